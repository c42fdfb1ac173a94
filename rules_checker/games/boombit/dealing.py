"""The deal, mulligans, and who begins."""

from __future__ import annotations

from rules_checker.engine import Say, Steps
from rules_checker.games.boombit.effects import draw_cards
from rules_checker.games.boombit.frames import FirstPlayer, Mulligan, Setup, Turn
from rules_checker.games.boombit.options import KEEP, MULLIGAN
from rules_checker.games.boombit.state import DECK, HAND, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(
    Setup,
    cites=["setup.shuffle", "setup.opening-hand", "setup.hand-hidden", "hero.hand-printed", "gap.hero-lives-values"],
)
def setup(s: Position, _: Setup) -> None:
    """Shuffle the decks, draw opening hands, offer mulligans, and pick the first player by lot."""
    for word in s.statics:
        s.cite(f"word={word}")
    for player in (0, 1):
        s.shuffle_deck(player)
        draw_cards(s, player, s.heroes[player].hand, "setup.opening-hand")
    s.agenda += [FirstPlayer(), Mulligan(1), Mulligan(0)]


@step(Mulligan)
def mulligan(s: Position, frame: Mulligan) -> None:
    """Offer to shuffle a hand back and draw it anew, once (`setup.mulligan`, `setup.mulligan-once`)."""
    s.ask_for(frame.player, "mulligan", (KEEP, MULLIGAN), "setup.mulligan", frame)


@taking(Mulligan, cites=["setup.mulligan-once", "gap.mulligan-order"])
def mulliganed(s: Position, frame: Mulligan, chosen: Say) -> None:
    """Draw the hand anew if its player wants to, who is not asked again."""
    player = frame.player
    if chosen == MULLIGAN:
        hand = s.zone(player, HAND)[:]
        for card in hand:
            s.put(card, DECK)
        s.shuffle_deck(player)
        s.tell("mulligan", "setup.mulligan", player=player)
        draw_cards(s, player, len(hand))


@step(FirstPlayer)
def first_player(s: Position, _: FirstPlayer) -> None:
    """Decide at random who begins (`setup.first-player-random`)."""
    s.first = s.active = s.random(2)
    s.tell("first-player", "setup.first-player-random", player=s.first)
    s.agenda.append(Turn())
