"""Texts to programs through the card language, each text once: what was compiled lies in the catalogue."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from app.cardtext.compile import GRAMMAR, CompiledCard, Declined, KnownNames, Mended, compile_card
from app.cardtext.scope import Why
from app.engine import codec
from app.engine.errors import BrokenSave
from app.engine.program import INSTRUCTION_SET, Ability, ByHand
from app.library.cards import KINDS, is_of_heroes
from carddb.catalogue import Catalogue
from carddb.facts import Facts
from carddb.programs import Compiled, Plays, Versions, program_key

VERSIONS = Versions(int(GRAMMAR[:15], 16), INSTRUCTION_SET)
"""Programs of another grammar or instruction set are compiled anew."""

BATCH = 100
"""So many programs are kept in one transaction."""


@dataclass(frozen=True, slots=True)
class Part:
    """One особенность of a text: its words, where they begin, what they mean, what was declined or mended in them.

    A sentence that goes on with the one before it has that one's ability, with its own part in it.
    """

    text: str
    position: int
    abilities: tuple[Ability, ...] = ()
    declined: Declined | None = None
    mended: tuple[Mended, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text means: its abilities in order (`ByHand` where words were not read), and its parts as read."""

    abilities: tuple[Ability, ...]
    parts: tuple[Part, ...] = ()

    @property
    def declined(self) -> tuple[Declined, ...]:
        """Why what was not read was not."""
        return tuple(part.declined for part in self.parts if part.declined)

    @property
    def plays(self) -> Plays:
        """How much of it plays by itself; a card without text plays whole."""
        by_hand = sum(isinstance(ability, ByHand) for ability in self.abilities)
        if not by_hand:
            return Plays.WHOLE
        return Plays.BY_HAND if by_hand == len(self.abilities) else Plays.PARTLY

    def to_json(self) -> str:
        plain = {"abilities": codec.encode(self.abilities), "parts": codec.encode(self.parts)}
        return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> Reading:
        """Raises BrokenSave, ValueError or KeyError for what `to_json` did not write."""
        plain: dict[str, Any] = json.loads(text)
        return Reading(codec.decode(plain["abilities"]), codec.decode(plain["parts"]))


for _cls in (Part, Declined, Mended, Why):
    codec.register(_cls)


class Texts:
    """Reads texts: out of memory, else out of the catalogue, else by the grammar (about a millisecond a text)."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._known: dict[str, Reading] = {}
        self._names: KnownNames | None = None
        self._guard = threading.Lock()

    def read(self, facts: Facts) -> Reading:
        """What the text of these facts means."""
        key = program_key(facts)
        known = self._known.get(key)
        if known is None:
            known = self._kept(facts)
            if known is None:
                known = self.compile(facts)
                self.keep([(facts, known)])
            self._known[key] = known
        return known

    def compile(self, facts: Facts) -> Reading:
        """What the grammar says of a text now, whatever was kept."""
        with self._guard:  # one text at a time goes through the grammar
            if self._names is None:
                self._names = KnownNames(self._catalogue.names())
            return read_text(facts, self._names)

    def compile_all(self, texts: Iterable[Facts]) -> Iterable[Reading]:
        """Compile and keep many, a transaction for some at a time; gives each reading as it is done."""
        waiting: list[tuple[Facts, Reading]] = []
        for facts in texts:
            if not is_of_heroes(facts):
                continue
            reading = self.compile(facts)
            waiting.append((facts, reading))
            if len(waiting) == BATCH:
                self.keep(waiting)
                waiting = []
            yield reading
        self.keep(waiting)

    def forget_names(self) -> None:
        """The catalogue has other cards than before: texts may mention them."""
        self._names = None
        self._known.clear()

    def _kept(self, facts: Facts) -> Reading | None:
        kept = self._catalogue.program(facts, VERSIONS)
        if kept is None:
            return None
        try:
            return Reading.from_json(kept.program)
        except (BrokenSave, ValueError, KeyError):
            return None

    def keep(self, read: Sequence[tuple[Facts, Reading]]) -> None:
        """Keep readings in the catalogue, in place of earlier ones of the same texts."""
        kept = [Compiled(program_key(facts), reading.plays, reading.to_json()) for facts, reading in read]
        if kept:
            self._catalogue.keep_programs(kept, VERSIONS)


def read_text(facts: Facts, names: KnownNames | None = None) -> Reading:
    """What a text means, by the grammar alone. Raises KeyError for a card of the classic game."""
    return _reading(compile_card(facts.name, KINDS[facts.type], facts.text, names=names))


def _reading(card: CompiledCard) -> Reading:
    parts = (Part(each.text, each.position, each.abilities, each.declined, each.mended) for each in card.readings)
    return Reading(card.program.abilities, tuple(parts))
