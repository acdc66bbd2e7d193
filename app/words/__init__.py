"""Every message of the program in Russian and English: log, reasons, badges, windows, command line. No Qt.

A message has an id, and one template a language. `{name}` puts an argument in; `{n|рана|раны|ран}` writes the form of a
word that goes with the number `n`; card names stand in the nominative, so nothing else is ever inflected. An argument
that is a message itself is said in its place; so is a `reason` that `tables.system` knows, such as "EISDIR".

>>> from app.words import Tongue, say
>>> say("log.wounded", Tongue.RUSSIAN, card="Вайл", number=2)
'Вайл: 2 раны'
>>> say("log.wounded", Tongue.ENGLISH, card="Вайл", number=1)
'Вайл: 1 wound'
"""

from __future__ import annotations

import re
from enum import Enum

from app.engine.message import Message
from app.words import tables

__all__ = ["Tongue", "knows", "pieces", "plural_form", "say", "template"]


class Tongue(Enum):
    """The languages of the interface, in their order in `tables.Pair`."""

    RUSSIAN = "ru"
    ENGLISH = "en"


_SYSTEM = re.compile(r"E[A-Z0-9]+|SQLITE_[A-Z]+")
"""The name that the system or SQLite itself gives an error."""
_SLOT = re.compile(r"\{([a-z_]+)((?:\|[^{}|]*)*)\}")


def plural_form(number: int, tongue: Tongue) -> int:
    """Which form of a word goes with a number: Russian 0 рана, 1 раны, 2 ран; English 0 wound, 1 wounds."""
    n = abs(number)
    if tongue is Tongue.ENGLISH:
        return 0 if n == 1 else 1
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def _pair(message: str) -> tables.Pair | None:
    return tables.messages_of(message.partition(".")[0]).get(message)


def knows(message: str) -> bool:
    """Whether there is a message of this id."""
    return _pair(message) is not None


def template(message: str, tongue: Tongue) -> str:
    """The template of a message.

    Raises:
        KeyError: there is no such message.
    """
    pair = _pair(message)
    if pair is None:
        raise KeyError(message)
    return pair[0 if tongue is Tongue.RUSSIAN else 1]


def say(message: str, tongue: Tongue = Tongue.RUSSIAN, /, **arguments: object) -> str:
    """A message with its arguments put in.

    Raises:
        KeyError: there is no such message, or it lacks an argument.
    """
    return "".join(str(piece) for piece in pieces(message, tongue, **arguments))


def pieces(message: str, tongue: Tongue = Tongue.RUSSIAN, /, **arguments: object) -> list[object]:
    """A message as its pieces: the words between the slots, and the arguments themselves in their places.

    >>> say("catalogue.file.unwritable", file="decks", reason="ENOSPC")
    'Файл decks не записать: на диске нет места'

    Raises:
        KeyError: as `say`.

    >>> pieces("log.wounded", card="Вайл", number=5)
    ['Вайл', ': ', 5, ' ', 'ран']
    """
    text, found, end = template(message, tongue), [], 0
    for slot in _SLOT.finditer(text):
        found += [text[end : slot.start()], *_put(slot, arguments[slot[1]], tongue)]
        end = slot.end()
    return [piece for piece in [*found, text[end:]] if piece != ""]


def _put(slot: re.Match[str], value: object, tongue: Tongue) -> list[object]:
    if slot[2]:
        forms = slot[2][1:].split("|")
        return [forms[min(plural_form(int(str(value)), tongue), len(forms) - 1)]]
    inside = _reason(value) if slot[1] == "reason" and isinstance(value, str) else value
    return pieces(inside.id, tongue, **dict(inside.args)) if isinstance(inside, Message) else [inside]


def _reason(word: str) -> Message | str:
    """The message of a reason's short name; what is none stays as it is."""
    known = f"system.{word.lower()}"
    if knows(known):
        return Message(known)
    return Message("system.other", (("code", word),)) if _SYSTEM.fullmatch(word) else word
