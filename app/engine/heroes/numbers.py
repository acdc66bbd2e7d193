"""Small integers for the words that the state and its masks speak in; the words themselves are enums (`terms`).

Columns, masks and effects hold integers because these copy, compare and save fastest. The order of an enum is its
numbering, so a saved match names the instruction set that it was written with.
"""

from __future__ import annotations

from typing import Final

from app.engine.event import How, Phase
from app.engine.terms import Ban, EventKind, KeywordName, Measure, Place, Source, Span, Zone

# zones
PLAY: Final = 0
HAND: Final = 1
DECK: Final = 2
GRAVEYARD: Final = 3
RESERVE: Final = 4
SIDE_DECK: Final = 5
UNDER: Final = 6
GONE: Final = 7
ZONES: Final = (Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.RESERVE, Zone.SIDE_DECK, Zone.UNDER, Zone.RESERVE)
ZONE_NUMBER: Final = {zone: number for number, zone in enumerate(ZONES[:7])}

# flags of a row
HIDDEN: Final = 1  # lies face down
DEFENDED: Final = 2  # has defended this turn
HURT: Final = 4  # was wounded this turn (Гнев)
COPY: Final = 8  # a created copy: named «Копия X», vanishes
PART: Final = 16  # under a host as a part of a merged card
MINED: Final = 32  # under a host, mined
HOST: Final = 64  # has cards under it
ACTED: Final = 128  # struck, defended or used an action this turn
TOKEN: Final = 256  # came from the reserve: belongs to no deck
QUIET: Final = 512  # a copy whose own entering wakes nothing
REOPENED: Final = 1024  # opened while its own attack was under way
THIS_TURN: Final = DEFENDED | HURT | ACTED | REOPENED

ARMOUR_MARK: Final = 0
"""The key among a row's marks of use that counts the wounds which Armour has prevented this turn."""

# kinds of effects
E_STRIKE: Final = 0
E_LIFE: Final = 1
E_REINFORCE: Final = 2
E_WEAKEN: Final = 3
E_KEYWORD: Final = 4
E_GRANT: Final = 5
E_ABILITY: Final = 6
E_LATER: Final = 7
E_COUNTER: Final = 8
E_CONTROL: Final = 9

SPANS: Final = tuple(Span)
SPAN: Final = {span: number for number, span in enumerate(SPANS)}

SOURCES: Final = tuple(Source)
SOURCE: Final = {source: number for number, source in enumerate(SOURCES)}
BY_ATTACK: Final = 0
BY_STRIKE: Final = 1
BY_SHOT: Final = 2
BY_SPELL: Final = 3
BY_ABILITY: Final = 4
BY_POISON: Final = 5
BY_ANY: Final = 6

HOWS: Final = tuple(How)
HOW: Final = {how: number for number, how in enumerate(HOWS)}

PLACES: Final = tuple(Place)
PLACE: Final = {place: number for number, place in enumerate(PLACES)}

PHASES: Final = tuple(Phase)
P_SETUP: Final = 0
P_RECOVERY: Final = 1
P_ACCUMULATION: Final = 2
P_CHOICE: Final = 3
P_END: Final = 7

EVENTS: Final = tuple(EventKind)
EVENT: Final = {kind: number for number, kind in enumerate(EVENTS)}
EVENT_BIT: Final = {kind: 1 << number for number, kind in enumerate(EVENTS)}

KEYWORDS: Final = tuple(KeywordName)
KEYWORD: Final = {name: number for number, name in enumerate(KEYWORDS)}
KEYWORD_BIT: Final = {name: 1 << number for number, name in enumerate(KEYWORDS)}

BANS: Final = tuple(Ban)
BAN_BIT: Final = {ban: 1 << number for number, ban in enumerate(BANS)}

MEASURES: Final = tuple(Measure)
MEASURE_BIT: Final = {measure: 1 << number for number, measure in enumerate(MEASURES)}

# what the conditions of a constant ability can depend on, besides cards entering, leaving and having effects
R_ALWAYS: Final = 1
R_WOUNDS: Final = 2
R_CLOSED: Final = 4
R_COINS: Final = 8
R_TURN: Final = 16
R_HISTORY: Final = 32
R_COMBAT: Final = 64
R_ZONES: Final = 128
R_PRAYERS: Final = 256
R_FACES: Final = 512
