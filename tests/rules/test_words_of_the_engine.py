"""What the engine tells, counts and forbids for texts that the language has few words for: the trees stand here."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.heroes.edition import ED12, ED15
from app.engine.program import (
    HERO,
    SELF,
    Activated,
    All,
    Choose,
    Constant,
    CreateCopy,
    Draw,
    EventCount,
    EventNumber,
    Filter,
    Forbid,
    GainCoins,
    GainPrayers,
    Heal,
    Instead,
    IsKind,
    Keyword,
    Lay,
    LoseGame,
    Modify,
    Number,
    Player,
    PlayerRole,
    Prepare,
    Shoot,
    SpellText,
    Tap,
    Triggered,
    When,
    Wound,
)
from app.engine.program import ExtraLife as ExtraLives
from app.engine.terms import (
    Ban,
    EventKind,
    KeywordName,
    Kind,
    Measure,
    Operation,
    Side,
)
from tests.rules.tables import ENEMY, YOU, Table, table

CREATURE, CHARACTER = IsKind((Kind.CREATURE,)), IsKind((Kind.CREATURE, Kind.HERO))
YOURS = All(Filter((CREATURE,), Side.YOURS))
HIRE_DRAWS = Triggered((When(EventKind.ENTERS, SELF),), Draw())
SHOT = Activated((Tap(),), Shoot(Choose(Filter((CHARACTER,))), Number(2)))


def more(measure: Measure) -> Constant:
    """«… на 1 больше» for the player."""
    return Constant(HERO, (Modify(measure, Operation.ADD, Number(1)),))


# ------------------------------------------------------------------------------------------- keywords and triggers


def test_a_keyword_that_works_wakes_what_waits_for_it() -> None:
    """112.2, «Когда у вашей карты срабатывает Регенерация X»: with the number of the keyword."""
    waits = When(EventKind.KEYWORD_WORKS, player=Side.YOURS, about=KeywordName.REGENERATION)
    trees = {"Торговец": (Triggered((waits,), Wound(Choose(Filter((CHARACTER,), Side.ENEMY)), EventNumber())),)}
    situation = table(you="Торговец 1/3; Тролль 2/9, 4 wounds | Регенерация 3", programs=trees).end_turn()
    assert situation.wounds("Тролль") == 1
    assert situation.wounds("enemy hero") == 3


def test_an_ambush_is_counted_where_it_worked() -> None:
    """KEYWORDS §6, «за каждую Засаду, сработавшую в этот ход»: also those of a text that the card completes."""
    worked = EventCount(When(EventKind.KEYWORD_WORKS, player=Side.YOURS, about=KeywordName.AMBUSH))
    ambush = Keyword(
        KeywordName.AMBUSH,
        Number(1),
        do=Wound(Choose(Filter((CHARACTER,), Side.ENEMY)), worked),
        when=When(EventKind.ATTACK_DECLARED, player=Side.ENEMY),
    )
    situation = table(
        enemy="Волк 1/1",
        hand="Тень 1/1 for 3",
        coins=5,
        turn="enemy",
        programs={"Тень": (ambush,)},
    ).strike("Волк", "hero", True, "enemy hero")
    assert situation.zone("Тень") == "play"
    assert situation.wounds("enemy hero") == 1


def test_a_hire_that_worked_is_told_from_other_triggers() -> None:
    """112.2, «Когда срабатывает ваш Найм»: what the card's own entering woke, not what waits for others."""
    waits = When(EventKind.TRIGGER_WORKS, Filter((CREATURE,), Side.YOURS), woken=EventKind.ENTERS)
    others = Triggered((When(EventKind.ENTERS, Filter((CREATURE,))),), Wound(HERO, Number(1)))
    trees = {"Улерик": (Triggered((waits,), GainPrayers()),), "Эхо": (others,), "Гонец": (HIRE_DRAWS,)}
    situation = table(you="Улерик 1/1; Эхо 1/1", hand="Гонец 1/1 for 1", deck="Вайл", programs=trees)
    situation.play("Гонец").settle()
    assert situation.wounds("hero") == 1
    assert situation.game.state.prayers[YOU] == 1


