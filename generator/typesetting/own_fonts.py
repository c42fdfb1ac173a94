"""Fonts that people bring: looked at, and made into what a PDF may have of them, the letters of one game.

What comes of one is a TrueType font of its own, whose every glyph has a character: forms that letters take beside
others, and ligatures, have one of a private plane, and are told in the PDF by the letters that they stand for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from cards import DataError
from cards.database import load_or_make, stamp
from cards.files import read_bytes

ENDINGS = (".ttf", ".otf")
ALIKE = (*ENDINGS, ".ttc", ".otc", ".woff", ".woff2")
"""What is looked at, be it only to be refused in a line."""
MOST_BYTES = 50_000_000
MOST_FONTS = 12
_PRIVATE = 0xF0000
"""The first character of those that stand for glyphs without one; a private plane has more than a font has glyphs."""
_RESTRICTED, _WHOLE_ONLY, _BITMAPS = 0x2, 0x100, 0x200
"""Embedding rights, of the table OS/2: none, only of the whole font, only of its pixels."""
_LICENCE = 0xF
_BOLD_FROM = 600
_VERSION = "1"
_ALWAYS = frozenset(
    chr(code)
    for start, end in (
        (0x20, 0x250),
        (0x400, 0x460),
        (0x5B0, 0x600),
        (0x2010, 0x2040),
        (0x2190, 0x2194),
        (0x2460, 0x2500),
    )
    for code in range(start, end)
)
"""What may stand on a card besides its own words: what the sheet says in our languages, numbers, marks."""
_VARIED = frozenset(("CFF ", "CFF2", "fvar", "gvar", "avar", "HVAR"))
"""Tables of outlines that are drawn anew."""
_NEEDED = frozenset(
    ("head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "name", "post", "GDEF", "GPOS", "GSUB", "kern")
)


class OwnFont(NamedTuple):
    """A font as it is embedded: its file, whether it is bold and slanted, and what its private characters stand for."""

    name: str
    data: bytes
    bold: bool
    slanted: bool
    told: Mapping[int, str]


def fonts_in(folder: Path) -> list[Path]:
    """The files in a folder that may be fonts; raises `DataError` if there are more than a game may have."""
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    fonts = [path for path in found if path.suffix.lower() in ALIKE and path.is_file()]
    if len(fonts) > MOST_FONTS:
        said = f"{len(fonts)} fonts, where a game has {MOST_FONTS} at most: leave those that it needs"
        raise DataError(folder, said).coded("too-many-fonts", n=len(fonts), most=MOST_FONTS)
    return fonts


def check_font(path: Path) -> None:
    """Raise `DataError` for a file that is no font of which a PDF may have a part."""
    with _opened(path, _bytes_of(path)):
        pass


def own_fonts(path: Path, letters: Iterable[str]) -> list[OwnFont]:
    """What a PDF may have of a font, for these letters: one font, or, of one that varies, a regular and a bold one.

    Of a font that has none of them there is nothing.

    Raises `DataError` for what is no such font.
    """
    data, wanted = _bytes_of(path), "".join(sorted({*letters, *_ALWAYS}))
    key = f"own-{blake2b(data + wanted.encode(), digest_size=8).hexdigest()}"
    return load_or_make(key, stamp([__file__], _VERSION), lambda: _made(path, data, wanted, key))


def _bytes_of(path: Path) -> bytes:
    """A font's file; raises `DataError` for one that cannot be one, by its size or its first bytes."""
    data = read_bytes(path, MOST_BYTES)
    kind = data[:4]
    if kind in (b"wOFF", b"wOF2"):
        said = "is a font packed for web pages: bring the .ttf or .otf that it was made of"
        raise DataError(path, said).coded("font-of-web")
    if kind == b"ttcf":
        raise DataError(path, "holds several fonts: bring one of them as a .ttf or .otf").coded("font-collection")
    if kind not in (b"\0\1\0\0", b"OTTO", b"true"):
        raise DataError(path, "is no font: fonts are .ttf and .otf").coded("no-font")
    return data


@contextmanager
def _opened(path: Path, data: bytes) -> Iterator[Any]:
    """A font's tables; raises `DataError` for whatever goes wrong with them, and for a font that no PDF may have."""
    from fontTools.ttLib import TTFont

    try:
        font = TTFont(BytesIO(data), lazy=True)
        rights = font["OS/2"].fsType if "OS/2" in font else 0
        if rights & _LICENCE == _RESTRICTED or rights & (_WHOLE_ONLY | _BITMAPS):
            said = "its makers forbid to embed it (OS/2 fsType), so no PDF may have it: bring another font"
            raise DataError(path, said).coded("font-forbidden")
        if not (any(table in font for table in ("glyf", "CFF ", "CFF2")) and font.getBestCmap()):
            raise DataError(path, "is a font without outlines of letters").coded("font-without-outlines")
        yield font
    except (DataError, ImportError):  # what is not installed is no fault of the font
        raise
    except Exception as error:  # fontTools raises whatever a damaged table comes to
        raise DataError(path, "is a damaged font").coded("font-damaged") from error


