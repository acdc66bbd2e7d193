"""The overlays that are no question of the rules: curtain, winner, consent, graveyards, bookmarks, tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.controller.byhand import ZONES, HandTool
from app.controller.series import Series
from app.controller.session import Session
from app.engine.decision import HandAct, Tool
from app.engine.errors import IllegalChoice
from app.engine.event import TurnStarted
from app.engine.terms import Zone
from app.engine.view import View
from app.table.faces_of import full_numbers, numbers_now
from app.table.overlays.base import Overlay
from app.table.overlays.cards import CardChoice, CardsOverlay
from app.table.overlays.creating import CreateOverlay
from app.table.overlays.curtain import Curtain
from app.table.overlays.lists import ListOverlay
from app.table.overlays.names import NameOverlay
from app.table.overlays.toast import Toast
from app.table.overlays.tools import PLACES, SPANS, ToolOverlay
from app.table.overlays.winner import CHOICES, WinnerOverlay
from app.table.preview import LargeCard
from app.table.review import Review
from app.table.scene import TableScene
from app.table.words_of import Speaker
from app.words.story import Level, Line

Locate = Callable[[QPointF], QPoint]

Use = Callable[[HandAct], bool]
"""Uses a tool; False: it was refused, which the player has been told."""

Stock = Callable[[Callable[[Sequence[str]], None]], None]
"""Tells, perhaps later, the names of all cards that can be created by hand."""

RECAP_LINES = 9


class Sheets(QObject):
    """Opens one sheet at a time over the table. `wished` carries what the winner's screen was told."""

    wished = Signal(str)
    pointed = Signal(int, bool)
    menu_wanted = Signal(int, QPoint)
    """The menu of a card on a sheet, at a point of the screen."""
    refused = Signal(IllegalChoice)
    stepped = Signal(object)
    """The line of the last turn that is looked at; None: none any more."""

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        table: QWidget,
        whole: QWidget,
        locate: Locate,
        beside: Callable[[], QRect],
    ) -> None:
        """`table` is what sheets lie over, `whole` what the curtain covers, `beside` where a list covers no card."""
        super().__init__(table)
        self._session = session
        self._scene = scene
        self._table = table
        self._whole = whole
        self._locate = locate
        self._beside = beside
        self.sheet: Overlay | None = None
        self.stock: Stock | None = None
        self.series = Series()
        self.can_swap = True
        """Whether the decks can change sides for another game: not in a situation."""
        """What this game is one of, with the games before it."""
        self.curtain = Curtain(whole, scene.skin.palette)
        self.curtain.lifted.connect(session.ready)
        self.toast = Toast(table)

    # ------------------------------------------------------------------------------------------------- opening

    def open(self, sheet: Overlay, near: QPoint | None = None) -> None:
        """Show a sheet in place of the one that is open."""
        self.close()
        self.sheet = sheet
        sheet.cancelled.connect(self.close)
        sheet.open_near(near)

    def close(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self._table.setFocus()

    def settle(self) -> None:
        """The table has another size."""
        if self.sheet is not None:
            self.sheet.settle()
        if self.curtain.isVisible():
            self.curtain.setGeometry(self._whole.rect())

    def notice(self, text: str, at: QPointF | None = None) -> None:
        """A short word near a point of the scene."""
        self.toast.say(text, self._locate(at) if at is not None else None)

    # ------------------------------------------------------------------------------------------------- hot-seat

    def drop_curtain(self, seat: int, speaker: Speaker, *, recap: bool) -> None:
        """Cover everything until that seat is ready; what is told on the curtain both may know."""
        if self.curtain.isVisible():
            return
        self.close()
        self._hang_curtain(seat, speaker, recap=recap)

    def _hang_curtain(self, seat: int, speaker: Speaker, *, recap: bool) -> None:
        skin = self._scene.skin
        name = self._session.seats[seat].name
        colour = skin.palette.near_side if seat == 0 else skin.palette.far_side
        lines = self._recap(speaker, seat)[-RECAP_LINES:] if recap else []
        ready = speaker.say("table.ready")
        has_begun = self._scene.view is not None and self._scene.view.turn > 0
        title = speaker.say("table.curtain" if has_begun else "table.waits_for", name=name)
        self.curtain.drop(
            skin.palette, title, colour, "\n".join(line.text for line in lines), ready, round(16 * skin.text_size)
        )

    def say_again(self, speaker: Speaker, *, recap: bool) -> None:
        """In another language, in other colours or letters: the curtain and the winner's sheet, if they are there."""
        seat, view = self._session.showing.waits_for, self._scene.view
        if self.curtain.isVisible() and seat is not None:
            self._hang_curtain(seat, speaker, recap=recap)
        if isinstance(self.sheet, WinnerOverlay) and view is not None:
            self.show_winner(view, speaker)

    def lift_curtain(self) -> None:
        if self.curtain.isVisible():
            self.curtain.hide()
            self._table.setFocus()

    def _recap(self, speaker: Speaker, seat: int) -> list[Line]:
        """What the other did in his last turn, as far as both may know it; a turn of one's own that has begun since
        tells nothing new.
        """
        lines = self.last_turn(speaker, None, seat)
        own = (place for place, line in enumerate(lines) if isinstance(line.event, TurnStarted) and _seat(line) == seat)
        return lines[: next(own, len(lines))]

    def last_turn(self, speaker: Speaker, eyes: int | None, seat: int | None) -> list[Line]:
        """The main lines since the last turn of that seat's opponent began, as these eyes saw them."""
        lines = self._session.chronicle.lines(speaker.teller, speaker.tongue, eyes)
        main = [line for line in lines if line.level is Level.MAIN]
        starts = [place for place, line in enumerate(main) if isinstance(line.event, TurnStarted)]
        before = [place for place in starts if _seat(main[place]) != seat]
        return main[before[-1] :] if before else main

    # -------------------------------------------------------------------------------------------------- the end

    def show_winner(self, view: View, speaker: Speaker) -> None:
        """Who won and how, and what to do next."""
        outcome = view.outcome
        if outcome is None:
            return
        title = self._winners_title(outcome.winner, view, speaker)
        key = f"log.ending.{outcome.ending.replace(' ', '_')}"
        facts = [speaker.say("table.winner.facts", turns=view.turn, answers=len(self._session.timeline))]
        series = self.series.after(outcome.winner)
        if series.best_of > 1:
            facts.append(self._score(series, speaker))
        pixels = round(16 * self._scene.skin.text_size)
        hero = self._portrait(view, outcome.winner)
        labels = {name: speaker.say(message) for name, message in _choices(series, self.can_swap).items()}
        sheet = WinnerOverlay(self._table, title, speaker.say(key), "\n".join(facts), labels, pixels, hero)
        sheet.chosen.connect(self._after_game)
        self.open(sheet)

    def _winners_title(self, winner: int | None, view: View, speaker: Speaker) -> str:
        persons = self._session.persons
        if winner is None:
            return speaker.say("table.winner.draw")
        if len(persons) == 1:
            return speaker.say("table.winner.you" if winner in persons else "table.winner.not_you")
        return speaker.say("table.winner.name", name=view.players[winner].name)

    def _score(self, series: Series, speaker: Speaker) -> str:
        """How the match stands, and who has won it."""
        one, two = (seat.name for seat in self._session.seats)
        first, second = series.score
        said = speaker.say("table.winner.score", one=one, first=first, second=second, two=two)
        if series.winner is not None:
            said += "\n" + speaker.say("table.winner.match", name=self._session.seats[series.winner].name)
        return said

    def _portrait(self, view: View, winner: int | None) -> LargeCard | None:
        """The winner's hero, as large as the table leaves room."""
        card = next((each for each in view.cards if winner is not None and each.id == view.players[winner].hero), None)
        if card is None or not card.facts:
            return None
        hero = LargeCard(self._scene.pictures)
        hero.set_height(max(160, min(360, self._table.height() // 2 - 60)))
        hero.show_face(self._scene.face_of(card), full_numbers(card))
        return hero

    def _after_game(self, choice: str) -> None:
        self.close()
        if choice != "look":
            self.wished.emit(choice)

    # ---------------------------------------------------------------------------------------------- other player

    def ask_leave(self, seat: int, speaker: Speaker) -> None:
        """The other's consent to an undo."""
        question = speaker.say("table.leave", name=self._session.seats[seat].name)
        to = speaker.say("table.leave.to", name=self._session.seats[1 - seat].name)
        lines = [speaker.say("table.leave.yes"), speaker.say("table.leave.no")]
        sheet = ListOverlay(self._table, question, to, lines)
        sheet.chosen.connect(self._consent)
        sheet.cancelled.connect(lambda: self._session.consent(False))
        self.open(sheet)

    def _consent(self, place: int) -> None:
        self.close()
        self._session.consent(place == 0)

    def offer_draw(self, seat: int, speaker: Speaker) -> None:
        """The other offers a draw."""
        question = speaker.say("table.draw", name=self._session.seats[seat].name)
        sheet = ListOverlay(self._table, question, "", [speaker.say("table.draw.yes"), speaker.say("table.draw.no")])
        sheet.chosen.connect(lambda place: self._answer_draw(1 - seat, place == 0))
        self.open(sheet)

    def _answer_draw(self, seat: int, accepts: bool) -> None:
        self.close()
        if accepts:
            self._session.accept_draw(seat)

    def ask_concede(self, speaker: Speaker) -> None:
        """Conceding is asked once more."""
        lines = [speaker.say("table.concede.no"), speaker.say("table.concede.yes")]
        sheet = ListOverlay(self._table, speaker.say("table.concede"), "", lines)
        sheet.chosen.connect(self._concede)
        self.open(sheet)

    def _concede(self, place: int) -> None:
        self.close()
        if place == 1:
            self._session.concede()

    # --------------------------------------------------------------------------------------------------- looking

    def browse(self, view: View, cards: Sequence[int], title: str, speaker: Speaker) -> None:
        """Look through cards, the first one first: a graveyard, what was looked at by hand."""
        known = {card.id: card for card in view.cards}
        choices = [
            CardChoice(card.id, card.name, self._scene.face_of(card), numbers_now(card), tongue=self._scene.skin.tongue)
            for card in (known[key] for key in cards if key in known)
            if card.facts
        ]
        skin = self._scene.skin
        done = QPushButton(speaker.say("table.close"))
        done.clicked.connect(self.close)
        detail = speaker.say("table.sheet.by_hand")
        sheet = CardsOverlay(self._table, title, detail, choices, self._scene.pictures, skin.palette, (done,))
        sheet.chosen.connect(lambda _place: self.close())
        sheet.pointed.connect(self.pointed)
        sheet.menu_wanted.connect(self.menu_wanted)
        self.open(sheet)

    def graveyard(self, view: View, seat: int, speaker: Speaker) -> None:
        player = view.players[seat]
        title = speaker.say("table.graveyard.of", name=player.name, n=len(player.graveyard))
        self.browse(view, player.graveyard[::-1], title, speaker)

    def looked_at(self, view: View, act: HandAct, speaker: Speaker) -> None:
        """What a look by hand has shown, the top of the deck first."""
        player = view.players[act.seat]
        is_hand = act.zone is Zone.HAND
        cards = player.hand if is_hand else player.deck[: act.number]
        title = speaker.say("table.looked.hand" if is_hand else "table.looked.deck", name=player.name)
        self.browse(view, cards, title, speaker)

    def review(self, speaker: Speaker) -> None:
        """The acts of the last turn one by one, each shown on the table once more."""
        eyes = self._session.eyes
        own = eyes if eyes is not None else self._scene.near
        lines = self.last_turn(speaker, own, own)
        sheet = Review(self._whole, speaker.say("table.review"), lines, speaker.say("table.close"), self._beside)
        sheet.stepped.connect(self.stepped)
        sheet.chosen.connect(lambda _place: self.close())
        self.open(sheet)

    # ------------------------------------------------------------------------------------------------- bookmarks

    def new_bookmark(self, speaker: Speaker) -> None:
        """Name this moment."""
        number = len(self._session.bookmarks) + 1
        usual = speaker.say("table.bookmark.usual", n=number)
        sheet = NameOverlay(
            self._table,
            speaker.say("table.bookmark.new"),
            "",
            [usual],
            speaker.say("table.accept"),
            speaker.say("table.cancel"),
        )
        sheet.free = True
        sheet.said.connect(self._bookmark)
        sheet.chosen.connect(lambda _place: self._bookmark(usual))
        self.open(sheet)

    def _bookmark(self, name: str) -> None:
        self.close()
        self._session.bookmark(name)

    def bookmarks(self, speaker: Speaker) -> None:
        """Go back to a named moment."""
        marks = sorted(self._session.bookmarks.items())
        lines = [speaker.say("table.bookmark.line", name=name, n=at) for at, name in marks]
        title = speaker.say("table.bookmark.list" if marks else "table.bookmark.none")
        sheet = ListOverlay(
            self._table, title, speaker.say("table.bookmark.back") if marks else "", lines, speaker.say("table.close")
        )
        sheet.chosen.connect(lambda place: self._go_to(marks[place][0]))
        self.open(sheet)

    def _go_to(self, at: int) -> None:
        self.close()
        try:
            self._session.undo(self._session.can_undo_to(at))
        except IllegalChoice as refusal:
            self.refused.emit(refusal)

    # ----------------------------------------------------------------------------------------------------- tools

    def use_tool(self, tool: HandTool, card: int, view: View, speaker: Speaker, use: Use) -> None:
        """Ask what the tool wants, then use it; a form that is refused stays, to be mended."""
        chosen = HandAct(tool.tool, card=card, seat=self._seat_of(card, view))
        self.close()
        if not tool.wants:
            use(chosen)
            return
        name = next((each.name for each in view.cards if each.id == card), view.players[chosen.seat].name)
        title = f"{name}: {speaker.say('tools.' + tool.tool.value.replace(' ', '_'))}"
        words = _tool_words(view, speaker)
        if tool.tool is Tool.CREATE:
            self._create(title, chosen, words, use)
            return
        sheet = ToolOverlay(self._table, title, tool, chosen, words)
        sheet.accepted.connect(lambda made: self._use(sheet, made, use))
        self.open(sheet)

    def _create(self, title: str, chosen: HandAct, words: dict[str, str], use: Use) -> None:
        """Any card that the windows know by name; without them one that was seen in this game."""

        def show(names: Sequence[str]) -> None:
            sheet = CreateOverlay(self._table, title, chosen, words, names)
            sheet.accepted.connect(lambda made: self._use(sheet, made, use))
            self.open(sheet)

        if self.stock is not None:
            self.stock(show)
        else:
            show(sorted(self._scene.facts))

    def _use(self, sheet: Overlay, made: HandAct, use: Use) -> None:
        """Using it may bring other sheets, so the form goes only if it is still the one that is open."""
        if use(made) and self.sheet is sheet:
            self.close()

    def _seat_of(self, card: int, view: View) -> int:
        found = next((each for each in view.cards if each.id == card), None)
        return found.controller if found is not None else self._scene.near


def _choices(series: Series, can_swap: bool) -> dict[str, str]:
    """What can be done after a game: within a match nothing is exchanged, the next game comes."""
    found = {choice: f"table.winner.{choice}" for choice in CHOICES}
    if series.best_of > 1:
        found["again"] = "table.winner.again_match" if series.is_over else "table.winner.next"
        can_swap = can_swap and series.is_over
    if not can_swap:
        del found["swap"]
    return found


def _seat(line: Line) -> int | None:
    return line.event.seat if isinstance(line.event, TurnStarted) else None


def _tool_words(view: View, speaker: Speaker) -> dict[str, str]:
    wants = ("number", "zone", "place", "seat", "span", "keyword", "name", "text")
    words = {want: speaker.say(f"table.tool.{want}") for want in wants}
    words.update({f"zone {zone.value}": speaker.say(f"table.zone.{zone.value.replace(' ', '_')}") for zone in ZONES})
    words.update({f"place {place.value}": speaker.say(f"table.place.{place.value}") for place in PLACES})
    words.update({f"span {span.value}": speaker.say(f"table.span.{span.value.replace(' ', '_')}") for span in SPANS})
    words.update({f"seat {seat}": view.players[seat].name for seat in (0, 1)})
    words.update(accept=speaker.say("table.accept"), cancel=speaker.say("table.cancel"))
    return words
