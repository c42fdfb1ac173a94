"""Scenes into pictures: a scene in a game's `art/scenes/*.yaml`, a team's palette, a size in pixels.

`load_scenes` reads YAML into `Scene`s, checked against the known backgrounds and figures; `render` draws one with a
small path pen; `picture` keeps the encoded file in a cache by content, or takes a hand-made picture instead.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
