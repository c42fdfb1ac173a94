"""Creatures of the office: what lives in cabinets, queues, archives and behind shutters."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import Point, smooth
from generator.art.figures_bombs import fuse
from generator.art.figures_office import rubber_stamp, spectacles
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


def _drawer(pen: Pen, width: float, height: float, fill: str) -> None:
    pen.box(0, 0, width, height, fill, r=2)
    pen.box(0, -height * 0.16, width * 0.34, height * 0.3, "paper", line=0.8, shade=0)
    pen.box(0, height * 0.26, width * 0.36, height * 0.16, "iron", r=1, line=0.8, shade=0)


@figure(metal="accent", dark="iron")
def filing_golem(pen: Pen, look: Settings) -> None:
    """A hulk of filing cabinets: drawers for jaws, fists and belly, a slip of paper in its mouth."""
    for one in pen.both():
        one.box(16, 47, 24, 26, look["metal"], r=2)
        one.box(18, 58, 30, 9, look["dark"], r=2)
        one.box(42, -16, 24, 24, look["metal"], r=3, turn=14)
        one.box(52, 8, 20, 28, look["metal"], r=2, turn=-8)
        _drawer(one.at(54, 36, turn=-4), 32, 32, look["metal"])
    for x, turn, colour in ((-14, -10, "spark"), (-4, -3, "paper"), (6, 5, "red"), (16, 12, "paper")):
        pen.box(x, 8, 20, 34, colour, r=1, turn=turn)
    pen.box(0, 6, 66, 62, look["metal"], r=3)
    _drawer(pen.at(0, -12), 56, 20, look["metal"])
    pen.box(0, 16, 54, 18, "deep", line=0.8, shade=0)
    for x, turn, colour in ((-16, -8, "spark"), (-6, -2, "paper"), (6, 4, "red"), (16, 9, "paper")):
        pen.box(x, 14, 14, 20, colour, r=1, turn=turn, line=0.8)
    pen.poly([(-32, 18), (32, 18), (36, 38), (-36, 38)], look["metal"])
    pen.box(0, 25, 20, 7, "paper", line=0.8, shade=0)
    pen.box(0, 33, 22, 4, look["dark"], r=1, line=0.8)
    pen.box(0, -42, 46, 36, look["metal"], r=3)
    faces.eyes(pen.at(0, -43), look.face, gap=11, r=8, white="spark")
    pen.box(0, -29, 40, 9, "deep", line=0.8, shade=0)
    for x in (-15, -7, 8, 16):
        pen.poly([(x - 3.5, -33), (x + 3.5, -33), (x, -27)], "paper", line=0.6)
    pen.poly([(-24, -26), (24, -26), (28, -14), (-28, -14)], look["metal"])
    pen.box(0, -20, 16, 4, look["dark"], r=1, line=0.8)
    pen.poly([(-4, -32), (12, -34), (15, -12), (11, -14), (7, -10), (3, -13), (-1, -10)], "paper", line=0.9)


@figure(body="slime", tie="red")
def elbows(pen: Pen, look: Settings) -> None:
    """A lanky creep who is only asking: two enormous pointed elbows and a finger politely raised."""
    for one in pen.both():
        one.tube([(6, 32), (10, 46), (8, 56)], look["body"], 8)
        one.oval(12, 58, 10, 5, look["body"])
    for one in pen.both():
        one.path("M8 -6 L62 8 L70 20 L58 20 L10 6 Z", look["body"])
        for dx, dy in ((78, 12), (80, 24), (70, 31)):
            one.stroke([(70 + (dx - 70) * 0.5, 20 + (dy - 20) * 0.5), (dx, dy)], "red", 2.6)
    pen.path("M-60 18 L-66 24 L-20 34 L-16 26 Z", look["body"])
    pen.path("M58 20 L68 18 L48 -34 L40 -30 Z", look["body"])
    pen.tube([(43, -34), (41, -52)], look["body"], 6)
    pen.oval(43, -32, 8, 7.5, look["body"])
    pen.path("M-13 38 C-18 10 -14 -10 0 -12 C14 -10 18 10 13 38 Z", look["body"])
    pen.path("M-3 -8 L3 -8 L5 18 L0 24 L-5 18 Z", look["tie"], line=0.9)
    pen.oval(-17, 29, 7, 6, look["body"])
    for one in pen.both():
        one.path("M8 -46 C10 -58 20 -58 22 -68 C30 -54 26 -46 18 -38 Z", "light")
    pen.blob([(-24, -28), (-18, -48), (0, -54), (18, -48), (24, -28), (14, -10), (0, -6), (-14, -10)], look["body"])
    faces.face(pen.at(0, -33), look.face, 0.95)


@figure(wood="wood", ink="red", boot="iron")
def marching_stamp(pen: Pen, look: Settings) -> None:
    """A rubber stamp in a soldier's boots, goose-stepping to the right."""
    for points, turn in (([(-10, 22), (-18, 40), (-16, 54)], 0), ([(10, 22), (34, 26), (52, 12)], -64)):
        pen.tube(points, "iron", 10)
        x, y = points[-1]
        boot = pen.at(x, y, turn=turn)
        boot.path("M-8 -16 L8 -16 L9 2 C22 2 26 10 22 14 L-9 14 Z", look["boot"])
        boot.stroke([(-8, 10), (20, 10)], "ink", 1.6)
    pen.tube([(26, -4), (44, -14), (40, -34)], look["wood"], 7)
    pen.oval(40, -36, 7, 6.5, "paper")
    pen.tube([(-26, -2), (-44, 10), (-34, 22)], look["wood"], 7)
    pen.oval(-33, 23, 7, 6.5, "paper")
    pen.path("M-9 -22 C-12 -42 -20 -46 -18 -58 C-14 -76 14 -76 18 -58 C20 -46 12 -42 9 -22 Z", look["wood"])
    pen.stroke([(-9, -62), (-10, -52)], "paper", 3.4)
    pen.path("M-30 4 C-28 -30 28 -30 30 4 Z", look["wood"])
    pen.box(0, 8, 70, 22, look["wood"], r=3)
    pen.box(0, 21, 74, 8, look["ink"], r=2)
    faces.face(pen.at(0, -6), look.face, 0.92)


