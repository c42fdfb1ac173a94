"""Where a character may go: which squares it passes, where it stops, what it may take, put down, jump over.

A movement is a walk to one square after another, with what is done on the way between; every offer leaves a way to end
the movement as the rules want it, whatever is still to be picked up, put down and jumped over on that way.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.games.twister.board import HIDDEN, SIDES, WALL
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import Crowd, at_rest, bridged, crowd, loose


class Rest(NamedTuple):
    """What is left of a movement: so many squares, without what was put down on its way, and with jumps used up."""

    left: int
    put_down: tuple[int, ...] = ()
    jumps: int = 0


_Come = tuple[int, int, Rest, bool]
"""How far a movement has come: the square, the load, what is left, and whether that is held which is wanted."""


def with_load(s: Position, character: int) -> tuple[int, ...]:
    """A character and what it carries."""
    load = s.carries[character]
    return (character,) if load == NOBODY else (character, load)


def others(there: Crowd, square: int, group: tuple[int, ...]) -> list[int]:
    """The tokens on a square that are not of a group."""
    return [one for one in there.get(square, ()) if one not in group]


def is_exit(s: Position, player: int, square: int) -> bool:
    """True of a square of the other player's starting line: whoever enters it has escaped."""
    return s.maze.ground.on_line(1 - player, square)


def obstacle(s: Position, there: Crowd, character: int, square: int) -> bool:
    """True of a square that a character cannot pass, though the way there is open."""
    player, tokens = s.owner[character], there.get(square, [])
    if any(s.defs[one].is_character and s.owner[one] != player and not s.wounded[one] for one in tokens):
        return True
    if not s.maze.is_pit(square):
        return False
    info, load = s.defs[character], s.carries[character]
    if info.levitates or info.walks_pits or (load != NOBODY and s.defs[load].crosses_pits):
        return False
    return not bridged(s, tokens)


def reach(s: Position, there: Crowd, character: int, start: int, left: int) -> dict[int, int]:
    """The squares to which a character can walk from one, each with the number of steps."""
    player, found, edge = s.owner[character], {start: 0}, [start]
    for step in range(1, left + 1):
        ahead = []
        for square in edge:
            for beside in s.maze.neighbours(square):
                if beside not in found and not obstacle(s, there, character, beside):
                    found[beside] = step
                    if not is_exit(s, player, beside):
                        ahead.append(beside)
        edge = ahead
    del found[start]
    return found


def way(s: Position, there: Crowd, character: int, square: int, steps: int) -> list[int]:
    """The squares of a shortest way on which a character walks to one, that one first."""
    found = reach(s, there, character, s.at[character], steps)
    passed = [square]
    while found[passed[-1]] > 1:
        passed.append(next(one for one in s.maze.neighbours(passed[-1]) if found.get(one, 0) == found[passed[-1]] - 1))
    return passed


def may_stop(s: Position, there: Crowd, character: int, square: int) -> bool:
    """True of a square where a character may end its movement with what it carries, or escapes."""
    if is_exit(s, s.owner[character], square):
        return True
    group = with_load(s, character)
    return at_rest(s, square, [*group, *others(there, square, group)])


def may_leave(s: Position, there: Crowd, character: int, square: int) -> bool:
    """True if what a character leaves behind on a square may be there."""
    return at_rest(s, square, others(there, square, with_load(s, character)))


def may_end(s: Position, there: Crowd, character: int, square: int, rest: Rest, *, holds: bool = False) -> bool:
    """True if a character that has come to a square can end its movement there, or further on.

    All that it may do on the way counts: what it picks up and puts down (`gap.carry`, `gap.take-again`), and jumps. If
    it `holds` what it wants to hold, it does so no more on this square.
    """
    if may_stop(s, there, character, square):
        return True
    start = s.at[character]
    _go(s, character, square)
    found = _ends(s, character, rest, set(), holds=holds)
    _go(s, character, start)
    return found


