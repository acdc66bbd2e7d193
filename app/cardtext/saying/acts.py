"""Saying acts and how they are put together (118, 524), with the events and conditions among them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeGuard

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexicon.forms import Case
from app.cardtext.lexicon.inflect import verb_form
from app.cardtext.lexicon.times import DURATIONS, TURN_TIMES
from app.cardtext.phrasebook.frames import Section
from app.cardtext.phrasebook.rewriting import ANOTHER_ATTACK
from app.cardtext.reading.folding import TURN_ENDS, doer
from app.cardtext.reading.lasting import OWNER_PAYS, is_price
from app.cardtext.reading.prohibiting import BY_YOUR_CHARACTERS
from app.cardtext.saying.cards import Speech
from app.cardtext.saying.conditions import condition, event
from app.cardtext.saying.grants import (
    common_factor,
    factor_of,
    measure_words,
    say_grants,
    say_per,
    uncapped,
    with_letter,
    without_factor,
)
from app.cardtext.saying.keywords import keyword
from app.cardtext.saying.phrases import Said, capital, listed, phrase
from app.cardtext.saying.words import Unsayable, first_spelling, plain_number
from app.cardtext.trees import changed, nodes
from app.engine.program import (
    ENEMY,
    ENEMY_HERO,
    HERO,
    LOOKED,
    SELF,
    YOU,
    Achieved,
    All,
    Among,
    Announced,
    ChangeEvent,
    Choose,
    ChooseDo,
    Compared,
    Condition,
    Constant,
    CreateCopy,
    Discard,
    Do,
    Draw,
    ExtraLife,
    Filter,
    Forbid,
    Gain,
    Grant,
    If,
    Ignore,
    IsTurn,
    Keyword,
    Later,
    LaterInstead,
    Lay,
    Least,
    Lose,
    May,
    Modify,
    Nothing,
    Number,
    OnlyIfDone,
    Permit,
    PlayCard,
    Reinforce,
    Separately,
    Sequence,
    StatOf,
    StayClosed,
    Together,
    Until,
    Value,
    Weaken,
    When,
    Who,
)
from app.engine.terms import EventKind, Measure, Operation, Side, Span, Zone


def clause(do: Do, speech: Speech) -> Said:
    """One act without its neighbours."""
    if isinstance(do, May) and not isinstance(do.do, ChangeEvent):
        return _may(do, speech)
    computed = next((value for node in nodes(do) if (value := _computed(node)) is not None), None)
    if computed is not None:
        return _where(clause(with_letter(do, computed), speech), computed, speech)
    if isinstance(do, Lay):
        return _laid(do, speech)
    if isinstance(do, CreateCopy) and not do.is_hired:
        hired = clause(replace(do, is_hired=True), speech)
        words = ", их Найм не срабатывает" if do.number != Number(1) else ", её Найм не срабатывает"
        return replace(hired, rest=lambda mood, many: hired.rest(mood, many) + words)
    if isinstance(do, CreateCopy) and do.grants:
        return _traited(do, speech)
    number = getattr(do, "number", None)
    if isinstance(number, Least):
        limit = f", но не больше чем на {plain_number(number.b)}"
        inner = clause(changed(do, number=number.a), speech)
        return replace(inner, rest=lambda mood, many: f"{inner.rest(mood, many)}{limit}")
    factor = factor_of(number) if _can_count(do) and not _is_as_many(do, speech) else None
    if factor is not None:
        inner = clause(without_factor(do, factor), speech)
        per = say_per(factor, speech)
        return replace(inner, rest=lambda mood, many: f"{inner.rest(mood, many)} {per}")
    until = getattr(do, "until", None)
    if isinstance(until, Until) and until != Until():
        inner = clause(changed(do, until=Until()), speech)
        return _lasting(inner, until)
    return phrase(Section.ACT, do, speech)


def _computed(node: Any) -> Value | None:
    """«стоимостью X или менее, где X — …»: a computed number where only figures and letters can stand."""
    if isinstance(node, PlayCard):
        value = node.cheaper
    elif isinstance(node, Compared) and not (isinstance(node.value, StatOf) and node.value.stat is node.stat):
        value = node.value
    else:
        return None
    return None if isinstance(value, (Number, Announced)) else value


def _where(said: Said, value: Value, speech: Speech) -> Said:
    meant = speech.value(value, Case.NOM)
    return replace(said, rest=lambda mood, many: f"{said.rest(mood, many)}, где X — {meant}")


def _traited(do: CreateCopy, speech: Speech) -> Said:
    """«копию этого существа 1/1 без особенностей»."""
    inner = clause(replace(do, grants=()), speech)
    numbers = [grant.value for grant in do.grants if isinstance(grant, Modify)]
    words = [f"{plain_number(numbers[0])}/{plain_number(numbers[1])}"] if len(numbers) == 2 else []
    words += ["без особенностей"] if Lose() in do.grants else []
    return replace(inner, rest=lambda mood, many: " ".join((inner.rest(mood, many), *words)))


def _is_as_many(do: Do, speech: Speech) -> bool:
    """«сбросьте руку, возьмите столько же карт»: as the act before did."""
    scope = speech.scope
    return isinstance(do, Draw) and do.number == Achieved() and scope.last_do is Discard and not scope.event


def _can_count(do: Do) -> bool:
    return not isinstance(do, Lay)


def _lasting(said: Said, until: Until) -> Said:
    words = duration(until)
    return replace(said, rest=lambda mood, many: _before_meaning(said.rest(mood, many), words))


def _before_meaning(said: str, words: str) -> str:
    """«… до конца хода, где X — …»: what a letter means stands last."""
    head, comma, meaning = said.partition(", где ")
    return f"{head} {words}{comma}{meaning}"


def duration(until: Until) -> str:
    for span, pattern in DURATIONS:
        if until == Until(span):
            return first_spelling(pattern)
    raise Unsayable(until.span.value)


def _may(do: May, speech: Speech) -> Said:
    inner = parts_of_may(do.do, speech)
    if do.by == YOU:
        return Said("", False, lambda mood, many: f"можете {inner}")
    subject = speech.player(do.by, Case.NOM)
    return Said(subject, False, lambda mood, many: f"может {inner}", False)


def parts_of_may(do: Do, speech: Speech) -> str:
    if isinstance(do, Sequence):
        return " и ".join(clause(part, speech).as_infinitive() for part in do.parts)
    return clause(do, speech).as_infinitive()


def _laid(do: Lay, speech: Speech) -> Said:
    """An effect: its own verb if the table has one, else what the cards are given."""
    if is_price(do.grants) and (do.who in _PAYERS or do.who == OWNER_PAYS):
        return _priced(do, speech)
    if do.grants == ANOTHER_ATTACK and do.until == Until(Span.THIS_TURN):
        who, many = speech.who(do.who, Case.NOM, subject=True), speech.is_plural(do.who)
        return Said(who, many, lambda mood, many: f"{'могут' if many else 'может'} атаковать ещё раз", False)
    side = _for_turn(do)
    if side is not None:
        given = [g.ability for g in do.grants if isinstance(g, Gain) and isinstance(g.ability, Constant)]
        inner = [speech.quote(replace(constant, condition=None)) for constant in given]
        said = " и ".join(text[:1].lower() + text[1:] for text in inner)
        return Said("", False, lambda mood, many: f"{FOR_TURNS[side]} {said}")
    try:
        if _is_put_on_up_to(do):
            raise Unsayable("«на до двух существ»")
        plain = phrase(Section.ACT, replace(do, until=Until()), speech)
    except Unsayable:
        plain = say_given_to(do.who, do.grants, "получать", speech)
    if do.until.condition is not None:
        return _while(plain, do.until.condition, speech)
    return plain if do.until == Until() else _lasting(plain, do.until)


def _is_put_on_up_to(do: Lay) -> bool:
    up_to = isinstance(do.who, Choose) and do.who.least == Number(0) and do.who.most is not None
    return up_to and not do.split and all(isinstance(grant, (Reinforce, Weaken)) for grant in do.grants)


def _while(said: Said, so: Condition, speech: Speech) -> Said:
    words = condition(so, speech)
    return replace(said, rest=lambda mood, many: f"{said.rest(mood, many)}, пока {words}")


def _priced(do: Lay, speech: Speech) -> Said:
    """A price that lies on a hero, said of the cards that it is for."""
    side = Side.ANYONE if do.who == OWNER_PAYS else _PAYERS.get(do.who)
    against = {grant.against for grant in do.grants if isinstance(grant, Modify)}
    if side is None or len(against) != 1:
        raise Unsayable("a price on other cards")
    (of,) = against
    tests = of.tests if isinstance(of, Filter) else ()
    grants = tuple(replace(grant, against=None) for grant in do.grants if isinstance(grant, Modify))
    if do.until.once or do.until == Until(Span.NEXT_TIME):
        subject = speech.description(Filter(tests, side), Case.NOM, False, ("следующий",))
        text = trait_text(grants, False, "стоить", speech)
        priced = Said(subject, False, lambda mood, many: text, False)
        return _lasting(priced, replace(do.until, once=False)) if do.until.once else priced
    said = say_given_to(All(Filter(tests, side)), grants, "стоить", speech)
    return said if do.until == Until() else _lasting(said, do.until)


_PAYERS: dict[Who, Side] = {HERO: Side.YOURS, ENEMY_HERO: Side.ENEMY, Together((HERO, ENEMY_HERO)): Side.ANYONE}


def _for_turn(do: Lay) -> Side | None:
    """Whose next turn an effect is for: «На один ход противника …»."""
    for side, span in TURN_ENDS.items():
        if do.who in (HERO, SELF) and do.until == Until(span) and all(_is_in_turn(grant, side) for grant in do.grants):
            return side
    return None


def _is_in_turn(grant: Grant, side: Side) -> TypeGuard[Gain]:
    if not isinstance(grant, Gain) or not isinstance(grant.ability, Constant):
        return False
    return grant.ability.condition == IsTurn(side)


FOR_TURNS = {Side.ENEMY: "на один ход противника", Side.YOURS: "на один ваш ход"}


def say_given_to(who: Who, grants: tuple[Grant, ...], verb: str, speech: Speech) -> Said:
    """«не получает ран и не может атаковать»: several verbs of one subject."""
    if len(grants) == 1 and isinstance(grants[0], Modify) and grants[0].measure is Measure.TRIGGER_TIMES:
        return _works_often(who, grants[0], speech)
    if isinstance(grants[0], Permit) and grants[0].what in PLAYED_FROM and len(grants) == 1 and who == SELF:
        text = _may_play(grants[0], speech)
        return Said("", False, lambda mood, many: text, False)
    subject = speech.who(who, Case.NOM, subject=True)
    plural = speech.is_plural(who)
    texts = [trait_text(group, plural, verb, speech, who) for group in _grouped(grants)]
    return Said(subject, plural, lambda mood, many: ", ".join(texts), False)


_OFTEN = {Number(2): "дважды", Number(3): "трижды"}


def _works_often(who: Who, grant: Modify, speech: Speech) -> Said:
    """«Найм ваших существ срабатывает дважды»."""
    whose = speech.who(who, Case.GEN, subject=True)
    subjects: dict[EventKind | None, str] = {
        EventKind.ENTERS: f"Найм {whose}",
        EventKind.DIES: f"Гибель {whose}",
        EventKind.TURN_STARTS: f"способности {whose}, срабатывающие в начале хода,",
        EventKind.TURN_ENDS: f"способности {whose}, срабатывающие в конце хода,",
        None: f"срабатывающие способности {whose}",
    }
    often = _OFTEN.get(grant.value) if isinstance(grant.value, Number) else None
    if grant.woken not in subjects or often is None or grant.operation is not Operation.MULTIPLY:
        raise Unsayable("triggers that work often")
    verb = verb_form("V_WORK", Mood.PRESENT, grant.woken not in (EventKind.ENTERS, EventKind.DIES))
    return Said(subjects[grant.woken], False, lambda mood, many: f"{verb} {often}", False)


def _grouped(grants: tuple[Grant, ...]) -> list[tuple[Grant, ...]]:
    """Neighbours that one verb can name together."""
    groups: list[list[Grant]] = []
    for grant in grants:
        kind = Forbid if isinstance(grant, Forbid) else (None if is_noun(grant) else grant)
        if groups and kind in (None, Forbid) and _kind_of(groups[-1][0]) is kind:
            groups[-1].append(grant)
        else:
            groups.append([grant])
    return [tuple(group) for group in groups]


def _kind_of(grant: Grant) -> Any:
    return Forbid if isinstance(grant, Forbid) else (None if is_noun(grant) else grant)


def is_noun(grant: Grant) -> bool:
    """Whether «имеет» and «получает» can name it."""
    if isinstance(grant, Modify):
        return bool(measure_words(grant)) and grant.operation in (Operation.ADD, Operation.SUBTRACT)
    return isinstance(grant, (Gain, ExtraLife, Reinforce, Weaken))


def trait_text(grants: tuple[Grant, ...], plural: bool, verb: str, speech: Speech, who: Who = SELF) -> str:
    first = grants[0]
    if isinstance(first, Forbid):
        bans = " и ".join(phrase(Section.BAN, ban, speech, who).rest(Mood.INFINITIVE, False) for ban in grants)
        return f"не {'могут' if plural else 'может'} {bans}"
    if is_noun(first):
        code = "V_HAVE" if verb == "иметь" else "V_GET"
        return f"{verb_form(code, Mood.PRESENT, plural)} {listed(say_grants(grants, speech))}"
    if first == StayClosed() and verb == "иметь":
        return f"не {verb_form('V_OPEN_SELF', Mood.PRESENT, plural)} в начале хода"
    if first == Modify(Measure.ATTACKS_A_TURN, Operation.SET, Number(2)):
        return f"{'могут' if plural else 'может'} атаковать дважды"
    if isinstance(first, (Lose, Ignore)) and first.keyword is not None:
        verb = "V_LOSE" if isinstance(first, Lose) else "V_IGNORE"
        return f"{verb_form(verb, Mood.PRESENT, plural)} {keyword(speech, Keyword(first.keyword), Case.ACC)}"
    (first, *_), most = uncapped(grants)
    factor = common_factor((first,))
    said = phrase(Section.TRAIT, (without_factor(first, factor),), speech, who).rest(Mood.PRESENT, plural)
    return said + most if factor is None else f"{said} {say_per(factor, speech)}{most}"


PLAYED_FROM = {"play from graveyard": "с вашего кладбища", "play mined": "", "play from deck top": ""}


def _may_play(permit: Permit, speech: Speech) -> str:
    """«вы можете разыгрывать существ с вашего кладбища»."""
    if permit.what == "play from deck top":
        return "вы можете разыгрывать верхнюю карту вашей колоды"
    of = permit.against if permit.against is not None else Filter()
    if permit.what == "play mined":
        of = Filter((*of.tests, BY_YOUR_CHARACTERS), Side.YOURS, Zone.UNDER)
    return f"вы можете разыгрывать {speech.description(of, Case.ACC, True)} {PLAYED_FROM[permit.what]}".rstrip()


# ------------------------------------------------------------------------------------------- putting together


def acts(do: Do, speech: Speech) -> str:
    """An act with all its parts, as the text after a colon."""
    if isinstance(do, (Sequence, Later)):  # a few have words of their own
        with suppress(Unsayable):
            return phrase(Section.ACT, do, speech).as_order()
    if isinstance(do, Separately):
        first, *others = do.parts
        return ". ".join((acts(first, speech), *(capital(acts(part, speech)) for part in others)))
    if isinstance(do, Sequence):
        return _sequence(do, speech)
    if isinstance(do, OnlyIfDone):
        return _only_if_done(do, speech)
    if isinstance(do, If):
        so = f"если {condition(do.condition, speech)}, {acts(do.do, speech)}"
        return so if do.otherwise is None else so + _otherwise(do.otherwise, speech)
    if isinstance(do, Later):
        return _later(do, speech)
    if isinstance(do, LaterInstead):
        return _later_instead(do, speech)
    if isinstance(do, ChooseDo):
        return _choice(do, speech)
    return clause(do, speech).as_order()


def _sequence(do: Sequence, speech: Speech) -> str:
    said = acts(do.parts[0], speech)
    for before, part in zip(do.parts, do.parts[1:], strict=False):
        separator = "; " if _is_late(part) or isinstance(before, (If, Later)) else ", "
        said += separator + acts(part, speech)
    return said


def _choice(do: ChooseDo, speech: Speech) -> str:
    """«A или B» of two plain acts, else the constructor (524)."""
    try:
        return phrase(Section.ACT, do, speech).as_order()
    except Unsayable:
        return _constructor(do, speech)


def _constructor(do: ChooseDo, speech: Speech) -> str:
    one = (do.least, do.most) == (Number(1), Number(1))
    plain = one and len(do.options) == 2 and not any(isinstance(option, _COMPOSED) for option in do.options)
    plain = plain and _is_chooser(do)
    if do.by != YOU and not plain:
        return _constructor_of_enemy(do, one, speech)
    options = []
    for option in do.options:
        with speech.scope.branch():
            options.append(acts(option, speech))
    if plain:
        return " или ".join(options)
    head = next((said for numbers, said in _CONSTRUCTORS if numbers == (do.least, do.most)), "")
    if do.repeat or (not head and (do.least, do.most) != (Number(1), Number(len(options)))):
        raise Unsayable("a constructor of another kind")
    return f"{head or 'выберите одно или несколько из'}: {'; '.join(map(capital, options))}"


def _is_chooser(do: ChooseDo) -> bool:
    """Whether «A или B» is clearly a choice of this player."""
    doers = {doer(option) for option in do.options}
    return doers == {do.by} or (do.by == YOU and doers == {YOU, ENEMY})


def _constructor_of_enemy(do: ChooseDo, one: bool, speech: Speech) -> str:
    """«Противник выбирает одно из: Сбросить карту; …»: what he does himself, in the infinitive."""
    if do.by != ENEMY or not one or do.repeat:
        raise Unsayable("a constructor of several players")
    options = []
    for option in do.options:
        with speech.scope.branch(), speech.scope.acting(ENEMY):
            options.append(capital(parts_of_may(option, speech)))
    return f"противник выбирает одно из: {'; '.join(options)}"


_COMPOSED = (Sequence, OnlyIfDone, If, Later, May, Separately, ChooseDo)
_CONSTRUCTORS = (
    ((Number(1), Number(1)), "выберите одно из"),
    ((Number(1), Number(2)), "выберите одно или оба"),
    ((Number(2), Number(2)), "выберите два из"),
)


def _is_late(do: Do) -> bool:
    return any(isinstance(node, Choose) and node.late and Among(LOOKED) not in node.of.tests for node in nodes(do))


def _only_if_done(do: OnlyIfDone, speech: Speech) -> str:
    first = acts(do.first, speech)
    then = "" if do.then == Nothing() else f", при этом {acts(do.then, speech)}"
    return first + then + ("" if do.otherwise is None else _otherwise(do.otherwise, speech))


def _otherwise(do: Do, speech: Speech) -> str:
    """After «иначе» «эта карта» is the one that bears the text: what the other branch chose was not chosen."""
    speech.scope.paid = len(speech.scope.chosen)
    return f", иначе {acts(do, speech)}"


def _later(do: Later, speech: Speech) -> str:
    lasting = "" if do.until == Until() else duration(do.until) + ", "
    time = turn_time(do.when)
    if time is not None:
        return f"{lasting}{time} {acts(do.do, speech)}"
    return f"{lasting}когда {event(do.when, speech)}, {acts(do.do, speech)}"


def _later_instead(do: LaterInstead, speech: Speech) -> str:
    if not do.once or do.until != Until():
        raise Unsayable("a delayed replacement that stays")
    when = do.when
    if when.event is EventKind.WOUNDED and when.subject is None:
        when = replace(when, event=EventKind.WOUNDS, subject=when.other, other=None)
    return f"в следующий раз, когда {event(when, speech)}, вместо этого {acts(do.do, speech)}"


def turn_time(when: When) -> str | None:
    for pattern, kind, side in TURN_TIMES:
        if when == When(kind, player=side):
            return first_spelling(pattern)
    return None
