"""What impatient hands, many games and long ones do to the table: nothing."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsItem

from app.commands.watchdog import Watchdog
from app.controller.settings import Motion
from app.engine.decision import Act
from app.engine.terms import Zone
from app.table.card_item import CardItem
from app.table.show import Show
from app.table.table_widget import TableWidget
from app.windows.garbage import Collector
from tests.table.games import VOICE, Fighter, session, setup

MOST_ANSWERS = 1500
GAMES, WARM = 12, 2
IMPATIENT_ANSWERS, MOST_GESTURES = 30, 3000


# ---------------------------------------------------------------------------------------------- impatient hands


class Impatience:
    """Presses, drags and types anywhere, without waiting for anything."""

    def __init__(self, table: TableWidget, seed: int) -> None:
        self._table = table
        self._chance = random.Random(seed)

    def act(self) -> None:
        """Whatever comes to the fingers."""
        overlay = self._table.questions.choices or self._table.questions.overlay or self._table.sheets.sheet
        deeds = [self._click, self._click, self._drag, self._drag, self._key]
        self._chance.choice([*deeds, lambda: self._press_a_button(overlay)] if overlay else deeds)()

    def _anywhere(self) -> QPoint:
        port = self._table.view.viewport()
        items = list(self._table.scene.cards.values())
        if items and self._chance.random() < 0.85:
            return self._table.to_view(self._chance.choice(items).scenePos())
        return QPoint(self._chance.randrange(port.width()), self._chance.randrange(port.height()))

    def _click(self) -> None:
        buttons = list(self._table.scene.bar.buttons.values())
        at = self._anywhere()
        if buttons and self._chance.random() < 0.3:
            button = self._chance.choice(buttons)
            at = self._table.to_view(button.mapToScene(button.boundingRect().center()))
        QTest.mouseClick(self._table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def _drag(self) -> None:
        port, start, end = self._table.view.viewport(), self._anywhere(), self._anywhere()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, start + (end - start) * share)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def _key(self) -> None:
        keys = (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Right)
        QTest.keyClick(self._table.view, self._chance.choice(keys))

    def _press_a_button(self, overlay: QObject) -> None:
        buttons = [each for each in overlay.findChildren(QAbstractButton) if each.isEnabled() and each.isVisible()]
        if buttons:
            self._chance.choice(buttons).click()


def come_to_rest(table: TableWidget) -> None:
    """Let go of what is held, and wait until nothing moves and nobody thinks."""
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    for _ in range(200):
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        QApplication.processEvents()
        table.director.finish()
        if table.session.thinking is None and not table.director.is_busy:
            break
        table.session.poll()


@pytest.mark.parametrize("seed", [1, 2])
def test_clicks_every_hundredth_second_leave_scene_and_match_agreeing(open_table, seed: int) -> None:
    """Whatever moves at that moment: at rest every card lies where the match has it, and the same is asked."""
    game = session(setup("avengers", "frog-company", seed))
    table, _ = open_table(game.view(), session=game, voice=VOICE, motion=Motion.FAST)
    hands, gestures = Impatience(table, seed), 0
    while game.outcome is None and len(game.timeline) < IMPATIENT_ANSWERS and gestures < MOST_GESTURES:
        gestures += 1
        hands.act()
        QTest.qWait(10)
    come_to_rest(table)
    assert len(game.timeline) >= IMPATIENT_ANSWERS or game.outcome is not None
    assert set(table.scene.cards) == set(table.scene.spots)
    shown = {key: item.card for key, item in table.scene.cards.items() if item.card}
    truth = {card.id: card for card in game.view().cards}
    assert shown == {key: truth[key] for key in shown}
    assert {card.id for card in truth.values() if card.zone in (Zone.PLAY, Zone.HAND)} <= shown.keys()
    assert table.show_.shown == game.view()
    assert table.questions.decision == game.decision
    for key, item in table.scene.cards.items():
        assert item.spot == table.scene.spots[key]
        if key != table.scene.hovered:  # raised out of the hand
            assert (item.x(), item.y()) == pytest.approx((item.spot.x, item.spot.y), abs=1)


# --------------------------------------------------------------------------------------------- nothing is left


def play_through(table: TableWidget, fighter: Fighter) -> None:
    """A whole game, answered as fast as it is asked."""
    game = table.session
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is not None:
            table.flow.answer((fighter.choose(decision, game.view()),))
        elif not game.poll():
            return


def leftovers() -> dict[str, int]:
    """What lives of the things that a game makes many of."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    gc.collect()
    kinds = {"items": QGraphicsItem, "tables": TableWidget, "shows": Show, "cards": CardItem, "timers": QTimer}
    found = dict.fromkeys(kinds, 0)
    for each in gc.get_objects():
        for name, kind in kinds.items():
            if isinstance(each, kind) and shiboken6.isValid(each):
                found[name] += 1
    return found


def test_many_games_leave_no_item_timer_or_table_behind(open_table) -> None:
    """Fifty are counted in megabytes by the bench; here the first ones warm up and every later one leaves nothing."""
    before: dict[str, int] = {}
    for seed in range(GAMES):
        game = session(setup("wolf-hundred", "iron-krom", seed))
        table, _ = open_table(game.view(), session=game, voice=VOICE, size=(1280, 720))
        table.flow.warn_unused = False
        play_through(table, Fighter(seed))
        assert game.outcome is not None
        table.end()
        table.close()
        table.deleteLater()
        if seed == WARM:
            del table, game
            before = leftovers()
    del table, game
    assert leftovers() == before


# ------------------------------------------------------------------------------------------------- slow handlers


@pytest.fixture
def collector() -> Iterator[Collector]:
    """Garbage is looked after as in the program."""
    made = Collector(lasting=lambda: False)
    made.clear_out()
    yield made
    made.close()


def test_a_watchdog_tells_the_worst_handlers_of_a_whole_game(open_table, collector: Collector, capsys) -> None:
    """Printed, for a person to look at: figures of a machine are no reason to fail. Every answer is watched."""
    game = session(setup("copper-regiment", "black-train", 6), ("person", "random"))
    dog, fighter, answers = Watchdog(), Fighter(6), 0
    with dog.watching():
        table, _ = open_table(game.view(), session=game, voice=VOICE, motion=Motion.FAST)
        table.flow.warn_unused = False
        while game.outcome is None and answers < MOST_ANSWERS:
            decision = game.decision
            if decision is not None:
                answers += 1
                option = fighter.choose(decision, game.view())
                name = f"{decision.kind.value}: {option.act.value}"
                dog.time(name, lambda option=option: table.flow.answer((option,)))
            for _ in range(3):
                dog.time("a turn of the event loop", QApplication.processEvents)
    with capsys.disabled():
        print(f"\nworst handlers of {answers} answers:\n{dog.told()}")
    assert game.outcome is not None
    assert {"paint and mouse of the table", "a step of the motion", "a face drawn"} <= dog.worst.keys()
    assert any(step.answer.act is Act.END_TURN for step in game.timeline.steps if hasattr(step.answer, "act"))
