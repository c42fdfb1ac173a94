"""What people write in Russian, Hebrew and English around lists: their words, whatever the games."""
