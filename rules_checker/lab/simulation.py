"""Statistics of what was played, of a single match, as plain data."""

from __future__ import annotations

from typing import Any

from rules_checker.lab.match import Match
from rules_checker.lab.run import LabRun, RunPlan, carry_out, chunk_size, processes
from rules_checker.lab.tally import told_cards


def simulate(m: Match, games: int, jobs: int) -> dict[str, Any]:
    """Play `games` games on `jobs` processes; return the statistics as `fitil simulate --format json` prints them."""
    return told_match(carry_out(single(m, games), processes(jobs), size=chunk_size(games, jobs)))


def single(m: Match, games: int, until: float | None = None) -> RunPlan:
    """The plan of one match, until the share of every deck is known well enough."""
    return RunPlan((m,), games, until, tuple(((0, deck),) for deck in range(m.seats)))


def told_match(run: LabRun) -> dict[str, Any]:
    """The statistics of a single match."""
    (match,), (tally,) = run.plan.matches, run.tallies
    cards = [
        {"deck": name, "cards": told_cards(counts, won, tally.games)}
        for name, counts, won in zip(match.names, tally.cards, tally.wins, strict=True)
    ]
    return {**tally.told(), "cards": cards, "games_per_s": run.games_per_s, "stopped": run.stopped}
