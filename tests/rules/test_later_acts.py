"""Terms of later editions that are acts, costs and turns of phrase (KEYWORDS §6)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.event import EntryAdded, Moved, Shuffled, TurnEnded, TurnStarted
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.heroes.faces import face
from app.engine.program import (
    ENEMY_HERO,
    SELF,
    YOU,
    CompleteQuest,
    ControlPlayer,
    EndTurn,
    ExtraCost,
    ExtraTurn,
    Flip,
    Number,
    Player,
    PlayerRole,
    Ref,
    RefKind,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Side, Zone
from tests.rules.tables import ENEMY, Table, table
from tests.rules.tables import YOU as MINE

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# -------------------------------------------------------------------------------------------------------------- costs


def test_an_alternative_cost_stands_in_the_place_of_the_coins() -> None:
    """KEYWORDS «Альтернативная стоимость»: one a card; the player chooses."""
    wound = ExtraCost(Wound(Ref(RefKind.HERO), Number(3)), alternative=True)
    situation = table(hand="Волк 3/4 for 6", coins=6, programs={"Волк": (wound,)})
    paid = situation.play("Волк", 0)
    assert (paid.coins(), paid.wounds("hero"), paid.squad()) == (6, 3, ["Волк"])
    situation = table(hand="Волк 3/4 for 6", coins=6, programs={"Волк": (wound,)}).play("Волк", "done")
    assert (situation.coins(), situation.wounds("hero")) == (0, 0)


def test_an_alternative_cost_needs_no_coins() -> None:
    """KEYWORDS «Альтернативная стоимость»."""
    wound = ExtraCost(Wound(Ref(RefKind.HERO), Number(3)), alternative=True)
    situation = table(hand="Волк 3/4 for 6", coins=0, programs={"Волк": (wound,)})
    assert situation.can(Act.PLAY, "Волк") and not table(hand="Волк 3/4 for 6", coins=0).can(Act.PLAY, "Волк")


# ------------------------------------------------------------------------------------------------------------- mining


@EDITIONS
@pytest.mark.parametrize(("zone", "answers"), (("graveyard", ()), ("hand", ("Волк",))))
def test_a_mined_card_comes_back_where_it_was(zone: str, answers: tuple[str, ...], edition: Edition) -> None:
    """KEYWORDS «Добывает: X добывает Y»: it lies under the card, out of play, until that one leaves."""
    where = {"graveyard": "карту с кладбища", "hand": "карту из руки"}[zone]
    miner = f"Рудокоп 1/1 for 1 | Найм: Рудокоп добывает {where}."
    rest = {"hand": (miner, "Кара for 1, spell | Уничтожьте существо.")}
    if zone == "hand":
        rest["hand"] = (*rest["hand"], "Волк 3/4 for 9")
    else:
        rest["graveyard"] = ("Волк 3/4",)
    situation = table(**rest, edition=edition).play("Рудокоп", *answers)  # type: ignore[arg-type]
    assert situation.zone("Волк") == "under"
    assert situation.play("Кара", "Рудокоп").zone("Волк") == zone


def test_a_card_mined_from_a_deck_is_shuffled_into_it() -> None:
    """KEYWORDS «Добывает: X добывает Y»: its place in the deck is anybody's guess."""
    miner = "Рудокоп 1/1 for 1 | Найм: Рудокоп добывает верхнюю карту вашей колоды."
    hand = (miner, "Кара for 1, spell | Уничтожьте существо.")
    situation = table(hand=hand, deck="Волк 3/4; Запас 1 1/1; Запас 2 1/1").play("Рудокоп")
    before = len(situation.told(Shuffled))
    situation.play("Кара", "Рудокоп")
    assert "Волк" in situation.deck() and len(situation.told(Shuffled)) == before + 1


