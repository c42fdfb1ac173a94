"""Figures of the works: doctors, engineers, welders and others with a trade and a tool."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.figures_folk import arm, head
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


def gear(pen: Pen, x: float, y: float, r: float, fill: str, *, teeth: int = 9, hole: str = "ink") -> None:
    """A cog of outer radius `r`."""
    points = []
    for i in range(teeth):
        for share, reach in ((0.0, 0.76), (0.14, 1.0), (0.42, 1.0), (0.56, 0.76)):
            t = 2 * math.pi * (i + share) / teeth
            points.append((x + r * reach * math.cos(t), y + r * reach * math.sin(t)))
    pen.poly(points, fill)
    pen.oval(x, y, r * 0.3, r * 0.3, hole, line=0.8, shade=0)


def hex_nut(pen: Pen, x: float, y: float, r: float, fill: str = "steel") -> None:
    """A six-sided nut of radius `r`."""
    pen.poly([(x + r * math.cos(t), y + r * math.sin(t)) for t in (math.pi * i / 3 for i in range(6))], fill)
    pen.oval(x, y, r * 0.48, r * 0.48, "ink", line=0.7, shade=0)


def spanner(pen: Pen, fill: str = "steel", length: float = 60.0) -> None:
    """A wrench, jaws up, its handle's end at the origin."""
    half = 4.5
    pen.path(f"M{-half} 0 L{-half} {-length + 14} C-15 {-length + 8} -17 {-length - 8} -9 {-length - 14} "
             f"L-6 {-length + 2} L6 {-length + 2} L9 {-length - 14} C17 {-length - 8} 15 {-length + 8} "
             f"{half} {-length + 14} L{half} 0 Q0 7 {-half} 0", fill)  # fmt: skip
    pen.oval(0, -4, 1.8, 1.8, "ink", line=0)


@figure(coat="paper", hair="spark", skin="skin", trim="main")
def doctor(pen: Pen, look: Settings) -> None:
    """A mad doctor: goggles, hair on end, a huge wrench and one nut more than there should be."""
    pen.at(44, 26, 1.15, turn=16).tube([(0, 0), (0, -4)], "steel", 6)
    spanner(pen.at(45, 20, 1.15, turn=12), "steel", 62)
    pen.path("M-40 56 C-42 22 -30 6 -12 3 L12 3 C30 6 42 22 40 56 Z", look["coat"])
    pen.path("M-12 3 L0 26 L12 3 Z", look["trim"], line=0.8)
    pen.stroke([(0, 26), (0, 56)], "ink", 1.6)
    for y in (36, 47):
        pen.oval(5, y, 2, 2, "ink", line=0)
    pen.box(-23, 38, 14, 13, look["coat"], r=1, line=0.8)
    for x, colour in ((-27, "red"), (-23, "main"), (-19, "spark")):
        pen.stroke([(x, 32), (x, 25)], colour, 2.4)
    arm(pen, [(30, 18), (52, 26), (46, 6)], look["coat"], "iron", w=13)
    arm(pen, [(-30, 18), (-54, 24), (-48, -6)], look["coat"], "iron", w=13)
    hex_nut(pen, -49, -24, 14)
    pen.path("M-24 -22 L-40 -20 L-30 -30 L-44 -40 L-29 -41 L-34 -58 L-20 -48 L-16 -66 L-4 -50 L6 -68 L12 -50 L28 -62 "
             "L26 -44 L42 -46 L31 -33 L42 -24 L24 -20 Z", look["hair"])  # fmt: skip
    head(pen.at(0, -20), 23, 24, look["skin"])
    pen.box(0, -26, 50, 6, "iron", r=1)
    for one in pen.both():
        one.oval(11, -25, 12, 12, "iron")
        one.oval(11, -25, 8.5, 8.5, "light", shade=0.6)
    for x, r in ((-12, 3.8), (12, 2.2)):
        pen.oval(x, -24, r, r, "ink", line=0)
    for x in (-15, 7):
        pen.stroke([(x, -30), (x + 4, -31)], "paper", 2.4)
    pen.oval(0, -12, 4.5, 4, "ember", line=0.8)
    faces.mouth(pen.at(0, -2), look.face, 14)


