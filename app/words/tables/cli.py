"""What the commands of `otryad` print."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "cli.help_deck_twice": (
        "файл колоды или имя готовой колоды; дважды: сторона A и сторона B",
        "a deck file or the name of a shipped deck; twice: side A and side B",
    ),
    "cli.help_player_twice": (
        "компьютерный игрок; дважды: сторона A и сторона B",
        "a computer player; twice: side A and side B",
    ),
    "cli.help_games": ("сколько партий", "how many games"),
    "cli.help_seed": ("число, от которого зависят все случайности", "the number that all chance hangs on"),
    "cli.help_workers": ("сколько процессов; 0: по одному на ядро", "how many processes; 0: one a core"),
    "cli.help_json": ("вывести JSON", "print JSON"),
    "cli.help_detail": ("подробность рассказа: 1, 2 или 3", "how much is told: 1, 2 or 3"),
    "cli.help_lists": (
        "списки карт: JSON, CSV, XLSX или TOML; без них: наборы программы",
        "card lists: JSON, CSV, XLSX or TOML; none: the shipped sets",
    ),
    "cli.help_verdicts": (
        "записать в эту папку по строке о каждой карте: играет ли сама и как читается обратно",
        "write a line for each card into this folder: whether it plays by itself and how it reads back",
    ),
    "cli.help_by_phrase": ("показать все непонятые слова", "show all words that were not understood"),
    "cli.help_confidence": (
        "считать только тексты, прочитанные с картинок с такой уверенностью (0–100)",
        "count only texts that were read from pictures with this confidence (0-100)",
    ),
    "cli.help_without": (
        "файл с картами, которых не считать: по «набор/номер» в строке",
        "a file of cards that don't count: one «set/number» a line",
    ),
    "cli.help_deck_file": ("файл колоды", "a deck file"),
    "cli.help_format": ("формат, по которому судить", "the format to judge by"),
    "cli.help_situation": ("файл ситуации или записи партии", "a situation or a game's record"),
    "cli.help_situation_at": ("после скольких ответов записи", "after how many answers of a record"),
    "cli.help_situation_facts": ("печатать и свойства карт", "print the facts of the cards too"),
    "cli.situation_refused": ("Из файла {file} партии не выйдет: {reason}", "No game comes of {file}: {reason}"),
    "cli.no_such_deck": (
        "Колоды «{name}» нет: ни файла, ни готовой колоды. Готовые: {shipped}",
        "There is no deck «{name}»: neither a file nor a shipped one. Shipped: {shipped}",
    ),
    "cli.deck_unusable": ("Колода «{name}» не годится для игры:", "The deck «{name}» can't be played:"),
    "cli.simulate_wrong_call": (
        "Назовите не больше двух колод и двух игроков и хотя бы одну партию",
        "Name at most two decks and two players, and at least one game",
    ),
    "cli.help_every_pair": (
        "каждая пара названных колод (без названных — всех готовых; одна — со всеми готовыми), столько партий на пару",
        "every pair of the named decks (none: all shipped ones; one: with all shipped ones), so many games a pair",
    ),
    "cli.help_markdown": ("таблица Markdown по-английски", "a Markdown table in English"),
    "cli.tournament_wrong_call": (
        "Для каждой пары нужны один игрок и хотя бы одна партия",
        "Every pair needs one player and at least one game",
    ),
    "cli.tournament_told": (
        "{games} {games|партия|партии|партий} по {each} на пару, ничьих {draws}; первый игрок выиграл {first} %",
        "{games} {games|game|games}, {each} a pair, {draws} {draws|draw|draws}; the first player won {first} %",
    ),
    "cli.tournament.deck": ("Колода", "Deck"),
    "cli.tournament.share": ("Побед, %", "Won, %"),
    "cli.tournament.interval": ("95 %", "95 %"),
    "cli.tournament.first": ("Первой, %", "Going first, %"),
    "cli.tournament.turns": ("Ходов", "Turns"),
    "cli.tournament.strike": ("Удары", "Strikes"),
    "cli.tournament.shot": ("Выстрелы", "Shots"),
    "cli.tournament.spell": ("Заклинания", "Spells"),
    "cli.tournament.ability": ("Способности", "Abilities"),
    "cli.tournament.poison": ("Яд", "Poison"),
    "cli.tournament.drawn": ("Взято карт", "Cards drawn"),
    "cli.tournament.pairs": ("Побед у пары, %", "Won of a pair, %"),
    "cli.progress_games": ("{done} из {of} партий", "{done} of {of} games"),
    "cli.games_played": (
        "{games} {games|партия|партии|партий}, ничьих {draws}, побед первого игрока {first}",
        "{games} {games|game|games}, {draws} {draws|draw|draws}, the first player won {first}",
    ),
    "cli.games_figures": (
        "Ходов за партию {turns}, решений {decisions}; партий в секунду {games}, решений {speed}",
        "{turns} turns and {decisions} choices a game; {games} games and {speed} choices a second",
    ),
    "cli.help_deck_check": ("прочитать колоду и проверить её", "read a deck and check it"),
    "cli.deck_read": ("{name}: герой {hero}, карт {size}", "{name}: hero {hero}, {size} cards"),
    "cli.deck_side": ("Дополнительная колода:", "Side deck:"),
    "cli.deck_legal": ("Колода годится для игры", "The deck is legal"),
    "cli.deck_not_legal": ("Колода не годится:", "The deck is not legal:"),
    "cli.help_bench": ("что измерить: {groups}; без этого: всё", "what to measure: {groups}; nothing: everything"),
    "cli.help_bench_out": ("куда записать JSON", "where to write the JSON"),
    "cli.bench_unknown": (
        "Измерять «{name}» нечем; есть: {groups}",
        "There is no «{name}» to measure; there are: {groups}",
    ),
    "cli.bench_group": ("измеряется: {name}", "measuring: {name}"),
    "cli.help_edition": ("редакция правил", "the edition of the rules"),
    "cli.soak_wrong_call": ("Нужна хотя бы одна партия", "At least one game is needed"),
    "cli.soak_replay_differs": (
        "повтор записи партии дал другую партию",
        "the game's record, played again, gave another game",
    ),
    "cli.soak_endless_chain": (
        "цепочка не кончалась сама (525)",
        "a chain did not end by itself (525)",
    ),
    "cli.soaked": (
        "Партий {games}, карт {cards}, ходов {turns}, решений {decisions}, прервано {cut}",
        "{games} {games|game|games} with {cards} {cards|card|cards}: {turns} turns, {decisions} choices, {cut} cut",
    ),
    "cli.soak_acts": ("События", "Events"),
    "cli.soak_keywords": ("Способности с именем", "Keywords"),
    "cli.soak_instructions": ("Инструкции", "Instructions"),
    "cli.soak_often": ("{kind}: не меньше 100 раз {often} из {of}", "{kind}: at least 100 times {often} of {of}"),
    "cli.soak_seldom": ("  реже: {names}", "  less often: {names}"),
    "cli.soak_never": ("  ни разу: {names}", "  never: {names}"),
    "cli.soak_texts": (
        "Инструкции карт: выполнялись {run} из {of}; ни разу:",
        "Instructions of cards: {run} of {of} ran; never:",
    ),
    "cli.soak_failures": ("Ошибок: {count}", "Failures: {count}"),
    "cli.help_cards_check": ("прочитать тексты карт", "read the texts of cards"),
    "cli.help_cards_import": ("взять списки карт в каталог", "take card lists into the catalogue"),
    "cli.help_import_file": ("список карт: JSON, CSV или XLSX", "a card list: JSON, CSV or XLSX"),
    "cli.help_import_take": (
        "пусть у карт, которые станут играть иначе, в силе будет новое",
        "let what is new be in force for cards that would play otherwise",
    ),
    "cli.help_import_keep": (
        "пусть у карт, которые станут играть иначе, в силе останется прежнее",
        "let what was before stay in force for cards that would play otherwise",
    ),
    "cli.help_import_columns": (
        "что в каких столбцах таблицы: номер от 1 или заголовок; поля: {fields}",
        "what the columns of a table are: a number from 1 or a header; fields: {fields}",
    ),
    "cli.help_import_name": ("как назвать список из таблицы", "what to call a table's list"),
    "cli.import_no_column": (
        "«{pair}» не поле и столбец этой таблицы. Поля: {fields}; столбец: номер от 1 или заголовок",
        "{pair} is no field with a column of this table. Fields: {fields}; a column: a number from 1 or a header",
    ),
    "cli.import_ask": (
        (
            "{number} {number|карта станет|карты станут|карт станут} играть иначе. "
            "[в]зять все, [о]ставить как есть, [п]о одной? "
        ),
        "{number} {number|card|cards} would play otherwise. [t]ake all, [k]eep as they are, [1] by one? ",
    ),
    "cli.import_ask_one": (
        "{name}\n  сейчас: {was}\n  станет: {now}\n[в]зять, [о]ставить? ",
        "{name}\n  now: {was}\n  then: {now}\n[t]ake, [k]eep? ",
    ),
    "cli.import_undecided": (
        (
            "{file}: ничего не изменено. {number} {number|карта станет|карты станут|карт станут} играть иначе: "
            "скажите --take (взять) или --keep (оставить)"
        ),
        "{file}: nothing was changed. {number} {number|card|cards} would play otherwise: say --take or --keep",
    ),
    "cli.import_stopped": ("{file}: остановлено, каталог прежний", "{file}: stopped, the catalogue is as it was"),
    "cli.stage.reading": ("чтение", "reading"),
    "cli.stage.comparing": ("сравнение", "comparing"),
    "cli.stage.compiling": ("понимание текстов", "reading the texts"),
    "cli.stage.writing": ("запись", "writing"),
    "cli.stage.shrinking": ("картинки", "pictures"),
    "cli.cards_row": (
        "{name} карт {whole} из {cards} ({card_share}), особенностей {compiled} из {abilities} ({ability_share})",
        "{name} cards {whole} of {cards} ({card_share}), abilities {compiled} of {abilities} ({ability_share})",
    ),
    "cli.cards_seconds": (", {seconds} с", ", {seconds} s"),
    "cli.cards_declined": (
        "Не понято (сколько карт это доделало бы, на скольких стоит):",
        "Not understood (how many cards it would finish, on how many it stands):",
    ),
    "cli.arguments.usage": ("Вызов: ", "usage: "),
    "cli.arguments.positional": ("Что назвать", "What to name"),
    "cli.arguments.options": ("Ключи", "Options"),
    "cli.arguments.help": ("показать эту справку", "show this help"),
    "cli.arguments.error": ("%(prog)s: %(message)s\n", "%(prog)s: %(message)s\n"),
    "cli.arguments.required": ("не названо: %s", "missing: %s"),
    "cli.arguments.one_required": ("нужно одно из: %s", "one of these is needed: %s"),
    "cli.arguments.unknown": ("лишнее: %s", "not known: %s"),
    "cli.arguments.ambiguous": (
        "«%(option)s» — это может быть %(matches)s",
        "«%(option)s» may mean %(matches)s",
    ),
    "cli.arguments.of": ("%(argument_name)s: %(message)s", "%(argument_name)s: %(message)s"),
    "cli.arguments.choice": (
        "«{value}» здесь не бывает; есть: {choices}",
        "there is no «{value}»; there are: {choices}",
    ),
    "cli.arguments.value": ("«%(value)s» не годится: нужно целое число", "«%(value)s» is no whole number"),
    "cli.arguments.one": ("нужно одно значение", "one value is needed"),
    "cli.arguments.some": ("нужно хотя бы одно значение", "at least one value is needed"),
    "cli.arguments.not_with": ("нельзя вместе с %s", "not together with %s"),
    "cli.arguments.no_value": ("значение %s здесь лишнее", "takes no value, not %s"),
    "cli.arguments.number": ("число", "number"),
    "cli.arguments.file": ("файл", "file"),
    "cli.arguments.name": ("имя", "name"),
    "cli.arguments.deck": ("колода", "deck"),
    "cli.arguments.action": ("действие", "action"),
    "cli.help_pictures_folder": ("куда ({folder})", "where to ({folder})"),
    "cli.help_pictures_only": ("только эти экраны", "these screens only"),
    "cli.help_pictures_scale": ("только в этом масштабе", "at this scale only"),
}
