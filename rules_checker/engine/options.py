"""What may be chosen in many games: options of questions, flat, and told from others by their type.

A game adds those of its own. `in_words` of the game writes them as its scenarios do.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple


class Say(NamedTuple):
    """An answer that is a word and nothing else."""

    word: str


YES: Final = Say("yes")
NO: Final = Say("no")
PASS: Final = Say("pass")
ENOUGH: Final = Say("enough")
DONE: Final = Say("done")


class Card(NamedTuple):
    """A card, for whatever is asked about cards."""

    card: int


class Play(NamedTuple):
    """To play a card, from the hand or from wherever it may be played."""

    card: int


class Use(NamedTuple):
    """To use an ability of a card, by its number on the card."""

    card: int
    number: int


class Player(NamedTuple):
    """A player, for whatever is asked about players."""

    player: int


the_card: Final = cache(Card)
to_play: Final = cache(Play)
the_player: Final = cache(Player)
"""The most frequent options, each made only once: making a named tuple takes eight times as long as finding it."""
