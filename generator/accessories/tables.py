"""Sheets that lie on the table while a game is played, such as that of an opponent who plays by itself.

Where things stand is data of the template (`tables`), what they say of `locale/<lang>/tables.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards import DataError, FitilError, Game, UnknownName, nearest
from cards.errors import Said
from cards.language import Aid, TableSheet, load_tables, tables_path
from cards.records import dataclass
from generator.display import Box, Face, Item, Picture, Shape, moved, rounded, turned
from generator.face import AidLayout, Icon, Label, Look, StepsElement, Track, check_icons, template_of
from generator.job import WholePages
from generator.paper import size_text, too_small
from generator.typesetting import BOLD, Styled, TextBlock, TextStyle, text as typesetting

EDGE = 6.0
"""What printers leave white at the edges of paper, in mm."""
_LINE = 0.3


def table_pages(games: Sequence[Game], look: Look, paper: tuple[float, float]) -> WholePages:
    """Lay out the table sheets of games, each in the middle of a page of its own.

    A sheet that the paper does not hold upright is turned if it is larger so, and made smaller if it must be. Raises
    `FitilError` for a game that has none, and for paper that has no room within its edges.
    """
    if min(paper) <= 2 * EDGE:
        raise FitilError(f"a sheet for the table does not fit on paper of {size_text(paper)} mm").coded(
            "table-paper", paper=size_text(paper)
        )
    langs = filter(None, (look.lang, look.second))
    laid = [(game, face) for lang in langs for game in games for face in table_faces(game, replace(look, lang=lang))]
    return WholePages(
        [list(_on_paper(face, paper)) for _, face in laid],
        [(f"{game.id}/table-{number}-{look.langs}", face) for number, (game, face) in enumerate(laid, 1)],
        [found for _, face in laid for found in face.findings],
        [
            said
            for game, face in laid
            for said in too_small(f"{game.id}, table", face, _scale(face, paper), Said(game.id, "sheet-for-table"))
        ],
    )


def table_faces(game: Game, look: Look) -> list[Face]:
    """The table sheets of a game in the first language of a look; raises `FitilError` if it has none."""
    sheets = load_tables(game, look.lang)
    if not sheets or not template_of(game).tables:
        raise FitilError(f"{game.id} has no sheets for the table").coded("no-tables", game=game.id)
    return [_laid_out(game, sheet, replace(look, second=None)) for sheet in sheets]


def _on_paper(face: Face, paper: tuple[float, float]) -> Iterator[Item]:
    scale = _scale(face, paper)
    items = moved(face.items, scale, (paper[0] - face.width * scale) / 2, (paper[1] - face.height * scale) / 2)
    if scale > _upright(face, paper):
        yield from turned([*items], (paper[0] / 2, paper[1] / 2), 1)
    else:
        yield from items


def _scale(face: Face, paper: tuple[float, float]) -> float:
    as_it_is = any(isinstance(item, Picture) for item in face.items)  # pictures are not turned
    return max(_upright(face, paper), 0 if as_it_is else _upright(face, paper[::-1]))


def _upright(face: Face, paper: tuple[float, float]) -> float:
    return min(1.0, (paper[0] - 2 * EDGE) / face.width, (paper[1] - 2 * EDGE) / face.height)


def _laid_out(game: Game, sheet: TableSheet, look: Look) -> Face:
    template, path = template_of(game), tables_path(game, look.lang)
    if (layout := template.tables.get(sheet.id)) is None:
        near = nearest(sheet.id, template.tables)
        unknown = UnknownName("table in template.yaml", sheet.id, near or tuple(template.tables))
        raise DataError(path, str(unknown)).like(unknown)
    known = {*sheet.labels, "game", *(f"{part}.title" for part in sheet.parts)}
    for element in layout.elements:
        if isinstance(element, Label) and element.of not in known:
            unknown = UnknownName("label", element.of, nearest(element.of, known))
            raise DataError(path, f"{sheet.id}: {unknown}").like(unknown)
        if isinstance(element, StepsElement) and element.of not in sheet.parts:
            unknown = UnknownName("part", element.of or "", tuple(sheet.parts))
            raise DataError(path, f"{sheet.id}: {unknown}").like(unknown)
    check_icons(path, (icon for part in sheet.parts.values() for icon in part.icons))
    none = Aid(sheet.id, "", "", ())
    drawn = _Sheet(
        game, replace(template, size=layout.size, corner=0.0, orientation="upright"), look, None, None, none, "", sheet
    )
    return drawn.face(layout.elements)


@dataclass
class _Sheet(AidLayout):
    """A table sheet being laid out; `aid` is the part being drawn."""

    sheet: TableSheet

    @property
    def called(self) -> str:
        """The sheet's name in findings."""
        return f"table {self.sheet.id}"

    def _line(self, what: str) -> str:
        part, _, title = what.partition(".")
        if title:
            return self.sheet.parts[part].title
        return super()._line(what) if what == "game" else self.sheet.labels[what]

    def icon(self, element: Icon, box: Box) -> list[Item]:
        """Draw an icon by its name, or (`of: <part>.icon`) that of a part."""
        part, _, own = element.of.partition(".")
        return super().icon(replace(element, of=self.sheet.parts[part].icon) if own else element, box)

    def steps(self, steps: StepsElement, box: Box) -> list[Item]:
        """Draw the sections of a part."""
        self.aid = self.sheet.parts[steps.of or ""]
        return super().steps(steps, box)

    def track(self, track: Track, box: Box) -> list[Item]:
        """Draw numbered squares in a row, from the edge where lines start."""
        numbers = range(track.first, track.last + 1)
        step = (box.w + track.gap) / len(numbers)
        items: list[Item] = []
        for at, number in enumerate(numbers):
            x = box.x + at * step
            square = Box(x, box.y, step - track.gap, box.h)
            place = square if self._base == "ltr" else square.mirrored(2 * box.x + box.w)
            shape = rounded(place, track.corner)
            items.append(Shape(shape, self._fill(track.fill), self._color(track.stroke), _LINE))
            style = TextStyle(box.h * 1.5, 4, leading=1.0, min_leading=1.0, gap_em=0, max_lines=1)
            blocks = [TextBlock((Styled(str(number), BOLD),))]
            fitted = typesetting.fit(blocks, place.w - 1, place.h, style)
            colors = {BOLD.role: self._color(track.color)}
            runs, _ = typesetting.place(fitted, blocks, place, style, base="ltr", colors=colors, align="middle")
            items += runs
        return items
