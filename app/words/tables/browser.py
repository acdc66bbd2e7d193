"""The catalogue on the screen: search, filters, a card's page."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "browser.search": (
        "Имя, слова текста или условия: т:существо ц<=3",
        "A name, words of the text or conditions: t:creature c<=3",
    ),
    "browser.search.tip": (
        'т:тип с:стихия ц<=3 у>=жизнь ж:5 к:гном текст:"возьмите карту" играет:сама набор:14 -слово или /выражение/',
        't:type e:element c<=3 s>=life l:5 k:class text:"…" plays:whole set:14 -word или /expression/',
    ),
    "browser.found": ("{number} {number|карта|карты|карт}", "{number} {number|card|cards}"),
    "browser.found_first": (
        "{number} {number|карта|карты|карт}, показаны первые {shown}",
        "{number} {number|card|cards}, the first {shown} are shown",
    ),
    "browser.any_class": ("Любой класс", "Any class"),
    "browser.plays_itself": ("Играет сама", "Plays by itself"),
    "browser.clear": ("Сбросить", "Clear"),
    "browser.cost.number": ("{cost}", "{cost}"),
    "browser.cost.dear": ("{cost}+", "{cost}+"),
    "browser.type.hero": ("Герой", "Hero"),
    "browser.type.creature": ("Существо", "Creature"),
    "browser.type.spell": ("Заклинание", "Spell"),
    "browser.type.support": ("Поддержка", "Support"),
    "browser.type.quest": ("Квест", "Quest"),
    "browser.type.flyer": ("Летающее существо", "Flyer"),
    "browser.type.companion": ("Симбионт", "Companion"),
    "browser.type.parasite": ("Паразит", "Parasite"),
    "browser.type.artefact": ("Артефакт", "Artefact"),
    "browser.type.place": ("Местность", "Place"),
    "browser.element.steppe": ("Степи", "Steppe"),
    "browser.element.forest": ("Леса", "Forest"),
    "browser.element.mountain": ("Горы", "Mountains"),
    "browser.element.swamp": ("Болота", "Swamps"),
    "browser.element.darkness": ("Тьма", "Darkness"),
    "browser.element.neutral": ("Нейтралы", "Neutral"),
    "browser.rarity.common": ("частая", "common"),
    "browser.rarity.uncommon": ("необычная", "uncommon"),
    "browser.rarity.rare": ("редкая", "rare"),
    "browser.rarity.ultra": ("ультраредкая", "ultra-rare"),
    "browser.game.heroes": ("Берсерк. Герои", "Berserk: Heroes"),
    "browser.game.classic": ("Берсерк (классика)", "Berserk (classic)"),
}
