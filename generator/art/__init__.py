"""Card pictures, drawn from data: a scene in a game's `art/scenes/*.yaml`, a team's palette, a size in pixels.

The way: `load_scenes` reads YAML into `Scene`s, checked against the known backgrounds and figures; `render` draws one
with a small path pen; `picture` names the file that keeps it by its content, or takes a hand-made picture instead.
"""

from __future__ import annotations

from generator.art.cache import Drawing, Style, hand_made, picture
from generator.art.palette import Palette
from generator.art.render import render
from generator.art.scene import Layer, Placed, Scene, load_scenes

__all__ = ["Drawing", "Layer", "Palette", "Placed", "Scene", "Style", "hand_made", "load_scenes", "picture", "render"]
