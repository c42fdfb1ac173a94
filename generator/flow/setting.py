"""Blocks → rows: paragraphs broken into lines, boxes and pictures placed in their column."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from cards.records import dataclass
from generator.display import Box, Face, Shape, mm, moved, rounded
from generator.flow.blocks import (
    PAGE,
    Block,
    FaceBlock,
    Heading,
    Note,
    PageBreak,
    Para,
    Plate,
    Space,
    Table,
    Text,
    Together,
)
from generator.flow.lines import LineSetter
from generator.flow.rows import (
    NOTE_BAR,
    Draw,
    Drawn,
    PageColumn,
    Row,
    RowFrame,
    SetLine,
    Title,
    aligned,
    bold,
    drawn_by,
    nothing,
)
from generator.flow.tables import table_rows
from generator.typesetting import BOLD, Styled, tied

_HEADING_LEADING = 1.16
_ASIDE_GAP, _MARKER_GAP_EM, _TAIL_GAP = 2.2, 0.45, 2.0
_NOTE_PAD = 2.4
_NOTE_WHOLE = 14
"""A box of at most this many lines is not broken across pages."""
_SMALLER = 0.82
"""The scale to which a picture may shrink in order to fit the rest of a page."""


@dataclass
class Setter(LineSetter):
    """Sets blocks as rows in the style of a document."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._set: dict[int, tuple[tuple[int | None, ...], list[Row]]] = {}

    def rows(self, block: Block) -> list[Row]:
        """The rows of a block in the page's column, set again only if the page numbers that it shows have changed."""
        known = tuple(self.pages.get(anchor) for anchor in _named(block))
        before = self._set.get(id(block))
        if before is None or before[0] != known:
            before = self._set[id(block)] = known, list(self._rows(block, PageColumn(0.0, self.look.measure)))
        return before[1]

    def _rows(self, block: Block, column: PageColumn) -> Iterator[Row]:
        match block:
            case Para():
                yield from self._para(block, column)
            case Heading():
                yield from self._heading(block, column)
            case Table():
                yield from table_rows(self, block, column)
            case FaceBlock():
                yield from self._figure(block, column)
            case Note():
                yield from self._note(block, column)
            case Together():
                rows = [row for inner in block.blocks for row in self._rows(inner, column)]
                yield from (replace(row, keep=True) for row in rows[:-1])
                yield from rows[-1:]
            case Space():
                yield Row(0.0, nothing, gap=block.height)
            case PageBreak():
                yield Row(0.0, nothing, opens=True, keep=True)
            case Plate():
                anchors = (block.anchor,) if block.anchor else ()
                yield Row(self.look.height, nothing, plate=block.face, anchors=anchors)

    def _para(self, para: Para, column: PageColumn) -> Iterator[Row]:
        look, base = self.look, para.base or self.look.base
        size = look.size_pt * para.size
        em = mm(size)
        inner = column.indented(para.indent, 0, look.base)
        tail = self.width(para.tail) * em + _TAIL_GAP if para.tail else 0.0
        lines = self.lines(para.text, (inner.width - tail) / em, balanced=para.balanced)
        last = len(lines) - 1
        leading = para.leading or look.leading
        down = em * (leading - look.leading) / 2
        for number, (parts, wide) in enumerate(lines):
            # a marker or a number precedes its line in the PDF too, so that copied text is in order
            draws: list[Draw] = list(self._hanging(para, size, column, inner)) if number == 0 else []
            draws.append(partial(self.draw, SetLine(parts, size, base, aligned(inner, wide * em, para.align, base))))
            if number == last and para.tail:
                draws += self._tail(para, size, inner, wide * em)
            row = Row(em * leading, partial(drawn_by, draws, down))
            row.keep = number in (0, last - 1) if number < last else para.keep
            if number == 0:
                row.gap = (look.gap if para.gap is None else para.gap) * mm(look.size_pt)
                row.anchors = (para.anchor,) if para.anchor else ()
            yield row

    def _hanging(self, para: Para, size: float, column: PageColumn, inner: PageColumn) -> Iterator[Draw]:
        if para.marker:
            yield self._before(para.marker, size, inner, _MARKER_GAP_EM * mm(size))
        if para.aside:
            yield self._before(para.aside, size, column, _ASIDE_GAP)

    def _before(self, text: Text, size: float, column: PageColumn, gap: float) -> Draw:
        """A text that ends `gap` mm before the start of a column's lines."""
        width = self.width(text) * mm(size)
        left = column.left - gap - width if self.look.base == "ltr" else column.left + column.width + gap
        return partial(self.draw, SetLine(tied(text), size, self.look.base, left))

    def _tail(self, para: Para, size: float, column: PageColumn, used: float) -> Iterator[Draw]:
        width = self.width(para.tail) * mm(size)
        ltr = self.look.base == "ltr"
        left = column.left + column.width - width if ltr else column.left
        yield partial(self.draw, SetLine(tied(self._numbered(para.tail)), size, self.look.base, left))
        room = column.width - used - width - 3.0
        if para.leader and room > 2:
            start = column.left + used + 1.5 if ltr else column.left + width + 1.5
            yield partial(self._dots, Box(start, mm(size) * (self.look.leading / 2 + 0.32), room, 0.0))

    def _dots(self, line: Box, left: float, top: float) -> Iterator[Drawn]:
        """Leader dots, at the same positions on every line, so that they align in columns."""
        step, side = 1.6, 0.28
        at = -(-line.x // step) * step
        while at + side <= line.right:
            yield Shape(rounded(Box(left + at, top + line.y - side, side, side), side / 2), self.look.colors["soft"])
            at += step

    # --- headings --------------------------------------------------------------------------------------------------

    def _heading(self, heading: Heading, column: PageColumn) -> Iterator[Row]:
        look = self.look
        style = look.headings[min(heading.level, len(look.headings)) - 1]
        text_em, em = mm(look.size_pt), mm(look.size_pt * style.size)
        # headings are set tighter than the text: their rows are lower, and their baselines move up accordingly
        down = -em * (look.leading - _HEADING_LEADING) / 2
        text = bold(heading.text, style.color)
        if heading.number and not look.aside:
            text = (*bold(heading.number, "main"), Styled("\u2002", BOLD), *text)
        for at, (line, wide) in enumerate(self.lines(text, column.width / em, balanced=True)):
            x = aligned(column, wide * em, "start", look.base)
            draws: list[Draw] = []
            if at == 0 and heading.number and look.aside:
                draws.append(self._before(bold(heading.number, "main"), look.size_pt * style.size, column, _ASIDE_GAP))
            draws.append(partial(self.draw, SetLine(line, look.size_pt * style.size, look.base, x)))
            row = Row(em * _HEADING_LEADING, partial(drawn_by, draws, down), keep=True)
            if at == 0:
                row.gap = style.above * text_em
                row.opens = style.opens
                row.anchors = (heading.anchor,) if heading.anchor else ()
                row.title = Title(heading.level, heading.text, heading.anchor)
            yield row
        if style.bar:
            yield Row(1.7, partial(self._bar, Box(column.left, 0.8, column.width, 0.9), "main"), keep=True)
        yield Row(style.below * text_em, nothing, keep=True)

    def _bar(self, bar: Box, color: str, left: float, top: float) -> Iterator[Drawn]:
        yield Shape(rounded(Box(left + bar.x, top + bar.y, bar.w, bar.h)), self.look.colors[color])

    # --- pictures and boxes ----------------------------------------------------------------------------------------

    def _figure(self, figure: FaceBlock, column: PageColumn) -> Iterator[Row]:
        look = self.look
        face = figure.face
        room = look.height - look.top - look.bottom
        wide = min(figure.width or column.width, column.width) / face.width
        scale = min(1.0, wide, min(figure.height or room, room) / face.height)
        row = self._picture(figure, column, scale)
        if figure.floats:
            row.smaller = self._picture(figure, column, scale * _SMALLER)
        yield row
        if figure.caption:
            caption = Para(text=figure.caption, size=0.88, gap=0.3, align="middle", balanced=True)
            yield from self._para(caption, column)
        yield Row(0.0, nothing, gap=0.4 * mm(look.size_pt))

    def _picture(self, figure: FaceBlock, column: PageColumn, scale: float) -> Row:
        face = figure.face
        x = column.left + (column.width - face.width * scale) / 2
        return Row(
            face.height * scale,
            partial(_scaled, face, scale, x),
            gap=(0.9 if figure.gap is None else figure.gap) * mm(self.look.size_pt),
            keep=bool(figure.caption),
            floats=figure.floats,
            anchors=(figure.anchor,) if figure.anchor else (),
        )

    def _note(self, note: Note, column: PageColumn) -> Iterator[Row]:
        look = self.look
        frame = RowFrame(column.left, column.width, note.tint, note.color, look.base == "rtl")
        inner = column.indented(_NOTE_PAD + NOTE_BAR, _NOTE_PAD, look.base)
        blocks: list[Block] = list(note.blocks)
        if note.title:
            blocks.insert(0, Para(text=bold(note.title, note.color), gap=0, keep=True, balanced=True))
        rows = [row for block in blocks for row in self._rows(block, inner)]
        if rows:
            rows[0].gap = 0.0
        gap = (0.8 if note.gap is None else note.gap) * mm(look.size_pt)
        edge = Row(_NOTE_PAD * 0.75, nothing, frames=(frame,))
        yield replace(edge, gap=gap, keep=True)
        for number, row in enumerate(rows, 1):
            whole = len(rows) <= _NOTE_WHOLE or number == len(rows)
            yield replace(row, frames=(frame, *row.frames), keep=row.keep or whole)
        yield edge
        yield Row(0.0, nothing, gap=0.3 * mm(look.size_pt))


def _scaled(face: Face, scale: float, x: float, left: float, top: float) -> Iterator[Drawn]:
    return moved(face.items, scale, left + x, top)


def _named(block: Block) -> Iterator[str]:
    """The anchors whose page numbers a block shows."""
    match block:
        case Para():
            texts: tuple[Text, ...] = (block.text, block.tail, block.aside)
        case Table():
            texts = tuple(cell for row in (block.header, *block.rows) for cell in row)
        case Note() | Together():
            for inner in block.blocks:
                yield from _named(inner)
            return
        case _:
            return
    for text in texts:
        for part in text:
            if PAGE in part.text:
                yield part.link.removeprefix("#")
