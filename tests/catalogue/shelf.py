"""Set files for the tests, in a line a card."""

from __future__ import annotations

from pathlib import Path

SET_HEAD = '[set]\nid = "box"\nname = "Коробка"\ngame = "heroes"\nversion = 1\n'


def card(number: int, name: str, **fields: object) -> str:
    """One card of a set file: a creature of cost 2, strike 1 and life 3 unless told otherwise."""
    values: dict[str, object] = {"number": number, "name": name, "type": "creature"} | fields
    if values["type"] == "creature":
        values = {"cost": 2, "strike": 1, "life": 3} | values
    return "[[card]]\n" + "".join(f"{field} = {_toml(value)}\n" for field, value in values.items())


def _toml(value: object) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    return str(value).replace("'", '"')


def write_set(folder: Path, *cards: str) -> Path:
    """A folder with one set file of these cards."""
    folder.mkdir(exist_ok=True)
    (folder / "box.toml").write_text(SET_HEAD + "".join(cards), encoding="utf-8")
    return folder
