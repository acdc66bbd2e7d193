"""Every kind of question is answered by a gesture on the table."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt

from app.controller.byhand import FOR_PLAYERS, Wants, tools_for
from app.engine.decision import Act, Ask, Decision, HandAct, Option, Refusal, Tool
from app.engine.errors import IllegalChoice
from app.engine.message import CardRef, message
from app.engine.terms import Zone
from app.engine.view import View
from app.table.hands import Stage
from app.table.overlays.cards import CardsOverlay, MulliganOverlay, SeveralOverlay
from app.table.overlays.lists import ListOverlay, OrderOverlay
from app.table.overlays.names import NameOverlay
from app.table.overlays.numbers import NumberOverlay
from app.table.overlays.split import SplitOverlay
from tests.table.fakes import FakeSession
from tests.table.situations import END, Table, decision, full_table


def strikes(table: Table, card: int) -> list[Option]:
    return [Option(Act.STRIKE, card, target=target) for target in table.zones[1, "squad"]]


def last(table: Table, zone: str, seat: int = 0) -> int:
    return table.zones[seat, zone][-1]


def test_a_drag_onto_an_enemy_strikes_it(open_table, mouse) -> None:
    """307.1: the target is what the card is dropped on."""
    situation = full_table()
    dragon = last(situation, "squad")
    options = strikes(situation, dragon)
    widget, session = open_table(situation.view(decision(Ask.TURN, *options, END)))
    mouse(widget).drag(dragon, options[0].target)
    assert session.said == [options[0]]


def test_click_and_click_strike_as_a_drag_does(open_table, mouse) -> None:
    """Everything that is dragged can be clicked."""
    situation = full_table()
    dragon = last(situation, "squad")
    options = strikes(situation, dragon)
    widget, session = open_table(situation.view(decision(Ask.TURN, *options, END)))
    mouse(widget).click(dragon)
    assert widget.hands.stage is Stage.SELECTED
    mouse(widget).click(options[1].target)
    assert session.said == [options[1]]


def test_a_hand_card_dropped_on_the_table_is_played(open_table, mouse) -> None:
    """309.1."""
    situation = full_table()
    card = situation.zones[0, "hand"][1]
    play = Option(Act.PLAY, card)
    widget, session = open_table(situation.view(decision(Ask.TURN, play, END)))
    bar = widget.scene.layout.near.field
    pointer = mouse(widget)
    pointer.drag(card, pointer.point(bar.x + 4, bar.y + 4))
    assert session.said == [play]


def test_a_hand_card_let_go_over_the_hand_goes_back(open_table, mouse) -> None:
    """A drag that was a mistake costs nothing."""
    situation = full_table()
    card = situation.zones[0, "hand"][1]
    widget, session = open_table(situation.view(decision(Ask.TURN, Option(Act.PLAY, card), END)))
    item, pointer = widget.scene.card_item(card), mouse(widget)
    home = item.pos()
    pointer.drag(card, pointer.at(card) + pointer.point(30, 10) - pointer.point(0, 0))
    assert session.said == []
    assert widget.hands.stage is Stage.FREE
    widget.scene.point_at(0)
    assert item.pos() == home


def test_a_card_with_targets_dropped_on_the_table_waits_for_its_target(open_table, mouse) -> None:
    """The first target belongs to the announcement (502.6)."""
    situation = full_table()
    spell = situation.zones[0, "hand"][1]
    target = situation.zones[1, "squad"][0]
    play = Option(Act.PLAY, spell, target=target)
    widget, session = open_table(situation.view(decision(Ask.TURN, play, END)))
    field, pointer = widget.scene.layout.near.field, mouse(widget)
    pointer.drag(spell, pointer.point(field.x + 4, field.y + 4))
    assert session.said == []
    pointer.click(target)
    assert session.said == [play]


def test_an_illegal_drop_goes_back_and_says_why(open_table, mouse) -> None:
    """A drop on what is no target of that card is refused in the engine's words, with the paragraph."""
    situation = full_table()
    dragon, other = last(situation, "squad"), situation.zones[1, "squad"][2]
    [strike] = strikes(situation, dragon)[:1]
    widget, session = open_table(situation.view(decision(Ask.TURN, strike, END)))
    wrong = strike._replace(target=other)
    reason = message("reasons.not_allowed", card=CardRef(dragon, "Седой дракон"))
    session.wrongs[wrong] = Refusal(dragon, Act.STRIKE, 0, reason, "part 7: Скрытое существо")
    mouse(widget).drag(dragon, other)
    assert session.said == []
    assert widget.sheets.toast.label.text() == (
        "Седой дракон — так нельзя: существо скрыто (часть 7: Скрытое существо)"
    )


