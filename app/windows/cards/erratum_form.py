"""Writing an erratum: the new text, since when, by whom; the differences are shown while it is typed."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout

from app.windows.cards.html import CardText, difference_html
from app.windows.client import Client
from app.windows.parts.layouts import row
from app.windows.sheet import with_kind
from app.windows.speech import Texts
from carddb.errata import Erratum
from carddb.facts import Card


class ErratumForm(QFrame):
    """A plate over the card's page. `written` carries the erratum; `closed` when nothing is wanted."""

    written = Signal(object)
    closed = Signal()

    def __init__(self, client: Client) -> None:
        super().__init__()
        with_kind(self, "bar")
        self._client = client
        self._card: Card | None = None
        self.texts = Texts(client.speech, self)
        self.text = QPlainTextEdit(tabChangesFocus=True)
        self.date = QLineEdit()
        self.source = QLineEdit()
        self.changes = CardText()
        self.texts.put(self.changes.setAccessibleName, "browser.about")
        self._lay_out()
        self.text.textChanged.connect(self._compare)
        client.theme.changed.connect(self._compare)

    def begin(self, card: Card) -> None:
        """Write an erratum of this card, beginning with the text in force."""
        self._card = card
        self.text.setPlainText(card.text)
        self.date.setText(date.today().isoformat())
        self.source.clear()
        self.show()
        self.text.setFocus()

    def erratum(self) -> Erratum | None:
        """What is written; None when there is no card."""
        if self._card is None:
            return None
        facts = self._card.facts
        text, day = self.text.toPlainText().strip(), self.date.text().strip()
        return Erratum(facts.game, facts.name, text, day, self.source.text().strip())

    def _compare(self) -> None:
        if self._card is not None:
            theme = self._client.theme
            self.changes.setHtml(
                difference_html(self._card.text, self.text.toPlainText(), theme.colours, theme.pixels(1.15))
            )

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        head = with_kind(QLabel(), "heading")
        self.texts.put(head.setText, "browser.erratum.new")
        self.texts.put(self.source.setPlaceholderText, "browser.erratum.source")
        self.texts.put(self.date.setToolTip, "browser.erratum.date")
        self.texts.put(self.date.setAccessibleName, "browser.erratum.date")
        self.texts.put(self.text.setAccessibleName, "browser.erratum.new")
        self.date.setMaximumWidth(self._client.theme.pixels(9))
        keep, leave = self._button("browser.erratum.keep", "gold"), self._button("windows.cancel")
        keep.clicked.connect(self._keep)
        leave.clicked.connect(self.closed)
        column.addWidget(head)
        column.addWidget(self.text, 2)
        column.addWidget(self.changes, 2)
        column.addLayout(row(self.date, self.source, stretch=1))
        line = row(keep, leave)
        line.insertStretch(0, 1)
        column.addLayout(line)

    def _button(self, message: str, kind: str = "") -> QPushButton:
        button = with_kind(QPushButton(), kind)
        button.setObjectName(message)
        self.texts.put(button.setText, message)
        return button

    def _keep(self) -> None:
        if (erratum := self.erratum()) is not None:
            self.written.emit(erratum)
