"""Importing card lists."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "imports.title": ("Списки карт", "Card lists"),
    "imports.what": (
        "Файл JSON, CSV или XLSX со списком карт. Что в нём, программа узнаёт сама; его можно и бросить сюда мышью.",
        "A JSON, CSV or XLSX file with a list of cards. What it holds is found out; it can also be dropped here.",
    ),
    "imports.choose": ("Выбрать файл", "Choose a file"),
    "imports.lists": ("Что уже есть", "What is here"),
    "imports.list": ("{name} · {kind} · {number}", "{name} · {kind} · {number}"),
    "imports.remove": ("Убрать список", "Remove the list"),
    "imports.removed": ("Список «{name}» убран", "The list {name} is removed"),
    "imports.not_imported": (
        "Убрать можно только список, взятый из файла",
        "Only a list that came from a file can be removed",
    ),
    "imports.columns": ("Что в столбцах", "What the columns are"),
    "imports.list_name": ("Как назвать список", "The list's name"),
    "imports.field.nothing": ("не нужен", "not wanted"),
    "imports.field.name": ("название", "name"),
    "imports.field.type": ("тип", "type"),
    "imports.field.elements": ("стихии", "elements"),
    "imports.field.cost": ("стоимость", "cost"),
    "imports.field.strike": ("удар", "strike"),
    "imports.field.life": ("жизни", "life"),
    "imports.field.classes": ("классы", "classes"),
    "imports.field.rarity": ("редкость", "rarity"),
    "imports.field.text": ("текст", "text"),
    "imports.field.flavour": ("легенда", "flavour"),
    "imports.field.set": ("набор", "set"),
    "imports.field.number": ("номер", "number"),
    "imports.field.game": ("игра", "game"),
    "imports.field.date": ("дата", "date"),
    "imports.compare": ("Дальше", "Next"),
    "imports.reading": ("Читаю список", "Reading the list"),
    "imports.plan": ("Что изменится", "What would change"),
    "imports.summary": (
        (
            "Список «{name}». Новых карт: {new}, изменённых: {changed}, прежних: {unchanged}, "
            "пропущенных записей: {skipped}. "
            "Карт, которые станут играть иначе: {conflicts}"
        ),
        (
            "The list {name}. New cards: {new}, changed: {changed}, as before: {unchanged}, left out: {skipped}. "
            "Cards that would play otherwise: {conflicts}"
        ),
    ),
    "imports.before": ("Сейчас:", "Now:"),
    "imports.after": ("Станет:", "Then:"),
    "imports.cost": ("стоимость {was} → {now}", "cost {was} → {now}"),
    "imports.strike": ("удар {was} → {now}", "strike {was} → {now}"),
    "imports.life": ("жизни {was} → {now}", "life {was} → {now}"),
    "imports.take_all": ("Взять все", "Take all"),
    "imports.keep_all": ("Оставить все", "Keep all"),
    "imports.write": ("Взять в каталог", "Take into the catalogue"),
    "imports.writing": ("Беру в каталог", "Taking into the catalogue"),
    "imports.report": ("Готово", "Done"),
    "imports.done": (
        (
            "Список «{name}». Новых: {new}, изменено: {changed}, прежних: {unchanged}, оставлено как было: {kept}, "
            "пропущено: {skipped}. Из {written} записанных карт играют сами: {playing}"
        ),
        (
            "The list {name}. New: {new}, changed: {changed}, as before: {unchanged}, kept as they were: {kept}, "
            "left out: {skipped}. Of {written} cards written {playing} play by themselves"
        ),
    ),
    "imports.more": ("Ещё список", "Another list"),
}