def _made(path: Path, data: bytes, letters: str, key: str) -> list[OwnFont]:
    with _opened(path, data) as font:
        if font.getBestCmap().keys().isdisjoint(map(ord, letters)):
            return []
        if "fvar" not in font:
            head, weight = font["head"].macStyle, font["OS/2"].usWeightClass if "OS/2" in font else 400
            return [_one(font, key, letters, {}, bold=bool(head & 1) or weight >= _BOLD_FROM, slanted=bool(head & 2))]
        axes = {axis.axisTag: (axis.minValue, axis.maxValue) for axis in font["fvar"].axes}
        slanted = bool(font["head"].macStyle & 2)
    least, most = axes.get("wght", (400, 400))
    made: list[OwnFont] = []
    for bold in (False, True) if most >= _BOLD_FROM else (False,):
        place = {"wght": min(max(700 if bold else 400, least), most)} if "wght" in axes else {}
        with _opened(path, data) as font:
            made.append(_one(font, f"{key}{'b' * bold}", letters, place, bold=bold, slanted=slanted))
    return made


def _one(font: Any, name: str, letters: str, place: Mapping[str, float], *, bold: bool, slanted: bool) -> OwnFont:
    """A font of these letters, and of all forms that they take; a font that varies is as it is at a `place`."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.subset import Options, Subsetter

    options = Options()
    options.layout_features, options.hinting, options.notdef_outline = ["*"], False, True
    options.recalc_timestamp, options.recalc_bounds, options.glyph_names = False, False, False
    options.drop_tables = sorted(_tables(font) - _NEEDED - _VARIED)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, letters))
    subsetter.subset(font)
    font.recalcTimestamp = False  # no clock: same input, same bytes
    cmap = font.getBestCmap()
    order = font.getGlyphOrder()
    if "glyf" not in font or place or "fvar" in font:
        _drawn_anew(font, order, place)
    coded = set(cmap.values())
    private = {_PRIVATE + at: glyph for at, glyph in enumerate(order) if at and glyph not in coded}
    told = dict(_stands_for(font, cmap))
    builder = FontBuilder(font=font)
    builder.setupCharacterMap(cmap | private)
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name})
    font["post"].formatType = 3.0
    for tag in sorted(_tables(font) - _NEEDED):
        del font[tag]
    out = BytesIO()
    font.save(out)
    by_code = {code: told[glyph] for code, glyph in private.items() if glyph in told}
    return OwnFont(name, out.getvalue(), bold, slanted, by_code)


def _tables(font: Any) -> set[str]:
    return set(map(str, font.keys())) - {"GlyphOrder"}


def _drawn_anew(font: Any, order: list[str], place: Mapping[str, float]) -> None:
    """Give a font TrueType outlines, as ReportLab embeds no others: those of a place, if it varies."""
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import newTable

    glyphs = font.getGlyphSet(location=place) if place else font.getGlyphSet()
    cubic = "glyf" not in font
    outlines, widths = {}, {}
    for name in order:
        pen = TTGlyphPen(None)
        glyphs[name].draw(
            Cu2QuPen(pen, max_err=font["head"].unitsPerEm / 1000, reverse_direction=True)
            if cubic
            else _plain(pen, glyphs)
        )
        outlines[name], widths[name] = pen.glyph(), round(glyphs[name].width)
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, outlines
    for name, glyph in outlines.items():
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (widths[name], getattr(glyph, "xMin", 0))
    maxp = newTable("maxp")
    maxp.tableVersion, maxp.numGlyphs, maxp.maxZones = 0x00010000, len(order), 1
    for name in (
        *("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements"),
        *("maxSizeOfInstructions", "maxComponentElements", "maxPoints", "maxContours", "maxCompositePoints"),
        *("maxCompositeContours", "maxComponentDepth"),
    ):
        setattr(maxp, name, 0)
    font["maxp"] = maxp
    font["head"].glyphDataFormat = 0
    font.sfntVersion = "\0\1\0\0"


def _plain(pen: Any, glyphs: Any) -> Any:
    """A pen that draws parts of composed glyphs as outlines of their own."""
    from fontTools.pens.filterPen import DecomposingFilterPen

    return DecomposingFilterPen(pen, glyphs)


def _stands_for(font: Any, cmap: Mapping[int, str]) -> Iterator[tuple[str, str]]:
    """The letters that each glyph without a character stands for, by what the font replaces by what."""
    said = {glyph: chr(code) for code, glyph in sorted(cmap.items(), reverse=True)}
    known = set(said)
    steps = list(_replacements(font))
    while fresh := {
        new: "".join(said[one] for one in old) for old, new in steps if new not in said and said.keys() >= set(old)
    }:
        said |= fresh
    yield from ((glyph, text) for glyph, text in said.items() if glyph not in known)


def _replacements(font: Any) -> Iterator[tuple[tuple[str, ...], str]]:
    """What a font replaces: the glyphs, and the one that stands for them, or the first of several."""
    lookups = font["GSUB"].table.LookupList.Lookup if "GSUB" in font and font["GSUB"].table.LookupList else ()
    for table in (sub for lookup in lookups for sub in lookup.SubTable):
        inner = getattr(table, "ExtSubTable", table)
        for first, others in getattr(inner, "ligatures", {}).items():
            yield from (((first, *one.Component), one.LigGlyph) for one in others)
        for old, new in getattr(inner, "mapping", {}).items():
            yield (old,), (new if isinstance(new, str) else next(iter(new), old))
        for old, others in getattr(inner, "alternates", {}).items():
            yield from (((old,), one) for one in others)
