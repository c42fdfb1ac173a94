"""Where tokens and cards of Dungeon Twister lie, for `tests/rules_checker/probing.py`."""

import random
from collections.abc import Set as AbstractSet
from typing import Any

from cards import Game
from rules_checker.engine import kernel
from rules_checker.games.twister.cards import CardDef
from rules_checker.games.twister.engine import ENGINE
from rules_checker.games.twister.frames import Acting
from rules_checker.games.twister.moves import hold, is_exit
from rules_checker.games.twister.options import Act, Fight, Leap, Square, Walk
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import carrier, loose, on

PROBE = {"do": "cure"}
NODES = False
PAID = {"act": [{"do": "spend", "points": 1}]}
BESIDE = {
    "character: falls": {"modifiers": [{"always": "walks-pits"}]},  # only who may be on a pit falls
    "character: bridges": {"modifiers": [{"always": "walks-pits"}]},
    "object: only-wizard": {"abilities": [{"trigger": "act", "cost": PAID["act"], "effects": [{"do": "drink"}]}]},
}
PREFERRED = frozenset({"probe"})
LIES = frozenset({"always bridges"})
"""Words of objects that work where these lie; all others, where they are carried."""
PITS = frozenset({"levitates", "walks-pits", "carries-over-pits", "bridges", "falls", "jump"})
"""Words that speak of pits; of others some speak of whoever is beside, and of the line over which one escapes."""


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a token on a square, or of a card in a player's hand, which is where it works."""
    if s.ask is None or s.ask.kind != "act":
        return None  # only there is it looked for whether such a token may be where the other one was
    held = (*s.jumps, *s.fighting)
    return ("maze", "") if s.at[card] >= 0 or any(card in hand for hand in held) else None


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A token or a card as the engine has it, of the same kind of character."""
    made = CardDef(data, {})
    made.team, made.kind, made.speed = was.team, was.kind, was.speed
    made.strength, made.value, made.capacity, made.room = was.strength, was.value, was.capacity, was.room
    return made


def dress(s: Position, game: Game, spoken: AbstractSet[str], probe: int, rng: random.Random) -> None:
    """The probe comes to where its words mean something: into hands, onto pits and beside them, opponents, the wounded
    and the line over which one escapes.
    """
    words, info = {word.partition(" ")[2] for word in spoken}, s.defs[probe]
    mover = probe if info.is_character else rng.choice(s.characters(s.active))
    if info.is_object:
        holder = carrier(s, probe)
        if holder != NOBODY:
            s.carries[holder] = NOBODY
        if spoken.isdisjoint(LIES):
            mover = rng.choice([*s.characters(s.active), *s.characters(1 - s.active)])
            hold(s, mover, probe)
            s.wounded[mover] = False
        else:
            mover = probe
    shown = [at for at in range(len(s.maze.ground.room_of)) if s.maze.shown(at)]
    pits = [at for at in shown if s.maze.is_pit(at)] if words & PITS else []
    near = [beside for at in pits for beside in s.maze.neighbours(at)]
    lines = [at for at in shown if any(is_exit(s, s.owner[mover], beside) for beside in s.maze.neighbours(at))]
    beside = [at for one in s.tokens[1 - s.owner[mover]] if s.at[one] >= 0 for at in s.maze.neighbours(s.at[one])]
    _bring(s, mover, rng.choice([one for one in (pits, near, lines, beside, [s.at[mover]]) if one]), rng)
    ways = [at for at in s.maze.neighbours(s.at[mover]) if not on(s, at)]
    if ways and rng.random() < 0.5 and (foes := s.characters(1 - s.owner[mover])):
        _bring(s, rng.choice(foes), ways, rng)
    for at in s.maze.neighbours(s.at[mover]):
        for one in (one for own in s.tokens for one in own if s.at[one] == at and s.defs[one].is_character):
            s.wounded[one] = rng.random() < 0.5
    if "regenerate" in words:
        s.wounded[probe], s.carries[probe] = True, NOBODY


def _bring(s: Position, one: int, squares: list[int], rng: random.Random) -> None:
    """Put a token, with what it carries, onto one of these squares."""
    square = rng.choice(squares)
    for token in (one, s.carries[one]):
        if token != NOBODY:
            s.at[token] = square


def refresh(s: Position) -> bool:
    """Have only such jump cards in hand as jump, and what can be done found anew."""
    s.jumps = [[card for card in hand if "jump" in s.defs[card].acts] for hand in s.jumps]
    s.ask = None
    s.points = max(s.points, 3)
    s.agenda.append(Acting())
    kernel.advance(s, ENGINE.STEPS)
    return True


def wanted(s: Position, option: Any, probe: int) -> bool:
    """True of what is about whoever carries the probe or stands beside it, of jumps, fights, and of escapes."""
    who = carrier(s, probe) if s.defs[probe].is_object and not loose(s, probe) else probe
    if isinstance(option, Square):
        return is_exit(s, s.active, option.square)
    if isinstance(option, Walk | Act):
        beside = s.at[probe] >= 0 and s.at[probe] in s.maze.neighbours(s.at[option.character])
        return option.character == who or beside
    return isinstance(option, Fight | Leap)


def nodes(info: CardDef) -> tuple[Any, ...]:
    """None: what a character can do is an action."""
    return ()
