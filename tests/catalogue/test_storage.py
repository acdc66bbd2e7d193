"""The database files: built, migrated, set aside."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from carddb.catalogue import Catalogue
from carddb.facts import Game
from carddb.message import CatalogueError, Say
from carddb.schema import USER_VERSION
from carddb.storage import BACKUP_FILE, Storage
from tests.catalogue.shelf import card, write_set


def opened(home: Path, sets: Path) -> contextlib.closing[Catalogue]:
    return contextlib.closing(Catalogue(home, sets))


def test_the_shipped_sets_are_built_at_the_first_start(home: Path, tmp_path: Path) -> None:
    """A fresh home has the cards of the box."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс", text="Рывок."))
    with opened(home, sets) as catalogue:
        found = catalogue.card("ПЕС")
        assert found is not None and found.text == "Рывок."


def test_the_shipped_sets_are_built_again_when_a_file_changes(home: Path, tmp_path: Path) -> None:
    """A changed set file shows at the next start, and a card that left the set is gone."""
    with opened(home, write_set(tmp_path / "sets", card(1, "Пёс"), card(2, "Кот"))):
        pass
    with opened(home, write_set(tmp_path / "sets", card(1, "Пёс", life=7))) as catalogue:
        dog = catalogue.card("Пёс")
        assert dog is not None and dog.facts.life == 7
        assert catalogue.card("Кот") is None


def test_a_wrong_set_file_leaves_the_catalogue_as_it_was(home: Path, tmp_path: Path) -> None:
    """The old cards are still there when the file is mended."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс"))
    with opened(home, sets):
        pass
    (sets / "wrong.toml").write_text("[set]", encoding="utf-8")
    with pytest.raises(CatalogueError):
        Catalogue(home, sets)
    (sets / "wrong.toml").unlink()
    with opened(home, sets) as catalogue:
        assert catalogue.card("Пёс") is not None


def test_a_deleted_catalogue_file_is_built_again_and_the_users_data_stay(home: Path, tmp_path: Path) -> None:
    """catalogue.db may be deleted at any time; choices live in user.db."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс"))
    with opened(home, sets) as catalogue:
        catalogue.choose(catalogue.printings((Game.HEROES, "пес"))[0])
    (home / "catalogue.db").unlink()
    with opened(home, sets) as catalogue:
        assert catalogue.card("Пёс") is not None
        assert catalogue._storage.connection.execute("SELECT count(*) FROM choice").fetchone() == (1,)


@pytest.mark.parametrize("file", ["catalogue.db", "user.db"])
@pytest.mark.parametrize("damage", [b"not a database at all " * 400, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_database_is_set_aside_with_a_message(home: Path, tmp_path: Path, file: str, damage: bytes) -> None:
    """The program starts with a new file; the damaged one stays beside it under the name that the message tells."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс"))
    with opened(home, sets):
        pass
    (home / file).write_bytes(damage)
    with opened(home, sets) as catalogue:
        assert [note.name for note in catalogue.notes] == [Say.DATABASE_SET_ASIDE]
        assert (home / str(catalogue.notes[0]["kept"])).read_bytes() == damage
        assert catalogue.card("Пёс") is not None


def test_a_truncated_database_is_set_aside(home: Path, tmp_path: Path) -> None:
    """A file that lost its end is damaged."""
    sets = write_set(tmp_path / "sets", *(card(n, f"Пёс {n}", text="Рывок. " * 40) for n in range(1, 200)))
    with opened(home, sets):
        pass
    whole = (home / "catalogue.db").read_bytes()
    (home / "catalogue.db").write_bytes(whole[: len(whole) // 2])
    with opened(home, sets) as catalogue:
        assert [note.name for note in catalogue.notes] == [Say.DATABASE_SET_ASIDE]
        assert catalogue.search("").total == 199


def test_a_damaged_user_file_is_replaced_by_its_backup(home: Path, tmp_path: Path) -> None:
    """What was saved before the last migration or import comes back."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс"))
    with opened(home, sets) as catalogue:
        catalogue.choose(catalogue.printings((Game.HEROES, "пес"))[0])
        catalogue._storage.back_up()
    (home / "user.db").write_bytes(b"broken" * 1000)
    with opened(home, sets) as catalogue:
        assert [note.name for note in catalogue.notes] == [Say.DATABASE_SET_ASIDE, Say.DATABASE_RESTORED]
        assert catalogue._storage.connection.execute("SELECT count(*) FROM choice").fetchone() == (1,)


def test_a_database_of_a_newer_program_is_refused_untouched(home: Path) -> None:
    """An older program must not guess at newer tables."""
    Storage(home).close()
    with contextlib.closing(sqlite3.connect(home / "user.db")) as connection:
        connection.execute(f"PRAGMA user_version = {USER_VERSION + 1}")
    with pytest.raises(CatalogueError) as caught:
        Storage(home)
    assert caught.value.messages[0].name is Say.DATABASE_NEWER


def test_a_migration_is_preceded_by_a_backup(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """user.db is copied before its tables change."""
    Storage(home).close()
    assert not (home / BACKUP_FILE).exists()
    monkeypatch.setattr("carddb.storage.USER_VERSION", USER_VERSION + 1)
    Storage(home).close()
    assert (home / BACKUP_FILE).exists()


def test_a_start_without_changes_imports_no_sqlite_utils(home: Path, tmp_path: Path) -> None:
    """Its 0.2 s are paid only when a database is built or migrated."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс"))
    with opened(home, sets):
        pass
    program = (
        "import sys; from pathlib import Path; from carddb.catalogue import Catalogue; "
        f"c = Catalogue(Path({str(home)!r}), Path({str(sets)!r})); print(c.search('пёс').total); c.close(); "
        "print([name for name in ('sqlite_utils', 'PIL', 'openpyxl', 'rapidfuzz') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["1", "[]"]


def test_every_thread_may_ask_the_catalogue(home: Path, tmp_path: Path) -> None:
    """A worker reads while the thread that opened the catalogue goes on."""
    found = []
    with opened(home, write_set(tmp_path / "sets", card(1, "Пёс"))) as catalogue:
        worker = threading.Thread(target=lambda: found.append(catalogue.search("пёс").total))
        worker.start()
        worker.join()
    assert found == [1]


def test_a_table_that_was_taken_away_is_told_and_no_traceback(home: Path, tmp_path: Path) -> None:
    """Another program, or a damage that came while the catalogue was open."""
    with opened(home, write_set(tmp_path / "sets", card(1, "Пёс"))) as catalogue:
        catalogue._storage.connection.execute("DROP TABLE erratum")
        for ask in (lambda: catalogue.card("Пёс"), lambda: catalogue.search("пёс"), catalogue.errata):
            with pytest.raises(CatalogueError) as caught:
                ask()
            assert caught.value.messages[0].name is Say.DATABASE_FAILED


def test_a_change_that_fails_leaves_nothing_behind(storage: Storage) -> None:
    """A transaction happens whole or not at all."""

    def half_a_change() -> None:
        with storage.changing() as connection:
            connection.execute("INSERT INTO list (id, name, kind, imported_at) VALUES ('a', 'a', 1, '')")
            raise KeyError

    with pytest.raises(KeyError):
        half_a_change()
    assert storage.connection.execute("SELECT count(*) FROM list").fetchone() == (0,)
