"""What counts in a position, for the bots that judge one, and what is usually done, while they look ahead."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rules_checker.engine import Play
from rules_checker.games.twister.board import MIDDLE, SIDES
from rules_checker.games.twister.distances import ACTION, FAR, gait, outward, to_gears
from rules_checker.games.twister.frames import Clash, Put, Walking
from rules_checker.games.twister.legal import jumps
from rules_checker.games.twister.moves import reach
from rules_checker.games.twister.options import Act, Fight, Leap, Reveal, Square, Turn, Walk
from rules_checker.games.twister.state import GONE, HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import (
    Crowd,
    able,
    attackers,
    carrier,
    crowd,
    defenders,
    first_in_line,
    power,
    uses,
)
from rules_checker.games.twister.turn import turn_room

FEATURES = {
    "points": "victory points",
    "near": "victory points by the goal, squared: the last ones count most",
    "way": "what the escape of each character is worth, the more, the fewer action points it takes",
    "wounded": "wounded characters",
    "gear": "objects that are carried by those to whom they are of use",
    "wheels": "rooms that can be turned, the more, the fewer action points it takes to come to a gear",
    "threats": "characters of the opponent that could be attacked at once, by how that would go",
    "combat": "the combat cards that are left, by their values",
    "jumps": "jump cards that are left",
    "hand": "action points on the cards that are left",
}
"""The numbers by which a position is judged: those of the player, less those of the opponent."""


def features(s: Position, player: int) -> tuple[float, ...]:
    """The features of a position for a player, in the order of `FEATURES`."""
    mine, theirs = _side(s, player), _side(s, 1 - player)
    return tuple([a - b for a, b in zip(mine, theirs, strict=True)])


def _side(s: Position, player: int) -> tuple[float, ...]:
    way = wounded = gear = 0.0
    for one in s.tokens[player]:
        if s.defs[one].is_character and s.at[one] != GONE:
            way += _prospect(s, one)
            wounded += s.wounded[one]
            gear += _use(s, one)
    to_move = 1.0 if s.active == player else 0.4
    return (
        float(s.vp[player]),
        (s.vp[player] / s.numbers.goal) ** 2,
        way,
        wounded,
        gear,
        _wheels(s, player),
        _threats(s, player) * to_move,
        sum([s.defs[card].value for card in s.fighting[player]]) / 10,
        float(len(s.jumps[player])),
        float(sum([s.defs[card].value for card in s.hands[player]])),
    )


_PACE, _SLOW = 5.0, 30.0
"""So many action points from the way out, a character is worth much less; so many, and it is worth nothing."""


def _closeness(squares: float, speed: int) -> float:
    """What part of its escape a character is worth that is so far from the way out: each step counts, the last most."""
    points = squares / speed
    return 0.35 * math.exp(-points / _PACE) + 0.35 * (1 - min(points, _SLOW) / _SLOW)


def _prospect(s: Position, one: int) -> float:
    """What the escape of a character, and of what it carries, is worth already."""
    at, points = s.at[one], _points(s, one)
    if at == HELD:
        return 0.1 * points
    if at < 0:
        at = s.maze.ground.squares_of[under(0) - at][MIDDLE]
    far = outward(s.maze, s.owner[one], gait(s, one))[at]
    if s.wounded[one]:
        holder = carrier(s, one)
        if holder == NOBODY or s.wounded[holder]:
            return 0.3 * points * _closeness(far, 3)
        return 0.9 * points * _closeness(far, s.defs[holder].speed)
    return points * _closeness(far, s.defs[one].speed)


def _points(s: Position, one: int) -> int:
    """The victory points for the escape of a character, and of what it carries."""
    load = s.carries[one]
    return s.defs[one].points + (s.defs[load].points if load != NOBODY and s.defs[load].is_object else 0)


def _use(s: Position, one: int) -> float:
    """What the object that a character carries is good for."""
    load = s.carries[one]
    if load == NOBODY or s.wounded[one]:
        return 0.0
    info = s.defs[load]
    if info.only_wizard:
        return 2.0 if s.defs[one].kind == "wizard" else 0.3
    return info.attack + info.defence + info.drink / 4 + 0.5 * info.crosses_pits


def _wheels(s: Position, player: int) -> float:
    """How many rooms a player can turn, and how soon."""
    found = [0.0] * len(s.rooms)
    for one in s.characters(player):
        if not s.wounded[one]:
            at, speed = s.at[one], s.defs[one].speed
            for steps, rooms in to_gears(s.maze):
                soon = speed / (speed + steps[at])
                for room in rooms:
                    found[room] = max(found[room], soon)
    return sum(found)


def _threats(s: Position, player: int) -> float:
    """How many of the opponent's characters a player could wound or eliminate with one action each, about."""
    found, beside = 0.0, dict[int, int]()
    for one in s.characters(player):
        if able(s, one):
            mine = power(s, one, attacks=True)
            for square in s.maze.neighbours(s.at[one]):
                beside[square] = beside.get(square, 0) + mine
            if "fireball" in uses(s, one):
                targets = [first_in_line(s, s.at[one], side) for side in SIDES]
                found += len([target for target in targets if target != NOBODY and s.owner[target] != player])
    for other in s.characters(1 - player):
        if s.at[other] in beside:
            ahead = beside[s.at[other]] - power(s, other, attacks=False)
            found += max(0.0, min(1.0, (0.5 + ahead / 6) * (1.0 if s.wounded[other] else 0.5)))
    return found


