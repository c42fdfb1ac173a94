"""Before the first turn: decks and bases are shuffled, bases laid out, hands dealt."""

from __future__ import annotations

from rules_checker.engine import Steps
from rules_checker.games.smashup.frames import Deal, Redraw, Turn
from rules_checker.games.smashup.state import DISCARD, Position
from rules_checker.games.smashup.zones import draw, put

steps: Steps[Position] = Steps()
step = steps.step


@step(Deal, cites=["setup.bases-shuffle", "setup.bases-faceup"])
def deal(s: Position, _: Deal) -> None:
    """Lay out a base for each player and one more, shuffle the decks, and deal the hands."""
    s.shuffle(s.base_deck)
    for _base in range(min(s.players + s.numbers.more_bases, len(s.base_deck))):
        s.bases.append(s.base_deck.pop())
        s.tell("laid", "setup.bases-count", base=s.defs[s.bases[-1]].id, n=len(s.bases))
    for player, deck in enumerate(s.decks):
        s.shuffle(deck)
        draw(s, player, s.numbers.hand, "setup.hand-five")
    s.first = s.random(s.players)
    s.agenda.append(Turn(s.first))
    s.agenda += [Redraw(player) for player in reversed(s.order(s.first))]


@step(Redraw)
def redraw(s: Position, frame: Redraw) -> None:
    """Have a hand without minions shown, discarded and drawn anew, once (`setup.redraw`, `setup.redraw-must-keep`)."""
    player, hand = frame.player, s.hands[frame.player]
    if any(s.defs[card].is_minion for card in hand):
        return
    s.tell("redraws", "setup.redraw", player=player, cards=tuple([s.defs[card].id for card in hand]))
    s.cite("gap.redraw-optional", "setup.redraw-must-keep")
    for card in hand[:]:
        put(s, card, DISCARD)
    draw(s, player, s.numbers.hand, "setup.redraw")
