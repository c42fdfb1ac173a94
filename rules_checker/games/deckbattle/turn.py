"""A turn: mana, summoning, and what its end brings."""

from __future__ import annotations

from rules_checker.engine import DRAW, Endless, Say, Steps
from rules_checker.games.deckbattle.effects import cast
from rules_checker.games.deckbattle.frames import Attack, AutoTurn, EndTurn, Summon, Turn
from rules_checker.games.deckbattle.hand import reach_edge
from rules_checker.games.deckbattle.legal import refuse, summon_options
from rules_checker.games.deckbattle.options import Spell, Summon as Play
from rules_checker.games.deckbattle.query import all_creatures
from rules_checker.games.deckbattle.realm import enter
from rules_checker.games.deckbattle.state import AI, FORT, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

MOST_TURNS = 100
"""A duel that is not decided when each player has taken so many is a draw, a solo game lost (`gap.endless-game`)."""


@step(Turn)
def turn(s: Position, frame: Turn) -> None:
    """Begin a turn with its mana (`mana.refresh`), unless there have been too many."""
    player = frame.player
    if not s.begin_turn(player, 2 * MOST_TURNS):
        return
    s.tell("turn", "turn.alternate", player=player, n=sum(s.turns))
    s.cite("turn.phases")
    s.agenda += [EndTurn(), Attack()]
    if s.is_auto(player):
        s.cite("solo.player-turn", "solo.base-rules")
        s.agenda.append(AutoTurn())
        return
    s.step = "summon"
    first = sum(s.turns) == 1
    limit = "setup.first-player-six-mana" if s.auto is None else "solo.first-six"
    s.mana += s.numbers.opening_mana if first else len(s.hands[player])  # none is left of an earlier turn's
    if s.turns[player] == 1 and not first:
        s.cite("gap.second-player-mana")
    if not first:
        s.cite("gap.fortress-position-count")
    s.tell("mana", limit if first else "mana.refresh", player=player, n=s.mana, by="rule" if first else "hand")
    s.agenda.append(Summon())


@step(Summon)
def summon(s: Position, frame: Summon) -> None:
    """Ask which card is played; as many as the player likes and can pay (`summon.play-from-hand`)."""
    if s.touched is not None:  # what is not offered is refused by these
        refused = (refuse(s, s.active, card) for card in s.hands[s.active] if card != FORT)
        s.cite(*(refusal.rule for refusal in refused if refusal))
    s.ask_for(s.active, "summon", summon_options(s), "summon.play-from-hand", frame)


@taking(Summon)
def play(s: Position, frame: Summon, option: Play | Spell | Say) -> None:
    """Play what was chosen and ask again, or end the phase."""
    if isinstance(option, Say):
        s.cite("faq.skip-summon", "summon.mana-lost")
        return
    s.agenda.append(frame)
    if isinstance(option, Spell):
        cast(s, s.active, option.card, option.target)
        return
    player, hand = s.active, s.hands[s.active]
    s.mana -= s.defs[option.card].cost
    s.cite("mana.pays-cost", "summon.two-lanes")
    if len(hand) - 1 > s.numbers.playable:
        s.cite("faq.leftmost-window")
    if hand.index(option.card) < hand.index(FORT):
        s.cite("faq.fortress-moves-left")
    hand.remove(option.card)
    enter(s, player, option.card, option.lane)
    if hand[-1] == FORT:
        s.cite("gap.fortress-by-own-play")
    reach_edge(s, player)


@step(EndTurn)
def end_turn(s: Position, _: EndTurn) -> None:
    """Heal all creatures, whoever has them (`damage.heal`, `gap.heal-when`); then it is the other player's turn."""
    if any(s.damage):
        s.cite("gap.heal-when")
    if all_creatures(s):
        s.cite("summon.stays")
        s.tell("heal", "damage.heal")
    s.damage = [0] * len(s.damage)
    s.fresh = bytearray(len(s.fresh))
    s.bonus = {}
    s.mana = 0  # `summon.mana-lost`
    if s.auto is not None and s.auto.last:
        s.tell("survived", "solo.win", player=0)
        s.winners = (0,)
        return
    s.agenda.append(Turn(1 - s.active))


@step(Endless)
def endless(s: Position, frame: Endless) -> None:
    """End a game that does not end, and so one of which a turn does not (`gap.endless-game`)."""
    if frame.turns:
        s.tell("endless", "gap.endless-game", player=1, n=MOST_TURNS)
    else:
        s.tell("endless-turn", "gap.endless-game", player=1)
    s.winners = DRAW if s.auto is None else (AI,)
