"""The faces of a game's cards: the facts of this game, with what the catalogue knows of their printings.

A kept game brings its own texts; flavour, set, number and the person's own picture are looked up when it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.engine.facts import CardFacts
from app.table.faces.face import CardFace
from app.table.faces_of import printed_face
from app.table.scene import Facer
from app.windows.cards.face import face_of
from carddb.catalogue import Catalogue
from carddb.facts import CardType

Faces = Mapping[str, CardFace]
"""Faces by the id of the facts."""

ALL = 1_000_000


def faces_of(cards: Iterable[CardFacts], catalogue: Catalogue) -> Faces:
    """The faces of all cards that the catalogue knows. Call it in a worker: it asks for every card."""
    faces = ((facts.id, _face(facts, catalogue)) for facts in cards)
    return {key: face for key, face in faces if face is not None}


def facer_of(faces: Faces) -> Facer:
    """Gives a card its face; one that the catalogue doesn't know has only what its facts tell."""
    return lambda facts: faces.get(facts.id) or printed_face(facts)


def names_to_create(catalogue: Catalogue) -> list[str]:
    """The names of all cards that may be put on the table by hand: all but heroes. Call it in a worker."""
    cards = catalogue.search("игра:герои", ALL).cards
    return sorted(card.name for card in cards if card.facts.type is not CardType.HERO)


def _face(facts: CardFacts, catalogue: Catalogue) -> CardFace | None:
    card = catalogue.card(facts.name)
    if card is None:
        return None
    printed = face_of(card, str(catalogue.picture(card) or ""))
    return replace(
        printed_face(facts),
        flavour=printed.flavour,
        set_sign=printed.set_sign,
        number=printed.number,
        rarity=printed.rarity,
        picture=printed.picture,
        picture_covers=printed.picture_covers,
    )
