"""The card workshop."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "workshop.own": ("Мои карты", "My cards"),
    "workshop.none": (
        "Здесь будут карты, которые вы сохраните: их можно брать в колоды и давать друзьям.",
        "The cards that you keep come here: take them into decks and share them with friends.",
    ),
    "workshop.name": ("Название", "Name"),
    "workshop.cost": ("Стоимость", "Cost"),
    "workshop.strike": ("Удар", "Strike"),
    "workshop.life": ("Жизни", "Life"),
    "workshop.classes": ("Классы через запятую", "Classes, with commas between"),
    "workshop.text": ("Текст карты", "The card's text"),
    "workshop.flavour": ("Легенда", "Flavour"),
    "workshop.keep": ("Сохранить", "Keep"),
    "workshop.kept": ("Карта «{name}» сохранена в каталоге", "The card {name} is in the catalogue"),
    "workshop.remove": ("Удалить", "Delete"),
    "workshop.removed": ("Карты «{name}» больше нет", "The card {name} is no more"),
    "workshop.share": ("Поделиться", "Share"),
    "workshop.shared": ("Ваши карты записаны в {place}", "Your cards are in {place}"),
    "workshop.take": ("Взять из файла", "Take from a file"),
    "workshop.taken": (
        "Новых карт: {new}, уже были и остались вашими: {known}, не прочитано записей: {skipped}",
        "New cards: {new}, there already and left as they are: {known}, records that can't be read: {skipped}",
    ),
    "workshop.told": ("{lines}", "{lines}"),
    "workshop.play": ("Сыграть ею", "Play it"),
    "workshop.no_name": ("У карты нет названия", "The card has no name"),
    "workshop.no_number": ("Это не число: {value}", "This is no number: {value}"),
    "workshop.side.own": ("Мастер", "Master"),
    "workshop.side.other": ("Подмастерье", "Apprentice"),
}
