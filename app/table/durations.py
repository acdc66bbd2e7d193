"""How long things take, in milliseconds at normal speed; `Director` multiplies them by the player's setting."""

from __future__ import annotations

FRAME = 16
MOVE = 300
DRAW = 240
TURN_OVER = 180
CLOSE = 200
SHIFT = 180
"""Cards of a row making room."""

HOVER = 110
LUNGE = 170
LUNGE_BACK = 190
ARROW = 420
"""How long an arrow of something announced stands before it happens."""

ARROW_FADE = 200
NUMBER = 1000
"""A rising number; the game goes on meanwhile."""

NUMBER_BEAT = 220
"""How long the game waits for a number."""

BANNER = 900
QUEUE_BEAT = 240
"""How long the queue stands before its next ability acts."""

GLOW = 350
FADE = 220
PAUSE = 120
"""Between two acts of the other side."""

# Not multiplied: what a hand does
LONG_PRESS = 550

HURRY_AFTER = 24
"""With more beats than this waiting, the show runs faster, so that a long turn never drags."""

HURRY_MOST = 4.0
