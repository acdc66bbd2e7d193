"""Cards of the catalogue on the screen: lists, filters, faces, the card's page."""
