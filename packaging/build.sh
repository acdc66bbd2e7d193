#!/usr/bin/env bash
# Build dist/otryad (a folder that needs no Python) and, where dpkg-deb is at hand, dist/otryad_<version>_<arch>.deb.
set -euo pipefail
cd "$(dirname "$0")/.."

packaging/setup.sh --screen
.venv/bin/python -m pip install --quiet --disable-pip-version-check "pyinstaller>=6.16,<7"
.venv/bin/python -m PyInstaller --noconfirm --clean --distpath dist --workpath build/pyinstaller packaging/otryad.spec

# What it must be able to do: play, with the players' process of their own, and draw every page.
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
OTRYAD_HOME="$home" QT_QPA_PLATFORM=offscreen dist/otryad/otryad simulate --games 2 --workers 2
OTRYAD_HOME="$home" QT_QPA_PLATFORM=offscreen dist/otryad/otryad pictures --folder build/packaged --scale 1

command -v dpkg-deb >/dev/null || { echo "dpkg-deb is not here: no .deb"; exit 0; }
version="$(.venv/bin/python -c 'import app; print(app.__version__)')"
arch="$(dpkg --print-architecture)"
tree="build/deb"
rm -rf "$tree"
install -d "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$tree/usr/share/applications" "$tree/usr/share/metainfo" \
    "$tree/usr/share/icons/hicolor/scalable/apps"
cp -r dist/otryad "$tree/opt/otryad"
ln -s /opt/otryad/otryad "$tree/usr/bin/otryad"
install -m 644 packaging/otryad.desktop "$tree/usr/share/applications/"
install -m 644 packaging/otryad.metainfo.xml "$tree/usr/share/metainfo/io.github.otryad.metainfo.xml"
install -m 644 assets/icons/app/otryad.svg "$tree/usr/share/icons/hicolor/scalable/apps/otryad.svg"
cat > "$tree/DEBIAN/control" <<CONTROL
Package: otryad
Version: $version
Architecture: $arch
Maintainer: Otryad <otryad@localhost>
Depends: libgl1, libegl1, libfontconfig1, libxkbcommon0, libdbus-1-3, libxcb-cursor0, libxkbcommon-x11-0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0
Section: games
Priority: optional
Description: table for the card game «Берсерк. Герои»
 Offline play against the computer or a friend at the same screen, with any deck.
CONTROL
dpkg-deb --root-owner-group --build "$tree" "dist/otryad_${version}_${arch}.deb"
