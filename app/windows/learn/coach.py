"""What to say to somebody who plays for the first time, and when. No Qt.

A hint comes when its moment has come and stays until the pupil has done what it tells, in whatever order he likes;
nothing is scripted but the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from app.controller.session import Session
from app.engine.decision import Act, Ask, Decision
from app.engine.event import AbilityUsed, CardPlayed, Event, GameOver, Moved, StrikeAnnounced, TurnEnded, Wounded
from app.engine.message import Message

PUPIL = 0
"""The seat that learns."""

Deed = type[Event]


@dataclass(frozen=True, slots=True)
class Moment:
    """What a hint looks at: the question that waits for the pupil, everything that has happened, and whether one of
    his creatures is still weak from its first turn (107.5).
    """

    decision: Decision | None
    seen: Sequence[Event]
    is_weak: bool = False

    def asks(self, kind: Ask) -> bool:
        """Whether the pupil is asked this."""
        return self.decision is not None and self.decision.kind is kind

    def can(self, act: Act) -> bool:
        """Whether the pupil may do this now."""
        return self.decision is not None and any(option.act is act for option in self.decision.options)

    def has(self, kind: Deed, seat: int | None = PUPIL) -> bool:
        """Whether something of this kind has happened, by the pupil or (None) by anybody."""
        return any(
            isinstance(each, kind) and (seat is None or getattr(each, "seat", seat) == seat) for each in self.seen
        )

    @property
    def only_end_is_left(self) -> bool:
        """Whether the pupil can do nothing in his turn but end it."""
        return self.asks(Ask.TURN) and self.decision is not None and len(self.decision.options) == 1

    @property
    def new_one_strikes(self) -> bool:
        """Whether a creature that came this turn may strike already."""
        options = self.decision.options if self.decision is not None else ()
        strikers = {option.card for option in options if option.act is Act.STRIKE}
        this_turn = takewhile(lambda event: not isinstance(event, TurnEnded), reversed(self.seen))
        return any(isinstance(event, Moved) and event.card.id in strikers for event in this_turn)

    @property
    def must_strike(self) -> bool:
        """Whether a creature has to strike before anything else."""
        return self.asks(Ask.TURN) and self.can(Act.STRIKE) and not self.can(Act.END_TURN)


@dataclass(frozen=True, slots=True)
class Hint:
    """A message, when it is said, and the deed after which it need not be said any more.

    One without a deed only tells something: the pupil's next answer ends it. `about` is the act whose card or button
    it stands beside.
    """

    message: str
    when: Callable[[Moment], bool]
    deed: Deed | None = None
    about: Act | None = None


HINTS = (
    Hint("learn.over", lambda now: now.has(GameOver, None)),
    Hint("learn.defend", lambda now: now.asks(Ask.DEFEND)),
    Hint("learn.target", lambda now: now.asks(Ask.TARGET)),
    Hint("learn.must_strike", lambda now: now.must_strike, None, Act.STRIKE),
    Hint("learn.coin", lambda now: now.can(Act.PLAY), CardPlayed, Act.PLAY),
    Hint("learn.rush", lambda now: now.new_one_strikes, StrikeAnnounced, Act.STRIKE),
    Hint("learn.strike", lambda now: now.can(Act.STRIKE), StrikeAnnounced, Act.STRIKE),
    Hint("learn.end", lambda now: now.only_end_is_left, TurnEnded, Act.END_TURN),
    Hint("learn.struck", lambda now: now.has(StrikeAnnounced) and now.has(Wounded, None) and now.asks(Ask.TURN)),
    Hint("learn.hero", lambda now: now.can(Act.USE), AbilityUsed, Act.USE),
    Hint("learn.weakness", lambda now: now.asks(Ask.TURN) and now.is_weak and not now.can(Act.STRIKE)),
)


class Coach:
    """Listens to a session and tells one hint at a time; `tell` gets it, or None to say nothing more."""

    def __init__(self, session: Session, tell: Callable[[Hint | None], None]) -> None:
        self._session = session
        self._tell = tell
        self._said: set[str] = set()
        self._learnt: set[str] = set()
        self._seen: list[Event] = []
        self.now: Hint | None = None
        session.listeners.append(self)

    @property
    def said(self) -> set[str]:
        """The hints that were given."""
        return self._said

    def close(self) -> None:
        """Listen no more."""
        if self in self._session.listeners:
            self._session.listeners.remove(self)

    def happened(self, events: Sequence[Event]) -> None:
        """Remember what happened, and what the pupil has learnt by it."""
        self._seen += [event for event in events if isinstance(event, _LESSONS)]
        moment = Moment(None, self._seen)
        self._learnt |= {hint.message for hint in HINTS if hint.deed is not None and moment.has(hint.deed)}
        if self.now is not None and self.now.deed is None:
            self._learnt.add(self.now.message)

    def asked(self) -> None:
        """Another question waits: say what is to be learnt now."""
        moment = Moment(self._session.decision, self._seen, self._is_weak())
        fitting = (hint for hint in HINTS if hint.message not in self._learnt and hint.when(moment))
        self._show(next(fitting, None))

    def _is_weak(self) -> bool:
        view = self._session.view()
        return any(card.fresh and card.id in view.players[PUPIL].squad for card in view.cards)

    def rewound(self) -> None:
        """Nothing to do: what was learnt stays learnt."""

    def told(self, _what: Message) -> None:
        """The table tells it."""

    def _show(self, hint: Hint | None) -> None:
        if hint is not self.now:
            self.now = hint
            if hint is not None:
                self._said.add(hint.message)
            self._tell(hint)


_LESSONS = (AbilityUsed, CardPlayed, GameOver, Moved, StrikeAnnounced, TurnEnded, Wounded)
