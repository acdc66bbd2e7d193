"""What the catalogue says: `carddb.message.Say` behind `catalogue.`; `.alone` where no near word or file is known."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "catalogue.file.missing": ("Файла {file} нет", "There is no file {file}"),
    "catalogue.file.too_large": (
        "Файл {file} слишком велик: больше {limit} МБ",
        "{file} is too large: more than {limit} MB",
    ),
    "catalogue.file.unreadable": ("Файл {file} не открывается: {reason}", "{file} can't be opened: {reason}"),
    "catalogue.file.not_text": ("Файл {file} не текст", "{file} is no text"),
    "catalogue.file.damaged_text.alone": (
        "Текст повреждён: это UTF-8 с испорченными буквами",
        "The text is damaged: UTF-8 with broken letters",
    ),
    "catalogue.file.damaged_text": (
        "Текст файла {file} повреждён: это UTF-8 с испорченными буквами",
        "The text of {file} is damaged: UTF-8 with broken letters",
    ),
    "catalogue.file.long_cell": (
        "Файл {file}, строка {line}: слишком длинная ячейка",
        "{file}, line {line}: the cell is too long",
    ),
    "catalogue.file.not_json": (
        "Файл {file} не JSON: строка {line}, знак {column}",
        "{file} is no JSON: line {line}, column {column}",
    ),
    "catalogue.file.not_json.alone": (
        "Это не JSON: строка {line}, знак {column}",
        "This is no JSON: line {line}, column {column}",
    ),
    "catalogue.file.not_toml": (
        "Файл {file} не TOML: строка {line}, знак {column}",
        "{file} is no TOML: line {line}, column {column}",
    ),
    "catalogue.file.not_toml.alone": (
        "Это не TOML: строка {line}, знак {column}",
        "This is no TOML: line {line}, column {column}",
    ),
    "catalogue.file.unwritable": ("Файл {file} не записать: {reason}", "{file} can't be written: {reason}"),
    "catalogue.file.unknown": ("Формат файла {file} неизвестен", "The format of {file} is not known"),
    "catalogue.file.unknown.alone": ("Формат этого текста неизвестен", "The format of this text is not known"),
    "catalogue.file.wrong_shape": (
        "Файл {file} устроен иначе, чем ожидалось: {wanted}",
        "{file} is not built as expected: {wanted}",
    ),
    "catalogue.set.field_missing": (
        "{file}, карта «{card}»: не хватает поля {field}",
        "{file}, card {card}: the field {field} is missing",
    ),
    "catalogue.set.field_wrong": (
        "{file}, карта «{card}»: в поле {field} не может стоять {value}",
        "{file}, card {card}: the field {field} can't be {value}",
    ),
    "catalogue.set.field_unknown": (
        "{file}, карта «{card}»: поле {field} неизвестно",
        "{file}, card {card}: the field {field} is not known",
    ),
    "catalogue.set.card_twice": (
        "{file}: карта «{card}» встречается дважды ({field})",
        "{file}: card {card} stands twice ({field})",
    ),
    "catalogue.database.set_aside": (
        "База {file} повреждена и отложена как {kept}",
        "The database {file} is damaged and was set aside as {kept}",
    ),
    "catalogue.database.restored": (
        "База {file} восстановлена из копии {backup} от {date}",
        "The database {file} was restored from {backup} of {date}",
    ),
    "catalogue.database.newer": (
        "База {file} создана более новой программой (версия {version}, эта знает {known}); обновите «Отряд»",
        "The database {file} was made by a newer program (version {version}, this one knows {known}); update Otryad",
    ),
    "catalogue.database.failed": ("База {file} не отвечает: {reason}", "The database {file} does not answer: {reason}"),
    "catalogue.query.unknown_field": (
        "Поля «{word}» нет. Может быть, «{nearest}»?",
        'There is no field "{word}". Perhaps "{nearest}"?',
    ),
    "catalogue.query.unknown_field.alone": ("Поля «{word}» нет", 'There is no field "{word}"'),
    "catalogue.query.unknown_value": (
        "«{word}» не подходит для поля {field}. Может быть, «{nearest}»?",
        '"{word}" does not fit the field {field}. Perhaps "{nearest}"?',
    ),
    "catalogue.query.unknown_value.alone": (
        "«{word}» не подходит для поля {field}",
        '"{word}" does not fit the field {field}',
    ),
    "catalogue.query.not_a_number": (
        "Поле {field} сравнивают с числом, а не с «{word}»",
        'The field {field} is compared with a number, not with "{word}"',
    ),
    "catalogue.query.value_missing": ("После «{word}» не хватает значения", 'A value is missing after "{word}"'),
    "catalogue.query.not_ordered": (
        "Поле {field} нельзя сравнивать на больше и меньше",
        "The field {field} can't be compared by more and less",
    ),
    "catalogue.query.quote_open": ("Кавычка не закрыта: {word}", "A quotation mark is not closed: {word}"),
    "catalogue.query.bracket_open": ("Скобка не закрыта", "A bracket is not closed"),
    "catalogue.query.bracket_extra": ("Лишняя скобка: {word}", "A bracket too many: {word}"),
    "catalogue.query.word_missing": ("Рядом с «{word}» не хватает слова", 'A word is missing beside "{word}"'),
    "catalogue.query.bad_regex": (
        "Выражение {word} не читается: {reason}",
        "The expression {word} can't be read: {reason}",
    ),
    "catalogue.query.heavy_regex": (
        "Выражение {word} слишком тяжёлое: повторение внутри повторения",
        "The expression {word} is too heavy: a repetition within a repetition",
    ),
    "catalogue.query.too_long": ("Запрос длиннее {limit} знаков", "The query is longer than {limit} characters"),
    "catalogue.query.too_deep": ("Слишком много вложенных скобок", "Too many nested brackets"),
    "catalogue.deck.line_unread": ("Строка {line} не понята: {text}", "Line {line} was not understood: {text}"),
    "catalogue.deck.card_unread": ("Карта не понята ({place}): {text}", "A card was not understood ({place}): {text}"),
    "catalogue.deck.newer": (
        "Колода записана более новой программой (формат {version}); обновите «Отряд»",
        "The deck was written by a newer program (format {version}); update Otryad",
    ),
    "catalogue.deck.empty": ("Карт здесь нет", "There are no cards here"),
    "catalogue.deck.is_a_link": (
        "Это ссылка: {link}. Откройте её и скопируйте сам список карт",
        "This is a link: {link}. Open it and copy the list of cards itself",
    ),
    "catalogue.deck.is_a_game_code": (
        "Такой код понимает только сама игра. Скопируйте из неё колоду текстом",
        "Only the game itself understands this code. Copy the deck from it as text",
    ),
    "catalogue.deck.side_not_written": (
        "Этот формат не хранит дополнительную колоду: {count} {count|карта|карты|карт} не записаны",
        "This format has no side deck: {count} {count|card|cards} left out",
    ),
    "catalogue.deck.hero_not_written": ("Этот формат не хранит героя: {card}", "This format has no hero: {card}"),
    "catalogue.deck.card_not_written": (
        "Этому формату нужны набор и номер, у карты их нет: {card}",
        "This format wants set and number, which the card lacks: {card}",
    ),
    "catalogue.illegal.unknown": (
        "Неизвестная карта: {card}. Может быть, {nearest}?",
        "Unknown card: {card}. Perhaps {nearest}?",
    ),
    "catalogue.illegal.unknown.alone": ("Неизвестная карта: {card}", "Unknown card: {card}"),
    "catalogue.illegal.no_hero": ("Нет героя", "There is no hero"),
    "catalogue.illegal.not_a_hero": ("{card} не герой", "{card} is no hero"),
    "catalogue.illegal.hero_in_deck": ("Герой среди карт колоды: {card}", "A hero among the cards: {card}"),
    "catalogue.illegal.too_few": (
        "{count} {count|карта|карты|карт}, нужно хотя бы {least}",
        "{count} {count|card|cards}, at least {least} are needed",
    ),
    "catalogue.illegal.too_many": (
        "{count} {count|карта|карты|карт}, можно не больше {most}",
        "{count} {count|card|cards}, at most {most} are allowed",
    ),
    "catalogue.illegal.side_too_many": (
        "В дополнительной колоде {count} {count|карта|карты|карт}, можно не больше {most}",
        "{count} {count|card|cards} in the side deck, at most {most} are allowed",
    ),
    "catalogue.illegal.copies": (
        "{card}: {count} {count|копия|копии|копий}, можно не больше {most}",
        "{card}: {count} {count|copy|copies}, at most {most} are allowed",
    ),
    "catalogue.illegal.never": ("{card}: такие карты в колоду не кладут", "{card}: such cards never stand in a deck"),
    "catalogue.illegal.element": (
        "{card}: стихия не подходит герою ({hero})",
        "{card}: the element does not fit the hero ({hero})",
    ),
    "catalogue.illegal.only": ("{card}: не позволяет {by}", "{card}: forbidden by {by}"),
    "catalogue.illegal.other_hero": ("{card}: нужен другой герой", "{card}: wants another hero"),
    "catalogue.illegal.set": ("{card}: набор не входит в формат", "{card}: the set is not in the format"),
    "catalogue.illegal.banned": ("{card}: запрещена в этом формате", "{card}: banned in this format"),
    "catalogue.record.not_one": (
        "Запись {record}, строка {line}: это не карта: {value}",
        "Record {record}, line {line}: this is no card: {value}",
    ),
    "catalogue.record.field_missing": (
        "Запись {record}, строка {line}: нет поля «{field}»",
        'Record {record}, line {line}: the field "{field}" is missing',
    ),
    "catalogue.record.field_wrong": (
        "Запись {record}, строка {line}: в поле «{field}» стоит «{value}»",
        'Record {record}, line {line}: the field "{field}" holds "{value}"',
    ),
    "catalogue.record.field_long": (
        "Запись {record}, строка {line}: поле «{field}» длиннее {limit} знаков",
        'Record {record}, line {line}: the field "{field}" is longer than {limit} characters',
    ),
    "catalogue.record.twice": (
        "Запись {record}, строка {line}: {card} уже есть в этом файле",
        "Record {record}, line {line}: {card} stands in this file already",
    ),
    "catalogue.record.mended": (
        "{card}, поле «{field}»: «{printed}» прочитано как «{taken}»",
        '{card}, field "{field}": "{printed}" was read as "{taken}"',
    ),
    "catalogue.record.dropped": (
        "{card}, поле «{field}»: «{printed}» не взято, у таких карт этого нет",
        '{card}, field "{field}": "{printed}" was not taken, such cards have none',
    ),
    "catalogue.import.no_records": ("В файле {file} нет записей", "There are no records in {file}"),
    "catalogue.import.no_names": (
        "В файле {file} не найден столбец с названиями",
        "No column of {file} is known to hold names",
    ),
    "catalogue.import.too_many": ("В файле {file} больше {limit} записей", "{file} has more than {limit} records"),
    "catalogue.erratum.field_wrong": (
        "Эррата карты {card}: поле {field} заполнено неверно",
        "Erratum of {card}: the field {field} is wrong",
    ),
    "catalogue.errata.newer": (
        "Список эррат {file} записан более новой программой (формат {version})",
        "The list of errata {file} was written by a newer program (format {version})",
    ),
    "catalogue.picture.bad_path": ("{file}: путь ведёт за пределы архива", "{file}: the path leads out of the archive"),
    "catalogue.picture.too_large": ("{file}: файл больше {limit} МиБ", "{file}: the file is larger than {limit} MiB"),
    "catalogue.picture.too_wide": (
        "{file}: картинка слишком велика, сторона не может быть длиннее {limit} точек",
        "{file}: the picture is too large, a side may have {limit} pixels",
    ),
    "catalogue.picture.unreadable": (
        "{file}: картинка не читается ({reason})",
        "{file}: unreadable picture ({reason})",
    ),
    "catalogue.picture.unknown": (
        "{file}: нет карты с таким набором и номером или названием",
        "{file}: no card of that set and number, or of that name",
    ),
    "catalogue.pictures.none": ("В {file} нет картинок", "There are no pictures in {file}"),
    "catalogue.pictures.too_many": ("В {file} больше {limit} картинок", "{file} has more than {limit} pictures"),
}
