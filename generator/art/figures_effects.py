"""Weather and noise of the comic page: smoke, sparks, drops, bolts, arrows of motion."""

from __future__ import annotations

import math

from generator.art.curves import ring, smooth
from generator.art.pen import Pen
from generator.art.registry import Settings, dice, figure


@figure(colour="light", line=1.0)
def smoke(pen: Pen, look: Settings) -> None:
    """A puff of smoke, rising."""
    line = look.number("line")
    pen.blob([(-34, 30), (-46, 12), (-34, -8), (-36, -28), (-14, -40), (6, -34), (26, -42), (40, -22), (34, -4),
              (46, 14), (34, 32), (10, 36), (-12, 38)], look["colour"], line=line)  # fmt: skip
    if line:
        pen.arc(-8, -10, 14, 12, 120, 260, "ink", 2)
        pen.arc(16, 10, 14, 12, -60, 90, "ink", 2)


@figure(colour="light", line=1.0)
def dust(pen: Pen, look: Settings) -> None:
    """A low wide cloud, its flat side down at y 30."""
    pen.path("M-64 30 C-82 10 -62 -8 -46 2 C-48 -24 -16 -30 -10 -12 C0 -36 34 -30 30 -8 C48 -22 66 -4 56 8 "
             "C78 6 76 26 64 30 Z", look["colour"], line=look.number("line"))  # fmt: skip


@figure(colour="light")
def drop(pen: Pen, look: Settings) -> None:
    """A drop."""
    pen.path("M0 -44 C10 -20 28 -4 28 16 C28 34 16 44 0 44 C-16 44 -28 34 -28 16 C-28 -4 -10 -20 0 -44", look["colour"])
    pen.arc(0, 16, 16, 18, 120, 190, "paper", 5)


@figure(colour="light", edge="paper")
def puddle(pen: Pen, look: Settings) -> None:
    """A puddle, seen from the side, centred."""
    pen.blob([(-66, 2), (-44, -10), (-10, -8), (18, -13), (50, -9), (68, 2), (44, 12), (8, 9), (-26, 14), (-52, 10)],
             look["colour"], shade=0.6)  # fmt: skip
    pen.arc(-14, 0, 30, 5, 180, 300, look["edge"], 2.4)


@figure(colour="spark")
def bolt(pen: Pen, look: Settings) -> None:
    """A bolt of lightning, point down."""
    pen.poly([(6, -50), (-26, 6), (-4, 4), (-16, 50), (28, -12), (6, -10), (26, -50)], look["colour"], shade=0.6)
    pen.stroke([(6, -42), (-12, -6)], "paper", 3)


@figure(colour="spark", tips=4)
def glint(pen: Pen, look: Settings) -> None:
    """A sharp star: a spark, a flash."""
    pen.star(0, 0, int(look.number("tips")), 48, 13, look["colour"])


@figure(colour="spark", count=9, inner=18, outer=46, w=5)
def sparks(pen: Pen, look: Settings) -> None:
    """Short lines flying out of one place, long and short by turns."""
    count = int(look.number("count"))
    for i in range(count):
        a = 2 * math.pi * (i + 0.3) / count
        outer = look.number("outer") * (1 if i % 2 else 0.72)
        line = [(r * math.cos(a), r * math.sin(a)) for r in (look.number("inner"), outer)]
        pen.tube(line, look["colour"], look.number("w"), line=0.8)


@figure(colour="ink", count=3, length=40, w=3.4)
def whoosh(pen: Pen, look: Settings) -> None:
    """Level lines left behind by something going right; they end at the origin."""
    count = int(look.number("count"))
    for i in range(count):
        y = (i - (count - 1) / 2) * 14
        length = look.number("length") * (1.0 if i % 2 else 0.66)
        pen.stroke([(-length, y), (0, y)], look["colour"], look.number("w"))


@figure(colour="ink", w=3.4)
def shiver(pen: Pen, look: Settings) -> None:
    """Curved marks of trembling to the left and right."""
    for one in pen.both():
        one.arc(0, 0, 40, 40, -28, 28, look["colour"], look.number("w"))
        one.arc(0, 0, 49, 49, -18, 18, look["colour"], look.number("w"))


