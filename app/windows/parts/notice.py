"""A bar that tells something or asks, without standing in the way: never a modal box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QWidget

from app.windows.jobs import Job
from app.windows.parts.layouts import empty
from app.windows.sheet import with_kind
from app.windows.speech import Speech
from app.words.said import Said

GOOD_SECONDS = 6
"""Good news goes by itself after so long."""
PROGRESS_AFTER_MS = 250
"""A job that ends sooner never shows its progress."""


class Tone(Enum):
    """How the news is; the value is the kind of its label in the sheet."""

    PLAIN = ""
    GOOD = "good"
    WARNING = "warning"
    BAD = "bad"


Choice = tuple[str, Callable[[], object]]
"""A message id for a button, and what it does."""
Choices = tuple[Choice, ...]


class Notice(QFrame):
    """One line of news with buttons at its end; hidden while there is none."""

    def __init__(self, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        with_kind(self, "bar")
        self._speech = speech
        self._label = QLabel(wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._progress = QProgressBar()
        self._progress.setMaximumWidth(260)
        self._progress.hide()
        self._buttons = QHBoxLayout()
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.addWidget(self._label, 1)
        row.addWidget(self._progress)
        row.addLayout(self._buttons)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.hide)
        self._shown: tuple[Callable[[], str], Choices] | None = None
        self._followed: Job | None = None
        speech.changed.connect(self._again)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; empty when hidden."""
        return "" if self.isHidden() else self._label.text()

    def tell(self, message: str, tone: Tone = Tone.PLAIN, choices: Choices = (), **arguments: object) -> None:
        """Say a message of `app.words`; each choice is a button that also hides the bar."""
        self._say(lambda: self._speech.say(message, **arguments), tone, choices)

    def pass_on(self, messages: Sequence[Said], tone: Tone = Tone.BAD, choices: Choices = ()) -> None:
        """Say what the engine, the controller or the catalogue has to tell."""
        kept = tuple(messages)
        self._say(lambda: "\n".join(self._speech.tell(each) for each in kept), tone, choices)

    def _say(self, words: Callable[[], str], tone: Tone, choices: Choices) -> None:
        self._shown = (words, choices)
        self._followed = None
        self._later.stop()
        self._progress.hide()
        with_kind(self._label, tone.value)
        self._again()
        self.show()
        if tone is Tone.GOOD and not choices:
            self._later.start(GOOD_SECONDS * 1000)

    def follow(self, job: Job, message: str, **arguments: object) -> None:
        """Show the progress of a job with a button to cancel it; only if it takes a while."""
        waiting = QTimer(job, singleShot=True, interval=PROGRESS_AFTER_MS)
        waiting.timeout.connect(lambda: self._begin_progress(job, message, arguments))
        job.progressed.connect(self._show_progress)
        job.ended.connect(waiting.stop)
        job.ended.connect(lambda: self._end_progress(job))
        waiting.start()

    def dismiss(self) -> None:
        """Hide it, whatever it says."""
        self._shown = self._followed = None
        self.hide()

    def _begin_progress(self, job: Job, message: str, arguments: dict[str, object]) -> None:
        self.tell(message, Tone.PLAIN, (("windows.cancel", job.cancel),), **arguments)
        self._followed = job
        self._progress.setRange(0, 0)
        self._progress.show()

    def _show_progress(self, done: int, total: int, _what: str) -> None:
        self._progress.setRange(0, total)
        self._progress.setValue(done)

    def _end_progress(self, job: Job) -> None:
        if self._followed is job:
            self.dismiss()

    def _again(self) -> None:
        if self._shown is None:
            return
        words, choices = self._shown
        self._label.setText(words())
        empty(self._buttons)
        for name, act in choices or (("windows.close_notice", self.dismiss),):
            self._buttons.addWidget(self._button(name, act))

    def _button(self, name: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(self._speech.say(name))
        button.setObjectName(name)

        def chosen() -> None:
            self.dismiss()
            act()

        button.clicked.connect(chosen)
        return button
