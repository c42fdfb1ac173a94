"""The lines of explanatory pictures: those that lead from one thing to another, or point at it."""

from __future__ import annotations

from generator.diagrams.arrows import between, bowed, brace, headed, nearest_edge, smooth
from generator.diagrams.elements import Arrow, Brace, Callout, Line
from generator.diagrams.pencil import Pencil
from generator.diagrams.wheel import draw_badge
from generator.display import Box, Point, dashes, ellipse, open_line, polygon, rounded


def draw_line(pen: Pencil, e: Line) -> None:
    """Draw a line."""
    pen.role(e.color)
    points = _way(pen, e)
    outline = dashes(points, 2.2, 1.6) if e.dashed else open_line(points)
    pen.canvas.shape(outline, None, e.color, e.line)


def draw_arrow(pen: Pencil, e: Arrow) -> None:
    """Draw a line with its heads and its label."""
    pen.role(e.color)
    points = _way(pen, e)
    length = (4.6 if e.fat else 2.6) + 1.4 * e.line
    half = length * 0.52
    line = max(e.line, 2.2) if e.fat else e.line
    heads: list[list[Point]] = []
    if e.heads in ("start", "both"):
        points, head = headed(points[::-1], length, half)
        points = points[::-1]
        heads.append(head)
    if e.heads in ("end", "both"):
        points, head = headed(points, length, half)
        heads.append(head)
    shaft = dashes(points, 2.2, 1.6) if e.dashed else open_line(points)
    if e.fat:
        pen.canvas.shape(shaft, None, "ink", line + 1)
        for head in heads:
            pen.canvas.shape(polygon(head), e.color, "ink", 1)
        pen.canvas.shape(shaft, None, e.color, line)
        for head in heads:
            pen.canvas.shape(polygon(head), e.color)
    else:
        pen.canvas.shape(shaft, None, e.color, line)
        for head in heads:
            pen.canvas.shape(polygon(head), e.color)
    if e.label is not None:
        middle = points[len(points) // 2] if len(points) > 2 else between(points[0], points[-1])
        _tag(pen, pen.say(e.label), e.label_at or middle, e)


def draw_brace(pen: Pencil, e: Brace) -> None:
    """Draw a brace, with its label beyond its tip."""
    pen.role(e.color)
    outline, tip, (nx, ny) = brace(*e.path, e.depth)
    pen.canvas.shape(outline, None, e.color, e.line)
    if e.label is not None:
        lines = max(1, len(pen.say(e.label).splitlines()))
        height = lines * e.size * 0.5 + 2
        if abs(ny) >= abs(nx):
            above = ny < 0
            box = Box(
                tip[0] - e.label_width / 2, tip[1] - height - 0.5 if above else tip[1] + 0.5, e.label_width, height
            )
            align = "middle"
        else:
            before = nx < 0
            box = Box(tip[0] - e.label_width - 1 if before else tip[0] + 1, tip[1] - height, e.label_width, 2 * height)
            align = "end" if before else "start"
        pen.canvas.text(pen.say(e.label), box, size=e.size, least=e.min, bold=True, align=align)


def draw_callout(pen: Pencil, e: Callout) -> None:
    """Draw words in a box, with lines or a tail to what they are about."""
    pen.role(e.fill)
    box = Box(*e.box)
    for to in e.to:
        x, y = pen.spot(to, box.centre)
        if isinstance(to, str) and "." not in to:  # well inside the element, not at its edge
            cx, cy = pen.spot(to)
            x, y = x + (cx - x) * 0.25, y + (cy - y) * 0.25
        near = nearest_edge(box, (x, y))
        if e.says:
            cx, cy = box.centre
            wide = min(3.0, box.w / 5)
            base = (
                [(near[0] - wide, cy), (near[0] + wide, cy)]
                if abs(y - cy) * box.w > abs(x - cx) * box.h
                else [(cx, near[1] - 2), (cx, near[1] + 2)]
            )
            pen.canvas.shape(polygon([base[0], (x, y), base[1]]), e.fill, "ink", 0.7)
        else:
            for role, line in (("paper", 1.4), ("ink", 0.6)):  # what it crosses may be light in the dark
                pen.canvas.shape(open_line([near, (x, y)]), None, role, line)
            pen.canvas.shape(ellipse(Box(x - 1, y - 1, 2, 2)), "ink", "paper", 0.4)
    pen.canvas.shape(rounded(box, 3.2 if e.says else 1.8), e.fill, "ink", 0.6 if not e.says else 0.7)
    if e.says:  # the tail grows out of the bubble: there is no line at its foot
        pen.canvas.shape(rounded(box.inset(0.35), 2.9), e.fill)
    pen.lettering(e, box.inset(min(1.4, box.h / 8)), e.fill)
    if e.number is not None:
        draw_badge(pen.canvas, (box.x, box.y), pen.say(e.number), 2.9)


def _way(pen: Pencil, e: Line) -> list[Point]:
    """The points of a line from spot to spot, many of them if it is bent or round."""
    path = e.path
    points = [
        pen.spot(spot, path[1] if at == 0 else path[at - 1] if at == len(path) - 1 else None)
        for at, spot in enumerate(path)
    ]
    if e.bend and len(points) == 2:
        (x0, y0), (x1, y1) = points
        middle = (x0 + x1) / 2 + (y1 - y0) * e.bend, (y0 + y1) / 2 - (x1 - x0) * e.bend
        return bowed(pen.spot(path[0], middle), middle, pen.spot(path[1], middle))
    return smooth(points) if e.round and len(points) > 2 else points


def _tag(pen: Pencil, said: str, at: Point, e: Arrow) -> None:
    """Draw a label on a rounded box."""
    lines = said.splitlines() or [said]
    width = pen.canvas.width_of(said, e.size, bold=True) + 3.2
    height = len(lines) * e.size * 0.42 + 1.4
    box = Box(at[0] - width / 2, at[1] - height / 2, width, height)
    pen.canvas.shape(rounded(box, min(height / 2, 2.6)), "paper", e.color, 0.45)
    pen.canvas.text(said, box.inset(0.3), size=e.size, least=e.min, bold=True)
