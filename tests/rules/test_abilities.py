"""Kinds of abilities (110-116): what wakes them, what they cost, when and how often they work."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Closed, CoinsChanged, EntryAdded, Healed, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import Keyword
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
BOLT = "Искра for 1, spell | Ранить персонажа на 1."
STRIP = "Запрет for 1, spell | Существо теряет Рывок."
SPUR = "Шпоры for 1, spell | Существо получает Рывок."


# ------------------------------------------------------------------------------------------------------------ 110


@EDITIONS
def test_abilities_come_from_the_text_and_from_effects(edition: Edition) -> None:
    """110.2: the printed one and the one that another card gives can both be used."""
    teacher = "Мастер 1/4 | Ваши существа имеют: «{TAP}: Возьмите карту»."
    pupil = "Ученик 1/4 | 1{COIN}: Ранить героя противника на 1."
    situation = table(you=(teacher, pupil), edition=edition)
    abilities = situation.match.view(YOU).card(situation.id("Ученик")).abilities
    assert sorted(it.printed for it in abilities) == [False, True]
    situation.use("Ученик").use("Ученик")
    assert (situation.wounds("enemy hero"), situation.hand()) == (1, ["Запас 1"])


@EDITIONS
@pytest.mark.parametrize("others", ("", ", has Рывок"))
def test_a_loss_takes_every_instance(others: str, edition: Edition) -> None:
    """110.3: the printed one and those given by effects."""
    situation = table(you=f"Волк 3/4{others} | Рывок.", hand=STRIP, edition=edition).play("Запрет", "Волк")
    assert not situation.has("Волк", KeywordName.RUSH)


@EDITIONS
@pytest.mark.parametrize("last", ("Шпоры", "Запрет"))
def test_the_effect_laid_last_wins(last: str, edition: Edition) -> None:
    """110.3: of one that gives an ability and one that takes it away."""
    first = {"Шпоры": "Запрет", "Запрет": "Шпоры"}[last]
    situation = table(you="Волк 3/4 | Рывок.", hand=(STRIP, SPUR), edition=edition)
    situation.play(first, "Волк").play(last, "Волк")
    assert situation.has("Волк", KeywordName.RUSH) is (last == "Шпоры")


# ------------------------------------------------------------------------------------------------- 112: triggered ones


SCRIBE = "Писец 1/4 | Когда вы разыгрываете заклинание, ранить героя противника на 1."


@EDITIONS
def test_a_trigger_works_when_its_condition_is_met(edition: Edition) -> None:
    """112.1: a spell wakes it, a creature does not."""
    situation = table(you=SCRIBE, hand=(BOLT, "Ёж 1/1 for 1"), edition=edition).play("Ёж")
    assert situation.wounds("enemy hero") == 0
    assert situation.play("Искра", "Писец").wounds("enemy hero") == 1


@EDITIONS
def test_what_is_not_optional_must_be_announced(edition: Edition) -> None:
    """112.3: nobody is asked, though it harms its own player."""
    situation = table(you="Фанатик 1/4 | В конце вашего хода ранить вашего героя на 1.", edition=edition).end_turn()
    assert situation.wounds("hero") == 1


def test_what_is_not_optional_must_name_a_target() -> None:
    """112.3: the only character that fits is the own one."""
    situation = table(hand="Палач 1/4 for 1 | Найм: Уничтожьте существо.").play("Палач")
    assert (situation.waits, situation.graveyard()) == (Ask.TURN, ["Палач"])


@EDITIONS
@pytest.mark.parametrize(("said", "cards"), ((True, 1), (False, 0)))
def test_what_is_optional_may_be_declined(said: bool, cards: int, edition: Edition) -> None:
    """112.4: now or not at all for this time."""
    heir = "Книжник 1/4 | Когда вы разыгрываете заклинание, можете взять карту."
    situation = table(you=heir, hand=(BOLT,), edition=edition).play("Искра", "enemy hero", said)
    assert (situation.waits, len(situation.hand())) == (Ask.TURN, cards)


@EDITIONS
@pytest.mark.parametrize(("words", "times"), (("Когда", 1), ("Каждый раз, когда", 2)))
def test_once_a_turn_unless_each_time(words: str, times: int, edition: Edition) -> None:
    """112.5."""
    scribe = f"Писец 1/4 | {words} вы разыгрываете заклинание, ранить героя противника на 1."
    situation = table(you=scribe, hand=(BOLT, BOLT), edition=edition).play("Искра", "Писец").play("Искра", "Писец")
    assert situation.wounds("enemy hero") == times


@EDITIONS
def test_the_limit_of_a_turn_ends_with_it(edition: Edition) -> None:
    """112.5, 303.3: in the opponent's turn it has not worked yet."""
    mourner = "Плакальщик 1/9 | Когда существо получает раны, ранить героя противника на 1."
    situation = table(you=mourner, hand=BOLT, enemy_hand=BOLT, edition=edition).play("Искра", "Плакальщик")
    situation.end_turn().play("Искра", "Плакальщик")
    assert situation.wounds("enemy hero") == 2


