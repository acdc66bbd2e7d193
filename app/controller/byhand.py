"""The table tools: what can be done by hand to a card or for a player, and what each tool wants to know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.engine.decision import Tool
from app.engine.program import ByHand
from app.engine.terms import Kind, Zone
from app.engine.view import CardView, View


class Wants(Enum):
    """What a tool asks before it is used."""

    NUMBER = "number"
    ZONE = "zone"
    PLACE = "place"
    """Where in a deck, when the zone is one."""
    SEAT = "seat"
    SPAN = "span"
    KEYWORD = "keyword"
    NAME = "name"
    """A card's name, or a counter's."""
    TEXT = "text"


ZONES = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.PLAY, Zone.RESERVE)
"""Where cards can be put by hand."""


@dataclass(frozen=True, slots=True)
class HandTool:
    """A tool with what it asks. `app.words` has "tools.<tool>".

    Its buttons count from `least` to `most`; what else is typed the engine judges. `zones` are those it goes to.
    """

    tool: Tool
    wants: tuple[Wants, ...] = ()
    least: int = 1
    most: int = 99
    zones: tuple[Zone, ...] = ZONES


_CHARACTERS = (Kind.HERO, Kind.CREATURE)


def _change(tool: Tool, *wants: Wants) -> HandTool:
    """A tool whose number is a change: more or less."""
    return HandTool(tool, (Wants.NUMBER, *wants), least=-99)


_ON_CHARACTERS = (
    HandTool(Tool.WOUND, (Wants.NUMBER,)),
    HandTool(Tool.HEAL, (Wants.NUMBER,)),
    _change(Tool.STRIKE, Wants.SPAN),
    _change(Tool.LIFE, Wants.SPAN),
)
_IN_PLAY = (
    HandTool(Tool.OPEN),
    HandTool(Tool.CLOSE),
    HandTool(Tool.KEYWORD, (Wants.KEYWORD, Wants.NUMBER, Wants.SPAN), least=0),
    HandTool(Tool.COUNTERS, (Wants.NAME, Wants.NUMBER), least=-99),
    HandTool(Tool.LIFT),
    HandTool(Tool.CONTROL, (Wants.SEAT,)),
)
_ANYWHERE = (
    HandTool(Tool.MOVE, (Wants.ZONE, Wants.PLACE, Wants.SEAT)),
    _change(Tool.COST, Wants.SPAN),
)
FOR_PLAYERS = (
    _change(Tool.COINS, Wants.SEAT),
    _change(Tool.COINS_OPEN, Wants.SEAT),
    _change(Tool.PRAYERS, Wants.SEAT),
    HandTool(Tool.DRAW, (Wants.NUMBER, Wants.SEAT)),
    HandTool(Tool.LOOK, (Wants.ZONE, Wants.NUMBER, Wants.SEAT), zones=(Zone.DECK, Zone.HAND)),
    HandTool(Tool.SHUFFLE, (Wants.SEAT,)),
    HandTool(Tool.CREATE, (Wants.NAME, Wants.ZONE, Wants.SEAT)),
    HandTool(Tool.NOTE, (Wants.TEXT,)),
)
"""What can be done for a player."""


def tools_for(card: CardView) -> tuple[HandTool, ...]:
    """What can be done to a card where it lies. A hero stays where he is."""
    if card.kind is Kind.HERO:
        return (*_ON_CHARACTERS, *(tool for tool in _IN_PLAY if tool.tool is not Tool.CONTROL))
    if card.zone is not Zone.PLAY:
        return _ANYWHERE
    return (*(_ON_CHARACTERS if card.kind in _CHARACTERS else ()), *_IN_PLAY, *_ANYWHERE)


def unread_text(view: View, card: CardView) -> tuple[str, ...]:
    """The parts of a card's text that play by hand: where there are any, the tools are offered first."""
    facts = next((each for each in view.facts if each.id == card.facts), None)
    printed = facts.abilities if facts else ()
    return tuple(ability.text for ability in printed if isinstance(ability, ByHand))
