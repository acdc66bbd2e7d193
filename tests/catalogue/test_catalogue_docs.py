"""The examples in the catalogue's docstrings are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import carddb

MODULES = sorted(module.name for module in pkgutil.walk_packages(carddb.__path__, "carddb."))


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    """Every `>>>` line gives what stands below it."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0
