"""The phrases of the language as tables."""
