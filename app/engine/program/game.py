"""Acts on players, their coins and prayers, on what happens, and on the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.do import FOR_GOOD, Do
from app.engine.program.players import YOU
from app.engine.program.values import ONE

if TYPE_CHECKING:
    from app.engine.program.do import Until
    from app.engine.program.players import Player
    from app.engine.program.values import Value
    from app.engine.program.who import Who
    from app.engine.terms import EventKind


@dataclass(frozen=True, slots=True)
class Pay(Do):
    """«заплатите X монет» inside an ability: closes them; coins spent, as a cost is (522)."""

    number: Value
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class GainCoins(Do):
    player: Player = YOU
    number: Value = ONE
    is_open: bool = True
    until: Until = FOR_GOOD


@dataclass(frozen=True, slots=True)
class LoseCoins(Do):
    player: Player = YOU
    number: Value = ONE
    until: Until = FOR_GOOD


@dataclass(frozen=True, slots=True)
class OpenCoins(Do):
    player: Player = YOU
    number: Value | None = None  # None: all


@dataclass(frozen=True, slots=True)
class CloseCoins(Do):
    player: Player = YOU
    number: Value | None = None


@dataclass(frozen=True, slots=True)
class GainPrayers(Do):
    player: Player = YOU
    number: Value = ONE


@dataclass(frozen=True, slots=True)
class LosePrayers(Do):
    player: Player = YOU
    number: Value = ONE


@dataclass(frozen=True, slots=True)
class NameSomething(Do):
    """Name a card, an element, a class or a number; kept for `Named` tests of later parts."""

    what: str  # "card" | "element" | "class" | "number"
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class Redirect(Do):
    """Change the target of the attack or ability under way (508.3)."""

    to: Who


@dataclass(frozen=True, slots=True)
class ChangeEvent(Do):
    """Inside a replacement: the same event with another number, subject or player."""

    number: Value | None = None
    to: Who | None = None
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class PayOrElse(Do):
    """«должен заплатить X монет; если не хватает …» and Extortion: the player may do the first, else the second."""

    player: Player
    pay: Do
    otherwise: Do | None = None
    must: bool = False


@dataclass(frozen=True, slots=True)
class ExtraTurn(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class SkipTurn(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class EndTurn(Do):
    pass


@dataclass(frozen=True, slots=True)
class ControlPlayer(Do):
    """«Вы контролируете противника в его следующий ход»."""

    player: Player


@dataclass(frozen=True, slots=True)
class WinGame(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class LoseGame(Do):
    player: Player


@dataclass(frozen=True, slots=True)
class TriggerAgain(Do):
    """«Найм сработает ещё раз»: the abilities of a card woken by this event, or of the next such card."""

    who: Who
    event: EventKind
    times: Value = ONE


@dataclass(frozen=True, slots=True)
class Random(Do):
    """One of these at random (526)."""

    options: tuple[Do, ...]
