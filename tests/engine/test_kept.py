"""What a game keeps of what it has computed is what it would compute anew."""

from __future__ import annotations

import random

import pytest

from app.engine.heroes.book import Face
from app.engine.heroes.faces import face, start_anew
from app.engine.heroes.game import Game
from app.engine.heroes.triggers import watched
from app.engine.match import Match
from tests.engine import boxes, practice

PLAIN = (
    "kind", "names", "classes", "elements", "cost", "strike", "life", "start_life", "has", "printed", "abilities",
    "activated", "triggers", "insteads", "constants", "wakes", "replaces", "bans", "measures",
)  # fmt: skip


def told(face_: Face) -> tuple[object, ...]:
    """All that a face is, by value."""
    grants = [(it.grant, it.number, it.source, it.seat, it.stamp) for it in face_.grants]
    held = {keyword: [(it.number, it.ability) for it in all_] for keyword, all_ in face_.keywords.items()}
    return (*(getattr(face_, name) for name in PLAIN), grants, held)


def known(game: Game) -> list[object]:
    """Every face in play, and what waits there."""
    faces = [(game.name(row), told(face(game, row))) for squad in game.state.squad for row in squad]
    return [*faces, watched(game)]


def anew(match: Match) -> list[object]:
    game = match.copy().game
    start_anew(game)
    game.has_constants = -1
    return known(game)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_kept_of_the_table_is_what_it_would_be_computed_anew(seed: int) -> None:
    """114.3: a constant acts as long as it stands, on whatever stands then."""
    match, chance = practice.start(seed) if seed % 2 else boxes.start(seed, seed + 4, seed), random.Random(seed)
    for _ in range(150):
        if match.decision is None:
            break
        assert known(match.game) == anew(match)
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
