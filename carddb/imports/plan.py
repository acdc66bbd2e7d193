"""An import as a plan: what is new, what changes, what would play differently; then all of it at once, or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, auto
from typing import Final

from carddb.cards import choose_printing, every_card
from carddb.errata import Erratum, every_erratum, put_erratum
from carddb.facts import Card, CardKey, Facts, Printing
from carddb.fold import fold
from carddb.imports.reading import ListFile
from carddb.imports.records import ReadCard, Skipped, Source
from carddb.message import Message
from carddb.progress import Progress, Stage, Steps
from carddb.rows import COLUMNS, put_list, put_printings, row_of
from carddb.state import changed
from carddb.storage import Storage


class Decision(Enum):
    """What to do about a conflict."""

    TAKE = auto()  # what is imported comes into force
    KEEP = auto()  # what was in force stays so


@dataclass(frozen=True, slots=True)
class Conflict:
    """A known card that would have other facts or another text in force after the import."""

    before: Card
    after: Card

    @property
    def key(self) -> CardKey:
        return self.before.key

    @property
    def of_wording(self) -> bool:
        """Whether the texts alone differ."""
        return _played_facts(self.before, text="") == _played_facts(self.after, text="")


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What an import would do. `unchanged` printings are in the catalogue as they are in the file."""

    source: Source
    new: tuple[ReadCard, ...]
    updated: tuple[ReadCard, ...]
    unchanged: int
    skipped: tuple[Skipped, ...]
    mended: tuple[Message, ...]
    conflicts: tuple[Conflict, ...]

    @property
    def cards(self) -> tuple[ReadCard, ...]:
        """Everything that would be written."""
        return self.new + self.updated


@dataclass(frozen=True, slots=True)
class Report:
    """What an import did; `kept` counts the conflicts in which the old wording stayed in force."""

    source: Source
    new: int
    changed: int
    unchanged: int
    kept: int
    skipped: tuple[Skipped, ...] = ()
    mended: tuple[Message, ...] = ()
    keys: frozenset[CardKey] = field(default_factory=frozenset)
    """The cards that were written: their texts may want compiling."""


_EVERY: Final = 250


