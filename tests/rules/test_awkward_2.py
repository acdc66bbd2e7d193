"""More awkward moments: hidden cards, merged cards, chains, eggs, prayers, draws of a game, control of players."""

from __future__ import annotations

import pytest

from app.engine.decision import AcceptDraw, Act, Ask, OfferDraw
from app.engine.errors import IllegalChoice
from app.engine.match import Match
from app.engine.program import ENEMY_HERO, OTHER, SELF, EventNumber, Excess, Triggered, When, Wound
from app.engine.terms import EventKind, KeywordName, Source
from tests.rules.tables import ENEMY, YOU, table


def test_a_target_that_hides_is_still_what_the_queue_speaks_of() -> None:
    """501.4: restrictions of targets hold at the announcement; untargeted effects don't touch a hidden card."""
    at = table(
        you="Лазутчик 2/3",
        hand="Мгла for 0, spell | Скройте ваше существо; Буря for 0, spell | Ранить каждое существо на 1",
    )
    at.play("Мгла").play("Буря")
    assert at.hidden("Лазутчик") and at.wounds("Лазутчик") == 0


def test_a_hidden_creature_is_no_target() -> None:
    """Part 7, Скрытое существо: neither spells nor strikes can name it."""
    at = table(you="Волк 2/2", enemy="Тень 1/1, hidden; Ёж 1/1", hand="Искра for 0, spell | Ранить существо на 1")
    shadow = at.id("Тень")
    assert shadow not in {it.target for it in at.decision.options}


def test_wounds_move_with_a_part_and_may_kill_the_whole() -> None:
    """Part 7, Присоединить: the wounds of X are on the merged card."""
    at = table(
        you="Волк 2/2, 1 wound; Ёж 1/3, 2 wounds",
        hand="Клей for 0, spell | Присоедините ваше существо к другому вашему существу",
    )
    at.play("Клей", "Ёж")
    assert at.wounds("Волк") == 3 and at.life("Волк") == 2


def test_two_heroes_that_wound_each_other_end() -> None:
    """E15 525.2: a chain of triggers that nobody can stop is cut before its first repetition."""
    text = "Каждый раз, когда герой получает раны, ранить героя противника на 1"
    at = table(you=f"А 1/1 | {text}", enemy=f"Б 1/1 | {text}", hand="Искра for 0, spell | Ранить героя на 1")
    at.play("Искра", "enemy hero").settle()
    assert at.waits is Ask.TURN and at.match.outcome is None


def test_drawing_for_each_draw_ends_with_the_deck() -> None:
    """E15 525.2, 304.2: the chain ends; failed draws outside of the phase lose nothing."""
    at = table(
        you="Мудрец 1/1 | Каждый раз, когда вы берёте карту, возьмите карту", hand="К for 0, spell | Возьмите карту"
    )
    at.play("К")
    assert at.waits is Ask.TURN and at.game.state.failed_draws == [0, 0]


def test_an_offer_is_accepted_by_the_other_only() -> None:
    """603.2: who has offered can't accept himself."""
    at = table()
    at.match.choose(OfferDraw(YOU))
    with pytest.raises(IllegalChoice) as refused:
        at.match.choose(AcceptDraw(YOU))
    assert refused.value.paragraph == "603.2"
    at.match.choose(AcceptDraw(ENEMY))
    assert at.match.outcome is not None and at.match.outcome.winner is None


def test_an_offer_ends_with_the_offerers_turn_come_again() -> None:
    """603.2: an offer that was answered by going on is none any more."""
    at = table()
    at.match.choose(OfferDraw(YOU))
    at.end_turn().end_turn()
    with pytest.raises(IllegalChoice):
        at.match.choose(AcceptDraw(ENEMY))


def test_a_controlled_player_skips_with_his_controller_gone() -> None:
    """310.3: control of a player is for his next turn, be it after a skipped one."""
    at = table(
        you="Кукловод 1/1 | Гибель: Контролируйте противника в его следующий ход",
        hand="Удар for 0, spell | Уничтожьте существо; С for 0, spell | Противник пропускает свой следующий ход",
    )
    at.play("Удар").play("С").end_turn()
    assert at.game.state.active == YOU
    at.end_turn()
    assert (at.game.state.active, at.decision.seat) == (ENEMY, YOU)


def test_the_same_choice_gives_the_same_chance() -> None:
    """526.1: what was taken back comes out the same again."""
    at = table(hand="Жребий for 0, spell | Перемешайте колоду", enemy="Волк 1/1; Ёж 1/1")
    again = at.match.copy()
    at.play("Жребий")
    again.choose(next(it for it in again.decision.options if it.act is Act.PLAY))
    assert again.digest() == at.match.digest()


def test_a_match_in_an_extra_turn_is_kept() -> None:
    """KEYWORDS §6, Дополнительный ход: whose turn comes after is a part of the match."""
    at = table(
        you="Дар 1/1 | Гибель: Вы получаете дополнительный ход",
        enemy_hand="Удар for 0, spell | Уничтожьте существо",
        turn="enemy",
    )
    at.play("Удар").end_turn()
    kept = Match.from_json(at.match.to_json())
    assert kept.digest() == at.match.digest()


