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
from rules_checker.bots import Seat, bot
from rules_checker.compiled import compile_cards
from rules_checker.engines import load_engine
from rules_checker.kernel import DRAW, Standing
from rules_checker.replay import save
from rules_checker.setups import setup_of

CHUNK = 50
MOST_GAMES = 10_000_000


class Result(NamedTuple):
    """The course of one game: winner (-1 for a draw), first player, number of turns and of answers.

    `places` and `scores` are as in `Standing`, in games that have them.
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
    """A game's setup and a bot, as plain data for other processes."""

    game: str
    cards: Mapping[str, Any]
    setup: Any
    bot: str
    seed: int


def match(decks: Sequence[Deck], bot_name: str, seed: int) -> Match:
    """A match of decks; raises `FitilError` for decks that cannot be played against each other."""
    game, setup = setup_of(decks)
    bot(bot_name, game.id)
    compiled = compile_cards(game)
    used = load_engine(game.id).cards_of(setup)
    compiled["cards"] = {card_id: data for card_id, data in compiled["cards"].items() if card_id in used}
    return Match(game.id, compiled, setup, bot_name, seed)


def play(m: Match, start: Any, number: int) -> tuple[Any, list[int]]:
    """Play game `number` of a match from the position `start` to its end; return the last position and the answers."""
    engine, choose = load_engine(m.game), bot(m.bot, m.game)
    seed = _seed(m, number)
    s = engine.new_game(start, seed)
    rng = random.Random(seed)  # noqa: S311  # a bot's choices, not a secret
    answers: list[int] = []
    while (question := s.ask) is not None:
        seat = Seat(len(question.options), partial(engine.view, s, question.player), partial(engine.imagine, s))
        answers.append(choose(seat, rng))
        engine.answer(s, answers[-1])
    assert s.winner is not None, "a game that asks nothing more has ended"
    return s, answers


def _seed(m: Match, number: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"{m.seed}/{number}".encode(), digest_size=7).digest(), "big")


def play_chunk(m: Match, start: int, count: int) -> list[Result]:
    """Play games `start` to `start + count` of a match."""
    engine = load_engine(m.game)
    undealt = engine.position(m.cards, m.setup)
    played = (play(m, undealt, number) for number in range(start, start + count))
    return [_result(engine.standing(s), len(answers)) for s, answers in played]


def _result(standing: Standing, answers: int) -> Result:
    winner, first, turns, places, scores = standing
    return Result(winner, first, turns, answers, places, scores)


def record(m: Match, number: int) -> str:
    """Play game `number` of a match; return it as the text of a file for `fitil replay`."""
    _, answers = play(m, load_engine(m.game).position(m.cards, m.setup), number)
    return save(load_game(m.game), m.setup, _seed(m, number), answers)


def simulate(m: Match, games: int, jobs: int) -> dict[str, Any]:
    """Play `games` games on `jobs` processes; return the statistics as `fitil simulate --format json` prints them."""
    if not 1 <= games <= MOST_GAMES:
        raise FitilError(f"{games} is not a valid number of games: ask for 1 to {MOST_GAMES:,}")
    start = time.perf_counter()
    results = list(_results(m, games, jobs))
    seconds = time.perf_counter() - start
    seats = load_engine(m.game).seats(m.setup)
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
    starts = range(0, games, CHUNK)
    tasks = ((start, min(CHUNK, games - start)) for start in starts)
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
