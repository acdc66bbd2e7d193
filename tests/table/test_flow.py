"""How a game runs at the table: showing, asking, covering, ending."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from app.controller.handover import Cover, Showing, face_down
from app.controller.settings import Motion, Play, Theme
from app.controller.undo import Leave, Undo
from app.engine import event as ev
from app.engine.decision import Act, Ask, Option
from app.engine.errors import IllegalChoice
from app.engine.message import CardRef, message
from app.engine.program import ByHand
from app.engine.terms import EventKind, Source, Zone
from app.engine.view import AbilityView, EntryView, Outcome
from app.table import durations
from app.table.arrows import ArrowKind
from app.table.faces.signs import Sign
from app.table.fade import UpperFade
from app.table.glow import Glow
from app.table.overlays.cards import CardsOverlay
from app.table.overlays.lists import ListOverlay
from app.table.overlays.winner import WinnerOverlay
from app.table.review import Review
from app.table.side_panel import QUEUE_SHARE
from app.words import Tongue, say
from tests.table.fakes import FakeSession
from tests.table.situations import END, Table, decision, full_table

TURN = decision(Ask.TURN, END)


def ref(view, card: int) -> CardRef:
    return CardRef(card, view.card(card).name)


# --------------------------------------------------------------------------------------------------- showing


def test_what_happened_is_shown_at_last_as_it_is(open_table) -> None:
    """The session's own view, whatever the events said."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view)
    golem = situation.zones[1, "squad"][0]
    truth = replace(view, cards=tuple(replace(it, life=1) if it.id == golem else it for it in view.cards))
    session.happen(truth, ev.Wounded(ref(view, golem), 1, CardRef(0, ""), Source.STRIKE))
    assert widget.scene.card_item(golem).card.life == 1


def test_a_card_that_dies_goes_to_the_graveyard(open_table) -> None:
    """205.3: its own item moves there."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.NORMAL)
    golem = situation.zones[1, "squad"][0]
    item = widget.scene.card_item(golem)
    other = view.players[1]
    truth = replace(
        view,
        players=(view.players[0], replace(other, squad=other.squad[1:], graveyard=(*other.graveyard, golem))),
        cards=tuple(replace(it, zone=Zone.GRAVEYARD) if it.id == golem else it for it in view.cards),
    )
    session.happen(truth, ev.Moved(ref(view, golem), golem, 1, Zone.PLAY, 1, Zone.GRAVEYARD, ev.How.DIED))
    widget.director.finish()
    slot = widget.scene.layout.far.graveyard
    assert widget.scene.card_item(golem) is item
    assert item.pos() == QPointF(slot.x, slot.y)


def test_arrows_never_pile_up(open_table) -> None:
    """Each announcement takes the arrows of the one before away."""
    situation = full_table()
    view = situation.view(TURN)
    widget, _session = open_table(view, motion=Motion.NORMAL)
    attacker, targets = situation.zones[1, "squad"][3], situation.zones[0, "squad"]
    for target in targets:
        widget.show_._happen(ev.StrikeAnnounced(ref(view, attacker), ref(view, target)), view)
    assert len(widget.show_.arrows.arrows) == 1
    widget.director.finish()


def test_the_queue_goes_on_while_abilities_are_shown(open_table) -> None:
    """401.3, 401.6: what acts leaves the list before everybody's eyes, and it says which one acts."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.NORMAL)
    cards = [ref(view, card) for card in situation.zones[0, "squad"][:2]]
    added = [ev.EntryAdded(place, card, 0, 0) for place, card in enumerate(cards, 1)]
    acts = [ev.EntryStarted(1, cards[0], 0), ev.EntryFinished(1, cards[0], 0, ev.EntryEnd.DONE)]
    session.happen(view, *added, *acts, ev.EntryStarted(2, cards[1], 0))
    queue = widget.panel.queue
    assert [row.accessibleName() for row in queue.rows] == ["1. Вожак стаи", "2. Степной рубака"]
    assert queue.rows[0].accessibleDescription().startswith("Действует")
    widget.director.advance(durations.QUEUE_BEAT)
    assert [row.accessibleName() for row in queue.rows] == ["1. Степной рубака"]
    widget.director.finish()
    assert not queue.isVisible()


