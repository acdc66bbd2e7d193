"""Sounds of the table: our own, made by the program itself; they need the extra `otryad[sound]`."""
