"""What another text changes in how a card plays."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher

from app.engine.program import Ability
from app.library.compiling import Reading


@dataclass(frozen=True, slots=True)
class PlayChange:
    """The abilities that went and those that came, in the order of the texts; nothing of either: it plays the same."""

    gone: tuple[Ability, ...] = ()
    came: tuple[Ability, ...] = ()

    @property
    def is_none(self) -> bool:
        return not self.gone and not self.came


def play_change(before: Reading, after: Reading) -> PlayChange:
    """What a card with the second text does otherwise than with the first."""
    old, new = before.abilities, after.abilities
    gone: list[Ability] = []
    came: list[Ability] = []
    for tag, from_old, to_old, from_new, to_new in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            gone += old[from_old:to_old]
            came += new[from_new:to_new]
    return PlayChange(tuple(gone), tuple(came))
