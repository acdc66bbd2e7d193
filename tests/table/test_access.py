"""Screen readers get every card and every event."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from app.controller.record import SeatRecord
from app.controller.session import Session
from app.controller.settings import Play
from app.controller.timeline import Timeline
from app.engine import event as ev
from app.engine.decision import Act, Ask
from app.engine.heroes.situation import Lying, Side, Situation
from app.engine.match import Match
from app.engine.message import CardRef
from app.engine.terms import Source
from app.words import say
from tests.table.games import InstantComputer
from tests.table.situations import END, FACTS, decision, full_table


def spoken(widget) -> list[tuple[str, str]]:
    table = QAccessible.queryAccessibleInterface(widget.view)
    cards = [table.child(place) for place in range(table.childCount())]
    return [(card.text(QAccessible.Text.Name), card.text(QAccessible.Text.Description)) for card in cards]


def test_every_card_is_an_item_of_a_list(open_table) -> None:
    """With its name, whose it is and where."""
    situation = full_table()
    widget, _session = open_table(situation.view(decision(Ask.TURN, END)))
    names = [name for name, _ in spoken(widget)]
    assert "Седой дракон, моя, Игровая зона" in names
    assert "Морвен Теневед, противника, Игровая зона" in names
    assert len(names) == len(widget.scene.spots)


def test_a_cards_state_is_told_in_words(open_table) -> None:
    """Numbers, wounds, marks."""
    widget, _session = open_table(full_table().view(decision(Ask.TURN, END)))
    told = dict(spoken(widget))
    golem = told["Дорожный голем, противника, Игровая зона"]
    assert "удар 3, жизни 4" in golem
    assert "Ранений: 2" in golem
    assert "Отравление 1" in golem


def test_a_face_down_card_says_nothing_of_itself(open_table) -> None:
    """203.2."""
    widget, _session = open_table(full_table().view(decision(Ask.TURN, END)))
    hidden = [told for told in spoken(widget) if told[0] == "Скрытая карта"]
    assert hidden == [("Скрытая карта", "")] * 5


def test_events_are_announced(open_table, monkeypatch) -> None:
    """As lines of the log, when they are shown."""
    situation = full_table()
    view = situation.view(decision(Ask.TURN, END))
    _widget, session = open_table(view)
    told: list[str] = []
    monkeypatch.setattr("app.table.access.announce", lambda _view, text: told.append(text))
    golem = CardRef(situation.zones[1, "squad"][0], "Дорожный голем")
    session.happen(view, ev.Wounded(golem, 2, CardRef(0, ""), Source.STRIKE))
    assert told == ["Дорожный голем: 2 раны"]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader is told, in order."""
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.message()))
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def duel() -> Session:
    """A person with a creature to play and one to strike with, against a computer that can only end its turn."""
    mine = Side("Анна", Lying("Эйра, Заря степей"), (Lying("Вожак стаи"),), ("Степной рубака",), open_coins=3)
    other = Side("Борис", Lying("Морвен Теневед"))
    match = Match.at(Situation((mine, other), tuple(FACTS.values())))
    seats = SeatRecord("Анна", "person"), SeatRecord("Борис", "random")
    return Session(Timeline(match), seats, None, InstantComputer())


def act(table, wanted: Act) -> None:
    """Give the first answer of this kind, as a gesture does."""
    options = table.session.decision.options
    table.flow.answer((next(option for option in options if option.act is wanted),))


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Act.PLAY, ["Анна разыгрывает за 3 монеты: Степной рубака"]),
        (
            Act.STRIKE,
            [
                "Вожак стаи атакует: Морвен Теневед",
                "Вожак стаи наносит удар на 3: Морвен Теневед",
                "Морвен Теневед: 3 раны (Вожак стаи)",
            ],
        ),
        (Act.END_TURN, ["Ход 6: Борис"]),
    ],
)
def test_what_happens_is_heard(open_table, heard: list[str], wanted: Act, said: list[str]) -> None:
    """Playing, striking, wounds, the next turn: each line once, in order."""
    game = duel()
    table, _ = open_table(game.view(), session=game, play=Play(warn_unused=False))
    heard.clear()
    act(table, wanted)
    assert heard[: len(said)] == said


def test_the_warning_at_the_end_of_a_turn_is_heard(open_table, heard: list[str]) -> None:
    """Somebody can still strike: the bar asks, and the question is said."""
    game = duel()
    table, _ = open_table(game.view(), session=game)
    heard.clear()
    act(table, Act.END_TURN)
    assert heard == [say("table.end_anyway")]


def test_a_refusal_is_heard(open_table, heard: list[str]) -> None:
    """As it is shown."""
    table, _ = open_table(full_table().view(decision(Ask.TURN, END)))
    heard.clear()
    table.notice("Не хватает монет")
    assert heard == ["Не хватает монет"]