def _ends(t: Position, character: int, rest: Rest, seen: set[_Come], *, holds: bool = False) -> bool:
    """True if a movement can end from here on; the position is changed on the way, and is as before in the end."""
    square, load, there = t.at[character], t.carries[character], crowd(t)
    if may_stop(t, there, character, square):
        return True
    if (square, load, rest, holds) in seen:
        return False
    seen.add((square, load, rest, holds))
    tokens = others(there, square, with_load(t, character))
    instead = [one for one in tokens if not holds and one not in rest.put_down and takeable(t, character, one)]
    for other in instead if holds or load == NOBODY else (NOBODY, *instead):
        before = t.carries[:]
        hold(t, character, other)
        found = _ends(t, character, _without(rest, load), seen, holds=True)
        t.carries[:] = before
        if found:
            return True
    if rest.left <= 0 or not may_leave(t, there, character, square):
        return False
    return any(_steps(t, character, beside, rest, seen) for beside in t.maze.neighbours(square))


def _without(rest: Rest, load: int) -> Rest:
    """What is left of a movement when something has been put down."""
    return rest if load == NOBODY else rest._replace(put_down=tuple(sorted((*rest.put_down, load))))


def _steps(t: Position, character: int, beside: int, rest: Rest, seen: set[_Come]) -> bool:
    """True if a movement can end after a step, or a jump, to a square beside."""
    player, square = t.owner[character], t.at[character]
    exits, jumps = is_exit(t, player, beside), obstacle(t, crowd(t), character, beside)
    if jumps and (exits or rest.left < 2 or rest.jumps >= len(t.jumps[player])):
        return False
    if exits:
        return True
    _go(t, character, beside)
    found = _ends(t, character, rest._replace(left=rest.left - 1, jumps=rest.jumps + jumps), seen)
    _go(t, character, square)
    return found


def _go(t: Position, character: int, square: int) -> None:
    """Have a character be on a square, with what it carries."""
    for one in with_load(t, character):
        t.at[one] = square


def goals(s: Position, there: Crowd, character: int, rest: Rest) -> dict[int, int]:
    """The squares to which a character may go from where it is, each with the number of steps.

    Those where it cannot end its movement are among them if there is something to do on the way.
    """
    found = _walks(s, there, character, rest)
    return {
        one: steps
        for one, steps in found.items()
        if _is_goal(s, there, character, one, rest._replace(left=rest.left - steps))
    }


def has_goal(s: Position, there: Crowd, character: int, rest: Rest) -> bool:
    """True if there is such a square."""
    found = _walks(s, there, character, rest)
    return any(
        _is_goal(s, there, character, one, rest._replace(left=rest.left - steps)) for one, steps in found.items()
    )


def _walks(s: Position, there: Crowd, character: int, rest: Rest) -> dict[int, int]:
    """The squares to which a character can walk from where it is, if it may leave that, each with the steps."""
    square = s.at[character]
    if rest.left <= 0 or not may_leave(s, there, character, square):
        return {}
    return reach(s, there, character, square, rest.left)


def _is_goal(s: Position, there: Crowd, character: int, square: int, rest: Rest) -> bool:
    """True of a square where a character may stop, or do something after which its movement can end."""
    if may_stop(s, there, character, square):
        return True
    group, jumps = with_load(s, character), s.jumps[s.owner[character]]
    if len(group) == 1 and not others(there, square, group) and (rest.left < 2 or len(jumps) <= rest.jumps):
        return False
    start = s.at[character]
    _go(s, character, square)
    found = _may_act(s, character, rest)
    _go(s, character, start)
    return found


def _may_act(s: Position, character: int, rest: Rest) -> bool:
    """True if a character may do something where it is, or jump, after which its movement can end."""
    there, square = crowd(s), s.at[character]
    if takes(s, there, character, rest) or may_drop(s, there, character, rest):
        return True
    return may_leave(s, there, character, square) and bool(leaps(s, there, character, square, rest))


def takeable(s: Position, character: int, token: int) -> bool:
    """True of what a character can carry, and nobody else holds."""
    fits = s.defs[token].is_object or (s.wounded[token] and s.owner[token] == s.owner[character])
    return fits and loose(s, token)


def leaps(s: Position, there: Crowd, character: int, square: int, rest: Rest) -> list[int]:
    """The obstacles beside a square over which a character may jump, to a place where it may end its movement."""
    player = s.owner[character]
    if rest.left < 2 or rest.jumps >= len(s.jumps[player]):
        return []
    ahead, after = _obstacles(s, there, character, square), rest._replace(left=rest.left - 1, jumps=rest.jumps + 1)
    return [one for one in ahead if may_end(s, there, character, one, after)]


