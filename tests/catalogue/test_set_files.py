"""Set files: what is read, and how mistakes are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from carddb.facts import CardType, Element, Facts, Game, Rarity, X
from carddb.message import CatalogueError
from carddb.set_files import CardSet, digest_of, read_set, shipped_sets

HEAD = '[set]\nid = "t"\nname = "Проба"\ngame = "heroes"\nversion = 3\n'
SPELL = '[[card]]\nnumber = 1\nname = "Гром"\ntype = "spell"\ncost = 2\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "t.toml"
    path.write_text(text, encoding="utf-8")
    return path


def mistakes(folder: Path, text: str) -> set[str]:
    with pytest.raises(CatalogueError) as caught:
        read_set(written(folder, text))
    return {str(each) for each in caught.value.messages}


def test_a_set_is_read_with_all_its_fields(tmp_path: Path) -> None:
    """Types, elements and rarities may be written in Russian or English."""
    card = (
        '[[card]]\nnumber = "2a"\nname = "Пёс"\ntype = "Существо"\nelements = ["тьма", "forest"]\ncost = "X"\n'
        'strike = 0\nlife = 3\nclasses = ["Зверь", "Дух"]\nrarity = "ультра"\n'
        'text = "Рывок."\nflavour = "Гав."\nours = ["cost"]\n'
    )
    assert read_set(written(tmp_path, HEAD + card)) == CardSet(
        "t",
        "Проба",
        Game.HEROES,
        3,
        (
            Facts(
                Game.HEROES,
                "Пёс",
                CardType.CREATURE,
                (Element.FOREST, Element.DARKNESS),
                X,
                0,
                3,
                ("Зверь", "Дух"),
                Rarity.ULTRA,
                "Рывок.",
                "Гав.",
                "t",
                "2a",
                frozenset({"cost"}),
            ),
        ),
    )


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("cost = 2", 'cost = "две"', "set.field_wrong: file=t.toml, card=Гром, field=cost, value='две'"),
        ("cost = 2", "", "set.field_missing: file=t.toml, card=Гром, field=cost"),
        ("cost = 2", "cost = 2\nlife = 3", "set.field_wrong: file=t.toml, card=Гром, field=life, value=3"),
        ("cost = 2", "cost = 2\nprice = 3", "set.field_unknown: file=t.toml, card=Гром, field=price"),
        ('"spell"', '"чары"', "set.field_wrong: file=t.toml, card=Гром, field=type, value='чары'"),
        ('name = "Гром"\n', "", "set.field_missing: file=t.toml, card=№ 1, field=name"),
        ("cost = 2", "cost = true", "set.field_wrong: file=t.toml, card=Гром, field=cost, value=True"),
        ("version = 3", "", "set.field_missing: file=t.toml, card=, field=version"),
    ],
)
def test_a_mistake_names_file_card_and_field(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    """The person who writes a set sees where to look."""
    assert mistakes(tmp_path, (HEAD + SPELL).replace(right, wrong)) == {said}


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    """One look at the list is enough to mend the file."""
    text = HEAD + SPELL.replace("2", '"a"') + SPELL.replace("Гром", "Град").replace("1", "-1")
    assert len(mistakes(tmp_path, text)) == 2


def test_one_name_or_number_twice_is_a_mistake(tmp_path: Path) -> None:
    """106.2.1: the folded name is the card."""
    assert mistakes(tmp_path, HEAD + SPELL + SPELL.replace("Гром", "ГРОМ").replace("number = 1", "number = 2")) == {
        "set.card_twice: file=t.toml, card=ГРОМ, field=name"
    }


@pytest.mark.parametrize("content", [b"[set", b"\xff\xfe", b"card = 3\n", b'set = "x"\n'])
def test_a_file_that_is_no_set_is_told_by_name(tmp_path: Path, content: bytes) -> None:
    """Broken TOML, another encoding and other shapes end in a message."""
    path = tmp_path / "t.toml"
    path.write_bytes(content)
    with pytest.raises(CatalogueError) as caught:
        read_set(path)
    assert caught.value.messages[0]["file"] == "t.toml"


def test_the_digest_of_a_folder_follows_its_files(tmp_path: Path) -> None:
    """The catalogue is rebuilt when a set file changes."""
    written(tmp_path, HEAD)
    before = digest_of(tmp_path)
    written(tmp_path, HEAD + "\n")
    assert digest_of(tmp_path) != before


def test_every_shipped_set_is_sound() -> None:
    """Names, ids and numbers are told apart and every field is valid."""
    sets = shipped_sets()
    assert len({each.id for each in sets}) == len(sets)
    assert all(each.cards for each in sets)


def test_part_8_of_the_rules_is_complete() -> None:
    """Part 8: ten creatures and two spells, and the egg of the later editions."""
    part8 = next(each for each in shipped_sets() if each.id == "part8")
    stats = {card.name: (card.strike, card.life, card.cost) for card in part8.cards}
    assert stats == {
        "Элементаль огня": (2, 1, 2),
        "Элементаль воздуха": (1, 1, 2),
        "Элементаль земли": (1, 3, 2),
        "Элементаль воды": (2, 3, 2),
        "Элементаль праха": (1, 2, 2),
        "Защитный модуль": (0, 2, 1),
        "Модуль атаки": (2, 1, 1),
        "Модуль подавления": (1, 1, 1),
        "Модуль подвижности": (1, 2, 1),
        "Модуль поддержки": (0, 2, 1),
        "Попутный ветер": (None, None, 1),
        "Чёрная метка": (None, None, 3),
        "Яйцо": (0, 2, 1),
    }
