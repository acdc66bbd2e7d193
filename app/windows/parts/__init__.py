"""Painted parts that the pages share."""