@figure(colour="spark", edge="ink")
def exclamation(pen: Pen, look: Settings) -> None:
    """A mark of surprise: understood in any language."""
    pen.path("M-11 -46 L11 -46 L6 16 L-6 16 Z", look["colour"])
    pen.oval(0, 34, 9, 9, look["colour"])


@figure(colour="light", w=9, sweep=250, head=1)
def loop(pen: Pen, look: Settings) -> None:
    """An arrow that goes round and comes back: `sweep` degrees of a circle."""
    points = ring(0, 0, 42, 42, -90, -90 + look.number("sweep"))
    w = look.number("w")
    pen.tube(points, look["colour"], w, curved=False)
    if look.number("head"):
        (ax, ay), (bx, by) = points[-3], points[-1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        pen.at(bx, by, turn=angle).poly([(-3, -w * 1.4), (w * 1.9, 0), (-3, w * 1.4)], look["colour"])


@figure(colour="light", w=3, dash=7)
def trail(pen: Pen, look: Settings) -> None:
    """A dashed path with a loop in it, from below left up to the origin."""
    points = smooth(
        [(14, 78), (-20, 74), (-36, 52), (-26, 32), (-4, 36), (0, 56), (-20, 66), (-37, 46), (-30, 16), (0, 0)]
    )
    step = int(look.number("dash"))
    for i in range(0, len(points) - step // 2, step):
        pen.stroke(points[i : i + max(2, step // 2 + 1)], look["colour"], look.number("w"), curved=False)


@figure(one="spark", two="red", three="paper", four="slime", count=34, seed=4, low=-170, high=-10, reach=86)
def confetti(pen: Pen, look: Settings) -> None:
    """Paper scraps and streamers thrown out of the origin between two angles."""
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


@figure(colour="paper", count=9, seed=5, reach=60, size=1.0)
def shards(pen: Pen, look: Settings) -> None:
    """Splinters flying from the origin."""
    chance = dice(look.number("seed"))
    for i in range(count := int(look.number("count"))):
        a = 2 * math.pi * (i + chance.uniform(-0.3, 0.3)) / count
        r = look.number("reach") * chance.uniform(0.6, 1.0)
        piece = pen.at(r * math.cos(a), r * math.sin(a), look.number("size"), chance.uniform(0, 360))
        piece.poly([(-6, 4), (chance.uniform(-3, 3), -8), (7, 3)], look["colour"], line=0.8)


@figure(colour="main", count=8, seed=6, reach=56, size=1.0, low=0, high=360)
def rubble(pen: Pen, look: Settings) -> None:
    """Bricks flying from the origin, in the sector from `low` to `high` degrees."""
    chance = dice(look.number("seed"))
    count = int(look.number("count"))
    for i in range(count):
        a = math.radians(look.number("low") + (look.number("high") - look.number("low")) * (i + 0.5) / count)
        r = look.number("reach") * chance.uniform(0.7, 1.05)
        pen.box(r * math.cos(a), r * math.sin(a), 17 * look.number("size"), 9 * look.number("size"), look["colour"],
                r=1, turn=chance.uniform(0, 180))  # fmt: skip


@figure(colour="slime")
def bubbles(pen: Pen, look: Settings) -> None:
    """Three bubbles rising."""
    for x, y, r in ((-10, 20, 14), (12, -4, 10), (-4, -30, 6)):
        pen.oval(x, y, r, r, look["colour"])
        pen.arc(x, y, r * 0.6, r * 0.6, 190, 260, "paper", 2.6)


@figure(colour="ink")
def shadow(pen: Pen, look: Settings) -> None:
    """A flat shadow on the ground."""
    pen.oval(0, 0, 50, 8, look["colour"], line=0)


@figure(colour="light")
def cloud(pen: Pen, look: Settings) -> None:
    """A small cloud."""
    pen.blob([(-40, 14), (-36, -6), (-18, -8), (-6, -22), (16, -18), (24, -6), (40, -4), (40, 14)], look["colour"])


@figure(colour="paper", hole="dark")
def zigzag(pen: Pen, look: Settings) -> None:
    """A pill with a zigzag: half calm, half not."""
    pen.box(0, 0, 96, 44, look["colour"], r=22)
    pen.path("M0 -22 L26 -22 C58 -22 58 22 26 22 L0 22 Z", "red")
    pen.stroke([(-34, 6), (-22, -8), (-10, 8), (2, -10), (14, 10), (26, -8), (36, 4)], look["hole"], 4, curved=False)
