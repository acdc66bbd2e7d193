"""Whole games at the table, by mouse and by keyboard, to the winner's screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.controller.gestures import subject
from app.controller.handover import Cover
from app.controller.settings import Motion
from app.controller.undo import Leave
from app.engine.decision import Act, Ask, Decision, Option
from app.table.asking import plain_options
from app.table.overlays.cards import CardsOverlay, MulliganOverlay, SeveralOverlay
from app.table.overlays.lists import ListOverlay, OrderOverlay
from app.table.overlays.names import NameOverlay
from app.table.overlays.numbers import NumberOverlay
from app.table.overlays.split import SplitOverlay
from app.table.overlays.winner import WinnerOverlay
from app.table.table_widget import TableWidget
from app.words.story import Level
from tests.table.games import VOICE, Fighter, session, setup
from tests.table.mouse import Mouse

MOST_ANSWERS = 1500


class MousePlayer:
    """Gives an option by the gesture that a person would make."""

    def __init__(self, table: TableWidget, mouse: Mouse) -> None:
        self.table = table
        self.mouse = mouse

    def give(self, decision: Decision, option: Option) -> None:
        if decision.kind is Ask.TURN:
            self.act(option)
        elif self.table.questions.overlay is not None:
            self.in_overlay(decision, option)
        elif option in plain_options(decision):
            self.mouse.press_button(option.act.name)
        elif subject(option) in self.table.scene.in_sight():
            self.mouse.click(subject(option))
            self.which(option)
        else:
            offered = [each for each in decision.options if each not in plain_options(decision)]
            self.mouse.press_button(f"option {offered.index(option)}")

    def act(self, option: Option) -> None:
        """The own turn: drags, and the button that ends it."""
        if option.act is Act.END_TURN:
            self.mouse.press_button("END_TURN")
            if "CONFIRM_END" in self.table.scene.bar.buttons:
                self.mouse.press_button("CONFIRM_END")
            return
        if option.target == option.card:
            self.mouse.click(option.card)
            self.mouse.click(option.card)
        elif option.target and option.target not in self.table.scene.in_sight():
            self.mouse.click(option.card)
            choices = self.table.questions.choices
            if not isinstance(choices, CardsOverlay):
                self.mouse.click_at(QPoint(2, 2))
            choices = self.table.questions.choices
            next(card for card in choices.cards if card.choice.card == option.target).click()
        elif option.target:
            self.mouse.drag(option.card, option.target)
        elif self.table.scene.spots[option.card].zone.value == "hand":
            field = self.table.scene.layout.near.field
            self.mouse.drag(option.card, self.mouse.point(field.x + 3, field.bottom - 3))
        else:
            self.mouse.double_click(option.card)
        self.which(option)

    def which(self, option: Option) -> None:
        """One gesture may mean several options."""
        choices = self.table.questions.choices
        if isinstance(choices, ListOverlay):
            decision, view, speaker = (
                self.table.questions.decision,
                self.table.questions.view,
                self.table.questions.speaker,
            )
            wanted = speaker.option(option, decision, view)
            next(button for button in choices.buttons if button.line == wanted).click()

    def in_overlay(self, decision: Decision, option: Option) -> None:
        overlay = self.table.questions.overlay
        offered = [each for each in decision.options if each not in plain_options(decision)]
        if isinstance(overlay, MulliganOverlay):
            overlay.accept.click()
        elif isinstance(overlay, SeveralOverlay):
            for place in [place for place, each in enumerate(offered) if each == option] + list(range(decision.low)):
                if place not in overlay.order and len(overlay.order) < max(1, decision.low):
                    overlay.cards[place].click()
            overlay.accept.click()
        elif option in plain_options(decision):
            self.table.questions.press(option.act.name)
        elif isinstance(overlay, SplitOverlay):
            overlay.set_share(0, option.number)
            overlay.set_share(len(overlay.shares) - 1, decision.undivided)
            overlay.accept.click()
        elif isinstance(overlay, OrderOverlay):
            overlay.buttons[offered.index(option)].click()
            overlay.accept.click()
        elif isinstance(overlay, ListOverlay):
            overlay.buttons[offered.index(option)].click()
        elif isinstance(overlay, NumberOverlay):
            overlay.chosen.emit(option.number)
        elif isinstance(overlay, CardsOverlay):
            overlay.cards[offered.index(option)].click()
        elif isinstance(overlay, NameOverlay):
            overlay.chosen.emit(offered.index(option))


class KeyPlayer:
    """Gives an option by keys alone."""

    def __init__(self, table: TableWidget, press) -> None:
        self.table = table
        self.press = press

    def give(self, decision: Decision, option: Option) -> None:
        if decision.kind is Ask.TURN:
            self.act(option)
            self.which(option)
        elif self.table.questions.overlay is not None:
            self.in_overlay(decision, option)
        elif subject(option) and option not in plain_options(decision):
            self.walk_to(subject(option))
            self.press(Qt.Key.Key_Return)
        else:
            offered = [each for each in decision.options if each not in plain_options(decision)]
            self.press(Qt.Key.Key_1 + [*offered, *plain_options(decision)].index(option))

    def act(self, option: Option) -> None:
        if option.act is Act.END_TURN:
            self.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            if "CONFIRM_END" in self.table.scene.bar.buttons:
                self.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            return
        self.walk_to(option.card)
        self.press(Qt.Key.Key_Return)
        if option.target in self.table.scene.in_sight():
            self.walk_to(option.target)
        if option.target in self.table.scene.in_sight() or not option.target:
            self.press(Qt.Key.Key_Return)

    def walk_to(self, card: int) -> None:
        wanted = Mouse.topmost(self.table, card)
        for _ in range(200):
            if self.table.keyboard.card == wanted:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to card {card}")

    def which(self, option: Option) -> None:
        choices = self.table.questions.choices
        if isinstance(choices, ListOverlay):
            asked = self.table.questions
            wanted = asked.speaker.option(option, asked.decision, asked.view)
            lines = [button.line for button in choices.buttons]
            self.press(Qt.Key.Key_1 + lines.index(wanted))
        elif isinstance(choices, CardsOverlay):
            self.pick([card.choice.card for card in choices.cards].index(option.target))

    def in_overlay(self, decision: Decision, option: Option) -> None:
        offered = [each for each in decision.options if each not in plain_options(decision)]
        overlay = self.table.questions.overlay
        if isinstance(overlay, SeveralOverlay):
            wanted = [offered.index(option)] if option in offered else []
            for place in [*wanted, *range(decision.low)]:
                if place not in overlay.order and len(overlay.order) < max(1, decision.low):
                    self.press(Qt.Key.Key_1 + place)
            while overlay.focusWidget() is not overlay.accept:
                self.press(Qt.Key.Key_Right)
            self.press(Qt.Key.Key_Return)
        elif isinstance(overlay, SplitOverlay):
            self.press(Qt.Key.Key_0 + option.number)
            while overlay.left:
                self.press(Qt.Key.Key_Right)
                self.press(Qt.Key.Key_9)
            self.press(Qt.Key.Key_Return)
        elif isinstance(overlay, OrderOverlay):
            self.press(Qt.Key.Key_1 + offered.index(option))
            while self.table.questions.overlay is overlay and overlay.focusWidget() is not overlay.accept:
                self.press(Qt.Key.Key_Right)
            if self.table.questions.overlay is overlay:
                self.press(Qt.Key.Key_Return)
        elif isinstance(overlay, NumberOverlay):
            for digit in str(option.number):
                self.press(Qt.Key.Key_0 + int(digit))
            if self.table.questions.overlay is overlay:
                self.press(Qt.Key.Key_Return)
        elif isinstance(overlay, NameOverlay):
            overlay.chosen.emit(offered.index(option))
        elif option in plain_options(decision):
            self.pick(len(offered) + plain_options(decision).index(option) + int(decision.can_back))
        else:
            self.pick(offered.index(option))

    def pick(self, place: int) -> None:
        """The button of that place, walked to with arrows."""
        for _ in range(place):
            self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_Return)


def play(table: TableWidget, player: MousePlayer | KeyPlayer, fighter: Fighter) -> int:
    """Play until somebody has won; returns how many gestures it took."""
    game = table.session
    for number in range(MOST_ANSWERS):
        QApplication.processEvents()
        while table.director.is_busy:
            table.director.finish()  # seen enough
        if game.outcome is not None:
            return number
        if game.showing.cover is Cover.CURTAIN:
            table.sheets.curtain.ready.click()
            continue
        if game.showing.cover is Cover.HANDS:
            table.flow.press("READY")
            continue
        decision = game.decision
        if decision is None:
            game.poll()
            continue
        before = len(game.timeline)
        option = fighter.choose(decision, game.view())
        player.give(decision, option)
        assert len(game.timeline) > before, f"no answer came of {option} to {decision.kind}"
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("decks", "seed"), [(("avengers", "elven-arrows"), 1), (("frog-company", "big-fist"), 2)])
def test_a_whole_game_by_mouse_reaches_the_winners_screen(open_table, mouse, decks, seed) -> None:
    """From the mulligan to the end, each answer by its gesture (301-310, 602)."""
    game = session(setup(*decks, seed))
    table, _ = open_table(game.view(), session=game, voice=VOICE)
    play(table, MousePlayer(table, mouse(table)), Fighter(seed))
    assert isinstance(table.sheets.sheet, WinnerOverlay)
    shown, truth = set(table.scene.cards), set(table.scene.spots)
    assert shown == truth


def test_a_whole_game_by_keyboard(open_table, qtbot) -> None:
    """Tab, arrows, Enter and digits suffice."""
    game = session(setup("wolf-hundred", "iron-krom", 3))
    table, _ = open_table(game.view(), session=game, voice=VOICE)

    def press(key: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        table.activateWindow()  # the offscreen screen lets windows lose their activity
        target = table.questions.choices or table.questions.overlay or table.view
        qtbot.keyClick(target, Qt.Key(key), modifier)
        QApplication.processEvents()

    play(table, KeyPlayer(table, press), Fighter(3))
    assert isinstance(table.sheets.sheet, WinnerOverlay)


def test_a_whole_game_of_two_at_one_screen(open_table, mouse) -> None:
    """Curtain by curtain, from both seats."""
    game = session(setup("zul-baal", "green-guard", 4), ("person", "person"))
    table, _ = open_table(game.view(), session=game, voice=VOICE)
    play(table, MousePlayer(table, mouse(table)), Fighter(4))
    assert isinstance(table.sheets.sheet, WinnerOverlay)


def test_a_whole_game_from_the_other_seat(open_table, mouse) -> None:
    """The person need not sit first."""
    game = session(setup("copper-regiment", "black-train", 5), ("random", "person"))
    table, _ = open_table(game.view(), session=game, voice=VOICE)
    assert table.scene.near == 1
    play(table, MousePlayer(table, mouse(table)), Fighter(5))
    assert isinstance(table.sheets.sheet, WinnerOverlay)


def test_the_log_tells_what_was_shown_and_in_the_end_everything(open_table) -> None:
    """Answers, the computer's turns and undos of a real game: the log never runs ahead, and never stays behind."""
    game = session(setup("avengers", "big-fist", 5))
    table, _ = open_table(None, session=game, motion=Motion.NORMAL)
    player, answers, lagged, undone = Fighter(3), 0, False, 0

    def whole() -> list[str]:
        lines = game.chronicle.lines(table.speaker().teller, table.skin.tongue, game.eyes)
        return [line.text for line in lines if line.level is Level.MAIN]

    while answers < 12 and game.outcome is None:
        game.poll()
        if table.director.is_busy:
            told = table.panel.log.lines()
            assert whole()[: len(told)] == told
            lagged |= len(told) < len(whole())
            table.director.advance(150)
            continue
        assert table.panel.log.lines() == whole()
        if game.decision is None:
            continue
        if answers % 8 == 7 and game.can_undo().leave is not Leave.NO:
            game.undo()
            undone += 1
        game.choose(player.choose(game.decision, game.view()))
        answers += 1
    assert lagged and undone
    table.director.finish()
    assert table.panel.log.lines() == whole()
