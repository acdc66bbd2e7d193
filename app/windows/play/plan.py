"""What a game is to be played with, and how it is begun."""

from __future__ import annotations

import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.ai.host import Computer
from app.controller.games import Games
from app.controller.record import Head, SeatRecord, match_of_file
from app.controller.series import Series
from app.controller.session import Options, Session, resume
from app.controller.settings import NewGame, Play
from app.controller.timeline import Timeline
from app.controller.undo import PERSON
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes.edition import EDITIONS, Edition
from app.engine.heroes.situation import Situation
from app.engine.match import Match
from app.engine.message import Message
from app.engine.situation import from_text
from app.library.created import with_all_brought
from app.library.decks import LoadedDeck
from app.library.library import Library
from app.windows.play.faces import Faces, faces_of
from carddb.decks.deck import Deck, Entry
from carddb.facts import Game
from carddb.files import LIST_LIMIT, read_bytes, text_of
from carddb.message import CatalogueError

SITUATION = ".situation"
"""How the names of situation files end."""
MOST_SEED = 2**31
FIRST = {"die": None, "me": 0, "other": 1}
"""Who begins, by the setting's word; None: the die decides (301.4)."""


@dataclass(frozen=True, slots=True)
class Side:
    """Who sits at a side ("person" or a computer player's name) with which deck; `name` is shown in the log."""

    name: str
    player: str
    deck: Deck


@dataclass(frozen=True, slots=True)
class GamePlan:
    """Everything that fixes a game before it begins. `first`: the side that begins, None: the die decides."""

    sides: tuple[Side, Side]
    seed: int
    edition: Edition
    first: int | None = None
    series: Series = field(default_factory=Series)
    open_hands: bool = False

    def again(self, winner: int | None) -> GamePlan:
        """The next game between the same two: the side that did not begin this one begins."""
        first = None if self.first is None else 1 - self.first
        return replace(self, seed=new_seed(), first=first, series=self._next_series(winner))

    def swapped(self) -> GamePlan:
        """The same with the decks exchanged between the sides."""
        a, b = self.sides
        sides = replace(a, deck=b.deck), replace(b, deck=a.deck)
        return replace(self, sides=sides, seed=new_seed(), series=Series(self.series.best_of))

    def _next_series(self, winner: int | None) -> Series:
        played = self.series.after(winner)
        return Series(played.best_of) if played.is_over else played


log = logging.getLogger("otryad.play")


def new_seed() -> int:
    """A seed for a new game, chosen by the operating system."""
    return secrets.randbelow(MOST_SEED)


def plan_of(chosen: NewGame, decks: tuple[Deck, Deck], names: tuple[str, str], seed: int | None = None) -> GamePlan:
    """The plan that the settings of the new game make."""
    edition = EDITIONS.get(chosen.edition, next(iter(EDITIONS.values())))
    edition = replace(
        edition,
        hero_falls_by_level=chosen.hero_falls == "level",
        strikes_back_are_strikes=chosen.strikes_back,
        repeated_spells_wake_nothing=chosen.quiet_repeats,
    )
    return GamePlan(
        (Side(names[0], chosen.seat, decks[0]), Side(names[1], chosen.other_seat, decks[1])),
        seed_of(chosen.seed) if seed is None else seed,
        edition,
        FIRST.get(chosen.first),
        Series(chosen.best_of),
        chosen.practice,
    )


def plan_of_kept(head: Head, setup: MatchSetup) -> GamePlan:
    """The plan that a kept game began from. Its decks name cards alone: printings are no part of a game."""
    names = {card.id: card.name for card in setup.cards}
    sides = [
        Side(who.name, who.player, _deck_of(who.deck, seat, names))
        for who, seat in zip(head.seats, setup.seats, strict=True)
    ]
    first, second = sides
    return GamePlan((first, second), setup.seed, setup.edition, setup.first, head.series, head.open_hands)


def _deck_of(title: str, seat: SeatSetup, names: Mapping[str, str]) -> Deck:
    main, side = (
        tuple(Entry(count, names.get(key, key)) for key, count in Counter(keys).items())
        for keys in (seat.deck, seat.side_deck)
    )
    return Deck(title, Entry(1, names.get(seat.hero, seat.hero)), main, side, Game.HEROES)


def is_seed(words: str) -> bool:
    """Whether this can be taken for a seed: a whole number, or nothing at all."""
    return not words.strip() or words.strip().isdecimal()


def seed_of(words: str) -> int:
    """The seed that was typed, or a new one when none was."""
    return int(words) % MOST_SEED if words.strip() and is_seed(words) else new_seed()


@dataclass(frozen=True, slots=True)
class Sitting:
    """A session, the journal that it is kept in, what is to be told about both, and the cards' faces.

    `head` is what its journal begins with. `plan` is what the game began from; None: it began in a situation, which
    `Start.begin_again` lays out once more.
    """

    session: Session
    journal: Path
    head: Head
    notes: tuple[Message, ...] = ()
    faces: Faces = field(default_factory=dict)
    plan: GamePlan | None = None


