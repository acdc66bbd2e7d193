"""Prevention (516), replacement (517), and what ignores them (part 7)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import EntryAdded, Prevented, Replaced, Struck, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    SELF,
    YOU,
    All,
    Constant,
    Draw,
    Filter,
    GainCoins,
    GainPrayers,
    Ignore,
    Instead,
    IsKind,
    Number,
    PreventNext,
    Sequence,
    SpellText,
    Summon,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Kind, Side, Zone
from tests.rules.tables import Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
CREATURE = IsKind((Kind.CREATURE,))
SHIELDS = Constant(All(Filter((CREATURE,))), (PreventNext(Number(1), every=True),))
"""«Каждый раз, когда существо получает раны, предотвратите 1»."""


# ------------------------------------------------------------------------------------------------------ prevention


def test_prevention_lessens_wounds_and_not_the_strength() -> None:
    """516.1, part 7 «Предотвращение»."""
    situation = table(you="Волк 3/9", enemy="Рысь 0/9, closed | Броня 1.").strike("Волк", "Рысь")
    struck, wounded = situation.told(Struck)[0], situation.told(Wounded)[0]
    assert isinstance(struck, Struck) and isinstance(wounded, Wounded) and (struck.number, wounded.number) == (3, 2)


def test_prevention_comes_after_everything_is_computed() -> None:
    """516.2: 1 and 1 more by Уязвимость are 2, and 2 are prevented."""
    situation = table(you="Волк 1/9", enemy="Рысь 0/9, closed | Уязвимость. Броня 3.").strike("Волк", "Рысь")
    assert [it.number for it in situation.told(Prevented) if isinstance(it, Prevented)] == [2]


@pytest.mark.parametrize("turn", ("you", "enemy"))
def test_the_non_active_player_prevents_first(turn: str) -> None:
    """516.3: in turn order, and both as long as wounds are left."""
    situation = table(
        you="Волк 3/9; Щит for 1, амулет",
        enemy="Рысь 3/9; Оберег for 1, амулет",
        programs={"Щит": (SHIELDS,), "Оберег": (SHIELDS,)},
        turn=turn,
    )
    attacker, target = ("Волк", "Рысь") if turn == "you" else ("Рысь", "Волк")
    situation.strike(attacker, target)
    names = [it.source.name for it in situation.told(Prevented) if isinstance(it, Prevented) and it.card.name == target]
    assert names == (["Оберег", "Щит"] if turn == "you" else ["Щит", "Оберег"]) and situation.wounds(target) == 1


def test_armour_of_the_active_player_comes_after_the_other_ones_prevention() -> None:
    """516.3: an answer of 1 is prevented by the non-active player, and the attacker's Броня stays whole."""
    situation = table(
        you="Волк 0/9, has Броня 1; Ёж 0/9",
        enemy="Рысь 1/9; Оберег for 1, амулет",
        programs={"Оберег": (SHIELDS,)},
    ).strike("Волк", "Рысь")
    assert [it.source.name for it in situation.told(Prevented) if isinstance(it, Prevented)] == ["Оберег"]


def test_nothing_is_left_to_prevent() -> None:
    """516.3: who comes later prevents only what is left."""
    situation = table(
        you="Волк 1/9; Щит for 1, амулет",
        enemy="Рысь 0/9; Оберег for 1, амулет",
        programs={"Щит": (SHIELDS,), "Оберег": (SHIELDS,)},
    ).strike("Волк", "Рысь")
    assert [it.source.name for it in situation.told(Prevented) if isinstance(it, Prevented)] == ["Оберег"]


def test_prevention_works_outside_the_queue() -> None:
    """516.5: at the moment of the wounds, announced by nobody."""
    situation = table(you="Волк 3/9", enemy="Рысь 0/9; Оберег for 1, амулет", programs={"Оберег": (SHIELDS,)})
    situation.strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.told(EntryAdded)) == (2, [])


def test_prevention_ends_with_its_source() -> None:
    """516.6."""
    situation = table(
        you="Волк 3/9",
        hand="Обвал for 1, spell | Уничтожьте карту поддержки.",
        enemy="Рысь 0/9; Оберег for 1, амулет",
        programs={"Оберег": (SHIELDS,)},
    ).play("Обвал", "Оберег")
    assert situation.strike("Волк", "Рысь").wounds("Рысь") == 3


# ----------------------------------------------------------------------------------------------------- replacement

