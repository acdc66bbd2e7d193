"""Effects and abilities in the words of the card language, for log, menus, badges and tips: signs are words, too."""

from __future__ import annotations

from dataclasses import fields, replace

from app.cardtext.saying.words import Unsayable
from app.cardtext.speech import say_ability, say_grant
from app.engine.program import Ability, Gain, Grant, Keyword, Number, Value
from app.words.signs import spelled


def speak_grant(grant: Grant, number: int) -> str:
    """What an effect gives, with its number as it was computed when it was laid: «+2 к удару»."""
    try:
        return spelled(say_grant(_counted(grant, number)))
    except Unsayable:
        return _bare_name(grant)


def speak_ability(ability: Ability) -> str:
    """An особенность in the one canonical wording; "" when there is none for it."""
    return spelled(written(ability))


def written(ability: Ability) -> str:
    """The same as a card would have it, signs in braces: for what draws them."""
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
