"""The settings page."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "settings.look": ("Вид", "Look"),
    "settings.language": ("Язык", "Language"),
    "settings.language.ru": ("Русский", "По-русски"),
    "settings.language.en": ("English", "English"),
    "settings.theme": ("Свет", "Light"),
    "settings.theme.system": ("Как в системе", "As the system"),
    "settings.theme.light": ("Светлый", "Light"),
    "settings.theme.dark": ("Тёмный", "Dark"),
    "settings.background": ("Стол", "Table"),
    "settings.background.felt": ("Сукно", "Felt"),
    "settings.background.wood": ("Дерево", "Wood"),
    "settings.background.stone": ("Камень", "Stone"),
    "settings.text_size": ("Размер текста", "Size of text"),
    "settings.text_size.value": ("{value} %", "{value}%"),
    "settings.card_size": ("Размер карт", "Size of cards"),
    "settings.card_size.value": ("{value} %", "{value}%"),
    "settings.motion": ("Движение карт", "Moving cards"),
    "settings.motion.none": ("Нет", "None"),
    "settings.motion.fast": ("Быстро", "Fast"),
    "settings.motion.normal": ("Обычно", "Normal"),
    "settings.motion.slow": ("Медленно", "Slow"),
    "settings.marks": ("Различать знаки формой, а не только цветом", "Tell marks apart by form, not by colour alone"),
    "settings.sound": ("Звук", "Sound"),
    "settings.sound.lacking": (
        "Для звука нужно дополнение: pip install 'otryad[sound]'",
        "Sound needs an extra: pip install 'otryad[sound]'",
    ),
    "settings.sound.no_device": ("Для звука не нашлось устройства", "There is no device to play sound"),
    "settings.sound.broken": (
        "Звук не заработал: не хватает библиотеки системы (в Debian это libpulse0)",
        "Sound does not work: a system library is missing (on Debian it is libpulse0)",
    ),
    "settings.volume": ("Громкость", "Volume"),
    "settings.volume.value": ("{value} %", "{value}%"),
    "settings.play": ("Игра", "Play"),
    "settings.warn_unused": (
        "Предупреждать о непотраченных монетах и готовых к атаке",
        "Warn of coins and attackers left unused",
    ),
    "settings.confirm_end": ("Переспрашивать в конце хода", "Ask before a turn ends"),
    "settings.forecast": ("Показывать исход удара заранее", "Show what a strike would do"),
    "settings.undo": ("Разрешить отмену в игре с компьютером", "Allow undo against the computer"),
    "settings.turn_table": (
        "Вдвоём: разворачивать стол к ходящему",
        "Two at one screen: turn the table to whoever plays",
    ),
    "settings.recap": ("Вдвоём: показывать ход соперника", "Two at one screen: tell the other's turn"),
    "settings.think_seconds": ("Компьютер думает не дольше", "The computer thinks no longer than"),
    "settings.think_seconds.value": ("{value} с", "{value} s"),
    "settings.data": ("Ваши данные", "Your data"),
    "settings.data.place": ("Колоды, партии и каталог лежат в {place}", "Decks, games and catalogue lie in {place}"),
    "settings.folder": ("Открыть папку", "Open the folder"),
    "settings.back_up": ("Сохранить всё", "Save everything"),
    "settings.backing_up": ("Собираю ваши данные", "Packing your data"),
    "settings.backed_up": (
        "Сохранено: {number} {number|файл|файла|файлов}",
        "Saved: {number} {number|file|files}",
    ),
    "settings.bring_back": ("Вернуть сохранённое", "Bring back"),
    "settings.bring_back.ask": (
        "Колоды, партии и каталог станут такими, как в файле. Нынешние останутся рядом, в отдельной папке.",
        "Decks, games and catalogue become as they are in the file. Those of now are kept beside, in a folder.",
    ),
    "settings.bring_back.yes": ("Вернуть", "Bring back"),
    "settings.bringing_back": ("Возвращаю данные", "Bringing the data back"),
    "settings.brought_back": ("Готово. Прежние данные лежат в {place}", "Done. What was here before lies in {place}"),
    "settings.report": ("Сообщить об ошибке", "Report a mistake"),
    "settings.report.what": (
        "Что случилось? Писать необязательно: партия, версии и журнал программы попадут в файл и так.",
        "What happened? You need not write: the game, versions and the program's log go into the file anyway.",
    ),
    "settings.report.example": (
        "Что вы сделали, чего ждали и что вышло на самом деле",
        "What you did, what you expected and what came instead",
    ),
    "settings.report.pack": ("Собрать в файл", "Pack into a file"),
    "settings.reported": (
        "Собрано в {place}: последняя партия, версии и журнал программы. Покажите этот файл авторам.",
        "Packed into {place}: the last game, versions and the program's log. Show this file to the authors.",
    ),
    "settings.usual_keys": ("Вернуть обычные клавиши", "The usual keys again"),
    "settings.clash": (
        "Одна клавиша на два дела: «{first}» и «{second}»",
        "One key for two things: {first} and {second}",
    ),
}
