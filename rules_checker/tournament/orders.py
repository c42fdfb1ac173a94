"""What an organiser says, as events: the next round, and results as they are typed, by tables or by who sits there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator

from cards import FitilError
from rules_checker.tournament import seats
from rules_checker.tournament.fixed import Pairs, bracket, next_round, robin, seated
from rules_checker.tournament.held import Event, Held, TournamentPlayer
from rules_checker.tournament.match import BOTH_LOST, Pairing, Round, Score, wrong
from rules_checker.tournament.standings import lot, standings
from rules_checker.tournament.swiss import Entrant, pair_swiss

_SCORE = re.compile(r"(\d{1,2})\s*[-:–—־]\s*(\d{1,2})(?:\s*[-:–—־]\s*(\d{1,2}))?")


def pair(held: Held) -> Event:
    """The event of the next round; raises `FitilError` if it cannot begin yet, or there is none."""
    held.ready()
    number = len(held.rounds) + 1
    cut = number > held.swiss_rounds
    pairs = _knocked_out(held) if cut else _robin(held) if held.settings.kind == "robin" else _swiss(held, number)
    begins = cut and not (held.rounds and held.rounds[-1].cut)
    by_lot = lot(held) if begins else ((), ())
    return {"do": "pair", "pairs": pairs, "cut": cut, **({"lot": by_lot} if by_lot[0] else {})}


def register(held: Held, events: Iterable[Event], *, seat: bool = True) -> Iterator[Event]:
    """Events of players to be registered; the first of them takes a seat that is free in round one.

    Each is made when the one before it has happened. One who has dropped and now has a deck for the first time is back.
    """
    for event in events:
        free = held.free_seat if seat and event["do"] == "register" else None
        name = held.known(str(event.get("player", "")))
        if name and event["do"] == "register" and other_team(held.players[name], str(event.get("team", ""))):
            raise team_fault(held.players[name], str(event["team"]))
        if free is None or (name and (held.players[name].dropped is None or held.rounds[0].of(name))):
            yield event
        else:
            yield {**event, "do": "late", "table": free.table}
        there = held.players.get(held.known(str(event.get("player", ""))))
        if event["do"] == "register" and there and there.dropped is not None and not held.closed:
            yield {"do": "register", "player": there.name}


def other_team(player: TournamentPlayer, team: str) -> bool:
    """Whether a player is registered with another team than this one."""
    return bool(team and player.team and team != player.team)


def team_fault(player: TournamentPlayer, team: str, code: str = "cup-other-team") -> FitilError:
    """What is said of a player who is registered with another team; by another `code` to who types commands."""
    message = f"{player.name} is registered with team {player.team}, and this is {team}"
    return wrong(message, code, name=player.name, team=player.team, other=team)


def swap(held: Held, one: str, other: str, why: str) -> Event:
    """The event of two who take each other's seats in this round."""
    return _seated(held, seats.swapped(*_here(held, one, other)), why)


def meet(held: Held, one: str, other: str, why: str) -> Event:
    """The event of two who meet in this round; whom they were to meet, meet each other."""
    return _seated(held, seats.meeting(*_here(held, one, other)), why)


def bye(held: Held, player: str, counts: str) -> Event:
    """The event of a player who asks not to play the next round, and what it then counts."""
    name = held.player(player).name
    if counts == "none" and name not in held.byes:
        raise wrong(f"{name} has not asked for that", "cup-bye-unasked", name=name)
    if held.byes.get(name) == counts:
        raise wrong(f"{name} has asked for that already", "cup-bye-asked", name=name)
    return {"do": "bye", "player": name, "as": counts, "round": len(held.rounds) + 1}


def _here(held: Held, one: str, other: str) -> tuple[Round, str, str]:
    """The round that is played, and the names of two who are there."""
    if not held.rounds:
        raise wrong("there is no round yet", "cup-no-round", n=1)
    first, second = held.player(one), held.player(other)
    for player in (first, second):
        if player.dropped is not None:
            raise wrong(f"{player.name} has dropped already", "cup-dropped", name=player.name)
    return held.rounds[-1], first.name, second.name


def _seated(held: Held, tables: seats.Tables, why: str) -> Event:
    return {"do": "seat", "tables": tables, "round": len(held.rounds), "why": why}


def result(held: Held, where: str, score: str, number: int | None = None) -> Event:
    """The event of a result at a table, by its number or the name of who sits there, from whose side it then is.

    No score: both have lost.
    """
    number = number or len(held.rounds)
    if not 1 <= number <= len(held.rounds):
        raise wrong(f"there is no round {number or 1}", "cup-no-round", n=number or 1)
    pairing = _at(held, where, held.rounds[number - 1].pairings, number)
    found = parse_score(score) if score else BOTH_LOST
    pairing.check(found, cut=held.rounds[number - 1].cut)  # as it was typed, if it is told of
    if sum(found) > pairing.best_of:
        raise pairing.no_result(found)
    if not where.strip().isdecimal() and pairing.one != held.player(where).name:
        found = (found[1], found[0], found[2])
    table = pairing.table
    event: dict[str, object] = {"do": "result", "table": table, "score": found}
    return event if number == len(held.rounds) else event | {"round": number}


def parse_score(text: str) -> Score:
    """A result such as 2-1, or 1-1-1, the last number being games drawn; raises `FitilError` for anything else."""
    if not (found := _SCORE.fullmatch(text.strip())):
        raise wrong(f"{text[:20]}: write a result as 2-1, with games drawn as 1-1-1", "cup-typed", text=text[:20])
    won, lost, drawn = (int(one or 0) for one in found.groups())
    return won, lost, drawn


def _at(held: Held, where: str, pairings: list[Pairing], number: int) -> Pairing:
    """The match at a table, or of a player."""
    if where.strip().isdecimal():
        table = int(where.strip()[:9])
        if found := next((one for one in pairings if one.table == table and one.other is not None), None):
            return found
        raise held.no_table(number, table)
    name = held.player(where).name
    if found := next((one for one in pairings if name in (one.one, one.other) and one.other is not None), None):
        return found
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
                    found[name].byes += (
                        pairing.winner is not None
                    )  # as in chess: what gave less is no bye (FIDE C.04.1)
                else:
                    found[name].met.add(other)
                    found[name].floats += before[name] != before[other]
    for name, entrant in found.items():
        entrant.points -= held.players[name].lost_points
    return [found[player.name] for player in held.active()]


def _swiss(held: Held, number: int) -> Pairs:
    there = [one for one in entrants(held) if one.name not in held.byes]
    sit_out: Pairs = [(player.name, None) for player in held.active() if player.name in held.byes]
    return [*pair_swiss(there, f"{held.settings.seed}/{number}", held.swiss_rounds - number), *sit_out]


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
