"""THE ENGINE: what every game is played with, on the standard library alone.

`kernel` runs frames until a player is asked; `options` are answers that many games have, `nodes` the words of cards.
`base` is what all games do alike, `weighing` and `aims` what their bots and positions to solve say, `setups` what a
saved game starts from; `native` keeps the kernel whole, compiled.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
