"""Figures of the street: brawlers, old folk, children, traders and other people of Perish."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import Points
from generator.art.figures_bombs import round_bomb, spark
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


def head(pen: Pen, rx: float, ry: float, skin: str, ears: float = 1.0) -> None:
    """A head about the origin with ears."""
    for one in pen.both() if ears else ():
        one.oval(rx, 3, 5 * ears, 6.5 * ears, skin)
    pen.oval(0, 0, rx, ry, skin)


def arm(pen: Pen, points: Points, sleeve: str, skin: str = "skin", w: float = 11.0) -> None:
    """An arm from shoulder to fist."""
    pen.tube(points, sleeve, w)
    pen.oval(*points[-1], w * 0.72, w * 0.72, skin)


def moustache(pen: Pen, size: float, colour: str) -> None:
    """A curled moustache about the origin, `size` units to either side."""
    for one in pen.at(0, 0, size / 30).both():
        one.path("M0 -4 C8 -10 18 -4 22 -2 C28 0 32 -6 27 -10 C38 -12 40 4 28 8 C16 12 4 8 0 3", colour, line=0.8)


@figure(skin="skin", vest="dark", band="main")
def bruiser(pen: Pen, look: Settings) -> None:
    """All shoulders and jaw, with a lit bomb in each fist."""
    for one in pen.both():
        bomb = one.at(51, -38, 0.4, turn=8)
        round_bomb(bomb, "iron", lit=1.3)
        one.tube([(32, 2), (54, 8), (51, -14)], look["skin"], 19)
        one.oval(51, -20, 12, 11, look["skin"])
        for x in (45, 51, 57):
            one.stroke([(x, -28), (x, -21)], "ink", 1.4)
    pen.path("M-42 54 C-44 20 -50 -10 -16 -14 L16 -14 C50 -10 44 20 42 54 Z", look["skin"])
    pen.path("M-30 54 C-34 30 -28 6 -22 -13 L-13 -14 C-10 4 10 4 13 -14 L22 -13 C28 6 34 30 30 54 Z", look["vest"])
    pen.star(0, 30, 9, 13, 7, "spark", line=0.8)
    pen.star(0, 30, 9, 6.5, 3.5, "ember", line=0, turn=20)
    pen.path("M-18 -42 C-18 -52 18 -52 18 -42 L22 -18 C22 -2 12 4 0 4 C-12 4 -22 -2 -22 -18 Z", look["skin"])
    pen.path("M-19 -36 C-20 -58 20 -58 19 -36 Q0 -42 -19 -36", look["band"])
    pen.path("M18 -40 L33 -48 L30 -38 L34 -31 Z", look["band"])
    for a in (0, 4):
        pen.stroke([(11 + a, -15 - a), (14 + a, -10 - a)], "red", 1.6)
    pen.stroke([(9, -10), (19, -18)], "red", 1.6)
    faces.eyes(pen.at(0, -25), look.face, gap=8, r=6)
    faces.mouth(pen.at(0, -8), look.face, 13)


@figure(coat="main", skin="skin", chair="dark")
def pensioner(pen: Pen, look: Settings) -> None:
    """An old sapper in his armchair, ear trumpet up, one hand on the blasting box."""
    pen.path("M-42 50 L-44 -4 C-44 -44 44 -44 44 -4 L42 50 Z", look["chair"])
    for x, y in ((-24, -18), (0, -24), (24, -18), (-12, 0), (14, 0)):
        pen.oval(x, y, 2, 2, "accent", line=0)
    pen.path("M-24 50 C-28 14 -20 -2 0 -2 C20 -2 28 14 24 50 Z", look["coat"])
    pen.path("M-7 -1 L0 16 L7 -1 Z", "paper", line=0.7)
    for x, ribbon in ((9, "spark"), (17, "red")):
        pen.box(x, 13, 4.5, 6, ribbon, line=0.5)
        pen.star(x, 20, 5, 5.5, 2.5, "spark", line=0.6)
    for one in pen.both():
        one.box(41, 22, 17, 56, look["chair"], r=7)
        one.oval(41, -4, 10, 8, look["chair"])
    arm(pen, [(20, 10), (36, 8), (33, -12)], look["coat"], w=10)
    arm(pen, [(-20, 10), (-32, 20), (-40, 10)], look["coat"], w=10)
    head(pen.at(0, -21), 17, 19, look["skin"])
    pen.path("M22 -18 L46 -44 L60 -26 L26 -14 Z", "spark")
    pen.oval(53, -35, 12, 4.5, "deep", turn=54)
    for x, y, r in ((-17, -30, 6), (17, -32, 6), (-19, -21, 5)):
        pen.oval(x, y, r, r, "paper", line=0.8)
    pen.stroke([(-19, -35), (19, -29)], "ink", 2.6)
    faces.eyes(pen.at(0, -23), look.face, gap=8, r=6)
    pen.oval(8, -26, 7.5, 7.5, "ink", line=0)
    pen.oval(0, -14, 5.5, 5, "ember", line=0.8)
    moustache(pen.at(0, -8), 22, "paper")


@figure(coat="deep", skin="pale", band="main")
def undertaker(pen: Pen, look: Settings) -> None:
    """Long, thin and pleased to see you; the shovel is his."""
    pen.tube([(34, -46), (30, 44)], "wood", 4)
    pen.path("M20 40 L40 42 C41 54 36 62 29 66 C22 60 18 52 20 40", "steel")
    pen.box(35, -47, 15, 5, "wood", r=2, turn=3)
    pen.path("M-20 66 C-22 30 -24 4 -12 -4 L12 -4 C24 4 22 30 20 66 Z", look["coat"])
    pen.path("M-6 -4 L0 22 L6 -4 Z", "paper", line=0.7)
    pen.poly([(0, 0), (-6, -4), (-6, 4), (6, -4), (6, 4)], look["band"], line=0.7)
    arm(pen, [(16, 4), (26, 16), (32, 2)], look["coat"], look["skin"], w=9)
    arm(pen, [(-16, 4), (-27, 20), (-14, 27)], look["coat"], look["skin"], w=9)
    pen.path("M-13 -40 L13 -40 C17 -26 14 -10 0 -3 C-14 -10 -17 -26 -13 -40", look["skin"])
    faces.eyes(pen.at(0, -25), look.face, gap=6.5, r=5)
    pen.path("M-2 -22 L2 -22 L3 -15 L-4 -15 Z", look["skin"], line=0.7)
    faces.mouth(pen.at(0, -11), look.face, 8)
    pen.box(0, -41, 42, 6, look["coat"], r=3)
    pen.path("M-15 -43 L-17 -76 Q0 -80 17 -76 L15 -43 Z", look["coat"])
    pen.path("M-15.5 -50 L15.5 -50 L15 -43 L-15 -43 Z", look["band"])
    pen.stroke([(-11, -71), (-10, -56)], "soft", 2)


@figure(scarf="main", coat="dark", skin="skin", bench="wood")
def granny(pen: Pen, look: Settings) -> None:
    """A granny on her bench, arms folded: nobody passes."""
    pen.box(0, 8, 116, 9, look["bench"], r=2)
    pen.box(0, 20, 116, 7, look["bench"], r=2)
    for x in (-46, 46):
        pen.box(x, 36, 7, 28, "iron", r=1)
    for one in pen.both():
        one.path("M4 40 L22 40 L24 51 L2 51 Z", "paper")
        one.path("M2 44 L23 44 C30 46 30 53 26 53 L2 53 Z", "iron")
    pen.path("M-33 42 C-42 10 -30 -10 0 -12 C30 -10 42 10 33 42 Z", look["coat"])
    for x, y in ((-22, 32), (-8, 36), (8, 35), (22, 31), (-27, 20), (27, 19)):
        pen.star(x, y, 5, 4, 2, "spark", line=0)
    pen.path("M-34 8 C-20 0 -4 20 26 14 L30 24 C6 34 -20 26 -32 20 Z", look["coat"])
    pen.path("M34 8 C24 0 8 16 -22 14 L-27 22 C-4 32 20 28 33 20 Z", look["coat"])
    pen.oval(-23, 18, 7, 6, look["skin"])
    pen.oval(25, 19, 7, 6, look["skin"])
    pen.path("M-26 -24 C-28 -62 28 -62 26 -24 C26 -8 14 2 0 2 C-14 2 -26 -8 -26 -24", look["scarf"])
    pen.path("M-3 -2 L-22 10 L-10 14 L0 3 L10 14 L22 10 L3 -2 Z", look["scarf"])
    for x, y in ((-20, -38), (0, -49), (20, -38), (-11, -46), (11, -46)):
        pen.oval(x, y, 2.6, 2.6, "light", line=0)
    pen.oval(0, -23, 18, 19, look["skin"], shade=0.7)
    pen.path("M-15 -34 Q0 -46 15 -34 Q0 -36 -15 -34", "paper", line=0.6)
    faces.eyes(pen.at(0, -22), look.face, gap=8, r=5.5)
    pen.oval(0, -17, 4, 3.4, "ember", line=0.7)
    faces.mouth(pen.at(0, -9), look.face, 8)


@figure(shirt="main", cap="dark", skin="skin")
def kid(pen: Pen, look: Settings) -> None:
    """A kid with a slingshot drawn to the ear, aiming right."""
    pen.path("M-24 54 C-26 26 -20 10 -4 8 C14 8 20 26 18 54 Z", look["shirt"])
    for y in (24, 38):
        pen.stroke([(-23, y), (17, y)], "light", 4)
    arm(pen, [(10, 18), (28, 16), (45, 6)], look["shirt"], look["skin"], w=11)
    pen.tube([(46, 22), (47, 2)], "wood", 6)
    pen.tube([(40, -20), (42, -6), (47, 2), (54, -5), (60, -17)], "wood", 6)
    pen.stroke([(40, -20), (-16, 2)], "red", 3.2)
    head(pen.at(-4, -16), 24, 23, look["skin"])
    pen.stroke([(60, -17), (-16, 2)], "red", 3.2)
    arm(pen, [(-18, 18), (-40, 16), (-19, 4)], look["shirt"], look["skin"], w=11)
    pen.oval(-16, 2, 5.5, 5.5, "steel")
    pen.path("M-29 -18 C-34 -52 20 -54 21 -24 L40 -22 C43 -17 38 -15 20 -17 Q-6 -28 -29 -18", look["cap"])
    pen.oval(-6, -42, 4, 3, look["cap"])
    faces.eyes(pen.at(2, -12), look.face, gap=9, r=6.5)
    faces.mouth(pen.at(6, 1), look.face, 8)
    for x, y in ((-8, -3), (-12, -6), (-6, -8)):
        pen.oval(x, y, 1.1, 1.1, "wood", line=0)


@figure(tunic="main", hat="dark", skin="skin")
def herald(pen: Pen, look: Settings) -> None:
    """A messenger at full run to the right, horn at his lips, feather behind."""
    pen.tube([(-8, 18), (-28, 28), (-50, 18)], look["hat"], 11)
    pen.path("M-46 12 L-60 6 L-62 26 L-52 27 Z", "wood")
    pen.path("M-52 12 L-72 2 L-66 12 L-76 12 L-56 22 Z", "paper", line=0.8)
    arm(pen, [(-8, -8), (-28, -2), (-30, 14)], "soft", look["skin"], w=10)
    pen.at(-34, 18, turn=-24).box(0, 0, 12, 32, "paper", r=5)
    pen.at(-34, 18, turn=-24).box(0, 0, 14, 5, "red", line=0.7)
    pen.tube([(4, 18), (26, 22), (24, 44)], look["hat"], 12)
    pen.path("M18 42 L30 42 L44 50 C46 54 44 56 40 56 L18 56 Z", "wood")
    pen.path("M18 46 L0 38 L8 46 L-2 48 L18 54 Z", "paper", line=0.8)
    pen.path("M-16 24 C-18 4 -10 -14 6 -16 C18 -10 18 10 14 26 Z", look["tunic"])
    pen.path("M-16 18 L14 18 L14 24 L-16 23 Z", "spark", line=0.8)
    head(pen.at(10, -30), 16, 16, look["skin"])
    pen.path("M30 -26 L54 -36 C62 -42 64 -14 56 -18 L30 -22 Z", "spark")
    arm(pen, [(8, -8), (26, -4), (33, -22)], "soft", look["skin"], w=10)
    pen.path("M-8 -34 C-8 -56 26 -56 27 -36 Q10 -42 -8 -34", look["hat"])
    pen.path("M0 -46 C-14 -66 -38 -60 -46 -46 C-32 -52 -16 -44 0 -40", "red", line=0.9)
    faces.eyes(pen.at(15, -27), look.face, gap=6.5, r=5)
    pen.oval(24, -21, 5.5, 4.5, look["skin"], line=0.8)


@figure(suit="dark", stripe="accent", skin="skin", hat="ink")
def gentleman(pen: Pen, look: Settings) -> None:
    """Mister Boom: bowler, monocle and a moustache lit at both ends."""
    pen.path("M-48 56 C-50 18 -30 4 -12 2 L12 2 C30 4 50 18 48 56 Z", look["suit"])
    for x in (-38, -29, 29, 38):
        pen.stroke([(x * 0.86, 16), (x, 56)], look["stripe"], 1.3)
    pen.path("M-15 1 L0 44 L15 1 Z", "paper", line=0.8)
    pen.path("M-4 8 L4 8 L7 36 L0 44 L-7 36 Z", "red")
    for one in pen.both():
        one.path("M12 0 L24 8 L8 46 L1 42 Z", look["suit"], line=0.9)
    head(pen.at(0, -20), 24, 25, look["skin"])
    pen.oval(10, -23, 9.5, 9.5, "paper", shade=0)
    faces.eyes(pen.at(0, -20), look.face, gap=10, r=6.5)
    pen.arc(10, -23, 9.5, 9.5, 0, 360, "spark", 2.2)
    pen.stroke([(18, -18), (24, -2), (20, 12)], "spark", 1.4)
    pen.oval(0, -12, 5.5, 5, "ember", line=0.8)
    faces.mouth(pen.at(0, 1), look.face, 7)
    moustache(pen.at(0, -5), 36, "ink")
    for side in (-1, 1):
        spark(pen, 38 * side, -15, 9)
    pen.path("M-24 -38 C-26 -72 26 -72 24 -38 Z", look["hat"])
    pen.path("M-24 -44 L24 -44 L24 -38 L-24 -38 Z", "main", line=0.8)
    pen.path("M-36 -40 Q0 -32 36 -40 Q38 -33 24 -31 Q0 -27 -24 -31 Q-38 -33 -36 -40", look["hat"])
    pen.stroke([(-14, -56), (-6, -60)], "soft", 3)


@figure(pot="steel", skin="skin", cloth="main")
def pan_soldier(pen: Pen, look: Settings) -> None:
    """A volunteer wearing the kitchen: pot for a vest, colander for a helmet, ladle at salute."""
    for one in pen.both():
        one.tube([(12, 40), (14, 52)], look["cloth"], 12)
        one.path("M6 50 L22 50 C30 52 30 59 26 59 L6 59 Z", "iron")
    arm(pen, [(-32, 2), (-50, 14), (-46, 32)], look["cloth"], look["skin"])
    pen.at(-46, 30, turn=18).oval(0, 4, 20, 20, "steel")
    pen.at(-46, 30, turn=18).oval(0, 4, 13, 13, "steel", line=0.6)
    pen.at(-46, 30, turn=18).oval(0, 4, 5, 5, "iron")
    arm(pen, [(32, 2), (52, 2), (42, -26)], look["cloth"], look["skin"])
    pen.tube([(42, -22), (40, -50)], "iron", 3.4)
    pen.path("M28 -62 L52 -62 C52 -46 28 -46 28 -62", "steel")
    pen.path("M-34 -4 L34 -4 L32 36 C30 44 -30 44 -32 36 Z", look["pot"])
    pen.stroke([(-25, 6), (-24, 32)], "paper", 4)
    for one in pen.both():
        one.tube([(33, 8), (42, 8), (42, 18), (33, 18)], "iron", 4, curved=False)
    pen.box(0, -5, 76, 8, look["pot"], r=4)
    for x, y in ((6, 16), (17, 26)):
        pen.oval(x, y, 5, 4.5, "iron", line=0.6)
        pen.star(x, y, 8, 8, 4, "ink", line=0)
    head(pen.at(0, -24), 19, 19, look["skin"])
    pen.path("M-24 -28 C-26 -62 26 -62 24 -28 Z", "steel")
    for x, y in ((-12, -40), (0, -40), (12, -40), (-6, -47), (6, -47), (-15, -33), (15, -33)):
        pen.oval(x, y, 1.7, 1.7, "ink", line=0)
    pen.box(0, -29, 58, 6, "steel", r=3)
    faces.eyes(pen.at(0, -17), look.face, gap=8, r=6)
    faces.mouth(pen.at(0, -9), look.face, 8)


@figure(coat="dark", hat="main", skin="skin")
def mercenary(pen: Pen, look: Settings) -> None:
    """A sell-sword: eye patch, scar, a blade over the shoulder and a purse in hand."""
    pen.at(30, -18, turn=38).path("M-6 10 L-6 -52 L0 -64 L6 -52 L6 10 Z", "steel")
    pen.at(30, -18, turn=38).stroke([(0, 6), (0, -52)], "iron", 2)
    pen.at(30, -18, turn=38).box(0, 12, 26, 6, "spark", r=2)
    pen.at(30, -18, turn=38).tube([(0, 15), (0, 28)], "wood", 6)
    pen.path("M-34 56 C-38 20 -28 2 -10 0 L12 0 C30 2 38 20 34 56 Z", look["coat"])
    pen.poly([(-26, 4), (-16, 2), (28, 50), (18, 56)], "wood")
    for t in (0.25, 0.5, 0.75):
        pen.oval(-20 + 44 * t, 5 + 49 * t, 3.4, 6, "spark", line=0.7, turn=-45)
    arm(pen, [(26, 14), (42, 22), (20, 4)], look["coat"], look["skin"], w=12)
    head(pen.at(0, -21), 19, 21, look["skin"])
    pen.path("M-17 -10 C-16 8 16 8 17 -10 C10 -4 6 -10 0 -8 C-6 -10 -10 -4 -17 -10", "wood", line=0.8)
    faces.eyes(pen.at(0, -19), look.face, gap=8.5, r=6)
    pen.stroke([(-18, -32), (20, -20)], "ink", 2.2)
    pen.oval(-9, -23, 8, 7.5, "ink", line=0)
    faces.mouth(pen.at(0, -5), look.face, 8)
    pen.path("M-21 -34 C-20 -58 20 -58 21 -34 Z", look["hat"])
    pen.path("M-40 -38 C-20 -30 20 -30 40 -38 C40 -28 22 -26 0 -26 C-22 -26 -40 -28 -40 -38", look["hat"])
    pen.path("M14 -36 C22 -62 46 -66 52 -54 C38 -56 30 -44 22 -34", "red", line=0.9)


@figure(coat="dark", lining="light", hat="dark", skin="skin")
def trader(pen: Pen, look: Settings) -> None:
    """A dealer holding his coat wide open: look what hangs inside."""
    for one in pen.both():
        one.path("M6 -8 L44 -16 C58 -16 60 -2 58 6 L56 52 L8 56 Z", look["coat"])
        one.path("M8 -4 L42 -10 C50 -10 51 -2 50 6 L48 46 L8 50 Z", look["lining"], line=0.7)
    pen.path("M-16 56 L-14 -8 L14 -8 L16 56 Z", "iron")
    for x, y in ((-32, 12), (32, 12)):
        round_bomb(pen.at(x, y, 0.29), "iron")
    for x in (-38, -27):
        pen.box(x, 36, 8, 20, "red", r=2)
        pen.stroke([(x, 26), (x + 3, 21)], "light", 2)
    pen.box(32, 36, 18, 18, "spark", r=9)
    pen.box(32, 36, 7, 7, "ink", r=4, line=0)
    for one in pen.both():
        one.oval(56, -9, 8, 8, look["skin"])
        one.path("M4 -10 L18 -18 L26 -4 L14 6 Z", look["coat"])
    head(pen.at(0, -24), 16, 18, look["skin"])
    pen.path("M-18 -12 L0 -4 L18 -12 L20 2 L0 8 L-20 2 Z", look["coat"])
    faces.eyes(pen.at(0, -23), look.face, gap=7.5, r=5.5)
    pen.path("M-4 -19 Q8 -20 6 -13 Q0 -11 -4 -14", look["skin"], line=0.8)
    pen.path("M-17 -36 L-13 -58 Q0 -52 13 -58 L17 -36 Z", look["hat"])
    pen.path("M-16 -43 L16 -43 L17 -37 L-17 -37 Z", "dark", line=0.8)
    pen.path("M-32 -37 Q0 -29 32 -37 Q32 -31 0 -27 Q-32 -31 -32 -37", look["hat"])


@figure(shirt="main", trousers="dark", skin="skin")
def sitter(pen: Pen, look: Settings) -> None:
    """Somebody sitting at ease, a cup in hand; the seat's top is at y 20."""
    for x, foot in ((-10, -18), (12, 22)):
        pen.tube([(x * 0.6, 14), (x + foot * 0.5, 14), (x + foot * 0.8, 36)], look["trousers"], 11)
        pen.path(f"M{x + foot * 0.8 - 6} 34 L{x + foot * 0.8 + 6} 34 L{x + foot * 0.8 + 15} 40 "
                 f"L{x + foot * 0.8 + 13} 45 L{x + foot * 0.8 - 7} 45 Z", "iron")  # fmt: skip
    pen.path("M-16 20 C-18 -4 -12 -16 0 -16 C12 -16 18 -4 16 20 Z", look["shirt"])
    arm(pen, [(12, -6), (28, 2), (33, -10)], look["shirt"], look["skin"], w=9)
    pen.path("M28 -26 L42 -26 L40 -12 L30 -12 Z", "paper")
    pen.arc(43, -20, 4, 4, -90, 90, "ink", 2)
    arm(pen, [(-12, -6), (-24, 6), (-14, 12)], look["shirt"], look["skin"], w=9)
    head(pen.at(0, -32), 17, 17, look["skin"])
    pen.path("M-18 -34 C-20 -56 20 -56 18 -34 Q8 -44 -2 -42 Q-12 -42 -18 -34", "wood")
    faces.eyes(pen.at(0, -30), look.face, gap=7.5, r=5.5)
    faces.mouth(pen.at(0, -22), look.face, 7)
