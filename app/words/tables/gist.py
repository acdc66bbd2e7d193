"""What the paragraphs say, in a few words, by which something can't be done: «gist.» and the paragraph."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "gist.101.2": ("это не ваша карта", "the card is not yours"),
    "gist.105.1.2": ("X не меньше 1", "X is 1 at least"),
    "gist.107.2": ("уже атаковало в этом ходу", "it has struck this turn"),
    "gist.107.5": ("слабость первого хода", "first-turn weakness"),
    "gist.113.2": ("условие способности не выполнено", "the ability's condition is not met"),
    "gist.113.4": ("уже использована в этом ходу", "it has been used this turn"),
    "gist.116.1": ("для заклинания нет целей", "the spell has no targets"),
    "gist.117.6": ("целью может быть только карта в игре", "only a card in play can be the target"),
    "gist.118.3": ("для способности нет целей", "the ability has no targets"),
    "gist.202.2": ("карта не в игре", "the card is not in play"),
    "gist.208.1": ("герой остаётся в игре", "a hero stays in play"),
    "gist.208.4": ("герой не атакует ударом и не защищает", "a hero neither strikes nor defends"),
    "gist.209.1": ("атакуют ударом только существа", "only creatures strike"),
    "gist.211.4": ("карту поддержки не атаковать", "a support card can't be attacked"),
    "gist.501.2": ("нечем заплатить", "the price can't be paid"),
    "gist.501.2.1": ("нечем заплатить", "the price can't be paid"),
    "gist.502.6": ("эту карту здесь не выбрать", "this card can't be chosen here"),
    "gist.502.7": ("цель должна быть иной", "the target must be of another kind"),
    "gist.502.9": ("условия выбора целей этого не позволяют", "the conditions for targets forbid it"),
    "gist.506.1": ("карта закрыта", "the card is closed"),
    "gist.507.1": ("атакуют только персонажей противника", "only the opponent's characters are attacked"),
    "gist.507.2": ("своих не атакуют", "one's own side is not attacked"),
    "gist.509.1": ("защитником быть не может", "it can't be the defender"),
    "gist.509.3": ("уже защищало в этом ходу", "it has defended this turn"),
    "gist.512.4": ("X не меньше 1", "X is 1 at least"),
    "gist.512.4.1": ("с X бесплатно не заявить", "an X can't be announced for free"),
    "gist.514.1": ("правила этого не позволяют", "the rules don't allow it"),
    "gist.514.2": ("запрещает чья-то способность", "an ability forbids it"),
    "gist.515.2": ("защищена от таких способностей", "it is protected from such abilities"),
    "gist.part 7: Неуловимость": ("неуловима для этой карты", "it eludes this card"),
    "gist.part 7: Скрытое существо": ("существо скрыто", "the creature is hidden"),
}
