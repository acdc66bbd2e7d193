"""Any card to put down by hand: found by its name, with whose it is and where it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from app.engine.decision import HandAct
from app.engine.terms import Zone
from app.table.overlays.names import NameOverlay

ZONES = (Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD)


class CreateOverlay(NameOverlay):
    """A search over names, and below it the player and the zone. `accepted` carries the act.

    `words` are those of the other tools: `zone …`, `seat 0`, `seat 1`, `zone`, `seat`, `accept`, `cancel`.
    """

    accepted = Signal(object)

    def __init__(
        self, parent: QWidget, title: str, act: HandAct, words: Mapping[str, str], names: Sequence[str]
    ) -> None:
        super().__init__(parent, title, "", names, words["accept"], words["cancel"])
        self._act, self._all = act, names
        self.seat, self.zone = QComboBox(), QComboBox()
        for seat in (0, 1):
            self.seat.addItem(words[f"seat {seat}"], seat)
        for zone in ZONES:
            self.zone.addItem(words[f"zone {zone.value}"], zone)
        self.seat.setCurrentIndex(act.seat)
        form = QFormLayout()
        form.setSpacing(10)
        form.addRow(words["seat"], self.seat)
        form.addRow(words["zone"], self.zone)
        self.column.insertLayout(self.column.count() - 1, form)
        self.chosen.connect(self._accept)

    def _accept(self, place: int) -> None:
        role = Qt.ItemDataRole.UserRole
        seat, zone = self.seat.currentData(role), self.zone.currentData(role)
        self.accepted.emit(replace(self._act, name=self._all[place], seat=seat, zone=zone))
