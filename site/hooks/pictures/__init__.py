"""What is drawn: faces of cards, posters of games, the pictures in pages."""
