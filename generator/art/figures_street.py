"""People of the block of flats: neighbours, traders, and one tourist."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import curve, ring, smooth
from generator.art.figures_bombs import fuse, round_bomb
from generator.art.figures_folk import arm, head, moustache
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


@figure(shirt="red", shorts="accent", skin="skin", hat="light")
def tourist(pen: Pen, look: Settings) -> None:
    """A round tourist in socks and sandals, running behind a huge map with holes burnt through it."""
    for hip, knee, foot, turn in ((-10, (-30, 40), (-44, 34), 62), (10, (30, 38), (32, 54), -8)):
        pen.tube([(hip, 30), knee, foot], look["skin"], 11)
        shoe = pen.at(*foot, turn=turn)
        shoe.box(0, -2, 13, 11, "paper", r=2)
        shoe.path("M-9 2 L9 2 C18 4 18 11 15 11 L-9 11 Z", "wood")
        shoe.box(4, 4, 6, 7, "tan", line=0.7)
    pen.path("M-32 22 L32 22 L30 38 L6 42 L0 34 L-14 42 L-29 38 Z", look["shorts"])
    pen.blob([(-38, 16), (-30, -8), (0, -16), (30, -8), (38, 16), (24, 30), (-24, 30)], look["shirt"])
    head(pen.at(0, -28), 22, 21, look["skin"])
    for one in pen.both():
        one.oval(14, -20, 5, 4, "red", line=0)
    faces.eyes(pen.at(0, -28), look.face, gap=9, r=7.5)
    pen.oval(0, -21, 5, 4.5, "ember", line=0.8)
    pen.path("M-22 -40 C-22 -62 22 -62 22 -40 Z", look["hat"])
    pen.path("M-22 -45 L22 -45 L22 -40 L-22 -40 Z", "red", line=0.8)
    pen.path("M-36 -40 Q0 -34 36 -40 Q34 -32 0 -32 Q-34 -32 -36 -40", look["hat"])
    sheet = curve("M-50 -12 L-30 -16 L-10 -11 L10 -16 L30 -11 L50 -15 L52 24 L32 28 L12 23 L-10 28 L-30 23 L-50 27 Z")
    with pen.inside(sheet) as inner:
        inner.poly(sheet, "paper", shade=0.5)
        inner.blob([(-60, 10), (-40, -2), (-26, 8), (-34, 30), (-60, 34)], "slime", line=0)
        inner.blob([(14, -20), (40, -22), (60, -4), (36, 4)], "accent", line=0)
        inner.stroke([(-54, -6), (-20, 2), (2, -8), (30, 14), (56, 8)], "red", 2.4)
        inner.stroke([(-14, 30), (-8, 8), (12, -20)], "main", 2)
        for x in (-30, -10, 10, 30):
            inner.stroke([(x, -20), (x, 32)], "soft", 1.2)
        for x, y, r in ((0, 8, 11), (-28, 16, 6), (30, -4, 7), (38, 18, 5)):
            inner.star(x, y, 9, r * 1.3, r, "ember", line=0)
            inner.star(x, y, 9, r * 1.05, r * 0.8, "deep", line=0, turn=12)
    for one in pen.both():
        one.tube([(34, 0), (52, 2), (50, 12)], look["shirt"], 9)
        one.oval(49, 12, 7, 7, look["skin"])
    pen.stroke([(4, 28), (-14, 34)], "ink", 2.4)
    pen.box(-24, 36, 24, 15, "iron", r=2, turn=24)
    pen.oval(-24, 36, 5.5, 5.5, "light", line=0.8)
    pen.oval(-24, 36, 2.4, 2.4, "ink", line=0)


@figure(suit="dark", tie="red", skin="skin", case="wood")
def agent(pen: Pen, look: Settings) -> None:
    """A grinning agent with slick hair and a briefcase, a fuse burning on his own hat; right hand held out."""
    pen.path("M-32 56 C-36 22 -26 6 -10 4 L10 4 C26 6 36 22 32 56 Z", look["suit"])
    pen.path("M-11 3 L0 30 L11 3 Z", "paper", line=0.7)
    pen.path("M-4 8 L4 8 L5 30 L0 38 L-5 30 Z", look["tie"], line=0.8)
    arm(pen, [(-28, 16), (-44, 26), (-44, 38)], look["suit"], look["skin"])
    pen.arc(-44, 40, 9, 7, 180, 360, "ink", 3.4)
    pen.box(-44, 54, 46, 28, look["case"], r=4)
    pen.box(-44, 46, 46, 6, look["case"], line=0.7)
    pen.box(-44, 50, 8, 8, "spark", r=1, line=0.7)
    arm(pen, [(28, 16), (46, 22), (56, 8)], look["suit"], look["skin"])
    head(pen.at(0, -20), 20, 23, look["skin"])
    pen.path("M-21 -22 C-24 -46 24 -46 21 -22 C16 -34 6 -34 -2 -33 C-12 -32 -18 -30 -21 -22", "ink")
    pen.stroke([(-12, -36), (2, -38)], "soft", 2)
    faces.eyes(pen.at(0, -20), look.face, gap=8.5, r=6.5)
    pen.path("M-2 -17 L3 -17 L5 -10 L-4 -10 Z", look["skin"], line=0.7)
    faces.mouth(pen.at(0, -5), look.face, 15)
    pen.star(10, -4, 4, 4, 1.4, "spark", line=0)
    pen.stroke([(-10, 1), (-2, 2)], "ink", 1.2)
    hat = pen.at(4, -42, turn=10)
    fuse(hat, [(6, -22), (10, -32), (22, -34), (28, -26)], 4, lit=11)
    hat.path("M-18 0 L-15 -22 Q0 -28 15 -22 L18 0 Z", "iron")
    hat.path("M-18 -7 L18 -7 L18 0 L-18 0 Z", look["tie"], line=0.8)
    hat.path("M-30 -2 Q0 6 30 -2 Q28 6 0 8 Q-28 6 -30 -2", "iron")


@figure(coat="paper", sash="red", skin="skin")
def kebab_knight(pen: Pen, look: Settings) -> None:
    """A moustached master of the spit, knife raised like a sword, a flat bread for a shield."""
    pen.at(42, -8).path("M-3 4 L-5 -52 C2 -58 6 -50 6 -44 L4 4 Z", "steel")
    pen.stroke([(41, -8), (40, -50)], "paper", 1.6)
    pen.path("M-32 56 C-38 22 -28 4 -12 2 L12 2 C28 4 38 22 32 56 Z", look["coat"])
    pen.stroke([(0, 8), (0, 56)], "ink", 1.4)
    for y in (16, 28):
        for x in (-6, 6):
            pen.oval(x, y, 2, 2, "ink", line=0)
    pen.path("M-35 40 Q0 48 35 40 L36 50 Q0 58 -35 50 Z", look["sash"])
    arm(pen, [(28, 14), (48, 24), (43, 2)], look["coat"], look["skin"], w=13)
    pen.box(43, -4, 16, 5, "spark", r=2)
    pen.tube([(43, 10), (43, 16)], "wood", 6)
    arm(pen, [(-28, 16), (-46, 18), (-44, 24)], look["coat"], look["skin"], w=13)
    pen.oval(-46, 24, 22, 24, "accent")
    for x, y, r in ((-52, 14, 4), (-40, 20, 3), (-48, 32, 4), (-38, 36, 3), (-58, 26, 3)):
        pen.oval(x, y, r, r * 0.8, "tan", line=0)
    head(pen.at(0, -20), 23, 23, look["skin"])
    for one in pen.both():
        one.path("M20 -28 L26 -24 L24 -12 L20 -12 Z", "ink", line=0)
    pen.path("M-25 -28 C-22 -48 22 -48 25 -28 Q0 -36 -25 -28", look["sash"])
    pen.path("M24 -34 L40 -40 L36 -32 L42 -24 L24 -28 Z", look["sash"])
    faces.eyes(pen.at(0, -20), look.face, gap=9.5, r=7)
    for one in pen.both():
        one.stroke([(5, -28), (17, -31)], "ink", 4)
    pen.oval(0, -11, 6, 5.5, "ember", line=0.8)
    faces.mouth(pen.at(0, 0), look.face, 7)
    moustache(pen.at(0, -5), 32, "ink")


@figure(gown="accent", skin="skin", slipper="red")
def stairwell_queen(pen: Pen, look: Settings) -> None:
    """A large stern woman in a dressing gown and curlers: keys in one fist, a collection tin held out to the left."""
    pen.path("M-42 58 C-52 24 -42 -2 -14 -6 L14 -6 C42 -2 52 24 42 58 Z", look["gown"])
    for x, y in ((-28, 36), (-30, 14), (26, 42), (-12, 46), (30, 22), (16, 30), (-16, 30)):
        pen.oval(x, y, 3, 3, "paper", line=0)
    pen.path("M-14 -6 L0 22 L14 -6 L22 -2 L4 34 L4 58 L-4 58 L-4 34 L-22 -2 Z", "light")
    pen.path("M-44 30 Q0 40 44 30 L45 38 Q0 48 -45 38 Z", "red")
    arm(pen, [(36, 8), (58, 14), (52, -14)], look["gown"], look["skin"], w=16)
    pen.arc(54, -28, 11, 11, 0, 360, "spark", 3)
    for turn in (-50, -15, 25, 60):
        key = pen.at(54 + turn * 0.14, -38, 0.9, turn=turn)
        key.tube([(0, 0), (0, -16)], "steel", 3)
        key.oval(0, -2, 4, 4, "steel", line=0.8)
        key.box(3, -14, 5, 3.4, "steel", line=0.7)
    arm(pen, [(-36, 8), (-54, 18), (-66, 8)], look["gown"], look["skin"], w=16)
    pen.box(-68, -8, 26, 30, "red", r=3)
    pen.oval(-68, -23, 13, 4, "red")
    pen.box(-68, -23, 13, 2.6, "ink", line=0)
    pen.oval(-68, -6, 7, 7, "spark", line=0.8)
    head(pen.at(0, -30), 26, 25, look["skin"])
    pen.path("M-28 -34 C-30 -62 30 -62 28 -34 Q0 -46 -28 -34", "wood")
    for x, y, turn in ((-25, -42, -60), (-14, -54, -25), (4, -58, 0), (20, -52, 30), (28, -38, 65)):
        pen.box(x, y, 18, 11, "red" if x in {-14, 20} else "spark", r=5, turn=turn)
        pen.at(x, y, turn=turn).stroke([(-5, 0), (5, 0)], "ink", 1.4)
    faces.eyes(pen.at(0, -29), look.face, gap=10, r=7)
    pen.oval(0, -21, 4.5, 4, "ember", line=0.7)
    pen.path("M-9 -9 Q0 -15 9 -9 Q0 -5 -9 -9", "red", line=0.9)
    pen.oval(14, -16, 1.8, 1.8, "wood", line=0)
    pen.stroke([(-14, -4), (0, -1), (14, -4)], "ink", 1.6)


@figure(shirt="paper", shorts="red", skin="skin", tool="spark")
def drill_neighbour(pen: Pen, look: Settings) -> None:
    """A neighbour in an undershirt and slippers leaning on his drill, which points right."""
    for x, foot in ((-14, -12), (8, 14)):
        pen.tube([(x, 34), (x + foot * 0.5, 44), (x + foot, 52)], look["skin"], 9)
        pen.path(f"M{x + foot - 8} 48 L{x + foot + 4} 48 C{x + foot + 14} 50 {x + foot + 14} 57 {x + foot + 12} 57 "
                 f"L{x + foot - 8} 57 Z", "accent")  # fmt: skip
    pen.path("M-28 22 L22 22 L22 40 L2 40 L-4 34 L-8 42 L-26 40 Z", look["shorts"])
    pen.blob([(-30, 24), (-28, 0), (-12, -10), (10, -8), (26, 8), (26, 24), (0, 32)], look["skin"])
    pen.path("M-29 26 C-30 6 -24 -2 -18 -10 L-12 -8 C-8 2 6 2 8 -8 L14 -6 C24 4 28 14 25 26 Z", look["shirt"])
    pen.oval(4, 31, 2, 1.6, "ink", line=0)
    head(pen.at(0, -26), 19, 20, look["skin"])
    for x, y in ((-6, -12), (0, -10), (6, -11), (11, -13), (-11, -14)):
        pen.stroke([(x, y), (x, y + 2)], "ink", 1.2)
    pen.arc(0, -30, 21, 20, 190, 350, "iron", 4)
    pen.oval(-19, -24, 7, 9, "red")
    faces.eyes(pen.at(4, -28), look.face, gap=8, r=6.5)
    pen.oval(6, -20, 4.5, 4, "ember", line=0.7)
    faces.mouth(pen.at(6, -13), look.face, 9)
    pen.poly([(20, -9), (60, -9), (70, -3), (70, 14), (60, 18), (20, 18)], look["tool"])
    for x in (26, 32, 38):
        pen.stroke([(x, -4), (x, 4)], "ink", 2)
    pen.poly([(28, 12), (40, 12), (36, 32), (24, 32)], "iron")
    pen.box(52, 6, 6, 16, "iron", line=0.7)
    pen.box(74, 6, 10, 9, "iron", r=1)
    drill_bit(pen.at(80, 6, 0.5), Settings("plain", {"metal": "steel"}))
    arm(pen, [(-22, 2), (-36, 20), (26, 20)], look["skin"], look["skin"], w=10)
    arm(pen, [(14, 0), (26, 18), (46, 18)], look["skin"], look["skin"], w=10)


@figure(metal="steel")
def drill_bit(pen: Pen, look: Settings) -> None:
    """A drill's bit pointing right, from the origin."""
    pen.poly([(0, -8), (52, -8), (68, 0), (52, 8), (0, 8)], look["metal"])
    for x in (4, 18, 32, 46):
        pen.stroke([(x, 8), (x + 12, -8)], "ink", 2.6)


