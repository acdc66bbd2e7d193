"""Setting a game up and playing it again."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "play.side.me": ("Вы", "You"),
    "play.side.other": ("Соперник", "The opponent"),
    "play.name.person": ("Игрок", "Player"),
    "play.name.computer": ("Компьютер", "Computer"),
    "play.rules": ("Правила", "Rules"),
    "play.first": ("Кто ходит первым", "Who goes first"),
    "play.first.die": ("Кубик", "The die"),
    "play.first.me": ("Вы", "You"),
    "play.first.other": ("Соперник", "The opponent"),
    "play.best_of": ("Сколько партий", "How many games"),
    "play.best_of.1": ("Одна", "One"),
    "play.best_of.3": ("До двух побед", "First to two wins"),
    "play.edition": ("Редакция правил", "Edition of the rules"),
    "play.edition.ed12": ("12-я", "12th"),
    "play.edition.ed15": ("15-я", "15th"),
    "play.seed": ("Число случая", "Number of chance"),
    "play.seed.tip": (
        "Одно и то же число даёт те же карты и броски. Пусто: каждый раз новое",
        "The same number gives the same cards and throws. Empty: another one each time",
    ),
    "play.house": ("Домашние правила", "House rules"),
    "play.hero_falls": ("Герой гибнет при жизнях 0", "A hero falls at life 0"),
    "play.hero_falls.tip": (
        "Дополнительные жизни спасают героя; по правилам считаются только раны (604.1)",
        "Additional life saves the hero; by the rules only wounds count (604.1)",
    ),
    "play.strikes_back": ("Ответный удар тоже удар", "An answering strike is a strike"),
    "play.strikes_back.tip": (
        "«При ударе» срабатывает и в ответном ударе; по правилам 12-й и 15-й редакций только в своём",
        "“When it strikes” works for an answering strike too; by both editions it does not",
    ),
    "play.quiet_repeats": ("Повтор заклинания не розыгрыш", "A repeated spell is not played"),
    "play.quiet_repeats.tip": (
        "Повторённое заклинание не будит того, что ждёт розыгрыша заклинаний",
        "A spell that is repeated wakes nothing that waits for spells to be played",
    ),
    "play.bad_seed": (
        "«{words}» не число случая. Нужно целое число без знаков и пробелов, или пустое поле",
        "“{words}” is no number of chance: a whole number without signs or blanks is needed, or nothing",
    ),
    "play.practice": ("Тренировка", "Practice"),
    "play.practice.open": ("Обе руки открыты", "Both hands open"),
    "play.practice.open.tip": (
        "Всё видно обоим, карты берутся щелчком по колоде, занавес не падает",
        "All is seen by both, a click on a deck draws a card, no curtain falls",
    ),
    "play.situation": ("Открыть ситуацию", "Open a situation"),
    "play.situation.tip": (
        "Положение на столе из файла. Сохранить своё: меню стола",
        "A position from a file. The menu of the table saves one's own",
    ),
    "play.start": ("Начать", "Begin"),
    "play.illegal": (
        "По правилам не проходит: {name}. Играть всё равно можно",
        "Against the rules: {name}. You may play it all the same",
    ),
    "play.beginning": ("Раскладываю карты", "Laying out the cards"),
    "play.going_on": ("Возвращаюсь к партии", "Going back to the game"),
    "play.nothing_to_go_on": ("Незаконченных партий нет", "There is no unfinished game"),
    "play.put_away": (
        "Партия отложена: данные заменены на сохранённые. Она лежит среди прежних данных",
        "The game was put away: the data were exchanged for saved ones. It lies among what was here before",
    ),
    "play.bad_setup": ("Такую партию не начать: {reason}", "This game can't begin: {reason}"),
    "play.score": (
        "Счёт матча {first} : {second} ({one} — {two})",
        "The match stands {first} : {second} ({one} — {two})",
    ),
    "play.situation.save": ("Сохранить ситуацию", "Save the situation"),
    "play.situation.saved": ("Ситуация записана: {place}", "The situation is kept in {place}"),
    "play.side_deck": ("Дополнительная колода", "Side deck"),
    "play.side_deck.hint": (
        "Двойной щелчок или Enter переносит карту между основной и дополнительной колодой",
        "A double click or Enter moves a card between the main and the side deck",
    ),
    "play.side_deck.size": (
        "В основной колоде {now}, было {before}",
        "{now} in the main deck, {before} before",
    ),
    "play.side_deck.done": ("Играть дальше", "Play on"),
    "play.bad_situation": ("Такую ситуацию не сыграть: {reason}", "This situation can't be played: {reason}"),
}
