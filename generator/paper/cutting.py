"""Cut paths for cutting machines: the trim of every card on the first full page, as SVG or DXF in mm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import groupby
from pathlib import Path

from cards.whole_file import write_whole
from generator.display import Outline, Point, Segment, flattened, rounded
from generator.paper.marks import corner_of
from generator.paper.page import PaperPage

CURVE_STEPS = 8


def write_cut_paths(pages: Sequence[PaperPage], pdf: Path, kinds: Sequence[str]) -> tuple[Path, ...]:
    """Write `<pdf>-cut.<kind>` for the first page of each card size; return the files written.

    A page that is not full is cut like a full one: its empty places are just paper.
    """
    fronts = [page for page in pages if page.side == "front"]
    first = list({(page.grid.boxes or page.grid.card, _corner(page)): page for page in reversed(fronts)}.values())[::-1]
    written = []
    for kind in dict.fromkeys(kinds):
        for number, page in enumerate(first, 1):
            path = pdf.with_name(f"{pdf.stem}-cut{f'-{number}' if len(first) > 1 else ''}.{kind}")
            outlines = each_line_once(_outlines(page))
            text = _svg(outlines, page.grid.sheet.paper) if kind == "svg" else _dxf(outlines, page.grid.sheet.paper)
            write_whole(path, text.encode())
            written.append(path)
    return tuple(written)


def _outlines(page: PaperPage) -> Iterator[Outline]:
    """The trim of every place on a page; places of several sizes have each the corners of what lies there."""
    if page.grid.boxes:
        return (rounded(placed.box, corner_of(placed.face, page.grid.sheet)) for placed in page.placed)
    return (rounded(slot, _corner(page)) for slot in page.grid.slots())


def _corner(page: PaperPage) -> float:
    return corner_of(page.placed[0].face, page.grid.sheet)


def each_line_once(outlines: Iterable[Outline]) -> list[Outline]:
    """Remove repeated cuts: an edge that two cards share is cut with the first of them only.

    A blade that follows a cut a second time frays it. What is left of an outline is one or more open lines.
    """
    cut: set[frozenset[tuple[float, ...]]] = set()
    lines: list[Outline] = []
    for outline in outlines:
        pieces = list(_pieces(outline))
        kept = [segment[0] == "C" or _ends(start, segment) not in cut for start, segment in pieces]
        cut |= {_ends(start, segment) for start, segment in pieces if segment[0] == "L"}
        if all(kept):
            lines.append(outline)
            continue
        first = kept.index(False)  # begin after a removed edge, so that no line is split where the outline starts
        order = [*range(first, len(pieces)), *range(first)]
        for is_kept, group in groupby(order, key=kept.__getitem__):
            if is_kept:
                run = [pieces[at] for at in group]
                lines.append((("M", run[0][0]), *(segment for _, segment in run)))
    return lines


def _pieces(outline: Outline) -> Iterator[tuple[Point, Segment]]:
    """The lines and curves of a closed outline, each with the point it starts at."""
    start = at = (0.0, 0.0)
    for verb, numbers in outline:
        end = start if verb == "Z" else (numbers[-2], numbers[-1])
        if verb == "M":
            start = end
        elif end != at:
            yield at, ("L" if verb == "Z" else verb, end if verb == "Z" else numbers)
        at = end


def _ends(start: Point, segment: Segment) -> frozenset[tuple[float, ...]]:
    """Both ends of a line, to the micrometre, in either direction."""
    return frozenset(tuple(round(value, 3) + 0.0 for value in point) for point in (start, segment[1]))


def _svg(outlines: Sequence[Outline], paper: tuple[float, float]) -> str:
    """The outlines as hairlines on the paper's size, in mm."""
    paths = "\n".join(f'<path d="{_path(outline)}"/>' for outline in outlines)
    width, height = (f"{side:g}" for side in paper)
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n'
        f'<g fill="none" stroke="#ff0000" stroke-width="0.1">\n{paths}\n</g>\n</svg>\n'
    )


def _path(outline: Outline) -> str:
    return " ".join(
        verb + " ".join(f"{value:.4f}".rstrip("0").rstrip(".") for value in points) for verb, points in outline
    )


def _dxf(outlines: Sequence[Outline], paper: tuple[float, float]) -> str:
    """The outlines as polylines of a DXF R12, in mm, y upwards from the bottom left corner of the paper."""
    from ezdxf.addons.r12writer import r12writer

    lines = [
        ([(x, paper[1] - y) for x, y in flattened(outline, CURVE_STEPS)], outline[-1][0] == "Z") for outline in outlines
    ]
    xs, ys = zip(*(point for points, _ in lines for point in points), strict=True)
    head = _HEAD.format(left=min(xs), bottom=min(ys), right=max(xs), top=max(ys))
    out = StringIO()
    out.write(head.replace(" ", "\n"))
    with r12writer(out) as dxf:
        for points, closed in lines:
            dxf.add_polyline(points, layer="CUT", closed=closed)
    return out.getvalue()


_HEAD = """\
0 SECTION
2 HEADER
9 $ACADVER
1 AC1009
9 $INSUNITS
70 4
9 $MEASUREMENT
70 1
9 $EXTMIN
10 {left:.4f}
20 {bottom:.4f}
30 0.0
9 $EXTMAX
10 {right:.4f}
20 {top:.4f}
30 0.0
0 ENDSEC
0 SECTION
2 TABLES
0 TABLE
2 LAYER
70 1
0 LAYER
2 CUT
70 0
62 1
6 CONTINUOUS
0 ENDTAB
0 ENDSEC
"""
"""The sections that the writer of the entities leaves out: the unit (4, mm) and metric measurement, the drawing's
bounds, its layer in colour 1 (red). A group's code and value share a line here, but not in the file (DXF Reference)."""
