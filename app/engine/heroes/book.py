"""The book of a match: the facts of its cards and everything that is computed from them once.

A book never changes during a match and is shared by all its copies; the state refers to it by numbers.
"""

from __future__ import annotations

from app.engine.facts import CardFacts
from app.engine.heroes.edition import Edition
from app.engine.heroes.ops import Instruction
from app.engine.heroes.state import State
from app.engine.program import Ability, Choose, ChooseDo, Condition, Do, ExtraCost, Grant, Value, When
from app.engine.terms import Element, Kind, Span


class Code:
    """Instructions of one text. The first `body` of them are the announcement: nothing is paid or moved there.

    `chooses` are the choices of the text by number. `needs` must have enough candidates for the ability to be announced
    (118.3, 116.1); `first` is the choice whose first card an option of the choice phase names (-1: none).
    """

    __slots__ = (
        "asks_x",
        "body",
        "chooses",
        "costs",
        "extra",
        "first",
        "instructions",
        "modes",
        "needs",
        "pays",
        "rage",
        "uses",
    )

    def __init__(self) -> None:
        self.instructions: tuple[Instruction, ...] = ()
        self.body = 0
        self.chooses: tuple[Choose, ...] = ()
        self.needs: tuple[int, ...] = ()
        self.pays: tuple[int, ...] = ()  # choices of an ability's cost, which must have all their cards
        self.costs: tuple[Do, ...] = ()  # the acts that an ability is paid with
        self.first = -1
        self.uses: tuple[int, ...] = ()  # what each choice is for (targets.TARGET …)
        self.modes: tuple[
            tuple[ChooseDo, tuple[tuple[int, ...], ...]], ...
        ] = ()  # constructors with their parts' needs
        self.asks_x = False
        self.extra: tuple[ExtraCost, ...] = ()  # of playing a card: the costs that its text names
        self.rage = -1  # the choice of creatures for Rage


class AbilityInfo:
    """An ability of some text: printed, granted or of the rules. `wakes` and `replaces` are masks of event kinds."""

    __slots__ = (
        "at_once", "by_anyone", "code", "facts", "grants", "id", "is_action", "is_local", "is_own_passage", "keyword",
        "limit", "node", "numbered", "optional", "price", "printed", "reaches_all",
        "reads", "replaces", "shoots", "speaks_of_hidden", "taps", "texts", "wakes", "works_as", "zones",
    )  # fmt: skip

    def __init__(self, number: int, node: Ability, facts: int, printed: int) -> None:
        self.id = number
        self.node = node
        self.facts = facts
        self.printed = printed  # its place among the card's own особенности; -1 when it is granted by another ability
        self.code = -1
        self.wakes = 0
        self.replaces = 0
        self.zones = 0  # bits of zone numbers where it works
        self.grants: tuple[int, ...] = ()  # of a constant
        self.reads = 0  # of a constant: what its conditions depend on
        self.is_local = False  # of a constant: whether it acts on a card hangs on that card's own print alone
        self.reaches_all = False  # of a constant: acts on cards as they are played or as spells work
        self.texts: tuple[int, ...] = ()  # the abilities that a keyword stands for
        self.is_own_passage = False  # of a trigger: on the card's own entering or dying
        self.limit = (0, True)  # how many times it may be announced (0: any number), in a turn or else the game
        self.speaks_of_hidden = False
        self.keyword = -1  # the keyword that this text spells out, with that keyword's number as its X
        self.works_as = -1  # the keyword that works when this is announced
        self.numbered = False  # … which has a number that must not be 0 (512.2)
        self.optional = False  # a trigger that its player may leave
        self.at_once = False  # a trigger that changes a target before the attack goes on (508.3)
        self.is_action = False  # an activated ability whose use is an action (506.1)
        self.taps = False  # … whose card closes to pay for it
        self.shoots = False  # … that is a shot
        self.by_anyone = False  # … that the other player may use, too
        self.price = 0  # … the coins that it costs by its text at least


class GrantInfo:
    """What an effect can give. `ability` is what a Gain gives; `span` and `until` how long when it is laid."""

    __slots__ = ("ability", "facts", "id", "leans_on_subject", "node", "once", "span", "until", "value")

    def __init__(self, number: int, node: Grant, facts: int) -> None:
        self.id = number
        self.node = node
        self.facts = facts
        self.ability = -1
        self.span = Span.GAME
        self.until: Condition | None = None
        self.once = False  # used up by its first use
        self.value: Value | None = None  # what its number is computed from
        self.leans_on_subject = False  # describes other cards by the card of the event


class Delay:
    """A delayed effect (521): what it waits for, and whether it comes instead."""

    __slots__ = ("code", "do", "instead", "once", "wakes", "when")

    def __init__(self, code: int, do: Do, when: When, wakes: int, once: bool, instead: bool) -> None:
        self.code = code
        self.do = do
        self.when = when
        self.wakes = wakes
        self.once = once
        self.instead = instead


