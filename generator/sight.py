"""The lint of sight: faces that differ in play, and cannot be told apart by who sees no colours, or prints none.

Each pair is seen in five ways: printed to save ink, printed in grey, and as people see it who lack one kind of cones,
simulated as by Machado, Oliveira and Fernandes (2009) in full severity. What is written on a face tells it apart; so
compared are faces with the same words, and a card of each type with itself in the colours of other teams.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial, reduce
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cards import Card, DataError, Game, Lang
from cards.database import code_stamp, files_under, load_or_make, own_files, own_mark, stamp
from cards.languages import LANGS
from cards.records import dataclass
from generator.accessories import table_faces, token_face
from generator.display import Box, Drawing, Face, GlyphRun, moved
from generator.face import FaceShelf, Ink, Look, TableLayout, Token, Track, fingerprint, lay_out, template_of
from generator.job import faces_pdf

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageCms import ImageCmsTransform

WAYS = ("saver", "grey", "protanopia", "deuteranopia", "tritanopia")
"""The ways of seeing; the last three lack the cones for long, middle and short waves."""
PX_PER_MM = 2.0
"""What is finer than half a millimetre is not seen at arm's length."""
LEAST_MM2 = 6.0
"""Two faces are told apart if they differ in at least this area: a sign of 4 mm does."""
LEAST_LIGHTNESS, LEAST_HUE = 18, 18
"""The least differences in L*, and in a* or b*, that are seen at a glance."""
LEAST_PT = 7.0
"""Smaller words are not read across a table."""
_INKS: tuple[Ink, ...] = ("full", "saver")
_CODE = Path(__file__).parent
_MACHADO: Mapping[str, Sequence[float]] = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
}
"""What is seen of linear red, green and blue (Machado et al. 2009, severity 1.0), row by row."""


class Alike(NamedTuple):
    """Two faces that cannot be told apart in some `WAYS`: their names, the second one's card if it is one's face."""

    one: str
    other: str
    ways: tuple[str, ...]
    lang: Lang
    card: str | None = None


@dataclass
class _Seen:
    """Something to be compared: its name, its card if it is the face of one, and how it is drawn with an ink."""

    name: str
    drawn: Callable[[Ink], Face]
    card: str | None = None

    @cached_property
    def views(self) -> Mapping[str, Image]:
        """The face in all ways of seeing."""
        return _views(self.drawn("full"), self.drawn("saver"))


def alike(game: Game) -> tuple[Alike, ...]:
    """The pairs of faces of a game that are not told apart in every way; found once, until the game or code changes."""
    code = files_under(_CODE, ".py", ".yaml", ".svg", ".ftl")
    key = stamp([*code, *files_under(game.folder), *own_files(game.folder)], of=[code_stamp()])
    return load_or_make(f"sight-{game.id}{own_mark(game.folder)}", key, lambda: tuple(_found(game)))


def _found(game: Game) -> Iterator[Alike]:
    told: set[tuple[str, str]] = set()
    for lang in game.langs:
        for one, other in (*_in_other_colours(game, lang), *_with_the_same_words(game, lang), *_tracks(game, lang)):
            if (one.name, other.name) not in told and (ways := _not_told_apart(one.views, other.views)):
                told.add((one.name, other.name))
                yield Alike(one.name, other.name, ways, lang, other.card)


# --- what is compared -------------------------------------------------------------------------------------------------


def _with_the_same_words(game: Game, lang: Lang) -> Iterator[tuple[_Seen, _Seen]]:
    """The pairs of faces, of backs, and of tokens on which the same words are read."""
    groups: dict[object, list[_Seen]] = {}
    for seen in (*_faces(game, lang), *_backs(game, lang), *_tokens(game, lang)):
        try:
            face = seen.drawn("full")
        except DataError:  # a picture that cannot be used, which is told of its own
            continue
        groups.setdefault((seen.card is None, face.trim, _words(face)), []).append(seen)
    for group in groups.values():
        for one, other in combinations(group, 2):
            if one.card or fingerprint(one.drawn("full")) != fingerprint(other.drawn("full")):  # not one back of both
                yield one, other


def _words(face: Face) -> tuple[str, ...]:
    runs = (item for item in face.items if isinstance(item, GlyphRun) and item.size_pt >= LEAST_PT)
    return tuple(sorted("".join(glyph.char for glyph in run.glyphs) for run in runs))


def _faces(game: Game, lang: Lang) -> Iterator[_Seen]:
    shelves = _shelves(game, lang)
    for card in game.cards.values():

        def drawn(ink: Ink, card: Card) -> Face:
            return shelves[ink].of(card)

        yield _Seen(card.id, partial(drawn, card=card), card.id)


def _backs(game: Game, lang: Lang) -> Iterator[_Seen]:
    shelves = _shelves(game, lang)
    kinds: dict[str, Card] = {}
    for card in game.cards.values():
        if (kind := shelves["full"].back_kind(card)) is not None:
            kinds.setdefault(kind, card)
    for card in kinds.values():

        def drawn(ink: Ink, card: Card) -> Face:
            back = shelves[ink].back_of(card)
            assert back
            return back

        yield _Seen(f"{card.id}/back", partial(drawn, card=card))


def _tokens(game: Game, lang: Lang) -> Iterator[_Seen]:
    for token in template_of(game).tokens:

        def drawn(ink: Ink, token: Token) -> Face:
            return token_face(game, token, Look(lang=lang, ink=ink))

        yield _Seen(token.id, partial(drawn, token=token))


