"""No text is cut, in no window, at no size of text, in neither language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from app.engine.decision import Act, Ask, Option
from app.engine.message import CardRef, message
from app.engine.terms import Zone
from app.table.furniture import Plate
from app.table.overlays.cards import CardsOverlay
from app.table.table_widget import TableWidget
from app.words import Tongue
from tests.table.situations import END, decision, full_table

ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly
WINDOWS = [(1280, 720), (1280, 1024), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)]


def cut_on_table(widget: TableWidget) -> list[str]:
    """The texts of the scene that lost their ends."""
    plates = [item for item in widget.scene.items() if isinstance(item, Plate)]
    lost = [text for plate in plates for text, fitted in plate.written.items() if fitted.cut]
    buttons = [button for button in widget.scene.bar.buttons.values() if button.is_cut]
    return lost + [button.text for button in buttons]


def cut_beside(widget: TableWidget) -> list[str]:
    """The texts of the panel and of overlays that their widgets are too small for."""
    found = []
    for child in widget.findChildren(QLabel):
        if child.isVisible() and not child.wordWrap() and child.text():
            found += [child.text()] if child.sizeHint().width() > child.width() + 1 else []
    for kind in (QPushButton, QToolButton):
        for button in widget.findChildren(kind):
            icon_only = isinstance(button, QToolButton) and button.toolButtonStyle() is ICON_ONLY
            told = button.isVisible() and button.text() and not icon_only
            if told and button.minimumSizeHint().width() > button.width() + 1:
                found.append(button.text())
    return found


QUESTIONS = {
    "turn": decision(Ask.TURN, END),
    "defend": decision(
        Ask.DEFEND,
        Option(Act.DEFEND, 5),
        Option(Act.NO),
        prompt=message("ask.defend", card=CardRef(5, "Хранительница рощи"), target=CardRef(1, "Эйра, Заря степей")),
    ),
    "first": decision(Ask.FIRST, Option(Act.GO, number=1), Option(Act.GO, number=2), prompt=message("ask.first")),
    "mulligan": decision(Ask.MULLIGAN, Option(Act.DONE), prompt=message("ask.mulligan")),
    "number": decision(Ask.NUMBER, *(Option(Act.NUMBER, number=n) for n in range(1, 9)), low=1, high=8, can_back=True),
    "mode": decision(Ask.MODE, Option(Act.MODE, number=1), Option(Act.MODE, number=2), can_back=True),
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("asked", QUESTIONS)
def test_nothing_is_cut(open_table, window, asked) -> None:
    """Each question in each window, at three sizes of text and in two languages."""
    view = full_table().view(QUESTIONS[asked])
    widget, _session = open_table(view, size=window)
    settings = widget.settings
    for text_size in (0.85, 1.0, 1.3):
        for tongue in Tongue:
            look = replace_look(settings, text_size=text_size, language=tongue)
            widget.apply(look)
            for _ in range(3):
                QApplication.processEvents()
            widget.grab()
            lost = cut_on_table(widget) + cut_beside(widget)
            assert lost == [], f"{window} {text_size} {tongue}"


def replace_look(settings, **changes):
    from dataclasses import replace

    return replace(settings, look=replace(settings.look, **changes))


@pytest.mark.parametrize("window", [(1280, 720), (1280, 800), (1600, 900), (2560, 1440)])
@pytest.mark.parametrize("count", [1, 4, 5, 8, 10])
def test_cards_to_choose_from_are_seen_at_once(open_table, window, count) -> None:
    """A hand's worth of cards is shown whole: the sheet shrinks them before it scrolls."""
    situation = full_table()
    found = [situation.card("Омутница", 0, Zone.DECK) for _ in range(count)]
    options = (Option(Act.PICK, target=card) for card in found)
    widget, _ = open_table(situation.view(decision(Ask.CARD, *options)), size=window)
    overlay = widget.questions.overlay
    assert isinstance(overlay, CardsOverlay)
    assert all(card.visibleRegion().boundingRect() == card.rect() for card in overlay.cards)
