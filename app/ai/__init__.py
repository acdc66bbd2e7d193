"""Players. Each sees only its own view."""
