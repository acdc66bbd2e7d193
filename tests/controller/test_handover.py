"""Two persons at one screen: who sees what, and when a curtain falls."""

from __future__ import annotations

import pytest

from app.controller.handover import Cover, Showing, both_eyes, face_down, needs_secrets, next_showing, ready
from app.engine.decision import Act, Ask, Option
from app.engine.terms import Zone
from tests.ai import views

BOTH = (0, 1)
DEFEND = (Option(Act.DEFEND, card=5), Option(Act.NO))


def test_one_person_alone_sees_his_own_always() -> None:
    """No curtain against the computer."""
    assert next_showing(Showing(None), None, None, [1]) == Showing(1)


def test_the_other_ones_turn_falls_behind_a_curtain() -> None:
    """Until he says «Я готов», nothing is drawn."""
    view = views.view(seat=1, active=1)
    showing = next_showing(Showing(0), view.decision, view, BOTH)
    assert showing == Showing(None, Cover.CURTAIN, 1)
    assert ready(showing) == Showing(1)


def test_who_looks_at_the_screen_goes_on_without_a_curtain() -> None:
    """One's own turn has many questions."""
    view = views.view()
    assert next_showing(Showing(0), view.decision, view, BOTH) == Showing(0)


def test_a_defender_is_named_on_the_open_table() -> None:
    """509.1 needs no hidden card: both hands lie face down, no curtain."""
    view = views.view(seat=1, options=DEFEND, kind=Ask.DEFEND)
    assert next_showing(Showing(0), view.decision, view, BOTH) == Showing(None)


def test_after_the_open_answer_the_hand_waits_face_down() -> None:
    """The other still looks: the one whose turn it is has to say that he alone sees his hand."""
    view = views.view(seat=0)
    assert next_showing(Showing(None), view.decision, view, BOTH) == Showing(None, Cover.HANDS, 0)


def test_an_answer_out_of_the_hand_is_asked_behind_the_curtain() -> None:
    """Hidden cards matter where an option names one."""
    view = views.view(seat=1, options=(Option(Act.PLAY, card=12), Option(Act.NO)), kind=Ask.MAY)
    assert needs_secrets(view.decision, view)
    assert next_showing(Showing(0), view.decision, view, BOTH).cover is Cover.CURTAIN


@pytest.mark.parametrize("kind", [Ask.MULLIGAN, Ask.TURN])
def test_some_questions_always_need_the_hand(kind: Ask) -> None:
    """301.7, 306: even when no option names a hidden card now."""
    view = views.view(kind=kind)
    assert needs_secrets(view.decision, view)


def test_a_curtain_stays_until_ready() -> None:
    """Whatever else happens meanwhile."""
    view = views.view(seat=1, active=1)
    curtain = Showing(None, Cover.CURTAIN, 1)
    assert next_showing(curtain, view.decision, view, BOTH) == curtain


def test_face_down_hides_the_own_hand() -> None:
    """What both may know: no name of a card in a hand is left in the view."""
    shown = face_down(views.view())
    names = [card.name for card in shown.cards if card.zone is Zone.HAND]
    assert names == ["", ""]


def test_face_down_is_the_same_from_either_seat() -> None:
    """But for the question and the ids that each hand has for its owner."""
    names = [sorted(card.name for card in face_down(views.view(seat)).cards) for seat in (0, 1)]
    assert names[0] == names[1]


def test_both_eyes_see_both_hands() -> None:
    """Replays and open practice."""
    shown = both_eyes(views.view(0), views.view(1))
    assert sorted(card.name for card in shown.cards if card.zone is Zone.HAND) == ["Карта 11", "Карта 12"]
