"""The queue (401-403): what waits, in which order it works, and who orders it (402)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import (
    Closed,
    EntryAdded,
    EntryEnd,
    EntryFinished,
    EntryStarted,
    Event,
    How,
    Moved,
    Woken,
    Wounded,
)
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import EventKind
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
KILL = "Расправа for 1, spell | Уничтожьте существо."
MOURNER = "Когда погибает другое существо, ранить вашего героя на"


def mourners(*numbers: int) -> tuple[str, ...]:
    """Creatures that wound their own hero by so much when another one dies: told apart by that number."""
    return tuple(f"Плакальщик {n} 1/9 | {MOURNER} {n}." for n in numbers)


def hits(situation: Table) -> list[int]:
    """By how much characters were wounded, in order."""
    return [it.number for it in situation.told(Wounded)]  # type: ignore[attr-defined]


def waiting(situation: Table) -> set[str]:
    """The cards whose abilities are to be ordered."""
    return {situation.called(it.card) for it in situation.decision.options}


def entries(situation: Table, kind: type[Event] = EntryStarted) -> list[str]:
    return [it.card.name for it in situation.told(kind)]  # type: ignore[attr-defined]


# -------------------------------------------------------------------------------------------------- first in, first out


def test_the_queue_is_the_sequence_of_what_was_announced() -> None:
    """401.1: while the first ability waits for an answer, the second one stands behind it."""
    thief = "Вор 1/9 | Когда погибает другое существо, противник сбрасывает карту."
    hand = (KILL, "Волк 3/4 for 1", "Лис 1/1 for 1")
    situation = table(you=("Баран 1/1", *mourners(1)), enemy=thief, hand=hand).play("Расправа", "Баран")
    assert situation.waits is Ask.CARD
    queue = situation.match.view(YOU).queue
    assert [(it.card.name, it.waits) for it in queue] == [("Вор", True), ("Плакальщик 1", False)]


@EDITIONS
def test_woken_abilities_are_announced_when_the_one_that_woke_them_is_done(edition: Edition) -> None:
    """401.6: a death in the first sentence of a spell wakes nothing before its last one."""
    wave = "Волна for 1, spell | Ранить каждое существо противника на 1. Возьмите карту."
    situation = table(you=mourners(5), enemy="Баран 1/1", hand=wave, edition=edition).play("Волна")
    kinds = [type(it) for it in situation.match.events if isinstance(it, EntryAdded) or _is_draw(it)]
    assert kinds == [Moved, EntryAdded]


def _is_draw(event: Event) -> bool:
    return isinstance(event, Moved) and event.how is How.DRAWN


@EDITIONS
def test_what_works_wakes_more_in_the_same_queue(edition: Edition) -> None:
    """401.2: a trigger that a trigger has woken works before the phase goes on: the attacker closes after it."""
    situation = table(
        you=("Волк 2/9", "Лекарь 1/9 | Когда ваш герой получает раны, ранить героя противника на 7."),
        enemy=("Баран 1/1", "Мститель 1/9 | Когда погибает другое существо, ранить героя противника на 1."),
        edition=edition,
    ).strike("Волк", "Баран")
    kinds = [it for it in situation.match.events if isinstance(it, Wounded | Closed)]
    assert [getattr(it, "number", 0) for it in kinds] == [2, 1, 1, 7, 0]


@EDITIONS
def test_first_in_first_out(edition: Edition) -> None:
    """401.3: what the first entry wakes comes behind the second one."""
    situation = table(
        you=("Баран 1/1", "Лекарь 1/9 | Когда ваш герой получает раны, ранить героя противника на 7."),
        enemy=("Мститель 1/9 | Когда погибает другое существо, ранить героя противника на 1.", *mourners(3)),
        hand=KILL,
        edition=edition,
    ).play("Расправа", "Баран")
    situation.answer("Мститель")
    assert hits(situation) == [1, 3, 7]


def test_condition_queue_waiting_working() -> None:
    """401.4: the condition is met, the ability is added, it waits, it works."""
    situation = table(you="Баран 1/1", enemy=mourners(1), hand=KILL).play("Расправа", "Баран")
    kinds = (Moved, EntryAdded, EntryStarted, Wounded)
    after_play = [type(it) for it in situation.match.events if isinstance(it, kinds)][1:]
    assert after_play == [Moved, EntryAdded, EntryStarted, Wounded]
    assert [it.end for it in situation.told(EntryFinished)][-1] is EntryEnd.DONE  # type: ignore[attr-defined]


@EDITIONS
def test_abilities_of_one_moment_are_ordered_by_the_queue(edition: Edition) -> None:
    """110.4: of two that should work at once the one announced first works first."""
    situation = table(you=("Баран 1/1", *mourners(1, 2)), hand=KILL, edition=edition).play("Расправа", "Баран")
    assert situation.waits is Ask.ORDER
    assert hits(situation.answer("Плакальщик 2")) == [2, 1]


@EDITIONS
def test_who_passes_has_lost_it_for_this_time(edition: Edition) -> None:
    """401.7, 112.4: a declined «можете» is asked for again only when its condition is met again."""
    heir = "Наследник 1/9 | Каждый раз, когда погибает другое существо, можете взять карту."
    situation = table(you=(heir, "Баран 1/1", "Агнец 1/1"), hand=(KILL, KILL), edition=edition)
    situation.play("Расправа", "Баран", False)
    assert situation.waits is Ask.TURN and len(situation.hand()) == 1
    assert situation.play("Расправа", "Агнец").waits is Ask.MAY
    assert situation.answer(True).hand() == ["Запас 1"]


@EDITIONS
def test_an_empty_queue_lets_the_game_go_on(edition: Edition) -> None:
    """401.8: no phase goes on while an ability waits: the turn passes after the last one."""
    guards = tuple(f"Страж {n} 1/9 | В конце хода ранить вашего героя на {n}." for n in (1, 2))
    situation = table(you=guards, edition=edition).end_turn("Страж 2")
    assert hits(situation) == [2, 1] and situation.decision.seat == ENEMY


def test_nobody_is_asked_to_order_what_is_alone() -> None:
    """401.7: with one ability each there is nothing to choose."""
    situation = table(you=("Баран 1/1", *mourners(1)), enemy=mourners(3), hand=KILL).play("Расправа", "Баран")
    assert (situation.waits, hits(situation)) == (Ask.TURN, [3, 1])


# ------------------------------------------------------------------------------------------- 402: who comes first


@EDITIONS
@pytest.mark.parametrize("theirs", ((3, 4), (4, 3)))
@pytest.mark.parametrize("ours", ((1, 2), (2, 1)))
def test_the_non_active_players_come_first_in_his_order(
    ours: tuple[int, int], theirs: tuple[int, int], edition: Edition
) -> None:
    """402.1: the non-active player orders his, then the active player orders his; so they work."""
    situation = table(you=("Баран 1/1", *mourners(1, 2)), enemy=mourners(3, 4), hand=KILL, edition=edition)
    situation.play("Расправа", "Баран")
    assert (situation.waits, situation.decision.seat) == (Ask.ORDER, ENEMY)
    assert waiting(situation) == {"Плакальщик 3", "Плакальщик 4"}
    situation.answer(f"Плакальщик {theirs[0]}")
    assert (situation.waits, situation.decision.seat) == (Ask.ORDER, YOU)
    assert waiting(situation) == {"Плакальщик 1", "Плакальщик 2"}
    assert hits(situation.answer(f"Плакальщик {ours[0]}")) == [*theirs, *ours]


@EDITIONS
def test_in_the_enemys_turn_yours_come_first(edition: Edition) -> None:
    """402.1: who is active decides, not who owns what died."""
    situation = table(
        turn="enemy", you=mourners(1, 2), enemy=("Баран 1/1", *mourners(3, 4)), enemy_hand=KILL, edition=edition
    )
    situation.play("Расправа", "Баран")
    assert situation.decision.seat == YOU
    assert hits(situation.answer("Плакальщик 2", "Плакальщик 3")) == [2, 1, 3, 4]


def test_nothing_works_before_everything_is_announced() -> None:
    """402.1: all of one moment enter the queue, then the first one works."""
    situation = table(you=("Баран 1/1", *mourners(1, 2)), enemy=mourners(3, 4), hand=KILL)
    situation.play("Расправа", "Баран", "Плакальщик 3")
    assert hits(situation) == [] and entries(situation, EntryAdded)[-2:] == ["Плакальщик 3", "Плакальщик 4"]
    situation.answer("Плакальщик 1")
    told = [type(it) for it in situation.match.events if isinstance(it, EntryAdded | EntryStarted)]
    assert told == [EntryAdded] * 4 + [EntryStarted] * 4


@EDITIONS
@pytest.mark.parametrize("moment", ("В начале хода", "В конце хода"))
def test_turns_wake_both_sides_non_active_first(moment: str, edition: Edition) -> None:
    """402.1, 304.4, 310.1: «хода» without «вашего» is anybody's; the non-active player's work first."""
    you, enemy = (f"{name} 1/9 | {moment} ранить вашего героя на {n}." for name, n in (("Жрец", 1), ("Шаман", 2)))
    situation = table(you=you, enemy=enemy, edition=edition).end_turn()
    active = ENEMY if moment == "В начале хода" else YOU
    assert hits(situation) == ([1, 2] if active == ENEMY else [2, 1])


@EDITIONS
def test_optional_ones_are_asked_in_the_same_order(edition: Edition) -> None:
    """402.1, 112.4: the non-active player says first whether he announces his."""
    heir = "Когда погибает другое существо, можете взять карту."
    situation = table(
        you=(f"Наследник 1/9 | {heir}", "Баран 1/1"), enemy=f"Стряпчий 1/9 | {heir}", hand=KILL, edition=edition
    )
    situation.play("Расправа", "Баран")
    assert (situation.waits, situation.decision.seat) == (Ask.MAY, ENEMY)
    situation.answer(True)
    assert (situation.waits, situation.decision.seat) == (Ask.MAY, YOU)
    situation.answer(True)
    assert [it.seat for it in situation.told(Moved) if _is_draw(it)] == [ENEMY, YOU]  # type: ignore[attr-defined]


@EDITIONS
def test_targets_are_named_in_the_announcement_non_active_first(edition: Edition) -> None:
    """402.1, 501.1: what the non-active player aims at is said before the active one aims."""
    hunter = "Когда погибает другое существо, ранить персонажа на"
    situation = table(
        you=(f"Стрелок 1/9 | {hunter} 1.", "Баран 1/1"), enemy=f"Лучник 1/9 | {hunter} 2.", hand=KILL, edition=edition
    )
    situation.play("Расправа", "Баран")
    assert (situation.waits, situation.decision.seat) == (Ask.TARGET, ENEMY)
    situation.answer("Стрелок")
    assert (situation.waits, situation.decision.seat, hits(situation)) == (Ask.TARGET, YOU, [])
    assert hits(situation.answer("Лучник")) == [2, 1]


@EDITIONS
def test_who_controls_the_card_now_orders_it(edition: Edition) -> None:
    """402.1: a card taken from the enemy is one of its new player's."""
    situation = table(
        you=("Баран 1/1", mourners(1)[0].replace(" |", ", stolen |"), *mourners(2)), hand=KILL, edition=edition
    )
    situation.play("Расправа", "Баран")
    assert situation.decision.seat == YOU
    assert hits(situation.answer("Плакальщик 1")) == [1, 2]


