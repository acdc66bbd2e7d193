"""What to say to somebody who plays for the first time, and when. No Qt.

A hint comes when its moment has come, not at a fixed step: so the pupil may play as he likes, and nothing is scripted
but the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.controller.session import Session
from app.engine.decision import Act, Ask, Decision
from app.engine.event import (
    AbilityUsed,
    CardPlayed,
    DefenderNamed,
    Event,
    GameOver,
    Moved,
    Mulliganed,
    StrikeAnnounced,
    TurnEnded,
    TurnStarted,
    Wounded,
)
from app.engine.message import Message

PUPIL = 0
"""The seat that learns."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a hint looks at: the question that waits for the pupil, and everything that has happened."""

    decision: Decision | None
    seen: Sequence[Event]

    def asks(self, kind: Ask) -> bool:
        """Whether the pupil is asked this."""
        return self.decision is not None and self.decision.kind is kind

    def can(self, act: Act) -> bool:
        """Whether the pupil may do this now."""
        return self.decision is not None and any(option.act is act for option in self.decision.options)

    def has(self, kind: type[Event], seat: int | None = PUPIL) -> bool:
        """Whether something of this kind has happened, by the pupil or (None) by anybody."""
        return any(
            isinstance(each, kind) and (seat is None or getattr(each, "seat", seat) == seat) for each in self.seen
        )

    @property
    def only_end_is_left(self) -> bool:
        """Whether the pupil can do nothing in his turn but end it."""
        return self.asks(Ask.TURN) and self.decision is not None and len(self.decision.options) == 1


@dataclass(frozen=True, slots=True)
class Hint:
    """A message, and when it is said; each is said once."""

    message: str
    when: Callable[[Moment], bool]


HINTS = (
    Hint("learn.first", lambda now: now.asks(Ask.FIRST)),
    Hint("learn.mulligan", lambda now: now.asks(Ask.MULLIGAN)),
    Hint("learn.coin", lambda now: now.can(Act.PLAY) and not now.has(CardPlayed)),
    Hint("learn.no_coin", lambda now: now.only_end_is_left and not now.has(CardPlayed)),
    Hint("learn.weakness", lambda now: now.asks(Ask.TURN) and now.has(CardPlayed)),
    Hint("learn.defend", lambda now: now.asks(Ask.DEFEND)),
    Hint("learn.strike", lambda now: now.can(Act.STRIKE)),
    Hint("learn.struck", lambda now: now.has(StrikeAnnounced, None) and now.has(Wounded, None) and now.asks(Ask.TURN)),
    Hint("learn.hero", lambda now: now.can(Act.USE)),
    Hint("learn.shot", lambda now: now.can(Act.SHOOT)),
    Hint("learn.end", lambda now: now.only_end_is_left and now.has(TurnEnded)),
    Hint("learn.target", lambda now: now.asks(Ask.TARGET)),
    Hint("learn.over", lambda now: now.has(GameOver, None)),
)


class Coach:
    """Listens to a session and tells hints, one at a time; `tell` gets a message id, "" to say nothing more."""

    def __init__(self, session: Session, tell: Callable[[str], None]) -> None:
        self._session = session
        self._tell = tell
        self._said: set[str] = set()
        self._seen: list[Event] = []
        self.now = ""
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
        """Remember what happened; a hint that was followed goes."""
        self._seen += [event for event in events if isinstance(event, _LESSONS)]
        if self.now and any(isinstance(event, _FOLLOWED) for event in events):
            self._show("")

    def asked(self) -> None:
        """Another question waits: perhaps it is the moment of a hint."""
        moment = Moment(self._session.decision, self._seen)
        for hint in HINTS:
            if hint.message not in self._said and hint.when(moment):
                self._said.add(hint.message)
                self._show(hint.message)
                return

    def rewound(self) -> None:
        """Nothing to do: what was said stays said."""

    def told(self, _what: Message) -> None:
        """The table tells it."""

    def _show(self, message: str) -> None:
        self.now = message
        self._tell(message)


_LESSONS = (CardPlayed, TurnEnded, StrikeAnnounced, Wounded, GameOver, TurnStarted, Mulliganed, AbilityUsed)
_FOLLOWED = (CardPlayed, TurnEnded, StrikeAnnounced, AbilityUsed, DefenderNamed, Mulliganed, Moved)
