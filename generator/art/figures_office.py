"""Figures of the office: clerks at windows, in archives, in chairs too large for them."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import smooth
from generator.art.figures_folk import arm, head, moustache
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


def rubber_stamp(pen: Pen, colour: str = "red") -> None:
    """A rubber stamp standing up, its face down at y 20, some 50 tall."""
    pen.path("M-5 -4 C-7 -16 -10 -18 -9 -25 C-8 -34 8 -34 9 -25 C10 -18 7 -16 5 -4 Z", "wood")
    pen.path("M-16 6 C-14 -6 14 -6 16 6 Z", "wood")
    pen.box(0, 10, 36, 9, "wood", r=2)
    pen.box(0, 17, 38, 5, colour, r=1, line=0.8)


def spectacles(pen: Pen, gap: float = 8.5, r: float = 8.0, colour: str = "ink") -> None:
    """Round glasses about the origin."""
    for one in pen.both():
        one.arc(gap, 0, r, r, 0, 360, colour, 2)
        one.stroke([(gap + r, -1), (gap + r + 7, -3)], colour, 1.8)
    pen.arc(0, 0, max(1.0, gap - r + 1), 3, 180, 360, colour, 2)


@figure(suit="accent", tie="red", hair="wood", skin="skin", hands=0)
def clerk(pen: Pen, look: Settings) -> None:
    """A small clerk standing; hands up when `hands` is 1."""
    for one in pen.both():
        one.tube([(8, 30), (10, 50)], "iron", 11)
        one.path("M3 48 L16 48 C24 50 25 56 22 57 L3 57 Z", "ink")
    pen.path("M-22 34 C-24 8 -18 -6 0 -8 C18 -6 24 8 22 34 Z", look["suit"])
    pen.path("M-8 -8 L0 16 L8 -8 Z", "paper", line=0.8)
    pen.path("M-3 -4 L3 -4 L4 14 L0 20 L-4 14 Z", look["tie"], line=0.8)
    for one in pen.both():
        if look.number("hands"):
            arm(one, [(19, 2), (36, 2), (36, -24)], look["suit"], look["skin"], w=10)
        else:
            arm(one, [(20, 2), (28, 14), (24, 28)], look["suit"], look["skin"], w=10)
    head(pen.at(0, -28), 20, 20, look["skin"])
    pen.path("M-21 -30 C-22 -54 22 -54 21 -30 C14 -40 -4 -42 -21 -30", look["hair"], shade=0.4)
    faces.eyes(pen.at(0, -25), look.face, gap=8.5, r=6.8)
    faces.mouth(pen.at(0, -14), look.face, 9)


@figure(cardigan="accent", blouse="paper", hair="wood", skin="skin")
def window_lady(pen: Pen, look: Settings) -> None:
    """The lady at the window: a bun full of pencils, chin on fist, a stamp held up like a stop sign."""
    for x, turn in ((-22, -52), (18, 40), (4, 8)):
        pencil = pen.at(x * 0.5, -58, turn=turn)
        pencil.box(0, -20, 7, 26, "spark")
        pencil.box(0, -35, 7, 7, "red", r=2)
    pen.oval(0, -56, 27, 19, look["hair"])
    for points in ([(-20, -62), (-4, -70), (14, -64)], [(-22, -52), (0, -60), (22, -54)]):
        pen.stroke(points, "ink", 1.5)
    pen.path("M-54 60 C-56 26 -40 8 -14 4 L14 4 C40 8 56 26 54 60 Z", look["cardigan"])
    pen.path("M-14 4 L0 40 L14 4 Z", look["blouse"], line=0.8)
    for x, y in ((-14, 8), (-9, 16), (0, 20), (9, 16), (14, 8)):
        pen.oval(x, y, 3.6, 3.6, "paper", line=0.7)
    head(pen.at(0, -18), 26, 25, look["skin"], ears=0)
    for one in pen.both():
        one.oval(27, -10, 4, 5, "spark", line=0.8)
    pen.path("M-28 -14 C-32 -54 32 -54 28 -14 C22 -30 10 -36 0 -36 C-10 -36 -22 -30 -28 -14", look["hair"])
    faces.eyes(pen.at(0, -16), look.face, gap=10.5, r=7.4)
    spectacles(pen.at(0, -19), 10.5, 10, "red")
    pen.oval(0, -8, 4.5, 4, "ember", line=0.8)
    faces.mouth(pen.at(0, 0), look.face, 8)
    pen.tube([(44, 56), (46, 30), (24, 8)], look["cardigan"], 17)
    pen.blob([(8, 2), (20, -2), (30, 4), (28, 16), (16, 19), (8, 13)], look["skin"])
    for x in (14, 20):
        pen.stroke([(x, 2), (x + 1, 9)], "ink", 1.4)
    pen.tube([(-44, 52), (-62, 40), (-58, 6)], look["cardigan"], 17)
    pen.tube([(-58, 10), (-58, -12)], "wood", 9)
    pen.oval(-58, 2, 11, 9, look["skin"])
    for y in (-2, 5):
        pen.stroke([(-65, y), (-56, y + 1)], "ink", 1.4)
    octagon = [(9, -22), (22, -9), (22, 9), (9, 22), (-9, 22), (-22, 9), (-22, -9), (-9, -22)]
    pen.at(-58, -30).poly(octagon, "paper")
    pen.at(-58, -30, 0.84).poly(octagon, "red", line=0)
    pen.box(-58, -30, 24, 8, "paper", line=0)


@figure(coat="accent", skin="skin", beard="paper", binder="red")
def archivist(pen: Pen, look: Settings) -> None:
    """A thin bent man with a lantern and a ring binder for a hat, his long nose to the left."""
    pen.path("M-22 60 C-20 32 -30 14 -10 -2 C16 -10 34 10 34 60 Z", look["coat"])
    for x, y in ((16, 24), (4, 44)):
        pen.box(x, y, 14, 12, "main", r=1, line=0.8, turn=12)
        pen.stroke([(x - 5, y - 8), (x - 5, y - 4)], "paper", 1.6)
    pen.tube([(24, 14), (50, 14), (56, -26)], look["coat"], 11)
    lamp = pen.at(57, -32)
    lamp.tube([(0, -2), (0, 10)], "ink", 2.4)
    lamp.path("M-13 18 L13 18 L15 46 L-15 46 Z", "spark", shade=0)
    lamp.oval(0, 33, 5.5, 9, "paper", line=0)
    lamp.path("M-11 18 C-9 8 9 8 11 18 Z", "iron")
    lamp.box(0, 48, 34, 6, "iron", r=2)
    lamp.oval(0, 0, 7, 6.5, look["skin"])
    head(pen.at(-12, -18), 20, 19, look["skin"])
    pen.path("M-30 -8 C-30 22 -16 34 -12 46 C-4 32 8 20 8 -8 C0 0 -22 0 -30 -8", look["beard"])
    pen.path("M-16 -18 C-28 -22 -50 -16 -52 -8 C-50 -2 -30 -2 -16 -8 Z", look["skin"])
    pen.oval(-48, -8, 5, 4.6, "ember", line=0)
    faces.eyes(pen.at(-12, -22), look.face, gap=8, r=6.4)
    spectacles(pen.at(-12, -22), 8, 8.4)
    for one in pen.at(-14, -4).both():
        one.path("M0 -3 C8 -7 18 -2 24 4 C14 8 6 6 0 3 Z", look["beard"], line=0.8)
    hat = pen.at(-10, -36, turn=-8)
    hat.poly([(0, -26), (44, -2), (40, 8), (0, -14), (-40, 8), (-44, -2)], "paper", shade=0.4)
    hat.poly([(0, -30), (46, -6), (44, 0), (0, -22), (-44, 0), (-46, -6)], look["binder"])
    hat.poly([(-5, -33), (5, -33), (5, -19), (-5, -19)], look["binder"])
    for x in (18, 28):
        hat.oval(x, -14 + (x - 18) * 0.55, 2.4, 2.4, "steel", line=0.7)


@figure(shawl="main", skirt="dark", skin="skin", wool="red")
def door_guard(pen: Pen, look: Settings) -> None:
    """A tiny old woman on a stool, knitting; nobody has got past her yet."""
    for x in (-18, 18):
        pen.tube([(x * 0.8, 30), (x * 1.2, 58)], "wood", 6)
    pen.box(0, 30, 50, 8, "wood", r=3)
    for one in pen.both():
        one.tube([(7, 44), (8, 54)], "paper", 9)
        one.path("M2 50 L15 50 C22 52 22 59 19 59 L2 59 Z", "iron")
    pen.path("M-26 48 C-32 26 -24 14 0 12 C24 14 32 26 26 48 Z", look["skirt"])
    pen.path("M-32 26 C-36 0 -20 -12 0 -12 C20 -12 36 0 32 26 L20 22 L14 32 L0 24 L-14 32 L-20 22 Z", look["shawl"])
    for x in (-22, -8, 8, 22):
        pen.star(x, 10 - abs(x) * 0.1, 4, 4, 2, "light", line=0)
    pen.path("M-14 20 L14 20 L13 44 C8 48 -8 48 -13 44 Z", look["wool"])
    for y in (28, 36):
        pen.stroke([(-12, y), (-4, y + 3), (4, y), (12, y + 3)], "ink", 1.3)
    for one in pen.both():
        one.stroke([(-4, 24), (26, 4)], "ink", 4.4)
        one.stroke([(-4, 24), (26, 4)], "steel", 2.4)
        one.oval(14, 16, 7, 6, look["skin"])
    pen.oval(0, -46, 12, 10, "steel")
    head(pen.at(0, -26), 19, 18, look["skin"])
    pen.path("M-20 -26 C-22 -48 22 -48 20 -26 C12 -36 -12 -36 -20 -26", "steel")
    faces.eyes(pen.at(0, -24), look.face, gap=8, r=6)
    spectacles(pen.at(0, -23), 8, 7.6)
    pen.oval(0, -18, 4, 3.4, "ember", line=0.7)
    faces.mouth(pen.at(0, -11), look.face, 8)


@figure(blouse="main", hair="red", skin="skin")
def registrar(pen: Pen, look: Settings) -> None:
    """A clerk with as many arms as she has duties: pen, telephone, tea, punch, glue and a stamp."""
    for one in pen.both():
        one.tube([(20, 14), (44, 26), (62, 16)], look["blouse"], 10)
        one.tube([(18, 6), (44, 2), (58, -12)], look["blouse"], 10)
        one.tube([(16, 0), (34, -18), (40, -40)], look["blouse"], 10)
        for x, y in ((64, 14), (60, -14), (41, -43)):
            one.oval(x, y, 7, 6.5, look["skin"])
    pen.at(-64, 10, turn=-24).path("M-4 18 L4 18 L5 -18 L0 -30 L-5 -18 Z", "iron")
    pen.at(-64, 10, turn=-24).poly([(-4, -20), (4, -20), (0, -31)], "spark", line=0.8)
    phone = pen.at(-60, -18, turn=-58)
    phone.tube([(-14, 0), (0, -6), (14, 0)], "ink", 7)
    for x in (-16, 16):
        phone.oval(x, 3, 7, 6, "ink")
    rubber_stamp(pen.at(-41, -48, 0.62, turn=-8), "accent")
    pen.path("M33 -66 L50 -66 L47 -44 L36 -44 Z", "paper", shade=0.4)
    pen.path("M34 -60 L49 -60 L47 -45 L36 -45 Z", "ember", line=0)
    pen.path("M34 -54 L49 -54 L47 -43 L36 -43 Z", "steel", shade=0.4)
    pen.at(60, -22, turn=20).path("M-8 10 L-8 -8 L-3 -12 L0 -24 L3 -12 L8 -8 L8 10 Z", "spark")
    punch = pen.at(66, 10, turn=10)
    punch.box(0, 2, 26, 7, "iron", r=2)
    punch.path("M-12 -2 L10 -14 L14 -8 L-8 4 Z", "accent")
    pen.path("M-26 50 C-30 16 -20 2 0 0 C20 2 30 16 26 50 Z", look["blouse"])
    pen.path("M-10 0 L0 16 L10 0 Z", "paper", line=0.8)
    head(pen.at(0, -22), 21, 21, look["skin"], ears=0)
    pen.path("M-25 -6 C-34 -54 34 -54 25 -6 L18 -8 C22 -26 10 -32 0 -32 C-10 -32 -22 -26 -18 -8 Z", look["hair"])
    faces.eyes(pen.at(0, -20), look.face, gap=8.5, r=7)
    spectacles(pen.at(0, -21), 8.5, 8.6)
    faces.mouth(pen.at(0, -8), look.face, 7)
    pen.box(0, 24, 46, 26, "paper", r=1, shade=0.4)
    for y in (18, 24):
        pen.stroke([(-16, y), (14, y)], "accent", 2)
    pen.box(0, 36, 66, 9, "ink", r=4)
    pen.path("M-34 38 L34 38 L42 58 L-42 58 Z", "iron")
    for y, count in ((45, 6), (52, 7)):
        for i in range(count):
            pen.oval((i - (count - 1) / 2) * 10, y, 3, 2.6, "paper", line=0.7)


@figure(chair="red", suit="accent", skin="skin")
def deputy(pen: Pen, look: Settings) -> None:
    """A crumpled little man in a throne of an office chair, a target on his waistcoat."""
    pen.path("M-40 44 L-46 -44 C-40 -66 40 -66 46 -44 L40 44 Z", look["chair"])
    pen.path("M-34 30 L-38 -40 C-32 -54 32 -54 38 -40 L34 30 Z", look["chair"], line=0.8)
    for x, y in ((-22, -34), (0, -40), (22, -34), (-20, -12), (20, -12), (0, -24)):
        pen.oval(x, y, 2.6, 2.6, "spark", line=0.6)
    pen.tube([(0, 46), (0, 58)], "iron", 8)
    for one in pen.both():
        one.tube([(0, 56), (30, 60)], "iron", 6)
        one.oval(32, 61, 4, 4, "ink")
        one.oval(45, -48, 7, 7, "spark")
    pen.path("M-40 28 L40 28 L44 48 L-44 48 Z", look["chair"])
    for one in pen.both():
        one.tube([(7, 32), (10, 50)], "iron", 8)
        one.path("M5 48 L15 48 C21 50 21 55 18 55 L5 55 Z", "ink")
    pen.path("M-18 38 C-22 18 -14 8 0 6 C14 8 22 18 18 38 Z", look["suit"])
    pen.oval(0, 24, 12, 12, "paper", line=0.9, shade=0)
    pen.oval(0, 24, 8.5, 8.5, "red", line=0)
    pen.oval(0, 24, 5, 5, "paper", line=0)
    pen.oval(0, 24, 2.2, 2.2, "red", line=0)
    for one in pen.both():
        arm(one, [(16, 14), (28, 22), (40, 12)], look["suit"], look["skin"], w=8)
        one.box(44, 16, 13, 34, look["chair"], r=5)
        one.oval(40, 5, 5, 4.4, look["skin"])
    head(pen.at(0, -8), 16, 16, look["skin"])
    for x in (-8, -3, 3, 8):
        pen.stroke([(x, -22), (x * 1.4, -28)], "ink", 1.6)
    faces.eyes(pen.at(0, -8), look.face, gap=6.8, r=5.6)
    faces.mouth(pen.at(0, 1), look.face, 6.5)


@figure(light="spark", coat="ink", frame="wood")
def inspector_general(pen: Pen, look: Settings) -> None:
    """The one who comes unannounced: a coat that fills the doorway, and one eye behind a glass."""
    pen.box(0, -2, 108, 130, look["frame"])
    pen.box(0, 2, 92, 124, look["light"], shade=0)
    pen.path("M-44 66 C-52 20 -48 -14 -14 -24 L14 -24 C48 -14 52 20 44 66 Z", look["coat"], shade=0)
    pen.path("M-30 66 L-26 10 M26 10 L30 66", "deep", line=0)
    pen.poly([(-18, -22), (-30, -34), (-24, -6), (0, 10), (24, -6), (30, -34), (18, -22)], "dark", line=0.6, shade=0)
    pen.path("M-21 -42 L21 -42 C24 -24 14 -12 0 -10 C-14 -12 -24 -24 -21 -42", "iron", shade=0.6)
    pen.path("M-22 -42 L-24 -72 Q0 -78 24 -72 L22 -42 Z", look["coat"], shade=0)
    pen.path("M-23 -50 L23 -50 L22 -42 L-22 -42 Z", "red", line=0)
    pen.path("M-40 -45 Q0 -32 40 -45 Q42 -36 26 -34 Q0 -28 -26 -34 Q-42 -36 -40 -45", look["coat"], shade=0)
    pen.stroke([(-18, -66), (-17, -54)], "soft", 2.4)
    pen.poly([(5, -29), (17, -31), (14, -25), (6, -25)], "spark", line=0)
    moustache(pen.at(2, -16), 14, "paper")
    for y in (20, 34, 48):
        pen.oval(6, y, 2.6, 2.6, "spark", line=0)
    pen.tube([(-34, 10), (-52, 26), (-38, 8)], look["coat"], 15)
    pen.tube([(-36, 12), (-28, -4)], "wood", 7)
    pen.oval(-37, 10, 8, 7.5, "paper")
    pen.oval(-18, -24, 23, 23, "iron")
    pen.oval(-18, -24, 18.5, 18.5, "light", shade=0)
    pen.oval(-17, -23, 14, 15, "paper", line=0.8, shade=0)
    pen.oval(-15, -20, 7.5, 8, "main", line=0.8, shade=0)
    pen.oval(-15, -20, 3.8, 4.2, "ink", line=0)
    pen.stroke(smooth([(-32, -36), (-18, -40), (-4, -34)]), "ink", 3.4, curved=False)


@figure(suit="accent", skin="skin")
def stocktaker(pen: Pen, look: Settings) -> None:
    """A clerk on hands and knees, facing right, counting."""
    pen.tube([(-34, 0), (-38, 34), (-66, 38)], "iron", 15)
    pen.path("M-64 28 L-76 24 C-80 34 -76 46 -66 46 Z", "ink")
    pen.path("M-44 8 C-46 -22 -26 -30 0 -22 C22 -18 26 2 20 14 C0 18 -28 22 -44 8", look["suit"])
    pen.tube([(8, 4), (10, 24), (12, 40)], look["suit"], 12)
    pen.oval(15, 42, 9, 6, look["skin"])
    pen.tube([(-28, 4), (-26, 38), (-48, 42)], "iron", 14)
    pen.path("M-46 34 L-58 32 C-61 40 -58 49 -48 49 Z", "ink")
    head(pen.at(30, -22), 22, 21, look["skin"])
    pen.path("M8 -22 C6 -50 44 -52 52 -30 C40 -38 22 -38 18 -20 Z", "wood", shade=0.4)
    faces.eyes(pen.at(36, -20), look.face, gap=8.5, r=7)
    spectacles(pen.at(36, -20), 8.5, 8.6)
    faces.mouth(pen.at(38, -8), look.face, 8)
    pen.box(8, -36, 5, 22, "spark", turn=70)
    pen.tube([(14, 0), (36, 14), (52, 4)], look["suit"], 11)
    pen.tube([(52, 4), (64, -2)], look["skin"], 6)
    pen.oval(52, 4, 6.5, 6, look["skin"])
