"""The rules as a ledger, with the pages that tell them and the scenarios that prove them: reads `site/` and games."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