@EDITIONS
def test_a_later_moment_comes_behind_an_earlier_one(edition: Edition) -> None:
    """402.1, 401.3: the non-active player's ability that wakes later stands behind the active one's that waits."""
    situation = table(
        you=("Баран 1/1", "Мститель 1/9 | Когда погибает другое существо, ранить героя противника на 1.", *mourners(2)),
        enemy="Лекарь 1/9 | Когда ваш герой получает раны, ранить героя противника на 7.",
        hand=KILL,
        edition=edition,
    )
    assert hits(situation.play("Расправа", "Баран").answer("Мститель")) == [1, 2, 7]


@EDITIONS
def test_deaths_of_one_moment_wake_together(edition: Edition) -> None:
    """402.1, 505.3: both «Гибель» of a mass spell enter together, the non-active player's first."""
    storm = "Буря for 1, spell | Уничтожьте каждое существо."
    situation = table(
        you="Бык 1/1 | Гибель: Ранить вашего героя на 1.",
        enemy="Вепрь 1/1 | Гибель: Ранить вашего героя на 2.",
        hand=storm,
        edition=edition,
    ).play("Буря")
    assert hits(situation) == [2, 1]


# ------------------------------------------------------------------------------------- before anything is announced


@EDITIONS
def test_the_rules_have_worked_before_a_trigger_is_announced(edition: Edition) -> None:
    """112.2, 503.2 (E15 503): the wounded creature is dead when «когда получает раны» asks for its target."""
    avenger = "Мститель 1/9 | Когда ваш герой получает раны, ранить существо на 1."
    wave = "Волна for 1, spell | Ранить каждого персонажа на 1."
    situation = table(you=avenger, enemy="Мышь 1/1; Рысь 2/2", hand=wave, edition=edition).play("Волна")
    assert situation.waits is Ask.TARGET and situation.choices() == {"Мститель", "Рысь"}


