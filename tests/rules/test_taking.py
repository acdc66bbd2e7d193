"""Taking cards into a squad (519), out of it, and what copies and created cards are (part 7, part 8)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import How, Moved, Revealed, Shuffled
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    SELF,
    YOU,
    Choose,
    Constant,
    Filter,
    Forbid,
    IsKind,
    Lay,
    PlayCard,
    SpellText,
    TakeControl,
    Until,
)
from app.engine.terms import Ban, KeywordName, Kind, Side, Span, Zone
from tests.rules.tables import ENEMY, Table, table
from tests.rules.tables import YOU as MINE

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
"""«Не может быть взят под контроль»."""
CREATURE = IsKind((Kind.CREATURE,))
WATCHER = "Дозор 0/9 | Каждый раз, когда ваше существо входит в игру, ранить героя противника на 1."


def came(situation: Table, name: str) -> list[How]:
    """How that card came into play."""
    moves = [it for it in situation.told(Moved) if isinstance(it, Moved) and it.to_zone is Zone.PLAY]
    return [it.how for it in moves if it.card.name == name]


# --------------------------------------------------------------------------------------------------- ways of taking


@EDITIONS
@pytest.mark.parametrize(
    ("spell", "answers", "how"),
    (
        ("", (), How.PLAYED),
        ("Вызовите существо.", ("Волк",), How.SUMMONED),
        ("Возродите существо.", ("Волк",), How.REVIVED),
        ("Создайте Элементаля огня.", (), How.CREATED),
    ),
)
def test_the_ways_into_a_squad(spell: str, answers: tuple[str, ...], how: How, edition: Edition) -> None:
    """519.1, part 7 «Вызов (вызвать)», «Возрождение (возродить)», «Создайте Х»: each brings the card into play (203),
    open and under the player's control."""
    name = "Элементаль огня" if how is How.CREATED else "Волк"
    wolf = "Волк 3/4 for 1"
    situation = table(
        you=WATCHER,
        hand=wolf if how is How.PLAYED else f"Зов for 1, spell | {spell}",
        deck=wolf if how is How.SUMMONED else "Запас 1 1/1",
        graveyard=wolf if how is How.REVIVED else "",
        reserve="Элементаль огня",
        edition=edition,
    )
    situation.play(wolf[:4] if how is How.PLAYED else "Зов", *answers)
    assert came(situation, name) == [how] and not situation.closed(name)
    assert situation.squad() == ["Дозор", name] and situation.wounds("enemy hero") == 1


def test_who_plays_a_card_controls_it() -> None:
    """519.2: from an enemy's graveyard, too; its owner is the enemy (part 7 «Владелец карты») as before."""
    theirs = Choose(Filter((CREATURE,), Side.ENEMY, Zone.GRAVEYARD), late=True)
    steal = SpellText(PlayCard(theirs, free=True, optional=False))
    situation = table(hand="Кража for 1, spell", enemy_graveyard="Волк 3/4 for 5", programs={"Кража": (steal,)})
    situation.play("Кража")
    assert situation.squad() == ["Волк"] and situation.game.state.owner[situation.row("Волк")] == ENEMY


def test_a_card_goes_to_its_owners_zones() -> None:
    """Part 7 «Владелец карты», «Контролирующий карту (способность) игрок»: whoever controls it in play."""
    situation = table(you="Волк 3/4, stolen", hand="Ветер for 1, spell | Верните существо в руку владельца.")
    situation.play("Ветер", "Волк")
    assert (situation.hand(MINE), situation.hand(ENEMY)) == ([], ["Волк"])


def test_only_the_controller_uses_a_card() -> None:
    """Part 7 «Контролирующий карту (способность) игрок»: not its owner."""
    situation = table(
        you="Волк 3/4, stolen | 1{COIN}: Возьмите карту.", enemy="Рысь 2/2, stolen | 1{COIN}: Возьмите карту."
    )
    assert (situation.can(Act.USE, "Волк"), situation.can(Act.USE, "Рысь")) == (True, False)


# -------------------------------------------------------------------------------------------------------- summoning


@pytest.mark.parametrize("where", ("graveyard", "enemy_deck", "hand"))
def test_a_summon_is_from_the_own_deck(where: str) -> None:
    """519.3: what lies elsewhere is not found."""
    rest = {"graveyard": "", "enemy_deck": "Запас 2 1/1", "hand": "", "deck": "Рысь 2/2"} | {where: "Волк 3/4 for 9"}
    hand = "Зов for 1, spell | Вызовите существо."
    rest["hand"] = "; ".join(filter(None, (rest["hand"], hand)))
    situation = table(**rest).play("Зов")  # type: ignore[arg-type]
    assert situation.choices() - {"done"} == {"Рысь"}


