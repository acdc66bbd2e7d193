"""Players as texts name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.terms import Word

if TYPE_CHECKING:
    from app.engine.program.who import Who


class PlayerRole(Word):
    """A player as the text names him; «you» is the ability's controller."""

    YOU = "you"
    ENEMY = "enemy"
    EACH = "each"
    CHOSEN = "chosen"  # «игрок», «выбранный игрок»: his hero is the target (E15 209.5)
    ACTIVE = "active"
    CONTROLLER = "controller"  # of Player.of
    OWNER = "owner"  # of Player.of
    THAT = "that"  # the player of the event or of the last choice of a player: «этот игрок»


@dataclass(frozen=True, slots=True)
class Player(Node):
    role: PlayerRole = PlayerRole.YOU
    of: Who | None = None


YOU = Player(PlayerRole.YOU)
ENEMY = Player(PlayerRole.ENEMY)
EACH = Player(PlayerRole.EACH)
