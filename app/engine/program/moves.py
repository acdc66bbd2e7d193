"""Acts that take cards from zone to zone, or change what lies where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.do import FOR_GOOD, Do
from app.engine.program.players import YOU
from app.engine.program.values import ONE
from app.engine.program.who import SELF
from app.engine.terms import Place, Zone

if TYPE_CHECKING:
    from app.engine.program.do import Until
    from app.engine.program.filters import Filter
    from app.engine.program.grants import Grant
    from app.engine.program.players import Player
    from app.engine.program.values import Value
    from app.engine.program.who import Who
    from app.engine.terms import Stat


@dataclass(frozen=True, slots=True)
class Move(Do):
    """To a zone: return to hand, put into the deck, put on the graveyard."""

    who: Who
    to: Zone
    place: Place = Place.SHUFFLED
    order_by: Player | None = None  # who orders several cards: «в любом порядке»


@dataclass(frozen=True, slots=True)
class Discard(Do):
    player: Player
    number: Value | None = ONE  # None: the whole hand
    of: Filter | None = None
    chosen_by: Player | None = None  # None: the discarding player himself
    random: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Do):
    player: Player = YOU
    number: Value = ONE


@dataclass(frozen=True, slots=True)
class Mill(Do):
    """«кладёт X верхних карт колоды на кладбище»."""

    player: Player
    number: Value = ONE


@dataclass(frozen=True, slots=True)
class Search(Do):
    """«Поиск — …»: look through the own deck, show, take to the hand (or elsewhere), shuffle."""

    of: Filter
    most: Value | None = ONE
    to: Zone = Zone.HAND
    player: Player = YOU
    closed: bool = False


@dataclass(frozen=True, slots=True)
class LookAt(Do):
    """Look at cards that you may not see otherwise; `show` to both players."""

    who: Who
    show: bool = False
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class ShowUntil(Do):
    """«Показывайте по одной верхней карте колоды, пока не покажете …»: to both players, from the top of the own deck.

    Ends with so many cards that fit, or with the deck; LOOKED are all the cards shown, IT those that fit.
    """

    of: Filter
    number: Value = ONE


@dataclass(frozen=True, slots=True)
class ShowHand(Do):
    player: Player


@dataclass(frozen=True, slots=True)
class Summon(Do):
    """«Вызовите»: from the own deck (519.3), side deck, or wherever `of` says."""

    of: Filter
    most: Value | None = ONE
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Revive(Do):
    """«Возродите» (519.4). `player`: whose control, by default the ability's controller."""

    who: Who
    closed: bool = False
    life: Value | None = None
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class Create(Do):
    """«Создайте X» from the reserve (519.6)."""

    name: str
    number: Value = ONE
    player: Player = YOU
    closed: bool = False


@dataclass(frozen=True, slots=True)
class CreateCopy(Do):
    who: Who
    number: Value = ONE
    player: Player = YOU
    grants: tuple[Grant, ...] = ()
    is_hired: bool = True  # False: «её Найм не срабатывает»


@dataclass(frozen=True, slots=True)
class PutIntoDeck(Do):
    """«Поместите X в колоду»: a Placed card from the reserve."""

    name: str
    number: Value = ONE
    player: Player = YOU
    place: Place = Place.SHUFFLED


@dataclass(frozen=True, slots=True)
class TakeControl(Do):
    who: Who
    player: Player = YOU
    until: Until = FOR_GOOD


@dataclass(frozen=True, slots=True)
class PlayCard(Do):
    """«разыграйте»: free, or cheaper, from wherever `who` lies."""

    who: Who
    free: bool = False
    cheaper: Value | None = None
    optional: bool = True


@dataclass(frozen=True, slots=True)
class ApplySpell(Do):
    """«примените эффект заклинания», «повторите»: its text once more, without playing it."""

    who: Who


@dataclass(frozen=True, slots=True)
class Shuffle(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class Attach(Do):
    """«Присоедините X к Y»."""

    who: Who
    to: Who


@dataclass(frozen=True, slots=True)
class Mine(Do):
    """«Y добывает X»: X lies under Y, out of play."""

    by: Who
    who: Who


@dataclass(frozen=True, slots=True)
class Hide(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Unhide(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Flip(Do):
    """«Переверните»: the card's second face."""

    who: Who


@dataclass(frozen=True, slots=True)
class Improve(Do):
    """«Усовершенствовать»."""

    who: Who


@dataclass(frozen=True, slots=True)
class CompleteQuest(Do):
    who: Who = SELF


@dataclass(frozen=True, slots=True)
class Exchange(Do):
    """Swap two numbers or controllers: «поменяйте местами»."""

    a: Who
    b: Who
    stat: Stat | None = None  # None: control
