"""Rules text on a face: signs, heads, reminders, and the longest real texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF

from app.table.faces.face import CardFace, Element, Kind
from app.table.faces.layout import LEAST_NARROW, layout_full
from app.table.faces.markup import Piece, Style, parse_text
from app.table.faces.signs import Sign, sign_layers
from app.table.faces.typeset import set_text
from app.table.fonts import Family

pytestmark = pytest.mark.usefixtures("qapp")

LARGE = QSizeF(420, 587)


def pieces(text: str) -> list[Piece]:
    """All pieces of a text."""
    return [piece for paragraph in parse_text(text) for word in paragraph for piece in word.pieces]


def words_in(text: str, style: Style) -> str:
    """The letters of a text that are set in a style."""
    found = [
        "".join(piece.text for piece in word.pieces if piece.style is style and piece.sign is None)
        for paragraph in parse_text(text)
        for word in paragraph
    ]
    return " ".join(found).replace("\xa0", " ").strip()


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("3{COIN}{TAP}: Ранить", [Sign.COIN, Sign.TAP]),
        ("3🪙🔄 - Раньте", [Sign.COIN, Sign.TAP]),
        ("[:tap]: Выстрел", [Sign.TAP]),
        ("{tap}: Ранить при {strike}", [Sign.TAP, Sign.STRIKE]),
        ("{PRAY}{QUEST}{EGG}{HEALTH}{ATTACK}", [Sign.PRAYER, Sign.QUEST, Sign.EGG, Sign.LIFE, Sign.STRIKE]),
    ],
)
def test_all_four_notations_become_signs(text: str, signs: list[Sign]) -> None:
    """A sign is drawn in line, however a list writes it."""
    assert [piece.sign for piece in pieces(text) if piece.sign] == signs


def test_an_unknown_sign_is_set_as_a_chip_with_its_name() -> None:
    """Nothing of a text is lost because its sign is not known."""
    assert Piece("zoal", is_chip=True) in pieces("Получает {zoal} до конца хода")


def test_a_brace_that_is_no_sign_stays_a_letter() -> None:
    """Damaged text is shown as it is."""
    assert "".join(piece.text for piece in pieces("{4 стоит на 1")).replace("\xa0", "") == "{4стоитна1"


@pytest.mark.parametrize(
    ("text", "bold"),
    [
        ("Найм: Ранить на 2.", "Найм:"),
        ("Возьмите карту. Гибель: Сбросьте карту.", "Гибель:"),
        ("Найм - Раньте на 2", "Найм"),
        ("Рывок. Гнев.", "Рывок. Гнев."),
        ("Броня 1, Опыт в атаке.", "Броня 1, Опыт в атаке."),
        ("Ранить на 1.", ""),
    ],
)
def test_heads_and_keywords_are_bold(text: str, bold: str) -> None:
    """What stands before a colon, and sentences of keywords alone."""
    assert words_in(text, Style.BOLD) == bold


def test_a_reminder_in_brackets_is_italic() -> None:
    """Brackets hold explanations."""
    assert words_in("Ранить на 1 (один раз за ход).", Style.ITALIC) == "(один раз за ход)"


def test_lines_never_begin_with_a_dash() -> None:
    """A dash stays with the word before it."""
    paragraphs = parse_text("Поиск — оружие или броня — любая, затем возьмите — карту")
    for width in range(90, 400, 7):
        block = set_text(paragraphs, Family.TEXT, 30, width)
        assert block is None or all(line.runs[0].piece.text != "—" for line in block.lines)


def test_words_remember_their_letters() -> None:
    """The part of a text that is being read can be lit: every word knows where it stood."""
    text = "Найм: Ранить на 2.\nГибель: Возьмите карту."
    for paragraph in parse_text(text):
        for word in paragraph:
            assert text[word.start : word.end].replace(" ", "") == "".join(piece.text for piece in word.pieces).replace(
                "\xa0", ""
            )


@pytest.mark.parametrize("sign", list(Sign), ids=lambda sign: sign.value)
def test_every_sign_has_a_drawing(sign: Sign) -> None:
    """A sign's file lies among the assets and has shapes inside its square."""
    layers = sign_layers(sign)
    assert layers
    for path, ink in layers:
        assert ink.isValid()
        assert -1 <= path.boundingRect().left() <= path.boundingRect().right() <= 101


def test_the_longest_real_texts_fit_at_the_large_size(reference: Path) -> None:
    """The text of every list's longest cards is set whole, inside its paper, in readable type."""
    for file in ("heroes-digital", "heroes-paper", "classic-nxt"):
        cards = json.loads((reference / "cards" / f"{file}.dev.json").read_text(encoding="utf-8"))
        for card in sorted(cards, key=lambda card: -len(card["text"]))[:25]:
            face = CardFace(card["name"], Kind.CREATURE, (Element.STEPPE,), 5, 5, 5, "Дракон", card["text"])
            layout = layout_full(face, LARGE)
            assert layout.text is not None, card["name"]
            assert layout.text.block.size >= LEAST_NARROW, card["name"]
            assert layout.text_pixels() >= 14, card["name"]
            assert all(layout.paper.contains(box) for box in layout.text.boxes()), card["name"]


def test_every_real_name_fits_its_plate(reference: Path) -> None:
    """No name of the lists is cut."""
    for file in ("heroes-digital", "heroes-paper", "classic-nxt"):
        cards = json.loads((reference / "cards" / f"{file}.dev.json").read_text(encoding="utf-8"))
        for name in {card["name"] for card in cards}:
            layout = layout_full(CardFace(name, Kind.CREATURE, cost=5), LARGE)
            shown = "".join(run.piece.text for line in layout.title.block.lines for run in line.runs)
            assert shown.replace("\xa0", "") == name.replace(" ", "") or len(name) > 60
