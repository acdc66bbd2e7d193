"""Every message of the program in Russian and English. No Qt."""
