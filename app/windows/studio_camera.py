"""A client with a home of its own, and a camera: what pictures and measurements of the screens are taken with."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from errno import EIO
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from app.controller.record import SeatRecord
from app.controller.session import Options, Session
from app.controller.settings import Motion, Theme
from app.controller.timeline import Timeline
from app.controller.undo import PERSON
from app.engine.decision import Act, Decision, Option
from app.engine.heroes.edition import ED12
from app.table.fonts import load_fonts
from app.table.table_widget import TableWidget
from app.windows.client import Client
from app.windows.decks.store import DeckStore
from app.windows.main_window import MainWindow
from app.windows.page import Page, Place
from app.windows.play.plan import GamePlan, Side, Sitting
from app.windows.play.table_page import TablePage
from app.words import Tongue

_Page = TypeVar("_Page", bound=Page)

SIZE = (1600, 900)
SEED = 7
QUIET_S = 0.35
LONGEST_S = 60.0
NAMES = {Tongue.RUSSIAN: ("Эйра", "Морвен"), Tongue.ENGLISH: ("Eira", "Morwen")}
"""Who plays, in each language."""
WATCHER = "watcher"
"""A seat that nobody answers for: the picture stands still."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A picture: its name, what brings the window there, and in which looks it is taken."""

    name: str
    show: Callable[[Studio], None]
    light_too: bool = False


class Studio:
    """A client on a home of its own, and a camera."""

    def __init__(self, folder: Path, scale: int) -> None:
        self.folder = folder
        self.scale = scale
        application = QApplication.instance() or QApplication([])
        assert isinstance(application, QApplication)
        self.application = application
        load_fonts()
        self.client = Client.create(application)
        self.client.keeper.change("look", motion=Motion.NONE, theme=Theme.DARK)
        self.window = MainWindow(self.client)
        self.window.resize(*SIZE)
        self.window.show()
        self.settle()

    def take(self, screen: Screen) -> None:
        """One screen in both languages, dark and where it says so light."""
        for theme in (Theme.DARK, Theme.LIGHT) if screen.light_too else (Theme.DARK,):
            for tongue in Tongue:
                self.client.keeper.change("look", theme=theme, language=tongue)
                self.window.go(Place.START)
                screen.show(self)
                self.settle()
                self._save(screen.name, theme, tongue)
                for place in (Place.TABLE, Place.LEARN):
                    self.page(place, TablePage).stand_up()

    def page(self, place: Place, kind: type[_Page]) -> _Page:
        """A page of the window."""
        found = self.window.page(place)
        assert isinstance(found, kind)
        return found

    def settle(self, least: float = QUIET_S) -> None:
        """Let everything come that was asked for, and be quiet for so long; one slow event is no quiet."""
        quiet_since, latest = time.monotonic(), time.monotonic() + LONGEST_S
        while time.monotonic() < latest:
            QApplication.processEvents()
            if self._is_busy():
                quiet_since = time.monotonic()
            elif time.monotonic() - quiet_since > least:
                break
            time.sleep(0.005)

    def close(self) -> None:
        self.window.close()
        self.client.close()

    def _is_busy(self) -> bool:
        table = getattr(self.window.stack.currentWidget(), "table", None)
        drawing = isinstance(table, TableWidget) and table.pictures.is_busy
        working = self.window.is_loading or bool(self.client.jobs.running) or self.client.shelf.is_busy
        return working or self.client.faces.is_busy or drawing

    def _save(self, name: str, theme: Theme, tongue: Tongue) -> None:
        parts = [name, tongue.value, *([] if theme is Theme.DARK else [theme.value])]
        place = self.folder / f"{'-'.join(parts)}{'' if self.scale == 1 else f'@{self.scale}x'}.png"
        if not self.window.grab().save(str(place)):
            raise OSError(EIO, os.strerror(EIO), str(place))
        sys.stdout.write(f"{place}\n")

    # -- games

    @property
    def names(self) -> tuple[str, str]:
        """Who plays, in the language that is shown."""
        return NAMES[self.client.speech.tongue]

    def plan(self, first: int | None = 0) -> GamePlan:
        """A game between two decks of the box."""
        decks = DeckStore(self.client.home).shipped()
        mine, other = self.names
        sides = Side(mine, PERSON, decks[0].deck), Side(other, PERSON, decks[4].deck)
        return GamePlan(sides, SEED, ED12, first)

    def sitting(self, stop: Callable[[Decision, Timeline], bool], *, two: bool = False) -> Sitting:
        """A game played by chance up to a question, then shown to the first seat, or to two persons."""
        plan = self.plan()
        began = self.client.start.begin(plan, self.client.keeper.now.play)
        timeline, chance = began.session.timeline, random.Random(SEED)
        while (decision := timeline.match.decision) is not None and not stop(decision, timeline):
            timeline.push(decision.seat, likely(decision, chance))
        names = plan.sides[0].name, plan.sides[1].name
        began.session.close()
        began.journal.unlink()
        seats = SeatRecord(names[0], PERSON), SeatRecord(names[1], PERSON if two else WATCHER)
        return replace(began, session=Session(timeline, seats, options=Options()))

    def page_of_table(self) -> TablePage:
        """The page with the table."""
        return self.page(Place.TABLE, TablePage)

    def table(self, sitting: Sitting) -> TableWidget:
        """The table with this game."""
        self.window.go(Place.TABLE, sitting)
        self.settle()
        shown = self.page_of_table().table
        assert shown is not None
        return shown


def likely(decision: Decision, chance: random.Random) -> Option:
    """An answer that fills the table: cards are played, strikes go now and then, else the turn ends."""
    options = decision.options
    plays = [option for option in options if option.act is Act.PLAY]
    strikes = [option for option in options if option.act is Act.STRIKE]
    if plays:
        return chance.choice(plays)
    if strikes and chance.random() < 0.25:
        return chance.choice(strikes)
    ends = [option for option in options if option.act in (Act.END_TURN, Act.DONE, Act.NO)]
    return ends[0] if ends else chance.choice(options)
