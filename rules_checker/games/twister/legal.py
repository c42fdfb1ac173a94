"""What the active player may do with action points; it changes nothing."""

from __future__ import annotations

from rules_checker.engine import DONE, Option
from rules_checker.games.twister.board import CLOSED, RAISED, SIDES
from rules_checker.games.twister.moves import (
    Rest,
    accessible,
    has_goal,
    leaps,
    may_drop,
    may_leave,
    takes,
    through_walls,
)
from rules_checker.games.twister.options import Act, Fight, Reveal, Turn, Walk
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import (
    Crowd,
    able,
    attackable,
    attackers,
    budget,
    carrier,
    crowd,
    first_in_line,
    uses,
)


def action_cards(s: Position, player: int) -> list[int]:
    """The action cards that a player may play."""
    return [card for card in s.hands[player] if not limit(s, player, card)]


def limit(s: Position, player: int, card: int) -> str:
    """The rule by which an action card cannot be played yet; empty if it can."""
    value = s.defs[card].value
    least = min([s.defs[one].value for one in s.hands[player]])
    if "simple" in s.numbers.options:
        first = s.turns[player] <= len(s.hands[player]) + len(s.played[player])
        return "action.limit-simple" if first and value > least else ""
    if not s.highest:
        return "action.first-two" if value > least else ""
    return "action.limit-plus-one" if value > s.highest + 1 else ""


def actions(s: Position) -> list[Option]:
    """All that the active player may do now; to stop is the last."""
    player, there = s.active, crowd(s)
    found: list[Option] = []
    for one in s.characters(player):
        if budget(s, one):
            if able(s, one):
                found += _of_character(s, there, one)
            elif may_regenerate(s, one):
                found.append(Act("regenerate", one, NOBODY, NOBODY))
    revealed: dict[int, int] = {}
    for one in s.characters(player):
        if able(s, one) and budget(s, one):
            for room in accessible(s, one):
                if room not in revealed or s.tonics.get(one, 0):
                    revealed[room] = one
    found += [Reveal(one, room) for room, one in sorted(revealed.items())]
    found += [Fight(target) for target in attackable(s, player) if payer(s, attackers(s, player, target)) != NOBODY]
    found.append(DONE)
    return found


def payer(s: Position, characters: tuple[int, ...]) -> int:
    """The one of these that pays for what they do together: with a potion's points, if it can."""
    return max(characters, key=lambda one: budget(s, one)) if any(budget(s, one) for one in characters) else NOBODY


def may_walk(s: Position, there: Crowd, one: int) -> bool:
    """True of a character that can move, or at least pick something up."""
    rest = Rest(s.defs[one].speed)
    if len(there[s.at[one]]) == 1 and any(not there.get(at) and not s.maze.is_pit(at) for at in _near(s, one)):
        return True  # a free square beside it, and nothing that it would leave behind
    if has_goal(s, there, one, rest) or takes(s, there, one, rest):
        return True
    return may_drop(s, there, one, rest) or bool(jumps(s, there, one, rest))


def _near(s: Position, one: int) -> tuple[int, ...]:
    """The squares beside a character to which a way is open."""
    return s.maze.neighbours(s.at[one])


def jumps(s: Position, there: Crowd, one: int, rest: Rest) -> list[int]:
    """The squares over which a character may jump from where it is."""
    square = s.at[one]
    return leaps(s, there, one, square, rest) if may_leave(s, there, one, square) else []


def _of_character(s: Position, there: Crowd, one: int) -> list[Option]:
    """What a character can do by itself."""
    info = s.defs[one]
    found: list[Option] = [Walk(one)] if may_walk(s, there, one) else []
    for room in s.maze.geared(s.at[one]):
        found += [Turn(one, room, back=False), *([Turn(one, room, back=True)] if info.back_ways else [])]
    for verb in (*sorted(info.acts), *sorted(uses(s, one))):
        found += [Act(verb, one, about, side) for about, side in aims(s, one, verb)]
    return found


def aims(s: Position, one: int, verb: str) -> list[tuple[int, int]]:
    """What a character's act may be about: another character, or a side of its square."""
    if verb == "pass-wall":
        return [(NOBODY, side) for side in through_walls(s, one)]
    if verb in _GATES:
        return [(NOBODY, side) for side in SIDES if gate_for(s, one, verb, side) != NOBODY]
    if verb == "fireball":
        targets = [(first_in_line(s, s.at[one], side), side) for side in SIDES]
        return [(NOBODY, side) for target, side in targets if target != NOBODY and s.owner[target] != s.owner[one]]
    if verb == "cure":
        return [(other, NOBODY) for other in curable(s, one)]
    return [(NOBODY, NOBODY)] if verb == "drink" else []


_GATES = {"break-gate": CLOSED, "open-gate": CLOSED, "close-gate": RAISED}


def gate_for(s: Position, one: int, verb: str, side: int) -> int:
    """The gate at a side of a character's square that it may break, open or close, by key; `NOBODY` for none."""
    wanted = _GATES[verb]
    keys = s.maze.gates_at(s.at[one], side)
    return next((key for key in keys if s.maze.gates.get(key, CLOSED) == wanted), NOBODY)


def curable(s: Position, one: int) -> list[int]:
    """The wounded characters beside one that may be healed: not where two would then stand on one square."""
    beside = _near(s, one)
    found = [*s.characters(s.owner[one]), *s.characters(1 - s.owner[one])]
    return [other for other in found if s.wounded[other] and s.at[other] in beside and not held_up(s, other)]


def held_up(s: Position, wounded: int) -> bool:
    """True of a wounded character that shares its square with one that is not."""
    holder = carrier(s, wounded)
    if holder != NOBODY and not s.wounded[holder]:
        return True
    there = crowd(s)[s.at[wounded]]
    return any(s.defs[one].is_character and not s.wounded[one] for one in there if one != wounded)


def may_regenerate(s: Position, one: int) -> bool:
    """True of a wounded Troll that may heal itself."""
    fits = s.wounded[one] and "regenerate" in s.defs[one].acts and one not in s.hurt
    return fits and not held_up(s, one)
