"""The main window: start page, menus, news, settings."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "windows.program": ("Отряд", "Otryad"),
    "windows.program.motto": ("Стол для игры «Берсерк. Герои»", "A table for the game of Berserk: Heroes"),
    "windows.back": ("Назад", "Back"),
    "windows.cancel": ("Отменить", "Cancel"),
    "windows.close_notice": ("Понятно", "Got it"),
    "windows.no_display": (
        "Здесь нет экрана, окно не открыть. Партию без экрана показывает команда: make demo",
        "There is no screen here to open a window on. A game without one: make demo",
    ),
    # ---------------------------------------------------------------------------------------- unexpected errors
    "windows.crash": ("Ошибка в программе", "An error in the program"),
    "windows.crash.calm": (
        "Такого не должно было быть, но ничего не потеряно. Если повторится, покажите этот текст авторам.",
        "This should not have happened, but nothing is lost. If it comes again, show this text to the authors.",
    ),
    "windows.crash.record": ("Записано в {place}", "Written to {place}"),
    "windows.crash.journal": ("Запись партии: {place}", "The journal of the game: {place}"),
    "windows.crash.copy": ("Скопировать", "Copy"),
    "windows.crash.folder": ("Открыть папку", "Open the folder"),
    "windows.crash.go_on": ("Продолжать", "Go on"),
    # ------------------------------------------------------------------------------------------------ start page
    "windows.resume": ("Продолжить партию", "Continue the game"),
    "windows.resume.caption": ("{sides}, с того же места", "{sides}, from where you left it"),
    "windows.quick_game": ("Быстрая игра", "Quick game"),
    "windows.quick_game.caption": (
        "Одним щелчком: колода в руки, компьютер напротив",
        "One click: a deck in hand, the computer opposite",
    ),
    "windows.new_game": ("Новая игра", "New game"),
    "windows.new_game.caption": ("Выбрать колоды, места за столом и правила", "Choose decks, seats and rules"),
    "windows.decks": ("Колоды", "Decks"),
    "windows.decks.caption": ("Собрать, проверить, напечатать", "Build, check, print"),
    "windows.catalogue": ("Каталог", "Catalogue"),
    "windows.catalogue.caption": ("Все карты и их тексты", "Every card and its text"),
    "windows.workshop": ("Мастерская", "Workshop"),
    "windows.workshop.caption": ("Написать карту и сыграть ею", "Write a card and play it"),
    "windows.games": ("Партии", "Games"),
    "windows.games.caption": ("Посмотреть сыгранное", "Watch what was played"),
    "windows.learn": ("Научиться", "Learn"),
    "windows.learn.caption": ("Первая партия с подсказками", "A first game with hints"),
    "windows.help": ("Правила", "Rules"),
    "windows.help.caption": ("Термины и способности", "Terms and abilities"),
    "windows.help.search": ("Слово или термин", "A word or a term"),
    "windows.help.chapters": ("Разделы", "Chapters"),
    "windows.help.all": ("Все термины", "All terms"),
    "windows.help.nothing": (
        "Такого здесь нет. Попробуйте начало слова.",
        "Nothing like that here. Try the beginning of a word.",
    ),
    "windows.table": ("Стол", "Table"),
    "windows.settings": ("Настройки", "Settings"),
    "windows.language.other": ("In English", "По-русски"),
    "windows.look.other": ("Светлее или темнее", "Lighter or darker"),
    # -------------------------------------------------------------------------------------------------------- keys
    "windows.keys": ("Клавиши", "Keys"),
    "windows.key.help": ("Правила", "Rules"),
    "windows.key.full_screen": ("Во весь экран", "Full screen"),
    "windows.key.new_game": ("Новая игра", "New game"),
    "windows.key.decks": ("Колоды", "Decks"),
    "windows.key.catalogue": ("Каталог", "Catalogue"),
    "windows.key.games": ("Партии", "Games"),
    "windows.key.settings": ("Настройки", "Settings"),
    "windows.key.quit": ("Выйти", "Quit"),
}
