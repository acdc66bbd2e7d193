"""The table's own sounds: the same everywhere, asked for by events, silent where there can be none."""

from __future__ import annotations

import hashlib
import io
import wave

import pytest

from app.engine import event as ev
from app.windows.main_window import MainWindow
from app.windows.sound.cues import cue_of
from app.windows.sound.player import Sounds, lack
from app.windows.sound.synthesis import NOTES, RATE, Cue, samples, wav_of


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_is_a_short_wav_that_can_be_heard(cue: Cue) -> None:
    """Less than two seconds, neither silence nor noise at the limit."""
    with wave.open(io.BytesIO(wav_of(cue))) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        assert 0.05 < file.getnframes() / RATE < 2
    loudest = max(abs(value) for value in samples(NOTES[cue]))
    assert 3_000 < loudest < 32_000


def test_a_sound_is_the_same_each_time() -> None:
    """Made by arithmetic from a table, with no chance in it."""
    assert len({hashlib.blake2b(wav_of(Cue.STRIKE)).hexdigest() for _ in range(2)}) == 1


def test_what_happens_is_heard() -> None:
    """A drawn card is, a phase is not."""
    assert cue_of(ev.TurnStarted(0, 3)) is Cue.TURN
    assert cue_of(ev.TurnEnded(0)) is None


def test_without_the_extra_or_a_device_nothing_is_heard(window: MainWindow) -> None:
    """And nothing breaks."""
    if not lack():
        pytest.skip("this machine can play sound")
    sounds = Sounds(window.client.home, window.client.jobs)
    sounds.play(Cue.COIN)
    assert not (window.client.home / "sounds").exists()


def test_sound_costs_nothing_at_the_start(window: MainWindow) -> None:
    """Nothing of it is made before it is wanted."""
    assert "sounds" not in window.client.__dict__
