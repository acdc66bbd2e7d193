"""Makes the PNG files and the Windows icon of this folder from `otryad.svg`. Run after a change of the drawing."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)


def render(side: int) -> None:
    """Writes one PNG."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(HERE / "otryad.svg")).render(painter)
    painter.end()
    image.save(str(HERE / f"otryad-{side}.png"))


def main() -> None:
    """Writes every size and `otryad.ico`."""
    application = QGuiApplication([])
    for side in SIZES:
        render(side)
    largest = Image.open(HERE / "otryad-256.png")
    smaller = [Image.open(HERE / f"otryad-{side}.png") for side in WINDOWS_SIZES[:-1]]
    largest.save(HERE / "otryad.ico", sizes=[(side, side) for side in WINDOWS_SIZES], append_images=smaller)
    del application


if __name__ == "__main__":
    main()
