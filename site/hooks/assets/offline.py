"""The site's own files: styles, scripts, pictures, and FiraGO reduced to our letters. No other host is needed.

The letters of the page's language are in a file of their own; those of other alphabets are in one that browsers load
for a page that has some.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence, Set
from io import BytesIO
from itertools import groupby

from cards import Lang
from cards.database import key_of, load_or_make
from cards.languages import LANGUAGES

from ..site import SITE, Site, code_of, in_turn
from ..steps import on_files

ASSETS = SITE / "assets"

_FACES = {"figo": (400, "normal"), "figbo": (700, "normal"), "figit": (400, "italic")}
_LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin
    *range(0x2010, 0x2064),  # dashes, quotation marks, ellipsis
    *(0x20AA, 0x20BD, 0x2116, 0x2190, 0x2192, 0x2212, 0x2264, 0x2265),  # ₪ ₽ № ← → − ≤ ≥
)
_ALPHABETS = (
    range(0x400, 0x460),  # Cyrillic
    range(0x591, 0x5F5),  # Hebrew with niqqud
)
_EVERY = sorted({*_LETTERS, *(code for alphabet in _ALPHABETS for code in alphabet)})
_FEATURES = ("ccmp", "kern", "liga", "mark", "mkmk", "tnum")  # not locl: in Hebrew it takes old-style figures
_ENGLISH = 0x409
"""The language of a font's names, as Windows counts them."""
_FACE_RULE = (
    '@font-face{{font-family:"FiraGO";font-weight:{weight};font-style:{style};font-display:swap;'
    'src:url("../fonts/{name}.woff2") format("woff2");unicode-range:{letters}}}\n'
)


@on_files(gives=["assets"])
def add_assets(site: Site) -> None:
    """Add `site/assets` and the fonts to a language's build."""
    for path in sorted(ASSETS.rglob("*")):
        if path.is_file() and path.suffix != ".ts":  # types are for who writes scripts
            site.add(f"assets/{path.relative_to(ASSETS).as_posix()}", path)
    own, other = letters(site.lang)
    css = ""
    for name, (weight, style) in _FACES.items():
        for file, parts in ((name, own), (f"{name}-more", other)):
            site.add(f"assets/fonts/{file}.woff2", _subset(name, parts))
            ranges = ",".join(f"U+{part[0]:x}-{part[-1]:x}" for part in parts)
            css += _FACE_RULE.format(name=file, weight=weight, style=style, letters=ranges)
    site.add("assets/css/fonts.css", css)


def letters(lang: Lang) -> tuple[list[Sequence[int]], list[Sequence[int]]]:
    """The letters of a language's pages, which name the other languages too, and those of other alphabets; in runs."""
    first = {ord(LANGUAGES[lang].letters[0])}
    own = {code for alphabet in _ALPHABETS if first & {*alphabet} for code in alphabet}
    named = {ord(letter) for language in LANGUAGES.values() for letter in language.own_name}
    wanted = own.union(_LETTERS, named)
    return _runs(wanted), _runs({*_EVERY} - wanted)


def _runs(codes: Set[int]) -> list[Sequence[int]]:
    """Numbers as runs of those that follow each other."""
    runs = groupby(enumerate(sorted(codes)), lambda place: place[1] - place[0])
    return [[code for _, code in run] for _, run in runs]


def _subset(name: str, runs: Sequence[Sequence[int]]) -> bytes:
    """A font of FiraGO with only these letters: less than 30 kB instead of 800."""
    import fontTools
    from pymupdf_fonts import myfont

    whole = myfont(name)
    codes = [code for run in runs for code in run]
    facts = hashlib.sha256(whole).hexdigest(), fontTools.version, *code_of(__file__)
    with in_turn("fonts"):  # what any page needs of it is cut out once, as that takes longest
        every = load_or_make(f"site-font-{name}", key_of(facts=facts), lambda: _cut(whole, _EVERY))
        key = key_of(facts=(codes, *facts))
        return load_or_make(f"site-font-{name}-{codes[-1]:x}-{len(codes)}", key, lambda: _cut(every, codes, "woff2"))


def _cut(whole: bytes, codes: Sequence[int], flavor: str | None = None) -> bytes:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(BytesIO(whole), recalcTimestamp=False, lazy=True)
    # every name stays: they include the copyright and the licence, which must be part of each copy; the subsetter
    # would look through the whole font for more of them, which is a third of its work, and there are none
    names = font["name"]
    names.names = [name for name in names.names if name.isUnicode() and name.langID == _ENGLISH and name.nameID < 256]
    drops = [*Options().drop_tables, "name"]
    subsetter = Subsetter(Options(hinting=False, layout_features=list(_FEATURES), drop_tables=drops))
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font["name"] = names
    font.flavor = flavor
    cut = BytesIO()
    font.save(cut)
    return cut.getvalue()
