"""What a match asks: the prompts of decisions. `card` is the card that asks, `left` how many more may be chosen."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "ask.turn": ("Ваш ход", "Your turn"),
    "ask.first": ("Ходить первым или вторым?", "Go first or second?"),
    "ask.mulligan": ("Какие карты убрать под колоду?", "Which cards go under the deck?"),
    "ask.reveal": ("Какие скрытые карты раскрыть?", "Which hidden cards to reveal?"),
    "ask.defend": ("{card} атакует: {target}. Назначить защитника?", "{card} attacks: {target}. Name a defender?"),
    "ask.choose": (
        "{card}: выберите ещё {left} {left|карту|карты|карт}",
        "{card}: choose {left} more {left|card|cards}",
    ),
    "ask.split": ("{card}: сколько получит {target}?", "{card}: how many for {target}?"),
    "ask.may": ("{card}: выполнить?", "{card}: do it?"),
    "ask.may_announce": ("{card}: объявить способность?", "{card}: announce the ability?"),
    "ask.mode": ("{card}: что выбрать?", "{card}: which part?"),
    "ask.ability": ("{card}: какую особенность?", "{card}: which ability?"),
    "ask.costs": ("{card}: чем заплатить?", "{card}: pay how?"),
    "ask.x": ("{card}: чему равен X?", "{card}: how much is X?"),
    "ask.closed_coins": (
        "{card}: сколько закрытых монет потерять? Остальные будут открытые",
        "{card}: how many closed coins to lose? The rest will be open ones",
    ),
    "ask.give_lives": (
        "{card}: сколько дополнительных жизней отдаст {target}?",
        "{card}: how many additional lives does {target} give?",
    ),
    "ask.look_for": ("{card}: искать в колоде?", "{card}: search the deck?"),
    "ask.cancel": ("{card}: отменить карту «{played}»?", "{card}: cancel “{played}”?"),
    "ask.discard": ("{card}: какую карту сбросить?", "{card}: which card to discard?"),
    "ask.order": ("Какая способность сработает раньше?", "Which ability comes first?"),
    "ask.order_cards": ("{card}: какая карта следующая?", "{card}: which card comes next?"),
    "ask.search": (
        "{card}: найдите ещё {left} {left|карту|карты|карт}",
        "{card}: find {left} more {left|card|cards}",
    ),
    "ask.replace": ("Что произойдёт вместо этого с картой «{card}»?", "What happens to “{card}” instead?"),
    "ask.prevent": ("Что первым предотвратит раны карты «{card}»?", "What prevents wounds of “{card}” first?"),
    "ask.replace_player": ("Что произойдёт вместо этого?", "What happens instead?"),
    "ask.name_card": ("{card}: назовите карту", "{card}: name a card"),
    "ask.name_class": ("{card}: назовите класс", "{card}: name a class"),
    "ask.name_element": ("{card}: назовите стихию", "{card}: name an element"),
    "ask.name_number": ("{card}: назовите число", "{card}: name a number"),
}
