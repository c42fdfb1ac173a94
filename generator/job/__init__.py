"""What to print: which cards, how, and what an earlier print had; from selection to file."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
