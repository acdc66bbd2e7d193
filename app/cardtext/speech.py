"""Every program in one canonical Russian wording; reading that wording again gives the same program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeGuard

from app.cardtext.assembly import natural_zones
from app.cardtext.folding import TURN_ENDS
from app.cardtext.forms import Case, Gender
from app.cardtext.frames import Gap, Pattern, Piece, Section, taken
from app.cardtext.inflect import counted_form, noun_by_lemma, noun_form, past_form, verb_form
from app.cardtext.lasting import OWNER_PAYS, is_price
from app.cardtext.lexer import COMMA_BEFORE
from app.cardtext.lexicon import Mood
from app.cardtext.nouns import DONE_TO, HERO_TESTS, hero_of
from app.cardtext.parser import TABLES
from app.cardtext.rewriting import ANOTHER_ATTACK, Prevented, WouldHappen
from app.cardtext.saying import LAID, Speech, Unsayable, first_spelling, keyword, noun_of, plain_number, zone_words
from app.cardtext.scope import Mention
from app.cardtext.trees import as_count, changed, nodes, rebuilt
from app.cardtext.words import AT_EVENTS, DURATIONS, MEASURES, TURN_TIMES
from app.engine.program import (
    ENEMY,
    ENEMY_HERO,
    EVERY_TIME,
    HERO,
    IT,
    LOOKED,
    ONCE_A_TURN,
    OTHER,
    SELF,
    SUBJECT,
    YOU,
    Ability,
    Achieved,
    Activated,
    Add,
    All,
    Among,
    Announced,
    Both,
    ByHand,
    Cancel,
    CancelPlay,
    ChangeEvent,
    Choose,
    ChooseDo,
    Compared,
    Condition,
    Constant,
    Cost,
    Count,
    CreateCopy,
    DeckRule,
    Distinct,
    Divide,
    Do,
    EventCount,
    Excess,
    ExtraCost,
    ExtraLife,
    Filter,
    Fits,
    Forbid,
    Gain,
    Grant,
    Happened,
    If,
    Ignore,
    Instead,
    IsTurn,
    Keyword,
    Later,
    LaterInstead,
    Lay,
    Least,
    Limit,
    Lose,
    May,
    Modify,
    Multiply,
    Negate,
    Nothing,
    Number,
    OnlyIfDone,
    PayBy,
    PayCoins,
    PayPrayers,
    PlayCard,
    Player,
    PreventNext,
    Program,
    Ref,
    Reinforce,
    Separately,
    Sequence,
    SpellText,
    StatOf,
    Tap,
    Together,
    Triggered,
    Until,
    Value,
    Weaken,
    When,
    Who,
)
from app.engine.terms import EventKind, KeywordName, Measure, Operation, Per, Side, Span, Zone

# --------------------------------------------------------------------------------------------------- phrases


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase ready to be said: its subject, and the rest in any mood."""

    subject: str
    plural: bool
    rest: Callable[[Mood, bool], str]
    order: bool = True  # whether it can be an order

    def as_order(self) -> str:
        if self.order:
            return self.rest(Mood.ORDER, False)
        return self.as_statement()

    def as_statement(self) -> str:
        return f"{self.subject} {self.rest(Mood.PRESENT, self.plural)}".strip()

    def as_infinitive(self) -> str:
        return self.rest(Mood.INFINITIVE, False)


def phrase(section: Section, node: Any, speech: Speech, who: Who | None = None) -> Said:
    """The first row of a section that fits the node, in its canonical wording; `who` is its subject, said elsewhere."""
    for row in TABLES[section].saying(node):
        holes = taken(row.node, node)
        if holes is None:
            continue
        before = speech.scope.copy()
        try:
            return _said(row.patterns[0], holes if who is None else {**holes, "who": who}, speech)
        except Unsayable:
            speech.scope = before
    raise Unsayable(type(node).__name__)


def _said(pattern: Pattern, holes: dict[str, Any], speech: Speech) -> Said:
    subject, plural, is_order = _subject(pattern, holes, speech)
    parts = [_piece(piece, before, holes, speech) for piece, before in _with_before(pattern)]

    gender = _gender_of(holes, speech)

    def rest(mood: Mood, many: bool) -> str:
        said = (_verb(part, mood, many, gender) if isinstance(part, Piece) else part for part in parts)
        return " ".join(said).replace(" ,", ",")

    return Said(subject, plural, rest, is_order)


def _gender_of(holes: dict[str, Any], speech: Speech) -> Gender | None:
    """What a verb in the past agrees with; None: the plural."""
    subject = next((holes[name] for name in ("P", "F", "S") if name in holes), None)
    if isinstance(subject, Filter):
        return noun_of(subject.tests).gender
    if isinstance(subject, Who):
        return speech.gender(subject)
    return None if subject in (Side.YOURS, YOU) else Gender.MAN


