"""Kept games: the list, the replay and its time line, playing on, files in and out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from app.controller.session import Session
from app.controller.settings import Motion, NewGame
from app.controller.undo import PERSON, Leave, Undo
from app.engine.decision import HandAct, Tool
from app.engine.errors import IllegalChoice
from app.table.overlays.lists import ListOverlay
from app.windows.decks.store import DeckStore
from app.windows.games.games_page import GamesPage
from app.windows.games.replay_page import ReplayPage
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.play.plan import plan_of
from app.windows.play.table_page import TablePage

ANSWERS = 25


@pytest.fixture
def played(window: MainWindow) -> tuple[Path, list[str]]:
    """A game of so many answers, and the digest after each."""
    window.client.keeper.change("look", motion=Motion.NONE)
    decks = DeckStore(window.client.home).shipped()
    plan = plan_of(NewGame(other_seat=PERSON), (decks[0].deck, decks[1].deck), ("Эйра", "Морвен"), seed=5)
    sitting = window.client.start.begin(plan, window.client.keeper.now.play)
    session, chance = sitting.session, random.Random(1)
    session.begin()
    digests = [session.match.digest()]
    while len(digests) <= ANSWERS:
        answer(session, chance)
        digests.append(session.match.digest())
    session.close()
    return sitting.journal, digests


def answer(session: Session, chance: random.Random) -> None:
    """One answer by chance."""
    session.ready()
    assert session.decision is not None
    session.choose(chance.choice(session.decision.options))


@pytest.fixture
def page(window: MainWindow, played: tuple[Path, list[str]], qtbot: QtBot) -> GamesPage:
    window.go(Place.GAMES)
    found = window.page(Place.GAMES)
    assert isinstance(found, GamesPage)
    qtbot.waitUntil(lambda: found.game is not None)
    return found


@pytest.fixture
def replay(window: MainWindow, played: tuple[Path, list[str]], qtbot: QtBot) -> ReplayPage:
    window.go(Place.REPLAY, played[0])
    found = window.page(Place.REPLAY)
    assert isinstance(found, ReplayPage)
    qtbot.waitUntil(lambda: found.table is not None)
    return found


def test_a_game_is_listed_with_its_decks(page: GamesPage) -> None:
    """And can be gone on with while it has no end."""
    assert page.game is not None
    assert [seat.name for seat in page.game.head.seats] == ["Эйра", "Морвен"]
    assert page.resume.isEnabled()


def test_every_step_of_the_replay_equals_the_game(
    replay: ReplayPage, played: tuple[Path, list[str]], qtbot: QtBot
) -> None:
    """Forwards step by step, and back to any."""
    assert replay.replay is not None
    seen = [replay.replay.match.digest()]
    for _ in range(ANSWERS):
        qtbot.mouseClick(replay.findChild(QToolButton, "games.go.step"), Qt.MouseButton.LeftButton)
        seen.append(replay.replay.match.digest())
    assert seen == played[1]
    for place in (3, 17, 0, ANSWERS):
        replay.slider.setValue(place)
        assert replay.replay.match.digest() == played[1][place]


def test_the_replay_runs_by_itself_and_stops(replay: ReplayPage, qtbot: QtBot) -> None:
    """At the end it stops."""
    replay.go(ANSWERS - 1)
    replay.pace.button(2).click()
    qtbot.mouseClick(replay.findChild(QToolButton, "games.go.run"), Qt.MouseButton.LeftButton)
    assert replay.is_running
    qtbot.waitUntil(lambda: not replay.is_running)
    assert replay.replay is not None
    assert replay.replay.is_at_end


def test_the_replay_is_seen_with_one_seats_eyes(replay: ReplayPage) -> None:
    """The other's hand is hidden then; with both eyes all is seen."""
    assert replay.replay is not None
    replay.go(ANSWERS)
    shown = replay.replay.view()
    assert all(card.facts for card in shown.cards if card.id in shown.players[1].hand)
    replay.eyes.button(1).click()
    hidden = replay.replay.view()
    assert not any(card.facts for card in hidden.cards if card.id in hidden.players[1].hand)


def test_who_sees_everything_reads_the_names_of_drawn_cards(replay: ReplayPage) -> None:
    """Both hands lie open, so the log hides no card either; with one seat's eyes it does again."""
    assert replay.replay is not None and replay.table is not None
    replay.go(ANSWERS)
    hidden = replay.say("log.some_card")
    assert hidden not in replay.table.panel.log.text.toPlainText()
    replay.eyes.button(1).click()
    assert hidden in replay.table.panel.log.text.toPlainText()


def test_a_step_back_is_a_step(replay: ReplayPage, played: tuple[Path, list[str]], qtbot: QtBot) -> None:
    """The game before it, exactly."""
    replay.go(12)
    qtbot.mouseClick(replay.findChild(QToolButton, "games.go.step_back"), Qt.MouseButton.LeftButton)
    assert replay.replay is not None
    assert (replay.replay.place, replay.replay.match.digest()) == (11, played[1][11])


