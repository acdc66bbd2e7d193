"""From programs to Russian."""
