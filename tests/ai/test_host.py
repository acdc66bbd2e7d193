"""The computer's process: it answers, says what went wrong, comes to an end."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Iterator

import pytest

from app.ai.host import Computer
from app.ai.knowledge import Knowledge
from app.ai.player import Untimed, seed_of
from app.ai.random_player import RandomPlayer
from tests.ai import views


@pytest.fixture
def computer() -> Iterator[Computer]:
    made = Computer()
    yield made
    made.close()
    assert not multiprocessing.active_children()
    assert "computer" not in {thread.name for thread in threading.enumerate()}


def test_the_process_answers_as_the_player_here_would(computer: Computer) -> None:
    """Same view, same move, in whatever process."""
    view = views.view()
    computer.begin(())
    number = computer.think("random", view, 5.0)
    reply = computer.wait(20.0)
    assert reply is not None
    assert (reply.id, reply.answer) == (number, RandomPlayer().choose(view, Knowledge(), Untimed()))


def test_thinking_waits_for_nobody(computer: Computer) -> None:
    """`think` returns before there is an answer, and a reply wakes the one who wants to know."""
    woken = threading.Event()
    watching = Computer(woken.set)
    watching.begin(())
    watching.think("random", views.view(), 5.0)
    assert watching.is_thinking
    assert woken.wait(20.0)
    assert watching.poll() is not None
    assert not watching.is_thinking
    watching.close()


def test_a_player_that_breaks_is_reported(computer: Computer) -> None:
    """The process lives on and answers the next question."""
    computer.begin(())
    computer.think("nobody", views.view(), 5.0)
    reply = computer.wait(20.0)
    assert reply is not None
    assert reply.answer is None
    assert "nobody" in reply.error
    computer.think("random", views.view(), 5.0)
    after = computer.wait(20.0)
    assert after is not None
    assert after.answer in views.STRIKES


def test_an_answer_that_is_no_longer_wanted_is_thrown_away(computer: Computer) -> None:
    """After an undo the old thought must not answer the new question."""
    computer.begin(())
    computer.think("random", views.view(), 5.0)
    computer.forget()
    wanted = computer.think("random", views.view(seat=1), 5.0)
    reply = computer.wait(20.0)
    assert reply is not None
    assert reply.id == wanted


def test_what_a_seat_sees_makes_the_seed() -> None:
    """Equal views give equal seeds, another table another one."""
    assert seed_of(views.view()) == seed_of(views.view())
    assert seed_of(views.view()) != seed_of(views.view(options=views.STRIKES[:2]))
