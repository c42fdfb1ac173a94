"""What is usually done, for whoever looks ahead: it costs little to find out, and sensible players do about that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_checker.engine import Card, Play
from rules_checker.games.twister.counting import closeness, points_of, prospect
from rules_checker.games.twister.distances import ACTION, FAR, outward, to_gears, wheels
from rules_checker.games.twister.frames import Clash, Put, Walking
from rules_checker.games.twister.legal import jumps
from rules_checker.games.twister.moves import Rest, reach
from rules_checker.games.twister.options import Act, Fight, Lay, Leap, Reveal, Square, Turn, Walk
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import Crowd, attackers, crowd, defenders, power
from rules_checker.games.twister.turn import turn_room


def rest(s: Position) -> int:
    """The usual option, so that looking ahead costs little: with it a turn goes on as sensible players play it."""
    assert s.ask is not None
    return _USUAL[s.ask.kind](s)


def _any(s: Position) -> int:
    """Any option: who plays the same every time is foreseen."""
    assert s.ask is not None
    return s.random(len(s.ask.options))


def _team(s: Position) -> int:
    """One of the fastest characters that are left, or one whose escape is worth more."""
    assert s.ask is not None
    infos = [s.defs[one.card] for one in s.ask.options if isinstance(one, Card)]
    speeds = [info.speed * info.points for info in infos]
    best = [at for at, speed in enumerate(speeds) if speed >= max(speeds) - 1]
    return best[s.random(len(best))]


def _lay(s: Position) -> int:
    """Characters as near as can be to the other player's line, objects where they take the other's places."""
    assert s.ask is not None
    player, options = s.ask.player, [one for one in s.ask.options if isinstance(one, Lay)]
    last = s.maze.ground.rooms // 2 - 1
    worths = list[int]()
    for option in options:
        ahead = option.room // 2 if player else last - option.room // 2
        worths.append(1 + ahead if s.defs[option.token].is_character else last - ahead)
    best = [at for at, worth in enumerate(worths) if worth == max(worths)]
    return best[s.random(len(best))]


def _put(s: Position) -> int:
    """The square from which it is farthest for the other player's characters: nobody places their own tokens."""
    assert s.ask is not None and isinstance(s.ask.then, Put)
    far = outward(s, s.ask.then.tokens[0])
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
    far = outward(s, one)
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
    least = to_gear(s, s.at[one])  # no way leads on: perhaps one does after a turn
    for index, option in enumerate(options):
        if isinstance(option, Square) and to_gear(s, option.square) < least:
            best, least = index, to_gear(s, option.square)
    return best


def to_gear(s: Position, square: int) -> int:
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
    there = 1.0 if after == 0 else closeness(after, speed)
    return points_of(s, one) * (there - closeness(before, speed))


def _at_most(s: Position, one: int) -> float:
    """What it is worth at most to walk a character as far as it comes."""
    before = outward(s, one)[s.at[one]]
    return _gains(s, one, before, max(0, before - s.defs[one].speed - _LEAP))


_LEAP = 2 * ACTION
"""What an obstacle counts over which a character jumps."""


def _walking(s: Position, one: int, there: Crowd) -> float:
    """What it is worth to walk a character as far as it comes, or else to jump over what is in its way."""
    far, speed = outward(s, one), s.defs[one].speed
    before = far[s.at[one]]
    squares = [at for at in reach(s, there, one, s.at[one], speed) if not there.get(at)]
    if not squares or min([far[at] for at in squares]) >= before:
        squares = jumps(s, there, one, Rest(speed))
    after = min([far[at] for at in squares], default=FAR)
    return _gains(s, one, before, after) if after < before else 0.0


def _prospects(s: Position, player: int) -> float:
    """What the escapes of a player's characters are worth already."""
    near = wheels(s, player)
    return sum([prospect(s, one, near) for one in s.characters(player)])


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
    far = outward(s, one)
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
    far = outward(s, one)
    before, beyond = far[s.at[one]], far[s.maze.ground.beside[s.at[one]][option.side]]
    if verb == "pass-wall":
        return _gains(s, one, before, beyond) if beyond < before else 0.0
    if verb == "close-gate":
        return 0.0
    return _gains(s, one, before, beyond + 1) if beyond + 1 < before else 0.0


_USUAL: dict[str, Callable[[Position], int]] = {
    "team": _team,
    "stand": _any,
    "lay": _lay,
    "put": _put,
    "action": _most_points,
    "act": _act,
    "walk": _walk,
    "combat": _combat,
}
