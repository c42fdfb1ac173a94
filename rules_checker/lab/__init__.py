"""THE LAB: many games of decks against each other, and what they say.

`match` is the games of some decks, by numbers; `tally` sums them up with `intervals`; `run` has them played, on
processes or on a `cluster`; `kept` has them in a file; `field` pairs many decks; `told` puts results into words.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
