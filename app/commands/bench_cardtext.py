"""The speed of the card language: abilities read, said and read again, a second of computing."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from pathlib import Path

from app.cardtext.compile import KnownNames, compile_card, prepare
from app.commands.bench import Figures
from app.library.cards import KINDS
from carddb.facts import Facts
from carddb.imports.reading import read_list
from carddb.progress import complete
from carddb.set_files import shipped_sets


def figures() -> Figures:
    """Seconds that the grammar takes to make; then each list once, with nothing known of it: the box, and the card
    lists of the folder that OTRYAD_REFERENCE names."""
    began = time.process_time()
    prepare()
    found = {"cardtext.grammar_s": time.process_time() - began}
    for name, cards in _lists().items():
        found[f"cardtext.{name}_abilities_per_s"] = _abilities_a_second(cards)
    return found


def _lists() -> dict[str, list[Facts]]:
    found = {"box": [facts for each in shipped_sets() for facts in each.cards]}
    if "OTRYAD_REFERENCE" in os.environ:
        for path in sorted(Path(os.environ["OTRYAD_REFERENCE"], "cards").glob("heroes-*.json")):
            found[path.name.partition(".")[0]] = [each.facts for each in complete(read_list(path)).printings]
    return found


def _abilities_a_second(cards: Iterable[Facts]) -> float:
    cards = [facts for facts in cards if facts.type in KINDS]
    names = KnownNames(facts.name for facts in cards)
    began = time.process_time()
    read = sum(len(compile_card(it.name, KINDS[it.type], it.text, names=names).readings) for it in cards)
    return read / (time.process_time() - began)
