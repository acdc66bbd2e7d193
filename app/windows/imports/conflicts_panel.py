"""The conflicts of an import, all at once: take what comes or keep what is, together or one by one."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from app.windows.cards.html import CardText, difference_html, paragraph
from app.windows.client import Client
from app.windows.parts.layouts import row
from app.windows.sheet import with_kind
from app.windows.speech import Texts
from carddb.facts import Card, CardKey
from carddb.imports.plan import Conflict, Decision

_FACTS = ("cost", "strike", "life")


class ConflictsPanel(QWidget):
    """A tick before a card means: take what comes."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client
        self._texts = Texts(client.speech, self)
        self._conflicts: tuple[Conflict, ...] = ()
        self.list = QListWidget()
        self.list.currentRowChanged.connect(self._tell)
        self.changes = CardText()
        self._texts.put(self.list.setAccessibleName, "imports.plan")
        self._texts.put(self.changes.setAccessibleName, "browser.about")
        take, keep = self._button("imports.take_all"), self._button("imports.keep_all")
        take.clicked.connect(lambda: self._tick_all(Qt.CheckState.Checked))
        keep.clicked.connect(lambda: self._tick_all(Qt.CheckState.Unchecked))
        left = QVBoxLayout()
        left.addLayout(row(take, keep))
        left.addWidget(self.list, 1)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.addLayout(left, 1)
        across.addWidget(self.changes, 2)
        client.theme.changed.connect(self._tell_again)
        client.speech.changed.connect(self._tell_again)

    def begin(self, conflicts: tuple[Conflict, ...]) -> None:
        """Show these conflicts, all taken."""
        self._conflicts = conflicts
        self.list.clear()
        for each in conflicts:
            item = QListWidgetItem(each.after.name)
            item.setCheckState(Qt.CheckState.Checked)
            self.list.addItem(item)
        self.list.setCurrentRow(0 if conflicts else -1)

    def decisions(self) -> dict[CardKey, Decision]:
        """What was decided of every card."""
        ticked = [self.list.item(at).checkState() is Qt.CheckState.Checked for at in range(self.list.count())]
        return {
            each.key: Decision.TAKE if take else Decision.KEEP
            for each, take in zip(self._conflicts, ticked, strict=True)
        }

    def _button(self, message: str) -> QPushButton:
        button = with_kind(QPushButton(), "flat")
        button.setObjectName(message)
        self._texts.put(button.setText, message)
        return button

    def _tick_all(self, state: Qt.CheckState) -> None:
        for at in range(self.list.count()):
            self.list.item(at).setCheckState(state)

    def _tell_again(self) -> None:
        self._tell(self.list.currentRow())

    def _tell(self, at: int) -> None:
        if not 0 <= at < len(self._conflicts):
            self.changes.clear()
            return
        theme, each = self._client.theme, self._conflicts[at]
        body = difference_html(each.before.text, each.after.text, theme.colours, theme.pixels(1.15))
        lines = [self._source("imports.before", each.before), self._source("imports.after", each.after)]
        self.changes.setHtml("".join(paragraph(line) for line in (*lines, *self._facts(each), body)))

    def _source(self, message: str, card: Card) -> str:
        printing = card.printing
        place = f"{printing.set_name or printing.facts.set_id} {printing.facts.number}".strip()
        return f"<b>{escape(self._client.speech.say(message))}</b> {escape(place)}"

    def _facts(self, each: Conflict) -> list[str]:
        """Numbers that differ."""
        found = []
        for name in _FACTS:
            was, now = getattr(each.before.facts, name), getattr(each.after.facts, name)
            if was != now:
                found.append(escape(self._client.speech.say(f"imports.{name}", was=was, now=now)))
        return found
