"""Every figure, by importing the modules that draw them: all those of this folder called `figures_…`, by meaning."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from generator.art.registry import figure

for _module in sorted(Path(__file__).parent.glob("figures_*.py")):
    import_module(f"generator.art.{_module.stem}")

__all__ = ["figure"]
