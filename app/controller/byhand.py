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


@dataclass(frozen=True, slots=True)
class HandTool:
    """A tool with what it asks; numbers lie between `least` and `most`. `app.words` has "tools.<tool>"."""

    tool: Tool
    wants: tuple[Wants, ...] = ()
    least: int = 1
    most: int = 99


_CHARACTERS = (Kind.HERO, Kind.CREATURE)
_CHANGE = {"least": -99, "most": 99}

_ON_CHARACTERS = (
    HandTool(Tool.WOUND, (Wants.NUMBER,)),
    HandTool(Tool.HEAL, (Wants.NUMBER,)),
    HandTool(Tool.STRIKE, (Wants.NUMBER, Wants.SPAN), **_CHANGE),
    HandTool(Tool.LIFE, (Wants.NUMBER, Wants.SPAN), **_CHANGE),
)
_IN_PLAY = (
    HandTool(Tool.OPEN),
    HandTool(Tool.CLOSE),
    HandTool(Tool.KEYWORD, (Wants.KEYWORD, Wants.NUMBER, Wants.SPAN), least=0),
    HandTool(Tool.COUNTERS, (Wants.NAME, Wants.NUMBER), **_CHANGE),
    HandTool(Tool.LIFT),
    HandTool(Tool.CONTROL, (Wants.SEAT,)),
)
_ANYWHERE = (
    HandTool(Tool.MOVE, (Wants.ZONE, Wants.PLACE, Wants.SEAT)),
    HandTool(Tool.COST, (Wants.NUMBER, Wants.SPAN), **_CHANGE),
)
FOR_PLAYERS = (
    HandTool(Tool.COINS, (Wants.NUMBER,), **_CHANGE),
    HandTool(Tool.COINS_OPEN, (Wants.NUMBER,), **_CHANGE),
    HandTool(Tool.PRAYERS, (Wants.NUMBER,), **_CHANGE),
    HandTool(Tool.DRAW, (Wants.NUMBER,)),
    HandTool(Tool.LOOK, (Wants.NUMBER,)),
    HandTool(Tool.SHUFFLE),
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