def _verb(piece: Piece, mood: Mood, many: bool, gender: Gender | None) -> str:
    if mood is Mood.DENIED:
        return f"не {past_form(piece.terminal, gender)}"
    if Mood.PAST in (piece.mood, mood):
        return past_form(piece.terminal, gender)
    if piece.mood is not None:
        return verb_form(piece.terminal, piece.mood, piece.plural)
    return verb_form(piece.terminal, mood, many)


def _subject(pattern: Pattern, holes: dict[str, Any], speech: Speech) -> tuple[str, bool, bool]:
    gap = pattern.subject
    if gap is None or gap.name not in holes:
        return "", False, True
    value = holes[gap.name]
    if isinstance(value, Player):
        if value == speech.scope.actor:
            return "", False, True
        return speech.player(value, Case.NOM), False, False
    assert isinstance(value, Who)
    return speech.who(value, Case.NOM, subject=True), speech.is_plural(value), False


def _with_before(pattern: Pattern) -> Iterable[tuple[Piece, str]]:
    before = ""
    for piece in pattern.pieces:
        yield piece, before
        before = piece.text if piece.gap is None else ""


_PREPOSITIONS = frozenset(("на", "с", "по", "к", "у", "над", "от", "из", "под", "среди"))


def _piece(piece: Piece, before: str, holes: dict[str, Any], speech: Speech) -> str | Piece:
    if piece.terminal == "MUST" and piece.mood is None:
        return _must(holes)
    if piece.gap is None:
        return piece if piece.is_verb else ", " * (piece.terminal in COMMA_BEFORE) + piece.text
    return _gap(piece.gap, holes, speech, after=before in _PREPOSITIONS)


_MUST = {Gender.MAN: "должен", Gender.WOMAN: "должна", Gender.THING: "должно"}


def _must(holes: dict[str, Any]) -> str:
    """«должен» as its subject asks."""
    subject = holes.get("P", holes.get("F", holes.get("who")))
    if isinstance(subject, (All, Together)):
        return "должны"
    if isinstance(subject, Choose):
        subject = subject.of
    if subject is Side.YOURS:
        return "должны"
    if isinstance(subject, Filter):
        return _MUST[noun_of(subject.tests).gender]
    return _MUST[Gender.WOMAN if subject == SELF else Gender.MAN]


def _gap(gap: Gap, holes: dict[str, Any], speech: Speech, *, after: bool) -> str:
    if gap.kind == "X":
        return _cards(gap, holes, speech)
    value = holes[gap.name]
    if isinstance(value, Value):
        return _number(gap, value, speech)
    if isinstance(value, Who):
        return speech.who(value, gap.case, after=after)
    if isinstance(value, Player):
        return speech.player(value, gap.case)
    if isinstance(value, Filter):
        return speech.description(value, gap.case, False)
    if isinstance(value, Side) or value is None:
        return _side(value, gap.case, speech)
    if isinstance(value, tuple):
        return " и ".join(_grants(value, speech))
    return str(value)


def _side(side: Side | None, case: Case, speech: Speech) -> str:
    players = {Side.YOURS: YOU, Side.ENEMY: ENEMY}
    if side is None:
        return noun_form(noun_by_lemma("игрок"), case)
    return speech.player(players[side], case)


_ALWAYS_COUNTED = ("рана", "жизнь")


def _number(gap: Gap, value: Value, speech: Speech) -> str:
    if gap.coin:
        return f"{plain_number(value)}{{COIN}}"
    if gap.noun is None:
        return speech.value(value, gap.case)
    if gap.noun.code in ("CARD", "TOP_CARD", "COPY"):
        speech.mention(gap.noun, value != Number(1))
    if value == Number(1) and gap.noun.lemma not in _ALWAYS_COUNTED:
        return noun_form(gap.noun, gap.case)
    return counted_form(plain_number(value), gap.noun, gap.case)


_NUMBERS = frozenset(("X.most", "X.number", "X.least"))


def _cards(gap: Gap, holes: dict[str, Any], speech: Speech) -> str:
    """Cards as a number and a description."""
    of = holes.get("X.of", holes.get("X.hand"))
    if of is None:
        of = Filter(holes.get("X.tests", ()))
    if (of.zone, of.side) in ((Zone.DECK, Side.YOURS), (Zone.HAND, Side.ANYONE)):
        of = replace(of, zone=Zone.PLAY, side=Side.ANYONE)
    is_fact = "X.tests" in holes
    if (is_fact and gap.case is Case.GEN) or not _NUMBERS & holes.keys():
        return speech.description(of, gap.case, gap.case is not Case.NOM)
    number = holes.get("X.most", holes.get("X.number", holes.get("X.least", Number(1))))
    first = ("случайный",) if holes.get("X.random") else ()
    tail = " закрытым" if holes.get("X.closed") else ""
    if not is_fact:
        speech.mention(noun_of(of.tests), number != Number(1), of.tests)
    tail += {None: "", YOU: " на ваш выбор", ENEMY: " по выбору противника"}[holes.get("X.by")]
    if number is None:
        return speech.description(of, gap.case, True, (*first, "весь")) + tail
    if "X.least" in holes and number != Number(1):
        return f"{plain_number(number)} или более {speech.description(of, Case.GEN, True, first)}" + tail
    return speech.cards(of, number, gap.case, first) + tail


