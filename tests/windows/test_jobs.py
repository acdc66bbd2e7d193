"""Long work beside the window."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.windows.jobs import Jobs, Progress


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    made = Jobs()
    yield made
    made.close()


def test_the_work_is_done_elsewhere_and_told_here(jobs: Jobs, qtbot: QtBot) -> None:
    """The window's thread is free meanwhile."""
    seen: list[tuple[bool, bool]] = []
    main = threading.get_ident()
    job = jobs.run(
        "look",
        lambda _progress: threading.get_ident() == main,
        lambda at: seen.append((at, threading.get_ident() == main)),
    )
    qtbot.waitSignal(job.ended).wait()
    assert seen == [(False, True)]


def test_an_error_comes_to_whoever_asked(jobs: Jobs, qtbot: QtBot) -> None:
    """With its message, so that the page can say it."""
    told: list[Exception] = []

    def fail(_progress: Progress) -> None:
        raise ValueError("нет такого файла")

    job = jobs.run("fail", fail, failed=told.append)
    qtbot.waitSignal(job.ended).wait()
    assert [str(error) for error in told] == ["нет такого файла"]


def test_a_cancelled_job_stops_at_its_next_report(jobs: Jobs, qtbot: QtBot) -> None:
    """And gives no result."""
    started = threading.Event()
    results: list[int] = []

    def count(progress: Progress) -> int:
        number = 0
        while True:
            started.set()
            number += 1
            progress(number, 0)

    job = jobs.run("count", count, results.append)
    started.wait()
    with qtbot.waitSignal(job.cancelled):
        job.cancel()
    assert results == []


def test_jobs_are_done_one_after_another(jobs: Jobs, qtbot: QtBot) -> None:
    """In the order in which they were asked for."""
    order: list[int] = []
    last = [jobs.run(str(number), lambda _progress, it=number: it, order.append) for number in range(5)][-1]
    qtbot.waitSignal(last.ended).wait()
    assert order == [0, 1, 2, 3, 4]


def test_progress_is_told(jobs: Jobs, qtbot: QtBot) -> None:
    """How much of how much."""
    go = threading.Event()

    def work(progress: Progress) -> None:
        go.wait()
        progress(3, 3, "карты")

    job = jobs.run("work", work)
    with qtbot.waitSignal(job.progressed) as told:
        go.set()
    assert told.args == [3, 3, "карты"]
    qtbot.waitUntil(lambda: not jobs.running)
