"""Backgrounds, drawn behind the figures, in picture units: the height is 100, the origin the centre.

Backgrounds may be stacked: rays, then halftone, then a burst. Each extends far beyond the frame, so that any ratio of
width to height is covered.
"""

from __future__ import annotations

import math

from generator.art.curves import Point, ring, star
from generator.art.pen import Pen
from generator.art.registry import DrawingUse, Registry, dice

background = Registry("background")
FAR = 160.0


@background(colour="main")
def plain(pen: Pen, look: DrawingUse) -> None:
    """Draw one flat colour."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["colour"], line=0)


@background(first="main", second="mid", count=14, x=0, y=0, turn=0)
def rays(pen: Pen, look: DrawingUse) -> None:
    """Draw sun rays from (x, y), `count` in the second colour on the first."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["first"], line=0)
    x, y, count = look.number("x"), look.number("y"), look.number("count")
    for i in range(int(count)):
        a = math.radians(look.number("turn") + 360 * i / count)
        b = a + math.pi / count
        far = 2 * FAR
        corners = [(x, y), *((x + far * math.cos(t), y + far * math.sin(t)) for t in (a, b))]
        pen.poly(corners, look["second"], line=0)


@background(colour="dark", pitch=3.4, strength=0.34, x=0, y=0, inner=34, outer=86, inward=0)
def halftone(pen: Pen, look: DrawingUse) -> None:
    """Draw dots that grow from radius `inner` to `outer` around (x, y), or from outside in if `inward` is 1."""
    # A whole and even number of the drawing's own steps: then equal dots of a row become one dotted line.
    step = 2 * max(1, round(look.number("pitch") * pen.scale / 2)) / pen.scale
    inner, outer, inward = look.number("inner"), look.number("outer"), look.number("inward")
    middle, largest = (look.number("x"), look.number("y")), look.number("strength") * 1.6 * step
    across, down = int(76 / step) + 1, int(56 / step)
    for row in range(-down, down + 1):
        for column in range(-across, across + 1):
            x, y = (column + 0.5 * (row % 2)) * step, row * step
            share = (math.dist((x, y), middle) - inner) / (outer - inner)
            # Eight sizes of dot, so that neighbours are equal.
            r = largest * round(min(1.0, max(0.0, 1 - share if inward else share)) * 8) / 8
            if r > 0.3:
                pen.dot(x, y, r, look["colour"])


