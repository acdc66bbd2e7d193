"""Set phrases that say where, and whose: zones, control, decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.engine.terms import Side, Zone


@dataclass(frozen=True, slots=True)
class ZoneOf:
    """A zone and whose it is; side None: the owner's own."""

    zone: Zone
    side: Side | None = Side.YOURS


ZONES: tuple[tuple[str, ZoneOf, str], ...] = (
    ("FROM_ZONE", ZoneOf(Zone.GRAVEYARD), "{с|из} {|вашего |своего }кладбища"),
    ("FROM_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ENEMY), "{с|из} {кладбища|кладбищ} {|вашего |этого }противника"),
    ("FROM_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ANYONE), "{с|из} {любого кладбища|любых кладбищ|кладбищ}"),
    ("FROM_ZONE", ZoneOf(Zone.HAND), "из {|вашей |своей }руки"),
    ("FROM_ZONE", ZoneOf(Zone.HAND, Side.ENEMY), "из руки {|вашего |этого }противника"),
    ("FROM_ZONE", ZoneOf(Zone.HAND, Side.ANYONE), "из {руки любого игрока|любой руки}"),
    ("FROM_ZONE", ZoneOf(Zone.DECK), "из {|вашей |своей }колоды"),
    ("FROM_ZONE", ZoneOf(Zone.DECK, Side.ENEMY), "из колоды {|вашего |этого }противника"),
    ("FROM_ZONE", ZoneOf(Zone.DECK, Side.ANYONE), "из любой колоды"),
    ("FROM_ZONE", ZoneOf(Zone.SIDE_DECK), "из {|вашей |своей }дополнительной колоды"),
    ("FROM_ZONE", ZoneOf(Zone.PLAY, Side.ANYONE), "из игры"),
    ("IN_ZONE", ZoneOf(Zone.GRAVEYARD), "на {|вашем |своём }кладбище"),
    ("IN_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ENEMY), "на кладбище {|вашего |этого }противника"),
    ("IN_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ANYONE), "на {любом кладбище|любых кладбищах|всех кладбищах|кладбищах}"),
    ("IN_ZONE", ZoneOf(Zone.HAND), "{в руке|в вашей руке|в своей руке|у вас в руке|у себя в руке}"),
    ("IN_ZONE", ZoneOf(Zone.HAND, Side.ENEMY), "{в руке|в руке вашего|в руке этого} противника"),
    ("IN_ZONE", ZoneOf(Zone.HAND, Side.ENEMY), "у {|вашего |этого }противника в руке"),
    ("IN_ZONE", ZoneOf(Zone.DECK), "в {|вашей |своей }колоде"),
    ("IN_ZONE", ZoneOf(Zone.DECK, Side.ENEMY), "в колоде {|вашего |этого }противника"),
    ("IN_ZONE", ZoneOf(Zone.SIDE_DECK), "в {|вашей |своей }дополнительной колоде"),
    ("IN_ZONE", ZoneOf(Zone.PLAY, Side.ANYONE), "{в игре|на поле боя|на поле|на столе}"),
)


CONTROLS: tuple[tuple[Side, str], ...] = (
    (Side.YOURS, "под {вашим|своим} контролем"),
    (Side.ENEMY, "под контролем {|вашего }противника"),
)


OWNERS: tuple[tuple[str, Any], ...] = (
    ("{|вашего |этого |каждого }противника", Side.ENEMY),
    ("любого игрока", Side.ANYONE),
)


DECKS: tuple[tuple[str, Side | None], ...] = (
    ("колоды", None),
    ("{вашей|своей} колоды", Side.YOURS),
    ("колоды {|вашего |этого }противника", Side.ENEMY),
    ("любой колоды", Side.ANYONE),
)
"""Whose deck; none named: the one of the player who acts."""
