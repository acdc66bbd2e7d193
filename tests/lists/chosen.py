"""Which cards of the real lists have a test of what they do: `python -m tests.lists.chosen` writes `chosen.txt` anew.

Cards that play by themselves, drawn with a fixed seed so that every family (a keyword, an event, an act) is met as
often as the lists have it, but no more than it must.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from app.commands.cards import Judged, ids_in
from app.engine.program import Ability, ByHand, Keyword, Node, When
from app.library import Library
from app.library.compiling import Reading
from carddb.facts import Card

CHOSEN = Path(__file__).with_name("chosen.txt")
LISTS = {"digital": "heroes-digital.dev.json", "paper": "heroes-paper.dev.json"}
DAMAGED = "heroes-paper.damaged.txt"
SURE = 90
"""Texts read from pictures with less confidence (0-100) are not chosen, nor those known to be damaged."""
SEED = 2026
EACH_LIST = {"digital": 90, "paper": 130}


def chosen() -> list[tuple[str, str]]:
    """The list and the name of every chosen card."""
    return [(where, name) for where, _, name in (row.partition(" ") for row in CHOSEN.read_text("utf-8").splitlines())]


def families(part: object) -> Iterator[str]:
    """What a program is made of: its nodes' names, its keywords and its events."""
    if isinstance(part, Keyword):
        yield part.name.value
    if isinstance(part, When):
        yield part.event.value
    if isinstance(part, Node):
        yield type(part).__name__
        for field in fields(part):  # type: ignore[arg-type]
            yield from families(getattr(part, field.name))
    elif isinstance(part, tuple):
        for each in part:
            yield from families(each)


def draw(cards: dict[str, tuple[Ability, ...]], number: int) -> list[str]:
    """Names, each time the card whose rarest family was met least so far."""
    waiting = sorted(cards)
    random.Random(SEED).shuffle(waiting)
    kinds = {name: sorted(set(families(cards[name]))) for name in waiting}
    met: Counter[str] = Counter()
    taken: list[str] = []
    while waiting and len(taken) < number:
        name = min(waiting, key=lambda each: min(met[kind] for kind in kinds[each]))
        waiting.remove(name)
        met.update(kinds[name])
        taken.append(name)
    return sorted(taken)


def sure_cards(library: Library, reference: Path, where: str) -> dict[str, tuple[Card, Reading]]:
    """The cards of a list whose text is surely theirs, by name."""
    judged = Judged(SURE, ids_in(reference / "cards" / DAMAGED))
    cards = library.cards_of_list(reference / "cards" / LISTS[where])
    return {card.facts.name: (card, reading) for card, reading in reversed(cards) if judged.counts(card)}


def _whole(cards: dict[str, tuple[Card, Reading]]) -> dict[str, tuple[Ability, ...]]:
    return {
        name: reading.abilities
        for name, (_, reading) in cards.items()
        if reading.abilities and not any(isinstance(each, ByHand) for each in reading.abilities)
    }


def main() -> None:
    """Choose anew."""
    reference = Path(os.environ["OTRYAD_REFERENCE"])
    with tempfile.TemporaryDirectory() as home:
        library = Library(Path(home))
        rows = [
            f"{where} {name}"
            for where in LISTS
            for name in draw(_whole(sure_cards(library, reference, where)), EACH_LIST[where])
        ]
        library.close()
    CHOSEN.write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
