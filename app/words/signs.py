"""Signs of card texts as words, for where only letters stand: menus, tips, the log, notices, a screen reader."""

from __future__ import annotations

import re

from app.words import Tongue, plural_form

_COUNTED = {
    "coin": ("монету", "монеты", "монет"),
    "pray": ("жетон молитвы", "жетона молитвы", "жетонов молитвы"),
    "egg": ("яйцо", "яйца", "яиц"),
    "life": ("жизнь", "жизни", "жизней"),
}
_SAME = {"coins": "coin", "🪙": "coin", "prayer": "pray", "health": "life", "hp": "life", "🔄": "tap"}
_SINGLE = {
    "tap": "закрыть",
    "attack": "удар",
    "atk": "удар",
    "strike": "удар",
    "counter": "счётчик",
    "token": "жетон",
    "icon": "жетон",
    "armor": "броня",
    "quest": "задание",
    "uchr": "заклинание",
    "instant": "мгновенно",
    "regen": "регенерация",
}
_FORM_AFTER = (
    (re.compile(r"(?:ых|их|ьше|менее|более|не было потрачено)$"), 2),
    (re.compile(r"(?:ую|эту|одну|ваш[уе]|сво[юе])$"), 0),
)
"""Which form goes with the word before: «открытых монет», «закрытую монету»; else «все монеты»."""

_SIGN = re.compile(r"(?P<gap>[ \xa0]?)(?P<sign>\{[^{}\s]{1,12}\}|\[:[^\[\]\s]{1,12}\]|🪙|🔄)\ufe0f?")
_NUMBER = re.compile(r"(?:\d+|\b[XХxх])$")


def spelled(text: str) -> str:
    """A card's text with its signs as words; card text is Russian in every language.

    >>> spelled("2{COIN}{TAP}: Получите закрытую {COIN}")
    '2 монеты, закрыть: Получите закрытую монету'
    """
    return _SIGN.sub(_with_word, text)


def _with_word(found: re.Match[str]) -> str:
    before, sign = found.string[: found.start()], found["sign"].strip("{}[]:").casefold()
    word = _word(_SAME.get(sign, sign), before)
    if before.endswith(("}", "]", "🪙", "🔄", "\ufe0f")):
        return f", {word}"
    if not before or before.endswith("\n"):
        return word.capitalize()
    return (found["gap"] or " " * before[-1].isalnum()) + word


def _word(sign: str, before: str) -> str:
    forms = _COUNTED.get(sign)
    if forms is None:
        return _SINGLE.get(sign, sign)
    if number := _NUMBER.search(before):
        return forms[plural_form(int(number[0]), Tongue.RUSSIAN) if number[0].isdigit() else 2]
    return forms[next((form for after, form in _FORM_AFTER if after.search(before)), 1)]