def plan_import(storage: Storage, file: ListFile, on: date) -> Steps[ImportPlan]:
    """Compare a list with the catalogue. Conflicts are found by trying the import and taking it back.

    Raises:
        CatalogueError: the database refused.
    """
    yield Progress(Stage.COMPARING, 0, len(file.cards))
    known, errata = _rows_of_list(storage.connection, file.source), _errata_known(storage.connection)
    new = tuple(card for card in file.cards if _place(card.printing) not in known)
    updated = tuple(
        card
        for card in file.cards
        if (row := known.get(_place(card.printing))) and (row != row_of(card.printing) or _adds_erratum(card, errata))
    )
    unchanged = len(file.cards) - len(new) - len(updated)
    yield Progress(Stage.COMPARING, len(file.cards) // 2, len(file.cards))
    keys = {card.printing.facts.key for card in file.cards}
    conflicts = tuple(_conflicts(storage, file.source, new + updated, keys, on)) if new or updated else ()
    return ImportPlan(file.source, new, updated, unchanged, tuple(file.skipped), tuple(file.mended), conflicts)


def apply_plan(
    storage: Storage,
    plan: ImportPlan,
    decisions: Mapping[CardKey, Decision] | None = None,
    *,
    default: Decision = Decision.TAKE,
) -> Steps[Report]:
    """Write a plan in one transaction. Each conflict is decided by `decisions`, else by `default`.

    Kept means: another list's printing becomes the player's choice for the card; a printing of this very list that
    would be changed stays as it is.

    Raises:
        CatalogueError: the database refused; nothing was changed.
    """
    kept = [each for each in plan.conflicts if (decisions or {}).get(each.key, default) is Decision.KEEP]
    untouched = {_place(each.before.printing) for each in kept if _is_of(each.before.printing, plan.source)}
    written = [card for card in plan.cards if _place(card.printing) not in untouched]
    if written or kept:
        storage.back_up()
        yield from _write(storage, plan.source, written, kept)
    return _report(plan, written, len(kept))


def remove_list(storage: Storage, list_id: str) -> None:
    """Take an imported list out of the catalogue, with the choices that point at it.

    Raises:
        CatalogueError: the database refused.
    """
    with storage.changing() as connection:
        for table, column in (("choice", "list"), ("printing", "list"), ("list", "id")):
            connection.execute(f"DELETE FROM main.{table} WHERE {column} = ?", (list_id,))
        changed(connection, "main")


def _write(storage: Storage, source: Source, written: list[ReadCard], kept: Iterable[Conflict]) -> Steps[None]:
    with storage.changing() as connection:
        _put_source(connection, source)
        for done in range(0, len(written), _EVERY):
            yield Progress(Stage.WRITING, done, len(written))
            _put_cards(connection, source, written[done : done + _EVERY])
        for each in kept:
            if not _is_of(each.before.printing, source):
                choose_printing(connection, each.before.printing)
        changed(connection, "main")


def _report(plan: ImportPlan, written: Iterable[ReadCard], kept: int) -> Report:
    new = {_place(card.printing) for card in plan.new}
    places = [_place(card.printing) for card in written]
    keys = frozenset(card.printing.facts.key for card in written)
    updated = sum(place not in new for place in places)
    return Report(plan.source, len(places) - updated, updated, plan.unchanged, kept, plan.skipped, plan.mended, keys)


def _place(printing: Printing) -> tuple[str, str]:
    return printing.facts.set_id, printing.reference


def _is_of(printing: Printing, source: Source) -> bool:
    return printing.list_id == source.list_id


def _rows_of_list(connection: sqlite3.Connection, source: Source) -> dict[tuple[str, str], tuple[object, ...]]:
    rows = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM main.printing WHERE list = ?", (source.list_id,))
    return {(row[1], row[2]): row for row in rows}


def _errata_known(connection: sqlite3.Connection) -> set[tuple[CardKey, str]]:
    return {(erratum.key, erratum.text) for erratum in every_erratum(connection)}


def _adds_erratum(card: ReadCard, known: set[tuple[CardKey, str]]) -> bool:
    facts = card.printing.facts
    return card.erratum not in ("", facts.text) and (facts.key, card.erratum) not in known


def _put_source(connection: sqlite3.Connection, source: Source) -> None:
    now = datetime.now().isoformat(timespec="seconds")
    put_list(connection, "main", source.list_id, source.name, source.kind, source=source.file, imported_at=now)


def _put_cards(connection: sqlite3.Connection, source: Source, cards: Iterable[ReadCard]) -> None:
    cards = list(cards)
    put_printings(connection, "main", (replace(card.printing, list_id=source.list_id) for card in cards))
    for card in cards:
        if card.erratum and card.erratum != card.printing.facts.text:
            facts = card.printing.facts
            put_erratum(connection, Erratum(facts.game, facts.name, card.erratum, card.printing.date, source.name))


class _TakeBack(Exception):
    """Ends a transaction that was only a trial."""


def _conflicts(
    storage: Storage, source: Source, cards: tuple[ReadCard, ...], keys: set[CardKey], on: date
) -> Iterator[Conflict]:
    """The cards of the file that would have something else in force: also those that it has unchanged, for the list
    becomes the newest.
    """
    before = _in_force(storage.connection, keys, on)
    after: dict[CardKey, Card] = {}
    try:
        with storage.changing() as connection:
            _put_source(connection, source)
            _put_cards(connection, source, cards)
            after = _in_force(connection, keys, on)
            raise _TakeBack
    except _TakeBack:
        pass
    for key, card in before.items():
        if key in after and not _is_same(card, after[key]):
            yield Conflict(card, after[key])


def _in_force(connection: sqlite3.Connection, keys: set[CardKey], on: date) -> dict[CardKey, Card]:
    return {card.key: card for card in every_card(connection, on) if card.key in keys}


def _is_same(one: Card, other: Card) -> bool:
    return _played_facts(one) == _played_facts(other)


def _played_facts(card: Card, text: str | None = None) -> Facts:
    """What play depends on: without the pieces that only tell where the card was printed; with this text, if any."""
    return replace(
        card.facts,
        name=card.key[1],
        classes=tuple(sorted(map(fold, card.facts.classes))),
        rarity=None,
        text=fold(card.text) if text is None else text,
        flavour="",
        set_id="",
        number="",
        ours=frozenset(),
    )
