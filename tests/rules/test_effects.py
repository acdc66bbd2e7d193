"""Composed abilities, effects and markers (118, 119)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import EffectLaid, EffectLifted, EntryEnd, EntryFinished, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    Ability,
    Become,
    Choose,
    Exists,
    Filter,
    Gain,
    IsClass,
    IsKind,
    Keyword,
    Lay,
    Lose,
    SpellText,
    Until,
)
from app.engine.terms import Element, KeywordName, Kind, Side, Span
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
KILL = "Расправа for 1, spell | Уничтожьте существо."
LIFT = "Омовение for 1, spell | Снимите с существа все эффекты."
CHAIN = "Маг 1/4 | {TAP}: Ранить вашего героя на 1, закройте существо противника, возьмите карту."


def ends(situation: Table) -> list[tuple[EntryEnd, str]]:
    """How abilities of the queue ended, and by which paragraph."""
    return [(it.end, it.paragraph) for it in situation.told(EntryFinished)]  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------- 118: composed ones


@EDITIONS
def test_a_composed_ability_is_done_in_the_order_of_its_text(edition: Edition) -> None:
    """118.2: in one entry of the queue."""
    situation = table(you=CHAIN, enemy="Рысь 2/2", edition=edition).use("Маг", "Рысь")
    assert (situation.wounds("hero"), situation.closed("Рысь"), len(situation.hand())) == (1, True, 1)
    assert ends(situation) == [(EntryEnd.DONE, "")]


@EDITIONS
def test_a_part_that_cannot_be_done_breaks_off_the_rest(edition: Edition) -> None:
    """118.2, 118.3: only the first part had to be legal; without a creature to close no card is drawn."""
    situation = table(you=CHAIN, edition=edition).use("Маг")
    assert (situation.wounds("hero"), situation.hand()) == (1, [])
    assert ends(situation) == [(EntryEnd.BROKEN_OFF, "118.2")]


@EDITIONS
def test_a_first_part_without_a_target_is_not_announced(edition: Edition) -> None:
    """118.3."""
    mage = "Маг 1/4 | {TAP}: Закройте существо противника, возьмите карту."
    assert table(you=mage, edition=edition).refusal(Act.USE, "Маг") == "118.3"


# ------------------------------------------------------------------------------------------- 119: whose effects are


@EDITIONS
def test_an_effect_belongs_to_the_card_that_it_lies_on(edition: Edition) -> None:
    """119.3: it stays when the card that laid it is gone, and goes with the card that bears it."""
    giver = "Знахарь 1/1 | {TAP}: Существо получает +2 к удару."
    situation = table(you=(giver, "Волк 3/4"), hand=(KILL, KILL), edition=edition).use("Знахарь", "Волк")
    assert situation.play("Расправа", "Знахарь").power("Волк") == 5
    situation.play("Расправа", "Волк")
    assert situation.game.state.effects[situation.row("Волк")] == ()


DYE: dict[str, tuple[Ability, ...]] = {
    "Краска": (
        SpellText(Lay(Choose(Filter((IsKind((Kind.CREATURE,)),))), (Become(elements=(Element.DARKNESS,)),))),
    )
}  # fmt: skip


@EDITIONS
def test_markers_are_no_effects(edition: Edition) -> None:
    """119.4, 104.2.1: what takes all effects off leaves wounds, changed properties and coins where they are."""
    situation = table(
        you="Волк 3/4, steppe, 2 wounds, strike +2, has Рывок",
        hand=("Краска for 1, spell", LIFT),
        programs=DYE,
        edition=edition,
    ).play("Краска", "Волк")
    situation.play("Омовение", "Волк")
    card = situation.match.view(YOU).card(situation.id("Волк"))
    assert (card.strike, card.keywords, card.wounds, card.elements) == (3, (), 2, (Element.DARKNESS,))
    assert situation.match.view(YOU).players[YOU].coins == 10


# ---------------------------------------------------------------------------------------------------- losing an effect


@EDITIONS
def test_a_printed_ability_is_lost_by_an_effect(edition: Edition) -> None:
    """119.5: an effect of loss is laid, and gives the ability back when it ends."""
    strip = "Запрет for 1, spell | Существо теряет Рывок до конца хода."
    situation = table(you="Волк 3/4 | Рывок.", hand=strip, edition=edition).play("Запрет", "Волк")
    laid = situation.told(EffectLaid)
    assert [it.grant for it in laid] == [Lose(KeywordName.RUSH)]  # type: ignore[attr-defined]
    assert not situation.has("Волк", KeywordName.RUSH)
    assert situation.end_turn().has("Волк", KeywordName.RUSH)


@EDITIONS
def test_an_ability_laid_by_an_effect_goes_with_the_effect(edition: Edition) -> None:
    """119.5: lost for good, the effect is lifted and no loss is laid."""
    strip = "Запрет for 1, spell | Существо теряет Рывок."
    situation = table(you="Волк 3/4, has Рывок", hand=strip, edition=edition).play("Запрет", "Волк")
    lifted = [it.grant for it in situation.told(EffectLifted)]  # type: ignore[attr-defined]
    assert lifted == [Gain(Keyword(KeywordName.RUSH))] and situation.told(EffectLaid) == []
    assert situation.game.state.effects[situation.row("Волк")] == ()


def test_what_lasts_a_turn_does_not_take_a_lasting_effect_away() -> None:
    """119.5: lost until the end of the turn only, it is there again after it."""
    strip = "Запрет for 1, spell | Существо теряет Рывок до конца хода."
    situation = table(you="Волк 3/4, has Рывок", hand=strip).play("Запрет", "Волк")
    assert not situation.has("Волк", KeywordName.RUSH)
    assert situation.end_turn().has("Волк", KeywordName.RUSH)


# ----------------------------------------------------------------------------------------------- effects on condition


WHILE_GNOME: dict[str, tuple[Ability, ...]] = {
    "Клич": (
        SpellText(
            Lay(
                Choose(Filter((IsKind((Kind.CREATURE,)),))),
                (Gain(Keyword(KeywordName.RUSH)),),
                Until(Span.WHILE_TRUE, condition=Exists(Filter((IsClass(("гном",)),), Side.YOURS))),
            )
        ),
    )
}


@EDITIONS
def test_an_effect_whose_condition_has_failed_does_not_come_back(edition: Edition) -> None:
    """119.6."""
    situation = table(
        you=("Волк 3/4", "Кузнец 1/1, гном"),
        hand=("Клич for 1, spell", KILL, "Рудокоп 1/1 for 1, гном"),
        programs=WHILE_GNOME,
        edition=edition,
    ).play("Клич", "Волк")
    had = [situation.has("Волк", KeywordName.RUSH)]
    had.append(situation.play("Расправа", "Кузнец").has("Волк", KeywordName.RUSH))
    had.append(situation.play("Рудокоп").has("Волк", KeywordName.RUSH))
    assert had == [True, False, False]


@EDITIONS
@pytest.mark.parametrize(
    ("words", "measured"),
    (
        ("+2 к удару", lambda it: it.power("Волк") - 3),
        ("Броню 2", lambda it: it.number("Волк", KeywordName.ARMOUR)),
        ("дополнительную жизнь и +2 к удару", lambda it: it.power("Волк") - 3),
    ),
)
def test_the_condition_is_looked_at_all_the_time(
    words: str, measured: Callable[[Table], int], edition: Edition
) -> None:
    """119.6: lost when the opponent's coins open, not back when he has spent them; whatever was laid."""
    song = f"Песнь for 1, spell | Существо получает {words}, пока у противника нет открытых {{COIN}}."
    situation = table(you="Волк 3/4", hand=song, enemy_coins=0, enemy_hand="Рысь 2/2 for 1", edition=edition)
    found = [measured(situation.play("Песнь", "Волк")), measured(situation.end_turn())]
    found.append(measured(situation.play("Рысь")))
    assert found == [2, 0, 0] and situation.life("Волк") == 4


