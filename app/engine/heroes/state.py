"""The state of a match: columns of small integers, one row a physical card, and flat records beside them.

Nothing here knows a rule. A row never dies: cards that leave the game keep their row in GONE, where a new created card
may take it. Ids (`uid`) are what players see; rows are what the engine counts by.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from app.engine.chance import Chance
from app.engine.heroes.frame import Frame, tuples


class Effect(NamedTuple):
    """Something laid on a card (119). `what` is a keyword's, grant's, ability's or code's number by kind.

    `span` numbers a Span; `turn` is the turn (or the seat whose turn) that ends it. `cards` are the ids that the grant
    refers to, with what else it remembered; `stamp` is the order of laying (114.4).
    """

    kind: int
    what: int
    number: int
    span: int
    turn: int
    source: int
    seat: int
    stamp: int
    cards: tuple[int, ...] = ()
    name: str = ""


class Happening(NamedTuple):
    """Something that happened, as triggers and memories see it.

    `subject` is the card that it happened to or that did it, `side` who controlled that then; `other` the other card;
    `seat` whose event it is; `by` a Source's number (of ENTERS a How's, of TRIGGER_WORKS that of the event that woke
    it); `about` a keyword's; then zones.
    """

    kind: int
    subject: int = 0
    other: int = 0
    number: int = 0
    seat: int = -1
    side: int = -1
    by: int = -1
    about: int = -1
    origin: int = -1
    to: int = -1


class Ghost(NamedTuple):
    """Last known facts of a card that left play (403)."""

    uid: int
    facts: int
    owner: int
    control: int
    strike: int
    life: int
    max_life: int
    wounds: int
    cost: int
    closed: int
    flags: int
    parts: tuple[int, ...]  # ids of the cards that a merged card falls apart into besides itself
    effects: tuple[Effect, ...]


_FIELDS: Final = (
    "active",
    "announcements",
    "arrivals",
    "arrived",
    "attack",
    "attacks",
    "away",
    "chance",
    "chronicle",
    "closed",
    "closed_coins",
    "control",
    "deck",
    "effects",
    "entries",
    "extra_turns",
    "facts",
    "failed_draws",
    "first",
    "flags",
    "ghosts",
    "graveyard",
    "hand",
    "history",
    "history_before",
    "host",
    "ids",
    "known",
    "marks",
    "offer",
    "open_coins",
    "over",
    "owner",
    "pending",
    "phase",
    "prayers",
    "puppet",
    "puppet_next",
    "queue",
    "resumes",
    "returned",
    "side_deck",
    "since",
    "skipped_turns",
    "spared",
    "spells",
    "spent",
    "squad",
    "stack",
    "stamp",
    "step",
    "strikes",
    "suspended",
    "temporary",
    "turn",
    "turn_is_over",
    "uid",
    "under",
    "unsettled",
    "wounders",
    "wounds",
    "zero_lives",
    "zone",
)
"""What a state is, and all that a save holds."""


class State:
    """Everything that a match is, but the cards' facts."""

    __slots__ = (*_FIELDS, "rows")

    def __init__(self) -> None:
        self.rows: dict[int, int] = {}  # where cards were found last: a cache, shared by copies, checked at every use
        # one row a card
        self.facts: list[int] = []
        self.owner: list[int] = []
        self.control: list[int] = []
        self.zone: list[int] = []
        self.uid: list[int] = []
        self.closed: list[int] = []
        self.wounds: list[int] = []
        self.since: list[int] = []  # the turn in which it came under its controller's control
        self.arrived: list[int] = []  # the stamp of its arrival there: the age of its constants (114.4)
        self.flags: list[int] = []
        self.strikes: list[int] = []  # strikes announced this turn
        self.host: list[int] = []
        self.known: list[int] = []  # seats (bits) that know which card it is, in a hand or deck
        self.effects: list[tuple[Effect, ...]] = []
        self.marks: list[tuple[tuple[int, int], ...]] = []  # (ability, times used) this turn; game marks: -1 - ability
        # rows by zone, a list a seat: decks from the bottom, graveyards from the bottom, squads as they arrived
        self.deck: list[list[int]] = [[], []]
        self.hand: list[list[int]] = [[], []]
        self.graveyard: list[list[int]] = [[], []]
        self.squad: list[list[int]] = [[], []]
        self.side_deck: list[list[int]] = [[], []]
        self.under: list[int] = []
        # players
        self.open_coins = [0, 0]
        self.closed_coins = [0, 0]
        self.temporary: list[tuple[int, int, int]] = []  # (seat, coins, ends with this turn)
        self.away: list[tuple[int, int, int]] = []  # coins lost for a time: (seat, coins, ends with this turn)
        self.spent = [0, 0]  # coins spent this turn
        self.prayers = [0, 0]
        self.failed_draws = [0, 0]
        self.puppet = [0, 1]  # who decides for a seat
        self.puppet_next = [0, 1]  # … in the seat's next turn
        # the turn
        self.turn = 0
        self.active = 0
        self.first = 0
        self.phase = 0
        self.step = 0
        self.turn_is_over = 0  # «закончите ход»
        self.extra_turns: list[int] = []
        self.resumes = -1  # in an extra turn: whose turn the regular order goes on with
        self.returned: list[tuple[int, ...]] = [(), ()]  # cards of the deal that go under the deck (301.7)
        # causes of death since lives were looked at: victim, source, by, about
        self.wounders: list[tuple[int, int, int, int]] = []
        self.skipped_turns = [0, 0]
        self.attack: tuple[int, ...] = ()  # (attacker id, target id, defender id or 0) until both have closed
        self.attacks = 0  # attacks announced this turn
        self.spells = 0  # spells played this turn
        self.offer = -1  # the seat that offers a draw
        self.over: tuple[Any, ...] = ()  # (winner or -1, ending's name, paragraph)
        # what the rules have to look at (503)
        self.unsettled = True  # lives or zones have changed
        self.arrivals = True  # cards came to a squad
        self.zero_lives = False  # somebody without life waits for the empty queue (512.5)
        self.spared: tuple[int, ...] = ()  # cards whose death was replaced: they die of something new only (525.1)
        # what happens
        self.stack: list[Frame] = []
        self.queue: list[Frame] = []
        self.pending: list[Frame] = []  # woken triggers that are not announced yet
        self.suspended: list[Frame] = []  # strikes that wait for the queue (307.1 of E15)
        self.entries = 0
        self.announcements = 0
        self.ids = 0
        self.stamp = 0
        self.ghosts: tuple[Ghost, ...] = ()
        self.history: list[Happening] = []  # what happened this turn, of the kinds that some text asks about
        self.history_before: tuple[Happening, ...] = ()  # … in the turn before
        self.chronicle: list[Happening] = []  # … in the whole game, of the kinds that some text asks about so
        self.chance = Chance(0)

    def copy(self) -> State:
        made = State.__new__(State)
        made.rows = self.rows
        made.facts = self.facts[:]
        made.owner = self.owner[:]
        made.control = self.control[:]
        made.zone = self.zone[:]
        made.uid = self.uid[:]
        made.closed = self.closed[:]
        made.wounds = self.wounds[:]
        made.since = self.since[:]
        made.arrived = self.arrived[:]
        made.flags = self.flags[:]
        made.strikes = self.strikes[:]
        made.host = self.host[:]
        made.known = self.known[:]
        made.effects = self.effects[:]
        made.marks = self.marks[:]
        made.deck = [self.deck[0][:], self.deck[1][:]]
        made.hand = [self.hand[0][:], self.hand[1][:]]
        made.graveyard = [self.graveyard[0][:], self.graveyard[1][:]]
        made.squad = [self.squad[0][:], self.squad[1][:]]
        made.side_deck = [self.side_deck[0][:], self.side_deck[1][:]]
        made.under = self.under[:]
        made.open_coins = self.open_coins[:]
        made.closed_coins = self.closed_coins[:]
        made.temporary = self.temporary[:]
        made.away = self.away[:]
        made.spent = self.spent[:]
        made.prayers = self.prayers[:]
        made.failed_draws = self.failed_draws[:]
        made.puppet = self.puppet[:]
        made.puppet_next = self.puppet_next[:]
        made.turn = self.turn
        made.turn_is_over = self.turn_is_over
        made.active = self.active
        made.first = self.first
        made.phase = self.phase
        made.step = self.step
        made.returned = self.returned[:]
        made.wounders = self.wounders[:]
        made.extra_turns = self.extra_turns[:]
        made.resumes = self.resumes
        made.skipped_turns = self.skipped_turns[:]
        made.attack = self.attack
        made.attacks = self.attacks
        made.spells = self.spells
        made.offer = self.offer
        made.over = self.over
        made.unsettled = self.unsettled
        made.arrivals = self.arrivals
        made.zero_lives = self.zero_lives
        made.spared = self.spared
        made.stack = [frame.copy() for frame in self.stack]
        made.queue = [frame.copy() for frame in self.queue]
        made.pending = [frame.copy() for frame in self.pending]
        made.suspended = [frame.copy() for frame in self.suspended]
        made.announcements = self.announcements
        made.entries = self.entries
        made.ids = self.ids
        made.stamp = self.stamp
        made.ghosts = self.ghosts
        made.history = self.history[:]
        made.chronicle = self.chronicle[:]
        made.history_before = self.history_before
        made.chance = Chance(self.chance.state)
        return made

    def to_json(self) -> dict[str, Any]:
        """Plain values, a field each; tuples count as lists."""
        said: dict[str, Any] = {name: getattr(self, name) for name in _FIELDS}
        for name in _FRAMES:
            said[name] = [frame.to_json() for frame in said[name]]
        said["chance"] = self.chance.state
        return said

    @staticmethod
    def from_json(plain: dict[str, Any]) -> State:
        """The state that `to_json` wrote; raises KeyError or TypeError for anything else."""
        made = State()
        for name in _FIELDS:
            setattr(made, name, _field(name, plain[name]))
        return made

    @staticmethod
    def from_file(plain: dict[str, Any]) -> State:
        """The same from what a person may have changed; raises TypeError too where a field's values are no numbers."""
        fresh = State()
        for name in _FIELDS:
            is_list = isinstance(getattr(fresh, name), list | tuple)
            if isinstance(plain[name], list | tuple) is not is_list or not _is_of_numbers(
                name, plain[name], name in _FLAT
            ):
                raise TypeError(name)
        return State.from_json(plain)

    def row(self, uid: int) -> int:
        """The row of the card with that id; -1 when there is none (any more)."""
        if not uid:
            return -1
        try:
            row = self.rows[uid]
            if self.uid[row] == uid:
                return row
        except (KeyError, IndexError):  # not looked for yet, or in a row that only another copy has
            pass
        return self._look_for(uid)

    def _look_for(self, uid: int) -> int:
        if uid not in self.uid:
            return -1
        row = self.rows[uid] = self.uid.index(uid)
        return row


