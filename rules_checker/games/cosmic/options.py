"""What may be chosen: the options of questions. Each is flat, and told from others by its type."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Say(NamedTuple):
    """An answer that is a word and nothing else."""

    word: str


YES, NO = Say("yes"), Say("no")
PASS, ENOUGH = Say("pass"), Say("enough")


class Card(NamedTuple):
    """A card, for all questions about cards."""

    card: int


class Play(NamedTuple):
    """To play an encounter card, or a reinforcement, from hand."""

    card: int


class Use(NamedTuple):
    """To use a power, a flare, an artifact or a technology: an ability of a card, by its number on the card."""

    card: int
    number: int


class Player(NamedTuple):
    """A player, for all questions about players."""

    player: int


class Planet(NamedTuple):
    """A planet, for all questions about planets and colonies."""

    planet: int


class Number(NamedTuple):
    """A number of ships."""

    n: int


class Give(NamedTuple):
    """To offer a card in a deal."""

    card: int


class Settle(NamedTuple):
    """To ask for a colony on a planet in a deal; if `let`, to offer it."""

    planet: int
    let: bool


the_card, to_play, the_planet, the_player = cache(Card), cache(Play), cache(Planet), cache(Player)
"""The most frequent options, each made only once."""
