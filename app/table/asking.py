"""How a question is put: on the table itself, by buttons on the bar, or by one overlay. Pure."""

from __future__ import annotations

from collections.abc import Container, Sequence
from enum import Enum

from app.controller.gestures import subject
from app.engine.decision import Act, Ask, Decision, Option


class Form(Enum):
    """The ways to ask."""

    TURN = "turn"  # the whole table answers
    PICK = "pick"  # a card on the table is clicked
    BUTTONS = "buttons"  # a few words on the bar
    LIST = "list"  # longer texts to choose from
    NUMBER = "number"
    CARDS = "cards"  # cards that do not lie on the table
    MULLIGAN = "mulligan"
    NAME = "name"
    SPLIT = "split"  # a number divided among cards
    ORDER = "order"  # abilities or cards in the order that one clicks them
    SEVERAL = "several"  # several of the cards that do not lie on the table


_FIXED = {
    Ask.TURN: Form.TURN,
    Ask.MULLIGAN: Form.MULLIGAN,
    Ask.FIRST: Form.BUTTONS,
    Ask.MAY: Form.BUTTONS,
    Ask.NUMBER: Form.NUMBER,
    Ask.SPLIT: Form.SPLIT,
    Ask.NAME: Form.NAME,
    Ask.MODE: Form.LIST,
    Ask.COST: Form.LIST,
    Ask.ORDER: Form.ORDER,
    Ask.REPLACE: Form.LIST,
    Ask.PLACE: Form.LIST,
}
PLAIN = frozenset({Act.DONE, Act.NO, Act.YES, Act.END_TURN})
"""Acts that are a button on the bar whatever else is asked."""


def form_of(decision: Decision, on_table: Container[int]) -> Form:
    """How to ask, given the cards that lie in sight."""
    fixed = _FIXED.get(decision.kind)
    if fixed is not None:
        return fixed
    shown = [option for option in decision.options if option.act not in PLAIN]
    cards = [subject(option) for option in shown]
    if not cards:
        return Form.BUTTONS
    return Form.PICK if all(card in on_table for card in cards) else Form.CARDS


def plain_options(decision: Decision) -> tuple[Option, ...]:
    """What stands on the bar: done, yes, no."""
    return tuple(option for option in decision.options if option.act in PLAIN)


def other_options(decision: Decision) -> tuple[Option, ...]:
    """What the overlay or the table offers."""
    return tuple(option for option in decision.options if option.act not in PLAIN)


def several(options: Sequence[Option], decision: Decision) -> tuple[Option, ...]:
    """The options of a search, each as often as it can be chosen: it stands for so many equal cards."""
    copies = dict(zip(decision.options, decision.copies, strict=False))
    return tuple(option for option in options for _ in range(min(copies.get(option, 1), decision.high)))
