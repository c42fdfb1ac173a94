"""The net of a tuck box for a stack of cards: where to cut, fold and glue.

glue │ back │ side │ front │ side        The lid is attached to the back; its flap tucks in behind the front. The
                                         floor is attached to the front, and glued to the back and two side flaps.
"""

from __future__ import annotations

from collections.abc import Mapping

from cards import FitilError
from cards.records import dataclass
from generator.display import Box, Outline, Segment
from generator.paper import size_text

PLAY = 1.5
"""How much larger than the cards the panels are in each direction, in mm: for the paper's thickness, and some play."""
SLEEVE = 3.0
"""How much wider and taller than a card its sleeve is, in mm."""
PAPER_MM, SLEEVED_MM = 0.3, 0.6
"""The thickness of a card in mm, printed at home and in a sleeve."""
SMALLEST = (40.0, 56.0)
SHALLOWEST = 6.0
"""The least depth in mm of a box that can be folded."""
GLUE, TUCK = 11.0, 14.0
"""The width of the glue tab, and the length of the lid's flap, in mm."""
SLACK, TAPER, THUMB, ROUND = 0.6, 3.0, 8.0, 5.0
"""How much narrower flaps are at each side and at the tip; the radii of the thumb notch and the lid's flap; mm."""
KAPPA = 0.5523
"""The distance, in radii, of the control points of a quarter circle along its tangents."""

Fold = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Inside:
    """The room in a box, in mm: the width and height of its front, and its depth."""

    w: float
    h: float
    d: float


@dataclass(frozen=True, slots=True)
class Net:
    """A box laid flat, in mm from its top left corner, printed side up.

    `outline` is to be cut, `folds` to be folded away from the printed side; `panels` are the visible parts of the box,
    by name; `glued` are the tabs to be glued.
    """

    width: float
    height: float
    outline: Outline
    folds: tuple[Fold, ...]
    panels: Mapping[str, Box]
    glued: Mapping[str, Box]


def inside(card: tuple[float, float], count: int, *, thickness: float | None = None, sleeved: bool = False) -> Inside:
    """The room that `count` cards need; `thickness` is one card's, in mm. Raises `FitilError` for too small cards."""
    if card[0] < SMALLEST[0] or card[1] < SMALLEST[1]:
        raise FitilError(f"boxes are made for cards of at least {size_text(SMALLEST)} mm, not {size_text(card)}").coded(
            "box-for-larger-cards", least=size_text(SMALLEST), card=size_text(card)
        )
    more = SLEEVE if sleeved else 0.0
    each = (SLEEVED_MM if sleeved else PAPER_MM) if thickness is None else thickness
    return Inside(card[0] + more + PLAY, card[1] + more + PLAY, max(SHALLOWEST, count * each + PLAY))


def net(room: Inside) -> Net:
    """The net of a box with this room inside."""
    w, h, d = room.w, room.h, room.d
    tuck, dust = min(TUCK, h / 2), min(max(d, 10.0), w / 2 - 1)
    floor_tab = min(GLUE, max(d - 1, 5.0), h / 3)
    x1 = GLUE
    x2, x3, x4, x5 = x1 + w, x1 + w + d, x1 + 2 * w + d, x1 + 2 * (w + d)
    top = max(tuck + d, dust)
    lid, flap = top - d, top - d - tuck
    bottom = top + h
    floor = bottom + d
    height = max(floor + floor_tab, bottom + dust)
    panels = {
        "back": Box(x1, top, w, h),
        "left": Box(x2, top, d, h),
        "front": Box(x3, top, w, h),
        "right": Box(x4, top, d, h),
        "lid": Box(x1, lid, w, d),
        "flap": Box(x1, flap, w, tuck),
        "dust-left": Box(x2, top - dust, d, dust),
        "dust-right": Box(x4, top - dust, d, dust),
        "floor": Box(x3, bottom, w, d),
    }
    glued = {
        "seam": Box(0, top, x1, h),
        "floor": Box(x3, floor, w, floor_tab),
        "left": Box(x2, bottom, d, dust),
        "right": Box(x4, bottom, d, dust),
    }
    folds: list[Fold] = [((x, top), (x, bottom)) for x in (x1, x2, x3, x4)]
    folds += [((x + SLACK, top), (x + wide - SLACK, top)) for x, wide in ((x1, w), (x2, d), (x4, d))]
    folds += [((x + SLACK, bottom), (x + wide - SLACK, bottom)) for x, wide in ((x2, d), (x3, w), (x4, d))]
    folds += [((x1 + SLACK, lid), (x2 - SLACK, lid)), ((x3 + SLACK, floor), (x4 - SLACK, floor))]
    return Net(x5, height, _outline(panels, glued), tuple(folds), panels, glued)


