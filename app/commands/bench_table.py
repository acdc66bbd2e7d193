"""The slowest handler of a whole game at the table, and what many games leave behind: `figures()` for `otryad bench`.

Offscreen, between two plain decks, the other seat played at once by a stand-in, so that only the table is measured.
"""

from __future__ import annotations

import gc
import os

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.ai.host import Reply
from app.commands.bench import Figures
from app.commands.watchdog import Watchdog
from app.controller.record import SeatRecord
from app.controller.session import Session
from app.controller.settings import Look, Motion, Play, Settings, Theme
from app.controller.timeline import Timeline
from app.engine.decision import Act, Decision, Option
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.match import Match
from app.engine.program import Ability, Grant
from app.engine.terms import Element, Kind
from app.engine.view import View
from app.table.fonts import load_fonts
from app.table.table_widget import TableWidget
from app.table.words_of import Voice
from app.windows.garbage import Collector
from app.words.tables import all_messages

SIZE = 1600, 900
GAMES = 50
WARM = 10
"""Games that fill every cache before memory is counted."""

MOST_ANSWERS = 1000


def figures() -> Figures:
    """Milliseconds and megabytes; takes some seconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    load_fonts()
    all_messages()  # as in the program, long before a game begins
    found = {"table.worst_handler_ms": _worst_handler(), "memory.growth_50_games_mb": _growth()}
    del application
    return found


# ------------------------------------------------------------------------------------------------------ tables


ELEMENTS = tuple(Element)


def _facts(number: int) -> CardFacts:
    classes = ("Орк", "Эльф", "Гном", "Речная дева", "Демон", "Голем")
    element = ELEMENTS[number % len(ELEMENTS)]
    name = f"Воин {classes[number % 6].lower()} {number}"
    return CardFacts(
        name, Kind.CREATURE, number % 5 + 1, number % 6, number % 4 + 1, (element,), (classes[number % 6],)
    )


HERO = CardFacts("Герой", Kind.HERO, life=25, elements=(Element.FOREST,))


class _Instant:
    """A computer player that needs no time and no process."""

    def __init__(self) -> None:
        self._reply: Reply | None = None

    def begin(self, *_told: object) -> None:
        """Nothing to know."""

    def think(self, _name: str, view: View, _seconds: float) -> None:
        assert view.decision is not None
        self._reply = Reply(0, _likely(view.decision))

    def poll(self) -> Reply | None:
        reply, self._reply = self._reply, None
        return reply

    def stop(self) -> None:
        """It is done already."""

    def forget(self) -> None:
        self._reply = None


def _match_session(seed: int) -> Session:
    """A real game between two plain decks, the other seat played at once."""
    facts = [_facts(number) for number in range(14)]
    deck = tuple(each.name for each in facts for _ in range(3))
    setup = MatchSetup(
        (SeatSetup("А", HERO.name, deck), SeatSetup("Б", HERO.name, deck)), (HERO, *facts), seed, first=0
    )
    seats = SeatRecord("А", "person"), SeatRecord("Б", "greedy")
    return Session(Timeline(Match.start(setup)), seats, computer=_Instant())  # type: ignore[arg-type]


def _ability(ability: Ability) -> str:
    return type(ability).__name__


def _grant(grant: Grant, number: int) -> str:
    return f"{type(grant).__name__} {number}"


def _opened(session: object, motion: Motion = Motion.NONE) -> TableWidget:
    settings = Settings(look=Look(motion=motion, theme=Theme.DARK), play=Play(warn_unused=False, turn_table=False))
    table = TableWidget(session, settings, Voice(_grant, _ability))  # type: ignore[arg-type]
    table.resize(*SIZE)
    table.show()
    table.begin()
    for _ in range(50):
        QApplication.processEvents()
    return table


def _close(table: TableWidget) -> None:
    table.end()
    table.close()
    table.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def _resident_mb() -> float:
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _worst_handler() -> float:
    """The slowest handler of a whole game with motion, in milliseconds of processor time."""
    dog = Watchdog()
    with dog.watching():
        collector = Collector(lasting=lambda: False)  # a game lies here all the time
        collector.clear_out()
        table = _opened(_match_session(3), Motion.FAST)
        for _ in range(MOST_ANSWERS):
            if table.session.outcome is not None:
                break
            decision = table.session.decision
            if decision is not None:
                option = _likely(decision)
                dog.time("an answer", lambda option=option: table.flow.answer((option,)))  # type: ignore[misc]
            for _ in range(4):
                QApplication.processEvents()
        _close(table)
    collector.close()
    return dog.worst_ms


def _growth() -> float:
    """How much memory fifty games leave behind, after some that warm everything up."""
    for seed in range(WARM):
        _play_through(seed)
    before = _resident_mb()
    for seed in range(GAMES):
        _play_through(seed)
    return _resident_mb() - before


def _play_through(seed: int) -> None:
    table = _opened(_match_session(seed))
    for _ in range(MOST_ANSWERS):
        decision = table.session.decision
        if decision is not None:
            table.flow.answer((_likely(decision),))
        elif not table.session.poll():
            break
    _close(table)


def _likely(decision: Decision) -> Option:
    """Strikes first, then plays: games end soon."""
    liked = {Act.STRIKE: 0, Act.PLAY: 1, Act.USE: 2, Act.DONE: 3, Act.NO: 3, Act.END_TURN: 4}
    return min(decision.options, key=lambda option: liked.get(option.act, 5))
