"""The fonts, for HarfBuzz and ReportLab: FiraGO, a monospaced one for code, and fallbacks for what FiraGO lacks."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from hashlib import blake2b
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_args
from unicodedata import normalize

import reportlab
from reportlab.pdfbase import pdfmetrics, ttfonts
from reportlab.pdfbase.ttfonts import TTFont

from cards.database import load_or_make, stamp
from cards.records import dataclass
from generator.display import AtHand, while_at_hand
from generator.typesetting.style import FontName, FontRole

if TYPE_CHECKING:
    from generator.typesetting.own_fonts import OwnFont

_FILES = {
    "FiraGO-regular": "figo",
    "FiraGO-bold": "figbo",
    "FiraGO-italic": "figit",
    "FiraGO-bolditalic": "figbi",
    "CascadiaMono": "cascadia",
    "NotoSans-regular": "notos",
    "NotoSans-bold": "notosbo",
    "NotoSans-italic": "notosit",
    "NotoSans-bolditalic": "notosbi",
}
"""A font's name in glyph runs → its name in the package `pymupdf-fonts`."""
_SYMBOLS = {"NotoSansSymbols2": "symbol2", "NotoSansSymbols": "symbol1", "NotoSansMath": "math", "NotoMusic": "music"}


_JOINED = frozenset(map(chr, range(0x0900, 0x0E00)))
"""Letters of India, which are drawn in forms without characters: none of our fonts has those in a PDF."""


@dataclass(frozen=True)
class Font:
    """A font, embedded as `name`. `ascent` and `descent` (downwards) are in 1/1000 of the type size."""

    name: str
    data: bytes
    face: Any
    upem: int
    ascent: float
    descent: float
    own: bool = False
    """True of a font that somebody brought, whose every glyph has a character."""

    @cached_property
    def shaper(self) -> Any:
        """The font for HarfBuzz, loaded only when a word is shaped: the words of cached faces are shaped already."""
        import uharfbuzz as hb

        return hb.Font(hb.Face(self.data))

    @cached_property
    def chars(self) -> dict[int, str]:
        """A character of each glyph."""
        return {glyph: chr(code) for code, glyph in sorted(self.face.charToGlyph.items(), reverse=True)}

    def has(self, char: str) -> bool:
        """True if the font draws `char`, in all forms that it takes beside others."""
        return self.joins(char) and self.shaper.get_nominal_glyph(ord(char)) not in (None, 0)

    def joins(self, text: str) -> bool:
        """True if the font has what letters of a text become beside each other, so far as it has the letters."""
        return self.own or text.isascii() or _JOINED.isdisjoint(text)


def font(name: FontName) -> Font:
    """The font of a style, registered with ReportLab: FiraGO's (`FiraGO-bold`), or what the game at hand has for it."""
    own = _own.of.roles.get(name)
    return named(own.name) if own else _usual(name)


@cache
def _usual(name: FontName) -> Font:
    return named("CascadiaMono" if name == "mono" else f"FiraGO-{_weight(name)}")


def _weight(name: FontName) -> str:
    return "regular" if name in ("mono", "sheet") else name


class _Brought(NamedTuple):
    """The fonts of the game at hand: all of them, and those that styles have."""

    fonts: tuple[OwnFont, ...]
    roles: Mapping[str, OwnFont]


_own = AtHand(_Brought((), {}))
_made_own: dict[str, OwnFont] = {}
_told: dict[str, Mapping[int, str]] = {}
"""What the private characters of fonts stand for, by the fonts' names."""


def use_fonts(files: Sequence[Path], words: Sequence[Path], roles: Mapping[FontRole, str]) -> None:
    """Have these font files, and no others besides ours, for a game whose words stand in the files `words`.

    `roles` says which files (without ending) are for all that is in a style; what is said for `regular` holds for
    styles of which nothing is said, too. The other fonts are for letters that ours lack. Raises `DataError` for what is
    no font that a PDF may have.
    """
    if not files:
        return _own.put_away()
    state = [(path, path.stat()) for path in (*files, *words)]
    key = tuple((str(path), found.st_size, found.st_mtime_ns) for path, found in state), tuple(roles.items())
    return _own.bring(key, lambda: _made_of(files, words, roles))


