"""Ready-made decks called by their titles, as they are or with changes."""