def test_a_card_that_can_do_nothing_says_why_when_it_is_dropped(open_table, mouse) -> None:
    """107.5: it may be tried, and is told off."""
    situation = full_table()
    smith, other = situation.zones[0, "squad"][3], situation.zones[1, "squad"][2]
    widget, session = open_table(situation.view(decision(Ask.TURN, END)))
    reason = message("reasons.refused_strike", card=CardRef(smith, "Кузнец глубин"))
    session.refusals.append(Refusal(smith, Act.STRIKE, 0, reason, "107.5"))
    mouse(widget).drag(smith, other)
    assert session.said == []
    assert widget.sheets.toast.label.text() == "Кузнец глубин — сейчас не атакует: слабость первого хода (107.5)"


def test_a_card_that_is_too_dear_says_so_when_it_is_put_on_the_table(open_table, mouse) -> None:
    """501.2: it goes back to the hand."""
    situation = full_table()
    card = situation.zones[0, "hand"][1]
    widget, session = open_table(situation.view(decision(Ask.TURN, END)))
    reason = message("reasons.refused_play", card=CardRef(card, "Цепь молний"))
    session.refusals.append(Refusal(card, Act.PLAY, 0, reason, "501.2"))
    mouse(widget).drag(card, mouse(widget).point(widget.scene.layout.near.field.x + 5, widget.scene.layout.bar.y - 9))
    assert session.said == []
    assert "нечем заплатить (501.2)" in widget.sheets.toast.label.text()


def test_only_legal_targets_light_while_dragging(open_table, mouse) -> None:
    """Their rings, and no others'."""
    situation = full_table()
    dragon = last(situation, "squad")
    options = strikes(situation, dragon)[:2]
    widget, _session = open_table(situation.view(decision(Ask.TURN, *options, END)))
    pointer = mouse(widget)
    pointer.take(dragon, pointer.point(widget.scene.layout.bar.x + 300, widget.scene.layout.bar.y + 10))
    lit = {key for key, item in widget.scene.cards.items() if item.glow.value == "target"}
    assert lit == {option.target for option in options}


def test_several_meanings_of_one_drop_are_asked(open_table, mouse) -> None:
    """A strike or an ability on the same target: the player says which."""
    situation = full_table()
    dragon = last(situation, "squad")
    target = situation.zones[1, "squad"][0]
    options = (Option(Act.STRIKE, dragon, target=target), Option(Act.SHOOT, dragon, target=target))
    widget, session = open_table(situation.view(decision(Ask.TURN, *options, END)))
    mouse(widget).drag(dragon, target)
    assert isinstance(widget.questions.choices, ListOverlay)
    widget.questions.choices.buttons[1].click()
    assert session.said == [options[1]]


def test_a_second_click_plays_a_hand_card(open_table, mouse) -> None:
    """Click takes it up, click again plays it."""
    situation = full_table()
    card = situation.zones[0, "hand"][0]
    play = Option(Act.PLAY, card)
    widget, session = open_table(situation.view(decision(Ask.TURN, play, END)))
    pointer = mouse(widget)
    pointer.click(card)
    pointer.click(card)
    assert session.said == [play]


def test_the_end_of_the_turn_warns_of_what_is_unused(open_table, mouse) -> None:
    """«Далее» asks once more while a card could act."""
    situation = full_table()
    dragon = last(situation, "squad")
    widget, session = open_table(situation.view(decision(Ask.TURN, *strikes(situation, dragon), END)))
    pointer = mouse(widget)
    pointer.press_button("END_TURN")
    assert session.said == []
    pointer.press_button("CONFIRM_END")
    assert session.said == [END]


