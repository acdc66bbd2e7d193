"""Deck legality: every reason against a deck, and the rules that texts bring."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from carddb.catalogue import Catalogue
from carddb.decks.deck import Deck, Entry
from carddb.facts import Game
from carddb.legality import DeckRule, RuleKind, Rules, reasons_against
from carddb.message import CatalogueError
from carddb.play_formats import play_formats, read_play_format
from tests.catalogue.shelf import card, write_set

DAY = date(2026, 1, 1)
HERO = Entry(1, "Кром")
FILLING = tuple(Entry(3, f"Гном {number}") for number in range(12))
ORC = (Game.HEROES, "орк")
KROM = (Game.HEROES, "кром")


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    cards = (
        card(1, "Кром", type="hero", elements=["mountain"], life=27),
        card(2, "Другой герой", type="hero", elements=["forest"], life=27),
        card(3, "Орк", elements=["mountain"]),
        card(4, "Эльф", elements=["forest"]),
        card(5, "Линунг", elements=["mountain", "darkness"]),
        card(6, "Наёмник"),
        card(7, "Находка", type="spell", cost=1),
        *(card(10 + number, f"Гном {number}", elements=["mountain"]) for number in range(20)),
    )
    opened = Catalogue(home, write_set(tmp_path / "sets", *cards))
    yield opened
    opened.close()


def reasons(
    box: Catalogue,
    *main: Entry,
    hero: Entry | None = HERO,
    side: tuple[Entry, ...] = (),
    rules: Rules | None = None,
    play: str = "constructed",
    on: date = DAY,
) -> set[str]:
    deck = box.resolve(Deck(hero=hero, main=main, side=side, game=Game.HEROES))
    return {str(each) for each in reasons_against(deck, play_formats()[play], rules or {}, on)}


def rule(key: tuple[Game, str], kind: RuleKind, number: int = 0, *names: str) -> Rules:
    return {key: (DeckRule(kind, number, frozenset((Game.HEROES, name) for name in names) if names else None),)}


def test_forty_cards_of_the_heros_element_are_legal(box: Catalogue) -> None:
    """Its own, a neutral and a two-element card with one of its elements (106.3.3)."""
    assert reasons(box, *FILLING, Entry(2, "Линунг"), Entry(2, "Наёмник")) == set()


@pytest.mark.parametrize(
    ("last", "said"),
    [
        (Entry(3, "Орк"), "illegal.too_few: count=39, least=40"),
        (Entry(4, "Орк"), "illegal.copies: card=Орк, count=4, most=3"),
        (Entry(4, "Йцукен"), "illegal.unknown: card=Йцукен, nearest="),
        (Entry(4, "Другой герой"), "illegal.hero_in_deck: card=Другой герой"),
    ],
)
def test_a_deck_is_illegal(box: Catalogue, last: Entry, said: str) -> None:
    """40 or more, three of a name, known cards, one hero."""
    assert said in reasons(box, *FILLING, last)


def test_a_card_of_another_element_is_illegal(box: Catalogue) -> None:
    """106.3.3: unless a text permits it."""
    deck = (*FILLING, Entry(2, "Эльф"), Entry(2, "Орк"))
    assert reasons(box, *deck) == {"illegal.element: card=Эльф, hero=Кром"}
    assert reasons(box, *deck, rules=rule(KROM, RuleKind.ALSO, 0, "эльф")) == set()


def test_a_deck_needs_a_hero_that_is_one(box: Catalogue) -> None:
    """One hero, of the type hero."""
    deck = (*FILLING, Entry(2, "Линунг"), Entry(2, "Наёмник"))
    assert reasons(box, *deck, hero=None) == {"illegal.no_hero"}
    assert "illegal.not_a_hero: card=Орк" in reasons(box, *deck, hero=Entry(1, "Орк"))


def test_the_side_deck_has_ten_cards_and_shares_the_limit_of_copies(box: Catalogue) -> None:
    """E15 207: the same limits as the main deck."""
    deck = (*FILLING, Entry(2, "Линунг"), Entry(2, "Наёмник"))
    side = tuple(Entry(3, f"Гном {number}") for number in range(13, 17))
    assert reasons(box, *deck, side=side) == {"illegal.side_too_many: count=12, most=10"}
    assert reasons(box, *deck, side=(Entry(2, "Линунг"),)) == {"illegal.copies: card=Линунг, count=4, most=3"}


def test_horde_allows_five(box: Catalogue) -> None:
    """Part 7, Орда: also in the format of single cards."""
    horde = rule(ORC, RuleKind.COPIES, 5)
    assert reasons(box, *FILLING, Entry(5, "Орк"), rules=horde) == set()
    assert reasons(box, *FILLING, Entry(6, "Орк"), rules=horde) == {"illegal.copies: card=Орк, count=6, most=5"}
    assert "illegal.copies: card=Орк, count=5, most=5" not in reasons(box, Entry(5, "Орк"), rules=horde, play="general")


def test_a_texts_limit_goes_before_a_heros_permission(box: Catalogue) -> None:
    """513.2: a ban is stronger than a permission."""
    limit = rule(ORC, RuleKind.COPIES, 1) | rule(KROM, RuleKind.COPIES, 15, "орк")
    assert reasons(box, *FILLING, Entry(4, "Орк"), rules=limit) == {"illegal.copies: card=Орк, count=4, most=1"}


def test_created_and_placed_cards_are_in_no_deck(box: Catalogue) -> None:
    """Part 7, Созданный and Помещённый."""
    never = rule(ORC, RuleKind.NEVER)
    assert reasons(box, *FILLING, Entry(2, "Орк"), Entry(2, "Линунг"), rules=never) == {"illegal.never: card=Орк"}


def test_a_hero_may_narrow_the_deck(box: Catalogue) -> None:
    """H-14: only mountain cards with Кром; a two-element card counts as one."""
    only = rule(KROM, RuleKind.ONLY, 0, "линунг", *(f"гном {number}" for number in range(12)))
    deck = (*FILLING, Entry(2, "Линунг"), Entry(2, "Наёмник"))
    assert reasons(box, *deck, rules=only) == {"illegal.only: card=Наёмник, by=Кром"}


def test_a_card_may_want_another_hero(box: Catalogue) -> None:
    """«Может быть в колоде только у …»."""
    wants = rule(ORC, RuleKind.HERO, 0, "другой герой")
    assert reasons(box, *FILLING, Entry(2, "Орк"), Entry(2, "Линунг"), rules=wants) == {"illegal.other_hero: card=Орк"}


def test_a_text_may_ask_for_a_larger_deck(box: Catalogue) -> None:
    """The larger of format and text counts."""
    larger = rule(KROM, RuleKind.SIZE, 50)
    assert reasons(box, *FILLING, Entry(2, "Орк"), Entry(2, "Линунг"), rules=larger) == {
        "illegal.too_few: count=40, least=50"
    }


def test_a_ban_holds_from_its_day_on(box: Catalogue) -> None:
    """Ban lists are dated; the sets of a format as well."""
    standard = play_formats()["standard"]
    assert "находка" in standard.banned_on(date(2024, 6, 1))
    assert standard.banned_on(date(2024, 5, 31)) == frozenset()
    assert ("21" in (standard.sets_on(date(2024, 6, 1)) or ()), "21" in (standard.sets_on(DAY) or ())) == (False, True)
    found = reasons(box, *FILLING, Entry(1, "Находка"), Entry(3, "Наёмник"), play="standard")
    assert {"illegal.banned: card=Находка, format=Стандарт", "illegal.set: card=Наёмник, format=Стандарт"} <= found


def test_a_limited_deck_may_hold_any_number_of_copies(box: Catalogue) -> None:
    """Draft and sealed: the three copies do not apply, a text's own limit does, unused cards are the side deck."""
    side = (Entry(20, "Орк"),)
    assert reasons(box, *FILLING, Entry(9, "Орк"), side=side, play="draft") == set()
    assert reasons(box, *FILLING, Entry(9, "Орк"), play="draft", rules=rule(ORC, RuleKind.COPIES, 1)) == {
        "illegal.copies: card=Орк, count=9, most=1"
    }


def test_every_shipped_format_is_sound() -> None:
    """They are read, and each says where it comes from."""
    formats = play_formats()
    assert {"constructed", "standard", "eternal", "general", "draft", "sealed", "classic"} <= formats.keys()
    assert all(each.source for each in formats.values())


def test_a_wrong_format_file_is_told_by_name(tmp_path: Path) -> None:
    """An unknown field is a mistake, not a default."""
    path = tmp_path / "mine.toml"
    path.write_text('[format]\nid = "mine"\nname = "М"\ngame = "heroes"\ndeck_leest = 40\n', encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"mine\.toml"):
        read_play_format(path)
