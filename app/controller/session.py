"""A game under way: who sits where, whose answer is awaited, what was said and done, saved after every answer."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from app.ai.evaluation import accepts_draw
from app.ai.host import Computer, Reply
from app.controller.chronicle import Chronicle, Eyes, seen
from app.controller.forecast import Forecast, Forecasts
from app.controller.gestures import Announcement, asks_on, like_it
from app.controller.handover import Cover, Showing, both_eyes, face_down, next_showing, ready
from app.controller.journal_file import JournalFile
from app.controller.record import (
    Over,
    Record,
    SeatRecord,
    answer_line,
    back_line,
    bookmark_line,
    digest_line,
    over_line,
    undo_line,
)
from app.controller.taken_back import TakenBack, mark_of, seen_by
from app.controller.timeline import Timeline, replay
from app.controller.undo import PERSON, Custom, Leave, Undo, undo_for, undo_to
from app.engine.decision import (
    AcceptDraw,
    Answer,
    Ask,
    ByHand,
    Concede,
    Decision,
    HandAct,
    OfferDraw,
    Option,
    Refusal,
    Tool,
)
from app.engine.errors import HOUSE, IllegalChoice
from app.engine.event import Event, Redone, TurnStarted, Undone
from app.engine.facts import CardFacts
from app.engine.match import Match
from app.engine.message import Message, message
from app.engine.view import Outcome, View
from app.words.faults import reason_of

DIGEST_EVERY = 20
"""A digest goes into the journal after every so many answers, so that a replay proves itself."""


class Listener(Protocol):
    """Who is told what goes on; called in the thread that called the session, after the session has changed."""

    def happened(self, events: Sequence[Event]) -> None:
        """Things happened, as the one at the screen may see them."""

    def asked(self) -> None:
        """Another question waits, the computer began or ended to think, a curtain fell, or the game is over."""

    def rewound(self) -> None:
        """What is shown must be drawn anew: an undo, a redo, another pair of eyes."""

    def told(self, what: Message) -> None:
        """Something to tell the user."""


@dataclass(frozen=True, slots=True)
class Options:
    """How this game is played at this table (`app.controller.settings.Play`)."""

    undo_against_computer: bool = True
    think_seconds: float = 3.0
    open_hands: bool = False
    """Practice: everything is seen."""


log = logging.getLogger("otryad.session")

Bring = Callable[[str], Sequence[CardFacts]]
"""A card by name, in front of all that it can bring into a game; nothing when there is none of that name."""


class Session:
    """One game.

    `pool` are the cards that a computer player may suppose in the other's hand and deck; `bring` finds those that are
    created by hand and are none of this match.
    """

    is_replay = False
    """Whether a game that was played is only watched."""

    def __init__(
        self,
        timeline: Timeline,
        seats: tuple[SeatRecord, SeatRecord],
        journal: JournalFile | None = None,
        computer: Computer | None = None,
        options: Options | None = None,
        pool: Sequence[CardFacts] = (),
        bring: Bring | None = None,
    ) -> None:
        self.timeline = timeline
        self.seats = seats
        self.options = options or Options()
        self.chronicle = Chronicle(is_open=self.options.open_hands or not self.persons)
        self.announcement = Announcement()
        self.listeners: list[Listener] = []
        self.bookmarks: dict[int, str] = {}
        self.showing = Showing(None)
        self.stopped: Message | None = None
        """Why a saved game could not be played again to its end, to be told to the user."""
        self.asks_leave: tuple[int, Undo] | None = None
        """A seat that wants to take back and waits for the other's «Согласен»."""
        self._journal = journal
        self._computer = computer
        self._pool = tuple(pool)
        self._bring = bring
        self._redo = TakenBack()
        self._thinking = False
        self._failures = 0
        self._order: list[Option] = []
        """What was ordered and is not asked about yet."""
        self._forecasts = Forecasts()
        self.chronicle.add(0, timeline.opening)
        for at, step in enumerate(timeline.steps, 1):
            self.chronicle.add(at, step.events)

    # -- what is so

    @property
    def match(self) -> Match:
        return self.timeline.match

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def persons(self) -> list[int]:
        return [seat for seat in (0, 1) if self.seats[seat].player == PERSON]

    @property
    def thinking(self) -> int | None:
        """The seat whose computer player thinks."""
        decision = self.match.decision
        return decision.seat if self._thinking and decision else None

    @property
    def decision(self) -> Decision | None:
        """The question that a person at the screen can answer now."""
        decision = self.match.decision
        if decision is None or self.seats[decision.seat].player != PERSON or self.showing.cover is not Cover.NOTHING:
            return None
        return decision

    @property
    def eyes(self) -> Eyes:
        """Whose secrets are shown."""
        return self.showing.viewer

    def view(self) -> View:
        """What the one at the screen may see; its `decision` is what waits for him."""
        if self.chronicle.is_open:
            return both_eyes(self.match.view(0), self.match.view(1))
        if self.eyes is not None:
            return self.match.view(self.eyes)
        decision = self.match.decision
        return face_down(self.match.view(decision.seat if decision else 0))

    def refused(self) -> list[Refusal]:
        """What the asked person's cards can't do now, and why."""
        decision = self.decision
        return self.match.refused(decision.seat) if decision else []

    def why_not(self, option: Option) -> Refusal | None:
        """Why the asked person can't do that; None when he can, or when nobody is asked."""
        found = self.match.why_not(option) if self.decision is not None else None
        if found is None:
            return None
        return Refusal(option.card, option.act, option.ability, found.reason, found.paragraph)

    def forecast(self, option: Option) -> Forecast | None:
        """What an option of the asked person would probably do, from his own eyes; None when nobody is asked."""
        decision = self.decision
        if decision is None:
            return None
        last = self.timeline.steps[-1] if self.timeline.steps else None
        return self._forecasts.of(option, self.match, decision.seat, last)

    # -- beginning and end

    def begin(self) -> None:
        """Show the first question; the computer begins to think if it is asked."""
        if self._computer is not None and len(self.persons) < 2:
            setup = self.match.setup
            lists = [() if seat in self.persons else setup.seats[seat].deck for seat in (0, 1)]
            self._computer.begin(self._pool, (lists[0], lists[1]), setup.edition)
        self._go_on()

    def close(self) -> None:
        """Let the computer and the file go; the game can be continued from its journal."""
        if self._computer is not None:
            self._computer.forget()
        self._thinking = False
        if self._journal is not None:
            self._journal.close()

    # -- answering

    def choose(self, answer: Option) -> None:
        """Answer the waiting question of the person at the screen. Raises IllegalChoice and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(message("reasons.not_asked"), "101.2")
        self._answer(decision.seat, answer)

    def choose_all(self, answers: Iterable[Option]) -> None:
        """Answer a row of questions of one overlay (a split, several cards), as long as the same one is asked on.

        Of equal cards in a deck one stands for all: where it is chosen already, its like is taken. Raises
        IllegalChoice when the first doesn't fit.
        """
        asked = self.decision
        for place, answer in enumerate(answers):
            now = self.decision
            if place and (asked is None or now is None or not asks_on(asked, now)):
                return
            fitting = answer if not place or now is None else like_it(answer, now, self.view())
            if fitting is None:
                return
            self.choose(fitting)

    def choose_order(self, options: Sequence[Option]) -> None:
        """Answer an order (402.1): the first now, each of the others when it is asked about again.

        What comes in between, such as targets, is asked as ever; when something else wants its place as well, all
        that are left are asked anew. Raises IllegalChoice and changes nothing.
        """
        self._order = list(options)
        try:
            self.choose(options[0])
        except IllegalChoice:
            self._order = []
            raise

    def back(self) -> None:
        """Take the announcement under way back. Raises IllegalChoice when it can't be."""
        decision = self.decision
        if decision is None or not decision.can_back:
            raise IllegalChoice(message("reasons.no_way_back"), "519.3.1")
        self._order = []
        left = len(self.timeline) - 1
        while left > 0 and self.timeline.steps[left].announcement == decision.announcement:
            left -= 1
        self.timeline.cut(left)
        self._write(back_line(decision.seat, left))
        self.chronicle.forget(left)
        self.announcement = Announcement()
        self._redraw()
        self._go_on()

    def by_hand(self, act: HandAct, seat: int | None = None) -> None:
        """Use the table tools, as the person at the screen or as another seat of an open table."""
        who = self._actor(seat)
        self._answer(who, ByHand(who, self._with_facts(act)))

    def _with_facts(self, act: HandAct) -> HandAct:
        """The creation of a card that this match does not know takes the card's facts along."""
        known = {facts.id for facts in self.match.setup.cards}
        if act.tool is not Tool.CREATE or act.name in known or self._bring is None:
            return act
        brought = self._bring(act.name)
        return replace(act, name=brought[0].id, cards=tuple(brought)) if brought else act

    def concede(self, seat: int | None = None) -> None:
        """604.1."""
        who = self._actor(seat)
        self._answer(who, Concede(who))

    def offer_draw(self, seat: int | None = None) -> None:
        """603.2. A computer answers at once: it accepts when it would rather not go on."""
        who = self._actor(seat)
        self._answer(who, OfferDraw(who))
        other = 1 - who
        if (
            self.seats[other].player != PERSON
            and self.outcome is None
            and accepts_draw(self.match.view(other, log=False))
        ):
            self._answer(other, AcceptDraw(other))

    def accept_draw(self, seat: int | None = None) -> None:
        """603.2. Raises IllegalChoice when the other offered none."""
        who = self._actor(seat)
        self._answer(who, AcceptDraw(who))

    def ready(self) -> None:
        """«Я готов»: the one who is waited for looks at the screen now."""
        self.showing = ready(self.showing)
        self._redraw()
        self._tell_asked()

    # -- taking back

    def can_undo(self) -> Undo:
        """The undo that `undo` would do for the person at the screen."""
        seat = self._undoer()
        if seat is None:
            return Undo(0, Leave.NO)
        return undo_for(self.timeline, seat, self._players(), self._custom)

    def can_undo_to(self, left: int) -> Undo:
        """The undo back to a bookmark or a moment of the log."""
        seat = self._undoer()
        if seat is None:
            return Undo(left, Leave.NO)
        return undo_to(self.timeline, seat, left, self._players(), self._custom)

    def undo(self, wanted: Undo | None = None) -> None:
        """Take back, or ask the other for his leave (`asks_leave`) where it needs it. Raises IllegalChoice."""
        asked = wanted or self.can_undo()
        if asked.leave is Leave.NO or self._undoer() is None:
            is_off = self._custom is Custom.NONE and len(self.persons) == 1 and asked.left < len(self.timeline)
            raise IllegalChoice(message("reasons.undo_is_off" if is_off else "reasons.nothing_to_undo"), HOUSE)
        if asked.leave is Leave.ASK:
            self.asks_leave = (asked.seat, asked)
            self._tell_asked()
        else:
            self._cut(asked.seat, asked.left)

    def consent(self, agreed: bool) -> None:
        """The other's answer to the wish to take back."""
        if self.asks_leave is None:
            return
        (seat, asked), self.asks_leave = self.asks_leave, None
        if agreed:
            self._cut(seat, asked.left)
        else:
            self._tell_asked()

    @property
    def can_redo(self) -> bool:
        return bool(self._redo) and self.showing.cover is not Cover.CURTAIN

    def redo(self) -> None:
        """Do again what was taken back, up to the next own decision."""
        self._stop_thinking()
        again = self._redo.next_decision()
        if again:
            self.chronicle.add(len(self.timeline), [Redone(again[0].seat, len(again))])
        for step in again:
            self._push(step.seat, step.answer)
            if (name := self._redo.bookmark_at(len(self.timeline))) is not None:
                self.bookmark(name)
        self._redraw()
        self._go_on()

    def bookmark(self, name: str) -> None:
        """Name this moment."""
        self.bookmarks[len(self.timeline)] = name
        self._write(bookmark_line(len(self.timeline), name))

    # -- the computer

    def poll(self) -> bool:
        """Let a computer's answer in, if it has come; says whether one has."""
        return self._take(self._computer.poll() if self._computer else None)

    def wait(self, seconds: float) -> bool:
        """As `poll`, but waits: for command lines and tests, never for a window."""
        return self._take(self._computer.wait(seconds) if self._computer else None)

    def hurry(self) -> None:
        """Let the computer answer at once with the best that it has."""
        if self._computer is not None:
            self._computer.stop()

    # -- inside

    @property
    def _custom(self) -> Custom:
        if self.options.open_hands and len(self.persons) == 2:
            return Custom.ALONE
        return Custom.FREE if self.options.undo_against_computer else Custom.NONE

    def _players(self) -> tuple[str, str]:
        return self.seats[0].player, self.seats[1].player

    def _actor(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.eyes is not None:
            return self.eyes
        decision = self.match.decision
        return decision.seat if decision else 0

    def _undoer(self) -> int | None:
        """Who takes back: the person at the screen; on an open table the one whose turn it is."""
        if not self.persons or self.showing.cover is Cover.CURTAIN:
            return None
        if len(self.persons) == 1:
            return self.persons[0]
        return self.eyes if self.eyes is not None else self.timeline.active

    def _answer(self, seat: int, answer: Answer) -> None:
        self._push(seat, answer)
        self._stop_thinking()
        self._redo.clear()
        self._go_on()

    def _follow_order(self) -> bool:
        """Give the answer that was given before, in an order."""
        decision = self.decision
        if decision is None or decision.kind is not Ask.ORDER or not self._order:
            return False
        if not set(decision.options) <= set(self._order):
            self._order = []
            return False
        self._answer(decision.seat, next(option for option in self._order if option in decision.options))
        return True

    def _push(self, seat: int, answer: Answer) -> None:
        decision = self.match.decision
        events = self.timeline.push(seat, answer)
        at = len(self.timeline)
        self._write(answer_line(seat, answer))
        if at % DIGEST_EVERY == 0:
            self._write(digest_line(at, self.match.digest()))
        if decision is not None:
            self.announcement.note(decision, answer, self.match.decision)
        self.chronicle.add(at, events)
        shown = [it for event in events if (it := self.sees(event)) is not None]
        for listener in self.listeners:
            listener.happened(shown)
        if self.outcome is not None:
            self._write(over_line(self._over(self.outcome)))

    def sees(self, event: Event) -> Event | None:
        """An event as the one at the screen may see it; None when he sees nothing of it."""
        return event if self.options.open_hands or not self.persons else seen(event, self.eyes)

    def _over(self, outcome: Outcome) -> Over:
        first = next((it.seat for it in self.timeline.events() if isinstance(it, TurnStarted)), 0)
        return Over(outcome.winner, outcome.ending, self.timeline.turn, first)

    def _go_on(self) -> None:
        """After a change: who is asked now, and what may be shown to whom."""
        decision = self.match.decision
        person = decision is not None and self.seats[decision.seat].player == PERSON
        view = self.match.view(decision.seat, log=False) if decision is not None and person else None
        before = self.showing
        if self.options.open_hands:
            self.showing = Showing(None)
        elif person or decision is None or len(self.persons) < 2:
            self.showing = next_showing(before, decision, view, self.persons)
        if decision is not None and not person:
            self._think(decision)
        if (self.showing.viewer, self.showing.cover) != (before.viewer, before.cover):
            self._redraw()
        if not self._follow_order():
            self._tell_asked()

    def _think(self, decision: Decision) -> None:
        if self._computer is None or self._thinking:
            return
        self._thinking = True
        view = self.match.view(decision.seat, log=False)
        self._computer.think(self.seats[decision.seat].player, view, self.options.think_seconds)

    def _stop_thinking(self) -> None:
        """What the computer thinks about is no more: its answer would be to another question."""
        if self._thinking and self._computer is not None:
            self._computer.forget()
        self._thinking = False

    def _take(self, reply: Reply | None) -> bool:
        if reply is None or not self._thinking:
            return False
        self._thinking = False
        decision = self.match.decision
        assert decision is not None
        if reply.answer is not None:
            self._failures = 0
            self._answer(decision.seat, reply.answer)
            return True
        self._failures += 1
        log.warning("a computer player gave no answer: %s", reply.error.strip())
        self._tell(message("controller.computer_failed"))
        if self._failures < 2:
            self._think(decision)
        else:
            self._answer(decision.seat, decision.options[-1])
        return True

    def _cut(self, seat: int, left: int) -> None:
        self._stop_thinking()
        self._order = []
        gone = self.timeline.cut(left)
        self._redo.add(gone, {at: name for at, name in self.bookmarks.items() if at > left})
        mark = mark_of(seat, left, gone, self.persons)
        self._write(undo_line(mark))
        self.chronicle.take_back(left, Undone(seat, len(gone)), seen_by(mark))
        self.bookmarks = {at: name for at, name in self.bookmarks.items() if at <= left}
        self.announcement = Announcement()
        self._redraw()
        self._go_on()

    def _write(self, line: dict[str, object]) -> None:
        if self._journal is None:
            return
        try:
            self._journal.append(line)
        except OSError as error:
            self._journal = None
            self._tell(message("controller.journal_failed", reason=reason_of(error)))

    def _redraw(self) -> None:
        for listener in self.listeners:
            listener.rewound()

    def _tell_asked(self) -> None:
        for listener in self.listeners:
            listener.asked()

    def _tell(self, what: Message) -> None:
        for listener in self.listeners:
            listener.told(what)


def resume(
    record: Record,
    journal: JournalFile | None,
    computer: Computer | None,
    options: Options,
    pool: Sequence[CardFacts] = (),
    bring: Bring | None = None,
) -> Session:
    """The session of a saved game, ready to go on; what could not be played again is cut off and told."""
    timeline, stopped = replay(record)
    session = Session(timeline, record.head.seats, journal, computer, options, pool, bring)
    session.stopped = stopped
    session.bookmarks = {at: name for at, name in record.bookmarks.items() if at <= len(timeline)}
    for mark in record.undone:
        session.chronicle.recall(mark.left, Undone(mark.seat, mark.gone), seen_by(mark))
    if stopped and journal is not None and len(timeline) < len(record.answers):
        journal.append(back_line(0, len(timeline)))
    return session
