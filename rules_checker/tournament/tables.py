"""A tournament as rows of plain data, for programs and pages."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from rules_checker.tournament.held import Held
from rules_checker.tournament.match import BOTH_LOST, Pairing, is_final
from rules_checker.tournament.standings import standings

if TYPE_CHECKING:
    pass

Row = dict[str, Any]
TIME = "%Y-%m-%dT%H:%M:%SZ"
"""How the file writes a time, in UTC."""


def state(held: Held) -> Row:
    """All that there is to show, as JSON has it."""
    told = held.settings
    return {
        "name": told.name,
        "kind": told.kind,
        "best_of": told.best_of,
        "minutes": told.minutes,
        "cut": told.cut,
        "thirds": told.thirds,
        "asked_rounds": told.rounds,
        "rounds": held.swiss_rounds,
        "round": len(held.rounds),
        "over": held.over,
        "players": [player_row(held, name) for name in held.players],
        "pairings": [pairings_rows(held, number) for number in range(1, len(held.rounds) + 1)],
        "started": held.rounds[-1].started if held.rounds else "",
        "ends": ends(held),
        "open": len(held.rounds[-1].open) if held.rounds else 0,
        "standings": standings_rows(held),
    }


def player_row(held: Held, name: str) -> Row:
    """A player with all that a judge asks about."""
    player = held.players[name]
    return {
        "player": name,
        "team": player.team,
        "deck": player.deck,
        "at": player.at,
        "since": player.since,
        "dropped": player.dropped,
        "corrected": [f"{shown_time(at)} {old or '–'} → {new}" for at, old, new in player.corrected],
        "results": [
            {
                "round": number,
                "table": pairing.table,
                "at": shown_time(at),
                "was": list(was if was == BOTH_LOST else pairing.score_of(name, was)),
            }
            for number, one in enumerate(held.rounds, 1)
            for pairing in one.pairings
            for at, was in pairing.corrected
            if name in (pairing.one, pairing.other)
        ],
        "penalties": [{"points": points, "why": why} for points, why in player.penalties],
        "sits_out": held.byes.get(name, ""),
        "reseated": [
            {"round": number, "at": shown_time(one.at), "why": one.why}
            for number, each in enumerate(held.rounds, 1)
            for one in each.reseated
            if name in one.names
        ],
    }


def pairings_rows(held: Held, number: int) -> list[Row]:
    """The pairings of a round by tables, each with the points that its players came with, and what is decided there."""
    the_round = held.rounds[number - 1]
    final = the_round.cut and is_final(held.rounds[:number])
    return [
        {
            "round": number,
            "table": one.table,
            "one": one.one,
            "other": one.other,
            "score": list(one.score) if one.score else None,
            "both_lost": one.score == BOTH_LOST,
            "asked": one.asked,
            "again": met_before(held, one, number),
            "best_of": one.best_of,
            "stage": ("final", "bronze")[at] if final else "cut" if the_round.cut else "",
        }
        for at, one in enumerate(the_round.pairings)
    ]


def met_before(held: Held, pairing: Pairing, number: int) -> list[int]:
    """The rounds before this one, and before the cut, in which these two met already."""
    if pairing.other is None or held.rounds[number - 1].cut:
        return []
    two = {pairing.one, pairing.other}
    rounds = enumerate(held.rounds[: number - 1], 1)
    return [at for at, each in rounds if any({one.one, one.other} == two for one in each.pairings)]


def seats_rows(held: Held, number: int) -> list[Row]:
    """Who plays where, by names."""
    seats = [
        {"player": name, "table": one.table if one.other else None, "opponent": other, "asked": one.asked}
        for one in held.rounds[number - 1].pairings
        for name, other in one.sides()
    ]
    return sorted(seats, key=lambda row: unicodedata.normalize("NFKD", row["player"]).casefold())


def standings_rows(held: Held) -> list[Row]:
    """The standings, shares rounded to six places."""
    return [
        {
            "place": line.place,
            "player": line.name,
            "team": held.players[line.name].team,
            "points": line.points,
            "won": line.won,
            "lost": line.lost,
            "drawn": line.drawn,
            "omw": round(float(line.opponents), 6),
            "gw": round(float(line.game_share), 6),
            "ogw": round(float(line.opponents_games), 6),
            "buchholz": line.buchholz,
            "berger": float(line.berger),
            "among": line.among,
            "dropped": held.players[line.name].dropped,
        }
        for line in standings(held)
    ]


def ends(held: Held) -> str:
    """When the round ends, as the file writes times; empty if its clock does not run."""
    if not held.rounds or not held.rounds[-1].started:
        return ""
    last = held.rounds[-1]
    return (moment(last.started) + timedelta(minutes=last.minutes)).strftime(TIME)


def until(held: Held) -> dict[str, str]:
    """When a round ends whose clock runs, as messages have it: the time by the clock where people are, and the day."""
    there = moment(ends(held)).astimezone()
    tomorrow = there.date() > datetime.now().astimezone().date()
    return {"time": there.strftime("%H:%M"), "day": "tomorrow" if tomorrow else "today"}


def moment(written: str) -> datetime:
    """A time from the file; raises `ValueError` for anything else."""
    return datetime.fromisoformat(written).astimezone(UTC)


def shown_time(written: str) -> str:
    """A time from the file, to the minute, as rows of data have it: in UTC."""
    return written[:16].replace("T", " ")


def columns(held: Held) -> tuple[str, ...]:
    """What the standings show of each player: what decides, in that order."""
    if held.settings.kind == "elimination":
        return ("place", "player")  # nobody has points there
    deciding = ("among", "berger", "gw") if held.settings.kind == "robin" else ("omw", "gw", "ogw")
    return ("place", "player", "points", "record", *deciding)


def record(row: Row) -> str:
    """Matches won, lost and drawn: `3–1–0`, in the direction of the language, as its header is."""
    return f"{row['won']}–{row['lost']}–{row['drawn']}"
