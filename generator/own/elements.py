"""The elements that looks are put together of, as a template has them: boxes in mm, [x, y, width, height]."""

from __future__ import annotations

from typing import Any

Element = dict[str, Any]
"""An element of a template, as it is written there."""
Box = list[float]
ROW = 8.8
"""How high the row of numbers is, in mm."""
LEAST_PILL, MOST_PILL = 22.0, 30.0
"""From so many mm of width on a number has its heading beside it; wider it does not become."""
STEPS = (11.0, 10.0, 9.2, 8.4, 7.6, 7.0, 6.5)
"""The sizes of type of texts, in pt."""
LEAST_STEP = 6.0
"""The least size in pt that is still read with ease, of a text that has the whole card."""


def headed(name: str, x: float, y: float, wide: float, pill: str) -> list[Element]:
    """A number on a disc with its heading: beside it on a ground of its own, or below it where that is too narrow."""
    number, heading = f"labels.{name}", f"labels.of-{name}"
    if wide < LEAST_PILL:
        side = ROW - 3
        box = [x + 0.3, y + side + 0.4, wide - 0.6, 2.6]
        more = {"font": "bold", "fine": True, "when": [number]}
        return [*disc(name, x + (wide - side) / 2, y, side), label(heading, box, (6, 4), "dark", **more)]
    wide -= 1.4
    ground = [x + ROW / 2, y + 1.4, wide - ROW / 2, ROW - 2.8]
    box = [x + ROW + 0.5, y + 1.4, wide - ROW - 2, ROW - 2.8]
    more = {"font": "bold", "lines": 2, "fine": True, "when": [number]}
    return [
        panel(ground, pill, corner=round((ROW - 2.8) / 2, 2), when=[number]),
        *disc(name, x, y, ROW),
        label(heading, box, (7.6, 5), "dark", **more),
    ]


def on_ground(
    box: Box, yields: tuple[float, float] | None, inset: float, ground: str | None, *, full: bool = False
) -> list[Element]:
    """A text on its ground, if it has one; one of a `full` card may be as small as is read at all."""
    x, y, w, h = box
    said = text([x + inset, y + 0.8, w - 2 * inset, h - 1.6], yields=yields, full=full)
    return [*([panel(box, ground, corner=1.2)] if ground else []), said]


def rounded(box: Box) -> Box:
    """A box in whole 1/100 mm."""
    return [round(value, 2) for value in box]


def inside(box: Box, by: float) -> Box:
    """A box within another, by a share of its sides."""
    x, y, w, h = box
    return rounded([x + w * by, y + h * by, w * (1 - 2 * by), h * (1 - 2 * by)])


def panel(box: Box, fill: str, **more: Any) -> Element:
    """A filled box."""
    return {"draw": "panel", "box": rounded(box), "fill": fill, **more}


def frame(box: Box, stroke: str, corner: float) -> Element:
    """The frame of a picture."""
    return {"draw": "panel", "box": rounded(box), "stroke": stroke, "stroke_mm": 0.4, "corner": corner}


def icon(of: str, box: Box, color: str, **more: Any) -> Element:
    """An icon by its name, or by a property of the card."""
    return {"draw": "icon", "of": of, "box": rounded(box), "color": color, **more}


def label(of: str, box: Box, sizes: tuple[float, float], color: str, **more: Any) -> Element:
    """A label in a size of type, and in no smaller one than the second."""
    return {"draw": "label", "of": of, "box": rounded(box), "size": sizes[0], "min": sizes[1], "color": color, **more}


def text(box: Box, *, yields: tuple[float, float] | None, full: bool = False) -> Element:
    """The text box; a picture that ends below a seam yields so many mm to a long text."""
    steps = [*STEPS, LEAST_STEP] if full else [*STEPS]
    sizes: Element = {"size": 9.2, "min": steps[-1], "preferred": 7.6, "max": steps[0], "steps": steps}
    if yields and yields[1] >= 1:
        sizes |= {"seam": round(yields[0], 2), "yielded": round(yields[1], 2)}
    colors = {"color": "ink", "keyword_color": "dark", "reminder_color": "soft", "hairline": "accent"}
    return {"draw": "rules", "box": rounded(box), **sizes, **colors}


def disc(name: str, x: float, y: float, side: float) -> list[Element]:
    """A number on a disc, on the cards that have it; nothing if there is none of this name."""
    if not name:
        return []
    number = f"labels.{name}"
    return [
        panel([x, y, side, side], "white", round=True, stroke="dark", stroke_mm=round(side * 0.07, 2), when=[number]),
        label(number, inside([x, y, side, side], 0.12), (round(side * 1.6, 1), 5), "dark", font="bold", when=[number]),
    ]
