"""Faces onto pages: sheets, imposition, marks, what stands in the margins, the user's printer."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
