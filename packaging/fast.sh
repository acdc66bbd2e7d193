#!/bin/sh
# The engine and the thinking of the computer players compiled by mypyc, in build/fast: the same sources, the same
# tests, then the speed of both. Nodes of programs stay interpreted: the card language puts values of its own into them.
# PYTHONPATH=build/fast lets every command run on it.
set -eu
cd "$(dirname "$0")/.."
python="${PYTHON:-$(pwd)/.venv/bin/python}"
[ -x "$python" ] || python="$(command -v python3)"
rm -rf build/fast
mkdir -p build/fast
cp -r app carddb docs tests pyproject.toml build/fast/
modules=$(ls app/engine/heroes/*.py | grep -v -e /ops.py -e /keywords.py -e /edition.py -e /situation.py)
modules="$modules app/engine/match.py app/engine/chance.py app/engine/message.py app/ai/search.py app/ai/worth.py"
echo "compiling $(echo "$modules" | wc -w) modules; this takes some minutes"
(cd build/fast && MYPYC_OPT_LEVEL="${MYPYC_OPT_LEVEL:-2}" "$(dirname "$python")/mypyc" --strict $modules) \
    > build/fast/mypyc.log 2>&1 || { tail -n 20 build/fast/mypyc.log; exit 1; }
(cd build/fast && "$python" -m pytest tests/engine tests/rules tests/ai)
"$python" packaging/fast_ratio.py