@figure(coat="dark", hat="iron", skin="skin")
def shady(pen: Pen, look: Settings) -> None:
    """A shady figure leaning right with his collar up, lit from below, a bomb in his hands, its fuse held out."""
    fuse(pen, [(38, 20), (42, 6), (50, 0), (60, -2)], 4.5, lit=0)
    pen.path("M-42 58 C-46 26 -32 -2 -6 -6 L18 0 C32 12 36 34 32 58 Z", look["coat"])
    pen.stroke([(4, 10), (2, 58)], "ink", 1.6)
    head(pen.at(8, -22), 19, 20, look["skin"], 0)
    pen.path("M-8 -8 C0 -2 14 0 26 -12 C24 2 14 6 6 4 C-2 2 -6 -2 -8 -8", "spark", line=0)
    pen.path("M-14 -24 C-20 -10 -18 0 -14 4 L12 12 L30 4 C22 4 6 0 0 -22 Z", look["coat"])
    pen.path("M24 -26 Q38 -22 34 -15 Q28 -13 24 -16", look["skin"], line=0.9)
    faces.eyes(pen.at(13, -24), look.face, gap=7.5, r=5.5)
    pen.path("M-12 -36 L-6 -58 Q10 -62 24 -52 L28 -32 Z", look["hat"])
    pen.path("M-11 -40 L27 -36 L28 -31 L-12 -34 Z", "red", line=0.8)
    pen.path("M-28 -38 Q10 -28 44 -30 Q40 -24 10 -25 Q-24 -28 -28 -38", look["hat"])
    round_bomb(pen.at(30, 32, 0.5), "iron", length=0)
    arm(pen, [(-24, 14), (-22, 40), (14, 42)], look["coat"], look["skin"], w=14)


