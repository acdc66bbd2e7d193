"""Why something can't be done; the paragraph stands beside the message, in the refusal."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "reasons.game_over": ("Партия окончена", "The game is over"),
    "reasons.not_asked": ("Сейчас этот вопрос не вам", "It is not for you to answer now"),
    "reasons.no_way_back": (
        "Вернуться уже нельзя: карты показаны или объявлять нечего",
        "There is no way back: cards were seen, or nothing is being announced",
    ),
    "reasons.nothing_to_undo": ("Возвращать нечего", "There is nothing to take back"),
}
