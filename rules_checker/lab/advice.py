"""A deck examined: what it loses to, which cards stay in hand, which swap helps; and swaps after swaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cards import Deck, FitilError, Game
from cards.records import dataclass
from rules_checker.lab.asked import LabRequest, others_of
from rules_checker.lab.doctor import Clinic, clinic, improved
from rules_checker.lab.field import Field, one_against_all
from rules_checker.lab.intervals import SHARE_PLACES
from rules_checker.lab.run import LabRun, RunPlan
from rules_checker.lab.swap import Swap
from rules_checker.setup import in_mode

MOST_LEFT = 3
"""The number of cards named as those that stay in hand."""


@dataclass(frozen=True, slots=True)
class Patient:
    """A deck, its field, and the clinic that may change it; None if it plays alone, or is not legal."""

    deck: Deck
    asked: LabRequest
    field: Field
    clinic: Clinic | None

    @classmethod
    def of(cls, asked: LabRequest, deck: Deck, game: Game) -> Patient:
        """A deck against all starter decks of its game."""
        players = asked.players(game)
        others = others_of(game, [deck])
        if len(others) < players - 1:
            message = f"{game.id} has {len(others)} decks that can be played so, and a game takes {players}"
            raise FitilError(message).coded("all-takes-game", game=game.id, n=len(others) + 1, players=players)
        mode = asked.mode.rpartition("/")[2]
        found = clinic(
            in_mode(game, mode) if mode else game,
            others,
            lambda decks, seed: asked.match(decks, swap=True, seed=seed),
            asked.play,
            asked.seed,
            players=players,
        )
        field = one_against_all(deck, others, players)
        return cls(deck, asked, field, found if players > 1 and found.legal(deck) else None)

    def plan(self, games: int) -> RunPlan:
        """So many games against each of the others."""
        return self.field.plan(lambda some: self.asked.match(some, swap=len(some) > 1), games, self.asked.until)

    def examined(self, run: LabRun) -> dict[str, Any]:
        """The statistics of games against the field, and advice, for which as many games are played again."""
        told = self.field.told(run)
        mine = next(row for row in told["decks"] if row["deck"] == self.deck.ref)
        advice: dict[str, Any] = {
            "loses": sorted(_losses(told), key=lambda row: (row["share"], row["deck"])),
            "left": _left(mine["cards"]),
            "swap": None,
        }
        if self.clinic and not run.stopped:
            try:
                advice["swap"] = self._swap(self.clinic, mine["cards"], told["games"])
            except KeyboardInterrupt:
                told["stopped"] = True
        return told | {"advice": advice}

    def _swap(self, by: Clinic, rows: Sequence[dict[str, Any]], games: int) -> dict[str, Any] | None:
        """The swap that seems best, by half of so many games, and what the other half says of it."""
        swap = by.best_swap(self.deck, rows, games // 2)
        if swap is None:
            return None
        return swap._asdict() | by.trial(self.deck, swap.of(self.deck), games // 4).told()

    def improved(self, budget: int, swaps: int) -> tuple[list[Swap], Deck, dict[str, Any]]:
        """Swaps that make a deck better, the deck after them, and its gain on games that had no part in choosing.

        Of the games a sixth shows what its cards do, a half chooses, and a third judges. Raises `FitilError` for a deck
        that cannot be improved so.
        """
        if self.clinic is None:
            message = f"{self.deck.ref}: only a legal deck that plays against others can be improved"
            raise FitilError(message).coded("not-to-improve", deck=self.deck.ref)
        run = self.asked.play(self.plan(max(2, budget // 6 // len(self.field.groups))))
        if run.stopped:
            raise KeyboardInterrupt
        told = self.field.told(run)
        rows = next(row["cards"] for row in told["decks"] if row["deck"] == self.deck.ref)
        done, deck = [], self.deck
        for swap in improved(self.clinic, self.deck, rows, budget // 2, swaps):
            done.append(swap)
            deck = swap.of(deck)
        return done, deck, self.clinic.trial(self.deck, deck, budget // 6).told() if done else {}


def _losses(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The decks that the first deck surely loses to more often than not."""
    pairings = (row for row in told["pairings"] if len(row["decks"]) == 2)
    return [
        {
            "deck": row["decks"][1],
            "share": round(row["wins"][0] / row["games"], SHARE_PLACES),
            "interval": row["interval"],
        }
        for row in pairings
        if row["interval"][1] < 0.5
    ]


def _left(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The cards that are most often left in hand at the end, of the games in which they were there."""
    drawn = [row for row in rows if row["drawn"]]
    most = sorted(drawn, key=lambda row: (-row["left"] / row["drawn"], row["card"]))[:MOST_LEFT]
    return [
        {
            "card": row["card"],
            "share": round(row["left"] / row["drawn"], SHARE_PLACES),
            "interval": row["left_interval"],
        }
        for row in most
    ]
