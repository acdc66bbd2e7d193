"""Matches between the starter decks of the box, their cards compiled once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from app.cardtext.compile import KnownNames, compile_card
from app.engine.decision import Option
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes.edition import ED12, Edition
from app.engine.match import Match
from app.engine.terms import Element, Kind

SETS = ("part8.toml", "rule-book.toml", "five-squads.toml")


@cache
def cards() -> tuple[CardFacts, ...]:
    """Every card of the box; what is not read is played by hand."""
    printed: dict[str, dict[str, Any]] = {}
    for name in SETS:
        for card in tomllib.loads((files("carddb") / "sets" / name).read_text("utf-8"))["card"]:
            printed.setdefault(card["name"], card)
    names = KnownNames(printed)
    return tuple(_facts(card, names) for card in printed.values())


def _facts(card: dict[str, Any], names: KnownNames) -> CardFacts:
    kind, cost, text = Kind(card.get("type", "creature")), card.get("cost", 0), card.get("text", "")
    return CardFacts(
        card["name"],
        kind,
        0 if cost == "X" else cost,
        card.get("strike", 0),
        card.get("life", 0),
        tuple(Element(it) for it in card.get("elements", ())),
        tuple(it.lower() for it in card.get("classes", ())),
        compile_card(card["name"], kind, text, names=names).program.abilities,
        costs_x=cost == "X",
        text=text,
    )


@cache
def decks() -> tuple[SeatSetup, ...]:
    """The ten starter decks."""
    folder = files("carddb") / "decks"
    found = sorted((it for it in folder.iterdir() if it.name.endswith(".deck.toml")), key=lambda it: it.name)
    return tuple(_deck(tomllib.loads(it.read_text("utf-8"))["deck"]) for it in found)


def _deck(plain: dict[str, Any]) -> SeatSetup:
    return SeatSetup(
        plain["name"], plain["hero"]["name"], tuple(it["name"] for it in plain["main"] for _ in range(it["count"]))
    )


def setup(first: int, second: int, seed: int, edition: Edition = ED12) -> MatchSetup:
    """Deck number `first` against deck number `second`."""
    pair = decks()[first % 10], decks()[second % 10]
    return MatchSetup(pair, cards(), seed, edition)


_books: dict[Edition, Match] = {}


def start(first: int, second: int, seed: int, edition: Edition = ED12) -> Match:
    """A match that shares its compiled cards with the others of its edition."""
    match = Match.start(setup(first, second, seed, edition), _books.get(edition))
    _books.setdefault(edition, match)
    return match


def any_option(match: Match, number: int) -> Option:
    """An option by a number of any size."""
    assert match.decision is not None
    return match.decision.options[number % len(match.decision.options)]
