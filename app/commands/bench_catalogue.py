"""The catalogue's speed at ten thousand cards."""

from __future__ import annotations

from app.commands.bench import Figures
from carddb.measuring import measure_catalogue


def figures() -> Figures:
    """Milliseconds of a keystroke's search at the 95th percentile, of opening, and seconds of an import."""
    times = measure_catalogue()
    return {
        "catalogue.search_ms_p95": times.search_ms_p95,
        "catalogue.open_ms": times.open_ms,
        "catalogue.import_s": times.import_s,
    }
