"""Decks: what they are, the formats that players keep them in, and the cards that they mean."""
