"""Who sits at the table."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "players.person": ("Человек", "Person"),
    "players.random": ("Компьютер: наугад", "Computer: at random"),
    "players.greedy": ("Компьютер: игрок", "Computer: player"),
    "players.master": ("Компьютер: мастер", "Computer: master"),
    "players.random.about": ("Делает что придётся", "Does whatever comes"),
    "players.greedy.about": ("Продумывает свой ход", "Plans its own turn"),
    "players.master.about": ("Думает и за вас", "Thinks of your answers too"),
}
