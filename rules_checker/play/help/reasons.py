"""Why something cannot be done now: each action about a card, or about none, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from rules_checker.engine import SEATS, Refusal
from rules_checker.play.game.session import Session
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.record import phrases, why_text


class Reason(NamedTuple):
    """An action in words, whether it is legal, and the reason and the rule if it is not."""

    action: str
    legal: bool
    text: str
    rule: str = ""


def reasons(words: Phrasebook, session: Session, card: str | None, others: Sequence[str]) -> list[Reason]:
    """Why the person at the screen may do nothing with a card (None: without any), or what they may do with it.

    Of a square of a board, by its name, a game may say the same.

    Of what may be done without a card nothing is told, as the options say it. `others` are the cards that an action
    may be aimed at. Of actions that begin alike and are refused for the same reason only the first is told.
    """
    found: dict[tuple[str, str], Reason] = {}
    player, lang, game = session.viewer, words.lang, words.game
    for action in _worth_asking(words, session, card, others):
        try:
            refusal: Refusal | None = session.engine.why(session.s, player, action)
        except ValueError:  # words that are no action of this game
            continue
        told = words.option(action, player, refused=refusal is not None)
        key = action.split()[0] if card else told, refusal.code if refusal else ""
        if key in found:
            continue
        if refusal is None:
            found[key] = Reason(told, True, phrases(game.id, lang)("can"))
        else:
            text = why_text(game, lang, refusal)
            found[key] = Reason(told, False, text, refusal.rule)
    legal = [reason for reason in found.values() if reason.legal]
    if card is None:
        return [reason for reason in found.values() if not reason.legal]
    return legal or list(found.values())


def otherwise(words: Phrasebook, card: str | None, found: Sequence[Reason]) -> str:
    """What is told where nothing is refused: what may be done with the card, if anything, or to name a card."""
    if card is None:
        return words("ask-of-a-card")
    return "; ".join(f"{one.action}. {one.text}" for one in found if one.legal) or words.nothing(card)


def _worth_asking(words: Phrasebook, session: Session, card: str | None, others: Sequence[str]) -> Iterable[str]:
    """The actions that somebody may have in mind, as the game says it, else whatever can be said."""
    own = session.engine.conceivable(session.s, session.viewer, card)
    if own is None:
        return _actions(words, session, card, others) if card is None or card in words.game.cards else ()
    return own


def _actions(words: Phrasebook, session: Session, card: str | None, others: Sequence[str]) -> Iterator[str]:
    """All that might be said about a card, or about none, whether it means anything or not."""
    vocabulary = words.vocabulary()
    parts: dict[str, Sequence[str]] = {
        "number": ("1",),
        "word": (*vocabulary, *SEATS[: len(session.record.names)].lower()),
        "card": others,
    }
    for verb, shape in session.engine.OPTIONS.actions.items():
        if not words.has(f"option-{verb}"):
            continue
        if card is None and not shape:
            yield from (verb, *(f"{verb} {word}" for word in vocabulary))
        elif card is not None and (kinds := [*shape.values()])[:1] == ["card"]:
            for rest in product(*(parts[part] for part in kinds[1:])):
                yield " ".join((verb, card, *rest))
