"""Taking a list in: which of its conflicts are any, and its texts read before the first row is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from app.cardtext.compile import KnownNames
from app.library.cards import is_of_heroes
from app.library.compiling import VERSIONS, Reading, Texts, read_text
from carddb.catalogue import Catalogue
from carddb.facts import CardKey, Facts
from carddb.imports.plan import Conflict, Decision, ImportPlan, Report
from carddb.programs import Plays
from carddb.progress import Progress, Stage, Steps

PROGRESS_EVERY = 20
"""Texts read between two words of progress."""


@dataclass(frozen=True, slots=True)
class TakenIn:
    """What an import did, and how many of the cards that it wrote play by themselves now."""

    report: Report
    playing: int


def take_in(
    catalogue: Catalogue,
    texts: Texts,
    plan: ImportPlan,
    decisions: Mapping[CardKey, Decision] | None = None,
    default: Decision = Decision.TAKE,
) -> Steps[TakenIn]:
    """Read the texts of a plan, then write it with their programs; closing the steps before the end undoes all of it.

    Texts that were not whole before are read again: they may mention the cards that are new.

    Raises:
        CatalogueError: the database refused; nothing was changed.
    """
    names = KnownNames(catalogue.names() | {card.printing.facts.name for card in plan.cards})
    read = yield from _read_all(_texts_of(plan) + catalogue.unread(VERSIONS), names)
    report = yield from catalogue.apply_import(plan, decisions, default)
    texts.keep(read)
    texts.forget_names()
    playing = sum(
        texts.read(card.facts_in_force).plays is Plays.WHOLE
        for card in catalogue.cards(report.keys)
        if is_of_heroes(card.facts)
    )
    return TakenIn(report, playing)


def _texts_of(plan: ImportPlan) -> tuple[Facts, ...]:
    printed = [card.printing.facts for card in plan.cards]
    errata = [replace(card.printing.facts, text=card.erratum) for card in plan.cards if card.erratum]
    return tuple(facts for facts in (*printed, *errata) if is_of_heroes(facts))


def _read_all(texts: Iterable[Facts], names: KnownNames) -> Steps[list[tuple[Facts, Reading]]]:
    texts = list(texts)
    read: list[tuple[Facts, Reading]] = []
    for done, facts in enumerate(texts):
        if done % PROGRESS_EVERY == 0:
            yield Progress(Stage.COMPILING, done, len(texts))
        read.append((facts, read_text(facts, names)))
    return read


def without_rewordings(plan: ImportPlan, read: Callable[[Facts], Reading]) -> ImportPlan:
    """The plan without conflicts of wording alone: other words of the same program are none."""
    return replace(plan, conflicts=tuple(each for each in plan.conflicts if not _only_reworded(each, read)))


def _only_reworded(conflict: Conflict, read: Callable[[Facts], Reading]) -> bool:
    before, after = conflict.before.facts_in_force, conflict.after.facts_in_force
    if not conflict.of_wording or not is_of_heroes(before):
        return False
    return read(before).abilities == read(after).abilities