@figure(helmet="spark", coat="main", skin="skin", beard="wood")
def engineer(pen: Pen, look: Settings) -> None:
    """The chief engineer: lamp helmet, beard in a plait, plans under one arm, an ear for the hum."""
    pen.at(-40, 14, turn=-34).box(0, 0, 14, 66, "paper", r=2)
    pen.at(-40, 14, turn=-34).oval(0, -33, 7, 3, "soft", line=0.8)
    pen.path("M-44 56 C-46 22 -32 6 -12 4 L12 4 C32 6 46 22 44 56 Z", look["coat"])
    for one in pen.both():
        one.poly([(26, 8), (15, 6), (13, 56), (25, 56)], "spark", line=0.8)
    arm(pen, [(-34, 20), (-52, 36), (-26, 40)], look["coat"], look["skin"], w=14)
    arm(pen, [(34, 20), (54, 14), (38, -16)], look["coat"], look["skin"], w=13)
    head(pen.at(0, -18), 22, 24, look["skin"])
    pen.path("M-23 -18 C-26 20 -12 22 0 40 C12 22 26 20 23 -18 C18 -6 10 -10 0 -8 C-10 -10 -18 -6 -23 -18",
             look["beard"])  # fmt: skip
    for y in (14, 24):
        pen.stroke([(-7, y), (0, y + 5), (7, y)], "ink", 1.4)
    gear(pen, 0, 37, 7, "steel", teeth=7)
    faces.eyes(pen.at(0, -18), look.face, gap=9, r=6.5)
    pen.oval(0, -11, 5, 4.5, "ember", line=0.8)
    faces.mouth(pen.at(0, -1), look.face, 9)
    pen.path("M-26 -30 C-28 -66 28 -66 26 -30 Z", look["helmet"])
    pen.path("M-5 -57 L5 -57 L6 -32 L-6 -32 Z", look["helmet"], line=0.8)
    pen.box(0, -30, 62, 8, look["helmet"], r=4)
    pen.oval(0, -43, 10, 10, "iron")
    pen.oval(0, -43, 6.5, 6.5, "paper", line=0.7)
    pen.stroke([(-20, -40), (-16, -50)], "paper", 3)


@figure(coat="dark", mask="iron", apron="wood")
def welder(pen: Pen, look: Settings) -> None:
    """A welder behind the mask, torch at work, the other glove welded where it should not be."""
    pen.path("M-38 56 C-42 22 -28 4 -10 2 L10 2 C28 4 42 22 38 56 Z", look["coat"])
    pen.path("M-20 56 L-18 14 L18 14 L20 56 Z", look["apron"])
    arm(pen, [(-30, 16), (-52, 26), (-48, 46)], look["coat"], "accent", w=14)
    head(pen.at(0, -24), 20, 20, "skin")
    pen.path("M-22 -28 C-24 -60 24 -60 22 -28 Z", "main")
    pen.path("M-25 -40 L25 -40 L22 -6 C16 8 -16 8 -22 -6 Z", look["mask"])
    pen.box(0, -24, 36, 15, "spark", r=2)
    pen.poly([(-16, -30), (-6, -30), (-12, -18), (-16, -18)], "paper", line=0)
    for x in (-6, 0, 6):
        pen.stroke([(x, -4), (x, 0)], "ink", 2)
    for one in pen.both():
        one.oval(25, -32, 5, 5, "steel")
    arm(pen, [(30, 16), (46, 30), (24, 30)], look["coat"], "accent", w=14)
    pen.tube([(22, 28), (40, 14), (52, 18)], "spark", 5)
    pen.tube([(24, 34), (14, 50), (30, 64)], "red", 3.4)


