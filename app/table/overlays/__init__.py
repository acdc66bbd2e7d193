"""What lies over the table for a moment: questions and lists, never a window of their own."""
