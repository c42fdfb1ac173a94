"""Who is ahead: points, and what decides between equal ones. Shares are exact fractions.

The shares are those of large card tournaments (Magic: The Gathering Tournament Rules, appendix C: OMW %, GW %, OGW %):
nobody's counts as less than 0.33, which is what whoever has met nobody yet has of opponents; rounds without an opponent
count as a match won, and as no opponent. Buchholz' and Sonneborn and Berger's numbers and the points among equals are
those of chess (FIDE Handbook C.07), without the virtual opponent of rounds that were not played.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import field
from fractions import Fraction
from functools import partial

from cards.records import dataclass
from rules_checker.tournament.held import Held
from rules_checker.tournament.match import Score, is_final
from rules_checker.tournament.points import DRAW, GAME_DRAW, GAME_WIN, WIN

FLOOR = Fraction(33, 100)


@dataclass(slots=True)
class PlayerStanding:
    """A player's line: place, points, matches won, lost and drawn, and what decides between equal points."""

    name: str
    place: int = 0
    points: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    game_points: int = 0
    games: int = 0
    byes: int = 0
    results: list[tuple[str, int]] = field(default_factory=list)
    """Whom they met, and the points that it gave."""
    match_share: Fraction = FLOOR
    game_share: Fraction = FLOOR
    opponents: Fraction = FLOOR
    opponents_games: Fraction = FLOOR
    buchholz: int = 0
    berger: Fraction = Fraction(0)
    among: int = 0
    """Points against those with as many points."""

    def add(self, score: Score, points: int, other: str | None) -> None:
        """Count a match that gave these points, with its score; a round without an opponent has one, too."""
        won, lost, drawn = score
        self.points += points
        self.won, self.lost, self.drawn = self.won + (won > lost), self.lost + (won < lost), self.drawn + (won == lost)
        self.game_points += GAME_WIN * won + GAME_DRAW * drawn
        self.games += sum(score)
        if other is None:
            self.byes += 1
        else:
            self.results.append((other, points))


def standings(held: Held) -> list[PlayerStanding]:
    """The lines of all players, the winner's first; those equal in everything share a place, in an order by lot."""
    lines = {name: PlayerStanding(name) for name in held.players}
    for _, pairing in held.matches():
        for name, other in pairing.sides():
            lines[name].add(pairing.score_of(name), pairing.points_of(name), other)
    for line in lines.values():
        played = line.won + line.lost + line.drawn
        if played:
            line.match_share = max(FLOOR, Fraction(line.points, WIN * played))
        if line.games:
            line.game_share = max(FLOOR, Fraction(line.game_points, GAME_WIN * line.games))
    won = {line.name: line.points for line in lines.values()}  # a penalty is no matter of those whom they met
    for line in lines.values():
        line.points -= held.players[line.name].lost_points
    groups: dict[int, set[str]] = defaultdict(set)
    for line in lines.values():
        groups[line.points].add(line.name)
    for line in lines.values():
        met = [(lines[name], points) for name, points in line.results]
        if met:
            line.opponents = sum((one.match_share for one, _ in met), Fraction(0)) / len(met)
            line.opponents_games = sum((one.game_share for one, _ in met), Fraction(0)) / len(met)
        line.buchholz = sum(won[one.name] for one, _ in met)
        line.berger = sum((won[one.name] * _part(points) for one, points in met), Fraction(0))
        line.among = sum(points for one, points in met if one.name in groups[line.points])
    lots = random.Random(f"{held.settings.seed}/lots")
    drawn = sorted(lines.values(), key=lambda _: lots.getrandbits(62))
    return _placed(drawn, partial(_key, held, _out(held, drawn)))


def lot(held: Held) -> tuple[list[str], list[str]]:
    """Those who are equal in everything where the cut falls: who is in it by lot, and who is not."""
    there = {player.name for player in held.active()}
    lines = [line for line in standings(held) if line.name in there]
    cut = held.settings.cut
    if not 0 < cut < len(lines) or lines[cut - 1].place != lines[cut].place:
        return [], []
    same = [line.place == lines[cut].place for line in lines]
    return ([line.name for line, of in zip(lines[:cut], same, strict=False) if of],
            [line.name for line, of in zip(lines[cut:], same[cut:], strict=True) if of])  # fmt: skip


def _part(points: int) -> Fraction:
    """How much of an opponent's points counts: all if beaten, half after a draw."""
    return Fraction(1) if points == WIN else Fraction(1, 2) if points == DRAW else Fraction(0)


def _key(held: Held, out: dict[str, tuple[int, ...]], line: PlayerStanding) -> tuple[object, ...]:
    stage = out.get(line.name, (0, 0))
    if held.settings.kind == "robin":
        return (*stage, line.points, line.among, line.berger, line.game_share)
    return (*stage, line.points, line.opponents, line.game_share, line.opponents_games)


def _placed(lines: list[PlayerStanding], key: Callable[[PlayerStanding], tuple[object, ...]]) -> list[PlayerStanding]:
    """The lines in order, with their places."""
    ordered = sorted(lines, key=key, reverse=True)
    for at, line in enumerate(ordered):
        same = at > 0 and key(line) == key(ordered[at - 1])
        line.place = ordered[at - 1].place if same else at + 1
    return ordered


def _out(held: Held, lines: Sequence[PlayerStanding]) -> dict[str, tuple[int, ...]]:
    """How far each player of a knock-out came: the later out the better; the final is above the match for third."""
    found: dict[str, tuple[int, ...]] = {}
    for number, one in enumerate(held.rounds, 1):
        if not one.cut:
            continue
        final = is_final(held.rounds[:number])
        for at, pairing in enumerate(one.pairings):
            third = final and at == 1
            for name in filter(None, (pairing.one, pairing.other)):
                won = 2 if name == pairing.winner else 0 if name == pairing.loser else 1
                found[name] = (number - 1, 3 + won) if third else (number, won)
    if any(one.cut for one in held.rounds):
        for line in lines:
            found.setdefault(line.name, (0, 0))
    return found