DECK_TEXT = "Когда вы просматриваете колоду, {} (эта особенность работает в колоде)."
BEAST = "Волк 3/4, зверь"
FIND = "Розыск for 1, spell | Поиск — зверь."


@EDITIONS
@pytest.mark.parametrize(("zone", "cards"), (("deck", 2), ("graveyard", 1)))
def test_some_triggers_work_in_the_deck(zone: str, cards: int, edition: Edition) -> None:
    """112.8: «эта особенность работает в колоде», and there only."""
    keeper = f"Архивариус 1/1 | {DECK_TEXT.format('возьмите карту')}"
    zones = {"deck": (BEAST, "Лис 1/1"), "graveyard": ()}
    zones[zone] = (*zones[zone], keeper)
    situation = table(hand=FIND, edition=edition, **zones)  # type: ignore[arg-type]
    assert len(situation.play("Розыск", "Волк").hand()) == cards


@EDITIONS
@pytest.mark.parametrize(
    ("words", "answers", "zone"),
    (
        ("возьмите эту карту", (), "hand"),
        ("можете взять эту карту", (True,), "hand"),
        ("можете разыграть эту карту бесплатно", (True,), "play"),
        ("положите эту карту на кладбище", (), "graveyard"),
    ),
)
def test_a_card_of_the_deck_moves_itself(words: str, answers: tuple[bool, ...], zone: str, edition: Edition) -> None:
    """112.8: though the deck has been shuffled after the look."""
    keeper = f"Архивариус 1/1 for 3 | {DECK_TEXT.format(words)}"
    situation = table(hand=FIND, deck=(BEAST, "Лис 1/1", keeper), edition=edition).play("Розыск", "Волк", *answers)
    assert (situation.zone("Архивариус"), situation.waits) == (zone, Ask.TURN)


@EDITIONS
@pytest.mark.parametrize(("deck", "answers"), ((BEAST, ("Волк",)), (BEAST, ("done",)), ("Лис 1/1", ())))
def test_a_search_is_used_whether_it_finds_or_not(deck: str, answers: tuple[str, ...], edition: Edition) -> None:
    """112.8: «когда вы используете поиск»."""
    sleuth = "Сыщик 1/4 | Когда вы используете поиск, ранить героя противника на 1."
    situation = table(you=sleuth, hand=FIND, deck=deck, edition=edition).play("Розыск", *answers)
    assert (situation.wounds("enemy hero"), situation.waits) == (1, Ask.TURN)


def test_a_deck_that_is_not_looked_at_wakes_nothing() -> None:
    """112.8: to draw is not to look through."""
    keeper = f"Архивариус 1/1 | {DECK_TEXT.format('возьмите карту')}"
    situation = table(hand="Свиток for 1, spell | Возьмите карту.", deck=(BEAST, "Лис 1/1", keeper)).play("Свиток")
    assert situation.hand() == ["Волк"]


def test_a_waiting_card_of_the_deck_is_known_to_nobody() -> None:
    """112.8, 201.5: while its ability waits, no view tells where in the deck it lies."""
    keeper = f"Архивариус 1/1 | {DECK_TEXT.format('можете взять эту карту')}"
    situation = table(hand=FIND, deck=(BEAST, "Лис 1/1", keeper)).play("Розыск", "Волк")
    assert situation.waits is Ask.MAY
    assert [situation.match.view(seat).players[YOU].deck for seat in (YOU, ENEMY)] == [(0, 0), (0, 0)]
    situation.answer(False)
    assert [situation.game.state.uid[row] for row in situation.game.state.deck[YOU]] == [0, 0]


# ------------------------------------------------------------------------------------------------- 113: activated ones


MAGE = "Маг 1/4 | 2{COIN}{TAP}: Ранить персонажа на 1."