@figure(gown="red", skin="skin", hair="dark", boa="light")
def diva(pen: Pen, look: Settings) -> None:
    """An enormous opera singer, arms wide, her mouth a cavern."""
    pen.path("M-40 60 C-56 30 -34 10 -20 -4 L20 -4 C34 10 56 30 40 60 Z", look["gown"])
    for x, y in ((-26, 40), (-10, 48), (10, 44), (28, 36), (-16, 26), (18, 22), (0, 32)):
        pen.star(x, y, 4, 5, 1.6, "spark", line=0)
    for one in pen.both():
        one.tube([(22, 2), (48, 2), (66, -20)], look["skin"], 13)
        one.tube([(26, 4), (50, 4), (59, -8)], look["gown"], 13)
        for turn in (-26, 0, 26):
            one.at(68, -24, turn=turn + 24).tube([(0, 0), (0, -12)], look["skin"], 4.4)
        one.oval(67, -22, 7, 7, look["skin"])
    for i in range(9):
        x = -28 + 7 * i
        pen.oval(x, 2 - 7 * (abs(x) / 28) ** 2 + 4, 7, 7, look["boa"])
    pen.oval(0, -62, 15, 13, look["hair"])
    pen.path("M-30 -26 C-34 -60 34 -60 30 -26 C34 -10 24 0 20 0 L-20 0 C-24 0 -34 -10 -30 -26", look["hair"])
    pen.blob([(-26, -20), (-20, -42), (0, -46), (20, -42), (26, -20), (16, 4), (-16, 4)], look["skin"])
    pen.path("M-26 -28 C-20 -52 0 -48 0 -42 C0 -48 20 -52 26 -28 C16 -38 6 -40 0 -42 C-6 -40 -16 -38 -26 -28",
             look["hair"])  # fmt: skip
    for one in pen.both():
        one.arc(11, -25, 7, 6, 190, 350, "ink", 2.8)
        one.stroke([(17, -28), (22, -31)], "ink", 2)
        one.oval(19, -17, 4.4, 3, "red", line=0)
        one.oval(27, -6, 3.4, 5, "spark", line=0.7)
    pen.oval(0, -8, 12.5, 13, "red")
    pen.oval(0, -7, 9.5, 10.5, "deep", line=0.7, shade=0)
    pen.oval(0, -1, 6, 4.4, "ember", line=0)
    pen.oval(0, -12.5, 1.6, 3.6, "ember", line=0)
    pen.path("M6 -70 C10 -88 26 -84 30 -70 C22 -76 14 -72 12 -62 Z", "spark", line=0.9)