# --- what is usually done -------------------------------------------------------------------------------------------


def rest(s: Position) -> int:
    """The usual option, so that looking ahead costs little: with it a turn goes on as sensible players play it."""
    assert s.ask is not None
    return _USUAL[s.ask.kind](s)


def custom(s: Position) -> int | None:
    """The option that is taken without looking ahead: of where tokens are laid, and of combat cards.

    A room is revealed whenever that can be done, as nothing can be planned before it is known. Whoever is stuck does
    anything at times, and goes to a gear: otherwise two could wait for each other for ever.
    """
    assert s.ask is not None
    kind, options = s.ask.kind, s.ask.options
    if kind in _CUSTOMS:
        return rest(s)
    if kind == "act":
        reveals = [index for index, option in enumerate(options) if isinstance(option, Reveal)]
        if reveals:
            return reveals[0]
        if s.random(2) and _act(s) == len(options) - 1:
            return s.random(len(options) - 1)
    if isinstance(s.ask.then, Walking) and not s.random(3) and not _leads_on(s, s.ask.then.character):
        return _walk(s)
    return None


def _leads_on(s: Position, one: int) -> bool:
    """True of a character that may go nearer to the way out."""
    assert s.ask is not None
    far = outward(s.maze, s.owner[one], gait(s, one))
    return any(isinstance(at, Square | Leap) and far[at.square] < far[s.at[one]] for at in s.ask.options)


_CUSTOMS = frozenset({"team", "stand", "lay", "put", "combat"})


def habit(s: Position) -> int | None:
    """The option that is taken without weighing others: before the first turn nothing speaks for any."""
    assert s.ask is not None
    return rest(s) if s.ask.kind in _HABITS else None


_HABITS = frozenset({"team", "stand", "lay", "put"})


def promising(s: Position) -> Sequence[int]:
    """The options that are worth weighing: of the many squares to which a character may walk, few; to stop first."""
    assert s.ask is not None
    if (usual := habit(s)) is not None:
        return [usual]
    frame, options = s.ask.then, s.ask.options
    if not isinstance(frame, Walking):
        return range(len(options))
    one = frame.character
    squares = [(option.square, index) for index, option in enumerate(options) if isinstance(option, Square)]
    others = [index for index, option in enumerate(options) if not isinstance(option, Square)]
    others.reverse()  # to stop is the last
    player, there = s.owner[one], crowd(s)
    if others and frame.left < s.defs[one].speed and s.carries[one] == NOBODY and not frame.put_down:
        return others
    far = outward(s.maze, player, gait(s, one))
    squares.sort(key=lambda square: far[square[0]])
    found = [index for square, index in squares[:_NEAREST]]
    if len(squares) > _NEAREST:
        found.append(min([(_to_gear(s, square), index) for square, index in squares[_NEAREST:]])[1])
    for square, index in squares[_NEAREST:]:
        if there.get(square) or s.maze.geared(square) or _beside_foe(s, player, square, there):
            found.append(index)
    return others + [*dict.fromkeys(found)][:_MOST]


