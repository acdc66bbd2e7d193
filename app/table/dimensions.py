"""Every size on the table. Lengths are shares of something or pixels at 1290×900 (`layout.unit`)."""

from __future__ import annotations

# Cards
COMPACT_RATIO = 0.75
"""Width of a card on the table by its height."""

FULL_RATIO = 63 / 88
"""Width of a card in a hand by its height."""

CLOSED_SCALE = 0.84
"""A closed card lies rotated; this much smaller it keeps to its own place and no neighbour has to move."""

PITCH = 0.84
"""From one card of a row to the next, by the card's height."""

CLOSED_UP = 0.62
"""How far a full row closes up before its cards get smaller, by the pitch."""

ROW_CARD = 0.205
"""The tallest card of a row, by the reference height."""

COMFORTABLE = 0.115
"""Cards of a row shorter than this, by the reference height, rather close up than shrink."""

ROW_LINES = 4
"""A squad lies in at most so many lines."""

LINE_COST = 0.12
"""One more line must make the cards so much taller, as a share, to be worth it."""

HERO = 0.2
HAND_CARD = 0.265
HAND_VISIBLE = 0.205
FAR_HAND_CARD = 0.165
FAR_HAND_VISIBLE = 0.085
PILE_CARD = 0.138
"""Heights by the reference height: hero, hand cards and what of them is seen, deck and graveyard."""

HAND_STEP = 1.02
"""From one hand card to the next by its width, when there is room."""

HAND_HOVER = 1.5
"""How much a hand card grows under the mouse."""

CARRIED = 0.8
"""The size of a hand card under the mouse while it is dragged."""

HAND_ANGLE = 2.6
HAND_ANGLE_MOST = 13.0
"""Degrees between two cards of the fan, and of its outermost ones."""

HAND_SINK = 0.012
HAND_BEND = 0.0006
"""How far the fan lies below its zone's edge, and how much its ends hang, by the reference height."""

PART_PEEK = 0.07
"""How far an attached card peeks out above its host, by the height."""

FAN_STEP = 1.04
"""From one card of a fan to the next, by its width, where there is room."""

STACK_OFFSET = 0.03
"""How far a card of a pile peeks out, by its height; at most three do."""

# The table's own furniture, in units
REFERENCE_WIDTH = 1290.0
REFERENCE_HEIGHT = 900.0
"""Heights given as shares are shares of this many units."""

MARGIN = 14.0
GAP = 10.0
BAR = 46.0
LABEL = 22.0
COIN = 21.0
COINS_IN_ROW = 5
SEPARATOR = 16.0
"""Between support cards and creatures."""

# Text, in units
TEXT = 15.0
SMALL_TEXT = 13.0
TITLE = 19.0
NUMBER = 17.0
RISING = 44.0
READABLE = 11.0
"""No text is smaller than this many pixels."""

# The side panel
PANEL = 0.195
PANEL_LEAST = 264
PANEL_MOST = 560
"""Width by the window's width, and its limits in pixels."""

DRAG_START = 8
"""Pixels that the mouse travels before a press is a drag."""
