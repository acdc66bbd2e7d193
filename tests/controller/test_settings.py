"""Settings: read back as written, bad values reported and kept."""

from __future__ import annotations

import doctest
from dataclasses import replace
from pathlib import Path

import pytest

from app.controller import toml_text
from app.controller.settings import Look, Motion, Settings, SettingsFile, Theme
from app.words import Tongue


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_the_examples_of_the_toml_writer_are_true() -> None:
    """The doctests of `app.controller.toml_text`."""
    assert doctest.testmod(toml_text).failed == 0


def test_without_a_file_everything_is_usual(path: Path) -> None:
    """The first start says nothing."""
    assert SettingsFile(path).read() == (Settings(), [])


def test_settings_come_back_as_they_were_written(path: Path) -> None:
    """Every kind of field: enums, numbers, texts, key bindings, hints."""
    look = Look(language=Tongue.ENGLISH, theme=Theme.DARK, text_size=1.25, motion=Motion.NONE)
    chosen = replace(Settings(), look=look, keys={"end turn": "Ctrl+E"}, seen=("пёс «Рекс»", "\x7f\n"))
    SettingsFile(path).write(chosen)
    assert SettingsFile(path).read() == (chosen, [])


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('[look]\ntheme = "pink"', "look.theme"),
        ("[look]\ntext_size = 9", "look.text_size"),
        ("[look]\nsound = 1", "look.sound"),
        ("[window]\nwidth = -5", "window.width"),
        ("play = 3", "play"),
        ('seen = "all"', "seen"),
    ],
)
def test_a_bad_value_is_reported_by_its_place(path: Path, line: str, place: str) -> None:
    """The rest of the file counts, the bad value is the usual one."""
    path.write_text(line, encoding="utf-8")
    settings, problems = SettingsFile(path).read()
    assert settings == Settings()
    assert [dict(each.args)["name"] for each in problems] == [place]


def test_a_bad_value_and_an_unknown_name_stay_in_the_file(path: Path) -> None:
    """Nothing that the user wrote is lost when another setting changes."""
    path.write_text('[look]\ntheme = "pink"\nfuture = 7\n[later]\nx = 1\n', encoding="utf-8")
    file = SettingsFile(path)
    settings, _ = file.read()
    file.write(replace(settings, look=replace(settings.look, sound=True)))
    text = path.read_text(encoding="utf-8")
    assert 'theme = "pink"' in text
    assert "future = 7" in text
    assert "[later]\nx = 1" in text
    assert "sound = true" in text


def test_a_bad_value_gives_way_to_a_new_choice(path: Path) -> None:
    """Choosing the setting anew mends it."""
    path.write_text('[look]\ntheme = "pink"', encoding="utf-8")
    file = SettingsFile(path)
    settings, _ = file.read()
    file.write(replace(settings, look=replace(settings.look, theme=Theme.DARK)))
    assert SettingsFile(path).read()[1] == []


def test_a_file_that_is_no_settings_is_set_aside(path: Path) -> None:
    """Its bytes stay, under another name that the message tells."""
    path.write_bytes(b"\xff\xfe not toml")
    settings, problems = SettingsFile(path).read()
    assert settings == Settings()
    aside = path.with_name(str(dict(problems[0].args)["aside"]))
    assert aside.read_bytes() == b"\xff\xfe not toml"
    assert not path.exists()
