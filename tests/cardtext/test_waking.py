"""More of what wakes an ability: cards that come and go, targets, abilities used, coins; and when it may."""

from __future__ import annotations

import pytest

from app.engine.program import HERO, Draw, Filter, IsTurn, Triggered, When
from app.engine.terms import EventKind, KeywordName, Side, Source, Zone
from tests.cardtext.idiom import creatures, reads

CREATURE = creatures()
YOURS = creatures(side=Side.YOURS)
ENEMYS = creatures(side=Side.ENEMY)


@pytest.mark.parametrize(
    ("event", "when"),
    [
        ("ваше существо возвращается в руку", When(EventKind.TO_HAND, YOURS, from_zone=Zone.PLAY)),
        ("существо входит в игру с кладбища", When(EventKind.ENTERS, CREATURE, from_zone=Zone.GRAVEYARD)),
        ("существо возрождается", When(EventKind.REVIVED, CREATURE)),
        ("вы возрождаете существо", When(EventKind.REVIVED, CREATURE, player=Side.YOURS)),
        ("вы вызываете существо", When(EventKind.SUMMONED, CREATURE, player=Side.YOURS)),
        ("вы создаёте существо", When(EventKind.CREATED, CREATURE, player=Side.YOURS)),
        ("существо переходит под ваш контроль", When(EventKind.CONTROL_TAKEN, CREATURE, player=Side.YOURS)),
        ("карта попадает из руки на кладбище", When(EventKind.PUT_IN_GRAVEYARD, Filter(), from_zone=Zone.HAND)),
        ("ваше существо стреляет", When(EventKind.SHOOTS, YOURS)),
        ("существо противника оглушается", When(EventKind.STUNNED, ENEMYS)),
        ("вы используете способность вашего героя", When(EventKind.ABILITY_USED, HERO, player=Side.YOURS)),
        (
            "ваше существо становится целью заклинания противника",
            When(EventKind.TARGETED, YOURS, player=Side.ENEMY, source=Source.SPELL),
        ),
        (
            "ваше существо отравляет существо противника",
            When(EventKind.EFFECT_LAID, ENEMYS, YOURS, about=KeywordName.POISON),
        ),
        ("противник теряет {COIN}", When(EventKind.COINS_LOST, player=Side.ENEMY)),
        ("вы тратите {COIN}", When(EventKind.COINS_SPENT, player=Side.YOURS)),
        ("вы получаете {PRAY}", When(EventKind.PRAYERS_GAINED, player=Side.YOURS)),
    ],
)
def test_an_event_wakes(event: str, when: When) -> None:
    """112.2."""
    text = f"Когда {event}, возьмите карту."
    reads(text, Triggered((when,), Draw()), said=text)


def test_his_own_turn_is_the_events_players() -> None:
    """112.2: «в свой ход» of the player that the event tells of."""
    reads(
        "Когда противник берёт карту в свой ход, возьмите карту",
        Triggered((When(EventKind.DRAWN, player=Side.ENEMY),), Draw(), IsTurn(Side.ENEMY)),
        said="Когда противник берёт карту в ход противника, возьмите карту.",
    )


def test_the_first_time_may_stand_before_the_event() -> None:
    """112.6."""
    reads(
        "Первый раз за ход, когда ваше существо погибает, возьмите карту",
        Triggered((When(EventKind.DIES, YOURS, first=True),), Draw()),
        said="Когда ваше существо погибает первый раз за ход, возьмите карту.",
    )
