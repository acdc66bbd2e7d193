"""What is so, as phrases: the conditions after «если» and «пока»."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.frames import F2, W2, X_LEAST, X_TESTS, F, N, P, Row, S, W
from app.cardtext.rewriting import WouldHappen, spent_nothing, this_is, would_heal
from app.engine.program import (
    ENEMY,
    IT,
    YOU,
    Coins,
    CoinsSpent,
    Compare,
    Exists,
    Filter,
    Fits,
    HandSize,
    Happened,
    IsAttacking,
    IsClosed,
    IsWounded,
    Negate,
    Not,
    Number,
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


FACTS: tuple[Row, ...] = (
    *_would_happen(),
    # -- what a card is
    Row(this_is, "это {X:nom}"),
    Row(Fits(IT, X_TESTS), "это {X:nom}", is_read=False),
    Row(Fits(S, (IsWounded(),)), "{S:nom} ранен", "{S:nom} (ранено|ранена)", "на {S:pre} есть раны"),
    Row(Fits(S, (IsClosed(),)), "{S:nom} закрыт", "{S:nom} (закрыто|закрыта)"),
    Row(Fits(S, (Not(IsClosed()),)), "{S:nom} открыт", "{S:nom} (открыто|открыта)"),
    Row(Fits(S, (IsAttacking(),)), "{S:nom} атакует"),
    Row(
        Fits(S, (), Zone.GRAVEYARD),
        "{S:nom} погибло",
        "{S:nom} (погиб|погибла|погибли)",
        "{S:nom} на кладбище",
    ),
    Row(Fits(S, (), Zone.PLAY), "{S:nom} выжило", "{S:nom} (выжил|выжила|выжили)"),
    Row(Fits(S, X_TESTS), "{S:nom} — {X:nom}"),
    # -- what there is
    *_there_is(),
    # -- numbers
    *_compared_stats(),
    Row(Compare(Coins(ENEMY, True), Comparison.EQUAL, Number(0)), "у противника нет открытых {COIN}"),
    Row(Compare(Coins(YOU, True), Comparison.EQUAL, Number(0)), "у вас нет открытых {COIN}"),
    Row(Compare(Coins(YOU), Comparison.AT_LEAST, N), "у вас {N COIN} или более"),
    Row(Compare(Coins(YOU), Comparison.MORE, N), "у вас больше {N COIN}"),
    Row(Compare(HandSize(YOU), Comparison.MORE, HandSize(ENEMY)), "в вашей руке больше карт, чем у противника"),
    Row(spent_nothing, "при розыгрыше {S:gen} не было потрачено {COIN}"),
    Row(
        Compare(CoinsSpent(), Comparison.EQUAL, Number(0)),
        "при розыгрыше этой карты не было потрачено {COIN}",
        is_read=False,
    ),
    # -- who began, what happened
    Row(WentFirst(Side.YOURS), "вы ходили первым"),
    Row(Negate(WentFirst(Side.YOURS)), "вы ходили не первым", "вы ходили вторым"),
    Row(Happened(When(EventKind.DISCARDED, player=Side.YOURS)), "вы сбрасывали карту в этот ход"),
    Row(Happened(When(EventKind.DIES, F)), "в этот ход погибло {F:nom}"),
)
