"""The bots by their names: those for any game, and a game's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cards import FitilError, UnknownName, nearest
from rules_checker.bots.evaluating import Evaluator
from rules_checker.bots.greedy import GreedyBot
from rules_checker.bots.mcts import MctsBot
from rules_checker.bots.planning import Planner, PlanningBot, Replies
from rules_checker.bots.seat import Bot, random_bot
from rules_checker.bots.weights import Weights, own_weighing, own_weights
from rules_checker.setup import load_engine, own_module

MOST_ITERATIONS = 1_000_000


def _random(game_id: str, weights: Weights) -> Bot:
    return random_bot


def _greedy(game_id: str, weights: Weights) -> Bot:
    evaluator = Evaluator(game_id, weights)
    greedy = GreedyBot(evaluator, weights.greedy.worlds)
    if evaluator.effort:
        return PlanningBot(Planner(evaluator, weights.greedy.planning), greedy)
    return greedy


def _mcts(game_id: str, weights: Weights) -> Bot:
    knows = own_weighing(game_id)
    evaluator = Evaluator(game_id, weights) if knows else None
    mcts = MctsBot(load_engine(game_id), evaluator, weights.mcts)
    if evaluator and evaluator.effort:
        replies = Replies(Planner(evaluator, weights.mcts.reply), weights.mcts.iterations)
        return PlanningBot(Planner(evaluator, weights.mcts.planning), mcts, replies)
    return mcts


BOTS: dict[str, Callable[[str, Weights], Bot]] = {"random": _random, "greedy": _greedy, "mcts": _mcts}
"""The bots for any game. A game may have others, ready to play, in a dictionary `BOTS` of its module `bots`."""


def bot(name: str, game_id: str, weights: Weights | None = None) -> Bot:
    """The bot called `name`, for any game or of this one; `mcts:500` is one with so many iterations.

    Raises `UnknownName`, or `FitilError` for a number of iterations that cannot be.
    """
    weights = weights or own_weights(game_id)
    name, colon, number = name.partition(":")
    own: dict[str, Bot] = getattr(own_module(game_id, "bots"), "BOTS", {})
    if name not in BOTS and name not in own:
        known = (*BOTS, *own)
        raise UnknownName("bot", name, nearest(name, known), known=known)
    if colon:
        if name != "mcts":
            raise FitilError(f"the bot {name!r} takes no number of iterations; only mcts does, as in mcts:500").coded(
                "no-iterations", name=name[:20]
            )
        if not (number.isascii() and number.isdecimal() and 1 <= int(number[:9]) <= MOST_ITERATIONS):
            message = f"mcts:{number}: write a number of iterations from 1 to {MOST_ITERATIONS:,}"
            raise FitilError(message).coded("wrong-iterations", n=number[:20], most=MOST_ITERATIONS)
        weights = replace(weights, mcts=replace(weights.mcts, iterations=int(number)))
    return own[name] if name in own else BOTS[name](game_id, weights)
