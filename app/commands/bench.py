"""`otryad bench`: how fast everything is, as a table and as `build/bench.json`; a calibration loop stands beside it."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from app.commands.decks import say_cli

Figures = dict[str, float]

GROUPS = {
    "calibration": "app.commands.bench_calibration",
    "engine": "app.commands.bench_engine",
    "cardtext": "app.commands.bench_cardtext",
    "catalogue": "app.commands.bench_catalogue",
    "window": "app.commands.bench_window",
    "table": "app.commands.bench_table",
}
"""Each module has `figures() -> {name: number}`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    parser.add_argument("group", nargs="*", help=say_cli("cli.help_bench", groups=", ".join(GROUPS)))
    parser.add_argument("--json", action="store_true", help=say_cli("cli.help_json"))
    parser.add_argument("--out", type=Path, default=Path("build/bench.json"), help=say_cli("cli.help_bench_out"))


def run(arguments: argparse.Namespace) -> int:
    """Measure and tell. Exit status 2: a group that there is not."""
    unknown = [name for name in arguments.group if name not in GROUPS]
    if unknown:
        print(say_cli("cli.bench_unknown", name=unknown[0], groups=", ".join(GROUPS)), file=sys.stderr)
        return 2
    measured: Figures = {}
    for name in arguments.group or GROUPS:
        print(say_cli("cli.bench_group", name=name), file=sys.stderr)
        measure: Callable[[], Figures] = importlib.import_module(GROUPS[name]).figures
        measured |= measure()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(measured, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(json.dumps(measured, indent=2, sort_keys=True) if arguments.json else table(measured))
    return 0


def table(measured: Figures) -> str:
    """The figures for a person."""
    return "\n".join(f"{name:<36} {number:>14,.2f}".replace(",", " ") for name, number in sorted(measured.items()))


def best_time(work: Callable[[], object], rounds: int = 5, times: int = 1) -> float:
    """Seconds that one call takes, in the best of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - began) / times)
    return best