@background(colour="light", edge="ink", tips=22, size=44, depth=0.78, x=0, y=2, wide=1.2, turn=0, line=0.9)
def burst(pen: Pen, look: DrawingUse) -> None:
    """Draw a jagged star behind the subject."""
    size = look.number("size")
    points = star(0, 0, int(look.number("tips")), size, size * look.number("depth"), look.number("turn"))
    wide = look.number("wide")
    jagged = []
    for i, (x, y) in enumerate(points):
        uneven = 1 + 0.06 * (-1) ** (i // 2)
        jagged.append((look.number("x") + x * wide * uneven, look.number("y") + y * uneven))
    pen.poly([(x + 1.6, y + 2) for x, y in jagged], look["edge"], line=0)
    pen.poly(jagged, look["colour"], line=look.number("line"), shade=0)


@background(colour="light", inner="paper", outer="ember", size=42, x=0, y=0, lobes=11, wide=1.25)
def explosion(pen: Pen, look: DrawingUse) -> None:
    """Draw an explosion cloud with round lobes in three flat colours."""
    size, x, y = look.number("size"), look.number("x"), look.number("y")
    for share, colour, line in ((1.0, look["outer"], 1.0), (0.82, look["colour"], 0.0), (0.58, look["inner"], 0.0)):
        pen.poly(_lobed(x, y, size * share, int(look.number("lobes")), look.number("wide")), colour, line, shade=0)


def _lobed(x: float, y: float, size: float, lobes: int, wide: float) -> list[Point]:
    points = []
    for i in range(lobes * 10):
        t = 2 * math.pi * i / (lobes * 10)
        r = size * (0.84 + 0.2 * abs(math.sin(lobes * t / 2)) + 0.05 * math.sin(3 * t + 1))
        points.append((x + r * wide * math.cos(t), y + r * math.sin(t)))
    return points


@background(colour="dark", line="main", pitch=9, bold="soft")
def blueprint(pen: Pen, look: DrawingUse) -> None:
    """Draw squared paper with every fourth line bold."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["colour"], line=0)
    step = look.number("pitch")
    for i in range(-int(FAR / step), int(FAR / step) + 1):
        w = 0.7 if i % 4 == 0 else 0.35
        colour = look["bold"] if i % 4 == 0 else look["line"]
        pen.stroke([(i * step, -FAR), (i * step, FAR)], colour, w)
        pen.stroke([(-FAR, i * step), (FAR, i * step)], colour, w)


@background(colour="main", mortar="dark", other="mid", height=11, width=25)
def bricks(pen: Pen, look: DrawingUse) -> None:
    """Draw a brick wall."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["mortar"], line=0)
    h, w = look.number("height"), look.number("width")
    chance = dice(7)
    for row in range(-6, 7):
        for column in range(-4, 5):
            colour = look["other"] if chance.random() < 0.28 else look["colour"]
            pen.box((column + 0.5 * (row % 2)) * w, row * h, w - 1.6, h - 1.6, colour, r=1, line=0)


@background(sky="deep", far="dark", near="ink", window="spark", moon="light", y=12, moonx=42, moony=-28, seed=3)
def city(pen: Pen, look: DrawingUse) -> None:
    """Draw roofs at night with a few lit windows, and the ground line at `y`."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["sky"], line=0)
    if look.number("moonx") < 90:
        pen.oval(look.number("moonx"), look.number("moony"), 11, 11, look["moon"], line=0)
        pen.oval(look.number("moonx") - 5, look.number("moony") - 3, 9, 9, look["sky"], line=0)
    chance = dice(look.number("seed"))
    for layer, colour in enumerate((look["far"], look["near"])):
        x = -90.0
        while x < 90:
            width, height = chance.uniform(11, 20), chance.uniform(10, 30) + 12 * (1 - layer)
            top = look.number("y") - height + 16 * layer
            pen.poly([(x, 60), (x, top), (x + width * chance.choice((0.2, 0.5)), top - chance.choice((0, 5, 0))),
                      (x + width, top), (x + width, 60)], colour, line=0)  # fmt: skip
            for row in range(3):
                for column in range(2):
                    if chance.random() < 0.3:
                        pen.box(x + width * (0.3 + 0.4 * column), top + 6 + 7 * row, 2.6, 3.4, look["window"], line=0)
            x += width


@background(first="main", second="mid", width=12, turn=90)
def stripes(pen: Pen, look: DrawingUse) -> None:
    """Draw straight stripes: wallpaper at turn 90, hazard tape at 45."""
    pen.box(0, 0, 3 * FAR, 3 * FAR, look["first"], line=0)
    turned, w = pen.at(0, 0, turn=look.number("turn") - 90), look.number("width")
    for i in range(-int(FAR / w), int(FAR / w) + 1, 2):
        turned.box(i * w, 0, w, 3 * FAR, look["second"], line=0)


@background(first="main", second="mid", x=0, y=0, step=13, jag=0)
def waves(pen: Pen, look: DrawingUse) -> None:
    """Draw concentric shock waves around (x, y), jagged by `jag` units."""
    pen.box(0, 0, 3 * FAR, 3 * FAR, look["first"], line=0)
    x, y, step, jag = (look.number(knob) for knob in ("x", "y", "step", "jag"))
    for i in range(int(170 / step), 0, -1):
        r = i * step
        points = star(x, y, 26, r + jag, r - jag) if jag else ring(x, y, r, r)
        pen.poly(points, look["second"] if i % 2 else look["first"], line=0)


@background(first="dark", second="main", x=0, y=0, arms=3, turns=2.2)
def spiral(pen: Pen, look: DrawingUse) -> None:
    """Draw a hypnotic spiral around (x, y)."""
    pen.box(0, 0, 3 * FAR, 3 * FAR, look["first"], line=0)
    arms, far = int(look.number("arms")), 105.0
    for arm in range(arms):
        edges: list[list[Point]] = []
        for side in (0.0, math.pi / arms):
            edge = []
            for i in range(61):
                r = far * (i / 60) ** 1.25
                t = 2 * math.pi * arm / arms + side + look.number("turns") * 2 * math.pi * (i / 60) ** 0.7
                edge.append((look.number("x") + r * math.cos(t), look.number("y") + r * math.sin(t)))
            edges.append(edge)
        pen.poly([*edges[0], *reversed(edges[1])], look["second"], line=0)


@background(ground="dark", edge="ink", y=30, tilt=0)
def floor(pen: Pen, look: DrawingUse) -> None:
    """Draw the ground from `y` down, over whatever was drawn before."""
    y, tilt = look.number("y"), look.number("tilt")
    pen.poly([(-FAR, y - tilt), (FAR, y + tilt), (FAR, FAR), (-FAR, FAR)], look["ground"], line=0)
    pen.stroke([(-FAR, y - tilt), (FAR, y + tilt)], look["edge"], 1.3)


@background(near="accent", far="soft", sky="light", sun="paper", y=14, sunx=-40)
def hills(pen: Pen, look: DrawingUse) -> None:
    """Draw a sky with a sun, and two rows of round hills."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["sky"], line=0)
    pen.oval(look.number("sunx"), -24, 13, 13, look["sun"], line=0)
    y = look.number("y")
    for x, r, colour in ((-45, 60, look["far"]), (48, 70, look["far"]), (0, 110, look["near"])):
        pen.oval(x, y + r - (10 if colour == look["far"] else 0), r * 1.3, r, colour, line=0.7, shade=0)


@background(colour="light", count=34, x=0, y=0, inner=40, seed=1, w=1.6)
def speedlines(pen: Pen, look: DrawingUse) -> None:
    """Draw lines rushing towards (x, y), none nearer than `inner`."""
    chance = dice(look.number("seed"))
    x, y, count = look.number("x"), look.number("y"), int(look.number("count"))
    for i in range(count):
        t = 2 * math.pi * (i + chance.uniform(-0.3, 0.3)) / count
        r = look.number("inner") * chance.uniform(1.0, 1.35)
        half = look.number("w") * chance.uniform(0.5, 1.3)
        cos, sin = math.cos(t), math.sin(t)
        far_x, far_y, side_x, side_y = x + FAR * cos, y + FAR * sin, half * 3 * sin, half * 3 * cos
        ends = [(far_x - side_x, far_y + side_y), (far_x + side_x, far_y - side_y)]
        pen.poly([(x + r * cos * 1.2, y + r * sin), *ends], look["colour"], line=0)


@background(colour="light", count=16, left=-76, right=76, seed=2, w=1.2, top=-46, bottom=46)
def wind(pen: Pen, look: DrawingUse) -> None:
    """Draw horizontal lines of different lengths: something has just rushed by."""
    chance = dice(look.number("seed"))
    count, top, bottom = int(look.number("count")), look.number("top"), look.number("bottom")
    for i in range(count):
        y = top + (bottom - top) * (i + chance.uniform(-0.3, 0.3)) / count
        left = chance.uniform(look.number("left"), look.number("right") - 20)
        pen.stroke([(left, y), (left + chance.uniform(16, 60), y)], look["colour"], look.number("w"))


@background(sky="mid", drop="light", count=60, seed=9)
def rain(pen: Pen, look: DrawingUse) -> None:
    """Draw slanting rain."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["sky"], line=0)
    chance = dice(look.number("seed"))
    for _ in range(int(look.number("count"))):
        x, y, length = chance.uniform(-80, 80), chance.uniform(-56, 56), chance.uniform(5, 12)
        pen.stroke([(x, y), (x - length * 0.35, y + length)], look["drop"], 1.1)


@background(sky="light", wall="main", far="soft", glass="spark", smoke="paper")
def factory(pen: Pen, look: DrawingUse) -> None:
    """Draw a saw-toothed factory with three smoking stacks, and a plan line that leaves the picture upwards."""
    pen.box(0, 0, 2 * FAR, 2 * FAR, look["sky"], line=0)
    for x, top in ((-60, -26), (-44, -34), (60, -30)):
        for i, r in enumerate((5, 7, 9)):
            pen.oval(x + 5 * i, top - 6 - 7 * i, r, r * 0.8, look["smoke"], line=0.6, shade=0)
        pen.poly([(x - 5, 20), (x - 3.4, top), (x + 3.4, top), (x + 5, 20)], look["far"])
        pen.box(x, top + 5, 7.6, 3.4, "red", line=0)
    for x in range(-84, 84, 24):
        pen.poly([(x, 60), (x, 0), (x + 24, -14), (x + 24, 60)], look["wall"])
        pen.poly([(x + 5, 8), (x + 5, 2), (x + 19, -6), (x + 19, 8)], look["glass"], line=0.6, shade=0)


@background(metal="accent", edge="dark", y=32)
def plates(pen: Pen, look: DrawingUse) -> None:
    """Draw a riveted metal floor from `y` down."""
    y = look.number("y")
    pen.box(0, y + 40, 2 * FAR, 80, look["metal"])
    for x in range(-90, 91, 30):
        pen.stroke([(x, y), (x * 1.25, y + 30)], look["edge"], 1.0)
        for side in (4, 26):
            pen.dot(x + side, y + 5, 1.3, look["edge"])
