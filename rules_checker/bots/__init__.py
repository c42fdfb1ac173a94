"""BOTS: players that are not people. A bot knows what its player may know, and no more.

`named` are the bots that one may ask for; `seat` is what a bot knows of its game; `evaluating` weighs a position by a
game's `weights`; `greedy` and `mcts` choose by it, `planning` plans whole turns; `rl` is for programs that learn.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
