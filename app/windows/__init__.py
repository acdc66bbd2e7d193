"""Main window, new game, deck editor, catalogue browser, settings."""