@EDITIONS
def test_a_dead_hero_ends_the_game_before_the_queue(edition: Edition) -> None:
    """503.2, 604.1: no trigger saves a hero who has fallen."""
    situation = table(
        you="Волк 3/9",
        enemy="Лекарь 1/9 | Когда ваш герой получает раны, излечите вашего героя на 9.",
        enemy_hero="Враг, 23 wounds",
        edition=edition,
    ).strike("Волк", "enemy hero")
    assert situation.match.outcome is not None and situation.match.outcome.winner == YOU


# ---------------------------------------------------------------------------------------- 403: last known information


@EDITIONS
def test_an_ability_in_the_queue_lives_without_its_source(edition: Edition) -> None:
    """401.5 (E15 403.1): the source is destroyed by an entry before it."""
    situation = table(
        you=("Баран 1/1", mourners(1)[0]),
        enemy="Палач 1/9 | Когда погибает другое существо, уничтожьте существо противника.",
        hand=KILL,
        edition=edition,
    ).play("Расправа", "Баран")
    assert situation.squad() == [] and hits(situation) == [1]


@EDITIONS
def test_a_number_of_a_source_that_is_gone_is_the_last_known(edition: Edition) -> None:
    """401.5 (E15 403.2): «величина удара» of a creature that died is the strike it had."""
    situation = table(
        you="Бык 1/4, strike +2 | Гибель: Ранить персонажа на X, где X — удар этого существа.",
        hand=KILL,
        edition=edition,
    ).play("Расправа", "Бык", "enemy hero")
    assert situation.wounds("enemy hero") == 3


