#!/usr/bin/env bash
# Make .venv with the locked packages; install missing system packages when root, else print the exact command.
# Usage: packaging/setup.sh [--screen]   (--screen: also what a real X or Wayland window needs)
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

offscreen="libgl1 libegl1 libfontconfig1 libxkbcommon0 libdbus-1-3"
screen="libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"

installed() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

missing_packages() {
    local wanted="$offscreen" name
    [ "${1:-}" = --screen ] && wanted="$wanted $screen"
    # Debian 13 renamed glib with the change of time_t.
    installed libglib2.0-0t64 || installed libglib2.0-0 || wanted="$wanted libglib2.0-0"
    for name in $wanted; do installed "$name" || printf '%s ' "$name"; done
    "$python" -c 'import ensurepip, venv' 2>/dev/null || printf 'python3-venv '
}

python="${PYTHON:-python3}"
command -v "$python" >/dev/null || fail "Python 3.11 or newer is needed: apt-get install python3 python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "Python 3.11 or newer is needed; $("$python" --version) was found. Set PYTHON to another one."

if command -v dpkg-query >/dev/null; then
    missing="$(missing_packages "${1:-}")"
    if [ -n "$missing" ]; then
        if [ "$(id -u)" = 0 ]; then
            say "Installing: $missing"
            apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
        else
            say "System packages are missing. Please run, then try again:"
            fail "  sudo apt-get install --no-install-recommends $missing"
        fi
    fi
fi

stamp=".venv/otryad-$(cat packaging/lock/dev.txt pyproject.toml | cksum | cut -d' ' -f1)"
if [ ! -e "$stamp" ]; then
    [ -x .venv/bin/python ] || "$python" -m venv .venv
    say "Installing the locked Python packages into .venv …"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -r packaging/lock/dev.txt
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
    rm -f .venv/otryad-*
    touch "$stamp"
fi
