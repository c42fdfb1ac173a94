"""Figures with feathers, hooves, spines or six legs."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import smooth
from generator.art.figures_bombs import flame
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_FIRE = Settings("plain", {"outer": "ember", "inner": "spark"})


@figure(body="ember", wing="main", tip="spark", crest="red")
def firebird(pen: Pen, look: Settings) -> None:
    """A fire bird, wings spread, its tail five burning feathers."""
    for turn, length in ((-36, 46), (-18, 54), (0, 58), (18, 54), (36, 46)):
        feather = pen.at(0, 14, turn=-turn)
        feather.path(f"M-3 0 C-12 {length * 0.5} -9 {length} 0 {length + 6} C9 {length} 12 {length * 0.5} 3 0 Z",
                     look["body"])  # fmt: skip
        feather.oval(0, length - 6, 5, 7, look["tip"], line=0.7)
        feather.oval(0, length - 5, 2.2, 3.4, "red", line=0)
    for one in pen.both():
        one.path("M8 -4 C20 -24 40 -44 74 -52 C72 -44 70 -42 66 -38 C72 -36 74 -34 76 -34 C72 -26 66 -22 60 -22 "
                 "C64 -18 66 -16 68 -14 C58 -4 50 -4 44 -6 C46 0 46 2 46 4 C34 10 18 12 8 14 Z",
                 look["wing"])  # fmt: skip
        one.path("M10 0 C24 -18 36 -28 54 -36 C46 -24 40 -18 40 -14 C32 -4 20 4 10 8 Z", look["body"], line=0.8)
        one.path("M12 2 C22 -10 28 -14 38 -20 C32 -10 26 0 12 6", look["tip"], line=0)
    pen.path("M-14 -12 C-18 10 -12 30 0 34 C12 30 18 10 14 -12 Z", look["body"])
    pen.path("M-8 2 C-8 18 -4 26 0 28 C4 26 8 18 8 2 Q0 10 -8 2", look["tip"], line=0)
    for turn in (-26, 0, 26):
        crest = pen.at(0, -34, 0.36, turn=turn)
        flame(crest.at(0, -34), Settings("plain", {"outer": look["crest"], "inner": "spark"}))
    pen.oval(0, -24, 17, 16, look["body"])
    faces.eyes(pen.at(0, -23), look.face, gap=7.5, r=6)
    pen.path("M-7 -18 Q0 -24 7 -18 Q4 -8 0 -4 Q-4 -8 -7 -18", look["tip"])


@figure(coat="paper", horn="wood", beard="light")
def goat(pen: Pen, look: Settings) -> None:
    """A goat's worried face and shoulders."""
    pen.path("M-30 56 C-34 30 -22 16 0 16 C22 16 34 30 30 56 Z", look["coat"])
    pen.path("M-18 24 Q0 36 18 24 L18 31 Q0 44 -18 31 Z", "red")
    pen.oval(0, 41, 7, 8, "spark")
    pen.oval(0, 45, 1.8, 1.8, "ink", line=0)
    for one in pen.both():
        one.path("M6 -32 C8 -58 28 -64 40 -50 C34 -52 24 -46 20 -28 Z", look["horn"])
        for x, y, x2, y2 in ((12, -46, 17, -38), (20, -54, 22, -44)):
            one.stroke([(x, y), (x2, y2)], "ink", 1.4)
        one.path("M16 -18 C34 -26 46 -14 50 -4 C36 0 22 -4 16 -8 Z", look["coat"])
        one.path("M24 -14 C34 -18 40 -12 43 -7 C34 -6 28 -8 24 -10", "skin", line=0)
    pen.path("M-8 26 C-8 44 2 52 2 54 C6 44 10 38 8 26 Z", look["beard"])
    pen.path("M-20 -24 C-22 -42 22 -42 20 -24 C20 -6 18 10 14 22 C10 34 -10 34 -14 22 C-18 10 -20 -6 -20 -24",
             look["coat"])  # fmt: skip
    pen.path("M-12 -36 C-10 -50 2 -42 2 -50 C12 -44 14 -38 12 -32 C4 -38 -4 -30 -12 -36", look["beard"])
    faces.eyes(pen.at(0, -14), look.face, gap=9.5, r=7.5)
    pen.path("M-13 10 C-12 4 12 4 13 10 C12 24 8 30 0 30 C-8 30 -12 24 -13 10", "skin", line=0.8)
    for one in pen.both():
        one.oval(5, 12, 2, 2.8, "ink", line=0)
    faces.mouth(pen.at(0, 20), look.face, 8)


