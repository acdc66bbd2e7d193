"""The log: what happened, in words; a card's name lights the card under the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.controller.chronicle import Chronicle, Entry, Eyes
from app.engine import event as ev
from app.engine.message import CardRef
from app.table.fade import UpperFade
from app.table.palette import Palette
from app.table.skin import Skin
from app.table.terms import TermBrowser, terms_html
from app.words.story import Level, Line, Teller

LEVELS = (Level.MAIN, Level.DETAIL, Level.ALL)
MOST_LINES = 4000


def tint(line: Line, palette: Palette) -> str:
    """The colour of a line by what it tells."""
    kinds: tuple[tuple[type[ev.Event] | tuple[type[ev.Event], ...], str], ...] = (
        (ev.TurnStarted, palette.heading),
        ((ev.Wounded, ev.GameOver), palette.wound),
        (ev.Healed, palette.healing),
        ((ev.Prevented, ev.Replaced, ev.Refused), palette.prevented),
        ((ev.Undone, ev.Redone, ev.DoneByHand), palette.ability_arrow),
    )
    return next((colour for kind, colour in kinds if isinstance(line.event, kind)), palette.text)


def to_html(line: Line, palette: Palette, level: Level) -> str:
    """One line with its card names as anchors «card:<id>:<name>»."""
    colour = tint(line, palette)
    parts = []
    for piece in line.pieces:
        if isinstance(piece, CardRef):
            address = escape(f"card:{piece.id}:{piece.name}", quote=True)
            style = f"color:{colour};text-decoration:none"
            parts.append(f'<a href="{address}" style="{style}"><b>{escape(piece.name)}</b></a>')
        else:
            parts.append(terms_html(piece, colour))
    text = "".join(parts)
    if level is Level.ALL and line.paragraph and line.paragraph not in line.text:
        text += f' <span style="color:{palette.faint_text}">({line.paragraph})</span>'
    if isinstance(line.event, ev.TurnStarted):
        text = f"<b>{text}</b>"
    return f'<span style="color:{colour}">{text}</span>'


class LogPanel(QWidget):
    """Title, levels of detail, and the lines. `pointed` carries the id and name under the mouse (0 and "": none)."""

    pointed = Signal(int, str)
    level_changed = Signal(int)
    told = Signal(str)
    """A new line at the main level, for those who hear the game."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self.skin = skin
        self.level = Level.MAIN
        self._last: Entry | None = None
        self._count = 0
        self._eyes: Eyes = None
        self._stale = True
        self.title = QLabel(objectName="title")
        self.text = TermBrowser()
        self.text.setUndoRedoEnabled(False)
        self.text.document().setMaximumBlockCount(MOST_LINES)
        self.text.document().setDocumentMargin(2)
        self.text.highlighted.connect(self._point)
        self._fade = UpperFade(self.text)
        self._at_end = True
        self.text.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.text.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self.levels = QButtonGroup(self)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.title, 1)
        for level in LEVELS:
            button = QToolButton(checkable=True)
            self.levels.addButton(button, int(level))
            head.addWidget(button)
        self.levels.idClicked.connect(self._choose_level)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        self.set_skin(skin)

    def set_skin(self, skin: Skin) -> None:
        """Other colours or another language."""
        self.skin = skin
        self.text.tongue = skin.tongue
        self._fade.set_ground(skin.palette.panel)
        self.title.setText(skin.say("table.log"))
        self.text.setAccessibleName(skin.say("table.log"))
        for level in LEVELS:
            button = self.levels.button(int(level))
            button.setText(skin.say(f"table.log.level.{int(level)}"))
            button.setToolTip(skin.say(f"table.log.level.{int(level)}.tip"))
        self._stale = True

    def set_level(self, level: Level) -> None:
        self.level = level
        self.levels.button(int(level)).setChecked(True)
        self._stale = True

    def follow(self, chronicle: Chronicle, end: int, teller: Teller, eyes: Eyes) -> None:
        """Show what is new of the first `end` entries; all anew when something was taken back or other eyes look."""
        entries = chronicle.entries[:end]
        grown = self._count <= len(entries) and (not self._count or entries[self._count - 1] is self._last)
        anew = self._stale or not grown or eyes != self._eyes
        if anew:
            self.text.clear()
            self._count = 0
        new = chronicle.between(self._count, end)
        lines = new.lines(teller, self.skin.tongue, eyes, undone=self.level is Level.ALL)
        self._append(lines)
        self._count, self._eyes, self._stale = len(entries), eyes, False
        self._last = entries[-1] if entries else None
        for line in () if anew else lines:
            if line.level is Level.MAIN:
                self.told.emit(line.text)

    def _append(self, lines: Sequence[Line]) -> None:
        shown = [line for line in lines if line.level <= self.level]
        if not shown:
            return
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in shown:
            if not self.text.document().isEmpty():
                cursor.insertBlock(self._block(line))
            cursor.insertHtml(to_html(line, self.skin.palette, self.level))
        cursor.endEditBlock()

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.text.verticalScrollBar().maximum() - 4

    def _stay_at_end(self, _least: int, most: int) -> None:
        """Whoever reads the end goes on reading it when lines come or the queue takes room; others are left alone."""
        if self._at_end:
            self.text.verticalScrollBar().setValue(most)

    @staticmethod
    def _block(line: Line) -> QTextBlockFormat:
        """Lines stand a little apart, turns more."""
        block = QTextBlockFormat()
        block.setTopMargin(9 if isinstance(line.event, ev.TurnStarted) else 3)
        return block

    def lines(self) -> list[str]:
        """The text as it stands."""
        return self.text.toPlainText().splitlines()

    def _point(self, address: QUrl) -> None:
        parts = address.toString().split(":", 2)
        if len(parts) == 3 and parts[0] == "card":
            self.pointed.emit(int(parts[1]), parts[2])
        else:
            self.pointed.emit(0, "")

    def _choose_level(self, level: int) -> None:
        self.set_level(Level(level))
        self.level_changed.emit(level)
