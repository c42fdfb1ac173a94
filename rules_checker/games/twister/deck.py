"""Random setups: any of the ways to play, any of the options."""

from __future__ import annotations

import random
from typing import Any

from cards import Game
from rules_checker.games.twister.setup import from_decks
from rules_checker.judging import OwnCheck
from rules_checker.setup import compile_cards


def random_setup(game: Game, rng: random.Random) -> Any:
    """A setup in which each option is used now and then."""
    goal = rng.choice((4, 5, 6))
    options = {"beginner": int(rng.random() < 0.3), "simple": int(rng.random() < 0.3)}
    return from_decks(compile_cards(game), (), goal, apart=_handicap(game, rng), **options)


def _handicap(game: Game, rng: random.Random) -> list[str]:
    """What a player now and then goes without: the highest combat cards, or one or two characters, or all of these."""
    most, team = game.numbers["handicap"]["most"], rng.choice([*game.teams])
    own = [card for card in game.cards.values() if card.team == team]
    high = [card.id for card in own if card.type == "combat" and card.numbers["value"] > most]
    characters = [card.id for card in own if card.type == "character"]
    fewer = rng.sample(characters, rng.randint(1, 2))
    return rng.choice(([], [], [], high, fewer, [*high, *fewer]))


class Check(OwnCheck):
    """What the game says of its decks."""

    random_setup = staticmethod(random_setup)


CHECK = Check()
