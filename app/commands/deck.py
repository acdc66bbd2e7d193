"""`otryad deck check`: what was read of a deck, what was not, and whether it is legal."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from app.commands.decks import open_library, say_cli, tell
from app.library import CONSTRUCTED, LoadedDeck
from carddb.decks.resolve import Resolved
from carddb.message import CatalogueError, Message
from carddb.play_formats import play_formats


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `deck`."""
    actions = parser.add_subparsers(dest="action", required=True, metavar=say_cli("cli.arguments.action"))
    check = actions.add_parser("check", help=say_cli("cli.help_deck_check"))
    check.add_argument("file", metavar=say_cli("cli.arguments.deck"), help=say_cli("cli.help_deck_file"))
    check.add_argument("--format", default=CONSTRUCTED, choices=list(play_formats()), help=say_cli("cli.help_format"))
    check.add_argument("--json", action="store_true", help=say_cli("cli.help_json"))


def run(arguments: argparse.Namespace) -> int:
    """Read and judge. Exit status 1: the deck can't be used as it is."""
    with open_library() as library:
        try:
            deck = library.deck(arguments.file, arguments.format)
        except CatalogueError as error:
            return _refused(arguments, [tell(each) for each in error.messages])
        if deck is None:
            return _refused(arguments, [say_cli("catalogue.file.missing", file=arguments.file)])
    told = summary(arguments.file, arguments.format, deck)
    print(json.dumps(told, ensure_ascii=False, indent=2) if arguments.json else table(told))
    return 0 if told["legal"] and not told["problems"] else 1


def _refused(arguments: argparse.Namespace, texts: list[str]) -> int:
    if arguments.json:
        problems = [{"id": "catalogue", "text": text} for text in texts]
        print(json.dumps({"file": arguments.file, "legal": False, "problems": problems}, ensure_ascii=False, indent=2))
    print("\n".join(texts), file=sys.stderr)
    return 1


def summary(file: str, play: str, deck: LoadedDeck) -> dict[str, Any]:
    """What the command tells, as JSON."""
    resolved = deck.resolved
    return {
        "file": file,
        "format": play,
        "name": deck.title,
        "hero": resolved.hero.name if resolved.hero else None,
        "size": resolved.deck.size,
        "cards": [_entry(each) for each in resolved.main],
        "side": [_entry(each) for each in resolved.side],
        "unread": [_said(each) for each in deck.unread],
        "unknown": [{"name": each.name, "nearest": list(each.nearest)} for each in resolved.unknown],
        "problems": [_said(each) for each in deck.problems],
        "legal": not deck.reasons,
        "reasons": [_said(each) for each in deck.reasons],
    }


def _entry(each: Resolved) -> dict[str, Any]:
    return {"count": each.entry.count, "name": each.name, "known": each.card is not None}


def _said(each: Message) -> dict[str, str]:
    return {"id": str(each.name), "text": tell(each)}


def table(told: dict[str, Any]) -> str:
    """The same for a person."""
    rows = [say_cli("cli.deck_read", name=told["name"], hero=told["hero"] or "—", size=told["size"])]
    rows += [f"  {each['count']} {each['name']}{'' if each['known'] else ' ?'}" for each in told["cards"]]
    if told["side"]:
        rows.append(say_cli("cli.deck_side"))
        rows += [f"  {each['count']} {each['name']}{'' if each['known'] else ' ?'}" for each in told["side"]]
    rows += [f"! {each['text']}" for each in told["unread"]]
    if told["legal"]:
        rows.append(say_cli("cli.deck_legal"))
    else:
        rows.append(say_cli("cli.deck_not_legal"))
        rows += [f"  {each['text']}" for each in told["reasons"]]
    return "\n".join(rows)
