"""From the items of a sentence to one act: sequences, conditions, «при этом», «иначе», «в конце хода» (118)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.phrasebook.rewriting import CREATURE_DIED, tidied
from app.cardtext.phrasebook.unfinished import PutAside, WouldHappen
from app.cardtext.reading.items import (
    Clause,
    Constructor,
    Event,
    ForTurn,
    Instead,
    KeywordHead,
    Lasting,
    NextTime,
    Placed,
    Proviso,
    Time,
)
from app.cardtext.reading.lasting import Given, PlayableUntil, lasting, with_until
from app.cardtext.scope import Decline
from app.cardtext.trees import late, nodes, rebuilt
from app.engine.program import (
    ENEMY,
    HERO,
    IT,
    OTHER,
    SELF,
    SUBJECT,
    YOU,
    AtRandom,
    Choose,
    ChooseDo,
    Condition,
    Constant,
    Do,
    Gain,
    If,
    IsTurn,
    Later,
    LaterInstead,
    Lay,
    May,
    Move,
    Node,
    Nothing,
    Number,
    OnlyIfDone,
    Pick,
    Player,
    Search,
    Sequence,
    Together,
    Until,
    When,
)
from app.engine.terms import EventKind, KeywordName, Side, Span, Zone

TURN_ENDS = {Side.YOURS: Span.YOUR_NEXT_TURN_END, Side.ENEMY: Span.ENEMY_NEXT_TURN_END}


@dataclass(slots=True)
class _Run:
    """The parts between two semicolons."""

    placed: list[Placed]
    parts: list[Do]
    at: int = 0
    before: Do | None = None  # the last part of the run before

    def fold(self) -> list[Do]:
        while self.at < len(self.placed):
            self._take(self.placed[self.at])
        return self.parts

    def _take(self, placed: Placed) -> None:
        item = placed.item
        if isinstance(item, Clause):
            self.at += 1
            self._join(self._act(item), placed.after, item)
        elif isinstance(item, Proviso):
            self._proviso(item, placed)
        elif isinstance(item, Lasting):
            self._lasting(item, placed)
        elif isinstance(item, ForTurn):
            self._for_turn(item, placed)
        elif isinstance(item, (Time, Event)):
            self._later(item, placed)
        elif isinstance(item, NextTime):
            self._next_time(item)
        elif isinstance(item, Instead):
            self._instead(placed)
        elif isinstance(item, KeywordHead) and item.name is KeywordName.SOUL_CATCHER:
            self._proviso(Proviso(CREATURE_DIED, False), placed)
        else:
            raise Decline("unread", placed.start)

    def _rest(self) -> list[Do]:
        """The parts from here to the end of the run or to «иначе»."""
        end = next((i for i in range(self.at, len(self.placed)) if self.placed[i].after == "ELSE"), len(self.placed))
        inner = _Run(self.placed[self.at : end], [])
        self.at = end
        return inner.fold()

    # -- what a clause becomes

    def _act(self, clause: Clause) -> Do:
        do = lasting(clause.what) if isinstance(clause.what, Given) else clause.what
        for around in clause.around:
            if isinstance(around, Lasting):
                do = with_until(do, around.until)
            elif isinstance(around, Time):
                do = Later(around.when, do)
            elif isinstance(around, Instead):
                do = _InPlace(do)
            else:
                raise Decline("unread")
        return tidied(do)

    def _join(self, do: Do, after: str, clause: Clause) -> None:
        last = self.parts[-1] if self.parts else None
        if after == "AT_THAT" and last is not None:
            self.parts[-1] = OnlyIfDone(last, do)
        elif after == "ELSE" and last is not None:
            self.parts[-1] = otherwise(last, do)
        elif after == "OR_CLAUSE" and last is not None:
            self.parts[-1] = ChooseDo((last, do), by=_chooser(last, do))
        elif after == "AND_CLAUSE" and isinstance(last, May) and clause.mood is Mood.INFINITIVE:
            self.parts[-1] = May(sequence([last.do, do]), last.by)
        elif isinstance(last, Lay) and isinstance(do, Lay) and _same_target(last, do, clause):
            self.parts[-1] = Lay(do.who, last.grants + do.grants, do.until)
        elif isinstance(do, PlayableUntil):
            self.parts.append(_playable(last or self.before, do))
        elif isinstance(do, PutAside) and last is not None:
            self.parts[-1] = _searched_into(last, do)
        else:
            self.parts.append(do)

    # -- what stands before clauses

    def _proviso(self, item: Proviso, placed: Placed) -> None:
        self.at += 1
        if placed.after == "ELSE":
            raise Decline("«иначе, если» is not read", placed.start)
        if isinstance(item.condition, WouldHappen):
            raise Decline("a replacement inside an act", placed.start)
        rest = self._rest()
        if item.is_while:
            self._while(item.condition, rest, placed)
            return
        if not rest:
            self.parts = [_provided(item.condition, sequence(self.parts))]
            return
        body = sequence(rest)
        if isinstance(body, PutAside) and self.parts:
            search = self.parts.pop()
            self.parts.append(If(item.condition, _searched_into(search, body), search))
            return
        if isinstance(body, _InPlace):
            if not self.parts:
                raise Decline("«вместо» of nothing before it", placed.start)
            self.parts.append(_one_choice(If(item.condition, body.do, self.parts.pop())))
            return
        self.parts.append(If(item.condition, body))

    def _while(self, condition: Condition, rest: list[Do], placed: Placed) -> None:
        """Effects that are gone for good when it is no longer so (119.6)."""
        lasting, before = (rest, self.parts) if rest else (self.parts[-1:], self.parts[:-1])
        if not lasting or not all(isinstance(do, Lay) for do in lasting):
            raise Decline("«пока» of what does not last", placed.start)
        until = Until(Span.WHILE_TRUE, condition=condition)
        self.parts = [*before, *(with_until(do, until) for do in lasting)]

    def _lasting(self, item: Lasting, placed: Placed) -> None:
        self.at += 1
        following = self.placed[self.at].item if self.at < len(self.placed) else None
        if isinstance(following, Event):
            self.at += 1
            self.parts.append(Later(following.when, sequence(self._rest()), item.until, once=False))
            return
        self.parts += [with_until(do, item.until) for do in self._rest()]

    def _for_turn(self, item: ForTurn, placed: Placed) -> None:
        """Constants in force while that player's next turn is under way."""
        rest = [one.item for one in self.placed[self.at + 1 :]]
        self.at = len(self.placed)
        givens = [it.what for it in rest if isinstance(it, Clause) and isinstance(it.what, Given) and not it.around]
        if len(givens) != len(rest) or not givens:
            raise Decline("only what is always so can be so for a turn", placed.start)
        for bearer in (SELF, HERO):  # what the card itself has lies on it
            of = [it for it in givens if (it.who == SELF) is (bearer == SELF)]
            abilities = tuple(Gain(Constant(it.who, it.grants, IsTurn(item.side))) for it in of)
            if abilities:
                self.parts.append(Lay(bearer, abilities, Until(TURN_ENDS[item.side])))

    def _later(self, item: Time | Event, placed: Placed) -> None:
        self.at += 1
        self.parts.append(Later(item.when, sequence(self._rest())))

    def _next_time(self, item: NextTime) -> None:
        self.at += 1
        body = sequence(self._rest())
        if not isinstance(body, _InPlace):
            self.parts.append(Later(item.when, body))
            return
        when = suffered(item.when)
        if when != item.when and any(node in (SUBJECT, OTHER) for node in nodes(body.do)):
            raise Decline("whom the wounds are for is not told")
        self.parts.append(LaterInstead(when, body.do))

    def _instead(self, placed: Placed) -> None:
        self.at += 1
        self.parts.append(_InPlace(sequence(self._rest())))