@figure(coat="main", beard="ember", skin="skin", cap="dark")
def junk_dealer(pen: Pen, look: Settings) -> None:
    """A cheerful rusty-bearded junk dealer calling through a loudspeaker, which points left."""
    pen.path("M-34 58 C-38 22 -26 6 -10 4 L10 4 C26 6 38 22 34 58 Z", look["coat"])
    for x, y, colour in ((-20, 40, "accent"), (16, 46, "spark"), (20, 26, "red")):
        pen.box(x, y, 13, 11, colour, line=0.8, turn=x)
    arm(pen, [(28, 16), (50, 28), (60, 40)], look["coat"], look["skin"], w=13)
    head(pen.at(0, -18), 22, 22, look["skin"])
    pen.path("M-24 -16 C-30 10 -22 14 -24 26 L-14 22 L-8 36 L0 26 L8 36 L14 22 L24 26 C22 14 30 10 24 -16 "
             "C14 -6 8 -8 0 -6 C-8 -8 -14 -6 -24 -16", look["beard"])  # fmt: skip
    for x in (-12, 0, 12):
        pen.stroke([(x, 12), (x * 0.9, 22)], "ink", 1.4)
    faces.eyes(pen.at(0, -18), look.face, gap=9, r=6.5)
    pen.oval(0, -10, 6, 5.5, "red", line=0.8)
    pen.oval(-6, 2, 7, 6.5, "deep", line=0.8, shade=0)
    pen.oval(-6, 5, 4.4, 2.6, "red", line=0)
    pen.path("M-27 -28 C-26 -52 24 -52 25 -30 Z", look["cap"])
    pen.path("M-27 -31 C-40 -28 -40 -24 -36 -22 L14 -28 C22 -28 26 -29 25 -33 Z", look["cap"])
    pen.oval(0, -46, 4, 3, look["cap"])
    pen.poly([(-20, -2), (-60, -26), (-66, 22), (-20, 10)], "paper")
    pen.poly([(-20, -2), (-32, -9), (-33, 13), (-20, 10)], "red")
    pen.oval(-63, -2, 7, 26, "spark", turn=7)
    pen.oval(-63, -2, 3, 14, "deep", line=0.7, turn=7, shade=0)
    arm(pen, [(-28, 16), (-42, 34), (-30, 12)], look["coat"], look["skin"], w=13)


