"""Computed figures, with chance or a count: sparks, motion lines, scraps, splinters, blasts, stage boards.

Everything that can be drawn once and for all is an SVG file; these have numbers set by the scene.
"""

from __future__ import annotations

import math

from generator.art.curves import ring, star
from generator.art.pen import Pen
from generator.art.registry import DrawingUse, Registry, dice

computed = Registry("figure")
"""Every computed figure, for any game."""


@computed(colour="spark", count=9, inner=18, outer=46, w=5)
def sparks(pen: Pen, look: DrawingUse) -> None:
    """Draw lines flying out of one point, alternately long and short."""
    count = int(look.number("count"))
    for i in range(count):
        a = 2 * math.pi * (i + 0.3) / count
        outer = look.number("outer") * (1 if i % 2 else 0.72)
        line = [(r * math.cos(a), r * math.sin(a)) for r in (look.number("inner"), outer)]
        pen.tube(line, look["colour"], look.number("w"), line=0.8)


@computed(colour="ink", count=3, length=40, w=3.4)
def whoosh(pen: Pen, look: DrawingUse) -> None:
    """Draw horizontal lines left behind by something moving right; they end at the origin."""
    count = int(look.number("count"))
    for i in range(count):
        y = (i - (count - 1) / 2) * 14
        length = look.number("length") * (1.0 if i % 2 else 0.66)
        pen.stroke([(-length, y), (0, y)], look["colour"], look.number("w"))


@computed(colour="light", w=9, sweep=250, head=1)
def loop(pen: Pen, look: DrawingUse) -> None:
    """Draw an arrow that goes round and comes back: `sweep` degrees of a circle."""
    points = ring(0, 0, 42, 42, -90, -90 + look.number("sweep"))
    w = look.number("w")
    pen.tube(points, look["colour"], w, curved=False)
    if look.number("head"):
        (ax, ay), (bx, by) = points[-3], points[-1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        pen.at(bx, by, turn=angle).poly([(-3, -w * 1.4), (w * 1.9, 0), (-3, w * 1.4)], look["colour"])


@computed(one="spark", two="red", three="paper", four="slime", count=34, seed=4, low=-170, high=-10, reach=86)
def confetti(pen: Pen, look: DrawingUse) -> None:
    """Draw paper scraps and streamers thrown from the origin, between two angles."""
    chance = dice(look.number("seed"))
    colours = [look[knob] for knob in ("one", "two", "three", "four")]
    for i in range(int(look.number("count"))):
        a = math.radians(chance.uniform(look.number("low"), look.number("high")))
        r = look.number("reach") * chance.uniform(0.35, 1.0)
        scrap = pen.at(r * math.cos(a), r * math.sin(a), chance.uniform(0.7, 1.2), chance.uniform(0, 180))
        colour = colours[i % 4]
        if i % 5 == 0:
            scrap.tube([(-10, 0), (-5, -5), (0, 0), (5, 5), (10, 0)], colour, 2.6, line=0.7)
        elif i % 3 == 0:
            scrap.oval(0, 0, 3, 3, colour, line=0.7)
        else:
            scrap.box(0, 0, 7, 4, colour, line=0.7)


@computed(colour="paper", count=9, seed=5, reach=60, size=1.0)
def shards(pen: Pen, look: DrawingUse) -> None:
    """Draw splinters flying from the origin."""
    chance = dice(look.number("seed"))
    for i in range(count := int(look.number("count"))):
        a = 2 * math.pi * (i + chance.uniform(-0.3, 0.3)) / count
        r = look.number("reach") * chance.uniform(0.6, 1.0)
        piece = pen.at(r * math.cos(a), r * math.sin(a), look.number("size"), chance.uniform(0, 360))
        piece.poly([(-6, 4), (chance.uniform(-3, 3), -8), (7, 3)], look["colour"], line=0.8)


@computed(colour="main", count=8, seed=6, reach=56, size=1.0, low=0, high=360)
def rubble(pen: Pen, look: DrawingUse) -> None:
    """Draw bricks flying from the origin, in the sector from `low` to `high` degrees."""
    chance = dice(look.number("seed"))
    count = int(look.number("count"))
    for i in range(count):
        a = math.radians(look.number("low") + (look.number("high") - look.number("low")) * (i + 0.5) / count)
        r = look.number("reach") * chance.uniform(0.7, 1.05)
        pen.box(r * math.cos(a), r * math.sin(a), 17 * look.number("size"), 9 * look.number("size"), look["colour"],
                r=1, turn=chance.uniform(0, 180))  # fmt: skip


@computed(outer="ember", inner="spark", core="paper", tips=14)
def blast(pen: Pen, look: DrawingUse) -> None:
    """Draw a jagged comic explosion."""
    tips = int(look.number("tips"))
    uneven = [(x * (1.12 if i % 4 == 0 else 1.0), y * (1.12 if i % 4 == 0 else 1.0))
              for i, (x, y) in enumerate(star(0, 0, tips, 46, 30))]  # fmt: skip
    pen.poly(uneven, look["outer"], shade=0)
    pen.star(0, 0, tips, 34, 20, look["inner"], line=0, turn=8)
    pen.star(0, 0, tips, 18, 11, look["core"], line=0)


@computed(colour="spark", rays=14, gap=9)
def salute(pen: Pen, look: DrawingUse) -> None:
    """Draw the flower of a firework in the sky."""
    count = int(look.number("rays"))
    for i in range(count):
        a = 2 * math.pi * i / count
        for start, end, w in ((look.number("gap"), 26, 2.4), (32, 40, 3.2)):
            pen.stroke([(start * math.cos(a), start * math.sin(a)), (end * math.cos(a), end * math.sin(a))],
                       look["colour"], w)  # fmt: skip
        pen.oval(47 * math.cos(a), 47 * math.sin(a), 3, 3, look["colour"], line=0)


@computed(wood="wood", gap="ink", y=20)
def boards(pen: Pen, look: DrawingUse) -> None:
    """Draw stage boards from `y` down, receding from the viewer."""
    y = look.number("y")
    pen.poly([(-160, y), (160, y), (160, 70), (-160, 70)], look["wood"], shade=0)
    for x in range(-120, 121, 15):
        pen.stroke([(x, y), (x * 1.7, 70)], look["gap"], 0.9)
        pen.dot(x * 1.12 + 3, y + 5, 0.7, look["gap"])


@computed(colour="light", wide=34, top=6)
def spotlight(pen: Pen, look: DrawingUse) -> None:
    """Draw a cone of light from the origin down to a pool at y 84."""
    wide, top = look.number("wide"), look.number("top")
    pen.poly([(-top, 0), (top, 0), (wide, 84), (-wide, 84)], look["colour"], line=0)
    pen.oval(0, 84, wide, wide * 0.24, look["colour"], line=0)
