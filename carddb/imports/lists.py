"""The card lists of other people's sites and programs: how a record of each becomes a printing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carddb.facts import CardType, ClassicFacts, Element, Facts, Game, ListKind, Printing, Rarity
from carddb.fold import fold
from carddb.imports.normal import class_line, classes_of_words, typed_facts
from carddb.imports.records import Fields, ListFormat, ReadCard, Reader
from carddb.known_sets import known_set
from carddb.vocabulary import ELEMENT_WORDS, RARITY_WORDS

LIST_KINDS: Final = {
    ListFormat.DIGITAL: ListKind.IMPORT,
    ListFormat.PAPER: ListKind.PAPER,
    ListFormat.BERSERKDECK: ListKind.PAPER,
    ListFormat.CLASSIC: ListKind.PAPER,
    ListFormat.TABLE: ListKind.IMPORT,
}

_CLASSIC_TYPES: Final = (
    CardType.CREATURE,
    CardType.FLYER,
    CardType.COMPANION,
    CardType.PARASITE,
    CardType.ARTEFACT,
    CardType.PLACE,
)
_CLASSIC_COLOURS: Final = {
    1: Element.STEPPE,
    2: Element.MOUNTAIN,
    4: Element.FOREST,
    8: Element.SWAMP,
    16: Element.DARKNESS,
}
_CLASSIC_RARITIES: Final = dict(enumerate(Rarity, 1))
_REGULAR: Final = ("", "regular")


def read_digital(fields: Fields) -> ReadCard:
    """heroes-digital: the class is the text's first line, sets are names, zeros fill what a card has not."""
    classes, text = class_line(fields, fields.text("text", "text"))
    stats = typed_facts(fields, fields.cost(), fields.number("attack"), fields.number("health"), classes)
    set_name = fields.text("set", "set")
    facts = Facts(
        game=Game.HEROES,
        name=fields.name(),
        elements=elements_of(fields, "elements"),
        rarity=fields.word("rarity", RARITY_WORDS),
        text=text,
        set_id=set_name,
        number=fields.mark("id", "number"),
        **stats,
    )
    return ReadCard(Printing(ListFormat.DIGITAL, ListKind.IMPORT, facts, set_name))


def read_paper(fields: Fields) -> ReadCard:
    """heroes-paper: read from pictures, so numbers are text and may be missing."""
    words = (fields.text("class", "class"),)
    classes = classes_of_words(fields, "class", tuple(filter(None, words)))
    stats = typed_facts(fields, fields.cost(), fields.number("attack"), fields.number("health"), classes)
    set_id = fields.mark("set", "set")
    facts = Facts(
        game=Game.HEROES,
        name=fields.name(),
        elements=elements_of(fields, "elements"),
        text=fields.text("text", "text"),
        set_id=set_id,
        number=fields.mark("number", "number"),
        **stats,
    )
    name, year = known_set(set_id)
    return ReadCard(
        Printing(ListFormat.PAPER, ListKind.PAPER, facts, name, _year(fields) or year, confidence=_confidence(fields))
    )


def read_berserkdeck(fields: Fields) -> ReadCard:
    """The answer of berserkdeck's API: its set numbers are what everybody means by a set's number."""
    classes = classes_of_words(fields, "cardClasses", fields.texts("cardClasses", "class"))
    stats = typed_facts(fields, fields.cost(), fields.number("attack"), fields.number("health"), classes)
    info = Fields(_table(fields, "setInfo"))
    set_id = info.mark("ordinal", "set") or fields.mark("set", "set")
    facts = Facts(
        game=Game.HEROES,
        name=fields.name(),
        elements=elements_of(fields, "elements"),
        rarity=fields.word("rarity", RARITY_WORDS) if fields.text("rarity", "class") else None,
        text=fields.text("text", "text"),
        set_id=set_id,
        number=fields.mark("number", "number"),
        **stats,
    )
    variant = fields.text("variant", "number")
    printing = Printing(
        ListFormat.BERSERKDECK,
        ListKind.PAPER,
        facts,
        info.text("name", "set") or known_set(set_id)[0],
        _release(info) or known_set(set_id)[1],
        "" if variant in _REGULAR else variant,
    )
    return ReadCard(printing, fields.text("errata", "text"))


