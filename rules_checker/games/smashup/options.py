"""What may be chosen: the options of questions. Each is flat, and told from others by its type."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Say(NamedTuple):
    """An answer that is a word and nothing else."""

    word: str


YES, NO = Say("yes"), Say("no")
PASS, ENOUGH, END = Say("pass"), Say("enough"), Say("end")


class Card(NamedTuple):
    """A card, for all questions about cards, bases included."""

    card: int


class Play(NamedTuple):
    """To play a card, from hand or from wherever it may be played."""

    card: int


class Use(NamedTuple):
    """To use a special ability of a card, by its number on the card."""

    card: int
    number: int


class Player(NamedTuple):
    """A player, for all questions about players."""

    player: int


class Told(NamedTuple):
    """The ability that comes next of several that happen at once: its place among them, and its card."""

    number: int
    card: int


the_card, to_play = cache(Card), cache(Play)
"""The most frequent options, each made only once."""
