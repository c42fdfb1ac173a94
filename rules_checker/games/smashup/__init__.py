"""Smash Up: two to four players, each with two factions shuffled together, and bases to be scored."""
