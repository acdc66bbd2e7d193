"""What a drop would do is told before the drop, from what the player himself can know."""

from __future__ import annotations

from app.controller.forecast import Forecast
from app.controller.settings import Play
from app.engine.decision import Act, Ask, Option
from app.engine.message import CardRef
from app.table.forecast_flow import forecast_lines
from app.table.table_widget import TableWidget
from app.table.words_of import Speaker
from app.words import Tongue
from tests.table.fakes import VOICE
from tests.table.situations import END, Table, decision, full_table

SPEAKER = Speaker(Tongue.RUSSIAN, VOICE, ("Вы", "Компьютер"))
NONE: frozenset[int] = frozenset()


def cards(table: Table) -> tuple[int, int]:
    """The dragon that strikes, and the water maid that it strikes."""
    return table.zones[0, "squad"][-1], table.zones[1, "squad"][2]


def told(forecast: Forecast, act: Act = Act.STRIKE) -> list[str]:
    """The lines of a forecast for the dragon's act on the maid."""
    situation = full_table()
    dragon, maid = cards(situation)
    return [line.text for line in forecast_lines(forecast, Option(act, dragon, target=maid), situation.view(), SPEAKER)]


def shown(widget: TableWidget) -> list[str]:
    bubble = widget.forecasts.bubble
    return [line.text for line in bubble.lines] if bubble else []


def test_a_strike_is_told_both_ways() -> None:
    """508.4.3, 510.1: the target first, then the one who strikes, each with what is left of its life."""
    dragon, maid = cards(full_table())
    found = Forecast({maid: 7, dragon: 1}, frozenset({maid}), NONE, (), (), unsure=False)
    assert told(found) == ["Омутница: −7, гибель", "Седой дракон: −1, останется 6"]


def test_one_that_comes_off_unhurt_is_told_too() -> None:
    """516.1: all wounds are prevented, and none come back."""
    assert told(Forecast({}, NONE, NONE, (), (), unsure=False)) == ["Омутница: без ран", "Седой дракон: без ран"]


def test_a_death_without_wounds_has_no_number() -> None:
    """505.2: it is destroyed."""
    _dragon, maid = cards(full_table())
    assert told(Forecast({}, frozenset({maid}), NONE, (), (), unsure=False), Act.USE) == ["Омутница: гибель"]


def test_what_hangs_on_hidden_cards_or_chance_is_a_question_mark() -> None:
    """Wounds, life, a death and what wakes."""
    dragon, maid = cards(full_table())
    ref = CardRef(dragon, "Седой дракон")
    found = Forecast({maid: None, dragon: 2}, NONE, frozenset({dragon}), (), (ref,), unsure=True)
    assert told(found) == [
        "Омутница: −?, останется ?",
        "Седой дракон: −2, гибель?",
        "Сработает: Седой дракон?",
        "? — зависит от скрытых карт или выбора",
    ]


def test_an_imagined_card_has_no_name() -> None:
    """203.2: what was only guessed of the other's hand is not told as if it were seen."""
    found = Forecast({}, NONE, NONE, (CardRef(9999, "Выдумка"),), (), unsure=False)
    assert told(found, Act.USE) == ["Сработает: карта"]


def test_a_card_held_over_its_target_tells_the_outcome(open_table, mouse) -> None:
    """The bubble stands while the card is held there, and goes with the drop."""
    situation = full_table()
    dragon, maid = cards(situation)
    strike = Option(Act.STRIKE, dragon, target=maid)
    widget, session = open_table(situation.view(decision(Ask.TURN, strike, END)))
    session.forecasts[strike] = Forecast({maid: 7}, frozenset({maid}), NONE, (), (), unsure=False)
    mouse(widget).take(dragon, maid)
    assert shown(widget) == ["Омутница: −7, гибель", "Седой дракон: без ран"]
    assert widget.scene.sceneRect().contains(widget.forecasts.bubble.sceneBoundingRect())
    mouse(widget).drag(dragon, maid)
    assert shown(widget) == []


def test_two_meanings_of_one_drop_are_told_one_under_the_other(open_table, mouse) -> None:
    """A strike and an ability, each under its own words."""
    situation = full_table()
    dragon, maid = cards(situation)
    strike, use = Option(Act.STRIKE, dragon, target=maid), Option(Act.USE, dragon, 5, maid)
    widget, session = open_table(situation.view(decision(Ask.TURN, strike, use, END)))
    session.forecasts[strike] = Forecast({maid: 7}, frozenset({maid}), NONE, (), (), unsure=False)
    session.forecasts[use] = Forecast({maid: 1}, NONE, NONE, (), (), unsure=False)
    mouse(widget).take(dragon, maid)
    lines = shown(widget)
    assert (lines[1], lines[-1]) == ("Омутница: −7, гибель", "Омутница: −1, останется 2")
    assert len(lines) == 5


def test_the_keyboard_is_told_the_same(open_table, qtbot) -> None:
    """A card that was taken up aims at what the ring is on."""
    situation = full_table()
    dragon, maid = cards(situation)
    strike = Option(Act.STRIKE, dragon, target=maid)
    widget, session = open_table(situation.view(decision(Ask.TURN, strike, END)))
    session.forecasts[strike] = Forecast({maid: 7}, frozenset({maid}), NONE, (), (), unsure=False)
    widget.hands.take_up(dragon)
    widget.keyboard.go(maid)
    assert shown(widget)[0] == "Омутница: −7, гибель"
    widget.keyboard.escape()
    assert shown(widget) == []


def test_who_wants_no_forecast_gets_none(open_table, mouse) -> None:
    """A setting."""
    situation = full_table()
    dragon, maid = cards(situation)
    strike = Option(Act.STRIKE, dragon, target=maid)
    widget, session = open_table(situation.view(decision(Ask.TURN, strike, END)), play=Play(forecast=False))
    session.forecasts[strike] = Forecast({maid: 7}, frozenset({maid}), NONE, (), (), unsure=False)
    mouse(widget).take(dragon, maid)
    assert shown(widget) == []
    mouse(widget).drag(dragon, maid)


def test_a_line_of_a_death_is_set_off() -> None:
    """Not by colour alone: it stands bold as well."""
    situation = full_table()
    dragon, maid = cards(situation)
    found = Forecast({maid: 7, dragon: 1}, frozenset({maid}), NONE, (), (), unsure=False)
    lines = forecast_lines(found, Option(Act.STRIKE, dragon, target=maid), situation.view(), SPEAKER)
    assert [line.grave for line in lines] == [True, False]
