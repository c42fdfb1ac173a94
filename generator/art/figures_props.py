"""Things held, worn, dropped or found: tools, kitchenware, money, furniture of a scene."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import curve, ring
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


@figure(brush="spark", stick="wood", band="main")
def broom(pen: Pen, look: Settings) -> None:
    """A broom, bristles down."""
    pen.tube([(0, -60), (0, 8)], look["stick"], 5)
    pen.path("M-13 6 L13 6 C20 24 28 36 32 54 L-30 56 C-26 36 -20 24 -13 6", look["brush"])
    for x in (-18, -6, 6, 18):
        pen.stroke([(x * 0.5, 22), (x, 52)], "ink", 1.4)
    pen.box(0, 8, 28, 8, look["band"], r=2)


@figure(body="steel", water="light")
def bucket(pen: Pen, look: Settings) -> None:
    """A pail with suds."""
    pen.arc(0, -20, 34, 32, 180, 360, "ink", 3)
    pen.path("M-36 -22 L36 -22 L27 46 L-27 46 Z", look["body"])
    pen.oval(0, -22, 36, 9, look["water"], shade=0)
    for x, y, r in ((-20, -26, 10), (-4, -31, 13), (14, -28, 11), (24, -22, 7)):
        pen.oval(x, y, r, r, "paper", shade=0.5)
    pen.stroke([(-25, -6), (-20, 30)], "paper", 4)


@figure(gold="spark", gem="red", lining="main")
def crown(pen: Pen, look: Settings) -> None:
    """A crown."""
    pen.path("M-40 24 L-46 -22 L-22 -2 L0 -36 L22 -2 L46 -22 L40 24 Z", look["gold"])
    pen.path("M-40 18 Q0 30 40 18 L40 30 Q0 42 -40 30 Z", look["lining"])
    for x, y, r in ((-46, -24, 6), (0, -38, 7), (46, -24, 6)):
        pen.oval(x, y, r, r, look["gem"])
    for x in (-22, 0, 22):
        pen.oval(x, 28 - abs(x) * 0.1, 4, 4, "paper", line=0.8)


@figure(fill="steel")
def nail(pen: Pen, look: Settings) -> None:
    """A big nail, point down."""
    pen.path("M-5 -40 L5 -40 L5 34 L0 50 L-5 34 Z", look["fill"])
    pen.box(0, -43, 30, 8, look["fill"], r=3)
    pen.stroke([(-1, -30), (-1, 24)], "paper", 2)


@figure(body="light", cap="steel")
def shaker(pen: Pen, look: Settings) -> None:
    """A salt shaker upside down, held in a fist, full of nails."""
    pen.path("M-20 -34 L20 -34 L26 26 L-26 26 Z", look["body"], shade=0.6)
    for x, turn in ((-13, 4), (-4, 9), (6, -5), (14, 3)):
        pen.at(x, 2, 0.28, turn=180 + turn).poly([(-5, -40), (5, -40), (5, 34), (0, 50), (-5, 34)], "iron", line=0.8)
    pen.path("M-26 24 L26 24 C28 48 -28 48 -26 24", look["cap"])
    for x, y in ((-12, 34), (0, 38), (12, 34)):
        pen.oval(x, y, 2.4, 2, "ink", line=0)
    pen.stroke([(-14, -26), (-18, 14)], "paper", 4)


@figure(skin="skin", sleeve="main")
def grip(pen: Pen, look: Settings) -> None:
    """Fingers round something that stands here, the arm from the upper right."""
    pen.tube([(70, -64), (32, -12)], look["sleeve"], 30)
    pen.tube([(46, -32), (40, -24)], "paper", 32)
    pen.path("M16 -26 C40 -30 46 -4 36 16 C30 26 14 24 10 16 Z", look["skin"])
    for i, y in enumerate((-20, -8, 4, 15)):
        pen.tube([(22, y), (-22 + 2 * i, y + 2)], look["skin"], 10)


@figure(skin="skin", sleeve="dark", cuff="paper")
def pointing_hand(pen: Pen, look: Settings) -> None:
    """A hand pointing right; the sleeve comes from the left."""
    pen.box(-54, 2, 52, 30, look["sleeve"], r=2)
    pen.box(-28, 2, 11, 33, look["cuff"], r=2)
    pen.path("M-24 -12 C-10 -20 8 -18 14 -10 L14 14 C8 24 -14 22 -24 16 Z", look["skin"])
    pen.tube([(6, -8), (44, -8)], look["skin"], 9)
    pen.path("M-6 -12 L12 -14 L18 -4 L2 0 Z", look["skin"], line=0)
    for y in (4, 13):
        pen.tube([(14, y), (0, y + 1)], look["skin"], 7)
    pen.tube([(-10, -12), (4, -22)], look["skin"], 7)


@figure(skin="skin", sleeve="dark", cuff="paper", spring=0)
def open_hand(pen: Pen, look: Settings) -> None:
    """A hand held out to the right to be shaken; on a spring when `spring` is 1."""
    if look.number("spring"):
        points = [(-90 + 7 * i, 12 if i % 2 else -8) for i in range(9)]
        pen.tube(points, "steel", 3.4)
    else:
        pen.box(-58, 2, 56, 28, look["sleeve"], r=2)
    pen.box(-28, 2, 11, 32, look["cuff"], r=2)
    for y, length in ((-6, 42), (2, 46), (10, 44), (17, 36)):
        pen.tube([(6, y), (length, y + 2)], look["skin"], 7.5)
    pen.path("M-24 -11 C-8 -16 10 -14 16 -9 L16 20 C6 24 -14 20 -24 16 Z", look["skin"])
    pen.tube([(-8, -8), (10, -22), (22, -24)], look["skin"], 8)
    pen.path("M-10 -10 L6 -14 L10 0 L-8 4 Z", look["skin"], line=0)


@figure(skin="skin", sleeve="main")
def press_hand(pen: Pen, look: Settings) -> None:
    """A fist with its forefinger pressing down; the tip is the origin's lower end at y 40."""
    pen.tube([(30, -92), (16, -40)], look["sleeve"], 30)
    pen.tube([(20, -56), (18, -48)], "paper", 34)
    pen.path("M-16 -40 C-4 -52 30 -48 34 -34 L34 -6 C28 8 0 8 -12 0 Z", look["skin"])
    pen.tube([(-6, -16), (-4, 34)], look["skin"], 15)
    pen.oval(-4.5, 36, 4.6, 4, "paper", line=0.7)
    for x in (10, 21, 31):
        pen.tube([(x, -14), (x - 1, 4)], look["skin"], 9)
    pen.path("M-13 -38 L8 -40 L8 -14 L-12 -12 Z", look["skin"], line=0)