DRAWS = Instead(When(EventKind.WOUNDED, Filter((CREATURE,), Side.YOURS)), Draw())
"""«Если ваше существо должно получить раны, вместо этого возьмите карту»."""


def test_a_replacement_waits_in_no_queue_and_works_each_time() -> None:
    """517.1.2: it looks like a trigger, but no limit of once a turn holds it, and nobody announces it."""
    situation = (
        table(you="Волк 1/9; Лис 1/9", enemy="Рысь 0/9, closed; Оберег for 1, амулет", programs={"Оберег": (DRAWS,)})
        .strike("Волк", "Рысь")
        .strike("Лис", "Рысь")
    )
    assert (situation.wounds("Рысь"), len(situation.hand(1)), situation.told(EntryAdded)) == (0, 2, [])


def test_a_replacement_works_only_on_what_is_being_done() -> None:
    """517.2, part 7 «Эффект замещения»: the wound before it came is a wound; the one after is none."""
    wound = Wound(All(Filter((CREATURE,), Side.YOURS)), Number(1))
    summon = Summon(Filter((IsKind((Kind.SUPPORT,)),), Side.YOURS, Zone.DECK))
    spell = SpellText(Sequence((wound, summon, wound)))
    situation = table(
        you="Волк 3/9",
        hand="Буря for 1, spell",
        deck="Оберег for 1, амулет; Запас 1 1/1 for 1; Запас 2 1/1 for 1",
        programs={"Буря": (spell,), "Оберег": (DRAWS,)},
    ).play("Буря", "Оберег")
    assert (situation.wounds("Волк"), len(situation.hand())) == (1, 1)


def both_replace(edition: Edition, turn: str) -> Table:
    """Волк is struck; a card of each side would replace his wounds: his own draws a card, the other's heals."""
    mine = Instead(When(EventKind.WOUNDED, Filter((CREATURE,))), GainPrayers(YOU, Number(1)))
    situation = table(
        you="Волк 3/9; Щит for 1, амулет",
        enemy="Рысь 3/9, closed; Оберег for 1, амулет",
        programs={"Щит": (mine,), "Оберег": (mine,)},
        edition=edition,
        turn=turn,
    )
    return situation.strike("Волк", "Рысь") if turn == "you" else situation


@pytest.mark.parametrize(("edition", "seat"), ((ED12, 0), (ED15, 1)), ids=("ed12", "ed15"))
def test_who_settles_between_the_replacements_of_both(edition: Edition, seat: int) -> None:
    """517.4.2: the active player; in the fifteenth edition (E15 517.4) who controls the card that is affected."""
    situation = both_replace(edition, "you")
    assert (situation.waits, situation.decision.seat) == (Ask.REPLACE, seat)


def test_of_two_replacements_one_takes_place() -> None:
    """517.4.2: the other has nothing to replace any more."""
    situation = both_replace(ED12, "you").answer("Оберег")
    assert situation.game.state.prayers == [0, 1] and situation.wounds("Рысь") == 0


@EDITIONS
def test_what_came_instead_may_be_replaced_too(edition: Edition) -> None:
    """517.5: wounds become a draw, and the draw a coin."""
    coin = Instead(When(EventKind.DRAWN, player=Side.YOURS), GainCoins())
    situation = table(
        you="Волк 1/9",
        enemy="Рысь 0/9, closed; Оберег for 1, амулет; Чаша for 1, оружие",
        programs={"Оберег": (DRAWS,), "Чаша": (coin,)},
        edition=edition,
    ).strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.hand(1), situation.coins(1)) == (0, [], 11)
    assert len(situation.told(Replaced)) == 2


# --------------------------------------------------------------------------------------------------------- ignoring


def ignoring(what: str = "", keyword: KeywordName | None = None) -> dict[str, tuple[Constant, ...]]:
    return {"Волк": (Constant(SELF, (Ignore(keyword, what),)),)}


ALL = pytest.mark.parametrize("what", ("abilities", "one"))
"""«Игнорирует особенности» ignores what each of the narrower ones does."""


@ALL
def test_ignored_prevention_prevents_nothing(what: str) -> None:
    """Part 7 «Игнорировать [предотвращение] (целевой карты)», «Игнорировать особенности [карт]»: «Игнорирует Броню»."""
    programs = ignoring(what) if what == "abilities" else ignoring(keyword=KeywordName.ARMOUR)
    situation = table(you="Волк 3/9", enemy="Рысь 0/9, closed | Броня 2.", programs=programs).strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 3