def test_the_end_of_the_turn_is_one_click_when_nothing_is_unused(open_table, mouse) -> None:
    """No warning without a reason."""
    widget, session = open_table(full_table().view(decision(Ask.TURN, END)))
    mouse(widget).press_button("END_TURN")
    assert session.said == [END]


def pick(kind: Ask, act: Act, *cards: int, more: tuple[Option, ...] = (), **changes: object) -> Decision:
    return decision(kind, *(Option(act, card) for card in cards), *more, **changes)


@pytest.mark.parametrize(
    ("kind", "act"),
    [(Ask.DEFEND, Act.DEFEND), (Ask.TARGET, Act.PICK), (Ask.REVEAL, Act.PICK), (Ask.PAY, Act.PICK)],
)
def test_a_card_in_sight_is_picked_by_a_click(open_table, mouse, kind: Ask, act: Act) -> None:
    """509.1, 502.6, 304.3, 501.2."""
    situation = full_table()
    card = situation.zones[0, "squad"][2]
    widget, session = open_table(situation.view(pick(kind, act, card, more=(Option(Act.NO),))))
    mouse(widget).click(card)
    assert session.said == [Option(act, card)]


def test_a_player_is_picked_by_his_hero(open_table, mouse) -> None:
    """What is done to a player is done to his hero."""
    situation = full_table()
    hero = situation.heroes[1]
    widget, session = open_table(situation.view(pick(Ask.PLAYER, Act.PICK, hero)))
    mouse(widget).click(hero)
    assert session.said == [Option(Act.PICK, hero)]


def test_nobody_defends_by_a_button(open_table, mouse) -> None:
    """307.1: naming a defender is a right."""
    situation = full_table()
    card = situation.zones[0, "squad"][2]
    widget, session = open_table(situation.view(pick(Ask.DEFEND, Act.DEFEND, card, more=(Option(Act.NO),))))
    mouse(widget).press_button("NO")
    assert session.said == [Option(Act.NO)]


@pytest.mark.parametrize(("kind", "first"), [(Ask.FIRST, Option(Act.GO, number=1)), (Ask.MAY, Option(Act.YES))])
def test_a_plain_choice_is_a_button(open_table, mouse, kind: Ask, first: Option) -> None:
    """301.4, 118.5."""
    other = Option(Act.GO, number=2) if kind is Ask.FIRST else Option(Act.NO)
    widget, session = open_table(full_table().view(decision(kind, first, other)))
    mouse(widget).press_button("option 0" if kind is Ask.FIRST else "YES")
    assert session.said == [first]


