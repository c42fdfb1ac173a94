"""What is asked for of any games: who plays, how many, on what; and the matches and runs that come of it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cards import Deck, FitilError, Game, load_deck, load_game, starter_refs
from cards.records import dataclass
from rules_checker.engine import SEATS

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.lab.match import Match
    from rules_checker.lab.result_lines import Telling
    from rules_checker.lab.run import Keep, LabRun, RunPlan, Workers
    from rules_checker.lab.tally import Chunk

GAMES, MOST_UNTIL = 1000, 1_000_000
"""Games that are played if no number is asked for; the most of a pair, if it is to go on until they are enough."""
CLUSTER = 8
"""The processes that chunks are made for on a cluster, which may have more or fewer."""
_WIDTH = re.compile(r"(\d{1,3}(?:\.\d{1,3})?) ?%?")


@dataclass(frozen=True, slots=True)
class LabRequest:
    """What is asked for of any games; `table` is how many bring a deck, where the game lets several sit down."""

    lang: Lang
    mode: str
    games: int | None
    until: float | None
    seed: int
    jobs: int
    bot: str
    weights: tuple[Path, ...]
    cluster: str
    into: Path | None
    table: int | None = None

    @property
    def most(self) -> int:
        """The most games of a match."""
        return self.games if self.games is not None else MOST_UNTIL if self.until else GAMES

    def match(self, decks: Sequence[Deck], *, swap: bool, seed: int | None = None) -> Match:
        """A match of decks, as these options have it; games of another `seed` if one is given."""
        from rules_checker.bots import read_weights
        from rules_checker.judging import start_of
        from rules_checker.lab.match import match

        judged = [read_weights(path, start_of(decks, self.mode)[0].id) for path in self.weights]
        return match(decks, self.bot, self.seed if seed is None else seed, mode=self.mode, swap=swap, weights=judged)

    def run(self, plan: RunPlan) -> LabRun:
        """Have a plan carried out, with its games kept if they are to be."""
        from rules_checker.lab.kept import kept_in

        with kept_in(self.into, plan) as (kept, keep):
            return self.play(plan, kept, keep)

    def play(self, plan: RunPlan, kept: Sequence[Chunk] = (), keep: Keep = lambda _: None) -> LabRun:
        """Have a plan carried out, after the chunks that are `kept`."""
        from rules_checker.lab.result_tables import LabWords
        from rules_checker.lab.run import carry_out, chunk_size

        games = min(plan.games, GAMES) if plan.until else plan.games  # how many will be enough is not known
        size = chunk_size(games * len(plan.matches), CLUSTER if self.cluster else self.jobs)
        return carry_out(plan, self._workers(), size=size, kept=kept, keep=keep, unit=LabWords(self.lang)("bar-unit"))

    def _workers(self) -> Workers:
        from rules_checker.lab.cluster import cluster
        from rules_checker.lab.run import processes

        return cluster(self.cluster) if self.cluster else processes(self.jobs)

    def telling(
        self, game: Game, decks: Sequence[Deck], *, swapped: bool = False, automatic: Collection[int] = ()
    ) -> Telling:
        """What puts results of these decks into words; where they are `swapped`, none has a seat of its own.

        Seats that the rules play by themselves, `automatic`, have their name in the game.
        """
        from rules_checker.judging import own_phrases
        from rules_checker.lab.result_lines import Telling

        names = {deck.ref: deck.name.get(self.lang, deck.ref) for deck in decks}
        if automatic and (words := own_phrases(game.id, self.lang, "play")):
            names |= {SEATS[seat]: words("automatic") for seat in automatic}
        return Telling(game, self.lang, names, swapped=swapped)

    def players(self, game: Game) -> int:
        """How many bring a deck to a game: as many as the mode lets, where one is chosen, else the fewest that play.

        Raises `FitilError` for a `table` of more or fewer than may sit down.
        """
        from rules_checker.setup import brought

        least, most = brought(game, self.mode.rpartition("/")[2])
        if self.table is None:
            return most if self.mode else max(2, least)
        if not least <= self.table <= most:
            so_many, fixed = (f"{least}", "yes") if least == most else (f"{least} to {most}", "no")
            raise FitilError(f"--players {self.table}: {game.id} is played with {so_many} decks").coded(
                "wrong-table", n=self.table, game=game.id, least=least, most=most, fixed=fixed
            )
        return self.table


def width(said: str) -> float | None:
    """Half the width of intervals that are narrow enough, as a share."""
    if not said:
        return None
    found = _WIDTH.fullmatch(said.strip())
    value = float(found[1]) if found else 0.0
    if not 0.1 <= value <= 50:
        message = f"{said!r} is not a width: write how many percent, such as 2% (0.1% to 50%)"
        raise FitilError(message).coded("wrong-until", value=said[:20])
    return value / 100


def game_among(names: Sequence[str]) -> tuple[str, list[str]]:
    """The game that is named among decks (empty if none is), and the decks: a game's name has no folder and no file."""
    games = [name for name in names if "/" not in name and not Path(name).exists()]
    if len(games) > 1:
        raise FitilError(f"one game at a time, not {' and '.join(games)}").coded("one-game", games=", ".join(games))
    return next(iter(games), ""), [name for name in names if name not in games]


def others_of(game: Game, decks: Sequence[Deck]) -> list[Deck]:
    """The starter decks of a game that are not among some decks."""
    named = [deck.ref for deck in decks]
    return [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game.id}/") and ref not in named]


def lone_deck(refs: Sequence[str], option: str) -> tuple[Deck, Game]:
    """The one deck that something is asked of, and its game."""
    from rules_checker.setup import load_engine

    if len(refs) != 1:
        message = f"{option} takes one deck: the one that plays all others"
        raise FitilError(message).coded("one-deck", option=option)
    deck = load_deck(refs[0])
    load_engine(deck.game)
    return deck, load_game(deck.game)
