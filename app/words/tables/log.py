"""What the log tells: one message for each kind of event."""

from __future__ import annotations

MESSAGES = {
    "log.wounded": ("{card}: {n} {n|рана|раны|ран}", "{card}: {n} {n|wound|wounds}"),
}
