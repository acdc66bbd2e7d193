"""From trees to code: each text becomes a flat tuple of instructions with jumps, which a frame can stop in.

A text starts with its announcement (X, modes, targets, splits, payment), ends it with an instruction that commits
to it, and goes on with its body. Every choice of cards has a number; a `choose` instruction stands for it in the
announcement when the choice is announced (501.1) and again in front of the act that needs it, where it has nothing
left to ask.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from app.engine import program
from app.engine.heroes import flow
from app.engine.heroes.announce import check_paid, jump_if_free
from app.engine.heroes.book import Code
from app.engine.heroes.keywords import act_text
from app.engine.heroes.ops import HANDLERS, Bound, Instruction, Pays
from app.engine.heroes.targets import FIGHT, PAYMENT, REDIRECT, SHOT, TARGET
from app.engine.program import Ability, Choose, ChooseDo, Do, Grant, Node, OnlyIfDone, RefKind, Separately, Until
from app.engine.terms import Comparison, KeywordName, Kind, Side, Stat

_names: dict[type, tuple[str, ...]] = {}


def names_of(cls: type) -> tuple[str, ...]:
    """The fields of a class of nodes; they are asked for all the time."""
    known = _names.get(cls)
    if known is None:
        known = _names[cls] = tuple(field.name for field in dataclasses.fields(cls))
    return known


def walk(node: Node) -> list[Node]:
    """The node and all below it, what lies deeper first."""
    found: list[Node] = []
    _walk(node, found)
    return found


def _walk(node: Node, found: list[Node]) -> None:
    for name in names_of(type(node)):
        item = getattr(node, name)
        if isinstance(item, Node):
            _walk(item, found)
        elif isinstance(item, tuple):
            for part in item:
                if isinstance(part, Node):
                    _walk(part, found)
    found.append(node)


def bounds(node: Node) -> list[Bound]:
    """The numbered choices of a part, inner ones first."""
    return [it for it in walk(node) if isinstance(it, Bound)]


class Label:
    """A place in the code that is known later."""

    __slots__ = ("pc",)

    def __init__(self) -> None:
        self.pc = -1


class Inner:
    """How a lowering tells the book of the texts inside a text."""

    def grant(self, node: Grant, until: Until) -> int:
        """The number of a grant that an effect will give."""
        raise NotImplementedError

    def delayed(self, do: Do, node: Node) -> int:
        """The number of a delayed text's code."""
        raise NotImplementedError


