"""DATA → MODEL: games, their cards, rules and decks, and what a card says in each language."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