def suffered(when: When) -> When:
    """Giving wounds is replaced as receiving them is: one deed (517)."""
    if when.event is not EventKind.WOUNDS:
        return when
    return replace(when, event=EventKind.WOUNDED, subject=when.other, other=when.subject)


@dataclass(frozen=True, slots=True)
class _InPlace(Do):
    """«вместо этого …»: takes the place of the part before, under a condition."""

    do: Do


def fold(placed: list[Placed]) -> Do:
    """The items as one act. Raises `Decline` where a separator joins what can't be joined."""
    start = next((i for i, one in enumerate(placed) if isinstance(one.item, Constructor)), None)
    if start is not None:
        return _constructed(placed, start)
    runs: list[list[Placed]] = [[]]
    for one in placed:
        if one.after == "SEMI" and runs[-1]:
            runs.append([])
        runs[-1].append(one)
    parts: list[Do] = []
    for number, run in enumerate(runs):
        takes_back = bool(number) and _takes_back(run)
        folded = _Run(run, [parts.pop()] if takes_back else [], before=parts[-1] if parts else None).fold()
        parts += folded if takes_back or not number else map(late, folded)
    result = sequence(parts)
    if any(isinstance(part, (_InPlace, PutAside, PlayableUntil)) for part in nodes(result)):
        raise Decline("«вместо» of nothing before it", placed[0].start)
    return result


def _chooser(one: Do, other: Do) -> Player:
    """«Противник теряет 1{COIN} или сбрасывает карту»: who does both chooses."""
    players = {doer(one), doer(other)}
    if YOU in players:
        return YOU
    if players != {ENEMY}:
        raise Decline("«или» of other players than you and the opponent")
    return ENEMY


