"""Accessories to the cards: player aids, tokens, boxes, registration sheets."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
