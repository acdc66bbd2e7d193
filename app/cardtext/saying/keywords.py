"""Saying keywords: «Броню 2», «Защиту от атак отравленных существ»."""

from __future__ import annotations

from app.cardtext.lexicon.forms import Case
from app.cardtext.lexicon.inflect import noun_form
from app.cardtext.saying.cards import Speech
from app.cardtext.saying.words import KEYWORD_BY_NAME, keyword_name, plain_number, source_words
from app.engine.program import Announced, Keyword, Number
from app.engine.terms import KeywordName


def keyword(speech: Speech, ability: Keyword, case: Case) -> str:
    """«Броню 2», «Защиту от атак отравленных существ»."""
    name = keyword_name(ability.name, case)
    name = name[0].upper() + name[1:]
    if ability.name is KeywordName.PROTECTION:
        return f"{name} {_protected(speech, ability)}"
    if ability.name is KeywordName.STRIKE_REDUCED_TO and ability.number is not None:
        return f"{name} к {speech.value(ability.number, Case.DAT)}"
    if isinstance(ability.number, (Number, Announced)):
        return f"{name} {plain_number(ability.number)}"
    if ability.number is not None:
        equal = noun_form(KEYWORD_BY_NAME[ability.name], case, False, ("равный",)).split()[0]
        return f"{name}, {equal} {speech.value(ability.number, Case.DAT)}"
    if ability.against is None:
        return name
    preposition, asked = _AGAINST[ability.name]
    return f"{name} {preposition} {speech.description(ability.against, asked, True)}"


_AGAINST = {
    KeywordName.DIRECT_STRIKE: ("по", Case.DAT),
    KeywordName.SUPERIORITY: ("над", Case.INS),
    KeywordName.ELUSIVE: ("от", Case.GEN),
}


def _protected(speech: Speech, ability: Keyword) -> str:
    of = speech.description(ability.against, Case.GEN, True) if ability.against is not None else ""
    if ability.source is None:
        return f"от {of}"
    return f"{source_words(ability.source)} {of}".strip()
