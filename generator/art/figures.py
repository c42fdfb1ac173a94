"""Every figure, by importing the modules that draw them."""

from __future__ import annotations

from generator.art import (
    figures_bombs,
    figures_cabinet,
    figures_circus,
    figures_clowns,
    figures_creatures,
    figures_drowned,
    figures_effects,
    figures_folk,
    figures_home,
    figures_machines,
    figures_mire,
    figures_office,
    figures_paperwork,
    figures_places,
    figures_props,
    figures_queue,
    figures_rooms,
    figures_sets,
    figures_stage,
    figures_street,
    figures_sunken,
    figures_swamp,
    figures_tricks,
    figures_workers,
    figures_yard,
)
from generator.art.registry import figure

MODULES = (
    figures_bombs,
    figures_cabinet,
    figures_circus,
    figures_clowns,
    figures_creatures,
    figures_drowned,
    figures_effects,
    figures_folk,
    figures_home,
    figures_machines,
    figures_mire,
    figures_office,
    figures_paperwork,
    figures_places,
    figures_props,
    figures_queue,
    figures_rooms,
    figures_sets,
    figures_stage,
    figures_street,
    figures_sunken,
    figures_swamp,
    figures_tricks,
    figures_workers,
    figures_yard,
)
"""Where figures are drawn, by meaning."""

__all__ = ["MODULES", "figure"]
