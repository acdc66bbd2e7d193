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
    "cli.help_by_phrase": ("показать все непонятые слова", "show all words that were not understood"),
    "cli.help_deck_file": ("файл колоды", "a deck file"),
    "cli.help_format": ("формат, по которому судить", "the format to judge by"),
    "cli.help_situation": ("файл ситуации или записи партии", "a situation or a game's record"),
    "cli.help_at": ("после какого решения записи", "after which choice of the record"),
    "cli.no_such_deck": (
        "Колоды «{name}» нет: ни файла, ни готовой колоды. Готовые: {shipped}",
        "There is no deck «{name}»: neither a file nor a shipped one. Shipped: {shipped}",
    ),
    "cli.deck_unusable": ("Колода «{name}» не годится для игры:", "The deck «{name}» can't be played:"),
    "cli.simulate_wrong_call": (
        "Назовите не больше двух колод и двух игроков и хотя бы одну партию",
        "Name at most two decks and two players, and at least one game",
    ),
    "cli.progress_games": ("{done} из {of} партий", "{done} of {of} games"),
    "cli.games_played": (
        "{games} {games|партия|партии|партий}, ничьих {draws}, побед первого игрока {first}",
        "{games} {games|game|games}, {draws} {draws|draw|draws}, the first player won {first}",
    ),
    "cli.games_figures": (
        "Ходов за партию {turns}, решений {decisions}; партий в секунду {games}, решений {speed}",
        "{turns} turns and {decisions} choices a game; {games} games and {speed} choices a second",
    ),
}