@figure(fur="steel", belly="light", ear="skin")
def archive_mouse(pen: Pen, look: Settings) -> None:
    """A mouse that has read everything: round, in spectacles, picking its teeth with a paper clip."""
    pen.tube([(26, 40), (54, 46), (64, 28), (54, 16), (62, 6)], "skin", 5)
    for one in pen.both():
        one.oval(26, -40, 18, 18, look["fur"])
        one.oval(26, -40, 11, 11, look["ear"], line=0.8)
    pen.blob([(-34, 30), (-30, 4), (-14, -10), (14, -10), (30, 4), (34, 30), (22, 50), (0, 54), (-22, 50)], look["fur"])
    pen.oval(0, 26, 23, 22, look["belly"], shade=0.6)
    pen.arc(0, 32, 3, 3, 0, 360, "ink", 1.4)
    for one in pen.both():
        one.oval(18, 52, 13, 6.5, "skin")
    pen.path("M-28 -20 C-30 -48 30 -48 28 -20 C24 -2 12 6 0 8 C-12 6 -24 -2 -28 -20", look["fur"])
    faces.eyes(pen.at(0, -18), look.face, gap=10, r=7.4)
    spectacles(pen.at(0, -20), 10, 10)
    pen.oval(0, -6, 6, 5, "red", line=0.9)
    pen.stroke([(-8, 3), (0, 1), (8, 2)], "ink", 2)
    pen.box(-3, 6, 5, 7, "paper", r=1, line=0.9)
    pen.box(3, 6, 5, 7, "paper", r=1, line=0.9)
    for side in (-1, 1):
        for y in (-6, 0):
            pen.stroke([(12 * side, y + 1), (34 * side, y * 2 + 2)], "ink", 1.1)
    pen.tube([(-28, 14), (-40, 26), (-22, 32)], look["fur"], 8)
    pen.tube([(26, 12), (38, 14), (26, 6)], look["fur"], 8)
    for colour, w in (("ink", 4.6), ("paper", 2.4)):
        pen.stroke([(6, 6), (30, -4), (34, 2), (14, 11), (10, 6), (26, 0)], colour, w)
    pen.oval(27, 6, 6, 5.6, look["fur"])


