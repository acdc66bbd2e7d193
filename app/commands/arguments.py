"""A parser of arguments that speaks Russian: titles, help and refusals alike."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from app.commands.decks import say_cli

_OF_ARGPARSE = {
    "usage: ": "cli.arguments.usage",
    "positional arguments": "cli.arguments.positional",
    "options": "cli.arguments.options",
    "show this help message and exit": "cli.arguments.help",
    "%(prog)s: error: %(message)s\n": "cli.arguments.error",
    "the following arguments are required: %s": "cli.arguments.required",
    "one of the arguments %s is required": "cli.arguments.one_required",
    "unrecognized arguments: %s": "cli.arguments.unknown",
    "ambiguous option: %(option)s could match %(matches)s": "cli.arguments.ambiguous",
    "argument %(argument_name)s: %(message)s": "cli.arguments.of",
    "invalid %(type)s value: %(value)r": "cli.arguments.value",
    "expected one argument": "cli.arguments.one",
    "expected at least one argument": "cli.arguments.some",
    "not allowed with argument %s": "cli.arguments.not_with",
    "ignored explicit argument %r": "cli.arguments.no_value",
}
"""What argparse asks gettext for, and our message of the same; what is not here stays as it is."""

_VALUES = {int: "cli.arguments.number", Path: "cli.arguments.file"}


class Parser(argparse.ArgumentParser):
    """argparse's parser in Russian. The first one gives all parsers of the process its words in place of gettext's."""

    def __init__(self, **how: Any) -> None:
        vars(argparse)["_"] = lambda text: say_cli(_OF_ARGPARSE[text]) if text in _OF_ARGPARSE else text
        super().__init__(**{"formatter_class": _Help, **how})

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """argparse quotes what may be chosen as Python does."""
        if action.choices is not None and value not in action.choices:
            known = ", ".join(f"«{choice}»" for choice in action.choices)
            raise argparse.ArgumentError(action, say_cli("cli.arguments.choice", value=value, choices=known))


class _Help(argparse.HelpFormatter):
    """Names the value of an option by what it is, not by the option's English name."""

    def _get_default_metavar_for_optional(self, action: argparse.Action) -> str:
        kind = action.type if isinstance(action.type, type) else str
        return say_cli(_VALUES.get(kind, "cli.arguments.name")).upper()

    def _get_default_metavar_for_positional(self, action: argparse.Action) -> str:
        return self._get_default_metavar_for_optional(action).lower()