# ---------------------------------------------------------------------------------------------------- grants

_MEASURES = {measure: first_spelling(pattern) for pattern, measure in MEASURES}


def _grants(grants: tuple[Grant, ...], speech: Speech) -> list[str]:
    """Each grant as «получает» names it, in the accusative; «за каждое …» of all of them at the end."""
    grants, most = _uncapped(grants)
    factor = _common_factor(grants)
    grants, meant = _lettered(grants, factor)
    said = [say_given(without_factor(grant, factor), speech) for grant in grants]
    if factor is not None:
        said[-1] += " " + _per(factor, speech)
    said[-1] += most
    if meant is not None:
        said[-1] += f", где X — {speech.value(meant, Case.NOM)}"
    return said


def _lettered(grants: tuple[Grant, ...], factor: Value | None) -> tuple[tuple[Grant, ...], Value | None]:
    """«+X к удару, где X — …»: a number that has no digit is said after a letter."""
    meant = {number for grant in grants if isinstance(grant, Modify) and _needs_letter(number := grant.value)}
    if not meant or factor is not None:
        return grants, None
    if len(meant) > 1 or any(Announced() in nodes(grant) for grant in grants):
        raise Unsayable("several letters at once")
    (value,) = meant
    return tuple(_with_letter(grant, value) for grant in grants), value


def _needs_letter(value: Value) -> bool:
    return not isinstance(value, (Number, Announced, Multiply))


def say_given(grant: Grant, speech: Speech, case: Case = Case.ACC) -> str:
    if isinstance(grant, Modify) and grant.measure in _MEASURES and grant.source is None:
        return _modifier(grant, speech)
    if isinstance(grant, Gain):
        return _gained(grant.ability, speech, case)
    for kind, lemma in (
        (ExtraLife, "дополнительная жизнь"),
        (Reinforce, "эффект усиления"),
        (Weaken, "эффект ослабления"),
    ):
        if isinstance(grant, kind):
            number = grant.number
            noun = noun_by_lemma(lemma)
            one = number == Number(1)
            return noun_form(noun, case) if one else counted_form(plain_number(number), noun, case)
    raise Unsayable(type(grant).__name__)


def _modifier(grant: Modify, speech: Speech) -> str:
    signs = {Operation.ADD: "+", Operation.SUBTRACT: "-"}
    if grant.operation not in signs:
        raise Unsayable(grant.operation.value)
    against = f" по {speech.description(grant.against, Case.DAT, True)}" if grant.against is not None else ""
    return f"{signs[grant.operation]}{plain_number(grant.value)} {_MEASURES[grant.measure]}{against}"


def _gained(ability: Ability, speech: Speech, case: Case) -> str:
    if isinstance(ability, Keyword) and ability.name is KeywordName.LESS_FROM_ATTACKS and ability.number is not None:
        return f"-{plain_number(ability.number)} от атак"
    if isinstance(ability, Keyword) and ability.do is None and ability.ability is None and ability.when is None:
        return keyword(speech, ability, case)
    return f"«{say_ability(ability)}»"


def _common_factor(grants: Iterable[Any]) -> Value | None:
    """The count that multiplies the numbers of all of these."""
    factors = [factor for grant in grants if (factor := _factor(_number_of(grant))) is not None]
    if not factors:
        return None
    if any(factor != factors[0] for factor in factors):
        raise Unsayable("several counts at once")
    return factors[0]


def _uncapped(grants: tuple[Any, ...]) -> tuple[tuple[Any, ...], str]:
    """The same without «…, но не больше чем на 6», and these words."""
    numbers = [_number_of(grant) for grant in grants]
    most = {number.b for number in numbers if isinstance(number, Least)}
    if not most:
        return grants, ""
    if len(most) > 1 or not all(isinstance(number, Least) for number in numbers):
        raise Unsayable("several limits at once")
    return tuple(_without_cap(grant) for grant in grants), f", но не больше чем на {plain_number(most.pop())}"


def _without_cap(node: Any) -> Any:
    return node.a if isinstance(node, Least) else rebuilt(node, _without_cap)


def _number_of(grant: Any) -> Any:
    if isinstance(grant, Modify):
        return grant.value
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword):
        return grant.ability.number
    return getattr(grant, "number", None)


