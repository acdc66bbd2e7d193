"""The one question that waits, its legal options, and everything that may be answered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from app.engine import codec
from app.engine.errors import BrokenSave
from app.engine.facts import CardFacts
from app.engine.message import NOBODY, CardRef, Message, message
from app.engine.terms import Place, Span, Word, Zone
from app.engine.value import value


class Ask(Word):
    """What a decision is about."""

    FIRST = "first"  # the winner of the die: go first or second (301.4)
    MULLIGAN = "mulligan"  # the next card to put under the deck, or no more (301.7)
    TURN = "turn"  # the choice phase (306)
    REVEAL = "reveal"  # hidden cards to turn up (304.3)
    DEFEND = "defend"  # the defender, or none (307.1)
    TARGET = "target"  # the next target in play
    CARD = "card"  # a card of a hand, deck or graveyard
    NUMBER = "number"  # X, or how many
    SPLIT = "split"  # how many of these wounds on this target
    MODE = "mode"  # one part of several (524)
    MAY = "may"  # do it or not
    PAY = "pay"  # what to pay with, one item at a time
    COST = "cost"  # which alternative or additional costs to play a card by
    ORDER = "order"  # which ability or card comes next
    REPLACE = "replace"  # which replacement applies first (517)
    PLACE = "place"  # where a card goes
    NAME = "name"  # a card's name, a class or an element
    PLAYER = "player"  # a player (E15 209.5)


class Act(Word):
    """What an option does; each has the paragraph that allows it."""

    PLAY = "play"
    STRIKE = "strike"
    SHOOT = "shoot"
    USE = "use"
    END_TURN = "end turn"
    GO = "go"  # number 1: first, 2: second
    RETURN = "return"  # a card of the deal goes under the deck
    DEFEND = "defend"
    PICK = "pick"  # a target, card or player
    NUMBER = "number"
    MODE = "mode"
    YES = "yes"
    NO = "no"  # decline; no defender
    DONE = "done"  # enough chosen
    NEXT = "next"  # this queue entry, ability or card comes next
    NAME = "name"
    PLACE = "place"


PARAGRAPHS = {
    Act.PLAY: "309.1",
    Act.STRIKE: "307.1",
    Act.SHOOT: "507.5",
    Act.USE: "308.1",
    Act.END_TURN: "306.1",
    Act.GO: "301.4",
    Act.RETURN: "301.7",
    Act.DEFEND: "509.1",
    Act.PICK: "502.6",
    Act.NUMBER: "512.4",
    Act.MODE: "524.1",
    Act.YES: "112.4",
    Act.NO: "401.7",
    Act.DONE: "502.6",
    Act.NEXT: "402.1",
    Act.NAME: "118.1",
    Act.PLACE: "204.3",
}


class Option(NamedTuple):
    """One legal answer, by content. Cards and targets are ids (0: none); `ability` numbers an ability.

    An ability's id is stable within a match: `CardView.abilities` has it with its program. In the choice phase
    `target` is the **first** target, so that a drop on a card is a look-up; the rest is asked after.
    """

    act: Act
    card: int = 0
    ability: int = 0
    target: int = 0
    number: int = 0
    name: str = ""

    @property
    def reason(self) -> str:
        """The paragraph that allows it."""
        return PARAGRAPHS[self.act]


@lru_cache(maxsize=1 << 15)
def option(act: Act, card: int = 0, ability: int = 0, target: int = 0) -> Option:
    """An option, made once: from choice to choice of a game most of them are the same."""
    return Option(act, card, ability, target)


@value
class Decision:
    """A question to one seat.

    `options` are complete and in a fixed order. `source` is the card and `ability` the ability that asks. Decisions of
    one announcement share its number (0: none); `can_back` says that `Back()` leads to before it. For numbers and
    "so many more" questions `low` and `high` are the range. `among` are the targets of a split that have no share yet,
    the one asked for first; each gets at least 1, and the last one is not asked for: it gets what is left. `copies`
    are how many equal cards each option of a search stands for, in the options' order; empty where each is one card.
    """

    seat: int
    kind: Ask
    options: tuple[Option, ...]
    prompt: Message
    source: CardRef = NOBODY
    ability: int = 0
    announcement: int = 0
    low: int = 0
    high: int = 0
    can_back: bool = False
    among: tuple[int, ...] = ()
    copies: tuple[int, ...] = ()

    @property
    def undivided(self) -> int:
        """How much of a split its targets still have to get together."""
        return self.high + len(self.among) - 1

    def to_json(self) -> codec.Json:
        return codec.encode(self)

    @staticmethod
    def from_json(plain: codec.Json) -> Decision:
        made = codec.decode(plain)
        assert isinstance(made, Decision)
        return made


@dataclass(frozen=True, slots=True)
class Back:
    """Take the announcement under way back (not past a look at hidden cards, 519.3.1)."""


@dataclass(frozen=True, slots=True)
class Concede:
    """604.1."""

    seat: int


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """603.2."""

    seat: int


@dataclass(frozen=True, slots=True)
class AcceptDraw:
    """603.2; illegal when nothing was offered by the other."""

    seat: int


class Tool(Word):
    """The by-hand acts."""

    MOVE = "move"  # card to zone of its owner (seat for PLAY), place for decks
    WOUND = "wound"
    HEAL = "heal"
    OPEN = "open"
    CLOSE = "close"
    KEYWORD = "keyword"  # lay a keyword: name, number, span
    STRIKE = "strike"  # change by number, span
    LIFE = "life"
    COST = "cost"
    LIFT = "lift"  # all effects off
    COUNTERS = "counters"  # by number
    CONTROL = "control"  # to seat
    COINS = "coins"  # gain or lose: number, seat
    COINS_OPEN = "coins open"  # open or close: number, seat
    PRAYERS = "prayers"
    DRAW = "draw"
    LOOK = "look"  # at the top `number` cards of seat's deck, or (zone HAND) at its hand
    SHUFFLE = "shuffle"
    CREATE = "create"  # name, for seat
    NOTE = "note"  # text in the log


@dataclass(frozen=True, slots=True)
class HandAct:
    """What is done by hand.

    `cards` belong to CREATE: the facts of a card that the match does not know, and of all that it can bring in turn.
    They stand in the answer, so a record of the game holds them where it needs them.
    """

    tool: Tool
    card: int = 0
    seat: int = 0
    number: int = 0
    zone: Zone = Zone.PLAY
    place: Place = Place.TOP
    span: Span = Span.GAME
    name: str = ""
    cards: tuple[CardFacts, ...] = ()


@dataclass(frozen=True, slots=True)
class ByHand:
    """A seat uses the table tools; at any decision, from either seat."""

    seat: int
    act: HandAct


Answer = Option | Back | ByHand | Concede | OfferDraw | AcceptDraw


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a card can't do an act now: the reason's message and the paragraph."""

    card: int
    act: Act
    ability: int
    reason: Message
    paragraph: str