def test_using_an_ability_needs_no_other_moment() -> None:
    """401.7: an ability that is used runs at once, before anything else is asked."""
    situation = table(you="Маг 1/4 | {TAP}: Возьмите карту.").use("Маг")
    assert situation.hand() == ["Запас 1"] and situation.can(Act.STRIKE, "Маг") is False


# --------------------------------------------------------------------------------------------- wherever they come from


FORGETTER = "Когда погибает другое существо, каждое существо теряет особенности."


@EDITIONS
def test_what_was_woken_works_though_its_source_has_lost_it(edition: Edition) -> None:
    """401.5: the entry before it takes all abilities away."""
    situation = table(you=("Баран 1/1", *mourners(1)), enemy=f"Маг 1/9 | {FORGETTER}", hand=KILL, edition=edition)
    situation.play("Расправа", "Баран")
    assert hits(situation) == [1]
    situation = table(you=("Баран 1/1", "Агнец 1/1", *mourners(1)), enemy=f"Маг 1/9 | {FORGETTER}", hand=(KILL, KILL))
    assert hits(situation.play("Расправа", "Баран").play("Расправа", "Агнец")) == [1]


@EDITIONS
def test_a_graveyards_abilities_are_ordered_with_the_others(edition: Edition) -> None:
    """402.1: by the player whose card it is."""
    ghost = "Призрак 1/1 | Когда погибает существо, ранить вашего героя на 5 (эта особенность работает на кладбище)."
    situation = table(
        you=("Баран 1/1", *mourners(1)), enemy=mourners(3), enemy_graveyard=ghost, hand=KILL, edition=edition
    ).play("Расправа", "Баран")
    assert situation.decision.seat == ENEMY and waiting(situation) == {"Плакальщик 3", "Призрак"}
    assert hits(situation.answer("Призрак")) == [5, 3, 1]


@EDITIONS
def test_two_abilities_of_one_card_are_ordered_too(edition: Edition) -> None:
    """402.1: their controller chooses, whatever the order of the text."""
    monk = f"Монах 1/9 | {MOURNER} 1. {MOURNER} 2."
    situation = table(you=("Баран 1/1", monk), hand=KILL, edition=edition).play("Расправа", "Баран")
    assert situation.waits is Ask.ORDER and len(situation.decision.options) == 2
    second = situation.decision.options[1]
    assert hits(situation.answer(second)) == [2, 1]