@figure(body="paper", comb="red", wing="light")
def hen(pen: Pen, look: Settings) -> None:
    """A hen rising, wings out, tail of fire; whatever she rises from is placed over her feet."""
    for turn, size in ((-64, 0.62), (-40, 0.8), (-14, 0.7)):
        flame(pen.at(-22, 10, size, turn=turn).at(0, -42), _FIRE)
    for x in (-6, 10):
        pen.tube([(x, 34), (x + 2, 50)], "ember", 4)
    pen.path("M-34 8 C-40 34 -14 46 6 44 C30 42 34 20 28 -4 C26 -16 26 -30 16 -38 C2 -44 -10 -32 -10 -18 "
             "C-12 -4 -30 -8 -34 8", look["body"])  # fmt: skip
    pen.path("M26 2 C40 -12 52 -14 62 -26 C62 -16 60 -12 58 -8 C62 -8 64 -8 66 -10 C62 0 58 4 54 6 C58 8 60 8 62 8 "
             "C52 20 36 22 24 18 Z", look["wing"])  # fmt: skip
    pen.path("M-20 6 C-30 -6 -46 -8 -56 -20 C-56 -10 -54 -6 -52 -2 C-56 -2 -58 -2 -60 -4 C-56 6 -52 10 -48 12 "
             "C-44 26 -26 26 -14 20 Z", look["wing"])  # fmt: skip
    pen.path("M-6 -36 C-12 -50 0 -52 2 -46 C2 -58 14 -58 13 -47 C20 -54 28 -44 18 -34 Z", look["comb"])
    faces.eyes(pen.at(7, -23), look.face, gap=8, r=6.5)
    pen.path("M2 -17 Q10 -22 18 -16 Q12 -8 9 -6 Q4 -10 2 -17", "spark")
    pen.path("M6 -7 C2 2 8 8 10 2 C13 8 18 2 12 -7 Z", look["comb"], line=0.8)


@figure(coat="paper", patch="iron", nose="skin")
def cow(pen: Pen, look: Settings) -> None:
    """A cow from the side, her face to us, a flower in her mouth."""
    pen.tube([(-52, -10), (-64, 2), (-60, 24)], look["coat"], 4)
    pen.oval(-60, 28, 5, 8, look["patch"])
    for x in (-42, -27, 10, 24):
        pen.box(x, 38, 12, 34, look["coat"], r=2)
        pen.box(x, 52, 13, 8, look["patch"], r=2)
    pen.oval(-6, 31, 11, 9, look["nose"])
    body = smooth([(-54, -12), (-30, -22), (10, -20), (34, -14), (36, 14), (24, 30), (-20, 30), (-48, 28),
                   (-56, 10)], closed=True)  # fmt: skip
    with pen.inside(body) as inner:
        inner.poly(body, look["coat"])
        for patch in (
            [(-60, -26), (-34, -26), (-30, -6), (-46, 4), (-60, -4)],
            [(-18, -30), (8, -28), (6, -6), (-12, 0)],
            [(-34, 14), (-14, 12), (-10, 26), (-30, 34)],
            [(14, 10), (30, 14), (26, 36), (8, 30)],
        ):
            inner.blob(patch, look["patch"], line=0)
    top = pen.at(40, -20)
    for one in top.both():
        one.path("M12 -18 C14 -34 26 -34 28 -42 C34 -28 26 -18 18 -12 Z", "light")
        one.path("M16 -12 C32 -24 42 -10 36 -2 C26 0 18 -2 16 -6 Z", look["patch"])
    top.path("M-20 -16 C-18 -28 18 -28 20 -16 C22 4 22 14 18 22 L-18 22 C-22 14 -22 4 -20 -16", look["coat"])
    top.path("M2 -24 C18 -26 22 -10 18 2 C8 4 0 -10 2 -24", look["patch"], line=0)
    faces.eyes(top.at(0, -4), look.face, gap=9.5, r=7)
    top.tube([(4, 24), (28, 30), (36, 24)], "slime", 2.4)
    top.star(40, 21, 6, 9, 5, "red", line=0.8)
    top.oval(40, 21, 2.6, 2.6, "spark", line=0.6)
    top.oval(0, 20, 24, 13, look["nose"])
    for one in top.both():
        one.oval(8, 16, 2.6, 3.4, "ink", line=0)
    faces.mouth(top.at(0, 25), look.face, 9)