class Lowering:
    """Lowers one text into its code."""

    def __init__(self, inner: Inner) -> None:
        self.inner = inner
        self.out: list[Instruction] = []
        self.chooses: list[Choose] = []
        self.uses: dict[int, int] = {}
        self.splits: dict[int, int] = {}
        self.constructors: dict[int, int] = {}
        self.modes: list[tuple[ChooseDo, tuple[tuple[int, ...], ...]]] = []

    # -- whole texts

    def announced(
        self, do: Do, head: Sequence[Instruction], tail: Sequence[Instruction], costs: Sequence[Do] = ()
    ) -> Code:
        """A text with an announcement: `head`, modes and targets, `costs` and `tail`; then the body."""
        do = self.numbered(do)
        paid = [self.numbered(payment(cost)) for cost in costs]
        self.out.extend(head)
        self.announce(do)
        for cost in paid:
            self.under(jump_if_free, 0, partial(self.choices, cost, is_payment=True))
        self.out.extend(tail[:-1])
        for cost in paid:
            self.under(jump_if_free, 0, partial(self.paid, cost))
        self.out.extend(tail[-1:])
        body = len(self.out)
        self.lower(do)
        code = self._finish(body)
        code.needs = tuple(needs(do))
        code.pays = tuple(bound.k for cost in paid for bound in bounds(cost))
        code.costs = tuple(paid)
        code.modes = tuple(self.modes)
        code.first = self._first_target(do)
        return code

    def plain(self, do: Do) -> Code:
        """A text that nobody announces: a replacement, a delayed effect."""
        self.lower(self.numbered(do))
        return self._finish(0)

    def finish_play(self, do: Do | None) -> Code:
        """The code of playing a card: what stands so far is the announcement; then the text of a spell."""
        body = len(self.out)
        if do is not None:
            self.lower(do)
        code = self._finish(body)
        if do is not None:
            code.needs = tuple(needs(do))
            code.modes = tuple(self.modes)
            code.first = self._first_target(do)
        return code

    def rage(self, choose: Choose) -> int:
        """The choice of creatures for Rage; returns its number."""
        bound = self.numbered(choose)
        self.uses[bound.k] = PAYMENT
        self.emit(flow.choose, bound.k, PAYMENT)
        return int(bound.k)

    def under(self, jump: Any, argument: int, emit: Callable[[], None]) -> None:
        """What stands behind a jump that may pass over it."""
        after = Label()
        self.emit(jump, argument, after)
        emit()
        self.place(after)

    def paid(self, cost: Do) -> None:
        """A payment in acts: they must be done in full (501.2.1)."""
        self.lower(cost)
        self.emit(check_paid)

    def _finish(self, body: int) -> Code:
        code = Code()
        code.instructions = tuple(tuple(_placed(item) for item in instruction) for instruction in self.out)
        code.body = body
        code.chooses = tuple(self.chooses)
        code.uses = tuple(self.uses.get(k, TARGET) for k in range(len(self.chooses)))
        return code

    def _first_target(self, do: Do) -> int:
        """The choice whose card an option of the choice phase names: the first, when it is of one card and needs
        no X.
        """
        for bound in announced_bounds(do):
            choose = bound.choose
            takes_x = any(isinstance(it, program.Announced) for it in walk(choose))
            yours = choose.by.role is program.PlayerRole.YOU
            return bound.k if yours and not takes_x and not _starts_with_modes(do) else -1
        return -1

    # -- numbering the choices

    def numbered(self, item: Any) -> Any:
        """The tree with every choice replaced by its number; texts inside (abilities, delayed ones) have their own."""
        if isinstance(item, Choose):
            choose = self._fields(item)
            self.chooses.append(choose)
            return Bound(len(self.chooses) - 1, choose)
        if isinstance(item, tuple):
            return tuple(self.numbered(part) for part in item) if item else item
        if not isinstance(item, Node):
            return item
        if isinstance(item, program.KeywordAct):
            return self.numbered(act_text(item))
        if isinstance(item, program.IncreasePoison) and isinstance(item.who, Choose):
            return self._fields(replace(item, who=_among(item.who, _POISONED)))
        if type(item) is program.Player and item == program.Player(program.PlayerRole.CHOSEN):
            return program.Player(program.PlayerRole.CONTROLLER, self.numbered(_SOME_HERO))
        if isinstance(item, Ability | program.Later | program.LaterInstead):
            return item
        return self._fields(item)

    def _fields(self, node: Any) -> Any:
        names = names_of(type(node))
        old = [getattr(node, name) for name in names]
        new = [self.numbered(item) for item in old]
        return node if new == old else type(node)(**dict(zip(names, new, strict=True)))

    # -- emitting

    def emit(self, handler: Any, *args: Any) -> None:
        self.out.append((handler, *args))

    def place(self, label: Label) -> None:
        label.pc = len(self.out)

    def announce(self, do: Do) -> None:
        """The choices that belong to the announcement (115.1), in order of the text."""
        if isinstance(do, program.Sequence | Separately):
            for part in do.parts:
                self.announce(part)
        elif isinstance(do, OnlyIfDone):
            self.announce(do.first)
            self.announce(do.then)
        elif isinstance(do, ChooseDo):
            self._announce_modes(do)
        elif not isinstance(do, _LATE):
            self.choices(do, only_early=True)

    def _announce_modes(self, do: ChooseDo) -> None:
        parts = tuple(tuple(needs(option)) for option in do.options)
        j = self._number_of(do)
        self.emit(flow.announce_modes, do, parts, j)
        self.modes.append((do, parts))
        if do.repeat:
            return
        for i, option in enumerate(do.options):
            after = Label()
            self.emit(flow.jump_unless_mode, j, i, after)
            self.announce(option)
            self.place(after)

    def _number_of(self, do: ChooseDo) -> int:
        """A constructor's number in its text: what was announced of each is kept apart."""
        return self.constructors.setdefault(id(do), len(self.constructors))

    def choices(self, do: Do, only_early: bool = False, is_payment: bool = False) -> None:
        for bound in bounds(do):
            if not (only_early and bound.choose.late):
                use = PAYMENT if is_payment else _use(do, bound)
                self.uses.setdefault(bound.k, use)
                self.emit(flow.choose, bound.k, self.uses[bound.k])
        if getattr(do, "split", False):
            self.emit(flow.split, do, self.splits.setdefault(id(do), len(self.splits)))

    # -- lowering

    def lower(self, do: Do) -> None:
        special = _SPECIAL.get(type(do))
        if special is not None:
            special(self, do)
            return
        self.choices(do)
        self.emit(HANDLERS[type(do)], do, *self._texts(do))

    def _texts(self, do: Do) -> tuple[Any, ...]:
        """What an act needs besides its node: which division is its own, which grants or delayed text it lays."""
        if getattr(do, "split", False) and not isinstance(do, program.Lay):
            return (self.splits[id(do)],)
        if isinstance(do, program.Lay):
            division = self.splits[id(do)] if do.split else -1
            return (tuple(self.inner.grant(grant, do.until) for grant in do.grants), division)
        if isinstance(do, program.CreateCopy):
            return (tuple(self.inner.grant(grant, Until()) for grant in do.grants),)
        if isinstance(do, program.Later | program.LaterInstead):
            return (self.inner.delayed(do.do, do),)
        return ()

    def _sequence(self, do: program.Sequence) -> None:
        """A part that can't be done ends the rest, but for one that says what is done then (118.2, 511)."""
        *parts, last = do.parts
        broken = Label()
        for part in parts:
            self.lower(part)
            self.emit(flow.jump_if_broken, broken)
        if without_cards(do):
            self.place(broken)
            self.emit(flow.mend)
            self.lower(last)
        else:
            self.lower(last)
            self.place(broken)

    def _separately(self, do: Separately) -> None:
        for part in do.parts:
            self.lower(part)
            self.emit(flow.mend)

    def _only_if_done(self, do: OnlyIfDone) -> None:
        otherwise, end = Label(), Label()
        self.lower(do.first)
        self.emit(flow.jump_unless_done, otherwise)
        self.lower(do.then)
        if do.otherwise is not None:
            self.emit(flow.jump, end)
        self.place(otherwise)
        if do.otherwise is not None:
            self.emit(flow.mend)
            self.lower(do.otherwise)
        self.place(end)

    def _may(self, do: program.May) -> None:
        end = Label()
        self.emit(flow.may, do, tuple(needs(do.do)), end)
        self.lower(do.do)
        self.place(end)

    def _if(self, do: program.If) -> None:
        otherwise, end = Label(), Label()
        self.emit(flow.jump_unless, do.condition, otherwise)
        self.lower(do.do)
        if do.otherwise is not None:
            self.emit(flow.jump, end)
        self.place(otherwise)
        if do.otherwise is not None:
            self.lower(do.otherwise)
        self.place(end)

    def _modes(self, do: ChooseDo) -> None:
        again, end = Label(), Label()
        labels = tuple(Label() for _ in do.options)
        self.emit(flow.begin_modes, do, tuple(tuple(needs(option)) for option in do.options), self._number_of(do))
        self.place(again)
        self.emit(flow.next_mode, labels, end)
        for label, option in zip(labels, do.options, strict=True):
            self.place(label)
            self.lower(option)
            if do.repeat:
                self.emit(flow.unbind, tuple(bound.k for bound in bounds(option)))
            self.emit(flow.jump, again)
        self.place(end)

    def _random(self, do: program.Random) -> None:
        end = Label()
        labels = tuple(Label() for _ in do.options)
        self.emit(flow.pick_at_random, labels)
        for label, option in zip(labels, do.options, strict=True):
            self.place(label)
            self.lower(option)
            self.emit(flow.jump, end)
        self.place(end)

    def _for_each(self, do: program.ForEach) -> None:
        for bound in bounds(do.who):
            self.emit(flow.choose, bound.k, TARGET)
        self.emit(flow.begin_each, do.who)
        self._loop(do.do)

    def _times(self, do: program.Times) -> None:
        for bound in bounds(do.number):
            self.emit(flow.choose, bound.k, TARGET)
        self.emit(flow.begin_times, do.number)
        self._loop(do.do)

    def _loop(self, do: Do) -> None:
        again, end = Label(), Label()
        self.place(again)
        self.emit(flow.next_round, tuple(bound.k for bound in bounds(do)), end)
        self.lower(do)
        self.emit(flow.jump, again)
        self.place(end)

    def _repeat_until(self, do: program.RepeatUntil) -> None:
        again, end = Label(), Label()
        self.emit(flow.begin_repeat)
        self.place(again)
        self.emit(flow.repeat_unless, do.condition, tuple(bound.k for bound in bounds(do.do)), end)
        self.lower(do.do)
        self.emit(flow.jump, again)
        self.place(end)

    def _pay_or_else(self, do: program.PayOrElse) -> None:
        otherwise, end = Label(), Label()
        self.emit(flow.pay_or_else, do, otherwise)
        self.lower(do.pay)
        self.emit(flow.jump_if_paid, do, end)
        self.place(otherwise)
        self.emit(flow.mend)
        if do.otherwise is not None:
            self.lower(do.otherwise)
        self.place(end)