@figure(skin="slime", sleeve="red")
def toll_hand(pen: Pen, look: Settings) -> None:
    """A creep's clawed arm from the left with a coin to drop."""
    pen.tube([(-70, 16), (-30, 6), (6, 0)], look["skin"], 14)
    pen.tube([(-70, 16), (-42, 9)], look["sleeve"], 17)
    pen.oval(30, 0, 13, 13, "spark")
    pen.oval(30, 0, 8, 8, "spark", line=0.7, shade=0)
    pen.oval(10, 0, 11, 10, look["skin"])
    for y in (-8, 0, 8):
        pen.tube([(12, y), (25, y * 0.8)], look["skin"], 6)


@figure(wrap="paper", body="slime", tie="red")
def bandaged_groom(pen: Pen, look: Settings) -> None:
    """A creep bandaged like a mummy, in a bridegroom's bow tie, his plastered arm holding a bouquet to the right."""
    for one in pen.both():
        one.path("M6 34 L22 34 L26 52 L2 52 Z", look["wrap"])
        one.path("M10 -32 C14 -50 28 -48 30 -58 C40 -42 34 -30 24 -20 Z", "light")
    pen.tube([(-24, 4), (-42, 14), (-38, 30)], look["wrap"], 11)
    pen.tube([(-38, 30), (-34, 38)], look["body"], 8)
    body = smooth([(-32, 0), (-28, -28), (0, -38), (28, -28), (32, 0), (28, 32), (0, 42), (-28, 32)], closed=True)
    with pen.inside(body) as inner:
        inner.poly(body, look["wrap"])
        for y, tilt in ((-30, 4), (-22, -5), (2, 6), (12, -5), (22, 5), (31, -4), (38, 4)):
            inner.stroke([(-40, y + tilt), (0, y), (40, y - tilt)], "steel", 1.8)
        inner.poly([(-40, -20), (40, -22), (40, -4), (-40, -1)], look["body"], line=0.8, shade=0)
        inner.poly([(-40, 24), (-12, 22), (-14, 29), (-40, 32)], look["body"], line=0.8, shade=0)
    faces.eyes(pen.at(0, -9), look.face, gap=11, r=9)
    pen.at(0, 7).stroke([(-7, 0), (0, 3), (8, -2)], "ink", 2.4)
    pen.tube([(-32, 38), (-40, 50), (-34, 56)], look["wrap"], 4)
    for one in pen.at(0, 20).both():
        one.path("M2 0 L18 -9 L18 9 Z", look["tie"])
    pen.oval(0, 20, 5, 5, look["tie"])
    pen.tube([(24, 6), (42, 10), (56, 4)], look["wrap"], 16)
    for x in (34, 42, 50):
        pen.stroke([(x, 0), (x + 2, 18)], "steel", 1.6)
    bunch = pen.at(62, -2)
    bunch.path("M-7 2 L7 2 L4 26 L-4 26 Z", "slime")
    for x, y, colour in ((-12, -6, "red"), (12, -8, "spark"), (0, -18, "red"), (-14, -22, "ember"), (13, -24, "red"),
                         (0, -4, "ember")):  # fmt: skip
        bunch.star(x, y, 6, 10, 6.5, colour, line=0.9)
        bunch.oval(x, y, 3, 3, "paper", line=0.5)
    bunch.path("M-16 2 L16 2 L6 14 L-6 14 Z", "light")
    pen.oval(61, 10, 8, 7, look["body"])


