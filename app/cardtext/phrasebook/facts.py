"""What is so, as phrases: the conditions after «если» and «пока»."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.phrasebook.frames import F2, W2, X_LEAST, X_TESTS, F, K, N, P, Row, S, W
from app.cardtext.phrasebook.rewriting import DONE_WORDS, discarded_by, spent_nothing, this_is, was_done
from app.cardtext.phrasebook.unfinished import WouldHappen, attacks_whom, would_heal
from app.cardtext.phrasebook.whereabouts import more_of, nowhere, somewhere
from app.engine.program import (
    ENEMY,
    IT,
    SELF,
    YOU,
    All,
    Coins,
    CoinsSpent,
    Compare,
    Count,
    Exists,
    Filter,
    Fits,
    HandSize,
    IsAttacking,
    IsClosed,
    IsWounded,
    Negate,
    Not,
    Number,
    Prayers,
    StatOf,
    WentFirst,
    When,
)
from app.engine.terms import Comparison, EventKind, KeywordName, Side, Source, Stat, Zone

_PLACES: tuple[tuple[str, Side, Zone], ...] = (
    ("(под вашим контролем|у вас)", Side.YOURS, Zone.PLAY),
    ("(у противника|под контролем противника)", Side.ENEMY, Zone.PLAY),
    ("в игре", Side.ANYONE, Zone.PLAY),
    ("на вашем кладбище", Side.YOURS, Zone.GRAVEYARD),
    ("на кладбище противника", Side.ENEMY, Zone.GRAVEYARD),
    ("в вашей руке", Side.YOURS, Zone.HAND),
    ("в руке противника", Side.ENEMY, Zone.HAND),
    ("в вашей колоде", Side.YOURS, Zone.DECK),
)


def _there_is() -> Iterator[Row]:
    for words, side, zone in _PLACES:
        cards = Exists(Filter(X_TESTS, side, zone), X_LEAST)
        yield Row(cards, f"{words} есть {{X:nom}}", f"{words} {{X:nom}}")
        none = Negate(Exists(Filter(X_TESTS, side, zone)))
        yield Row(none, f"{words} нет {{X:gen}}")


def _has() -> Iterator[Row]:
    """«вы контролируете дракона»; «у вас нет карт в руке», where the words tell the zone too."""
    players = (("вы контролируете", Side.YOURS, "у вас"), ("противник контролирует", Side.ENEMY, "у противника"))
    for words, side, at in players:
        yield Row(Exists(Filter(X_TESTS, side), X_LEAST), f"{words} {{X:acc}}")
        yield Row(somewhere(side), f"{at} есть {{X:nom}}", f"{at} {{X:nom}}")
        yield Row(nowhere(side), f"{at} нет {{X:gen}}")


def _coins() -> Iterator[Row]:
    for words, player in (("у вас", YOU), ("у противника", ENEMY)):
        for kind, is_open in (("", False), ("открытых ", True)):
            coins = Coins(player, is_open)
            yield Row(
                Compare(coins, Comparison.AT_LEAST, K),
                f"{words} {{K:acc}} или более {kind}{{COIN}}",
                f"{words} не менее {{K:acc}} {kind}{{COIN}}",
            )
            yield Row(Compare(coins, Comparison.LESS, K), f"{words} менее {{K:acc}} {kind}{{COIN}}")


_SOURCES = (
    ("от атаки", Source.ATTACK),
    ("от выстрела", Source.SHOT),
    ("от удара", Source.STRIKE),
    ("от заклинания", Source.SPELL),
    ("от отравления", Source.POISON),
)


def _would_happen() -> Iterator[Row]:
    """What a replacement waits for (517)."""
    yield Row(WouldHappen(When(EventKind.DIES, F)), "{F:nom} должно погибнуть")
    yield Row(WouldHappen(When(EventKind.WOUNDED, F)), "{F:nom} должно получить раны")
    yield Row(WouldHappen(When(EventKind.WOUNDED, F, F2)), "{F:nom} должно получить раны от {F2:gen}")
    for words, source in _SOURCES:
        yield Row(WouldHappen(When(EventKind.WOUNDED, F, source=source)), f"{{F:nom}} должно получить раны {words}")
    regenerates = When(EventKind.HEALED, F, about=KeywordName.REGENERATION)
    yield Row(WouldHappen(regenerates), "должна сработать регенерация {F:gen}")
    yield Row(WouldHappen(When(EventKind.HEALED, F)), "{F:nom} должно излечиться")
    heals = "способность {F2:gen} должна излечить"
    yield Row(would_heal, f"{heals} {{F:acc}}")
    yield Row(WouldHappen(When(EventKind.HEALED, other=F2)), f"{heals} персонажей", is_read=False)
    yield Row(WouldHappen(When(EventKind.HEALED, F, F2)), f"{heals} {{F:acc}}", is_read=False)
    yield Row(WouldHappen(When(EventKind.PUT_IN_GRAVEYARD, F)), "{F:nom} должно попасть на кладбище")
    yield Row(WouldHappen(When(EventKind.ENTERS, F)), "{F:nom} должно войти в игру")
    yield Row(WouldHappen(When(EventKind.DISCARDED, F, player=P)), "{P:nom} должен сбросить {F:acc}")
    yield Row(WouldHappen(When(EventKind.DRAWN, player=P)), "{P:nom} должен взять карту")
    yield Row(WouldHappen(When(EventKind.PRAYERS_GAINED, player=P)), "{P:nom} должен получить {PRAY}")
    yield Row(WouldHappen(When(EventKind.COINS_GAINED, player=P)), "{P:nom} должен получить {COIN}")


def _compared_stats() -> Iterator[Row]:
    """«у вашего героя больше жизней, чем у героя противника»."""
    for noun, stat in (("жизней", Stat.LIFE), ("(силы удара|удара)", Stat.STRIKE), ("ран", Stat.WOUNDS)):
        for more, comparison in (("больше", Comparison.MORE), ("меньше", Comparison.LESS)):
            fact = Compare(StatOf(stat, W), comparison, StatOf(stat, W2))
            yield Row(
                fact, f"у {{W:gen}} {more} {noun}, чем у {{W2:gen}}", f"у {{W:gen}} {noun} {more}, чем у {{W2:gen}}"
            )


_LAID = (
    ("ран", Stat.WOUNDS),
    ("эффектов усиления", Stat.REINFORCEMENTS),
    ("эффектов ослабления", Stat.WEAKENINGS),
    ("дополнительных жизней", Stat.EXTRA_LIFE),
    ("меток", Stat.COUNTERS),
)


_ONE_OR_SEVERAL = {
    "эффектов усиления": ("эффект усиления", "эффекты усиления"),
    "эффектов ослабления": ("эффект ослабления", "эффекты ослабления"),
    "дополнительных жизней": ("дополнительная жизнь", "дополнительные жизни"),
    "меток": ("метка", "метки"),
}


def _laid_on() -> Iterator[Row]:
    """«на этом существе не менее 3 ран», «на нём есть 3 эффекта усиления»."""
    for noun, stat in _LAID:
        there = "на {S:pre} (|есть )"
        at_least = Compare(StatOf(stat, S), Comparison.AT_LEAST, K)
        yield Row(
            at_least,
            f"{there}{{K:acc}} или более {noun}",
            f"{there}не менее {{K:acc}} {noun}",
            f"на {{S:pre}} есть {{K:acc}} {noun}",
        )
        one, several = _ONE_OR_SEVERAL.get(noun, ("", ""))
        if one:
            some = Compare(StatOf(stat, S), Comparison.AT_LEAST, Number(1))
            yield Row(some, f"на {{S:pre}} есть {one}", f"на {{S:pre}} есть {several}")
        yield Row(Compare(StatOf(stat, S), Comparison.MORE, K), f"{there}более {{K:acc}} {noun}")
        yield Row(
            Compare(StatOf(stat, S), Comparison.AT_MOST, K),
            f"{there}{{K:acc}} или менее {noun}",
            f"{there}не более {{K:acc}} {noun}",
        )
        yield Row(Compare(StatOf(stat, S), Comparison.LESS, K), f"{there}менее {{K:acc}} {noun}")
        yield Row(Compare(StatOf(stat, S), Comparison.EQUAL, Number(0)), f"на {{S:pre}} (нет|не было) {noun}")


def _alive() -> Iterator[Row]:
    """«у вашего героя 10 или менее жизней», «у него 5 или более ран»."""
    for noun, stat in (("жизней", Stat.LIFE), ("ран", Stat.WOUNDS)):
        for words, comparison in (
            ("{K:acc} или менее", Comparison.AT_MOST),
            ("{K:acc} или более", Comparison.AT_LEAST),
            ("не менее {K:gen}", Comparison.AT_LEAST),
            ("не более {K:gen}", Comparison.AT_MOST),
            ("менее {K:gen}", Comparison.LESS),
            ("более {K:gen}", Comparison.MORE),
        ):
            is_laid = stat is Stat.WOUNDS  # said as what lies on a card
            yield Row(
                Compare(StatOf(stat, W), comparison, K), f"у {{W:gen}} (|есть ){words} {noun}", is_said=not is_laid
            )


def _prayers() -> Iterator[Row]:
    """«у вас 3{PRAY} или более»."""
    for words, player in (("у вас", YOU), ("у противника", ENEMY)):
        yield Row(
            Compare(Prayers(player), Comparison.AT_LEAST, K),
            f"{words} {{K:acc}} {{PRAY}} или более",
            f"{words} {{K:acc}} или более {{PRAY}}",
            f"{words} не менее {{K:acc}} {{PRAY}}",
        )


def _stat_is() -> Iterator[Row]:
    """«его удар равен 0», «сила удара этого существа не меньше 3»."""
    for noun, stat, is_equal in (
        ("(удар|сила удара)", Stat.STRIKE, "(равен|равна|равны|равняется)"),
        ("(жизни|текущие жизни)", Stat.LIFE, "(равны|равен|равна|равняется)"),
        ("стоимость", Stat.COST, "(равна|равен|равны|равняется)"),
    ):
        for words, comparison in _COMPARED:
            fact = Compare(StatOf(stat, S), comparison, N)
            yield Row(fact, f"{noun} {{S:gen}} {words} {{N:gen}}", f"{{S:gen}} {noun} {words} {{N:gen}}")
        equal = Compare(StatOf(stat, S), Comparison.EQUAL, N)
        yield Row(equal, f"{noun} {{S:gen}} {is_equal} {{N:dat}}", f"{{S:gen}} {noun} {is_equal} {{N:dat}}")


_COMPARED = (
    ("(больше|более)", Comparison.MORE),
    ("(меньше|менее)", Comparison.LESS),
    ("не (меньше|менее)", Comparison.AT_LEAST),
    ("не (больше|более)", Comparison.AT_MOST),
)


def _more_than_theirs() -> Iterator[Row]:
    """«у вас меньше существ, чем у противника»: the same cards of either side."""
    yours, theirs = (Count(All(Filter(X_TESTS, side))) for side in (Side.YOURS, Side.ENEMY))
    for words, comparison in (("больше", Comparison.MORE), ("меньше", Comparison.LESS)):
        yield Row(
            more_of(Side.YOURS, comparison),
            f"у вас {words} {{X:gen}}, чем у противника",
            f"у вас {words} {{X:gen}}",
        )
        yield Row(Compare(yours, comparison, theirs), f"у вас {words} {{X:gen}}, чем у противника", is_read=False)
        yield Row(
            Compare(yours, comparison, theirs),
            f"под вашим контролем {words} {{X:gen}}, чем под контролем противника",
            f"вы контролируете {words} {{X:gen}}, чем противник",
        )
        yield Row(
            more_of(Side.ENEMY, comparison),
            f"у противника {words} {{X:gen}}, чем у вас",
            f"у противника {words} {{X:gen}}",
        )
        yield Row(Compare(theirs, comparison, yours), f"у противника {words} {{X:gen}}, чем у вас", is_read=False)
        yield Row(
            Compare(theirs, comparison, yours),
            f"под контролем противника {words} {{X:gen}}, чем под вашим контролем",
            f"противник контролирует {words} {{X:gen}}, чем вы",
        )
        yield Row(Compare(Coins(YOU), comparison, Coins(ENEMY)), f"у вас {words} {{COIN}}, чем у противника")
        yield Row(Compare(Coins(ENEMY), comparison, Coins(YOU)), f"у противника {words} {{COIN}}, чем у вас")
        yield Row(
            Compare(HandSize(YOU), comparison, HandSize(ENEMY)),
            f"в вашей руке {words} карт, чем у противника",
            f"у вас в руке {words} карт, чем у противника",
        )
        yield Row(
            Compare(HandSize(ENEMY), comparison, HandSize(YOU)),
            f"в руке противника {words} карт, чем у вас",
            f"у противника в руке {words} карт, чем у вас",
        )


def _done_to() -> Iterator[Row]:
    """«если был сброшен гном»: of the cards that the act just before was done to."""
    for word, act in DONE_WORDS:
        forms = "|".join((word, f"{word}а", f"{word}о", f"{word}ы"))
        yield Row(was_done(act), f"(был|была|было|были) ({forms}) {{X:nom}}")
    yield Row(discarded_by, "{P:nom} сбросил {X:acc}")


FACTS: tuple[Row, ...] = (
    *_would_happen(),
    # -- what a card is
    Row(this_is, "это {X:nom}"),
    Row(Fits(IT, X_TESTS), "это {X:nom}", is_read=False),
    Row(Fits(S, (IsWounded(),)), "{S:nom} ранен", "{S:nom} (ранено|ранена)", "на {S:pre} есть раны"),
    Row(Fits(S, (IsClosed(),)), "{S:nom} закрыт", "{S:nom} (закрыто|закрыта)"),
    Row(Fits(S, (Not(IsClosed()),)), "{S:nom} открыт", "{S:nom} (открыто|открыта)"),
    Row(Fits(S, (IsAttacking(),)), "{S:nom} атакует"),
    Row(attacks_whom, "{S:nom} атакует {F2:acc}"),
    Row(
        Fits(S, (), Zone.GRAVEYARD),
        "{S:nom} погибло",
        "{S:nom} (погиб|погибла|погибли)",
        "{S:nom} на кладбище",
    ),
    Row(Negate(Fits(S, (), Zone.GRAVEYARD)), "{S:nom} не погибло", "{S:nom} не (погиб|погибла|погибли)"),
    Row(Fits(SELF, (), Zone.PLAY), "эта карта в игре", is_read=False),
    Row(Fits(S, (), Zone.PLAY), "{S:nom} выжило", "{S:nom} (выжил|выжила|выжили)", "{S:nom} в игре"),
    Row(Fits(S, X_TESTS), "{S:nom} — {X:nom}"),
    # -- what there is
    *_there_is(),
    *_has(),
    # -- numbers
    *_compared_stats(),
    *_done_to(),
    Row(Compare(Coins(ENEMY, True), Comparison.EQUAL, Number(0)), "у противника нет открытых {COIN}"),
    Row(Compare(Coins(YOU, True), Comparison.EQUAL, Number(0)), "у вас нет открытых {COIN}"),
    *_coins(),
    Row(Compare(Coins(YOU), Comparison.AT_LEAST, N), "у вас {N COIN} или более"),
    Row(Compare(Coins(YOU), Comparison.MORE, N), "у вас больше {N COIN}"),
    *_alive(),
    *_prayers(),
    *_laid_on(),
    *_stat_is(),
    *_more_than_theirs(),
    Row(spent_nothing, "при розыгрыше {S:gen} не было потрачено {COIN}"),
    Row(
        Compare(CoinsSpent(), Comparison.EQUAL, Number(0)),
        "при розыгрыше этой карты не было потрачено {COIN}",
        is_read=False,
    ),
    # -- who began; what happened is told as an event
    Row(WentFirst(Side.YOURS), "вы ходили первым"),
    Row(Negate(WentFirst(Side.YOURS)), "вы ходили не первым", "вы ходили вторым"),
)