_FRAMES: Final = ("stack", "queue", "pending", "suspended")


_WORDED: Final = frozenset({"over", "effects", *_FRAMES})
"""Fields with words or nothing among their numbers."""


_FLAT: Final = frozenset({
    "facts", "owner", "control", "zone", "uid", "closed", "wounds", "since", "arrived", "flags", "strikes", "host",
    "known", "under", "open_coins", "closed_coins", "spent", "prayers", "failed_draws", "puppet", "puppet_next",
    "extra_turns", "skipped_turns", "attack", "spared",
})  # fmt: skip
"""Fields that are lists of numbers, not of lists."""


def _is_of_numbers(name: str, plain: Any, is_flat: bool) -> bool:
    """Whether a field of a file holds whole numbers only: a fraction would run on where a number ends."""
    if isinstance(plain, list | tuple):
        return all(not (is_flat and isinstance(it, list | tuple)) and _is_of_numbers(name, it, is_flat) for it in plain)
    return type(plain) in (int, bool) or (name in _WORDED and (plain is None or type(plain) is str))


def _field(name: str, plain: Any) -> Any:
    """A field's own types again: frames, effects, ghosts, the generator; rows stay lists, records become tuples."""
    if name in _FRAMES:
        return [Frame.from_json(frame) for frame in plain]
    if name == "chance":
        return Chance(plain)
    if name == "effects":
        return [tuple(Effect(*tuples(effect)) for effect in effects) for effects in plain]
    if name == "ghosts":
        return tuple(_ghost(ghost) for ghost in plain)
    if name in ("history", "chronicle"):
        return [Happening(*item) for item in plain]
    if name == "history_before":
        return tuple(Happening(*item) for item in plain)
    if name in ("attack", "over", "spared"):
        return tuples(plain)
    if name in ("marks", "temporary", "away", "returned", "wounders"):
        return [tuples(item) for item in plain]
    return plain


def _ghost(plain: list[Any]) -> Ghost:
    return Ghost._make([*plain[:-2], tuple(plain[-2]), tuple(Effect(*tuples(effect)) for effect in plain[-1])])
