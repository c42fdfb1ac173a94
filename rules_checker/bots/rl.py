"""A door for reinforcement learning: any game with an engine as a PettingZoo environment (extra `fitil[rl]`).

The players are agents who take turns (AEC), `player_0` to `player_5` by their seats. An agent observes its player's
view and no more; seats are counted from its own, so that one policy can play them all. Nothing is particular to a game
or a deck: names are hashed to places (feature hashing: Weinberger et al. 2009), by BLAKE2, the same on every machine.

- An action is a place for an option in words, such as `play cow`: the same words have the same place wherever they are
  offered. Should two options of a question share one, the later takes the next that is free; `action_mask` has all.
- An observation is the sum of a view's facts: each number, and each word, at the place of its path. The names of lists
  are paths as they are, and with an item's index besides; a card's own facts stand under its id.
- The reward comes at the end: 1 for a win, also together, -1 for a loss, in between by places, or 0 for a draw.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cards import Deck, FitilError, load_deck
from rules_checker.bots import Seat
from rules_checker.bots.evaluating import result
from rules_checker.engine import SEATS
from rules_checker.judging import start_of
from rules_checker.setup import compile_cards, load_engine

ACTIONS = 1024
"""The number of actions; no question has as many options."""
FACTS = 2048
"""The number of places in an observation."""
MOST = 1000.0
"""The bounds of a number in an observation, up and down."""
PLACES = 8
"""The number of items of a list that are observed by their index, too."""
_OF_WORDS = ("options", "about")
"""The keys of a question that are for its words."""

Observation = dict[str, NDArray[Any]]


def env(decks: Sequence[str | Deck], mode: str = "") -> Any:
    """An environment of decks, one for each player who brings one, checked by PettingZoo for being used in order.

    A deck is one read already, or what names it to the commands; `mode` is one of the game's, as for `fitil simulate`.
    Raises `FitilError` for decks that cannot be played.
    """
    return OrderEnforcingWrapper(Environment(decks, mode))


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo does not say that its types are to be used
    """A game of decks. `reset` deals a new one, the same for the same `seed`."""

    metadata = {"name": "fitil_v0", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012  # as its base has it

    def __init__(self, decks: Sequence[str | Deck], mode: str = "") -> None:
        super().__init__()
        game, setup = start_of([load_deck(deck) if isinstance(deck, str) else deck for deck in decks], mode)
        self.engine = load_engine(game.id)
        self.start = self.engine.position(compile_cards(game), setup)
        self.possible_agents = [f"player_{seat}" for seat in range(self.engine.seats(setup))]
        space = Dict(
            {"observation": Box(-MOST, MOST, (FACTS,), np.float32), "action_mask": Box(0, 1, (ACTIONS,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.rng = random.Random()

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of an agent's actions, its own, so that each can be seeded."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game. A seed begins a series: the games dealt after it without one are its own, too."""
        if seed is not None:
            self.rng.seed(seed)
        self.game = self.engine.new_game(self.start, self.rng.getrandbits(63))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        """Answer the current question; raises `FitilError` for an action that the mask does not allow."""
        agent: str = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        offered = list(self.offered())
        if action is None or int(action) not in offered:
            raise FitilError(f"{action} is no action of {agent} now; the mask allows {sorted(offered)}")
        self._cumulative_rewards[agent] = 0.0
        self.engine.answer(self.game, offered.index(int(action)))
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Give the turn to the agent who is asked; a game that is over rewards them all."""
        asked = self.game.ask
        if asked is not None:
            self.agent_selection = self.possible_agents[asked.player]
            return
        for player, agent in enumerate(self.agents):
            self.rewards[agent] = 2.0 * result(self.engine, self.game, player) - 1.0
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; the mask allows something only to the one who is asked."""
        player, mask = self.possible_agents.index(agent), np.zeros(ACTIONS, np.int8)
        if self.game.ask is not None and self.game.ask.player == player:
            mask[list(self.offered())] = 1
        return {"observation": encoded(self.view(agent), self._from(player)), "action_mask": mask}

    def view(self, agent: str) -> dict[str, Any]:
        """An agent's view as plain data, for an encoding of one's own."""
        return self.engine.view(self.game, self.possible_agents.index(agent))

    def offered(self) -> dict[int, str]:
        """The actions that are open, with the options' words, in the order of the options."""
        asked = self.game.ask
        return {} if asked is None else placed(self.engine.options(self.game), self._from(asked.player))

    def seat(self) -> Seat:
        """The seat of the agent whose turn it is, as a bot takes it: `bot("greedy", game)(environment.seat(), rng)`."""
        return Seat.of(self.engine, self.game)

    def _from(self, player: int) -> str:
        """The players' letters from this player on."""
        letters = SEATS[: len(self.possible_agents)]
        return letters[player:] + letters[:player]

    def close(self) -> None:
        """Nothing is open."""


def placed(options: Sequence[str], letters: str) -> dict[int, str]:
    """The options of a question by their actions, in their order; `letters` are the players', the one asked first."""
    places: dict[int, str] = {}
    for words in options:
        place = hashed(" ".join(_seen_from(word, letters) for word in words.split()), ACTIONS)
        while place in places:
            place = (place + 1) % ACTIONS
        places[place] = words
    return places


def encoded(view: Mapping[str, Any], letters: str) -> NDArray[np.float32]:
    """A view as numbers of shape `(FACTS,)`, without what is for words; `letters` are the players', its own first."""
    numbers = np.zeros(FACTS, np.float32)
    for path, number in _facts(view, "", letters):
        numbers[hashed(path, FACTS)] += number
    return np.clip(numbers, -MOST, MOST, out=numbers)


@lru_cache(maxsize=1 << 16)
def hashed(words: str, size: int) -> int:
    """The place of some words, 0 to `size` - 1."""
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest()) % size


def _facts(value: Any, path: str, letters: str) -> Iterator[tuple[str, float]]:
    """The numbers in a part of a view, each with its path; a word is a 1 at a path of its own."""
    if isinstance(value, Mapping):
        here = f"{path}/{value['card']}" if "card" in value else path
        for key, held in value.items():
            if key not in _OF_WORDS:
                yield from _facts(held, f"{here}/{_seen_from(key, letters)}", letters)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _facts(item, path, letters)
            if index < PLACES:
                yield from _facts(item, f"{path}/{index}", letters)
    elif isinstance(value, str):
        yield f"{path}={_seen_from(value, letters)}", 1.0
    elif value is not None:
        yield path, float(value)


def _seen_from(word: str, letters: str) -> str:
    """A word, or, if it is a player's letter, how many seats on from the first of `letters` that one sits."""
    at = letters.find(word.upper()) if len(word) == 1 else -1
    return word if at < 0 else f"+{at}"
