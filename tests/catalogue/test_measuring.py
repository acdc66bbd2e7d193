"""The catalogue's benchmark."""

from __future__ import annotations

from carddb.measuring import measure_catalogue


def test_the_benchmark_runs_and_its_figures_fit_together() -> None:
    """On a small made-up list: all times are told, and the slow keystrokes are no faster than the usual ones."""
    times = measure_catalogue(cards=60)
    assert times.cards == 60
    assert times.import_s > 0
    assert 0 < times.search_ms_p50 <= times.search_ms_p95