_POISONED: Final = program.HasKeyword(KeywordName.POISON)
"""Only whom poison is in already it is increased in (part 7, Усилить отравление)."""

_SOME_HERO: Final = Choose(program.Filter((program.IsKind((Kind.HERO,)),)))
"""A chosen player is chosen by his hero (E15 209.5)."""

_LATE: Final = (
    program.May
    | program.If
    | program.ForEach
    | program.Times
    | program.RepeatUntil
    | program.Random
    | program.PayOrElse
)
"""Parts whose targets are chosen when they are done, not announced."""

_USES: Final = {program.Shoot: SHOT, program.Fight: FIGHT, program.StrikeNow: FIGHT, program.Redirect: REDIRECT}

_SPECIAL: Final[dict[type, Callable[[Lowering, Any], None]]] = {
    program.Sequence: Lowering._sequence,
    Separately: Lowering._separately,
    OnlyIfDone: Lowering._only_if_done,
    program.May: Lowering._may,
    program.If: Lowering._if,
    ChooseDo: Lowering._modes,
    program.Random: Lowering._random,
    program.ForEach: Lowering._for_each,
    program.Times: Lowering._times,
    program.RepeatUntil: Lowering._repeat_until,
    program.PayOrElse: Lowering._pay_or_else,
}


def _placed(item: Any) -> Any:
    if isinstance(item, Label):
        return item.pc
    return (
        tuple(_placed(part) for part in item)
        if isinstance(item, tuple) and any(isinstance(it, Label) for it in item)
        else item
    )


