"""The player's hands: what presses, moves and releases on cards mean. Looks options up, never knows a rule.

A press and a release on one spot is a click, a longer way a drag, a longer time a wish for the menu. A click takes a
card up and the next click puts it down, so that everything that can be dragged can be clicked as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from app.controller.gestures import Gestures
from app.engine.decision import Act, Option
from app.engine.terms import Kind, Zone
from app.table import dimensions as size
from app.table import durations
from app.table.arrows import ArrowItem, ArrowKind
from app.table.card_item import CardItem
from app.table.glow import Glow
from app.table.scene import TableScene

TABLE = 0
"""What a card is dropped on when it is no card."""


class Stage(Enum):
    """What the hands are doing."""

    FREE = auto()
    PRESSED = auto()
    DRAGGING = auto()
    SELECTED = auto()


@dataclass(frozen=True, slots=True)
class Aim:
    """What the held card would do here: for the forecast. No options: nothing."""

    card: int
    on: int
    options: tuple[Option, ...]


class Hands(QObject):
    """Watches the mouse on the scene. `chosen` carries options to choose from: one is taken, several are offered."""

    chosen = Signal(object, QPointF)
    refused = Signal(int, int, QPointF)
    """A drop that means nothing: the card, what it was dropped on, where."""
    away_wanted = Signal(int, QPointF)
    """A card whose targets lie out of sight was put on the table: the player has to look for one."""
    menu_wanted = Signal(int, QPointF)
    """A long press on a card, or on the table (0)."""
    aimed = Signal(object)
    """An `Aim`, or None when nothing is held over anything."""
    taken = Signal(int)
    """A card was taken up (0: put down)."""
    looked = Signal(int)
    """A card that can do nothing was clicked."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._gestures: Gestures | None = None
        self._picked: tuple[int, ...] = ()
        self._source = 0
        self.stage = Stage.FREE
        self.card = 0
        self._start = QPointF()
        self._under_press = TABLE
        self._was_held = False
        self._grip = QPointF()
        self._aim: Aim | None = None
        self._arrow: ArrowItem | None = None
        self._long_press = QTimer(self, interval=durations.LONG_PRESS, singleShot=True)
        self._long_press.timeout.connect(self._held_long)
        scene.rearranged.connect(self._keep)

    # ------------------------------------------------------------------------------------------- what is asked

    def ask(self, gestures: Gestures | None, picked: tuple[int, ...] = (), source: int = 0) -> None:
        """What can be done now; None: nothing. `picked` were chosen before in the same announcement."""
        self._gestures, self._picked, self._source = gestures, picked, source
        self._scene.set_apart({*picked, source} - {0})
        if self.card and (gestures is None or self.card not in gestures.cards()):
            self.put_down()
        self.show_glows()

    @property
    def is_turn(self) -> bool:
        """Whether cards are dragged now, not picked."""
        return self._gestures is not None and bool(self._gestures.drags or self._ends_turn())

    def _ends_turn(self) -> bool:
        assert self._gestures is not None
        return any(option.act is Act.END_TURN for option in self._gestures.buttons)

    def targets(self) -> frozenset[int]:
        """Where the card in the hand may go."""
        return self._gestures.targets(self.card) if self._gestures and self.card else frozenset()

    def away(self, card: int) -> frozenset[int]:
        """The targets of a card that lie out of sight."""
        targets = self._gestures.targets(card) if self._gestures else frozenset()
        return targets - self._scene.in_sight() - {TABLE}

    def can(self, card: int) -> bool:
        """Whether the card does something when clicked or dragged."""
        return self._gestures is not None and card in self._gestures.cards()

    def meant(self, card: int, on: int) -> Option | None:
        """What a drop that means nothing was to mean."""
        return self._gestures.meant(card, on) if self._gestures else None

    def may_try(self, card: int) -> bool:
        """Whether the card is one's own and open to see: it can be dragged even if only to hear why not."""
        item, spot = self._scene.card_item(card), self._scene.spots.get(card)
        if self._gestures is None or item is None or item.card is None or spot is None:
            return False
        return item.card.controller == self._gestures.decision.seat and spot.zone in (Zone.HAND, Zone.PLAY)

    def able(self) -> frozenset[int]:
        """All cards that do something now."""
        return self._gestures.cards() if self._gestures else frozenset()

    # --------------------------------------------------------------------------------------------------- mouse

    def press(self, item: CardItem | None, point: QPointF) -> None:
        """The left button goes down."""
        self._start, self._under_press = point, item.key if item is not None else TABLE
        self._was_held = False
        self._long_press.start()
        if self.stage is Stage.SELECTED or item is None:
            return
        self.stage, self.card = Stage.PRESSED, item.key
        self._grip = point - item.pos()

    def move(self, point: QPointF) -> None:
        """The mouse moves, pressed or not."""
        is_moved = (point - self._start).manhattanLength() >= size.DRAG_START
        if is_moved:
            self.forgo_menu()
        if self.stage is Stage.PRESSED and is_moved:
            if self.is_turn and (self.can(self.card) or self.may_try(self.card)):
                self._begin_drag()
            else:
                self._reset()
        if self.stage is Stage.DRAGGING:
            self._carry(point)
        if self.stage in (Stage.DRAGGING, Stage.SELECTED):
            self._take_aim(point)

    def release(self, item: CardItem | None, point: QPointF) -> None:
        """The left button comes up."""
        self.forgo_menu()
        if self._was_held:
            self._was_held = False
        elif self.stage is Stage.DRAGGING:
            self._drop(self._under(point), point)
        elif self.stage is Stage.PRESSED:
            key = self.card
            self._reset()
            if item is not None and item.key == key:
                self.click(key, point)
        elif self.stage is Stage.SELECTED and (point - self._start).manhattanLength() < size.DRAG_START:
            self.second_click(item.key if item is not None else TABLE, point)

    def double_click(self, item: CardItem | None, point: QPointF) -> None:
        """Play or use at once what needs no target."""
        if item is None or self._gestures is None or not self.is_turn:
            return
        options = self._gestures.drop(item.key, TABLE)
        if options:
            self.put_down()
            self.chosen.emit(options, point)

    def forgo_menu(self) -> None:
        """This press is none that opens a menu: it moves something, or it is over."""
        self._long_press.stop()

    def _held_long(self) -> None:
        """The menu opens where a right click would open it; the release that ends the press means nothing more."""
        self._was_held = True
        if self.stage is Stage.PRESSED:
            self._reset()
        self.menu_wanted.emit(self._under_press, self._start)

    # ------------------------------------------------------------------------------------------------ clicking

    def click(self, key: int, point: QPointF) -> None:
        """A card is clicked: picked when a card is asked for, taken up in the own turn."""
        if self._gestures is None or not self.can(key):
            self.looked.emit(key)
            return
        if self.is_turn:
            self.take_up(key)
        else:
            self.chosen.emit(self._gestures.clicks[key], point)

    def take_up(self, key: int) -> None:
        """The card waits for its target, lit, until the next click; one without targets in sight asks for them."""
        if self._gestures is not None and self.away(key) == self._gestures.targets(key):
            item = self._scene.card_item(key)
            self.away_wanted.emit(key, item.scenePos() if item is not None else self._start)
            return
        self.stage, self.card = Stage.SELECTED, key
        self.show_glows()
        self.taken.emit(key)

    def put_down(self) -> None:
        """Nothing is held any more."""
        was = self.card
        self._reset()
        self._scene.release()
        self.show_glows()
        if was:
            self.taken.emit(0)

    def second_click(self, key: int, point: QPointF) -> None:
        """The next click after a card was taken up: on its target, on itself, or elsewhere."""
        if key == self.card and key not in self.targets():
            self._place_again(point)
            return
        self.aim_at(key, point)

    def _place_again(self, point: QPointF) -> None:
        """A second click on the same card plays or uses it where no target is needed, or puts it down again."""
        assert self._gestures is not None
        options = self._gestures.drop(self.card, TABLE)
        self.put_down()
        if options:
            self.chosen.emit(options, point)

    def aim_at(self, key: int, point: QPointF) -> None:
        """The card that was taken up goes onto this one: by the second click, or by the keyboard."""
        assert self._gestures is not None
        held = self.card
        options = self._gestures.drop(held, key)
        if self._asks_away(held, key):
            self.put_down()
            self.away_wanted.emit(held, point)
        elif options:
            self.put_down()
            self.chosen.emit(options, point)
        elif key and self.can(key) and not self._scene.is_far(key):
            self.put_down()
            self.take_up(key)
        else:
            self.put_down()
            if key:
                self.refused.emit(held, key, point)

    def _asks_away(self, held: int, key: int) -> bool:
        """Whether a card put there wants a target out of sight: on the table, or on a graveyard."""
        spot = self._scene.spots.get(key)
        place = key == TABLE or (spot is not None and spot.zone is Zone.GRAVEYARD)
        return place and bool(self.away(held))

    # ------------------------------------------------------------------------------------------------ dragging

    def _begin_drag(self) -> None:
        self.stage = Stage.DRAGGING
        if self._from_hand(self.card):
            self._scene.hold(self.card)
        self._scene.point_at(0)
        self.show_glows()
        self.taken.emit(self.card)

    def _from_hand(self, key: int) -> bool:
        spot = self._scene.spots.get(key)
        return spot is not None and spot.zone is Zone.HAND

    def _carry(self, point: QPointF) -> None:
        """A hand card hangs under the mouse; from a card in play an arrow is drawn."""
        item = self._scene.card_item(self.card)
        if item is None:
            self.put_down()
            return
        if self._from_hand(self.card):
            item.setPos(point - self._grip * size.CARRIED)

    def _under(self, point: QPointF) -> int | None:
        """What a drop here means: a card, the table, or None where it goes back (the hand's own place)."""
        item = self._scene.card_at(point)
        is_itself = item is not None and item.key == self.card and item.key not in self.targets()
        if item is not None and not is_itself and not self._is_own_hand(item.key):
            return item.key
        layout = self._scene.layout
        if layout is None or point.y() > layout.near.hand_zone.y or not layout.table.holds_point(point.x(), point.y()):
            return None
        return TABLE

    def _is_own_hand(self, key: int) -> bool:
        spot = self._scene.spots.get(key)
        return spot is not None and spot.zone is Zone.HAND and spot.near

    def _drop(self, on: int | None, point: QPointF) -> None:
        held, gestures = self.card, self._gestures
        if on is None or gestures is None or (on == TABLE and not self._from_hand(held)):
            self.put_down()
            return
        options = gestures.drop(held, on)
        if self._asks_away(held, on):
            self.put_down()
            self.away_wanted.emit(held, point)
        elif options:
            self.put_down()
            self.chosen.emit(options, point)
        elif on == TABLE and gestures.targets(held):
            self._scene.release()
            self._clear_arrow()
            self.take_up(held)
        else:
            self.put_down()
            self.refused.emit(held, on, point)

    # --------------------------------------------------------------------------------------------------- aiming

    def _take_aim(self, point: QPointF) -> None:
        under = self._under(point)
        options = self._gestures.drop(self.card, under) if self._gestures and under is not None else ()
        exact = bool(under) and under in self.targets()
        aim = Aim(self.card, under or 0, options if exact or under == TABLE else ())
        self._draw_arrow(point, under if exact else None)
        if aim != self._aim:
            self._aim = aim
            self.show_glows()
            self.aimed.emit(aim if exact else None)

    def aim_by_key(self, key: int) -> None:
        """The keyboard's way of pointing at a target."""
        item = self._scene.card_item(key)
        if item is not None and self.stage is Stage.SELECTED:
            self._take_aim(item.scenePos())

    def _draw_arrow(self, point: QPointF, on: int | None) -> None:
        item = self._scene.card_item(self.card)
        carried = self.stage is Stage.DRAGGING and self._from_hand(self.card)
        wants = item is not None and (on or (self.stage is Stage.DRAGGING and not carried))
        if not wants or item is None or (carried and not on):
            self._clear_arrow()
            return
        target = self._scene.card_item(on) if on else None
        kind = self._kind(on)
        if self._arrow is None or self._arrow.kind is not kind:
            self._clear_arrow()
            unit = self._scene.layout.unit if self._scene.layout else 1.0
            self._arrow = ArrowItem(kind, self._scene.skin.palette, unit)
            self._scene.addItem(self._arrow)
        end = target.edge_towards(item.scenePos()) if target else point
        self._arrow.point(item.edge_towards(end), end)

    def _kind(self, on: int | None) -> ArrowKind:
        options = self._gestures.drop(self.card, on or TABLE) if self._gestures else ()
        acts = {option.act for option in options} or self._acts_of(self.card)
        if Act.STRIKE in acts or (not acts and self._is_creature(self.card)):
            return ArrowKind.STRIKE
        return ArrowKind.SHOT if Act.SHOOT in acts else ArrowKind.ABILITY

    def _is_creature(self, key: int) -> bool:
        item = self._scene.card_item(key)
        return item is not None and item.card is not None and item.card.kind is Kind.CREATURE

    def _acts_of(self, key: int) -> set[Act]:
        return {option.act for option in self._gestures.clicks.get(key, ())} if self._gestures else set()

    def _clear_arrow(self) -> None:
        if self._arrow is not None:
            if self._arrow.scene() is not None:
                self._scene.removeItem(self._arrow)
            self._arrow = None

    def _reset(self) -> None:
        self._long_press.stop()
        self.stage, self.card = Stage.FREE, 0
        self._clear_arrow()
        if self._aim is not None:
            self._aim = None
            self.aimed.emit(None)

    def _keep(self) -> None:
        """After a new arrangement the held card may be gone."""
        if self.card and self._scene.card_item(self.card) is None:
            self.put_down()

    # --------------------------------------------------------------------------------------------------- glows

    def show_glows(self) -> None:
        """Ring what can be done: with a card in the hand its targets, else all that can act or be picked."""
        self._scene.set_glows(self._glows())

    def _glows(self) -> dict[int, Glow]:
        if self._gestures is None:
            return self._marked({})
        if self.card and self.stage in (Stage.DRAGGING, Stage.SELECTED):
            glows = {key: Glow.TARGET for key in self.targets() if key}
            if self._aim is not None and self._aim.on in glows:
                glows[self._aim.on] = Glow.AIMED
            glows[self.card] = Glow.SOURCE
            return glows
        glow = Glow.CAN_ACT if self.is_turn else Glow.TARGET
        glows = dict.fromkeys(self._gestures.cards(), glow)
        return glows if self.is_turn else self._marked(glows)

    def _marked(self, glows: dict[int, Glow]) -> dict[int, Glow]:
        """With what was picked before and the card that asks."""
        glows.update(dict.fromkeys(self._picked, Glow.CHOSEN))
        if self._source:
            glows.setdefault(self._source, Glow.SOURCE)
        return glows