WOKEN = ev.Woken(EventKind.DIES, CardRef(90, "Омутница"), CardRef(91, "Цепь молний"), 0, 0)


@pytest.mark.parametrize(
    ("tongue", "cause"),
    (
        (Tongue.RUSSIAN, "Повод — Омутница: гибель (Цепь молний)"),
        (Tongue.ENGLISH, "Cause — Омутница dies (Цепь молний)"),
    ),
)
def test_the_queue_tells_why_an_ability_waits(open_table, tongue: Tongue, cause: str) -> None:
    """112.1: the event that woke it, on the row, in its tip and for a screen reader, while it is shown and after."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.NORMAL, language=tongue)
    cards = [ref(view, card) for card in situation.zones[0, "squad"][:2]]
    added = [ev.EntryAdded(place, card, 0, 0, woken=WOKEN) for place, card in enumerate(cards, 1)]
    waiting = replace(view, queue=tuple(EntryView(place, card, 0, 0, woken=WOKEN) for place, card in enumerate(cards)))
    session.happen(waiting, *added, ev.EntryStarted(1, cards[0], 0))
    rows = widget.panel.queue.rows
    for _ in ("while it is shown", "after"):
        assert all(cause in row.toolTip() and cause in row.accessibleDescription() for row in rows)
        assert all(" ".join(row.lines).startswith(cause) for row in rows)
        widget.director.finish()


@pytest.mark.parametrize(("entries", "rows"), [(1, 1), (3, 3), (12, 4)])
def test_a_long_queue_leaves_the_log_its_room(open_table, entries: int, rows: int) -> None:
    """In the smallest window: texts lose lines, then the last entries are counted; no row covers another."""
    situation = full_table()
    view = situation.view(TURN)
    cards = [ref(view, card) for card in situation.zones[0, "squad"] * 3][:entries]
    cards = [card._replace(name=card.name * 4) for card in cards]
    woken = replace(WOKEN, other=CardRef(9, "Очень длинное имя карты " * 4))
    queue = tuple(EntryView(place, card, 0, 0, woken=woken) for place, card in enumerate(cards))
    widget, _session = open_table(replace(view, queue=queue), size=(1280, 720))
    QApplication.processEvents()
    panel = widget.panel.queue
    assert len(panel.rows) == rows
    assert panel.more.isVisible() == (entries > rows)
    assert all(panel.rect().contains(row.geometry()) for row in panel.rows)
    assert not any(above.geometry().intersects(below.geometry()) for above, below in pairwise(panel.rows))
    assert panel.height() <= widget.panel.height() * QUEUE_SHARE
    assert widget.panel.log.text.height() > 3 * widget.panels.text


def test_what_was_used_has_no_cause(open_table) -> None:
    """308.1: an activated ability is there because its player used it."""
    situation = full_table()
    view = situation.view(TURN)
    smith = ref(view, situation.zones[0, "squad"][3])
    widget, _session = open_table(replace(view, queue=(EntryView(1, smith, 0, 0, waits=True),)))
    assert widget.panel.queue.rows[0].accessibleDescription() == "Ждёт ответа"


def test_a_single_ability_is_no_queue_while_it_is_shown(open_table) -> None:
    """The panel doesn't come and go with every spell."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.NORMAL)
    card = ref(view, situation.zones[0, "squad"][0])
    session.happen(view, ev.EntryAdded(1, card, 0, 0), ev.EntryStarted(1, card, 0))
    assert widget.director.is_busy
    assert not widget.panel.queue.isVisible()
    widget.director.finish()


