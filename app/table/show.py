"""Plays what happened: each event is a beat that changes the view that is shown and lets it be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Signal

from app.engine import event as ev
from app.engine.message import CardRef
from app.engine.terms import Zone
from app.engine.view import View
from app.table import dimensions as size
from app.table import durations
from app.table.arrow_layer import ArrowLayer
from app.table.arrows import ArrowKind
from app.table.director import Beat, Director, Motion
from app.table.faces.signs import Sign
from app.table.rising import BannerItem, RisingNumber
from app.table.scene import Pose, TableScene
from app.table.shown import advance
from app.table.spots import unknown_key

_HOLDS: dict[type[ev.Event], float] = {
    ev.StrikeAnnounced: durations.ARROW,
    ev.ShotAnnounced: durations.ARROW,
    ev.DefenderNamed: durations.ARROW * 0.8,
    ev.Struck: durations.LUNGE,
    ev.AbilityUsed: durations.ARROW * 0.8,
    ev.CardPlayed: durations.PAUSE,
    ev.Wounded: durations.NUMBER_BEAT,
    ev.Healed: durations.NUMBER_BEAT,
    ev.Prevented: durations.NUMBER_BEAT,
    ev.EffectLaid: durations.NUMBER_BEAT * 0.6,
    ev.EntryStarted: durations.QUEUE_BEAT,
    ev.TurnStarted: durations.BANNER * 0.7,
    ev.ControlChanged: durations.MOVE,
    ev.Attached: durations.MOVE,
    ev.Unhidden: durations.TURN_OVER * 2,
    ev.Flipped: durations.TURN_OVER * 2,
    ev.Revealed: durations.ARROW,
}
_MOVE_HOLDS = {
    ev.How.DEALT: durations.DRAW * 0.35,
    ev.How.DRAWN: durations.DRAW,
    ev.How.MILLED: durations.DRAW,
}


class Show(QObject):
    """Plays batches of events. `shown` is the view on the screen now; `settled` comes when a batch is over."""

    settled = Signal()
    changed = Signal()
    happened = Signal(object)
    """An event, in the moment in which it is shown: for sounds."""
    card_played = Signal(int)
    """A card was played, by whomever: the preview may show it."""

    def __init__(self, scene: TableScene, director: Director, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._director = director
        self.arrows = ArrowLayer(scene)
        self.shown: View | None = None
        self._near = 0
        director.idle.connect(self.settled)

    # ------------------------------------------------------------------------------------------------ batches

    def play(self, events: Sequence[ev.Event], truth: View, near: int) -> None:
        """Show these events one after another, and the view that they lead to."""
        if self.shown is None or near != self._near:
            self.jump(truth, near)
            return
        beats = [Beat(partial(self._happen, event, truth), self._hold(event)) for event in events]
        self._director.play(*beats, Beat(partial(self._settle, truth)))

    def jump(self, view: View, near: int) -> None:
        """Show a view at once: another seat's eyes, an undo, the beginning."""
        self._director.finish()
        self.arrows.clear()
        fresh = self.shown is None
        self._near = near
        self.shown = view
        self._scene.show_view(view, near, animate=not fresh)
        self.settled.emit()

    def _settle(self, truth: View) -> None:
        if not self._director.has_motion:
            self.arrows.clear()  # no beat was there to take them away
        self.shown = truth
        self._scene.show_view(truth, self._near)

    @staticmethod
    def _hold(event: ev.Event) -> float:
        if isinstance(event, ev.Moved):
            return _MOVE_HOLDS.get(event.how, durations.MOVE * 0.8)
        return _HOLDS.get(type(event), 0.0)

    def _happen(self, event: ev.Event, truth: View) -> None:
        """Show one event. Without motion nothing is seen of the way: the view that it leads to is enough."""
        assert self.shown is not None
        self.happened.emit(event)
        if not self._director.has_motion:
            return
        before = _BEFORE.get(type(event))
        if before:
            before(self, event)
        old = replace(self.shown, facts=truth.facts)
        self.shown = advance(old, event, truth)
        if isinstance(event, ev.Moved):
            self._move(event, old)
        elif self.shown is not old:
            self._scene.show_view(self.shown, self._near)
        after = _AFTER.get(type(event))
        if after:
            after(self, event)
        self.changed.emit()

    # ------------------------------------------------------------------------------------------------- moving

    def _move(self, event: ev.Moved, old: View) -> None:
        assert self.shown is not None
        key_before = event.was or self._unknown_before(event, old)
        key_after = event.card.id or self._unknown_after(event)
        renamed = {key_before: key_after} if key_before and key_after and key_before != key_after else {}
        origins, exits = {}, {}
        if key_after and self._scene.card_item(key_before) is None:
            origin = self._scene.slot_pose(event.seat, event.zone)
            origins[key_after] = Pose(origin.x, origin.y, down=event.zone is Zone.DECK)
        if not key_after and key_before:
            exits[key_before] = self._scene.slot_pose(event.to_seat, event.to_zone)
        self._scene.show_view(self.shown, self._near, origins=origins, exits=exits, renamed=renamed)

    @staticmethod
    def _unknown_before(event: ev.Moved, old: View) -> int:
        """The key of the hand card that leaves unseen: the last of the unknown ones goes."""
        if event.zone is not Zone.HAND:
            return 0
        return unknown_key(event.seat, len(old.players[event.seat].hand) - 1)

    def _unknown_after(self, event: ev.Moved) -> int:
        if event.to_zone is not Zone.HAND or self.shown is None:
            return 0
        return unknown_key(event.to_seat, len(self.shown.players[event.to_seat].hand) - 1)

    # ------------------------------------------------------------------------------------------------ gestures

    def _announced(self, event: ev.Event) -> None:
        """The arrow of what is announced; where nobody defends, the one of the strike stays."""
        kind, source, targets = _ARROWS[type(event)](event)
        if source.id and (not targets or targets[0].id):
            self.arrows.announce(kind, source.id, [target.id for target in targets])

    def point_again(self, event: ev.Event | None) -> None:
        """The arrow of an act that is looked at once more; what has none, and None, takes the arrows away."""
        self.arrows.clear()
        if type(event) in _ARROWS:
            self._announced(event)

    def _card_played(self, event: ev.CardPlayed) -> None:
        self._announced(event)
        if event.card.name:
            self.card_played.emit(event.card.id)

    def _entry_started(self, event: ev.EntryStarted) -> None:
        assert self.shown is not None
        entry = next((entry for entry in self.shown.queue if entry.entry == event.entry), None)
        if entry is not None and entry.targets:
            self.arrows.announce(ArrowKind.ABILITY, entry.card.id, [target.id for target in entry.targets])

    def _struck(self, event: ev.Struck) -> None:
        if not event.back:
            self.arrows.fade()
            self._scene.lunge(event.card.id, event.target.id)

    def _fade_arrows(self, event: ev.Event) -> None:
        self.arrows.fade()

    # ------------------------------------------------------------------------------------------------- numbers

    def _wounded(self, event: ev.Wounded) -> None:
        self._rise(event.card.id, f"−{event.number}", self._scene.skin.palette.hostile, Sign.WOUND)

    def _healed(self, event: ev.Healed) -> None:
        self._rise(event.card.id, f"+{event.number}", self._scene.skin.palette.healing, Sign.REGENERATION)

    def _prevented(self, event: ev.Prevented) -> None:
        self._rise(event.card.id, str(event.number), self._scene.skin.palette.prevented, Sign.ARMOUR)

    def _laid(self, event: ev.EffectLaid) -> None:
        self._scene.pulse(event.card.id)

    def _rise(self, key: int, text: str, colour: str, sign: Sign) -> None:
        item, layout = self._scene.card_item(key), self._scene.layout
        if item is None or layout is None or not self._director.has_motion:
            return
        number = RisingNumber(text, colour, sign, round(size.RISING * layout.unit))
        middle = item.scenePos()
        start = QPointF(middle.x() - number.width / 2, middle.y() - item.height * 0.1)
        number.setPos(start)
        self._scene.addItem(number)

        def step(share: float) -> None:
            number.setPos(start - QPointF(0, item_rise * share))
            number.setOpacity(1.0 if share < 0.6 else (1.0 - share) / 0.4)

        item_rise = item.height * 0.45
        done = partial(self._scene.removeItem, number)
        key_ = ("number", number)
        self._director.run(Motion(key_, step, durations.NUMBER, QEasingCurve.Type.OutCubic, done))

    # -------------------------------------------------------------------------------------------------- banner

    def _turn_started(self, event: ev.TurnStarted) -> None:
        self.arrows.clear()
        layout, skin = self._scene.layout, self._scene.skin
        if layout is None or self.shown is None or not self._director.has_motion:
            return
        name = self.shown.players[event.seat].name
        mine = event.seat == self._near
        text = skin.say("table.banner.mine") if mine else skin.say("table.banner.other", name=name)
        colour = skin.palette.near_side if mine else skin.palette.far_side
        banner = BannerItem(text, layout.table.width * 0.8, layout.unit, colour, skin.palette.panel)
        banner.setPos(layout.table.width / 2, layout.bar.y + layout.bar.height / 2)
        self._scene.addItem(banner)

        def step(share: float) -> None:
            banner.setOpacity(min(1.0, 5 * share, 4 * (1 - share)))

        done = partial(self._scene.removeItem, banner)
        self._director.run(Motion(("banner", banner), step, durations.BANNER, QEasingCurve.Type.Linear, done))


