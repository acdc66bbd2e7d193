"""How fast the catalogue is: a made-up list of many cards, its import, and the time of every keystroke of a search."""

from __future__ import annotations

import contextlib
import json
import random
import re
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from carddb.catalogue import Catalogue
from carddb.message import CatalogueError
from carddb.progress import complete
from carddb.set_files import shipped_sets

CARDS: Final = 10_000

_SYLLABLES: Final = ("ба", "ви", "гно", "дра", "ер", "жа", "зи", "йо", "ка", "лю", "мо", "рё", "сту", "эль", "юр", "яз")
_WORDS: Final = (
    "существо", "карту", "возьмите", "ранить", "персонажа", "противника", "вашего", "героя", "хода", "начале", "конце",
    "когда", "погибает", "получает", "удару", "жизням", "закройте", "откройте", "выберите", "другое", "стоимость",
    "колоды", "кладбища", "руки", "Найм:", "Гибель:", "на", "до", "и", "не", "в", "X", "1", "2", "3", "{COIN}",
)  # fmt: skip
_SENTENCE: Final = re.compile(r"(?<=\.)\s+|\n")
_QUERIES: Final = (
    "существо противника",
    "гно",
    "рё",
    '"возьмите карту" -героя',
    "т:существо ц<=3 стихия:лес удар>=жизнь",
    "класс:гном или класс:эльф",
    "текст:/ранить .* на [0-9]/",
    "т:существо ц<=3 стихия:лес удар>=жизнь текст:карту класс:гном набор:114 -найм",
)


@dataclass(frozen=True, slots=True)
class CatalogueTimes:
    """Measured times. `search_ms_p95` is of one keystroke, `index_ms` of the first search after a change."""

    cards: int
    import_s: float
    open_ms: float
    index_ms: float
    search_ms_p50: float
    search_ms_p95: float


def measure_catalogue(cards: int = CARDS, *, seed: int = 1) -> CatalogueTimes:
    """Import a made-up list into an empty catalogue and type some queries, letter by letter."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "home")
        import_s = fill(home, cards, seed=seed)
        begun = time.perf_counter()
        catalogue = Catalogue(home)
        open_ms = _since(begun)
        begun = time.perf_counter()
        catalogue.search("")
        index_ms = _since(begun)
        times = sorted(_keystrokes(catalogue))
        catalogue.close()
    return CatalogueTimes(cards, import_s, open_ms, index_ms, times[len(times) // 2], times[len(times) * 95 // 100])


def fill(home: Path, cards: int = CARDS, *, seed: int = 1) -> float:
    """Import a made-up list into the catalogue of a home folder; returns the seconds of the import."""
    with tempfile.TemporaryDirectory() as folder:
        source = write_list(Path(folder), cards, seed=seed)
        catalogue = Catalogue(home)
        begun = time.perf_counter()
        complete(catalogue.import_list(source))
        seconds = time.perf_counter() - begun
        catalogue.close()
    return seconds


def write_list(folder: Path, cards: int = CARDS, *, seed: int = 1) -> Path:
    """The made-up list as a file."""
    place = folder / "list.json"
    place.write_text(json.dumps(list(_records(cards, seed)), ensure_ascii=False), encoding="utf-8")
    return place


def _keystrokes(catalogue: Catalogue) -> Iterator[float]:
    """Milliseconds of every beginning of every query; those that are no query yet count too."""
    for query in _QUERIES:
        for end in range(1, len(query) + 1):
            begun = time.perf_counter()
            with contextlib.suppress(CatalogueError):
                catalogue.search(query[:end])
            yield _since(begun)


def _since(begun: float) -> float:
    return (time.perf_counter() - begun) * 1000


def _records(count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Records of a heroes-paper list with names, classes and costs as real sets have them; each text is two or three
    sentences of the box's cards, nearly always another mixture of them.
    """
    chance = random.Random(seed)
    sentences = [
        part for each in shipped_sets() for facts in each.cards for part in _SENTENCE.split(facts.text) if part
    ]
    for number in range(count):
        name = "".join(chance.choices(_SYLLABLES, k=chance.randint(2, 4))).capitalize()
        yield {
            "set": 100 + number // 200,
            "number": number % 200 + 1,
            "name": f"{name} {chance.choice(_WORDS)} {number}",
            "type": chance.choice(["Существо", "Существо", "Заклинание"]),
            "elements": [chance.choice(["Степи", "Леса", "Горы", "Болота", "Тьма", "Нейтралы"])],
            "cost": str(chance.randint(0, 10)),
            "attack": str(chance.randint(0, 7)),
            "health": str(chance.randint(1, 9)),
            "class": chance.choice(["Гном", "Эльф", "Дракон", "Зверь", ""]),
            "text": " ".join(chance.choices(sentences, k=chance.randint(2, 3))),
            "text_conf": 95.0,
            "year": None,
        }
