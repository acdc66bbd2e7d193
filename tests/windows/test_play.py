"""From the start page to a game: one click, the new game page, leaving and going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.controller.byhand import FOR_PLAYERS
from app.controller.settings import Motion, NewGame, SettingsFile
from app.controller.undo import PERSON, Leave
from app.engine.decision import Act, Ask, Concede, Tool
from app.engine.terms import Zone
from app.table.faces.face import Covers
from app.table.overlays.creating import CreateOverlay
from app.table.overlays.winner import WinnerOverlay
from app.table.pictures import Wanted
from app.windows.decks.editing import Part
from app.windows.decks.model import CardRow
from app.windows.decks.store import DeckStore
from app.windows.learn.coach import HINTS
from app.windows.learn.learn_page import LESSON, LearnPage
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.play.faces import names_to_create
from app.windows.play.new_game_page import NewGamePage
from app.windows.play.plan import GamePlan, plan_of, seed_of
from app.windows.play.quick import quick_plan
from app.windows.play.side_deck_page import SideDeckPage
from app.windows.play.table_page import TablePage
from app.windows.report_sheet import ReportSheet
from app.windows.reports import situation_text
from app.windows.start_page import StartPage
from app.words import Tongue, knows, say
from carddb.decks.deck import Deck
from carddb.progress import complete

Typing = Callable[[QWidget, str], None]


@pytest.fixture(autouse=True)
def _still(window: MainWindow) -> None:
    """No card moves slowly."""
    window.client.keeper.change("look", motion=Motion.NONE)


@pytest.fixture
def table(window: MainWindow) -> TablePage:
    found = window.page(Place.TABLE)
    assert isinstance(found, TablePage)
    return found


@pytest.fixture
def new_game(window: MainWindow, qtbot: QtBot) -> NewGamePage:
    window.go(Place.NEW_GAME)
    found = window.page(Place.NEW_GAME)
    assert isinstance(found, NewGamePage)
    qtbot.waitUntil(found.start.isEnabled)
    return found


def hot_seat(window: MainWindow) -> GamePlan:
    """A game of two persons with the first decks of the box."""
    decks = DeckStore(window.client.home).shipped()
    chosen = NewGame(seat=PERSON, other_seat=PERSON, first="me")
    return plan_of(chosen, (decks[0].deck, decks[1].deck), ("Эйра", "Морвен"), seed=3)


def sit(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """Begin a game of two persons."""
    window.go(Place.TABLE, hot_seat(window))
    qtbot.waitUntil(lambda: table.is_under_way)


def test_one_click_begins_a_game(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """«Быстрая игра»: against the computer, with decks of the box."""
    qtbot.mouseClick(window.page(Place.START).findChild(QWidget, "windows.quick_game"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert window.place is Place.TABLE
    assert table.sitting is not None
    assert table.sitting.session.persons == [0]


def test_the_new_game_is_as_chosen_and_remembered(
    new_game: NewGamePage, table: TablePage, window: MainWindow, typing: Typing, qtbot: QtBot
) -> None:
    """Seats, decks, seed and rules; the same again at the next start."""
    new_game.sides[1].findChild(QPushButton, "players.person").click()
    new_game.findChild(QPushButton, "play.first.other").click()
    new_game.findChild(QPushButton, "play.edition.ed15").click()
    typing(new_game.seed, "77")
    chosen = new_game.sides[0].decks.decks.decks[2]
    view = new_game.sides[0].decks
    view.setCurrentIndex(view.decks.index(view.decks.row_of(str(chosen.kept.path))))
    qtbot.mouseClick(new_game.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.is_under_way)
    plan = table.plan
    assert plan is not None
    assert (plan.seed, plan.first, plan.edition.name, plan.sides[1].player) == (77, 1, "ed15", PERSON)
    assert plan.sides[0].deck == chosen.kept.deck
    kept, _problems = SettingsFile(window.client.home / "settings.toml").read()
    assert (kept.new_game.seed, kept.new_game.first, kept.new_game.edition) == ("77", "other", "ed15")
    assert kept.new_game.deck == str(chosen.kept.path)


def test_a_game_is_left_and_gone_on_with(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """The start page offers it; the match is the same."""
    sit(window, table, qtbot)
    assert table.sitting is not None
    digest = table.sitting.session.match.digest()
    table.stand_up()
    window.go(Place.START)
    resume = window.page(Place.START).findChild(QWidget, "windows.resume")
    qtbot.waitUntil(resume.isVisible)
    qtbot.mouseClick(resume, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.sitting is not None
    assert table.sitting.session.match.digest() == digest


def test_ones_own_pictures_and_flavour_are_at_the_table(
    window: MainWindow, table: TablePage, qtbot: QtBot, tmp_path: Path
) -> None:
    """A scan that is taken in while the game lies there covers its card; flavour comes from the catalogue."""
    sit(window, table, qtbot)
    assert table.table is not None
    scene = table.table.scene
    held = next(item for item in scene.cards.values() if item.wanted.face)
    scan = QImage(126, 176, QImage.Format.Format_RGB32)
    scan.fill(QColor("red"))
    scan.save(str(tmp_path / f"{held.wanted.face.name}.png"))
    catalogue = window.client.shelf.catalogue()
    complete(catalogue.import_pictures(tmp_path))
    window.client.shelf.changed.emit()
    qtbot.waitUntil(lambda: bool(held.wanted.face.picture))
    qtbot.waitUntil(lambda: _middle(table, held.wanted) == "#fe0000")
    card = catalogue.card(held.wanted.face.name)
    assert card is not None
    assert held.wanted.face.flavour == card.facts.flavour != ""
    assert held.wanted.face.picture_covers is Covers.WHOLE


def _middle(table: TablePage, wanted: Wanted) -> str:
    """The colour in the middle of a picture, as JPEG kept it."""
    assert table.table is not None
    picture = table.table.pictures.get(wanted, 300).toImage()
    return picture.pixelColor(picture.rect().center()).name()


def test_any_card_of_the_catalogue_is_created_by_hand(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """Found by a part of its name, though no deck of this game holds it; it lies where it was wished."""
    sit(window, table, qtbot)
    assert table.table is not None and table.sitting is not None
    session, widget = table.sitting.session, table.table
    session.ready()
    known = {facts.name for facts in session.match.setup.cards}
    names = names_to_create(window.client.shelf.catalogue())
    wanted = next(name for name in names if name not in known)
    widget.menus.use_tool(next(tool for tool in FOR_PLAYERS if tool.tool is Tool.CREATE), 0)
    qtbot.waitUntil(lambda: isinstance(widget.sheets.sheet, CreateOverlay))
    sheet = widget.sheets.sheet
    assert isinstance(sheet, CreateOverlay)
    sheet.field.setText(wanted.upper())
    sheet.zone.setCurrentIndex(1)
    sheet.seat.setCurrentIndex(0)
    qtbot.keyClick(sheet.field, Qt.Key.Key_Return)
    held = [card.name for card in session.match.view(0).cards if card.zone is Zone.HAND and card.owner == 0]
    assert held.count(wanted) == 1
    assert widget.sheets.sheet is None


def test_the_table_follows_the_settings(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """While a game runs."""
    sit(window, table, qtbot)
    window.client.keeper.change("look", text_size=1.4)
    assert table.table is not None
    assert table.table.settings.look.text_size == 1.4


def test_undo_is_switched_off_while_a_game_runs(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """The setting holds at once, not from the next game on."""
    decks = DeckStore(window.client.home).shipped()
    chosen = NewGame(seat=PERSON, other_seat="greedy", first="me")
    window.go(Place.TABLE, plan_of(chosen, (decks[0].deck, decks[1].deck), ("Вы", "Компьютер"), seed=3))
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.sitting is not None
    session = table.sitting.session
    assert session.decision is not None
    session.choose(session.decision.options[-1])
    assert session.can_undo().leave is Leave.FREE
    window.client.keeper.change("play", undo=False)
    assert session.can_undo().leave is Leave.NO


def test_practice_that_is_gone_on_with_keeps_both_hands_open(
    window: MainWindow, table: TablePage, qtbot: QtBot
) -> None:
    """The journal knows that everything is seen, so no curtain falls."""
    window.open_files([str(LESSON)])
    qtbot.waitUntil(lambda: table.is_under_way)
    place = table.journal
    assert place is not None
    table.stand_up()
    window.go(Place.TABLE, place)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.sitting is not None
    view = table.sitting.session.view()
    assert all(card.facts for card in view.cards if card.id in (*view.players[0].hand, *view.players[1].hand))


def test_a_computer_that_is_gone_on_with_knows_what_cards_there_are(
    window: MainWindow, table: TablePage, qtbot: QtBot
) -> None:
    """It may suppose in the other's hand what it could before."""
    decks = DeckStore(window.client.home).shipped()
    chosen = NewGame(seat=PERSON, other_seat="greedy", first="me")
    window.go(Place.TABLE, plan_of(chosen, (decks[0].deck, decks[1].deck), ("Вы", "Компьютер"), seed=3))
    qtbot.waitUntil(lambda: table.sitting is not None)
    assert table.sitting is not None
    pool, place = table.sitting.session._pool, table.sitting.journal
    table.stand_up()
    window.go(Place.TABLE, place)
    qtbot.waitUntil(lambda: table.sitting is not None)
    assert table.sitting.session._pool == pool != ()