_Arrow = tuple[ArrowKind, CardRef, Sequence[CardRef]]
_ARROWS: dict[type[ev.Event], Callable[[Any], _Arrow]] = {
    ev.StrikeAnnounced: lambda event: (ArrowKind.STRIKE, event.card, [event.target]),
    ev.ShotAnnounced: lambda event: (ArrowKind.SHOT, event.card, [event.target]),
    ev.DefenderNamed: lambda event: (ArrowKind.STRIKE, event.attacker, [event.card]),
    ev.Redirected: lambda event: (ArrowKind.STRIKE, event.card, [event.target]),
    ev.AbilityUsed: lambda event: (ArrowKind.ABILITY, event.card, event.targets),
    ev.CardPlayed: lambda event: (ArrowKind.ABILITY, event.card, event.targets),
}
"""What points at what, and how, by what is announced."""

_BEFORE: dict[type[ev.Event], Callable[[Show, Any], None]] = {
    ev.EntryStarted: Show._entry_started,
    ev.TurnStarted: Show._turn_started,
}
_AFTER: dict[type[ev.Event], Callable[[Show, Any], None]] = {
    **dict.fromkeys(_ARROWS, Show._announced),
    ev.Struck: Show._struck,
    ev.CardPlayed: Show._card_played,
    ev.EntryFinished: Show._fade_arrows,
    ev.TurnEnded: Show._fade_arrows,
    ev.Wounded: Show._wounded,
    ev.Healed: Show._healed,
    ev.Prevented: Show._prevented,
    ev.EffectLaid: Show._laid,
}
