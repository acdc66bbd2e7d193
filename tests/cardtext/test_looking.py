"""Cards of a deck that are looked at or shown: one of them, the rest of them, in any order (204.3)."""

from __future__ import annotations

from app.engine.program import (
    IT,
    LOOKED,
    REST,
    YOU,
    Among,
    ChooseDo,
    DeckTop,
    Fits,
    If,
    IsClass,
    LookAt,
    May,
    Move,
    Not,
    Number,
    Search,
    Sequence,
    ShowUntil,
    WentFirst,
)
from app.engine.terms import Kind, Place, Side, Zone
from tests.cardtext.idiom import CREATURE, cards, hire, one, reads, spell

OF_THEM = Among(LOOKED)


def top(number: int, **how: object) -> LookAt:
    return LookAt(DeckTop(Number(number)), **how)  # type: ignore[arg-type]


def of_them(*tests: object, **how: object) -> object:
    return one(cards(*tests, OF_THEM, zone=Zone.DECK), late=True, **how)  # type: ignore[arg-type]


def test_one_of_them_to_the_hand_and_the_rest_under_the_deck() -> None:
    """«возьмите одну из них, остальные положите под низ колоды»."""
    reads(
        "Найм: Посмотрите 3 верхние карты вашей колоды, возьмите одну из них в руку, остальные положите под низ колоды",
        hire(
            Sequence(
                (
                    top(3),
                    Move(of_them(), Zone.HAND),  # type: ignore[arg-type]
                    Move(REST, Zone.DECK, Place.BOTTOM),
                )
            )
        ),
        said=(
            "Найм: Посмотрите 3 верхние карты вашей колоды, верните карту из них в руку, "
            "положите остальные карты под низ колоды."
        ),
    )


def test_the_rest_needs_no_verb_of_its_own() -> None:
    """«…, остальные — на кладбище»; the number may stand after «верхние»."""
    reads(
        "Найм: Посмотрите верхние 3 карты колоды; положите одну из них в руку, остальные — на кладбище",
        hire(
            Sequence(
                (
                    top(3),
                    Move(of_them(), Zone.HAND),  # type: ignore[arg-type]
                    Move(REST, Zone.GRAVEYARD),
                )
            )
        ),
        said=(
            "Найм: Посмотрите 3 верхние карты вашей колоды, верните карту из них в руку, "
            "положите остальные карты на кладбище."
        ),
    )


def test_any_of_them() -> None:
    """«любые из них»: any number."""
    reads(
        "Посмотрите 4 карты с верха вашей колоды; можете положить любые из них на кладбище",
        spell(
            Sequence(
                (
                    top(4),
                    May(Move(of_them(least=Number(0), most=None), Zone.GRAVEYARD)),  # type: ignore[arg-type]
                )
            )
        ),
        said="Посмотрите 4 верхние карты вашей колоды, можете положить любое число карт из них на кладбище.",
        kind=Kind.SPELL,
    )


def test_a_described_card_is_shown_and_taken() -> None:
    """«покажите и возьмите …» after looking speaks of the cards looked at."""
    reads(
        "Посмотрите 3 верхние карты вашей колоды - покажите и возьмите карту не существа, замешайте остальные в колоду",
        spell(
            Sequence(
                (
                    top(3),
                    LookAt(of_them(Not(CREATURE)), show=True),  # type: ignore[arg-type]
                    Move(IT, Zone.HAND),
                    Move(REST, Zone.DECK),
                )
            )
        ),
        said=(
            "Посмотрите 3 верхние карты вашей колоды, покажите карту из них, не являющуюся существом, "
            "верните её в руку, замешайте остальные карты в колоду."
        ),
        kind=Kind.SPELL,
    )


def test_looked_at_cards_go_back_in_any_order() -> None:
    """«на верх колоды в любом порядке»."""
    reads(
        "Найм: Посмотрите 3 верхние карты колоды, положите их на верх колоды в любом порядке",
        hire(Sequence((top(3), Move(IT, Zone.DECK, Place.TOP, order_by=YOU)))),
        said="Найм: Посмотрите 3 верхние карты вашей колоды, положите их на верх колоды в любом порядке.",
    )


def test_what_the_shown_card_turns_out_to_be_gives_it_another_noun() -> None:
    """«если это гном, возьмите его, иначе положите её …»: both pronouns mean the card."""
    reads(
        "Найм: Покажите верхнюю карту колоды; если это гном, возьмите его, иначе положите её под низ колоды",
        hire(
            Sequence(
                (
                    top(1, show=True),
                    If(
                        Fits(IT, (IsClass(("гном",)),)),
                        Move(IT, Zone.HAND),
                        Move(IT, Zone.DECK, Place.BOTTOM),
                    ),
                )
            )
        ),
        said=(
            "Найм: Покажите верхнюю карту вашей колоды, если это гном, верните его в руку, "
            "иначе положите его под низ колоды."
        ),
    )


def test_the_top_or_the_bottom() -> None:
    """«на верх или под низ колоды»: whichever the player likes."""
    reads(
        "Найм: Посмотрите верхнюю карту колоды, можете положить её на верх или под низ колоды",
        hire(
            Sequence(
                (
                    top(1),
                    May(ChooseDo((Move(IT, Zone.DECK, Place.TOP), Move(IT, Zone.DECK, Place.BOTTOM)))),
                )
            )
        ),
        said="Найм: Посмотрите верхнюю карту вашей колоды, можете положить её на верх или под низ колоды.",
    )


def test_where_a_search_puts_the_card_under_a_condition() -> None:
    """«если …, положите её на верх колоды вместо вашей руки»."""
    dwarf = cards(IsClass(("гном",)), side=Side.YOURS, zone=Zone.DECK)
    reads(
        "Поиск — гном; если вы ходили первым, положите его на верх колоды вместо вашей руки",
        spell(If(WentFirst(), Search(dwarf, to=Zone.DECK), Search(dwarf))),
        said=(
            "Если вы ходили первым, поиск — гном, положите найденную карту на верх колоды вместо руки, "
            "иначе поиск — гном."
        ),
        kind=Kind.SPELL,
    )


def test_cards_are_shown_until_one_fits() -> None:
    """«Показывайте по одной …, пока не покажете …»: «его» is the card found."""
    ent = cards(IsClass(("энт",)), side=Side.YOURS, zone=Zone.DECK)
    reads(
        "Найм: Показывайте карты с верха колоды, пока не покажете энта; "
        "вызовите его, остальные положите под низ колоды",
        hire(Sequence((ShowUntil(ent), Move(IT, Zone.PLAY), Move(REST, Zone.DECK, Place.BOTTOM)))),
        said=(
            "Найм: Покажите по одной верхней карте вашей колоды, пока не покажете энта, "
            "положите его в игру, положите остальные карты под низ колоды."
        ),
    )


def test_a_card_that_was_looked_at_is_put_into_play_without_a_search() -> None:
    """«вызовите из них …»: the deck is not shuffled (204.3)."""
    reads(
        "Найм: Покажите 5 верхних карт колоды, можете вызвать из них демона, остальные карты положите на кладбище",
        hire(
            Sequence(
                (
                    top(5, show=True),
                    May(Move(of_them(IsClass(("демон",))), Zone.PLAY)),  # type: ignore[arg-type]
                    Move(REST, Zone.GRAVEYARD),
                )
            )
        ),
        said=(
            "Найм: Покажите 5 верхних карт вашей колоды, можете положить демона из них в игру, "
            "положите остальные карты на кладбище."
        ),
    )
