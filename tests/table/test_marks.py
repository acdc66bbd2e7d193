"""Each thing that lies on a card has a mark and words."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from app.engine.program import Gain, Keyword, Modify, Number
from app.engine.terms import KeywordName, Kind, Measure, Operation, Span, Zone
from app.engine.view import AbilityView, Badge, CardView
from app.table.faces.signs import Sign
from app.table.glow import Glow, Ring, Rings
from app.table.mark_painter import mark_outline
from app.table.marks import marks_of
from app.table.palette import Palette, Theme, palette_of
from app.words import Tongue, say
from tests.table.situations import full_table


def card(**changes: object) -> CardView:
    return CardView(1, "Вайл", "Вайл", 0, 0, Zone.PLAY, kind=Kind.CREATURE, strike=2, life=3, **changes)


STRONGER = Modify(Measure.STRIKE, Operation.ADD, Number(2))


@pytest.mark.parametrize(
    ("changes", "sign", "number"),
    [
        ({"poison": 2}, Sign.POISON, 2),
        ({"stunned": True}, Sign.STUN, None),
        ({"hidden": True}, Sign.HIDDEN, None),
        ({"fresh": True}, Sign.WEAKNESS, None),
        ({"struck": True}, Sign.STRIKE, None),
        ({"keywords": ((KeywordName.ARMOUR, 2),), "armour_left": 1}, Sign.ARMOUR, 1),
        ({"reinforcements": 3}, Sign.RAISED, 3),
        ({"weakenings": 1}, Sign.LOWERED, 1),
        ({"extra_life": -2}, Sign.LIFE, 2),
        ({"counters": (("зрелость", 4),)}, Sign.COUNTER, 4),
        ({"parts": (5, 6)}, Sign.MERGED, 2),
        ({"abilities": (AbilityView(1, Keyword(KeywordName.RUSH), used=1, times=1),)}, Sign.QUEUE, None),
        ({"badges": (Badge(STRONGER, 2),)}, Sign.STRIKE, 2),
        ({"badges": (Badge(Gain(Keyword(KeywordName.REGENERATION, Number(1))), 1),)}, Sign.REGENERATION, 1),
    ],
)
def test_a_state_has_its_mark_and_words(changes, sign, number) -> None:
    """What is so of a card is seen on it, and said."""
    marks = marks_of(card(**changes))
    assert [(mark.sign, mark.number) for mark in marks] == [(sign, number)]
    assert all(say(mark.words, tongue, n=1) for mark in marks for tongue in Tongue)


def test_a_card_of_another_owner_is_marked() -> None:
    """104.2.1: control is a property, not an effect; still one wants to know."""
    stolen = CardView(1, "Вайл", "Вайл", 1, 0, Zone.PLAY, kind=Kind.CREATURE)
    assert [mark.sign for mark in marks_of(stolen)] == [Sign.CONTROL]


def test_a_card_with_rush_has_no_mark_of_weakness() -> None:
    """107.5."""
    assert marks_of(card(fresh=True, keywords=((KeywordName.RUSH, 0),))) == ()


def test_what_ends_with_the_turn_is_told_apart() -> None:
    """By its rim, and by its words."""
    brief, lasting = marks_of(card(badges=(Badge(STRONGER, 2, Span.THIS_TURN), Badge(STRONGER, 2))))
    assert (brief.brief, lasting.brief) == (True, False)


def ring(glow: Glow, palette: Palette) -> QImage:
    """A ring with one colour for everything, so that only its form is left."""
    grey = replace(palette, **dict.fromkeys(("can_act", "target", "hostile", "accent", "focus"), "#808080"))
    return Rings().get(Ring(120, 160, glow, False, grey)).toImage()


def test_rings_differ_by_form_where_colours_are_not_enough() -> None:
    """Without colour no two of the six look alike; the usual ones lean on colour."""
    shown = [glow for glow in Glow if glow is not Glow.NONE]
    by_form = [ring(glow, palette_of(Theme.DARK, by_form=True)) for glow in shown]
    assert all(a != b for a, b in combinations(by_form, 2))
    usual = [ring(glow, palette_of(Theme.DARK)) for glow in shown]
    assert any(a == b for a, b in combinations(usual, 2))


def test_good_and_bad_marks_differ_by_form() -> None:
    """A round one, one with eight corners, and a soft square for what is neither."""
    box = QRectF(0, 0, 40, 40)
    outlines = [mark_outline(box, good) for good in (True, False, None)]
    assert all(a != b for a, b in combinations(outlines, 2))


def test_the_setting_reaches_the_table(open_table) -> None:
    """At once, while a game runs."""
    widget, _ = open_table(full_table().view(), marks=True)
    item = next(iter(widget.scene.cards.values()))
    assert item.palette.by_form
    widget.apply(replace(widget.settings, look=replace(widget.settings.look, marks=False)))
    assert not item.palette.by_form
