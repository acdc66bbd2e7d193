"""How fast the table is and what it costs: `figures()` for `otryad bench`.

Everything is measured offscreen, on the processor alone. What needs another scale runs in a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem

from app.ai.host import Reply
from app.controller.record import SeatRecord
from app.controller.session import Session
from app.controller.settings import Look, Motion, Play, Settings, Theme
from app.controller.timeline import Timeline
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.event import Phase
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.match import Match
from app.engine.message import message
from app.engine.program import Ability, Grant
from app.engine.terms import Element, Kind, Zone
from app.engine.view import CardView, PlayerView, View
from app.table.fonts import load_fonts
from app.table.table_widget import TableWidget
from app.table.words_of import Voice

SIZE = 1600, 900
FRAMES = 60
GAMES = 50
IDLE_S = 2.0
DRAGS = 120
SCALED = "scaled"

Figures = dict[str, float]


def figures() -> Figures:
    """Every figure of the table; takes about a minute."""
    _application()
    found = _frames("table.frame_ms_60", 60) | _frames("table.frame_ms_200", 200) | _other_scale()
    with_cards = _opened(_quiet(60))
    found["table.idle_cpu"] = _cpu_while(lambda: _wait(IDLE_S), IDLE_S)
    found["table.drag_cpu"] = _drag_cpu(with_cards)
    found["memory.table_mb"] = _resident_mb()
    _close(with_cards)
    found["table.worst_handler_ms"] = _worst_handler()
    found["memory.growth_50_games_mb"] = _growth()
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


class _Shown:
    """A session that shows one view and asks one question: enough to measure painting."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._real = _match_session(1)

    def view(self) -> View:
        return self._view

    @property
    def decision(self) -> Decision | None:
        return self._view.decision

    def choose_all(self, _answers: Iterable[Option]) -> None:
        """A drop is no answer here."""

    def begin(self) -> None:
        """Nobody thinks."""

    def __getattr__(self, name: str) -> object:
        return getattr(self._real, name)


def _quiet(cards: int) -> _Shown:
    """So many cards on the table, all different, some closed and wounded, five in each hand."""
    facts = [_facts(number) for number in range(cards)]
    half = (cards - 12) // 2
    heroes = [_card(1, HERO, 0, Zone.PLAY), _card(2, HERO, 1, Zone.PLAY)]
    squads = [_card(10 + number, facts[number], int(number >= half), Zone.PLAY) for number in range(2 * half)]
    hand = [_card(1000 + number, facts[-1 - number], 0, Zone.HAND) for number in range(5)]
    decision = Decision(0, Ask.TURN, (Option(Act.END_TURN),), message("ask.turn"))
    players = tuple(_player(seat, [card.id for card in squads if card.owner == seat]) for seat in (0, 1))
    me = replace(players[0], hand=tuple(card.id for card in hand))
    cards_shown = (*heroes, *squads, *hand)
    return _Shown(View(0, 7, 0, 0, Phase.CHOICE, (me, players[1]), cards_shown, (), (HERO, *facts), 0, decision, None))


def _card(number: int, facts: CardFacts, seat: int, zone: Zone) -> CardView:
    wounds = number % 3 == 0
    return CardView(
        number,
        facts.name,
        facts.id,
        seat,
        seat,
        zone,
        kind=facts.kind,
        elements=facts.elements,
        classes=facts.classes,
        cost=facts.cost,
        strike=facts.strike,
        life=max(1, facts.life - wounds),
        max_life=facts.life,
        wounds=int(wounds),
        closed=number % 5 == 0,
        poison=number % 7 == 0,
    )


def _player(seat: int, squad: list[int]) -> PlayerView:
    hand = (0,) * 5
    return PlayerView(seat, f"Игрок {seat + 1}", seat + 1, 7, 4, 0, 1, hand, (0,) * 24, (), tuple(squad), (), (), 0)


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


def _application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    load_fonts()
    return application


# ------------------------------------------------------------------------------------------------------ frames


def _frames(name: str, cards: int) -> Figures:
    """The median time of a frame with so many cards and three of them moving."""
    table = _opened(_quiet(cards))
    squad = [item for item in table.scene.cards.values() if item.spot and item.spot.zone is Zone.PLAY][3:6]
    times = [_frame(squad, number) for number in range(FRAMES)]
    _close(table)
    return {name: statistics.median(times)}


def _frame(moving: list[QGraphicsItem], number: int) -> float:
    for item in moving:
        item.moveBy(7 if number % 2 else -7, 5 if number % 3 else -10)
    began = time.perf_counter()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1000


def _other_scale() -> Figures:
    environment = os.environ | {"QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "app.table.bench_table", SCALED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else {}


# --------------------------------------------------------------------------------------------------------- cost


def _cpu_while(work: Callable[[], object], seconds: float) -> float:
    """Processor seconds a second."""
    began = time.process_time()
    work()
    return (time.process_time() - began) / seconds


def _wait(seconds: float) -> None:
    """As an idle window does: sleep in the event loop."""
    QTest.qWait(round(seconds * 1000))


def _drag_cpu(table: TableWidget) -> float:
    """A card in play is carried about at sixty moves a second."""
    item = next(item for item in table.scene.cards.values() if item.spot and item.spot.zone is Zone.HAND)
    table.scene.hold(item.key)

    def drag() -> None:
        for number in range(DRAGS):
            item.setPos(QPointF(300 + number * 5, 400 + number % 40))
            QTest.qWait(1000 // 60)

    return _cpu_while(drag, DRAGS / 60)


def _resident_mb() -> float:
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _worst_handler() -> float:
    """The slowest single event of a whole game with motion."""
    worst = 0.0
    table = _opened(_match_session(3), Motion.FAST)

    def timed(work: Callable[[], object]) -> None:
        nonlocal worst
        began = time.perf_counter()
        work()
        worst = max(worst, (time.perf_counter() - began) * 1000)

    for _ in range(1000):
        if table.session.outcome is not None:
            break
        decision = table.session.decision
        if decision is not None:
            option = _likely(decision)
            timed(lambda option=option: table.flow.answer((option,)))  # type: ignore[misc]
        for _ in range(4):
            timed(lambda: QApplication.processEvents())
    _close(table)
    return worst


def _growth() -> float:
    """How much memory fifty games leave behind, after ten that warm everything up."""
    for seed in range(10):
        _play_through(seed)
    before = _resident_mb()
    for seed in range(GAMES):
        _play_through(seed)
    return _resident_mb() - before


def _play_through(seed: int) -> None:
    table = _opened(_match_session(seed))
    for _ in range(1000):
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


if __name__ == "__main__" and sys.argv[1:] == [SCALED]:
    _application()
    sys.stdout.write(json.dumps(_frames("table.frame_ms_60_scale2", 60)) + "\n")
