"""A turn: mana, summoning, and what its end brings."""

from __future__ import annotations

from rules_checker.games.deckbattle.frames import Attack, AutoTurn, EndTurn, Summon, Turn
from rules_checker.games.deckbattle.hand import reach_edge
from rules_checker.games.deckbattle.legal import summon_options
from rules_checker.games.deckbattle.options import Say, Spell, Summon as Play
from rules_checker.games.deckbattle.realm import enter
from rules_checker.games.deckbattle.spells import cast
from rules_checker.games.deckbattle.state import AI, Position
from rules_checker.games.deckbattle.steps import STEPS, step, taking
from rules_checker.kernel import DRAW, Ask, Endless, ask

MOST_TURNS = 100
"""A duel that is not decided when each player has taken so many is a draw, a solo game lost (`gap.endless-game`)."""


@step(Turn)
def turn(s: Position, frame: Turn) -> None:
    """A turn begins with its mana (`mana.refresh`)."""
    player = frame.player
    if s.turns[player] >= MOST_TURNS:
        s.tell("endless", "gap.endless-game", player=player)
        s.winner = DRAW if s.auto is None else AI
        return
    s.active, s.paces = player, 0
    s.turns[player] += 1
    s.tell("turn", "turn.alternate", player=player, n=sum(s.turns))
    s.agenda += [EndTurn(), Attack()]
    if s.is_auto(player):
        s.agenda.append(AutoTurn())
        return
    s.step = "summon"
    first = sum(s.turns) == 1
    limit = "setup.first-player-six-mana" if s.auto is None else "solo.first-six"
    s.mana = s.numbers.opening_mana if first else len(s.hands[player])
    s.tell("mana", limit if first else "mana.refresh", player=player, n=s.mana)
    s.agenda.append(Summon())


@step(Summon)
def summon(s: Position, frame: Summon) -> None:
    """The player plays cards, as many as they like and can pay (`summon.play-from-hand`)."""
    ask(s, STEPS, Ask(s.active, "summon", summon_options(s), "summon.play-from-hand", frame))


@taking(Summon)
def play(s: Position, frame: Summon, option: Play | Spell | Say) -> None:
    """Plays what was chosen and asks again, or ends the phase."""
    if isinstance(option, Say):
        s.cite("faq.skip-summon")
        return
    s.agenda.append(frame)
    if isinstance(option, Spell):
        cast(s, s.active, option.card, option.target)
        return
    player, info = s.active, s.defs[option.card]
    s.mana -= info.cost
    s.cite("mana.pays-cost", "faq.leftmost-window", "lane.no-limit")
    s.hands[player].remove(option.card)
    enter(s, player, option.card, option.lane)
    # what is played from the left of the fortress brings it nearer the edge it moves from (`faq.fortress-moves-left`)
    s.cite("gap.fortress-by-own-play")
    reach_edge(s, player)


@step(EndTurn)
def end_turn(s: Position, _: EndTurn) -> None:
    """All creatures heal (`damage.heal`, `gap.heal-when`), and the other player's turn comes."""
    if any(s.damage):
        s.tell("heal", "damage.heal")
    s.damage = [0] * len(s.damage)
    s.fresh = bytearray(len(s.fresh))
    s.bonus = {}
    s.mana = 0
    if s.auto is not None and s.auto.last:
        s.tell("survived", "solo.win", player=0)
        s.winner = 0
        return
    s.agenda.append(Turn(1 - s.active))


@step(Endless)
def endless(s: Position, _: Endless) -> None:
    """A turn that does not end is a draw as well."""
    s.winner = DRAW
