"""Why something cannot be done now: each action about a card, or about none, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from rules_checker.kernel import Refusal
from rules_checker.play.session import Session
from rules_checker.play.words import Words
from rules_checker.setups import SEATS
from rules_checker.story import phrases
from rules_checker.why import why_text


class Reason(NamedTuple):
    """An action in words, whether it is legal, and the reason and the rule if it is not."""

    action: str
    legal: bool
    text: str
    rule: str = ""


def reasons(words: Words, session: Session, card: str | None, others: Sequence[str]) -> list[Reason]:
    """What the person at the screen may do with a card (None: without any), or why not.

    What is legal comes first. `others` are the cards that an action may be aimed at. Of actions that begin alike and
    are refused for the same reason only the first is told.
    """
    found: dict[tuple[str, str], Reason] = {}
    player, lang, game = session.viewer, words.lang, words.game
    for action in _actions(words, session, card, others):
        try:
            refusal: Refusal | None = session.engine.why(session.s, player, action)
        except ValueError:  # words that are no action of this game
            continue
        told = words.option(action, player)
        key = action.split()[0] if card else told, refusal.code if refusal else ""
        if key in found:
            continue
        if refusal is None:
            found[key] = Reason(told, True, phrases(game.id, lang)("can"))
        else:
            text = why_text(game, lang, refusal)
            found[key] = Reason(told, False, text, refusal.rule)
    return sorted(found.values(), key=lambda reason: not reason.legal)


def _actions(words: Words, session: Session, card: str | None, others: Sequence[str]) -> Iterator[str]:
    """All that might be said about a card, or about none, whether it means anything or not."""
    vocabulary = words.vocabulary()
    parts: dict[str, Sequence[str]] = {
        "number": ("1",),
        "word": (*vocabulary, *SEATS[: len(session.names)].lower()),
        "card": others,
    }
    for verb, shape in session.engine.ACTIONS.items():
        if not words.has(f"option-{verb}"):
            continue
        if card is None and not shape:
            yield from (verb, *(f"{verb} {word}" for word in vocabulary))
        elif card is not None and shape[:1] == ("card",):
            for rest in product(*(parts[part] for part in shape[1:])):
                yield " ".join((verb, card, *rest))
