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
    "controller.settings_unsaved": (
        "Настройки не сохраняются: {reason}. Выбранное действует, пока программа открыта",
        "The settings are not saved: {reason}. What you chose holds while the program is open",
    ),
    "controller.record_no_head": (
        "Это не запись партии «Отряда» или её начало испорчено",
        "This is no record of a game, or its beginning is damaged",
    ),
    "controller.record_no_start": (
        "Партию из этого файла нельзя начать: {reason}",
        "The game of this file can't be started: {reason}",
    ),
    "controller.record_later": (
        "Запись сделана более новой программой ({program}); обновите «Отряд», чтобы открыть её",
        "The record was made by a later program ({program}); update Otryad to open it",
    ),
    "controller.record_earlier": (
        "Запись сделана прежней программой ({program}), её карты записаны иначе: {reason}. Играйте её той программой",
        "An earlier program ({program}) made the record and wrote its cards otherwise: {reason}. Play it with that one",
    ),
    "controller.record_unreadable": ("Файл {file} не открывается: {reason}", "{file} can't be opened: {reason}"),
    "controller.record_damaged": (
        "Строка {line} записи испорчена; партия открыта до неё: {answers} {answers|решение|решения|решений}",
        "Line {line} of the record is damaged; the game is opened up to it: {answers} {answers|choice|choices}",
    ),
    "controller.record_torn": (
        "Последняя строка записи оборвана и пропущена: последнее решение придётся принять заново",
        "The last line of the record was cut off and is left out: the last choice has to be made again",
    ),
    "controller.record_illegal": (
        "Решение {number} этой записи больше не допустимо; партия открыта до него",
        "Choice {number} of this record is no longer legal; the game is opened up to it",
    ),
    "controller.record_differs": (
        "После решения {number} партия идёт не так, как записано; она открыта до него",
        "After choice {number} the game goes another way than recorded; it is opened up to it",
    ),
    "controller.record_aside": (
        "Партия {file} не читается; файл отложен как {aside}",
        "The game {file} can't be read; the file is set aside as {aside}",
    ),
    "controller.journal_failed": (
        "Партия больше не сохраняется: {reason}. Играть можно дальше",
        "The game is no longer saved: {reason}. You can go on playing",
    ),
    "controller.computer_failed": (
        "Компьютер не смог ответить и пробует ещё раз",
        "The computer could not answer and tries again",
    ),
    "controller.backup_unreadable": (
        "Файл {file} не читается: {reason}. Ваши данные не изменились",
        "{file} can't be read: {reason}. Your data are as they were",
    ),
    "controller.backup_foreign": (
        "Это не архив данных «Отряда». Ваши данные не изменились",
        "This is no backup of Otryad's data. Your data are as they were",
    ),
}
