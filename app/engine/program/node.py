"""What every part of a tree is."""

from __future__ import annotations

INSTRUCTION_SET = 2
"""Raised with every change of meaning: programs kept in a catalogue or a journal carry it.

1: with `Cancel` and `Reorder`, which no text ever said. 2: without them, with `IsMinedBy` and the keyword of `Modify`.
"""


class Node:
    """Anything that stands in a tree."""

    __slots__ = ()
