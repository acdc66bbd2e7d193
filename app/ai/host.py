"""The process in which computer players think, seen from both sides.

The window's process talks to it in plain JSON over a pipe and never waits: `think` returns at once, `poll` fetches
what has come. Messages to it are `{"do": "game", "pool": […], "lists": [[…], […]], "edition": {…}}`,
`{"do": "think", "id": 3, "player": "greedy", "view": {…}, "cards": ["…"], "facts": […], "seconds": 3.0}` (of the
cards that the view knows, only those that were not sent before have their facts with them), `{"do": "stop", "id": 3}`
(come to an end now) and `{"do": "quit"}`; it answers `{"id": 3, "answer": {…}}` or `{"id": 3, "error": "…"}`.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from typing import Any

from app.ai.knowledge import NO_LISTS, Knowledge, Lists
from app.ai.players import player
from app.engine import codec
from app.engine.decision import Option, answer_from_json, answer_to_json
from app.engine.facts import CardFacts
from app.engine.heroes.edition import ED12, Edition
from app.engine.view import View

GRACE = 5.0
"""Seconds after its time that a player may still take before its process is ended."""

LOOK_EVERY = 0.02
"""Seconds between two looks for a message while thinking."""


# ------------------------------------------------------------------------------------------- inside the process


class _Clock:
    """Time is up after `seconds`, or when a message waits: only "stop" and "quit" come while a player thinks."""

    def __init__(self, connection: Connection, seconds: float) -> None:
        self._connection = connection
        self._end = time.monotonic() + seconds
        self._look = 0.0
        self._stopped = False

    def over(self) -> bool:
        now = time.monotonic()
        if now >= self._look:
            self._look = now + LOOK_EVERY
            self._stopped = self._stopped or now >= self._end or self._connection.poll()
        return self._stopped


def serve(connection: Connection) -> None:
    """The life of the process: answer until told to quit or until the other side is gone."""
    game = _Game(Knowledge())
    while True:
        try:
            told = connection.recv()
        except (EOFError, OSError):
            return
        match told["do"]:
            case "quit":
                return
            case "game":
                game = _Game.from_message(told)
            case "think":
                try:
                    connection.send(_thought(told, game, connection))
                except BrokenPipeError:
                    return


@dataclass(frozen=True, slots=True)
class _Game:
    """The game under way: what the player knows of it, and the facts of the cards that it has seen."""

    knowledge: Knowledge
    facts: dict[str, CardFacts] = field(default_factory=dict)

    @staticmethod
    def from_message(told: dict[str, Any]) -> _Game:
        first, second = told["lists"]
        return _Game(Knowledge(codec.decode(told["pool"]), (first, second), codec.decode(told["edition"])))

    def view(self, told: dict[str, Any]) -> View:
        self.facts.update((facts.id, facts) for facts in codec.decode(told["facts"]))
        return replace(View.from_json(told["view"]), facts=tuple(self.facts[card] for card in told["cards"]))


def _thought(told: dict[str, Any], game: _Game, connection: Connection) -> dict[str, Any]:
    try:
        clock = _Clock(connection, told["seconds"])
        answer = player(told["player"]).choose(game.view(told), game.knowledge, clock)
        return {"id": told["id"], "answer": answer_to_json(answer)}
    except Exception:  # whatever a player breaks on, the game goes on without it
        return {"id": told["id"], "error": traceback.format_exc()}


# ------------------------------------------------------------------------------------------------- from outside


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back: an answer, or what went wrong."""

    id: int
    answer: Option | None
    error: str = ""


@dataclass(frozen=True, slots=True)
class _Task:
    id: int
    player: str
    view: View
    seconds: float
    game: _Beginning


@dataclass(frozen=True, slots=True)
class _Beginning:
    """What a game is begun with; `number` tells games apart."""

    number: int
    pool: tuple[CardFacts, ...]
    lists: Lists
    edition: Edition

    def to_message(self) -> dict[str, Any]:
        lists = [list(each) for each in self.lists]
        return {"do": "game", "pool": codec.encode(self.pool), "lists": lists, "edition": codec.encode(self.edition)}


