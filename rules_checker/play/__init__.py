"""PLAY: a game in the terminal and in a page, with a person or a bot on each seat.

`game` is the game that is played, `view` what a viewer is shown of it, `help` what helps to play it; `terminal` and
`page` are the screens. `lint` tries all that is said of a game.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
