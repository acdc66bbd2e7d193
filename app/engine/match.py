"""The one door to a game: a question waits, an answer comes, events happen."""

from __future__ import annotations

from app.engine import codec
from app.engine.decision import Answer, Decision, Refusal
from app.engine.event import Event
from app.engine.facts import MatchSetup
from app.engine.view import Outcome, View


class Match:
    """A game under way.

    `decision` is the question that waits, None when the game is over; `choose` answers it and runs to the next one. A
    copy is a match of its own with the same future: the same answers give the same game.
    """

    decision: Decision | None
    outcome: Outcome | None
    events: list[Event]
    """Everything that happened since the start (or since the copy); `Event.seen_by` says what a seat may see."""

    @staticmethod
    def start(setup: MatchSetup) -> Match:
        """A new match, run to its first question. Raises BadSetup."""
        raise NotImplementedError

    def choose(self, answer: Answer) -> list[Event]:
        """Answer the waiting question; returns what happened. Raises IllegalChoice and changes nothing."""
        raise NotImplementedError

    def refused(self, seat: int) -> list[Refusal]:
        """What this seat's cards can't do in the choice phase now, and why."""
        raise NotImplementedError

    def view(self, seat: int, log: bool = True) -> View:
        """What that seat may know."""
        raise NotImplementedError

    def copy(self) -> Match:
        """The same match again, apart from this one, with an empty list of events."""
        raise NotImplementedError

    def digest(self) -> str:
        """blake2b of the canonical JSON: equal for equal matches on every machine."""
        raise NotImplementedError

    def to_json(self) -> codec.Json:
        """The whole match at this moment."""
        raise NotImplementedError

    @staticmethod
    def from_json(plain: codec.Json) -> Match:
        """The match that `to_json` wrote. Raises BrokenSave."""
        raise NotImplementedError
