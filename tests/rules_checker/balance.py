"""Every starter deck of a game against every other, and alone where it can be: who wins, and how often who goes first.

    python tests/rules_checker/balance.py deckbattle --games 400     (`make balance`)

Seats are swapped on each seed. A deck's field are all others, once each. Intervals are 95 %.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from cards import load_deck, load_game, starter_refs
from rules_checker.lab import match, simulate, wilson


@dataclass
class Balance:
    """Games won by each deck against each, and alone by mode; those won by who went first; lengths, and draws."""

    decks: Sequence[str]
    games: int
    won: dict[tuple[str, str], int] = field(default_factory=dict)
    alone: dict[str, dict[str, int]] = field(default_factory=dict)
    first: int = 0
    draws: int = 0
    turns: list[float] = field(default_factory=list)

    def pairing(self, deck: str, other: str) -> float:
        """The share of games that a deck wins against another."""
        return self.won[deck, other] / self.games

    def field_of(self, deck: str) -> tuple[int, int]:
        """The games that a deck won against the field, and how many they were."""
        return sum(self.won[deck, other] for other in self.decks if other != deck), self.games * (len(self.decks) - 1)

    def share_alone(self, mode: str) -> float:
        """The share of games that all decks together win in a mode for one."""
        return sum(self.alone[mode].values()) / (self.games * len(self.decks))

    @property
    def first_share(self) -> float:
        """The share of the games against each other that whoever went first won."""
        return self.first / self.played

    @property
    def played(self) -> int:
        """The games against each other."""
        return self.games * len(self.decks) * (len(self.decks) - 1) // 2


def duels(game: str, games: int, *, bot: str = "greedy", seed: int = 1, jobs: int = 1) -> Balance:
    """Play `games` games of each pair of starter decks."""
    told = Balance([ref for ref in starter_refs() if ref.startswith(f"{game}/")], games)
    for pair in combinations(told.decks, 2):
        found = simulate(match([load_deck(ref) for ref in pair], bot, seed, swap=True), games, jobs)
        told.won[pair], told.won[pair[::-1]] = found["wins"]
        told.first += round(found["first_player_wins"] * sum(found["wins"]))
        told.draws += found["draws"]
        told.turns.append(found["turns"]["median"])
    return told


def alone(told: Balance, mode: str, *, bot: str = "greedy", seed: int = 1, jobs: int = 1) -> None:
    """Play as many games of each deck in a mode for one."""
    found: Mapping[str, dict[str, Any]] = {
        deck: simulate(match([load_deck(deck)], bot, seed, mode=mode), told.games, jobs) for deck in told.decks
    }
    told.alone[mode] = {deck: played["wins"][0] for deck, played in found.items()}


def modes_for_one(game: str) -> list[str]:
    """The modes in which a single deck plays."""
    return [name for name, mode in load_game(game).modes.items() if mode.seats[0] <= 1 <= mode.seats[1]]


def lines(told: Balance) -> Iterator[str]:
    """The tables as text: percentages won by the deck of the row."""
    names = [ref.partition("/")[2] for ref in told.decks]
    width = max(map(len, names))
    yield f"{'':{width}}  " + " ".join(f"{at:>4}" for at in range(1, len(names) + 1)) + "   field"
    for deck, name in zip(told.decks, names, strict=True):
        row = ("   ·" if deck == other else f"{100 * told.pairing(deck, other):4.0f}" for other in told.decks)
        won, of = told.field_of(deck)
        low, high = wilson(won, of)
        yield f"{name:{width}}  {' '.join(row)}   {won / of:.1%} ({low:.1%} to {high:.1%})"
    low, high = wilson(told.first, told.played)
    yield f"who goes first wins {told.first_share:.1%} ({low:.1%} to {high:.1%}) of {told.played} games"
    yield f"drawn: {told.draws}; median turns of the pairs: {min(told.turns):g} to {max(told.turns):g}"
    for mode, won in told.alone.items():
        each = ", ".join(f"{n / told.games:.0%}" for n in won.values())
        yield f"{mode}: won {told.share_alone(mode):.1%} ({each})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="of each pair, and of each deck alone")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    how: dict[str, Any] = {"bot": options.bot, "seed": options.seed, "jobs": options.jobs}
    told = duels(options.game, options.games, **how)
    for mode in modes_for_one(options.game):
        alone(told, mode, **how)
    print("\n".join(lines(told)))


if __name__ == "__main__":
    main()
