"""From a view to the place of every card."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from app.engine.decision import Ask
from app.engine.terms import Zone
from app.table import dimensions as size
from app.table.faces.signs import Sign
from app.table.mark_painter import mark_at
from app.table.marks import Mark
from app.table.piles import piles_of
from app.table.spots import Look, Wish, arrangement, unknown_key
from tests.table.situations import END, Table, decision, full_table

WISH = Wish(1290, 900, 0)


def test_every_card_in_sight_has_a_spot() -> None:
    """Heroes, support, squads, own hand, the other's hand face down, the tops of the graveyards."""
    situation = full_table()
    found = arrangement(situation.view(), WISH).spots
    unknown = {unknown_key(1, place) for place in range(5)}
    assert set(found) == {card.id for card in situation.cards} | unknown


def test_a_hand_of_the_other_lies_face_down() -> None:
    """203.2: its cards are its player's secret."""
    found = arrangement(full_table().view(), WISH).spots
    hand = [spot for spot in found.values() if spot.zone is Zone.HAND and not spot.near]
    assert {spot.look for spot in hand} == {Look.BACK}


def test_a_closed_card_lies_rotated_clockwise() -> None:
    """And small enough to keep to its own place."""
    situation = full_table()
    closed = situation.zones[0, "squad"][0]
    spot = arrangement(situation.view(), WISH).spots[closed]
    assert (spot.angle, spot.scale) == (90.0, size.CLOSED_SCALE)


def test_the_other_seat_sees_the_table_turned() -> None:
    """Who sits near lies below."""
    situation = full_table()
    view = situation.view()
    mine, theirs = arrangement(view, WISH).spots, arrangement(view, replace(WISH, near=1)).spots
    hero = situation.heroes[0]
    assert mine[hero].y > 450 > theirs[hero].y


def swarm(count: int) -> Table:
    situation = Table()
    situation.squad(0, *["Модуль атаки"] * count)
    return situation


def test_three_equal_cards_make_a_pile() -> None:
    """Tokens that nothing tells apart stack."""
    situation = swarm(3)
    view = situation.view()
    assert piles_of(view, view.players[0].squad) == (tuple(situation.zones[0, "squad"]),)


def test_two_equal_cards_lie_apart() -> None:
    """Two are as easily seen."""
    view = swarm(2).view()
    assert len(piles_of(view, view.players[0].squad)) == 2


def test_a_wound_takes_a_card_out_of_its_pile() -> None:
    """Only cards that are equal in all but their id."""
    situation = swarm(4)
    view = situation.view()
    wounded = replace(view.cards[-1], wounds=1)
    view = replace(view, cards=(*view.cards[:-1], wounded))
    assert piles_of(view, view.players[0].squad) == (tuple(situation.zones[0, "squad"][:3]), (wounded.id,))


def test_a_pile_counts_its_cards_on_top() -> None:
    """«×4» stands once."""
    situation = swarm(4)
    spots = arrangement(situation.view(), WISH).spots
    assert [spots[key].pile for key in situation.zones[0, "squad"]] == [1, 1, 1, 4]


def test_a_merged_card_fans_out_when_pointed_at() -> None:
    """Its parts peek out, and lie side by side while the mouse is on it."""
    situation = Table()
    host, part = situation.squad(0, "Дорожный голем", "Модуль атаки")
    situation.zones[0, "squad"].remove(part)
    situation.cards[host - 1] = replace(situation.cards[host - 1], parts=(part,))
    situation.cards[part - 1] = replace(situation.cards[part - 1], zone=Zone.UNDER, host=host)
    view = situation.view()
    shut = arrangement(view, WISH).spots
    fanned = arrangement(view, replace(WISH, fanned=host)).spots
    assert abs(shut[part].x - shut[host].x) < 1 < fanned[part].x - fanned[host].x


def test_a_fan_stays_on_the_field() -> None:
    """At the right end of a row it opens to the left; no part covers its host."""
    situation = Table()
    *_others, host = situation.squad(0, *["Дорожный голем"] * 8)
    parts = tuple(situation.card("Модуль атаки", 0, Zone.UNDER, host=host) for _ in range(3))
    for place, key in enumerate(situation.zones[0, "squad"]):
        situation.cards[key - 1] = replace(situation.cards[key - 1], extra_life=place)
    situation.cards[host - 1] = replace(situation.cards[host - 1], parts=parts)
    found = arrangement(situation.view(), replace(WISH, fanned=host))
    width = found.spots[host].height * size.COMPACT_RATIO
    xs = [found.spots[part].x for part in parts]
    assert all(b - a <= -width for a, b in pairwise([found.spots[host].x, *xs]))
    assert found.layout.near.field.x <= xs[-1] - width / 2


