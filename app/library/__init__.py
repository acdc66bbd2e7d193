"""The one place that knows both the catalogue and the card language."""