def test_a_replay_answers_nothing(replay: ReplayPage) -> None:
    """No tool, no concession: what was played stays as it was."""
    assert replay.replay is not None
    replay.go(10)
    digest = replay.replay.match.digest()
    for deed in (lambda game: game.by_hand(HandAct(Tool.DRAW, number=1)), Session.concede, Session.offer_draw):
        with pytest.raises(IllegalChoice) as caught:
            deed(replay.replay)
        assert caught.value.reason.id == "reasons.only_watched"
    assert (replay.replay.place, replay.replay.match.digest()) == (10, digest)


@pytest.fixture
def told(window: MainWindow, played: tuple[Path, list[str]]) -> Path:
    """The same game with a bookmark, something taken back, and an end."""
    sitting, _notes = window.client.start.go_on(played[0], window.client.keeper.now.play)
    assert sitting is not None
    session = sitting.session
    session.begin()
    session.bookmark("здесь")
    session.ready()
    session.by_hand(HandAct(Tool.NOTE, name="зря"), 0)
    session.undo(Undo(ANSWERS, Leave.FREE, 0))
    session.concede(0)
    session.close()
    return played[0]


def test_a_replay_goes_to_bookmarks_and_tells_what_was_taken_back(window: MainWindow, told: Path, qtbot: QtBot) -> None:
    """From the table's own list of bookmarks; the time line follows."""
    window.go(Place.REPLAY, told)
    page = window.page(Place.REPLAY)
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.table is not None)
    assert page.table is not None
    page.table.menus.do("bookmarks")
    sheet = page.table.sheets.sheet
    assert isinstance(sheet, ListOverlay)
    sheet.buttons[0].click()
    assert page.slider.value() == ANSWERS
    assert page.say("log.undone", seat="Эйра", answers=1) in page.table.panel.log.text.toPlainText()


def test_at_the_end_of_a_replay_nothing_lies_over_the_table(window: MainWindow, told: Path, qtbot: QtBot) -> None:
    """And from an end nobody can play on."""
    window.go(Place.REPLAY, told)
    page = window.page(Place.REPLAY)
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.table is not None)
    assert page.replay is not None and page.table is not None
    page.go(page.replay.length)
    assert (page.table.sheets.sheet, page.on.isEnabled()) == (None, False)
    page.go(0)
    assert page.on.isEnabled()


def test_a_game_on_the_table_is_not_removed(window: MainWindow, played: tuple[Path, list[str]], qtbot: QtBot) -> None:
    """Its file is still being written."""
    window.go(Place.TABLE, played[0])
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.table is not None)
    window.go(Place.GAMES)
    page = window.page(Place.GAMES)
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: page.game is not None)
    page.remove()
    assert page.notice.text == page.say("games.on_the_table")
    assert played[0].exists()


def test_playing_on_from_a_moment_is_a_game_of_its_own(
    replay: ReplayPage, window: MainWindow, played: tuple[Path, list[str]], qtbot: QtBot
) -> None:
    """It begins where the replay stood; the old game stays what it was."""
    replay.go(10)
    qtbot.mouseClick(replay.findChild(QPushButton, "games.play_on"), Qt.MouseButton.LeftButton)
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.sitting is not None
    assert table.sitting.session.match.digest() == played[1][10]
    assert table.sitting.journal != played[0]
    assert len(window.client.games.kept()) == 2


def test_a_game_goes_out_and_comes_back(page: GamesPage, tmp_path: Path, qtbot: QtBot) -> None:
    """As a file."""
    page.copy_out(tmp_path / "партия.otryad")
    qtbot.waitUntil(lambda: (tmp_path / "партия.otryad").exists())
    page.take_file(tmp_path / "партия.otryad")
    qtbot.waitUntil(lambda: len(page.model.games) == 2)


def test_a_game_is_told_as_text(page: GamesPage, tmp_path: Path, qtbot: QtBot) -> None:
    """In the chosen language."""
    page.write_text(tmp_path / "партия.txt")
    qtbot.waitUntil(lambda: "партия.txt" in page.notice.text)
    text = (tmp_path / "партия.txt").read_text(encoding="utf-8")
    assert text.startswith("Эйра — Морвен\n")
    assert "Ход 1: " in text


def test_a_foreign_file_is_refused_with_a_message(page: GamesPage, tmp_path: Path, qtbot: QtBot) -> None:
    """Nothing is taken in."""
    place = tmp_path / "чужое.otryad"
    place.write_text("{}", encoding="utf-8")
    page.take_file(place)
    qtbot.waitUntil(lambda: page.notice.text != "")
    assert len(page.model.games) == 1


def test_files_of_the_folder_that_are_no_games_are_named(window: MainWindow, page: GamesPage, qtbot: QtBot) -> None:
    """With the reason; the games beside them are listed, and nothing is touched."""
    place = window.client.games.folder / "битая.otryad"
    place.write_bytes(b"\xff no game")
    page.open_with(None)
    qtbot.waitUntil(lambda: "битая.otryad" in page.notice.text)
    assert (len(page.model.games), place.exists()) == (1, True)


def test_a_removed_game_can_be_put_back(page: GamesPage, qtbot: QtBot) -> None:
    """From the bar that tells of it."""
    assert page.game is not None
    place = page.game.path
    qtbot.mouseClick(page.findChild(QPushButton, "games.remove"), Qt.MouseButton.LeftButton)
    assert not place.exists()
    qtbot.mouseClick(page.notice.findChild(QPushButton, "games.put_back"), Qt.MouseButton.LeftButton)
    assert place.exists()
