"""Gestures: a drag is a look-up by card and what it is dropped on, a click by card."""

from __future__ import annotations

from dataclasses import replace

from app.controller.gestures import Announcement, gestures
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.message import message

STRIKE_5, STRIKE_6 = Option(Act.STRIKE, card=1, target=5), Option(Act.STRIKE, card=1, target=6)
SHOOT_5 = Option(Act.SHOOT, card=1, ability=2, target=5)
PLAY = Option(Act.PLAY, card=11)
END = Option(Act.END_TURN)
TURN = Decision(0, Ask.TURN, (STRIKE_5, STRIKE_6, SHOOT_5, PLAY, END), message("ask.turn"))


def test_a_drop_finds_every_act_of_the_card_on_it() -> None:
    """A strike and a shot at the same target: the screen asks which."""
    assert gestures(TURN).drop(1, 5) == (STRIKE_5, SHOOT_5)


def test_a_drop_elsewhere_means_nothing() -> None:
    """The card goes back."""
    assert gestures(TURN).drop(1, 7) == ()


def test_a_card_without_target_may_be_dropped_on_anything() -> None:
    """Playing a creature onto a full table."""
    assert gestures(TURN).drop(11, 5) == (PLAY,)


def test_the_targets_of_a_held_card_light_up() -> None:
    """0 is the table itself."""
    assert gestures(TURN).targets(1) == {5, 6}
    assert gestures(TURN).targets(11) == {0}


def test_what_names_no_card_is_a_button() -> None:
    """The end of the turn."""
    assert gestures(TURN).buttons == (END,)


def test_a_click_finds_a_target_to_pick() -> None:
    """Further targets are asked one by one."""
    pick = Option(Act.PICK, target=6)
    asked = Decision(0, Ask.TARGET, (pick, Option(Act.DONE)), message("ask.target"))
    assert gestures(asked).clicks == {6: (pick,)}


def test_a_number_is_found_by_its_value() -> None:
    """512.4: X from a slider or a key."""
    numbers = tuple(Option(Act.NUMBER, number=number) for number in (1, 2, 3))
    asked = Decision(0, Ask.NUMBER, numbers, message("ask.x"), low=1, high=3)
    assert gestures(asked).number(2) == numbers[1]
    assert gestures(asked).number(9) is None


def test_the_steps_of_an_announcement_are_gathered() -> None:
    """The first target and the further ones, until it is complete."""
    asked = Decision(0, Ask.TARGET, (Option(Act.PICK, target=6),), message("ask.target"), announcement=3)
    gathered = Announcement()
    gathered.note(TURN, SHOOT_5, asked)
    gathered.note(asked, Option(Act.PICK, target=6), replace(asked, options=()))
    assert gathered.picked == (5, 6)
    gathered.note(asked, Option(Act.PICK, target=7), TURN)
    assert gathered.picked == ()
