"""Terms of later editions that are keywords (KEYWORDS §6); they are there in both profiles."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import EntryAdded, Opened, Prevented
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import ENEMY_HERO, Filter, Keyword, Number, When, Wound
from app.engine.terms import EventKind, KeywordName, Side
from tests.rules.tables import ENEMY, table
from tests.rules.tables import YOU as MINE

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# ------------------------------------------------------------------------------------------------- wounds and lives


@EDITIONS
@pytest.mark.parametrize(("wounds", "life"), ((0, 12), (1, 11), (5, 7)))
def test_vampirism_heals_and_what_is_left_are_lives(wounds: int, life: int, edition: Edition) -> None:
    """KEYWORDS «Вампиризм X»: wounds by a strike heal X; with fewer wounds the rest are additional lives."""
    vampire = f"Волк 2/9, {wounds} wounds, has Вампиризм 3"
    situation = table(you=vampire, enemy="Рысь 0/9, closed", edition=edition).strike("Волк", "Рысь")
    assert situation.life("Волк") == life and situation.wounds("Волк") == max(wounds - 3, 0)


def test_vampirism_needs_wounds_by_a_strike() -> None:
    """KEYWORDS «Вампиризм X»: neither a shot nor a strike that wounds nobody will do."""
    situation = table(
        you="Волк 2/9, 4 wounds, has Вампиризм 3 | {TAP}: Выстрел на 2.; Лис 2/9, 4 wounds, has Вампиризм 3",
        enemy="Рысь 0/9, closed | Защита от ударов.",
    ).use("Волк", "Рысь")
    assert situation.strike("Лис", "Рысь").wounds("Лис") == 4 and situation.wounds("Волк") == 4


@EDITIONS
@pytest.mark.parametrize(("first", "then"), ((1, 3), (3, 1)))
def test_the_greatest_vampirism_acts(first: int, then: int, edition: Edition) -> None:
    """KEYWORDS «Вампиризм X», «Могущество X», «Чешуя X»: in both editions."""
    vampire = f"Волк 2/9, 5 wounds, has Вампиризм {first}, has Вампиризм {then}"
    situation = table(you=vampire, enemy="Рысь 0/9, closed", edition=edition).strike("Волк", "Рысь")
    assert situation.wounds("Волк") == 2


@EDITIONS
@pytest.mark.parametrize(("strength", "wounds"), ((2, 0), (3, 3)))
def test_scales_prevent_weak_attacks_whole(strength: int, wounds: int, edition: Edition) -> None:
    """KEYWORDS «Чешуя X»: all wounds of an attack of strength X or less, none of a stronger one."""
    situation = table(you=f"Волк {strength}/9", enemy="Рысь 0/9, closed, has Чешуя 2", edition=edition)
    assert situation.strike("Волк", "Рысь").wounds("Рысь") == wounds
    assert len(situation.told(Prevented)) == (wounds == 0)


def test_scales_look_at_the_strength_after_modifiers() -> None:
    """KEYWORDS «Чешуя X»: and they are no help against spells."""
    spell = "Молния for 1, spell | Ранить существо на 1."
    situation = table(you="Волк 2/9, strike +1", enemy="Рысь 0/9, closed, has Чешуя 2", hand=spell)
    assert situation.strike("Волк", "Рысь").play("Молния", "Рысь").wounds("Рысь") == 4


@EDITIONS
def test_superiority_adds_and_takes_two(edition: Edition) -> None:
    """KEYWORDS «Превосходство над [X]»: 2 wounds more to those, 2 fewer from them; others as ever."""
    knight = "Рыцарь 3/9 | Превосходство над драконами."
    dragon = table(you=knight, enemy="Дракон 3/9, дракон", edition=edition).strike("Рыцарь", "Дракон")
    wolf = table(you=knight, enemy="Волк 3/9", edition=edition).strike("Рыцарь", "Волк")
    assert (dragon.wounds("Дракон"), dragon.wounds("Рыцарь")) == (5, 1)
    assert (wolf.wounds("Волк"), wolf.wounds("Рыцарь")) == (3, 3)


@EDITIONS
def test_might_grows_to_its_number(edition: Edition) -> None:
    """KEYWORDS «Могущество X»: at the end of its player's turn one reinforcement, as long as there are fewer than X."""
    situation = table(you="Волк 3/4, has Могущество 2", edition=edition)
    powers = []
    for _ in range(6):
        situation.end_turn()
        powers.append(situation.power("Волк"))
    assert powers == [4, 4, 5, 5, 5, 5] and situation.life("Волк") == 6


