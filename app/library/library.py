"""The one place that knows both the catalogue and the card language: facts with programs, decks, set-ups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path

from app.cardtext.compile import KnownNames
from app.engine.errors import BadSetup
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes.edition import ED12, Edition
from app.engine.message import message
from app.engine.terms import KeywordName, Kind
from app.library.cards import SECOND_FACE, facts_of, is_of_heroes, is_second_face
from app.library.compiling import VERSIONS, Reading, Texts, read_text
from app.library.created import with_all_brought
from app.library.deck_rules import deck_rules
from app.library.decks import LoadedDeck, Starter, only_deck, problems_of, starter_named, starters
from app.library.fits import has_keyword
from app.library.importing import PROGRESS_EVERY, TakenIn, take_in, without_rewordings
from app.words.said import as_message
from carddb.catalogue import Catalogue
from carddb.decks.deck import Deck, DeckFile
from carddb.decks.formats import read_deck_file
from carddb.decks.resolve import Resolved, ResolvedDeck
from carddb.facts import Card, CardKey, ListKind, Printing
from carddb.imports.plan import Decision, ImportPlan
from carddb.imports.reading import read_list
from carddb.imports.tables import Mapped
from carddb.legality import reasons_against
from carddb.message import Message, Say
from carddb.message import message as catalogue_message
from carddb.play_formats import PlayFormat, play_formats
from carddb.progress import Progress, Stage, Steps, complete
from carddb.set_files import shipped_sets

CONSTRUCTED = "constructed"
_NEVER_IN_A_DECK = (KeywordName.CREATED, KeywordName.PLACED, KeywordName.CONVERTED)


class Library:
    """The catalogue of a home folder, with what its texts mean.

    Every method may be called from any thread; nothing here belongs into a window's own.

    >>> import tempfile
    >>> library = Library(Path(tempfile.mkdtemp()))
    >>> library.facts("Элементаль огня").strike
    2
    >>> library.close()
    """

    def __init__(self, home: Path, catalogue: Catalogue | None = None) -> None:
        """Open the catalogue, or take one that is open. Raises CatalogueError (`carddb`)."""
        self.catalogue = catalogue or Catalogue(home)
        self._texts = Texts(self.catalogue)

    def close(self) -> None:
        self.catalogue.close()

    # -- cards

    def read(self, card: Card) -> Reading:
        """What a card's text in force means, and which words of it could not be read."""
        return self._texts.read(card.facts_in_force)

    def facts(self, name: str, on: date | None = None) -> CardFacts | None:
        """A card by name, as it is on a day; None for an unknown one and for cards of the classic game."""
        card = self.catalogue.card(name, on=on)
        return self.facts_of(card) if card else None

    def facts_of(self, card: Card) -> CardFacts | None:
        """A card as the engine wants it; None for cards of the classic game."""
        if not is_of_heroes(card.facts):
            return None
        return facts_of(card, self.read(card).abilities, self._second_face(card))

    def cards_of_list(self, path: Path) -> list[tuple[Card, Reading]]:
        """The cards of a list file with their readings, without taking anything into the catalogue.

        Raises:
            CatalogueError: the file can't be read or holds no card.
        """
        printings = [each for each in complete(read_list(path)).printings if is_of_heroes(each.facts)]
        names = KnownNames(self.catalogue.names() | {each.facts.name for each in printings})
        cards = [Card(each.facts, each.facts.text, each) for each in printings]
        return [(card, read_text(card.facts, names)) for card in cards]

    def facts_of_list(self, path: Path) -> list[CardFacts]:
        """The cards of a list file as the engine wants them. Raises CatalogueError as `cards_of_list` does."""
        read = self.cards_of_list(path)
        backs = {_place(card): card.name for card, reading in read if is_second_face(reading.abilities)}
        return [facts_of(card, it.abilities, backs.get(_place(card, SECOND_FACE), "")) for card, it in read]

    def shipped_cards(self) -> list[tuple[Card, Reading]]:
        """The cards of the box with their readings."""
        names = KnownNames(self.catalogue.names())
        facts = [facts for each in shipped_sets() for facts in each.cards if is_of_heroes(facts)]
        cards = [Card(each, each.text, Printing(each.set_id, ListKind.SHIPPED, each)) for each in facts]
        return [(card, read_text(card.facts, names)) for card in cards]

    def compile_missing(self) -> Steps[int]:
        """Compile every text that has no program yet: after an import, or with a new grammar. Gives how many."""
        self._texts.forget_names()
        missing = self.catalogue.uncompiled(VERSIONS)
        done = 0
        for done, _ in enumerate(self._texts.compile_all(missing), 1):
            if done % PROGRESS_EVERY == 0:
                yield Progress(Stage.COMPILING, done, len(missing))
        return done

    def every_card(self, query: str = "") -> Iterator[CardFacts]:
        """All cards of Heroes that fit a query of the search language; all at all without one."""
        for card in self.catalogue.search(query, limit=1_000_000).cards:
            facts = self.facts_of(card)
            if facts is not None:
                yield facts

    def pool(self) -> tuple[CardFacts, ...]:
        """What a computer player may suppose in a hand that it doesn't see: every card that a deck may hold."""
        return tuple(card for card in self.every_card() if is_for_decks(card))

    # -- imports

    def plan_import(self, path: Path, *, mapping: Mapped | None = None, name: str = "") -> Steps[ImportPlan]:
        """Compare a card list with the catalogue; nothing is changed yet. Other words of the same program are no
        conflict. Raises CatalogueError as `Catalogue.plan_import` does.
        """
        plan = yield from self.catalogue.plan_import(path, mapping=mapping, name=name)
        names = KnownNames(self.catalogue.names() | {card.printing.facts.name for card in plan.cards})
        return without_rewordings(plan, lambda facts: read_text(facts, names))

    def take_in(
        self, plan: ImportPlan, decisions: Mapping[CardKey, Decision] | None = None, default: Decision = Decision.TAKE
    ) -> Steps[TakenIn]:
        """Write a plan with the programs of its texts, all or nothing: closing the steps changes nothing.

        Raises:
            CatalogueError: the database refused; nothing was changed.
        """
        return take_in(self.catalogue, self._texts, plan, decisions, default)

    # -- decks

    def starters(self) -> tuple[Starter, ...]:
        """The decks of the box."""
        return starters()

    def starter_names(self) -> list[str]:
        """Their titles."""
        return [each.title for each in starters()]

    def deck(self, name: str, play: str = CONSTRUCTED) -> LoadedDeck | None:
        """The deck of that file, or of that title or id in the box; None when there is neither.

        Raises:
            CatalogueError: the file is there and holds no deck, or is none.
        """
        path = Path(name)
        found = None if path.is_file() else starter_named(name)
        if found is not None:
            return self.judged(found.deck, play)
        return self.load(read_deck_file(path), play, path.stem) if path.exists() else None

    def load(self, file: DeckFile, play: str = CONSTRUCTED, title: str = "") -> LoadedDeck:
        """The first deck of what was read."""
        return self.judged(only_deck(file), play, title, file.problems)

    def judged(
        self, deck: Deck, play: str = CONSTRUCTED, title: str = "", unread: tuple[Message, ...] = ()
    ) -> LoadedDeck:
        """A deck with its cards, and what is to be said about it in a format of play."""
        resolved = self.catalogue.resolve(deck)
        facts = self._facts_by_key(resolved)
        return LoadedDeck(
            resolved.deck.name or title or (resolved.hero.name if resolved.hero else ""),
            resolved,
            _first(_copies([resolved.hero] if resolved.hero else [], facts)),
            _copies(resolved.main, facts),
            _copies(resolved.side, facts),
            problems_of(resolved),
            self.reasons_against(resolved, play),
            unread,
        )

    def reasons_against(
        self, deck: ResolvedDeck, play: str = CONSTRUCTED, on: date | None = None
    ) -> tuple[Message, ...]:
        """Why a deck may not be played in a format; nothing when it may. Raises KeyError for an unknown format."""
        rules = deck_rules(self._facts_by_key(deck))
        return reasons_against(deck, self.formats()[play], rules, on or date.today())

    def formats(self) -> dict[str, PlayFormat]:
        """The formats of play by id."""
        return play_formats()

    # -- a match

    def match_setup(
        self,
        decks: tuple[LoadedDeck, LoadedDeck],
        names: tuple[str, str],
        seed: int,
        edition: Edition = ED12,
        first: int | None = None,
    ) -> MatchSetup:
        """The set-up of a match: both decks, and the facts of all that they can bring into play.

        Raises:
            BadSetup: a deck has problems that keep it from being played.
        """
        seats = tuple(_seat(deck, name) for deck, name in zip(decks, names, strict=True))
        played = [facts for deck in decks for facts in (deck.hero, *deck.cards, *deck.side) if facts]
        cards, _ = with_all_brought(played, self.facts)
        return MatchSetup((seats[0], seats[1]), tuple(cards), seed, edition, first, date.today().isoformat())

    # -- inside

    def _second_face(self, card: Card) -> str:
        """The name of a two-faced card's other face, which has the same number in the same set."""
        number = card.facts.number
        name = self.catalogue.name_at(card.printing, number + SECOND_FACE) if number else ""
        other = self.catalogue.card(name) if name else None
        return other.name if other and is_second_face(self.read(other).abilities) else ""

    def _facts_by_key(self, deck: ResolvedDeck) -> dict[CardKey, CardFacts]:
        found: dict[CardKey, CardFacts] = {}
        for each in deck.all:
            if each.card and each.card.key not in found:
                facts = self.facts_of(each.card)
                if facts is not None:
                    found[each.card.key] = facts
        return found


