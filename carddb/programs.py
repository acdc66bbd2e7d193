"""Compiled programs, kept by the text that they come from. What is in them is nothing to this room."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from carddb.facts import Facts
from carddb.state import changed


class Plays(StrEnum):
    """How much of a card's text plays by itself."""

    WHOLE = "whole"
    PARTLY = "partly"
    BY_HAND = "by hand"


@dataclass(frozen=True, slots=True)
class Versions:
    """What a program depends on besides the text: the grammar and the instruction set."""

    grammar: int
    instructions: int


@dataclass(frozen=True, slots=True)
class Compiled:
    """A text's program: JSON that only its writer reads, and how much of the text it plays."""

    key: str
    plays: Plays
    program: str


def program_key(facts: Facts) -> str:
    """What a program is kept by: the text and what its meaning hangs on, the game, the type and the name.

    >>> from carddb.facts import CardType, Game
    >>> program_key(Facts(Game.HEROES, "Пёс", CardType.CREATURE, text="Рывок."))
    'c2d24c1c321ac6537ffd331a54ec5c6c'
    """
    return text_key(facts.game, facts.type, facts.name, facts.text)


def text_key(game: str, card_type: str, name: str, text: str) -> str:
    """`program_key` of facts that were not put together."""
    return hashlib.blake2b("\0".join((game, card_type, name, text)).encode(), digest_size=16).hexdigest()


def find_program(connection: sqlite3.Connection, key: str, versions: Versions) -> Compiled | None:
    """The kept program of these versions, or None."""
    row = connection.execute(
        "SELECT plays, program FROM shipped.compiled WHERE key = ? AND grammar = ? AND instructions = ?",
        (key, versions.grammar, versions.instructions),
    ).fetchone()
    return Compiled(key, Plays(row[0]), row[1]) if row else None


def keep_programs(connection: sqlite3.Connection, programs: Iterable[Compiled], versions: Versions) -> None:
    """Keep programs, in place of those of other versions. Call it within a transaction."""
    connection.executemany(
        "INSERT OR REPLACE INTO shipped.compiled (key, grammar, instructions, plays, program) VALUES (?, ?, ?, ?, ?)",
        ((each.key, versions.grammar, versions.instructions, each.plays, each.program) for each in programs),
    )
    changed(connection, "shipped")


def keys_kept(connection: sqlite3.Connection, versions: Versions, *, whole: bool = True) -> set[str]:
    """The keys of all programs of these versions, or of those only that do not play the whole text."""
    rows = connection.execute(
        "SELECT key FROM shipped.compiled WHERE grammar = ? AND instructions = ? AND (? OR plays != ?)",
        (versions.grammar, versions.instructions, whole, Plays.WHOLE),
    )
    return {key for (key,) in rows}


def verdicts(connection: sqlite3.Connection) -> dict[str, str]:
    """How much plays by itself, by program key."""
    return dict(connection.execute("SELECT key, plays FROM shipped.compiled"))
