"""Every figure, by importing the modules that draw them."""

from __future__ import annotations

from generator.art import (
    figures_bombs,
    figures_creatures,
    figures_effects,
    figures_folk,
    figures_machines,
    figures_places,
    figures_props,
    figures_sets,
    figures_workers,
)
from generator.art.registry import figure

MODULES = (
    figures_bombs,
    figures_creatures,
    figures_effects,
    figures_folk,
    figures_machines,
    figures_places,
    figures_props,
    figures_sets,
    figures_workers,
)
"""Where figures are drawn, by meaning."""

__all__ = ["MODULES", "figure"]
