"""Pictures that explain rules: the elements of a YAML file → a drawing."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
