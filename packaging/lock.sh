#!/usr/bin/env bash
# Renew packaging/lock/dev.txt: the newest versions that pyproject.toml allows, in a virtual environment of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
room="$(mktemp -d)"
trap 'rm -rf "$room"' EXIT
"${PYTHON:-python3}" -m venv "$room"
"$room/bin/python" -m pip install --quiet --upgrade "setuptools>=77"
"$room/bin/python" -m pip install --quiet ".[dev]"
{
    echo "# Exact versions of everything that make setup installs. Renewed with: make lock"
    "$room/bin/python" -m pip freeze --all --exclude pip --exclude otryad
} > "$room/dev.txt"
mv "$room/dev.txt" packaging/lock/dev.txt
