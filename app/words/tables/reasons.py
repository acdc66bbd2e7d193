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
    "reasons.undo_is_off": (
        "Отмена ходов против компьютера выключена в настройках",
        "Taking back against the computer is switched off in the settings",
    ),
    "reasons.only_watched": (
        "Это просмотр партии: чтобы вмешаться, начните «Играть отсюда»",
        "The game is only watched: to take part, choose «Play on from here»",
    ),
    "reasons.nothing_to_undo": ("Возвращать нечего", "There is nothing to take back"),
    "reasons.other_question": ("Сейчас спрашивают о другом", "Something else is being asked"),
    "reasons.not_allowed": ("{card} — так нельзя", "{card} — that is not allowed"),
    "reasons.must_strike": ("Сначала обязано атаковать существо «{card}»", "{card} must strike first"),
    "reasons.nothing_offered": ("Ничью никто не предлагал", "Nobody has offered a draw"),
    "reasons.refused_play": ("{card} — сейчас не разыграть", "{card} — can't be played now"),
    "reasons.refused_strike": ("{card} — сейчас не атакует", "{card} — can't strike now"),
    "reasons.refused_use": ("{card} — способность сейчас не использовать", "{card} — the ability can't be used now"),
    "reasons.hand_numbers": (
        "Число {number} не подходит: можно от {least} до {most}",
        "{number} will not do: from {least} to {most}",
    ),
    "reasons.hand_no_words": ("Здесь нужно что-нибудь написать", "Some words are wanted here"),
    "reasons.hand_no_keyword": ("Нет такой способности: {name}", "There is no such ability: {name}"),
    "reasons.hand_no_card": ("Нет такой карты: {name}", "There is no such card: {name}"),
    "reasons.hand_not_there": ("{card}: туда нельзя", "{card}: not there"),
    "reasons.house": ("правило этого стола", "a rule of this table"),
    "reasons.hand_not_in_play": ("{card} не в игре", "{card} is not in play"),
}