@EDITIONS
def test_an_activated_ability_needs_will_and_means(edition: Edition) -> None:
    """113.1: it works when its player pays; by itself never."""
    situation = table(you=MAGE, coins=2, edition=edition).end_turn().end_turn()
    assert situation.told(Wounded) == []
    situation.use("Маг", "enemy hero")
    assert (situation.coins(), situation.closed("Маг"), situation.wounds("enemy hero")) == (1, True, 1)


def test_without_the_means_it_is_refused() -> None:
    """113.1, 501.2."""
    assert table(you=MAGE, coins=1).refusal(Act.USE, "Маг") == "501.2"


def test_only_in_the_own_choice_phase() -> None:
    """113.2: neither in the opponent's turn nor while something else is asked."""
    situation = table(you=MAGE, enemy="Колдун 1/4 | {TAP}: Ранить персонажа на 1.", hand=BOLT)
    assert situation.can(Act.USE, "Маг") and not situation.can(Act.USE, "Колдун")
    situation.end_turn()
    assert situation.can(Act.USE, "Колдун") and not situation.can(Act.USE, "Маг")


@EDITIONS
def test_payment_comes_before_the_ability(edition: Edition) -> None:
    """113.3: coins and the card close, then the wound is dealt."""
    situation = table(you=MAGE, edition=edition).use("Маг", "enemy hero")
    kinds = [type(it) for it in situation.match.events if isinstance(it, Closed | CoinsChanged | Wounded)]
    assert kinds[-1] is Wounded and set(kinds[:-1]) == {Closed, CoinsChanged}


def test_wounds_are_payment_too() -> None:
    """113.3: «Ранить вашего героя на 1:» is done first."""
    situation = table(you="Жрец 1/4 | Ранить вашего героя на 1: Ранить персонажа на 2.").use("Жрец", "enemy hero")
    assert [it.number for it in situation.told(Wounded)] == [1, 2]  # type: ignore[attr-defined]


# -------------------------------------------------------------------------------------------------- 114: constant ones


CAPTAIN = "Капитан 1/4 for 1 | Ваши существа имеют +1 к удару."


@EDITIONS
def test_a_constant_works_while_its_source_is_there(edition: Edition) -> None:
    """114.1: it begins when the card comes, and ends when it goes."""
    situation = table(you="Волк 3/4", hand=(CAPTAIN, "Приговор for 1, spell | Уничтожьте существо."), edition=edition)
    powers = [situation.power("Волк"), situation.play("Капитан").power("Волк")]
    powers.append(situation.play("Приговор", "Капитан").power("Волк"))
    assert powers == [3, 4, 3]


@EDITIONS
def test_a_constant_works_while_the_card_fits(edition: Edition) -> None:
    """114.1: what comes to fit gets the effect, what no longer fits loses it."""
    officer = "Сотник 1/4 | Ваши раненые существа имеют +1 к удару."
    heal = "Бинт for 1, spell | Излечите персонажа на 1."
    situation = table(you=(officer, "Волк 3/4"), hand=(BOLT, heal), edition=edition)
    powers = [situation.power("Волк"), situation.play("Искра", "Волк").power("Волк")]
    powers.append(situation.play("Бинт", "Волк").power("Волк"))
    assert powers == [3, 4, 3]


@EDITIONS
def test_a_constant_is_neither_announced_nor_aimed(edition: Edition) -> None:
    """114.2: it uses no queue, and a creature that no spell may choose has it."""
    situation = table(you="Волк 3/4, has Защита от заклинаний", hand=CAPTAIN, edition=edition).play("Капитан")
    assert situation.power("Волк") == 4 and situation.told(EntryAdded) == []


