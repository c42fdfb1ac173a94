"""What the bots of a game go by, as its file `bots.yaml` says it: weights of features, and how far they look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any

from cards import FitilError, did_you_mean, nearest
from cards.database import Between, load_or_make, of_games, stamp
from cards.model import Record
from cards.records import dataclass
from rules_checker.engine import Weighing
from rules_checker.setup import own_file, own_module

Weight = Annotated[float, Between(-1000, 1000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Planning(Record):
    """How a whole turn is planned: so many `plans` go on at a time, and what is uncertain is tried so often (`tries`).

    For each of the things that may still be done in the turn, about so many `answers` are tried at most.
    """

    plans: Annotated[int, Between(1, 1000)] = 3
    tries: Annotated[int, Between(1, 1000)] = 3
    answers: Annotated[int, Between(1, 1_000_000)] = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Greedy(Record):
    """How the bot `greedy` looks ahead: each option is tried in so many `worlds`, or whole turns are planned."""

    worlds: Annotated[int, Between(1, 1000)] = 1
    planning: Planning = field(default_factory=Planning)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mcts(Record):
    """How the bot `mcts` searches.

    It tries about `iterations` positions, by `exploration` more or less readily what looks worse. It chooses in so many
    `turns`, and judges as many turns `ahead` of that, in which nobody does more than they must.

    Where whole turns are planned, it looks for as many of the best plans as there are `iterations` at what the other
    player does next: each such `reply` is planned, too. Its `answers` are those for all together, for each thing that
    may still be done before.
    """

    iterations: Annotated[int, Between(1, 1_000_000)] = 100
    exploration: Annotated[float, Between(0, 100)] = 0.25
    turns: Annotated[int, Between(1, 100)] = 1
    ahead: Annotated[int, Between(0, 100)] = 1
    planning: Planning = field(default_factory=lambda: Planning(plans=6, tries=6, answers=200))
    reply: Planning = field(default_factory=lambda: Planning(plans=3, tries=4, answers=400))


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights(Record):
    """A file of weights. A feature that it does not name counts nothing."""

    features: Mapping[str, Weight] = field(default_factory=dict)
    greedy: Greedy = field(default_factory=Greedy)
    mcts: Mcts = field(default_factory=Mcts)


def read_weights(path: Path, game_id: str) -> Weights:
    """Read a file of weights for a game; raises `DataError` with the line of what is wrong."""
    from cards.database import read, read_yaml  # slow to import, and not needed for weights that are kept

    source = read_yaml(path)
    weights: Weights = read(source, Weights)
    known = feature_names(game_id)
    for name in weights.features:
        if name not in known:
            what = did_you_mean(nearest(name, known)) or f"; there are {', '.join(known)}"
            raise source.error(("features", name), f"there is no feature {name!r}{what}").coded(
                "unknown-feature", name=name
            )
    return weights


@of_games()
def own_weights(game_id: str) -> Weights:
    """The weights that a game brings with its engine; without any, all count nothing."""
    path = own_file(game_id, "bots.yaml")
    if path is None:
        return Weights()
    return load_or_make(f"weights-{game_id}", stamp([path, Path(__file__)]), lambda: read_weights(path, game_id))


def feature_names(game_id: str) -> tuple[str, ...]:
    """The names of the features by which a game's positions are judged; raises `FitilError` if it has none."""
    return tuple(weighing_of(game_id).FEATURES)


def weighing_of(game_id: str) -> Weighing[Any]:
    """What counts in a game's positions; raises `FitilError` if it does not say."""
    if not (weighing := own_weighing(game_id)):
        raise FitilError(f"{game_id} has no features by which a bot could judge its positions").coded(
            "no-features", name=game_id
        )
    return weighing


def own_weighing(game_id: str) -> Weighing[Any] | None:
    """What counts in a game's positions; None if it does not say."""
    found: Weighing[Any] | None = getattr(own_module(game_id, "bots"), "WEIGHING", None)
    return found
