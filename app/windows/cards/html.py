"""Card texts as rich text: signs in line, words that came and went marked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.table.faces.cache import blank
from app.table.faces.signs import NOTATIONS, Sign, paint_sign
from app.table.terms import TermBrowser, terms_html
from app.windows.colours import Colours
from carddb.difference import Change, Piece, difference

SIGN_SCHEME = "sign"
_SIGN = re.compile(r"\{([^{}\s]{1,12})\}|\[:([^\[\]\s]{1,12})\]|(🪙|🔄)")


def text_html(text: str, side: int, ink: str = "") -> str:
    """A card's text with its signs as pictures of so many pixels, and line breaks kept; in the ink of the text its
    terms of the rules are links, without one they are not.
    """
    if ink:
        return terms_html(text, ink, lambda part: text_html(part, side))
    parts, at = [], 0
    for found in _SIGN.finditer(text):
        parts.append(escape(text[at : found.start()]))
        parts.append(_sign_html(next(filter(None, found.groups())), side) or escape(found.group()))
        at = found.end()
    parts.append(escape(text[at:]))
    return "".join(parts).replace("\n", "<br>")


def _sign_html(written: str, side: int) -> str:
    sign = NOTATIONS.get(written.casefold())
    if sign is None:
        return ""
    return f'<img src="{SIGN_SCHEME}:{sign.value}" width="{side}" height="{side}" style="vertical-align:middle">'


def difference_html(old: str, new: str, colours: Colours, side: int) -> str:
    """The new text with what came marked and what went struck through."""
    return "".join(_piece_html(piece, colours, side) for piece in difference(old, new))


def _piece_html(piece: Piece, colours: Colours, side: int) -> str:
    words = text_html(piece.text, side)
    if piece.change is Change.NEW:
        return f'<span style="background:{colours.changed}">{words}</span>'
    if piece.change is Change.GONE:
        return f'<span style="background:{colours.gone}; text-decoration:line-through">{words}</span>'
    return words


def section(title: str, body: str, colours: Colours, pixels: int) -> str:
    """A part of a page: a heading and what is below it."""
    head = f"font-family:Philosopher; font-weight:bold; font-size:{pixels}px; color:{colours.heading}"
    return f'<p style="margin-top:14px; margin-bottom:3px; {head}">{escape(title)}</p>{body}'


def paragraph(body: str, *, colour: str = "", below: int = 6) -> str:
    """A paragraph of ready markup."""
    ink = f" color:{colour};" if colour else ""
    return f'<p style="margin-top:0; margin-bottom:{below}px;{ink}">{body}</p>'


def bullets(lines: Iterable[str]) -> str:
    """Lines of ready markup, one below the other."""
    return "".join(paragraph(line, below=3) for line in lines)


class CardText(TermBrowser):
    """Rich text that knows the game's signs and terms; sharp at every scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(0)  # its words stand below the labels before it

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == SIGN_SCHEME:
            return sign_image(Sign(url.path()), self.devicePixelRatioF())
        return super().loadResource(kind, url)


def sign_image(sign: Sign, ratio: float, side: int = 32) -> QImage:
    """A sign as a picture, larger than it is shown."""
    pixels = round(side * ratio)
    image = blank(QRectF(0, 0, pixels, pixels).size().toSize())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sign(painter, QRectF(0, 0, pixels, pixels), sign)
    painter.end()
    return image