Placed = tuple[tuple[float, float], tuple[float, float]]
"""A paper's size, turned if need be, and the top left corner on it of what lies there."""


def fitting(flat: Net, paper: tuple[float, float], edge: float) -> Placed | None:
    """Where the net lies on the paper: centred, at least `edge` mm inside; None if it does not fit either way round."""
    for width, height in (paper, paper[::-1]):
        if flat.width + 2 * edge <= width + 1e-6 and flat.height + 2 * edge <= height + 1e-6:
            return (width, height), ((width - flat.width) / 2, (height - flat.height) / 2)
    return None


def place_net(flat: Net, paper: tuple[float, float], edge: float, *, least: Net | None = None) -> Placed:
    """Where the net lies on the paper; raises `FitilError` if it does not fit.

    `least` is that of the shallowest box: where it does not fit either, fewer cards are no way out.
    """
    if placed := fitting(flat, paper, edge):
        return placed
    size, here = f"{flat.width + 2 * edge:.0f} × {flat.height + 2 * edge:.0f}", f"{paper[0]:g} × {paper[1]:g}"
    code, way_out = "box-too-large", "ask for fewer --cards"
    if least and not fitting(least, paper, edge):
        code, way_out = "box-of-one-too-large", "take larger paper, or print the cards smaller (--size)"
    raise FitilError(f"the box needs paper of {size} mm, not {here}: {way_out}").coded(code, size=size, paper=here)


def _outline(panels: Mapping[str, Box], glued: Mapping[str, Box]) -> Outline:
    """The line to cut, clockwise from the glue tab."""
    back, front, lid, flap, right = (panels[name] for name in ("back", "front", "lid", "flap", "right"))
    seam, tab = glued["seam"], glued["floor"]
    top, bottom = back.y, back.bottom
    thumb, lid_x, lid_right = front.centre[0], lid.x + SLACK, lid.right - SLACK
    outline: list[Segment] = [
        ("M", (seam.x, bottom - TAPER)),
        ("L", (seam.x, top + TAPER)),
        ("L", (back.x, top)),
        ("L", (lid_x, top)),
        ("L", (lid_x, flap.y + ROUND)),
        _curve((lid_x, flap.y + ROUND), (lid_x + ROUND, flap.y), upright=True),
        ("L", (lid_right - ROUND, flap.y)),
        _curve((lid_right - ROUND, flap.y), (lid_right, flap.y + ROUND), upright=False),
        ("L", (lid_right, top)),
        *_dust(panels["dust-left"], top),
        ("L", (thumb - THUMB, top)),
        _curve((thumb - THUMB, top), (thumb, top + THUMB), upright=True),
        _curve((thumb, top + THUMB), (thumb + THUMB, top), upright=False),
        *_dust(panels["dust-right"], top),
        ("L", (right.right, top)),
        ("L", (right.right, bottom)),
        *_dust(glued["right"], bottom),
        ("L", (front.right - SLACK, bottom)),
        ("L", (front.right - SLACK, tab.y)),
        ("L", (front.right - SLACK - TAPER, tab.bottom)),
        ("L", (front.x + SLACK + TAPER, tab.bottom)),
        ("L", (front.x + SLACK, tab.y)),
        ("L", (front.x + SLACK, bottom)),
        *_dust(glued["left"], bottom),
        ("L", (back.x, bottom)),
        ("Z", ()),
    ]
    return tuple(outline)


def _dust(box: Box, hinge: float) -> list[Segment]:
    """A flap beside the lid or the floor, tapering towards its tip: its corners clockwise from the hinge."""
    taper = min(TAPER, box.w / 5)
    tip = box.y if hinge > box.y else box.bottom
    neck = hinge + (tip - hinge) / 4
    points = [
        (box.x + SLACK, hinge),
        (box.x + SLACK, neck),
        (box.x + taper, tip),
        (box.right - taper, tip),
        (box.right - SLACK, neck),
        (box.right - SLACK, hinge),
    ]
    return [("L", point) for point in (points if hinge > box.y else points[::-1])]


def _curve(start: tuple[float, float], end: tuple[float, float], *, upright: bool) -> Segment:
    """A quarter of an ellipse, starting vertically (`upright`) or horizontally."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    first = (x0, y0 + dy * KAPPA) if upright else (x0 + dx * KAPPA, y0)
    second = (x1 - dx * KAPPA, y1) if upright else (x1, y1 - dy * KAPPA)
    return "C", (*first, *second, *end)
