"""The guided first game."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "learn.pupil": ("Ученик", "Pupil"),
    "learn.teacher": ("Учитель", "Teacher"),
    "learn.title": ("Первая партия", "The first game"),
    "learn.coin": (
        "Каждый ход у вас на монету больше. Цена карты в золотом знаке. Перетащите светящуюся карту на стол.",
        "Every turn you have one more coin. The cost is in the gold sign. Drag a lit card onto the table.",
    ),
    "learn.weakness": (
        "Новое существо бьёт только со следующего хода, а защищать может сразу.",
        "A new creature strikes only from your next turn on, but it may defend at once.",
    ),
    "learn.rush": (
        "У этого существа Рывок: ему можно бить сразу. Потяните его на героя или существо соперника.",
        "This creature has Rush (Рывок) and may strike at once. Pull it onto the other hero or creature.",
    ),
    "learn.defend": (
        "На вас нападают. Щёлкните по светящемуся существу, и удар достанется ему, или откажитесь кнопкой на полосе.",
        "You are attacked. Click a lit creature to take the strike upon it, or decline with the button on the bar.",
    ),
    "learn.strike": (
        "Пора бить. Потяните своё существо на героя или существо соперника: исход виден заранее.",
        "Time to strike. Pull your creature onto the other's hero or creature: what would happen is shown.",
    ),
    "learn.must_strike": (
        "Этот боец в бешенстве: сначала он обязан ударить. Наведите мышь на слово «Бешенство» на большой карте справа.",
        "This fighter is in a frenzy (Бешенство) and has to strike first. Point at that word on the large card.",
    ),
    "learn.struck": (
        "Раны остаются на картах. Существо погибает, когда ран столько же, сколько жизней. Цель: победить героя.",
        "Wounds stay on cards. A creature dies when it has as many wounds as life. The aim is the other hero.",
    ),
    "learn.hero": (
        "У героя есть своя способность: до двоеточия цена, после него действие. Потяните героя на цель.",
        "The hero has an ability of its own: before the colon the price, after it the deed. Pull it onto a target.",
    ),
    "learn.end": (
        "Больше сделать нечего: «Далее» или Ctrl+Enter передаёт ход. «Отменить» справа внизу возвращает решения.",
        "Nothing left to do: “End turn” or Ctrl+Enter passes the turn. “Undo” at the lower right takes back.",
    ),
    "learn.target": (
        "Способность спрашивает цель: светящиеся карты подходят.",
        "The ability asks for a target: the lit cards fit.",
    ),
    "learn.over": (
        "Партия окончена, главное вы умеете. Обычная партия начинается со сдачи: дорогие карты лучше один раз сменить",
        "The game is over, you know the main things. A usual game begins with the deal: change dear cards once",
    ),
}
