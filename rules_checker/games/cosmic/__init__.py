"""Cosmic Encounter: three to five players, each an alien with a power, and foreign colonies to be won."""
