"""One director for all motion."""

from __future__ import annotations

from app.table.director import Beat, Director, Motion


def test_without_motion_everything_is_at_its_end_at_once() -> None:
    """Speed 0, for tests and for people who want it so."""
    director, seen = Director(speed=0), []
    director.run(Motion("a", seen.append, 300))
    director.play(Beat(lambda: seen.append("beat"), 500))
    assert seen == [1.0, "beat"]
    assert director.is_still


def test_a_motion_runs_to_its_end_and_says_so() -> None:
    """From nothing to one."""
    director, seen, ended = Director(), [], []
    director.run(Motion("a", seen.append, 100, done=lambda: ended.append(True)))
    for _ in range(3):
        director.advance(40)
    assert seen[-1] == 1.0
    assert ended == [True]
    assert director.is_still


def test_a_new_motion_of_one_thing_takes_the_old_ones_place() -> None:
    """A card has one place to go to."""
    director, first, second = Director(), [], []
    director.run(Motion("card", first.append, 100))
    director.run(Motion("card", second.append, 100))
    director.advance(200)
    assert first == []
    assert second == [1.0]


def test_beats_come_one_after_another() -> None:
    """Each waits as long as the one before holds."""
    director, seen = Director(), []
    director.play(Beat(lambda: seen.append(1), 100))
    director.play(Beat(lambda: seen.append(2), 100))
    assert seen == [1]
    director.advance(60)
    assert seen == [1]
    director.advance(60)
    assert seen == [1, 2]
    director.finish()


def test_the_end_of_the_last_beat_is_told_once() -> None:
    """So that the next question can be asked."""
    director, idle = Director(), []
    director.idle.connect(lambda: idle.append(True))
    director.play(Beat(lambda: None, 50))
    director.play(Beat(lambda: None, 50))
    director.advance(60)
    director.advance(60)
    assert idle == [True]


def test_finishing_plays_everything_that_waits() -> None:
    """A click while the show runs skips it, nothing is left out."""
    director, seen = Director(), []
    for number in range(5):
        director.play(Beat(lambda number=number: seen.append(number), 1000))
    director.run(Motion("a", lambda share: seen.append(share), 1000))
    director.finish()
    assert seen == [0, 1, 2, 3, 4, 1.0]
    assert director.is_still


def test_a_long_queue_is_played_faster() -> None:
    """The computer's long turn never drags."""
    quick, slow = Director(), Director()
    seen: dict[str, list[int]] = {"quick": [], "slow": []}
    for number in range(96):
        quick.play(Beat(lambda number=number: seen["quick"].append(number), 100))
    for number in range(5):
        slow.play(Beat(lambda number=number: seen["slow"].append(number), 100))
    for _ in range(4):
        quick.advance(30)
        slow.advance(30)
    assert len(seen["quick"]) > len(seen["slow"])
    quick.finish()
    slow.finish()


def test_no_timer_runs_while_nothing_moves() -> None:
    """An idle table costs nothing."""
    director = Director()
    director.run(Motion("a", lambda share: None, 20))
    director.advance(30)
    assert director.is_still
    assert not director._timer.isActive()
