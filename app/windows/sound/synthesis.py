"""The sounds as notes, and the notes as samples: the same on every machine. No Qt."""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

RATE = 22_050
"""Samples a second."""

VERSION = 1
"""Raised when a sound changes, so that kept files are made anew."""

_LOUDEST = 32_767
_RUMBLE = 0x2545F491


class Timbre(Enum):
    """What a note is made of."""

    PURE = "pure"
    BELL = "bell"
    NOISE = "noise"


@dataclass(frozen=True, slots=True)
class Note:
    """A tone that glides from `hertz` to `ends` (noise: how bright it is), `loud` from 0 to 1, dying away in `length`.

    `at` and `length` are seconds; `rise` is the share of the length in which it swells.
    """

    timbre: Timbre
    at: float
    length: float
    hertz: float
    ends: float
    loud: float
    rise: float = 0.04


class Cue(Enum):
    """What can be heard at the table."""

    CARD = "card"
    SHUFFLE = "shuffle"
    PLAY = "play"
    COIN = "coin"
    STRIKE = "strike"
    SHOT = "shot"
    WOUND = "wound"
    HEAL = "heal"
    ABILITY = "ability"
    TURN = "turn"
    END = "end"


_PURE, _BELL, _NOISE = Timbre.PURE, Timbre.BELL, Timbre.NOISE

NOTES: dict[Cue, tuple[Note, ...]] = {
    Cue.CARD: (Note(_NOISE, 0, 0.11, 5200, 2600, 0.28, 0.35),),
    Cue.SHUFFLE: tuple(Note(_NOISE, 0.055 * place, 0.06, 4800, 3000, 0.3, 0.3) for place in range(7)),
    Cue.PLAY: (Note(_NOISE, 0, 0.1, 3600, 1500, 0.3, 0.2), Note(_PURE, 0.07, 0.16, 150, 95, 0.5)),
    Cue.COIN: (Note(_BELL, 0, 0.28, 1760, 1760, 0.22), Note(_BELL, 0.05, 0.3, 2349, 2349, 0.2)),
    Cue.STRIKE: (
        Note(_NOISE, 0, 0.12, 2400, 500, 0.5, 0.02),
        Note(_PURE, 0, 0.22, 120, 55, 0.8, 0.02),
        Note(_BELL, 0.01, 0.2, 920, 900, 0.12, 0.02),
    ),
    Cue.SHOT: (Note(_NOISE, 0, 0.24, 900, 5200, 0.34, 0.5), Note(_PURE, 0.2, 0.12, 210, 110, 0.5)),
    Cue.WOUND: (Note(_PURE, 0, 0.2, 190, 90, 0.55), Note(_NOISE, 0, 0.07, 1400, 600, 0.25)),
    Cue.HEAL: tuple(
        Note(_BELL, 0.08 * place, 0.42, tone, tone, 0.16, 0.1) for place, tone in enumerate((523, 659, 784))
    ),
    Cue.ABILITY: (Note(_BELL, 0, 0.4, 880, 1175, 0.16, 0.2), Note(_PURE, 0, 0.36, 440, 587, 0.12, 0.3)),
    Cue.TURN: (Note(_PURE, 0, 0.22, 294, 294, 0.3, 0.15), Note(_PURE, 0.16, 0.34, 440, 440, 0.34, 0.15)),
    Cue.END: tuple(
        Note(_PURE, 0.17 * place, 0.5, tone, tone, 0.26, 0.12) for place, tone in enumerate((294, 370, 440, 587))
    ),
}


def wav_of(cue: Cue) -> bytes:
    """A cue as a WAV file."""
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples(NOTES[cue]).tobytes())
    return target.getvalue()


def samples(notes: tuple[Note, ...]) -> array[int]:
    """The notes together, as numbers of 16 bits."""
    mixed = [0.0] * max(round((note.at + note.length) * RATE) for note in notes)
    for note in notes:
        for place, value in enumerate(_sounding(note), round(note.at * RATE)):
            if place < len(mixed):
                mixed[place] += value
    return array("h", (round(_LOUDEST * math.tanh(value)) for value in mixed))


def _sounding(note: Note) -> Iterator[float]:
    """One note, sample by sample."""
    count = round(note.length * RATE)
    source = _noise(note, count) if note.timbre is Timbre.NOISE else _tone(note, count)
    swelling = max(1, round(count * note.rise))
    for place, value in enumerate(source):
        fading = 1 - place / count
        yield value * note.loud * min(1.0, place / swelling) * fading * fading


def _tone(note: Note, count: int) -> Iterator[float]:
    turns = 0.0
    for place in range(count):
        turns += (note.hertz + (note.ends - note.hertz) * place / count) / RATE
        angle = 2 * math.pi * turns
        value = math.sin(angle)
        if note.timbre is Timbre.BELL:
            value += 0.5 * math.sin(2.76 * angle) * (1 - place / count) + 0.25 * math.sin(5.4 * angle)
        yield value


def _noise(note: Note, count: int) -> Iterator[float]:
    """Random numbers of a small generator of its own, smoothed: the lower the hertz, the duller."""
    state, held = _RUMBLE, 0.0
    for place in range(count):
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        bright = (note.hertz + (note.ends - note.hertz) * place / count) / RATE
        held += min(1.0, 4 * bright) * (state / 0x7FFFFFFF - 1 - held)
        yield held
