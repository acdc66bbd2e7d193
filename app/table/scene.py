"""The table's scene: the registry of card items, and the furniture around them.

The scene alone makes and removes items. It shows a view: every card has its spot (`spots.arrangement`), and the
director moves it there. It asks nobody and decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import shiboken6
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from app.engine.facts import CardFacts
from app.engine.terms import Zone
from app.engine.view import CardView, View
from app.table import dimensions as size
from app.table import durations
from app.table import z_values as z
from app.table.card_item import CardItem
from app.table.director import Director, Motion
from app.table.faces.face import CardFace, Numbers
from app.table.faces_of import numbers_now, printed_face
from app.table.glow import Glow
from app.table.ground import paint_ground, tile
from app.table.layout import Layout, Slot
from app.table.pictures import Pictures, Wanted
from app.table.side_items import SideItems
from app.table.skin import Skin
from app.table.spots import Arrangement, Look, Spot, Wish, arrangement
from app.table.turn_bar import TurnBar

NO_NUMBERS = Numbers()
"""A card in play is pictured without numbers: its item paints them, upright and as they are now."""

Facer = Callable[[CardFacts], CardFace]
"""Gives a card its face; the windows know flavour, set and pictures, the table alone only the facts."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an item is, and how."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    down: bool = False
    """Face down there, so that a card coming from it turns over."""

    @property
    def point(self) -> QPointF:
        return QPointF(self.x, self.y)


def pose_of(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.angle, spot.scale)


