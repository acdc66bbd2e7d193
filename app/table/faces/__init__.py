"""Card faces, drawn by the program at any size."""