# ----------------------------------------------------------------------------------------------------- done in part


SALVO = "Когда погибает другое существо, оглушите до двух существ."
HUNTER = "Когда погибает другое существо, уничтожьте существо противника."


@EDITIONS
def test_what_can_be_done_to_one_target_only_is_done_to_that_one(edition: Edition) -> None:
    """119.7: one of the two named creatures is gone when the ability works."""
    situation = table(
        you=(f"Шаман 1/9 | {SALVO}", f"Охотник 1/9 | {HUNTER}", "Баран 1/1"),
        enemy="Рысь 2/2; Лось 4/4",
        hand=KILL,
        edition=edition,
    ).play("Расправа", "Баран")
    situation.answer("Охотник", "Рысь", "Рысь", "Лось")
    assert situation.graveyard(ENEMY) == ["Рысь"] and situation.has("Лось", KeywordName.STUN)
    assert [end for end, _ in ends(situation)][-1] is EntryEnd.DONE


@EDITIONS
def test_what_can_be_done_to_no_target_is_not_done(edition: Edition) -> None:
    """119.7: the only named creature is gone: the ability counts as not done."""
    situation = table(
        you=(f"Шаман 1/9 | {SALVO}", f"Охотник 1/9 | {HUNTER}", "Баран 1/1"),
        enemy="Рысь 2/2",
        hand=KILL,
        edition=edition,
    ).play("Расправа", "Баран")
    situation.answer("Охотник", "Рысь", "done")
    assert situation.graveyard(ENEMY) == ["Рысь"] and ends(situation)[-1] == (EntryEnd.ILLEGAL, "514.1")


@EDITIONS
def test_fewer_cards_than_named_are_a_success(edition: Edition) -> None:
    """119.8: what waits for the discard of one card wakes when two were to be discarded."""
    watcher = "Ростовщик 1/4 | Когда противник сбрасывает карту, ранить героя противника на 1."
    spell = "Побор for 1, spell | Противник сбрасывает две карты."
    situation = table(you=watcher, hand=spell, enemy_hand="Рысь 2/2 for 1", edition=edition).play("Побор")
    assert situation.hand(ENEMY) == [] and len(situation.told(Wounded)) == 1 and situation.waits is Ask.TURN
