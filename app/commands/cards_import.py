"""`otryad cards import`: take card lists into the catalogue, whole or not at all."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.commands.decks import open_library, say_cli, tell
from app.library import Library
from app.library.importing import TakenIn
from carddb.facts import CardKey
from carddb.fold import fold
from carddb.imports.plan import Conflict, Decision, ImportPlan
from carddb.imports.tables import FIELDS, columns_of, is_table
from carddb.progress import Progress, complete

UNDECIDED, STOPPED = 1, 130
"""Exit statuses: nobody said what to do about a conflict; the person pressed Ctrl+C."""

Ask = Callable[[str], str]
Decisions = Mapping[CardKey, Decision]
_WORDS = {"в": Decision.TAKE, "t": Decision.TAKE, "о": Decision.KEEP, "k": Decision.KEEP}
_ONE_BY_ONE = ("п", "1")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards import`."""
    lists = say_cli("cli.help_import_file")
    parser.add_argument("file", nargs="+", type=Path, metavar=say_cli("cli.arguments.file"), help=lists)
    answers = parser.add_mutually_exclusive_group()
    answers.add_argument("--take", action="store_true", help=say_cli("cli.help_import_take"))
    answers.add_argument("--keep", action="store_true", help=say_cli("cli.help_import_keep"))
    columns = say_cli("cli.help_import_columns", fields=", ".join(FIELDS))
    parser.add_argument("--columns", metavar="ПОЛЕ=N,…", default="", help=columns)
    parser.add_argument("--name", default="", help=say_cli("cli.help_import_name"))
    parser.add_argument("--json", action="store_true", help=say_cli("cli.help_json"))


class WrongCall(Exception):
    """The arguments mean nothing; the text says which."""


@dataclass(frozen=True, slots=True)
class Importing:
    """How lists are to be read, and what to do about conflicts: a decision for all, or somebody to ask."""

    columns: str
    name: str
    for_all: Decision | None
    ask: Ask | None

    def plan(self, library: Library, path: Path) -> ImportPlan:
        """What would change. Raises CatalogueError, WrongCall."""
        mapping = columns_told(self.columns, path) if self.columns and is_table(path) else None
        return complete(library.plan_import(path, mapping=mapping, name=self.name), _show)

    def decisions(self, plan: ImportPlan) -> Decisions | None:
        """What to do about each conflict, asked once for all of them; None: nobody says."""
        if self.for_all is not None or not plan.conflicts:
            return dict.fromkeys((each.key for each in plan.conflicts), self.for_all or Decision.TAKE)
        return decide(plan.conflicts, self.ask) if self.ask is not None else None


def run(arguments: argparse.Namespace) -> int:
    """Take the lists in, each whole or not at all. Exit status 1: nobody
    decides a conflict. Raises CatalogueError: a list can't be; the catalogue is as before it."""
    for_all = Decision.TAKE if arguments.take else Decision.KEEP if arguments.keep else None
    ask = input if sys.stdin.isatty() else None
    importing = Importing(arguments.columns, arguments.name, for_all, ask)
    told: list[dict[str, Any]] = []
    with open_library() as library:
        for path in arguments.file:
            status = _one(library, path, importing, told)
            if status:
                return status
    print(json.dumps({"lists": told}, ensure_ascii=False, indent=2) if arguments.json else table(told))
    return 0


def _one(library: Library, path: Path, importing: Importing, told: list[dict[str, Any]]) -> int:
    try:
        plan = importing.plan(library, path)
        decisions = importing.decisions(plan)
        if decisions is None:
            print("\n".join(_undecided(path, plan)), file=sys.stderr)
            return UNDECIDED
        told.append(summary(path, complete(library.take_in(plan, decisions), _show)))
    except WrongCall as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):  # EOFError: the person closed the input instead of answering
        print(say_cli("cli.import_stopped", file=path.name), file=sys.stderr)
        return STOPPED
    return 0


def columns_told(words: str, path: Path) -> dict[str, int]:
    """«name=1,text=Описание» as field to column; a column is a number from 1 or its header.

    Raises:
        WrongCall: no such field, or no such column.
        CatalogueError: the file is no table.
    """
    headers = [fold(header) for header in columns_of(path).headers]
    mapping: dict[str, int] = {}
    for pair in words.split(","):
        field, _, column = (part.strip() for part in pair.partition("="))
        at = headers.index(fold(column)) if fold(column) in headers else _place(column, len(headers))
        if field not in FIELDS or at is None:
            raise WrongCall(say_cli("cli.import_no_column", pair=pair.strip(), fields=", ".join(FIELDS)))
        mapping[field] = at
    return mapping


def _place(column: str, columns: int) -> int | None:
    return int(column) - 1 if column.isdecimal() and 1 <= int(column) <= columns else None


def decide(conflicts: tuple[Conflict, ...], ask: Ask) -> Decisions:
    """Ask once: take all, keep all, or card by card."""
    print("\n".join(_named(conflicts)), file=sys.stderr)
    answer = _answer(ask, say_cli("cli.import_ask", number=len(conflicts)), (*_WORDS, *_ONE_BY_ONE))
    if answer in _WORDS:
        return dict.fromkeys((each.key for each in conflicts), _WORDS[answer])
    return {each.key: _WORDS[_answer(ask, _question(each), tuple(_WORDS))] for each in conflicts}


def _answer(ask: Ask, question: str, known: tuple[str, ...]) -> str:
    while True:
        answer = ask(question).strip().casefold()[:1]
        if answer and answer in known:
            return answer


def _question(conflict: Conflict) -> str:
    was, now = conflict.before.text or "—", conflict.after.text or "—"
    return say_cli("cli.import_ask_one", name=conflict.after.name, was=was, now=now)


def _named(conflicts: tuple[Conflict, ...]) -> list[str]:
    return [f"  {each.after.name}" for each in conflicts]


def _undecided(path: Path, plan: ImportPlan) -> list[str]:
    return [say_cli("cli.import_undecided", file=path.name, number=len(plan.conflicts)), *_named(plan.conflicts)]


def _show(progress: Progress) -> bool:
    """Progress on a line of its own, for a person who looks."""
    if sys.stderr.isatty() and progress.total:
        stage = say_cli(f"cli.stage.{progress.stage}")
        print(f"\r{stage} {progress.done}/{progress.total}\033[K", end="\r", file=sys.stderr, flush=True)
    return True


def summary(path: Path, taken: TakenIn) -> dict[str, Any]:
    """What the command tells of one list, as JSON."""
    report = taken.report
    return {
        "file": str(path),
        "list": report.source.name,
        "new": report.new,
        "changed": report.changed,
        "unchanged": report.unchanged,
        "kept": report.kept,
        "skipped": [tell(each.reason) for each in report.skipped],
        "mended": [tell(each) for each in report.mended],
        "cards_written": len(report.keys),
        "cards_playing": taken.playing,
    }


def table(told: list[dict[str, Any]]) -> str:
    """The same for a person."""
    lines: list[str] = []
    for each in told:
        counts = {name: each[name] for name in ("new", "changed", "unchanged", "kept")}
        written, playing = each["cards_written"], each["cards_playing"]
        lines.append(
            say_cli(
                "imports.done",
                name=each["list"],
                **counts,
                skipped=len(each["skipped"]),
                written=written,
                playing=playing,
            )
        )
        lines += [f"  {line}" for line in each["skipped"] + each["mended"]]
    return "\n".join(lines)
