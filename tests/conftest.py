"""What every test shares: no screen, a home of its own, reference lists when they are there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the data of the person who runs it."""
    monkeypatch.setenv("OTRYAD_HOME", str(tmp_path / "home"))


@pytest.fixture(scope="session")
def reference() -> Path:
    """The folder of reference lists; the test is skipped, saying so, when there is none."""
    folder = os.environ.get("OTRYAD_REFERENCE")
    if not folder or not Path(folder).is_dir():
        pytest.skip("OTRYAD_REFERENCE names no folder of reference lists")
    return Path(folder)
