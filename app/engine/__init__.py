"""The games: matches, decisions, events. Standard library only."""
