"""Victory, draw, defeat (601-605)."""

from __future__ import annotations

from typing import Final

from app.engine.event import Ending, GameOver
from app.engine.heroes.bans import player_may_not
from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.message import NOBODY
from app.engine.terms import Ban

DRAW: Final = -1


def finish(game: Game, winner: int, ending: Ending, paragraph: str, source: int = 0) -> None:
    """The game is over and nothing can change that (605.1)."""
    state = game.state
    if state.over:
        return
    state.over = (winner, ending.name, paragraph)
    by = game.ref_of(source) if source else NOBODY
    game.tell(GameOver(None if winner == DRAW else winner, ending, paragraph, by))


def lose(game: Game, seats: list[int], ending: Ending, source: int = 0) -> None:
    """These players lose at once; both together is a draw (603.1)."""
    if len(seats) == 2:
        finish(game, DRAW, ending, "603.1", source)
    else:
        finish(game, 1 - seats[0], ending, _PARAGRAPHS.get(ending, "604.1"), source)


_PARAGRAPHS: Final = {Ending.DECK_EMPTY: "304.2"}
ENDINGS: Final = tuple(Ending)


def fallen(game: Game) -> list[int]:
    """The seats whose hero falls: as many wounds as initial lives (604.1), or by house option a level of 0 (505.1).

    Where something came instead of that, the hero falls of something new only (525.1).
    """
    state = game.state
    found = []
    for seat in (0, 1):
        row = state.squad[seat][0]
        mine = game.faces[row] or face(game, row)
        limit = mine.life if game.edition.hero_falls_by_level else mine.start_life
        if state.wounds[row] < limit or state.uid[row] in state.spared:
            continue
        if not player_may_not(game, seat, Ban.LOSE_GAME):
            found.append(seat)
    return found
