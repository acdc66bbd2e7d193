"""What a table tool wants to know before it is used, all on one sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QPushButton, QWidget

from app.controller.byhand import HandTool, Wants
from app.engine.decision import HandAct, Tool
from app.engine.terms import KeywordName, Place, Span, Zone
from app.table.overlays.base import Overlay, main_button
from app.table.overlays.stepper import Stepper

PLACES = (Place.TOP, Place.BOTTOM, Place.SHUFFLED)
SPANS = (Span.GAME, Span.THIS_TURN, Span.YOUR_NEXT_TURN_START, Span.ENEMY_NEXT_TURN_START)


class ToolOverlay(Overlay):
    """A form with a row for each thing wanted. `accepted` carries the act; the form stays until it is closed.

    `words` gives the texts: the wants by name, zones, places, spans, seats (`seat 0`), `accept`, `cancel`.
    """

    accepted = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        tool: HandTool,
        act: HandAct,
        words: Mapping[str, str],
    ) -> None:
        super().__init__(parent, title)
        self._act = act
        self._words = words
        self.fields: dict[Wants, QWidget] = {}
        form = QFormLayout()
        form.setSpacing(10)
        for want in tool.wants:
            field = self._field(want, tool)
            self.fields[want] = field
            label = QLabel(words[want.value])
            label.setBuddy(field)
            form.addRow(label, field)
        self.column.addLayout(form)
        take = main_button(words["accept"])
        take.clicked.connect(self._accept)
        back = QPushButton(words["cancel"])
        back.clicked.connect(self.cancelled)
        self.button_row(back, take)

    def _field(self, want: Wants, tool: HandTool) -> QWidget:
        if want is Wants.NUMBER:
            box = Stepper(tool.least, tool.most, max(1, tool.least), strict=False)
            box.accepted.connect(self._accept)
            return box
        if want in (Wants.TEXT, Wants.NAME):
            line = QLineEdit()
            line.setMinimumWidth(280)
            line.returnPressed.connect(self._accept)
            return line
        combo = QComboBox()
        combo.setMinimumWidth(220)
        for text, value in self._values(want, tool):
            combo.addItem(text, value)
        if want is Wants.SEAT:
            combo.setCurrentIndex(1 - self._act.seat if tool.tool is Tool.CONTROL else self._act.seat)
        return combo

    def _values(self, want: Wants, tool: HandTool) -> list[tuple[str, Any]]:
        if want is Wants.SEAT:
            return [(self._words[f"seat {seat}"], seat) for seat in (0, 1)]
        if want is Wants.KEYWORD:
            return sorted((keyword.value, keyword.name) for keyword in KeywordName)
        lists: dict[Wants, tuple[Zone | Place | Span, ...]] = {
            Wants.ZONE: tool.zones,
            Wants.PLACE: PLACES,
            Wants.SPAN: SPANS,
        }
        return [(self._words[f"{want.value} {value.value}"], value) for value in lists[want]]

    def first_focus(self) -> QWidget:
        return next(iter(self.fields.values()), self)

    def act(self) -> HandAct:
        """The act as the form stands."""
        act = self._act
        for want, field in self.fields.items():
            act = replace(act, **{_PARTS[want]: _value(field)})
        return act

    def _accept(self) -> None:
        self.accepted.emit(self.act())

    def enter(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, QPushButton):
            focus.click()
        else:
            self._accept()


_PARTS = {
    Wants.NUMBER: "number",
    Wants.ZONE: "zone",
    Wants.PLACE: "place",
    Wants.SEAT: "seat",
    Wants.SPAN: "span",
    Wants.KEYWORD: "name",
    Wants.NAME: "name",
    Wants.TEXT: "name",
}


def _value(field: QWidget) -> Any:
    if isinstance(field, Stepper):
        return field.value
    if isinstance(field, QLineEdit):
        return field.text().strip()
    assert isinstance(field, QComboBox)
    return field.currentData(Qt.ItemDataRole.UserRole)
