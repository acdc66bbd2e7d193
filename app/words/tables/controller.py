"""What goes on around a game: settings, saved games, undo, the computer's process."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "controller.settings_bad": (
        "Настройка {name}: значение {value} не подходит, взято обычное; в файле оно осталось",
        "Setting {name}: the value {value} does not fit, the usual one is used; it stays in the file",
    ),
    "controller.settings_aside": (
        "Файл настроек {file} не читается ({reason}); он отложен как {aside}, взяты обычные настройки",
        "The settings file {file} can't be read ({reason}); it is set aside as {aside}, the usual settings are used",
    ),
    "controller.settings_unreadable": (
        "Файл настроек {file} не открывается: {reason}. Взяты обычные настройки",
        "The settings file {file} can't be opened: {reason}. The usual settings are used",
    ),
}
