"""Scenes → drawings: a scene from a game's `art/scenes/*.yaml`, a team's palette, the size of a frame in mm.

`load_scenes` reads YAML into `Scene`s, checked against the known backgrounds and figures; `render` records one with a
small path pen; `Drawings` caches drawings between runs; `pixels_of` reads pictures that people supply instead.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
