"""Every chosen card of the real lists has a test of what it does, and plays by itself."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.lists.chosen import chosen

HERE = Path(__file__).parent


def _told() -> str:
    """The docstrings of all tests here."""
    trees = (ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_*.py"))
    tests = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return "\n".join(ast.get_docstring(test) or "" for test in tests)


def test_every_chosen_card_is_tested() -> None:
    """A test's docstring names its card in quotation marks."""
    told = _told()
    assert [f"{where}: {name}" for where, name in chosen() if f"«{name}»" not in told] == []