def _made_of(files: Sequence[Path], words: Sequence[Path], roles: Mapping[FontRole, str]) -> _Brought:
    from generator.typesetting.own_fonts import own_fonts

    letters = {letter for path in words for letter in path.read_text("utf-8", "replace")}
    letters |= {one for letter in letters for one in (*letter.upper(), *letter.lower(), *normalize("NFKD", letter))}
    letters |= {one for one in map(chr, range(0xC0, 0x2000)) if letters.issuperset(normalize("NFD", one))}
    made = {path.stem: own_fonts(path, letters) for path in files}
    every = tuple(one for some in made.values() for one in some)
    _made_own.update({one.name: one for one in every})
    _told.update({one.name: one.told for one in every})
    asked = {name: roles.get(name, roles.get("regular") if name != "mono" else None) for name in get_args(FontRole)}
    return _Brought(every, {name: _like(made[stem], name) for name, stem in asked.items() if stem and made[stem]})


def _like(fonts: Sequence[OwnFont], name: str) -> OwnFont:
    """The font that is bold or slanted as a style is, as far as one is."""
    return min(fonts, key=lambda one: (one.bold != name.startswith("bold"), one.slanted != name.endswith("italic")))


def named(name: str) -> Font:
    """The font that a glyph run names, registered: `FiraGO-bold`, or one of a few characters (`NotoSansMath-27F2`)."""
    if name in _FONTS:
        return _FONTS[name]
    if name in _FILES:
        return _registered(name, _file(_FILES[name]))
    if name in _made_own:
        return _registered(name, _made_own[name].data, own=True)
    family, *codes = name.split("-")
    return _picked(name, family, "".join(chr(int(code, 16)) for code in codes))


@while_at_hand()
def fallback(name: FontName, cluster: str) -> Font | None:
    """A font that has all of `cluster` (a character and its marks) where the font `name` does not; None if none has."""
    wanted = [char for char in cluster if unicodedata.category(char) != "Cf"]
    for usual in (_usual(name), _usual("regular")) if name == "mono" else (_usual(name),):
        if all(usual.has(char) for char in wanted):
            return usual
    other = f"NotoSans-{_weight(name)}"
    if _draws(_FILES[other], wanted):
        return named(other)
    for family, file in _SYMBOLS.items():
        if _draws(file, wanted):
            codes = (f"{ord(char):04X}" for char in dict.fromkeys(wanted))
            return named("-".join((family, *codes)))
    own = [one for one in _own.of.fonts if all(named(one.name).has(char) for char in wanted)]
    return named(_like(own, name).name) if own else None


def _draws(file: str, chars: Sequence[str]) -> bool:
    shaper = _shaper(file)
    return _JOINED.isdisjoint(chars) and all(shaper.get_nominal_glyph(ord(char)) for char in chars)


_FONTS: dict[str, Font] = {}


def _registered(name: str, data: bytes, *, own: bool = False) -> Font:
    if name not in _FONTS:
        registered = TTFont(name, BytesIO(data))
        pdfmetrics.registerFont(registered)
        face = registered.face
        _FONTS[name] = Font(name, data, face, face.unitsPerEm, face.ascent, -face.descent, own)
    return _FONTS[name]


@cache
def _file(name: str) -> bytes:
    """A font's file. The package ships fonts as Python source, which is slow to load, so the bytes are cached."""

    def load() -> bytes:
        from pymupdf_fonts import myfont

        data: bytes = myfont(name)
        return data

    return load_or_make(f"font-{name}", stamp(_package()), load)


def _package() -> list[Path]:
    """What the fonts are shipped in, which need not be there where they are stored."""
    package = find_spec("pymupdf_fonts")
    return [Path(package.origin)] if package and package.origin else []


def read_fonts() -> None:
    """Have all fonts of cards in the cache, for a page whose readers write what they like."""
    for name in {*_FILES.values(), *_SYMBOLS.values()} - {_FILES["CascadiaMono"]}:
        _file(name)


def font_files() -> list[Path]:
    """The files of FiraGO, for a program that reads fonts from files."""
    from cards.database import kept_folder, key_of

    def written(folder: Path) -> None:
        for name in ("figo", "figbo", "figit", "figbi"):
            (folder / f"{name}.ttf").write_bytes(_file(name))

    folder = kept_folder("font-files", key_of(_package()), written)
    return sorted(folder.glob("*.ttf"))


@cache
def _shaper(name: str) -> Any:
    import uharfbuzz as hb

    return hb.Font(hb.Face(_file(name)))


