"""Card faces: nothing is clipped, nothing overlaps, the same card always looks the same."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from app.table.faces.face import CardFace, Element, Kind, Numbers, Rarity
from app.table.faces.images import Form, Picture, render
from app.table.faces.layout import COMPACT, DISC, FULL, GEM, layout_compact, layout_full

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [QSizeF(170, 238), QSizeF(320, 447), QSizeF(744, 1039)]

ELF = CardFace(
    name="Хранительница рощи",
    kind=Kind.CREATURE,
    elements=(Element.FOREST,),
    cost=4,
    strike=2,
    life=5,
    class_line="Эльф · Страж леса",
    text="Регенерация 2.\nНайм: Излечить выбранного персонажа на 3. Если он был ранен в этот ход, возьмите карту.",
    flavour="Каждый пень в её роще помнит, кто его срубил.",
    set_sign="Пять отрядов",
    number="71/260",
    rarity=Rarity.RARE,
    marks=("Созданный",),
)
HERO = CardFace("Эйра, Заря степей", Kind.HERO, (Element.STEPPE,), life=27, class_line="Герой-воин", text="{TAP}: …")
SPELL = CardFace("Цепь молний", Kind.SPELL, (Element.MOUNTAIN,), cost="X", class_line="Волшебство", text="Ранить на X.")
BLANK = CardFace("", Kind.CREATURE, ())


def faces() -> list[CardFace]:
    """One of each kind and element, and the odd ones."""
    kinds = [CardFace(f"Образец {kind.value}", kind, (Element.SWAMP,), 3, class_line="Класс") for kind in Kind]
    elements = [CardFace("Двое", Kind.CREATURE, pair, 10, 12, 12) for pair in itertools.combinations(Element, 2)]
    return [ELF, HERO, SPELL, BLANK, *kinds, *elements]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}")
def test_no_text_leaves_its_card_or_touches_another(size: QSizeF) -> None:
    """Every line of every face lies inside the card and clear of every other part's lines."""
    whole = QRectF(0, 0, FULL.width(), FULL.height())
    for face in faces():
        boxes = [(name, box) for name, part in layout_full(face, size).placed().items() for box in part.boxes()]
        assert all(whole.contains(box) for _name, box in boxes), face.name
        for (first, one), (second, other) in itertools.combinations(boxes, 2):
            assert first == second or not one.intersects(other), (face.name, first, second)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}")
def test_no_jewel_lies_on_text(size: QSizeF) -> None:
    """Cost, type disc, strike and life keep clear of every line."""
    for face in faces():
        layout = layout_full(face, size)
        jewels = [
            QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach)
            for spot, reach in ((layout.cost, GEM), (layout.disc, DISC), (layout.strike, GEM), (layout.life, GEM))
            if spot is not None
        ]
        for name, part in layout.placed().items():
            assert not any(box.intersects(jewel) for box in part.boxes() for jewel in jewels), (face.name, name)


@pytest.mark.parametrize("size", [QSizeF(100, 133), QSizeF(126, 168), QSizeF(240, 320)])
def test_a_compact_name_stays_on_its_plate(size: QSizeF) -> None:
    """The name's lines lie inside the plate, however long it is."""
    for name in ("Бес", "Хранительница рощи", "Перенаправление энергии стихий", "Превысокомногорассмотрительствующий"):
        layout = layout_compact(CardFace(name, Kind.CREATURE), size)
        assert all(layout.plate.contains(box) for box in layout.name.boxes()), name
        assert layout.plate.bottom() < COMPACT.height() / 3


@pytest.mark.parametrize("name", ["Бес", "Хранительница рощи", "Превысокомногорассмотрительствующий"])
@pytest.mark.parametrize("seen", [0.9, 0.66])
def test_the_name_of_a_covered_card_keeps_to_what_is_seen(name: str, seen: float) -> None:
    """In a crowded row the next card covers the right of the plate; the plate stays as wide, so that nothing shows."""
    whole = layout_compact(CardFace(name, Kind.CREATURE), QSizeF(126, 168))
    narrow = layout_compact(CardFace(name, Kind.CREATURE), QSizeF(126, 168), seen)
    assert max(box.right() for box in narrow.name.boxes()) <= COMPACT.width() * seen
    assert narrow.plate.contains(whole.plate)


def test_the_same_face_gives_the_same_picture() -> None:
    """Two drawings of one face are equal to the byte, though nothing was kept between them."""
    from app.table.faces import cache, images

    first = render(Picture(Form.FULL, 252, 352, 1.0, ELF)).copy()
    cache.PARTS.clear()
    images.RENDERED.clear()
    assert render(Picture(Form.FULL, 252, 352, 1.0, ELF)) == first


def test_changed_numbers_change_the_compact_picture() -> None:
    """A wounded creature doesn't look like a fresh one."""
    fresh = render(Picture(Form.COMPACT, 126, 168, 1.0, ELF, Numbers(None, 2, 5)))
    assert render(Picture(Form.COMPACT, 126, 168, 1.0, ELF, Numbers(None, 2, 4))) != fresh
