"""docs/rules.md as data: its rows, what they name, and the tests that cite them.

`python -m tests.rules.book` writes the third column anew from the docstrings of the tests, which cite paragraphs by
number («107.5», «302.1-302.3») and terms in guillemets after «part 7» or «KEYWORDS».
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

DOC = Path(__file__).parents[2] / "docs" / "rules.md"
TESTS = Path(__file__).parent
PARAGRAPHS, TERMS, LATER = "## The paragraphs", "## The terms of part 7", "## The terms of later editions"
SWITCHES, SECTIONS = "## The editions", "## Sections that the complete text lacks"
_HEADS = ("§", "term", "switch", "section")
_NUMBER = re.compile(r"(?<![\d.])\d{3}\.\d+(?:\.\d+)*′?")
_RANGE = re.compile(r"(\d{3})\.(\d+)-(\d{3})\.(\d+)")
_TERM = re.compile(r"«([^»]+)»")
_CODE = re.compile(r"`([^`]+)`")
MOST_SHOWN = 4
"""So many tests stand in a row; the rest is counted."""


@dataclass(frozen=True, slots=True)
class Row:
    """A paragraph or term, what does it (or why nothing does), and the tests that show it."""

    key: str
    done: str
    shown: str

    @property
    def computes(self) -> bool:
        return not self.done.startswith("—")

    @property
    def names(self) -> list[str]:
        return _CODE.findall(self.done)


def rows(heading: str) -> list[Row]:
    """The rows of the tables under that heading."""
    text = DOC.read_text("utf-8")
    section = text.split(f"{heading}\n", 1)[1].split("\n## ", 1)[0]
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|")
    return [Row(*cell) for cell in cells if len(cell) == 3 and _is_row(cell)]


def _is_row(cells: list[str]) -> bool:
    """Neither the head of a table nor the line under it."""
    return cells[0] not in _HEADS and not set(cells[0]) <= set("-: ")


def exists(name: str) -> bool:
    """Whether «module:name» is there; modules are those of the Heroes engine unless they say more."""
    module, _, attribute = name.partition(":")
    full = module if module.startswith(("app.", "carddb.")) else f"app.engine.heroes.{module}"
    try:
        return hasattr(import_module(full), attribute)
    except ImportError:
        return False


@cache
def citations() -> dict[str, tuple[str, ...]]:
    """The tests that cite each paragraph or term, in the order of the files."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for key in cited(ast.get_docstring(node) or ""):
                    found.setdefault(key, []).append(f"{path.stem}:{node.name}")
    return {key: tuple(tests) for key, tests in found.items()}


def cited(docstring: str) -> set[str]:
    """What a docstring cites."""
    text = " ".join(docstring.split())
    found = {number for number in _NUMBER.findall(text) if f"E15 {number}" not in text}
    for part, first, _, last in _RANGE.findall(text):
        found.update(f"{part}.{i}" for i in range(int(first), int(last) + 1))
    if "part 7" in text.lower() or "KEYWORDS" in text:
        found.update(_TERM.findall(text))
    return found


def shown(key: str) -> str:
    """The third column of a row."""
    tests = citations().get(key, ())
    said = [f"`{name.partition(':')[2]}`" for name in tests[:MOST_SHOWN]]
    if len(tests) > MOST_SHOWN:
        said.append(f"and {len(tests) - MOST_SHOWN} more")
    return ", ".join(said)


def renew() -> str:
    """The text of the document with its third columns written anew."""
    out, heading = [], ""
    for line in DOC.read_text("utf-8").splitlines():
        heading = line if line.startswith("## ") else heading
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading in (PARAGRAPHS, TERMS, LATER) and line.startswith("|") and len(cells) == 3 and _is_row(cells):
            line = f"| {cells[0]} | {cells[1]} | {shown(cells[0])} |"
        out.append(line)
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    DOC.write_text(renew(), "utf-8")