@pytest.mark.parametrize("kind", [Ask.MODE, Ask.COST, Ask.REPLACE, Ask.PLACE])
def test_a_choice_of_texts_is_a_list(open_table, kind: Ask) -> None:
    """524, 402.1, 517: one overlay with a line for each option."""
    options = tuple(Option(Act.MODE, number=number) for number in (1, 2, 3))
    widget, session = open_table(full_table().view(decision(kind, *options)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, ListOverlay)
    overlay.buttons[2].click()
    assert session.said == [options[2]]


def test_a_number_is_one_click(open_table) -> None:
    """512.4: X."""
    options = tuple(Option(Act.NUMBER, number=number) for number in range(1, 6))
    widget, session = open_table(full_table().view(decision(Ask.NUMBER, *options, low=1, high=5)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, NumberOverlay)
    overlay.buttons[4].click()
    assert session.said == [options[3]]


def test_a_card_out_of_sight_is_chosen_from_a_sheet(open_table) -> None:
    """204: a deck that may be looked through."""
    situation = full_table()
    found = [situation.card(name, 0, Zone.DECK) for name in ("Омутница", "Кузнец глубин")]
    widget, session = open_table(situation.view(pick(Ask.CARD, Act.PICK, *found)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, CardsOverlay)
    overlay.cards[1].click()
    assert session.said == [Option(Act.PICK, found[1])]


def test_wounds_are_split_on_one_sheet(open_table, qtbot) -> None:
    """308.1: at least 1 for each; the last one's share needs no answer."""
    situation = full_table()
    targets = tuple(situation.zones[1, "squad"][:3])
    options = tuple(Option(Act.NUMBER, target=targets[0], number=number) for number in (1, 2, 3))
    widget, session = open_table(situation.view(decision(Ask.SPLIT, *options, low=1, high=3, among=targets)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, SplitOverlay)
    assert (overlay.values, overlay.left, overlay.accept.isEnabled()) == ([1, 1, 1], 2, False)
    qtbot.mouseClick(overlay.shares[1].more, Qt.MouseButton.LeftButton)
    qtbot.keyClick(overlay.shares[1].card, Qt.Key.Key_Down)
    qtbot.keyClick(overlay.shares[1].card, Qt.Key.Key_Left)
    qtbot.keyClick(overlay.shares[0].card, Qt.Key.Key_2)
    qtbot.mouseClick(overlay.shares[2].card, Qt.MouseButton.LeftButton)
    assert (overlay.values, overlay.left) == ([2, 1, 2], 0)
    qtbot.mouseClick(overlay.accept, Qt.MouseButton.LeftButton)
    assert session.said == [
        Option(Act.NUMBER, target=targets[0], number=2),
        Option(Act.NUMBER, target=targets[1], number=1),
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_split_leaves_its_targets_in_sight(open_table, size: tuple[int, int]) -> None:
    """The sheet lies over the half in which they are not, whoever asks."""
    situation = full_table()
    targets = tuple(situation.zones[1, "squad"][:3])
    options = tuple(Option(Act.NUMBER, target=targets[0], number=number) for number in (1, 2, 3))
    source = CardRef(situation.zones[0, "hand"][1], "Цепь молний")
    asked = decision(Ask.SPLIT, *options, low=1, high=3, among=targets, source=source)
    widget, _ = open_table(situation.view(asked), size=size)
    sheet = widget.questions.overlay.geometry()
    for target in targets:
        item = widget.scene.card_item(target)
        face = widget.view.mapFromScene(item.mapRectToScene(item.face_rect())).boundingRect()
        assert not sheet.intersects(face)


def test_an_order_is_clicked_on_one_sheet(open_table, qtbot) -> None:
    """402.1: one after another; the last one is clear."""
    situation = full_table()
    options = tuple(Option(Act.NEXT, card=card, ability=1) for card in situation.zones[0, "squad"][:3])
    widget, session = open_table(situation.view(decision(Ask.ORDER, *options)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, OrderOverlay)
    for place in (2, 2, 1, 0):
        qtbot.mouseClick(overlay.buttons[place], Qt.MouseButton.LeftButton)
    assert session.said == [options[1], options[0], options[2]]


def test_of_one_abilitys_points_one_is_chosen(open_table) -> None:
    """112.6: it is announced once."""
    situation = full_table()
    card = situation.zones[0, "squad"][0]
    options = tuple(Option(Act.NEXT, card=card, ability=1, target=it) for it in situation.zones[1, "squad"][:3])
    widget, session = open_table(situation.view(decision(Ask.ORDER, *options)))
    assert type(widget.questions.overlay) is ListOverlay
    widget.questions.overlay.buttons[1].click()
    assert session.said == [options[1]]


def test_several_cards_out_of_sight_are_chosen_together(open_table) -> None:
    """205: of a graveyard up to two, in the order of the clicks."""
    situation = full_table()
    lying = [situation.card(name, 0, Zone.GRAVEYARD) for name in ("Омутница", "Кузнец глубин", "Омутница")]
    options = (*(Option(Act.PICK, target=card) for card in lying), Option(Act.DONE))
    widget, session = open_table(situation.view(decision(Ask.CARD, *options, low=0, high=2)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, SeveralOverlay)
    for place in (2, 0, 1):
        overlay.cards[place].click()
    overlay.accept.click()
    assert session.said == [options[2], options[0], Option(Act.DONE)]


def test_equal_cards_of_a_deck_are_chosen_on_one_sheet(open_table) -> None:
    """Part 7, «Поиск»: up to two of a deck, both of them alike if there are two."""
    situation = full_table()
    found = [situation.card(name, 0, Zone.DECK) for name in ("Омутница", "Кузнец глубин")]
    options = (*(Option(Act.PICK, target=card) for card in found), Option(Act.DONE))
    widget, session = open_table(situation.view(decision(Ask.CARD, *options, low=0, high=2, copies=(3, 1))))
    overlay = widget.questions.overlay
    assert isinstance(overlay, SeveralOverlay)
    assert [card.choice.name for card in overlay.cards] == ["Омутница", "Омутница", "Кузнец глубин"]
    for place in (0, 1):
        overlay.cards[place].click()
    overlay.accept.click()
    assert session.said == [options[0], options[0], Option(Act.DONE)]


def test_a_name_is_typed(open_table, qtbot) -> None:
    """A name of many: typing narrows the list, Enter takes the first."""
    options = tuple(Option(Act.NAME, name=name) for name in ("Гном", "Дракон", "Орк", "Ёж"))
    widget, session = open_table(full_table().view(decision(Ask.NAME, *options)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, NameOverlay)
    overlay.field.insert("еж")
    qtbot.keyClick(overlay.field, Qt.Key.Key_Return)
    assert session.said == [options[3]]


def test_the_mulligan_is_one_gesture(open_table) -> None:
    """301.7: cards in the order in which they go under the deck, then no more."""
    situation = full_table()
    hand = situation.zones[0, "hand"]
    options = (*(Option(Act.RETURN, card) for card in hand), Option(Act.DONE))
    widget, session = open_table(situation.view(decision(Ask.MULLIGAN, *options)))
    overlay = widget.questions.overlay
    assert isinstance(overlay, MulliganOverlay)
    overlay.cards[2].click()
    overlay.cards[0].click()
    overlay.accept.click()
    assert session.said == [Option(Act.RETURN, hand[2]), Option(Act.RETURN, hand[0]), Option(Act.DONE)]


def test_an_announcement_is_taken_back_by_a_button(open_table, mouse) -> None:
    """519.3.1: while nothing hidden was seen."""
    situation = full_table()
    card = situation.zones[1, "squad"][0]
    widget, session = open_table(situation.view(pick(Ask.TARGET, Act.PICK, card, can_back=True)))
    mouse(widget).press_button("BACK")
    assert session.said == ["back"]


def test_the_card_menu_tells_what_can_be_done_and_what_not(open_table, mouse) -> None:
    """Every act of a card now; refused ones with reason and paragraph."""
    situation = full_table()
    dragon, smith = situation.zones[0, "squad"][-1], situation.zones[0, "squad"][-2]
    session = FakeSession(situation.view(decision(Ask.TURN, *strikes(situation, dragon), END)))
    session.refusals = [Refusal(smith, Act.STRIKE, 0, message("reasons.not_asked"), "107.5")]
    widget, _ = open_table(session.shown, session=session)
    mouse(widget).menu(smith)
    lines = [action.text() for action in widget.menus.menu.actions()]
    widget.menus.menu.close()
    assert any("107.5" in line for line in lines)
    mouse(widget).menu(dragon)
    first = next(action for action in widget.menus.menu.actions() if "цель" in action.text())
    first.trigger()
    widget.menus.menu.close()
    assert widget.hands.card == dragon


def test_a_tool_of_the_menu_is_used_by_hand(open_table) -> None:
    """Words that were not read are played with the table tools."""
    situation = full_table()
    view: View = situation.view(decision(Ask.TURN, END))
    golem = situation.zones[1, "squad"][0]
    widget, session = open_table(view)
    wound = next(tool for tool in tools_for(view.card(golem)) if tool.tool is Tool.WOUND)
    widget.menus.use_tool(wound, golem)
    assert widget.panel.preview.shown == view.card(golem)
    widget.sheets.sheet.enter()
    assert session.said == [HandAct(Tool.WOUND, card=golem, seat=1, number=1)]


def test_a_tool_for_a_player_asks_for_which(open_table) -> None:
    """Either of the two: coins, cards, the deck."""
    view: View = full_table().view(decision(Ask.TURN, END))
    widget, session = open_table(view)
    widget.menus.use_tool(next(tool for tool in FOR_PLAYERS if tool.tool is Tool.COINS), 0)
    form = widget.sheets.sheet
    assert form.act().seat == widget.scene.near
    form.fields[Wants.SEAT].setCurrentIndex(1 - widget.scene.near)
    form.enter()
    assert session.said == [HandAct(Tool.COINS, seat=1 - widget.scene.near, number=1)]


def test_a_card_of_the_other_stays_his_when_it_is_moved_by_hand(open_table) -> None:
    """The form stands at the one who has it; to hand over control it stands at the other."""
    situation = full_table()
    view: View = situation.view(decision(Ask.TURN, END))
    golem = situation.zones[1, "squad"][0]
    widget, _session = open_table(view)
    seats = []
    for wanted in (Tool.MOVE, Tool.CONTROL):
        widget.menus.use_tool(next(tool for tool in tools_for(view.card(golem)) if tool.tool is wanted), golem)
        seats.append(widget.sheets.sheet.act().seat)
    assert seats == [1, 0]


def test_a_form_that_is_refused_stays_and_tells_why(open_table, qtbot) -> None:
    """Any number can be typed; the engine judges it."""
    situation = full_table()
    view: View = situation.view(decision(Ask.TURN, END))
    golem = situation.zones[1, "squad"][0]
    widget, session = open_table(view)
    session.by_hand = Mock(side_effect=IllegalChoice(message("reasons.hand_not_in_play", card="Голем"), "117.6"))
    widget.menus.use_tool(next(tool for tool in tools_for(view.card(golem)) if tool.tool is Tool.WOUND), golem)
    form = widget.sheets.sheet
    form.fields[Wants.NUMBER].field.setText("")
    qtbot.keyClicks(form.fields[Wants.NUMBER].field, "5000")
    form.enter()
    assert session.by_hand.call_args.args[0].number == 5000
    assert widget.sheets.sheet is form
    assert "117.6" in widget.sheets.toast.label.text()


def test_the_source_of_a_question_is_told(open_table) -> None:
    """Which card asks stands under the question."""
    situation = full_table()
    source = situation.zones[0, "squad"][2]
    asked = pick(Ask.TARGET, Act.PICK, situation.zones[1, "squad"][0], source=CardRef(source, "Хранительница рощи"))
    widget, _session = open_table(situation.view(asked))
    assert widget.scene.bar.state.details[0].startswith("Хранительница рощи")


def test_targets_in_a_graveyard_are_looked_for(open_table, mouse) -> None:
    """205: of a graveyard only the topmost card lies open; a spell that wants one of them opens a sheet."""
    situation = full_table()
    spell = situation.zones[0, "hand"][1]
    dead = situation.graveyard(0, "Кузнец глубин", "Седой дракон")
    options = [Option(Act.PLAY, spell, target=target) for target in dead]
    widget, session = open_table(situation.view(decision(Ask.TURN, *options, END)))
    field, pointer = widget.scene.layout.near.field, mouse(widget)
    pointer.drag(spell, pointer.point(field.x + 4, field.y + 4))
    sheet = widget.questions.choices
    assert [card.choice.name for card in sheet.cards] == ["Кузнец глубин", "Седой дракон"]
    sheet.cards[0].click()
    assert session.said == [options[0]]


def test_a_card_that_targets_itself_is_clicked_twice(open_table, mouse) -> None:
    """A hero's ability on the hero."""
    situation = full_table()
    hero = situation.heroes[0]
    use = Option(Act.USE, hero, 5, target=hero)
    widget, session = open_table(situation.view(decision(Ask.TURN, use, END)))
    pointer = mouse(widget)
    pointer.click(hero)
    pointer.click(hero)
    assert session.said == [use]
