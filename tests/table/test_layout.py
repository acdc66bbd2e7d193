"""Where everything lies: pure geometry, from 1280×720 to 4K, at every size of text and card."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from app.table import dimensions as size
from app.table.layout import Box, Layout, SideCounts, SideLayout, Slot, arrange
from app.table.side_panel import SidePanel

WINDOWS = [
    (1280, 720), (1280, 800), (1280, 1024), (1366, 768), (1440, 900), (1600, 900), (1600, 1200), (1680, 1050),
    (1920, 1080), (1920, 1200), (2048, 1152), (2560, 1080), (2560, 1440), (2560, 1600), (3440, 1440), (3840, 2160),
]  # fmt: skip
COUNTS = [
    SideCounts(0, 0, 0), SideCounts(4, 0, 1), SideCounts(7, 2, 5), SideCounts(10, 3, 12), SideCounts(15, 7, 40),
]  # fmt: skip


def table(window: tuple[int, int], near: SideCounts, far: SideCounts, card_size: float = 1.0) -> Layout:
    width, height = window
    return arrange(width - SidePanel.width_for(width), height, near, far, card_size)


def zones(side: SideLayout) -> dict[str, Box]:
    return {
        "hero": side.hero.box(),
        "name": side.name,
        "coins": side.coins,
        "prayers": side.prayers,
        "field": side.field,
        "hand": side.hand_zone,
        "deck": side.deck.box(),
        "deck label": side.deck_label,
        "graveyard": side.graveyard.box(),
        "graveyard label": side.graveyard_label,
    }


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("counts", COUNTS)
def test_no_two_zones_overlap(window: tuple[int, int], counts: SideCounts) -> None:
    """In no window, however many cards there are."""
    layout = table(window, counts, counts)
    places = {f"near {name}": box for name, box in zones(layout.near).items()}
    places |= {f"far {name}": box for name, box in zones(layout.far).items()}
    places["bar"] = layout.bar
    overlapping = [(a, b) for a, b in combinations(places, 2) if places[a].overlaps(places[b])]
    assert overlapping == []


@pytest.mark.parametrize("window", WINDOWS)
def test_every_zone_lies_on_the_table(window: tuple[int, int]) -> None:
    """Nothing is cut off by the window's edge."""
    layout = table(window, COUNTS[2], COUNTS[2])
    boxes = [*zones(layout.near).values(), *zones(layout.far).values(), layout.bar]
    assert [box for box in boxes if not layout.table.holds(box)] == []


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("card_size", [0.75, 1.0, 1.5])
def test_the_rows_stay_in_their_field(window: tuple[int, int], counts: SideCounts, card_size: float) -> None:
    """However large the player wants his cards."""
    layout = table(window, counts, counts, card_size)
    for side in (layout.near, layout.far):
        cards = [slot.box() for slot in (*side.support, *side.squad)]
        assert [card for card in cards if not side.field.holds(card)] == []


@pytest.mark.parametrize("window", WINDOWS)
def test_twelve_creatures_and_three_supports_touch_nobody(window: tuple[int, int]) -> None:
    """Open or closed: a closed card takes no more room than its pitch."""
    side = table(window, COUNTS[3], COUNTS[3]).near
    boxes = [closed_or_open(slot) for slot in (*side.support, *side.squad)]
    assert [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])] == []


def closed_or_open(slot: Slot) -> Box:
    """The box that a card covers when it is open, and as wide as when it is closed."""
    box = slot.box()
    wide = slot.height * size.CLOSED_SCALE
    return Box(slot.x - wide / 2, box.y, wide, box.height)


@pytest.mark.parametrize("window", WINDOWS)
def test_forty_creatures_a_side_stay_usable(window: tuple[int, int]) -> None:
    """Cards of 60 pixels or more, of each at least 40 to be clicked."""
    side = table(window, COUNTS[4], COUNTS[4]).near
    squad = side.squad
    steps = [b.x - a.x for a, b in pairwise(squad) if a.y == b.y]
    assert len(squad) == 40
    assert squad[0].height >= 60
    assert min(steps) >= 40


@pytest.mark.parametrize("count", [1, 5, 10, 30])
def test_a_hand_stays_between_its_neighbours(count: int) -> None:
    """The fan closes up."""
    layout = table((1280, 720), SideCounts(count, 0, 0), SideCounts(count, 0, 0))
    for side in (layout.near, layout.far):
        left = side.hand[0].box(size.FULL_RATIO).x
        right = side.hand[-1].box(size.FULL_RATIO).right
        assert side.hand_zone.x - 1 <= left <= right <= side.hand_zone.right + 1


def test_both_sides_mirror_each_other() -> None:
    """The same cards lie the same way on both halves."""
    layout = table((1600, 900), COUNTS[2], COUNTS[2])
    near = [(slot.x, round(slot.y - layout.bar.bottom, 6)) for slot in layout.near.squad]
    far = [(slot.x, round(layout.bar.y - slot.y, 6)) for slot in layout.far.squad]
    assert near == far


def test_larger_cards_are_larger_where_there_is_room() -> None:
    """The card size of the settings."""
    small = table((1600, 900), COUNTS[1], COUNTS[1], 0.75).near.squad[0].height
    large = table((1600, 900), COUNTS[1], COUNTS[1], 1.25).near.squad[0].height
    assert small < large
