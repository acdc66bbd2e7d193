"""What chosen cards of heroes-paper do on a table, told from the rules: from flowering to a miner under an egg."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY, YOU

KILL = "Кара for 1, spell | Уничтожьте существо."


def test_five_wounds_off_your_characters(paper: RealCards) -> None:
    """«Волшебный расцвет»: up to 5 wounds off your own characters, split as you like."""
    situation = paper.table(
        hand="Волшебный расцвет", hero="Вождь, 4 wounds", you="Волк 3/6, 3 wounds", enemy="Лис 1/4, 1 wound"
    )
    assert "Лис" not in situation.targets(Act.PLAY, "Волшебный расцвет")
    situation.play("Волшебный расцвет", "hero", "Волк", 3)
    assert (situation.wounds("hero"), situation.wounds("Волк")) == (1, 1)


def test_a_dragon_for_who_has_none(paper: RealCards) -> None:
    """«Воспарившая»: a dragon of 5 or less from the deck, unless you control one. Чешуя 1."""
    deck = "Змей 5/5 for 6, дракон; Ящер 4/4 for 5, дракон; Волк 3/4 for 3"
    situation = paper.table(hand="Воспарившая", deck=deck, enemy="Дрейк 1/1, дракон").play("Воспарившая")
    assert situation.choices() == {"Ящер", "done"}
    assert situation.answer("Ящер").squad() == ["Воспарившая", "Ящер"]
    assert situation.number("Воспарившая", KeywordName.SCALES) == 1
    owner = paper.table(hand="Воспарившая", deck=deck, you="Дрейк 1/1, дракон").play("Воспарившая")
    assert (owner.waits, owner.squad()) == (Ask.TURN, ["Дрейк", "Воспарившая"])


def test_tourists_make_places_cheap(paper: RealCards) -> None:
    """«Впечатлённый турист»: every one of yours makes places a coin cheaper for each of yours; it seeks a place."""
    situation = paper.table(
        hand="Впечатлённый турист; Роща for 7, местность | -",
        you="Впечатлённый турист",
        enemy="Впечатлённый турист",
        deck="Топь for 4, местность | -; Щит for 1, броня | -",
    )
    assert situation.cost("Роща") == 6
    situation.play("Впечатлённый турист")
    assert situation.choices() == {"Топь", "done"}
    situation.answer("Топь")
    assert (situation.cost("Роща"), situation.cost("Топь")) == (3, 0)


def test_a_healed_one_has_kin(paper: RealCards) -> None:
    """«Выхаживание»: all wounds off; a mage seeks a creature of the same name."""
    hand = {"hand": "Выхаживание", "you": "Волк 3/6, 5 wounds", "deck": "Волк 3/6 for 3; Лис 1/1 for 1"}
    mage = paper.table(hero="Магистр, маг, 0 wounds", **hand).play("Выхаживание", "Волк")
    assert mage.choices() == {"Волк", "done"}
    assert (mage.wounds("Волк"), mage.answer("Волк").hand()) == (0, ["Волк"])
    warrior = paper.table(hero="Князь, воин, 0 wounds", **hand).play("Выхаживание", "Волк")
    assert (warrior.wounds("Волк"), warrior.hand()) == (0, [])


def test_sleep_until_woken(paper: RealCards) -> None:
    """«Глубокий сон»: closed and Спящий: its recovery phases open it not."""
    situation = paper.table(hand="Глубокий сон", enemy="Волк 3/4").play("Глубокий сон", "Волк")
    assert situation.closed("Волк") and situation.has("Волк", KeywordName.SLEEPING)
    situation.end_turn()
    assert situation.closed("Волк")


def test_a_fish_shields_and_shows(paper: RealCards) -> None:
    """«Глубоководный язь»: at the end of each turn the top card is shown, and drawn if it is a river maid."""
    deck = "Нимфа 1/1 for 1, речная дева; Волк 3/4 for 3; Лис 1/1 for 1"
    situation = paper.table(you="Глубоководный язь", deck=deck).end_turn()
    assert (situation.hand(), situation.deck()[0]) == (["Нимфа"], "Волк")
    assert situation.end_turn().hand() == ["Нимфа", "Волк"]


def test_no_shots_at_maids_and_hero(paper: RealCards) -> None:
    """«Глубоководный язь»: shots wound neither your river maids nor your hero; the others they do."""
    archers = "; ".join(f"Стрелок{i} 1/1 | {{TAP}}: Выстрел на 2." for i in range(3))
    situation = paper.table(you="Глубоководный язь; Нимфа 1/4, речная дева; Волк 3/4", enemy=archers, turn="enemy")
    for archer, target in (("Стрелок0", "Нимфа"), ("Стрелок1", "hero"), ("Стрелок2", "Волк")):
        situation.use(archer, target)
    assert [situation.wounds(name) for name in ("Нимфа", "hero", "Волк")] == [0, 0, 2]


@pytest.mark.parametrize(("whose", "left"), [("hero", (1, 2)), ("enemy hero", (2, 1))])
def test_a_sculptor_takes_the_bottom_card(paper: RealCards, whose: str, left: tuple[int, int]) -> None:
    """«Гном-ваятель»: the bottom card of either deck lies under it and is out of play."""
    decks = {"deck": "Волк 3/4 for 3; Лис 1/1 for 1", "enemy_deck": "Ёж 1/1 for 1; Лось 4/4 for 4"}
    situation = paper.table(hand="Гном-ваятель", **decks).play("Гном-ваятель", whose)
    assert (len(situation.deck(YOU)), len(situation.deck(ENEMY))) == left
    assert not {"Лис", "Лось"} <= {*situation.deck(YOU), *situation.deck(ENEMY)}


def test_practice_heals(paper: RealCards) -> None:
    """«Групповые практики»: yours without wounds heal a character by 1 at the beginning of your turn, for good."""
    situation = paper.table(
        hand="Групповые практики", hero="Вождь, 9 wounds", you="Волк 3/4; Лис 1/4, 1 wound", enemy="Ёж 1/4"
    )
    situation.play("Групповые практики").end_turn().end_turn("hero")
    assert (situation.waits, situation.wounds("hero"), situation.wounds("Лис")) == (Ask.TURN, 8, 1)
    situation.end_turn().end_turn("Лис")
    assert situation.wounds("Лис") == 0


def test_a_tree_grows_again(paper: RealCards) -> None:
    """«Держи-Дерево»: from the graveyard, closed, at the beginning of a turn, if you have more than 10 coins."""
    rich = paper.table(graveyard="Держи-Дерево", coins=11, turn="enemy").end_turn(True)
    assert (rich.squad(), rich.closed("Держи-Дерево")) == (["Держи-Дерево"], True)
    poor = paper.table(graveyard="Держи-Дерево", coins=10, enemy_coins=12).end_turn()
    assert (poor.waits, poor.graveyard()) == (Ask.TURN, ["Держи-Дерево"])


def test_the_dead_bring_plague(paper: RealCards) -> None:
    """«Децимация»: all creatures die; each player of a dead one puts two cards of any deck away for each (Мор 2)."""
    situation = paper.table(hand="Децимация", you="Волк 3/4", enemy="Лис 1/4").play("Децимация")
    assert situation.decision.seat == ENEMY
    situation.answer("hero").answer("hero")
    assert (situation.squad(), situation.squad(ENEMY)) == ([], [])
    assert (len(situation.deck(YOU)), len(situation.deck(ENEMY))) == (4, 8)


@pytest.mark.parametrize(("enemy", "drawn"), [("", 1), ("Лис 1/1 for 1", 0), ("Лис 1/1 for 1; Ёж 1/1 for 1", 0)])
def test_the_fuller_hand_draws(paper: RealCards, enemy: str, drawn: int) -> None:
    """«Джаал»: a card if more are in your hand than in the opponent's, himself off it by then."""
    situation = paper.table(hand="Джаал; Волк 3/4 for 3", enemy_hand=enemy).play("Джаал")
    assert len(situation.hand()) == 1 + drawn