codec.register(ByHand, "HandAnswer")  # a program has a ByHand of its own
codec.register(CardRef)
codec.register(Message)
codec.register_module(globals())


def answer_to_json(answer: Answer) -> codec.Json:
    """Plain JSON of an answer, by content.

    >>> answer_to_json(Option(Act.STRIKE, card=12, target=3))
    {'act': 'STRIKE', 'card': 12, 'target': 3}
    """
    if not isinstance(answer, Option):
        return codec.encode(answer)
    said: dict[str, Any] = {"act": answer.act.name}
    said.update((name, item) for name, item in zip(Option._fields[1:], answer[1:], strict=True) if item)
    return said


def answer_from_json(plain: codec.Json) -> Answer:
    """The answer that `answer_to_json` wrote; raises BrokenSave."""
    if isinstance(plain, dict) and "act" in plain and "is" not in plain:
        try:
            option = Option(Act[plain["act"]], **{name: item for name, item in plain.items() if name != "act"})
            return codec.checked(option)
        except (KeyError, TypeError) as error:
            raise _no_answer(plain) from error
    made = codec.decode(plain)
    if not isinstance(made, Back | ByHand | Concede | OfferDraw | AcceptDraw):
        raise _no_answer(plain)
    return codec.checked(made)


def _no_answer(plain: codec.Json) -> BrokenSave:
    return BrokenSave(message("engine.not_an_answer", value=str(plain)[:80]))