@figure(coat="main", cap="dark", skin="skin")
def inspector(pen: Pen, look: Settings) -> None:
    """An inspector with one enormous eye behind his glass and a stamp in the other hand."""
    pen.path("M-34 56 C-36 24 -26 6 -10 4 L10 4 C26 6 36 24 34 56 Z", look["coat"])
    pen.path("M-10 3 L0 22 L10 3 Z", "paper", line=0.8)
    pen.path("M-3 8 L3 8 L4 30 L0 36 L-4 30 Z", "ink")
    pen.box(18, 34, 15, 12, look["coat"], r=1, line=0.8)
    for x in (14, 19):
        pen.stroke([(x, 30), (x, 22)], "spark", 2.4)
    head(pen.at(0, -20), 20, 23, look["skin"])
    pen.path("M-22 -30 C-24 -54 24 -54 22 -30 Z", look["cap"])
    pen.path("M-22 -34 L22 -34 C30 -33 34 -28 32 -26 L-14 -28 C-20 -28 -22 -30 -22 -34", "ink", shade=0)
    gear(pen, 0, -41, 6, "spark", teeth=7)
    faces.eyes(pen.at(0, -18), look.face, gap=8.5, r=6)
    pen.path("M2 -16 Q12 -10 4 -8 L-2 -8", look["skin"], line=0.7)
    faces.mouth(pen.at(0, -4), look.face, 9)
    arm(pen, [(-28, 18), (-50, 30), (-38, 12)], look["coat"], look["skin"], w=12)
    pen.tube([(-38, 14), (-31, 0)], "wood", 6)
    pen.oval(-22, -19, 21, 21, "iron")
    pen.oval(-22, -19, 17, 17, "light", shade=0)
    pen.oval(-22, -18, 13, 14, "paper", line=0.8, shade=0)
    pen.oval(-20, -16, 7, 7.5, "main", line=0.8, shade=0)
    pen.oval(-20, -16, 3.6, 4, "ink", line=0)
    pen.arc(-22, -19, 14.5, 14.5, 200, 250, "paper", 2.6)
    arm(pen, [(28, 18), (50, 28), (46, 2)], look["coat"], look["skin"], w=12)
    pen.box(46, -6, 7, 14, "wood", r=3)
    pen.box(46, -16, 24, 9, "wood", r=2)
    pen.box(46, -22, 27, 4, "red", r=1, line=0.8)


@figure(overall="main", shirt="spark", skin="skin", scarf="red")
def mechanic(pen: Pen, look: Settings) -> None:
    """A mechanic with rolled sleeves, the found part held high."""
    pen.path("M-28 56 C-30 24 -24 6 -8 4 L8 4 C24 6 30 24 28 56 Z", look["shirt"])
    pen.path("M-18 56 L-16 20 L16 20 L18 56 Z", look["overall"])
    for one in pen.both():
        one.poly([(16, 22), (9, 20), (12, 4), (19, 7)], look["overall"], line=0.8)
        one.oval(12, 23, 2.2, 2.2, "spark", line=0.6)
    pen.box(0, 36, 18, 11, look["overall"], r=1, line=0.8)
    pen.stroke([(-5, 33), (-5, 22)], "steel", 3)
    arm(pen, [(-22, 16), (-40, 34), (-22, 42)], look["shirt"], look["skin"], w=11)
    arm(pen, [(22, 14), (42, 6), (37, -36)], look["skin"], look["skin"], w=11)
    pen.tube([(22, 14), (33, 11)], look["shirt"], 13)
    head(pen.at(0, -20), 19, 21, look["skin"])
    pen.path("M-20 -20 C-26 -46 22 -50 20 -20 C14 -36 -2 -34 -20 -20", "wood")
    pen.path("M-21 -28 C-20 -54 20 -54 21 -28 Q0 -40 -21 -28", look["scarf"])
    pen.path("M6 -46 C4 -62 20 -62 14 -48 C26 -56 30 -42 14 -43 Z", look["scarf"])
    for x, y in ((-11, -38), (0, -42), (11, -39)):
        pen.oval(x, y, 2, 2, "paper", line=0)
    faces.eyes(pen.at(0, -17), look.face, gap=8.5, r=6)
    faces.mouth(pen.at(0, -7), look.face, 10)
    pen.stroke([(10, -10), (15, -8)], "ink", 2.4)


@figure(suit="dark", tie="red", skin="skin")
def director(pen: Pen, look: Settings) -> None:
    """A director as wide as his desk: cigar, tie, three chins."""
    pen.path("M-54 40 C-56 8 -34 -6 -14 -8 L14 -8 C34 -6 56 8 54 40 Z", look["suit"])
    pen.path("M-16 -8 L0 40 L16 -8 Z", "paper", line=0.8)
    pen.path("M-5 -1 L5 -1 L9 32 L0 42 L-9 32 Z", look["tie"])
    for one in pen.both():
        one.path("M14 -10 L26 -4 L10 40 L1 38 Z", look["suit"])
    gear(pen, -30, 14, 6, "spark", teeth=7)
    pen.path("M-24 -34 C-36 -8 -24 4 0 4 C24 4 36 -8 24 -34 Z", look["skin"])
    pen.stroke([(-18, -2), (0, 1), (18, -2)], "ink", 1.6)
    pen.path("M-22 -30 C-24 -64 24 -64 22 -30 Z", look["skin"])
    for one in pen.both():
        one.path("M21 -42 C30 -42 30 -24 24 -22 L20 -30 Z", "wood", line=0.8)
        one.oval(27, -20, 4, 6, look["skin"], line=0.8)
    pen.stroke([(-8, -58), (2, -61), (14, -53)], "ink", 1.5)
    faces.eyes(pen.at(0, -34), look.face, gap=9.5, r=6.5)
    pen.oval(0, -24, 6, 5.5, "skin", line=0.8)
    faces.mouth(pen.at(0, -10), look.face, 13)
    pen.tube([(12, -7), (34, -13)], "wood", 6)
    pen.oval(36, -13.5, 3.4, 4, "ember", line=0.8)
    arm(pen, [(44, 18), (60, 34), (34, 40)], look["suit"], look["skin"], w=14)
    arm(pen, [(-44, 18), (-60, 34), (-34, 40)], look["suit"], look["skin"], w=14)


