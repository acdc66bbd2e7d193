"""The one place that knows catalogue and card language: compiles texts, judges decks, makes set-ups."""

from __future__ import annotations

from app.library.decks import LoadedDeck, Starter
from app.library.library import CONSTRUCTED, Library, is_for_decks

__all__ = ["CONSTRUCTED", "Library", "LoadedDeck", "Starter", "is_for_decks"]
