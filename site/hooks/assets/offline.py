"""The site's own files: styles, scripts, pictures, and FiraGO reduced to our letters. No other host is needed."""

from __future__ import annotations

import hashlib
from io import BytesIO

from cards.database import key_of, load_or_make

from ..site import SITE, Site, code_of, in_turn
from ..steps import on_files

ASSETS = SITE / "assets"

_FACES = {"figo": (400, "normal"), "figbo": (700, "normal"), "figit": (400, "italic")}
_LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin
    *range(0x400, 0x460),  # Cyrillic
    *range(0x591, 0x5F5),  # Hebrew with niqqud
    *range(0x2010, 0x2064),  # dashes, quotation marks, ellipsis
    *(0x20AA, 0x20BD, 0x2116, 0x2190, 0x2192, 0x2212, 0x2264, 0x2265),  # ₪ ₽ № ← → − ≤ ≥
)
_FEATURES = ("ccmp", "kern", "liga", "mark", "mkmk", "tnum")  # not locl: in Hebrew it takes old-style figures
_FACE_RULE = (
    '@font-face{{font-family:"FiraGO";font-weight:{weight};font-style:{style};font-display:swap;'
    'src:url("../fonts/{name}.woff2") format("woff2")}}\n'
)


@on_files(gives=["assets"])
def add_assets(site: Site) -> None:
    """Add `site/assets` and the fonts to a language's build."""
    for path in sorted(ASSETS.rglob("*")):
        if path.is_file() and path.suffix != ".ts":  # types are for who writes scripts
            site.add(f"assets/{path.relative_to(ASSETS).as_posix()}", path)
    css = ""
    for name, (weight, style) in _FACES.items():
        site.add(f"assets/fonts/{name}.woff2", _subset(name))
        css += _FACE_RULE.format(name=name, weight=weight, style=style)
    site.add("assets/css/fonts.css", css)


def _subset(name: str) -> bytes:
    """A font of FiraGO with only our letters: about 30 kB instead of 800."""
    import fontTools
    from pymupdf_fonts import myfont

    whole = myfont(name)
    key = key_of(facts=(hashlib.sha256(whole).hexdigest(), fontTools.version, *code_of(__file__)))
    with in_turn("fonts"):
        return load_or_make(f"site-font-{name}", key, lambda: _cut(whole))


def _cut(whole: bytes) -> bytes:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(BytesIO(whole), recalcTimestamp=False, lazy=True)
    # keep every name: they include the copyright and the licence, which must be part of each copy
    subsetter = Subsetter(Options(hinting=False, layout_features=list(_FEATURES), name_IDs=["*"]))
    subsetter.populate(unicodes=_LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    woff2 = BytesIO()
    font.save(woff2)
    return woff2.getvalue()
