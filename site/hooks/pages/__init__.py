"""Pages that are made from data, and their templates: galleries, cards, decks, tables to play at, what to take home."""