@figure(cushion="paper", body="slime", belt="iron")
def airbag_creep(pen: Pen, look: Settings) -> None:
    """A startled creep in the air inside a huge cushion that has burst out of its belt, scorched outside only."""
    for x, foot, y in ((-12, -26, 56), (12, 24, 52)):
        pen.tube([(x, 34), (foot, y)], look["body"], 10)
        pen.oval(foot, y + 2, 9, 6, look["body"])
    lobes = ring(0, 2, 44, 34)[::4]
    for left, top in lobes:
        pen.oval(left, top, 20, 18, look["cushion"])
    pen.oval(0, 2, 46, 36, look["cushion"], line=0)
    for left, top in lobes:
        pen.stroke([(left * 0.72, 2 + (top - 2) * 0.72), (left * 1.02, 2 + (top - 2) * 1.02)], "steel", 2)
    for x, y, r in ((-52, -20, 8), (50, 22, 9), (-46, 30, 6), (40, -32, 6)):
        pen.star(x, y, 9, r * 1.3, r * 0.8, "ink", line=0)
        pen.star(x, y, 9, r * 0.6, r * 0.4, "main", line=0)
    for one in pen.both():
        one.tube([(20, 0), (36, -10), (40, -24)], look["body"], 8)
        one.path("M8 -24 C12 -42 26 -40 28 -50 C38 -34 32 -22 22 -12 Z", "light")
    pen.blob([(-26, 4), (-24, -20), (0, -30), (24, -20), (26, 4), (22, 24), (-22, 24)], look["body"])
    faces.face(pen.at(0, -4), look.face, 1.15)
    pen.path("M-40 24 Q0 36 40 24 L41 35 Q0 48 -41 35 Z", look["belt"])
    pen.box(0, 36, 17, 14, "spark", r=2)
    pen.box(0, 36, 8, 6, look["belt"], line=0.7)
