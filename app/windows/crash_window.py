"""The window that tells of an unexpected error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from app.windows.sheet import with_kind
from app.windows.speech import Speech, Texts


class CrashWindow(QDialog):
    """Says what happened and where it is written; never modal, so that the game behind it goes on."""

    def __init__(self, speech: Speech, record: Path, journal: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.texts = Texts(speech, self)
        self.texts.put(self.setWindowTitle, "windows.crash")
        self.details = QPlainTextEdit(readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self._record = record
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(12)
        column.addWidget(self._label("windows.crash", "heading"))
        column.addWidget(self._label("windows.crash.calm"))
        column.addWidget(self._label("windows.crash.record", "soft", place=str(record)))
        if journal is not None:
            column.addWidget(self._label("windows.crash.journal", "soft", place=str(journal)))
        column.addWidget(self.details, 1)
        column.addLayout(self._buttons())
        self.resize(680, 460)

    def show_report(self, text: str) -> None:
        """Show an error; one that comes while the window is open is added."""
        self.details.appendPlainText(text)
        self.show()
        self.raise_()

    def _label(self, message: str, kind: str = "", **arguments: object) -> QLabel:
        label = QLabel(wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self.texts.put(label.setText, message, **arguments)
        return with_kind(label, kind) if kind else label

    def _buttons(self) -> QHBoxLayout:
        line = QHBoxLayout()
        for message, act in (("windows.crash.copy", self._copy), ("windows.crash.folder", self._open_folder)):
            line.addWidget(self._button(message, act))
        line.addStretch(1)
        line.addWidget(with_kind(self._button("windows.crash.go_on", self.close), "gold"))
        return line

    def _button(self, message: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setObjectName(message)
        self.texts.put(button.setText, message)
        button.clicked.connect(act)
        return button

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._record.parent)))
