"""The Qt scene: card items, zones, arrows, overlays."""
