"""The card catalogue: schema, search, errata, deck formats, sets."""