def test_what_is_forbidden_to_trigger_stays_silent() -> None:
    """514.2, «Срабатывающие способности существ противника не срабатывают»; those of others do."""
    silence = Constant(All(Filter((CREATURE,), Side.ENEMY)), (Forbid(Ban.TRIGGER),))
    trees = {"Тишина": (silence,), "Гонец": (HIRE_DRAWS,)}
    loud = table(you="Тишина 1/1", hand="Гонец 1/1 for 1", deck="Вайл", programs=trees).play("Гонец")
    silent = table(enemy="Тишина 1/1", hand="Гонец 1/1 for 1", deck="Вайл", programs=trees).play("Гонец")
    assert (loud.hand(), silent.hand()) == (["Вайл"], [])


def test_a_copy_whose_hire_does_not_work() -> None:
    """514.2, «Создайте копию этой карты, её Найм не срабатывает»: its other triggers do."""
    death = Triggered((When(EventKind.DIES, SELF),), Draw())
    copy = CreateCopy(SELF, grants=(Forbid(Ban.TRIGGER, woken=EventKind.ENTERS),))
    trees = {"Орава": (Triggered((When(EventKind.ENTERS, SELF),), copy), death)}
    situation = table(
        hand="Орава 1/1 for 1; Костёр for 1, spell | Ранить каждое существо на 1.",
        deck="Вайл; Гном; Мехокраб",
        programs=trees,
    )
    situation.play("Орава")
    assert len(situation.squad()) == 2
    situation.play("Костёр").settle()
    assert len(situation.hand()) == 2


# --------------------------------------------------------------------------------------------------------- shots


@pytest.mark.parametrize("ban", [Ban.SHOOT, Ban.ATTACK])
def test_who_may_not_shoot_or_attack_does_not_shoot(ban: Ban) -> None:
    """507.3: a shot is an attack, so both bans hold; 514.2 is the reason."""
    situation = table(you="Лучник 1/2", programs={"Лучник": (Constant(SELF, (Forbid(ban),)), SHOT)})
    assert not situation.can(Act.SHOOT, "Лучник")
    assert situation.refusal(Act.USE, "Лучник") == "514.2"


def test_a_ban_on_strikes_leaves_shots() -> None:
    """507.3: the two kinds of attacks are told apart."""
    trees = {"Лучник": (Constant(SELF, (Forbid(Ban.STRIKE),)), SHOT)}
    assert table(you="Лучник 1/2", programs=trees).can(Act.SHOOT, "Лучник")


def test_a_ban_on_attacking_some_leaves_the_others() -> None:
    """513.2, «не может атаковать героя»: neither by a shot."""
    ban = Forbid(Ban.ATTACK, against=Filter((IsKind((Kind.HERO,)),)))
    situation = table(you="Лучник 1/2", enemy="Волк 1/3", programs={"Лучник": (Constant(SELF, (ban,)), SHOT)})
    assert situation.targets(Act.SHOOT, "Лучник") == {"Волк"}


# ------------------------------------------------------------------------------------------- more than the text says


def test_a_source_heals_more() -> None:
    """508.4.1, «излечивает на 1 больше»: it is the healing card's own number."""
    heal = Activated((), Heal(Choose(Filter((CHARACTER,))), Number(2)))
    trees = {"Лекарь": (Constant(SELF, (Modify(Measure.HEALING, Operation.ADD, Number(1)),)), heal)}
    situation = table(you="Лекарь 1/1; Волк 1/9, 5 wounds", programs=trees).use("Лекарь", "Волк")
    assert situation.wounds("Волк") == 2


def test_a_player_draws_more() -> None:
    """521.1, «Вы берёте на 1 карту больше»: it lies on the hero and changes every order to draw."""
    trees = {"Книгочей": (more(Measure.DRAWN),)}
    situation = table(
        you="Книгочей 1/1", hand="Свиток for 1, spell | Возьмите карту.", deck="Вайл; Гном; Мехокраб", programs=trees
    ).play("Свиток")
    assert sorted(situation.hand()) == ["Вайл", "Гном"]


def test_a_player_gets_more_coins() -> None:
    """508.4.1, «получаете на 1 монету больше» from a text; the opponent gets what the text says."""
    gift = SpellText(GainCoins(Player(PlayerRole.EACH), Number(2)))
    trees = {"Казначей": (more(Measure.COINS_GAINED),), "Дар": (gift,)}
    situation = table(you="Казначей 1/1", hand="Дар for 0, spell", coins=1, enemy_coins=1, programs=trees).play("Дар")
    assert (situation.coins(YOU), situation.coins(ENEMY)) == (4, 3)