def test_nothing_wakes_when_a_card_is_mined_or_returns() -> None:
    """KEYWORDS «Добывает: X добывает Y»: a creature taken out of play so has not died, and loses its effects."""
    miner = "Рудокоп 1/1 for 1 | Найм: Рудокоп добывает существо противника."
    situation = table(
        hand=(miner, "Кара for 1, spell | Уничтожьте существо."),
        enemy=(
            "Рысь 2/2, strike +1 | Гибель: Возьмите карту.",
            "Дозор 0/9 | Когда ваше существо входит в игру, возьмите карту.",
        ),
    ).play("Рудокоп", "Рысь")
    assert situation.zone("Рысь") == "under" and situation.hand(ENEMY) == []
    situation.play("Кара", "Рудокоп")
    assert (situation.zone("Рысь"), situation.power("Рысь"), situation.hand(ENEMY)) == ("play", 2, [])


# -------------------------------------------------------------------------------------------------------------- turns


def seats_of_turns(situation: Table) -> list[int]:
    return [it.seat for it in situation.told(TurnStarted) if isinstance(it, TurnStarted)]


@EDITIONS
def test_an_extra_turn_comes_after_this_one(edition: Edition) -> None:
    """KEYWORDS «Дополнительный ход»: at once; several stand in order."""
    hire = Triggered((When(EventKind.ENTERS, SELF),), ExtraTurn(YOU))
    programs = {"Время": (hire,), "Вечность": (hire,)}
    situation = table(hand="Время 1/1 for 1; Вечность 1/1 for 1", programs=programs, edition=edition)
    situation.play("Время").play("Вечность").end_turn().end_turn().end_turn().end_turn()
    assert seats_of_turns(situation) == [MINE, MINE, ENEMY, MINE]


def test_the_turn_that_ends_at_once_has_no_end_triggers() -> None:
    """KEYWORDS «Немедленно»: nothing more is done in it; what lasted for the turn ends (310.2)."""
    end = Triggered((When(EventKind.ENTERS, SELF),), EndTurn())
    late = "Сторож 1/9 | В конце вашего хода ранить героя противника на 3."
    hand = ("Дар for 1, spell | Существо получает Броню 1 до конца хода.", "Гонг 1/1 for 1")
    situation = table(you=late, hand=hand, programs={"Гонг": (end,)}).play("Дар", "Сторож").play("Гонг")
    assert (situation.decision.seat, situation.wounds("enemy hero"), len(situation.told(TurnEnded))) == (ENEMY, 0, 1)
    assert not situation.has("Сторож", KeywordName.ARMOUR)


def test_somebody_else_decides_in_a_players_next_turn() -> None:
    """KEYWORDS «Входит в игру с [э]; Игродействие; Противник; Контролирующий противника игрок»: for that one turn."""
    hire = Triggered((When(EventKind.ENTERS, SELF),), ControlPlayer(Player(PlayerRole.ENEMY)))
    situation = table(hand="Кукольник 1/1 for 1", enemy="Рысь 2/2", programs={"Кукольник": (hire,)}).play("Кукольник")
    situation.end_turn()
    assert situation.decision.seat == MINE and situation.can(Act.STRIKE, "Рысь")
    situation.end_turn().end_turn()
    assert situation.decision.seat == ENEMY


# -------------------------------------------------------------------------------------------------------- second faces


def two_faced(hand: str = "") -> Table:
    """Волк, whose other face is Оборотень 6/6, turns when he enters."""
    hire = Triggered((When(EventKind.ENTERS, SELF),), Flip(SELF))
    hand = f"Волк 3/4 for 1, back Оборотень; {hand}"
    return table(hand=hand, reserve="Оборотень 6/6", programs={"Волк": (hire,)}).play("Волк")


def test_a_flipped_card_shows_its_second_face() -> None:
    """KEYWORDS «Обращённый / Переверните X»: reached by «переверните» alone."""
    situation = two_faced()
    whole = face(situation.game, situation.row("Оборотень"))
    assert whole.names == ("Оборотень",) and (whole.strike, whole.life) == (6, 6)


def test_a_card_that_leaves_play_shows_its_first_face() -> None:
    """KEYWORDS «Обращённый / Переверните X»: elsewhere it is the card that it was."""
    situation = two_faced("Ветер for 1, spell | Верните существо в руку.").play("Ветер", "Оборотень")
    assert situation.hand() == ["Волк"]


