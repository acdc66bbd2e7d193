"""«A или B» as one description of cards, and words that leave something out."""

from __future__ import annotations

import pytest

from app.cardtext.compile import KnownNames, compile_card
from app.engine.program import (
    ENEMY_HERO,
    SELF,
    All,
    AnyOf,
    AtRandom,
    Constant,
    Count,
    Destroy,
    Filter,
    Happened,
    Heal,
    IsClass,
    IsKind,
    Move,
    Number,
    Search,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, Kind, Operation, Place, Side, Zone
from tests.cardtext.idiom import cards, cost, creatures, hire, one, reads, strike


def test_a_search_of_either_kind() -> None:
    """519.3."""
    of = cards(IsKind((Kind.SUPPORT, Kind.QUEST)), side=Side.YOURS, zone=Zone.DECK)
    said = "Найм: Поиск — карта поддержки или квест."
    reads(said, hire(Search(of)), said=said)


def test_a_search_of_a_class_or_a_kind() -> None:
    """519.3."""
    of = cards(AnyOf((IsClass(("дракон",)), IsKind((Kind.SPELL,)))), side=Side.YOURS, zone=Zone.DECK)
    said = "Найм: Поиск — дракон или заклинание."
    reads(said, hire(Search(of)), said=said)


def test_one_target_of_either_kind() -> None:
    """502.1."""
    said = "Найм: Уничтожьте карту поддержки или существо."
    reads(said, hire(Destroy(one(cards(IsKind((Kind.SUPPORT, Kind.CREATURE)))))), said=said)


def test_either_class_counts() -> None:
    """523."""
    gnomes_and_orcs = All(cards(IsClass(("гном", "орк")), side=Side.YOURS))
    reads(
        "Стоит на 1{COIN} дешевле за каждого вашего гнома или орка",
        Constant(SELF, (cost(Operation.SUBTRACT, Count(gnomes_and_orcs)),)),
        said="Эта карта стоит на 1{COIN} дешевле за каждого вашего гнома или орка.",
    )


@pytest.mark.parametrize(
    "text",
    [
        "Найм: Ранить ваше существо или героя противника на 2",
        "Когда погибает ваш гном или существо противника, возьмите карту",
    ],
)
def test_cards_of_two_players_are_no_one_description(text: str) -> None:
    """110: whole or not at all."""
    assert not compile_card("Проба", Kind.CREATURE, text, names=KnownNames()).is_whole


def test_a_price_under_what_happened_this_turn() -> None:
    """309.1, 118.6."""
    died = Happened(When(EventKind.DIES, Filter((IsKind((Kind.CREATURE,)),))))
    reads(
        "Стоит на 3{COIN} дешевле, если в этот ход погибло существо",
        Constant(SELF, (cost(Operation.SUBTRACT, Number(3)),), died),
        said="Эта карта стоит на 3{COIN} дешевле, если в этот ход существо погибло.",
    )


@pytest.mark.parametrize(("text", "number"), [("все раны", None), ("2 раны", Number(2))])
def test_wounds_are_taken_off(text: str, number: Number | None) -> None:
    """Part 7, «Излечить»."""
    yours = one(creatures(side=Side.YOURS))
    said = "Полностью излечить ваше существо" if number is None else "Излечить ваше существо на 2"
    reads(f"Найм: Снимите {text} с вашего существа", hire(Heal(yours, number)), said=f"Найм: {said}.")


@pytest.mark.parametrize(
    "end",
    ["возьмите одну из них, остальные положите под низ колоды", "возьмите одну, остальные положите под низ"],
)
def test_one_of_the_cards_looked_at_needs_no_noun(end: str) -> None:
    """204.3."""
    text = f"Найм: Посмотрите 3 верхние карты колоды, {end}"
    full = "Найм: Посмотрите 3 верхние карты колоды, возьмите одну из них, остальные положите под низ колоды"
    programs = [compile_card("Проба", Kind.CREATURE, each, names=KnownNames()) for each in (text, full)]
    assert programs[0].is_whole
    assert programs[0].program == programs[1].program


def test_a_constant_of_a_card_in_the_graveyard_works_there() -> None:
    """202.2."""
    gnomes = All(cards(IsClass(("гном",)), side=Side.YOURS))
    reads(
        "Пока эта карта на кладбище, ваши гномы имеют +1 к удару",
        Constant(gnomes, (strike(1),), zones=(Zone.GRAVEYARD,)),
        said="Ваши гномы имеют +1 к удару (эта особенность работает на кладбище).",
    )


def test_a_card_put_from_the_graveyard_is_not_put_there() -> None:
    """204.2: «с кладбища» is where it is, «на верх колоды» where it goes."""
    said = "Найм: Положите случайную карту с кладбища на верх колоды."
    reads(said, hire(Move(AtRandom(cards(side=Side.YOURS, zone=Zone.GRAVEYARD)), Zone.DECK, Place.TOP)), said=said)


def test_his_hero_is_the_opponents_who_was_spoken_of() -> None:
    """117.5."""
    drawn = When(EventKind.DRAWN, player=Side.ENEMY)
    reads(
        "Когда противник берёт карту, ранить его героя на 1",
        Triggered((drawn,), Wound(ENEMY_HERO, Number(1))),
        said="Когда противник берёт карту, ранить героя противника на 1.",
    )


def test_one_more_card_is_one_card() -> None:
    """526."""
    text = "Найм: Возьмите карту, если ваш герой — маг, возьмите {} карту"
    more, plain = (compile_card("Проба", Kind.CREATURE, text.format(word)).program for word in ("ещё", ""))
    assert more == plain
