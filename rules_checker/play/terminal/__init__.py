"""The game on the terminal's screen."""