def test_the_log_stays_at_its_end_when_the_queue_takes_room(open_table) -> None:
    """The last line is read on; who has scrolled up is left alone."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, size=(1280, 720))
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, *[ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)] * 60)
    bar = widget.panel.log.text.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    queued = replace(view, queue=tuple(EntryView(place, golem, 0, 1) for place in range(1, 4)))
    session.happen(queued)
    QApplication.processEvents()
    assert widget.panel.queue.isVisible()
    assert bar.value() == bar.maximum()
    bar.setValue(3)
    session.happen(view, ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE))
    QApplication.processEvents()
    assert bar.value() == 3


def test_a_press_ends_the_show(open_table, mouse) -> None:
    """Nobody has to wait for motion."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.SLOW)
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, *[ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)] * 4)
    assert widget.director.is_busy
    mouse(widget).click_at(mouse(widget).point(3, 3))
    assert not widget.director.is_busy
    assert "END_TURN" in widget.scene.bar.buttons


def test_an_idle_table_runs_no_timer(open_table) -> None:
    """Nothing moves: nothing runs."""
    widget, _session = open_table(full_table().view(TURN), motion=Motion.NORMAL)
    widget.director.finish()
    QApplication.processEvents()
    for _ in range(200):
        QApplication.processEvents()
    assert [timer.parent() for timer in widget.findChildren(QTimer) if timer.isActive()] == []


# ---------------------------------------------------------------------------------------------------- the log


def test_a_name_in_the_log_lights_its_card(open_table) -> None:
    """Hovering lights and shows it."""
    situation = full_table()
    widget, _session = open_table(situation.view(TURN))
    golem = situation.zones[1, "squad"][0]
    widget.panel.log.text.highlighted.emit(QUrl(f"card:{golem}:Дорожный голем"))
    assert widget.scene.card_item(golem).glow is Glow.LIT
    assert widget.panel.preview.card.face.name == "Дорожный голем"
    widget.panel.log.text.highlighted.emit(QUrl())
    assert widget.scene.card_item(golem).glow is Glow.NONE


@pytest.mark.parametrize(("level", "lines"), [(1, 1), (2, 2), (3, 3)])
def test_the_log_tells_as_much_as_is_wanted(open_table, level, lines) -> None:
    """Main lines, details, every step."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, log_level=level)
    golem = ref(view, situation.zones[1, "squad"][0])
    wound = ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)
    session.happen(view, wound, ev.Closed(golem), ev.PhaseStarted(0, ev.Phase.CHOICE))
    assert len(widget.panel.log.lines()) == lines


def three_wounds(open_table, **look):
    """Three wounds that are shown one after another: the first one is."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.NORMAL, **look)
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, *[ev.Wounded(golem, number, CardRef(0, ""), Source.STRIKE) for number in (1, 2, 3)])
    return widget, session


def numbers(widget) -> list[str]:
    """Of the log's lines."""
    return [line.split()[2] for line in widget.panel.log.lines()]


def test_a_line_stands_in_the_log_when_its_event_is_shown(open_table) -> None:
    """The log tells no death before the blow is seen."""
    widget, session = three_wounds(open_table)
    session.happen(session.shown, ev.Wounded(CardRef(1, "Эйра"), 4, CardRef(0, ""), Source.STRIKE))
    assert numbers(widget) == ["1"]
    widget.director.advance(durations.NUMBER_BEAT)
    assert numbers(widget) == ["1", "2"]
    widget.director.finish()
    assert len(widget.panel.log.lines()) == 4


def test_a_press_brings_the_whole_log(open_table, mouse) -> None:
    """Who has seen enough reads all of it."""
    widget, _session = three_wounds(open_table)
    mouse(widget).click_at(mouse(widget).point(3, 3))
    assert numbers(widget) == ["1", "2", "3"]


def test_without_motion_the_log_comes_at_once(open_table) -> None:
    """Nothing waits where nothing moves."""
    widget, _session = three_wounds(open_table)
    widget.apply(replace(widget.settings, look=replace(widget.settings.look, motion=Motion.NONE)))
    assert numbers(widget) == ["1", "2", "3"]


