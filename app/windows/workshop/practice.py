"""A practice table for one card: both hands open, coins at hand, and the card in every hand. No Qt."""

from __future__ import annotations

from dataclasses import replace

from app.controller.record import SeatRecord
from app.controller.settings import Play
from app.controller.undo import PERSON
from app.engine.decision import ByHand, HandAct, Tool
from app.engine.heroes.edition import ED12
from app.windows.decks.store import KeptDeck
from app.windows.play.plan import GamePlan, Side, Sitting, Start, new_seed
from carddb.decks.deck import Deck, Entry
from carddb.facts import CardType, Facts

COPIES = 20
"""Half of the practice deck: one is almost surely in the first hand."""
SIZE = 40
COINS = 10


def practice_deck(facts: Facts, model: KeptDeck) -> Deck:
    """A deck of the box with copies of a card among its cards, or with the card as its hero."""
    if facts.type is CardType.HERO:
        return replace(model.deck, hero=Entry(1, facts.name))
    others: list[Entry] = []
    for entry in model.deck.main:
        room = SIZE - COPIES - sum(each.count for each in others)
        if room > 0:
            others.append(replace(entry, count=min(entry.count, room)))
    return replace(model.deck, main=(Entry(COPIES, facts.name), *others), side=())


def practice(start: Start, facts: Facts, model: KeptDeck, names: tuple[str, str], play: Play) -> Sitting:
    """A game with oneself over this card, the coins of both sides full. Call it in a worker.

    Raises:
        BadSetup: the card is not in the catalogue.
        OSError: the journal can't be written.
    """
    sides = Side(names[0], PERSON, practice_deck(facts, model)), Side(names[1], PERSON, model.deck)
    match = start.dealt(GamePlan(sides, new_seed(), ED12, 0))
    for seat in (0, 1):
        match.choose(ByHand(seat, HandAct(Tool.COINS, seat=seat, number=COINS)))
    seats = SeatRecord(names[0], PERSON), SeatRecord(names[1], PERSON)
    return start.begin_at(match, seats, play, facts.name, open_hands=True)
