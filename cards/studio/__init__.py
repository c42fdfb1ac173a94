"""Cards invented in a page: the forms of a game's words, and what a card that is being made comes to."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