@figure(skin="skin", sleeve="dark")
def match_hand(pen: Pen, look: Settings) -> None:
    """A hand from the right holding a burning match to the left."""
    pen.box(70, 20, 60, 34, look["sleeve"], r=2, turn=12)
    pen.tube([(-40, -8), (26, 8)], "light", 5)
    pen.path("M20 -6 C36 -18 54 -8 52 14 C50 34 24 36 18 24 Z", look["skin"])
    for y in (2, 13, 23):
        pen.tube([(34, y + 2), (16, y - 1)], look["skin"], 9)
    pen.tube([(40, -6), (18, -5)], look["skin"], 9)
    pen.oval(-42, -8, 7, 5.5, "red")
    pen.path("M-46 -4 C-62 -14 -50 -28 -46 -44 C-36 -34 -26 -18 -36 -6 Z", "ember")
    pen.path("M-44 -8 C-52 -14 -46 -22 -43 -28 C-38 -20 -36 -14 -40 -8 Z", "spark", line=0)


@figure(roll="iron", core="light", tape="main")
def tape(pen: Pen, look: Settings) -> None:
    """A roll of tape, its free end pulled out to the right."""
    pen.path("M-6 34 L78 26 L84 31 L80 36 L86 42 L82 47 L-2 44 Z", look["tape"])
    pen.oval(0, 0, 46, 46, look["tape"])
    pen.arc(0, 0, 38, 38, 0, 360, "ink", 1.2)
    pen.oval(0, 0, 29, 29, look["core"])
    pen.oval(0, 0, 23, 23, "deep", shade=0)
    pen.arc(0, 0, 41.5, 41.5, 196, 250, "paper", 3.4)


