"""What an organiser says, as events: the next round, and results as they are typed, by tables or by who sits there."""

from __future__ import annotations

import random
import re

from rules_checker.tournament.fixed import Pairs, bracket, next_round, robin, seated
from rules_checker.tournament.held import Event, Held, Pairing, Score, check_score, wrong
from rules_checker.tournament.standings import standings
from rules_checker.tournament.swiss import Entrant, pair_swiss

_SCORE = re.compile(r"(\d{1,2})\s*[-:–—־]\s*(\d{1,2})(?:\s*[-:–—־]\s*(\d{1,2}))?")


def pair(held: Held) -> Event:
    """The event of the next round; raises `FitilError` if it cannot begin yet, or there is none."""
    held.ready()
    number = len(held.rounds) + 1
    cut = number > held.swiss_rounds
    pairs = _knocked_out(held) if cut else _robin(held) if held.settings.kind == "robin" else _swiss(held, number)
    return {"do": "pair", "pairs": pairs, "cut": cut}


def result(held: Held, where: str, score: str, number: int | None = None) -> Event:
    """The event of a result at a table, by its number or the name of who sits there, from whose side it then is."""
    number = number or len(held.rounds)
    if not 1 <= number <= len(held.rounds):
        raise wrong(f"there is no round {number or 1}", "cup-no-round", n=number or 1)
    found = parse_score(score)
    check_score(found, held.settings, cut=held.rounds[number - 1].cut)  # as it was typed, if it is told of
    pairing = _sits(held, where, held.rounds[number - 1].pairings) if not where.strip().isdecimal() else None
    if pairing and pairing.one != held.player(where).name:
        found = (found[1], found[0], found[2])
    table = pairing.table if pairing else int(where)
    event: dict[str, object] = {"do": "result", "table": table, "score": found}
    return event if number == len(held.rounds) else event | {"round": number}


def parse_score(text: str) -> Score:
    """A result such as 2-1, or 1-1-1, the last number being games drawn; raises `FitilError` for anything else."""
    if not (found := _SCORE.fullmatch(text.strip())):
        raise wrong(f"{text[:20]}: write a result as 2-1, with games drawn as 1-1-1", "cup-typed", text=text[:20])
    won, lost, drawn = (int(one or 0) for one in found.groups())
    return won, lost, drawn


def _sits(held: Held, who: str, pairings: list[Pairing]) -> Pairing:
    name = held.player(who).name
    for one in pairings:
        if name in (one.one, one.other) and one.other is not None:
            return one
    raise wrong(f"{name} has no opponent in this round", "cup-no-match", name=name)


def entrants(held: Held) -> list[Entrant]:
    """Those who are to be paired: what they have, whom they met, when they floated."""
    found = {name: Entrant(name, 0) for name in held.players}
    for one in held.rounds:
        before = {name: entrant.points for name, entrant in found.items()}
        for pairing in one.pairings:
            for name, other in pairing.sides():
                found[name].points += pairing.points_of(name)
                if other is None:
                    found[name].byes += 1
                else:
                    found[name].met.add(other)
                    found[name].floats += before[name] != before[other]
    for name, entrant in found.items():
        entrant.points -= held.players[name].lost_points
    return [found[player.name] for player in held.active()]


def _swiss(held: Held, number: int) -> Pairs:
    return pair_swiss(entrants(held), f"{held.settings.seed}/{number}")


def _robin(held: Held) -> Pairs:
    """Round after round of all who began, whoever has dropped since left out."""
    names = [one.name for one in held.players.values() if one.dropped is None or one.dropped > 0]
    random.Random(f"{held.settings.seed}").shuffle(names)
    gone = {one.name for one in held.players.values() if one.dropped is not None}
    return sorted(seated(robin(names, len(held.rounds) + 1), gone), key=lambda pair: pair[1] is None)


def _knocked_out(held: Held) -> Pairs:
    if held.rounds and held.rounds[-1].cut:
        gone = {one.name for one in held.players.values() if one.dropped is not None}
        return next_round(held.rounds[-1].pairings, gone, thirds=held.settings.thirds)
    there = {player.name for player in held.active()}
    seeded = [line.name for line in standings(held) if line.name in there]
    return bracket(seeded[: held.cut])
