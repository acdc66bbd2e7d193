"""`otryad cards`: which cards of a list play by themselves and what keeps the others from it (`check`); `import`."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.cardtext.compile import prepare
from app.commands import cards_import
from app.commands.decks import open_library, say_cli
from app.library import Library
from app.library.compiling import Reading
from app.library.verdicts import Tally, verdict, verdict_files
from carddb.facts import Card
from carddb.files import LIST_LIMIT, read_bytes, text_of, write_whole

SHIPPED = "carddb/sets"
_MOST_PHRASES = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards`."""
    actions = parser.add_subparsers(dest="action", required=True, metavar=say_cli("cli.arguments.action"))
    check = actions.add_parser("check", help=say_cli("cli.help_cards_check"))
    check.add_argument("file", nargs="*", type=Path, help=say_cli("cli.help_lists"))
    check.add_argument("--json", action="store_true", help=say_cli("cli.help_json"))
    check.add_argument("--by-phrase", action="store_true", help=say_cli("cli.help_by_phrase"))
    check.add_argument("--least-confidence", type=int, default=0, help=say_cli("cli.help_confidence"))
    check.add_argument("--verdicts", type=Path, metavar="ПАПКА", help=say_cli("cli.help_verdicts"))
    check.add_argument("--without", type=Path, help=say_cli("cli.help_without"))
    cards_import.add_arguments(actions.add_parser("import", help=say_cli("cli.help_cards_import")))


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked. Raises CatalogueError: a list can't be read."""
    return cards_import.run(arguments) if arguments.action == "import" else _check(arguments)


def _check(arguments: argparse.Namespace) -> int:
    lists: list[dict[str, Any]] = []
    declined: Counter[str] = Counter()
    finishes: Counter[str] = Counter()
    judged = Judged(arguments.least_confidence, ids_in(arguments.without))
    with open_library() as library:
        for path in arguments.file or [None]:
            row, tally = check(library, path, judged, arguments.verdicts)
            lists.append(row)
            declined.update(tally.declined)
            finishes.update(tally.finishes)
    told = {"lists": lists, "declined": _ranked(declined, finishes)}
    print(
        json.dumps(told, ensure_ascii=False, indent=2) if arguments.json else table(told, all_of_it=arguments.by_phrase)
    )
    return 0


@dataclass(frozen=True, slots=True)
class Judged:
    """Which cards count: texts read from pictures with this confidence (0-100) or more, none of these ids."""

    least_confidence: int = 0
    without: frozenset[str] = frozenset()

    def counts(self, card: Card) -> bool:
        """An id is «set/number». What was not read from a picture is sure."""
        confidence = card.printing.confidence
        sure = 100 if confidence is None else confidence
        return sure >= self.least_confidence and f"{card.facts.set_id}/{card.facts.number}" not in self.without


def ids_in(path: Path | None) -> frozenset[str]:
    """The ids of a file, one a line; lines after # say something else. Raises CatalogueError."""
    if path is None:
        return frozenset()
    lines = map(str.strip, text_of(read_bytes(path, LIST_LIMIT), path.name).splitlines())
    return frozenset(line for line in lines if line and not line.startswith("#"))


def check(
    library: Library, path: Path | None, judged: Judged, verdicts: Path | None = None
) -> tuple[dict[str, Any], Tally]:
    """One list, or the shipped sets; its verdict files are written into a folder. Raises CatalogueError."""
    prepare()  # the time told is the list's, whichever list is the first
    began = time.perf_counter()
    cards = library.cards_of_list(path) if path else library.shipped_cards()
    cards = [(card, reading) for card, reading in cards if judged.counts(card)]
    whole, by_type = _tallied(cards)
    if verdicts is not None:
        for name, text in verdict_files(cards).items():
            write_whole(verdicts / name, text)
    row = {
        "file": str(path) if path else SHIPPED,
        **_figures(whole),
        "seconds": round(time.perf_counter() - began, 3),
        "by_type": {name: _figures(tally) for name, tally in sorted(by_type.items())},
    }
    return row, whole


def _tallied(cards: Sequence[tuple[Card, Reading]]) -> tuple[Tally, dict[str, Tally]]:
    whole, by_type = Tally(), dict[str, Tally]()
    for card, reading in cards:
        found = verdict(card, reading)
        whole.add(found)
        by_type.setdefault(str(card.facts.type), Tally()).add(found)
    return whole, by_type


def _figures(tally: Tally) -> dict[str, int]:
    return {
        "cards": tally.cards,
        "cards_whole": tally.cards_whole,
        "abilities": tally.abilities,
        "abilities_compiled": tally.abilities_compiled,
    }


def _ranked(declined: Counter[str], finishes: Counter[str]) -> list[dict[str, Any]]:
    """The phrases that would finish most cards first, then those that stand on most."""
    order = sorted(declined, key=lambda words: (-finishes[words], -declined[words], words))
    return [{"words": words, "cards": declined[words], "finishes": finishes[words]} for words in order]


def table(told: dict[str, Any], *, all_of_it: bool) -> str:
    """The same for a person."""
    rows: list[str] = []
    for each in told["lists"]:
        rows.append(_row(each["file"], each) + say_cli("cli.cards_seconds", seconds=each["seconds"]))
        rows += [_row(f"  {name}", figures) for name, figures in each["by_type"].items()]
    phrases = told["declined"] if all_of_it else told["declined"][:_MOST_PHRASES]
    if phrases:
        rows += ["", say_cli("cli.cards_declined")]
        rows += [f"{each['finishes']:5} {each['cards']:5}  {each['words']}" for each in phrases]
    return "\n".join(rows)


def _row(name: str, figures: dict[str, int]) -> str:
    return say_cli(
        "cli.cards_row",
        name=f"{name:<28}",
        whole=figures["cards_whole"],
        cards=figures["cards"],
        card_share=_percent(figures["cards_whole"], figures["cards"]),
        compiled=figures["abilities_compiled"],
        abilities=figures["abilities"],
        ability_share=_percent(figures["abilities_compiled"], figures["abilities"]),
    )


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "—"