@figure(tape="main")
def patch(pen: Pen, look: Settings) -> None:
    """Two strips of tape crossed over a crack."""
    for turn in (32, -38):
        strip = pen.at(0, 0, turn=turn)
        strip.poly([(-46, -11), (46, -11), (42, -5), (46, 0), (42, 6), (46, 11), (-46, 11), (-42, 5), (-46, 0),
                    (-42, -6)], look["tape"], shade=0.5)  # fmt: skip
        strip.stroke([(-34, -6), (20, -6)], "paper", 1.8)


@figure(pot="steel", inside="dark")
def saucepan(pen: Pen, look: Settings) -> None:
    """A stew pot with two handles, its mouth open; its rim is at y -20."""
    for one in pen.both():
        one.tube([(44, -6), (58, -6), (58, 8), (44, 8)], "iron", 5, curved=False)
    pen.path("M-46 -20 L46 -20 L43 34 C40 46 -40 46 -43 34 Z", look["pot"])
    pen.stroke([(-35, -4), (-33, 28)], "paper", 5)
    pen.path("M-48 -20 Q0 -2 48 -20 L48 -12 Q0 6 -48 -12 Z", look["pot"])


@figure(paper="paper", line="main", stain="red")
def napkin(pen: Pen, look: Settings) -> None:
    """A napkin with a bomb sketched on it, arrows, and a stain."""
    outline = curve("M-56 -42 L-40 -45 L-24 -42 L-8 -45 L8 -42 L24 -45 L40 -42 L56 -44 L58 -20 L55 0 L58 20 L55 42 "
                    "L36 45 L20 42 L4 45 L-12 42 L-28 45 L-44 42 L-57 44 L-55 22 L-58 0 L-55 -20 Z")  # fmt: skip
    with pen.inside(outline) as inner:
        inner.poly(outline, look["paper"], shade=0.5)
        inner.stroke([(0, -60), (1, 60)], "light", 1.4)
        inner.stroke([(-70, 1), (70, -1)], "light", 1.4)
        inner.oval(41, 30, 19, 16, look["stain"], line=0)
        inner.oval(16, 37, 4, 3.4, look["stain"], line=0)
        inner.oval(25, 13, 2.6, 2.4, look["stain"], line=0)
        inner.arc(-40, -26, 15, 15, 20, 330, "tan", 2.6)
    ink = look["line"]
    pen.arc(-4, 6, 22, 22, 0, 360, ink, 2.6)
    pen.arc(-4, 6, 23.5, 21, 30, 250, ink, 1.2)
    pen.poly([(9, -20), (18, -13), (13, -6), (3, -14)], look["paper"], line=0)
    for a, b in (((3, -15), (9, -22)), ((9, -22), (19, -14)), ((19, -14), (14, -7))):
        pen.stroke([a, b], ink, 2.4)
    pen.stroke([(14, -18), (20, -30), (30, -28), (36, -36)], ink, 2.4)
    pen.star(38, -37, 6, 7, 3, "red", line=0)
    pen.stroke([(-30, 36), (22, 36)], ink, 1.5)
    for x, s in ((-30, 1), (22, -1)):
        pen.stroke([(x + 5 * s, 32), (x, 36), (x + 5 * s, 40)], ink, 1.5, curved=False)
    pen.stroke([(-50, 10), (-40, 2), (-30, 6)], ink, 1.6)
    faces.eyes(pen.at(-5, 4), "plain", gap=6, r=4, white="paper", ink=ink)
    pen.arc(-5, 10, 7, 6, 20, 160, ink, 1.8)


@figure(metal="steel")
def fork(pen: Pen, look: Settings) -> None:
    """A fork, tines up."""
    pen.tube([(0, -8), (0, 56)], look["metal"], 6)
    pen.path("M-16 -54 L-11 -54 L-9 -30 L-3 -30 L-2 -54 L2 -54 L3 -30 L9 -30 L11 -54 L16 -54 L14 -18 C10 -6 -10 -6 "
             "-14 -18 Z", look["metal"])  # fmt: skip