@figure(body="accent", house="main")
def snail(pen: Pen, look: Settings) -> None:
    """A snail on its way to the left, in no hurry, a rubber stamp on its shell."""
    rubber_stamp(pen.at(18, -44, 0.8, turn=12), "red")
    pen.path("M-56 36 C-58 26 -52 18 -46 16 C-40 18 -30 26 -10 26 L50 30 C60 30 66 38 62 42 L-48 42 Z", look["body"])
    pen.tube([(-44, 22), (-48, -2)], look["body"], 13)
    for x, tip in ((-52, -62), (-44, -38)):
        pen.tube([(x + 2, -6), (tip, -30)], look["body"], 4)
    pen.oval(-48, -4, 14, 13, look["body"])
    faces.eyes(pen.at(-50, -30), look.face, gap=10, r=8)
    pen.stroke([(-56, 2), (-50, 4), (-44, 1)], "ink", 2)
    pen.oval(16, 4, 33, 32, look["house"])
    coil: list[Point] = []
    for i in range(40):
        t, r = i * 0.38, 26 * (1 - i / 42)
        coil.append((16 + r * math.cos(t), 5 + r * math.sin(t)))
    pen.stroke(coil, "ink", 2.6, curved=False)


@figure(body="slime", tongue="paper")
def queue_head(pen: Pen, look: Settings) -> None:
    """The head of a live queue, facing left: all appetite, its tongue a roll of numbered-off tickets."""
    pen.path("M30 44 C44 20 46 -14 30 -30 C10 -46 -30 -42 -46 -22 C-54 -12 -54 -4 -48 0 L-6 4 L-44 20 C-48 28 -36 42 "
             "-10 46 Z", look["body"])  # fmt: skip
    pen.path("M-46 0 L-4 4 L-42 20 C-20 26 6 24 14 4 C8 -8 -20 -6 -46 0", "deep", line=0.9, shade=0)
    for x, y in ((-40, -1), (-29, -2), (-18, -2), (-7, 0)):
        pen.poly([(x - 4.5, y - 1), (x + 4.5, y), (x - 1, y + 9)], "paper", line=0.8)
    for x, y in ((-32, 22), (-20, 23), (-8, 22)):
        pen.poly([(x - 4.5, y + 1), (x + 4.5, y), (x, y - 8)], "paper", line=0.8)
    tongue: list[Point] = [(6, 8), (-20, 11), (-44, 12), (-58, 18), (-66, 32), (-60, 44)]
    pen.tube(tongue, look["tongue"], 11)
    for x, y in ((-14, 11), (-28, 12), (-42, 12), (-55, 17), (-63, 28)):
        pen.stroke([(x, y - 5), (x - 1, y + 5)], "red", 1.6)
    pen.oval(-56, 44, 11, 11, look["tongue"])
    pen.arc(-56, 44, 6, 6, 0, 360, "red", 2)
    for x, y in ((-24, -44), (2, -44)):
        pen.oval(x, y + 8, 15, 15, look["body"])
    faces.eyes(pen.at(-12, -34), look.face, gap=13, r=10)
    pen.oval(-44, -16, 2, 2.6, "ink", line=0)
    for x, y in ((24, -18), (32, 2), (26, 24)):
        pen.oval(x, y, 4, 4, "spark", line=0.8)


@figure(body="slime")
def queue_tail(pen: Pen, look: Settings) -> None:
    """The rest of the live queue: a coil under everybody's feet, from the left edge round to the right."""
    path: list[Point] = [(26, 16), (52, 22), (62, 34), (40, 42), (0, 40), (-30, 40)]
    pen.tube(path, look["body"], 15)
    for x, y in smooth(path)[2::5]:
        pen.dot(x, y - 3, 2.2, "spark")