class Face:
    """What a card is now: its properties, keywords and abilities with all effects (104-119)."""

    __slots__ = (
        "abilities", "activated", "bans", "classes", "constants", "cost", "elements", "grants", "has", "insteads",
        "keywords", "kind", "life", "measures", "names", "permits", "printed", "replaces", "start_life", "strike",
        "triggers", "wakes",
    )  # fmt: skip

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.names: tuple[str, ...] = ()
        self.classes: tuple[str, ...] = ()
        self.elements: tuple[Element, ...] = ()
        self.cost = 0
        self.strike = 0
        self.life = 0  # without wounds: maximal lives
        self.start_life = 0
        self.has = 0  # bits of keywords
        self.keywords: dict[int, tuple[Held, ...]] = {}
        self.printed: tuple[int, ...] = ()  # abilities of its own text, as far as they act
        self.abilities: tuple[int, ...] = ()  # all, in order of appearance
        self.activated: tuple[int, ...] = ()
        self.triggers: tuple[int, ...] = ()
        self.insteads: tuple[int, ...] = ()
        self.constants: tuple[int, ...] = ()
        self.grants: tuple[Active, ...] = ()
        self.wakes = 0
        self.replaces = 0
        self.bans = 0
        self.measures = 0
        self.permits = 0


class Held:
    """One instance of a keyword on a card: its number and the ability that tells the rest (-1 for a bare one)."""

    __slots__ = ("ability", "number", "value")

    def __init__(self, number: int, ability: int, value: Value | None = None) -> None:
        self.number = number
        self.ability = ability
        self.value = value  # computed each time when it is no plain number: «Чешуя X, где X — сила удара»


class Active:
    """A grant that acts on a card: what it gives, its number, and who laid it.

    `effect` is its place among the card's effects' stamps (0 for constants), for those that are used up; `named` are
    the names that it was laid with, a line each.
    """

    __slots__ = ("cards", "effect", "grant", "named", "node", "number", "seat", "source", "stamp")

    def __init__(
        self,
        node: Grant,
        grant: int,
        number: int,
        source: int,
        seat: int,
        stamp: int,
        effect: int = 0,
        cards: tuple[int, ...] = (),
        named: str = "",
    ) -> None:
        self.named = named
        self.node = node
        self.grant = grant
        self.number = number
        self.source = source
        self.seat = seat
        self.stamp = stamp
        self.effect = effect
        self.cards = cards


class Book:
    """Facts, abilities, grants and codes by number."""

    __slots__ = (
        "abilities", "cheaper", "codes", "dearer", "delays", "edition", "faces", "facts",
        "far_activated", "far_by_facts", "far_constants", "far_printed", "far_replaces", "far_wakes",
        "far_zones",
        "front", "gives_far", "grants", "has_cancels", "has_conditions", "has_entrances", "heard", "index",
        "keyword_texts", "lose",
        "mechanise",
        "permits_play", "plain_price", "play",
        "remembers", "remembers_game", "reporting", "rules", "spell_texts", "taken",
    )  # fmt: skip

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.facts: list[CardFacts] = []
        self.index: dict[str, int] = {}
        self.faces: list[Face] = []
        self.play: list[int] = []  # the code of playing the card
        # numbers of texts depend on their own card alone, so that they tell nothing of other cards of the match
        self.abilities: dict[int, AbilityInfo] = {}
        self.grants: dict[int, GrantInfo] = {}
        self.codes: dict[int, Code] = {}
        self.keyword_texts: dict[int, tuple[int, ...]] = {}
        self.lose: dict[int, int] = {}  # the grant that takes a keyword away
        self.mechanise = 0  # the grant that makes a mechanism
        self.dearer, self.cheaper = 0, 0  # the grants that change a cost by hand
        self.spell_texts: dict[int, int] = {}  # the code of a spell's text alone, by facts
        self.taken: set[int] = set()  # first numbers of cards' texts
        self.rules: dict[str, int] = {}  # codes of the rules' own procedures
        self.delays: dict[int, Delay] = {}
        self.front: dict[int, int] = {}  # of second faces: the first
        self.has_cancels = False  # some text cancels plays
        self.has_conditions = False  # some effect lasts while something is true
        self.has_entrances = False  # some constant says how cards come into play
        self.permits_play = False  # some text lets cards be played from other zones
        self.plain_price: list[bool] = []  # of each card: its own text leaves its price alone
        self.reporting: set[int] = set()  # codes of procedures that an ability's text calls
        self.heard = 0  # event kinds that some text waits for or asks about later, wherever its card is
        self.remembers = 0  # event kinds that some text asks about later
        self.remembers_game = 0
        # abilities that work out of play: what wakes or replaces there, in all and by facts
        self.far_wakes = 0
        self.far_replaces = 0
        self.far_printed = 0  # of these what a card says itself, and not only a keyword that may be laid on one
        self.far_zones = 0  # bits of the zones where they work
        self.far_by_facts: list[int] = []
        self.far_activated: set[int] = set()
        self.gives_far = False  # whether some text gives cards an ability to be used out of play
        self.far_constants: set[int] = set()

    def far_rows(self, state: State) -> list[tuple[int, int]]:
        """Rows out of play, with the seat of their zone, whose cards have abilities that work there."""
        zones = (state.hand, state.deck, state.graveyard, state.side_deck)
        return [
            (row, seat)
            for zone in zones
            for seat in (0, 1)
            for row in zone[seat]
            if self.far_by_facts[state.facts[row]]
        ]
