"""Screen readers get every card and every event."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from app.engine import event as ev
from app.engine.decision import Ask
from app.engine.message import CardRef
from app.engine.terms import Source
from tests.table.situations import END, decision, full_table


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
