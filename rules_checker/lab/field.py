"""Many decks against each other: who plays whom, and what comes of it for each deck and each pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from cards import Deck
from cards.records import dataclass
from rules_checker.lab.intervals import SHARE_PLACES, wilson
from rules_checker.lab.match import Match, seed_apart
from rules_checker.lab.run import LabRun, RunPlan, share
from rules_checker.lab.sample import Group, balanced
from rules_checker.lab.tally import Cards, together, told_cards, told_course, told_ends, told_fates, told_seats


@dataclass(frozen=True, slots=True)
class Field:
    """Decks, the `groups` of them that play, and how many of them, the first, are `wanted`."""

    decks: tuple[Deck, ...]
    groups: tuple[Group, ...]
    wanted: int

    def plan(self, match: Callable[[Sequence[Deck]], Match], games: int, until: float | None) -> RunPlan:
        """A plan of so many games of each group, until the shares of the decks wanted are known well enough.

        Each group has seeds of its own: a deck that was dealt the same hands against all others would seem better known
        than it is.
        """
        matches = (match([self.decks[deck] for deck in group]) for group in self.groups)
        apart = tuple(replace(one, seed=seed_apart(one.seed, number)) for number, one in enumerate(matches))
        return RunPlan(apart, games, until, tuple(self.seats(deck) for deck in range(self.wanted)))

    def seats(self, deck: int) -> tuple[tuple[int, int], ...]:
        """The seats of a deck: in each of its matches, its place there."""
        return tuple((number, group.index(deck)) for number, group in enumerate(self.groups) if deck in group)

    def told(self, run: LabRun) -> dict[str, Any]:
        """The statistics, of the pairings that were played."""
        tallies = run.tallies
        played = [(group, tally) for group, tally in zip(self.groups, tallies, strict=True) if tally.games]
        refs = [deck.ref for deck in self.decks]
        return {
            "games": sum(tally.games for tally in tallies),
            "decks": [self._deck(run, deck) for deck in range(len(refs)) if share(tallies, self.seats(deck))[1]],
            "pairings": [{"decks": [refs[deck] for deck in group], **tally.told()} for group, tally in played],
            **told_ends(*tallies),
            **told_seats(*tallies),
            **told_fates(*tallies),
            **told_course(*(tally for _, tally in played)),
            "digest": run.digest,
            "games_per_s": run.games_per_s,
            "stopped": run.stopped,
        }

    def _deck(self, run: LabRun, deck: int) -> dict[str, Any]:
        won, games = share(run.tallies, self.seats(deck))
        cards: Cards = reduce(
            together,
            (run.tallies[number].cards[seat] for number, seat in self.seats(deck) if run.tallies[number].games),
            {},
        )
        return {
            "deck": self.decks[deck].ref,
            "games": games,
            "won": won,
            "share": round(won / games, SHARE_PLACES),
            "interval": list(wilson(won, games)),
            "cards": told_cards(cards, won, games),
        }


def all_against_all(decks: Sequence[Deck], players: int) -> Field:
    """Every deck against every other, as many at a table as `players`: each pair meets at as many tables."""
    return Field(tuple(decks), balanced(len(decks), players), len(decks))


def one_against_all(deck: Deck, others: Sequence[Deck], players: int) -> Field:
    """A deck against every other; where more play, each of them and each pair of them at as many tables."""
    groups = tuple((0, *(other + 1 for other in group)) for group in balanced(len(others), players - 1))
    return Field((deck, *others), groups, 1)