def _factor(value: Any) -> Value | None:
    if isinstance(value, Multiply) and isinstance(value.a, Number):
        return value.b
    if isinstance(value, Divide) and isinstance(value.a, Count):
        return value
    if isinstance(value, Add) and isinstance(value.a, Count) and isinstance(value.b, Count):
        return value
    if isinstance(value, (Distinct, Excess)):
        return value
    if isinstance(value, (Count, EventCount, Achieved)) or (isinstance(value, StatOf) and value.stat in LAID):
        return value
    return None


def without_factor(node: Any, factor: Value | None) -> Any:
    """The node as if for one: «+1 к удару» of «+1 к удару за каждое …»."""
    if factor is None:
        return node
    if node == factor:
        return Number(1)
    if isinstance(node, Multiply) and node.b == factor:
        return node.a
    if isinstance(node, (Who, Filter)):
        return node
    return rebuilt(node, lambda part: without_factor(part, factor))


def _per(factor: Value, speech: Speech) -> str:
    if isinstance(factor, EventCount) and factor.when.event is EventKind.QUEST_COMPLETED:
        whose = "ваш " if factor.when.player is Side.YOURS else ""
        return f"за каждый {whose}завершённый квест"
    factor = as_count(factor)
    if isinstance(factor, Achieved):
        return "за каждую полученную таким образом рану"
    if isinstance(factor, Divide) and isinstance(factor.a, Count):
        return f"за каждые {_counted(factor.a.who, factor.by, speech)}"
    if factor == Excess(OTHER):
        return "за каждую единицу избыточного урона"
    if isinstance(factor, Add):
        return f"{_per(factor.a, speech)} и {_per(factor.b, speech).removeprefix('за ')}"
    if isinstance(factor, Distinct) and factor.what == "names" and isinstance(factor.who, All):
        of = factor.who.of
        cards = speech.description(replace(of, zone=Zone.PLAY), Case.ACC, False, ("каждый",))
        return f"за {cards} с разным названием {zone_words(of)}".rstrip()
    if isinstance(factor, Count):
        return "за " + _counted(factor.who, 1, speech)
    if isinstance(factor, StatOf):
        where = "" if factor.who == SELF else f" на {speech.who(factor.who, Case.PRE, subject=True, after=True)}"
        noun = noun_by_lemma(LAID[factor.stat])
        return f"за {noun_form(noun, Case.ACC, False, ('каждый',))}{where}"
    raise Unsayable(type(factor).__name__)


def _counted(who: Who, by: int, speech: Speech) -> str:
    if who == DONE_TO:
        return noun_form(noun_by_lemma("карта"), Case.ACC, False, ("каждый", "затронутый таким образом"))
    if not isinstance(who, All):
        raise Unsayable("counted cards that are not described")
    done = any(isinstance(t, Among) for t in who.of.tests)
    of = replace(who.of, tests=tuple(t for t in who.of.tests if not isinstance(t, Among)))
    first = ("затронутый таким образом",) if done else ()
    if by != 1:
        return speech.description(of, Case.ACC, False, first, count=by)
    return speech.description(of, Case.ACC, False, ("каждый", *first))


# ------------------------------------------------------------------------------------------------------- acts


def clause(do: Do, speech: Speech) -> Said:
    """One act without its neighbours."""
    if isinstance(do, May) and not isinstance(do.do, ChangeEvent):
        return _may(do, speech)
    computed = next((value for node in nodes(do) if (value := _computed(node)) is not None), None)
    if computed is not None:
        return _where(clause(_with_letter(do, computed), speech), computed, speech)
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
    factor = _factor(number) if _can_count(do) else None
    if factor is not None:
        inner = clause(without_factor(do, factor), speech)
        per = _per(factor, speech)
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


def _with_letter(node: Any, value: Value) -> Any:
    return Announced() if node == value else rebuilt(node, lambda part: _with_letter(part, value))


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


def _can_count(do: Do) -> bool:
    return not isinstance(do, Lay)


def _lasting(said: Said, until: Until) -> Said:
    words = duration(until)
    return replace(said, rest=lambda mood, many: f"{said.rest(mood, many)} {words}")


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
        inner = [_constant(replace(constant, condition=None), speech) for constant in given]
        said = " и ".join(text[:1].lower() + text[1:] for text in inner)
        return Said("", False, lambda mood, many: f"{FOR_TURNS[side]} {said}")
    try:
        plain = phrase(Section.ACT, replace(do, until=Until()), speech)
    except Unsayable:
        plain = _given(do.who, do.grants, "получать", speech)
    if do.until.condition is not None:
        return _while(plain, do.until.condition, speech)
    return plain if do.until == Until() else _lasting(plain, do.until)


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
    tests = of.tests if of is not None else ()
    grants = tuple(replace(grant, against=None) for grant in do.grants if isinstance(grant, Modify))
    if do.until.once or do.until == Until(Span.NEXT_TIME):
        subject = speech.description(Filter(tests, side), Case.NOM, False, ("следующий",))
        text = _trait_text(grants, False, "стоить", speech)
        priced = Said(subject, False, lambda mood, many: text, False)
        return _lasting(priced, replace(do.until, once=False)) if do.until.once else priced
    said = _given(All(Filter(tests, side)), grants, "стоить", speech)
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


