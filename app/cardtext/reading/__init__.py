"""From typed words to programs."""
