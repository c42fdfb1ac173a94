"""Faces onto pages: sheets, imposition, marks, margins, and the settings of the user's printer."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