class _Face(ttfonts.TTFontFace):  # type: ignore[misc]  # ReportLab ships no types
    """ReportLab's reader of a font's tables, which is slow, so its results are cached."""

    def extractInfo(self, charInfo: int = 1) -> None:  # noqa: N802, N803 -- the names are ReportLab's
        """Set the attributes that come from the font's tables."""
        self.name = None
        extract = super().extractInfo

        def read() -> dict[str, Any]:
            before = dict(self.__dict__)
            extract(charInfo)
            found = {name: value for name, value in self.__dict__.items() if before.get(name, before) is not value}
            plain = {name: bytes(value) if isinstance(value, bytes) else value for name, value in found.items()}
            return {name: value for name, value in plain.items() if not callable(value)}

        data: bytes = self._ttf_data
        self.__dict__.update(load_or_make(f"tables-{blake2b(data, digest_size=8).hexdigest()}", _VERSION, read))
        to_thousandths = 1000 / self.unitsPerEm
        self._pdfScale = lambda units: units if to_thousandths == 1 else units * to_thousandths


_VERSION = f"1 {reportlab.__version__}"
ttfonts.TTFontFace = _Face


def lasts(name: str) -> bool:
    """True for a font that another run finds by its name: ours, and one of a few characters of ours."""
    return name in _FILES or (name not in _made_own and name.partition("-")[0] in _SYMBOLS)


def _picked(name: str, family: str, chars: str) -> Font:
    """A font of just these characters, which is made once: making it takes longer than all else of a warm print."""
    made = stamp([Path(__file__), *_package()])
    return _registered(name, load_or_make(f"picked-{name}", made, lambda: _of_few(name, family, chars)))


def _of_few(name: str, family: str, chars: str) -> bytes:
    """The file of a font of these characters. ReportLab embeds no PostScript outlines, so they become TrueType's."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont as Source

    source = Source(BytesIO(_file(_SYMBOLS[family])), lazy=True)
    glyphs, best = source.getGlyphSet(), source.getBestCmap()
    cmap = {ord(char): best[ord(char)] for char in chars}
    order = [".notdef", *dict.fromkeys(cmap.values())]
    outlines = {}
    for glyph in order:
        pen = TTGlyphPen(None)
        glyphs[glyph].draw(Cu2QuPen(pen, max_err=1.0, reverse_direction=True))
        outlines[glyph] = pen.glyph()
    builder = FontBuilder(source["head"].unitsPerEm, isTTF=True)
    builder.setupHead(unitsPerEm=source["head"].unitsPerEm, created=0, modified=0)
    builder.font.recalcTimestamp = False  # no clock: same input, same bytes
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(outlines)
    builder.setupHorizontalMetrics({glyph: source["hmtx"][glyph] for glyph in order})
    builder.setupHorizontalHeader(ascent=source["hhea"].ascent, descent=source["hhea"].descent)
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name})
    builder.setupOS2()
    builder.setupPost()
    data = BytesIO()
    builder.save(data)
    return data.getvalue()


_MOST_IN_A_BLOCK = 100


def _to_unicode(name: str, subset: Sequence[int]) -> str:
    """A ToUnicode CMap that maps each byte of a subset font to its character in UTF-16 (ISO 32000-1, 9.10.3)."""
    told = _told.get(name.partition("+")[2], {})
    texts = (told.get(code, chr(code)) for code in subset)
    entries = [f"<{byte:02X}> <{text.encode('utf-16-be').hex().upper()}>" for byte, text in enumerate(texts)]
    blocks = [entries[at : at + _MOST_IN_A_BLOCK] for at in range(0, len(entries), _MOST_IN_A_BLOCK)]
    lines = [
        "/CIDInit /ProcSet findresource begin",
        "12 dict begin",
        "begincmap",
        f"/CIDSystemInfo << /Registry ({name}) /Ordering ({name}) /Supplement 0 >> def",
        f"/CMapName /{name} def",
        "/CMapType 2 def",
        "1 begincodespacerange",
        f"<00> <{len(subset) - 1:02X}>",
        "endcodespacerange",
        *(line for block in blocks for line in (f"{len(block)} beginbfchar", *block, "endbfchar")),
        "endcmap",
        "CMapName currentdict /CMap defineresource pop",
        "end",
        "end",
    ]
    return "\n".join(lines)


# ReportLab's own version cannot write surrogates, and puts all entries into one block. A block may hold a hundred
# (Adobe Technical Note #5014); Ghostscript drops a larger one, and the text is lost from whatever it writes
ttfonts.makeToUnicodeCMap = _to_unicode