# ---------------------------------------------------------------------------------------------------------- templates


@pytest.mark.parametrize(("enemy", "wounds"), (("", 2), ("Рысь 2/2", 0)))
def test_else_is_done_when_the_first_is_not(enemy: str, wounds: int) -> None:
    """KEYWORDS «Иначе, Вместо, При этом»."""
    crier = "Кликун 1/1 for 1 | Найм: Уничтожьте существо противника, иначе ранить героя противника на 2."
    situation = table(hand=crier, enemy=enemy).play("Кликун")
    assert situation.wounds("enemy hero") == wounds and situation.squad(ENEMY) == []


@pytest.mark.parametrize(("edition", "drawn"), ((ED12, 1), (ED15, 0)), ids=("ed12", "ed15"))
@pytest.mark.parametrize("part", ("Сбросьте 2 карты", "Уничтожьте 2 существ противника", "Закройте 2 существ"))
def test_with_it_needs_all_or_any(part: str, edition: Edition, drawn: int) -> None:
    """KEYWORDS «Иначе, Вместо, При этом»: of the two that are asked for there is one (118.4, E15 119.4)."""
    spell = f"Обмен for 1, spell | {part}, при этом возьмите карту."
    hand = (spell, "Лис 1/2") if "Сбросьте" in part else (spell,)
    situation = table(hand=hand, enemy="Рысь 2/2", deck="Лось 4/4", edition=edition).play("Обмен")
    assert len(situation.hand()) == drawn


def test_a_creature_is_given_away() -> None:
    """KEYWORDS «Отдайте»: an own chosen card passes to the opponent's control; it may not act there at once."""
    spell = "Дань for 1, spell | Отдайте ваше существо противнику."
    situation = table(you="Волк 3/4; Лис 1/2", enemy="Рысь 2/2", hand=spell)
    assert situation.targets(Act.PLAY, "Дань") == {"Волк", "Лис"}
    situation.play("Дань", "Волк")
    assert situation.squad(ENEMY) == ["Рысь", "Волк"] and situation.game.state.owner[situation.row("Волк")] == MINE


def test_a_word_is_mentioned_in_text_class_or_name() -> None:
    """KEYWORDS «Упоминается»: in any form of the word."""
    hunter = "Охотник for 1, spell | Уничтожьте карту, в которой упоминается дракон."
    cards = ("Волк 3/4, дракон", "Убийца драконов 1/1", "Лис 1/2 | Защита от драконов.", "Рысь 2/2 | Рывок.")
    situation = table(enemy=cards, hand=hunter)
    assert situation.targets(Act.PLAY, "Охотник") == {"Волк", "Убийца драконов", "Лис"}


@EDITIONS
def test_copied_abilities_are_the_printed_ones(edition: Edition) -> None:
    """KEYWORDS «Скопировать свойства (стать копией)», 110.5: besides its own; effects are not copied."""
    mime = "Мим 1/1 for 1 | Первый удар. Найм: Мим копирует особенности существа."
    situation = table(enemy="Рысь 2/2, has Броня 2 | Рывок.", hand=mime, edition=edition).play("Мим", "Рысь")
    assert situation.has("Мим", KeywordName.RUSH) and situation.has("Мим", KeywordName.FIRST_STRIKE)
    assert not situation.has("Мим", KeywordName.ARMOUR)


@EDITIONS
def test_a_repeated_spell_is_neither_paid_nor_moved(edition: Edition) -> None:
    """KEYWORDS «Повторить; Применить эффект заклинания»: its text once more, with new targets."""
    spell = "Молния for 2, spell | Ранить персонажа на 2. Повторите это заклинание."
    situation = table(hand=spell, enemy="Рысь 1/9", coins=2, edition=edition).play("Молния", "Рысь")
    situation.answer("enemy hero")
    assert (situation.wounds("Рысь"), situation.wounds("enemy hero"), situation.coins()) == (2, 2, 0)
    moves = [it for it in situation.told(Moved) if isinstance(it, Moved) and it.to_zone is Zone.GRAVEYARD]
    assert len(moves) == 1


