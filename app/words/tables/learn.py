"""The guided first game."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "learn.pupil": ("Ученик", "Pupil"),
    "learn.teacher": ("Учитель", "Teacher"),
    "learn.title": ("Первая партия", "The first game"),
    "learn.first": (
        "Первый ходит раньше, зато в свой первый ход не берёт карту. Выберите, как вам нравится.",
        "The first player begins but draws no card in the first turn. Choose as you like.",
    ),
    "learn.mulligan": (
        "Это ваша рука. Дорогие карты пока не сыграть: щёлкните по ним, и взамен придут другие. Потом кнопка внизу.",
        "This is your hand. Dear cards can't be played yet: click them and others will come. Then the button below.",
    ),
    "learn.coin": (
        "Каждый ход у вас на монету больше. Цена карты в золотом знаке. Перетащите светящуюся карту на стол.",
        "Every turn you have one more coin. The cost is in the gold sign. Drag a lit card onto the table.",
    ),
    "learn.no_coin": (
        "На эти карты пока не хватает монет. Заканчивайте ход: в следующем монет будет больше.",
        "There are not enough coins for these cards yet. End the turn: the next one brings more.",
    ),
    "learn.weakness": (
        "Существо готово бить со следующего хода, а защищать может сразу. Если сыграть больше нечего, закончите ход.",
        "A creature strikes from your next turn on, but it may defend at once. Nothing left to play? End the turn.",
    ),
    "learn.defend": (
        "На вас нападают. Перетащите открытое существо на цель, чтобы принять удар на себя, или откажитесь.",
        "You are attacked. Drag an open creature onto the target to take the strike upon it, or decline.",
    ),
    "learn.strike": (
        "Пора бить. Потяните своё существо на героя или существо соперника: исход виден заранее.",
        "Time to strike. Pull your creature onto the other's hero or creature: what would happen is shown.",
    ),
    "learn.struck": (
        "Раны остаются на картах. Существо погибает, когда ран столько же, сколько жизней. Цель: победить героя.",
        "Wounds stay on cards. A creature dies when it has as many wounds as life. The aim is the other hero.",
    ),
    "learn.hero": (
        "У героя есть своя способность: до двоеточия цена, после него действие. Потяните героя на цель.",
        "The hero has an ability of its own: before the colon the price, after it the deed. Pull it onto a target.",
    ),
    "learn.shot": (
        "Выстрел ранит без ответа и без защитника. Потяните стрелка на цель.",
        "A shot wounds without an answer and without a defender. Pull the archer onto a target.",
    ),
    "learn.end": (
        "Больше сделать нечего. «Конец хода» справа от полосы, или Ctrl+Enter.",
        "There is nothing left to do. «End turn» is at the right of the bar, or Ctrl+Enter.",
    ),
    "learn.target": (
        "Способность спрашивает цель: светящиеся карты подходят.",
        "The ability asks for a target: the lit cards fit.",
    ),
    "learn.over": (
        "Партия окончена. Теперь вы умеете главное; остальное расскажут «Правила» и сами карты.",
        "The game is over. You know the main things now; the rules page and the cards tell the rest.",
    ),
}
