"""SETTING UP: how a game is begun.

`engines` finds the games that can be played, `compiled` makes cards into what engines read, `modes` are the ways to
play, and `setups` says who sits where with what.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
