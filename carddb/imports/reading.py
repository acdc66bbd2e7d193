"""A list file as printings: the good records, and a word about each of the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from carddb.facts import CardKey, ListKind, Printing
from carddb.files import LIST_LIMIT, read_bytes, text_of
from carddb.imports.json_lists import Numbered, json_records
from carddb.imports.lists import LIST_KINDS, READERS, list_format_of
from carddb.imports.records import BadRecord, Fields, ListFormat, ReadCard, Reader, Skipped, Source, skipped
from carddb.imports.tables import Mapped, is_table, read_row, table_of
from carddb.message import Argument, CatalogueError, Message, Say, failure, message
from carddb.progress import Progress, Stage, Steps

_EVERY = 250
"""Records between two looks at progress: some ten milliseconds."""
_REASONS = 5
"""So many reasons are told when no record at all could go in."""


@dataclass(slots=True)
class ListFile:
    """What a list file holds. `errata` belong to the printings of the same place, `called` are its own
    names of our fields."""

    source: Source
    cards: list[ReadCard] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    mended: list[Message] = field(default_factory=list)
    called: Mapping[str, str] = field(default_factory=dict)

    @property
    def printings(self) -> list[Printing]:
        """All printings in the order of the file."""
        return [card.printing for card in self.cards]


def read_list(path: Path, *, mapping: Mapped | None = None, name: str = "") -> Steps[ListFile]:
    """Read a list of any known kind, told by its content (a table: by its name and headers).

    `mapping` tells what a table's columns are, `name` what its list is to be called (else as the file is).

    Raises:
        CatalogueError: the file can't be read or holds no record that could go in.
    """
    yield Progress(Stage.READING, 0, 0)
    if is_table(path):
        source = Source(f"table:{name or path.stem}", name or path.stem, ListKind.IMPORT, path.name)
        table = table_of(path, mapping)
        found = yield from _read(
            source, list(table.records), lambda fields: read_row(source.list_id, fields), table.called
        )
    else:
        records = json_records(text_of(read_bytes(path, LIST_LIMIT), path.name), path.name)
        kind = _kind_of(records, path.name)
        found = yield from _read(Source(kind, kind, LIST_KINDS[kind], path.name), records, READERS[kind])
    if not found.cards:
        reasons = (each.reason for each in found.skipped[:_REASONS])
        raise CatalogueError(message(Say.IMPORT_NO_RECORDS, file=path.name), *reasons)
    return found


def _kind_of(records: Iterable[Numbered], file: str) -> ListFormat:
    for _, _, record in records:
        kind = list_format_of(record) if isinstance(record, dict) else None
        if kind:
            return kind
    raise failure(Say.FILE_UNKNOWN, file=file)


def _read(
    source: Source, records: list[Numbered], read: Reader, called: Mapping[str, str] | None = None
) -> Steps[ListFile]:
    """The records as printings. `called` are the file's own names of fields, where it has other ones than ours."""
    found = ListFile(source, called=called or {})
    names: dict[tuple[str, str], CardKey] = {}
    for done, (number, line, record) in enumerate(records):
        if done % _EVERY == 0:
            yield Progress(Stage.READING, done, len(records))
        try:
            found.cards.append(_told_apart(_card(found, record, read), names))
        except BadRecord as bad:
            found.skipped.append(skipped(number, line, bad.name, **_as_called(bad.arguments, found.called)))
    return found


def _card(found: ListFile, record: object, read: Reader) -> ReadCard:
    if not isinstance(record, dict):
        raise BadRecord(Say.RECORD_NOT_ONE, value=str(record)[:60])
    fields = Fields(record)
    card = read(fields)
    facts, called = card.printing.facts, found.called
    found.mended += [_mended(facts.name, called.get(name, name), *change) for name, *change in fields.mended]
    return card


def _as_called(arguments: Mapping[str, Argument], called: Mapping[str, str]) -> dict[str, Argument]:
    return {name: called.get(str(value), value) if name == "field" else value for name, value in arguments.items()}


def _mended(card: str, field: str, printed: str, taken: str) -> Message:
    if not taken:
        return message(Say.RECORD_DROPPED, card=card, field=field, printed=printed)
    return message(Say.RECORD_MENDED, card=card, field=field, printed=printed, taken=taken)


def _told_apart(card: ReadCard, names: dict[tuple[str, str], CardKey]) -> ReadCard:
    """Two cards that a list gives one number are told apart by name; the same card twice is a mistake."""
    printing, key = card.printing, card.printing.facts.key
    if _place(printing) not in names:
        names[_place(printing)] = key
        return card
    if names[_place(printing)] == key:
        raise BadRecord(Say.RECORD_TWICE, card=printing.facts.name)
    return _told_apart(replace(card, printing=replace(printing, variant=f"/{key[1]}")), names)


def _place(printing: Printing) -> tuple[str, str]:
    return printing.facts.set_id, printing.reference
