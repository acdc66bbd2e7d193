"""Where everything lies: a pure function of the window's size, what there is, and how large cards are wanted."""

from __future__ import annotations

import math
from dataclasses import dataclass

from app.table import dimensions as size


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def overlaps(self, other: Box) -> bool:
        """Whether the insides of both share a point."""
        slack = 0.01
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def holds_point(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def holds(self, other: Box) -> bool:
        """Whether the other lies inside."""
        slack = 0.01
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True, slots=True)
class Slot:
    """A card's place: its centre, its height when open, and how far it is tilted in degrees."""

    x: float
    y: float
    height: float
    angle: float = 0.0

    def box(self, ratio: float = size.COMPACT_RATIO) -> Box:
        """The rectangle of an untilted card there."""
        width = self.height * ratio
        return Box(self.x - width / 2, self.y - self.height / 2, width, self.height)


@dataclass(frozen=True, slots=True)
class SideCounts:
    """How many places one side needs; a pile of equal cards needs one."""

    hand: int = 0
    support: int = 0
    squad: int = 0


@dataclass(frozen=True, slots=True)
class SideLayout:
    """One half of the table. `field` holds support and squad; `labels` stand under (or over) what they name."""

    hero: Slot
    name: Box
    coins: Box
    prayers: Box
    field: Box
    support: tuple[Slot, ...]
    squad: tuple[Slot, ...]
    hand_zone: Box
    hand: tuple[Slot, ...]
    deck: Slot
    deck_label: Box
    graveyard: Slot
    graveyard_label: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table. `unit` is how many pixels one unit of `dimensions` has."""

    table: Box
    unit: float
    bar: Box
    near: SideLayout
    far: SideLayout


@dataclass(frozen=True, slots=True)
class _Row:
    """One way to lay a row: how tall the cards are, how far apart, in how many lines."""

    height: float
    pitch: float
    lines: int


def unit_of(width: float, height: float) -> float:
    """Pixels a unit: the smaller of both directions decides."""
    return min(width / size.REFERENCE_WIDTH, height / size.REFERENCE_HEIGHT)


def arrange(width: float, height: float, near: SideCounts, far: SideCounts, card_size: float = 1.0) -> Layout:
    """Lays out a table of so many pixels.

    `card_size` scales the cards of the rows, 1 is as large as the rows comfortably hold; furniture never overlaps
    whatever it is.
    """
    unit = unit_of(width, height)
    margin, gap = size.MARGIN * unit, size.GAP * unit
    tall = unit * size.REFERENCE_HEIGHT
    far_hand, near_hand = tall * size.FAR_HAND_VISIBLE, tall * size.HAND_VISIBLE
    bar_height = size.BAR * unit
    field_height = (height - far_hand - near_hand - bar_height - 4 * gap) / 2
    bar_y = far_hand + 2 * gap + field_height
    bar = Box(margin, bar_y, width - 2 * margin, bar_height)
    table = Box(0, 0, width, height)
    return Layout(
        table,
        unit,
        bar,
        _side(table, bar, field_height, near, unit, card_size, is_near=True),
        _side(table, bar, field_height, far, unit, card_size, is_near=False),
    )


def _side(
    table: Box, bar: Box, field_height: float, counts: SideCounts, unit: float, card_size: float, *, is_near: bool
) -> SideLayout:
    margin, gap, label = size.MARGIN * unit, size.GAP * unit, size.LABEL * unit
    tall = unit * size.REFERENCE_HEIGHT
    hero_height, pile_height = tall * size.HERO, tall * size.PILE_CARD
    left = margin + hero_height * size.COMPACT_RATIO + margin
    pile_width = pile_height * size.COMPACT_RATIO
    right = table.width - margin * 2 - pile_width
    field_y = bar.bottom + gap if is_near else bar.y - gap - field_height
    field = Box(left, field_y, right - left, field_height)
    hand_y = field.bottom + gap if is_near else 0.0
    hand_zone = Box(left, hand_y, right - left, table.height - hand_y if is_near else field.y - gap)
    support, squad = _field_slots(field, counts, unit, card_size)
    column = _Column(bar.bottom + gap if is_near else bar.y - gap, 1 if is_near else -1)
    hero = column.card(margin + hero_height * size.COMPACT_RATIO / 2, hero_height)
    column.skip(gap * 0.4)
    name = column.box(margin, left - 2 * margin, label)
    coins = column.box(margin, left - 2 * margin, _coins_height(unit))
    column.skip(gap * 0.4)
    prayers = column.box(margin, left - 2 * margin, label)
    piles = _Column(bar.bottom + gap if is_near else bar.y - gap, 1 if is_near else -1)
    centre, label_x, label_width = right + margin + pile_width / 2, right + margin * 0.5, pile_width + margin
    deck = piles.card(centre, pile_height)
    deck_label = piles.box(label_x, label_width, label)
    piles.skip(gap * 0.6)
    graveyard = piles.card(centre, pile_height)
    graveyard_label = piles.box(label_x, label_width, label)
    hand = _hand_slots(hand_zone, counts.hand, tall, is_near=is_near)
    return SideLayout(
        hero, name, coins, prayers, field, support, squad, hand_zone, hand, deck, deck_label, graveyard, graveyard_label
    )


def _coins_height(unit: float) -> float:
    return size.LABEL * unit + 2 * (size.COIN + 4) * unit


class _Column:
    """Things one after another from the bar outwards."""

    def __init__(self, start: float, direction: int) -> None:
        self.at = start
        self.direction = direction

    def skip(self, length: float) -> None:
        self.at += length * self.direction

    def box(self, x: float, width: float, height: float) -> Box:
        top = self.at if self.direction > 0 else self.at - height
        self.skip(height)
        return Box(x, top, width, height)

    def card(self, x: float, height: float) -> Slot:
        box = self.box(x, 0, height)
        return Slot(x, box.y + height / 2, height)


# ------------------------------------------------------------------------------------------------------- rows


def _field_slots(
    field: Box, counts: SideCounts, unit: float, card_size: float
) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    """Support on the left, the squad beside it, all cards of one height."""
    tall = unit * size.REFERENCE_HEIGHT
    separator = size.SEPARATOR * unit if counts.support and counts.squad else 0.0
    tallest = min(tall * size.ROW_CARD * card_size, field.height)
    room = Box(field.x, field.y, field.width - separator, field.height)
    row = _best_row(room, counts, unit, tallest, tall * size.COMFORTABLE)
    widths = [_block_width(math.ceil(count / row.lines), row) for count in (counts.support, counts.squad)]
    start = field.x + (field.width - sum(widths) - separator) / 2
    support = _grid(Box(start, field.y, widths[0], field.height), counts.support, row, unit)
    squad = _grid(Box(start + widths[0] + separator, field.y, widths[1], field.height), counts.squad, row, unit)
    return support, squad


def _block_width(columns: int, row: _Row) -> float:
    """A block of columns: a whole card's room for one, a pitch for each other."""
    return (columns - 1) * row.pitch + row.height * size.PITCH if columns else 0.0


