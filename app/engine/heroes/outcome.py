"""Victory, draw, defeat (601-605)."""

from __future__ import annotations

from app.engine.event import Ending, GameOver
from app.engine.heroes.bans import player_may_not
from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.message import NOBODY
from app.engine.terms import Ban

DRAW = -1


def finish(game: Game, winner: int, ending: Ending, paragraph: str, source: int = 0) -> None:
    """The game is over and nothing can change that (605.1)."""
    state = game.state
    if state.over:
        return
    state.over = (winner, ending.name, paragraph)
    by = game.ref_of(source) if source else NOBODY
    game.tell(GameOver(None if winner == DRAW else winner, ending, paragraph, by))


def fallen(game: Game) -> list[int]:
    """The seats whose hero falls: as many wounds as initial lives (604.1), or by house option a level of 0 (505.1)."""
    found = []
    for seat in (0, 1):
        row = game.hero(seat)
        mine = face(game, row)
        limit = mine.life if game.edition.hero_falls_by_level else mine.start_life
        if game.state.wounds[row] >= limit and not player_may_not(game, seat, Ban.LOSE_GAME):
            found.append(seat)
    return found


def check_heroes(game: Game) -> bool:
    """End the game when a hero falls; both together are a draw (603.1)."""
    lost = fallen(game)
    if not lost:
        return False
    winner = DRAW if len(lost) == 2 else 1 - lost[0]
    finish(game, winner, Ending.HERO_FALLS, "603.1" if winner == DRAW else "604.1")
    return True