@figure(suit="accent", visor="light", skin="skin")
def sapper(pen: Pen, look: Settings) -> None:
    """A sapper in a padded suit with pliers, sweating under the visor, leaning to the right."""
    pen.path("M-50 56 C-54 26 -40 4 -16 2 L20 0 C36 4 42 20 38 56 Z", look["suit"])
    for y in (20, 34, 48):
        pen.stroke([(-44, y), (-6, y + 4), (34, y - 2)], "ink", 1.4)
    pen.path("M-24 6 C-32 -8 32 -14 28 4 C26 16 -20 16 -24 6", look["suit"])
    pen.oval(2, -20, 28, 27, look["suit"])
    pen.oval(6, -18, 22, 21, look["skin"], shade=0)
    faces.eyes(pen.at(9, -17), look.face, gap=8.5, r=7)
    faces.mouth(pen.at(10, -4), look.face, 9)
    pen.path("M-14 -30 C-10 -36 -4 -28 -8 -22 C-14 -20 -17 -26 -14 -30", "paper", line=0.7)
    pen.arc(6, -18, 22, 21, 0, 360, "ink", 3.6)
    pen.arc(6, -18, 18, 17, 195, 235, "paper", 3)
    arm(pen, [(-34, 18), (-44, 44), (-14, 46)], look["suit"], "iron", w=16)
    arm(pen, [(30, 16), (52, 28), (44, 12)], look["suit"], "iron", w=15)
    pliers = pen.at(47, 6, turn=50)
    for one in pliers.both():
        one.tube([(3, 14), (6, 4), (1, -4)], "red", 4.5)
        one.path("M0 -2 L6 -8 L4 -22 L0 -20 Z", "steel")


@figure(skin="skin", pyjamas="main", glove="red", cap="dark")
def sleepwalker(pen: Pen, look: Settings) -> None:
    """Fast asleep, fists up: nightcap above, boxing gloves in front."""
    for x, foot in ((-9, -16), (9, 16)):
        pen.tube([(x, 22), (x + foot * 0.5, 36), (x + foot, 50)], look["pyjamas"], 12)
        pen.oval(x + foot + 4, 53, 9, 5, look["skin"])
    pen.path("M-20 28 C-22 4 -14 -8 0 -8 C14 -8 22 4 20 28 Z", look["pyjamas"])
    for x in (-10, 0, 10):
        pen.stroke([(x, -4), (x * 1.2, 26)], "light", 2)
    head(pen.at(0, -23), 19, 19, look["skin"])
    pen.path("M-20 -28 C-18 -54 0 -66 34 -66 C24 -58 22 -44 20 -28 Q0 -36 -20 -28", look["cap"])
    pen.stroke([(-14, -44), (16, -50)], "accent", 4)
    pen.tube([(-20, -28), (0, -33), (20, -28)], "paper", 5)
    pen.oval(36, -64, 7, 7, "paper")
    faces.eyes(pen.at(0, -18), look.face, gap=8.5, r=6)
    pen.path("M-5 -8 L6 -9 L6 -5 L-4 -4 Z", "deep", line=0.7)
    for points in ([(16, 0), (34, 8), (40, -10)], [(-16, 0), (-34, 10), (-42, -4)]):
        pen.tube(points, look["pyjamas"], 10)
    for one in (pen.at(42, -12), pen.at(-44, -8, flip=True)):
        one.path("M-12 10 C-18 -10 -8 -20 4 -18 C16 -16 18 2 10 10 Z", look["glove"])
        one.path("M-12 0 C-20 -4 -18 -14 -10 -12 C-6 -10 -6 -4 -6 2", look["glove"], line=0.8)
        one.box(-1, 12, 20, 7, "paper", r=2)
