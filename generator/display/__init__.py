"""The elements of every drawing: shapes, glyphs and pictures in mm, and the geometry to place them."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
