"""What a page asks of a card that is being made: its text, its faces, its faults, a set of them as files."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
