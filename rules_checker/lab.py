"""Simulation of many games, and its statistics: wins, and lengths of games; the same on any number of processes."""

from __future__ import annotations

import hashlib
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from tqdm import tqdm

from cards import Deck, FitilError, load_game
from cards.workers import spread
from rules_checker.bots import Bot, Seat, Weights, bot
from rules_checker.compiled import compile_cards
from rules_checker.engines import load_engine
from rules_checker.kernel import DRAW
from rules_checker.replay import save
from rules_checker.setups import setup_of

CHUNK = 50
"""Most games that a process is sent at once."""
MOST_GAMES = 10_000_000


class Result(NamedTuple):
    """The course of one game: winner (-1 for a draw), first player, number of turns and of answers.

    Players are counted by their decks, in the order in which those were given. `places` and `scores` are as in
    `Standing`, in games that have them.
    """

    winner: int
    first: int
    turns: int
    answers: int
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    def digested(self) -> bytes:
        """The bytes that go into a simulation's digest; places and scores are part of them if the game has any."""
        return repr(tuple(self) if self.places or self.scores else tuple(self)[:4]).encode()


@dataclass(frozen=True, slots=True)
class Match:
    """Decks and who plays them, as plain data for other processes.

    `bots` and `weights` (None for the game's own) are one for all players, or one for each. `setups` are the game's
    setups in turn: one, or as many as there are decks if they are to `swap` seats, each a seat further round.
    """

    game: str
    cards: Mapping[str, Any]
    setups: tuple[Any, ...]
    bots: tuple[str, ...]
    seed: int
    weights: tuple[Weights | None, ...] = (None,)

    @property
    def seats(self) -> int:
        """The number of players."""
        return load_engine(self.game).seats(self.setups[0])


def match(
    decks: Sequence[Deck],
    bots: str,
    seed: int,
    *,
    mode: str = "",
    swap: bool = False,
    weights: Sequence[Weights] = (),
) -> Match:
    """A match of decks; `bots` are one name for all, or one for each player, with commas between.

    `mode` is one of the game's, as `setup_of` takes it.
    Raises `FitilError` for decks that cannot be played against each other, and for bots that are none.
    """
    game, setup = setup_of(decks, mode)
    engine = load_engine(game.id)
    players = len(decks) or engine.seats(setup)  # without decks, all draft
    if swap and engine.seats(setup) != players:
        raise FitilError("seats can be swapped only where every player has a deck")
    setups = (setup, *(setup_of([*decks[at:], *decks[:at]], mode)[1] for at in range(1, players if swap else 1)))
    names = tuple(bots.split(","))
    judged = tuple(weights) or (None,)
    for what, given in (("bots", names), ("files of weights", judged)):
        if len(given) not in (1, players):
            raise FitilError(f"{len(given)} {what} for {players} players: give one for all, or one for each")
    compiled = compile_cards(game)
    used = engine.cards_of(setup)
    compiled["cards"] = {card_id: data for card_id, data in compiled["cards"].items() if card_id in used}
    m = Match(game.id, compiled, setups, names, seed, judged)
    _bots(m)
    return m


def _bots(m: Match) -> tuple[Bot, ...]:
    """The bots of a match, one for all decks or one for each."""
    many = max(len(m.bots), len(m.weights))
    return tuple(bot(m.bots[at % len(m.bots)], m.game, m.weights[at % len(m.weights)]) for at in range(many))


class Table:
    """A match laid out: bots at hand, and a position for each of its setups."""

    def __init__(self, m: Match) -> None:
        self.match, self.engine, self.bots = m, load_engine(m.game), _bots(m)
        self.starts = [self.engine.position(m.cards, setup) for setup in m.setups]

    def round(self, number: int) -> int:
        """The number of seats by which the decks of game `number` have moved on."""
        return number % len(self.starts)

    def seed(self, number: int) -> int:
        """The seed of game `number`, the same for all the seats that its decks take in turn."""
        told = f"{self.match.seed}/{number // len(self.starts)}"
        return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=7).digest(), "big")

    def play(self, number: int) -> tuple[Any, list[int]]:
        """Play game `number` to its end; return the last position and the answers."""
        engine, seed = self.engine, self.seed(number)
        s = engine.new_game(self.starts[self.round(number)], seed)
        rng = random.Random(seed)  # noqa: S311  # a bot's choices, not a secret
        answers: list[int] = []
        while (question := s.ask) is not None:
            player = question.player
            seat = Seat(len(question.options), partial(engine.view, s, player), partial(engine.imagine, s))
            choose = self.bots[(player + self.round(number)) % len(self.bots)]
            answers.append(choose(seat, rng))
            engine.answer(s, answers[-1])
        assert s.winner is not None, "a game that asks nothing more has ended"
        return s, answers

    def result(self, number: int) -> Result:
        """Play game `number`; return its result by decks, whatever their seats."""
        s, answers = self.play(number)
        winner, first, turns, places, scores = self.engine.standing(s)
        moved, seats = self.round(number), self.match.seats
        return Result(
            winner if winner == DRAW else (winner + moved) % seats,
            (first + moved) % seats,
            turns,
            len(answers),
            (*places[seats - moved :], *places[: seats - moved]),
            (*scores[seats - moved :], *scores[: seats - moved]),
        )


