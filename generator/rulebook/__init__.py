"""A game's rule pages → a book: plain pages, or imposed for folding."""
