"""The automatic opponent's deck, which is its life: what goes to the used pile, and when its fortress falls."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import Steps
from rules_checker.games.deckbattle.frames import AutoDeckOut
from rules_checker.games.deckbattle.state import AI, Automatic, Position

steps: Steps[Position] = Steps()
step = steps.step


def automatic(s: Position) -> Automatic:
    """The automatic opponent of a solo game."""
    assert s.auto is not None
    return s.auto


def mill(s: Position, points: int) -> None:
    """Move so many cards from the top of the deck to the used pile, for an unblocked hit (`solo.ai-damage`)."""
    auto = automatic(s)
    lost = auto.deck[-points:][::-1]
    s.cite("solo.override" if lost else "gap.solo-empty-hit")
    s.tell("milled", "solo.ai-damage", player=AI, n=len(lost))
    s.auto = auto._replace(deck=auto.deck[:-points], used=(*auto.used, *lost))
    deck_out(s, AutoDeckOut())


def discard(s: Position, cards: Sequence[int]) -> None:
    """Put cards on the used pile (`solo.used-pile`)."""
    auto = automatic(s)
    for card in cards:
        s.cite("solo.used-pile")
        s.tell("used", "solo.ai-card-destroyed", player=AI, card=s.defs[card].id)
    s.auto = auto._replace(used=(*auto.used, *cards))


@step(AutoDeckOut)
def deck_out(s: Position, _: AutoDeckOut) -> None:
    """Turn the fortress over if the deck is empty; the used pile becomes the deck (`solo.ai-reshuffle`)."""
    auto = automatic(s)
    if auto.deck:
        return
    if s.citadel[AI]:
        if s.active == AI:
            s.cite("gap.solo-empty-on-own-turn")
        return
    if not auto.used:
        s.cite("gap.solo-empty-pile")
    s.citadel[AI] = True
    deck = list(auto.used)
    s.shuffle(deck)
    s.auto = auto._replace(deck=tuple(deck), used=())
    s.cite("solo.ai-reshuffle", "gap.solo-deck-out-while-summoning")
    s.tell("auto-falls", "solo.ai-fortress-flip", n=len(deck))
