"""The table's actions as menus and help name them."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "actions.end_turn": ("Закончить ход", "End the turn"),
    "actions.done": ("Подтвердить; взять или положить карту", "Confirm; take up or put down a card"),
    "actions.back": ("Назад; отпустить карту", "Back; let the card go"),
    "actions.card_menu": ("Меню карты", "Menu of the card"),
    "actions.undo": ("Отменить решение", "Undo a decision"),
    "actions.redo": ("Вернуть отменённое", "Redo"),
    "actions.bookmark": ("Поставить закладку", "Set a bookmark"),
    "actions.bookmarks": ("Закладки", "Bookmarks"),
    "actions.walk_cards": ("Ходить по картам", "Walk over the cards"),
    "actions.next_card": ("Следующая карта, которая может действовать", "The next card that can act"),
    "actions.number": ("Карта или вариант с этим номером", "The card or option of that number"),
    "actions.next_zone": ("Следующая зона стола", "The next zone"),
    "actions.previous_zone": ("Прошлая зона стола", "The zone before"),
    "actions.my_graveyard": ("Моё кладбище", "My graveyard"),
    "actions.other_graveyard": ("Кладбище противника", "The opponent's graveyard"),
    "actions.review": ("Обзор хода противника", "Review the opponent's turn"),
    "actions.log_detail": ("Подробность журнала", "How detailed the log is"),
    "actions.zoom_in": ("Ближе", "Zoom in"),
    "actions.zoom_out": ("Дальше", "Zoom out"),
    "actions.fit": ("Весь стол", "The whole table"),
    "actions.skip_motion": ("Пропустить показ", "Skip what is being shown"),
    "actions.hurry": ("Поторопить компьютер", "Hurry the computer"),
    "actions.offer_draw": ("Предложить ничью", "Offer a draw"),
    "actions.concede": ("Сдаться", "Concede"),
    "actions.table_menu": ("Меню стола", "Menu of the table"),
}
