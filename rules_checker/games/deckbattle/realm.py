"""The realms: how a creature enters, and what becomes of those that leave."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import Card, Steps
from rules_checker.games.deckbattle import auto_deck
from rules_checker.games.deckbattle.frames import Return
from rules_checker.games.deckbattle.hand import put_back
from rules_checker.games.deckbattle.state import LANE_NAMES, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


def enter(s: Position, player: int, card: int, lane: int) -> None:
    """Put a creature behind those of its lane (`summon.placement`)."""
    if s.realms[player][lane]:
        s.cite("lane.no-limit")
    s.realms[player][lane].append(card)
    s.cite("realm.sides")
    s.fresh[card] = 1
    s.tell("summons", "summon.placement", player=player, card=s.defs[card].id, lane=LANE_NAMES[lane])


def destroy(s: Position, creatures: Sequence[int], rule: str) -> None:
    """Destroy creatures at once; the lanes close up, and the cards go back (`damage.close-ranks`)."""
    for creature in creatures:
        player, lane, at = s.place(creature)
        if at + 1 < len(s.realms[player][lane]):
            s.cite("damage.close-ranks")
        s.tell("destroyed", rule, player=player, card=s.defs[creature].id)
    for creature in creatures:
        leave(s, creature)
    for player in (0, 1):
        own = tuple(creature for creature in creatures if s.owner[creature] == player)
        if own:
            s.agenda.append(Return(player, own))


def leave(s: Position, creature: int) -> None:
    """Take a creature off the table, and forget what was true of it there."""
    player, lane, at = s.place(creature)
    del s.realms[player][lane][at]
    s.damage[creature] = s.guarded[creature] = s.fresh[creature] = 0
    s.bonus.pop(creature, None)


@step(Return)
def return_cards(s: Position, frame: Return) -> None:
    """Ask the owner in which order the destroyed go to the rightmost places (`faq.simultaneous-return`)."""
    if s.is_auto(frame.player):
        auto_deck.discard(s, frame.creatures)
        return
    options = tuple(Card(creature) for creature in frame.creatures)
    s.ask_for(frame.player, "return", options, "faq.simultaneous-return", frame)


@taking(Return)
def return_one(s: Position, frame: Return, option: Card) -> None:
    """Put the chosen one back, then the rest."""
    put_back(s, frame.player, option.card)
    if s.step == "attack":
        s.cite("gap.fortress-spell-hand-timing")  # it lies there before the next attack
    s.tell("goes-back", "damage.return-right", player=frame.player, card=s.defs[option.card].id)
    rest = tuple(creature for creature in frame.creatures if creature != option.card)
    if rest:
        s.agenda.append(Return(frame.player, rest))
