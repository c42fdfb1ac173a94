"""A wheel in an explanatory picture: sectors with words and icons around a centre.

Each sector's words are placed where they can be largest, and all are set in one size. A wheel runs clockwise in every
language, as a clock does.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from cards.records import dataclass
from generator.diagrams.canvas import Canvas, word_color
from generator.diagrams.elements import Said, Sector, Wheel
from generator.display import Box, Point, arc, ellipse, on_circle, polygon

Say = Callable[[Said], str]
_DEPTHS = (0.42, 0.5, 0.58, 0.66)
_WIDTHS = (0.5, 0.62, 0.74, 0.86, 0.98, 1.1, 1.25, 1.4, 1.6, 1.8)
_UNDER_ICON = 0.6


def draw_badge(canvas: Canvas, at: Point, said: str, r: float, color: str = "ink") -> None:
    """Draw the number of a step in a disc."""
    box = Box(at[0] - r, at[1] - r, 2 * r, 2 * r)
    canvas.shape(ellipse(box.inset(-0.5)), "paper")
    canvas.shape(ellipse(box), color)
    canvas.text(said, box.inset(r * 0.25), size=r * 3.8, least=8, bold=True, color=word_color(color))


def draw_wheel(canvas: Canvas, wheel: Wheel, say: Say) -> None:
    """Draw the wheel; the canvas mirrors its place, but not its direction."""
    box = Box(wheel.at[0] - wheel.r, wheel.at[1] - wheel.r, 2 * wheel.r, 2 * wheel.r)
    with canvas.unmirrored(box):
        _Wheel(canvas, wheel, say).draw()


@dataclass
class _Wheel:
    canvas: Canvas
    wheel: Wheel
    say: Say

    def draw(self) -> None:
        wheel, canvas = self.wheel, self.canvas
        count = len(wheel.sectors)
        for at, sector in enumerate(wheel.sectors):
            start, end = (at - 0.5) / count, (at + 0.5) / count
            outer = wheel.r * (1.0 if sector.lit else 0.97)
            ring = [*arc(wheel.at, outer, start, end), *reversed(arc(wheel.at, self.hole, start, end))]
            canvas.shape(polygon(ring), _fill(sector), "ink", 0.7)
        places = [self.place(sector, at / count) for at, sector in enumerate(wheel.sectors)]
        size = min((size for size, _ in places), default=wheel.size)
        for sector, (_, box) in zip(wheel.sectors, places, strict=True):
            self.fill(sector, box, size or wheel.min)
        for at in range(count):
            if wheel.numbered:
                place = on_circle(wheel.at, wheel.r * 0.98, at / count)
                draw_badge(canvas, place, str(at + 1), min(3.4, wheel.r / 9))
            if wheel.arrows:
                self.arrowhead((at + 0.5) / count)
        if wheel.text is not None:
            inner = Box(
                wheel.at[0] - self.hole * 0.78, wheel.at[1] - self.hole * 0.6, self.hole * 1.56, self.hole * 1.2
            )
            canvas.text(self.say(wheel.text), inner, size=wheel.size + 2, least=wheel.min, bold=True)

    @property
    def hole(self) -> float:
        return self.wheel.r * 0.4 if self.wheel.hole is None else self.wheel.hole

    @property
    def outer(self) -> float:
        """The distance from the centre up to which words may reach."""
        return self.wheel.r - (min(3.4, self.wheel.r / 9) if self.wheel.numbered else 0)

    def icon_side(self, sector: Sector) -> float:
        return min(9.0, (self.outer - self.hole) * 0.35) if sector.icon else 0.0

    def bold(self, sector: Sector) -> bool:
        return sector.lit or not self.wheel.numbered

    def speak(self, sector: Sector) -> str:
        return "" if sector.text is None else self.say(sector.text)

    def place(self, sector: Sector, turn: float) -> tuple[float, Box]:
        """The largest size in pt of a sector's words (0 if they do not fit), and the box for words and icon."""
        deep, side = self.outer - self.hole, self.icon_side(sector)
        under = side + (_UNDER_ICON if side else 0)
        best = 0.0, -1.0, Box(*on_circle(self.wheel.at, (self.hole + self.outer) / 2, turn), 1, 1)
        for depth in _DEPTHS:
            centre = on_circle(self.wheel.at, self.hole + deep * depth, turn)
            for width in _WIDTHS:
                box = self.inscribed(centre, width * deep, turn)
                if box is None or box.h <= under + 1:
                    continue
                sizes = self.wheel.size, self.wheel.min
                size = self.canvas.size_for(self.speak(sector), box.w, box.h - under, sizes, bold=self.bold(sector))
                if (size, -abs(depth - 0.54)) > best[:2]:
                    best = size, -abs(depth - 0.54), box
        return best[0], best[2]

    def inscribed(self, centre: Point, width: float, turn: float) -> Box | None:
        """The tallest box of this width, centred on a point, that is within the sector; None if there is none."""
        half = 0.5 / len(self.wheel.sectors)

        def inside(height: float) -> bool:
            for fx in (-0.5, 0, 0.5):
                for fy in (-0.5, 0, 0.5):
                    x = centre[0] + fx * width - self.wheel.at[0]
                    y = centre[1] + fy * height - self.wheel.at[1]
                    r = math.hypot(x, y)
                    off = (math.atan2(x, -y) / (2 * math.pi) - turn + 0.5) % 1 - 0.5
                    if not self.hole + 0.8 <= r <= self.outer - 1 or (half - abs(off)) * 2 * math.pi * r < 1.2:
                        return False
            return True

        if not inside(0.1):
            return None
        low, high = 0.0, 2 * (self.outer - self.hole)
        for _ in range(8):
            height = (low + high) / 2
            low, high = (height, high) if inside(height) else (low, height)
        return Box(centre[0] - width / 2, centre[1] - low / 2, width, low)

    def fill(self, sector: Sector, box: Box, size: float) -> None:
        """Draw a sector's icon with its words below, both centred in a box."""
        color, said, side = word_color(_fill(sector)), self.speak(sector), self.icon_side(sector)
        if sector.icon:
            gap = side + _UNDER_ICON
            words = min(box.h - gap, self.canvas.height_of(said, box.w, size, bold=self.bold(sector))) if said else 0.0
            top = box.y + (box.h - side - (words + _UNDER_ICON if said else 0)) / 2
            self.canvas.icon(sector.icon, Box(box.centre[0] - side / 2, top, side, side), color)
            box = Box(box.x, top + gap, box.w, words)
        if said:
            self.canvas.text(said, box, size=size, least=self.wheel.min, bold=self.bold(sector), color=color)

    def arrowhead(self, edge: float) -> None:
        """Draw the arrowhead from one sector to the next, on the edge between them."""
        wheel = self.wheel
        r = wheel.r * 0.97 if wheel.numbered else (wheel.r + self.hole) / 2
        size = min(2.6, (wheel.r - self.hole) / 5)
        step = size / (2 * math.pi * r)
        tip, notch, back = edge + step * 1.5, edge - step * 0.5, edge - step * 1.1
        # longer than wide and notched: an equilateral one seems to point wherever any of its corners does
        sides = (-0.85 * size, 0.85 * size)
        left, right = (on_circle(wheel.at, r + side, back) for side in sides)
        points = [on_circle(wheel.at, r, tip), left, on_circle(wheel.at, r, notch), right]
        self.canvas.shape(polygon(points), "ink", "paper", 0.4)


def _fill(sector: Sector) -> str:
    return sector.color or ("main" if sector.lit else "light")
