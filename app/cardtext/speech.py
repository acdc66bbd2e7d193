"""Every program in one canonical Russian wording; reading that wording again gives the same program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.cardtext.lexicon.forms import Case
from app.cardtext.lexicon.inflect import counted_form, noun_by_lemma
from app.cardtext.lexicon.times import AT_EVENTS
from app.cardtext.phrasebook.frames import Section
from app.cardtext.phrasebook.unfinished import Cancelled, Prevented, WouldHappen
from app.cardtext.reading.assembly import natural_zones
from app.cardtext.saying.acts import (
    acts,
    duration,
    is_noun,
    say_given_to,
    trait_text,
    turn_time,
)
from app.cardtext.saying.cards import Speech
from app.cardtext.saying.conditions import condition, event, remember_event
from app.cardtext.saying.grants import say_given
from app.cardtext.saying.keywords import keyword
from app.cardtext.saying.phrases import capital, phrase
from app.cardtext.saying.words import Unsayable, first_spelling, noun_of, plain_number, tidy
from app.cardtext.scope import Mention
from app.engine.program import (
    ENEMY,
    EVERY_TIME,
    ONCE_A_TURN,
    OTHER,
    SELF,
    SUBJECT,
    Ability,
    Activated,
    All,
    Both,
    ByHand,
    CancelPlay,
    Condition,
    Constant,
    Cost,
    DeckRule,
    Do,
    ExtraCost,
    Filter,
    Grant,
    If,
    Instead,
    IsTurn,
    Keyword,
    Limit,
    May,
    OnlyIfDone,
    PayBy,
    PayCoins,
    PayPrayers,
    PreventNext,
    Program,
    Ref,
    SpellText,
    Tap,
    Triggered,
    Until,
    When,
)
from app.engine.terms import EventKind, KeywordName, Per, Side, Zone


def say_ability(ability: Ability) -> str:
    """One особенность, without its full stop. Raises `Unsayable`."""
    return tidy(_ABILITIES[type(ability)](ability, Speech(say_ability)))


def say_grant(grant: Grant, until: Until | None = None) -> str:
    """What an effect gives, for a badge: «+1 к удару до конца хода»."""
    speech = Speech(say_ability)
    words = say_given(grant, speech, Case.NOM) if is_noun(grant) else trait_text((grant,), False, "иметь", speech)
    return tidy(words if until is None or until == Until() else f"{words} {duration(until)}")


def say_program(program: Program) -> str:
    """A card's whole text, each особенность with its full stop."""
    return " ".join(f"{text}." for text in map(say_ability, program.abilities))


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
        return f"{ability.name.value}{number}: {capital(acts(ability.do, speech))}"
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
        return capital(time) + " "
    at_event = _HEAD_EVENTS.get(replace(when, other=None))
    if at_event is not None and limit != EVERY_TIME and turn is None:
        speech.scope.attacking = True
        return capital(at_event) + _aimed(when, speech) + " "
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
    return capital(text) if head.endswith(": ") else text


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
    return f"{costs}: {capital(acts(ability.do, speech))}" + _remarks(ability, (Zone.PLAY,))


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
    return capital(said)


def _constant(ability: Constant, speech: Speech) -> str:
    prevented = ability.give[0]
    if isinstance(prevented, PreventNext) and prevented.every:
        return _preventing(ability, prevented, speech)
    turn, condition_ = _turn_of(ability.condition)
    said = say_given_to(ability.who, ability.give, "иметь", speech).as_statement()
    said = capital(f"{_moment(turn)} {said}".strip())
    if condition_ is not None:
        told = condition(condition_, speech)
        said += f", {'если' if told.startswith(_OF_THE_PAST) else 'пока'} {told}"
    if ability.zones != (Zone.PLAY,):
        said += f" (эта особенность работает {_ZONES[ability.zones[0]]})"
    return said


_OF_THE_PAST = ("в этот ход", "вы ходили")
"""What can't cease to be so."""


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
    remember_event(ability.of, speech)
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
    do: Do = Cancelled(SUBJECT) if ability.cost is None else OnlyIfDone(ability.cost, Cancelled(SUBJECT))
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
    return capital(acts(ability.do, speech))


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