class Computer:
    """A process of its own for computer players; started with the first thought, ended by `close`.

    One thought at a time. A thread here talks to the process, so that nobody else ever waits for it (but `close`, for
    a moment); `wake` is called in that thread when a reply has come, and `poll` fetches it.
    """

    def __init__(self, wake: Callable[[], None] | None = None) -> None:
        self._wake = wake
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._replies: SimpleQueue[Reply] = SimpleQueue()
        self._stopped = 0
        self._game: _Beginning | None = None
        self._thought = 0
        self._thinking = False
        self._worker = _Worker()
        self._thread: threading.Thread | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking

    def begin(self, pool: Sequence[CardFacts], lists: Lists = NO_LISTS, edition: Edition = ED12) -> None:
        """Tell what the next game is played with: the cards that may lie anywhere, and the computer's own decks."""
        number = self._game.number + 1 if self._game else 1
        self._game = _Beginning(number, tuple(pool), lists, edition)

    def think(self, name: str, view: View, seconds: float) -> int:
        """Let a player think about the decision of its view; returns the number that its reply will have.

        `begin` must have told the game.
        """
        if self._game is None:
            raise RuntimeError("no game was begun")
        self._thought += 1
        self._thinking = True
        self._tasks.put(_Task(self._thought, name, view, seconds, self._game))
        if self._thread is None:
            self._thread = threading.Thread(target=self._talk, name="computer", daemon=True)
            self._thread.start()
        return self._thought

    def stop(self) -> None:
        """Ask for the best answer so far."""
        self._stopped = self._thought

    def forget(self) -> None:
        """The answer is no longer wanted: whatever comes for it is thrown away."""
        self.stop()
        self._thinking = False
        self._thought += 1

    def poll(self) -> Reply | None:
        """The reply to the last thought, if it has come."""
        return self.wait(0.0)

    def wait(self, seconds: float) -> Reply | None:
        """As `poll`, but waits for a reply: for command lines and tests, never for a window."""
        end = time.monotonic() + seconds
        while True:
            try:
                reply = self._replies.get(timeout=max(0.0, end - time.monotonic()))
            except Empty:
                return None
            if reply.id == self._thought and self._thinking:
                self._thinking = False
                return reply

    def close(self) -> None:
        """End the process: asked politely, then not."""
        self.forget()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _is_stopped(self, thought: int) -> bool:
        return self._stopped >= thought

    def _talk(self) -> None:
        """The thread: hands tasks to the process one after another."""
        while (task := self._tasks.get()) is not None:
            self._replies.put(self._worker.ask(task, partial(self._is_stopped, task.id)))
            if self._wake is not None:
                self._wake()
        self._worker.end()


class _Worker:
    """The process and the pipe to it, as the thread uses them."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._game = 0
        self._sent: set[str] = set()

    def ask(self, task: _Task, stopped: Callable[[], bool]) -> Reply:
        """One thought, to its end; a process that dies or is far too late is ended and reported."""
        try:
            pipe = self._ready(task.game)
            pipe.send(self._asked(task))
            told = _answer(pipe, task, stopped)
        except (OSError, EOFError, TimeoutError) as error:
            self._kill()
            return Reply(task.id, None, f"{type(error).__name__}: {error}")
        if "error" in told:
            return Reply(task.id, None, told["error"])
        answer = answer_from_json(told["answer"])
        assert isinstance(answer, Option)
        return Reply(task.id, answer)

    def end(self) -> None:
        """Quit; kill what doesn't."""
        if self._process is not None and self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send({"do": "quit"})
            self._process.join(1.0)
        self._kill()

    def _ready(self, game: _Beginning) -> Connection:
        if self._pipe is None:
            self._pipe, there = self._context.Pipe()
            self._process = self._context.Process(target=serve, args=(there,), name="otryad-player", daemon=True)
            self._process.start()
            there.close()
            self._game = 0
        if self._game != game.number:
            self._pipe.send(game.to_message())
            self._game, self._sent = game.number, set()
        return self._pipe

    def _asked(self, task: _Task) -> dict[str, Any]:
        new = tuple(facts for facts in task.view.facts if facts.id not in self._sent)
        self._sent.update(facts.id for facts in new)
        return {
            "do": "think",
            "id": task.id,
            "player": task.player,
            "view": replace(task.view, facts=(), log=()).to_json(),
            "cards": [facts.id for facts in task.view.facts],
            "facts": codec.encode(new),
            "seconds": task.seconds,
        }

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _answer(pipe: Connection, task: _Task, stopped: Callable[[], bool]) -> dict[str, Any]:
    """Wait for the reply; raises TimeoutError when it is far too late."""
    end = time.monotonic() + task.seconds + GRACE
    asked_to_stop = False
    while not pipe.poll(LOOK_EVERY):
        if not asked_to_stop and stopped():
            asked_to_stop = True
            pipe.send({"do": "stop", "id": task.id})
            end = min(end, time.monotonic() + GRACE)
        if time.monotonic() > end:
            raise TimeoutError("no answer in time")
    told: dict[str, Any] = pipe.recv()
    return told
