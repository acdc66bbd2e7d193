"""What lies over what. Within a zone a card's place adds less than one, so that zones never mix."""

from __future__ import annotations

FURNITURE = 0.0
PILE = 5.0
ROW = 10.0
HERO = 12.0
FOCUSED = 14.0
FAR_HAND = 20.0
BAR = 30.0
HAND = 40.0
HOVERED = 60.0
MOVING = 70.0
ARROW = 80.0
DRAGGED = 90.0
FORECAST = 95.0
RISING = 100.0
BANNER = 110.0
CURTAIN = 200.0

STEP = 0.001
"""Between two cards of one zone."""
