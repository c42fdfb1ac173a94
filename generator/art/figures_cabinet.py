"""Rooms of an office and what stands, hangs or cools in them: windows, shelves, doors, rails, tea."""

from __future__ import annotations

import math

from generator.art.curves import Point
from generator.art.figures_stage import dashes
from generator.art.pen import Pen
from generator.art.registry import Settings, dice, figure


@figure(colour="paper")
def thread(pen: Pen, look: Settings) -> None:
    """Strands of cobweb from the origin to a nose some 40 units to the right."""
    for x, y, sag in ((36, 30, 6), (38, 26, -2), (34, 32, 14)):
        pen.stroke([(0, sag), (x * 0.5, y * 0.5 + sag + 4), (x, y)], look["colour"], 1.0)
    for x in (10, 20, 28):
        pen.stroke([(x, x * 0.6 + 4), (x - 3, x * 0.6 + 14)], look["colour"], 0.8)


@figure(metal="spark")
def slot_lip(pen: Pen, look: Settings) -> None:
    """The upper edge of a letter slot, over the letter that is stuck in it."""
    pen.poly([(-64, -9), (64, -9), (64, 3), (50, 6), (20, 1), (-14, 8), (-46, 2), (-64, 5)], look["metal"])
    for x in (-56, 56):
        pen.oval(x, -3, 2.4, 2.4, "iron", line=0)


@figure(colour="light")
def loop_path(pen: Pen, look: Settings) -> None:
    """A dashed flight out of a basket at the lower left, round a loop and off to the right."""
    dashes(pen, [(-44, 0), (-46, -24), (-30, -40), (-12, -32), (-14, -14), (-32, -10), (-34, 8), (-10, 22), (14, 10)],
           look["colour"], 2.6)  # fmt: skip


@figure(paper="paper")
def sheet(pen: Pen, look: Settings) -> None:
    """One loose sheet."""
    pen.poly([(-24, -32), (24, -34), (26, 20), (14, 32), (-22, 34)], look["paper"])
    pen.poly([(26, 20), (14, 32), (12, 18)], "light", line=0.8, shade=0)
    for y in (-20, -10, 0):
        pen.stroke([(-15, y), (15, y - 1)], "accent", 3)


@figure(wool="red")
def yarn(pen: Pen, look: Settings) -> None:
    """A ball of wool, its end running off to the right."""
    pen.tube([(20, 24), (60, 34), (84, 22)], look["wool"], 4)
    pen.oval(0, 0, 40, 38, look["wool"])
    for points in ([(-32, -8), (-4, -24), (28, -14)], [(-36, 8), (0, -8), (34, 4)], [(-24, 26), (4, 8), (30, 20)],
                   [(-10, -34), (8, -10), (6, 30)]):  # fmt: skip
        pen.stroke(points, "ink", 2)


@figure(wood="wood", hook="iron")
def coat_rail(pen: Pen, look: Settings) -> None:
    """A rail of coat hooks across the wall."""
    pen.box(0, 0, 180, 12, look["wood"])
    for x in (-54, -28, 28, 54):
        pen.tube([(x, 0), (x, 10), (x + 5, 14), (x + 9, 8)], look["hook"], 3)
    pen.path("M-60 12 C-66 34 -64 50 -62 56 L-44 56 C-42 42 -44 26 -50 12 Z", "red")
    pen.stroke([(-53, 22), (-53, 56)], "ink", 1.4)


@figure(handle="wood", head="iron")
def hammer(pen: Pen, look: Settings) -> None:
    """A hammer, head up."""
    pen.tube([(0, -24), (0, 52)], look["handle"], 8)
    pen.path("M-30 -42 L14 -42 C26 -42 32 -34 36 -24 L14 -26 L-30 -22 Z", look["head"])


