"""Bans that are said another way than «не может …»: «нельзя излечить», «может атаковать только …» (514.2)."""

from __future__ import annotations

from app.cardtext.scope import Decline
from app.engine.program import Filter, Forbid, Grant, IsKind, Not, Test
from app.engine.terms import Ban, Kind, Side, Zone

PASSIVE_BANS = {
    "V_HEAL": Ban.BE_HEALED,
    "V_DESTROY": Ban.BE_DESTROYED,
    "V_PLAY": Ban.BE_PLAYED,
    "V_ATTACK": Ban.BE_ATTACKED,
}
"""What may not be done to cards, by the verb after «нельзя»."""


def attacks_nobody_else(of: Filter, start: int) -> tuple[Grant, ...]:
    """Bans on attacking the characters that the description leaves out."""
    kind, *others = of.tests
    other_kind = _OTHER_CHARACTERS.get(kind)
    if other_kind is None or len(others) > 1 or of.side is Side.YOURS or of.zone is not Zone.PLAY:
        raise Decline("attacks of what is not one kind of characters", start)
    bans = (Forbid(Ban.ATTACK, Filter((other_kind,))),)
    return bans if not others else (*bans, Forbid(Ban.ATTACK, Filter((kind, opposite(others[0])))))


def opposite(test: Test) -> Test:
    return test.test if isinstance(test, Not) else Not(test)


_OTHER_CHARACTERS: dict[Test, Test] = {
    IsKind((Kind.CREATURE,)): IsKind((Kind.HERO,)),
    IsKind((Kind.HERO,)): IsKind((Kind.CREATURE,)),
}
