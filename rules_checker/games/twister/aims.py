"""What positions to solve ask for, and what is the same in them.

Of each name `Aims` in `rules_checker/engine/aims.py` says what it is.
"""

from __future__ import annotations

from collections.abc import Hashable

from rules_checker.engine import Aims, Option
from rules_checker.games.twister.board import COLUMNS, GATE, OPEN, ROOM, SIDES, Maze
from rules_checker.games.twister.frames import Walking
from rules_checker.games.twister.legal import gate_for
from rules_checker.games.twister.moves import is_exit
from rules_checker.games.twister.options import Act, Fight, Leap, Reveal, Square, Take, Turn
from rules_checker.games.twister.state import GONE, HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import barred, carrier, first_in_line

GOALS = {"vp": lambda s, player: float(s.vp[player])}
LASTING = ("vp",)
SECRET = ("combat",)
BEGINS = ("action", "act")


def feat(s: Position, option: Option) -> Hashable:
    """Who escapes and who is attacked, which rooms turn, which gates open, what is taken; not where anybody walks, and
    who of several does what comes to the same.
    """
    assert s.ask is not None
    if isinstance(option, Square):
        if not isinstance(s.ask.then, Walking):
            return "put", option.square
        one = s.ask.then.character
        return ("out", one) if is_exit(s, s.owner[one], option.square) else None
    if isinstance(option, Turn):
        return "turn", option.room, option.back
    if isinstance(option, Act):
        return _act(s, option)
    if isinstance(option, Reveal):
        return "reveal", option.room
    if isinstance(option, Fight):
        return "fight", option.target
    if isinstance(option, Take):
        return "take", option.token
    return "leap" if isinstance(option, Leap) else None


def _act(s: Position, option: Act) -> Hashable:
    one, verb = option.character, option.verb
    if verb == "pass-wall":
        square = s.maze.ground.beside[s.at[one]][option.side]
        return ("out", one) if is_exit(s, s.owner[one], square) else None
    if verb == "fireball":
        return verb, first_in_line(s, s.at[one], option.side)
    if verb in ("drink", "regenerate"):
        return verb, one
    return verb, option.about if verb == "cure" else gate_for(s, one, verb, option.side)


def alike(s: Position) -> Hashable:
    """Whatever of a position tells how the turn goes on."""
    assert s.ask is not None
    maze = s.maze
    lie = tuple([NOBODY if face is None else face.turned for face in maze.faces])
    # at which gear a room was turned last, what is still on the agenda and who was hurt go with the rest
    return (
        *(s.ask.kind, s.ask.player, s.ask.then, tuple(s.agenda), sum(s.turns)),
        *(tuple(s.at), tuple(s.wounded), tuple(s.carries), lie, tuple(sorted(maze.gates.items()))),
        *(s.points, tuple(sorted(s.tonics.items())), s.hurt, tuple(s.struck), tuple(sorted(s.rested)), s.counter),
        *(len(s.jumps[0]), len(s.jumps[1]), tuple(map(tuple, s.fighting)), tuple(s.plans), tuple(s.vp)),
        tuple(map(tuple, s.hands)),
    )


def hope(s: Position, player: int, goal: str) -> float:
    """No less than the victory points that a player may still make in this turn, if nobody is in anybody's way.

    Of each of the player's characters it is seen whether it may come out, and how many others may be eliminated.
    """
    if goal != "vp" or s.active != player or s.ask is None:
        return _MOST
    ask, points = s.ask, s.points + sum(s.tonics.values()) + _potions(s)
    if ask.kind == "action":
        points += max([s.defs[card].value for card in s.hands[player]])
    walker, left = (ask.then.character, ask.then.left) if isinstance(ask.then, Walking) else (NOBODY, 0)
    treasure = max([s.defs[one].points for own in s.tokens for one in own if s.defs[one].is_object], default=0)
    fastest = max([s.defs[one].speed for one in s.characters(player)], default=0)
    worth: list[int] = []
    for one in s.tokens[player]:
        if not s.defs[one].is_character or s.at[one] in (HELD, GONE):
            continue
        pace = fastest if s.wounded[one] else s.defs[one].speed
        free = left if s.wounded[one] or walker == one else 0
        if _comes_out(s, one, points, pace, free):
            worth.append(s.defs[one].points + treasure)
    worth += [1] * _eliminated(s, player, points)
    worth.sort(reverse=True)
    return float(sum(worth[: points + (walker != NOBODY) + 1]))


