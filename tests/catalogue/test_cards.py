"""Identity, printings, wordings, and the text in force."""

from __future__ import annotations

from datetime import date

import pytest

from carddb.cards import choose_printing, every_card, find_card, forget_choice, printings_of, wordings_of
from carddb.facts import Card, CardType, ClassicFacts, Element, Facts, Game, ListKind, Printing, Rarity, X
from carddb.rows import printing_of, put_list, put_printings, row_of
from carddb.storage import Storage

TODAY = date(2026, 6, 1)
DOG = (Game.HEROES, "пес")


def printing(
    list_id: str, kind: ListKind, text: str, *, name: str = "Пёс", day: str = "", number: str = "1"
) -> Printing:
    facts = Facts(Game.HEROES, name, CardType.CREATURE, cost=2, strike=1, life=3, text=text, set_id="s", number=number)
    return Printing(list_id, kind, facts, "Набор", day)


def put(storage: Storage, *printings: Printing, imported_at: str = "") -> None:
    with storage.changing() as connection:
        for each in printings:
            schema = "shipped" if each.kind is ListKind.SHIPPED else "main"
            put_list(connection, schema, each.list_id, each.list_id, each.kind, imported_at=imported_at)
            put_printings(connection, schema, [each])


def erratum(storage: Storage, text: str, day: str, *, cancelled: bool = False) -> None:
    storage.connection.execute(
        "INSERT INTO erratum (game, key, name, text, date, source, cancelled) VALUES (?, ?, 'Пёс', ?, ?, 'сайт', ?)",
        (*DOG, text, day, cancelled),
    )


def dog(storage: Storage, on: date = TODAY) -> Card:
    found = find_card(storage.connection, DOG, on)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "facts",
    [
        Facts(Game.HEROES, "Пёс", CardType.CREATURE, (Element.FOREST, Element.DARKNESS), 2, 1, 3,
              ("Дух", "Зверь"), Rarity.RARE, "Рывок.\nНайм: …", "Гав", "14", "7", frozenset({"cost", "text"})),
        Facts(Game.HEROES, "Гром", CardType.SPELL, cost=X, number="1"),
        Facts(Game.CLASSIC, "Кшар", CardType.FLYER, cost=3, life=6, number="2",
              classic=ClassicFacts(True, True, False, 2, (1, 2, 2), (("sph", 0), ("uchr", 1)))),
    ],
)  # fmt: skip
def test_a_printing_comes_back_from_the_database_as_it_was(storage: Storage, facts: Facts) -> None:
    """No fact is lost or changed on the way."""
    whole = Printing("list", ListKind.PAPER, facts, "Набор", "2021", "pf", 93)
    put(storage, whole)
    columns = storage.connection.execute("SELECT * FROM printing").fetchone()
    assert row_of(whole) == row_of(printing_of(row_of(whole), ListKind.PAPER))
    assert len(columns) == len(row_of(whole))
    assert printings_of(storage.connection, facts.key, TODAY) == (whole,)


def test_a_card_is_its_game_and_folded_name(storage: Storage) -> None:
    """106.2.1: two spellings of a name are printings of one card; the classic card of that name is another."""
    put(
        storage,
        printing("a", ListKind.IMPORT, "1", number="1"),
        printing("a", ListKind.IMPORT, "2", name="ПЕС", number="2"),
        Printing("a", ListKind.IMPORT, Facts(Game.CLASSIC, "Пёс", CardType.CREATURE, set_id="s", number="3")),
    )
    assert sorted(card.key for card in every_card(storage.connection, TODAY)) == [(Game.CLASSIC, "пес"), DOG]
    assert len(printings_of(storage.connection, DOG, TODAY)) == 2


def test_the_same_printing_put_again_replaces_itself(storage: Storage) -> None:
    """List, set and number are the printing's identity."""
    put(storage, printing("a", ListKind.IMPORT, "раньше"))
    put(storage, printing("a", ListKind.IMPORT, "теперь"))
    assert [each.facts.text for each in printings_of(storage.connection, DOG, TODAY)] == ["теперь"]


def test_paper_goes_before_imports_and_imports_before_the_box(storage: Storage) -> None:
    """In force: the newest paper printing, else the newest import, else our own sets."""
    put(storage, printing("box", ListKind.SHIPPED, "своя"))
    assert dog(storage).text == "своя"
    put(storage, printing("digital", ListKind.IMPORT, "цифровая"), imported_at="2026-05-01")
    assert dog(storage).text == "цифровая"
    put(storage, printing("paper", ListKind.PAPER, "бумажная", day="2021"))
    assert dog(storage).text == "бумажная"


def test_the_newer_of_two_imports_is_in_force(storage: Storage) -> None:
    """By the time of import."""
    put(storage, printing("b", ListKind.IMPORT, "новый"), imported_at="2026-05-02")
    put(storage, printing("a", ListKind.IMPORT, "старый"), imported_at="2026-05-01")
    assert dog(storage).text == "новый"


def test_the_newer_of_two_paper_printings_is_in_force_from_its_day_on(storage: Storage) -> None:
    """A date before the newer printing sees the older text."""
    put(storage, printing("p", ListKind.PAPER, "2021", day="2021", number="1"))
    put(storage, printing("p", ListKind.PAPER, "2024", day="2024-03-01", number="2"))
    assert dog(storage).text == "2024"
    assert dog(storage, date(2024, 2, 29)).text == "2021"


def test_the_players_choice_goes_before_everything(storage: Storage) -> None:
    """Until it is forgotten."""
    put(storage, printing("box", ListKind.SHIPPED, "своя"), printing("paper", ListKind.PAPER, "бумажная"))
    choose_printing(storage.connection, printing("box", ListKind.SHIPPED, ""))
    assert dog(storage).text == "своя"
    forget_choice(storage.connection, DOG)
    assert dog(storage).text == "бумажная"


def test_an_erratum_is_in_force_from_its_day_on(storage: Storage) -> None:
    """Text 110.5 of the classic edits: the newest erratum up to the date asked for; the printed text stays known."""
    put(storage, printing("paper", ListKind.PAPER, "печать", day="2021"))
    erratum(storage, "первая", "2024-01-10")
    erratum(storage, "вторая", "2025-01-10")
    assert [dog(storage, date(year, 6, 1)).text for year in (2023, 2024, 2025)] == ["печать", "первая", "вторая"]
    assert dog(storage).facts.text == "печать"


def test_a_cancelled_erratum_counts_no_more(storage: Storage) -> None:
    """The one before it is in force again."""
    put(storage, printing("paper", ListKind.PAPER, "печать", day="2021"))
    erratum(storage, "первая", "2024-01-10")
    erratum(storage, "вторая", "2025-01-10", cancelled=True)
    assert dog(storage).text == "первая"


def test_the_history_of_a_text_is_told_by_date(storage: Storage) -> None:
    """Printed texts once each, errata with their source, and which of them counts."""
    put(storage, printing("p", ListKind.PAPER, "печать", day="2023", number="2"))
    put(storage, printing("p", ListKind.PAPER, "печать", day="2021", number="1"))
    erratum(storage, "новая", "2024-01-10")
    history = wordings_of(storage.connection, DOG, TODAY)
    assert [(each.text, each.date, each.source, each.in_force) for each in history] == [
        ("печать", "2021", "Набор", False),
        ("новая", "2024-01-10", "сайт", True),
    ]


def test_an_unknown_card_is_none(storage: Storage) -> None:
    """No card, no history."""
    assert find_card(storage.connection, DOG, TODAY) is None
    assert wordings_of(storage.connection, DOG, TODAY) == ()
