"""Walking over the cards by keyboard: pure geometry over the spots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum

from app.engine.terms import Zone
from app.table.spots import Spot


class Way(Enum):
    """An arrow key as a direction of the screen."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


SIDEWAYS = 2.4
"""How much a step aside counts against a step ahead."""


def neighbour(spots: Mapping[int, Spot], here: int, way: Way) -> int:
    """The next card in that direction; the same card when there is none."""
    start = spots.get(here)
    if start is None:
        return first(spots)
    ahead_x, ahead_y = way.value
    best, best_cost = here, math.inf
    for key, spot in spots.items():
        if key == here or not spot.shown:
            continue
        x, y = spot.x - start.x, spot.y - start.y
        ahead = x * ahead_x + y * ahead_y
        aside = abs(x * ahead_y) + abs(y * ahead_x)
        if ahead > 1 and ahead + SIDEWAYS * aside < best_cost:
            best, best_cost = key, ahead + SIDEWAYS * aside
    return best


def first(spots: Mapping[int, Spot], wanted: Callable[[Spot], bool] = lambda spot: spot.zone is Zone.HAND) -> int:
    """The first near card that is wanted, else any; 0 when there are no cards."""
    near = [key for key, spot in spots.items() if spot.near and wanted(spot)]
    return near[0] if near else next(iter(spots), 0)


def following(order: Sequence[int], here: int, step: int) -> int:
    """The next one of a ring; 0 when it is empty."""
    if not order:
        return 0
    if here not in order:
        return order[0] if step > 0 else order[-1]
    return order[(order.index(here) + step) % len(order)]


_ZONES = ((True, Zone.HAND), (True, Zone.PLAY), (False, Zone.PLAY), (False, Zone.HAND))


def next_zone(spots: Mapping[int, Spot], here: int, step: int) -> int:
    """The first card of the next place: own hand, own squad, the other's squad, the other's hand."""
    current = spots.get(here)
    at = _ZONES.index((current.near, current.zone)) if current and (current.near, current.zone) in _ZONES else -1
    for turn in range(1, len(_ZONES) + 1):
        near, zone = _ZONES[(at + step * turn) % len(_ZONES)]
        cards = [key for key, spot in spots.items() if spot.near is near and spot.zone is zone and spot.shown]
        if cards:
            return cards[0]
    return here


def in_reading_order(spots: Mapping[int, Spot], keys: Iterable[int]) -> list[int]:
    """These cards from left to right, line by line from below: the hand first, whose fan is one line."""

    def place(key: int) -> tuple[int, int, float]:
        spot = spots[key]
        is_hand = spot.zone is Zone.HAND
        zone = _ZONES.index((spot.near, Zone.HAND if is_hand else Zone.PLAY))
        return zone, 0 if is_hand else -round(spot.y), spot.x

    return sorted((key for key in keys if key in spots and spots[key].shown), key=place)