def test_scales_bite_the_attacker(paper: RealCards) -> None:
    """«Драконья броня»: every creature that declares an attack on your hero is wounded by 1; on others not."""
    situation = paper.table(you="Драконья броня; Лось 0/9", enemy="Волк 3/4; Лис 1/4; Рысь 1/4", turn="enemy")
    situation.strike("Волк", "hero").strike("Лис", "hero").strike("Рысь", "Лось")
    assert [situation.wounds(name) for name in ("Волк", "Лис", "Рысь")] == [1, 1, 0]


def test_all_but_the_eggs(paper: RealCards) -> None:
    """«Драконья месть»: 2 wounds on each creature, yours too, except eggs."""
    situation = paper.table(hand="Драконья месть", you="Яйцо; Волк 3/4", enemy="Лис 1/4").play("Драконья месть")
    assert [situation.wounds(name) for name in ("Яйцо", "Волк", "Лис")] == [0, 2, 2]


def test_a_hunter_puts_a_card_on_top(paper: RealCards) -> None:
    """«Егерь-лесник»: a shot of 3 at a creature; when it kills, a card of the forest goes to the top of the deck."""
    situation = paper.table(
        you="Егерь-лесник",
        enemy="Волк 3/3",
        deck="Лис 1/1 for 1; Дуб 1/1 for 1, forest; Сон for 1, spell, forest | -",
    )
    assert situation.targets(Act.SHOOT, "Егерь-лесник") == {"Волк"}
    situation.use("Егерь-лесник", "Волк")
    assert situation.choices() == {"Дуб", "Сон", "done"}
    situation.answer("Сон")
    assert (situation.deck()[0], situation.hand()) == ("Сон", [])