def test_who_finds_nothing_has_announced_nothing_and_shuffles() -> None:
    """519.3.1: looking the deck through is a part of the announcement; the deck is shuffled in any case."""
    situation = table(hand="Кликун 1/1 for 1 | Найм: Вызовите гнома.", deck="Запас 1 1/1; Запас 2 1/1; Волк 3/4").play(
        "Кликун"
    )
    assert situation.squad() == ["Кликун"] and len(situation.told(Shuffled)) == 1
    assert situation.waits is Ask.TURN


def test_a_triggered_summon_of_a_named_card_may_be_passed_over() -> None:
    """519.3.2: as if the card were not in the deck."""
    caller = "Кликун 1/1 for 1 | Найм: Вызовите Пиранью."
    situation = table(hand=caller, deck="Пиранья; Запас 1 1/1").play("Кликун")
    assert situation.choices() == {"Пиранья", "done"}
    situation.answer("done")
    assert situation.squad() == ["Кликун"]


# --------------------------------------------------------------------------------------- reviving, control, creating


def test_a_revival_is_from_the_own_graveyard() -> None:
    """519.4, part 7 «Возрождение (возродить)»."""
    situation = table(
        hand="Зов for 1, spell | Возродите существо.", graveyard="Волк 3/4; Ёж 1/5", enemy_graveyard="Рысь 2/2"
    )
    assert situation.targets(Act.PLAY, "Зов") == {"Волк", "Ёж"}


def take(until: Until) -> SpellText:
    return SpellText(TakeControl(Choose(Filter((CREATURE,), Side.ENEMY)), YOU, until))


def test_control_is_of_one_player() -> None:
    """519.5, part 7 «Контролирующий карту (способность) игрок»: the other one has it no more."""
    programs = {"Чары": (take(Until(Span.THIS_TURN)),)}
    situation = table(hand="Чары for 1, spell", enemy="Волк 3/4", programs=programs).play("Чары", "Волк")
    assert (situation.squad(MINE), situation.squad(ENEMY)) == (["Волк"], [])
    situation.end_turn()
    assert (situation.squad(MINE), situation.squad(ENEMY)) == ([], ["Волк"])


def test_who_can_not_be_taken_stays_where_it_is() -> None:
    """519.5.1: control would end with the turn, but by then nobody may take the card under control."""
    bind = SpellText(Lay(Choose(Filter((CREATURE,), Side.YOURS)), (Forbid(Ban.BE_CONTROLLED),)))
    programs = {"Чары": (take(Until(Span.THIS_TURN)),), "Узы": (bind,)}
    situation = table(hand="Чары for 1, spell; Узы for 1, spell", enemy="Волк 3/4", programs=programs)
    situation.play("Чары", "Волк").play("Узы", "Волк").end_turn()
    assert (situation.squad(MINE), situation.squad(ENEMY)) == (["Волк"], [])


def test_a_card_that_may_not_be_controlled_is_not_taken() -> None:
    """519.5.1: nobody loses it."""
    situation = table(
        hand="Чары for 1, spell",
        enemy="Волк 3/4",
        programs={"Чары": (take(Until()),), "Волк": (Constant(SELF, (Forbid(Ban.BE_CONTROLLED),)),)},
    ).play("Чары", "Волк")
    assert (situation.squad(MINE), situation.squad(ENEMY)) == ([], ["Волк"])


@EDITIONS
def test_a_created_card_is_open_and_its_creators(edition: Edition) -> None:
    """519.6, part 7 «Создайте Х», «Созданный»: it needs to be in no deck, and its owner is who created it."""
    spell = "Зов for 1, spell | Создайте 2 Элементалей огня."
    situation = table(hand=spell, reserve="Элементаль огня", edition=edition).play("Зов")
    row = situation.row("Элементаль огня")
    assert situation.squad() == ["Элементаль огня"] * 2 and not situation.closed("Элементаль огня")
    assert situation.game.state.owner[row] == MINE


