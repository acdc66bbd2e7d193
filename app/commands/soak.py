"""`otryad soak`: random decks, random games, every rule of the state checked after every answer."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.ai.arena import MOST_TURNS, seed_for
from app.commands.coverage import Coverage, Place, places
from app.commands.decks import open_library, say_cli
from app.commands.workers import spread, with_progress
from app.engine.chance import Chance
from app.engine.decision import Answer, Option
from app.engine.event import Ending, TurnStarted
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes.build import build
from app.engine.heroes.edition import EDITIONS
from app.engine.heroes.invariants import broken
from app.engine.match import Match
from app.engine.terms import Kind
from app.library import Library
from app.library.cards import plays_whole
from app.library.created import with_all_brought
from app.library.library import is_for_decks
from app.library.random_decks import random_deck

ENOUGH = 100
"""What ran so often is covered."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `soak`."""
    parser.add_argument("file", nargs="*", type=Path, help=say_cli("cli.help_lists"))
    parser.add_argument("--games", type=int, default=200, help=say_cli("cli.help_games"))
    parser.add_argument("--seed", type=int, default=1, help=say_cli("cli.help_seed"))
    parser.add_argument("--workers", type=int, default=0, help=say_cli("cli.help_workers"))
    parser.add_argument("--edition", default="ed12", choices=list(EDITIONS), help=say_cli("cli.help_edition"))
    parser.add_argument("--json", action="store_true", help=say_cli("cli.help_json"))


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke: its number, the card that acted last, what was wrong."""

    game: int
    card: str
    what: str


@dataclass(slots=True)
class Soaked:
    """What one game gave."""

    turns: int
    decisions: int
    is_cut: bool = False
    failure: Failure | None = None
    covered: dict[str, Counter[str]] = field(default_factory=dict)
    reached: frozenset[Place] = frozenset()


@dataclass(frozen=True, slots=True)
class Bath:
    """What every game is played with. Each card in turn is sure to be in a deck."""

    cards: tuple[CardFacts, ...]
    brought: tuple[CardFacts, ...]
    seed: int
    edition: str

    def setup(self, game: int) -> MatchSetup:
        """The set-up of one game."""
        seed = seed_for(self.seed, game)
        chance = Chance(seed)
        wanted = [self.cards[(2 * game + side) % len(self.cards)] for side in (0, 1)]
        decks = [random_deck(self.cards, chance, card) for card in wanted]
        seats = [
            SeatSetup(f"{side}", deck.hero.id, tuple(card.id for card in deck.cards)) for side, deck in enumerate(decks)
        ]
        played = [card for deck in decks for card in (deck.hero, *deck.cards)]
        by_name = {card.name: card for card in self.brought}
        facts, _ = with_all_brought(played, by_name.get)
        return MatchSetup((seats[0], seats[1]), tuple(facts), seed, EDITIONS[self.edition])


_bath: Bath | None = None
_coverage: Coverage | None = None


def _prepare(bath: Bath) -> None:
    global _bath, _coverage
    _bath, _coverage = bath, Coverage()


def _soak(game: int) -> Soaked:
    assert _bath is not None
    assert _coverage is not None
    setup = _bath.setup(game)
    _coverage.begin(setup)
    played = soak_one(setup, game, _coverage)
    played.covered, played.reached = _coverage.end()
    return played


def soak_one(setup: MatchSetup, game: int, coverage: Coverage) -> Soaked:
    """One random game, checked after every answer and replayed at its end."""
    chance = Chance(setup.seed)
    answers: list[Answer] = []
    played = Soaked(0, 0)
    last = ""
    try:
        match = Match.start(setup)
        coverage.see(match.events)
        while (decision := match.decision) is not None and not played.is_cut:
            option = decision.options[chance.below(len(decision.options))]
            last = _acting(match, option, decision.source.name) or last
            events = match.choose(option)
            answers.append(option)
            coverage.see(events)
            played.turns = max([played.turns, *(each.number for each in events if isinstance(each, TurnStarted))])
            played.is_cut = played.turns > MOST_TURNS
            wrong = broken(match.game)
            if wrong:
                played.failure = Failure(game, last, "; ".join(wrong))
                break
        if played.failure is None:
            said = _wrong_at_the_end(match, setup, answers)
            played.failure = Failure(game, last, said) if said else None
    except Exception:  # whatever breaks is what this command looks for
        played.failure = Failure(game, last, traceback.format_exc(limit=-4).strip())
    played.decisions = len(answers)
    return played


def _wrong_at_the_end(match: Match, setup: MatchSetup, answers: Sequence[Answer]) -> str:
    """What no game may end with: a chain that only the last resort has cut (525), a record that gives another game."""
    if match.outcome is not None and match.outcome.ending == Ending.CHAIN.value:
        return say_cli("cli.soak_endless_chain")
    return say_cli("cli.soak_replay_differs") if replayed(setup, answers) != match.digest() else ""


def _acting(match: Match, option: Option, source: str) -> str:
    if not option.card:
        return source
    decision = match.decision
    assert decision is not None
    row = match.game.state.row(option.card)
    return match.game.name(row) if row >= 0 else source


def replayed(setup: MatchSetup, answers: Sequence[Answer]) -> str:
    """The digest of the same game played again."""
    match = Match.start(MatchSetup.from_json(setup.to_json()))
    for answer in answers:
        match.choose(answer)
    return match.digest()


def run(arguments: argparse.Namespace) -> int:
    """Soak and tell. Exit status 1: something broke; 2: a wrong call. Raises CatalogueError: a list can't be read."""
    if arguments.games < 1:
        print(say_cli("cli.soak_wrong_call"), file=sys.stderr)
        return 2
    with open_library() as library:
        cards = tuple(_cards(library, arguments.file))
        brought = (*library.every_card(), *cards)
    bath = Bath(cards, brought, arguments.seed, arguments.edition)
    results = spread(_soak, range(arguments.games), arguments.workers, _prepare, (bath,))
    told = with_progress(results, arguments.games, lambda done, of: say_cli("cli.progress_games", done=done, of=of))
    found = summary(bath, list(told))
    print(json.dumps(found, ensure_ascii=False, indent=2) if arguments.json else table(found))
    return 1 if found["failures"] else 0


