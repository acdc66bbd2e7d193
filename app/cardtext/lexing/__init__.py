"""From letters to typed words."""
