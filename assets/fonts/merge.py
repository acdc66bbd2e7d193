"""Makes the TTF files of this folder from the WOFF subsets of the npm packages `@fontsource/…` (OFL 1.1).

Run once after an update of the fonts, from a folder where this was done:

    npm install @fontsource/philosopher @fontsource/pt-sans @fontsource/pt-sans-narrow
    python merge.py node_modules

It needs `fonttools`; the program itself doesn't. Kerning and localised forms are kept, hinting is dropped: the faces
are drawn unhinted at every scale.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
SUBSETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
# package → family as the program names it, and its (weight, style) pairs
FAMILIES = {
    "philosopher": ("Philosopher", ((400, "normal"), (400, "italic"), (700, "normal"), (700, "italic"))),
    "pt-sans": ("PT Sans", ((400, "normal"), (400, "italic"), (700, "normal"), (700, "italic"))),
    "pt-sans-narrow": ("PT Sans Narrow", ((400, "normal"), (700, "normal"))),
}
STYLE_NAMES = {
    (400, "normal"): "Regular",
    (400, "italic"): "Italic",
    (700, "normal"): "Bold",
    (700, "italic"): "Bold Italic",
}
HINTING = ("fpgm", "prep", "cvt ", "hdmx", "VDMX", "LTSH", "gasp", "DSIG", "FFTM", "TTFA")


def merge(files: list[Path]) -> TTFont:
    """One font of all subsets that exist."""
    plain = [unhinted(file) for file in files if file.exists()]
    options = Options()
    options.drop_tables = list(HINTING)
    try:
        return Merger(options).merge([str(file) for file in plain])
    finally:
        for file in plain:
            file.unlink()


def unhinted(file: Path) -> Path:
    """A TTF copy of a WOFF file without its instructions, which can't be merged."""
    font = TTFont(file)
    font.flavor = None
    for tag in HINTING:
        if tag in font:
            del font[tag]
    for glyph in font["glyf"].glyphs.values():
        glyph.expand(font["glyf"])
        glyph.removeHinting()
    plain = file.with_suffix(".plain.ttf")
    font.save(plain)
    return plain


def rename(font: TTFont, family: str, style: str) -> None:
    """Family and style names alike on every system."""
    names = {
        1: family,
        2: style,
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
    }
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
        font["name"].setName(text, name_id, 1, 0, 0)
    for name_id in (16, 17, 21, 22, 25):
        font["name"].removeNames(nameID=name_id)


def main(modules: Path) -> None:
    """Writes every TTF file and licence beside this script."""
    for package, (family, faces) in FAMILIES.items():
        folder = modules / "@fontsource" / package
        for weight, slant in faces:
            files = [folder / "files" / f"{package}-{subset}-{weight}-{slant}.woff" for subset in SUBSETS]
            font = merge(files)
            style = STYLE_NAMES[weight, slant]
            rename(font, family, style)
            font.save(HERE / f"{family}-{style}.ttf".replace(" ", ""))
        shutil.copyfile(folder / "LICENSE", HERE / f"OFL-{package}.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