def announced_bounds(do: Do) -> Iterator[Bound]:
    """The choices of the announcement in its order."""
    if isinstance(do, program.Sequence | Separately):
        for part in do.parts:
            yield from announced_bounds(part)
    elif isinstance(do, OnlyIfDone):
        yield from announced_bounds(do.first)
        yield from announced_bounds(do.then)
    elif not isinstance(do, _LATE | ChooseDo):
        yield from (bound for bound in bounds(do) if not bound.choose.late)


def _use(do: Do, bound: Bound) -> int:
    """What a card is chosen for: who is made to attack is no target of the attack, and whom he attacks is an enemy
    only of his own player.
    """
    by = getattr(do, "by", None)
    if isinstance(by, Bound) and (bound is by or by.choose.of.side is not Side.YOURS):
        return TARGET
    return _USES.get(type(do), TARGET)


def needs(do: Do) -> Iterator[int]:
    """The choices that must have enough candidates for the text to be announced: those of first parts (118.3,
    116.1).
    """
    if isinstance(do, Separately):
        for part in do.parts:
            yield from needs(part)
    elif isinstance(do, program.Sequence):
        if not without_cards(do):
            yield from needs(do.parts[0])
    elif isinstance(do, OnlyIfDone):
        if do.otherwise is None:  # else there is something to do whatever becomes of the first part
            yield from needs(do.first)
    elif not isinstance(do, _LATE | ChooseDo):
        yield from (bound.k for bound in bounds(do) if not _leans(bound.choose))


