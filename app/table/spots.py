"""Which card lies where: a view and a layout give every item its spot. Pure, so that it is tested without a screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from app.engine.terms import Zone
from app.engine.view import CardView, PlayerView, View
from app.table import dimensions as size
from app.table import z_values as z
from app.table.layout import Layout, SideCounts, SideLayout, Slot, arrange
from app.table.piles import piles_of


class Look(Enum):
    """How a card is drawn."""

    COMPACT = "compact"
    FULL = "full"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where and how a card lies. `pile` is how many equal cards the topmost one stands for.

    `seen` is the share of its breadth on the table, from the left, that the next card of its row leaves uncovered.
    """

    key: int
    x: float
    y: float
    height: float
    angle: float
    scale: float
    z: float
    look: Look
    zone: Zone
    near: bool
    owner: int = 0
    pile: int = 1
    shown: bool = True
    seen: float = 1.0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The whole table: its layout, the spots by item key, and the keys in reading order for the keyboard."""

    layout: Layout
    spots: dict[int, Spot]
    order: tuple[int, ...]


def unknown_key(seat: int, place: int) -> int:
    """The key of a hand card that nobody here may know: below 0, so that it is no card's id."""
    return -(seat * 1000 + place + 1)


def hand_keys(player: PlayerView) -> tuple[int, ...]:
    """The keys of a hand's items."""
    return tuple(card or unknown_key(player.seat, place) for place, card in enumerate(player.hand))


@dataclass(frozen=True, slots=True)
class Wish:
    """What the screen wants of an arrangement: its size, who sits near, cards apart from piles, a fan held open."""

    width: float
    height: float
    near: int
    card_size: float = 1.0
    apart: frozenset[int] = frozenset()
    fanned: int = 0


def arrangement(view: View, wish: Wish) -> Arrangement:
    """Every card's spot on a table of the wished size."""
    sides = view.players[wish.near], view.players[1 - wish.near]
    rows = [_Rows.of(view, player, wish.apart) for player in sides]
    near, far = (
        SideCounts(len(player.hand), len(row.support), len(row.squad)) for player, row in zip(sides, rows, strict=True)
    )
    layout = arrange(wish.width, wish.height, near, far, wish.card_size)
    found: dict[int, Spot] = {}
    known = {card.id: card for card in view.cards}
    for player, row, side in zip(sides, rows, (layout.near, layout.far), strict=True):
        placer = _Placer(known, side, player.seat == wish.near, wish.fanned, found)
        placer.place(player, row)
    return Arrangement(layout, found, tuple(found))


@dataclass(frozen=True, slots=True)
class _Rows:
    support: tuple[tuple[int, ...], ...]
    squad: tuple[tuple[int, ...], ...]

    @staticmethod
    def of(view: View, player: PlayerView, apart: frozenset[int]) -> _Rows:
        return _Rows(piles_of(view, player.support, apart), piles_of(view, player.squad, apart))


