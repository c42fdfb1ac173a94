"""The engines of the games that are played, a folder each."""
