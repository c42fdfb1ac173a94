"""RECORDS: games that were played, and positions that are tested.

`replay` keeps a game as its seed and answers, `scenario` tests a rule in a position, which `layout` compares for every
game, `story` tells a log, `why` says which rule forbids, `coverage` counts which rules were met.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
