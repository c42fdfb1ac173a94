"""Players that are not people. A bot sees the question put to it and nothing that its player may not see."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from cards import UnknownName, nearest
from rules_checker.kernel import Ask

View = Callable[[], Mapping[str, Any]]
"""What the bot's player may see, made only when it is looked at."""


class Bot(Protocol):
    """Chooses one of the options of a question, by its index; draws chance from `rng` alone, so that games repeat."""

    def __call__(self, ask: Ask, view: View, rng: random.Random) -> int:
        """The index of the option chosen."""


def random_bot(ask: Ask, view: View, rng: random.Random) -> int:
    """Any option, each as likely as the other."""
    return rng.randrange(len(ask.options))


BOTS: dict[str, Bot] = {"random": random_bot}


def bot(name: str) -> Bot:
    """The bot called `name`; raises `UnknownName`."""
    if name not in BOTS:
        raise UnknownName("bot", name, nearest(name, BOTS) or tuple(BOTS))
    return BOTS[name]
