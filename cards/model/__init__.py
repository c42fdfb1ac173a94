"""The model of a game: games, cards, decks, rules, and the words of abilities."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
