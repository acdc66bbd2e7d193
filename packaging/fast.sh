#!/bin/sh
# The engine compiled by mypyc, in build/fast: the same sources, the same tests, then the speed of both.
# Nodes of programs stay interpreted: the card language puts values of its own into them.
set -eu
cd "$(dirname "$0")/.."
python="$(pwd)/.venv/bin/python"
[ -x "$python" ] || python=python3
rm -rf build/fast
mkdir -p build/fast
cp -r app carddb tests pyproject.toml build/fast/
cd build/fast
modules=$(ls app/engine/heroes/*.py | grep -v -e /ops.py -e /keywords.py -e /edition.py -e /situation.py)
echo "compiling $(echo "$modules" | wc -l) modules; this takes some minutes"
MYPYC_OPT_LEVEL="${MYPYC_OPT_LEVEL:-2}" "$(dirname "$python")/mypyc" --strict \
    app/engine/match.py app/engine/chance.py $modules > mypyc.log 2>&1 || { tail -n 20 mypyc.log; exit 1; }
"$python" -m pytest tests/engine tests/rules
"$python" -m app.cli bench engine