def test_a_player_gets_more_prayers() -> None:
    """508.4.1, the same of prayer tokens; paying them is not changed."""
    trees = {"Певчий": (more(Measure.PRAYERS_GAINED),), "Псалом": (SpellText(GainPrayers(number=Number(2))),)}
    situation = table(you="Певчий 1/1", hand="Псалом for 0, spell", programs=trees).play("Псалом")
    assert situation.game.state.prayers[YOU] == 3


def test_a_card_gets_more_additional_lives() -> None:
    """508.4.1, 504.2: «получает на 1 дополнительную жизнь больше»; negative lives stay as they are (504.4)."""
    grows = Constant(YOURS, (Modify(Measure.EXTRA_LIFE_GAINED, Operation.ADD, Number(1)),))
    trees = {
        "Дуб": (grows,),
        "Роса": (SpellText(Lay(YOURS, (ExtraLives(Number(2)),))),),
        "Зной": (SpellText(Lay(YOURS, (ExtraLives(Number(-1)),))),),
    }
    situation = table(you="Дуб 1/4", hand="Роса for 0, spell; Зной for 0, spell", programs=trees).play("Роса")
    assert situation.life("Дуб") == 7
    assert situation.play("Зной").life("Дуб") == 6


def test_what_is_prepared_wakes_what_waits_for_it() -> None:
    """Part 7, Подготовить: it is an event of its own, on an open card too."""
    trees = {
        "Бард": (Triggered((When(EventKind.PREPARED, SELF),), Draw()),),
        "Клич": (SpellText(Prepare(Choose(Filter((CREATURE,))))),),
    }
    situation = table(you="Бард 1/1", hand="Клич for 0, spell", deck="Вайл", programs=trees).play("Клич", "Бард")
    assert situation.hand() == ["Вайл"]


# ------------------------------------------------------------------------------------------------------- losing

SAVED = Instead(When(EventKind.LOSES_GAME, player=Side.YOURS), Heal(HERO, None))


@pytest.mark.parametrize("edition", [ED12, ED15])
def test_something_may_come_instead_of_defeat(edition: object) -> None:
    """517, 604.1: «Если вы должны проиграть, вместо этого полностью излечите вашего героя»."""
    situation = beaten(SAVED, edition)
    assert situation.match.outcome is None
    assert situation.wounds("hero") == 0


def beaten(ability: object, edition: object = ED12) -> Table:
    """Your hero gets as many wounds as he has lives; the card with the ability is yours."""
    blow = "Молот for 0, spell | Ранить персонажа на 9."
    return table(
        you="Оберег 0/5",
        hand=blow,
        hero="Ваш герой, 20 wounds",
        programs={"Оберег": (ability,)},  # type: ignore[dict-item]
        edition=edition,  # type: ignore[arg-type]
    ).play("Молот", "hero")


def test_a_hero_who_was_spared_falls_of_new_wounds_only() -> None:
    """525.1: what came instead and healed nothing is not asked again without end."""
    situation = beaten(Instead(When(EventKind.LOSES_GAME, player=Side.YOURS), Draw()))
    assert situation.match.outcome is None
    assert situation.wounds("hero") == 29


def test_who_can_not_lose_loses_by_no_text() -> None:
    """514.2: the ban holds for wounds, for the deck and for texts alike."""
    ban = Constant(HERO, (Forbid(Ban.LOSE_GAME),))
    curse = SpellText(LoseGame(Player(PlayerRole.YOU)))
    trees = {"Оберег": (ban,), "Рок": (curse,)}
    safe = table(you="Оберег 0/5", hand="Рок for 0, spell", programs=trees).play("Рок")
    lost = table(hand="Рок for 0, spell", programs=trees).play("Рок")
    assert safe.match.outcome is None
    assert lost.match.outcome is not None
    assert lost.match.outcome.winner == ENEMY


def test_a_text_that_lets_both_lose_draws_the_game() -> None:
    """603.1: both lose at once."""
    doom = SpellText(LoseGame(Player(PlayerRole.EACH)))
    outcome = table(hand="Рок for 0, spell", programs={"Рок": (doom,)}).play("Рок").match.outcome
    assert outcome is not None
    assert outcome.winner is None
