"""THE ENGINE: what every game is played with, on the standard library alone.

`kernel` runs frames until a player is asked; `views` says what one player sees; `native` keeps it whole when compiled.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
