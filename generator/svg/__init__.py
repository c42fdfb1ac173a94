"""Drawings made by people: an SVG file is read into painted outlines, as data and nothing more.

`read_svg` handles XML without entities, a small part of CSS, `use`, transforms and clips, and returns a flat list in
paint order. Whatever it cannot draw as a drawing program shows it is refused with its line.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
