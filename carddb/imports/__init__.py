"""Card lists from outside: read record by record, compared with what is known, put in as a whole."""
