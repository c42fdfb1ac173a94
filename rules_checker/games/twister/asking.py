"""What a question is about, as plain data for whoever puts it into words; all of it is known to the player asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import DONE, SEATS, Option
from rules_checker.games.twister.frames import Acting, Choose, Clash, Line, Plan, PlayAction, Put, Walking
from rules_checker.games.twister.legal import limit
from rules_checker.games.twister.options import Act
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import power


def _fight(s: Position, frame: Plan) -> dict[str, Any]:
    """What both sides of a fight have without cards, and the squares of all in it, the one attacked last."""
    clash = next(one for one in reversed(s.agenda) if isinstance(one, Clash))
    attacks = frame.player == s.active
    attack = sum([power(s, one, attacks=True) for one in clash.attackers])
    defence = sum([power(s, one, attacks=False) for one in clash.defenders])
    mine, theirs = (attack, defence) if attacks else (defence, attack)
    fighters = [one for one in (*clash.attackers, *clash.defenders) if one != clash.target]
    return {
        "attacks": attacks,
        "mine": mine,
        "theirs": theirs,
        "other": SEATS[1 - frame.player],
        "look": [s.name(s.at[one]) for one in (*fighters, clash.target)],
    }


def _which(s: Position, frame: Choose) -> dict[str, Any]:
    """The number of the character that a player chooses, from 1, and how many there are to choose."""
    left = sum([isinstance(one, Choose) and one.player == frame.player for one in s.agenda])
    return {"number": s.numbers.starting - left, "all": s.numbers.starting}


def _cards(s: Position, frame: PlayAction) -> dict[str, Any]:
    """The highest card that either player has played so far, if it is why not every card may be played."""
    limits = [limit(s, s.active, card) for card in s.hands[s.active]]
    return {"highest": s.highest if "action.limit-plus-one" in limits else 0, "most": s.highest + 1}


ABOUT: dict[type, Callable[[Position, Any], dict[str, Any]]] = {
    Choose: _which,
    PlayAction: _cards,
    Plan: _fight,
    Acting: lambda s, frame: {
        "points": s.points,
        "more_points": sum(s.tonics.values()),
        "enough": s.reached == s.active,  # the turn ends the game
    },
    Line: lambda s, frame: {"card": s.defs[frame.character].id},
    Put: lambda s, frame: {
        "card": s.defs[frame.tokens[0]].id,
        "owner": SEATS[s.owner[frame.tokens[0]]],
        "character": s.defs[frame.tokens[0]].is_character,
    },
    Walking: lambda s, frame: {"source": s.defs[frame.character].id, "left": frame.left},
}


def more(s: Position, option: Option) -> dict[str, Any]:
    """What an option means besides its words: of `done`, what it is the end of, with the points left.

    The end of a turn in which there is more to do `wastes` them. Of what is done at a side of a square it is told `by`
    whom: those words name only the side.
    """
    if isinstance(option, Act) and option.side != NOBODY:
        return {"by": s.defs[option.character].id}
    if option != DONE:
        return {}
    acting = s.ask is not None and isinstance(s.ask.then, Acting)
    return {"word": "turn" if acting else "move", "n": s.points, "wastes": acting and s.points > 0}