@pytest.mark.parametrize("change", ["level", "size", "language"])
def test_the_log_runs_ahead_of_the_table_for_nothing(open_table, change: str) -> None:
    """Another level of detail, another window, another language while things are shown: the rest still waits."""
    widget, _session = three_wounds(open_table)
    if change == "level":
        widget.panel.log.level_changed.emit(2)
    elif change == "size":
        widget.resize(1280, 720)
        QApplication.processEvents()
    else:
        widget.apply(replace(widget.settings, look=replace(widget.settings.look, language=Tongue.ENGLISH)))
    widget.director.advance(durations.NUMBER_BEAT)
    assert numbers(widget) == ["1", "2"]
    widget.director.finish()
    assert numbers(widget) == ["1", "2", "3"]
    assert ("wound" in widget.panel.log.lines()[-1]) == (change == "language")


def test_what_is_taken_back_while_it_is_shown_leaves_the_log(open_table) -> None:
    """An undo stops the show: the log is that of the game as it stands."""
    widget, session = three_wounds(open_table)
    session.chronicle.take_back(-1, ev.Undone(0, 1), ())
    for listener in session.listeners:
        listener.rewound()
    assert [widget.panel.log.lines()] == [[say("log.undone", Tongue.RUSSIAN, seat="Вы", answers=1)]]


def test_a_screen_reader_hears_lines_as_they_are_shown(open_table, qtbot) -> None:
    """Each once."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, motion=Motion.NORMAL)
    heard: list[str] = []
    widget.panel.log.told.connect(heard.append)
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, *[ev.Wounded(golem, number, CardRef(0, ""), Source.STRIKE) for number in (1, 2)])
    assert len(heard) == 1
    widget.director.finish()
    assert len(heard) == 2


def test_the_log_keeps_its_newest_line_in_sight(open_table, qtbot) -> None:
    """Though the large card above takes room away from it; who has scrolled up stays there."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view)
    golem = ref(view, situation.zones[1, "squad"][0])
    bar = widget.panel.log.text.verticalScrollBar()
    session.happen(view, *[ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)] * 8)
    widget.resize(1600, 640)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    session.happen(view, *[ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)] * 20)
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    session.happen(view, ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE))
    assert bar.value() == 0


