"""PySide6 6.12.0 gives away references to None and kills Python 3.11 after some 5,100 calls."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_calls_that_answer_none_keep_its_references(qtbot: QtBot) -> None:
    """200 calls of `setText` may not take references to None away."""
    from PySide6.QtWidgets import QLabel

    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(200):
        label.setText(str(number))
    assert sys.getrefcount(None) > before - 20
