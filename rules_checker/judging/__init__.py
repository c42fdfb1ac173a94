"""JUDGING: is a deck legal, and what is to be said of it.

`deck` checks one deck, `judged` and `desk` many; `verdicts`, `report` and `page` tell it, each fault with the smallest
fix (in `messages`); `right_size` says which cards to add or to take out, `insight` has odds and curves; `prepared` says
how decks came about.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