def test_violence_comes_back(paper: RealCards) -> None:
    """«Жажда насилия»: 2 wounds; if the creature lives on, the spell is in the hand again. Жажда 2."""
    situation = paper.table(hand="Жажда насилия", enemy="Волк 3/4; Лис 1/2")
    situation.play("Жажда насилия", "Волк")
    assert (situation.wounds("Волк"), situation.wounds("hero"), situation.hand()) == (2, 2, ["Жажда насилия"])
    situation.play("Жажда насилия", "Лис")
    assert (situation.hand(), situation.graveyard()) == ([], ["Жажда насилия"])


def test_a_card_for_each_healed(paper: RealCards) -> None:
    """«Забота о зверинце»: all wounds off yours; a card for each that lost wounds, not for the sound ones."""
    situation = paper.table(
        hand="Забота о зверинце", you="Волк 3/6, 3 wounds; Лис 1/4; Лось 4/9, 1 wound", enemy="Рысь 2/4, 1 wound"
    )
    situation.play("Забота о зверинце")
    assert [situation.wounds(name) for name in ("Волк", "Лось", "Рысь")] == [0, 0, 1]
    assert len(situation.hand()) == 2


def test_an_egg_with_the_found_dragon(paper: RealCards) -> None:
    """«Заботливый»: at the end of the turn the found dragon of 4 or less lies under a new egg."""
    situation = paper.table(
        you="Заботливый",
        hand="Дрейк 1/1 for 1, дракон",
        reserve="Яйцо",
        deck="Змей 4/4 for 4, дракон; Ящер 5/5 for 5, дракон",
    )
    situation.end_turn()
    assert situation.choices() == {"Змей", "done"}
    situation.answer("Змей")
    assert (situation.squad(), situation.hand(), situation.zone("Змей")) == (["Заботливый", "Яйцо"], ["Дрейк"], "under")


def test_a_maid_excites_him(paper: RealCards) -> None:
    """«Завидный жених»: any river maid that comes gives +2 strike and an aimed strike at creatures, for the turn."""
    situation = paper.table(hand="Нимфа 1/1 for 1, речная дева", you="Завидный жених", enemy="Волк 3/4; Лис 1/4")
    situation.play("Нимфа")
    assert situation.power("Завидный жених") == 4
    situation.begin_strike("Завидный жених", "Волк")
    assert situation.waits is not Ask.DEFEND
    assert situation.end_turn().power("Завидный жених") == 2


def test_he_needs_a_soul(paper: RealCards) -> None:
    """«Заглянувший за грань»: 3 wounds on a character, only if a creature died this turn (Душелов)."""
    alone = paper.table(hand="Заглянувший за грань", enemy="Волк 3/4").play("Заглянувший за грань")
    assert alone.waits is Ask.TURN and alone.wounds("Волк") == 0
    fed = paper.table(hand=f"Заглянувший за грань; {KILL}", enemy="Волк 3/4; Лис 1/1").play("Кара", "Лис")
    assert fed.play("Заглянувший за грань", "enemy hero").wounds("enemy hero") == 3


def test_a_look_into_a_deck(paper: RealCards) -> None:
    """«Заглянуть в карман»: you draw, then see the top card of either deck, the opponent doesn't."""
    situation = paper.table(hand="Заглянуть в карман").play("Заглянуть в карман", "enemy hero")
    assert len(situation.hand()) == 1
    top = situation.game.state.deck[ENEMY][-1]
    assert situation.game.state.known[top] == 1 << YOU
