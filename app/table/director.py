"""The one director of all motion: a clock that runs only while something moves, and beats played one after another.

Speed 0 is no motion: everything is at its end at once, for tests and for people who want it so.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QTimer, Signal

from app.table import durations

Step = Callable[[float], None]
"""Takes how far a motion is, from 0 to 1."""


@dataclass(slots=True)
class Motion:
    """Something that changes over time. A new motion of the same `key` takes the place of the old one."""

    key: Hashable
    step: Step
    duration: float
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    done: Callable[[], None] | None = None
    delay: float = 0.0
    elapsed: float = 0.0

    def advance(self, milliseconds: float) -> bool:
        """Moves on; True at the end."""
        self.elapsed += milliseconds
        run = self.elapsed - self.delay
        if run < 0:
            return False
        share = 1.0 if run >= self.duration else run / self.duration
        self.step(QEasingCurve(self.easing).valueForProgress(share))
        return share >= 1.0


@dataclass(slots=True)
class Beat:
    """One thing that happens: what to do when its turn comes, and how long the next one waits."""

    act: Callable[[], None]
    hold: float = 0.0
    waited: float = field(default=0.0, init=False)


class Director(QObject):
    """Runs motions and beats. `idle` comes when the last beat is over."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None, speed: float = 1.0) -> None:
        super().__init__(parent)
        self._speed = speed
        self._motions: dict[Hashable, Motion] = {}
        self._beats: deque[Beat] = deque()
        self._holding: Beat | None = None
        self._finishing = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=durations.FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def speed(self) -> float:
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = speed
        if not speed:
            self.finish()

    @property
    def has_motion(self) -> bool:
        """Whether the player wants to see things move."""
        return self._speed > 0 and not self._finishing

    @property
    def is_busy(self) -> bool:
        """Whether beats wait or play."""
        return bool(self._beats) or self._holding is not None

    @property
    def is_still(self) -> bool:
        """Whether nothing moves or waits, so that no timer runs."""
        return not self._motions and not self.is_busy

    def run(self, motion: Motion) -> None:
        """Start a motion now."""
        old = self._motions.pop(motion.key, None)
        if old is not None and old.done is not None:
            old.done()
        if not self.has_motion:
            self._end(motion)
            return
        self._motions[motion.key] = motion
        self._start()

    def stop(self, key: Hashable) -> None:
        """Forget a motion where it is, without its end: its item is gone."""
        self._motions.pop(key, None)

    def moves(self, key: Hashable) -> bool:
        """Whether a motion of that key is under way."""
        return key in self._motions

    def play(self, *beats: Beat) -> None:
        """Play these beats after all that wait."""
        self._beats.extend(beats)
        if self.has_motion:
            self._start()
            self._next_beats()
        else:
            self.finish()

    def finish(self) -> None:
        """Bring everything to its end now."""
        if self._finishing:
            return
        was_busy = self.is_busy
        self._finishing = True
        try:
            self._holding = None
            while self._beats:
                self._beats.popleft().act()
            while self._motions:
                self._end(self._motions.pop(next(iter(self._motions))))
        finally:
            self._finishing = False
        self._timer.stop()
        if was_busy:
            self.idle.emit()

    @staticmethod
    def _end(motion: Motion) -> None:
        motion.step(1.0)
        if motion.done is not None:
            motion.done()

    def _start(self) -> None:
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _tick(self) -> None:
        self.advance(min(self._clock.restart(), 4 * durations.FRAME))

    def advance(self, milliseconds: float) -> None:
        """Let so much time pass; the timer calls this, and so may a test."""
        passed = milliseconds * self._speed
        for motion in list(self._motions.values()):
            if self._motions.get(motion.key) is motion and motion.advance(passed):
                del self._motions[motion.key]
                if motion.done is not None:
                    motion.done()
        if self._holding is not None:
            self._holding.waited += passed * self._hurry()
        self._next_beats()
        if self.is_still:
            self._timer.stop()

    def _hurry(self) -> float:
        """A long queue of beats is played faster."""
        return min(durations.HURRY_MOST, max(1.0, len(self._beats) / durations.HURRY_AFTER))

    def _next_beats(self) -> None:
        was_busy = self.is_busy
        while self._holding is None or self._holding.waited >= self._holding.hold:
            self._holding = None
            if not self._beats:
                break
            self._holding = self._beats.popleft()
            self._holding.act()
        if was_busy and not self.is_busy:
            self.idle.emit()
