"""Numbers that are counted or told by an event, elements, duties and bans."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.program import (
    ENEMY,
    ENEMY_HERO,
    HERO,
    OTHER,
    SELF,
    Ability,
    Add,
    All,
    ChangeEvent,
    Compared,
    Constant,
    ControlPlayer,
    Count,
    Destroy,
    Distinct,
    Draw,
    EventCount,
    EventNumber,
    EventThisTurn,
    Excess,
    ExtraLife,
    Fits,
    Forbid,
    Grant,
    HasKeyword,
    Instead,
    IsClass,
    IsElement,
    IsKind,
    IsNamed,
    IsOther,
    Keyword,
    Lay,
    Not,
    Number,
    Oblige,
    ReceiveNoWounds,
    SameElement,
    Sequence,
    Test,
    Triggered,
    Until,
    When,
    Wound,
)
from app.engine.terms import (
    Ban,
    Comparison,
    Element,
    EventKind,
    KeywordName,
    Kind,
    Operation,
    Side,
    Source,
    Span,
    Stat,
    Zone,
)
from tests.cardtext.idiom import cards, cost, creatures, one, reads, spell, strike
from tests.rules.tables import table

EGGS = cards(IsNamed("Яйцо"), side=Side.YOURS)
DRAGONS = cards(IsClass(("дракон",)), IsOther(SELF), side=Side.YOURS)
IN_GRAVEYARD = All(cards(side=Side.YOURS, zone=Zone.GRAVEYARD))
POISONED = cards(IsKind((Kind.HERO, Kind.CREATURE)), HasKeyword(KeywordName.POISON))
ATTACKS = When(EventKind.ATTACKS, SELF)


def test_two_things_are_counted_together() -> None:
    reads(
        "Имеет +1 к удару за каждое ваше Яйцо и каждого вашего другого дракона.",
        Constant(SELF, (strike(Add(Count(All(EGGS)), Count(All(DRAGONS)))),)),
        said="Эта карта имеет +1 к удару за каждую вашу карту Яйцо и каждого вашего другого дракона.",
        names=("Яйцо",),
    )


def test_different_names_are_counted_once() -> None:
    """106.2: names, not cards."""
    reads(
        "Стоит на 1{COIN} дешевле за каждую карту с разным названием на кладбище.",
        Constant(SELF, (cost(Operation.SUBTRACT, Distinct("names", IN_GRAVEYARD)),)),
        said="Эта карта стоит на 1{COIN} дешевле за каждую вашу карту с разным названием на кладбище.",
    )


def test_as_many_wounds_as_were_given() -> None:
    """«столько же»: the event's number; the creature itself wounds."""
    reads(
        "Когда Проба наносит раны существу, наносит столько же ран герою противника.",
        Triggered((When(EventKind.WOUNDS, SELF, creatures()),), Wound(ENEMY_HERO, EventNumber(), by=SELF)),
        said="Когда эта карта наносит раны существу, эта карта ранит героя противника на столько же.",
    )


def test_excess_wounds_are_counted() -> None:
    """KEYWORDS §6."""
    kills = When(EventKind.KILLS, cards(side=Side.YOURS), creatures())
    reads(
        "Когда ваша карта убивает существо, ваш герой получает дополнительную жизнь "
        "за каждую единицу избыточного урона.",
        Triggered((kills,), Lay(HERO, (ExtraLife(Excess(OTHER)),))),
        said=(
            "Когда ваша карта убивает существо, ваш герой получает дополнительную жизнь "
            "за каждую единицу избыточного урона."
        ),
    )


def test_what_you_discarded_this_turn_is_counted() -> None:
    """«которую вы сбросили в этом ходу» as «сброшенную в этот ход»."""
    discarded = EventCount(When(EventKind.DISCARDED, cards(side=Side.YOURS)))
    reads(
        "Раньте каждое существо на 1 за каждую карту, которую вы сбросили в этом ходу.",
        spell(Wound(All(creatures()), discarded)),
        said="Ранить всех существ на 1 за каждую вашу сброшенную в этот ход карту.",
        kind=Kind.SPELL,
    )


@pytest.mark.parametrize(
    ("words", "test", "said"),
    [
        ("с одной стихией", Compared(Stat.ELEMENTS, Comparison.EQUAL, Number(1)), "существо с одной стихией"),
        ("со стихией", Not(IsElement((Element.NEUTRAL,))), "существо, у которого есть стихия"),
        (
            "со стихией, отличной от стихии вашего героя",
            Not(SameElement(HERO)),
            "существо со стихией, отличной от стихии вашего героя",
        ),
    ],
)
def test_a_card_is_described_by_its_elements(words: str, test: Test, said: str) -> None:
    """106.3."""
    reads(
        f"Уничтожьте существо {words}.",
        spell(Destroy(one(creatures(test)))),
        said=f"Уничтожьте {said}.",
        kind=Kind.SPELL,
    )


