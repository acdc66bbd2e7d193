"""Kept games: the list, the replay, what decks have done."""
