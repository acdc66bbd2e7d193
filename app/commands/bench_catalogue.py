"""The catalogue's speed at ten thousand cards."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from app.commands.bench import Figures
from app.library import Library
from carddb.measuring import CARDS, measure_catalogue, write_list
from carddb.progress import complete


def figures() -> Figures:
    """Milliseconds of a keystroke's search at the 95th percentile, of opening, and seconds of an import: of the rows
    alone, and with every text read.
    """
    times = measure_catalogue()
    return {
        "catalogue.search_ms_p95": times.search_ms_p95,
        "catalogue.open_ms": times.open_ms,
        "catalogue.import_s": times.import_s,
        "catalogue.import_compiled_s": _import_compiled(),
    }


def _import_compiled(cards: int = CARDS) -> float:
    """Seconds until so many new cards are in an empty catalogue and all their texts are programs."""
    with tempfile.TemporaryDirectory() as folder:
        source = write_list(Path(folder), cards)
        library = Library(Path(folder, "home"))
        began = time.perf_counter()
        complete(library.take_in(complete(library.plan_import(source))))
        seconds = time.perf_counter() - began
        library.close()
    return seconds
