"""Asking the rules in one's own words: the answers that the search of the site's pages gives, without the pages."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