_NEAREST, _MOST = 3, 8
"""So many of the squares that are nearest to the way out are weighed, and of all squares at most so many."""


def _beside_foe(s: Position, player: int, square: int, there: Crowd) -> bool:
    """True of a square beside one of the other player's characters."""
    for beside in s.maze.neighbours(square):
        for one in there.get(beside, ()):
            if s.owner[one] != player and s.defs[one].is_character:
                return True
    return False


def _any(s: Position) -> int:
    """Any option: who plays the same every time is foreseen."""
    assert s.ask is not None
    return s.random(len(s.ask.options))


def _put(s: Position) -> int:
    """The square from which it is farthest for the other player's characters: nobody places their own tokens."""
    assert s.ask is not None and isinstance(s.ask.then, Put)
    token = s.ask.then.tokens[0]
    player = s.owner[token]
    far = outward(s.maze, player, gait(s, token))
    distances = [far[one.square] for one in s.ask.options if isinstance(one, Square)]
    return distances.index(max(distances))


def _most_points(s: Position) -> int:
    """The action card with the most points."""
    assert s.ask is not None
    values = [s.defs[one.card].value for one in s.ask.options if isinstance(one, Play)]
    return values.index(max(values))


def _combat(s: Position) -> int:
    """A combat card that wins against as many cards of the other player as what is at stake makes it worth."""
    assert s.ask is not None
    player = s.ask.player
    clash = s.agenda[-1] if isinstance(s.agenda[-1], Clash) else s.agenda[-2]
    assert isinstance(clash, Clash)
    attacks = player == s.active
    mine, theirs = (clash.attackers, clash.defenders) if attacks else (clash.defenders, clash.attackers)
    ahead = sum([power(s, one, attacks=attacks) for one in mine])
    ahead -= sum([power(s, one, attacks=not attacks) for one in theirs])
    other = [*s.fighting[1 - player], *([s.plans[1 - player]] if s.plans[1 - player] != NOBODY else [])]
    against = [s.defs[card].value for card in other]
    gain, loss = _stake(s, theirs), _stake(s, mine)
    worths = []
    for one in s.ask.options:
        assert isinstance(one, Play)
        value = s.defs[one.card].value
        won = len([card for card in against if ahead + value > card]) / len(against)
        lost = len([card for card in against if ahead + value < card]) / len(against)
        worths.append(won * gain - lost * loss - value * _CARD)
    best = max(worths)
    near = [at for at, worth in enumerate(worths) if worth >= best - _CARD]
    return near[s.random(len(near))]


_CARD = 0.05
"""What a point of a combat card is worth, in victory points."""


def _stake(s: Position, characters: Sequence[int]) -> float:
    """What is lost with these characters, in victory points: a wounded one is eliminated."""
    return sum([1.2 if s.wounded[one] else 0.5 for one in characters])


def _walk(s: Position) -> int:
    """To the square that is nearest to the way out, else over an obstacle on it; to stop if neither brings nearer."""
    assert s.ask is not None and isinstance(s.ask.then, Walking)
    one, options = s.ask.then.character, s.ask.options
    far = outward(s.maze, s.owner[one], gait(s, one))
    best, least = len(options) - 1, far[s.at[one]]
    for index, option in enumerate(options):
        if isinstance(option, Square) and far[option.square] < least:
            best, least = index, far[option.square]
    if best == len(options) - 1:
        for index, option in enumerate(options):
            if isinstance(option, Leap) and far[option.square] < least:
                best, least = index, far[option.square]
    if best < len(options) - 1 or s.ask.then.left < s.defs[one].speed:
        return best
    least = _to_gear(s, s.at[one])  # no way leads on: perhaps one does after a turn
    for index, option in enumerate(options):
        if isinstance(option, Square) and _to_gear(s, option.square) < least:
            best, least = index, _to_gear(s, option.square)
    return best


def _to_gear(s: Position, square: int) -> int:
    """How many steps it is to the nearest gear."""
    return min([steps[square] for steps, _ in to_gears(s.maze)], default=FAR)


