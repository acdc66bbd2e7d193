"""Saying the small parts of a program in Russian: cards, players, numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from app.cardtext.lexicon.forms import Case, Gender
from app.cardtext.lexicon.inflect import counted_form, noun_by_lemma, noun_form, pronoun
from app.cardtext.lexicon.nouns import Noun
from app.cardtext.reading.descriptions import HERO_TESTS, MINED
from app.cardtext.saying.attributes import NounForm, attribute
from app.cardtext.saying.words import (
    ANY_NUMBER,
    CARD,
    LAID,
    STAT_NOUNS,
    Unsayable,
    adjective_of,
    noun_of,
    noun_tests,
    nouns_of,
    plain_number,
    pronoun_masks,
    zone_words,
)
from app.cardtext.scope import Decline, Mention, Scope
from app.cardtext.trees import as_count
from app.engine.program import (
    DONE_TO,
    ENEMY,
    ENEMY_HERO,
    FOUND,
    HERO,
    IT,
    LOOKED,
    OTHER,
    REST,
    SELF,
    YOU,
    Ability,
    Achieved,
    All,
    Among,
    Announced,
    AtRandom,
    Choose,
    Count,
    DeckTop,
    Divide,
    EventNumber,
    Excess,
    Filter,
    HeroOf,
    IsNamed,
    Number,
    Player,
    PlayerRole,
    Ref,
    SameName,
    StatOf,
    Test,
    Together,
    Value,
    Who,
)
from app.engine.terms import Side, Stat, Zone

_KNOWN_BY: dict[Who, str] = {DONE_TO: "затронутый таким образом", FOUND: "найденный таким образом"}
"""Cards that are known by what this text did before."""


@dataclass(slots=True)
class Speech:
    """What an ability has said so far: the very scope that its reader will have, so that pronouns come back right."""

    quote: Callable[[Ability], str]  # how an ability in quotation marks is said
    scope: Scope = field(default_factory=lambda: Scope(self_pronoun=False))
    places: str = "IN_ZONE"  # how zones are told: of cards that are taken from there, «с кладбища»

    def mention(self, noun: Noun, plural: bool, tests: tuple[Test, ...] = ()) -> None:
        self.scope.mention(IT, noun.gender, plural, tests)

    # -------------------------------------------------------------------------------------------------- cards

    def who(self, who: Who, case: Case, *, subject: bool = False, after: bool = False) -> str:
        """Cards in a case; `subject`: before the verb, where «все» is left out; `after` a preposition."""
        if isinstance(who, Ref):
            if who in (HERO, ENEMY_HERO):
                self.scope.mention(who, Gender.MAN, False, HERO_TESTS)
            return self.ref(who, case, after)
        if isinstance(who, Together):
            return " и ".join(self.who(part, case, subject=subject) for part in who.parts)
        if isinstance(who, HeroOf):
            return self.player(who.player, case)
        said = self._described(who, case, subject)
        if not isinstance(who, All):
            tests = who.of.tests if isinstance(who, (Choose, AtRandom)) else ()
            self.mention(noun_of(tests), self.is_plural(who), tests)
        return said

    def _described(self, who: Who, case: Case, subject: bool) -> str:
        if isinstance(who, All):
            return self._all(who, case, subject)
        if isinstance(who, Choose):
            return self._chosen(who, case)
        if isinstance(who, AtRandom):
            return self.cards(who.of, who.number, case, ("случайный",))
        if isinstance(who, DeckTop):
            return self._top(who, case)
        raise Unsayable(type(who).__name__)

    def _all(self, who: All, case: Case, subject: bool) -> str:
        if Among(IT) in who.of.tests:
            rest = tuple(t for t in who.of.tests if t != Among(IT))
            return self.description(
                Filter(rest, who.of.side, who.of.zone), case, False, ("атакованный этим выстрелом",)
            )
        known = next((t.who for t in who.of.tests if isinstance(t, Among) and t.who in _KNOWN_BY), None)
        if known is not None:
            rest = tuple(t for t in who.of.tests if not isinstance(t, Among))
            return self.description(Filter(rest, who.of.side, who.of.zone), case, True, (_KNOWN_BY[known],))
        return self.description(who.of, case, True, () if subject else ("весь",))

    def _chosen(self, who: Choose, case: Case) -> str:
        by = " по выбору противника" if who.by == ENEMY else ""
        if who.most is None:
            number = ANY_NUMBER[case]
            return f"{number} {self.description(who.of, Case.GEN, True)}{by}"
        if who.least == Number(0):
            return f"до {self.cards(who.of, who.most, Case.GEN)}{by}"
        return self.cards(who.of, who.most, case) + by

    def cards(self, of: Filter, number: Value, case: Case, first: tuple[str, ...] = ()) -> str:
        """So many cards of a description."""
        if number == Number(1):
            return self.description(of, case, False, first)
        return self.description(of, case, False, first, count=plain_number(number))

    def _top(self, who: DeckTop, case: Case) -> str:
        noun = noun_by_lemma("нижняя карта" if who.bottom else "верхняя карта")
        deck = {YOU: "вашей колоды", ENEMY: "колоды противника", Player(PlayerRole.CHOSEN): "любой колоды"}
        if who.player not in deck:
            raise Unsayable("a deck of several players")
        if who.number == Number(1):
            return f"{noun_form(noun, case)} {deck[who.player]}"
        return f"{counted_form(plain_number(who.number), noun, case)} {deck[who.player]}"

    def ref(self, ref: Ref, case: Case, after: bool = False) -> str:
        if ref == SELF:
            return noun_form(CARD, case, False, ("этот",))
        if ref == HERO:
            return noun_form(noun_by_lemma("герой"), case, False, ("ваш",))
        if ref == ENEMY_HERO:
            return noun_form(noun_by_lemma("герой"), case) + " противника"
        if ref == MINED:
            return noun_form(CARD, case, False, ("добытый этой картой",))
        if ref == REST:
            return noun_form(CARD, case, True, ("остальной",))
        if ref == LOOKED:
            return noun_form(CARD, case, True, ("просмотренный",))
        if ref in _KNOWN_BY:
            return noun_form(CARD, case, True, (_KNOWN_BY[ref],))
        mention = self._mention_of(ref)
        if mention is None:
            return self._attacked(ref, case)
        assert mention.gender is not None  # names are said as «эта карта»
        said = pronoun(mention.gender, mention.plural, case, after)
        if self._means(lambda: self.scope.pronoun(pronoun_masks(said), as_subject=case is Case.NOM)) == ref:
            return said
        if not mention.plural and self._means(lambda: self.scope.this_one(mention.tests)) == ref:
            return noun_form(noun_of(mention.tests), case, False, ("этот",))
        raise Unsayable(f"no clear word for {ref.kind.value}")

    def _attacked(self, ref: Ref, case: Case) -> str:
        if ref == OTHER and self.scope.attacking:
            return noun_form(noun_by_lemma("существо"), case, False, ("атакованный",))
        raise Unsayable(f"nothing said before for {ref.kind.value}")

    def _mention_of(self, ref: Ref) -> Mention | None:
        said = [*self.scope.event, *self.scope.chosen]
        return next((mention for mention in reversed(said) if mention.ref == ref), None)

    @staticmethod
    def _means(read: Callable[[], Who]) -> Who | None:
        """What a reader would take the words for."""
        try:
            return read()
        except Decline:
            return None

    def is_plural(self, who: Who) -> bool:
        if isinstance(who, Choose):
            return who.most != Number(1)
        if isinstance(who, (AtRandom, DeckTop)):
            return who.number != Number(1)
        if isinstance(who, Ref):
            mention = self._mention_of(who)
            return mention is not None and mention.plural
        return isinstance(who, (All, Together))

    def gender(self, who: Who) -> Gender | None:
        """What a verb in the past agrees with; None: the plural."""
        if self.is_plural(who):
            return None
        if isinstance(who, (Choose, AtRandom)):
            return noun_of(who.of.tests).gender
        mention = self._mention_of(who) if isinstance(who, Ref) else None
        if mention is not None:
            return mention.gender
        return Gender.WOMAN if who == SELF else Gender.MAN if who in (HERO, ENEMY_HERO) else Gender.THING

    # ------------------------------------------------------------------------------------------- descriptions

    def description(
        self, of: Filter, case: Case, plural: bool, first: tuple[str, ...] = (), *, count: int | str = 1
    ) -> str:
        """Cards of a filter: «ваших раненых существ стоимостью 2 или менее на кладбище»."""
        if of.tests == (SameName(SELF),):
            return self._own_copies(of, case, plural, first, count)
        nouns = nouns_of(of.tests)
        rest = [t for t in of.tests if t not in noun_tests(of.tests)]
        adjectives = [*first]
        owner, adjectives_of_side = self._side(of)
        adjectives += adjectives_of_side
        adjectives += sorted((a for t in rest if (a := adjective_of(t)) is not None), key=lambda a: a != "другой")
        form = _form(nouns[0], case, plural, count)
        posts = [attribute(t, form, self) for t in rest if adjective_of(t) is None]
        attributes, insertions = _parted(posts)
        heads = [
            self._head(noun, case, plural, tuple(adjectives) if i == 0 else (), count) for i, noun in enumerate(nouns)
        ]
        name = next((t.name for t in of.tests if isinstance(t, IsNamed)), "")
        said = " ".join(
            filter(None, (" или ".join(heads), name, owner, *attributes, zone_words(of, self.places), *insertions))
        )
        return said.replace(" ,", ",")

    def _own_copies(self, of: Filter, case: Case, plural: bool, first: tuple[str, ...], count: int | str) -> str:
        """«копии этой карты»."""
        if of.tests != (SameName(SELF),):
            raise Unsayable("copies with a description of their own")
        owner, adjectives = self._side(of)
        head = self._head(noun_by_lemma("копия"), case, plural, (*first, *adjectives), count)
        return " ".join(filter(None, (head, self.ref(SELF, Case.GEN), owner, zone_words(of, self.places))))

    def _head(self, noun: Noun, case: Case, plural: bool, adjectives: tuple[str, ...], count: int | str) -> str:
        if count == 1:
            return noun_form(noun, case, plural, adjectives)
        return counted_form(count, noun, case, adjectives)

    def _side(self, of: Filter) -> tuple[str, list[str]]:
        if of.zone is not Zone.PLAY or of.side is Side.ANYONE:
            return "", []
        return ("", ["ваш"]) if of.side is Side.YOURS else ("противника", [])

    # ------------------------------------------------------------------------------------------------ players

    def player(self, player: Player, case: Case) -> str:
        words: dict[Player, Callable[[], str]] = {
            YOU: lambda: ("вы", "вас", "вам", "вас", "вами", "вас")[case],
            ENEMY: lambda: noun_form(noun_by_lemma("противник"), case),
            Player(PlayerRole.EACH): lambda: noun_form(noun_by_lemma("игрок"), case, False, ("каждый",)),
            Player(PlayerRole.THAT): lambda: noun_form(noun_by_lemma("игрок"), case, False, ("этот",)),
            Player(PlayerRole.CHOSEN): lambda: noun_form(noun_by_lemma("игрок"), case, False, ("выбранный",)),
        }
        if player not in words:
            raise Unsayable(player.role.value)
        return words[player]()

    # ------------------------------------------------------------------------------------------------ numbers

    def value(self, value: Value, case: Case) -> str:
        value = as_count(value)
        if isinstance(value, (Number, Announced)):
            return str(plain_number(value))
        if isinstance(value, StatOf) and value.stat in STAT_NOUNS:
            return self._stat_of(value, case)
        if isinstance(value, StatOf) and value.stat in LAID:
            where = self.who(value.who, Case.PRE, subject=True, after=True)
            laid = noun_form(noun_by_lemma(LAID[value.stat]), Case.GEN, True)
            return f"{noun_form(noun_by_lemma('количество'), case)} {laid} на {where}"
        if isinstance(value, Count):
            return f"{noun_form(noun_by_lemma('количество'), case)} {self.who(value.who, Case.GEN, subject=True)}"
        if isinstance(value, Excess):
            return f"{noun_form(noun_by_lemma('величина'), case)} избыточного урона"
        if isinstance(value, Achieved):
            return f"{noun_form(noun_by_lemma('количество'), case)} полученных таким образом ран"
        if isinstance(value, Divide) and value == Divide(value.a) and isinstance(value.a, StatOf):
            return self._half_of(value.a, case)
        if isinstance(value, EventNumber):
            return "столько же"
        raise Unsayable(type(value).__name__)

    def _stat_of(self, value: StatOf, case: Case) -> str:
        noun = noun_by_lemma(STAT_NOUNS[value.stat])
        plural = value.stat is Stat.LIFE
        pronoun_ = self._pronoun_of(value.who)
        if pronoun_:
            amount = noun_form(noun_by_lemma("величина"), case)
            return f"{amount} {pronoun_} {noun_form(noun, Case.GEN, plural)}"
        return f"{noun_form(noun, case, plural)} {self.who(value.who, Case.GEN)}"

    def is_pronoun(self, who: Any) -> bool:
        """Whether these cards are said by a pronoun."""
        return isinstance(who, Who) and bool(self._pronoun_of(who))

    def _pronoun_of(self, who: Who) -> str:
        """«его», where a pronoun is clear; a pronoun stands before what it owns, other words after it."""
        said = self.ref(who, Case.GEN) if isinstance(who, Ref) and who not in (SELF, HERO, ENEMY_HERO) else ""
        return said if " " not in said else ""

    def _half_of(self, value: StatOf, case: Case) -> str:
        half = noun_form(noun_by_lemma("половина"), case)
        noun = noun_form(noun_by_lemma(STAT_NOUNS[value.stat]), Case.GEN, value.stat is Stat.LIFE)
        pronoun_ = self._pronoun_of(value.who)
        if pronoun_:
            return f"{half} {pronoun_} {noun}"
        return f"{half} {noun} {self.who(value.who, Case.GEN)}"


def _form(noun: Noun, case: Case, plural: bool, count: int | str) -> NounForm:
    """What agrees with a counted noun is in the plural: «2 карты, не являющиеся …»."""
    if count == 1:
        return NounForm(noun, case, plural)
    return NounForm(noun, Case.GEN if case in (Case.NOM, Case.ACC) else case, True)


def _parted(posts: list[str]) -> tuple[list[str], list[str]]:
    """Attributes, and what stands between commas after them."""
    return [it for it in posts if it[0] != ","], [it for it in posts if it[0] == ","]
