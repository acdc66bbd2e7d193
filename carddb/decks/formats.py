"""Reading a deck of any known format, told by its content, and writing it in one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from carddb.decks.codes import CODE_FORMATS, refuse_what_no_file_holds
from carddb.decks.deck import Deck, DeckFile, DeckFormat, Format, Written
from carddb.decks.jsons import JSON_FORMATS
from carddb.decks.own import OWN_FORMAT
from carddb.decks.texts import TEXT_FORMATS
from carddb.files import DECK_LIMIT, json_of, read_bytes, text_of, toml_of, write_whole
from carddb.message import CatalogueError, Say, failure

FORMATS: Final = {each.format: each for each in (OWN_FORMAT, *JSON_FORMATS, *CODE_FORMATS, *TEXT_FORMATS)}


def read_decks(text: str, file: str = "") -> DeckFile:
    """The decks of a text: a file's content or what the clipboard holds.

    >>> read_decks("3 Пёс\\nКот x2").decks[0].main[1]
    Entry(count=2, name='Кот', set_id='', number='', cost=None)

    Raises:
        CatalogueError: no known format, a link, a code that only the game can read, or no card at all.
    """
    refuse_what_no_file_holds(text)
    kind, value = _recognised(text, file)
    found = kind.read(value)
    if not any(deck.entries for deck in found.decks):
        raise CatalogueError(*found.problems) if found.problems else failure(Say.DECK_EMPTY)
    return found


def read_deck_file(path: Path) -> DeckFile:
    """The decks of a file.

    Raises:
        CatalogueError: as `read_decks`, or the file can't be read.
    """
    return read_decks(text_of(read_bytes(path, DECK_LIMIT), path.name), path.name)


def write_deck(deck: Deck, format: DeckFormat) -> Written:  # noqa: A002 it is the word
    """A deck as a text of a format. Some formats want names, some set and number: complete the deck first."""
    return FORMATS[format].write(DeckFile(format, (deck,)))


def write_decks(file: DeckFile) -> Written:
    """What was read, written again in its own format, with what stood around the decks."""
    return FORMATS[file.format].write(file)


def save_deck(deck: Deck, path: Path, format: DeckFormat = DeckFormat.OWN) -> Written:  # noqa: A002
    """Write a deck to a file, whole or not at all.

    Raises:
        CatalogueError: the place can't be written to.
    """
    written = write_deck(deck, format)
    write_whole(path, written.text)
    return written


def _recognised(text: str, file: str) -> tuple[Format, Any]:
    if OWN_FORMAT.recognises(text):
        return OWN_FORMAT, toml_of(text, file)
    is_json = text.lstrip()[:1] in ("{", "[")
    value = json_of(text, file) if is_json else text
    for kind in JSON_FORMATS if is_json else (*CODE_FORMATS, *TEXT_FORMATS):
        if kind.recognises(value):
            return kind, value
    raise failure(Say.FILE_UNKNOWN, file=file)
