"""The sheet before a report is packed: what went wrong, in the person's own words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from app.windows.sheet import with_kind
from app.windows.speech import Speech, Texts

WORDS_FIRST = 560, 320
"""Its first size in pixels."""


class ReportSheet(QDialog):
    """Asks what happened; nothing need be written. `pack` gets the words when the person goes on."""

    def __init__(self, speech: Speech, pack: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.texts = Texts(speech, self)
        self.texts.put(self.setWindowTitle, "settings.report")
        self.words = QPlainTextEdit(tabChangesFocus=True)
        self.texts.put(self.words.setPlaceholderText, "settings.report.example")
        question = QLabel(wordWrap=True)
        self.texts.put(question.setText, "settings.report.what")
        question.setBuddy(self.words)
        self.go_on, self.cancel = with_kind(QPushButton(), "gold"), QPushButton()
        self.texts.put(self.go_on.setText, "settings.report.pack")
        self.texts.put(self.cancel.setText, "windows.cancel")
        self.go_on.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.accepted.connect(lambda: pack(self.words.toPlainText().strip()))
        self._lay_out(question)
        self.resize(*WORDS_FIRST)

    def _lay_out(self, question: QLabel) -> None:
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.cancel)
        line.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(12)
        column.addWidget(question)
        column.addWidget(self.words, 1)
        column.addLayout(line)
