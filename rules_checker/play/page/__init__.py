"""The game on a reader's page: what that asks, and what it is told as plain data."""
