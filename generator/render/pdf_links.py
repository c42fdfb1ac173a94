"""What makes a PDF of pages easy to move about in: destinations, links, an outline; and ready to print: at which size,
on which sides.

ReportLab's canvas is taken as it is; boxes come in mm from the top left corner, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from generator.display import Box, pt

if TYPE_CHECKING:
    from generator.display import Entry, FlowPage
    from generator.typesetting import Direction

Duplex = Literal["Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"]
"""How a printer turns the paper over: not at all, or over which edge."""


def add_links(canvas: Any, page: FlowPage, at: Box, height: float) -> None:
    """Adds a page's links and anchors, the page lying in the box `at` of the paper, which is `height` mm high."""
    for link in page.links:
        left, right = pt(at.x + link.box.x), pt(at.x + link.box.right)
        top, bottom = pt(height - at.y - link.box.y), pt(height - at.y - link.box.bottom)
        if link.target.startswith("#"):
            canvas.linkRect("", link.target[1:], (left, bottom, right, top), relative=0)
        else:
            canvas.linkURL(link.target, (left, bottom, right, top), relative=0)
    for anchor, y in page.anchors.items():
        # a little above, so that what one comes for does not touch the window's edge
        top = pt(height - at.y - max(0.0, y - 4))
        canvas.bookmarkPage(anchor, fit="XYZ", left=pt(at.x), top=top)


def set_reading(canvas: Any, base: Direction) -> None:
    """Tells readers which way the pages run."""
    canvas.setViewerPreference("Direction", "R2L" if base == "rtl" else "L2R")
    canvas.setViewerPreference("DisplayDocTitle", "true")


def set_printing(canvas: Any, duplex: Duplex) -> None:
    """Tells what prints the document to leave its size alone, and how to turn the paper (ISO 32000-1, table 150)."""
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", duplex)


def add_outline(canvas: Any, entries: Iterable[Entry]) -> None:
    """Adds the outline; entries without an anchor are left out, and the first level is shown open."""
    depth = -1
    for entry in entries:
        if entry.anchor:
            depth = min(entry.level - 1, depth + 1)
            canvas.addOutlineEntry(entry.title, entry.anchor, depth, closed=depth >= 0)
    if depth >= 0:
        canvas.showOutline()
