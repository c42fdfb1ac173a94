"""What a process remembers of the games that there are, which a test may have had others of."""

from __future__ import annotations

import os
import sys

from cards import load_game


def others() -> bool:
    """True while there are games or cards besides the project's."""
    return bool(os.environ.get("FITIL_GAMES") or os.environ.get("FITIL_CARDS"))


def forget() -> None:
    """Forget it: a game that is gone would be a fault of every list that is read after that."""
    load_game.cache_clear()
    for name, module in list(sys.modules.items()):
        for kept in vars(module).values() if name.startswith("cards.decks") else ():
            if callable(clear := getattr(kept, "cache_clear", None)):
                clear()
