"""Cards of one's own from a table: a spreadsheet of cards → a game that is printed like any other."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
