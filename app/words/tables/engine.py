"""What is wrong with a set-up, a saved match or a situation."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    # ----------------------------------------------------------------------------------- what no match begins from
    "engine.no_hero": ("«{card}» не герой ({seat})", "{card} is no hero ({seat})"),
    "engine.no_facts_of": ("неизвестная карта «{card}» ({seat})", "a card that is not known: {card} ({seat})"),
    "engine.no_facts": ("неизвестная карта «{card}»", "a card that is not known: {card}"),
    "engine.card_twice": ("карта «{card}» описана дважды", "the card {card} is described twice"),
    "engine.no_deck": (
        "среди карт нет героя, которому подходит хоть одна из остальных",
        "there is no hero among the cards whom any of the others fits",
    ),
    "engine.deck_refused": ("колода «{deck}»: {reason}", "the deck {deck}: {reason}"),
    # --------------------------------------------------------------------------------------------- what was saved
    "engine.not_a_setup": ("это не начало партии", "this is no beginning of a match"),
    "engine.not_a_match": ("это не сохранённая партия", "this is no saved match"),
    "engine.not_an_answer": ("такого решения не бывает: «{value}»", "there is no such choice: “{value}”"),
    "engine.not_a_value": ("такого значения не бывает: «{value}»", "there is no such value: “{value}”"),
    "engine.wrong_fields": (
        "у «{value}» не те поля: «{fields}»",
        "“{value}” has not the right fields: “{fields}”",
    ),
    "engine.too_deep": ("запись вложена слишком глубоко", "the record is nested too deeply"),
    "engine.no_such_seat": (
        "за столом две стороны, 0 и 1, а не {number}",
        "a table has two sides, 0 and 1, and no {number}",
    ),
    "engine.wrong_type": (
        "у «{value}» в поле «{field}» стоит не то, что там бывает",
        "“{value}” holds in its field “{field}” what does not belong there",
    ),
    # ------------------------------------------------------------------------------------------------- situations
    "engine.line": ("строка {line}: {reason}", "line {line}: {reason}"),
    "engine.situation_head": (
        "ситуация начинается строкой «{head}», а не «{word}»",
        "a situation begins with the line “{head}”, not “{word}”",
    ),
    "engine.situation_seats": (
        "в ситуации две стороны (seat), у каждой герой (hero); здесь сторон {seats}, героев {heroes}",
        "a situation has two seats (seat), each with a hero (hero); here are {seats} and {heroes}",
    ),
    "engine.situation_no_seat": (
        "«{word}» стоит раньше первой стороны (seat)",
        "“{word}” stands before the first seat (seat)",
    ),
    "engine.situation_word": ("слово «{word}» не понято", "the word “{word}” is not understood"),
    "engine.situation_number": (
        "вместо «{word}» нужно целое число",
        "a whole number is needed in place of “{word}”",
    ),
    "engine.situation_edition": (
        "редакции правил «{word}» нет; есть {known}",
        "there is no edition “{word}” of the rules; there are {known}",
    ),
    "engine.situation_keyword": ("особенности «{word}» нет", "there is no keyword “{word}”"),
    "engine.situation_coins": (
        "монеты пишут так: coins 4 open, 2 closed; а не «{word}»",
        "coins are written so: coins 4 open, 2 closed; not “{word}”",
    ),
    "engine.situation_json": (
        "после «{word}» не JSON (знак {column})",
        "what follows “{word}” is no JSON (column {column})",
    ),
    "engine.situation_value": ("после «{word}» не то, что нужно", "what follows “{word}” is not what is needed"),
    "engine.situation_seat_number": ("сторона — 0 или 1, а не «{word}»", "a seat is 0 or 1, not “{word}”"),
}
