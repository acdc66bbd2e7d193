"""How much faster the compiled engine is: the engine's benchmark in turns, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"
ROUNDS = 5
"""Pairs of runs: the machine's speed drifts, and a ratio of neighbours holds."""

FIGURES = ("decisions_per_s", "copy_us", "options_us", "digest_us")


def measured(sources: Path) -> dict[str, float]:
    """The engine's figures of one run on these sources."""
    out = ROOT / "build" / "fast-ratio.json"
    command = [sys.executable, "-m", "app.cli", "bench", "engine", "--out", str(out)]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    subprocess.run(command, cwd=sources, env=environment, check=True, capture_output=True)
    told: dict[str, float] = json.loads(out.read_text(encoding="utf-8"))
    out.unlink()
    return told


def main() -> None:
    """Print the medians of both, and the median of the ratios pair by pair."""
    pairs = [(measured(ROOT), measured(FAST)) for _ in range(ROUNDS)]
    print(f"{'':<18}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for name in FIGURES:
        both = [(plain[f"engine.{name}"], fast[f"engine.{name}"]) for plain, fast in pairs]
        ratios = [fast / plain if name.endswith("per_s") else plain / fast for plain, fast in both]
        plain, fast = (median(each) for each in zip(*both, strict=True))
        print(f"{name:<18}{plain:>14,.1f}{fast:>14,.1f}{median(ratios):>8.2f}")


if __name__ == "__main__":
    main()
