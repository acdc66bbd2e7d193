"""The player's own pictures of cards: found in folders and archives, checked, shrunk, kept beside the catalogue."""
