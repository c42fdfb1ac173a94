"""Coverage of rules and words of cards by random games: whatever never occurs in them needs scenarios."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence

from tqdm import tqdm

from cards import FitilError, Game
from cards.model import all_words, facts
from cards.records import dataclass
from cards.workers import spread
from rules_checker.setup import compile_cards, load_engine, random_setup

CHUNK = 50
MOST_GAMES = 1_000_000
PLAYED = ("turn", "card", "ruling")
"""The kinds of rule that can apply in a game; the others are about deck building, print and people."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The number of `games` in which each rule and each word was used, which may be 0."""

    game: str
    games: int
    rules: Mapping[str, int]
    words: Mapping[str, int]

    @property
    def untouched(self) -> dict[str, list[str]]:
        """The rules and words that never occurred."""
        return {name: [key for key, n in getattr(self, name).items() if not n] for name in ("rules", "words")}


def count_coverage(game: Game, games: int, seed: int, jobs: int) -> Coverage:
    """Play `games` games of random legal decks on `jobs` processes; a seed gives the same result on any number."""
    if not 1 <= games <= MOST_GAMES:
        raise FitilError(f"{games} is not a valid number of games: ask for 1 to {MOST_GAMES:,}").coded(
            "wrong-games", n=games, most=MOST_GAMES
        )
    load_engine(game.id)
    starts = range(0, games, CHUNK)
    tasks = (range(at, min(at + CHUNK, games)) for at in starts)
    found: Counter[str] = Counter()
    with spread(_touched, tasks, min(jobs, len(starts)), given=(game, seed)) as chunks:
        for chunk in tqdm(chunks, total=len(starts), unit="chunk", disable=not sys.stderr.isatty(), leave=False):
            found += chunk
    rules = [rule.id for rule in game.rules.values() if rule.kind in PLAYED]
    words = sorted(all_words(game) & {fact for card in game.cards.values() for fact in facts(game, card)})
    return Coverage(game.id, games, {rule: found[rule] for rule in rules}, {word: found[word] for word in words})


def _touched(given: tuple[Game, int], numbers: Sequence[int]) -> Counter[str]:
    """The number of these games in which each rule and word was used."""
    game, seed = given
    engine, compiled = load_engine(game.id), compile_cards(game)
    found: Counter[str] = Counter()
    for number in numbers:
        rng = random.Random(f"{seed}/{number}")
        start = engine.position(compiled, random_setup(game, rng))
        start.touched = set()
        s = engine.new_game(start, rng.getrandbits(56))
        while s.ask is not None:
            engine.answer(s, rng.randrange(len(s.ask.options)))
        found.update(s.touched)
    return found
