"""A sheet in two columns under its title: each is composed as a narrow page, and they lie side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.display import Box, FlowPage, LinkBox, Shape, moved
from generator.flow import Block, Document, PageStyle, Table, compose

_GUTTER = 8.0
"""The space between columns, in mm."""
_NARROWEST = 76.0
"""The least width of a column, in mm."""
_UNDER = 5.0
"""The space in mm between the title and the columns."""


def in_columns(title: Block, blocks: Sequence[Block], look: PageStyle) -> Document | None:
    """Compose blocks in two columns on one page; None if they do not fit, or if the paper is too narrow.

    A table is cut in two only where whole tables would need a third column.
    """
    width = (look.width - look.inner - look.outer - _GUTTER) / 2
    if width < _NARROWEST:
        return None
    head = compose([title], look)
    top = max(_ends(head.pages[0]), default=look.top) + _UNDER
    column = replace(look, width=width, top=top, inner=0.0, outer=0.0, running=False)
    uncut = [replace(block, whole=True) if isinstance(block, Table) else block for block in blocks]
    body = compose(uncut, column)
    if len(body.pages) > 2:
        body = compose(blocks, column)
    if len(body.pages) > 2:
        return None
    places = [look.inner, look.inner + width + _GUTTER]
    if look.base == "rtl":
        places.reverse()
    page = head.pages[0]
    for part, x in zip(body.pages, places, strict=False):
        page.items += moved(part.items, 1.0, x, 0.0)
        page.links += [LinkBox(_right(link.box, x), link.target) for link in part.links]
        page.anchors |= part.anchors
    numbers = dict.fromkeys([*head.page_of, *body.page_of], 1)
    outline = tuple(replace(entry, page=1) for entry in (*head.outline, *body.outline))
    return Document(look, (page,), numbers, outline, (*head.findings, *body.findings))


def _ends(page: FlowPage) -> Iterator[float]:
    """Where the shapes of a page end, such as the line under a title; in mm from the top."""
    for item in page.items:
        if isinstance(item, Shape):
            yield from (y for _, numbers in item.outline for y in numbers[1::2])


def _right(box: Box, x: float) -> Box:
    return Box(box.x + x, box.y, box.w, box.h)
