"""`otryad`: opens the client, or does one thing without a screen.

Each command lives in a module of its own under `app/commands` and is imported only when called, so that the client
starts as fast as it can.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from app import __version__


class Command(NamedTuple):
    """Where a command lives: a module with `add_arguments(parser)` and `run(arguments) -> exit status`."""

    module: str
    help: str


COMMANDS = {
    "demo": Command("app.commands.demo", "сыграть партию компьютера с компьютером и рассказать её"),
    "simulate": Command("app.commands.simulate", "сыграть много партий и посчитать победы"),
    "cards": Command("app.commands.cards", "прочитать список карт и сказать, что играет само; взять его в каталог"),
    "deck": Command("app.commands.deck", "прочитать колоду и сказать, законна ли она"),
    "situation": Command("app.commands.situation", "открыть или напечатать игровую ситуацию"),
    "soak": Command("app.commands.soak", "случайные партии с проверкой правил"),
    "bench": Command("app.commands.bench", "измерить скорость"),
    "pictures": Command("app.commands.pictures", "нарисовать главные экраны в build/pictures"),
}


READER_GONE = 141
"""The exit status of a program whose output nobody reads any more, as shells know it."""


def parser_for(name: str) -> argparse.ArgumentParser:
    """The parser of one command."""
    from app.commands.arguments import Parser

    parser = Parser(prog=f"otryad {name}", description=COMMANDS[name].help)
    importlib.import_module(COMMANDS[name].module).add_arguments(parser)
    return parser


def usage() -> str:
    """What `otryad --help` prints."""
    rows = [f"  {name:<10} {command.help}" for name, command in COMMANDS.items()]
    return "\n".join(["otryad [команда …]", "", "Без команды открывается стол.", "", *rows])


def open_client(arguments: Sequence[str]) -> int:
    """Open the window; imports Qt only now."""
    from app.windows.start import open_client as opened

    return int(opened(arguments))


def main(argv: Sequence[str] | None = None) -> int:
    """The `otryad` command.

    Exit status 1: something that a command can't use; 2: a wrong call; 141: a reader went away (`otryad … | head`).
    """
    try:
        status = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains of it once more at exit
        return READER_GONE
    except Exception as error:
        return _refused(error)
    return status


def _refused(error: Exception) -> int:
    """Tell what can't be used; a mistake of the program is raised again."""
    from app.commands.decks import tell
    from app.complaints import told

    print("\n".join(tell(each) for each in told(error)), file=sys.stderr)
    return 1


def _run(words: Sequence[str]) -> int:
    if words and words[0] in ("-h", "--help"):
        print(usage())
        return 0
    if words and words[0] == "--version":
        print(f"otryad {__version__}")
        return 0
    if words and words[0] in COMMANDS:
        arguments = parser_for(words[0]).parse_args(words[1:])
        return int(importlib.import_module(COMMANDS[words[0]].module).run(arguments))
    if words and words[0].startswith("-"):
        print(usage(), file=sys.stderr)
        return 2
    return open_client(words)


if __name__ == "__main__":
    sys.exit(main())
