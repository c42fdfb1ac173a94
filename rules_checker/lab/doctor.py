"""What would make a deck better: one card in place of another, found and tried against a field of decks.

Candidates are sifted by sequential halving (Karnin, Koren, Somekh 2013): all play a few games, the better half plays
on, until one is left. What is found so looks better than it is, for it was chosen among many; so whatever is said of it
comes from games of other seeds, which had no part in choosing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cards import Deck, Game
from cards.records import dataclass
from rules_checker.judging import check
from rules_checker.lab.intervals import difference
from rules_checker.lab.match import Match
from rules_checker.lab.run import LabRun, RunPlan
from rules_checker.lab.sample import balanced
from rules_checker.lab.swap import Swap
from rules_checker.lab.tally import worth

MOST_ARMS = 32
"""Most candidates that are tried at once."""
LEAST_GAMES = 12
"""The fewest games of each candidate before half of them drop out, if there are games for that."""
WEAKEST = 6
"""The number of cards that are considered for taking out."""
Play = Callable[[RunPlan], LabRun]
Pairing = Callable[[Sequence[Deck], int], Match]
"""A match of decks, by a seed."""


class Trial(NamedTuple):
    """Games of one deck and of another against the same field, on seeds of their own: won and played, by each."""

    before: tuple[int, int]
    after: tuple[int, int]

    def told(self) -> dict[str, Any]:
        """The gain of the other deck: a difference between shares, with its interval."""
        (won, games), (new_won, new_games) = self.before, self.after
        gain = round(new_won / new_games - won / games, 4)
        return {"games": new_games, "gain": gain, "interval": list(difference(new_won, new_games, won, games))}


@dataclass(frozen=True, slots=True)
class Clinic:
    """A deck's field, and whatever plays games: `pairing` makes matches, `play` has their games played.

    `legal` says whether a deck may be played, `players` how many sit at a table; `seed` begins the seeds of all games
    here.
    """

    field: tuple[Deck, ...]
    pairing: Pairing
    play: Play
    legal: Callable[[Deck], bool]
    pool: tuple[str, ...]
    seed: int
    players: int = 2

    def best_swap(self, deck: Deck, rows: Sequence[dict[str, Any]], budget: int, round_: int = 0) -> Swap | None:
        """The swap that seems best after about so many games; None if to leave the deck as it is seems best.

        `rows` are what games have told of the deck's cards: those that did least for it are considered for leaving it.
        """
        rng = random.Random(f"{self.seed}/{round_}")
        arms: list[Swap | None] = [None, *self._candidates(deck, rows, rng, arms_for(budget))]
        if len(arms) == 1:
            return None
        won, games = [0] * len(arms), [0] * len(arms)
        left = list(range(len(arms)))
        rounds = max(1, (len(arms) - 1).bit_length())
        for step in range(rounds):
            each = max(2, budget // rounds // len(left))
            decks = [swap.of(deck) if (swap := arms[arm]) else deck for arm in left]
            found = self._played(decks, each, self.seed + TUNING + round_ * MOST_ARMS + step)
            for arm, (more, played) in zip(left, found, strict=True):
                won[arm], games[arm] = won[arm] + more, games[arm] + played
            ranked = sorted(left, key=lambda arm: (-won[arm] / games[arm], arm))
            left = sorted(ranked[: (len(left) + 1) // 2])
        return arms[left[0]]

    def trial(self, before: Deck, after: Deck, games: int) -> Trial:
        """Play two decks against the field on seeds that nothing was chosen by."""
        one, other = self._played([before, after], games // 2, self.seed + HELD_OUT)
        return Trial(one, other)

    def _candidates(self, deck: Deck, rows: Sequence[dict[str, Any]], rng: random.Random, most: int) -> list[Swap]:
        """Legal swaps, from the cards that did least: each of those taken out in turn, for a card drawn by lot."""
        weak = [row["card"] for row in sorted(rows, key=worth) if row["card"] in deck.cards][:WEAKEST]
        lots = [iter(rng.sample([card for card in self.pool if card != out], len(self.pool) - 1)) for out in weak]
        found: list[Swap] = []
        waiting = list(zip(weak, lots, strict=True))
        while waiting and len(found) < most:
            for out, lot in waiting[:]:
                swap = next((swap for card in lot if (swap := self._swap(deck, out, card))), None)
                if swap is None:
                    waiting.remove((out, lot))
                elif len(found) < most:
                    found.append(swap)
        return found

    def _swap(self, deck: Deck, out: str, into: str) -> Swap | None:
        """The swap of as many copies as are legal."""
        swaps = (Swap(out, into, copies) for copies in range(deck.cards[out], 0, -1))
        return next((swap for swap in swaps if self.legal(swap.of(deck))), None)

    def _played(self, decks: Sequence[Deck], games: int, seed: int) -> list[tuple[int, int]]:
        """The games won and played by each deck, about so many, all at the same tables on the same seeds."""
        rounds = max(1, games // self.players)
        tables = balanced(len(self.field), self.players - 1)
        if rounds < len(tables):
            lot = random.Random(f"{seed}/field")
            tables = tuple(lot.sample(tables, rounds))
        each = self.players * max(1, round(rounds / len(tables)))
        others = [[self.field[other] for other in table] for table in tables]
        matches = tuple(self.pairing([deck, *some], seed) for deck in decks for some in others)
        run = self.play(RunPlan(matches, each))
        if run.stopped:
            raise KeyboardInterrupt
        tallies = iter(run.tallies)
        return [_sums([next(tallies) for _ in tables]) for _ in decks]


TUNING, HELD_OUT = 1_000_003, 2_000_003
"""What is added to a seed for games that choose, and for those that judge what was chosen."""


def arms_for(budget: int) -> int:
    """The number of candidates that so many games can sift."""
    return max(2, min(MOST_ARMS, budget // (4 * LEAST_GAMES)))


def _sums(tallies: Sequence[Any]) -> tuple[int, int]:
    return sum(tally.wins[0] for tally in tallies), sum(tally.games for tally in tallies)


def clinic(game: Game, others: Sequence[Deck], pairing: Pairing, play: Play, seed: int, *, players: int = 2) -> Clinic:
    """A clinic of a game, whose limits of decks are those of the mode that is played, against other decks."""
    pool = tuple(card.id for card in game.cards.values() if not game.types[card.type].apart)
    return Clinic(tuple(others), pairing, play, lambda deck: check(game, deck).legal, pool, seed, players=players)


def improved(by: Clinic, deck: Deck, rows: Sequence[dict[str, Any]], budget: int, swaps: int) -> Iterator[Swap]:
    """Swaps that seem to make a deck better, each after those before it; about `budget` games are played for them."""
    for number in range(swaps):
        swap = by.best_swap(deck, rows, budget // swaps, number)
        if swap is None:
            return
        yield swap
        deck = swap.of(deck)
