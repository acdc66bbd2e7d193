"""Small catalogues for the tests of this room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carddb.catalogue import Catalogue
from carddb.storage import Storage


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def storage(home: Path) -> Iterator[Storage]:
    """Empty databases."""
    opened = Storage(home)
    yield opened
    opened.close()


@pytest.fixture
def catalogue(home: Path) -> Iterator[Catalogue]:
    """The catalogue as it comes in the box."""
    opened = Catalogue(home)
    yield opened
    opened.close()
