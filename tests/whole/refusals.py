"""Things that the system, a library or the engine refuse, as a person can meet them: a name and an act each."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from app.controller.backup import back_up, bring_back
from app.controller.files import write_whole
from app.controller.games import Games
from app.controller.journal_file import JournalFile, open_journal
from app.controller.record import Head, SeatRecord, match_of_file
from app.controller.report import write_report
from app.engine.chance import Chance
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.match import Match
from app.engine.situation import HEAD, from_text
from app.engine.terms import Kind
from app.library.random_decks import random_deck
from carddb import files as catalogue_files
from carddb import storage
from carddb.catalogue import Catalogue
from carddb.decks.formats import read_deck_file, read_decks
from carddb.facts import Game
from carddb.imports.tables import columns_of
from carddb.pictures.keeping import import_pictures
from carddb.pictures.sources import picture_files
from carddb.play_formats import read_play_format
from carddb.progress import complete
from carddb.search.language import parse_query
from carddb.set_files import read_set
from tests.engine import practice

Refused = Callable[[Path, pytest.MonkeyPatch], object]
"""An act in a folder of its own that ends with an error for a person."""

DAMAGED_ZIP = b"PK\x03\x04" + b"\x00" * 40
HEROES = (CardFacts("Стрелец", Kind.HERO, life=20), CardFacts("Волк", Kind.CREATURE, 1, 1, 1))


def _file(folder: Path, name: str, content: bytes | str = b"") -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def _denied(*_: object, **__: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied", "тайна.txt")


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def _unreadable(act: Callable[[Path], object]) -> Refused:
    """A file that its owner may not read: root may read any, so the refusal is put in."""

    def refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> object:
        path = _file(folder, "тайна.txt", "1 Волк")
        monkeypatch.setattr(Path, "read_bytes", _denied)
        monkeypatch.setattr(Path, "open", _denied)
        return act(path)

    return refused


def _disk_full(act: Callable[[Path], object]) -> Refused:
    def refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> object:
        monkeypatch.setattr(os, "fsync", _full)
        return act(folder / "запись.txt")

    return refused


def _holding(name: str, content: bytes | str, act: Callable[[Path], object]) -> Refused:
    """A file of this content."""
    return lambda folder, _: act(_file(folder, name, content))


def _in_folder(act: Callable[[Path], object]) -> Refused:
    """A folder where a file should be."""
    return lambda folder, _: act(folder)


def _missing(act: Callable[[Path], object]) -> Refused:
    return lambda folder, _: act(folder / "нет" / "такого.txt")


def _journal(path: Path) -> JournalFile:
    head = Head((SeatRecord("А", "person"), SeatRecord("Б", "person")), "2026-01-01")
    return JournalFile.create(path, head, practice.setup(1))


def _closed_journal(folder: Path, _: pytest.MonkeyPatch) -> None:
    journal = _journal(folder / "партия.otryad")
    journal.close()
    journal.append({})


def _open_pictures(path: Path) -> None:
    with picture_files(path):
        pass


def _started(*seats: SeatSetup, cards: tuple[CardFacts, ...] = HEROES) -> Refused:
    return lambda _folder, _: Match.start(MatchSetup((seats[0], seats[1]), cards, 1))


def _situation(text: str) -> Refused:
    return lambda _folder, _: match_of_file(lambda: Match.at(from_text(f"{HEAD}\n{text}", HEROES)[0]))


def _database(name: str) -> Refused:
    """A folder where the database should be."""

    def refused(folder: Path, _: pytest.MonkeyPatch) -> None:
        (folder / "home" / name).mkdir(parents=True)
        Catalogue(folder / "home").close()

    return refused


def _held_database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program writes to the database and doesn't end."""
    opened = storage.Storage(folder / "home")
    monkeypatch.setattr(storage, "_BUSY_SECONDS", 0)
    other = sqlite3.connect(opened.user_path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with opened.changing():
            pass
    finally:
        other.close()
        opened.close()


def _lost_table(folder: Path, _: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue(folder / "home")
    try:
        catalogue._storage.connection.execute("DROP TABLE erratum")
        catalogue.errata()
    finally:
        catalogue.close()


def _unwritable_pictures(folder: Path, _: pytest.MonkeyPatch) -> None:
    """Our own folder of pictures is a file."""
    from io import BytesIO

    from PIL import Image

    home = folder / "home"
    opened = Catalogue(home)
    content = BytesIO()
    Image.new("RGB", (10, 14)).save(content, "PNG")
    _file(folder, "Вайл.png", content.getvalue())
    _file(home, "pictures")
    try:
        complete(import_pictures(opened._storage, home, folder, Game.HEROES))
    finally:
        opened.close()


ERRORS: dict[str, Refused] = {
    # a folder instead of a file, a file instead of a folder
    "a folder as a deck": _in_folder(read_deck_file),
    "a folder as a game": _in_folder(open_journal),
    "a folder in a file's place": _in_folder(lambda folder: write_whole(folder, "x")),
    "a folder in a deck's place": _in_folder(lambda folder: catalogue_files.write_whole(folder, "x")),
    "a folder as a table": _in_folder(columns_of),
    "a folder as an archive": _in_folder(lambda folder: bring_back(folder / "home", folder)),
    "a folder as a database": _database("user.db"),
    "a folder as the catalogue": _database("catalogue.db"),
    "a file as a home": _holding("home", "", Catalogue),
    "a file as a folder of games": lambda folder, _: Games(_file(folder, "home")),
    "a file within a file": _holding("a.txt", "", lambda path: write_whole(path / "b.txt", "x")),
    "pictures into a file": _unwritable_pictures,
    # nothing there
    "no deck": _missing(read_deck_file),
    "no game": _missing(open_journal),
    "no archive": _missing(_open_pictures),
    "no folder for a deck": _missing(lambda path: catalogue_files.write_whole(path, "x")),
    "no data to save": _missing(lambda path: back_up(path.parent, path, {"user.db": path})),
    "a name too long": lambda folder, _: write_whole(folder / ("я" * 400), "x"),
    # not allowed
    "a deck not to be read": _unreadable(read_deck_file),
    "a game not to be read": _unreadable(open_journal),
    "a file not to be written": _unreadable(lambda path: write_whole(path, "x")),
    # no room
    "a disk full of decks": _disk_full(lambda path: catalogue_files.write_whole(path, "x")),
    "a disk full of games": _disk_full(_journal),
    "a disk full of settings": _disk_full(lambda path: write_whole(path, "x")),
    "a closed game": _closed_journal,
    # damaged
    "a damaged archive of pictures": _holding("картинки.zip", DAMAGED_ZIP, _open_pictures),
    "a damaged backup": _holding("всё.zip", DAMAGED_ZIP, lambda path: bring_back(path.parent / "home", path)),
    "a damaged table": _holding("карты.xlsx", DAMAGED_ZIP, columns_of),
    "a table of one endless cell": _holding(
        "карты.csv", "name\n" + "я" * 200_000, lambda path: list(columns_of(path).sample)
    ),
    "a deck that breaks off": _holding("моя.deck.toml", '[deck]\nname = "', read_deck_file),
    "a deck that is wrong": _holding("моя.deck.toml", "[deck]\nname = 3x\n", read_deck_file),
    "a deck from nowhere": lambda _folder, _: read_decks("[deck]\nname = 3x\n"),
    "a JSON that is none": lambda _folder, _: read_decks('{"deck": '),
    "a set that is wrong": _holding("мой.toml", "[set\n", read_set),
    "a set of bytes": _holding("мой.toml", b"\xff\xfe\x00", read_set),
    "a format that is wrong": _holding("мой.toml", "[format\n", read_play_format),
    "a format of something else": _holding("мой.toml", "[format]\nid = 3\n", read_play_format),
    "a game of bytes": _holding("партия.otryad", b"\xff\xff\n", open_journal),
    "a held database": _held_database,
    "a database that lacks a table": _lost_table,
    # queries
    **{
        f"the query {query}": lambda _folder, _, query=query: parse_query(query)  # type: ignore[misc]
        for query in ("/[а/", "/(а/", "/а)/", "/*/", "/а**/", "/[я-а]/", r"/\q/", "/а{9,1}/", "/(?<а/")
    },
    # no match begins
    "a creature as a hero": _started(SeatSetup("А", "Волк", ()), SeatSetup("Б", "Стрелец", ())),
    "an unknown card": _started(SeatSetup("А", "Стрелец", ("Никто",)), SeatSetup("Б", "Стрелец", ())),
    "a card twice": _started(SeatSetup("А", "Стрелец", ()), SeatSetup("Б", "Стрелец", ()), cards=HEROES * 2),
    "no cards for a random deck": lambda _folder, _: random_deck(HEROES[1:], Chance(1)),
    "no match at all": lambda _folder, _: Match.from_json({"setup": {}}),
    "a setup of something else": lambda _folder, _: MatchSetup.from_json(3),
    "no situation": lambda _folder, _: from_text("что-то"),
    **{
        f"the line {line}": _situation(line)
        for line in (
            "turn: 3",
            "turn много",
            "turn 1, active 5",
            "edition будущая",
            "hand Волк",
            "seat А\n  hero Стрелец, есть",
            "seat А\n  hero Стрелец, has Неведомое",
            "seat А\n  coins сто",
            "seat А\n  hero Стрелец",
            "seat А\n  hero Никто\nseat Б\n  hero Стрелец",
            "seat А\n  hero Стрелец\n  hand Никто\nseat Б\n  hero Стрелец",
            "card {",
            "card []",
            'card {"is": "Нечто"}',
            'card {"is": "CardFacts", "имя": 1}',
            'card {"is": "CardFacts", "name": 5, "kind": 5}\nseat А\n  hero Стрелец\n  hand 5\nseat Б\n  hero Стрелец',
        )
    },
    # a report that has no room
    "a report in a folder's place": _in_folder(lambda folder: write_report(folder, "", None, "", {})),
}
"""Name → an act that raises an error which `app.complaints` tells."""
