"""`otryad pictures`: the main screens as PNG in build/pictures, to be looked at after a change of their looks."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from app.commands.decks import say_cli

SCALES = (1, 2)
FOLDER = Path("build") / "pictures"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `pictures`."""
    where = say_cli("cli.help_pictures_folder", folder=FOLDER)
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="ПАПКА", help=where)
    parser.add_argument("--only", nargs="*", default=[], help=say_cli("cli.help_pictures_only"))
    parser.add_argument("--scale", type=int, choices=SCALES, help=say_cli("cli.help_pictures_scale"))


def run(arguments: argparse.Namespace) -> int:
    """Draw them, a process for each scale; exit status 1 when one fails."""
    scales = (arguments.scale,) if arguments.scale else SCALES
    arguments.folder.mkdir(parents=True, exist_ok=True)
    failed = [scale for scale in scales if _draw(arguments.folder, scale, arguments.only)]
    return 1 if failed else 0


def _draw(folder: Path, scale: int, only: list[str]) -> int:
    """Draw at one scale in a process and a home of its own; returns its exit status."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": str(scale),
            "QT_LOGGING_RULES": "qt.qpa.*=false",
            "OTRYAD_HOME": home,
        }
        command = [sys.executable, "-m", "app.windows.studio", str(folder), str(scale), *only]
        return subprocess.run(command, env=environment, check=False).returncode
