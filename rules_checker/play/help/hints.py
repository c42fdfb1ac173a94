"""Hints: what the bot `greedy` would do, or begin its turn with, and the numbers that speak most for it."""

from __future__ import annotations

from typing import Any

from rules_checker.bots import Advice, Evaluator, GreedyBot, Planner, Seat, feature_names, own_weighing, own_weights
from rules_checker.play.game.session import Session
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered

MOST_REASONS = 2
LEAST = 0.02
"""The least worth of a reason, as a logarithm of odds: half a per cent."""
LEAST_BETTER = 2
"""The least difference of odds, in per cent, for which there are reasons."""
LEAST_MORE = 0.2
"""The least difference that is told: less of it is nothing that a person would see on the table."""


def hint(words: Phrasebook, session: Session, *, numbered: bool = True) -> tuple[int | None, str]:
    """The option to take in the question to a person, and that in words, with its number if they have numbers.

    None in a game without weights. What would do nothing is no advice, as long as there is anything else.
    """
    game = words.game.id
    if not own_weighing(game):
        return None, words("hint-none")
    weights = own_weights(game)
    evaluator, seat, rng = Evaluator(game, weights), session.now.seat(), session.now.rng()
    bot, planner = GreedyBot(evaluator, weights.greedy.worlds), Planner(evaluator, weights.greedy.planning)
    asked = session.engine.view(session.s, session.s.ask.player)["question"]
    idle = {at for at, one in enumerate(asked["options"]) if one.get("idle")}
    advice = planner.advise(seat.imagine(rng))
    if advice is None or advice.best in idle:
        advice = bot.advise(seat, rng, idle)
    option = offered(words, session.engine, session.s)[advice.best].rstrip(".")
    if then := _leads(words, session, bot, seat.imagine(rng), advice):
        option = words("hint-then", option=option, then=_midst(then.rstrip(".")))
    number = advice.best + 1 if numbered else 0
    return advice.best, words("hint", number=number, option=option, why=_why(words, advice))


def _midst(option: str) -> str:
    """An option within a sentence: its first letter small, unless its first word is all capitals, a keyword's."""
    return option if option[1:2].isupper() else option[:1].lower() + option[1:]


def _leads(words: Phrasebook, session: Session, bot: GreedyBot, world: Any, advice: Advice) -> str:
    """What is best after an option that leads on to squares of a board, which are known before it is taken; else empty.

    `world` is one that the person asked may imagine; what is played on in it is lost.
    """
    engine = session.engine
    if not engine.ahead(session.s, session.s.ask.options[advice.best]):
        return ""
    engine.answer(world, advice.best)
    if world.ask is None or world.ask.player != session.asked:
        return ""
    _, *then = advice.answers or (advice.best,)
    index = then[0] if then else bot(Seat.of(engine, world), session.now.rng())
    return offered(words, engine, world)[index]


def _why(words: Phrasebook, advice: Advice) -> str:
    if advice.wins:
        return words("hint-wins" if len(advice.answers) < 2 else "hint-wins-on")
    if advice.loses:
        return words("hint-lost")
    best, others = (round(100 * odds) for odds in advice.odds)
    if best - others < LEAST_BETTER:
        return words("hint-even")
    named = sorted(zip(advice.speaks, advice.more, feature_names(words.game.id), strict=True), reverse=True)
    said: dict[str, str] = {}
    for worth, difference, name in named:
        if worth >= LEAST and abs(difference) >= LEAST_MORE:
            said.setdefault(words.part(f"feature-{name}", "like") or name, _reason(words, name, difference))
    if not said:
        return words("hint-even")
    return words("hint-because", best=best, others=others, reasons="; ".join([*said.values()][:MOST_REASONS]))


def _reason(words: Phrasebook, name: str, difference: float) -> str:
    """What is more or less of a feature, and by how much in whole numbers if it is as much as one."""
    sign = "minus" if difference < 0 else "plus"
    size = round(abs(difference)) if abs(difference) >= 1 else 0
    whole = words.part(f"feature-{name}", "whole", sign=sign, n=size)
    return whole or words("hint-reason", feature=words(f"feature-{name}"), sign=sign, n=size)
