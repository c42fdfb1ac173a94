"""A print job, from selection to file: which cards to print, how, and what an earlier print had."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
