"""The window's costs: faces, frames, memory, the way to the first paint; each in a process of its own."""

from __future__ import annotations

from app.commands.bench import Figures
from app.windows.measuring import first_paint_ms, measure, usable_ms_10k


def figures() -> Figures:
    """Milliseconds of faces, frames and the start; processor seconds a second; megabytes."""
    measured = measure("faces") | measure("table")
    measured["table.frame_ms_60_scale2"] = measure("table", 2)["table.frame_ms_60"]
    measured["start.first_paint_ms"] = first_paint_ms()
    measured["start.usable_ms_10k"] = usable_ms_10k()
    return measured