@figure(spine="dark", fur="light", nose="ink")
def hedgehog(pen: Pen, look: Settings) -> None:
    """A hedgehog from the side, all kindness in front and all needles behind."""
    back = [(-58, 30), (-48, 26), (-64, 14), (-50, 10), (-62, -8), (-46, -8), (-52, -28), (-36, -22), (-34, -44),
            (-20, -32), (-12, -52), (-2, -36), (12, -52), (16, -34), (34, -42), (30, -24), (42, -20),
            (30, 32)]  # fmt: skip
    for x in (-30, -8, 20):
        pen.oval(x, 38, 10, 6, "skin")
    pen.poly(back, look["spine"])
    for x, y in ((-40, 6), (-30, -10), (-14, -20), (4, -22), (-24, 12), (-10, -2), (-34, 24), (8, -6), (-14, 20)):
        pen.poly([(x - 5, y + 5), (x - 6, y - 10), (x + 4, y + 2)], "accent", line=0.7)
    pen.path("M-20 36 C-10 26 0 10 10 -12 C18 -28 42 -24 46 -2 C54 4 62 6 64 12 C62 22 50 22 44 28 C36 38 0 40 -20 36",
             look["fur"])  # fmt: skip
    pen.oval(12, -12, 8, 8, look["fur"])
    pen.oval(12, -12, 4, 4, "skin", line=0)
    pen.oval(63, 9, 6, 5.5, look["nose"])
    pen.oval(61, 7, 1.8, 1.5, "paper", line=0)
    faces.eyes(pen.at(36, -2), look.face, gap=8, r=6.5)
    faces.mouth(pen.at(42, 16), look.face, 8)
    pen.oval(25, 14, 5, 3.4, "ember", line=0)
    pen.oval(-18, -42, 12, 11, "red")
    pen.path("M-18 -50 C-16 -60 -8 -60 -4 -58 C-8 -52 -14 -50 -18 -50", "slime", line=0.8)


@figure(back="wood", helmet="main", leg="iron")
def cockroach(pen: Pen, look: Settings) -> None:
    """A cockroach on its hind legs, helmeted, rifle on the shoulder."""
    pen.tube([(24, -24), (30, 36)], "iron", 5)
    pen.tube([(27, 12), (30, 38)], "wood", 8)
    for one in pen.both():
        one.tube([(8, 30), (18, 38), (14, 54)], look["leg"], 4)
        one.tube([(14, 16), (30, 18), (34, 30)], look["leg"], 4)
        one.tube([(14, 2), (32, -2), (28, 10)], look["leg"], 4)
        one.stroke([(6, -38), (14, -56), (26, -60)], "ink", 2)
    pen.path("M-18 -6 C-26 20 -14 42 0 46 C14 42 26 20 18 -6 Z", look["back"])
    pen.stroke([(0, -4), (0, 45)], "ink", 1.8)
    for y in (12, 26):
        pen.stroke([(-17, y - 3), (0, y + 3), (17, y - 3)], "ink", 1.4)
    pen.stroke([(-13, 2), (-14, 18)], "paper", 2.6)
    pen.oval(0, -16, 18, 16, "tan")
    pen.path("M-22 -20 C-22 -50 22 -50 22 -20 Q0 -28 -22 -20", look["helmet"])
    pen.star(0, -35, 5, 6, 2.7, "spark", line=0.6)
    faces.eyes(pen.at(0, -13), look.face, gap=7.5, r=5.5)
    faces.mouth(pen.at(0, -5), look.face, 7)


@figure(body="main", horn="light", belly="soft")
def imp(pen: Pen, look: Settings) -> None:
    """The common creep: horns, fangs, short legs."""
    pen.tube([(-16, 30), (-36, 34), (-38, 18)], look["body"], 4)
    pen.poly([(-44, 20), (-37, 6), (-31, 20)], look["body"])
    for one in pen.both():
        one.path("M6 34 L22 34 L26 50 L2 50 Z", look["body"])
        one.path("M8 -30 C12 -48 26 -46 28 -56 C38 -40 32 -28 22 -18 Z", look["horn"])
        one.tube([(24, 6), (38, 14), (36, 26)], look["body"], 8)
    pen.blob([(-30, 0), (-26, -26), (0, -36), (26, -26), (30, 0), (26, 30), (0, 40), (-26, 30)], look["body"])
    pen.oval(0, 22, 16, 13, look["belly"], line=0)
    faces.face(pen.at(0, -8), look.face, 1.05)


@figure(body="spark", beak="ember")
def duck(pen: Pen, look: Settings) -> None:
    """A rubber duck."""
    pen.path("M-44 6 C-40 20 -34 36 0 36 C34 36 42 16 32 2 C20 -4 -4 6 -16 4 C-28 2 -38 -4 -44 6", look["body"])
    pen.path("M-20 14 C-10 10 8 10 10 16 C6 28 -14 26 -20 14", look["body"], line=0.8)
    pen.oval(18, -16, 21, 20, look["body"])
    pen.path("M32 -18 C46 -20 52 -14 50 -10 C46 -6 38 -6 30 -8 Z", look["beak"])
    faces.eyes(pen.at(19, -18), look.face, gap=7, r=5.5)
