"""Searching the catalogue: the query language, the index in memory, matching and ranking."""
