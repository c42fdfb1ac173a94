"""The rules as a ledger, its pages and its proofs: reads `site/` and `tests/` by path."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