def _cards(library: Library, files: Sequence[Path]) -> list[CardFacts]:
    """The cards that play whole by themselves: of the lists with those of the box, else of the box alone."""
    found = {card.name: card for card in library.every_card() if plays_whole(card)}
    for path in files:
        found |= {card.name: card for card in library.facts_of_list(path) if plays_whole(card)}
    return list(found.values())


def summary(bath: Bath, results: Sequence[Soaked]) -> dict[str, Any]:
    """What the command tells, as JSON."""
    covered: dict[str, Counter[str]] = {}
    for each in results:
        for kind, counts in each.covered.items():
            covered.setdefault(kind, Counter()).update(counts)
    return {
        "games": len(results),
        "cards": len(bath.cards),
        "turns": sum(each.turns for each in results),
        "decisions": sum(each.decisions for each in results),
        "cut_games": sum(each.is_cut for each in results),
        "coverage": {kind: _shares(counts, kind) for kind, counts in covered.items()},
        "texts": _texts(bath, frozenset().union(*(each.reached for each in results))),
        "failures": [
            {"game": each.failure.game, "card": each.failure.card, "what": each.failure.what}
            for each in sorted(results, key=lambda each: each.failure.card if each.failure else "")
            if each.failure
        ],
    }


def _texts(bath: Bath, reached: frozenset[Place]) -> dict[str, Any]:
    """How many instructions of the cards' texts ran, and by card those that never did."""
    known = {card.id: card for card in (*bath.brought, *bath.cards)}
    inside, _ = with_all_brought([card for card in bath.cards if _can_begin(card)], known.get)
    by_card = places(build(tuple(inside), EDITIONS[bath.edition]))
    never = {card: [name for (name, _), at in its.items() if not at & reached] for card, its in sorted(by_card.items())}
    return {
        "instructions": sum(map(len, by_card.values())),
        "never": {card: names for card, names in never.items() if names},
    }


def _can_begin(card: CardFacts) -> bool:
    """Whether the card can be brought along: others come only where one of these brings them."""
    return card.kind is Kind.HERO or is_for_decks(card)


def _shares(counts: Counter[str], kind: str) -> dict[str, Any]:
    names = Coverage.names(kind)
    return {
        "often": sorted(name for name in names if counts[name] >= ENOUGH),
        "seldom": {name: counts[name] for name in sorted(names) if 0 < counts[name] < ENOUGH},
        "never": sorted(name for name in names if not counts[name]),
    }


def table(found: dict[str, Any]) -> str:
    """The same for a person."""
    rows = [
        say_cli(
            "cli.soaked",
            games=found["games"],
            cards=found["cards"],
            turns=found["turns"],
            decisions=found["decisions"],
            cut=found["cut_games"],
        )
    ]
    for kind, shares in found["coverage"].items():
        of = sum(map(len, shares.values()))
        rows.append(say_cli("cli.soak_often", kind=say_cli(f"cli.soak_{kind}"), often=len(shares["often"]), of=of))
        seldom = ", ".join(f"{name} {count}" for name, count in shares["seldom"].items())
        rows.append(say_cli("cli.soak_seldom", names=seldom or "—"))
        rows.append(say_cli("cli.soak_never", names=", ".join(shares["never"]) or "—"))
    texts = found["texts"]
    left = sum(map(len, texts["never"].values()))
    rows.append(say_cli("cli.soak_texts", run=texts["instructions"] - left, of=texts["instructions"]))
    rows += [f"  {card}: {', '.join(names)}" for card, names in texts["never"].items()]
    rows.append(say_cli("cli.soak_failures", count=len(found["failures"])))
    rows += [f"  {each['game']} {each['card']}: {each['what']}" for each in found["failures"]]
    return "\n".join(rows)