def test_a_battle_is_the_whole_game() -> None:
    """KEYWORDS «Бой = игра (до конца боя, раз за бой)»: once a battle is once, whatever the turn."""
    situation = table(you="Волк 3/4 | 1{COIN}: Возьмите карту (один раз за бой).").use("Волк")
    assert not situation.can(Act.USE, "Волк")
    assert not situation.end_turn().end_turn().can(Act.USE, "Волк")


def test_what_lasts_for_the_battle_lasts() -> None:
    """KEYWORDS «Бой = игра (до конца боя, раз за бой)»."""
    spell = "Дар for 1, spell | Существо получает +1 к удару до конца боя."
    situation = table(you="Волк 3/4", hand=spell).play("Дар", "Волк").end_turn().end_turn().end_turn()
    assert situation.power("Волк") == 4


def test_all_that_tie_are_the_least() -> None:
    """KEYWORDS «Наибольшее/наименьшее; Наименее активный игрок»."""
    spell = "Косарь for 1, spell | Уничтожьте существо с наименьшей силой удара."
    situation = table(you="Волк 3/4; Лис 1/2", enemy="Рысь 1/9; Лось 4/4", hand=spell)
    assert situation.targets(Act.PLAY, "Косарь") == {"Лис", "Рысь"}


# ------------------------------------------------------------------------------------------------------------- quests


@EDITIONS
def test_a_quest_stays_gathers_marks_and_is_completed(edition: Edition) -> None:
    """KEYWORDS «Квест» (HEROES §9, 18): it stays in play, not limited by any class; «завершите» puts it away."""
    growing = "Поход for 1, quest | В начале вашего хода положите метку на эту карту."
    situation = table(hand=(growing, "Поиски for 1, quest | -"), you="Летописец 1/9", edition=edition)
    situation.play("Поход").play("Поиски").end_turn().end_turn()
    view = situation.match.view(MINE, log=False)
    assert [number for _, number in view.card(situation.id("Поход")).counters] == [1]
    assert situation.squad() == ["Летописец", "Поход", "Поиски"]


def test_a_completed_quest_is_put_on_the_graveyard() -> None:
    """KEYWORDS «Квест» (HEROES §9, 18): what waits for that is woken."""
    done = Triggered((When(EventKind.QUEST_COMPLETED, player=Side.YOURS),), Wound(ENEMY_HERO, Number(2)))
    quest = Triggered((When(EventKind.PLAYED, player=Side.YOURS),), CompleteQuest(SELF))
    situation = table(
        you="Летописец 1/9; Поход for 1, quest",
        hand="Лис 1/2 for 1",
        programs={"Летописец": (done,), "Поход": (quest,)},
    ).play("Лис")
    assert situation.graveyard() == ["Поход"] and situation.wounds("enemy hero") == 2
    assert [it.card.name for it in situation.told(EntryAdded) if isinstance(it, EntryAdded)] == ["Поход", "Летописец"]


def test_strike_and_life_may_be_copied_from_a_graveyard() -> None:
    """KEYWORDS «Скопировать свойства (стать копией)»: wherever the copied card lies."""
    thief = "Вор 1/1 for 1 | Найм: Это существо копирует удар, жизни и особенности существа с любого кладбища."
    situation = table(hand=thief, enemy_graveyard="Рысь 3/9 | Рывок.").play("Вор")
    assert (situation.power("Вор"), situation.life("Вор"), situation.has("Вор", KeywordName.RUSH)) == (3, 9, True)


@EDITIONS
def test_a_created_card_is_not_mined(edition: Edition) -> None:
    """519.6.1, part 7 «Созданный», KEYWORDS «Добывает: X добывает Y»: it goes to the reserve instead."""
    miner = "Рудокоп 1/1 for 1 | Найм: Рудокоп добывает существо противника."
    situation = table(hand=miner, enemy="Элементаль огня", edition=edition).play("Рудокоп")
    assert situation.squad(ENEMY) == [] and situation.game.state.under == []
