"""Setting a game up, playing it at the table, playing it again."""