def _best_row(room: Box, counts: SideCounts, unit: float, tallest: float, comfortable: float) -> _Row:
    """The row with the tallest cards that touch nobody; when these get too small, cards close up."""
    apart = max((_row(room, counts, unit, tallest, lines, 1.0) for lines in _lines()), key=_by_height)
    if apart.height >= min(comfortable, tallest):
        return apart
    closed_up = (_row(room, counts, unit, tallest, lines, size.CLOSED_UP) for lines in _lines())
    return max(apart, *closed_up, key=_by_sight)


def _lines() -> range:
    return range(1, size.ROW_LINES + 1)


def _by_height(row: _Row) -> float:
    return row.height * (1 - size.LINE_COST * (row.lines - 1))


def _by_sight(row: _Row) -> float:
    """How well a crowded row is seen: both by its cards' height and by what their neighbours leave uncovered."""
    return row.height * size.PITCH + row.pitch


def _row(room: Box, counts: SideCounts, unit: float, tallest: float, lines: int, closing: float) -> _Row:
    """Cards in so many lines, at closest `closing` pitches apart; the first of a block is never covered."""
    gap = size.GAP * unit * 0.8
    columns = [math.ceil(count / lines) for count in (counts.support, counts.squad) if count]
    blocks, steps = len(columns), sum(columns) - len(columns)
    line_height = (room.height - (lines - 1) * gap) / lines
    card = min(tallest, line_height, room.width / (size.PITCH * max(1.0, blocks + steps * closing)))
    whole = card * size.PITCH
    return _Row(card, min(whole, (room.width - blocks * whole) / steps) if steps else whole, lines)


def _grid(box: Box, count: int, row: _Row, unit: float) -> tuple[Slot, ...]:
    """`count` slots in the row's lines, each line centred in the box."""
    if not count:
        return ()
    columns = math.ceil(count / row.lines)
    lines = math.ceil(count / columns)
    gap = size.GAP * unit * 0.8
    top = box.y + (box.height - lines * row.height - (lines - 1) * gap) / 2
    slots = []
    for index in range(count):
        line, place = divmod(index, columns)
        in_line = min(columns, count - line * columns)
        x = box.x + (box.width - (in_line - 1) * row.pitch) / 2 + place * row.pitch
        slots.append(Slot(x, top + line * (row.height + gap) + row.height / 2, row.height))
    return tuple(slots)


# ------------------------------------------------------------------------------------------------------- hands


def _hand_slots(zone: Box, count: int, tall: float, *, is_near: bool) -> tuple[Slot, ...]:
    """A fan at the table's edge; the far one is smaller and shows its lower part."""
    height = tall * (size.HAND_CARD if is_near else size.FAR_HAND_CARD)
    card_width = height * size.FULL_RATIO
    step = min(card_width * (size.HAND_STEP if is_near else 0.6), (zone.width - card_width) / max(1, count - 1))
    turn = min(size.HAND_ANGLE, 2 * size.HAND_ANGLE_MOST / max(1, count)) if is_near else 0.0
    middle = zone.x + zone.width / 2
    y = zone.y + height / 2 + tall * size.HAND_SINK if is_near else zone.bottom - height / 2
    slots = []
    for index in range(count):
        offset = index - (count - 1) / 2
        sink = abs(offset * turn) ** 1.5 * tall * size.HAND_BEND
        slots.append(Slot(middle + offset * step, y + sink, height, offset * turn))
    return tuple(slots)
