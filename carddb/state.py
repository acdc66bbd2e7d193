"""Small values kept in a database: the digest of the sets, and a counter that grows with every change."""

from __future__ import annotations

import sqlite3

Generation = tuple[str, str]
"""The counters of user.db and catalogue.db: while they stay, everything read before is still true."""


def value(connection: sqlite3.Connection, schema: str, name: str) -> str:
    """A kept value."""
    row = connection.execute(f"SELECT value FROM {schema}.state WHERE name = ?", (name,)).fetchone()
    return str(row[0])


def changed(connection: sqlite3.Connection, schema: str) -> None:
    """Say that something that can be read has changed. Call it within the change's transaction."""
    connection.execute(f"UPDATE {schema}.state SET value = CAST(value AS INTEGER) + 1 WHERE name = 'generation'")


def generation(connection: sqlite3.Connection) -> Generation:
    """The counters as they are now, also as other threads and programs left them."""
    return value(connection, "main", "generation"), value(connection, "shipped", "generation")