def test_the_last_level_tells_paragraphs(open_table) -> None:
    """516.1 stands behind its line."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, log_level=3)
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, ev.Prevented(golem, 1, golem))
    assert "516.1" in widget.panel.log.lines()[-1]


def test_the_turn_of_the_other_can_be_walked_through(open_table) -> None:
    """Each act with its cards lit and its arrow, and the one that acts shown large; nothing of the table is covered."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view)
    golem, smith = ref(view, situation.zones[1, "squad"][0]), ref(view, situation.zones[0, "squad"][3])
    session.happen(view, ev.TurnStarted(1, 6), ev.StrikeAnnounced(golem, smith))
    widget.menus.do("review")
    review = widget.sheets.sheet
    assert isinstance(review, Review)
    assert not review.geometry().intersects(widget.view.geometry())
    QApplication.sendEvent(review.buttons[1], QEvent(QEvent.Type.Enter))
    assert {card for card, item in widget.scene.cards.items() if item.glow is Glow.LIT} == {golem.id, smith.id}
    assert [arrow.kind for arrow in widget.show_.arrows.arrows] == [ArrowKind.STRIKE]
    assert widget.panel.preview.shown.id == golem.id
    widget.sheets.close()
    assert not any(item.glow is Glow.LIT for item in widget.scene.cards.values())
    assert not widget.show_.arrows.arrows


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1600, 900), 1.3)])
def test_a_long_turn_scrolls_in_the_list_beside_the_table(open_table, size: tuple[int, int], text: float) -> None:
    """Its button stands below the lines, and no line loses its right edge to the bar."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, size=size, text_size=text)
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, ev.TurnStarted(1, 6), *[ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)] * 30)
    widget.menus.do("review")
    QApplication.processEvents()
    review = widget.sheets.sheet
    [area] = review.findChildren(QScrollArea)
    [close] = [button for button in review.findChildren(QPushButton) if button.text() == "Закрыть"]
    assert area.geometry().bottom() < close.geometry().top()
    assert review.rect().contains(close.geometry())
    assert review.buttons[0].width() <= area.viewport().width()


def test_arrow_keys_walk_the_list_into_sight(open_table, qtbot) -> None:
    """A line below the edge is scrolled to when the keyboard comes to it."""
    situation = full_table()
    view = situation.view(TURN)
    widget, session = open_table(view, size=(1280, 720))
    golem = ref(view, situation.zones[1, "squad"][0])
    session.happen(view, ev.TurnStarted(1, 6), *[ev.Wounded(golem, 1, CardRef(0, ""), Source.STRIKE)] * 30)
    widget.menus.do("review")
    QApplication.processEvents()
    review = widget.sheets.sheet
    for _ in range(20):
        qtbot.keyClick(review, Qt.Key.Key_Down)
    assert review.focusWidget() is review.buttons[20]
    assert not review.buttons[20].visibleRegion().isEmpty()


# ----------------------------------------------------------------------------------------------------- hot-seat


def two_persons(view, showing: Showing) -> FakeSession:
    session = FakeSession(face_down(view) if showing.viewer is None else view, ("person", "person"))
    session.showing = showing
    return session


def test_the_curtain_covers_everything(open_table) -> None:
    """Nothing of the table is seen until the next one is ready."""
    session = two_persons(full_table().view(), Showing(None, Cover.CURTAIN, 1))
    widget, _ = open_table(session.shown, session=session)
    curtain = widget.sheets.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == widget.rect()
    points = [QPoint(x, y) for x in range(2, 1600, 40) for y in range(2, 900, 40)]
    seen = {widget.childAt(point) for point in points}
    assert all(child is curtain or curtain.isAncestorOf(child) for child in seen)
    curtain.ready.click()
    assert session.said == ["ready"]


def test_the_curtain_tells_what_the_other_did(open_table) -> None:
    """His last turn from its beginning, not one's own that has just begun."""
    situation = full_table()
    hero = CardRef(situation.heroes[1], "Ивея")
    session = two_persons(situation.view(), Showing(None, Cover.CURTAIN, 1))
    turns = (
        ev.TurnStarted(1, 2),
        ev.TurnEnded(1),
        ev.TurnStarted(0, 3),
        ev.Healed(hero, 2, hero),
        ev.TurnStarted(1, 4),
    )
    session.chronicle.add(1, turns)
    widget, _ = open_table(session.shown, session=session)
    told = widget.sheets.curtain.recap.text().splitlines()
    assert ("3" in told[0], "Ивея" in told[1], len(told)) == (True, True, 2)


def test_nothing_of_a_hand_is_reachable_under_the_curtain(open_table) -> None:
    """No item knows a card of either hand, no face of it was drawn."""
    situation = full_table()
    session = two_persons(situation.view(), Showing(None, Cover.CURTAIN, 1))
    widget, _ = open_table(session.shown, session=session)
    known = [item.card.name for item in widget.scene.cards.values() if item.card and item.spot.zone is Zone.HAND]
    assert [name for name in known if name] == []


def test_both_hands_lie_face_down_on_the_open_table(open_table, mouse) -> None:
    """An answer that needs no hidden card is asked before everybody's eyes."""
    situation = full_table()
    session = two_persons(situation.view(), Showing(None, Cover.HANDS, 0))
    widget, _ = open_table(session.shown, session=session)
    assert not widget.sheets.curtain.isVisible()
    mouse(widget).press_button("READY")
    assert session.said == ["ready"]


def test_the_table_turns_to_the_one_who_plays(open_table) -> None:
    """Where the setting says so."""
    situation = full_table()
    session = two_persons(situation.view(), Showing(1))
    widget, _ = open_table(session.shown, session=session)
    assert widget.scene.near == 1
    other, _ = open_table(session.shown, session=session, play=Play(turn_table=False))
    assert other.scene.near == 0


def test_taking_back_asks_the_other(open_table) -> None:
    """With «Согласен» it is done."""
    session = two_persons(full_table().view(TURN), Showing(0))
    session.asks_leave = 0, Undo(3, Leave.ASK)
    widget, _ = open_table(session.shown, session=session)
    assert isinstance(widget.sheets.sheet, ListOverlay)
    widget.sheets.sheet.buttons[0].click()
    assert session.said == [True]


