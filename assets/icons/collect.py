"""Takes the emblems named in `emblems.toml` and `interface.toml` from the icon collection into the tables beside them,
and writes `ATTRIBUTION.md`.

Run after a change of either, from a folder where this was done:

    npm install @iconify-json/game-icons
    python collect.py node_modules CHECKOUT

CHECKOUT is a work tree of the collection's own repository (github game-icons/icons): its folders are named after the
authors, whom the npm package doesn't name. A line of a table is: name, author's folder, path data in a square
of 512.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
AUTHORS = {
    "andymeneely": "Andy Meneely, http://www.se.rit.edu/~andy/",
    "aussiesim": "Aussiesim",
    "carl-olsen": "Carl Olsen, https://twitter.com/unstoppableCarl",
    "caro-asercion": "Caro Asercion",
    "cathelineau": "Cathelineau",
    "catsu": "Catsu",
    "darkzaitzev": "DarkZaitzev, http://darkzaitzev.deviantart.com",
    "delapouite": "Delapouite, http://delapouite.com",
    "faithtoken": "Faithtoken, http://fungustoken.deviantart.com",
    "felbrigg": "Felbrigg, http://blackdogofdoom.blogspot.co.uk",
    "generalace135": "GeneralAce135",
    "guard13007": "Guard13007, https://guard13007.com",
    "heavenly-dog": "HeavenlyDog, http://www.gnomosygoblins.blogspot.com",
    "irongamer": "Irongamer, http://ecesisllc.wix.com/home",
    "john-colburn": "John Colburn, http://ninmunanmu.com",
    "john-redman": "John Redman, http://www.uniquedicetowers.com",
    "kier-heyl": "Kier Heyl",
    "lorc": "Lorc, http://lorcblog.blogspot.com",
    "lord-berandas": "Lord Berandas, http://berandas.deviantart.com",
    "lucasms": "Lucas",
    "pepijn-poolman": "Pepijn Poolman",
    "pierre-leducq": "Pierre Leducq",
    "priorblue": "PriorBlue",
    "quoting": "Quoting",
    "rihlsul": "Rihlsul",
    "sbed": "Sbed, http://opengameart.org/content/95-game-icons",
    "seregacthtuf": "SeregaCthtuf",
    "skoll": "Skoll",
    "sparker": "Sparker, http://citizenparker.com",
    "spencerdub": "SpencerDub",
    "various-artists": "various artists of Game-icons.net",
    "viscious-speed": "Viscious Speed, http://viscious-speed.deviantart.com (CC0)",
    "willdabeast": "Willdabeast, http://wjbstories.blogspot.com",
    "starseeker": "Starseeker",
    "zajkonur": "Zajkonur",
    "zeromancer": "Zeromancer (CC0)",
}


def wanted(table: str) -> list[str]:
    """Every emblem that a table of this TOML file names, in alphabetical order."""
    tables = tomllib.loads((HERE / f"{table}.toml").read_text(encoding="utf-8"))
    return sorted({name for table in tables.values() for names in table.values() for name in names})


def path_data(body: str) -> str:
    """The one path of an icon's SVG body."""
    found = re.fullmatch(r'<path fill="currentColor" d="([^"]*)"/>', body)
    if found is None:
        raise SystemExit(f"an icon that is no single path: {body[:80]}")
    return found.group(1)


def author_of(name: str, data: str, checkout: Path) -> str:
    """The folder of the author whose drawing this is: some names were drawn by two."""
    drawings = {file.parent.name: numbers(file.read_text()) for file in checkout.glob(f"*/{name}.svg")}
    if not drawings:
        raise SystemExit(f"no author is known for {name}")
    mine = numbers(data)
    return max(sorted(drawings), key=lambda author: len(mine & drawings[author]))


def numbers(text: str) -> set[str]:
    """The numbers of a drawing, to tell one from another."""
    return set(re.findall(r"\d+\.?\d*", text))


def attribution(authors: dict[str, list[str]]) -> str:
    """The text that the licence asks for."""
    lines = [
        "# Emblems",
        "",
        "The emblems in `emblems.tsv` and `interface.tsv` come from Game-icons.net by the npm package",
        "`@iconify-json/game-icons`,",
        "licence CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), CC0 where marked. They are recoloured,",
        "shaded and combined. The signs in `signs/` and `controls/` and the program's icon in `app/` were drawn for",
        "this program.",
        "",
    ]
    for author in sorted(authors):
        names = sorted(set(authors[author]))
        lines += [f"## Icons made by {AUTHORS[author]}", "", ", ".join(names) + ".", ""]
    return "\n".join(lines)


def main(modules: Path, checkout: Path) -> None:
    """Writes both tables and the attribution."""
    icons = json.loads((modules / "@iconify-json" / "game-icons" / "icons.json").read_text())["icons"]
    authors: dict[str, list[str]] = {}
    for table in ("emblems", "interface"):
        rows = [row_of(name, icons, checkout, authors) for name in wanted(table)]
        (HERE / f"{table}.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (HERE / "ATTRIBUTION.md").write_text(attribution(authors), encoding="utf-8")


def row_of(name: str, icons: dict[str, dict[str, str]], checkout: Path, authors: dict[str, list[str]]) -> str:
    """The line of one emblem; its author is noted in `authors`."""
    if name not in icons:
        raise SystemExit(f"the collection has no {name}")
    data = path_data(icons[name]["body"])
    author = author_of(name, data, checkout)
    authors.setdefault(author, []).append(name)
    return f"{name}\t{author}\t{data}"


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