def test_a_copy_of_a_copy_is_named_so() -> None:
    """Part 7, Создать копию: X of «Копия X» is the original's name, that of the first card."""
    mirror = "Зеркало for 0, spell | Создайте копию существа"
    at = table(you="Волк 2/2", hand=f"{mirror}; {mirror}")
    at.play("Зеркало").play("Зеркало", "Копия Волк")
    assert sorted(at.squad()) == ["Волк", "Копия Волк", "Копия Волк"]


def test_a_copy_that_returns_to_a_hand_is_gone() -> None:
    """Part 7, Создать копию: it leaves play and touches no other zone."""
    wind = "Ветер for 0, spell | Верните существо в руку владельца"
    at = table(you="Волк 2/2", hand=f"Зеркало for 0, spell | Создайте копию существа; {wind}")
    at.play("Зеркало").play("Ветер", "Копия Волк")
    assert at.squad() == ["Волк"] and at.hand() == []


def test_a_dead_defender_frees_nobody() -> None:
    """509.4, 307.3: the strike lands on the defender only, and the attacker closes when both have struck."""
    at = table(you="Волк 5/9", enemy="Ёж 1/1; Лис 1/9")
    at.strike("Волк", "Лис", defender="Ёж")
    assert at.wounds("Лис") == 0 and at.zone("Ёж") == "graveyard" and at.closed("Волк")


def test_armour_of_one_turn_meets_both_strikes() -> None:
    """Part 7, Броня X: the first X wounds of a turn, spread over as many strikes as they last."""
    at = table(you="Волк 1/9; Лис 3/9", enemy="Ёж 0/9, closed | Броня 2")
    at.strike("Волк", "Ёж").strike("Лис", "Ёж")
    assert at.wounds("Ёж") == 2


def test_additional_lives_do_not_absorb_wounds() -> None:
    """504.5, 604.1: a hero falls by wounds as many as its initial lives, whatever lives came to it."""
    at = table(
        enemy_hero="Герой врага 0/3, 2 wounds",
        hand=(
            "Дар for 0, spell | Герой противника получает 5 дополнительных жизней",
            "Искра for 0, spell | Ранить героя на 1",
        ),
    )
    at.play("Дар").play("Искра", "enemy hero")
    assert at.match.outcome is not None and at.match.outcome.winner == YOU


def test_excess_is_no_more_than_the_source_dealt() -> None:
    """KEYWORDS §6, Избыточный урон: capped by the single source's amount."""
    rest = Triggered((When(EventKind.WOUNDS, SELF, source=Source.STRIKE),), Wound(ENEMY_HERO, Excess(OTHER)))
    at = table(you="Волк 2/9", enemy="Ёж 0/1, 5 wounds, closed | Не может быть уничтожен", programs={"Волк": (rest,)})
    at.strike("Волк", "Ёж")
    assert at.wounds("Ёж") == 7 and at.wounds("enemy hero") == 2


def test_poison_of_a_stolen_creature_works_in_its_new_controllers_turn() -> None:
    """Part 7, Отравление: at the start of its own turn, its controller's."""
    at = table(enemy="Ёж 0/9, has Отравление 2", hand="Вор for 0, spell | Возьмите под контроль существо противника")
    at.play("Вор").end_turn()
    assert at.wounds("Ёж") == 0
    at.end_turn()
    assert at.wounds("Ёж") == 2


def test_a_stunned_creature_that_changes_sides_stays_closed_once() -> None:
    """Part 7, Оглушение: it is not opened in its own recovery phase, whoever controls it then."""
    at = table(
        enemy="Ёж 0/9, closed, has Оглушение", hand="Вор for 0, spell | Возьмите под контроль существо противника"
    )
    at.play("Вор").end_turn().end_turn()
    assert at.closed("Ёж") and not at.has("Ёж", KeywordName.STUN)


@pytest.mark.parametrize(("wounds", "excess"), ((0, 3), (1, 2), (3, 0)))
def test_excess_healing_is_what_is_above_the_wounds(wounds: int, excess: int) -> None:
    """KEYWORDS §6, Избыточное лечение: healing above the wounds, by that one source."""
    rest = Triggered((When(EventKind.OVERHEALED, SELF),), Wound(ENEMY_HERO, EventNumber()))
    at = table(
        you=f"Волк 2/9, {wounds} wounds",
        hand="Бинт for 0, spell | Излечить существо на 3",
        programs={"Волк": (rest,)},
    )
    at.play("Бинт", "Волк")
    assert at.wounds("enemy hero") == excess


def test_who_deals_no_wounds_to_one_card_wounds_the_others() -> None:
    """517.1.1, 523.1: a constant that speaks of its own card acts on wounds of that card only."""
    at = table(
        you="Волк 2/9, гном; Лис 2/9, гном",
        enemy="Ёж 0/9, closed | Гномы не наносят ран этому существу; Уж 0/9, closed",
    )
    at.strike("Волк", "Ёж").strike("Лис", "Уж")
    assert (at.wounds("Ёж"), at.wounds("Уж")) == (0, 2)