@pytest.mark.parametrize(
    ("first", "then", "strike", "life"), (("усиления", "ослабления", 3, 4), ("ослабления", "усиления", 3, 4))
)
def test_weakenings_and_reinforcements_cancel_each_other(first: str, then: str, strike: int, life: int) -> None:
    """KEYWORDS «Эффект ослабления»: -1 strike and -1 life each; one takes the other off."""
    spells = tuple(
        f"{name} for 1, spell | Положите 2 эффекта {what} на существо." for name, what in (("А", first), ("Б", then))
    )
    situation = table(you="Волк 3/4", hand=spells).play("А", "Волк")
    assert situation.power("Волк") == (5 if first == "усиления" else 1)
    situation.play("Б", "Волк")
    card = situation.match.view(MINE, log=False).card(situation.id("Волк"))
    assert (card.strike, card.life, card.reinforcements, card.weakenings) == (strike, life, 0, 0)


# --------------------------------------------------------------------------------------------------------- attacking


@EDITIONS
@pytest.mark.parametrize("defender", ("", "Лось"))
def test_suppression_closes_who_was_named_first(defender: str, edition: Edition) -> None:
    """KEYWORDS «Подавление»: after the attack, the first target even when another one defended; the target answers."""
    situation = table(you="Волк 1/9, has Подавление", enemy="Рысь 1/9; Лось 1/9", edition=edition)
    situation.strike("Волк", "Рысь", defender=defender)
    assert situation.closed("Рысь") and situation.wounds("Волк") == 1


def test_suppression_is_for_creatures_and_shots_too() -> None:
    """KEYWORDS «Подавление»: on attacking a creature; a hero is none."""
    shooter = "Волк 1/9, has Подавление | {TAP}: Выстрел на 1."
    assert table(you=shooter, enemy="Рысь 1/9").use("Волк", "Рысь").closed("Рысь")
    situation = table(you=shooter, enemy="Рысь 1/9").strike("Волк", "enemy hero")
    assert not situation.closed("Рысь") and situation.told(EntryAdded) == []


@EDITIONS
def test_a_raid_is_of_the_later_attacks(edition: Edition) -> None:
    """KEYWORDS «Набег X — [t]»: there while the card attacks and it is the X-th attack of the turn or a later one."""
    raider = "Волк 1/9 | Набег 2 — Имеет +3 к удару.; Лис 1/9"
    first = table(you=raider, edition=edition).strike("Волк", "enemy hero")
    second = table(you=raider, edition=edition).strike("Лис", "enemy hero").strike("Волк", "enemy hero")
    assert (first.wounds("enemy hero"), second.wounds("enemy hero")) == (1, 5) and second.power("Волк") == 1


# ---------------------------------------------------------------------------------------------------- the turn's course


@pytest.mark.parametrize(("wounds", "drawn"), ((0, 2), (1, 1)))
def test_concentration_is_of_the_whole(wounds: int, drawn: int) -> None:
    """KEYWORDS «Концентрация: [t]»: at the start of its player's turn, when no wounds are on it."""
    situation = table(you=f"Мудрец 1/9, {wounds} wounds | Концентрация: Возьмите карту.").end_turn().end_turn()
    assert len(situation.hand()) == drawn


def test_spending_counts_the_coins_of_a_turn() -> None:
    """KEYWORDS «Расход X: [t]»: when coins are spent and X or more were this turn; once a turn."""
    situation = table(
        you="Купец 1/9 | Расход 3: Ранить героя противника на 1.",
        hand="; ".join(f"Волк-{i} 1/1 for 2" for i in range(1, 4)),
    )
    told = []
    for i in range(1, 4):
        situation.play(f"Волк-{i}")
        told.append(situation.wounds("enemy hero"))
    assert told == [0, 1, 1]


@pytest.mark.parametrize(("died", "power"), ((True, 5), (False, 3)))
def test_a_soul_catcher_has_its_text_when_a_creature_died(died: bool, power: int) -> None:
    """KEYWORDS «Душелов — [t]»: this turn; in the next it has it no more."""
    spell = "Кара for 1, spell | Уничтожьте существо."
    situation = table(you="Волк 3/4 | Душелов — Имеет +2 к удару.", enemy="Рысь 1/1", hand=spell)
    if died:
        situation.play("Кара", "Рысь")
    assert situation.power("Волк") == power and situation.end_turn().power("Волк") == 3


def test_a_soul_catcher_in_the_hand() -> None:
    """KEYWORDS «Душелов — [t]»: in play, hand and graveyard."""
    hand = ("Волк 3/4 for 4 | Душелов — Стоит на 2{COIN} дешевле.", "Кара for 1, spell | Уничтожьте существо.")
    situation = table(enemy="Рысь 1/1", hand=hand)
    before = situation.cost("Волк")
    assert (before, situation.play("Кара", "Рысь").cost("Волк")) == (4, 2)


