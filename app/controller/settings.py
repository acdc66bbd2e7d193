"""What the user chose: typed, kept as `settings.toml` at home; a bad value is reported and stays in the file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from app.controller.files import set_aside, write_whole
from app.controller.toml_text import to_toml, to_value
from app.engine.message import Message, message
from app.words import Tongue
from app.words.faults import reason_of


class Theme(Enum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Background(Enum):
    """What the table is made of."""

    FELT = "felt"
    WOOD = "wood"
    STONE = "stone"


class Motion(Enum):
    """How fast cards move."""

    NONE = "none"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Range(NamedTuple):
    """The least and the greatest value of a number."""

    least: float
    most: float


def ranged(default: Any, least: float, most: float) -> Any:
    """A field with a range."""
    return field(default=default, metadata={"range": Range(least, most)})


@dataclass(frozen=True, slots=True)
class Look:
    """How everything looks and sounds."""

    language: Tongue = Tongue.RUSSIAN
    theme: Theme = Theme.SYSTEM
    background: Background = Background.FELT
    text_size: float = ranged(1.0, 0.75, 2.0)
    card_size: float = ranged(1.0, 0.75, 1.5)
    motion: Motion = Motion.NORMAL
    marks: bool = False
    """Marks by form as well as by colour."""
    sound: bool = False
    volume: int = ranged(60, 0, 100)
    log_level: int = ranged(1, 1, 3)
    """1 main lines … 3 everything (`app.words.story.Level`)."""


@dataclass(frozen=True, slots=True)
class Window:
    """Where the window was; a width of 0 means nowhere yet."""

    x: int = 0
    y: int = 0
    width: int = ranged(0, 0, 100_000)
    height: int = ranged(0, 0, 100_000)
    maximized: bool = False
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """How a game is played at this table."""

    turn_table: bool = True
    """Hot-seat: the side of the player whose turn it is lies below."""
    recap: bool = True
    warn_unused: bool = True
    """Ask before a turn ends with coins or attackers unused."""
    confirm_end: bool = False
    undo: bool = True
    """Undo against the computer."""
    forecast: bool = True
    think_seconds: float = ranged(3.0, 0.2, 60.0)
    """How long the computer may think about one answer."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen for the last game: decks by name or path, who sits where, how."""

    deck: str = ""
    other_deck: str = ""
    seat: str = "person"
    other_seat: str = "greedy"
    name: str = ""
    other_name: str = ""
    edition: str = "ed12"
    best_of: int = ranged(1, 1, 3)
    first: str = "die"
    """"die", "me" or "other"."""
    seed: str = ""
    hero_falls: str = "initial"
    strikes_back: bool = False
    """«При ударе» works for an answering strike too."""
    quiet_repeats: bool = False
    """Repeating a spell wakes nothing that waits for playing."""
    practice: bool = False
    """Both hands open."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the user chose. `keys` maps an action to its key sequence, where it is not the usual one."""

    look: Look = Look()
    window: Window = Window()
    play: Play = Play()
    new_game: NewGame = NewGame()
    keys: Mapping[str, str] = field(default_factory=dict)
    seen: tuple[str, ...] = ()
    """Hints that were shown and need not come again."""


class SettingsFile:
    """The settings on disk.

    What the file holds and this version doesn't understand (unknown names, bad values) is written back as it was.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._raw: dict[str, Any] = {}
        self._bad: set[tuple[str, str]] = set()

    def read(self) -> tuple[Settings, list[Message]]:
        """The settings, and what is wrong with the file. A file that is no TOML is set aside."""
        try:
            self._raw = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Settings(), []
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            return Settings(), [self._put_aside(error)]
        return self._understand()

    def write(self, settings: Settings) -> None:
        """Write them whole or not at all. Raises OSError."""
        tables: dict[str, Any] = dict(self._raw)
        for each in fields(Settings):
            value = getattr(settings, each.name)
            if is_dataclass(value):
                tables[each.name] = self._table(each.name, value)
            else:
                tables[each.name] = dict(value) if isinstance(value, Mapping) else list(value)
        write_whole(self.path, to_toml(tables))
        self._raw = tables

    def _put_aside(self, error: Exception) -> Message:
        """What is there can't be read, but stays in another place; but for what the system doesn't let us touch."""
        reason = reason_of(error)
        try:
            aside = set_aside(self.path)
        except OSError:
            return message("controller.settings_unreadable", file=self.path.name, reason=reason)
        return message("controller.settings_aside", file=self.path.name, aside=aside.name, reason=reason)

    def _table(self, section: str, value: Any) -> dict[str, Any]:
        kept = self._raw.get(section)
        table = dict(kept) if isinstance(kept, Mapping) else {}
        for each in fields(value):
            item = getattr(value, each.name)
            if (section, each.name) in self._bad and item == each.default:
                continue
            table[each.name] = item.value if isinstance(item, Enum) else item
        return table

    def _understand(self) -> tuple[Settings, list[Message]]:
        problems: list[Message] = []
        changes: dict[str, Any] = {}
        for each in fields(Settings):
            if each.name in self._raw:
                changes[each.name] = self._section(each.name, getattr(Settings(), each.name), problems)
        return replace(Settings(), **changes), problems

    def _section(self, section: str, default: Any, problems: list[Message]) -> Any:
        raw = self._raw[section]
        if not is_dataclass(default):
            return self._loose(section, raw, default, problems)
        if not isinstance(raw, Mapping):
            problems.append(_bad(section, "", raw))
            return default
        hints = get_type_hints(type(default))
        good: dict[str, Any] = {}
        for each in fields(default):
            if each.name not in raw:
                continue
            try:
                good[each.name] = _typed(raw[each.name], hints[each.name], each.metadata.get("range"))
            except ValueError:
                self._bad.add((section, each.name))
                problems.append(_bad(section, each.name, raw[each.name]))
        return replace(default, **good)  # type: ignore[type-var]

    def _loose(self, section: str, raw: object, default: Any, problems: list[Message]) -> Any:
        if isinstance(default, tuple) and isinstance(raw, list) and all(isinstance(item, str) for item in raw):
            return tuple(raw)
        if isinstance(default, dict) and isinstance(raw, dict) and all(isinstance(item, str) for item in raw.values()):
            return raw
        problems.append(_bad(section, "", raw))
        return default


def _bad(section: str, name: str, value: object) -> Message:
    place = f"{section}.{name}" if name else section
    return message("controller.settings_bad", name=place, value=to_value(value)[:60])


def _typed(value: object, hint: type, allowed: Range | None) -> Any:
    """A value as the field wants it; raises ValueError."""
    if issubclass(hint, Enum):
        return hint(value)
    if hint is float and type(value) is int:
        value = float(value)
    if type(value) is not hint:
        raise ValueError(value)
    if allowed and not allowed.least <= float(str(value)) <= allowed.most:
        raise ValueError(value)
    return value
