"""In which order a player's own preventions meet wounds, where he may choose (E15 516.3)."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.heroes.deeds import D_WOUND, Deed
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.prevention import BY_ARMOUR, BY_SCALES, Shield, shields, use_shield
from app.engine.message import message
from app.engine.terms import KeywordName

_SHIELD: Final = 1 << 41
"""Stands for the abilities among the replacements that a deed has met."""

Met = tuple[int, int, int, int]
_NAMES: Final = {BY_ARMOUR: KeywordName.ARMOUR.value, BY_SCALES: KeywordName.SCALES.value}


def are_ordered(game: Game, deeds: list[Deed]) -> bool:
    """Whether somebody may have to say what prevents the wounds of these deeds first."""
    if not game.edition.preventions_in_any_order:
        return False
    return any(deed.kind == D_WOUND and len(_left(game, deed, ())) > 1 for deed in deeds)


def meet(game: Game, frame: Frame, deed: Deed, met: tuple[Met, ...]) -> tuple[Deed, tuple[Met, ...]] | None:
    """Let the next prevention meet the wounds; the deed with what is left and what it has met, None when a player
    must choose. The deed is as it was when nothing more prevents anything.
    """
    left = _left(game, deed, met)
    if not left or not deed.number:
        return deed._replace(closed=1), met
    shield: Shield | None = left[0]
    own = list(takewhile(lambda it: it.seat == left[0].seat, left))
    if _matters(own, deed.number):
        shield = _choose(game, frame, deed, own)
    if shield is None:
        return None
    number = use_shield(game, game.state.row(deed.card), shield, deed.number)
    return deed._replace(number=number), (*met, _as_met(shield))


def _left(game: Game, deed: Deed, met: tuple[Met, ...]) -> list[Shield]:
    state = game.state
    found = shields(game, state.row(deed.card), state.row(deed.source), deed.by, abs(deed.extra))
    return [it for it in found if _as_met(it) not in met]


def _as_met(shield: Shield) -> Met:
    return (_SHIELD + shield.what, shield.source, shield.seat, shield.effect)


def _matters(own: list[Shield], number: int) -> bool:
    """The order matters when not all are needed and some of them would be used up."""
    return len(own) > 1 and sum(it.most for it in own) > number and any(it.is_used_up for it in own)


def _choose(game: Game, frame: Frame, deed: Deed, own: list[Shield]) -> Shield | None:
    options = [
        Option(Act.NEXT, it.source, 0, deed.card, i, _NAMES.get(it.what) or game.ref_of(it.source).name)
        for i, it in enumerate(own)
    ]
    said = message("ask.prevent", card=game.ref_of(deed.card))
    answer = game.ask(frame, Ask.REPLACE, own[0].seat, options, said)
    return None if answer is None else own[answer.number]
