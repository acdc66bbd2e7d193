"""From what the match says of a card to what its face shows."""

from __future__ import annotations

from app.engine.facts import CardFacts
from app.engine.terms import Kind, Zone
from app.engine.view import CardView
from app.table.faces.face import CardFace, Element, Numbers
from app.table.faces.face import Kind as FaceKind

_SUPPORT = {
    "оружие": FaceKind.WEAPON,
    "броня": FaceKind.ARMOUR,
    "доспех": FaceKind.ARMOUR,
    "амулет": FaceKind.AMULET,
    "местность": FaceKind.PLACE,
    "событие": FaceKind.EVENT,
}
_KINDS = {
    Kind.HERO: FaceKind.HERO,
    Kind.CREATURE: FaceKind.CREATURE,
    Kind.SPELL: FaceKind.SPELL,
    Kind.QUEST: FaceKind.QUEST,
}
_NO_COST = frozenset({Kind.HERO})
_FIGHTERS = frozenset({Kind.CREATURE, Kind.HERO})


def face_kind(facts: CardFacts) -> FaceKind:
    """The type sign: support cards by their class (106.1)."""
    if facts.kind is not Kind.SUPPORT:
        return _KINDS[facts.kind]
    classes = (_SUPPORT.get(name.casefold()) for name in facts.classes)
    return next((kind for kind in classes if kind), FaceKind.SUPPORT)


def printed_face(facts: CardFacts) -> CardFace:
    """The face of a card as its facts have it."""
    return CardFace(
        facts.name,
        face_kind(facts),
        tuple(Element(element.value) for element in facts.elements) or (Element.NEUTRAL,),
        cost=None if facts.kind in _NO_COST else "X" if facts.costs_x else facts.cost,
        strike=facts.strike if facts.kind is Kind.CREATURE else None,
        life=facts.life if facts.kind in _FIGHTERS else None,
        class_line=" · ".join(name[:1].upper() + name[1:] for name in facts.classes),
        text=facts.text,
    )


def numbers_now(card: CardView) -> Numbers:
    """A card's numbers as they are now: its cost in a hand, its strike and life in play."""
    cost = None if card.zone is Zone.PLAY else card.cost
    return Numbers(
        cost=cost,
        strike=card.strike if card.kind is Kind.CREATURE else None,
        life=card.life if card.kind in _FIGHTERS else None,
    )


def full_numbers(card: CardView) -> Numbers:
    """All numbers of a known card for its large picture: as they are now, the cost as it would be paid."""
    now = numbers_now(card)
    return Numbers(card.cost if card.kind not in _NO_COST else None, now.strike, now.life)
