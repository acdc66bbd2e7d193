"""Kept games and the replay."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "games.unfinished": ("Не окончена", "Not finished"),
    "games.draw": ("Ничья", "A draw"),
    "games.won": ("Победа: {name}", "{name} won"),
    "games.turns": ("{number} {number|ход|хода|ходов}", "{number} {number|turn|turns}"),
    "games.none": ("Здесь будут сыгранные партии.", "The games that you play will be here."),
    "games.resume": ("Продолжить", "Go on"),
    "games.watch": ("Смотреть", "Watch"),
    "games.copy_out": ("В файл", "To a file"),
    "games.text": ("Текстом", "As text"),
    "games.written": ("Записано в {place}", "Written to {place}"),
    "games.remove": ("Удалить", "Delete"),
    "games.removed": ("Партия «{name}» удалена", "The game {name} is deleted"),
    "games.put_back": ("Вернуть", "Put back"),
    "games.take_in": ("Взять из файла", "Take from a file"),
    "games.taken": ("Партия взята", "The game is taken in"),
    "games.results": ("Что сыграли колоды", "What the decks have done"),
    "games.no_results": ("Пока ни одна партия не окончена.", "No game is finished yet."),
    "games.column.deck": ("Колода", "Deck"),
    "games.column.games": ("Партий", "Games"),
    "games.column.wins": ("Побед", "Wins"),
    "games.column.first": ("Побед первым", "Wins going first"),
    "games.column.second": ("Побед вторым", "Wins going second"),
    "games.column.length": ("Ходов в среднем", "Turns on average"),
    "games.replay": ("Просмотр партии", "A game again"),
    "games.reading": ("Читаю партию", "Reading the game"),
    "games.played_on": ("Продолжение с выбранного места", "Played on from a chosen moment"),
    "games.play_on": ("Играть отсюда", "Play on from here"),
    "games.both_eyes": ("Видно всё", "Everything"),
    "games.place": ("Ход {turn} · {step} из {steps}", "Turn {turn} · {step} of {steps}"),
    "games.pace.slow": ("Медленно", "Slow"),
    "games.pace.normal": ("Обычно", "Normal"),
    "games.pace.fast": ("Быстро", "Fast"),
    "games.on_the_table": (
        "Эта партия сейчас на столе: закончите её или уйдите из-за стола",
        "This game is on the table: end it or leave the table first",
    ),
    "games.go.step_back": ("Предыдущий шаг", "Step before"),
    "games.go.turn_back": ("К началу хода", "To the turn's beginning"),
    "games.go.run": ("Смотреть подряд", "Run by itself"),
    "games.go.step": ("Следующий шаг", "Next step"),
    "games.go.turn_on": ("К следующему ходу", "To the next turn"),
}
