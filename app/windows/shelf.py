"""The catalogue for the windows: opened when first wanted, asked in a worker of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from app.windows.jobs import Job, Jobs, Progress

if TYPE_CHECKING:
    from app.cardtext.compile import KnownNames
    from app.library import Library
    from app.library.compiling import Reading
    from carddb.catalogue import Catalogue
    from carddb.decks.resolve import ResolvedDeck
    from carddb.facts import Facts
    from carddb.message import Message
    from carddb.progress import Progress as Step
    from carddb.progress import Steps


class Shelf(QObject):
    """Gives the catalogue to whoever asks, never in the window's thread.

    `changed` says that cards, texts or programs are not what they were: lists ask again.
    """

    changed = Signal()
    mended = Signal(object)
    """What was put right when the catalogue was opened: messages of the catalogue."""

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._readers = Jobs(self)
        self._opening = threading.Lock()
        self._reading = threading.Lock()
        self._catalogue: Catalogue | None = None
        self._library: Library | None = None
        self._names: tuple[frozenset[str], KnownNames] | None = None

    def catalogue(self) -> Catalogue:
        """The catalogue; the first call opens it, which takes a while. Call it in a worker.

        Raises:
            CatalogueError: it can't be opened.
        """
        with self._opening:
            return self._opened()

    def library(self) -> Library:
        """The catalogue with what its texts mean. Call it in a worker.

        Raises:
            CatalogueError: the catalogue can't be opened.
        """
        with self._opening:
            if self._library is None:
                from app.library import Library

                self._library = Library(self._home, self._opened())
            return self._library

    def _opened(self) -> Catalogue:
        if self._catalogue is None:
            from carddb.catalogue import Catalogue

            self._catalogue = Catalogue(self._home)
            if self._catalogue.notes:
                self.mended.emit(self._catalogue.notes)
        return self._catalogue

    def ask(
        self,
        name: str,
        question: Callable[[Catalogue], Any],
        answered: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
        owner: QObject | None = None,
    ) -> Job:
        """Ask something short, beside whatever long work goes on; the answer comes in the window's thread."""
        return self._readers.run(name, lambda _progress: self._answer(question), answered, failed, owner)

    def change(
        self,
        name: str,
        change: Callable[[Catalogue], Any],
        done: Callable[[Any], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        owner: QObject | None = None,
    ) -> Job:
        """Change something short; `changed` comes before the answer."""

        def changed(answer: Any) -> None:
            self.changed.emit()
            if done is not None and (owner is None or isValid(owner)):
                done(answer)

        return self.ask(name, change, changed, failed)

    def reasons_against(self, deck: ResolvedDeck, play: str) -> tuple[Message, ...]:
        """Why a deck may not be played in a format today; nothing when it may. Call it in a worker."""
        return self.library().reasons_against(deck, play)

    def read_draft(self, facts: Facts) -> Reading:
        """What a text that is in no list means. Call it in a worker."""
        from app.cardtext.compile import KnownNames
        from app.library.compiling import read_text

        names = self.catalogue().names()
        if self._names is None or self._names[0] != names:
            self._names = names, KnownNames(names)
        return read_text(facts, self._names[1])

    def compile(self, progress: Progress) -> None:
        """Read all texts that were not read yet, as after an import. Call it in a worker."""
        in_steps(self.library().compile_missing(), progress)

    def copies(self) -> dict[str, Path]:
        """Copies of the databases that somebody may be writing to, by the names of the originals."""
        copy = self._home / "user.copy.db"
        self.catalogue().copy_user(copy)
        return {"user.db": copy}

    @property
    def is_busy(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._readers.running)

    def _answer(self, question: Callable[[Catalogue], Any]) -> Any:
        with self._reading:
            return question(self.catalogue())

    @contextmanager
    def closed(self) -> Iterator[None]:
        """Keep the catalogue closed meanwhile, so that its files can be exchanged. For the worker of long jobs only:
        no other of its jobs runs then, and whoever asks waits.
        """
        with self._reading:
            self._shut()
            yield

    def _shut(self) -> None:
        with self._opening:
            if self._catalogue is not None:
                self._catalogue.close()
                self._catalogue = self._library = None

    def close(self) -> None:
        """End the worker and close the catalogue."""
        self._readers.close()
        self._shut()


Result = TypeVar("Result")


def in_steps(steps: Steps[Result], progress: Progress) -> Result:
    """Do the catalogue's long work in a job: its steps are the job's progress, a cancelled job takes all back."""
    from carddb.progress import complete

    def go_on(step: Step) -> bool:
        if not progress.is_cancelled:
            progress(step.done, step.total, step.stage)
        return not progress.is_cancelled

    return complete(steps, go_on)