@figure(wall="main", wood="wood", dark="deep")
def counter_arch(pen: Pen, look: Settings) -> None:
    """A half-round counter window to put somebody in; its sill is placed in front."""
    pen.path("M-72 60 L-72 -6 C-72 -76 72 -76 72 -6 L72 60 Z", look["wood"])
    pen.path("M-62 60 L-62 -6 C-62 -64 62 -64 62 -6 L62 60 Z", look["dark"], shade=0)
    for x in (-40, 0, 40):
        pen.box(x, -16, 34, 30, look["wall"], line=0.8, shade=0.4)
        for i in range(4):
            pen.box(
                x - 12 + 8 * i, -14, 7, 24, ("red", "accent", "paper", "spark")[(i + abs(int(x)) // 40) % 4], line=0.7
            )


@figure(wood="wood", bell="spark")
def sill(pen: Pen, look: Settings) -> None:
    """The sill of a counter window with its bell."""
    pen.box(0, 14, 180, 24, "tan")
    pen.box(0, 0, 180, 9, look["wood"], r=2)
    pen.path("M38 -6 C38 -26 66 -26 66 -6 Z", look["bell"])
    pen.oval(52, -22, 3.4, 3.4, "iron")
    pen.box(52, -5, 34, 4, "iron", r=2)


@figure(wood="wood", one="red", two="accent", three="paper", four="spark")
def file_shelves(pen: Pen, look: Settings) -> None:
    """Shelves of binders over the whole picture."""
    pen.box(0, 0, 180, 120, "deep", line=0)
    chance = dice(5)
    for y in (-34, -2, 30):
        x = -78.0
        while x < 78:
            w, h = chance.uniform(6, 10), chance.uniform(20, 26)
            if chance.random() < 0.88:
                colour = look[chance.choice(("one", "two", "three", "four", "two"))]
                pen.box(x, y + 13 - h / 2, w, h, colour, r=1, line=0.7, shade=0.4)
                pen.box(x, y + 4, w * 0.5, 6, "pale", line=0)
            x += w + 0.8
        pen.box(0, y + 15, 180, 4, look["wood"], line=0.8)


@figure(wood="wood", metal="spark")
def door_slot(pen: Pen, look: Settings) -> None:
    """A door from the inside, its letter slot bent open."""
    pen.box(0, 0, 180, 120, look["wood"], line=0)
    for x in (-60, -30, 0, 30, 60):
        pen.stroke([(x, -60), (x, 60)], "ink", 1.2)
    pen.box(0, -14, 128, 34, look["metal"], r=3)
    for one in pen.both():
        one.oval(58, -14, 2.6, 2.6, "iron", line=0)
    pen.box(0, -14, 106, 20, "ink", r=2, line=0)
    pen.poly([(-54, -24), (54, -24), (46, -44), (10, -38), (-12, -46), (-48, -38)], look["metal"])


@figure(door="wood", frame="dark", ajar=0)
def office_door(pen: Pen, look: Settings) -> None:
    """An office door with a frosted pane."""
    pen.box(0, 0, 62, 104, look["frame"])
    pen.box(0, 3, 50, 98, look["door"])
    pen.box(0, -20, 34, 36, "light", shade=0.4)
    pen.stroke([(-10, -10), (6, -32)], "paper", 3)
    pen.box(0, 28, 34, 28, look["door"], line=0.8)
    pen.oval(18, 8, 3.6, 3.6, "spark")


@figure(colour="iron")
def chains(pen: Pen, look: Settings) -> None:
    """Heavy chains crossed over a door, a padlock where they meet."""
    for start, end in (((-44, -34), (44, 34)), ((-44, 34), (44, -34))):
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        for i in range(8):
            share = (i + 0.5) / 8
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            link = pen.at(x, y, turn=turn)
            for colour, w in (("ink", 6.5), (look["colour"] if i % 2 else "steel", 3.6)):
                link.arc(0, 0, 8, 5 if i % 2 else 3, 0, 360, colour, w)
    pen.arc(0, -6, 8, 10, 180, 360, "ink", 8)
    pen.arc(0, -6, 8, 10, 180, 360, "steel", 4.4)
    pen.box(0, 5, 30, 24, "spark", r=4)
    pen.oval(0, 3, 3.6, 3.6, "ink", line=0)
    pen.stroke([(0, 4), (0, 11)], "ink", 3)


@figure(glass="light", tea="ember", holder="steel")
def tea_glass(pen: Pen, look: Settings) -> None:
    """A glass of tea in its holder, steaming."""
    for x in (-12, 8):
        pen.stroke([(x, -44), (x - 6, -54), (x + 4, -64), (x - 2, -76)], "paper", 4)
    pen.path("M-28 -36 L28 -36 L24 46 L-24 46 Z", look["glass"], shade=0)
    pen.path("M-26.6 -20 L26.6 -20 L24 44 L-24 44 Z", look["tea"], line=0)
    pen.oval(0, -20, 26.5, 5, "wood", line=0.8, shade=0)
    pen.tube([(27, 2), (46, 2), (46, 30), (26, 32)], look["holder"], 6)
    pen.path("M-28 -2 L28 -2 L25 50 L-25 50 Z", look["holder"])
    for x in (-16, 0, 16):
        pen.oval(x, 22, 6.5, 12, look["tea"], line=0.9, shade=0)
    pen.box(0, -2, 60, 7, look["holder"], r=3)
    pen.stroke([(-20, -30), (-19, -10)], "paper", 4)


@figure(bread="tan", filling="red")
def sandwich(pen: Pen, look: Settings) -> None:
    """A sandwich with a bite out of its right side."""
    bite = "C34 {0} 30 {1} 38 {2}"
    pen.path("M-48 26 L-48 14 L46 14 " + bite.format(18, 22, 26) + " Z", look["bread"])
    pen.path("M-52 14 C-44 22 -36 8 -26 15 C-16 22 -8 8 2 15 C12 22 22 8 34 14 L34 6 L-52 6 Z", "slime")
    pen.box(-8, 4, 82, 8, look["filling"], r=3)
    pen.path("M-50 0 C-52 -26 28 -30 36 -16 C26 -14 26 -8 32 -4 C28 -2 28 0 30 0 Z", look["bread"])
    for x, y in ((-30, -12), (-12, -17), (6, -15)):
        pen.oval(x, y, 2.4, 1.6, "light", line=0)


@figure(post="paper", stripe="red")
def boom_barrier(pen: Pen, look: Settings) -> None:
    """A boom barrier, lowered from the left."""
    pen.box(-62, 14, 18, 52, "iron", r=2)
    shape: list[Point] = [(-70, -14), (70, -8), (70, 2), (-70, -2)]
    with pen.inside(shape) as inner:
        inner.poly(shape, look["post"])
        for x in range(-70, 80, 28):
            inner.poly([(x, -20), (x + 14, -20), (x + 8, 8), (x - 6, 8)], look["stripe"], line=0)
    pen.oval(-62, -8, 6, 6, "spark")


@figure(metal="spark")
def key_ring(pen: Pen, look: Settings) -> None:
    """An enormous ring of keys."""
    for turn in (-42, -14, 14, 42):
        key = pen.at(0, 0, turn=turn)
        key.tube([(0, 30), (0, 62)], look["metal"], 5)
        key.box(6, 58, 10, 5, look["metal"], line=0.8)
        key.box(5, 50, 8, 4, look["metal"], line=0.8)
        key.oval(0, 28, 8, 8, look["metal"])
    for colour, w in (("ink", 9), ("steel", 5)):
        pen.arc(0, 0, 26, 26, 0, 365, colour, w)
