"""Clash of Decks: a duel in two lanes whose ordered hand is mana and life bar, and a solo game against a deck."""
