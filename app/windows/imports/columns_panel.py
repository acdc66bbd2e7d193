"""The column wizard: what each column of a table is, beside its first rows."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from app.windows.client import Client
from app.windows.parts.layouts import empty
from app.windows.sheet import with_kind
from app.windows.speech import Texts
from carddb.imports.tables import FIELDS, Columns

NOTHING = ""
_SHOWN = 28
"""Characters of a cell."""


class ColumnsPanel(QWidget):
    """One column of the table below another: what it is, its header, its first cells."""

    changed = Signal()

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client
        self.name = QLineEdit()
        self.choices: list[QComboBox] = []
        self._texts = Texts(client.speech, self)
        self._cells: Texts | None = None
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        inside = QWidget()
        holder = QVBoxLayout(inside)
        holder.addLayout(self._grid)
        holder.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        inside.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        label = QLabel()
        self._texts.put(label.setText, "imports.list_name")
        label.setBuddy(self.name)
        column.addWidget(label)
        column.addWidget(self.name)
        column.addWidget(scroll, 1)

    def begin(self, name: str, columns: Columns) -> None:
        """Show these columns with what they most likely are."""
        empty(self._grid)
        if self._cells is not None:
            self._cells.deleteLater()
        self._cells = Texts(self._client.speech, self)
        self.name.setText(name)
        self.choices = []
        guessed = {at: field for field, at in columns.guess.items()}
        for at, header in enumerate(columns.headers):
            choice = self._choice(guessed.get(at, NOTHING))
            self._grid.addWidget(choice, at, 0)
            self._grid.addWidget(with_kind(QLabel(header[:_SHOWN]), "heading"), at, 1)
            for place, line in enumerate(columns.sample[:3]):
                cell = line[at] if at < len(line) else ""
                self._grid.addWidget(with_kind(QLabel(cell[:_SHOWN]), "soft"), at, 2 + place)
        self._grid.setColumnStretch(5, 1)

    def mapping(self) -> dict[str, int]:
        """Field to column; a field that two columns want is the first one's."""
        found: dict[str, int] = {}
        for at, choice in enumerate(self.choices):
            if choice.currentData() != NOTHING:
                found.setdefault(choice.currentData(), at)
        return found

    def _choice(self, field: str) -> QComboBox:
        assert self._cells is not None
        box = QComboBox()
        for place, each in enumerate((NOTHING, *FIELDS)):
            box.addItem("", each)
            self._cells.put(partial(box.setItemText, place), f"imports.field.{each or 'nothing'}")
        box.setCurrentIndex(max(box.findData(field), 0))
        box.currentIndexChanged.connect(self.changed)
        self.choices.append(box)
        return box