def is_for_decks(card: CardFacts) -> bool:
    """Whether a deck may hold the card: no hero, nothing Created, Placed or Converted."""
    return card.kind is not Kind.HERO and not any(has_keyword(card, name) for name in _NEVER_IN_A_DECK)


def _place(card: Card, mark: str = "") -> tuple[str, str]:
    """Set and number; of a card without number nothing that another could have."""
    return card.facts.set_id, card.facts.number + mark if card.facts.number else card.name


def _copies(entries: Iterable[Resolved], facts: dict[CardKey, CardFacts]) -> tuple[CardFacts, ...]:
    known = ((each, facts.get(each.card.key)) for each in entries if each.card)
    return tuple(card for each, card in known if card for _ in range(each.entry.count))


def _first(cards: Sequence[CardFacts]) -> CardFacts | None:
    return cards[0] if cards else None


def _seat(deck: LoadedDeck, name: str) -> SeatSetup:
    if deck.hero is None or deck.problems:
        first = next(iter(deck.problems), catalogue_message(Say.ILLEGAL_NO_HERO))
        raise BadSetup(message("engine.deck_refused", deck=deck.title, reason=as_message(first)))
    return SeatSetup(name, deck.hero.id, tuple(card.id for card in deck.cards), tuple(card.id for card in deck.side))
