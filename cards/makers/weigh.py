"""Weighs what speaks for a rule, by what people ask: `python -m cards.makers.weigh` tells what new ones may expect.

The rules are cut into five parts; the questions to each part are answered with weights from those to the other four, so
that no rule's questions are tested by what was learnt of it. `--write` puts the weights from all questions into
`site/weights.yaml`. `python -m cards.makers.weigh TABLE.yaml --lang ru` only measures: a table of questions that nobody
has seen, by the weights that stand there.

A table names games, each with its questions and the rule that answers, or a list of those that do.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
import yaml

from cards import load_game
from cards.asking.finder import Finder
from cards.asking.question import finder_of
from cards.languages import LANGS
from cards.ledger import SITE, read_weights

HERE = Path(__file__).parent / "questions"
TABLES = ("queries", "spoken", "unseen", "hands", "fresh", "later", "heard")
PARTS = 5
STEPS, PACE, PLAIN = 150, 0.08, 1e-3
"""How long one climbs, how fast, and how much large weights cost."""
FREE = ("as_ruling",)
"""What may speak against a rule; all else can only speak for it."""


class WeighedQuestion(NamedTuple):
    """A question: its table, language and game, the rules that answer it, and what speaks for each that is found."""

    table: str
    lang: str
    game: str
    text: str
    right: list[str]
    found: list[str]
    features: np.ndarray

    @property
    def part(self) -> int:
        """The part in which its rule is."""
        return hashlib.sha1(self.right[0].encode()).digest()[0] % PARTS

    def answers(self, weights: np.ndarray) -> list[str]:
        """The rules that are found, best first."""
        return [self.found[at] for at in np.argsort(-(self.features @ weights), kind="stable")]


@cache
def finder(game: str, lang: str) -> Finder:
    """The finder of a game."""
    return finder_of(load_game(game), lang)


def read(path: Path, table: str, lang: str) -> Iterator[WeighedQuestion]:
    """Yield a table's questions."""
    names = list(read_weights())
    games = yaml.safe_load(path.read_text("utf-8"))
    if not (isinstance(games, dict) and all(isinstance(questions, dict) for questions in games.values())):
        raise SystemExit(f'{path}: write games, each with its questions as `"how many do I draw?": draw.two`')
    for game, questions in games.items():
        for text, right in questions.items():
            found = finder(game, lang).features(text)
            features = np.array([[row.get(name, 0) for name in names] for row in found.values()], float)
            rows = features.reshape(len(found), len(names))
            yield WeighedQuestion(
                table, lang, game, text, [right] if isinstance(right, str) else right, list(found), rows
            )


def learnt(asked: Iterable[WeighedQuestion]) -> np.ndarray:
    """The weights by which the right rules are likeliest, each by the exponent of its weighted sum."""
    told = [(one.features, np.isin(one.found, one.right)) for one in asked]
    told = [(features, right) for features, right in told if right.any()]
    spread = np.concatenate([features for features, _ in told]).std(0) + 1e-9
    free = np.isin(list(read_weights()), FREE)
    weights, mean, square = np.full(len(spread), 0.3), np.zeros(len(spread)), np.zeros(len(spread))
    for step in range(1, STEPS + 1):
        slope = -PLAIN * weights
        for features, right in told:
            scores = features / spread @ weights
            likely = np.exp(scores - scores.max())
            likely /= likely.sum()
            wanted = likely * right / max(1e-12, likely @ right)
            slope += (features / spread).T @ (wanted - likely) / len(told)
        # Adam, with its usual figures but for a shorter memory
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights += PACE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights = np.where(free, weights, np.maximum(weights, 0))
    found: np.ndarray = weights / spread
    return found


def wilson(right: int, count: int) -> str:
    """A share in percent, with the interval in which 19 times of 20 the true one lies."""
    z, share = 1.96, right / count
    middle = (share + z * z / 2 / count) / (1 + z * z / count)
    wide = z * sqrt(share * (1 - share) / count + z * z / 4 / count**2) / (1 + z * z / count)
    return f"{share:6.1%} ({middle - wide:.0%} to {middle + wide:.0%})"


def tell(told: Iterable[tuple[WeighedQuestion, list[str]]]) -> None:
    """Print how often the right rule was first, and among five: by table, and by game."""
    sums: defaultdict[tuple[str, str], list[tuple[bool, bool]]] = defaultdict(list)
    for one, found in told:
        hit = found[:1] != [] and found[0] in one.right, not {*found[:5]}.isdisjoint(one.right)
        for name in (one.table, one.game, "all"):
            sums[one.lang, name].append(hit)
    for (lang, name), hits in sorted(sums.items()):
        first, five = (sum(column) for column in zip(*hits, strict=True))
        print(f"{lang} {name:12}{len(hits):5}  first {wilson(first, len(hits))}  in five {wilson(five, len(hits))}")


def across(asked: list[WeighedQuestion]) -> Iterator[tuple[WeighedQuestion, list[str]]]:
    """Answer the questions to each part of the rules by weights from the others."""
    for part in range(PARTS):
        weights = learnt(one for one in asked if one.part != part)
        yield from ((one, one.answers(weights)) for one in asked if one.part == part)


def main() -> None:
    """Run as a program."""
    reads = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reads.add_argument("table", nargs="?", type=Path)
    reads.add_argument("--lang", choices=LANGS)
    reads.add_argument("--write", action="store_true")
    told = reads.parse_args()
    weights: Mapping[str, float] = read_weights()
    if told.table:
        own = np.array([*weights.values()])
        lang = told.lang or told.table.stem
        tell((one, one.answers(own)) for one in read(told.table, told.table.parent.name, lang))
        return
    asked = [one for table in TABLES for lang in LANGS for one in read(HERE / table / f"{lang}.yaml", table, lang)]
    tell(across(asked))
    if told.write:
        lines = [f"{name}: {weight:.3g}\n" for name, weight in zip(weights, learnt(asked), strict=True)]
        head = "# What each thing that speaks for a rule counts in the search: cards/makers/weigh.py --write.\n"
        (SITE / "weights.yaml").write_text(head + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
