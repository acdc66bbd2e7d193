"""Work spread over all cores, with progress on the error stream; the same results for any number of workers."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")

_LOOK_FOR_CYCLES = 50_000
"""New objects between two looks for cycles."""

_PROGRESS_EVERY = 2.0
"""Seconds between two lines of progress where the error stream is no terminal."""


def spread(
    work: Callable[[_Item], _Result],
    items: Sequence[_Item],
    workers: int = 0,
    prepare: Callable[..., None] | None = None,
    arguments: tuple[Any, ...] = (),
) -> Iterator[_Result]:
    """The results of the items in their order. `prepare(*arguments)` runs once in each process.

    `workers` 0: one a core. `work` and `prepare` must be functions of a module.
    """
    count = min(workers or os.cpu_count() or 1, len(items))
    if count <= 1:
        _begin(prepare, arguments)
        yield from map(work, items)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=_begin, initargs=(prepare, arguments)) as pool:
        yield from pool.map(work, items, chunksize=max(1, min(8, len(items) // (count * 4))))


def _begin(prepare: Callable[..., None] | None, arguments: tuple[Any, ...]) -> None:
    """A process starts to work."""
    if prepare is not None:
        prepare(*arguments)
    collect_seldom()


def collect_seldom() -> None:
    """Matches make no cycles, and to look for some at every thousandth object takes a tenth of the time, most of it
    spent on card texts that stay to the end.
    """
    gc.freeze()
    gc.set_threshold(_LOOK_FOR_CYCLES)


def with_progress(results: Iterator[_Result], total: int, words: Callable[[int, int], str]) -> Iterator[_Result]:
    """The same results; how far they are is told on the error stream."""
    terminal = sys.stderr.isatty()
    told = time.monotonic()
    for count, result in enumerate(results, 1):
        yield result
        now = time.monotonic()
        if terminal and (now - told > 0.1 or count == total):
            print("\r" + words(count, total), end="" if count < total else "\n", file=sys.stderr, flush=True)
            told = now
        elif not terminal and now - told > _PROGRESS_EVERY:
            print(words(count, total), file=sys.stderr, flush=True)
            told = now
