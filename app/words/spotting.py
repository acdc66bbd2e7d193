"""Where terms of the rules stand in a text: what a screen explains under the mouse. Cards speak Russian."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from app.words import Tongue, say

_NUMBER = r"(?= ?(?:на )?[\dxх+])"

_PATTERNS = {
    "spell_protection": r"защит\w+ от заклинани\w+",
    "poison_protection": r"защит\w+ от отравлени\w+",
    "protection": r"защит\w+ от \w+",
    "less_from_attacks": r"[-–−] ?[\dxх]+ от атак|от атак",
    "strike_reduced_to": r"сведени\w+ удар\w*|своди\w+ удар\w*|удар\w* своди\w+",
    "direct_strike": r"направленн\w+ удар\w*",
    "first_strike": r"перв\w+ удар\w*",
    "last_strike": r"последн\w+ удар\w*",
    "strike_back": r"ответн\w+ удар\w*",
    "attack_experience": r"опыт\w* в атаке",
    "defence_experience": r"опыт\w* в защите",
    "life_gift": r"дар\w* жизни",
    "vanguard": r"авангард\w*",
    "armour": r"брон[яиюе]й?" + _NUMBER,
    "unity": r"единени\w+",
    "thirst": r"жажд\w+",
    "incarnation": r"инкарнаци\w+",
    "meditation": r"медитаци\w+",
    "poison": r"отрав\w+",
    "regeneration": r"регенераци\w+",
    "vampirism": r"вампиризм\w*",
    "might": r"могуществ\w+",
    "plague": r"мор[ауе]?" + _NUMBER,
    "scales": r"чешу\w+",
    "ambush": r"засад\w+",
    "raid": r"набег\w*",
    "spending": r"расход\w*" + _NUMBER,
    "frenzy": r"бешенств\w+",
    "extortion": r"вымогательств\w+",
    "wrath": r"гнев\w*",
    "module": r"модул\w+",
    "undead": r"немертв\w+",
    "elusive": r"неуловимост\w+|уклонени\w+",
    "stun": r"оглуш\w+",
    "horde": r"орд[аыуео]й?",
    "rush": r"рывок|рывк\w+",
    "stealth": r"скрытност\w+",
    "unique": r"уникальност\w+",
    "vulnerable": r"уязвимост\w+",
    "rage": r"ярост\w+",
    "created": r"созданн\w+",
    "placed": r"помещенн\w+",
    "converted": r"обращенн\w+",
    "clutch": r"кладк\w+",
    "suppression": r"подавлени\w+",
    "superiority": r"превосходств\w+",
    "sleeping": r"спящ\w+",
    "soul_catcher": r"душелов\w*",
    "concentration": r"концентраци\w+",
    "deploy": r"найм\w*",
    "on_death": r"гибел\w+",
    "on_attack": r"при (?:атаке|ударе|выстреле)",
    "turn_start": r"в начале (?:\w+ )?хода",
    "once_a_turn": r"(?:один )?раз за ход",
    "for_free": r"бесплатно",
    "instead": r"вместо этого",
    "and_so": r"при этом",
    "hand_to_play": r"разыгр\w+|розыгрыш\w*",
    "summon": r"вызов\w*|вызва\w+|вызыва\w+",
    "revive": r"возрод\w+|возрожд\w+",
    "create": r"созда\w+",
    "search": r"поищ\w+|поиск\w*",
    "draw": r"(?:возьм|взя)\w+ (?:\w+ )?карт\w*",
    "discard": r"сбро[сш]\w+",
    "mine": r"добы\w+|добуд\w+",
    "attach": r"присоедин\w+",
    "heal": r"излеч\w+|исцел\w+",
    "destroy": r"уничтож\w+",
    "hidden": r"скрыт\w+",
    "open_close": r"откр[оы]\w+|закр[оы]\w+",
    "prepare": r"подготов\w+",
    "take_control": r"контрол\w+",
    "prevent": r"предотвра\w+",
    "cancel": r"отмен\w+",
    "defender": r"защитник\w*",
    "fight": r"сраз\w+|сраж\w+",
    "attack": r"атак\w+",
    "shot": r"выстрел\w*|стреля\w+",
    "strike": r"удар\w*",
    "wound": r"ранит\w*|ран[аыу]?|ранен\w+",
    "weakness": r"слабост\w+",
    "queue": r"очеред\w+",
    "prayer": r"молитв\w+",
    "coin": r"монет\w*",
    "victory": r"побед\w+",
    "support": r"поддержк\w+",
    "quest": r"квест\w*",
    "spell": r"заклинани\w+",
    "creature": r"существ\w+",
    "hero": r"геро[йяюеи]\w*",
    "character": r"персонаж\w*",
    "equipment": r"экипировк\w+",
    "element": r"стихи\w+",
    "life": r"жизн\w+",
    "reinforcement": r"усил\w+|ослаб\w+",
    "deck": r"колод\w+",
    "graveyard": r"кладбищ\w+",
    "reserve": r"запас\w*",
    "copy": r"копи\w+",
}
"""What a card calls each term, the longer phrases first; the terms are those of `app/words/tables/help.py`."""

_ANY = re.compile("|".join(rf"(?P<{term}>(?<!\w)(?:{words})(?!\w))" for term, words in _PATTERNS.items()))
TERMS_SPOTTED = frozenset(_PATTERNS)


@dataclass(frozen=True, slots=True)
class Spotted:
    """A term and where its words stand."""

    start: int
    end: int
    term: str


@lru_cache(maxsize=4096)
def spot_terms(text: str) -> tuple[Spotted, ...]:
    """The terms in a text, from left to right.

    >>> [found.term for found in spot_terms("Рывок, Броня 2.")]
    ['rush', 'armour']
    """
    folded = text.lower().replace("ё", "е")
    return tuple(Spotted(*found.span(), str(found.lastgroup)) for found in _ANY.finditer(folded))


def term_at(text: str, place: int) -> str:
    """The term whose words hold this place; "" for none."""
    return next((found.term for found in spot_terms(text) if found.start <= place < found.end), "")


def term_name(term: str, tongue: Tongue) -> str:
    """What a term is called."""
    return say(f"help.{term}.name", tongue)


def term_text(term: str, tongue: Tongue) -> str:
    """What it means."""
    return say(f"help.{term}", tongue)