def play_chunk(m: Match, start: int, count: int) -> list[Result]:
    """Play games `start` to `start + count` of a match."""
    table = Table(m)
    return [table.result(number) for number in range(start, start + count)]


def record(m: Match, number: int) -> str:
    """Play game `number` of a match; return it as the text of a file for `fitil replay`."""
    table = Table(m)
    _, answers = table.play(number)
    return save(load_game(m.game), m.setups[table.round(number)], table.seed(number), answers)


def simulate(m: Match, games: int, jobs: int) -> dict[str, Any]:
    """Play `games` games on `jobs` processes; return the statistics as `fitil simulate --format json` prints them."""
    if not 1 <= games <= MOST_GAMES:
        raise FitilError(f"{games} is not a valid number of games: ask for 1 to {MOST_GAMES:,}")
    start = time.perf_counter()
    results = list(_results(m, games, jobs))
    seconds = time.perf_counter() - start
    seats = m.seats
    wins = [sum(result.winner == player for result in results) for player in range(seats)]
    turns = sorted(result.turns for result in results)
    digest = hashlib.blake2b(digest_size=16)
    for result in results:
        digest.update(result.digested())
    decided = sum(wins)
    return {
        "games": games,
        "wins": wins,
        "draws": sum(result.winner == DRAW for result in results),
        "interval": list(wilson(wins[0], games)),
        "first_player_wins": round(sum(r.winner == r.first for r in results) / max(1, decided), 4),
        "turns": {
            "mean": round(statistics.fmean(turns), 2),
            "median": statistics.median(turns),
            "shortest": turns[0],
            "longest": turns[-1],
        },
        "answers": round(statistics.fmean(result.answers for result in results), 1),
        **_by_seat(results, wins, seats),
        "digest": digest.hexdigest(),
        "games_per_s": round(games / seconds, 1),
    }


def _by_seat(results: Sequence[Result], wins: Sequence[int], seats: int) -> dict[str, Any]:
    """The statistics by seats: wins, unless there are two seats; places and scores, in games that have them.

    Intervals are 95 % intervals: Wilson's for shares of wins, that of the normal distribution for means.
    """
    told: dict[str, Any] = {}
    if seats != 2:
        told |= {"seats": seats, "intervals": [list(wilson(won, len(results))) for won in wins]}
    for name in ("places", "scores"):
        if getattr(results[0], name):
            seen = [[getattr(result, name)[seat] for result in results] for seat in range(seats)]
            told[name] = {
                "mean": [round(statistics.fmean(values), 3) for values in seen],
                "intervals": [list(mean_interval(values)) for values in seen],
            }
    return told


def _results(m: Match, games: int, jobs: int) -> Iterator[Result]:
    """All results in the order of the games, whichever process played them."""
    size = max(1, min(CHUNK, games // (8 * jobs)))  # small enough for a slow bot's games to be shared out evenly
    starts = range(0, games, size)
    tasks = ((start, min(size, games - start)) for start in starts)
    chunks = (
        spread(_chunk, tasks, min(jobs, len(starts)), given=m) if jobs > 1 else nullcontext(_chunk(m, t) for t in tasks)
    )
    with chunks as played:
        for chunk in tqdm(played, total=len(starts), unit="chunk", disable=not sys.stderr.isatty(), leave=False):
            yield from chunk


def _chunk(m: Match, task: tuple[int, int]) -> list[Result]:
    return play_chunk(m, *task)


def mean_interval(values: Sequence[int], z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a mean, to three places; of a single value, the value itself."""
    mean = statistics.fmean(values)
    half = z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return round(mean - half, 3), round(mean + half, 3)


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval), to four places."""
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(max(0.0, (centre - spread) / scale), 4), round(min(1.0, (centre + spread) / scale), 4)
