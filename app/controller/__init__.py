"""Sessions: seats, undo, autosave, gestures to options. No Qt."""
