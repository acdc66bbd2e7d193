"""What a person is told of a refusal is whole in his own language, whoever refused."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from app.complaints import told
from app.controller.settings import SettingsFile
from app.words import Tongue, say
from app.words.said import Said, tell
from carddb.catalogue import Catalogue
from carddb.message import Say
from carddb.progress import complete
from carddb.storage import Storage
from tests.whole.refusals import DAMAGED_ZIP, ERRORS, Refused

QUOTED = re.compile(r"«[^»]*»|“[^”]*”|\"[^\"]*\"")
PLACES = re.compile(r"/[^\s:,]*|[\w-]+\.\w[\w.]*")
SAID_BY_PEOPLE = re.compile(r"\b(?:Никто|Волк|Стрелец|папка)\b")
FORMATS = re.compile(
    r"\b(?:UTF-8|JSON|TOML|XLSX|ed1\d|pictures)\b|\[format\].*|coins 4 open, 2 closed|\((?:seat|hero)\)",
)
"""Kinds of files, and what stands in them."""


def foreign(text: str, tongue: Tongue) -> list[str]:
    """The words of the other language, but for names and what stands in files."""
    for own in (QUOTED, PLACES, SAID_BY_PEOPLE, FORMATS):
        text = own.sub("", text)
    return re.findall(r"[A-Za-z]{2,}" if tongue is Tongue.RUSSIAN else r"[А-Яа-яЁё]{2,}", text)


def refusal(act: Refused, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Said, ...]:
    """What is told of the error that ends this act."""
    place = folder / "папка"
    place.mkdir()
    try:
        with monkeypatch.context() as patch:
            act(place, patch)
    except Exception as error:
        return told(error)
    pytest.fail("nothing was refused")


@pytest.mark.parametrize("tongue", Tongue)
@pytest.mark.parametrize("name", ERRORS)
def test_a_refusal_is_told_in_one_language(
    name: str, tongue: Tongue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No sentence of the system, of Python or of a library: only names, and words of files."""
    said = "\n".join(tell(each, tongue) for each in refusal(ERRORS[name], tmp_path, monkeypatch))
    assert said
    assert foreign(said, tongue) == []


@pytest.mark.parametrize("tongue", Tongue)
@pytest.mark.parametrize("code", errno.errorcode.values())
def test_every_error_of_the_system_has_words(code: str, tongue: Tongue) -> None:
    """The usual ones their own, the others a sentence with the system's name of them."""
    said = say("system.failed", tongue, reason=code)
    assert len(said.split()) > 3
    assert foreign(said.replace(code, ""), tongue) == []


def test_a_reason_that_is_no_short_name_stays_as_it_is() -> None:
    """What a person wrote himself is not taken for a name."""
    assert say("system.failed", reason="Enoent, говорит") == "Не получилось: Enoent, говорит"


def test_a_mistake_of_the_program_is_no_message() -> None:
    """It is raised again: for the crash window, or a traceback."""
    with pytest.raises(KeyError):
        told(KeyError("what"))


@pytest.mark.parametrize("tongue", Tongue)
@pytest.mark.parametrize("content", [b"[look\n", b"look = 3x\n", b"\xff\xfe\x00", None])
def test_settings_that_can_not_be_read_are_told_in_one_language(
    content: bytes | None, tongue: Tongue, tmp_path: Path
) -> None:
    """No TOML, no text, a folder: it is set aside, and the file can be written again."""
    path = tmp_path / "settings.toml"
    path.mkdir() if content is None else path.write_bytes(content)
    file = SettingsFile(path)
    settings, problems = file.read()
    assert [foreign(tell(each, tongue), tongue) for each in problems] == [[]]
    file.write(settings)
    assert SettingsFile(path).read() == (settings, [])


@pytest.mark.parametrize("tongue", Tongue)
def test_a_picture_that_is_left_out_is_told_in_one_language(tongue: Tongue, tmp_path: Path) -> None:
    """A damaged one, and one of a kind that is not known."""
    folder = tmp_path / "папка"
    folder.mkdir()
    (folder / "Вайл.png").write_bytes(b"\x89PNG\r\n\x1a\nbroken")
    (folder / "Раптор.gif").write_bytes(b"<svg/>")
    catalogue = Catalogue(tmp_path / "home")
    try:
        report = complete(catalogue.import_pictures(folder))
    finally:
        catalogue.close()
    assert [each.name for each in report.skipped] == [Say.PICTURE_UNREADABLE] * 2
    assert [foreign(tell(each, tongue), tongue) for each in report.skipped] == [[], []]


@pytest.mark.parametrize("tongue", Tongue)
def test_a_damaged_database_is_told_in_one_language(tongue: Tongue, tmp_path: Path) -> None:
    """It is set aside; the catalogue opens all the same."""
    (tmp_path / "user.db").write_bytes(DAMAGED_ZIP * 200)
    storage = Storage(tmp_path)
    storage.close()
    assert [foreign(tell(each, tongue), tongue) for each in storage.notes] == [[]]
