"""Navigation in a PDF (destinations, links, an outline), and its print settings (size, duplex).

These functions work on ReportLab's canvas; boxes are in mm from the top left corner, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from generator.display import Box, pt

if TYPE_CHECKING:
    from generator.display import FlowPage, OutlineEntry
    from generator.typesetting import Direction

Duplex = Literal["Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"]
"""How a printer turns the paper over: not at all, or over one of its edges."""


def add_links(canvas: Any, page: FlowPage, at: Box, height: float, scale: float = 1.0) -> None:
    """Add the links and anchors of a page that is in the box `at`, at this scale, on paper `height` mm high."""
    for link in page.links:
        left, right = pt(at.x + link.box.x * scale), pt(at.x + link.box.right * scale)
        top, bottom = pt(height - at.y - link.box.y * scale), pt(height - at.y - link.box.bottom * scale)
        if link.target.startswith("#"):
            canvas.linkRect("", link.target[1:], (left, bottom, right, top), relative=0)
        else:
            canvas.linkURL(link.target, (left, bottom, right, top), relative=0)
    for anchor, y in page.anchors.items():
        # a little above, so that the target does not touch the window's edge
        top = pt(height - at.y - max(0.0, y - 4) * scale)
        canvas.bookmarkPage(anchor, fit="XYZ", left=pt(at.x), top=top)


def set_reading(canvas: Any, base: Direction) -> None:
    """Tell PDF readers in which direction the pages are read."""
    canvas.setViewerPreference("Direction", "R2L" if base == "rtl" else "L2R")
    canvas.setViewerPreference("DisplayDocTitle", "true")


def set_printing(canvas: Any, duplex: Duplex) -> None:
    """Tell PDF readers to print at 100 %, and how to turn the paper over (ISO 32000-1, table 150)."""
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", duplex)


def add_outline(canvas: Any, entries: Iterable[OutlineEntry]) -> None:
    """Add the outline, with the first level open; entries without an anchor are left out."""
    depth = -1
    for entry in entries:
        if entry.anchor:
            depth = min(entry.level - 1, depth + 1)
            canvas.addOutlineEntry(entry.title, entry.anchor, depth, closed=depth >= 0)
    if depth >= 0:
        canvas.showOutline()