class TableScene(QGraphicsScene):
    """The scene. `near` is the seat that sits below; `card_hovered` tells which card the mouse is on (0: none)."""

    card_hovered = Signal(int)
    rearranged = Signal()
    glows_changed = Signal()

    def __init__(self, director: Director, pictures: Pictures, skin: Skin, facer: Facer = printed_face) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.director = director
        self.pictures = pictures
        self.skin = skin
        self.facer = facer
        self.view: View | None = None
        self.near = 0
        self.spots: dict[int, Spot] = {}
        self.layout: Layout | None = None
        self._wish = Wish(size.REFERENCE_WIDTH, size.REFERENCE_HEIGHT, 0)
        self._cards: dict[int, CardItem] = {}
        self._faces: dict[str, CardFace] = {}
        self.facts: dict[str, CardFacts] = {}
        """What was ever seen of this match's cards: a view knows only those that its seat sees now."""
        self._hovered = 0
        self._held = 0
        self._glows: dict[int, Glow] = {}
        self._lit: frozenset[int] = frozenset()
        self._pointed: frozenset[int] = frozenset()
        tile(skin.ground, skin.ground_colours.grain)  # now, for the turn in which a game is laid has enough to do
        self.bar = TurnBar(skin.palette)
        self.addItem(self.bar)
        self.sides = (SideItems(self, skin, pictures), SideItems(self, skin, pictures))
        pictures.sharpened.connect(self._sharpen)

    # ----------------------------------------------------------------------------------------------- registry

    @property
    def cards(self) -> Mapping[int, CardItem]:
        """Every card item by key."""
        return self._cards

    def card_item(self, key: int) -> CardItem | None:
        return self._cards.get(key)

    def card_at(self, point: QPointF) -> CardItem | None:
        """The topmost card under a point of the scene, the held one left out."""
        for item in self.items(point):
            if isinstance(item, CardItem) and item.key != self._held and item.isVisible():
                return item
        return None

    def _make(self, key: int) -> CardItem:
        item = CardItem(key, self.pictures, self.skin.palette)
        item.hovered.connect(self._hover)
        self._cards[key] = item
        self.addItem(item)
        return item

    def _remove(self, item: CardItem) -> None:
        """Take an item out for good; motions of it are forgotten first."""
        for what in ("move", "turn", "fade", "lunge"):
            self.director.stop((what, item))
        if self._cards.get(item.key) is item:
            del self._cards[item.key]
        if self._hovered == item.key:
            self._hovered = 0
        if shiboken6.isValid(item):
            self.removeItem(item)
            item.deleteLater()

    # ------------------------------------------------------------------------------------------------ showing

    def set_size(self, width: float, height: float) -> None:
        """The table fills so many pixels."""
        self._wish = replace(self._wish, width=width, height=height)
        self.setSceneRect(0, 0, width, height)
        self.arrange(animate=False)

    def set_skin(self, skin: Skin) -> None:
        """Other colours, texts or card sizes."""
        self.skin = skin
        tile(skin.ground, skin.ground_colours.grain)  # ahead, so that the first paint is none of the slow ones
        for item in self._cards.values():
            item.set_palette(skin.palette)
        self.arrange(animate=False)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def set_facer(self, facer: Facer) -> None:
        """Other faces: the catalogue knows other pictures or printings."""
        self.facer = facer
        self._faces.clear()
        self.arrange(animate=False)

    def show_view(
        self,
        view: View,
        near: int,
        *,
        animate: bool = True,
        origins: Mapping[int, Pose] | None = None,
        exits: Mapping[int, Pose] | None = None,
        renamed: Mapping[int, int] | None = None,
    ) -> None:
        """Show this view. New cards come from their `origins`, gone ones leave by their `exits`; `renamed` are cards
        that go on under another key."""
        if near != self.near:
            animate = False
        self.view, self.near = view, near
        self.facts.update((facts.id, facts) for facts in view.facts)
        for old, new in (renamed or {}).items():
            self._rename(old, new)
        self.arrange(animate=animate, origins=origins or {}, exits=exits or {})

    def _rename(self, old: int, new: int) -> None:
        item = self._cards.pop(old, None)
        if item is None:
            return
        if new in self._cards:
            self._remove(item)
            return
        item.key = new
        self._cards[new] = item

    def arrange(
        self,
        *,
        animate: bool = True,
        origins: Mapping[int, Pose] | None = None,
        exits: Mapping[int, Pose] | None = None,
    ) -> None:
        """Bring every item to its spot."""
        if self.view is None:
            return
        found = self._arrangement()
        self.spots, self.layout = found.spots, found.layout
        known = {card.id: card for card in self.view.cards}
        for key in [key for key in self._cards if key not in found.spots]:
            self._leave(self._cards.pop(key), (exits or {}).get(key), animate)
        for key, spot in found.spots.items():
            self._show_card(key, spot, known.get(key), animate, (origins or {}).get(key))
        self._show_furniture(found.layout)
        self._foresee_hand(known)
        self._refresh_glows()
        self.rearranged.emit()

    def _arrangement(self) -> Arrangement:
        assert self.view is not None
        fanned = self._hovered if self._hovered in self._hosts() else 0
        wish = replace(self._wish, near=self.near, card_size=self.skin.card_size, apart=self._apart(), fanned=fanned)
        return arrangement(self.view, wish)

    def _hosts(self) -> set[int]:
        """Merged cards."""
        return {card.id for card in self.view.cards if card.parts} if self.view else set()

    def _apart(self) -> frozenset[int]:
        return self._pointed | {self._held} if self._held else self._pointed

    def set_apart(self, keys: Iterable[int]) -> None:
        """Cards that lie beside their piles: picked before, or asking."""
        pointed = frozenset(keys)
        if pointed != self._pointed:
            self._pointed = pointed
            self.arrange()

    def _show_card(self, key: int, spot: Spot, card: CardView | None, animate: bool, origin: Pose | None) -> None:
        item = self._cards.get(key)
        is_new = item is None
        if item is None:
            item = self._make(key)
            self._put(item, origin or pose_of(spot))
            if animate and origin is None:
                self._fade_in(item)
            if origin is not None and origin.down:
                item.show_card(None, Wanted(Look.BACK, owner=spot.owner), Look.BACK)
        before = item.spot.height * item.scale() if item.spot else 0.0
        known_before = not is_new or (origin is not None and origin.down)
        turns = known_before and animate and (item.look is Look.BACK) != (spot.look is Look.BACK)
        item.set_spot(spot)
        item.setVisible(spot.shown)
        if before and before != spot.height and item.key != self._held:
            item.setScale(before / spot.height)
        if turns:
            self._turn_over(item, card, spot)
        else:
            item.show_card(card, self._wanted(card, spot.look, spot.owner), spot.look)
        if key != self._held:
            self._move(item, animate)

    def _wanted(self, card: CardView | None, look: Look, owner: int) -> Wanted:
        if card is None or look is Look.BACK or not card.facts:
            return Wanted(Look.BACK, owner=owner)
        in_play = card.zone is Zone.PLAY
        return Wanted(look, self.face_of(card), NO_NUMBERS if in_play else numbers_now(card), owner)

    def _foresee_hand(self, known: Mapping[int, CardView]) -> None:
        """The faces that the cards of the near hand will have in play, so that a played card comes down drawn."""
        assert self.view is not None and self.layout is not None
        squad = self.layout.near.squad
        height = squad[0].height if squad else self.layout.unit * size.REFERENCE_HEIGHT * size.ROW_CARD
        for key in self.view.players[self.near].hand:
            card = known.get(key)
            if card is not None and card.facts:
                self._foresee(Wanted(Look.COMPACT, self.face_of(card), NO_NUMBERS, card.owner), height)

    def _foresee(self, wanted: Wanted, height: float) -> None:
        sharp = max((view.devicePixelRatioF() for view in self.views()), default=1.0)
        self.pictures.foresee(wanted, height * sharp)

    def face_of(self, card: CardView) -> CardFace:
        """The printed face of a known card."""
        face = self._faces.get(card.facts)
        if face is None:
            face = self._faces[card.facts] = self.facer(self.facts[card.facts])
        return face

    def _show_furniture(self, layout: Layout) -> None:
        assert self.view is not None
        self.bar.place(layout.bar, layout.unit, self.skin)
        for seat, side in ((self.near, layout.near), (1 - self.near, layout.far)):
            items = self.sides[0 if seat == self.near else 1]
            items.place(side, layout.unit, self.skin)
            items.show(self.view.players[seat], self.skin, active=self.view.active == seat)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        paint_ground(painter, self.sceneRect().united(QRectF(rect)), self.skin.ground, self.skin.ground_colours)

    def _sharpen(self, wanted: Wanted) -> None:
        for item in self._cards.values():
            if item.wanted == wanted:
                item.update()

    # ------------------------------------------------------------------------------------------------- moving

    def pose_now(self, item: QGraphicsItem) -> Pose:
        return Pose(item.x(), item.y(), item.rotation(), item.scale())

    @staticmethod
    def _put(item: QGraphicsItem, pose: Pose) -> None:
        item.setPos(pose.x, pose.y)
        item.setRotation(pose.angle)
        item.setScale(pose.scale)

    def _goal(self, item: CardItem) -> Pose:
        """Where an item should be: its spot, or raised out of the hand while the mouse is on it."""
        assert item.spot is not None
        spot = item.spot
        if item.key == self._hovered and spot.zone is Zone.HAND and spot.near and not self._held:
            scale = size.HAND_HOVER
            return Pose(spot.x, self._raised_y(spot, scale), 0.0, scale)
        return pose_of(spot)

    def _raised_y(self, spot: Spot, scale: float) -> float:
        assert self.layout is not None
        return self.layout.table.bottom - spot.height * scale / 2 - 6

    def _move(self, item: CardItem, animate: bool) -> None:
        goal, start = self._goal(item), self.pose_now(item)
        raised = item.key == self._hovered and item.spot is not None and item.spot.zone is Zone.HAND
        if start == goal:
            self.director.stop(("move", item))
            item.setZValue(z.HOVERED if raised else item.resting_z())
            return
        if not animate or not self.director.has_motion:
            self.director.stop(("move", item))
            self._put(item, goal)
            item.setZValue(z.HOVERED if raised else item.resting_z())
            return
        far = (goal.point - start.point).manhattanLength() > item.height * 0.8
        duration = durations.MOVE if far else durations.SHIFT if not raised else durations.HOVER
        item.setZValue(z.HOVERED if raised else z.MOVING if far else item.resting_z())
        done = partial(self._arrived, item)
        self.director.run(Motion(("move", item), partial(self._between, item, start, goal), duration, done=done))

    def _between(self, item: CardItem, start: Pose, goal: Pose, share: float) -> None:
        def mix(a: float, b: float) -> float:
            return a + (b - a) * share

        item.setPos(mix(start.x, goal.x), mix(start.y, goal.y))
        item.setRotation(mix(start.angle, goal.angle))
        item.setScale(mix(start.scale, goal.scale))

    def _arrived(self, item: CardItem) -> None:
        if item.key != self._held and item.key != self._hovered:
            item.setZValue(item.resting_z())

    def _fade_in(self, item: CardItem) -> None:
        item.setOpacity(0.0)
        self.director.run(Motion(("fade", item), item.setOpacity, durations.FADE))

    def _leave(self, item: CardItem, exit_: Pose | None, animate: bool) -> None:
        if not animate or not self.director.has_motion:
            self._remove(item)
            return
        if exit_ is not None:
            self.director.stop(("move", item))
            step = partial(self._between, item, self.pose_now(item), exit_)
            self.director.run(Motion(("move", item), step, durations.MOVE))
        fade = Motion(
            ("fade", item),
            lambda share: item.setOpacity(1.0 - share),
            durations.MOVE if exit_ else durations.FADE,
            QEasingCurve.Type.InCubic,
            done=partial(self._remove, item),
        )
        self.director.run(fade)

    def _turn_over(self, item: CardItem, card: CardView | None, spot: Spot) -> None:
        wanted = self._wanted(card, spot.look, spot.owner)
        self._foresee(wanted, spot.height)
        shown = [False]

        def step(share: float) -> None:
            if share >= 0.5 and not shown[0]:
                shown[0] = True
                item.show_card(card, wanted, spot.look)
            item.set_turned(abs(1 - 2 * share))

        self.director.run(Motion(("turn", item), step, durations.TURN_OVER * 2, QEasingCurve.Type.Linear))

    def lunge(self, key: int, towards: int) -> None:
        """A short thrust of one card at another."""
        item, target = self._cards.get(key), self._cards.get(towards)
        if item is None or target is None or not self.director.has_motion:
            return
        self.director.stop(("move", item))
        self._put(item, self._goal(item))
        start = item.pos()
        reach = (target.pos() - start) * 0.42

        def step(share: float) -> None:
            out = share / 0.45 if share < 0.45 else (1 - share) / 0.55
            item.setPos(start + reach * out)

        item.setZValue(z.MOVING)
        duration = durations.LUNGE + durations.LUNGE_BACK
        done = partial(self._arrived, item)
        self.director.run(Motion(("move", item), step, duration, QEasingCurve.Type.InOutQuad, done))

    def pulse(self, key: int) -> None:
        """A card swells for a moment: something was laid on it."""
        item = self._cards.get(key)
        if item is None or not self.director.has_motion or self.director.moves(("move", item)):
            return
        scale = self._goal(item).scale

        def step(share: float) -> None:
            item.setScale(scale * (1 + 0.07 * (1 - abs(1 - 2 * share))))

        self.director.run(Motion(("move", item), step, durations.GLOW, QEasingCurve.Type.Linear))

    # -------------------------------------------------------------------------------------- places by their name

    def slot_pose(self, seat: int, zone: Zone) -> Pose:
        """Where cards of a zone come from and go to when they have no spot of their own there."""
        assert self.layout is not None
        side = self.layout.near if seat == self.near else self.layout.far
        slot: Slot = {Zone.DECK: side.deck, Zone.GRAVEYARD: side.graveyard}.get(zone, side.hero)
        if zone is Zone.HAND:
            box = side.hand_zone
            return Pose(box.x + box.width / 2, box.y + box.height / 2)
        return Pose(slot.x, slot.y)

    # -------------------------------------------------------------------------------------- what is pointed at

    @property
    def hovered(self) -> int:
        return self._hovered

    def _hover(self, key: int, entered: bool) -> None:
        if self._held:
            return
        old = self._hovered
        if entered:
            self._hovered = key
        elif self._hovered == key:
            self._hovered = 0
        for changed in {old, self._hovered} - {0}:
            item = self._cards.get(changed)
            if item is not None and item.spot is not None and item.spot.zone is Zone.HAND and item.spot.near:
                self._move(item, animate=True)
        if {old, self._hovered} & self._hosts():
            self.arrange()
        if old != self._hovered:
            self.card_hovered.emit(self._hovered)

    def in_sight(self) -> frozenset[int]:
        """Cards that can be pointed at: of a graveyard only the topmost lies open, so its cards are looked through."""
        return frozenset(key for key, spot in self.spots.items() if spot.zone is not Zone.GRAVEYARD)

    def is_far(self, key: int) -> bool:
        """Whether the card lies on the far side."""
        spot = self.spots.get(key)
        return spot is not None and not spot.near

    def point_at(self, key: int) -> None:
        """Hover a card by keyboard; 0: none."""
        self._hover(key or self._hovered, bool(key))

    def hold(self, key: int) -> CardItem | None:
        """A card is taken in the hand: it leaves its spot and follows the mouse."""
        item = self._cards.get(key)
        if item is None:
            return None
        self._held = key
        self.director.stop(("move", item))
        item.setRotation(0.0)
        item.setScale(size.CARRIED)
        item.cache_for(0.0)
        item.setZValue(z.DRAGGED)
        return item

    def release(self, *, animate: bool = True) -> None:
        """The held card goes back to its spot."""
        item = self._cards.get(self._held)
        self._held = 0
        if item is not None and item.spot is not None:
            item.cache_for(item.spot.angle)
            self._move(item, animate)

    def set_glows(self, glows: Mapping[int, Glow]) -> None:
        """Which cards are ringed, and why; all others are not."""
        self._glows = dict(glows)
        self._refresh_glows()
        self.glows_changed.emit()

    def light(self, keys: Iterable[int]) -> None:
        """Light the cards that something outside the table points at."""
        lit = frozenset(keys)
        if lit != self._lit:
            self._lit = lit
            self._refresh_glows()

    def _refresh_glows(self) -> None:
        for key, item in self._cards.items():
            glow = self._glows.get(key, Glow.NONE)
            item.set_glow(Glow.LIT if key in self._lit and glow is Glow.NONE else glow)
