"""What every part of a tree is."""

from __future__ import annotations

INSTRUCTION_SET = 1
"""Raised with every change of meaning: programs kept in a catalogue or a journal carry it."""


class Node:
    """Anything that stands in a tree."""

    __slots__ = ()
