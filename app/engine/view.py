"""What one seat may know of a match: for the screen, for a player, for a search to think in."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine import codec
from app.engine.decision import Decision
from app.engine.event import Event, Phase, Woken
from app.engine.facts import CardFacts
from app.engine.message import NOBODY, CardRef
from app.engine.program import Ability, Grant
from app.engine.terms import Element, KeywordName, Kind, Span, Zone


@dataclass(frozen=True, slots=True)
class Badge:
    """An effect on a card: what it gives, its computed number, how long, and by which card.

    `printed` grants come from the card's own text and lie in `CardView.facts`; they have no badge.
    """

    grant: Grant
    number: int = 0
    span: Span = Span.GAME
    source: CardRef = NOBODY
    constant: bool = False  # from a constant ability: there as long as its source


@dataclass(frozen=True, slots=True)
class AbilityView:
    """An ability that a card has now: printed or granted. `used` of `times` this turn or game (0: no limit)."""

    id: int
    ability: Ability
    printed: bool = True
    used: int = 0
    times: int = 0


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as this seat sees it now. A card that the seat does not know has an empty `facts` and no numbers."""

    id: int
    name: str
    facts: str  # the key of its facts in View.facts; "" when unknown
    owner: int
    controller: int
    zone: Zone
    kind: Kind | None = None
    classes: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    cost: int = 0  # to play it now, for a card in hand; else its cost
    strike: int = 0
    life: int = 0
    max_life: int = 0
    wounds: int = 0
    closed: bool = False
    hidden: bool = False
    fresh: bool = False  # first-turn weakness (107.5)
    struck: bool = False  # its strike of this turn is used
    reinforcements: int = 0
    weakenings: int = 0
    extra_life: int = 0  # additional lives; negative: negative lives
    armour_left: int = 0
    poison: int = 0
    stunned: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    keywords: tuple[tuple[KeywordName, int], ...] = ()
    badges: tuple[Badge, ...] = ()
    abilities: tuple[AbilityView, ...] = ()
    parts: tuple[int, ...] = ()  # the cards attached under it
    mined: tuple[int, ...] = ()
    host: int = 0  # the card that it lies under


@dataclass(frozen=True, slots=True)
class EntryView:
    """An ability in the queue. `waits` when it has started and stopped for an answer; `woken` tells which event woke
    a triggered one, with the cards that this seat knows.
    """

    entry: int
    card: CardRef
    ability: int
    seat: int
    targets: tuple[CardRef, ...] = ()
    waits: bool = False
    woken: Woken | None = None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat's side. Card ids in order: hand as held, deck from the top (0: unknown), graveyard from the bottom."""

    seat: int
    name: str
    hero: int
    coins: int
    open_coins: int
    temporary_coins: int
    prayers: int
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    graveyard: tuple[int, ...]
    squad: tuple[int, ...]  # creatures in order of arrival
    support: tuple[int, ...]  # support cards and quests
    failed_draws: int
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat may know.

    `decision` is the waiting question when it is this seat's, else None; `asked` is the seat that is asked (None when
    the game is over). `log` are the events as this seat saw them. `secret` is what `guess` needs to make a whole match
    of it, with nothing hidden in it.
    """

    seat: int
    turn: int
    active: int
    first: int
    phase: Phase
    players: tuple[PlayerView, PlayerView]
    cards: tuple[CardView, ...]
    queue: tuple[EntryView, ...]
    facts: tuple[CardFacts, ...]
    asked: int | None
    decision: Decision | None
    outcome: Outcome | None
    log: tuple[Event, ...] = ()
    secret: str = ""

    def card(self, card: int) -> CardView:
        """The card with that id; raises KeyError."""
        for it in self.cards:
            if it.id == card:
                return it
        raise KeyError(card)

    def to_json(self) -> codec.Json:
        return codec.encode(self)

    @staticmethod
    def from_json(plain: codec.Json) -> View:
        made = codec.decode(plain)
        assert isinstance(made, View)
        return made


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended; `winner` None: a draw."""

    winner: int | None
    ending: str
    paragraph: str


codec.register_module(globals())