@figure(body="spark", tip="ink")
def pencil(pen: Pen, look: Settings) -> None:
    """A pencil, point down."""
    pen.box(0, -10, 16, 70, look["body"])
    pen.box(0, -46, 16, 10, "red", r=3)
    pen.poly([(-8, 24), (8, 24), (0, 50)], "light")
    pen.poly([(-3, 40), (3, 40), (0, 50)], look["tip"], line=0)
    pen.stroke([(-2, -38), (-2, 22)], "ink", 1.2)


@figure(gold="spark")
def coin(pen: Pen, look: Settings) -> None:
    """A coin with a bomb on it."""
    pen.oval(0, 0, 44, 44, look["gold"])
    pen.arc(0, 0, 34, 34, 0, 360, "ink", 2.6)
    pen.oval(-2, 6, 17, 17, "ink", line=0)
    pen.stroke([(9, -6), (16, -14), (24, -12)], "ink", 5)
    pen.arc(0, 0, 39, 39, 195, 245, "paper", 4)


@figure(sack="wood", tie="red")
def purse(pen: Pen, look: Settings) -> None:
    """A sack of money."""
    pen.path("M-12 -26 L-24 -46 L-8 -40 L2 -50 L10 -40 L24 -44 L12 -26 Z", look["sack"])
    pen.path("M-12 -24 C-50 -2 -48 46 0 46 C48 46 50 -2 12 -24 Z", look["sack"])
    pen.box(0, -25, 32, 8, look["tie"], r=4)
    coin(pen.at(2, 16, 0.46), Settings("plain", {"gold": "spark"}))


@figure(fill="spark", string="paper")
def tag(pen: Pen, look: Settings) -> None:
    """A price tag with a star where the price would be."""
    pen.stroke([(-50, -26), (-40, -6), (-30, 0)], look["string"], 3)
    pen.path("M-38 0 L-18 -26 L46 -26 L46 26 L-18 26 Z", look["fill"])
    pen.oval(-22, 0, 5, 5, "ink", line=0)
    pen.star(14, 1, 5, 18, 8, "red", line=0.8)


@figure(brain="skin", fold="red")
def brain(pen: Pen, look: Settings) -> None:
    """A brain, from the side."""
    pen.blob([(-42, 6), (-38, -22), (-16, -38), (12, -38), (36, -22), (42, 4), (28, 20), (4, 22), (-20, 26)],
             look["brain"])  # fmt: skip
    for points in ([(-28, -18), (-16, -24), (-10, -12), (-20, -4)], [(2, -30), (4, -16), (18, -12), (16, -24)],
                   [(-30, 10), (-16, 8), (-6, 16)], [(6, 6), (20, 2), (30, 8)]):  # fmt: skip
        pen.stroke(points, look["fold"], 2.6)
    pen.tube([(8, 22), (4, 40)], look["brain"], 9)


@figure(glass="paper", dose="slime")
def syringe(pen: Pen, look: Settings) -> None:
    """A syringe pointing right, a bolt of lightning on its glass."""
    pen.stroke([(34, 0), (66, 0)], "steel", 3)
    pen.box(-52, 0, 8, 30, "steel", r=3)
    pen.tube([(-50, 0), (-26, 0)], "steel", 5)
    pen.box(2, 0, 56, 26, look["glass"], r=4)
    pen.box(9, 0, 38, 21, look["dose"], r=2, line=0)
    pen.poly([(6, -10), (14, -10), (11, -2), (19, -2), (4, 11), (8, 2), (1, 2)], "ink", line=0)
    pen.box(-27, 0, 7, 34, "steel", r=2)
    pen.box(32, 0, 8, 12, "iron", r=1)


@figure(gauge="paper", rim="iron", hand="red")
def gauge(pen: Pen, look: Settings) -> None:
    """A pressure gauge past its red mark."""
    pen.oval(0, 0, 46, 46, look["rim"])
    pen.oval(0, 0, 36, 36, look["gauge"], shade=0.6)
    pen.poly([*ring(0, 0, 34, 34, -60, 20), *reversed(ring(0, 0, 22, 22, -60, 20))], "red", line=0)
    for i in range(7):
        pen.at(0, 0, turn=-120 + 40 * i).stroke([(0, -32), (0, -26)], "ink", 2.6)
    pen.stroke([(-8, 4), (24, -8)], look["hand"], 4)
    pen.oval(0, 0, 5, 5, "ink", line=0)
