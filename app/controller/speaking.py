"""Effects in the words of the card language, for log, badges and tooltips."""

from __future__ import annotations

from dataclasses import fields, replace

from app.cardtext.saying.words import Unsayable
from app.cardtext.speech import say_ability, say_grant
from app.engine.program import Ability, Gain, Grant, Keyword, Number, Value


def speak_grant(grant: Grant, number: int) -> str:
    """What an effect gives, with its number as it was computed when it was laid: «+2 к удару»."""
    try:
        return say_grant(_counted(grant, number))
    except Unsayable:
        return _bare_name(grant)


def speak_ability(ability: Ability) -> str:
    """An особенность in the one canonical wording; "" when there is none for it."""
    try:
        return say_ability(ability)
    except Unsayable:
        return ability.name.value if isinstance(ability, Keyword) else ""


def _counted(grant: Grant, number: int) -> Grant:
    """The grant with a plain number where its text computes one."""
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword) and _computes(grant.ability.number):
        return replace(grant, ability=replace(grant.ability, number=Number(number)))
    for field in fields(grant):  # type: ignore[arg-type]
        if field.name in ("value", "number") and _computes(getattr(grant, field.name)):
            return replace(grant, **{field.name: Number(number)})  # type: ignore[type-var]
    return grant


def _computes(value: object) -> bool:
    return isinstance(value, Value) and not isinstance(value, Number)


def _bare_name(grant: Grant) -> str:
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword):
        return grant.ability.name.value
    return "…"