def _given(who: Who, grants: tuple[Grant, ...], verb: str, speech: Speech) -> Said:
    """«не получает ран и не может атаковать»: several verbs of one subject."""
    subject = speech.who(who, Case.NOM, subject=True)
    plural = speech.is_plural(who)
    texts = [_trait_text(group, plural, verb, speech, who) for group in _grouped(grants)]
    return Said(subject, plural, lambda mood, many: ", ".join(texts), False)


def _grouped(grants: tuple[Grant, ...]) -> list[tuple[Grant, ...]]:
    """Neighbours that one verb can name together."""
    groups: list[list[Grant]] = []
    for grant in grants:
        kind = Forbid if isinstance(grant, Forbid) else (None if _is_noun(grant) else grant)
        if groups and kind in (None, Forbid) and _kind_of(groups[-1][0]) is kind:
            groups[-1].append(grant)
        else:
            groups.append([grant])
    return [tuple(group) for group in groups]


def _kind_of(grant: Grant) -> Any:
    return Forbid if isinstance(grant, Forbid) else (None if _is_noun(grant) else grant)


def _is_noun(grant: Grant) -> bool:
    """Whether «имеет» and «получает» can name it."""
    if isinstance(grant, Modify):
        return grant.measure in _MEASURES and grant.operation in (Operation.ADD, Operation.SUBTRACT)
    return isinstance(grant, (Gain, ExtraLife, Reinforce, Weaken))


def _trait_text(grants: tuple[Grant, ...], plural: bool, verb: str, speech: Speech, who: Who = SELF) -> str:
    first = grants[0]
    if isinstance(first, Forbid):
        bans = " и ".join(phrase(Section.BAN, ban, speech).rest(Mood.INFINITIVE, False) for ban in grants)
        return f"не {'могут' if plural else 'может'} {bans}"
    if _is_noun(first):
        code = "V_HAVE" if verb == "иметь" else "V_GET"
        return f"{verb_form(code, Mood.PRESENT, plural)} {' и '.join(_grants(grants, speech))}"
    if first == Modify(Measure.ATTACKS_A_TURN, Operation.SET, Number(2)):
        return f"{'могут' if plural else 'может'} атаковать дважды"
    if isinstance(first, (Lose, Ignore)) and first.keyword is not None:
        verb = "V_LOSE" if isinstance(first, Lose) else "V_IGNORE"
        return f"{verb_form(verb, Mood.PRESENT, plural)} {keyword(speech, Keyword(first.keyword), Case.ACC)}"
    (first, *_), most = _uncapped(grants)
    factor = _common_factor((first,))
    said = phrase(Section.TRAIT, (without_factor(first, factor),), speech, who).rest(Mood.PRESENT, plural)
    return said + most if factor is None else f"{said} {_per(factor, speech)}{most}"


# ------------------------------------------------------------------------------------------- putting together


def acts(do: Do, speech: Speech) -> str:
    """An act with all its parts, as the text after a colon."""
    if isinstance(do, (Sequence, Later)):  # a few have words of their own
        with suppress(Unsayable):
            return phrase(Section.ACT, do, speech).as_order()
    if isinstance(do, Separately):
        return ". ".join(_capital(acts(part, speech)) for part in do.parts)
    if isinstance(do, Sequence):
        return _sequence(do, speech)
    if isinstance(do, OnlyIfDone):
        return _only_if_done(do, speech)
    if isinstance(do, If):
        so = f"если {condition(do.condition, speech)}, {acts(do.do, speech)}"
        return so if do.otherwise is None else f"{so}, иначе {acts(do.otherwise, speech)}"
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
    options = []
    for option in do.options:
        with speech.scope.branch():
            options.append(acts(option, speech))
    if plain:
        return " или ".join(options)
    head = next((said for numbers, said in _CONSTRUCTORS if numbers == (do.least, do.most)), "")
    if do.repeat or (not head and (do.least, do.most) != (Number(1), Number(len(options)))):
        raise Unsayable("a constructor of another kind")
    return f"{head or 'выберите одно или несколько из'}: {'; '.join(map(_capital, options))}"


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
    otherwise = f", иначе {acts(do.otherwise, speech)}" if do.otherwise is not None else ""
    return first + then + otherwise


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