@ALL
def test_ignored_protection_protects_from_nothing(what: str) -> None:
    """Part 7 «Игнорировать [защиту]», «Игнорировать особенности [карт]»."""
    programs = ignoring("abilities" if what == "abilities" else "protections")
    enemy = "Рысь 0/9, closed | Защита от ударов."
    assert table(you="Волк 3/9", enemy=enemy, programs=programs).strike("Волк", "Рысь").wounds("Рысь") == 3
    assert table(you="Волк 3/9 | -", enemy=enemy).strike("Волк", "Рысь").wounds("Рысь") == 0


@ALL
@pytest.mark.parametrize(
    "text", ("Не получает ран от ударов.", "Если Рысь должна получить раны, вместо этого возьмите карту.")
)
def test_ignored_replacement_replaces_nothing(text: str, what: str) -> None:
    """Part 7 «Игнорировать [замещение]», «Игнорировать особенности [карт]»."""
    programs = ignoring("abilities" if what == "abilities" else "replacements")
    situation = table(you="Волк 3/9", enemy=(f"Рысь 0/9, closed | {text}",), programs=programs).strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.hand(1)) == (3, [])


@ALL
def test_an_ignored_trigger_can_not_choose_who_ignores_it(what: str) -> None:
    """Part 7 «Игнорировать [срабатывающую особенность] (целевой карты)», «Игнорировать особенности [карт]»."""
    programs = ignoring("abilities" if what == "abilities" else "triggers")
    enemy = ("Рысь 0/1, closed | Гибель: Ранить существо противника на 2.",)
    situation = table(you="Волк 3/9; Ёж 1/9", enemy=enemy, programs=programs).strike("Волк", "Рысь")
    assert (situation.wounds("Волк"), situation.wounds("Ёж")) == (0, 2)


def test_an_acquired_ability_is_not_ignored_with_the_printed_ones() -> None:
    """Part 7 «Игнорировать особенности [карт]»: only those that are особенности, which is what is printed."""
    situation = table(you="Волк 3/9", enemy="Рысь 0/9, closed, has Броня 2", programs=ignoring("abilities"))
    assert situation.strike("Волк", "Рысь").wounds("Рысь") == 1


def test_an_ignored_armour_is_that_of_the_target() -> None:
    """Part 7 «Игнорировать [предотвращение] (целевой карты)»: what another card gives prevents as ever."""
    situation = table(
        you="Волк 3/9",
        enemy="Рысь 0/9, closed | Броня 1. ; Оберег for 1, амулет",
        programs={**ignoring("abilities"), "Оберег": (SHIELDS,)},
    ).strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 2


def test_others_do_not_ignore() -> None:
    """Part 7 «Игнорировать особенности [карт]»: the card that has it."""
    situation = table(you="Волк 3/9; Ёж 3/9", enemy="Рысь 0/9, closed | Броня 2.", programs=ignoring("abilities"))
    assert situation.strike("Ёж", "Рысь").wounds("Рысь") == 1 and situation.can(Act.STRIKE, "Волк")


@EDITIONS
def test_those_who_die_together_are_replaced_each_for_itself(edition: Edition) -> None:
    """505.1, 517.1.2: what spares one of them does not spare the other, whoever it speaks of."""
    spared = Instead(When(EventKind.DIES, other=Filter((CREATURE,))), Draw())
    situation = table(you="Волк 3/2; Щит for 1, амулет", enemy="Рысь 3/2", programs={"Щит": (spared,)}, edition=edition)
    situation.strike("Волк", "Рысь")
    assert len(situation.told(Replaced)) == 2 and len(situation.hand()) == 2


@pytest.mark.parametrize(("coins", "asked"), ((1, True), (0, False)))
def test_what_can_not_come_instead_replaces_nothing(coins: int, asked: bool) -> None:
    """517.1, 118.3: «можете заплатить»: who can't is not asked, and the card dies."""
    text = "вместо этого можете заплатить 1{COIN}, при этом верните его в руку."
    squirrel = f"Белка 1/1 | Если это существо должно погибнуть, {text}"
    situation = table(you=(squirrel,), enemy="Рысь 3/9", coins=coins).strike("Белка", "Рысь")
    assert (situation.waits is Ask.REPLACE) is asked
    assert (situation.answer("Белка").hand() if asked else situation.graveyard()) == ["Белка"]
