"""Tables → rows: columns as wide as they need to be, cells broken to fit, the header repeated on every page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from generator.blocks import Table, Text
from generator.display import Shape, rounded
from generator.geometry import Box, mm
from generator.rows import Column, Draw, Drawn, Row, SetLine, aligned, bold, drawn_by, nothing

if TYPE_CHECKING:
    from generator.setting import Setter

PAD, ABOVE = 1.3, 0.6
"""Room in mm beside the words of a cell, and over and under them."""


def table_rows(setter: Setter, table: Table, column: Column) -> Iterator[Row]:
    """The rows of a table in a column."""
    look = setter.look
    text_em = mm(look.size_pt)
    setting = _Setting(setter, table, column)
    gap = (look.gap if table.gap is None else table.gap) * text_em
    anchors = (table.anchor,) if table.anchor else ()
    head = setting.row(bold(cell, "paper", over=True) for cell in table.header) if table.header else None
    if head:
        yield replace(head, gap=gap, keep=True, anchors=anchors)
    last = len(table.rows) - 1
    for number, cells in enumerate(table.rows):
        row = setting.row(cells, head=head)
        row.keep = number < last and number in (0, last - 1)
        if number == 0 and head is None:
            row.gap, row.anchors = gap, anchors
        yield row
    yield Row(0.0, nothing, gap=0.3 * text_em)


class _Setting:
    """A table being set: where its columns stand."""

    def __init__(self, setter: Setter, table: Table, column: Column) -> None:
        self.setter = setter
        self.size = setter.look.size_pt * table.size
        count = max(len(row) for row in (table.header, *table.rows))
        widths = column_widths(setter, table, count, column.width)
        self.align = (*table.align, *("start",) * count)[:count]
        self.columns: list[Column] = []
        at = 0.0
        for width in widths:
            ltr = setter.look.base == "ltr"
            self.columns.append(Column(column.left + (at if ltr else column.width - at - width), width))
            at += width
        self.span = Column(min(place.left for place in self.columns), at)

    def row(self, cells: Sequence[Text] | Iterator[Text], head: Row | None = None) -> Row:
        """A row of cells; the header itself, if it has none over it."""
        setter, em = self.setter, mm(self.size)
        leading = em * setter.look.leading
        draws: list[Draw] = []
        most = 1
        for cell, column, align in zip(cells, self.columns, self.align, strict=False):
            inner = column.indented(PAD, PAD, setter.look.base)
            lines = setter.lines(cell, inner.width / em + 1e-6)
            most = max(most, len(lines))
            for at, (parts, wide) in enumerate(lines):
                x = aligned(inner, wide * em, align, setter.look.base)
                line = SetLine(parts, self.size, setter.look.base, x, ABOVE + at * leading)
                draws.append(partial(setter.draw, line))
        height = most * leading + 2 * ABOVE
        draws.insert(0, partial(self._header if head is None else self._hairline, height))
        return Row(height, partial(drawn_by, draws, 0.0), head=head)

    def _header(self, height: float, left: float, top: float) -> Iterator[Drawn]:
        box = Box(left + self.span.left, top, self.span.width, height)
        yield Shape(rounded(box), self.setter.look.colors["dark"])

    def _hairline(self, height: float, left: float, top: float) -> Iterator[Drawn]:
        box = Box(left + self.span.left, top + height - 0.1, self.span.width, 0.2)
        yield Shape(rounded(box), self.setter.look.colors["faint"])


def column_widths(setter: Setter, table: Table, count: int, room: float) -> list[float]:
    """The widths in mm: those asked for, the others by need, between their widest word and their whole text."""
    given = [*table.widths, *(None,) * count][:count]
    least, most = [0.0] * count, [0.0] * count
    for row in (tuple(bold(cell) for cell in table.header), *table.rows):
        for at, cell in enumerate(row):
            word, whole = setter.widths(cell)
            em = mm(setter.look.size_pt * table.size)
            least[at] = max(least[at], word * em + 2 * PAD)
            most[at] = max(most[at], whole * em + 2 * PAD)
    room -= sum(width for width in given if width is not None)
    free = sorted((at for at, width in enumerate(given) if width is None), key=lambda at: most[at])
    found: dict[int, float] = {}
    for number, at in enumerate(free):
        # who needs less than an even share takes what it needs; words are broken only where they must be
        later = free[number + 1 :]
        share = (room - sum(found.values())) / (1 + len(later))
        spare = room - sum(found.values()) - sum(least[other] for other in later)
        found[at] = min(most[at], max(share, min(least[at], spare)))
    if free and table.full:
        left = max(0.0, room - sum(found.values())) / len(free)
        found = {at: width + left for at, width in found.items()}
    return [found[at] if width is None else width for at, width in enumerate(given)]