def test_an_offered_draw_can_be_accepted(open_table) -> None:
    """603.2."""
    view = full_table().view(TURN)
    widget, session = open_table(view)
    session.happen(view, ev.DrawOffered(1))
    widget.sheets.sheet.buttons[0].click()
    assert session.said == ["accept"]


# ------------------------------------------------------------------------------------------- ends and other sheets


@pytest.mark.parametrize("choice", ["again", "swap", "other", "replay"])
def test_after_the_game_the_player_says_what_next(open_table, choice) -> None:
    """602: the winner's screen."""
    view = full_table().view(outcome=Outcome(0, "hero falls", "602.1"))
    widget, _session = open_table(view)
    assert isinstance(widget.sheets.sheet, WinnerOverlay)
    wishes: list[str] = []
    widget.wished.connect(wishes.append)
    widget.sheets.sheet.buttons[choice].click()
    assert wishes == [choice]


def test_conceding_is_asked_once_more(open_table) -> None:
    """604.1."""
    widget, session = open_table(full_table().view(TURN))
    widget.menus.do("concede")
    widget.sheets.sheet.buttons[1].click()
    assert session.said == ["concede"]


def test_a_graveyard_is_looked_through(open_table, mouse) -> None:
    """205: an open zone."""
    widget, _session = open_table(full_table().view(TURN))
    widget.menus.do("other_graveyard")
    sheet = widget.sheets.sheet
    assert isinstance(sheet, CardsOverlay)
    assert [card.choice.name for card in sheet.cards] == ["Цепь молний"]
    [close] = [button for button in sheet.findChildren(QPushButton) if button.text() == "Закрыть"]
    close.click()
    assert widget.sheets.sheet is None


def test_a_moment_is_bookmarked_and_gone_back_to(open_table) -> None:
    """A bookmark names a moment; going there is an undo."""
    widget, session = open_table(full_table().view(TURN))
    widget.menus.do("bookmark")
    widget.sheets.sheet.field.insert("перед атакой")
    widget.sheets.sheet._take()
    assert list(session.bookmarks.values()) == ["перед атакой"]
    session.undo_leave = Leave.FREE
    widget.menus.do("bookmarks")
    widget.sheets.sheet.buttons[0].click()
    assert session.said == ["undo"]


# --------------------------------------------------------------------------------------------------- settings


def test_a_bookmark_that_can_not_be_gone_back_to_says_why(open_table) -> None:
    """The moment of now, or where the settings forbid it: a word, never an error."""
    session = FakeSession(full_table().view(TURN))
    session.bookmarks = {0: "сейчас"}
    session.undo = Mock(side_effect=IllegalChoice(message("reasons.nothing_to_undo")))
    widget, _ = open_table(session.shown, session=session)
    widget.menus.do("bookmarks")
    widget.sheets.sheet.buttons[0].click()
    assert widget.sheets.toast.label.text() == say("reasons.nothing_to_undo", Tongue.RUSSIAN)


def test_a_sheet_goes_when_the_game_is_taken_back(open_table) -> None:
    """The winner is none any more; a graveyard is another one."""
    situation = full_table()
    widget, session = open_table(situation.view(TURN))
    widget.menus.do("my_graveyard")
    assert widget.sheets.sheet is not None
    for listener in session.listeners:
        listener.rewound()
    assert widget.sheets.sheet is None


def test_a_card_of_a_graveyard_has_its_menu(open_table) -> None:
    """Whatever lies there can be moved by hand."""
    situation = full_table()
    widget, _session = open_table(situation.view(TURN))
    widget.menus.do("my_graveyard")
    button = widget.sheets.sheet.cards[0]
    at = button.mapToGlobal(QPoint(5, 5))
    QApplication.sendEvent(button, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), at))
    tools = [action.text() for menu in widget.menus.menu.actions() if menu.menu() for action in menu.menu().actions()]
    widget.menus.menu.close()
    assert say("tools.move", Tongue.RUSSIAN) + " …" in tools


