"""Thirty sizes at three scales: nothing lies over anything else and no text loses its end."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.table import resizing


@pytest.mark.parametrize("scale", ["1", "1.5", "2.5"])
def test_no_size_of_the_window_cuts_or_covers_anything(scale: str) -> None:
    """From 1280×720 to 4K of the screen's pixels, with larger texts and in English too, measured on what was drawn."""
    environment = os.environ | {"QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-m", "tests.table.resizing"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=110)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert (told["ratio"], told["sizes"]) == (float(scale), 30)
    assert told["faults"] == {}


def test_the_measure_finds_what_is_wrong(open_table) -> None:
    """A plate that was pushed over another one, and a card over the edge."""
    widget, _ = open_table(resizing.full_table().view())
    near = widget.scene.sides[0]
    near.coins.setPos(near.name.pos())
    card = next(item for item in widget.scene.cards.values() if item.spot.zone.value == "play")
    card.setPos(-5, -5)
    found = list(resizing.faults(widget))
    assert "near name over near coins" in found
    assert f"card {card.key} over the edge" in found
