"""`otryad situation FILE`: opens a situation, or the end of a game's record, and prints it as a situation."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from app.commands.decks import open_library, say_cli
from app.controller.record import BrokenRecord, match_of_file, read_record
from app.engine.errors import EngineError
from app.engine.facts import CardFacts
from app.engine.heroes.situation import Situation
from app.engine.match import Match
from app.engine.situation import HEAD, from_text, to_text
from carddb.files import LIST_LIMIT, read_bytes, text_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `situation`."""
    parser.add_argument("file", metavar=say_cli("cli.arguments.file"), help=say_cli("cli.help_situation"))
    parser.add_argument("--at", type=int, help=say_cli("cli.help_situation_at"))
    parser.add_argument("--facts", action="store_true", help=say_cli("cli.help_situation_facts"))


def run(arguments: argparse.Namespace) -> int:
    """Print it. Exit status 1: no match can be in such a situation. Raises CatalogueError for an unreadable file."""
    path = Path(arguments.file)
    text = text_of(read_bytes(path, LIST_LIMIT), path.name)
    try:
        match = of_situation(text) if text.startswith(HEAD) else of_record(text, arguments.at)
    except (EngineError, BrokenRecord) as error:
        print(say_cli("cli.situation_refused", file=arguments.file, reason=error.reason), file=sys.stderr)
        return 1
    print(told(match, arguments.facts), end="")
    return 0


def of_situation(text: str) -> Match:
    """The match in that situation; facts that the file doesn't bring come from the catalogue."""
    situation, exactly = from_text(text)
    if exactly is not None:
        return match_of_file(lambda: Match.from_json(exactly))
    missing = _named(situation) - {facts.id for facts in situation.cards}
    if missing:
        situation, _ = from_text(text, _facts(missing))
    return match_of_file(lambda: Match.at(situation))


def of_record(text: str, at: int | None) -> Match:
    """The match of a record after its answers, or after the first `at` of them."""
    record = read_record(text.splitlines())
    match = record.start
    for answered in record.answers[:at]:
        match.choose(answered.answer)
    return match


def told(match: Match, facts: bool) -> str:
    """The situation's text, with the facts of its cards only where they are wanted."""
    text = to_text(match.situation(), match.to_json())
    return text if facts else "".join(line for line in text.splitlines(True) if not line.startswith("card {"))


def _named(situation: Situation) -> set[str]:
    names: set[str] = set()
    for side in situation.sides:
        names.update((side.hero.card, *side.hand, *side.deck, *side.graveyard, *side.side_deck))
        for lying in side.squad:
            names.update((lying.card, *lying.parts, *lying.mined))
    return names


def _facts(names: set[str]) -> list[CardFacts]:
    with open_library() as library:
        found = (library.facts(name) for name in sorted(names))
        return [facts for facts in found if facts is not None]
