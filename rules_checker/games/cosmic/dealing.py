"""Before the first turn: flares are dealt, aliens and technologies chosen, hands dealt, the first player drawn."""

from __future__ import annotations

from rules_checker.engine import Card, Steps, the_card
from rules_checker.games.cosmic.frames import ChooseAlien, ChooseTech, Deal, Hands, Turn
from rules_checker.games.cosmic.state import NOBODY, Position, seat_of
from rules_checker.games.cosmic.zones import draw

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Deal, cites=["setup.colour", "setup.four-ships", "setup.destiny-colours", "gap.planet-count", "gap.player-count"])
def deal(s: Position, _: Deal) -> None:
    """Deal two flares to each player, and the aliens that match; shuffle all decks."""
    for pile in (s.destiny, s.spare, s.tech_deck):
        s.shuffle(pile)
    dealt: list[int] = []
    aliens = {s.defs[card].alien: card for card in s.alien_pile}
    paired = [card for card in s.spare if s.defs[card].alien in aliens]  # one of one's own may have no alien yet
    for player in range(s.players):
        flares = [paired.pop() for _ in range(s.numbers.flares_dealt)]
        dealt += flares
        s.offered[player] = tuple([aliens[s.defs[card].alien] for card in flares])
        for card in s.offered[player]:
            s.alien_pile.remove(card)
        seen = tuple([s.defs[card].id for card in flares])
        s.tell("dealt-flares", "setup.flares", player=player, n=len(flares), by=player, seen=seen)
    s.spare = [card for card in s.spare if card not in dealt]
    s.agenda.append(Hands(tuple(dealt)))
    s.agenda += [ChooseAlien(player) for player in reversed(range(s.players))]


@step(ChooseAlien)
def choose_alien(s: Position, frame: ChooseAlien) -> None:
    """Ask which of the two aliens a player takes."""
    options = tuple(map(the_card, s.offered[frame.player]))
    s.ask_for(frame.player, "alien", options, "setup.alien-choice", frame)


@taking(ChooseAlien)
def alien_chosen(s: Position, frame: ChooseAlien, option: Card) -> None:
    """Take it, and return the other."""
    player = frame.player
    s.aliens[player] = option.card
    s.alien_pile += [card for card in s.offered[player] if card != option.card]
    s.offered[player] = ()


@step(Hands)
def hands(s: Position, frame: Hands) -> None:
    """Show the aliens, put ten flares at least into the cosmic deck, and deal the hands."""
    hidden = "hidden-powers" in s.numbers.options
    s.alien_pile.sort()
    s.shuffle(s.alien_pile)
    for player, alien in enumerate(s.aliens):
        s.open[player] = not hidden
        if not hidden:
            s.tell("plays-as", "setup.alien-choice", player=player, card=s.defs[alien].id)
    s.cite("setup.flares-to-cosmic")
    s.deck += frame.flares
    while len(s.deck) and s.spare and _flares(s) < s.numbers.flares:
        s.cite("setup.flares-minimum")
        s.deck.append(s.spare.pop())
    s.shuffle(s.deck)
    for player in range(s.players):
        draw(s, player, s.numbers.hand, "setup.hand-eight")
    s.first = _first(s)
    s.tell("first", "setup.first-player", player=s.first)
    s.agenda.append(Turn(s.first))
    if "technology" in s.numbers.options:
        s.cite("setup.tech-deal")
        for player in range(s.players):
            s.offered[player] = tuple([s.tech_deck.pop() for _ in range(s.numbers.techs)])
        s.agenda += [ChooseTech(player) for player in reversed(s.order(s.first))]


def _flares(s: Position) -> int:
    return len([card for card in s.deck if s.defs[card].type == "flare"])


def _first(s: Position) -> int:
    """The player whose colour comes first in the destiny deck, then shuffled again (`gap.first-player-card`)."""
    found = next(card for card in reversed(s.destiny) if s.defs[card].colour)
    if found != s.destiny[-1]:
        s.cite("gap.first-player-card")
    s.shuffle(s.destiny)
    return seat_of(s, s.defs[found].colour)


@step(ChooseTech)
def choose_tech(s: Position, frame: ChooseTech) -> None:
    """Ask which of the two technologies a player keeps."""
    s.ask_for(frame.player, "tech", tuple(map(the_card, s.offered[frame.player])), "setup.tech-deal", frame)


@taking(ChooseTech)
def tech_chosen(s: Position, frame: ChooseTech, option: Card) -> None:
    """Keep it, and discard the other."""
    player = frame.player
    assert s.techs[player] == NOBODY
    s.techs[player] = option.card
    s.tech_discard += [card for card in s.offered[player] if card != option.card]
    s.offered[player] = ()