# ----------------------------------------------------------------------------------------------------- into play, out


@EDITIONS
def test_a_sleeper_lies_closed_until_it_wakes(edition: Edition) -> None:
    """KEYWORDS «Спящий»: it enters closed, and nothing opens it but losing «Спящий»."""
    spells = ("Заря for 1, spell | Откройте существо.", "Труба for 1, spell | Существо теряет Спящий.")
    situation = table(hand=("Медведь 5/5 for 1 | Спящий.", *spells), edition=edition).play("Медведь")
    assert situation.closed("Медведь")
    situation.end_turn().end_turn().play("Заря", "Медведь")
    assert situation.closed("Медведь") and situation.told(Opened) == []
    assert not situation.play("Труба", "Медведь").closed("Медведь")


def test_a_clutch_is_laid_for_a_coin() -> None:
    """KEYWORDS «Кладка»: from the hand: an egg is created, and it mines this card."""
    situation = table(hand="Дракон 5/5 for 6 | Кладка.", reserve="Яйцо").use("Дракон")
    egg = situation.match.view(MINE, log=False).card(situation.id("Яйцо"))
    assert (situation.squad(), situation.hand(), situation.coins()) == (["Яйцо"], [], 9)
    assert egg.mined == (situation.id("Дракон"),)


AMBUSH = Keyword(
    KeywordName.AMBUSH,
    Number(2),
    when=When(EventKind.PLAYED, Filter(), player=Side.ENEMY),
    do=Wound(ENEMY_HERO, Number(1)),
)


@EDITIONS
def test_an_ambush_is_played_in_the_other_ones_turn(edition: Edition) -> None:
    """KEYWORDS «Засада X»: on its event, for X instead of its cost; with it comes what the text says."""
    situation = table(
        turn="enemy",
        hand="Эльф 3/3 for 6",
        coins=3,
        enemy_hand="Рысь 2/2 for 1",
        programs={"Эльф": (AMBUSH,)},
        edition=edition,
    ).play("Рысь", True)
    assert (situation.squad(), situation.coins(), situation.wounds("enemy hero")) == (["Эльф"], 1, 1)


@pytest.mark.parametrize(("coins", "asked"), ((2, Ask.MAY), (1, Ask.TURN)))
def test_an_ambush_needs_its_price(coins: int, asked: Ask) -> None:
    """KEYWORDS «Засада X»: «можете», when it can be paid."""
    situation = table(
        turn="enemy", hand="Эльф 3/3 for 6", coins=coins, enemy_hand="Рысь 2/2 for 1", programs={"Эльф": (AMBUSH,)}
    ).play("Рысь")
    assert situation.waits is asked


# --------------------------------------------------------------------------------------------------- keywords as acts


def test_a_plague_mills_any_deck() -> None:
    """KEYWORDS «Мор X»: the X top cards of the deck of a chosen player."""
    situation = table(hand="Крыса 1/1 for 1 | Найм: Мор 2.", enemy_deck="Рысь 2/2; Лось 4/4; Лис 1/2").play("Крыса")
    situation.answer("enemy hero")
    assert situation.graveyard(ENEMY) == ["Рысь", "Лось"] and situation.deck(ENEMY) == ["Лис"]


@EDITIONS
@pytest.mark.parametrize(("given", "answers", "copied"), ((1, ("Лис",), "Копия Лис"), (2, (), "Копия Волк")))
def test_a_gift_of_life_copies_what_costs_as_much(
    given: int, answers: tuple[str, ...], copied: str, edition: Edition
) -> None:
    """KEYWORDS «Дар жизни (X)»: up to X additional lives are taken off own characters; the copy is of an own creature
    that costs as many, and is not created."""
    situation = table(
        you="Волк 3/4 for 2, life +3; Лис 1/2 for 1; Элементаль огня",
        hand="Лешак 1/1 for 1 | Найм: Дар жизни 2.",
        edition=edition,
    ).play("Лешак", given, *answers)
    assert situation.life("Волк") == 7 - given
    assert copied in [name for row in situation.game.state.squad[MINE] for name in situation._names(row)]


def test_a_gift_of_life_takes_no_more_than_its_number() -> None:
    """KEYWORDS «Дар жизни (X)»: without a number there is no limit."""
    leshy = "Лешак 1/1 for 1 | Найм: Дар жизни 2."
    assert table(you="Волк 3/4 for 2, life +3", hand=leshy).play("Лешак").numbers() == [0, 1, 2]
    assert table(you="Волк 3/4 for 2, life +3", hand=leshy.replace(" 2", "")).play("Лешак").numbers() == [0, 1, 2, 3]
    assert Act.NUMBER in {it.act for it in table(you="Волк 3/4, life +1", hand=leshy).play("Лешак").decision.options}