class Start:
    """Begins games and goes on with them: the only place that knows what a session is made of. Call it in a worker."""

    def __init__(self, library: Callable[[], Library], games: Games, computer: Computer) -> None:
        self._library = library
        self._games = games
        self._computer = computer

    def begin(self, plan: GamePlan, play: Play) -> Sitting:
        """A new game, kept in a journal from its first moment.

        Raises:
            BadSetup: a deck can't be played; the reason says why.
            OSError: the journal can't be written.
        """
        setup, decks = self._setup_of(plan)
        seats = tuple(
            SeatRecord(side.name, side.player, deck.title) for side, deck in zip(plan.sides, decks, strict=True)
        )
        head = Head((seats[0], seats[1]), now(), "", plan.series, plan.open_hands)
        return self._sit(head, setup, Match.start(setup), play, plan)

    def _setup_of(self, plan: GamePlan) -> tuple[MatchSetup, tuple[LoadedDeck, LoadedDeck]]:
        """The set-up of a plan, and its decks looked up."""
        library = self._library()
        first, second = plan.sides
        decks = library.judged(first.deck), library.judged(second.deck)
        return library.match_setup(decks, (first.name, second.name), plan.seed, plan.edition, plan.first), decks

    def begin_at(
        self,
        match: Match,
        seats: tuple[SeatRecord, ...],
        play: Play,
        title: str = "",
        *,
        open_hands: bool = False,
        lesson: bool = False,
    ) -> Sitting:
        """A new game that begins in this moment of another one, or in a situation. Raises OSError."""
        head = Head((seats[0], seats[1]), now(), title, open_hands=open_hands, lesson=lesson)
        return self._sit(head, match, match, play)

    def begin_again(self, head: Head, match: Match, play: Play) -> Sitting:
        """The situation that a game like this one began in, once more, between the same two. Raises OSError."""
        return self.begin_at(match, head.seats, play, head.title, open_hands=head.open_hands, lesson=head.lesson)

    def dealt(self, plan: GamePlan) -> Match:
        """The match that a plan begins with, before anybody has answered. Raises BadSetup as `begin` does."""
        return Match.start(self._setup_of(plan)[0])

    def match_of(self, place: Path, names: tuple[str, str] | None = None) -> Match:
        """The match of a situation file, with other names for the two who sit there when some are given.

        Raises:
            CatalogueError: the file can't be read.
            EngineError: as `match_in`.
        """
        return self.match_in(text_of(read_bytes(place, LIST_LIMIT), place.name), names)

    def match_in(self, text: str, names: tuple[str, str] | None = None) -> Match:
        """The match of a situation file; facts that the file doesn't bring come from the catalogue.

        Raises:
            EngineError: the text is no situation, names an unknown card, or no match can be in it.
        """
        situation, exactly = from_text(text)
        if exactly is not None:
            return match_of_file(lambda: Match.from_json(exactly))
        library = self._library()
        named = [facts for name in sorted(cards_named(situation)) if (facts := library.facts(name)) is not None]
        known, _unknown = with_all_brought(named, library.facts)
        return match_of_file(lambda: Match.at(_named(from_text(text, known)[0], names)))

    def go_on(self, path: Path, play: Play) -> tuple[Sitting | None, tuple[Message, ...]]:
        """Go on with a kept game; None when neither it nor an older one can be read."""
        found = self._games.go_on(path)
        if found.opened is None or found.journal is None:
            return None, tuple(found.notes)
        record = found.opened.record
        pool = self._pool(record.head.seats)
        options = options_of(play, record.head.open_hands)
        session = resume(record, found.journal, self._computer, options, pool, self._bring)
        plan = plan_of_kept(record.head, record.start.setup) if record.is_whole else None
        notes = dict.fromkeys(note for note in (*found.notes, session.stopped) if note is not None)
        sitting = Sitting(session, found.journal.path, record.head, tuple(notes), self.faces(session.match), plan)
        return sitting, ()

    def _pool(self, seats: Sequence[SeatRecord]) -> Sequence[CardFacts]:
        """The cards that a computer at the table may suppose anywhere."""
        return () if all(seat.player == PERSON for seat in seats) else self._library().pool()

    def _bring(self, name: str) -> Sequence[CardFacts]:
        """A card of the catalogue with all that it can bring: a look-up of a millisecond, so any thread may call it."""
        library = self._library()
        found = library.facts(name)
        return with_all_brought([found], library.facts)[0] if found else ()

    def faces(self, match: Match) -> Faces:
        """How the cards of a match look; without a catalogue they have only what the match itself knows."""
        try:
            return faces_of(match.setup.cards, self._library().catalogue)
        except CatalogueError as error:
            log.warning("cards are shown without pictures: %s", error)
            return {}

    def _sit(
        self, head: Head, kept: MatchSetup | Match, match: Match, play: Play, plan: GamePlan | None = None
    ) -> Sitting:
        journal = self._games.new(head, kept)
        options, pool = options_of(play, head.open_hands), self._pool(head.seats)
        session = Session(Timeline(match), head.seats, journal, self._computer, options, pool, self._bring)
        return Sitting(session, journal.path, head, faces=self.faces(match), plan=plan)


def _named(situation: Situation, names: tuple[str, str] | None) -> Situation:
    if names is None:
        return situation
    first, second = (replace(side, name=name) for side, name in zip(situation.sides, names, strict=True))
    return replace(situation, sides=(first, second))


def now() -> str:
    """This moment, as journals tell it."""
    return time.strftime("%Y-%m-%dT%H:%M:%S")


def options_of(play: Play, open_hands: bool = False) -> Options:
    """How a game goes at this table, from the settings."""
    return Options(play.undo, play.think_seconds, open_hands)


def cards_named(situation: Situation) -> set[str]:
    """The keys of all cards that lie in a situation."""
    names: set[str] = set()
    for side in situation.sides:
        names.update((side.hero.card, *side.hand, *side.deck, *side.graveyard, *side.side_deck))
        for lying in side.squad:
            names.update((lying.card, *lying.parts, *lying.mined))
    return names
