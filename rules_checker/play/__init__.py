"""PLAY: a game in the terminal, with a person or a bot on each seat.

`session` is the game at hand, `words` and `table` put it into words, `squares` reads its board and `grid` draws it in
letters, `hints` and `reasons` answer questions about it, `lines` lays text out in either direction, `app` shows it all.
`lint` tries all that is said of a game.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
