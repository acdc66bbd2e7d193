"""What woke an ability of the queue: a message for each kind of event, `.both` where the other card is known as well.

Written as the log is: names in the nominative, a card's deeds as nouns wherever a verb would have to agree with it.
"""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    # ----------------------------------------------------------------------------------------- cards come and go
    "woken.enters": ("{card}: вход в игру", "{card} enters play"),
    "woken.played": ("{card}: розыгрыш", "{card} is played"),
    "woken.dies": ("{card}: гибель", "{card} dies"),
    "woken.dies.both": ("{card}: гибель ({other})", "{card} dies ({other})"),
    "woken.leaves": ("{card}: выход из игры", "{card} leaves play"),
    "woken.put_in_graveyard": ("{card}: попадание на кладбище", "{card} is put into the graveyard"),
    "woken.leaves_graveyard": ("{card}: уход с кладбища", "{card} leaves the graveyard"),
    "woken.discarded": ("{seat}, сброс: {card}", "{seat} discards: {card}"),
    "woken.milled": ("{seat}, с колоды на кладбище: {card}", "{seat}, from the deck to the graveyard: {card}"),
    "woken.drawn": ("{seat} берёт: {card}", "{seat} draws: {card}"),
    "woken.to_hand": ("{seat}, в руку: {card}", "{seat}, to the hand: {card}"),
    "woken.to_deck": ("{seat}, в колоду: {card}", "{seat}, into the deck: {card}"),
    "woken.searched": ("{seat}: поиск", "{seat} searches"),
    "woken.shuffled": ("{seat} тасует колоду", "{seat} shuffles the deck"),
    "woken.looked": ("{seat} смотрит карты", "{seat} looks at cards"),
    "woken.revealed": ("{seat} показывает: {card}", "{seat} shows: {card}"),
    "woken.summoned": ("{card}: вызов", "{card} is summoned"),
    "woken.revived": ("{card}: возрождение", "{card} is revived"),
    "woken.created": ("{card}: создание", "{card} is created"),
    "woken.attached": ("{card}: присоединение", "{card} is attached"),
    "woken.attached.both": ("{card}: присоединение к {other}", "{card}: attached to {other}"),
    "woken.mined": ("{card}: добыча", "{card} is mined"),
    "woken.mined.both": ("{card}: добыча ({other})", "{card} is mined ({other})"),
    "woken.control_taken": ("{seat} берёт под контроль: {card}", "{seat} takes control of: {card}"),
    "woken.quest_completed": ("{card}: квест выполнен", "{card}: the quest is completed"),
    "woken.spell_resolved": ("{card}: текст исполнен", "{card}: its text is done"),
    # ------------------------------------------------------------------------------------------------- attacks
    "woken.attack_declared": ("{card}: объявлена атака", "{card}: an attack is announced"),
    "woken.attack_declared.both": ("{card} атакует: {other}", "{card} attacks {other}"),
    "woken.attack_dealt": ("{card}: атака нанесена", "{card}: the attack is dealt"),
    "woken.attack_dealt.both": ("{card}: атака нанесена, цель — {other}", "{card}: the attack on {other} is dealt"),
    "woken.attacks": ("{card} атакует", "{card} attacks"),
    "woken.attacks.both": ("{card} атакует: {other}", "{card} attacks {other}"),
    "woken.strikes": ("{card} наносит удар", "{card} strikes"),
    "woken.strikes.both": ("{card} наносит удар: {other}", "{card} strikes {other}"),
    "woken.shoots": ("{card}: выстрел", "{card} shoots"),
    "woken.shoots.both": ("{card}, выстрел: {other}", "{card} shoots at {other}"),
    "woken.strikes_back": ("{card} наносит ответный удар", "{card} strikes back"),
    "woken.strikes_back.both": ("{card} наносит ответный удар: {other}", "{card} strikes {other} back"),
    "woken.fights": ("{card}: сражение", "{card} fights"),
    "woken.fights.both": ("{card}, сражение: {other}", "{card} fights {other}"),
    "woken.defends": ("{card} защищает", "{card} defends"),
    "woken.defends.both": ("{card} защищает, атакует {other}", "{card} defends against {other}"),
    "woken.is_attacked": ("{card}: цель атаки", "{card} is attacked"),
    "woken.is_attacked.both": ("{card}: цель атаки ({other})", "{card} is attacked ({other})"),
    "woken.targeted": ("{card}: выбор целью", "{card} becomes a target"),
    "woken.targeted.both": ("{card}: выбор целью ({other})", "{card} becomes a target ({other})"),
    # ------------------------------------------------------------------------------------------ wounds, effects
    "woken.wounded": ("{card}: {number} {number|рана|раны|ран}", "{card}: {number} {number|wound|wounds}"),
    "woken.wounded.both": (
        "{card}: {number} {number|рана|раны|ран} ({other})",
        "{card}: {number} {number|wound|wounds} ({other})",
    ),
    "woken.wounds": ("{card} ранит на {number}", "{card} wounds for {number}"),
    "woken.wounds.both": ("{card} ранит на {number}: {other}", "{card} wounds {other} for {number}"),
    "woken.healed": (
        "{card}: излечение, {number} {number|рана|раны|ран}",
        "{card}: {number} {number|wound|wounds} healed",
    ),
    "woken.healed.both": (
        "{card}: излечение, {number} {number|рана|раны|ран} ({other})",
        "{card}: {number} {number|wound|wounds} healed ({other})",
    ),
    "woken.overhealed": ("{card}: избыточное излечение на {number}", "{card} is overhealed by {number}"),
    "woken.kills": ("{card} убивает", "{card} kills"),
    "woken.kills.both": ("{card} убивает: {other}", "{card} kills {other}"),
    "woken.closes": ("{card} закрывается", "{card} closes"),
    "woken.opens": ("{card} открывается", "{card} opens"),
    "woken.prepared": ("{card}: подготовка", "{card} is prepared"),
    "woken.stunned": ("{card}: оглушение", "{card} is stunned"),
    "woken.effect_laid": ("{card}: новый эффект", "{card}: a new effect"),
    "woken.effect_laid.both": ("{card}: новый эффект ({other})", "{card}: a new effect ({other})"),
    "woken.effect_lifted": ("{card}: эффект снят", "{card}: an effect is lifted"),
    "woken.effect_lifted.both": ("{card}: эффект снят ({other})", "{card}: an effect is lifted ({other})"),
    "woken.reinforced": ("{card}: усиление на {number}", "{card} is reinforced by {number}"),
    "woken.weakened": ("{card}: ослабление на {number}", "{card} is weakened by {number}"),
    "woken.extra_life_gained": (
        "{card}: {number} {number|дополнительная жизнь|дополнительные жизни|дополнительных жизней}",
        "{card}: {number} extra {number|life|lives}",
    ),
    "woken.hides": ("{card}: скрыта", "{card} hides"),
    "woken.unhides": ("{card}: раскрыта", "{card} is turned up"),
    # ------------------------------------------------------------------------------------------------ abilities
    "woken.keyword_works": ("{card}: сработала способность", "{card}: an ability has worked"),
    "woken.trigger_works": ("{card}: сработала способность", "{card}: an ability has worked"),
    "woken.ability_used": ("{card}: способность использована", "{card}: an ability is used"),
    "woken.acts": ("{card} действует", "{card} acts"),
    # -------------------------------------------------------------------------------------------------- players
    "woken.coins_spent": (
        "{seat} тратит {number} {number|монету|монеты|монет}",
        "{seat} spends {number} {number|coin|coins}",
    ),
    "woken.coins_gained": (
        "{seat} получает {number} {number|монету|монеты|монет}",
        "{seat} gains {number} {number|coin|coins}",
    ),
    "woken.coins_lost": (
        "{seat} теряет {number} {number|монету|монеты|монет}",
        "{seat} loses {number} {number|coin|coins}",
    ),
    "woken.prayers_gained": (
        "{seat} получает {number} {number|жетон|жетона|жетонов} молитвы",
        "{seat} gains {number} prayer {number|token|tokens}",
    ),
    "woken.prayers_spent": (
        "{seat} тратит {number} {number|жетон|жетона|жетонов} молитвы",
        "{seat} spends {number} prayer {number|token|tokens}",
    ),
    "woken.turn_starts": ("{seat}: начало хода", "{seat}: the turn begins"),
    "woken.turn_ends": ("{seat}: конец хода", "{seat}: the turn ends"),
    "woken.loses_game": ("{seat}: поражение", "{seat}: defeat"),
}
