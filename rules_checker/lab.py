"""Many games, and what they tell: who wins how often, and how long it takes; the same on any number of processes."""

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
from rules_checker.bots import bot
from rules_checker.compiled import compile_cards, compile_deck
from rules_checker.engines import load_engine, one_game
from rules_checker.kernel import DRAW
from rules_checker.replay import save

CHUNK = 50
MOST_GAMES = 10_000_000


class Result(NamedTuple):
    """How one game went: the winner (-1 for a draw), who was first, turns taken, questions answered."""

    winner: int
    first: int
    turns: int
    answers: int


@dataclass(frozen=True, slots=True)
class Match:
    """Two decks and a bot, as plain data that travels to other processes."""

    game: str
    cards: Mapping[str, Any]
    decks: tuple[Mapping[str, Any], Mapping[str, Any]]
    bot: str
    seed: int


def match(decks: Sequence[Deck], bot_name: str, seed: int) -> Match:
    """A match of two decks; raises `FitilError` for decks that cannot be played against each other."""
    if len(decks) != 2:
        raise FitilError(f"a match needs two decks, not {len(decks)}")
    game = load_game(one_game(decks))
    load_engine(game.id)
    bot(bot_name)
    for deck in decks:
        if not deck.apart:
            raise FitilError(f"{deck.ref} names no hero, so it cannot be played; `fitil check` says more")
        if not deck.cards:
            raise FitilError(f"{deck.ref} has no cards, so it cannot be played")
        strangers = [
            c for c in (*deck.apart, *deck.cards) if game.types[game.cards[c].type].starting != (c in deck.apart)
        ]
        if strangers:
            raise FitilError(f"{deck.ref}: {strangers[0]} does not belong there; `fitil check` says more")
    compiled = compile_cards(game)
    used = {card_id for deck in decks for card_id in (*deck.cards, *deck.apart)}
    compiled["cards"] = {card_id: data for card_id, data in compiled["cards"].items() if card_id in used}
    return Match(game.id, compiled, (compile_deck(decks[0]), compile_deck(decks[1])), bot_name, seed)


def play(m: Match, start: Any, number: int) -> tuple[Any, list[int]]:
    """Plays game `number` of a match from the position `start` to its end: how it stands then, and the answers."""
    engine, choose = load_engine(m.game), bot(m.bot)
    seed = _seed(m, number)
    s = engine.new_game(start, seed)
    rng = random.Random(seed)  # noqa: S311  # a bot's whims, not a secret
    answers: list[int] = []
    while (question := s.ask) is not None:
        answers.append(choose(len(question.options), partial(engine.view, s, question.player), rng))
        engine.answer(s, answers[-1])
    assert s.winner is not None, "a game that asks nothing more has ended"
    return s, answers


def _seed(m: Match, number: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"{m.seed}/{number}".encode(), digest_size=7).digest(), "big")


def play_chunk(m: Match, start: int, count: int) -> list[Result]:
    """Games `start` to `start + count` of a match."""
    undealt = load_engine(m.game).position(m.cards, m.decks)
    played = (play(m, undealt, number) for number in range(start, start + count))
    return [Result(s.winner, s.first, sum(s.turns), len(answers)) for s, answers in played]


def record(m: Match, number: int) -> str:
    """Game `number` of a match, as a file that `fitil replay` reads."""
    _, answers = play(m, load_engine(m.game).position(m.cards, m.decks), number)
    return save(load_game(m.game), m.decks, _seed(m, number), answers)


def simulate(m: Match, games: int, jobs: int) -> dict[str, Any]:
    """Plays `games` games over `jobs` processes and sums them up, as `fitil simulate --format json` prints."""
    if not 1 <= games <= MOST_GAMES:
        raise FitilError(f"{games} is not a valid number of games: ask for 1 to {MOST_GAMES:,}")
    start = time.perf_counter()
    results = list(_results(m, games, jobs))
    seconds = time.perf_counter() - start
    wins = [sum(result.winner == player for result in results) for player in (0, 1)]
    turns = sorted(result.turns for result in results)
    digest = hashlib.blake2b(digest_size=16)
    for result in results:
        digest.update(repr(tuple(result)).encode())
    decided = wins[0] + wins[1]
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
        "digest": digest.hexdigest(),
        "games_per_s": round(games / seconds, 1),
    }


def _results(m: Match, games: int, jobs: int) -> Iterator[Result]:
    """All results in the order of the games, whatever process played them."""
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


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval), to four places."""
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round((centre - spread) / scale, 4), round((centre + spread) / scale, 4)
