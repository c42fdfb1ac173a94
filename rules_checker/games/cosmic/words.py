"""Options in words, and words as options: how scenarios, logs and people name what they choose.

`play attack-09` for an encounter card or a reinforcement, `use drain-cat` for a power, a flare, an artifact or a
technology; `planet b 3` for the third planet of B's colour, `gate` for ships there; `player b`; `ships 3`; in a deal
`give negotiate`, `settle b 3` for a colony that one gets, `let a 2` for one that the other gets; else a word.
"""

from __future__ import annotations

from typing import Final

from rules_checker.engine import SEATS, Card, Option, Play, Player, Say, Use
from rules_checker.games.cosmic.options import Give, Number, Planet, Settle
from rules_checker.games.cosmic.ships import GATE
from rules_checker.games.cosmic.state import Position

ACTIONS: Final = {
    "play": {"CARD": "card"},
    "use": {"CARD": "card"},
    "planet": {"PLAYER": "word", "NUMBER": "number"},
    "give": {"CARD": "card"},
    "settle": {"PLAYER": "word", "NUMBER": "number"},
    "let": {"PLAYER": "word", "NUMBER": "number"},
    "ally": {"SIDE": "word"},
    "pass": {},
}


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    if isinstance(option, Play) or (isinstance(option, Use) and option.card in s.hands[s.ask.player if s.ask else 0]):
        return s.defs[option.card].id
    return None


def planet_words(s: Position, planet: int) -> str:
    """A planet: the player of its colour, and its number, from 1."""
    return f"{SEATS[s.owner(planet)].lower()} {s.nth(planet)}"


def in_words(s: Position, option: Option) -> str:
    """An option as a scenario writes it."""
    if isinstance(option, Say):
        return f"ally {option.word}" if s.ask and s.ask.kind == "ally" and option.word != "no" else option.word
    if isinstance(option, Player):
        return f"player {SEATS[option.player].lower()}"
    if isinstance(option, Number):
        return f"ships {option.n}"
    if isinstance(option, Settle):
        return f"{'let' if option.let else 'settle'} {planet_words(s, option.planet)}"
    if isinstance(option, Planet):
        if option.planet < 0:
            return "gate" if option.planet == GATE else "aid"
        return f"planet {planet_words(s, option.planet)}"
    assert isinstance(option, Card | Play | Use | Give)
    name = s.defs[option.card].id
    verb = {Play: "play ", Use: "use ", Give: "give "}.get(option.__class__, "")
    return f"{verb}{name}"
