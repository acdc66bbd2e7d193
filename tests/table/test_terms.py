"""A term of the rules under the mouse is explained, and a click on it leads to the help."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from app.table.faces.face import CardFace, Covers, Kind
from app.table.fitting import wrapped
from app.table.overlays.cards import CardButton, CardChoice
from app.table.terms import term_on_face, terms_html, tip_html
from app.words import Tongue
from tests.table.situations import full_table

RUSHING = CardFace("Гонец", Kind.CREATURE, text="Рывок.")


def places_of(face: CardFace, box: QRectF) -> dict[str, QPointF]:
    """Where each term is found on a face, searched point by point."""
    found: dict[str, QPointF] = {}
    for y in range(int(box.top()), int(box.bottom()), 4):
        for x in range(int(box.left()), int(box.right()), 4):
            if term := term_on_face(face, box, QPointF(x, y)):
                found.setdefault(term, QPointF(x, y))
    return found


def test_terms_of_a_printed_card_are_found_where_they_stand() -> None:
    """In the lower half, where the text is."""
    box = QRectF(10, 20, 315, 440)
    found = places_of(RUSHING, box)
    assert list(found) == ["rush"]
    assert found["rush"].y() > box.center().y()


def test_a_click_on_a_keyword_of_the_large_card_wants_its_help(open_table, qtbot: QtBot) -> None:
    """The tip shows its meaning first."""
    widget, _ = open_table(full_table().view())
    card = widget.panel.preview.card
    card.show_face(RUSHING)
    place = places_of(RUSHING, card.face_rect())["rush"].toPoint() + QPoint(2, 2)
    QApplication.sendEvent(card, QHelpEvent(QHelpEvent.Type.ToolTip, place, card.mapToGlobal(place)))
    assert QToolTip.text() == tip_html("rush", Tongue.RUSSIAN)
    QToolTip.hideText()
    with qtbot.waitSignal(widget.help_wanted) as asked:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == ["rush"]


def test_terms_in_a_line_are_links_in_its_colour() -> None:
    """The rest of the line is as it was."""
    line = terms_html("<Гонец> получает Рывок", "#123456")
    assert line == '&lt;Гонец&gt; получает <a href="term:rush" style="color:#123456; text-decoration:none">Рывок</a>'


def test_a_card_in_the_hand_explains_its_terms(open_table) -> None:
    """As the large one does."""
    situation = full_table()
    widget, _ = open_table(situation.view())
    item = widget.scene.card_item(situation.zones[0, "hand"][0])
    places = places_of(widget.scene.face_of(item.card), item.face_rect())
    term, place = next(iter(places.items()))
    assert widget.view.explain(item, place) == tip_html(term, Tongue.RUSSIAN)


def test_a_face_that_is_a_scan_has_no_words_to_point_at() -> None:
    """The program can't know where they are printed there."""
    scan = replace(RUSHING, picture="scan.png", picture_covers=Covers.WHOLE)
    assert not places_of(scan, QRectF(0, 0, 315, 440))


def test_a_card_on_a_sheet_explains_its_terms(open_table) -> None:
    """Elsewhere on it the tip names the card."""
    widget, _ = open_table(full_table().view())
    button = CardButton(CardChoice(1, RUSHING.name, RUSHING), widget.pictures, widget.skin.palette, 300)
    box = QRectF(button.rect()).adjusted(6, 6, -6, -6)
    assert button.tip_at(places_of(RUSHING, box)["rush"]) == tip_html("rush", Tongue.RUSSIAN)
    assert button.tip_at(box.center()) == "Гонец"
    button.deleteLater()


def test_a_long_text_in_the_queue_is_wrapped() -> None:
    """Into so many lines; what is still too long ends with dots."""
    text = "ранить выбранное существо противника на 2 и закрыть его"
    lines = wrapped(text, 160, 14, 9)
    assert len(lines) > 1
    assert " ".join(lines) == text
    assert wrapped(text, 160, 14, 2)[1].endswith("…")
