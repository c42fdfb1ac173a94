"""Tables → rows: columns as wide as they need to be, cells broken to fit, the header repeated on every page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from generator.display import Box, Shape, mm, rounded
from generator.flow.blocks import Table, Text
from generator.flow.lines import LineSetter
from generator.flow.rows import Draw, Drawn, PageColumn, Row, SetLine, aligned, bold, drawn_by, nothing

ABOVE = 0.6
"""The space in mm above and below the words of a cell."""
_TRIES = ((1.0, 1.3), (0.92, 1.1), (0.85, 0.9), (0.78, 0.8), (0.72, 0.7))
"""The scale of a table's type and the space in mm beside its words, tried in turn until the words fit."""


def table_rows(setter: LineSetter, table: Table, column: PageColumn) -> Iterator[Row]:
    """The rows of a table in a column."""
    look = setter.look
    text_em = mm(look.size_pt)
    setting = _Setting(setter, table, column)
    gap = (look.gap if table.gap is None else table.gap) * text_em
    anchors = (table.anchor,) if table.anchor else ()
    header = (bold(cell, "paper", over=True) for cell in table.header)
    head = setting.row(header, is_header=True) if table.header else None
    if head:
        yield replace(head, gap=gap, keep=True, anchors=anchors)
    last = len(table.rows) - 1
    for number, cells in enumerate(table.rows):
        row = setting.row(cells, head=head)
        row.keep = table.whole or number in (0, last - 1) if number < last else table.keep
        if number == 0 and head is None:
            row.gap, row.anchors = gap, anchors
        yield row
    yield Row(0.0, nothing, gap=0.3 * text_em, keep=table.keep)


class _Setting:
    """A table being set: its type size and the positions of its columns."""

    def __init__(self, setter: LineSetter, table: Table, column: PageColumn) -> None:
        self.setter = setter
        look = setter.look
        count = max(len(row) for row in (table.header, *table.rows))
        for scale, pad in _TRIES:
            self.size, self.pad = look.size_pt * table.size * scale, pad
            needs = _needs(setter, table, count, mm(self.size), pad)
            given = sum(width for width in table.widths if width is not None)
            over = given + sum(least for least, _, width in needs if width is None) - column.width
            if over <= 0:
                break
            if over <= look.aside:  # a wide table may use the margin too
                column = column.indented(-look.aside, 0, look.base)
                break
        widths = column_widths(needs, column.width, full=table.full)
        self.align = (*table.align, *("start",) * count)[:count]
        self.columns: list[PageColumn] = []
        at = 0.0
        for width in widths:
            self.columns.append(
                PageColumn(column.left + (at if look.base == "ltr" else column.width - at - width), width)
            )
            at += width
        self.span = PageColumn(min(place.left for place in self.columns), at)

    def row(self, cells: Iterable[Text], *, head: Row | None = None, is_header: bool = False) -> Row:
        """A row of cells under its header `head`, if the table has one."""
        setter, em = self.setter, mm(self.size)
        leading = em * setter.look.leading
        draws: list[Draw] = []
        most = 1
        for cell, column, align in zip(cells, self.columns, self.align, strict=False):
            inner = column.indented(self.pad, self.pad, setter.look.base)
            lines = setter.lines(cell, inner.width / em + 1e-6)
            most = max(most, len(lines))
            for at, (parts, wide) in enumerate(lines):
                x = aligned(inner, wide * em, align, setter.look.base)
                line = SetLine(parts, self.size, setter.look.base, x, ABOVE + at * leading)
                draws.append(partial(setter.draw, line))
        height = most * leading + 2 * ABOVE
        draws.insert(0, partial(self._header if is_header else self._hairline, height))
        return Row(height, partial(drawn_by, draws, 0.0), head=head)

    def _header(self, height: float, left: float, top: float) -> Iterator[Drawn]:
        box = Box(left + self.span.left, top, self.span.width, height)
        yield Shape(rounded(box), self.setter.look.colors["dark"])

    def _hairline(self, height: float, left: float, top: float) -> Iterator[Drawn]:
        box = Box(left + self.span.left, top + height - 0.1, self.span.width, 0.2)
        yield Shape(rounded(box), self.setter.look.colors["faint"])


_Need = tuple[float, float, float | None]
"""The width in mm of a column's widest word and of its longest text, and the width asked for, if any."""


def _needs(setter: LineSetter, table: Table, count: int, em: float, pad: float) -> list[_Need]:
    given = [*table.widths, *(None,) * count][:count]
    needs: list[_Need] = [(0.0, 0.0, width) for width in given]
    for row in (tuple(bold(cell) for cell in table.header), *table.rows):
        for at, cell in enumerate(row):
            word, whole = setter.widths(cell)
            least, most, width = needs[at]
            needs[at] = max(least, word * em + 2 * pad), max(most, whole * em + 2 * pad), width
    return needs


def column_widths(needs: Sequence[_Need], room: float, *, full: bool) -> list[float]:
    """Column widths in mm: those asked for, the others by need; if `full`, these share out what is left.

    A column that needs less than an even share takes what it needs; if there is room, none is narrower than its widest
    word.
    """
    room -= sum(width for _, _, width in needs if width is not None)
    free = sorted((at for at, (_, _, width) in enumerate(needs) if width is None), key=lambda at: needs[at][1])
    found: dict[int, float] = {}
    for number, at in enumerate(free):
        least, most, _ = needs[at]
        left = room - sum(found.values())
        later = free[number + 1 :]
        spare = left - sum(needs[other][0] for other in later)
        found[at] = min(most, max(min(left / (1 + len(later)), spare), min(least, spare)))
    if free and full:
        left = max(0.0, room - sum(found.values())) / len(free)
        found = {at: width + left for at, width in found.items()}
    return [found[at] if width is None else width for at, (_, _, width) in enumerate(needs)]