def test_all_parts_that_are_not_read_stand_lit(open_table) -> None:
    """Also when words that play themselves stand between them."""
    situation = full_table()
    smith = situation.zones[0, "squad"][3]
    widget, _session = open_table(situation.view(TURN))
    printed = next(it for it in widget.scene.view.facts if it.name == "Кузнец глубин")
    first, last = printed.text[:4], printed.text[-3:]
    both = (ByHand(first), ByHand(last))
    facts = tuple(replace(it, abilities=both) if it is printed else it for it in widget.scene.view.facts)
    widget.scene.view = replace(widget.scene.view, facts=facts)
    widget.panels.point(smith)
    assert widget.panel.preview.card.lit == ((0, 4), (len(printed.text) - 3, len(printed.text)))


def test_the_language_changes_without_a_restart(open_table) -> None:
    """Every text of the table, at once."""
    widget, _session = open_table(full_table().view(TURN))
    look = replace(widget.settings.look, language=Tongue.ENGLISH)
    widget.apply(replace(widget.settings, look=look))
    assert widget.scene.bar.state.turn == "Your turn · 7"
    assert widget.panel.log.title.text() == "The game"
    assert widget.menus.actions["concede"].text() == "Concede"


def test_the_theme_changes_without_a_restart(open_table) -> None:
    """Light and dark."""
    widget, _session = open_table(full_table().view(TURN), theme=Theme.DARK)
    dark = widget.grab().toImage().pixelColor(1590, 500).lightness()
    widget.apply(replace(widget.settings, look=replace(widget.settings.look, theme=Theme.LIGHT)))
    assert widget.grab().toImage().pixelColor(1590, 500).lightness() > dark + 100


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_table_fills_any_window(open_table, window) -> None:
    """All cards on the table, no scroll bars, the bar across."""
    widget, _session = open_table(full_table().view(TURN), size=window)
    shown = widget.view.viewport().rect()
    inside = [widget.view.mapFromScene(QPointF(spot.x, spot.y)) for spot in widget.scene.spots.values() if spot.near]
    assert all(shown.contains(point) for point in inside)
    assert widget.scene.layout.bar.width > shown.width() * 0.9


def test_zooming_and_fitting(open_table) -> None:
    """One key brings the whole table back."""
    widget, _session = open_table(full_table().view(TURN))
    widget.menus.do("zoom_in")
    assert widget.view.zoom > 1
    widget.menus.do("fit")
    assert widget.view.zoom == 1


def test_a_table_larger_than_the_window_is_moved_by_its_ground(open_table, mouse, qtbot) -> None:
    """By the left button, where no card lies; a card under the button is still a card."""
    situation = full_table()
    widget, _session = open_table(situation.view(TURN))
    widget.view.zoom_by(2.0)
    port, bar = widget.view.viewport(), widget.view.horizontalScrollBar()
    bar.setValue(200)
    field = widget.scene.layout.far.field
    start = mouse(widget).point(field.x + field.width / 2, field.y + 3)
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(port, start - QPoint(80, 0))
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start - QPoint(80, 0))
    assert bar.value() == 280
    qtbot.mouseMove(port, start)
    assert bar.value() == 280


def test_the_keyboards_card_is_brought_into_the_window(open_table, qtbot) -> None:
    """On a table larger than the window too."""
    situation = full_table()
    widget, _session = open_table(situation.view(TURN))
    widget.view.zoom_by(3.0)
    for card in (situation.heroes[0], situation.zones[1, "squad"][-1], situation.zones[0, "hand"][-1]):
        widget.keyboard.go(card)
        item = widget.scene.card_item(card)
        assert widget.view.viewport().rect().contains(widget.view.mapFromScene(item.spot.x, item.spot.y))


def test_the_attack_stands_while_a_defender_is_asked_for(open_table) -> None:
    """307.1: who strikes whom, also after an undo."""
    situation = full_table()
    attacker, hero = situation.zones[1, "squad"][3], situation.heroes[0]
    prompt = message("ask.defend", card=CardRef(attacker, "Пожиратель теней"), target=CardRef(hero, "Эйра"))
    asked = decision(Ask.DEFEND, Option(Act.DEFEND, situation.zones[0, "squad"][2]), Option(Act.NO), prompt=prompt)
    widget, _session = open_table(situation.view(asked, active=1))
    assert [arrow.kind for arrow in widget.show_.arrows.arrows] == [ArrowKind.STRIKE]