def _act(s: Position) -> int:
    """What is worth most at once: an escape, an attack that promises much, a way towards the way out."""
    assert s.ask is not None
    best, most, walks = len(s.ask.options) - 1, 0.01, list[tuple[float, int, int]]()
    for index, option in enumerate(s.ask.options):
        gain = 0.0
        if isinstance(option, Walk):
            walks.append((_at_most(s, option.character), index, option.character))
        elif isinstance(option, Fight):
            gain = _fighting(s, option.target)
        elif isinstance(option, Turn):
            gain = _turning(s, option)
        elif isinstance(option, Reveal):
            gain = _opening(s, option)
        elif isinstance(option, Act):
            gain = _acting(s, option)
        if gain > most:
            best, most = index, gain
    there = crowd(s)
    for at_most, index, one in sorted(walks, reverse=True):
        if at_most <= most:
            break
        gain = _walking(s, one, there)
        if gain > most:
            best, most = index, gain
    return best


def _gains(s: Position, one: int, before: int, after: int) -> float:
    """What it is worth that a character comes nearer to the way out."""
    speed = s.defs[one].speed
    there = 1.0 if after == 0 else _closeness(after, speed)
    return _points(s, one) * (there - _closeness(before, speed))


def _at_most(s: Position, one: int) -> float:
    """What it is worth at most to walk a character as far as it comes."""
    before = outward(s.maze, s.owner[one], gait(s, one))[s.at[one]]
    return _gains(s, one, before, max(0, before - s.defs[one].speed - _LEAP))


_LEAP = 2 * ACTION
"""What an obstacle counts over which a character jumps."""


def _walking(s: Position, one: int, there: Crowd) -> float:
    """What it is worth to walk a character as far as it comes, or else to jump over what is in its way."""
    far, speed = outward(s.maze, s.owner[one], gait(s, one)), s.defs[one].speed
    before = far[s.at[one]]
    squares = [at for at in reach(s, there, one, s.at[one], speed) if not there.get(at)]
    if not squares or min([far[at] for at in squares]) >= before:
        squares = jumps(s, one, speed)
    after = min([far[at] for at in squares], default=FAR)
    return _gains(s, one, before, after) if after < before else 0.0


def _prospects(s: Position, player: int) -> float:
    """What the escapes of a player's characters are worth already."""
    return sum([_prospect(s, one) for one in s.characters(player)])


def _turning(s: Position, option: Turn) -> float:
    """What it is worth to turn a room, for each action point, if it is turned as often as is best."""
    before, best = _prospects(s, s.active), 0.0
    tried = s.clone()
    for times in range(1, min(3, s.points) + 1):
        turn_room(tried, option)
        best = max(best, (_prospects(tried, s.active) - before) / times)
    return best


def _fighting(s: Position, target: int) -> float:
    group = attackers(s, s.active, target)
    helpers = defenders(s, target, group)
    ahead = sum([power(s, one, attacks=True) for one in group]) - sum([power(s, one, attacks=False) for one in helpers])
    odds = max(0.0, min(1.0, 0.5 + ahead / 8))
    return odds * _stake(s, helpers) - (1 - odds) * _stake(s, group) * 0.8 - 0.1


def _opening(s: Position, option: Reveal) -> float:
    """What it is worth to reveal a room that lies on the way."""
    one = option.character
    far = outward(s.maze, s.owner[one], gait(s, one))
    before = far[s.at[one]]
    inside = min([far[at] for at in s.maze.ground.squares_of[option.room]])
    return _gains(s, one, before, max(1, before - ACTION)) if inside < before else 0.0


def _acting(s: Position, option: Act) -> float:
    one, verb = option.character, option.verb
    if verb == "fireball":
        return 1.2
    if verb in ("cure", "regenerate"):
        return 0.3
    if verb == "drink":
        return 0.0
    far = outward(s.maze, s.owner[one], gait(s, one))
    before, beyond = far[s.at[one]], far[s.maze.ground.beside[s.at[one]][option.side]]
    if verb == "pass-wall":
        return _gains(s, one, before, beyond) if beyond < before else 0.0
    if verb == "close-gate":
        return 0.0
    return _gains(s, one, before, beyond + 1) if beyond + 1 < before else 0.0


_USUAL: dict[str, Callable[[Position], int]] = {
    "team": _any,
    "stand": _any,
    "lay": _any,
    "put": _put,
    "action": _most_points,
    "act": _act,
    "walk": _walk,
    "combat": _combat,
}