@pytest.mark.parametrize(("wish", "swapped"), [("again", False), ("swap", True)])
def test_another_game_after_the_end(
    window: MainWindow, table: TablePage, qtbot: QtBot, wish: str, swapped: bool
) -> None:
    """With the same decks, or with the decks exchanged; always with another seed."""
    sit(window, table, qtbot)
    before, plan = table.sitting, table.plan
    assert before is not None
    assert plan is not None
    before.session.concede(0)
    table._wished(wish)
    qtbot.waitUntil(lambda: table.sitting is not None and table.sitting is not before)
    assert table.plan is not None
    decks = [side.deck for side in table.plan.sides]
    expected = [side.deck for side in plan.sides]
    assert decks == (expected[::-1] if swapped else expected)
    assert table.plan.seed != plan.seed


def test_a_series_ends_with_two_wins(window: MainWindow) -> None:
    """Who did not begin begins the next game; after the second win a new series begins."""
    plan = replace(hot_seat(window), series=replace(hot_seat(window).series, best_of=3))
    second = plan.again(0)
    assert (second.first, second.series.score) == (1, (1, 0))
    assert second.again(0).series.score == (0, 0)


def test_a_deck_that_can_not_be_played_says_why(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """And leads back to the new game."""
    plan = hot_seat(window)
    broken = replace(plan.sides[0], deck=replace(plan.sides[0].deck, hero=None))
    window.go(Place.TABLE, replace(plan, sides=(broken, plan.sides[1])))
    qtbot.waitUntil(lambda: table.notice.findChild(QPushButton, "windows.new_game") is not None)
    qtbot.mouseClick(table.notice.findChild(QPushButton, "windows.new_game"), Qt.MouseButton.LeftButton)
    assert window.place is Place.NEW_GAME


def test_no_secret_stands_on_the_curtain(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """Until somebody says «Я готов», nobody's hand is told."""
    sit(window, table, qtbot)
    assert table.table is not None
    assert table.sitting is not None
    qtbot.waitUntil(table.table.sheets.curtain.isVisible)
    match = table.sitting.session.match
    dealt = {
        card.name
        for seat in (0, 1)
        for card in match.view(seat).cards
        if card.id in match.view(seat).players[seat].hand
    }
    told = " ".join(
        label.text() for label in table.table.sheets.curtain.findChildren(QWidget) if hasattr(label, "text")
    )
    assert dealt
    assert [name for name in dealt if name and name in told] == []


def test_the_quick_game_takes_the_last_deck(window: MainWindow) -> None:
    """And never the same deck against itself."""
    mine = DeckStore(window.client.home).shipped()[3]
    plan = quick_plan(window.client.home, NewGame(deck=str(mine.path)), ("Вы", "Компьютер"))
    assert plan.sides[0].deck == mine.deck
    assert plan.sides[1].deck != mine.deck
    assert plan.sides[1].player != PERSON


@pytest.mark.parametrize(("typed", "seed"), [("12", 12), ("  7 ", 7), (str(2**31 + 5), 5)])
def test_a_typed_seed_is_taken(typed: str, seed: int) -> None:
    """Whatever its size."""
    assert seed_of(typed) == seed


def test_the_lesson_gives_its_hints(window: MainWindow, qtbot: QtBot) -> None:
    """The first at the first question; each has words."""
    window.go(Place.LEARN)
    page = window.page(Place.LEARN)
    assert isinstance(page, LearnPage)
    qtbot.waitUntil(lambda: page.table is not None and page.table.hinting.bubble.isVisible())
    assert page.table is not None
    assert page.table.hinting.text == page.say("learn.coin")
    assert [hint.message for hint in HINTS if not knows(hint.message)] == []


def lesson(window: MainWindow, qtbot: QtBot) -> LearnPage:
    """The guided game at its first question."""
    window.go(Place.LEARN)
    page = window.page(Place.LEARN)
    assert isinstance(page, LearnPage)
    qtbot.waitUntil(lambda: page.is_under_way)
    return page


def act(page: LearnPage, wanted: Act, name: str = "") -> None:
    """The pupil does this with the card of that name."""
    assert page.table is not None
    session = page.table.session
    assert session.decision is not None
    names = {card.id: card.name for card in session.view().cards}
    options = session.decision.options
    page.table.flow.answer((next(it for it in options if it.act is wanted and name in names.get(it.card, "")),))


def test_a_hint_waits_for_the_deed_that_it_tells(window: MainWindow, qtbot: QtBot) -> None:
    """A creature with «Рывок» may strike: taking its play back does not end that hint, striking does."""
    page = lesson(window, qtbot)
    assert page.table is not None
    act(page, Act.PLAY, "Шакал-попутчик")
    assert page.table.hinting.text == page.say("learn.rush")
    page.table.menus.undo()
    act(page, Act.PLAY, "Шакал-попутчик")
    assert page.table.hinting.text == page.say("learn.rush")
    act(page, Act.STRIKE, "Шакал-попутчик")
    qtbot.waitUntil(lambda: page.table is not None and page.table.session.decision is not None)
    assert page.table.hinting.text == page.say("learn.end")


def test_a_hint_stands_beside_its_card_and_lets_the_mouse_through(window: MainWindow, qtbot: QtBot) -> None:
    """It covers neither its card nor the bar, and speaks the other language when that changes."""
    page = lesson(window, qtbot)
    table = page.table
    assert table is not None
    qtbot.waitUntil(table.hinting.bubble.isVisible)
    bubble = table.hinting.bubble
    bar = table.view.mapFromScene(table.scene.bar.mapToScene(table.scene.bar.boundingRect())).boundingRect()
    assert not bubble.geometry().intersects(bar)
    assert bubble.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    assert bubble.label.text() == say("learn.coin", Tongue.ENGLISH)


def test_the_lesson_tells_when_the_game_is_over(window: MainWindow, qtbot: QtBot) -> None:
    """So that nobody waits for another hint."""
    window.go(Place.LEARN)
    page = window.page(Place.LEARN)
    assert isinstance(page, LearnPage)
    qtbot.waitUntil(lambda: page.is_under_way)
    assert page.sitting is not None
    page.sitting.session.concede(0)
    qtbot.waitUntil(lambda: page.notice.text == page.say("learn.over"))


def test_a_situation_file_is_practised(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """Both hands are open, and no curtain falls between the sides."""
    window.open_files([str(LESSON)])
    qtbot.waitUntil(lambda: table.sitting is not None)
    assert table.sitting is not None
    view = table.sitting.session.view()
    assert all(card.facts for card in view.cards if card.id in (*view.players[0].hand, *view.players[1].hand))
    assert table.sitting.session.decision is not None


def test_a_situation_is_begun_again(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """«Ещё раз» lays out the same situation; there are no decks whose sides could be swapped."""
    window.open_files([str(LESSON)])
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.sitting is not None and table.table is not None
    before, began = table.sitting, table.sitting.session.match.digest()
    before.session.choose(before.session.decision.options[0])  # type: ignore[union-attr]
    before.session.concede(0)
    sheet = table.table.sheets.sheet
    assert isinstance(sheet, WinnerOverlay)
    assert "swap" not in sheet.buttons
    sheet.buttons["again"].click()
    qtbot.waitUntil(lambda: table.sitting is not None and table.sitting is not before)
    assert table.sitting.session.match.digest() == began
    assert table.sitting.session.options.open_hands


def test_a_kept_lesson_goes_on_with_its_hints(window: MainWindow, qtbot: QtBot) -> None:
    """«Продолжить» leads back to the coach, who remembers what was done."""
    page = lesson(window, qtbot)
    act(page, Act.PLAY, "Шакал-попутчик")
    page.stand_up()
    window.go(Place.START)
    start = window.page(Place.START)
    assert isinstance(start, StartPage)
    qtbot.waitUntil(lambda: start.resume.isVisible())
    start.resume.click()
    qtbot.waitUntil(lambda: page.is_under_way)
    assert window.place is Place.LEARN
    assert page.table is not None
    assert page.table.hinting.text == page.say("learn.rush")


def test_the_lessons_names_follow_the_language(window: MainWindow, qtbot: QtBot) -> None:
    """No Russian name on an English table."""
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    page = lesson(window, qtbot)
    assert page.table is not None
    assert [player.name for player in page.table.session.view().players] == ["Pupil", "Teacher"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"otryad situation 1\nseat",
        "otryad situation 1\nseat А\n  hero Никто\nseat Б\n  hero Никто\n".encode(),
        b"\xff\x00",
    ],
)
def test_a_file_that_is_no_situation_is_told(
    window: MainWindow, table: TablePage, qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    """A message in one's own language, and no table."""
    place = tmp_path / "плохая.situation"
    place.write_bytes(content)
    window.open_files([str(place)])
    qtbot.waitUntil(lambda: table.notice.text != "")
    assert table.table is None
    if content and content.startswith(b"otryad situation"):
        reason = table.notice.text.partition(": ")[2]
        assert reason.startswith(("в ситуации две стороны", "неизвестная карта «Никто»", "строка 2: слово «seat»"))


def test_an_unreadable_game_is_told(window: MainWindow, table: TablePage, qtbot: QtBot, tmp_path: Path) -> None:
    """Set aside with a message, never a crash."""
    place = window.client.games.folder / "сломана.otryad"
    place.write_bytes(b"\x00 no game")
    window.go(Place.TABLE, place)
    qtbot.waitUntil(lambda: table.notice.text != "")
    assert table.table is None


def test_conceding_ends_the_game(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """604.1."""
    sit(window, table, qtbot)
    assert table.sitting is not None
    table.sitting.session.concede(1)
    assert table.sitting.session.outcome is not None
    assert table.sitting.session.outcome.winner == 0
    assert isinstance(table.sitting.session.timeline.steps[-1].answer, Concede)


def test_side_decks_are_changed_between_the_games_of_a_series(window: MainWindow, qtbot: QtBot) -> None:
    """207: the main deck may not become smaller; then the next game begins."""
    plan = hot_seat(window)
    mine = plan.sides[0].deck
    spare = replace(mine.main[0], name="Пиранья", set_id="", number="", count=1)
    side = replace(plan.sides[0], deck=replace(mine, side=(spare,)))
    series = replace(plan.series, best_of=3, winners=(1,))
    window.go(Place.SIDE_DECK, replace(plan, sides=(side, plan.sides[1]), series=series))
    page = window.page(Place.SIDE_DECK)
    assert isinstance(page, SideDeckPage)
    qtbot.waitUntil(lambda: page.model.place_of("Пиранья") >= 0)
    first = next(row for row in page.model.rows if isinstance(row, CardRow) and row.part is Part.MAIN)
    page.list.setCurrentIndex(page.model.index(page.model.rows.index(first)))
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert not page.go_on.isEnabled()
    row = page.model.rows[page.model.place_of("Пиранья")]
    assert isinstance(row, CardRow)
    page.exchange(row)
    assert page.go_on.isEnabled()
    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert "Пиранья" in [entry.name for entry in table.plan.sides[0].deck.main] if table.plan else False
    assert table.notice.text == table.say("play.score", first=0, second=1, one="Эйра", two="Морвен")


def test_a_whole_match_is_told_game_by_game(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """207: after each game the score stands on the winner's sheet; after the second win the match is over."""
    plan = hot_seat(window)
    window.go(Place.TABLE, replace(plan, series=replace(plan.series, best_of=3)))
    said = []
    for winner in (1, 0, 1):
        before = table.sitting
        qtbot.waitUntil(lambda before=before: table.sitting is not before and table.is_under_way)
        assert table.table is not None
        table.table.session.concede(1 - winner)
        sheet = table.table.sheets.sheet
        assert isinstance(sheet, WinnerOverlay)
        said.append((sheet.facts.text().splitlines()[1:], sheet.buttons["again"].text(), "swap" in sheet.buttons))
        if len(said) < 3:
            sheet.buttons["again"].click()
    score = [f"Счёт матча {score} (Эйра — Морвен)" for score in ("0 : 1", "1 : 1", "1 : 2")]
    assert said == [
        ([score[0]], "Следующая партия", False),
        ([score[1]], "Следующая партия", False),
        ([score[2], "Матч выигран: Морвен"], "Новый матч", True),
    ]


def test_a_match_goes_on_after_the_program_was_closed(window: MainWindow, table: TablePage, qtbot: QtBot) -> None:
    """The journal keeps what the game is one of, and the decks to play the next one with."""
    plan = hot_seat(window)
    window.go(Place.TABLE, replace(plan, series=replace(plan.series, best_of=3, winners=(0,))))
    qtbot.waitUntil(lambda: table.is_under_way)
    kept = table.journal
    table.stand_up()
    window.go(Place.TABLE, kept)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.plan is not None
    assert table.plan.series.winners == (0,)
    again = [(side.name, side.player, Counter(_names(side.deck))) for side in table.plan.again(1).sides]
    assert again == [(side.name, side.player, Counter(_names(side.deck))) for side in plan.sides]


def _names(deck: Deck) -> list[str]:
    return [entry.name for entry in deck.entries for _ in range(entry.count)]


def test_house_rules_are_kept_and_played_by(new_game: NewGamePage, window: MainWindow) -> None:
    """Each is a switch of the edition; the next start has them as they were."""
    for box in (new_game.by_level, *new_game.house.values()):
        box.click()
    plan = new_game.plan()
    assert plan is not None
    edition = plan.edition
    assert edition.hero_falls_by_level and edition.strikes_back_are_strikes and edition.repeated_spells_wake_nothing
    window.client.keeper.put(new_game=new_game.chosen())
    again = NewGamePage(window.client)
    assert all(box.isChecked() for box in (again.by_level, *again.house.values()))
    again.deleteLater()


def test_what_is_no_number_is_no_seed(new_game: NewGamePage, typing: Typing) -> None:
    """It is told what a seed must be, and the game can't begin until there is one or none."""
    typing(new_game.seed, "семь")
    assert not new_game.start.isEnabled()
    assert "«семь»" in new_game.notice.text
    new_game.seed.clear()
    assert new_game.start.isEnabled()
    assert new_game.notice.text == ""


def test_in_practice_both_hands_are_open_and_a_click_on_a_deck_draws(
    new_game: NewGamePage, window: MainWindow, table: TablePage, qtbot: QtBot
) -> None:
    """Whoever's turn it is: the deck that was clicked gives a card to its own side; a kept practice stays open."""
    new_game.sides[1].findChild(QPushButton, "players.person").click()
    new_game.practice.click()
    qtbot.mouseClick(new_game.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.table is not None and table.sitting is not None
    session, scene, view = table.table.session, table.table.scene, table.table.view
    while session.decision is not None and session.decision.kind in (Ask.FIRST, Ask.MULLIGAN):
        session.choose(session.decision.options[-1])
    above = 1 - scene.near
    before = [len(player.hand) for player in session.view().players]
    deck = scene.sides[1].deck
    at = view.mapFromScene(deck.mapToScene(deck.boundingRect().center()))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    before[above] += 1
    assert [len(player.hand) for player in session.view().players] == before
    assert all(all(player.hand) for player in session.view().players)
    kept = table.journal
    table.stand_up()
    window.go(Place.TABLE, kept)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.table.session.options.open_hands


def test_how_the_table_stands_is_kept_and_practised(
    window: MainWindow, table: TablePage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The menu of the table writes a situation file; opening it shows the same table."""
    sit(window, table, qtbot)
    assert table.sitting is not None and table.table is not None
    place = tmp_path / "так было.situation"
    monkeypatch.setattr("app.windows.play.writing_out.asked_place", lambda *_words: place)
    stands = [player.hero for player in table.sitting.session.match.view(0).players]
    digest = table.sitting.session.match.digest()
    table.table.wished.emit("situation")
    qtbot.waitUntil(lambda: str(place) in table.notice.text)
    window.go(Place.TABLE, place)
    qtbot.waitUntil(lambda: table.sitting is not None and table.sitting.session.options.open_hands)
    match = table.sitting.session.match
    assert ([player.hero for player in match.view(0).players], match.digest()) == (stands, digest)


def test_a_report_holds_the_game_and_how_it_stands(
    window: MainWindow, table: TablePage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person's words, journal, situation and versions in one file."""
    sit(window, table, qtbot)
    assert table.sitting is not None and table.table is not None
    place = tmp_path / "report.zip"
    monkeypatch.setattr("app.windows.play.writing_out.asked_place", lambda *_words: place)
    table.table.wished.emit("report")
    sheet = table.findChild(ReportSheet)
    sheet.words.setPlainText("Медведь ударил дважды")
    sheet.go_on.click()
    qtbot.waitUntil(lambda: str(place) in table.notice.text)
    with ZipFile(place) as pack:
        assert pack.read("words.txt").decode() == "Медведь ударил дважды"
        assert pack.read("situation.txt").decode() == situation_text(table.sitting.session.match)
        assert pack.read(table.sitting.journal.name) == table.sitting.journal.read_bytes()
        assert "otryad" in pack.read("versions.txt").decode()