@EDITIONS
def test_what_can_no_longer_be_announced_leaves_the_order(edition: Edition) -> None:
    """402.1, 112.7: an ability without a legal target is not offered."""
    hunter = "Охотник 1/9 | Когда погибает другое существо, уничтожьте существо противника."
    situation = table(you=("Баран 1/1", hunter, *mourners(1)), hand=KILL, edition=edition).play("Расправа", "Баран")
    assert situation.waits is Ask.TURN and hits(situation) == [1]


@EDITIONS
@pytest.mark.parametrize("first", (YOU, ENEMY))
def test_both_players_seats_swapped_the_order_is_mirrored(first: int, edition: Edition) -> None:
    """402.1: seats don't matter, turns do."""
    mine, theirs = ("Баран 1/1", *mourners(1, 2)), mourners(3, 4)
    if first == YOU:
        situation = table(you=mine, enemy=theirs, hand=KILL, edition=edition)
    else:
        situation = table(turn="enemy", you=theirs, enemy=mine, enemy_hand=KILL, edition=edition)
    situation.play("Расправа", "Баран")
    assert situation.decision.seat == 1 - first
    assert hits(situation.answer("Плакальщик 4", "Плакальщик 2")) == [4, 3, 2, 1]


# ------------------------------------------------------------------------------------------------- what woke an entry

TWO = ("Волк 3/4 for 1", "Лис 1/1 for 1")
"""Cards in hand, so that a discard is asked about and the entry waits."""


def cause(situation: Table, seat: int = YOU) -> Woken:
    """The event that woke the first entry, as that seat may know it."""
    woken = situation.match.view(seat).queue[0].woken
    assert woken is not None
    return woken


def test_an_entry_tells_which_event_woke_it() -> None:
    """112.1, 401.3: whose death, and what killed it; the same is told when the entry is added."""
    thief = "Вор 1/9 | Когда погибает другое существо, противник сбрасывает карту."
    situation = table(you="Баран 1/1", enemy=thief, hand=(KILL, *TWO)).play("Расправа", "Баран")
    woken = cause(situation)
    assert (woken.event, woken.card.name, woken.other.name) == (EventKind.DIES, "Баран", "Расправа")
    assert [it.woken for it in situation.told(EntryAdded)] == [woken]  # type: ignore[attr-defined]


def test_an_entry_tells_whose_turn_woke_it() -> None:
    """304.3: «в начале хода»."""
    situation = table(enemy="Вор 1/9 | В начале хода противника противник сбрасывает карту.", hand=TWO)
    woken = cause(situation.end_turn().end_turn())
    assert (woken.event, woken.seat) == (EventKind.TURN_STARTS, YOU)


def test_what_was_used_was_woken_by_nothing() -> None:
    """308.1: an activated ability acts because its player wants it to."""
    situation = table(you="Вор 1/9 | {TAP}: Сбросьте карту.", hand=TWO).use("Вор")
    assert [it.woken for it in situation.match.view(YOU).queue] == [None]


@pytest.mark.parametrize(
    ("spell", "trigger", "name"),
    (
        ("Возьмите карту", "Когда противник берёт карту", "Запас 1"),
        ("Ранить скрытое существо на 1", "Когда существо получает раны", "Тать"),
        ("Верните скрытое существо в руку владельца", "Когда существо покидает игру", "Тать"),
        ("Верните скрытое существо в руку владельца", "Когда карта возвращается в руку", "Тать"),
    ),
)
def test_a_hidden_card_that_woke_an_entry_is_named_to_those_who_know_it(spell: str, trigger: str, name: str) -> None:
    """203.2, part 7 «Скрытое существо»: neither a drawn card nor one that lies or lay face down."""
    thief = f"Вор 1/9 | {trigger}, противник сбрасывает карту."
    hand = (f"Дар for 1, spell | {spell}.", *TWO)
    situation = table(you="Тать 3/4, hidden", enemy=thief, hand=hand).play("Дар")
    [added] = situation.told(EntryAdded)
    for seat, known in ((YOU, name), (ENEMY, "")):
        told = added.seen_by(seat)
        assert isinstance(told, EntryAdded) and told.woken == cause(situation, seat)
        assert cause(situation, seat).card.name == known
