"""Dungeon Twister: two players lead their characters out of a maze whose rooms turn."""
