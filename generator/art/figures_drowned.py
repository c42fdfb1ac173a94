"""Those whom the swamp did not quite finish: a witch, a ghost, the drowned and their bones."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import curve, smooth
from generator.art.figures_bombs import gloss
from generator.art.figures_folk import arm, head
from generator.art.figures_props import crown
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_GOLD = Settings("plain", {"gold": "spark", "gem": "red", "lining": "red"})


@figure(dress="dark", shawl="mid", sleeve="accent", hair="slime", skin="light", clog="wood")
def swamp_witch(pen: Pen, look: Settings) -> None:
    """A hunched witch with duckweed for hair, arms crossed, sulking with her whole body; one clog is stamping."""
    for x, y, turn, knee in ((-14, 50, 0, -12), (24, 46, -20, 16)):
        pen.tube([(knee, 28), (x, y - 6)], "paper", 8)
        for t in (0.45, 0.8):
            pen.stroke([(knee + (x - knee) * t - 4, 28 + (y - 34) * t), (knee + (x - knee) * t + 4, 28 + (y - 34) * t)],
                       "red", 2.6)  # fmt: skip
        pen.at(x, y, turn=turn).path("M-9 -8 L6 -8 C10 -2 22 -2 22 8 L-10 8 Z", look["clog"])
    pen.path("M-34 40 C-42 10 -48 -20 -26 -42 C-8 -56 20 -54 32 -38 C46 -18 40 18 35 40 L24 34 L12 41 L0 35 L-12 41 "
             "L-24 34 Z", look["dress"])  # fmt: skip
    pen.path("M-40 22 C-46 -8 -36 -26 -14 -30 L14 -30 C36 -26 46 -8 40 22 L28 16 L16 24 L0 18 L-16 24 L-28 16 Z",
             look["shawl"])  # fmt: skip
    pen.path("M-40 0 C-24 -8 -6 12 28 6 L34 19 C8 29 -22 21 -38 15 Z", look["sleeve"])
    pen.path("M40 0 C26 -8 8 8 -24 6 L-30 18 C-4 27 22 23 38 15 Z", look["sleeve"])
    pen.oval(-25, 12, 7, 6, look["skin"])
    pen.oval(28, 13, 7, 6, look["skin"])
    pen.oval(0, -26, 24, 22, look["skin"])
    for one in pen.both():
        one.path("M-1 -50 C34 -54 38 -22 44 6 L37 2 L34 14 L28 4 L24 12 C24 -6 24 -22 10 -34 L-1 -38 Z", look["hair"])
        for x, y, r in ((14, -42, 3.4), (26, -36, 3), (32, -22, 3.4), (33, -6, 3), (27, -14, 2.4)):
            one.oval(x, y, r, r * 0.8, "main", line=0.5, shade=0)
    pen.star(-16, -50, 6, 11, 6, "paper", line=0.8)
    pen.oval(-16, -50, 3.4, 3.4, "spark", line=0.5)
    faces.eyes(pen.at(0, -27), look.face, gap=9, r=6.5)
    pen.path("M-4 -26 C-2 -26 3 -25 5 -18 C8 -10 4 -6 -3 -8 C-8 -10 -6 -18 -4 -26", look["skin"], line=0.8)
    pen.oval(5, -12, 2, 2, "slime", line=0.5)
    pen.arc(0, 2, 12, 8, 205, 335, "ink", 2.8)
    pen.path("M-7 -1 Q0 4 7 -1 Q0 -4 -7 -1", "accent", line=0.7, shade=0)


@figure(body="light", band="red", wood="wood")
def ghost_clerk(pen: Pen, look: Settings) -> None:
    """A bald ghost in sleeve garters and an eyeshade, both hands on his abacus. Below y 40 he is thin air."""
    pen.path("M-36 58 C-40 20 -34 2 -14 -2 L14 -2 C34 2 40 20 36 58 Z", look["body"])
    pen.path("M-10 -2 L0 14 L10 -2 Z", "paper", line=0.7)
    pen.path("M-4 4 L4 4 L5 26 L0 32 L-5 26 Z", "ink", line=0)
    for one in pen.both():
        one.tube([(30, 12), (46, 24), (36, 36)], look["body"], 12)
        one.at(43, 20, turn=52).box(0, 0, 6, 16, look["band"], r=1)
    head(pen.at(0, -24), 25, 26, look["body"])
    gloss(pen, -1, -28, 24, 22)
    faces.eyes(pen.at(0, -20), look.face, gap=10, r=8)
    for one in pen.both():
        one.arc(10, -23, 10, 10, 0, 360, "ink", 2)
    pen.stroke([(-2, -24), (2, -24)], "ink", 2)
    pen.path("M-27 -32 C-24 -40 24 -40 27 -32 C34 -26 40 -22 42 -20 C24 -30 -24 -30 -42 -20 C-40 -22 -34 -26 -27 -32",
             "main")  # fmt: skip
    faces.mouth(pen.at(0, -6), look.face, 9)
    pen.box(0, 38, 76, 34, look["wood"], r=3)
    pen.box(0, 38, 66, 24, "deep", line=0.7, shade=0)
    for y, beads in ((31, (-26, -18, -10, 16, 24)), (38, (-26, -6, 2, 10, 24)), (45, (-18, -10, 8, 16, 24))):
        pen.stroke([(-33, y), (33, y)], "steel", 1.4)
        for i, x in enumerate(beads):
            pen.oval(x, y, 3.8, 3.4, "red" if i % 2 else "spark", line=0.6, shade=0)
    for one in pen.both():
        one.oval(34, 34, 7, 6, look["body"])


@figure(skin="steel", suit="red", blanket="slime")
def drowner(pen: Pen, look: Settings) -> None:
    """A bloated drowned man sitting up in bed, which is mud, his duckweed blanket pulled to the chest."""
    body = smooth([(-40, 54), (-46, 20), (-30, -4), (0, -10), (30, -4), (46, 20), (40, 54)], closed=True)
    with pen.inside(body) as inner:
        inner.poly(body, look["suit"])
        for y in (2, 22, 42):
            inner.path(f"M-60 {y} Q0 {y + 12} 60 {y} L60 {y + 9} Q0 {y + 21} -60 {y + 9} Z", "paper", line=0)
        for side in (-1, 1):
            inner.path(f"M{14 * side} -14 L{26 * side} -14 L{60 * side} 0 L{60 * side} 60 L{46 * side} 50 Z",
                       look["skin"], line=0.8)  # fmt: skip
    pen.oval(0, -25, 28, 25, look["skin"])
    for one in pen.both():
        one.oval(22, -14, 11, 10, look["skin"], line=0.7)
    pen.path("M-26 -32 C-28 -54 18 -60 26 -34 C16 -44 8 -34 2 -44 C-4 -34 -14 -42 -26 -32", "dark")
    for points in ([(-20, -42), (-32, -36), (-36, -22)], [(14, -48), (20, -58), (30, -54)]):
        pen.tube(points, "slime", 4)
    faces.eyes(pen.at(0, -25), look.face, gap=10, r=8.5)
    pen.oval(0, -16, 5, 4.4, "accent", line=0.8)
    pen.arc(0, -1, 10, 7, 205, 335, "ink", 2.8)
    pen.path("M-70 58 C-66 36 -44 24 -28 24 L28 22 C48 24 64 36 70 58 Z", look["blanket"])
    for x, y, r in ((-44, 44, 7), (-24, 38, 5), (-4, 48, 7), (16, 36, 5), (34, 46, 7), (50, 42, 5), (-58, 52, 5)):
        pen.oval(x, y, r, r * 0.7, "main", line=0.6, shade=0)
    for one in pen.both():
        one.tube([(42, 14), (50, 26), (26, 22)], look["skin"], 12)
        one.oval(23, 22, 9, 8, look["skin"])
        for y in (18, 23):
            one.stroke([(16, y), (22, y + 1)], "ink", 1.3)


@figure(suit="accent", bone="paper", box="red")
def night_shift(pen: Pen, look: Settings) -> None:
    """A crowned skeleton in pyjamas with a lunch box, reaching up to the right; one trouser leg is empty."""
    for y in (30, 40):
        pen.oval(-9, y, 5, 4, look["bone"])
    pen.tube([(-9, 26), (-9, 50)], look["bone"], 6)
    pen.path("M-16 48 L2 48 C4 52 4 57 0 57 L-17 57 Z", look["bone"])
    pen.path("M-20 18 L18 18 L17 30 L20 38 L12 36 L8 40 L2 30 L-2 38 L-16 38 Z", look["suit"])
    body = curve("M-21 24 C-24 0 -18 -10 0 -10 C18 -10 24 0 20 24 Z")
    with pen.inside(body) as inner:
        inner.poly(body, look["suit"])
        for x in (-16, -6, 4, 14):
            inner.stroke([(x, -12), (x * 1.15, 26)], "paper", 3.4)
    for y in (0, 9, 18):
        pen.oval(-1, y, 2, 2, "spark", line=0.5)
    pen.tube([(18, -2), (36, 2), (46, -18)], look["suit"], 9)
    pen.tube([(46, -20), (48, -28)], look["bone"], 4)
    for turn in (-24, 0, 24):
        pen.at(48, -30, turn=turn).tube([(0, 0), (0, -9)], look["bone"], 3.4)
    pen.tube([(-18, -2), (-32, 8), (-36, 22)], look["suit"], 9)
    pen.oval(-36, 26, 5.5, 5, look["bone"])
    pen.arc(-38, 34, 8, 7, 180, 360, "ink", 3)
    pen.box(-38, 42, 34, 19, look["box"], r=3)
    pen.box(-38, 37, 34, 5, "iron", line=0.7)
    skull(pen.at(0, -32, 0.62), look.face, look["bone"])
    crown(pen.at(3, -60, 0.34, turn=8), _GOLD)


def skull(pen: Pen, face: str, bone: str = "paper") -> None:
    """A friendly skull some 70 units wide."""
    pen.path("M-24 18 L24 18 L22 38 C10 44 -10 44 -22 38 Z", bone)
    for x in (-12, -4, 4, 12):
        pen.stroke([(x, 26), (x, 38)], "ink", 1.8)
    pen.path("M-34 14 C-48 -50 48 -50 34 14 C26 24 -26 24 -34 14", bone)
    for one in pen.both():
        one.oval(14, -4, 12, 13, "deep", line=0.8, shade=0)
    if face in {"asleep", "blissful"}:
        for one in pen.both():
            one.arc(14, -6, 8, 7, 15, 165, bone, 3)
    elif face != "plain":
        faces.eyes(pen.at(0, -1), face, gap=14, r=8.5, white="spark")
    pen.poly([(0, 6), (-5, 15), (5, 15)], "ink", line=0)


@figure(bone="paper")
def bonehead(pen: Pen, look: Settings) -> None:
    """A skull by itself."""
    skull(pen, look.face, look["bone"])


@figure(bone="paper", bend=0)
def bony_hand(pen: Pen, look: Settings) -> None:
    """A skeleton's hand reaching up out of whatever is below y 40; `bend` in degrees curls the fingers."""
    bend = math.radians(look.number("bend"))
    for x in (-5, 5):
        pen.tube([(x * 0.8, 48), (x, 10)], look["bone"], 5)
    for turn, length in ((-32, 17), (-11, 21), (10, 20), (30, 16)):
        finger = pen.at(turn * 0.3, -4, turn=turn)
        knuckle = (0.0, -8.0 - length)
        tip = (length * math.sin(bend), knuckle[1] - length * math.cos(bend))
        finger.tube([(0, -2), knuckle], look["bone"], 5)
        finger.tube([knuckle, tip], look["bone"], 4.4)
        finger.oval(*knuckle, 3.8, 3.6, look["bone"])
    thumb = pen.at(-10, 4, turn=-66)
    thumb.tube([(0, 0), (0, -14), (6, -24)], look["bone"], 5)
    pen.blob([(-13, 8), (-13, -6), (-4, -11), (8, -11), (13, -4), (11, 10), (0, 14)], look["bone"])
    for x in (-4, 4):
        pen.stroke([(x, 6), (x * 1.3, -6)], "ink", 1.4)


