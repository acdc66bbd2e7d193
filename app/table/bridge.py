"""From the session's calls to Qt's signals, and the clock that fetches a computer player's answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.controller.session import Session
from app.engine.event import Event
from app.engine.message import Message

POLL = 25
"""Milliseconds between two looks for a computer's answer; only while one thinks."""


class Bridge(QObject):
    """Listens to a session. Everything happens in the window's thread: nothing of it waits."""

    happened = Signal(object)
    asked = Signal()
    rewound = Signal()
    told = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._ears = _Ears(self)
        session.listeners.append(self._ears)
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._poll)
        self._watch()

    def close(self) -> None:
        """Hear nothing more."""
        self._timer.stop()
        if self._ears in self.session.listeners:
            self.session.listeners.remove(self._ears)

    def _poll(self) -> None:
        self.session.poll()
        self._watch()

    def _watch(self) -> None:
        if (self.session.thinking is not None) != self._timer.isActive():
            if self._timer.isActive():
                self._timer.stop()
            else:
                self._timer.start()

    def hear_asked(self) -> None:
        """Another question waits; perhaps for a computer."""
        self._watch()
        self.asked.emit()


class _Ears:
    """The session's listener: a plain object, for the session knows no Qt."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def happened(self, events: Sequence[Event]) -> None:
        self._bridge.happened.emit(tuple(events))

    def asked(self) -> None:
        self._bridge.hear_asked()

    def rewound(self) -> None:
        self._bridge.rewound.emit()

    def told(self, what: Message) -> None:
        self._bridge.told.emit(what)