def read_classic(fields: Fields) -> ReadCard:
    """classic-nxt: the classic game, with its own types and stats."""
    colour, kind = fields.number("color") or 0, fields.number("type") or 0
    if kind >= len(_CLASSIC_TYPES):
        raise fields.wrong("type")
    facts = Facts(
        Game.CLASSIC,
        fields.name(),
        _CLASSIC_TYPES[kind],
        tuple(element for bit, element in _CLASSIC_COLOURS.items() if colour & bit),
        fields.cost(),
        None,
        fields.number("life"),
        fields.texts("class", "class"),
        _CLASSIC_RARITIES.get(fields.number("rarity") or 0),
        fields.text("text", "text"),
        set_id=fields.mark("set_id", "set"),
        number=fields.mark("number", "number"),
        classic=_classic_facts(fields),
    )
    return ReadCard(Printing(ListFormat.CLASSIC, ListKind.PAPER, facts))


READERS: Final[dict[ListFormat, Reader]] = {
    ListFormat.DIGITAL: read_digital,
    ListFormat.PAPER: read_paper,
    ListFormat.BERSERKDECK: read_berserkdeck,
    ListFormat.CLASSIC: read_classic,
}

_MARKS: Final = {
    ListFormat.PAPER: {"text_conf"},
    ListFormat.BERSERKDECK: {"cardClasses", "name"},
    ListFormat.CLASSIC: {"set_id", "color", "name"},
    ListFormat.DIGITAL: {"attack", "health", "elements", "rarity", "set"},
}
"""Fields by which a list is known, the particular lists first."""


def list_format_of(record: Mapping[str, Any]) -> ListFormat | None:
    """Which list a record is of."""
    return next((kind for kind, marks in _MARKS.items() if marks <= record.keys()), None)


def elements_of(fields: Fields, name: str) -> tuple[Element, ...]:
    """Elements in the rule book's order; the word for neutral is none."""
    found = set()
    for word in fields.texts(name, "class"):
        if fold(word) not in ELEMENT_WORDS:
            raise fields.wrong(name)
        found.add(ELEMENT_WORDS[fold(word)])
    return tuple(element for element in Element if element in found)


def _table(fields: Fields, name: str) -> Mapping[str, Any]:
    value = fields.values.get(name) or {}
    if not isinstance(value, dict):
        raise fields.wrong(name)
    return value


def _year(fields: Fields) -> str:
    year = fields.values.get("year")
    if year is None:
        return ""
    if type(year) is not int:
        raise fields.wrong("year")
    return str(year) if 2000 < year < 2100 else ""


def _confidence(fields: Fields) -> int | None:
    value = fields.values.get("text_conf")
    if value is None:
        return None
    if type(value) not in (int, float) or not 0 <= value <= 100:
        raise fields.wrong("text_conf")
    return int(value)


def _release(info: Fields) -> str:
    """`[2021, 5, 30]` as a date."""
    value = info.values.get("release")
    if value is None:
        return ""
    if not isinstance(value, list) or not 1 <= len(value) <= 3 or not all(type(part) is int for part in value):
        raise info.wrong("release")
    return "-".join(f"{part:02}" for part in value)


def _classic_facts(fields: Fields) -> ClassicFacts:
    hits = fields.values.get("hit") or []
    icons = _table(fields, "icons")
    if not isinstance(hits, list) or not all(type(hit) is int for hit in hits) or len(hits) > 3:
        raise fields.wrong("hit")
    if not all(type(number) is int for number in icons.values()):
        raise fields.wrong("icons")
    return ClassicFacts(
        fields.flag("elite"),
        fields.flag("uniq"),
        fields.flag("horde"),
        fields.number("move"),
        tuple(hits),
        tuple(icons.items()),
    )