@figure(bone="paper")
def stray_bone(pen: Pen, look: Settings) -> None:
    """A bone lying about."""
    for x in (-36, 36):
        for y in (-7, 7):
            pen.oval(x, y, 10, 9, look["bone"])
    pen.box(0, 0, 70, 11, look["bone"])
    pen.box(0, 0, 76, 8, look["bone"], line=0, shade=0)


@figure(bone="paper", cloth="accent")
def bone_foot(pen: Pen, look: Settings) -> None:
    """A leg that has clocked off early, still in its pyjama leg."""
    pen.box(-20, 0, 40, 30, look["cloth"], r=4)
    for x in (-32, -20, -8):
        pen.stroke([(x, -13), (x, 13)], "paper", 4)
    pen.tube([(0, 0), (34, 0)], look["bone"], 8)
    pen.path("M30 -8 L44 -8 C56 -20 54 -34 46 -36 L40 -22 L30 -10 Z", look["bone"])


@figure(suit="iron", skin="skin", hat="ink", case="wood")
def bowler_man(pen: Pen, look: Settings) -> None:
    """A man in a bowler, holding his nose, a suitcase in the other hand; below y 45 he is under water."""
    pen.path("M-32 60 C-36 24 -26 6 -10 4 L10 4 C26 6 36 24 32 60 Z", look["suit"])
    pen.path("M-10 3 L0 24 L10 3 Z", "paper", line=0.7)
    pen.path("M-3 8 L3 8 L4 28 L0 34 L-4 28 Z", "red", line=0.7)
    head(pen.at(0, -18), 24, 24, look["skin"])
    for one in pen.both():
        one.oval(15, -8, 10, 9, look["skin"], line=0.7)
    faces.eyes(pen.at(0, -19), look.face, gap=9.5, r=7.5)
    pen.oval(0, -1, 3.4, 3, "deep", line=0.7, shade=0)
    arm(pen, [(28, 18), (46, 26), (40, 4), (14, -8)], look["suit"], look["skin"], w=11)
    pen.oval(1, -13, 5.5, 5, "ember", line=0.8)
    for y in (-16, -9):
        pen.tube([(14, y + 2), (3, y)], look["skin"], 6)
    arm(pen, [(-28, 18), (-46, 10), (-50, -14)], look["suit"], look["skin"], w=11)
    pen.arc(-50, -19, 9, 8, 180, 360, "ink", 3.4)
    pen.box(-52, -35, 44, 30, look["case"], r=4, turn=-10)
    for x, y in ((-68, -32), (-37, -38)):
        pen.box(x, y, 6, 31, "iron", r=1, line=0.7, turn=-10)
    pen.path("M-22 -39 C-24 -73 24 -73 22 -39 Z", look["hat"])
    pen.path("M-22 -47 L22 -47 L22 -40 L-22 -40 Z", "red", line=0.8)
    pen.path("M-34 -42 Q0 -33 34 -42 Q36 -35 22 -32 Q0 -28 -22 -32 Q-36 -35 -34 -42", look["hat"])
    pen.stroke([(-12, -59), (-4, -63)], "soft", 3)