def doer(do: Do) -> Player:
    player = getattr(do, "player", None) or getattr(getattr(do, "who", None), "by", None)
    return player if isinstance(player, Player) else YOU


def _takes_back(run: list[Placed]) -> bool:
    """«…; если …, вместо этого …»: what stands before the semicolon is changed by what follows."""
    first, *rest = (one.item for one in run)
    if isinstance(first, Clause) and isinstance(first.what, PutAside):
        return True
    if isinstance(first, Proviso) and any(isinstance(it, Clause) and isinstance(it.what, PutAside) for it in rest):
        return True
    return isinstance(first, Proviso) and any(
        isinstance(it, Instead) or (isinstance(it, Clause) and Instead() in it.around) for it in rest
    )


def _constructed(placed: list[Placed], start: int) -> Do:
    """The constructor of abilities (524) ends its sentence: all that follows are its parts."""
    head, options = placed[start].item, placed[start + 1 :]
    assert isinstance(head, Constructor)
    if not options or options[0].after != "COLON" or placed[start].after not in ("", "COMMA", "SEMI"):
        raise Decline("a choice of nothing", placed[start].start)
    groups: list[list[Placed]] = []
    for one in options:
        if one.after in ("COLON", "SEMI"):
            groups.append([replace(one, after="")])
        else:
            groups[-1].append(one)
    if len(groups) < 2:
        raise Decline("a choice of one", placed[start].start)
    most = head.most or len(groups)
    choice = ChooseDo(tuple(fold(group) for group in groups), Number(head.least), Number(most), by=head.by)
    if not start:
        return choice
    if isinstance(placed[start - 1].item, (Proviso, Time, Event, Lasting)):
        raise Decline("a choice under a condition", placed[start].start)
    return sequence([fold(placed[:start]), choice])


def sequence(parts: list[Do]) -> Do:
    if not parts:
        raise Decline("nothing to do")
    parts = [inner for part in parts for inner in (part.parts if isinstance(part, Sequence) else (part,))]
    return parts[0] if len(parts) == 1 else Sequence(tuple(parts))


def otherwise(last: Do, do: Do) -> Do:
    if isinstance(last, If) and last.otherwise is None:
        return _one_choice(replace(last, otherwise=do))
    if isinstance(last, OnlyIfDone) and last.otherwise is None:
        return replace(last, otherwise=do)
    return OnlyIfDone(last, Nothing(), do)


def _one_choice(do: If) -> Do:
    """«Если …, ранить персонажа на 4, иначе ранить его на 2»: one card, chosen before the branches part."""
    assert do.otherwise is not None
    if IT in nodes(do.condition):  # «если это заклинание»: another card is spoken of
        return do
    for chooser, speaker in ((do.do, do.otherwise), (do.otherwise, do.do)):
        if IT in nodes(speaker) and not any(isinstance(node, _NAMING) for node in nodes(speaker)):
            chosen = next((node for node in nodes(chooser) if isinstance(node, _NAMING)), None)
            if chosen is not None:
                return Sequence((Pick(chosen), _with_it(do, chosen)))
    return do


def _provided(condition: Condition, do: Do) -> Do:
    """«Уничтожьте существо, если оно ранено»: the condition speaks of a card that is chosen before it is asked."""
    chosen = next((node for node in nodes(do) if isinstance(node, _NAMING)), None)
    if chosen is None or IT not in nodes(condition):
        return If(condition, do)
    return Sequence((Pick(chosen), If(condition, _with_it(do, chosen))))


_NAMING = (Choose, AtRandom, Together)


def _with_it(node: Any, chosen: Node) -> Any:
    """The node with this choice called by its pronoun."""
    return IT if node == chosen else rebuilt(node, lambda part: _with_it(part, chosen))


def _same_target(last: Lay, do: Lay, clause: Clause) -> bool:
    """«не получает ран, не может атаковать до начала вашего хода»: one effect with one duration."""
    return not clause.has_subject and last.who == do.who and last.until in (Until(), do.until)


def _playable(last: Do | None, do: PlayableUntil) -> Do:
    """The card lies in the hand, where its price changes."""
    to_hand = (isinstance(last, Search) and last.to is Zone.HAND) or (isinstance(last, Move) and last.to is Zone.HAND)
    if do.who != IT or not to_hand:
        raise Decline("a duration of something that does not last")
    return Lay(do.who, (do.price,), do.until)


def _searched_into(last: Do | None, put: PutAside) -> Do:
    if isinstance(last, OnlyIfDone) and last.otherwise is None:
        return replace(last, then=_searched_into(last.then, put))
    if isinstance(last, (If, Later)):
        return replace(last, do=_searched_into(last.do, put))
    if not isinstance(last, Search):
        raise Decline("«вместо вашей руки» without a search before it")
    return replace(last, to=put.to)