# -------------------------------------------------------------------------------------------- events, conditions


def event(when: When, speech: Speech) -> str:
    """What stands after «когда»."""
    first = " первый раз за ход" if when.first else ""
    plain = replace(when, first=False)
    said = phrase(Section.EVENT, plain, speech)
    _remember_event(plain, speech)
    mood = Mood.YOU if when.player is Side.YOURS else Mood.PRESENT
    return said.rest(mood, False) + first


def _remember_event(when: When, speech: Speech) -> None:
    for ref, card in ((SUBJECT, when.subject), (OTHER, when.other)):
        if isinstance(card, Filter):
            speech.scope.event.append(Mention(ref, noun_of(card.tests).gender, False, card.tests, ref == SUBJECT))
        elif card in (HERO, ENEMY_HERO):
            speech.scope.event.append(Mention(ref, Gender.MAN, False, HERO_TESTS, ref == SUBJECT))
    if when.player in (Side.YOURS, Side.ENEMY):
        player = YOU if when.player is Side.YOURS else ENEMY
        speech.scope.event.append(Mention(hero_of(player), Gender.MAN, False, (), True))


def _what_happened(node: Condition, speech: Speech) -> str:
    """«в этот ход погибло ваше существо», «в этот ход ваш герой не получил раны»."""
    mood = Mood.DENIED if isinstance(node, Negate) else Mood.PAST
    inner = node.condition if isinstance(node, Negate) else node
    if not isinstance(inner, Happened) or inner != Happened(inner.when):
        return ""
    return "в этот ход " + phrase(Section.EVENT, inner.when, speech).rest(mood, False)


def condition(node: Condition, speech: Speech) -> str:
    past = _what_happened(node, speech)
    if past:
        return past
    with speech.scope.asking():
        said = phrase(Section.FACT, node, speech).as_statement()
    if isinstance(node, Fits) and node.who == IT and node.tests and node.zone is None:
        speech.scope.rename(noun_of(node.tests).gender, node.tests)
    return said


# --------------------------------------------------------------------------------------------------- abilities


def say_ability(ability: Ability) -> str:
    """One особенность, without its full stop. Raises `Unsayable`."""
    return _ABILITIES[type(ability)](ability, Speech())


def say_do(do: Do) -> str:
    """An act, as an order: «Ранить персонажа на 1»."""
    return _capital(acts(do, Speech()))


def say_grant(grant: Grant, until: Until | None = None) -> str:
    """What an effect gives, for a badge: «+1 к удару до конца хода»."""
    speech = Speech()
    words = say_given(grant, speech, Case.NOM) if _is_noun(grant) else _trait_text((grant,), False, "иметь", speech)
    return words if until is None or until == Until() else f"{words} {duration(until)}"


def say_when(when: When) -> str:
    """What a trigger waits for: «когда ваше существо погибает»."""
    head = _trigger_head(when, EVERY_TIME, Speech())
    return head.rstrip(" :,")


def say_program(program: Program) -> str:
    """A card's whole text, each особенность with its full stop."""
    return " ".join(f"{text}." for text in map(say_ability, program.abilities))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _keyword(ability: Keyword, speech: Speech) -> str:
    if ability.name is KeywordName.LESS_FROM_ATTACKS and ability.number is not None:
        return f"-{plain_number(ability.number)} от атак"
    if ability.when is not None and ability.number is not None:
        return _ambush(ability, speech)
    if ability.do is None and ability.ability is None:
        return keyword(speech, ability, Case.NOM)
    if ability.do is not None and ability.ability is not None:
        raise Unsayable(ability.name.value)
    number = f" {plain_number(ability.number)}" if ability.number is not None else ""
    if ability.name is KeywordName.EXTORTION and ability.do is not None:
        speech.scope.actor = ENEMY
        return f"{ability.name.value} — {acts(ability.do, speech)}"
    if ability.do is not None:
        return f"{ability.name.value}{number}: {_capital(acts(ability.do, speech))}"
    assert ability.ability is not None
    return f"{ability.name.value}{number} — {say_ability(ability.ability)}"


def _ambush(ability: Keyword, speech: Speech) -> str:
    assert ability.when is not None and ability.number is not None
    play = f"{_trigger_head(ability.when, ONCE_A_TURN, speech)}Засада {plain_number(ability.number)}{{COIN}}"
    return play if ability.do is None else f"{play}, при этом {acts(ability.do, speech)}"


_HEAD_EVENTS = {When(kind, SELF, source=source): first_spelling(p) for p, kind, source in AT_EVENTS}


