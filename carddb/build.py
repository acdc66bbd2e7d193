"""Building `catalogue.db` from the set files, when they have changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from carddb.facts import ListKind, Printing
from carddb.rows import put_list, put_printings
from carddb.set_files import SHIPPED, CardSet, digest_of, shipped_sets
from carddb.state import changed, value
from carddb.storage import Storage


def build_shipped(storage: Storage, folder: Path = SHIPPED) -> bool:
    """Bring the shipped sets in `catalogue.db` up to their files; whether anything had to be done.

    All sets are replaced in one transaction; compiled programs stay, they belong to texts and not to sets.

    Raises:
        CatalogueError: a set file is wrong; the catalogue is unchanged.
    """
    digest = digest_of(folder)
    if value(storage.connection, "shipped", "sets_digest") == digest:
        return False
    sets = shipped_sets(folder)
    with storage.changing() as connection:
        connection.execute("DELETE FROM shipped.printing")
        connection.execute("DELETE FROM shipped.list")
        for each in sets:
            _put_set(connection, each)
        connection.execute("UPDATE shipped.state SET value = ? WHERE name = 'sets_digest'", (digest,))
        changed(connection, "shipped")
    return True


def _put_set(connection: sqlite3.Connection, card_set: CardSet) -> None:
    put_list(connection, "shipped", card_set.id, card_set.name, ListKind.SHIPPED, version=str(card_set.version))
    put_printings(
        connection,
        "shipped",
        (Printing(card_set.id, ListKind.SHIPPED, facts, card_set.name) for facts in card_set.cards),
    )
