"""Resizes a full table and prints what overlaps or is cut off, as JSON: run by `test_resizing.py` at several scales."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app.controller.settings import Look, Motion, Settings
from app.engine.decision import Act, Ask, Option
from app.engine.terms import Zone
from app.table.fonts import load_fonts
from app.table.furniture import Plate
from app.table.table_widget import TableWidget
from app.words import Tongue
from tests.table.fakes import VOICE, FakeSession
from tests.table.situations import END, decision, full_table

LEAST = 1280, 720
LARGEST = 3840, 2160
SIZES = 30
LOOKS = ((Tongue.RUSSIAN, 1.0, 1), (Tongue.RUSSIAN, 1.3, 4), (Tongue.ENGLISH, 1.0, 4))
"""Language, size of text, and of how many windows one is looked at."""

SLACK = 1.0
"""Pixels by which things that touch may lie over each other."""


def sizes(scale: float) -> list[tuple[int, int]]:
    """Windows from the least to 4K of the screen's own pixels, wide ones and square ones among them."""
    found = []
    for place in range(SIZES):
        share = place / (SIZES - 1)
        width = LEAST[0] + (max(LEAST[0], LARGEST[0] / scale) - LEAST[0]) * share
        height = LEAST[1] + (max(LEAST[1], LARGEST[1] / scale) - LEAST[1]) * share
        lean = (0, 0.18, -0.12)[place % 3]
        found.append((round(max(LEAST[0], width * (1 + lean))), round(max(LEAST[1], height * (1 - lean)))))
    return found


def faults(table: TableWidget) -> Iterator[str]:
    """What is wrong with the table as it is shown."""
    yield from overlaps(table)
    yield from cut_texts(table)
    yield from panel_faults(table.panel)


def plates(table: TableWidget) -> dict[str, Plate]:
    found: dict[str, Plate] = {"bar": table.scene.bar}
    for side, items in zip(("near", "far"), table.scene.sides, strict=True):
        names = ("name", "coins", "prayers", "deck", "deck label", "grave", "grave label")
        found.update((f"{side} {name}", item) for name, item in zip(names, items.all(), strict=True))
    return found


def overlaps(table: TableWidget) -> Iterator[str]:
    """Plates over plates, cards in play over plates, anything over the edge."""
    boxes = {name: plate.mapRectToScene(plate.boundingRect()) for name, plate in plates(table).items()}
    yield from (f"{a} over {b}" for a, b in combinations(boxes, 2) if meet(boxes[a], boxes[b]))
    for item in table.scene.cards.values():
        if item.spot is None or item.spot.zone is not Zone.PLAY:
            continue
        card = item.mapRectToScene(item.face_rect())
        yield from (f"card {item.key} over {name}" for name, box in boxes.items() if meet(card, box))
        boxes_of_table = table.scene.sceneRect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not boxes_of_table.contains(card):
            yield f"card {item.key} over the edge"


def meet(a: QRectF, b: QRectF) -> bool:
    both = a.intersected(b)
    return both.width() > SLACK and both.height() > SLACK


def cut_texts(table: TableWidget) -> Iterator[str]:
    """What was written on the table and lost its end."""
    for name, plate in plates(table).items():
        yield from (f"{name}: «{text}» is cut" for text, how in plate.written.items() if how.cut)
    yield from (f"button «{item.text}» is cut" for item in table.scene.bar.buttons.values() if item.is_cut)


def panel_faults(panel: QWidget) -> Iterator[str]:
    """Parts of the side panel over each other, outside of it, or too small for their words."""
    shown = [child for child in panel.findChildren(QWidget) if child.isVisibleTo(panel)]
    for child in shown:
        if isinstance(child, QLabel | QAbstractButton) and child.width() + SLACK < least_width(child):
            yield f"«{child.text()}» needs {least_width(child)} of {child.width()} pixels"
    top = [child for child in shown if child.parentWidget() is panel]
    yield from (f"{a} over {b}" for a, b in combinations(top, 2) if meet(QRectF(a.geometry()), QRectF(b.geometry())))
    yield from (f"{child} outside" for child in top if not panel.rect().contains(child.geometry()))


def least_width(widget: QLabel | QAbstractButton) -> int:
    """The width that its words need."""
    if isinstance(widget, QLabel) and (widget.wordWrap() or not widget.text()):
        return 0
    return widget.minimumSizeHint().width()


def opened(tongue: Tongue, text_size: float) -> TableWidget:
    """A full table with a question on it."""
    situation = full_table()
    options = [Option(Act.PICK, target=card) for card in situation.zones[1, "squad"]]
    asked = decision(Ask.TARGET, *options, Option(Act.DONE), can_back=True)
    look = Look(motion=Motion.NONE, language=tongue, text_size=text_size)
    shown = asked if text_size > 1 else decision(Ask.TURN, END)
    table = TableWidget(FakeSession(situation.view(shown)), Settings(look=look), VOICE)
    table.show()
    table.begin()
    return table


def main() -> None:
    """Every size, and some of them with larger texts and in English."""
    application = QApplication([])
    load_fonts()
    found: dict[str, list[str]] = {}
    for tongue, text_size, each in LOOKS:
        table = opened(tongue, text_size)
        ratio = table.devicePixelRatioF()
        for size in sizes(ratio)[::each]:
            table.resize(*size)
            application.processEvents()
            table.view.viewport().grab()
            wrong = sorted(set(faults(table)))
            if wrong:
                found[f"{tongue.value} {text_size} {size[0]}x{size[1]}"] = wrong
        table.end()
        table.close()
        table.deleteLater()
        application.processEvents()
    sys.stdout.write(json.dumps({"ratio": ratio, "sizes": SIZES, "faults": found}, ensure_ascii=False))


if __name__ == "__main__":
    main()
