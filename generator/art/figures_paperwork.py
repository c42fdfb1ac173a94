"""Things of the office: paper in every shape, seals, tacks, pens, doors and the tea that stops it all."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import Point, smooth
from generator.art.figures_bombs import fuse, gloss, round_bomb
from generator.art.pen import Pen
from generator.art.registry import Settings, dice, figure


def wax(pen: Pen, r: float = 14.0, colour: str = "red") -> None:
    """A wax seal about the origin, a star pressed in it."""
    edge: list[Point] = []
    for i in range(11):
        t = 2 * math.pi * i / 11
        far = r * (1.16 if i % 2 else 0.98)
        edge.append((far * math.cos(t), far * math.sin(t)))
    pen.blob(edge, colour)
    pen.arc(0, 0, r * 0.66, r * 0.66, 0, 365, "ink", 1.4)
    pen.star(0, 0, 5, r * 0.5, r * 0.22, "ink", line=0)


def lines(pen: Pen, width: float, top: float, count: int, colour: str = "accent") -> None:
    """Rows of writing nobody can read, `width` to either side, 8 apart."""
    for i in range(count):
        pen.stroke([(-width, top + 8 * i), (width * (0.4 if i == count - 1 else 1), top + 8 * i)], colour, 2.2)


@figure(paper="paper", other="light", count=34, seed=3)
def paper_sea(pen: Pen, look: Settings) -> None:
    """A sea of loose sheets, its waves breaking about the origin."""
    chance = dice(look.number("seed"))
    count = int(look.number("count"))
    for i in range(count):
        row = i * 4 // count
        x = chance.uniform(-76, 76)
        sheet = pen.at(x, row * 10 + 5 * math.sin(x / 11), chance.uniform(0.8, 1.1), chance.uniform(-40, 40))
        sheet.box(0, 0, 26, 19, look["other"] if i % 3 == 1 else look["paper"], line=0.8, shade=0.5)
        lines(sheet, 8, -5, 2)


@figure(colour="paper")
def cobweb(pen: Pen, look: Settings) -> None:
    """A cobweb in the corner at the origin, out to the right and down."""
    for t in (4, 30, 58, 86):
        pen.stroke([(0, 0), (56 * math.cos(math.radians(t)), 56 * math.sin(math.radians(t)))], look["colour"], 1.4)
    for r in (16, 30, 44):
        knots = [(r * f * math.cos(math.radians(t)), r * f * math.sin(math.radians(t)))
                 for t, f in ((4, 1), (17, 0.86), (30, 1), (44, 0.86), (58, 1), (72, 0.86), (86, 1))]  # fmt: skip
        pen.stroke(knots, look["colour"], 1.2)


@figure(paper="light", seal="red")
def letter(pen: Pen, look: Settings) -> None:
    """A fat envelope tied with a fuse, its seal an angry eye."""
    pen.box(0, 0, 108, 70, look["paper"], r=3)
    pen.stroke([(-52, 33), (-14, -2)], "ink", 1.8)
    pen.stroke([(52, 33), (14, -2)], "ink", 1.8)
    pen.poly([(-54, -34), (54, -34), (0, 12)], look["paper"], shade=0.6)
    for x, y in ((-40, 24), (40, 24)):
        pen.star(x, y, 8, 7, 5, "accent", line=0.8)
    fuse(pen, [(-54, 6), (-20, 8), (0, 2), (20, -6), (54, -8)], 5, lit=0)
    fuse(pen, [(8, 6), (26, 24), (50, 44), (66, 36)], 5, lit=13)
    wax(pen.at(0, 4), 21, look["seal"])
    eye = pen.at(0, 4)
    eye.oval(0, 0, 13, 12, "paper", line=0.9, shade=0)
    eye.oval(0, 2, 5.4, 6.4, "ink", line=0)
    eye.path("M-16 -14 L16 -14 L16 -2 L-16 -9 Z", look["seal"], line=0, shade=0)
    eye.stroke([(-15, -9), (15, -2)], "ink", 4)


@figure(metal="red", pin="steel")
def tack(pen: Pen, look: Settings) -> None:
    """A thumbtack, point down."""
    pen.path("M-3 6 L3 6 L0 48 Z", look["pin"], shade=0)
    pen.path("M-18 6 C-14 -4 -12 -10 -12 -22 L12 -22 C12 -10 14 -4 18 6 Z", look["metal"])
    pen.oval(0, 7, 22, 7, look["metal"])
    pen.oval(0, -23, 15, 6, look["metal"])
    pen.stroke([(-6, -17), (-7, -4)], "paper", 3)


@figure(box="light", label="red")
def tack_box(pen: Pen, look: Settings) -> None:
    """A small cardboard box with its flaps up and its temper lost."""
    pen.poly([(-38, -12), (38, -12), (30, -24), (-30, -24)], "deep", shade=0)
    for one in pen.both():
        one.poly([(38, -12), (30, -24), (52, -38), (62, -24)], look["box"])
    pen.poly([(-30, -24), (30, -24), (34, -42), (-34, -42)], look["box"])
    pen.box(0, 18, 78, 60, look["box"], r=2)
    pen.box(0, 42, 78, 11, look["label"], line=0.8, shade=0.4)
    faces.face(pen.at(0, 10), look.face, 1.15)


@figure(body="ink", nib="spark")
def fountain_pen(pen: Pen, look: Settings) -> None:
    """A fountain pen, nib down at (0, 52)."""
    pen.path("M-9 -60 C-8 -66 8 -66 9 -60 L12 8 L-12 8 Z", look["body"])
    pen.path("M-12 8 L12 8 L8 22 L-8 22 Z", "iron")
    pen.path("M-9 22 L9 22 C12 32 4 42 0 52 C-4 42 -12 32 -9 22", look["nib"])
    pen.stroke([(0, 50), (0, 36)], "ink", 1.6)
    pen.oval(0, 34, 2, 2, "ink", line=0)
    for y in (2, -20):
        pen.box(0, y, 26 - (y < 0), 5, look["nib"], r=1, line=0.8)
    pen.tube([(12, -56), (15, -52), (14, -22)], look["nib"], 3.4)
    pen.stroke([(-5, -54), (-6, -26)], "soft", 2.6)


@figure(ink="red", w=4.5)
def flourish(pen: Pen, look: Settings) -> None:
    """A signature of nothing but importance, ending at the upper right."""
    coil: list[Point] = []
    for i in range(34):
        t, r = 2.2 + i * 0.4, 3 + i * 0.52
        coil.append((-24 + r * math.cos(t) * 1.2, -2 + r * math.sin(t)))
    coil += [(6, 8), (34, -4), (30, 10), (-20, 20), (-44, 26), (-26, 34), (16, 26), (42, 4), (42, -24), (25, -52)]
    pen.stroke(coil, look["ink"], look.number("w"))


@figure(paper="paper", fold="light")
def paper_plane(pen: Pen, look: Settings) -> None:
    """A paper aeroplane flying right that was a bomb once: a round belly, a neck, a fuse."""
    pen.poly([(-56, -30), (26, -10), (-30, 4)], look["fold"])
    pen.oval(2, 8, 32, 28, look["paper"])
    for points in ([(-18, 2), (-6, 12), (-12, 24)], [(8, 34), (14, 24), (26, 22)], [(-4, -16), (4, -8), (-2, 0)]):
        pen.stroke(points, "steel", 1.6, curved=False)
    pen.box(31, -8, 15, 17, look["paper"], r=1, turn=58)
    fuse(pen, [(36, -11), (48, -20), (58, -16), (66, -24)], 4.5, lit=12)
    pen.poly([(-62, -8), (30, -12), (-6, 8)], look["paper"])
    pen.poly([(-62, -8), (-6, 8), (-34, 22)], look["fold"])
    faces.face(pen.at(12, 12), look.face, 0.75)


@figure(wire="iron", paper="paper")
def waste_basket(pen: Pen, look: Settings) -> None:
    """A wire basket full of crumpled paper."""
    for x, y, r in ((-20, -26, 15), (16, -28, 16), (-2, -38, 15), (0, -20, 16)):
        pen.blob([(x + r * f * math.cos(t), y + r * f * math.sin(t))
                  for t, f in ((0, 1), (0.9, 0.8), (1.8, 1.05), (2.8, 0.85), (3.8, 1), (4.8, 0.8), (5.6, 1.05))],
                 look["paper"])  # fmt: skip
        pen.stroke([(x - 6, y - 2), (x, y + 4), (x + 5, y - 4)], "steel", 1.6, curved=False)
    shape = [(-38, -18), (38, -18), (28, 46), (-28, 46)]
    with pen.inside(shape) as inner:
        inner.poly(shape, look["paper"], shade=0.8)
        for i in range(-5, 6):
            inner.stroke([(i * 12 - 22, -20), (i * 12 + 22, 50)], look["wire"], 2)
            inner.stroke([(i * 12 + 22, -20), (i * 12 - 22, 50)], look["wire"], 2)
    pen.tube([(-40, -18), (40, -18)], look["wire"], 6)


@figure(sheet="accent")
def carbon(pen: Pen, look: Settings) -> None:
    """A sheet of carbon paper, one corner curling."""
    pen.poly([(-26, -44), (26, -44), (26, 28), (12, 46), (-26, 46)], look["sheet"])
    pen.poly([(26, 28), (12, 46), (10, 26)], "paper", shade=0)


@figure(paper="paper", other="light", string="red")
def report_tower(pen: Pen, look: Settings) -> None:
    """A tower of paper, leaning left; the string that holds it ends in a lit fuse."""
    x = 0.0
    for i in range(11):
        y = 52 - 10 * i
        x = -0.34 * i * i * 0.7 + (3 if i % 2 else -3)
        pen.box(x, y, 62 - (i % 3) * 4, 11, look["other"] if i % 3 == 1 else look["paper"], r=1, turn=-i * 1.1)
        pen.stroke([(x - 24, y + 1), (x + 10 + 3 * (i % 4), y - 1)], "accent", 1.2)
    fuse(pen, [(-22, -54), (-8, -66), (12, -60), (26, -70)], 4.5, lit=13)
    pen.tube([(-24, -54), (-16, -10), (2, 56)], look["string"], 4)
    pen.tube([(-47, 8), (-8, 4), (22, 0)], look["string"], 4)
    bow = pen.at(-13, 4)
    for one in bow.both():
        one.path("M0 0 C6 -14 20 -12 18 -2 C16 6 6 4 0 0", look["string"])


@figure(case="red", metal="spark")
def briefcase(pen: Pen, look: Settings) -> None:
    """A small suitcase; its handle is at (0, -30)."""
    pen.tube([(-12, -20), (-12, -30), (12, -30), (12, -20)], "iron", 5)
    pen.box(0, 4, 76, 48, look["case"], r=5)
    pen.stroke([(-36, -2), (36, -2)], "ink", 1.6)
    for x in (-20, 20):
        pen.box(x, -2, 9, 10, look["metal"], r=1, line=0.8)


@figure(board="spark", edge="ink")
def arrow_sign(pen: Pen, look: Settings) -> None:
    """A sign pointing right."""
    pen.poly([(-46, -18), (16, -18), (16, -32), (52, 0), (16, 32), (16, 18), (-46, 18)], look["board"])
    pen.stroke([(-32, 0), (28, 0)], look["edge"], 5)
    pen.stroke([(16, -11), (28, 0), (16, 11)], look["edge"], 5, curved=False)


@figure(frame="wood", bead="red")
def abacus(pen: Pen, look: Settings) -> None:
    """An abacus."""
    pen.box(0, 0, 76, 60, look["frame"], r=3)
    pen.box(0, 0, 62, 46, "paper", line=0.8, shade=0.4)
    for row, left in enumerate((2, 4, 1, 3)):
        y = -16 + 11 * row
        pen.stroke([(-31, y), (31, y)], "iron", 1.8)
        for i in range(6):
            x = -26 + 7 * i if i < left else 26 - 7 * (5 - i)
            pen.oval(x, y, 3.6, 4.6, "ink" if i == left else look["bead"], line=0.7)


@figure(body="iron", cloth="paper")
def dozing_bomb(pen: Pen, look: Settings) -> None:
    """A bomb at table: a napkin at its neck, its fuse to the left, down to (-84, -20) and into the tea."""
    fuse(pen, [(-18, -26), (-34, -52), (-66, -54), (-82, -34), (-84, -16)], 5, lit=0)
    pen.box(-17, -24, 18, 13, look["body"], r=2, turn=-34)
    pen.oval(0, 8, 36, 35, look["body"])
    gloss(pen, 4, 8, 35, 35)
    pen.poly([(-28, 24), (28, 24), (22, 42), (0, 60), (-22, 42)], look["cloth"])
    for x in (-14, 0, 14):
        pen.stroke([(x, 28), (x * 0.7, 48)], "red", 2)
    faces.face(pen.at(0, 6), look.face, 1.1)


@figure(paper="paper", edge="red")
def slip_road(pen: Pen, look: Settings) -> None:
    """A paper slip as long as the road it sends you on: down from the upper left in bends, off its roll."""
    path = smooth(
        [(-64, -30), (-20, -40), (30, -34), (52, -16), (20, -4), (-34, 0), (-56, 18), (-20, 34), (40, 32), (84, 40)]
    )
    for colour, extra in (("ink", 2.6), (look["paper"], 0.0)):
        for i in range(len(path) - 1):
            w = 11 + 12 * i / len(path)
            pen.stroke([path[i], path[i + 1]], colour, w + extra)
    for i, (x, y) in enumerate(path[5:-3:6]):
        box = pen.at(x, y, 0.6 + 0.05 * i)
        box.box(0, 0, 9, 8, "light", line=0.8, shade=0)
        if i % 3 != 2:
            box.stroke([(-3, -1), (0, 4), (7, -8)], look["edge"], 2.4, curved=False)
    pen.oval(-64, -28, 13, 13, look["paper"])
    pen.arc(-64, -28, 7.5, 7.5, 0, 360, "ink", 1.4)
    pen.oval(-64, -28, 3, 3, "ink", line=0)


@figure(cover="main", paper="paper", tab="red")
def folder(pen: Pen, look: Settings) -> None:
    """An open personal file, seen from its edge, opening to the right."""
    pen.poly([(-44, -50), (-6, -56), (-6, 44), (-44, 52)], look["cover"])
    for i in range(3):
        x, y = 3 * i, 2 * i
        pen.poly([(-38 + x, -46 + y), (-4 + x, -52 + y), (-4 + x, 42), (-38 + x, 48)], look["paper"], shade=0.3)
    pen.poly([(-44, -50), (-58, -38), (-58, 60), (-44, 52)], look["cover"])
    pen.box(-50, -18, 9, 20, look["tab"], r=1, turn=2)


@figure(ribbon="red", body="iron")
def sealed_bomb(pen: Pen, look: Settings) -> None:
    """A bomb tied up in red ribbon and wax to the very fuse."""
    round_bomb(pen, look["body"])
    faces.face(pen.at(0, 6), look.face, 1.1)
    for points in ([(-32, -12), (-4, -18), (30, -10)], [(-34, 8), (-6, 34), (20, 38)], [(34, 8), (6, 32), (-20, 38)],
                   [(-25, -18), (-31, 8), (-24, 30)], [(27, -16), (31, 8), (24, 32)]):  # fmt: skip
        pen.tube(points, look["ribbon"], 6.5)
    for x, y, r in ((-26, -14, 9), (0, 33, 11), (27, -12, 8)):
        wax(pen.at(x, y), r, "ember")


@figure(ink="red")
def stamp_mark(pen: Pen, look: Settings) -> None:
    """What a rubber stamp leaves: two rings and a star."""
    pen.arc(0, 0, 42, 42, 0, 365, look["ink"], 6)
    pen.arc(0, 0, 30, 30, 0, 365, look["ink"], 3)
    pen.star(0, 0, 5, 22, 10, look["ink"], line=0)


@figure(cover="spark", chewed="paper")
def chewed_folder(pen: Pen, look: Settings) -> None:
    """An empty folder, chewed to lace along its edges."""
    pen.blob([(-62, -6), (-50, -14), (-38, -8), (-24, -16), (-8, -9), (8, -16), (24, -8), (38, -15), (52, -8), (64, 2),
              (54, 12), (40, 9), (26, 16), (10, 10), (-6, 17), (-22, 10), (-40, 16), (-54, 8)],
             look["cover"])  # fmt: skip
    for x, y in ((-44, 0), (-30, 6), (30, 4), (44, -1), (-52, 3), (52, 3)):
        pen.oval(x, y, 4, 2.6, look["chewed"], line=0.8, shade=0)
