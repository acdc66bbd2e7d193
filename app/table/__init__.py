"""The table: a Qt scene of cards and what lies around it. Begin reading at `table_widget.py`, then `flow.py`."""