@EDITIONS
@pytest.mark.parametrize(
    "way", ("Верните существо в руку владельца.", "Уничтожьте существо.", "Замешайте существо в колоду.")
)
def test_a_created_card_that_leaves_play_is_in_no_zone(way: str, edition: Edition) -> None:
    """Part 7 «Созданный»: it returns to the reserve instead."""
    situation = table(enemy="Элементаль огня; Рысь 2/2", hand=f"Ветер for 1, spell | {way}", edition=edition)
    situation.play("Ветер", "Элементаль огня")
    assert situation.squad(ENEMY) == ["Рысь"]
    assert "Элементаль огня" not in (situation.hand(ENEMY) + situation.graveyard(ENEMY) + situation.deck(ENEMY))


@EDITIONS
def test_a_copy_is_called_copy_and_has_what_is_printed(edition: Edition) -> None:
    """Part 7 «Копия карты (создайте копию … )», «Создать копию существа»: its numbers and особенности, with
    «Созданный»; no wounds, effects or acquired abilities (HEROES §9, 14)."""
    situation = table(
        you="Волк 3/4, 2 wounds, strike +1, closed, has Броня 2 | Рывок.",
        hand="Зеркало for 1, spell | Создайте копию существа.",
        edition=edition,
    ).play("Зеркало", "Волк")
    copy = "Копия Волк"
    assert (situation.power(copy), situation.life(copy), situation.wounds(copy)) == (3, 4, 0)
    assert situation.has(copy, KeywordName.RUSH) and situation.has(copy, KeywordName.CREATED)
    assert not situation.has(copy, KeywordName.ARMOUR) and not situation.closed(copy)


def test_a_copy_vanishes_without_touching_another_zone() -> None:
    """Part 7 «Создать копию существа»: it is taken away, and nothing of another zone happens."""
    situation = table(
        you=("Волк 3/4", "Плакальщик 1/9 | Каждый раз, когда карта попадает на кладбище, возьмите карту."),
        hand="Зеркало for 1, spell | Создайте копию существа.; Ветер for 1, spell | Верните существо в руку владельца.",
        programs={"Плакальщик": ()},
    ).play("Зеркало", "Волк")
    situation.play("Ветер", "Копия Волк")
    assert situation.squad() == ["Волк", "Плакальщик"] and situation.hand() == []


def test_cards_of_one_name_are_copies_of_each_other() -> None:
    """Part 7 «Копия карты», «Название карты»: a search for a card's own name finds them, a deed to itself does not."""
    wolf = "Волк 3/4 for 1 | Найм: Поиск — Волк. {TAP}: Ранить Волка на 1."
    situation = table(you=wolf, hand=wolf, deck="Запас 1 1/1; Волк 3/4 for 1").play("Волк", "Волк")
    assert situation.hand() == ["Волк"]
    situation.use("Волк")
    assert [situation.wounds("Волк"), situation.wounds("Волк #2")] == [1, 0]


def test_a_card_that_is_attached_takes_along_what_it_has_mined() -> None:
    """KEYWORDS §6, Добывает; part 7, Присоединить: the mined card lies under the merged one and returns when that
    leaves play.
    """
    situation = table(
        you="Короб 1/3, mined Гном; Телега 2/3, механизм",
        hand=(
            "Скоба for 0, spell | Присоедините ваше существо к вашему механизму.",
            "Молот for 0, spell | Ранить персонажа на 9.",
        ),
    )
    situation.play("Скоба", "Короб").check()
    assert situation.zone("Гном") == "under"
    situation.play("Молот", "Телега").check()
    assert sorted(situation.graveyard()) == ["Гном", "Короб", "Молот", "Скоба", "Телега"]


@pytest.mark.parametrize(("edition", "shuffles"), ((ED12, 1), (ED15, 0)), ids=("ed12", "ed15"))
@pytest.mark.parametrize("text", ("Вызовите гнома", "Поиск — гном"))
def test_who_declines_may_not_look_at_all(text: str, edition: Edition, shuffles: int) -> None:
    """519.3.1, E15 519.3: in the fifteenth edition who declines has seen no deck and shuffles none."""
    situation = table(hand=f"Кликун 1/1 for 1 | Найм: {text}.", deck="Тори 1/1, гном; Запас 1 1/1", edition=edition)
    situation.play("Кликун", False if edition is ED15 else "done")
    assert (situation.squad(), situation.hand()) == (["Кликун"], [])
    seen = situation.told(Revealed) or any(situation.game.state.known[row] for row in situation.game.state.deck[MINE])
    assert len(situation.told(Shuffled)) == shuffles and not seen
