"""Decks on the screen: the shelf of decks, the editor, printing."""
