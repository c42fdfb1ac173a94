"""Cut paths for cutting machines: the trim of every card on the first full page, as SVG or DXF in mm."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from generator.display import Outline, rounded
from generator.files import write_whole
from generator.imposition import Page
from generator.marks import corner_of
from generator.outlines import flattened

CURVE_STEPS = 8


def write_cut_paths(pages: Sequence[Page], pdf: Path, kinds: Sequence[str]) -> tuple[Path, ...]:
    """Writes `<pdf>-cut.<kind>` for the first page of each card size; gives the files written.

    A page that is not full is cut like a full one: its empty places are only paper.
    """
    first = list({page.grid.card: page for page in reversed(pages) if page.side == "front"}.values())[::-1]
    written = []
    for kind in dict.fromkeys(kinds):
        for number, page in enumerate(first, 1):
            path = pdf.with_name(f"{pdf.stem}-cut{f'-{number}' if len(first) > 1 else ''}.{kind}")
            outlines = [rounded(slot, corner_of(page.placed[0].face, page.grid.sheet)) for slot in page.grid.slots()]
            text = _svg(outlines, page.grid.sheet.paper) if kind == "svg" else _dxf(outlines, page.grid.sheet.paper)
            write_whole(path, text.encode())
            written.append(path)
    return tuple(written)


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
    """The outlines as closed polylines of a DXF R12, in mm, y upwards from the bottom left corner of the paper."""
    from ezdxf.addons.r12writer import r12writer

    out = StringIO()
    with r12writer(out) as dxf:
        for outline in outlines:
            dxf.add_polyline([(x, paper[1] - y) for x, y in flattened(outline, CURVE_STEPS)], layer="CUT", closed=True)
    return out.getvalue()
