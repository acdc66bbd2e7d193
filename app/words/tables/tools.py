"""The table tools: what a player may do by hand."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "tools.move": ("Переложить", "Move"),
    "tools.wound": ("Ранить", "Wound"),
    "tools.heal": ("Излечить", "Heal"),
    "tools.open": ("Открыть", "Open"),
    "tools.close": ("Закрыть", "Close"),
    "tools.keyword": ("Дать способность", "Give an ability"),
    "tools.strike": ("Изменить удар", "Change the strike"),
    "tools.life": ("Изменить жизни", "Change lives"),
    "tools.cost": ("Изменить стоимость", "Change the cost"),
    "tools.lift": ("Снять эффекты", "Lift effects"),
    "tools.counters": ("Изменить маркеры", "Change counters"),
    "tools.control": ("Передать контроль", "Hand over control"),
    "tools.coins": ("Изменить монеты", "Change coins"),
    "tools.coins_open": ("Открыть или закрыть монеты", "Open or close coins"),
    "tools.prayers": ("Изменить жетоны молитвы", "Change prayer tokens"),
    "tools.draw": ("Взять карты", "Draw cards"),
    "tools.look": ("Посмотреть колоду или руку", "Look at a deck or a hand"),
    "tools.shuffle": ("Перетасовать колоду", "Shuffle the deck"),
    "tools.create": ("Создать карту", "Create a card"),
    "tools.note": ("Записать в журнал", "Write into the log"),
}