def crowd(count: int, closed: int = -1) -> Table:
    """So many creatures, no two alike; one of them may be closed."""
    situation = Table()
    for place in range(count):
        situation.squad(0, "Седой дракон", extra_life=place, closed=place == closed)
    return situation


def test_in_a_crowded_row_a_card_knows_what_is_seen_of_it() -> None:
    """All but the last of a line are covered by the next one, and by no more than a third."""
    situation = crowd(28)
    found = arrangement(situation.view(), WISH).spots
    squad = [found[card] for card in situation.zones[0, "squad"]]
    covered = [a.seen for a, b in pairwise(squad) if a.y == b.y]
    assert 0.6 < min(covered) <= max(covered) < 1
    assert [spot.seen for spot in squad[13::14]] == [1.0, 1.0]


def test_a_row_with_room_covers_nothing() -> None:
    """Every card is seen whole."""
    situation = crowd(5)
    found = arrangement(situation.view(), WISH).spots
    assert {found[card].seen for card in situation.zones[0, "squad"]} == {1.0}


def test_a_closed_card_covers_a_little_more() -> None:
    """It is broader than the others; what is seen of its left neighbour is told so."""
    situation = crowd(28, closed=5)
    found = arrangement(situation.view(), WISH).spots
    before, other = (found[situation.zones[0, "squad"][place]] for place in (4, 3))
    assert 0.55 < before.seen < other.seen


def test_what_is_seen_of_a_card_can_be_pointed_at(open_table) -> None:
    """Marks and numbers move there: no neighbour lies over it, be the card open or closed."""
    situation = crowd(28, closed=5)
    widget, _ = open_table(situation.view())
    for card in situation.zones[0, "squad"][:13]:
        item = widget.scene.card_item(card)
        seen = item.seen_rect().adjusted(3, 3, -3, -3)
        for corner in (seen.topRight(), seen.bottomRight(), seen.center()):
            assert widget.scene.card_at(item.mapToScene(corner)) is item


def full_house(open_table, count: int = 28):
    """So many creatures a side in the smallest window, every fourth one closed; the widget and one of the closed."""
    situation = Table()
    for seat in (0, 1):
        for place in range(count):
            situation.squad(seat, "Седой дракон", extra_life=place, closed=place % 4 == 1, wounds=2)
    widget, _session = open_table(situation.view(decision(Ask.TURN, END)), size=(1280, 720))
    return widget, widget.scene.card_item(situation.zones[0, "squad"][5])


def test_a_closed_card_of_a_crowded_row_shows_its_name(open_table) -> None:
    """On a light plate at the edge of what is seen of it, over the dark art; neither wounds nor marks cover it."""
    widget, item = full_house(open_table)
    seen, height = item.seen_rect(), item.height
    assert seen != item.face_rect()
    line = [QPointF(seen.left() + seen.width() * share / 20, seen.top() + height * 0.05) for share in range(2, 19)]
    image = widget.view.grab().toImage()
    pixels = [image.pixelColor(widget.view.mapFromScene(item.mapToScene(point))).lightness() for point in line]
    assert max(pixels) > 190
    marks = (Mark(Sign.WOUND, "table.mark.wounds", 2),)
    assert all(mark_at(item.face_rect(), point, marks, seen) is None for point in line)


@pytest.mark.parametrize("count", [28, 40])
def test_a_card_of_a_crowded_row_is_shown_large_when_the_mouse_comes(open_table, mouse, qtbot, count: int) -> None:
    """At once: small names are read beside the table."""
    widget, item = full_house(open_table, count)
    assert widget.panel.preview.shown.id != item.key
    qtbot.mouseMove(widget.view.viewport(), mouse(widget).at(item.key))
    QApplication.processEvents()
    assert widget.panel.preview.shown.id == item.key
    assert widget.panel.preview.card.face.name == "Седой дракон"
    assert widget.panel.preview.card.height() > 2 * item.height


def test_the_keyboards_card_lies_over_its_neighbours(open_table) -> None:
    """Its whole ring and name are seen, and it sinks back when the keyboard goes on."""
    widget, item = full_house(open_table)
    covered = item.mapToScene(QPointF(0, item.face_rect().top() + 4))
    assert widget.scene.card_at(covered) is not item
    widget.keyboard.go(item.key)
    assert widget.scene.card_at(covered) is item
    widget.keyboard.go(widget.scene.view.players[0].hero)
    assert widget.scene.card_at(covered) is not item