def test_on_the_open_table_a_question_names_whom_it_asks(open_table) -> None:
    """307.2: in the other's turn two at one screen know who answers; in one's own turn it is plain."""
    situation = full_table()
    prompt = message("ask.defend", card=CardRef(1, "Пожиратель теней"), target=CardRef(situation.heroes[0], "Эйра"))
    options = Option(Act.DEFEND, situation.zones[0, "squad"][2]), Option(Act.NO)
    session = two_persons(situation.view(decision(Ask.DEFEND, *options, prompt=prompt), active=1), Showing(None))
    widget, _ = open_table(session.shown, session=session)
    name = session.shown.players[0].name
    assert widget.scene.bar.state.question.startswith(f"{name}, решайте. ")


def test_a_picked_card_leaves_its_pile(open_table, mouse) -> None:
    """So that the next of equal cards can be picked as well."""
    situation = Table()
    swarm = situation.squad(0, *["Модуль атаки"] * 4)
    options = [Option(Act.PICK, card) for card in swarm[:3]]
    session = FakeSession(situation.view(decision(Ask.TARGET, *options)))
    session.announcement.steps = [(session.decision, Option(Act.USE, situation.heroes[0], target=swarm[3]))]
    widget, _ = open_table(session.shown, session=session)
    assert widget.scene.spots[swarm[3]].pile == 1
    assert widget.scene.card_item(swarm[3]).glow is Glow.CHOSEN
    mouse(widget).click(swarm[2])
    assert session.said == [options[2]]


def test_a_text_that_is_not_read_shows_a_hand_and_its_words(open_table) -> None:
    """Declined abilities are played with the table tools; the words stand lit in the large card."""
    situation = full_table()
    smith = situation.zones[0, "squad"][3]
    unread = ByHand("Броня 1.")
    situation.cards[smith - 1] = replace(situation.cards[smith - 1], abilities=(AbilityView(7, unread),))
    view = situation.view(TURN)
    facts = tuple(replace(it, abilities=(unread,)) if it.name == "Кузнец глубин" else it for it in view.facts)
    widget, _session = open_table(replace(view, facts=facts))
    assert widget.scene.card_item(smith).marks[0].sign is Sign.HAND
    widget.panels.point(smith)
    assert widget.panel.preview.card.lit == ((0, 8),)
    widget.menus.open_menu(smith, QPoint(10, 10))
    first = [action.text() for action in widget.menus.menu.actions()][2]
    widget.menus.menu.close()
    assert first.startswith("Ранить")


def test_numbers_stand_on_the_cards_while_keys_are_used(open_table, mouse, qtbot) -> None:
    """And go with the first click."""
    situation = full_table()
    options = [Option(Act.PICK, card) for card in situation.zones[1, "squad"][:2]]
    widget, _session = open_table(situation.view(decision(Ask.TARGET, *options, can_back=True)))
    qtbot.keyClick(widget.view, Qt.Key.Key_Right)
    assert [widget.scene.card_item(option.card).hint for option in options] == ["1", "2"]
    mouse(widget).click_at(QPoint(2, 2))
    assert [widget.scene.card_item(option.card).hint for option in options] == ["", ""]


def test_the_logs_upper_edge_fades_while_lines_are_above(open_table) -> None:
    """It stays where it is while the text scrolls, and goes at the very top."""
    table, _session = open_table(full_table().view(decision(Ask.TURN, END)))
    log = table.panel.log
    log.text.setPlainText("\n".join(f"Ход {number}" for number in range(300)))
    fade, bar = log.text.findChild(UpperFade), log.text.verticalScrollBar()
    for value in (bar.maximum(), bar.maximum() // 2):
        bar.setValue(value)
        assert fade.isVisible()
        assert fade.geometry().top() == log.text.viewport().geometry().top()
    bar.setValue(0)
    assert not fade.isVisible()
