"""THE TOURNAMENT: rounds, results, standings, in one file to which events are only ever appended.

`held` is a tournament as its events tell it, `book` the file of them; `swiss` and `fixed` say who meets whom,
`standings` who is ahead; `tables` tells it as rows, `sheets` as pages to print; `orders` is what an organiser may ask
for, and `door` how a page asks for it.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
