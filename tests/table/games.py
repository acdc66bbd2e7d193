"""Real games for the table: set-ups of shipped decks, and a computer that answers at once, without a process."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from app.ai.host import Reply
from app.ai.player import Knowledge, Untimed
from app.ai.players import player
from app.cardtext.compile import KnownNames, compile_card
from app.cardtext.saying.words import Unsayable
from app.cardtext.speech import say_ability, say_grant
from app.controller.record import SeatRecord
from app.controller.session import Options, Session
from app.controller.timeline import Timeline
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.match import Match
from app.engine.program import Ability, Grant
from app.engine.terms import Element, Kind
from app.engine.view import View
from app.table.words_of import Voice

SETS = ("part8.toml", "rule-book.toml", "five-squads.toml")


def _ability(ability: Ability) -> str:
    try:
        return say_ability(ability)
    except Unsayable:
        return "…"


def _grant(grant: Grant, number: int) -> str:
    try:
        return say_grant(grant)
    except Unsayable:
        return "…"


VOICE = Voice(_grant, _ability)


@cache
def _cards() -> dict[str, dict[str, Any]]:
    folder = files("carddb") / "sets"
    found = {}
    for name in SETS:
        for card in tomllib.loads((folder / name).read_text("utf-8"))["card"]:
            found[card["name"]] = card
    return found


@cache
def facts(name: str) -> CardFacts:
    """A shipped card with its text compiled."""
    card = _cards()[name]
    kind, cost, text = Kind(card["type"]), card.get("cost", 0), card.get("text", "")
    names = KnownNames(_cards())
    return CardFacts(
        name,
        kind,
        0 if cost == "X" else cost,
        card.get("strike", 0),
        card.get("life", 0),
        tuple(Element(each) for each in card.get("elements", ())),
        tuple(each.casefold() for each in card.get("classes", ())),
        compile_card(name, kind, text, names=names).program.abilities if text else (),
        costs_x=cost == "X",
        text=text,
    )


def setup(first: str, second: str, seed: int, names: tuple[str, str] = ("Анна", "Борис")) -> MatchSetup:
    """Two shipped decks by the names of their files."""
    decks = [
        tomllib.loads((files("carddb") / "decks" / f"{deck}.deck.toml").read_text("utf-8")) for deck in (first, second)
    ]
    seats = [
        SeatSetup(
            name,
            deck["deck"]["hero"]["name"],
            tuple(it["name"] for it in deck["deck"]["main"] for _ in range(it["count"])),
        )
        for name, deck in zip(names, decks, strict=True)
    ]
    created = [name for name, card in _cards().items() if "Созданный" in card.get("text", "")]
    wanted = {seat.hero for seat in seats} | {card for seat in seats for card in seat.deck} | set(created)
    return MatchSetup((seats[0], seats[1]), tuple(facts(name) for name in sorted(wanted)), seed)


class InstantComputer:
    """Answers when it is asked whether it has."""

    def __init__(self) -> None:
        self._reply: Reply | None = None
        self._pool: Sequence[CardFacts] = ()

    def begin(self, pool: Sequence[CardFacts], *_lists: Any) -> None:
        self._pool = pool

    def think(self, name: str, view: View, seconds: float) -> int:
        self._reply = Reply(1, player(name).choose(view, Knowledge(tuple(self._pool)), Untimed()))
        return 1

    def poll(self) -> Reply | None:
        reply, self._reply = self._reply, None
        return reply

    wait = poll

    def stop(self) -> None:
        """It never takes time."""

    def forget(self) -> None:
        self._reply = None


def session(made: MatchSetup, players: tuple[str, str] = ("person", "random"), **options: Any) -> Session:
    """A session of a new match."""
    seats = SeatRecord(made.seats[0].name, players[0]), SeatRecord(made.seats[1].name, players[1])
    return Session(Timeline(Match.start(made)), seats, None, InstantComputer(), Options(**options))


_LIKED = {Act.STRIKE: 0, Act.SHOOT: 1, Act.PLAY: 2, Act.USE: 3, Act.END_TURN: 9}


class Fighter:
    """Plays to end games soon: strikes heroes first, plays what it can, else picks anything, by its own seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, decision: Decision, view: View) -> Option:
        if decision.kind is Ask.TURN:
            heroes = {player.hero for player in view.players}
            ranked = sorted(decision.options, key=lambda it: (_LIKED.get(it.act, 5), it.target not in heroes))
            return ranked[0]
        if decision.kind is Ask.MULLIGAN:
            return decision.options[-1]
        return self._chance.choice(decision.options)
