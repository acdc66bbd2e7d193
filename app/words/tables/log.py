"""What the log tells: one message for each kind of event, or one for each variant of it (`app/words/story.py`).

Card names stand in the nominative and verbs in the present, so that no name needs an ending or a gender.
"""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    # ------------------------------------------------------------------------------------------ set-up and turns
    "log.die_rolled": ("Бросок кубика: {a} и {b}", "Die rolls: {a} and {b}"),
    "log.first_seat": ("Первым ходит {seat}", "{seat} goes first"),
    "log.mulliganed.none": ("{seat} не меняет карты", "{seat} keeps the deal"),
    "log.mulliganed.some": (
        "{seat} меняет {number} {number|карту|карты|карт}",
        "{seat} puts {number} {number|card|cards} back",
    ),
    "log.turn_started": ("Ход {number}: {seat}", "Turn {number}: {seat}"),
    "log.turn_started.extra": ("Дополнительный ход {number}: {seat}", "Extra turn {number}: {seat}"),
    "log.turn_ended": ("{seat}: конец хода", "{seat}: end of turn"),
    "log.turn_skipped": ("{seat} пропускает ход", "{seat} skips a turn"),
    "log.phase_started": ("{phase}", "{phase}"),
    "log.phase.setup": ("Начало партии", "Set-up"),
    "log.phase.recovery": ("Фаза восстановления", "Recovery phase"),
    "log.phase.accumulation": ("Фаза накопления", "Accumulation phase"),
    "log.phase.choice": ("Фаза выбора", "Choice phase"),
    "log.phase.strike": ("Фаза нанесения удара", "Strike phase"),
    "log.phase.ability": ("Фаза использования способности", "Ability phase"),
    "log.phase.playing": ("Фаза розыгрыша карты", "Playing phase"),
    "log.phase.end": ("Конец хода", "End of turn"),
    "log.game_over.won": ("Победа: {winner}. {ending}", "{winner} wins. {ending}"),
    "log.game_over.draw": ("Ничья. {ending}", "A draw. {ending}"),
    "log.ending.hero_falls": ("Герой пал (602.1)", "A hero fell (602.1)"),
    "log.ending.deck_empty": ("Третий раз нечего взять из колоды", "The third draw from an empty deck"),
    "log.ending.ability": ("Так велит карта", "A card says so"),
    "log.ending.conceded": ("Противник сдался", "The opponent conceded"),
    "log.ending.agreed": ("По согласию игроков", "Agreed by both players"),
    "log.ending.endless_chain": ("Бесконечная цепочка способностей", "An endless chain of abilities"),
    "log.draw_offered": ("{seat} предлагает ничью", "{seat} offers a draw"),
    # ----------------------------------------------------------------------------------------------------- cards
    "log.moved.dealt": ("{to_seat} получает при сдаче: {card}", "{to_seat} is dealt: {card}"),
    "log.moved.drawn": ("{to_seat} берёт: {card}", "{to_seat} draws: {card}"),
    "log.moved.played": ("{card}: розыгрыш", "{card}: played"),
    "log.moved.summoned": ("{to_seat} вызывает: {card}", "{to_seat} summons: {card}"),
    "log.moved.revived": ("{to_seat} возрождает: {card}", "{to_seat} revives: {card}"),
    "log.moved.created": ("{to_seat} создаёт: {card}", "{to_seat} creates: {card}"),
    "log.moved.placed": ("{to_seat} получает {zone}: {card}", "{to_seat} gets {zone}: {card}"),
    "log.moved.died": ("{card}: гибель", "{card} dies"),
    "log.moved.destroyed": ("{card}: уничтожение", "{card} is destroyed"),
    "log.moved.surplus": ("{card}: лишняя карта, {zone}", "{card}: one too many, {zone}"),
    "log.moved.discarded": ("{seat} сбрасывает: {card}", "{seat} discards: {card}"),
    "log.moved.milled": ("{seat}, с колоды на кладбище: {card}", "{seat}, from the deck to the graveyard: {card}"),
    "log.moved.returned": ("{card}: возврат {zone}", "{card} returns {zone}"),
    "log.moved.found": ("{to_seat} находит: {card}, {zone}", "{to_seat} finds: {card}, {zone}"),
    "log.moved.taken": ("{to_seat} кладёт {zone}: {card}", "{to_seat} puts {zone}: {card}"),
    "log.moved.mined": ("{to_seat} добывает: {card}", "{to_seat} mines: {card}"),
    "log.moved.split": ("{card}: отделение от объединённой карты, {zone}", "{card} parts from a merged card, {zone}"),
    "log.moved.moved": ("{card}: {zone}", "{card}: {zone}"),
    "log.moved.by_hand": ("{card}: {zone}", "{card}: {zone}"),
    "log.some_card": ("карта", "a card"),
    "log.to.play": ("в игру", "into play"),
    "log.to.hand": ("в руку", "to the hand"),
    "log.to.deck": ("в колоду", "into the deck"),
    "log.to.graveyard": ("на кладбище", "to the graveyard"),
    "log.to.reserve": ("в запас", "to the reserve"),
    "log.to.side_deck": ("в дополнительную колоду", "to the side deck"),
    "log.to.under": ("под карту", "under a card"),
    "log.draw_failed.counted": (
        "{seat}: колода пуста, взять нечего (раз: {number} из 3)",
        "{seat}: the deck is empty, nothing to draw ({number} of 3)",
    ),
    "log.draw_failed.free": ("{seat}: колода пуста, взять нечего", "{seat}: the deck is empty, nothing to draw"),
    "log.shuffled": ("{seat} тасует колоду", "{seat} shuffles the deck"),
    "log.revealed.both": ("{seat} показывает: {cards}", "{seat} shows: {cards}"),
    "log.revealed.looked": ("{looker} смотрит: {cards}", "{looker} looks at: {cards}"),
    "log.closed": ("{card} закрывается", "{card} closes"),
    "log.opened": ("{card} открывается", "{card} opens"),
    "log.control_changed": ("{seat} берёт под контроль: {card}", "{seat} takes control of: {card}"),
    "log.hidden": ("{card}: скрыта", "{card} hides"),
    "log.unhidden": ("{card}: раскрыта", "{card} is turned up"),
    "log.attached": ("{card}: присоединение к {host}", "{card}: attached to {host}"),
    "log.flipped": ("{was}: другая сторона, {card}", "{was}: the other face, {card}"),
    # ---------------------------------------------------------------------------------------- wounds and effects
    "log.wounded": (
        "{card}: {number} {number|рана|раны|ран}",
        "{card}: {number} {number|wound|wounds}",
    ),
    "log.healed": (
        "{card}: излечение, {number} {number|рана|раны|ран}",
        "{card}: {number} {number|wound|wounds} healed",
    ),
    "log.effect_laid": ("{card}: {grant}", "{card}: {grant}"),
    "log.effect_laid.span": ("{card}: {grant}, {span}", "{card}: {grant}, {span}"),
    "log.effect_lifted": ("{card}: больше нет «{grant}»", "{card}: no longer «{grant}»"),
    "log.effect_lifted.expired": ("{card}: истёк эффект «{grant}»", "{card}: «{grant}» expires"),
    "log.span.this_turn": ("до конца хода", "until the end of the turn"),
    "log.span.your_next_turn_start": ("до начала своего хода", "until its player's next turn"),
    "log.span.enemy_next_turn_start": ("до начала хода противника", "until the opponent's next turn"),
    "log.span.your_next_turn_end": ("до конца своего следующего хода", "until the end of its player's next turn"),
    "log.span.enemy_next_turn_end": ("до конца хода противника", "until the end of the opponent's next turn"),
    "log.span.your_turn_end": ("до конца своего хода", "until the end of its player's turn"),
    "log.span.enemy_turn_end": ("до конца хода противника", "until the end of the opponent's turn"),
    "log.span.next_turn_of_card": ("на следующий ход", "for the next turn"),
    "log.span.while_source": ("пока источник в игре", "while its source is in play"),
    "log.span.while_true": ("пока верно условие", "while the condition holds"),
    "log.span.combat": ("на время атаки", "during the attack"),
    "log.span.next_time": ("на один раз", "for the next time"),
    "log.counters_changed.more": ("{card}: {name} +{change}, всего {number}", "{card}: {name} +{change}, {number} now"),
    "log.counters_changed.less": ("{card}: {name} −{change}, всего {number}", "{card}: {name} −{change}, {number} now"),
    "log.life_set": (
        "{card}: {number} {number|жизнь|жизни|жизней}",
        "{card}: {number} {number|life|lives}",
    ),
    "log.strike_set": ("{card}: удар {number}", "{card}: strike {number}"),
    "log.prevented": (
        "{card}: предотвращено {number} {number|рана|раны|ран}",
        "{card}: {number} {number|wound|wounds} prevented",
    ),
    "log.replaced": ("{card}: замещение", "{card}: replaced"),
    "log.refused": ("{card}: не действует", "{card}: no effect"),
    # ------------------------------------------------------------------------------------------ attacks and play
    "log.strike_announced": ("{card} атакует: {target}", "{card} attacks {target}"),
    "log.shot_announced": ("{card}, выстрел на {number}: {target}", "{card} shoots for {number} at {target}"),
    "log.defender_named": ("{card} защищает: {instead_of}", "{card} defends {instead_of}"),
    "log.defender_named.none": ("Защитника нет: {instead_of}", "Nobody defends {instead_of}"),
    "log.struck": ("{card} наносит удар на {number}: {target}", "{card} strikes {target} for {number}"),
    "log.struck.back": (
        "{card} наносит ответный удар на {number}: {target}",
        "{card} strikes {target} back for {number}",
    ),
    "log.card_played": (
        "{seat} разыгрывает за {cost} {cost|монету|монеты|монет}: {card}",
        "{seat} plays for {cost} {cost|coin|coins}: {card}",
    ),
    "log.ability_used": ("{seat} использует способность: {card}", "{seat} uses an ability: {card}"),
    "log.x": (" (X = {x})", " (X = {x})"),
    "log.targets": (" → {targets}", " → {targets}"),
    "log.by": (" ({source})", " ({source})"),
    "log.play_cancelled": ("{card}: розыгрыш отменён", "{card}: cancelled"),
    "log.redirected": ("{card}: новая цель — {target}", "{card}: the new target is {target}"),
    "log.named": ("{seat} называет: {name}", "{seat} names: {name}"),
    # ------------------------------------------------------------------------------------------------- the queue
    "log.entry_added": ("{card}: способность встаёт в очередь", "{card}: an ability joins the queue"),
    "log.entry_started": ("{card}: способность действует", "{card}: an ability resolves"),
    "log.entry_finished.done": ("{card}: способность выполнена", "{card}: the ability is done"),
    "log.entry_finished.broken_off": ("{card}: способность прервалась", "{card}: the ability broke off"),
    "log.entry_finished.illegal": (
        "{card}: способность не выполняется, цели больше нет",
        "{card}: the ability has no legal target left",
    ),
    # ----------------------------------------------------------------------------------------------------- coins
    "log.coins_changed.gained": (
        "{seat} получает {number} {number|монету|монеты|монет}: открыто {open} из {total}",
        "{seat} gains {number} {number|coin|coins}: {open} of {total} open",
    ),
    "log.coins_changed.lost": (
        "{seat} теряет {number} {number|монету|монеты|монет}: открыто {open} из {total}",
        "{seat} loses {number} {number|coin|coins}: {open} of {total} open",
    ),
    "log.coins_changed.spent": (
        "{seat} тратит {number} {number|монету|монеты|монет}: открыто {open} из {total}",
        "{seat} spends {number} {number|coin|coins}: {open} of {total} open",
    ),
    "log.coins_changed.opened": (
        "{seat} открывает {number} {number|монету|монеты|монет}: открыто {open} из {total}",
        "{seat} opens {number} {number|coin|coins}: {open} of {total} open",
    ),
    "log.coins_changed.closed": (
        "{seat} закрывает {number} {number|монету|монеты|монет}: открыто {open} из {total}",
        "{seat} closes {number} {number|coin|coins}: {open} of {total} open",
    ),
    "log.coins_changed.expired": (
        "{seat}: временных монет больше нет ({number}), открыто {open} из {total}",
        "{seat}: temporary coins are gone ({number}), {open} of {total} open",
    ),
    "log.coins_changed.returned": (
        "{seat} возвращает {number} {number|монету|монеты|монет}: открыто {open} из {total}",
        "{seat} gets {number} {number|coin|coins} back: {open} of {total} open",
    ),
    "log.prayers_changed.more": (
        "{seat} получает {change} {change|жетон|жетона|жетонов} молитвы, всего {total}",
        "{seat} gains {change} prayer {change|token|tokens}, {total} now",
    ),
    "log.prayers_changed.less": (
        "{seat} теряет {change} {change|жетон|жетона|жетонов} молитвы, всего {total}",
        "{seat} loses {change} prayer {change|token|tokens}, {total} now",
    ),
    # -------------------------------------------------------------------------------------------- by hand, undone
    "log.done_by_hand.move": ("{seat} вручную перекладывает {zone}: {card}", "{seat} moves by hand {zone}: {card}"),
    "log.done_by_hand.wound": (
        "{seat} вручную ранит на {number}: {card}",
        "{seat} wounds by hand for {number}: {card}",
    ),
    "log.done_by_hand.heal": ("{seat} вручную лечит на {number}: {card}", "{seat} heals by hand for {number}: {card}"),
    "log.done_by_hand.open": ("{seat} вручную открывает: {card}", "{seat} opens by hand: {card}"),
    "log.done_by_hand.close": ("{seat} вручную закрывает: {card}", "{seat} closes by hand: {card}"),
    "log.done_by_hand.keyword": ("{seat} вручную даёт «{name}»: {card}", "{seat} gives by hand «{name}»: {card}"),
    "log.done_by_hand.strike": (
        "{seat} вручную меняет удар на {change}: {card}",
        "{seat} changes the strike by hand by {change}: {card}",
    ),
    "log.done_by_hand.life": (
        "{seat} вручную меняет жизни на {change}: {card}",
        "{seat} changes lives by hand by {change}: {card}",
    ),
    "log.done_by_hand.cost": (
        "{seat} вручную меняет стоимость на {change}: {card}",
        "{seat} changes the cost by hand by {change}: {card}",
    ),
    "log.done_by_hand.lift": ("{seat} вручную снимает эффекты: {card}", "{seat} lifts effects by hand: {card}"),
    "log.done_by_hand.counters": (
        "{seat} вручную меняет маркеры «{name}» на {change}: {card}",
        "{seat} changes «{name}» counters by hand by {change}: {card}",
    ),
    "log.done_by_hand.control": (
        "{seat} вручную передаёт контроль ({to_seat}): {card}",
        "{seat} hands control over by hand ({to_seat}): {card}",
    ),
    "log.done_by_hand.coins": (
        "{seat} вручную меняет монеты на {change}: {to_seat}",
        "{seat} changes coins by hand by {change}: {to_seat}",
    ),
    "log.done_by_hand.coins_open": (
        "{seat} вручную меняет открытые монеты на {change}: {to_seat}",
        "{seat} changes open coins by hand by {change}: {to_seat}",
    ),
    "log.done_by_hand.prayers": (
        "{seat} вручную меняет жетоны молитвы на {change}: {to_seat}",
        "{seat} changes prayer tokens by hand by {change}: {to_seat}",
    ),
    "log.done_by_hand.draw": (
        "{seat} вручную берёт карты ({number}): {to_seat}",
        "{seat} draws by hand ({number}): {to_seat}",
    ),
    "log.done_by_hand.look_hand": (
        "{seat} вручную смотрит руку: {to_seat}",
        "{seat} looks by hand at the hand: {to_seat}",
    ),
    "log.done_by_hand.look": (
        "{seat} вручную смотрит верх колоды ({number}): {to_seat}",
        "{seat} looks by hand at the top of the deck ({number}): {to_seat}",
    ),
    "log.done_by_hand.shuffle": ("{seat} вручную тасует колоду: {to_seat}", "{seat} shuffles by hand: {to_seat}"),
    "log.done_by_hand.create": (
        "{seat} вручную создаёт карту «{name}»: {to_seat}",
        "{seat} creates by hand «{name}»: {to_seat}",
    ),
    "log.done_by_hand.note": ("{seat}: {name}", "{seat}: {name}"),
    "log.undone": (
        "{seat} возвращает ход: {answers} {answers|решение|решения|решений}",
        "{seat} takes back {answers} {answers|choice|choices}",
    ),
    "log.undone.seen": ("{seat} за это время видит: {cards}", "{seat} saw meanwhile: {cards}"),
    "log.redone": (
        "{seat} повторяет: {answers} {answers|решение|решения|решений}",
        "{seat} does again {answers} {answers|choice|choices}",
    ),
}
