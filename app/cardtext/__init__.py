"""Russian card text to programs and back to Russian."""