def _shelves(game: Game, lang: Lang) -> Mapping[Ink, FaceShelf]:
    return {ink: FaceShelf.open(game, Look(lang=lang, ink=ink)) for ink in _INKS}


def _in_other_colours(game: Game, lang: Lang) -> Iterator[tuple[_Seen, _Seen]]:
    """A card of each type, without its picture, as one of each team that has such cards: so that only signs differ."""
    teams: dict[str, dict[str, Card]] = {}
    for card in game.cards.values():
        if card.team:
            teams.setdefault(card.type, {}).setdefault(card.team, card)
    for kind, firsts in teams.items():
        one = next(iter(firsts.values()))

        def drawn(ink: Ink, card: Card) -> Face:
            return lay_out(game, card, Look(lang=lang, ink=ink), _no_picture)

        seen = [_Seen(f"{kind}/{team}", partial(drawn, card=replace(one, team=team))) for team in firsts]
        yield from combinations(seen, 2)


def _no_picture(_game: Game, _card: Card, box: Box, _look: Look) -> Drawing:
    return Drawing.of(round(100 * box.w), round(100 * box.h), "")


def _tracks(game: Game, lang: Lang) -> Iterator[tuple[_Seen, _Seen]]:
    """Tracks of one table with the same numbers: what stands in the row of each must tell whose it is."""
    layouts = template_of(game).tables
    if not any(_groups(layout) for layout in layouts.values()):
        return
    sheets = {ink: table_faces(game, Look(lang=lang, ink=ink)) for ink in _INKS}
    for at, (name, layout) in enumerate(layouts.items()):
        for tracks in _groups(layout):
            ends = sorted(track.box[1] + track.box[3] for _, track in tracks)
            height = min(other - one for one, other in pairwise(ends))
            rows = [
                _Seen(f"{name}/track-{number}", partial(_row, sheets, at, track.box[1] + track.box[3], height))
                for number, track in tracks
            ]
            yield from combinations(rows, 2)


def _groups(layout: TableLayout) -> list[list[tuple[int, Track]]]:
    """The tracks of a table, numbered from 1, those with the same numbers and not beside each other together."""
    groups: dict[tuple[int, int, float], list[tuple[int, Track]]] = {}
    for number, track in enumerate((one for one in layout.elements if isinstance(one, Track)), 1):
        groups.setdefault((track.first, track.last, track.box[0]), []).append((number, track))
    return [group for group in groups.values() if len(group) > 1]


def _row(sheets: Mapping[Ink, Sequence[Face]], at: int, bottom: float, height: float, ink: Ink) -> Face:
    """What a sheet shows from so far above to the bottom of a track, in mm."""
    whole = sheets[ink][at]
    return replace(whole, height=height, items=tuple(moved(whole.items, 1.0, 0.0, height - bottom)))


# --- how it is seen ---------------------------------------------------------------------------------------------------


def _views(full: Face, saver: Face) -> Mapping[str, Image]:
    """A face in all ways: lightness alone where no colours are printed, else L*, a* and b*."""
    from PIL import ImageCms

    seen, saved = _pixels(full, saver)
    linear = seen.point(_linear())
    found = {"saver": saved.convert("L"), "grey": seen.convert("L")}
    for way, (r, g, b) in ((way, (m[:3], m[3:6], m[6:])) for way, m in _MACHADO.items()):
        simulated = linear.convert("RGB", (*r, 0, *g, 0, *b, 0)).point(_from_linear())
        found[way] = ImageCms.applyTransform(simulated, _to_lab()) or simulated
    return found


def _pixels(*faces: Face) -> list[Image]:
    """Faces without their small print, at the resolution of eyes."""
    import pypdfium2

    read = (tuple(i for i in f.items if not isinstance(i, GlyphRun) or i.size_pt >= LEAST_PT) for f in faces)
    document = pypdfium2.PdfDocument(
        faces_pdf([replace(f, items=i) for f, i in zip(faces, read, strict=True)], "", LANGS[0])
    )
    try:
        return [page.render(scale=PX_PER_MM * 25.4 / 72).to_pil().convert("RGB") for page in document]
    finally:
        document.close()


def _not_told_apart(one: Mapping[str, Image], other: Mapping[str, Image]) -> tuple[str, ...]:
    return tuple(way for way in WAYS if _differing(one[way], other[way]) < LEAST_MM2 * PX_PER_MM**2)


def _differing(one: Image, other: Image) -> int:
    """The number of pixels that differ at a glance, on what both have."""
    from PIL import ImageChops

    bands = ImageChops.difference(one, other).split()
    least = (LEAST_LIGHTNESS * 2.55, *[LEAST_HUE] * (len(bands) - 1))
    seen = [
        band.point([255 * (value >= most) for value in range(256)]) for band, most in zip(bands, least, strict=True)
    ]
    return reduce(ImageChops.lighter, seen).histogram()[255]


@cache
def _linear() -> list[int]:
    """Linear light for each value of sRGB, 0 to 255, for three bands (IEC 61966-2-1)."""
    values = [value / 255 for value in range(256)]
    light = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]
    return [round(255 * value) for value in light] * 3


@cache
def _from_linear() -> list[int]:
    """The value of sRGB for each of linear light."""
    values = [value / 255 for value in range(256)]
    coded = [12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055 for value in values]
    return [round(255 * value) for value in coded] * 3


@cache
def _to_lab() -> ImageCmsTransform:
    from PIL import ImageCms

    return ImageCms.buildTransform(ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB")
