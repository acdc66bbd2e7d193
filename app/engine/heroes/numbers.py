"""Small integers for the words that the state and its masks speak in; the words themselves are enums (`terms`).

Columns, masks and effects hold integers because these copy, compare and save fastest. The order of an enum is its
numbering, so a saved match names the instruction set that it was written with.
"""

from __future__ import annotations

from app.engine.event import How, Phase
from app.engine.terms import Ban, EventKind, KeywordName, Measure, Place, Source, Span, Zone

# zones
PLAY, HAND, DECK, GRAVEYARD, RESERVE, SIDE_DECK, UNDER, GONE = range(8)
ZONES = (Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.RESERVE, Zone.SIDE_DECK, Zone.UNDER, Zone.RESERVE)
ZONE_NUMBER = {zone: number for number, zone in enumerate(ZONES[:7])}

# flags of a row
HIDDEN = 1  # lies face down
DEFENDED = 2  # has defended this turn
HURT = 4  # was wounded this turn (Гнев)
COPY = 8  # a created copy: named «Копия X», vanishes
PART = 16  # under a host as a part of a merged card
MINED = 32  # under a host, mined
HOST = 64  # has cards under it
ACTED = 128  # struck, defended or used an action this turn
TOKEN = 256  # came from the reserve: belongs to no deck
QUIET = 512  # a copy whose own entering wakes nothing
THIS_TURN = DEFENDED | HURT | ACTED

# kinds of effects
E_STRIKE, E_LIFE, E_REINFORCE, E_WEAKEN, E_KEYWORD, E_GRANT, E_ABILITY, E_LATER, E_COUNTER, E_CONTROL = range(10)

SPANS = tuple(Span)
SPAN = {span: number for number, span in enumerate(SPANS)}

SOURCES = tuple(Source)
SOURCE = {source: number for number, source in enumerate(SOURCES)}
BY_ATTACK, BY_STRIKE, BY_SHOT, BY_SPELL, BY_ABILITY, BY_POISON, BY_ANY = range(7)

HOWS = tuple(How)
HOW = {how: number for number, how in enumerate(HOWS)}

PLACES = tuple(Place)
PLACE = {place: number for number, place in enumerate(PLACES)}

PHASES = tuple(Phase)
P_SETUP, P_RECOVERY, P_ACCUMULATION, P_CHOICE, P_STRIKE, P_ABILITY, P_PLAYING, P_END = range(8)

EVENTS = tuple(EventKind)
EVENT = {kind: number for number, kind in enumerate(EVENTS)}
EVENT_BIT = {kind: 1 << number for number, kind in enumerate(EVENTS)}

KEYWORDS = tuple(KeywordName)
KEYWORD = {name: number for number, name in enumerate(KEYWORDS)}
KEYWORD_BIT = {name: 1 << number for number, name in enumerate(KEYWORDS)}

BANS = tuple(Ban)
BAN_BIT = {ban: 1 << number for number, ban in enumerate(BANS)}

MEASURES = tuple(Measure)
MEASURE_BIT = {measure: 1 << number for number, measure in enumerate(MEASURES)}

# what the conditions of a constant ability can depend on, besides cards entering, leaving and having effects
R_ALWAYS, R_WOUNDS, R_CLOSED, R_COINS, R_TURN, R_HISTORY, R_COMBAT, R_ZONES, R_PRAYERS, R_FACES = (
    1 << i for i in range(10)
)
