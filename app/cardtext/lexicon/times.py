"""Set phrases that say when: durations, turns, moments of an attack."""

from __future__ import annotations

from app.engine.terms import EventKind, Side, Source, Span

DURATIONS: tuple[tuple[Span, str], ...] = (
    (Span.THIS_TURN, "до конца {|этого }хода"),
    (Span.YOUR_TURN_END, "до конца вашего хода"),
    (Span.ENEMY_TURN_END, "до конца хода {|вашего }противника"),
    (Span.YOUR_NEXT_TURN_START, "до начала вашего {|следующего }хода"),
    (Span.ENEMY_NEXT_TURN_START, "до начала {|следующего }хода {|вашего }противника"),
    (Span.YOUR_NEXT_TURN_END, "до конца вашего следующего хода"),
    (Span.ENEMY_NEXT_TURN_END, "до конца следующего хода {|вашего }противника"),
    (Span.NEXT_TURN_OF_CARD, "до конца следующего хода этого игрока"),
    (Span.GAME, "до конца {игры|боя}"),
)


TURN_TIMES: tuple[tuple[str, EventKind, Side | None], ...] = (
    ("{в начале|вначале} вашего хода", EventKind.TURN_STARTS, Side.YOURS),
    ("{в начале|вначале} хода {|вашего }противника", EventKind.TURN_STARTS, Side.ENEMY),
    ("{в начале|вначале} {|каждого |любого }хода{| каждого игрока| любого игрока}", EventKind.TURN_STARTS, None),
    ("в конце вашего хода", EventKind.TURN_ENDS, Side.YOURS),
    ("в конце хода {|вашего }противника", EventKind.TURN_ENDS, Side.ENEMY),
    ("в конце {|каждого |любого }хода{| каждого игрока| любого игрока}", EventKind.TURN_ENDS, None),
)


NEXT_TURN_TIMES: tuple[tuple[str, EventKind, Side | None], ...] = (
    ("в начале вашего следующего хода", EventKind.TURN_STARTS, Side.YOURS),
    ("в начале следующего хода {|вашего }противника", EventKind.TURN_STARTS, Side.ENEMY),
    ("{в начале|вначале} следующего хода", EventKind.TURN_STARTS, None),
    ("в конце следующего хода", EventKind.TURN_ENDS, None),
    ("в конце вашего следующего хода", EventKind.TURN_ENDS, Side.YOURS),
    ("в конце следующего хода {|вашего }противника", EventKind.TURN_ENDS, Side.ENEMY),
)


AT_EVENTS: tuple[tuple[str, EventKind, Source | None], ...] = (
    ("{при атаке|после атаки}", EventKind.ATTACKS, None),
    ("при атаке ударом", EventKind.ATTACKS, Source.STRIKE),
    ("при ударе", EventKind.STRIKES, None),
    ("при выстреле", EventKind.SHOOTS, None),
)


AT_EVENTS_OF: tuple[tuple[str, EventKind], ...] = (
    ("при гибели", EventKind.DIES),
    ("при розыгрыше", EventKind.PLAYED),
    ("при входе в игру", EventKind.ENTERS),
)
