"""Importing card lists: columns, conflicts, report."""
