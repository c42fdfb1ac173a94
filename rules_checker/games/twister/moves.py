"""Where a character may go: which squares it passes, where it stops, what it may take, put down, jump over.

A movement is a walk to one square after another, with what is done on the way between; every offer leaves a way to end
the movement as the rules want it.
"""

from __future__ import annotations

from rules_checker.games.twister.board import HIDDEN, SIDES, WALL
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import Crowd, at_rest, bridged, crowd, loose


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


def may_end(s: Position, there: Crowd, character: int, square: int, left: int) -> bool:
    """True if a character that has come to a square can end its movement there, or further on, jumps included."""
    if may_stop(s, there, character, square):
        return True
    if left <= 0 or not may_leave(s, there, character, square):
        return False
    if any(may_stop(s, there, character, one) for one in reach(s, there, character, square, left)):
        return True
    return bool(leaps(s, there, character, square, left))


def goals(s: Position, there: Crowd, character: int, left: int) -> dict[int, int]:
    """The squares to which a character may go from where it is, each with the number of steps.

    Those where it cannot end its movement are among them if there is something to do on the way.
    """
    square = s.at[character]
    if left <= 0 or not may_leave(s, there, character, square):
        return {}
    found = reach(s, there, character, square, left)
    return {one: steps for one, steps in found.items() if _is_goal(s, there, character, one, left - steps)}


def _is_goal(s: Position, there: Crowd, character: int, square: int, left: int) -> bool:
    if may_stop(s, there, character, square):
        return True
    return _halts(s, there, character, square, left) and may_end(s, there, character, square, left)


def _halts(s: Position, there: Crowd, character: int, square: int, left: int) -> bool:
    """True of a square where a character could do something on its way: pick up, put down, jump."""
    group = with_load(s, character)
    tokens = others(there, square, group)
    if any(takeable(s, character, one) for one in tokens):
        return True
    if len(group) > 1 and at_rest(s, square, [*tokens, group[1]]):
        return True
    return bool(leaps(s, there, character, square, left))


def takeable(s: Position, character: int, token: int) -> bool:
    """True of what a character can carry, and nobody else holds."""
    fits = s.defs[token].is_object or (s.wounded[token] and s.owner[token] == s.owner[character])
    return fits and loose(s, token)


def leaps(s: Position, there: Crowd, character: int, square: int, left: int, *, used: int = 0) -> list[int]:
    """The obstacles beside a square over which a character may jump, to a place where it may end its movement."""
    player = s.owner[character]
    if left < 2 or used >= len(s.jumps[player]):
        return []
    return [
        one for one in _obstacles(s, there, character, square) if _lands(s, there, character, one, left - 1, used=used)
    ]


def _obstacles(s: Position, there: Crowd, character: int, square: int) -> list[int]:
    """The squares beside one that only a jump passes."""
    player = s.owner[character]
    return [
        one for one in s.maze.neighbours(square) if not is_exit(s, player, one) and obstacle(s, there, character, one)
    ]


def _lands(s: Position, there: Crowd, character: int, over: int, left: int, *, used: int) -> bool:
    """True if a character that jumps over a square comes to where it may end its movement."""
    if any(may_stop(s, there, character, one) for one in reach(s, there, character, over, left)):
        return True
    return bool(leaps(s, there, character, over, left, used=used + 1))


def jumped(
    s: Position, there: Crowd, character: int, start: int, left: int, *, used: int = 0
) -> dict[int, tuple[int, ...]]:
    """The squares where a movement with jumps may end, each with those jumped over, as few as can be.

    `used` are the jump cards that are no longer there.
    """
    player = s.owner[character]
    found: dict[int, tuple[int, ...]] = {}
    edge: list[tuple[int, int, tuple[int, ...]]] = [(start, left, ())]
    while edge:
        landed = []
        for square, steps, over in edge:
            for brink, walked in {square: 0, **reach(s, there, character, square, steps)}.items():
                if is_exit(s, player, brink):
                    continue
                for one in leaps(s, there, character, brink, steps - walked, used=used + len(over)):
                    rest, passed = steps - walked - 1, (*over, one)
                    for stop in reach(s, there, character, one, rest):
                        if may_stop(s, there, character, stop):
                            found.setdefault(stop, passed)
                    landed.append((one, rest, passed))
        edge = landed
    return found


def takes(s: Position, there: Crowd, character: int, left: int, put_down: tuple[int, ...]) -> list[int]:
    """The tokens on its square that a character may pick up, putting down what it carries."""
    here = others(there, s.at[character], with_load(s, character))
    fitting = [one for one in here if one not in put_down and takeable(s, character, one)]
    return [one for one in fitting if _leads_on(s, there, character, one, left)]


def may_drop(s: Position, there: Crowd, character: int, left: int) -> bool:
    """True if a character may put down what it carries."""
    return s.carries[character] != NOBODY and _leads_on(s, there, character, NOBODY, left)


def _leads_on(s: Position, there: Crowd, character: int, load: int, left: int) -> bool:
    """True if a character that carries this instead can still end its movement."""
    before = s.carries[:]
    hold(s, character, load)
    fine = may_end(s, there, character, s.at[character], left)
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


def accessible(s: Position, character: int) -> list[int]:
    """The rooms lying face down to which a character has direct access (`gap.reveal-closed-gate`)."""
    maze, square = s.maze, s.at[character]
    if not maze.in_maze(square):
        return [room for room in maze.ground.at_line(s.owner[character]) if maze.faces[room] is None]
    found = []
    for side in SIDES:
        beside = maze.ground.beside[square][side]
        if maze.between(square, side) == HIDDEN and maze.ground.room_of[beside] not in found:
            found.append(maze.ground.room_of[beside])
    return found
