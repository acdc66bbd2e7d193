"""What the catalogue has to say, as names and arguments: `app/words` turns them into Russian or English."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Argument = str | int


class Say(StrEnum):
    """Every message of the catalogue; its arguments stand beside it."""

    # Files in general; file is "" for what comes from the clipboard, a reason is one of `carddb.reasons`.
    FILE_MISSING = "file.missing"  # file
    FILE_TOO_LARGE = "file.too_large"  # file, limit (MiB)
    FILE_UNREADABLE = "file.unreadable"  # file, reason
    FILE_NOT_TEXT = "file.not_text"  # file
    FILE_DAMAGED_TEXT = "file.damaged_text"  # file: UTF-8 with broken letters
    FILE_LONG_CELL = "file.long_cell"  # file, line: no CSV has such cells
    FILE_NOT_JSON = "file.not_json"  # file, line, column
    FILE_NOT_TOML = "file.not_toml"  # file, line, column
    FILE_UNWRITABLE = "file.unwritable"  # file, reason
    FILE_UNKNOWN = "file.unknown"  # file
    FILE_WRONG_SHAPE = "file.wrong_shape"  # file, wanted

    # Set files: written by hand, so every mistake names its place.
    SET_FIELD_MISSING = "set.field_missing"  # file, card, field
    SET_FIELD_WRONG = "set.field_wrong"  # file, card, field, value
    SET_FIELD_UNKNOWN = "set.field_unknown"  # file, card, field
    SET_CARD_TWICE = "set.card_twice"  # file, card, field

    # Databases.
    DATABASE_SET_ASIDE = "database.set_aside"  # file, kept (its new name)
    DATABASE_RESTORED = "database.restored"  # file, backup, date
    DATABASE_NEWER = "database.newer"  # file, version, known
    DATABASE_FAILED = "database.failed"  # file, reason

    # Queries; every one carries start and length, the place of the word in the query.
    QUERY_UNKNOWN_FIELD = "query.unknown_field"  # word, nearest ("" when none)
    QUERY_UNKNOWN_VALUE = "query.unknown_value"  # word, field, nearest
    QUERY_NOT_A_NUMBER = "query.not_a_number"  # word, field
    QUERY_VALUE_MISSING = "query.value_missing"  # word
    QUERY_NOT_ORDERED = "query.not_ordered"  # word, field
    QUERY_QUOTE_OPEN = "query.quote_open"  # word
    QUERY_BRACKET_OPEN = "query.bracket_open"  # word
    QUERY_BRACKET_EXTRA = "query.bracket_extra"  # word
    QUERY_WORD_MISSING = "query.word_missing"  # word: the operator that lacks something beside it
    QUERY_BAD_REGEX = "query.bad_regex"  # word, reason
    QUERY_HEAVY_REGEX = "query.heavy_regex"  # word
    QUERY_TOO_LONG = "query.too_long"  # word, limit
    QUERY_TOO_DEEP = "query.too_deep"  # word

    # Deck files.
    DECK_LINE_UNREAD = "deck.line_unread"  # line, text
    DECK_CARD_UNREAD = "deck.card_unread"  # place (in the file's own terms), text
    DECK_NEWER = "deck.newer"  # version: the file was written by a newer program
    DECK_EMPTY = "deck.empty"
    DECK_IS_A_LINK = "deck.is_a_link"  # link: nothing is fetched, the page's own export is to be saved or copied
    DECK_IS_A_GAME_CODE = "deck.is_a_game_code"  # the code's card ids are known to the game alone; take its text
    DECK_SIDE_NOT_WRITTEN = "deck.side_not_written"  # count
    DECK_HERO_NOT_WRITTEN = "deck.hero_not_written"  # card
    DECK_CARD_NOT_WRITTEN = "deck.card_not_written"  # card: the format wants set and number

    # Why a deck may not be played.
    ILLEGAL_UNKNOWN = "illegal.unknown"  # card, nearest
    ILLEGAL_NO_HERO = "illegal.no_hero"
    ILLEGAL_NOT_A_HERO = "illegal.not_a_hero"  # card
    ILLEGAL_HERO_IN_DECK = "illegal.hero_in_deck"  # card
    ILLEGAL_TOO_FEW = "illegal.too_few"  # count, least
    ILLEGAL_TOO_MANY = "illegal.too_many"  # count, most
    ILLEGAL_SIDE_TOO_MANY = "illegal.side_too_many"  # count, most
    ILLEGAL_COPIES = "illegal.copies"  # card, count, most
    ILLEGAL_NEVER = "illegal.never"  # card: «Созданный», «Помещённый»
    ILLEGAL_ELEMENT = "illegal.element"  # card, hero
    ILLEGAL_ONLY = "illegal.only"  # card, by (the card whose text forbids it)
    ILLEGAL_OTHER_HERO = "illegal.other_hero"  # card: its text wants another hero
    ILLEGAL_SET = "illegal.set"  # card, format
    ILLEGAL_BANNED = "illegal.banned"  # card, format

    # Imports: why a record was left out; every one carries record (its number) and line (0 where a file has none).
    RECORD_NOT_ONE = "record.not_one"  # value
    RECORD_FIELD_MISSING = "record.field_missing"  # field
    RECORD_FIELD_WRONG = "record.field_wrong"  # field, value
    RECORD_FIELD_LONG = "record.field_long"  # field, limit
    RECORD_TWICE = "record.twice"  # card: its set and number stood in this file already
    # Imports: what was put right in a record that went in.
    RECORD_MENDED = "record.mended"  # card, field, printed, taken
    RECORD_DROPPED = "record.dropped"  # card, field, printed: the type has no such number
    # Imports as a whole.
    IMPORT_NO_RECORDS = "import.no_records"  # file
    IMPORT_NO_NAMES = "import.no_names"  # file: no column is known to hold names
    IMPORT_TOO_MANY = "import.too_many"  # file, limit

    # Errata.
    ERRATUM_FIELD_WRONG = "erratum.field_wrong"  # card, field
    ERRATA_NEWER = "errata.newer"  # file, version

    # Pictures: why a file was left out; file is its name within the folder or archive.
    PICTURE_BAD_PATH = "picture.bad_path"  # file: it points out of the archive
    PICTURE_TOO_LARGE = "picture.too_large"  # file, limit (MiB)
    PICTURE_TOO_WIDE = "picture.too_wide"  # file, limit (pixels of a side)
    PICTURE_UNREADABLE = "picture.unreadable"  # file, reason
    PICTURE_UNKNOWN = "picture.unknown"  # file: no card of that set and number, or of that name
    PICTURES_NONE = "pictures.none"  # file: the folder or archive holds no picture
    PICTURES_TOO_MANY = "pictures.too_many"  # file, limit


@dataclass(frozen=True, slots=True)
class Message:
    """A message name with its arguments.

    >>> print(message(Say.FILE_MISSING, file="deck.txt"))
    file.missing: file=deck.txt
    """

    name: Say
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __getitem__(self, argument: str) -> Argument:
        return dict(self.arguments)[argument]

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.arguments)
        return f"{self.name}: {said}" if said else str(self.name)


def message(name: Say, **arguments: Argument) -> Message:
    """A message with its arguments by name; half letters in them, which nothing can print, become question marks."""
    return Message(name, tuple((word, _printable(value)) for word, value in arguments.items()))


def _printable(value: Argument) -> Argument:
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else value


class CatalogueError(Exception):
    """Something outside is wrong (a file, a query, a database) and nothing was changed.

    `messages` say what and where; there is at least one.
    """

    def __init__(self, *messages: Message) -> None:
        super().__init__("; ".join(str(each) for each in messages))
        self.messages = messages


def failure(name: Say, **arguments: Argument) -> CatalogueError:
    """An error with one message."""
    return CatalogueError(message(name, **arguments))
