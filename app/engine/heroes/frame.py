"""A frame: a program under way, with everything that it must remember to stop for an answer and go on."""

from __future__ import annotations

from typing import Any, Final

Ids = tuple[int, ...]

_INTEGERS: Final = (
    "code", "pc", "ability", "source", "seat", "entry", "announcement", "event", "subject", "other", "number",
    "player", "by", "ok", "done", "full", "replaced", "x", "y", "paid", "free", "each", "named_number", "began",
)  # fmt: skip
_TUPLES: Final = (
    "bound",
    "slots",
    "it",
    "done_to",
    "looked",
    "found",
    "results",
    "loops",
    "modes",
    "acc",
    "splits",
    "lineage",
    "picking",
    "before",
)


class Frame:
    """An ability in the queue or under way, or a procedure of the rules (a strike, the playing of a card).

    `code` numbers its instructions in the book, `pc` the next one. Cards are ids, never rows. `source` and `seat` are
    the card that has the ability and the player who controls it; `event`, `subject`, `other`, `number`, `player` and
    `by` tell the event that woke it; `bound` holds the cards chosen for each choice of the text (None: not yet).
    """

    __slots__ = (*_INTEGERS, *_TUPLES, "named")

    def __init__(self, code: int = 0, ability: int = 0, source: int = 0, seat: int = 0) -> None:
        self.code = code
        self.pc = 0
        self.ability = ability
        self.source = source
        self.seat = seat
        self.entry = 0
        self.announcement = 0
        self.event = -1
        self.subject = 0
        self.other = 0
        self.number = 0
        self.player = -1
        self.by = -1
        self.ok = 1  # the chain goes on
        self.done = 0  # the last part was done, partly at least
        self.full = 0  # … and fully
        self.replaced = 0
        self.x = 0
        self.y = 0
        self.paid = 0  # coins
        self.free = 0
        self.each = 0
        self.named_number = 0
        self.began = 0  # how many events the history held when it began
        self.bound: tuple[Ids | None, ...] = ()
        self.slots: tuple[Ids, ...] = ()
        self.it: Ids = ()
        self.done_to: Ids = ()
        self.looked: Ids = ()  # the cards of decks that it looked at
        self.found: Ids = ()  # those that its last search found
        self.results: Ids = ()  # what each part achieved, the newest last
        self.loops: tuple[tuple[Ids, int, int], ...] = ()  # (cards or modes, round, rounds)
        self.modes: tuple[tuple[int, Ids], ...] = ()  # announced parts of each constructor, by its number
        self.acc: tuple[Any, ...] = ()
        self.splits: tuple[Ids, ...] = ()  # how each divided number was divided
        self.lineage: tuple[tuple[int, int, int], ...] = ()  # the triggers that led here (525.2)
        self.picking: Ids = ()  # a choice that has begun: its number and what was picked
        self.before: Ids = ()  # chosen in earlier rounds, where all must be different
        self.named = ""

    def copy(self) -> Frame:
        made = Frame.__new__(Frame)
        made.code = self.code
        made.pc = self.pc
        made.ability = self.ability
        made.source = self.source
        made.seat = self.seat
        made.entry = self.entry
        made.announcement = self.announcement
        made.event = self.event
        made.subject = self.subject
        made.other = self.other
        made.number = self.number
        made.player = self.player
        made.by = self.by
        made.ok = self.ok
        made.done = self.done
        made.full = self.full
        made.replaced = self.replaced
        made.x = self.x
        made.y = self.y
        made.paid = self.paid
        made.free = self.free
        made.each = self.each
        made.named_number = self.named_number
        made.began = self.began
        made.bound = self.bound
        made.slots = self.slots
        made.it = self.it
        made.done_to = self.done_to
        made.looked = self.looked
        made.found = self.found
        made.results = self.results
        made.loops = self.loops
        made.modes = self.modes
        made.acc = self.acc
        made.splits = self.splits
        made.lineage = self.lineage
        made.picking = self.picking
        made.before = self.before
        made.named = self.named
        return made

    def to_json(self) -> list[Any]:
        return [*(getattr(self, name) for name in _INTEGERS), *(getattr(self, name) for name in _TUPLES), self.named]

    @staticmethod
    def from_json(plain: list[Any]) -> Frame:
        made = Frame(0)
        names = (*_INTEGERS, *_TUPLES, "named")
        for name, item in zip(names, plain, strict=True):
            setattr(made, name, tuples(item))
        return made


def tuples(plain: Any) -> Any:
    """JSON lists as the tuples that they were."""
    return tuple(tuples(item) for item in plain) if isinstance(plain, list) else plain