def _trigger_head(when: When, limit: Limit, speech: Speech, turn: Side | None = None) -> str:
    if when == When(EventKind.ENTERS, SELF):
        return "Найм: "
    if when == When(EventKind.DIES, SELF):
        return "Гибель: "
    time = turn_time(when)
    if time is not None:
        return _capital(time) + " "
    at_event = _HEAD_EVENTS.get(replace(when, other=None))
    if at_event is not None and limit != EVERY_TIME and turn is None:
        speech.scope.attacking = True
        return _capital(at_event) + _aimed(when, speech) + " "
    lead = "Каждый раз, когда" if limit == EVERY_TIME else "Когда"
    return f"{lead} {event(when, speech)}{_moment(turn)}, "


def _aimed(when: When, speech: Speech) -> str:
    """«При ударе по герою»."""
    if when.other is None:
        return ""
    if isinstance(when.other, Filter):
        said = speech.description(when.other, Case.DAT, False)
        speech.scope.event.append(Mention(OTHER, noun_of(when.other.tests).gender, False, when.other.tests))
        return f" по {said}"
    return f" по {speech.ref(when.other, Case.DAT)}"


def _moment(turn: Side | None) -> str:
    return {None: "", Side.YOURS: " в ваш ход", Side.ENEMY: " в ход противника"}[turn]


def _triggered(ability: Triggered, speech: Speech) -> str:
    if len(ability.on) != 1:
        raise Unsayable("several events")
    (when,) = ability.on
    turn, condition_ = _turn_of(ability.condition)
    head = _trigger_head(when, ability.limit, speech, turn)
    if isinstance(ability.do, If) and ability.do.otherwise is not None and not head.endswith((": ", ", ")):
        head = head.rstrip() + ", "
    if condition_ is not None:
        head = f"{head.rstrip(' ,')}, {_proviso(condition_, speech)}, "
    do = _if_wished(ability.do) if ability.optional else ability.do
    return head + _after_head(head, do, speech) + _remarks(ability, natural_zones(when, do))


def _after_head(head: str, do: Do, speech: Speech) -> str:
    """What a trigger does; «если …» right after an event would be the trigger's own condition."""
    if isinstance(do, If) and do.otherwise is None and not head.endswith(": "):
        return f"{acts(do.do, speech)}, если {condition(do.condition, speech)}"
    return _after(head, acts(do, speech))


def _turn_of(node: Condition | None) -> tuple[Side | None, Condition | None]:
    """«в ваш ход» stands with the event, other conditions after it."""
    if isinstance(node, IsTurn):
        return node.side, None
    if isinstance(node, Both) and isinstance(node.conditions[0], IsTurn):
        rest = node.conditions[1:]
        return node.conditions[0].side, rest[0] if len(rest) == 1 else Both(rest)
    return None, node


def _proviso(node: Condition, speech: Speech) -> str:
    return f"если {condition(node, speech)}"


def _after(head: str, text: str) -> str:
    return _capital(text) if head.endswith(": ") else text


def _remarks(ability: Triggered | Activated, zones: tuple[Zone, ...]) -> str:
    said = ""
    if ability.limit not in (ONCE_A_TURN, EVERY_TIME):
        said += f" ({_LIMITS[ability.limit]})"
    if ability.zones != zones:
        said += f" (эта особенность работает {_ZONES[ability.zones[0]]})"
    if isinstance(ability, Activated) and ability.limit == EVERY_TIME:
        said += " (эту способность можно применить любое число раз за ход)"
    if isinstance(ability, Activated) and ability.by_anyone:
        said += " (эту особенность может активировать каждый игрок)"
    return said


_LIMITS = {Limit(1, Per.GAME): "один раз за игру", Limit(2, Per.TURN): "два раза за ход"}
_ZONES = {
    Zone.GRAVEYARD: "на кладбище",
    Zone.HAND: "в руке",
    Zone.DECK: "в колоде",
    Zone.SIDE_DECK: "в дополнительной колоде",
    Zone.PLAY: "в игре",
}


def _activated(ability: Activated, speech: Speech) -> str:
    if ability.condition is not None:
        raise Unsayable("a condition of an activated ability")
    costs = _costs(ability.cost, speech)
    speech.scope.paid = len(speech.scope.chosen)
    return f"{costs}: {_capital(acts(ability.do, speech))}" + _remarks(ability, (Zone.PLAY,))


def _costs(costs: tuple[Cost, ...], speech: Speech) -> str:
    signs, acts_ = "", []
    for cost in costs:
        if isinstance(cost, PayCoins):
            signs += f"{plain_number(cost.number)}{{COIN}}"
        elif isinstance(cost, Tap):
            signs += "{TAP}"
        elif isinstance(cost, PayPrayers):
            prayers = counted_form(plain_number(cost.number), noun_by_lemma("жетон молитвы"), Case.ACC)
            acts_.append(f"заплатите {prayers}")
        elif isinstance(cost, PayBy):
            acts_.append(acts(cost.do, speech))
        else:
            raise Unsayable(type(cost).__name__)
    said = ", ".join(filter(None, (signs, *acts_)))
    return _capital(said)


