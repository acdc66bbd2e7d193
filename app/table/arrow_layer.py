"""The arrows on the table: those of one announcement at a time, so that they never pile up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF

from app.table import durations
from app.table.arrows import ArrowItem, ArrowKind
from app.table.card_item import CardItem
from app.table.director import Motion
from app.table.scene import TableScene


class ArrowLayer:
    """Makes and removes arrows; each new announcement takes the old ones away."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._arrows: list[ArrowItem] = []
        self._ends: list[tuple[int, int]] = []
        scene.rearranged.connect(self._follow)

    @property
    def arrows(self) -> tuple[ArrowItem, ...]:
        return tuple(self._arrows)

    def announce(self, kind: ArrowKind, source: int, targets: Iterable[int]) -> None:
        """Point from a card at its targets."""
        self.clear()
        for target in targets:
            if self._item(source) is None or self._item(target) is None or source == target:
                continue
            arrow = self._new(kind)
            self._arrows.append(arrow)
            self._ends.append((source, target))
            step = partial(self._grow, arrow, source, target)
            self._scene.director.run(Motion(("arrow", arrow), step, durations.ARROW * 0.5))

    def clear(self) -> None:
        """Take every arrow away."""
        for arrow in self._arrows:
            self._drop(arrow)
        self._arrows, self._ends = [], []

    def fade(self) -> None:
        """Let every arrow go slowly."""
        arrows, self._arrows, self._ends = self._arrows, [], []
        for arrow in arrows:
            motion = Motion(
                ("arrow", arrow),
                partial(self._fade, arrow),
                durations.ARROW_FADE,
                done=partial(self._drop, arrow),
            )
            self._scene.director.run(motion)

    def _new(self, kind: ArrowKind) -> ArrowItem:
        unit = self._scene.layout.unit if self._scene.layout else 1.0
        arrow = ArrowItem(kind, self._scene.skin.palette, unit)
        self._scene.addItem(arrow)
        return arrow

    def _drop(self, arrow: ArrowItem) -> None:
        self._scene.director.stop(("arrow", arrow))
        if arrow.scene() is not None:
            self._scene.removeItem(arrow)

    def _item(self, key: int) -> CardItem | None:
        return self._scene.card_item(key)

    @staticmethod
    def _fade(arrow: ArrowItem, share: float) -> None:
        arrow.setOpacity(1.0 - share)

    def _grow(self, arrow: ArrowItem, source: int, target: int, share: float) -> None:
        ends = self._between(source, target)
        if ends is not None:
            arrow.point(*ends, grown=share)

    def _between(self, source: int, target: int) -> tuple[QPointF, QPointF] | None:
        start, end = self._item(source), self._item(target)
        if start is None or end is None:
            return None
        return start.edge_towards(end.scenePos()), end.edge_towards(start.scenePos())

    def _follow(self) -> None:
        """After a new arrangement arrows point at where their cards belong now."""
        for arrow, (source, target) in zip(self._arrows, self._ends, strict=True):
            self._grow(arrow, source, target, 1.0)
