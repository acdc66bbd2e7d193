"""A card of the catalogue as the face that is drawn."""

from __future__ import annotations

from app.table.faces.face import CardFace, Covers, Element, Kind, Rarity
from app.table.faces.own import covers
from carddb.facts import Card, CardType, Facts

_SUPPORT_KINDS = {
    "Оружие": Kind.WEAPON,
    "Броня": Kind.ARMOUR,
    "Амулет": Kind.AMULET,
    "Местность": Kind.PLACE,
    "Событие": Kind.EVENT,
}
_KINDS = {
    CardType.HERO: Kind.HERO,
    CardType.SPELL: Kind.SPELL,
    CardType.QUEST: Kind.QUEST,
    CardType.SUPPORT: Kind.SUPPORT,
    CardType.ARTEFACT: Kind.AMULET,
    CardType.PLACE: Kind.PLACE,
}
"""Every other type is a kind of creature."""


def face_of(card: Card, picture: str = "") -> CardFace:
    """The face of a card with its text in force; `picture` is the path of the person's own art."""
    return face_of_facts(card.facts_in_force, card.printing.set_name, picture)


def face_of_facts(facts: Facts, set_name: str = "", picture: str = "") -> CardFace:
    """The face of these facts, with the set's name at the foot."""
    return CardFace(
        name=facts.name,
        kind=_kind(facts),
        elements=tuple(Element(element.value) for element in facts.elements) or (Element.NEUTRAL,),
        cost=facts.cost,
        strike=facts.strike,
        life=facts.life,
        class_line=_plate(facts),
        text=facts.text,
        flavour=facts.flavour,
        set_sign=set_name or facts.set_id,
        number=facts.number,
        rarity=Rarity(facts.rarity.value) if facts.rarity else Rarity.COMMON,
        picture=picture,
        picture_covers=covers(picture) if picture else Covers.ART,
    )


def _kind(facts: Facts) -> Kind:
    if facts.type is CardType.SUPPORT:
        return next((_SUPPORT_KINDS[name] for name in facts.classes if name in _SUPPORT_KINDS), Kind.SUPPORT)
    return _KINDS.get(facts.type, Kind.CREATURE)


def _plate(facts: Facts) -> str:
    if facts.type is CardType.HERO:
        return " · ".join(f"Герой-{name.lower()}" for name in facts.classes)
    return " · ".join(facts.classes)