def without_cards(do: program.Sequence) -> bool:
    """Whether the last part is for want of the cards that a part before it takes: «…; если у противника нет существ,
    уничтожьте эту карту».
    """
    *parts, last = do.parts
    if not isinstance(last, program.If) or not isinstance(last.condition, program.Negate):
        return False
    missing = last.condition.condition
    if not isinstance(missing, program.Exists):
        return False
    return any(bound.choose.of == missing.of for part in parts for bound in bounds(part))


_LIFTED: Final = {
    "weakenings": Stat.WEAKENINGS,
    "reinforcements": Stat.REINFORCEMENTS,
    "extra lives": Stat.EXTRA_LIFE,
    "counters": Stat.COUNTERS,
}


_HINDERED: Final = program.Close | program.Destroy | program.Wound
"""Acts that something may keep from a card that is to pay with them."""


def payment(do: Do) -> Do:
    """A payment that offers only cards which can make it in full (501.2.1)."""
    if isinstance(do, program.Sequence):
        return replace(do, parts=tuple(map(payment, do.parts)))
    if isinstance(do, OnlyIfDone):
        return replace(do, first=payment(do.first))
    who = getattr(do, "who", None)
    if not isinstance(who, Choose):
        return do
    if isinstance(do, program.Close):
        who = _among(who, program.Not(program.IsClosed()))
    if isinstance(do, _HINDERED):
        return replace(do, who=_among(who, Pays(type(do), getattr(do, "by", None) is not None)))
    if isinstance(do, program.Lift) and do.what in _LIFTED:
        each = do.number if who.most == program.Number(1) and do.number is not None else program.Number(1)
        return replace(do, who=_among(who, program.Compared(_LIFTED[do.what], Comparison.AT_LEAST, each)))
    return do


def _among(choose: Choose, test: program.Test) -> Choose:
    tests = choose.of.tests
    return choose if test in tests else replace(choose, of=replace(choose.of, tests=(*tests, test)))


def _leans(choose: Choose) -> bool:
    """Whether the choice hangs on what is done before it (210.3)."""
    kinds = (RefKind.IT, RefKind.SLOT, RefKind.DONE_TO, RefKind.LOOKED, RefKind.FOUND)
    return any(
        (isinstance(it, program.Ref) and it.kind in kinds) or isinstance(it, program.Achieved) for it in walk(choose)
    )


def _starts_with_modes(do: Do) -> bool:
    while isinstance(do, program.Sequence | Separately | OnlyIfDone):
        do = do.first if isinstance(do, OnlyIfDone) else do.parts[0]
    return isinstance(do, ChooseDo)
