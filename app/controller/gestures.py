"""What a hand can do with the options of a decision: drag, click, type a number; a look-up, never a rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from app.engine.decision import Act, Answer, Ask, Decision, Option
from app.engine.view import View

_BUTTONS = frozenset({Act.END_TURN, Act.GO, Act.YES, Act.NO, Act.DONE, Act.MODE, Act.NAME, Act.PLACE, Act.NUMBER})
"""Acts that name no card to point at: a screen shows a button, a slider or a list."""

_Key = TypeVar("_Key", int, tuple[int, int])

_ONE_BY_ONE = frozenset({Ask.MULLIGAN, Ask.TARGET, Ask.CARD, Ask.PAY, Ask.REVEAL, Ask.SPLIT})
_SAME = ("seat", "kind", "source", "ability", "announcement")


def subject(option: Option) -> int:
    """The card that one clicks for this option: what acts in the choice phase, what is picked elsewhere."""
    return option.card or option.target


@dataclass(frozen=True, slots=True)
class Gestures:
    """The options of one decision, by gesture.

    `drags` by (card, what it is dropped on; 0: the table), `clicks` by card, `buttons` the rest in their order.
    """

    decision: Decision
    drags: dict[tuple[int, int], tuple[Option, ...]] = field(default_factory=dict)
    clicks: dict[int, tuple[Option, ...]] = field(default_factory=dict)
    buttons: tuple[Option, ...] = ()

    def drop(self, card: int, on: int) -> tuple[Option, ...]:
        """What dropping a card there means; several options where the card has several abilities for it.

        A card that needs no target is played by a drop on anything that it doesn't fit.
        """
        found = self.drags.get((card, on), ())
        return found or (self.drags.get((card, 0), ()) if on else ())

    def targets(self, card: int) -> frozenset[int]:
        """Where this card may be dropped (0: on the table); what lights up while it is dragged."""
        return frozenset(on for held, on in self.drags if held == card)

    def meant(self, card: int, on: int) -> Option | None:
        """What a drop that means nothing was to mean: what the card does elsewhere, first a strike; None: nothing."""
        acts = self.clicks.get(card, ())
        likely = min(acts, key=lambda option: option.act is not Act.STRIKE, default=None)
        return likely._replace(target=on) if likely is not None else None

    def cards(self) -> frozenset[int]:
        """Everything that can be clicked or dragged now."""
        return frozenset(self.clicks)

    def number(self, chosen: int) -> Option | None:
        """The option of a number that was typed or set."""
        return next((option for option in self.buttons if option.act is Act.NUMBER and option.number == chosen), None)


def gestures(decision: Decision) -> Gestures:
    """The options of a decision by gesture."""
    drags: defaultdict[tuple[int, int], list[Option]] = defaultdict(list)
    clicks: defaultdict[int, list[Option]] = defaultdict(list)
    buttons: list[Option] = []
    for option in decision.options:
        if option.act in _BUTTONS:
            buttons.append(option)
            continue
        clicks[subject(option)].append(option)
        if decision.kind is Ask.TURN:
            drags[option.card, option.target].append(option)
    return Gestures(decision, _frozen(drags), _frozen(clicks), tuple(buttons))


def _frozen(table: dict[_Key, list[Option]]) -> dict[_Key, tuple[Option, ...]]:
    return {key: tuple(options) for key, options in table.items()}


def asks_on(asked: Decision, now: Decision) -> bool:
    """Whether a decision goes on with the question of the one before: the next of several cards or shares."""
    return asked.kind in _ONE_BY_ONE and all(getattr(asked, part) == getattr(now, part) for part in _SAME)


def like_it(answer: Option, now: Decision, view: View) -> Option | None:
    """This answer, else the same with a card like its own; None when neither is offered."""
    if answer in now.options:
        return answer
    facts = {card.id: card.facts for card in view.cards}
    wanted = facts.get(answer.target)
    alike = (it for it in now.options if wanted and it.act is answer.act and facts.get(it.target) == wanted)
    return next(alike, None) if now.copies else None


@dataclass(slots=True)
class Announcement:
    """The steps of one act that is being announced, or of one choice of several cards: what was chosen so far, to be
    shown together; what is announced can be taken back.
    """

    number: int = 0
    steps: list[tuple[Decision, Answer]] = field(default_factory=list)

    def note(self, decision: Decision, answer: Answer, following: Decision | None) -> None:
        """Follow an answer; `following` is the decision that waits now."""
        if following is None or not (following.announcement or asks_on(decision, following)):
            self.number, self.steps = 0, []
        elif following.announcement == self.number and (self.number or self.steps):
            self.steps.append((decision, answer))
        else:
            self.number, self.steps = following.announcement, [(decision, answer)]

    @property
    def picked(self) -> tuple[int, ...]:
        """The cards chosen so far, in order: the first target and the further ones."""
        chosen = [answer for _, answer in self.steps if isinstance(answer, Option)]
        return tuple(_pointed(chosen))


def _pointed(options: Iterable[Option]) -> Iterable[int]:
    for number, option in enumerate(options):
        target = option.target if number == 0 else subject(option)
        if target:
            yield target