class _Placer:
    """Puts the cards of one side into `found`."""

    def __init__(
        self, known: dict[int, CardView], side: SideLayout, near: bool, fanned: int, found: dict[int, Spot]
    ) -> None:
        self.known = known
        self.side = side
        self.near = near
        self.fanned = fanned
        self.found = found

    def place(self, player: PlayerView, rows: _Rows) -> None:
        self.in_play((player.hero,), self.side.hero, z.HERO)
        for piles, slots in ((rows.support, self.side.support), (rows.squad, self.side.squad)):
            for place, (pile, slot) in enumerate(zip(piles, slots, strict=True)):
                self.in_play(pile, slot, z.ROW + place * z.STEP * 10)
            self.close_up(piles, slots)
        self.hand(player)
        self.graveyard(player.graveyard)

    def put(self, spot: Spot) -> None:
        self.found[spot.key] = spot

    def in_play(self, pile: Iterable[int], slot: Slot, level: float) -> None:
        """A pile of equal cards; the last lies on top and counts for all."""
        pile = tuple(pile)
        for depth, key in enumerate(pile):
            card = self.known[key]
            under = len(pile) - 1 - depth
            shift = min(under, 3) * size.STACK_OFFSET * slot.height
            scale = size.CLOSED_SCALE if card.closed else 1.0
            top = under == 0
            self.put(
                Spot(
                    key,
                    slot.x - shift,
                    slot.y - shift,
                    slot.height,
                    90.0 if card.closed else 0.0,
                    scale,
                    level + depth * z.STEP,
                    Look.COMPACT if card.facts else Look.BACK,
                    Zone.PLAY,
                    self.near,
                    card.owner,
                    pile=len(pile) if top else 1,
                    shown=under <= 3,
                )
            )
            self.parts(card, slot, level)

    def close_up(self, piles: Sequence[tuple[int, ...]], slots: Sequence[Slot]) -> None:
        """What the cards of a crowded row leave uncovered of those before them."""
        for pile, following, slot, right in zip(piles, piles[1:], slots, slots[1:], strict=False):
            spot = self.found[pile[-1]]
            left, breadth = self._edge(pile[-1:], slot), self._breadth(pile[-1], slot)
            edge = self._edge(following, right) if right.y == slot.y else left + breadth
            if edge < left + breadth:
                self.put(replace(spot, seen=(edge - left) / breadth))

    def _breadth(self, key: int, slot: Slot) -> float:
        return slot.height * (size.CLOSED_SCALE if self.known[key].closed else size.COMPACT_RATIO)

    def _edge(self, pile: tuple[int, ...], slot: Slot) -> float:
        """Where a pile begins on the left."""
        shift = min(len(pile) - 1, 3) * size.STACK_OFFSET * slot.height
        return slot.x - self._breadth(pile[-1], slot) / 2 - shift

    def parts(self, host: CardView, slot: Slot, level: float) -> None:
        """Cards attached under a host peek out above it; while it is pointed at, they fan out."""
        fanned = host.id == self.fanned
        step = self.fan_step(slot, len(host.parts)) if fanned else 0.0
        for place, key in enumerate(host.parts, 1):
            if key not in self.known:
                continue
            shift = place * step
            rise = 0.0 if fanned else place * slot.height * size.PART_PEEK
            depth = level - place * z.STEP if not fanned else z.HOVERED - place * z.STEP
            spot = Spot(
                key,
                slot.x + shift,
                slot.y - rise,
                slot.height,
                0.0,
                1.0,
                depth,
                Look.COMPACT,
                Zone.UNDER,
                self.near,
                host.owner,
            )
            self.put(spot)

    def fan_step(self, slot: Slot, count: int) -> float:
        """From one card of a fan to the next: beside each other, to that side of the field that has more room."""
        width, field = slot.height * size.COMPACT_RATIO, self.side.field
        left, right = slot.x - width / 2 - field.x, field.right - slot.x - width / 2
        step = min(width * size.FAN_STEP, max(left, right) / count)
        return step if right >= min(left, count * width * size.FAN_STEP) else -step

    def hand(self, player: PlayerView) -> None:
        level = z.HAND if self.near else z.FAR_HAND
        for place, (key, slot) in enumerate(zip(hand_keys(player), self.side.hand, strict=True)):
            card = self.known.get(key)
            look = Look.FULL if card and card.facts else Look.BACK
            z_value = level + place * z.STEP
            self.put(
                Spot(
                    key, slot.x, slot.y, slot.height, slot.angle, 1.0, z_value, look, Zone.HAND, self.near, player.seat
                )
            )

    def graveyard(self, cards: tuple[int, ...]) -> None:
        """The topmost card, and the one below while it is being covered."""
        slot = self.side.graveyard
        for depth, key in enumerate(cards[-2:]):
            if key in self.known:
                level = z.PILE + depth * z.STEP
                spot = Spot(key, slot.x, slot.y, slot.height, 0.0, 1.0, level, Look.COMPACT, Zone.GRAVEYARD, self.near)
                self.put(spot)