@pytest.mark.parametrize(
    ("adjective", "test"),
    [
        ("мультистихийное", Compared(Stat.ELEMENTS, Comparison.AT_LEAST, Number(2))),
        ("тёмное или степное", IsElement((Element.DARKNESS, Element.STEPPE))),
    ],
)
def test_an_adjective_tells_the_elements(adjective: str, test: Test) -> None:
    """106.3."""
    text = f"Уничтожьте {adjective} существо."
    reads(text, spell(Destroy(one(creatures(test)))), said=text, kind=Kind.SPELL)


def test_only_cards_of_two_elements_are_multielement() -> None:
    """106.3: a neutral card has no element at all."""
    you = "Судья 1/1 | {TAP}: Уничтожьте мультистихийное существо."
    situation = table(you=you, enemy="Волк 1/1, forest, swamp; Лось 1/1, forest; Ёж 1/1").use("Судья", "Волк")
    assert situation.squad(1) == ["Лось", "Ёж"]


@pytest.mark.parametrize(
    ("text", "ability", "said"),
    [
        (
            "Проба должна быть выбрана целью первого заклинания.",
            Constant(SELF, (Oblige(Ban.BE_TARGETED, Source.SPELL, first=True),)),
            "Эта карта должна быть целью первого заклинания.",
        ),
        (
            "Не получает ран от отравления и отравленных персонажей.",
            Constant(SELF, (ReceiveNoWounds(Source.POISON), ReceiveNoWounds(of=POISONED))),
            "Эта карта не получает ран от отравления, не получает ран от отравленных персонажей.",
        ),
        (
            "Если ваше существо должно получить раны, вместо этого их может получить Проба.",
            Instead(When(EventKind.WOUNDED, creatures(side=Side.YOURS)), ChangeEvent(to=SELF), optional=True),
            "Если ваше существо должно получить раны, вместо этого их может получить эта карта.",
        ),
        (
            "При атаке ранить всех существ противника на 1, кроме атакованного.",
            Triggered((ATTACKS,), Wound(All(creatures(IsOther(OTHER), side=Side.ENEMY)), Number(1))),
            "При атаке ранить всех существ противника, кроме атакованного, на 1.",
        ),
        (
            "Когда закрывается, если ваш герой жрец, возьмите карту.",
            Triggered((When(EventKind.CLOSES, SELF),), Draw(), Fits(HERO, (IsClass(("жрец",)),))),
            "Когда эта карта закрывается, если ваш герой — жрец, возьмите карту.",
        ),
        (
            "Когда закрывается, если ваш герой степной, возьмите карту.",
            Triggered((When(EventKind.CLOSES, SELF),), Draw(), Fits(HERO, (IsElement((Element.STEPPE,)),))),
            "Когда эта карта закрывается, если ваш герой — степная карта, возьмите карту.",
        ),
        (
            "В начале хода противника Засада 5{COIN}, при этом возьмите карту.",
            Keyword(KeywordName.AMBUSH, Number(5), do=Draw(), when=When(EventKind.TURN_STARTS, player=Side.ENEMY)),
            "В начале хода противника Засада 5{COIN}, при этом возьмите карту.",
        ),
    ],
)
def test_a_creature_says(text: str, ability: Ability, said: str) -> None:
    reads(text, ability, said=said)


NO_DRAWING: tuple[Grant, ...] = (Forbid(Ban.DRAW),)
UNTIL_YOURS = Until(Span.YOUR_NEXT_TURN_START)


def test_a_player_is_forbidden() -> None:
    """521.1: what lies on a player lies on his hero; «он» is that player."""
    reads(
        "Ранить героя противника на 8, он не может брать карты до начала вашего хода.",
        spell(Sequence((Wound(ENEMY_HERO, Number(8)), Lay(ENEMY_HERO, NO_DRAWING, UNTIL_YOURS)))),
        said="Ранить героя противника на 8, герой противника не может брать карты до начала вашего хода.",
        kind=Kind.SPELL,
    )


def test_a_player_is_led() -> None:
    reads(
        "Вы контролируете противника в его следующий ход.",
        spell(ControlPlayer(ENEMY)),
        said="Контролируйте противника в его следующий ход.",
        kind=Kind.SPELL,
    )


def test_who_attacked_this_turn() -> None:
    """«которое атаковало» as «атаковавшее»."""
    reads(
        "Ранить на 1 каждое существо противника, которое атаковало в этот ход.",
        spell(Wound(All(creatures(EventThisTurn(EventKind.ATTACKS), side=Side.ENEMY)), Number(1))),
        said="Ранить всех атаковавших в этот ход существ противника на 1.",
        kind=Kind.SPELL,
    )


def test_a_named_card_is_not_played() -> None:
    """521.1: the ban lies on the players, for the cards are in nobody's squad yet."""
    word = "Слово for 0, spell | Назовите карту. Карты с таким названием не могут быть разыграны до начала вашего хода."
    situation = table(hand=word, enemy_hand="Волк 1/1 for 0; Лось 1/1 for 0", you="Ёж 1/1")
    situation = situation.play("Слово").answer("Волк").end_turn()
    assert not situation.can(Act.PLAY, "Волк") and situation.can(Act.PLAY, "Лось")