def _comes_out(s: Position, one: int, points: int, pace: int, free: int) -> bool:
    """False if a character surely does not come out with so many action points, walking `free` squares before.

    With one it walks, or passes a wall. With two, what is done first may be to turn a room, or to open a gate.
    """
    maze, at = s.maze, s.at[one]
    ground, row = maze.ground, 0 if s.owner[one] == 0 else maze.ground.rows - 1
    if at < 0:
        squares = ground.squares_of[under(0) - at]
        return points > 1 and min([abs(to // COLUMNS - row) for to in squares]) <= (points - 1) * max(pace, _TURNED)
    away = abs(at // COLUMNS - row)
    if away > free + points * max(pace, _TURNED):
        return False
    if _steps(maze, row).get(at, _FAR) <= free + points * pace:
        return True
    if "pass-wall" in s.defs[one].acts and points and away <= 1 + free + (points - 1) * max(pace, _TURNED):
        return True
    if points != _CHANGE or free:
        return points >= _CHANGE
    for room, face in enumerate(maze.faces):
        if face is None and min([abs(to // COLUMNS - row) for to in ground.squares_of[room]]) <= away:
            return True  # it may be revealed
    assert s.ask is not None
    if s.ask.kind != "act":
        return _after_any(maze, row).get(at, _FAR) <= pace
    for option in s.ask.options:
        if isinstance(option, Turn):
            if _after_turn(maze, row, option.room, back=option.back).get(at, _FAR) <= pace:
                return True
        elif isinstance(option, Act) and option.side != NOBODY and _after_gates(maze, row).get(at, _FAR) <= pace:
            return True
    return False


_CHANGE = 2
"""With so many action points, a room may turn or a gate be opened before a character walks."""


def _after_any(maze: Maze, row: int) -> dict[int, int]:
    """How many steps each square is from a row if any room turns once, or gates open: the fewest."""
    key = ("after", row)
    found: dict[int, int] | None = maze.known.get(key)
    if found is None:
        found = dict(_after_gates(maze, row))
        for room, face in enumerate(maze.faces):
            for back in (False, True) if face is not None else ():
                for square, steps in _after_turn(maze, row, room, back=back).items():
                    found[square] = min(steps, found.get(square, _FAR))
        maze.known[key] = found
    return found


def _after_turn(maze: Maze, row: int, room: int, *, back: bool) -> dict[int, int]:
    """How many steps from a row whatever is on a square is, once a room turns."""
    key = ("turned", row, room, back)
    known = maze.known
    found: dict[int, int] | None = known.get(key)
    if found is None:
        then, face = maze.copy(), maze.faces[room]
        assert face is not None
        came = then.turn(room, 1 if face.clockwise != back else 3)
        steps = _steps(then, row)
        found = dict(steps)
        for square, to in came.items():
            found[square] = steps.get(to, _FAR)
        known[key] = found
    return found


def _after_gates(maze: Maze, row: int) -> dict[int, int]:
    """How many steps each square is from a row, if all gates were open."""
    key = ("open", row)
    found: dict[int, int] | None = maze.known.get(key)
    if found is None:
        found = _walked(maze, row, past=(OPEN, GATE))
        maze.known[key] = found
    return found


_MOST, _FAR = 99.0, 999
_TURNED = ROOM - 1
"""So many rows a token may come nearer when a room turns."""


def _potions(s: Position) -> int:
    """No less than the action points that potions may still give in this turn: those at hand, or soon taken."""
    found, points = 0, s.points + sum(s.tonics.values())
    for own in s.tokens:
        for token in own:
            if s.defs[token].drink and s.at[token] >= 0:
                holder = carrier(s, token)
                if holder != NOBODY and not s.wounded[holder]:
                    near = points > 0 and s.owner[holder] == s.active
                else:
                    near = _beside(s, s.active, s.at[token], points - 1)
                found += (s.defs[token].drink - 1) * near
    return found


def _steps(maze: Maze, row: int) -> dict[int, int]:
    """How many steps each square is from a row, as the ways are now."""
    key = ("steps", row)
    found: dict[int, int] | None = maze.known.get(key)
    if found is None:
        found = _walked(maze, row, past=(OPEN,))
        maze.known[key] = found
    return found


def _walked(maze: Maze, row: int, past: tuple[int, ...]) -> dict[int, int]:
    """How many steps each square is from a row, if one passes what there is of these between squares."""
    edge = [row * COLUMNS + column for column in range(COLUMNS)]
    found, step = dict.fromkeys(edge, 0), 0
    while edge:
        step += 1
        ahead = []
        for square in edge:
            for side in SIDES:
                beside = maze.ground.beside[square][side]
                if beside not in found and maze.between(square, side) in past:
                    found[beside] = step
                    ahead.append(beside)
        edge = ahead
    return found


def _eliminated(s: Position, player: int, points: int) -> int:
    """No less than how many characters of the other player may be eliminated in this turn."""
    assert s.ask is not None
    foes = s.characters(1 - player)
    if s.ask.kind == "combat":
        return min(len(foes), points + 1)
    weak = [one for one in foes if _weak(s, one)]
    if points < 2 and s.ask.kind == "act":
        for option in s.ask.options:
            if isinstance(option, Fight) and option.target in weak:
                return points
            if isinstance(option, Act) and option.verb == "fireball":
                return points
        return 0
    if not points:
        return 0
    if _fire(s, player):
        return min(len(foes), points)
    return min(len([one for one in weak if _attacked(s, player, one, points)]), points)


def _weak(s: Position, one: int) -> bool:
    """True of a character that a single defeat would eliminate."""
    if s.wounded[one]:
        return not barred(s, one)
    return s.defs[one].falls and s.maze.is_pit(s.at[one])


def _fire(s: Position, player: int) -> bool:
    """True if a player may come to use fire in this turn."""
    if not any(s.defs[one].kind == "wizard" and not s.wounded[one] for one in s.characters(player)):
        return False
    for own in s.tokens:
        for one in own:
            if s.defs[one].only_wizard and s.at[one] >= 0:
                holder = carrier(s, one)
                if holder == NOBODY or s.wounded[holder] or s.owner[holder] == player:
                    return True
    return False


def _attacked(s: Position, player: int, target: int, points: int) -> bool:
    """False if surely none of a player's characters comes beside another, and attacks it, with so many points."""
    return _beside(s, player, s.at[target], points - 1)


def _beside(s: Position, player: int, square: int, points: int) -> bool:
    """False if surely none of a player's characters comes to what is on a square with so many points, or beside it."""
    if points < 0:
        return False
    row, column = divmod(square, COLUMNS)
    frame = s.ask.then if s.ask is not None else None
    for one in s.tokens[player]:
        if not s.defs[one].is_character or s.wounded[one] or s.at[one] in (HELD, GONE):
            continue
        if s.at[one] < 0:
            if points > 0:
                return True
            continue
        left = frame.left if isinstance(frame, Walking) and frame.character == one else 0
        there, beside = divmod(s.at[one], COLUMNS)
        if abs(there - row) + abs(beside - column) - 1 <= left + points * max(s.defs[one].speed, _TURNED):
            return True
    return False


AIMS = Aims(GOALS=GOALS, LASTING=LASTING, SECRET=SECRET, BEGINS=BEGINS, feat=feat, alike=alike, hope=hope)
