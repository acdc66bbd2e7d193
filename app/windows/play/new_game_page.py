"""A new game on one page: decks, seats, rules; all of it remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.controller.settings import NewGame
from app.engine.heroes.edition import EDITIONS
from app.windows.client import Client
from app.windows.decks.info import DeckInfo, inform
from app.windows.decks.store import DeckStore, KeptDeck
from app.windows.icons import Sign
from app.windows.page import Page, Place
from app.windows.parts.files import asked_file
from app.windows.parts.layouts import FlowLayout, row
from app.windows.parts.notice import Tone
from app.windows.play.plan import SITUATION, GamePlan, is_seed, new_seed, plan_of
from app.windows.play.side_panel import SidePanel
from carddb.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class OneOf:
    """A setting of the new game with its few values, in their order."""

    name: str
    values: tuple[str | int, ...]


RULES = (
    OneOf("first", ("die", "me", "other")),
    OneOf("best_of", (1, 3)),
    OneOf("edition", tuple(EDITIONS)),
)


HOUSE = ("strikes_back", "quiet_repeats")
"""House rules that are on or off, as the settings name them."""


class NewGamePage(Page):
    """Two sides and the rules between them."""

    title = "windows.new_game"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.store = DeckStore(client.home)
        self.sides = (SidePanel(client, "play.side.me"), SidePanel(client, "play.side.other"))
        self.groups = {rule.name: QButtonGroup(self) for rule in RULES}
        self.seed = QLineEdit()
        self.by_level = QCheckBox()
        self.house = {name: QCheckBox() for name in HOUSE}
        self.practice = QCheckBox()
        self.start = self.button("play.start", Sign.PLAY, "gold")
        self.start.setEnabled(False)
        self._lay_out()
        self._show_chosen(client.keeper.now.new_game)
        for side in self.sides:
            side.changed.connect(self._changed)
        self.seed.textChanged.connect(self._changed)
        self.start.clicked.connect(self.play)
        client.shelf.changed.connect(self.read_decks)

    def open_with(self, what: object) -> None:
        """Show the decks as they are now; a deck that comes along is one's own."""
        if isinstance(what, KeptDeck):
            self.client.keeper.change("new_game", deck=str(what.path))
        if not self.seed.text():
            self.seed.setPlaceholderText(str(new_seed()))
        self.read_decks()

    def first_focus(self) -> QWidget:
        return self.sides[0].decks

    def read_decks(self) -> None:
        """Read the decks from their files."""

        def question(catalogue: Catalogue) -> list[DeckInfo]:
            return inform(catalogue, self.client.shelf, [*self.store.own(), *self.store.shipped()])

        self.ask("decks", question, self._show_decks)

    def _show_decks(self, decks: list[DeckInfo]) -> None:
        chosen = self.client.keeper.now.new_game
        shipped = [deck for deck in decks if deck.kept.is_shipped]
        other = chosen.other_deck or (str(shipped[1].kept.path) if len(shipped) > 1 else "")
        self.sides[0].show_decks(decks, chosen.deck or (str(shipped[0].kept.path) if shipped else ""))
        self.sides[1].show_decks(decks, other)
        self._changed()

    # -- what is chosen

    def chosen(self) -> NewGame:
        """The choices of the page, as they are remembered."""
        me, other = self.sides
        switches: dict[str, Any] = {name: box.isChecked() for name, box in self.house.items()}
        rules: dict[str, Any] = {rule.name: rule.values[self.groups[rule.name].checkedId()] for rule in RULES}
        return replace(
            self.client.keeper.now.new_game,
            deck=str(me.deck.kept.path) if me.deck else "",
            other_deck=str(other.deck.kept.path) if other.deck else "",
            seat=me.seat,
            other_seat=other.seat,
            name=me.name.text(),
            other_name=other.name.text(),
            seed=self.seed.text().strip(),
            hero_falls="level" if self.by_level.isChecked() else "initial",
            practice=self.practice.isChecked(),
            **switches,
            **rules,
        )

    def plan(self) -> GamePlan | None:
        """The game that would begin; None while a deck is missing."""
        me, other = (side.deck for side in self.sides)
        if me is None or other is None:
            return None
        names = self.sides[0].shown_name(), self.sides[1].shown_name()
        if names[0] == names[1]:
            names = (f"{names[0]} 1", f"{names[1]} 2")
        typed = self.seed.text().strip()
        seed = None if typed else int(self.seed.placeholderText() or new_seed())
        return plan_of(self.chosen(), (me.kept.deck, other.kept.deck), names, seed)

    def play(self) -> None:
        """Begin the game."""
        plan = self.plan()
        if plan is None:
            return
        self.client.keeper.put(new_game=self.chosen())
        self.seed.setPlaceholderText(str(new_seed()))
        self.wanted.emit(Place.TABLE, plan)

    def _changed(self) -> None:
        decks = [side.deck for side in self.sides]
        playable = all(deck is not None and not deck.resolved.unknown and deck.resolved.hero for deck in decks)
        has_seed = is_seed(self.seed.text())
        self.start.setEnabled(playable and has_seed)
        illegal = [deck.kept.name for deck in decks if deck is not None and not deck.is_legal]
        if not has_seed:
            self.notice.tell("play.bad_seed", Tone.WARNING, words=self.seed.text().strip()[:40])
        elif illegal and playable:
            self.notice.tell("play.illegal", Tone.WARNING, name=", ".join(dict.fromkeys(illegal)))
        else:
            self.notice.dismiss()

    def _show_chosen(self, chosen: NewGame) -> None:
        for side, seat, name in zip(
            self.sides, (chosen.seat, chosen.other_seat), (chosen.name, chosen.other_name), strict=True
        ):
            side.sit(seat)
            side.name.setText(name)
        for rule in RULES:
            value = getattr(chosen, rule.name)
            place = rule.values.index(value) if value in rule.values else 0
            self.groups[rule.name].button(place).setChecked(True)
        self.seed.setText(chosen.seed)
        self.by_level.setChecked(chosen.hero_falls == "level")
        self.practice.setChecked(chosen.practice)
        for name, box in self.house.items():
            box.setChecked(getattr(chosen, name))

    def _choose_situation(self) -> None:
        if place := asked_file(self, self.say("play.situation"), f"*{SITUATION}"):
            self.take_file(place)

    def take_file(self, place: Path) -> None:
        """Practise a situation."""
        self.wanted.emit(Place.TABLE, place)

    # -- the page

    def _lay_out(self) -> None:
        across = QHBoxLayout()
        across.setSpacing(12)
        for side in self.sides:
            across.addWidget(side, 5)
        across.addWidget(self._rules(), 4)
        self.body().addLayout(across, 1)

    def _rules(self) -> QWidget:
        lines = QVBoxLayout()
        lines.setSpacing(6)
        for rule in RULES:
            lines.addWidget(self.label(f"play.{rule.name}", "soft"))
            lines.addLayout(self._values(rule))
        lines.addWidget(self.label("play.seed", "soft"))
        self.put(self.seed.setToolTip, "play.seed.tip")
        self.put(self.seed.setAccessibleName, "play.seed")
        lines.addWidget(self.seed)
        lines.addWidget(self.label("play.house", "soft"))
        self.put(self.by_level.setText, "play.hero_falls")
        self.put(self.by_level.setToolTip, "play.hero_falls.tip")
        lines.addWidget(self.by_level)
        for name, box in self.house.items():
            self.put(box.setText, f"play.{name}")
            self.put(box.setToolTip, f"play.{name}.tip")
            lines.addWidget(box)
        lines.addWidget(self.label("play.practice", "soft"))
        self.put(self.practice.setText, "play.practice.open")
        self.put(self.practice.setToolTip, "play.practice.open.tip")
        lines.addWidget(self.practice)
        situation = self.button("play.situation", Sign.OPEN, tip="play.situation.tip")
        situation.clicked.connect(self._choose_situation)
        lines.addLayout(row(situation))
        lines.addStretch(1)
        self.start.setMinimumHeight(self.theme.pixels(3))
        return self.panel(self.label("play.rules", "heading"), lines, self.start, grows=1)

    def _values(self, rule: OneOf) -> FlowLayout:
        line = FlowLayout(gap=6)
        for number, value in enumerate(rule.values):
            button = self.button(f"play.{rule.name}.{value}", kind="flat")
            button.setCheckable(True)
            self.groups[rule.name].addButton(button, number)
            line.addWidget(button)
        return line
