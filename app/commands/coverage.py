"""What ran in a game: the events, the keywords of cards in play, the instructions of programs and their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from app.engine import event as happened
from app.engine.event import Event
from app.engine.facts import CardFacts, MatchSetup
from app.engine.heroes.book import Book
from app.engine.heroes.build import TEXTS_OF_A_CARD, base_of
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.lower import walk
from app.engine.heroes.ops import HANDLERS, Handler, Instruction
from app.engine.program import Gain, Keyword, KeywordAct
from app.engine.terms import KeywordName, Zone

ACTS, KEYWORDS, INSTRUCTIONS = "acts", "keywords", "instructions"

Place = tuple[int, int]
"""The number of a text, which is the same in every match (`base_of`), and an instruction's place in it."""

_BESIDE = (happened.DoneByHand, happened.DrawOffered, happened.Undone, happened.Redone)
"""Events of answers that no game asks for."""


class Coverage:
    """Counts what runs in this process. Making one puts a counter before every instruction's function.

    Make it before the first match: programs keep the functions that they were lowered with.
    """

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {}
        self._places: set[Place] = set()
        self._printed: dict[str, list[str]] = {}
        for node, handler in list(HANDLERS.items()):
            HANDLERS[node] = self._counting(node.__name__, handler)

    @staticmethod
    def names(kind: str) -> list[str]:
        """Everything of a kind that could run."""
        return {ACTS: _event_names, KEYWORDS: _keyword_names, INSTRUCTIONS: _instruction_names}[kind]()

    def begin(self, setup: MatchSetup) -> None:
        """Count from nothing in a match of these cards, whose printed keywords count when they come into play."""
        self._counts = {ACTS: Counter(), KEYWORDS: Counter(), INSTRUCTIONS: Counter()}
        self._places = set()
        self._printed = {card.name: _printed_keywords(card) for card in setup.cards}
        heroes = {seat.hero for seat in setup.seats}
        self._meet(card.name for card in setup.cards if card.id in heroes)

    def end(self) -> tuple[dict[str, Counter[str]], frozenset[Place]]:
        """What was counted, and the places that were reached."""
        return self._counts, frozenset(self._places)

    def see(self, events: Iterable[Event]) -> None:
        """Count events, and the keywords that cards bring into play or effects give."""
        acts, keywords = self._counts[ACTS], self._counts[KEYWORDS]
        for event in events:
            acts[event_name(event)] += 1
            self._meet(_come_to_work(event))
            grant = getattr(event, "grant", None)
            if isinstance(grant, Gain) and isinstance(grant.ability, Keyword):
                keywords[grant.ability.name.value] += 1

    def _meet(self, names: Iterable[str]) -> None:
        for name in names:
            self._counts[KEYWORDS].update(self._printed.get(name, ()))

    def _counting(self, name: str, handler: Handler) -> Handler:
        def counted(game: Game, frame: Frame, instruction: Instruction) -> int:
            self._counts[INSTRUCTIONS][name] += 1
            self._places.add((frame.code, frame.pc))
            return handler(game, frame, instruction)

        return counted


def _printed_keywords(card: CardFacts) -> list[str]:
    """Its keywords, and those that its texts do as acts."""
    acts = [it.keyword for ability in card.abilities for it in walk(ability) if isinstance(it, KeywordAct)]
    return [it.value for it in (*acts, *(each.name for each in card.abilities if isinstance(each, Keyword)))]


def _come_to_work(event: Event) -> Iterable[str]:
    """The names of cards whose texts begin to work with this event."""
    match event:
        case happened.Moved(card=card, to_zone=Zone.PLAY) | happened.Moved(card=card, how=happened.How.PLACED):
            return (card.name,)
        case happened.Moved(card=card, how=happened.How.PLAYED):  # a spell
            return (card.name,)
        case happened.Flipped(card=card):
            return (card.name,)
    return ()


Texts = dict[str, dict[tuple[str, Hashable], set[Place]]]
"""By card: each instruction of its texts, and where it stands (a spell's twice: for playing and for applying it)."""


def places(book: Book) -> Texts:
    """Every instruction that a game can come to, named by its node."""
    names = {handler: node.__name__ for node, handler in HANDLERS.items()}
    keys = {base_of(facts.id): facts.id for facts in book.facts[1:]}
    found: Texts = {}
    for number, code in book.codes.items():
        key = keys.get(number - number % TEXTS_OF_A_CARD, "")
        acts = {pc: it for pc, it in enumerate(code.instructions) if it[0] in names}
        if [names[it[0]] for it in acts.values()] == ["ChangeEvent"]:
            continue  # a replacement that only changes a number is done on the spot
        for pc, it in acts.items() if key else ():
            found.setdefault(key, {}).setdefault((names[it[0]], it[1]), set()).add((number, pc))
    return found


def event_name(event: Event) -> str:
    """An event's class, with the way of a move or change."""
    kind = type(event).__name__
    return f"{kind}.{event.how.value}" if isinstance(event, happened.Moved) else kind


def _event_names() -> list[str]:
    kinds = [cls for cls in vars(happened).values() if isinstance(cls, type) and issubclass(cls, Event)]
    plain = [cls.__name__ for cls in kinds if cls not in (Event, happened.Moved, *_BESIDE)]
    return plain + [f"Moved.{how.value}" for how in happened.How if how is not happened.How.BY_HAND]


def _keyword_names() -> list[str]:
    return [keyword.value for keyword in KeywordName]


def _instruction_names() -> list[str]:
    return [node.__name__ for node in HANDLERS]