@figure(body="slime", brace="red")
def hung_creep(pen: Pen, look: Settings) -> None:
    """A creep hanging by his braces from a hook at (0, -60), arms and legs limp."""
    for one in pen.both():
        one.tube([(3, -58), (16, -22), (18, 10)], look["brace"], 5)
        one.path("M7 36 L20 36 L22 56 C20 64 8 64 6 56 Z", look["body"])
        one.path("M9 -24 C14 -40 26 -38 30 -46 C36 -32 30 -22 22 -14 Z", "light")
        one.tube([(24, 10), (34, 24), (31, 44)], look["body"], 8)
        one.oval(31, 47, 6, 6, look["body"])
    pen.blob([(-30, 2), (-26, -22), (0, -32), (26, -22), (30, 2), (26, 32), (0, 42), (-26, 32)], look["body"])
    pen.path("M-28 20 Q0 28 28 20 L27 32 Q18 44 0 43 Q-18 44 -27 32 Z", "iron")
    for one in pen.both():
        one.tube([(13, -22), (16, 2), (17, 24)], look["brace"], 4.4)
        one.oval(17, 25, 3.4, 3.4, "spark", line=0.8)
    faces.face(pen.at(0, -7), look.face, 0.98)
    pen.tube([(0, -76), (0, -62), (5, -55), (11, -60)], "iron", 4)


@figure(wall="light", frame="wood", shutter="accent", eye="slime")
def closed_window(pen: Pen, look: Settings) -> None:
    """A counter window, its shutter down and padlocked, two sleepy eyes in the crack beneath."""
    pen.path("M-54 46 L-54 -8 C-54 -62 54 -62 54 -8 L54 46 Z", look["frame"])
    hole = smooth([(-44, 40), (-44, -8), (-30, -36), (0, -46), (30, -36), (44, -8), (44, 40)])
    with pen.inside(hole) as inner:
        inner.poly(hole, "deep", shade=0)
        for x in (-15, 15):
            inner.oval(x, 32, 14, 16, look["eye"])
        faces.eyes(inner.at(0, 31), look.face, gap=14, r=9.5)
        for i in range(8):
            inner.box(0, -46 + 9.6 * i, 100, 9.6, look["shutter"], shade=0.3, line=0.8)
        inner.box(0, 25, 100, 7, "iron", line=0.8)
    pen.box(0, 47, 132, 10, look["frame"], r=3)
    pen.arc(0, 4, 8, 10, 180, 360, "ink", 8)
    pen.arc(0, 4, 8, 10, 180, 360, "steel", 4.4)
    pen.box(0, 14, 30, 24, "spark", r=4)
    pen.oval(0, 11, 4, 4, "ink", line=0)
    pen.poly([(-1.8, 12), (1.8, 12), (3, 20), (-3, 20)], "ink", line=0)


@figure(body="iron", tie="red")
def approved_bomb(pen: Pen, look: Settings) -> None:
    """A bomb passed by every office: stamped all over, in a necktie, a sealed ribbon on its chest."""
    fuse(pen, [(20, -28), (24, -38), (34, -46), (46, -38)], lit=13)
    pen.box(18.5, -24.5, 18, 13, look["body"], r=2, turn=37)
    pen.oval(0, 8, 38, 37, look["body"])
    for x, y, r, turn, colour in ((-24, -8, 9, -20, "red"), (26, 2, 9, 14, "slime"), (-27, 20, 8, 10, "spark"),
                                  (22, 28, 9.5, -10, "red"), (-10, -22, 6.5, 0, "slime")):  # fmt: skip
        mark = pen.at(x, y, turn=turn)
        mark.arc(0, 0, r, r, 0, 360, colour, 2)
        mark.arc(0, 0, r * 0.68, r * 0.68, 0, 360, colour, 1.2)
        mark.star(0, 0, 5, r * 0.5, r * 0.22, colour, line=0)
    faces.face(pen.at(0, 2), look.face, 1.05)
    pen.path("M-6 24 L6 24 L4 30 L9 48 L0 56 L-9 48 L-4 30 Z", look["tie"])
    for turn in (-16, 16):
        pen.at(-18, 36, turn=turn).path("M-4 0 L4 0 L5 20 L0 16 L-5 20 Z", "paper", line=0.8)
    pen.star(-18, 35, 12, 10, 7.6, "spark")
    pen.star(-18, 35, 5, 5, 2.2, "red", line=0)
