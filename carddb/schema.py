"""The tables of the two databases, as migrations.

`catalogue.db` holds the shipped sets and the compiled programs and may be deleted; `user.db` holds what the player
brought and is only ever migrated. Both keep printings in the same table. sqlite-utils is imported here when a
database is built or migrated, at no other time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlite_utils import Database, Migrations

CATALOGUE_VERSION: Final = 1
USER_VERSION: Final = 1
"""How many migrations each database has; kept in `PRAGMA user_version`, so that a start needs one look."""


def migrate_catalogue(path: str) -> None:
    """Bring `catalogue.db` to CATALOGUE_VERSION."""
    _migrate(path, _catalogue_migrations(), CATALOGUE_VERSION)


def migrate_user(path: str) -> None:
    """Bring `user.db` to USER_VERSION; each step is a transaction of its own."""
    _migrate(path, _user_migrations(), USER_VERSION)


def _migrate(path: str, migrations: Migrations, version: int) -> None:
    from sqlite_utils import Database

    database = Database(path)
    try:
        database.enable_wal()
        migrations.apply(database)
        database.execute(f"PRAGMA user_version = {version}")
    finally:
        database.close()


def _catalogue_migrations() -> Migrations:
    from sqlite_utils import Migrations

    migrations = Migrations("catalogue")

    @migrations()
    def first(database: Database) -> None:
        _create_printings(database)
        database.table("compiled").create(
            {"key": str, "grammar": int, "instructions": int, "plays": str, "program": str},
            pk="key",
            not_null={"grammar", "instructions", "plays", "program"},
        )
        _create_state(database, {"sets_digest": "", "generation": "0"})

    return migrations


def _user_migrations() -> Migrations:
    from sqlite_utils import Migrations

    migrations = Migrations("user")

    @migrations()
    def first(database: Database) -> None:
        _create_printings(database)
        _create_texts(database)
        _create_pictures(database)
        _create_state(database, {"generation": "0"})

    return migrations


def _create_printings(database: Database) -> None:
    database.table("list").create(
        {"id": str, "name": str, "kind": int, "version": str, "source": str, "imported_at": str},
        pk="id",
        not_null={"name", "kind", "imported_at"},
    )
    printing = database.table("printing")
    printing.create(
        {
            "list": str,
            "set_id": str,
            "reference": str,
            "set_name": str,
            "number": str,
            "variant": str,
            "game": str,
            "key": str,
            "name": str,
            "type": str,
            "elements": str,
            "cost": int,  # or the letter X, which an INTEGER column keeps as it is
            "strike": int,
            "life": int,
            "classes": str,
            "rarity": str,
            "text": str,
            "flavour": str,
            "ours": str,
            "classic": str,
            "date": str,
            "confidence": int,
        },
        pk=("list", "set_id", "reference"),
        not_null={"game", "key", "name", "type", "text", "date"},
        foreign_keys=[("list", "list", "id")],
    )
    printing.create_index(["game", "key"])
    printing.create_index(["set_id", "number"])


def _create_texts(database: Database) -> None:
    erratum = database.table("erratum")
    erratum.create(
        {"id": int, "game": str, "key": str, "name": str, "text": str, "date": str, "source": str, "cancelled": int},
        pk="id",
        not_null={"game", "key", "name", "text", "date"},
        defaults={"cancelled": 0},
    )
    erratum.create_index(["game", "key", "date"])
    database.table("choice").create(
        {"game": str, "key": str, "list": str, "set_id": str, "reference": str},
        pk=("game", "key"),
        not_null={"list", "set_id", "reference"},
    )


def _create_pictures(database: Database) -> None:
    database.table("picture").create(
        {"game": str, "key": str, "set_id": str, "number": str, "file": str, "thumbnail": str},
        pk=("game", "key", "set_id", "number"),
        not_null={"file", "thumbnail"},
    )


def _create_state(database: Database, values: dict[str, str]) -> None:
    state = database.table("state")
    state.create({"name": str, "value": str}, pk="name", not_null={"value"})
    state.insert_all({"name": name, "value": value} for name, value in values.items())
