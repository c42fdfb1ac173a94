"""A character moves: to one square after another, with what it picks up, puts down and jumps over on the way."""

from __future__ import annotations

from rules_checker.engine import DONE, Option, Say, Steps
from rules_checker.games.twister.frames import Walking
from rules_checker.games.twister.legal import jumps
from rules_checker.games.twister.moves import Rest, goals, hold, is_exit, may_drop, may_stop, reach, takes, way
from rules_checker.games.twister.options import Leap, Square, Take, the_square
from rules_checker.games.twister.scoring import escape
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import crowd, on

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

DROP = Say("drop")


@step(Walking)
def walking(s: Position, frame: Walking) -> None:
    """Ask for the next square, or what is done on this one; to stop where it is is the last."""
    one, rest, there = frame.character, Rest(frame.left, frame.put_down), crowd(s)
    options: list[Option] = [the_square(square) for square in goals(s, there, one, rest)]
    options += [Leap(square) for square in jumps(s, there, one, rest)]
    options += [Take(token) for token in takes(s, there, one, rest)]
    if may_drop(s, there, one, rest):
        options.append(DROP)
    if may_stop(s, there, one, s.at[one]):
        options.append(DONE)
    s.ask_for(s.active, "walk", tuple(options), "move.speed", frame)


@taking(Walking)
def walked(s: Position, frame: Walking, option: Option) -> None:
    """Go on, or do it, and ask again."""
    one = frame.character
    if isinstance(option, Square):
        _go(s, frame, option.square)
    elif isinstance(option, Leap):
        _leap(s, frame, option.square)
    elif isinstance(option, Take):
        put_down = _takes(s, frame, option.token)
        s.agenda.append(frame._replace(put_down=put_down))
    elif option == DROP:
        s.agenda.append(frame._replace(put_down=_drops(s, frame)))
    else:
        s.cite("move.not-all", "rule.golden-two")
        s.tell("stops", "move.not-all", card=s.defs[one].id, square=s.name(s.at[one]))


def _move(s: Position, one: int, square: int) -> None:
    """Move a character, with what it carries."""
    s.at[one] = square
    if s.carries[one] != NOBODY:
        s.at[s.carries[one]] = square


def _go(s: Position, frame: Walking, square: int) -> None:
    """Walk to a square; whoever enters the other starting line escapes."""
    one, there = frame.character, crowd(s)
    steps_taken = reach(s, there, one, s.at[one], frame.left)[square]
    if s.touched is not None:
        for passed in way(s, there, one, square, steps_taken):
            _cite_way(s, one, passed)
    _move(s, one, square)
    s.tell("goes", "move.adjacent", card=s.defs[one].id, square=s.name(square))
    if is_exit(s, s.owner[one], square):
        escape(s, one)
    else:
        s.agenda.append(frame._replace(left=frame.left - steps_taken))


def _cite_way(s: Position, one: int, square: int) -> None:
    """Record the rules by which a character may pass a square, or stop there."""
    tokens, info, load = on(s, square), s.defs[one], s.carries[one]
    if s.maze.geared(square):
        s.cite("move.gear-ok")
    if not s.maze.in_maze(square):
        s.cite("gap.line-cost")
    if any(s.defs[token].is_object or s.wounded[token] for token in tokens):
        s.cite("move.over-objects", "gap.movement-over-wounded", "gap.golden-rule-two")
    if any(s.defs[token].is_character and not s.wounded[token] for token in tokens):
        s.cite("move.over-own")
        if load != NOBODY:
            s.cite("move.carry-example")
    if s.maze.is_pit(square):
        if info.levitates:
            s.cite("wizard.levitate", "wizard.levitate-free", "word=levitates")
        elif info.walks_pits:
            s.cite("thief.traps", "word=walks-pits")
        elif load != NOBODY and s.defs[load].crosses_pits:
            s.cite("obj.rope-carry", "word=carries-over-pits")
        elif any(s.owner[token] == s.owner[one] and s.defs[token].is_character for token in tokens):
            s.cite("thief.lets-others", "thief.not-wounded", "word=bridges")
        else:
            s.cite("obj.rope-laid", "word=bridges")


def _leap(s: Position, frame: Walking, square: int) -> None:
    """Play a jump card and go over an obstacle; the square counts as any other."""
    one, player = frame.character, s.active
    s.jumps[player].pop()
    _move(s, one, square)
    s.cite("gap.jump-movement", "trigger=move", "word=jump")
    s.tell("leaps", "gap.jump-cards", player=player, card=s.defs[one].id, square=s.name(square))
    s.agenda.append(frame._replace(left=frame.left - 1))


def _takes(s: Position, frame: Walking, token: int) -> tuple[int, ...]:
    """Pick a token up; returns what has been put down on the way, now with what was carried before."""
    one, before = frame.character, s.carries[frame.character]
    hold(s, one, token)
    if s.maze.is_pit(s.at[one]) and s.defs[token].crosses_pits:
        s.cite("obj.rope-pickup")
    if s.owner[token] != s.owner[one]:
        s.cite("gap.enemy-objects")
    card, other, player, owner = s.defs[one].id, s.defs[token].id, s.owner[one], s.owner[token]
    if before == NOBODY:
        s.tell("takes", "gap.carry", card=card, other=other, player=player, owner=owner)
        return frame.put_down
    s.tell("swaps", "gap.carry", card=card, other=other, old=s.defs[before].id, player=player, owner=owner)
    return (*frame.put_down, before)


def _drops(s: Position, frame: Walking) -> tuple[int, ...]:
    """Put down what is carried; returns all that has been put down on the way."""
    one, load = frame.character, s.carries[frame.character]
    hold(s, one, NOBODY)
    if s.maze.is_pit(s.at[one]) and s.defs[load].crosses_pits:
        s.cite("obj.rope-place", "obj.rope-free")
    card, other, square = s.defs[one].id, s.defs[load].id, s.name(s.at[one])
    s.tell("drops", "gap.carry", card=card, other=other, square=square, player=s.owner[one], owner=s.owner[load])
    return (*frame.put_down, load)
