"""A merchant who opens a stall, or does whatever comes first: resting comes last."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any


def keen(options: int, view: Callable[[], Mapping[str, Any]], rng: random.Random) -> int:
    offered = view()["question"]
    return next((at for at, words in enumerate(offered) if words.startswith("open")), 0)


BOTS = {"keen": keen}
