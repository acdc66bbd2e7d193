"""Underlines words in a box of one line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QInputMethodEvent, QTextCharFormat
from PySide6.QtWidgets import QLineEdit

_RED = QColor("#d0402c")


def mark_words(box: QLineEdit, start: int, length: int) -> None:
    """Underline `length` characters of the box from `start` on, and nothing else; a length of 0 takes the line away.

    A line edit has no formats of its own; those of an input method are drawn over the text and change nothing in it.
    """
    marks = []
    if length > 0:
        wavy = QTextCharFormat()
        wavy.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        wavy.setUnderlineColor(_RED)
        wavy.setForeground(_RED)
        kind = QInputMethodEvent.AttributeType.TextFormat
        marks.append(QInputMethodEvent.Attribute(kind, start - box.cursorPosition(), length, wavy))
    QCoreApplication.sendEvent(box, QInputMethodEvent("", marks))