@EDITIONS
def test_a_constant_that_prevents_waits_for_its_moment(edition: Edition) -> None:
    """114.3: it does nothing before the wounds come, and then without the queue."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/4, closed | Броня 1.", edition=edition)
    assert (situation.life("Рысь"), situation.strike("Волк", "Рысь").wounds("Рысь")) == (4, 2)
    assert situation.told(EntryAdded) == []


@EDITIONS
@pytest.mark.parametrize("last", ("Шпора", "Узда"))
def test_constants_apply_in_the_order_in_which_they_came(last: str, edition: Edition) -> None:
    """114.4: of one that gives Рывок and one that takes it the later one has the last word."""
    cards = {
        "Шпора": "Шпора for 1, амулет | Ваши существа имеют Рывок.",
        "Узда": "Узда for 1, броня | Ваши существа теряют Рывок.",
    }
    situation = table(you="Волк 3/4", hand=tuple(cards.values()), edition=edition)
    for name in sorted(cards, key=lambda it: it == last):
        situation.play(name)
    assert situation.has("Волк", KeywordName.RUSH) is (last == "Шпора")


# ------------------------------------------------------------------------------------------- 115, 116: put together


def _asked(situation: Table) -> list[int]:
    return [it.number for it in situation.told(Wounded)]  # type: ignore[attr-defined]


@EDITIONS
def test_targets_are_named_with_the_announcement(edition: Edition) -> None:
    """115.1: both targets of parts joined by «при этом» before anything is done."""
    mage = "Маг 1/4 | {TAP}: Ранить существо на 1, при этом излечите персонажа на 1."
    situation = table(you=mage, hero="Герой, 3 wounds", edition=edition).use("Маг", "Маг")
    assert situation.waits is Ask.TARGET and _asked(situation) == []
    assert situation.answer("hero").wounds("hero") == 2


@EDITIONS
def test_parted_by_a_semicolon_they_are_named_one_after_another(edition: Edition) -> None:
    """115.1: the second target is named when the first part is done."""
    mage = "Маг 1/4 | {TAP}: Ранить существо на 1; излечите персонажа на 1."
    situation = table(you=(mage,), hero="Герой, 3 wounds", edition=edition).use("Маг", "Маг")
    assert situation.waits is Ask.TARGET and _asked(situation) == [1]
    assert situation.choices() == {"Маг", "hero", "enemy hero"}
    assert situation.answer("Маг").told(Healed) != [] and situation.wounds("Маг") == 0


@EDITIONS
@pytest.mark.parametrize(("graveyard", "can"), (("", False), ("Лис 1/1", True)))
def test_a_spell_needs_all_its_abilities_to_be_legal(graveyard: str, can: bool, edition: Edition) -> None:
    """116.1: the second sentence has no card to return."""
    spell = "Обмен for 1, spell | Уничтожьте существо. Верните существо с кладбища в руку."
    situation = table(enemy="Рысь 1/1", hand=spell, graveyard=graveyard, edition=edition)
    assert situation.can(Act.PLAY, "Обмен") is can
    assert can or situation.refusal(Act.PLAY, "Обмен") == "116.1"


def test_a_keyword_is_an_ability_like_others() -> None:
    """110.2: a keyword that an effect gives works as the printed one."""
    printed = {"Волк": (Keyword(KeywordName.DIRECT_STRIKE),)}
    for situation in (
        table(you="Волк 3/4", enemy="Рысь 1/1", programs=printed),
        table(you="Волк 3/4, has Направленный удар", enemy="Рысь 1/1"),
    ):
        assert situation.strike("Волк", "enemy hero").wounds("enemy hero") == 3


# ------------------------------------------------------------------------------------------------- how often, how soon


@EDITIONS
@pytest.mark.parametrize(("words", "times"), (("", 1), (" (два раза за ход)", 2)))
def test_an_ability_is_used_as_often_as_its_mark_allows(words: str, times: int, edition: Edition) -> None:
    """113.4, 303.3: and again in the next turn."""
    situation = table(you=f"Писарь 1/4 | 1{{COIN}}: Ранить героя противника на 1{words}.", edition=edition)
    for turn in (1, 2):
        for _ in range(times):
            situation.use("Писарь")
        assert situation.refusal(Act.USE, "Писарь") == "113.4" and situation.wounds("enemy hero") == turn * times
        situation.end_turn().end_turn()


@EDITIONS
def test_once_a_battle_is_once(edition: Edition) -> None:
    """113.4, 303.3: the mark of «раз за бой» does not fall off at the start of a turn."""
    situation = table(you="Писарь 1/4 | 1{COIN}: Ранить героя противника на 1 (один раз за бой).", edition=edition)
    situation.use("Писарь").end_turn().end_turn()
    assert situation.refusal(Act.USE, "Писарь") == "113.4"


@EDITIONS
def test_a_fresh_creature_uses_what_does_not_close_it(edition: Edition) -> None:
    """107.5, 506.1: first-turn weakness forbids actions."""
    both = "Писарь 1/4, fresh | 1{COIN}: Ранить героя противника на 1. {TAP}: Возьмите карту."
    situation = table(you=both, edition=edition)
    usable = {it.ability for it in situation.decision.options if it.act is Act.USE}
    assert len(usable) == 1 and situation.use("Писарь").wounds("enemy hero") == 1
