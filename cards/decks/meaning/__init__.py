"""What the lines of a list mean in a game: its cards, its teams, what is talk, and what is in doubt."""
