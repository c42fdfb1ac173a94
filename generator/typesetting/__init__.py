"""Text into lines: fonts, shaping, direction, line breaking, fitting."""

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def _load_later(package: str, name: str) -> None:
    """Have a module of a package load when something in it is first used, not when it is imported."""
    whole = f"{package}.{name}"
    if whole not in sys.modules and (spec := find_spec(whole)) and spec.loader:
        spec.loader = LazyLoader(spec.loader)
        sys.modules[whole] = module = module_from_spec(spec)
        spec.loader.exec_module(module)
        setattr(sys.modules[package], name, module)


_load_later("PIL", "Image")  # ReportLab imports it, and only pictures made of pixels need it