def _constant(ability: Constant, speech: Speech) -> str:
    prevented = ability.give[0]
    if isinstance(prevented, PreventNext) and prevented.every:
        return _preventing(ability, prevented, speech)
    turn, condition_ = _turn_of(ability.condition)
    said = _given(ability.who, ability.give, "иметь", speech).as_statement()
    said = _capital(f"{_moment(turn)} {said}".strip())
    if condition_ is not None:
        said += f", пока {condition(condition_, speech)}"
    if ability.zones != (Zone.PLAY,):
        said += f" (эта особенность работает {_ZONES[ability.zones[0]]})"
    return said


def _preventing(ability: Constant, prevented: PreventNext, speech: Speech) -> str:
    """«Каждый раз, когда …, предотвратите 1 рану» (H-71)."""
    who = ability.who.of if isinstance(ability.who, All) else ability.who
    when = When(EventKind.WOUNDED, who if isinstance(who, (Filter, Ref)) else None, source=prevented.source)
    if ability != Constant(ability.who, (PreventNext(prevented.value, every=True, source=prevented.source),)):
        raise Unsayable("a prevention of another kind")
    return f"{_trigger_head(when, EVERY_TIME, speech)}{acts(Prevented(prevented.value), speech)}"


def _instead(ability: Instead, speech: Speech) -> str:
    """«Если …, вместо этого …» (517)."""
    happens = phrase(Section.FACT, WouldHappen(ability.of), speech).as_statement()
    _remember_event(ability.of, speech)
    turn, condition_ = _turn_of(ability.condition)
    conditions = _moment(turn) + ("" if condition_ is None else f", {_proviso(condition_, speech)}")
    limit = "" if ability.limit is None else f" ({_LIMITS[ability.limit]})"
    zones = "" if ability.zones == (Zone.PLAY,) else f" (эта особенность работает {_ZONES[ability.zones[0]]})"
    do = _if_wished(ability.do) if ability.optional else ability.do
    return f"Если {happens}{conditions}, вместо этого {acts(do, speech)}{limit}{zones}"


def _cancel_play(ability: CancelPlay, speech: Speech) -> str:
    """«Когда …, можете …, при этом отмените её» (518)."""
    if ability.also is not None:
        raise Unsayable("what comes of a cancelled card")
    do: Do = Cancel(SUBJECT) if ability.cost is None else OnlyIfDone(ability.cost, Cancel(SUBJECT))
    of = ability.of if ability.of.subject is not None else replace(ability.of, subject=Filter())
    return f"Когда {event(of, speech)}, {acts(_if_wished(do) if ability.optional else do, speech)}"


def _if_wished(do: Do) -> Do:
    """«можете» over the whole, as it is said: at its first part."""
    if isinstance(do, OnlyIfDone):
        return replace(do, first=May(do.first))
    return May(do)


def _extra_cost(ability: ExtraCost, speech: Speech) -> str:
    if ability.coins is not None:
        raise Unsayable("coins besides a cost")
    if ability.alternative:
        return f"Вместо оплаты стоимости этой карты вы {acts(May(ability.do), speech)}"
    do = May(ability.do) if ability.optional else ability.do
    return f"Как дополнительную стоимость розыгрыша {acts(do, speech)}"


def _spell_text(ability: SpellText, speech: Speech) -> str:
    return _capital(acts(ability.do, speech))


def _deck_rule(ability: DeckRule, speech: Speech) -> str:
    if ability == DeckRule("copies", number=1):
        return "Не более одного в колоде"
    if ability.of is not None and ability == DeckRule(ability.what, ability.of) and ability.what in _MAY_PUT:
        before, after = _MAY_PUT[ability.what]
        return f"Вы можете положить в колоду{before} {speech.description(ability.of, Case.ACC, True)}{after}"
    if ability.hero is None or ability != DeckRule(ability.what, hero=ability.hero):
        raise Unsayable("a rule on decks of another kind")
    return f"Может быть в колоде{_RULES[ability.what]} {speech.description(ability.hero, Case.GEN, False, ('любой',))}"


_MAY_PUT = {"only": (" только", ""), "also": ("", " любой стихии")}
_RULES = {"hero": " только у", "also": ""}


def _by_hand(ability: ByHand, speech: Speech) -> str:
    return ability.text


_ABILITIES: dict[type[Ability], Callable[[Any, Speech], str]] = {
    Keyword: _keyword,
    Triggered: _triggered,
    Activated: _activated,
    Constant: _constant,
    SpellText: _spell_text,
    Instead: _instead,
    CancelPlay: _cancel_play,
    ExtraCost: _extra_cost,
    DeckRule: _deck_rule,
    ByHand: _by_hand,
}
