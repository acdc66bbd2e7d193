"""What the rules say of decks (106.3.3, part 7): the box's own cards, judged as the deck editor judges them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.engine.facts import CardFacts
from app.engine.program import Keyword
from app.engine.terms import Element, KeywordName, Kind
from app.library.deck_rules import HORDE_COPIES, deck_rules
from app.library.library import Library
from carddb.decks.deck import Deck, Entry
from carddb.facts import CardKey, Game
from carddb.legality import DeckRule, RuleKind


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    opened = Library(tmp_path_factory.mktemp("home"))
    yield opened
    opened.close()


def filling(library: Library, element: Element) -> tuple[Entry, ...]:
    """Forty cards and more of one element."""
    names = [it.name for it in library.pool() if it.kind is Kind.CREATURE and it.elements == (element,)]
    assert len(names) >= 14
    return tuple(Entry(3, name) for name in names[:14])


def reasons(library: Library, hero: str, element: Element, *more: Entry) -> list[str]:
    deck = Deck(hero=Entry(1, hero), main=(*filling(library, element), *more), game=Game.HEROES)
    return [str(it) for it in library.judged(deck).reasons]


@pytest.mark.parametrize(("hero", "element"), (("Кром Железный", Element.MOUNTAIN), ("Зул-Баал", Element.DARKNESS)))
def test_h14_a_card_of_two_elements_is_legal_for_either(library: Library, hero: str, element: Element) -> None:
    """106.3.3, H-14: Возрождённый Линунг is a card of the mountains and of the darkness, and goes with Кром, who takes
    mountain cards only, as with Зул-Баал, who takes cards of the darkness only."""
    assert reasons(library, hero, element, Entry(1, "Возрождённый Линунг")) == []


@pytest.mark.parametrize(
    ("hero", "element", "other"),
    (("Кром Железный", Element.MOUNTAIN, Element.DARKNESS), ("Зул-Баал", Element.DARKNESS, Element.MOUNTAIN)),
)
def test_h14_a_card_of_the_other_element_is_not(library: Library, hero: str, element: Element, other: Element) -> None:
    """106.3.3, H-14: the text of the hero is read and judges."""
    alien = filling(library, other)[0]
    assert any(alien.name in reason for reason in reasons(library, hero, element, Entry(1, alien.name)))


def test_h14_a_neutral_card_is_no_mountain_card(library: Library) -> None:
    """106.3.3, H-14: «только карты Гор»; with another hero of the mountains it would be legal."""
    neutral = next(it.name for it in library.pool() if it.kind is Kind.CREATURE and not it.elements)
    assert any(neutral in reason for reason in reasons(library, "Кром Железный", Element.MOUNTAIN, Entry(1, neutral)))


# ------------------------------------------------------------------------------------------------------------- copies


def rules_of(*keywords: KeywordName) -> tuple[DeckRule, ...]:
    card = CardFacts("Крыса", Kind.CREATURE, 1, 1, 1, abilities=tuple(Keyword(name) for name in keywords))
    key: CardKey = (Game.HEROES, "крыса")
    return deck_rules({key: card}).get(key, ())


def test_five_of_a_horde() -> None:
    """Part 7 «Орда», «Название карты»: five of a name instead of three."""
    assert rules_of(KeywordName.HORDE) == (DeckRule(RuleKind.COPIES, HORDE_COPIES),) and HORDE_COPIES == 5
    assert rules_of(KeywordName.RUSH) == ()


@pytest.mark.parametrize("number", (5, 6))
def test_a_deck_holds_five_of_a_horde_and_no_more(library: Library, number: int) -> None:
    """Part 7 «Орда»: «констрактед»."""
    horde = next(it for it in library.pool() if it.elements and Keyword(KeywordName.HORDE) in it.abilities)
    hero = next(it for it in library.every_card() if it.kind is Kind.HERO and it.elements == horde.elements)
    against = reasons(library, hero.name, horde.elements[0], Entry(number, horde.name))
    assert any(horde.name in reason for reason in against) is (number > 5)


@pytest.mark.parametrize("keyword", (KeywordName.CREATED, KeywordName.PLACED))
def test_created_and_placed_cards_are_in_no_deck(keyword: KeywordName) -> None:
    """Part 7 «Созданный», «Помещённый»."""
    assert rules_of(keyword) == (DeckRule(RuleKind.NEVER),)
