"""Hints: what the bot `greedy` would do, and the numbers that speak most for it."""

from __future__ import annotations

from rules_checker.bots.greedy import Advice, GreedyBot
from rules_checker.bots.judging import Judge
from rules_checker.bots.weights import feature_names, own_weights
from rules_checker.engines import own_module
from rules_checker.play.session import Session
from rules_checker.play.words import Words

MOST_REASONS = 2
LEAST = 0.02
"""The least worth of a reason, as a logarithm of odds: half a per cent."""


def hint(words: Words, session: Session) -> tuple[int | None, str]:
    """The option to take in the question to a person, and that in words; None in a game without weights."""
    game = words.game.id
    if not hasattr(own_module(game, "bots"), "FEATURES"):
        return None, words("hint-none")
    weights = own_weights(game)
    advice = GreedyBot(Judge(game, weights), weights.greedy.worlds).advise(session.seat(), session.rng())
    option = session.offered(words)[advice.best]
    return advice.best, words("hint", number=advice.best + 1, option=option, why=_why(words, advice))


def _rounded(difference: float) -> float:
    """The size of a difference, as precise as it is of interest."""
    return round(abs(difference), 1 if abs(difference) >= 1 else 2)


def _why(words: Words, advice: Advice) -> str:
    if advice.wins:
        return words("hint-wins")
    named = sorted(zip(advice.speaks, advice.more, feature_names(words.game.id), strict=True), reverse=True)
    said = [
        words(
            "hint-reason",
            feature=words(f"feature-{name}"),
            sign="minus" if difference < 0 else "plus",
            n=_rounded(difference),
        )
        for worth, difference, name in named[:MOST_REASONS]
        if worth >= LEAST
    ]
    if not said:
        return words("hint-even")
    best, others = (round(100 * odds) for odds in advice.odds)
    return words("hint-because", best=best, others=others, reasons="; ".join(said))
