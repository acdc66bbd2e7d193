"""Terms of the rules in texts beside the table: a tip that explains the one under the mouse, a link to its help."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, QUrl, Signal
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QTextBrowser, QToolTip, QWidget

from app.table.faces.face import CardFace, Covers
from app.table.faces.layout import layout_full
from app.words import Tongue
from app.words.spotting import spot_terms, term_at, term_name, term_text

SCHEME = "term"
_RISE, _FALL = 0.86, 0.28
"""A line of letters above and below its baseline, in its type size."""


def terms_html(text: str, ink: str, write: Callable[[str], str] = escape) -> str:
    """A text whose terms are links in the colour of the rest; `write` makes markup of a part of it."""
    parts, at = [], 0
    for found in spot_terms(text):
        link = f'<a href="{SCHEME}:{found.term}" style="color:{ink}; text-decoration:none">'
        parts += [write(text[at : found.start]), link, write(text[found.start : found.end]), "</a>"]
        at = found.end
    return "".join([*parts, write(text[at:])])


def tip_html(term: str, tongue: Tongue) -> str:
    """What a term means, for a tip."""
    return f"<p><b>{escape(term_name(term, tongue))}</b><br>{escape(term_text(term, tongue))}</p>"


def terms_of(lines: Iterable[str]) -> tuple[str, ...]:
    """The terms in some lines, each once."""
    return tuple(dict.fromkeys(found.term for line in lines for found in spot_terms(line)))


def term_on_face(face: CardFace, box: QRectF, point: QPointF) -> str:
    """The term in the rules text of a full face that fills `box`; "" where there is none."""
    layout = layout_full(face, QSizeF(box.size()))
    placed = layout.text
    if placed is None or (face.picture and face.picture_covers is Covers.WHOLE):
        return ""
    at, pixels = (point - box.topLeft()) / layout.scale, placed.block.size
    for line in placed.block.lines:
        baseline, left = placed.top + line.baseline, placed.left(line.width)
        if not baseline - pixels * _RISE <= at.y() <= baseline + pixels * _FALL:
            continue
        for begin, end, start, stop in line.words:
            if left + begin <= at.x() < left + end:
                share = (at.x() - left - begin) / (end - begin)
                return term_at(face.text, start + int(share * (stop - start)))
    return ""


class TermBrowser(QTextBrowser):
    """Rich text that explains the term under the mouse. `term_wanted` comes with a click on one."""

    term_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tongue = Tongue.RUSSIAN
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._open)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            scheme, _, term = self.anchorAt(event.pos()).partition(":")
            QToolTip.showText(event.globalPos(), tip_html(term, self.tongue) if scheme == SCHEME else "", self)
            return True
        return super().viewportEvent(event)

    def _open(self, link: QUrl) -> None:
        if link.scheme() == SCHEME:
            self.term_wanted.emit(link.path())