def _obstacles(s: Position, there: Crowd, character: int, square: int) -> list[int]:
    """The squares beside one that only a jump passes."""
    player = s.owner[character]
    return [
        one for one in s.maze.neighbours(square) if not is_exit(s, player, one) and obstacle(s, there, character, one)
    ]


def jumped(
    s: Position, there: Crowd, character: int, start: int, left: int, *, used: int = 0
) -> dict[int, tuple[int, ...]]:
    """The squares where a movement with jumps may end, each with those jumped over, as few as can be.

    `used` are the jump cards that are no longer there.
    """
    player = s.owner[character]
    found: dict[int, tuple[int, ...]] = {}
    most: dict[int, int] = {}
    """The steps left on each square that was jumped to: who comes to it with no more finds nothing new."""
    edge: list[tuple[int, int, tuple[int, ...]]] = [(start, left, ())]
    for jumps in range(used, len(s.jumps[player])):
        landed = []
        for square, steps, over in edge:
            for brink, walked in {square: 0, **reach(s, there, character, square, steps)}.items():
                rest = steps - walked - 1
                if rest < 1 or is_exit(s, player, brink):
                    continue
                for one in _obstacles(s, there, character, brink):
                    if most.get(one, 0) >= rest or not may_end(s, there, character, one, Rest(rest, (), jumps + 1)):
                        continue
                    most[one], passed = rest, (*over, one)
                    for stop in reach(s, there, character, one, rest):
                        if may_stop(s, there, character, stop):
                            found.setdefault(stop, passed)
                    landed.append((one, rest, passed))
        edge = landed
    return found


def takes(s: Position, there: Crowd, character: int, rest: Rest) -> list[int]:
    """The tokens on its square that a character may pick up, putting down what it carries."""
    here = others(there, s.at[character], with_load(s, character))
    fitting = [one for one in here if one not in rest.put_down and takeable(s, character, one)]
    return [one for one in fitting if _leads_on(s, there, character, one, rest)]


def may_drop(s: Position, there: Crowd, character: int, rest: Rest) -> bool:
    """True if a character may put down what it carries."""
    return s.carries[character] != NOBODY and _leads_on(s, there, character, NOBODY, rest)


def _leads_on(s: Position, there: Crowd, character: int, load: int, rest: Rest) -> bool:
    """True if a character that carries this instead can still end its movement."""
    before = s.carries[:]
    after = _without(rest, s.carries[character])
    hold(s, character, load)
    fine = may_end(s, there, character, s.at[character], after, holds=True)
    s.carries[:] = before
    return fine


def hold(s: Position, character: int, load: int) -> None:
    """Have a character carry this, or nothing, instead of what it carried: nobody else holds it any longer."""
    if load != NOBODY:
        if load in s.carries:
            s.carries[s.carries.index(load)] = NOBODY
        s.carries[load] = NOBODY  # of a wounded character, what it had stays behind
    s.carries[character] = load


def through_walls(s: Position, character: int) -> list[int]:
    """The sides at which a character may pass through a wall, double ones too, to where it may stop."""
    there, square = crowd(s), s.at[character]
    if not may_leave(s, there, character, square):
        return []
    found = []
    for side in SIDES:
        beside = s.maze.ground.beside[square][side]
        if s.maze.between(square, side) != WALL or not s.maze.shown(beside) or s.maze.is_pit(beside):
            continue
        if s.maze.in_maze(square) or s.maze.in_maze(beside):
            group = with_load(s, character)
            exits = is_exit(s, s.owner[character], beside) and not obstacle(s, there, character, beside)
            if exits or at_rest(s, beside, [*group, *others(there, beside, group)]):
                found.append(side)
    return found


def accessible(s: Position, character: int) -> tuple[int, ...]:
    """The rooms lying face down to which a character has direct access (`gap.reveal-closed-gate`)."""
    maze, square = s.maze, s.at[character]
    if not maze.in_maze(square):
        return tuple([room for room in maze.ground.at_line(s.owner[character]) if maze.faces[room] is None])
    key = ("accessible", square)
    found: tuple[int, ...] | None = maze.known.get(key)
    if found is None:
        beside = maze.ground.beside[square]
        rooms = [maze.ground.room_of[beside[side]] for side in SIDES if maze.between(square, side) == HIDDEN]
        maze.known[key] = found = tuple(dict.fromkeys(rooms))
    return found
