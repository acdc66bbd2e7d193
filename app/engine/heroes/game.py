"""A game under way: the book, the state, and what is computed from them and kept until it changes.

Every module of the rules is functions over a `Game`. Nothing here decides anything.
"""

from __future__ import annotations

from typing import Final

from app.engine.decision import Ask, Decision, Option
from app.engine.event import Event
from app.engine.heroes.book import AbilityInfo, Active, Book, Face, Held
from app.engine.heroes.edition import Edition
from app.engine.heroes.frame import Frame
from app.engine.heroes.numbers import COPY, HIDDEN, PLAY
from app.engine.heroes.state import Ghost, State
from app.engine.message import NOBODY, CardRef, Message, card_ref

UNKNOWN_WATCH: Final = -1

UNKNOWN_SPANS: Final = -1
"""Has every bit, so that what is added to it leaves it unknown."""

SETTLING: Final = "settling"
"""The procedure under an effect of the rules that is being done."""


class Game:
    """The data that all rules work on.

    `faces` caches what each card is now (None: to be computed); `watch` and `replaces` are the event kinds that some
    ability of the table waits for (-1: to be computed), so that a sleeping board costs nothing; `reads` is what the
    constant abilities in play depend on (0: there are none); `spans` has the bits of the spans of all effects, and
    perhaps of some that are gone. `answer` is the option that the waiting frame is given.
    `is_choosing` when the choice phase waits and nobody has looked yet at what may be done (`turn.question`).
    """

    __slots__ = (
        "answer",
        "asks_only",
        "book",
        "decision",
        "edition",
        "events",
        "faces",
        "has_constants",
        "has_local_constants",
        "is_choosing",
        "laid",
        "loud",
        "reaching",
        "reads",
        "reckoning",
        "refreshing",
        "replaces",
        "spans",
        "state",
        "watch",
    )

    def __init__(self, book: Book, edition: Edition, state: State) -> None:
        self.book = book
        self.edition = edition
        self.state = state
        self.faces: list[Face | None] = [None] * len(state.facts)
        self.has_constants = -1
        self.has_local_constants = False  # what they give one card is the same whatever else comes or goes
        self.laid: dict[int, list[Active]] | None = None  # what constants give, by row; None: to be computed
        self.reaching: list[tuple[int, AbilityInfo]] = []  # constants that act on cards as they are played
        self.reads = 0
        self.reckoning: list[Held] = []  # keyword numbers that are being computed
        self.asks_only = False  # whether something could be done is asked: nothing is drawn by lot for that (526)
        self.refreshing = False  # all faces are being computed: constants look at what is there so far
        self.watch = UNKNOWN_WATCH
        self.replaces = UNKNOWN_WATCH
        self.spans = UNKNOWN_SPANS
        self.decision: Decision | None = None
        self.is_choosing = False
        self.answer: Option | None = None
        self.events: list[Event] = []
        self.loud = True

    def copy(self) -> Game:
        made = Game(self.book, self.edition, self.state.copy())
        made.faces = self.faces[:]
        made.has_constants = self.has_constants
        made.has_local_constants = self.has_local_constants
        made.laid = self.laid
        made.reaching = self.reaching
        made.reads = self.reads
        made.watch = self.watch
        made.replaces = self.replaces
        made.spans = self.spans
        made.decision = self.decision
        made.is_choosing = self.is_choosing
        made.loud = self.loud
        return made

    # -- what happened

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def ref(self, row: int) -> CardRef:
        """How events and messages name the card in that row."""
        if row < 0:
            return NOBODY
        state = self.state
        if state.flags[row] & COPY:
            return card_ref(state.uid[row], self.name(row))
        return card_ref(state.uid[row], self.book.facts[state.facts[row]].name)

    def name(self, row: int) -> str:
        name = self.book.facts[self.state.facts[row]].name
        return f"Копия {name}" if self.state.flags[row] & COPY else name

    def ref_of(self, uid: int) -> CardRef:
        """The same by id, for cards that may be gone."""
        row = self.state.row(uid)
        if row >= 0:
            return self.ref(row)
        if not uid:
            return NOBODY
        ghost = self.ghost(uid)
        return CardRef(uid, self.book.facts[ghost.facts].name) if ghost else NOBODY

    def ghost(self, uid: int) -> Ghost | None:
        """Last known facts of a card that left play since the queue was empty (403)."""
        for ghost in reversed(self.state.ghosts):
            if ghost.uid == uid:
                return ghost
        return None

    # -- asking

    def ask(
        self,
        frame: Frame | None,
        kind: Ask,
        seat: int,
        options: list[Option],
        prompt: Message,
        low: int = 0,
        high: int = 0,
        can_back: bool = False,
        among: tuple[int, ...] = (),
        copies: tuple[int, ...] = (),
    ) -> Option | None:
        """The answer to a question: what was just answered, the only option, or None when the match must wait for
        it.
        """
        if self.answer is not None:
            answer, self.answer = self.answer, None
            return answer
        if len(options) == 1:
            return options[0]
        row = self.state.row(frame.source) if frame else -1
        self.decision = Decision(
            self.state.puppet[seat],
            kind,
            tuple(options),
            prompt,
            self.ref(row),
            frame.ability if frame else 0,
            frame.announcement if frame else 0,
            low,
            high,
            can_back,
            among,
            copies,
        )
        return None

    def take(self) -> Option | None:
        """The answer that waits for the frame, once; who asks first whether there is one needs no options for it."""
        answer, self.answer = self.answer, None
        return answer

    def forget_question(self) -> None:
        """Nothing is asked any more, or it will be asked anew."""
        self.decision = None
        self.is_choosing = False

    # -- small questions

    def is_settling(self) -> bool:
        """Whether an effect of the rules is being done: until then no other one begins."""
        number = self.book.rules[SETTLING]
        for frame in self.state.stack:  # noqa: SIM110 - asked at every step
            if frame.code == number:
                return True
        return False

    def hero(self, seat: int) -> int:
        """The row of that seat's hero: the first card of its squad."""
        return self.state.squad[seat][0]

    def in_play(self, row: int) -> bool:
        return row >= 0 and self.state.zone[row] == PLAY

    def is_hidden(self, row: int) -> bool:
        return bool(self.state.flags[row] & HIDDEN)

    def add_row(self, facts: int, owner: int, zone: int) -> int:
        """A row for one more card; it lies in no zone's list yet."""
        return self.add_rows([facts], owner, zone)[0]

    def add_rows(self, facts: list[int], owner: int, zone: int) -> list[int]:
        """Rows for more cards of one owner and zone; they lie in no zone's list yet."""
        state, first, more = self.state, len(self.state.facts), len(facts)
        for column in (
            state.closed, state.wounds, state.since, state.arrived, state.flags, state.strikes, state.known, state.uid,
        ):  # fmt: skip
            column.extend([0] * more)
        state.facts.extend(facts)
        state.owner.extend([owner] * more)
        state.control.extend([owner] * more)
        state.zone.extend([zone] * more)
        state.host.extend([-1] * more)
        state.effects.extend([()] * more)
        state.marks.extend([()] * more)
        self.faces.extend([None] * more)
        return list(range(first, first + more))

    def give_id(self, row: int) -> None:
        """The card in that row is known by a new id from now on."""
        state = self.state
        state.ids += 1
        state.uid[row] = state.ids
        state.rows[state.ids] = row

    def new_stamp(self) -> int:
        self.state.stamp += 1
        return self.state.stamp
