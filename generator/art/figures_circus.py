"""Figures of the ring: those who perform under the big top, and the creeps they perform upon."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import Point
from generator.art.figures_bombs import flame, fuse
from generator.art.figures_folk import arm, head, moustache
from generator.art.figures_props import purse
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_FIRE = Settings("plain", {"outer": "ember", "inner": "spark"})
_PURSE = Settings("plain", {"sack": "wood", "tie": "red"})


def top_hat(pen: Pen, colour: str = "ink", band: str = "red") -> None:
    """A top hat, its brim about the origin."""
    pen.path("M-16 0 L-19 -36 Q0 -41 19 -36 L16 0 Z", colour)
    pen.path("M-16.8 -10 L16.8 -10 L16 0 L-16 0 Z", band, line=0.8)
    pen.path("M-29 -5 Q0 4 29 -5 Q32 3 18 5 Q0 9 -18 5 Q-32 3 -29 -5", colour)
    pen.stroke([(-13, -32), (-12, -16)], "soft", 2.4)


def tie_bow(pen: Pen, colour: str, size: float = 10.0) -> None:
    """A bow tie about the origin, `size` to either side."""
    for one in pen.at(0, 0, size / 10).both():
        one.path("M0 -2 L10 -7 Q12 0 10 7 L0 2 Z", colour, line=0.9, shade=0.4)
    pen.oval(0, 0, size * 0.28, size * 0.32, colour, line=0.9)


def knife(pen: Pen, handle: str = "dark", length: float = 30.0) -> None:
    """A throwing knife, point up, the end of its handle at the origin."""
    pen.path(f"M-3.4 -12 L-4.4 {-length + 6} L0 {-length - 4} L4.4 {-length + 6} L3.4 -12 Z", "steel", shade=0.5)
    pen.box(0, -6, 5, 13, handle, r=2)
    pen.box(0, -12.5, 12, 3.4, "spark", r=1, line=0.8)


@figure(coat="main", trim="spark", skin="skin", hat="ink")
def ringmaster(pen: Pen, look: Settings) -> None:
    """A round impresario with his arms thrown wide, a fuse for a feather, the takings at his belt."""
    for one in pen.both():
        one.path("M6 14 L32 12 C44 32 44 48 38 60 C28 52 16 44 6 42 Z", look["coat"])
        one.tube([(9, 36), (11, 50)], "paper", 11)
        one.path("M3 46 L19 46 L20 54 C30 54 32 62 28 63 L3 63 Z", "ink")
        one.tube([(22, -4), (42, 2), (58, -20)], look["coat"], 14)
        one.tube([(53, -13), (56, -17.5)], look["trim"], 16)
        for tip in ((72, -30), (68, -38), (60, -41), (50, -33)):
            one.tube([(60, -26), tip], "paper", 5)
        one.oval(60, -26, 8.5, 8.5, "paper", line=0)
    pen.path("M-32 34 C-42 6 -28 -12 -10 -13 L10 -13 C28 -12 42 6 32 34 C22 44 -22 44 -32 34", look["coat"])
    pen.path("M-11 -12 L11 -12 C30 4 30 28 19 39 Q0 45 -19 39 C-30 28 -30 4 -11 -12", "paper")
    for y in (4, 15, 26):
        pen.oval(0, y, 2.2, 2.2, "ink", line=0)
    for one in pen.both():
        one.path("M10 -13 L22 -8 L20 14 L12 6 Z", look["trim"], line=0.9, shade=0.4)
        one.oval(28, -6, 10, 5, look["trim"], turn=24)
    tie_bow(pen.at(0, -10), "red", 12)
    pen.path("M-32 28 Q0 44 32 28 L32 36 Q0 50 -32 36 Z", "ink", shade=0)
    purse(pen.at(-30, 44, 0.34), _PURSE)
    head(pen.at(0, -29), 18, 17, look["skin"])
    faces.eyes(pen.at(0, -30), look.face, gap=7.5, r=5.8)
    pen.oval(0, -23, 5.5, 4.6, "ember", line=0.8)
    faces.mouth(pen.at(0, -15), look.face, 8)
    moustache(pen.at(0, -18), 26, "ink")
    hat = pen.at(0, -40, 1.0, turn=-6)
    fuse(hat, [(14, -14), (24, -30), (38, -34), (46, -26)], 4, lit=11)
    top_hat(hat, look["hat"], "red")


@figure(cape="dark", lining="red", suit="ink", skin="skin")
def maestro(pen: Pen, look: Settings) -> None:
    """A sly conjurer in a cape; one sleeve, to the right, is far longer than any arm."""
    pen.path("M-14 -10 C-40 -4 -54 32 -48 60 L44 60 C48 32 38 -4 14 -10 Z", look["cape"])
    pen.path("M-12 -8 C-30 10 -34 40 -32 60 L30 60 C32 40 28 10 12 -8 Z", look["lining"], line=0.8)
    pen.path("M-18 60 C-20 24 -18 2 -8 -6 L8 -6 C18 2 20 24 18 60 Z", look["suit"])
    pen.path("M-7 -6 L0 26 L7 -6 Z", "paper", line=0.8)
    tie_bow(pen.at(0, -3), "red", 9)
    arm(pen, [(-15, 4), (-34, 14), (-50, 2)], look["suit"], "paper", w=11)
    pen.path("M10 -4 C30 -6 48 -22 76 -24 L82 2 C56 4 34 20 12 16 Z", look["suit"])
    pen.path("M74 -27 C84 -28 90 -10 86 6 L78 6 C72 -4 70 -18 74 -27", "paper", line=0.9)
    pen.oval(84, -10, 4.4, 11, "deep", line=0.8, turn=-8)
    for one in pen.both():
        one.path("M3 -6 L10 -18 L28 -26 L24 -2 L12 4 Z", look["lining"])
    pen.path("M-15 -40 L15 -40 C18 -26 13 -8 0 -2 C-13 -8 -18 -26 -15 -40", look["skin"])
    for one in pen.both():
        one.path("M13 -42 L18 -42 L17 -26 L14 -28 Z", "ink", line=0)
    faces.eyes(pen.at(0, -28), look.face, gap=7, r=5.4)
    pen.path("M-2 -26 L3 -26 L5 -17 L-3 -17 Z", look["skin"], line=0.7)
    for one in pen.at(0, -14).both():
        one.path("M0 -2 C8 -6 16 -2 24 -12 C22 2 10 4 0 1 Z", "ink", line=0.6)
    faces.mouth(pen.at(0, -9), look.face, 6)
    pen.path("M-5 -4 L5 -4 L1 10 Z", "ink", line=0.6)
    top_hat(pen.at(2, -41, 0.92, turn=9), look["suit"], "spark")


@figure(suit="main", helmet="spark", skin="skin")
def flier(pen: Pen, look: Settings) -> None:
    """An acrobat shot out of something, head first to the right."""
    pen.path("M6 -12 C-14 -34 -40 -26 -56 -36 C-52 -20 -40 -10 -20 -6 Z", "red")
    for points in ([(-20, -2), (-42, -8), (-60, -4)], [(-20, 6), (-42, 10), (-58, 18)]):
        pen.tube(points, look["suit"], 11)
        x, y = points[-1]
        pen.path(f"M{x + 7} {y - 7} L{x - 8} {y - 9} L{x - 10} {y + 10} L{x + 5} {y + 7} Z", "paper")
    pen.path("M-28 -10 C-10 -17 8 -17 20 -9 L20 14 C8 19 -12 18 -28 12 Z", look["suit"])
    pen.star(-6, 1, 5, 10, 4.5, "spark", line=0.8)
    arm(pen, [(10, 10), (34, 22), (54, 16)], look["suit"], "paper", w=10)
    head(pen.at(32, -5), 18, 17, look["skin"], ears=0)
    pen.path("M18 8 C4 -6 12 -32 34 -30 C44 -30 50 -24 52 -17 C40 -24 30 -18 26 -2 Z", look["helmet"])
    pen.stroke([(20, -16), (36, -29)], "red", 4)
    pen.stroke([(22, 2), (30, 12)], "ink", 2.4)
    faces.eyes(pen.at(38, -5), look.face, gap=6.5, r=5.6)
    faces.mouth(pen.at(38, 5), look.face, 6)


@figure(skin="skin", vest="main", turban="paper")
def fakir(pen: Pen, look: Settings) -> None:
    """A fire eater whose supper answers back: cheeks full, belly glowing, a flame out of the corner."""
    pen.path("M-50 58 C-58 42 -34 34 0 36 C34 34 58 42 50 58 C30 64 -30 64 -50 58", look["vest"])
    pen.stroke([(-34, 50), (4, 56), (40, 48)], "ink", 1.8)
    for one in pen.both():
        one.path("M34 58 C44 50 60 54 62 60 C56 64 42 64 34 62 Z", "spark")
        one.path("M8 -4 C30 -4 44 14 40 42 L26 44 Z", look["vest"])
    pen.oval(0, 22, 33, 27, look["skin"])
    pen.oval(0, 24, 24, 20, "ember", line=0)
    pen.oval(0, 25, 17, 14, "spark", line=0)
    flame(pen.at(0, 26, 0.26), Settings("plain", {"outer": "red", "inner": "paper"}))
    flame(pen.at(26, -12, 0.62, turn=84).at(0, -44), _FIRE)
    head(pen.at(0, -24), 20, 17, look["skin"])
    for one in pen.both():
        one.oval(15, -13, 13, 12, look["skin"])
        one.oval(17, -13, 7, 6, "red", line=0)
    faces.eyes(pen.at(0, -25), look.face, gap=8, r=6.2)
    pen.path("M-25 -34 C-30 -64 30 -64 25 -34 Q0 -44 -25 -34", look["turban"])
    for points in ([(-24, -38), (0, -56), (22, -44)], [(24, -38), (6, -50), (-20, -48)], [(-16, -54), (4, -60)]):
        pen.stroke(points, "ink", 1.6)
    pen.path("M0 -46 C-8 -62 0 -72 8 -78 C12 -66 10 -56 0 -46", "spark", line=0.9)
    pen.oval(0, -44, 5, 5, "red")
    for one in pen.both():
        arm(one, [(28, 6), (40, 0), (9, -7)], look["skin"], look["skin"], w=10)
    for x in (-10, -4, 4, 10):
        pen.stroke([(x, -12), (x * 0.8, -5)], "ink", 1.4)


@figure(leotard="main", stripe="paper", skin="skin", hair="wood")
def strong_auntie(pen: Pen, look: Settings) -> None:
    """A strongwoman in curlers, one arm up; the palm is at (30, -56), its burden is placed apart."""
    for one in pen.both():
        one.tube([(13, 36), (18, 54)], look["skin"], 17)
        one.path("M8 52 L29 52 C38 54 40 62 36 63 L8 63 Z", "ink")
    pen.tube([(-28, 0), (-50, 14), (-30, 32)], look["skin"], 17)
    pen.tube([(28, 0), (48, -16), (32, -50)], look["skin"], 19)
    pen.oval(48, -18, 12, 11, look["skin"])
    pen.tube([(16, -55), (46, -57)], look["skin"], 9)
    shape: list[Point] = [(-38, 2), (-26, -12), (26, -12), (38, 2), (30, 18), (34, 36), (18, 46), (-18, 46),
                          (-34, 36), (-30, 18)]  # fmt: skip
    with pen.inside(shape) as inner:
        inner.poly(shape, look["leotard"])
        for x in range(-40, 48, 16):
            inner.box(x, 16, 8, 80, look["stripe"], line=0)
    pen.path("M-20 -13 Q0 10 20 -13 Z", look["skin"])
    pen.box(0, 24, 62, 9, "spark", r=2)
    pen.star(0, 24, 5, 9, 4, "red", line=0.8)
    pen.oval(-31, 33, 9, 8, look["skin"])
    head(pen.at(0, -27), 19, 18, look["skin"])
    pen.path("M-20 -28 C-24 -52 24 -52 20 -28 C10 -38 -10 -38 -20 -28", look["hair"])
    for x, y, turn in ((-17, -40, -40), (-6, -46, -12), (6, -46, 12), (17, -40, 40)):
        pen.box(x, y, 9, 14, "soft", r=4, turn=turn)
        pen.at(x, y, turn=turn).stroke([(-3, 0), (3, 0)], "ink", 1.2)
    faces.eyes(pen.at(0, -26), look.face, gap=8, r=5.6)
    for one in pen.both():
        one.oval(13, -18, 4.5, 3.4, "red", line=0)
    faces.mouth(pen.at(0, -16), look.face, 9)


@figure(coat="dark", skin="skin", tights="paper")
def rope_walker(pen: Pen, look: Settings) -> None:
    """A thin walker off his rope, limbs flung out, the pole still in his hands."""
    pen.tube([(-74, -14), (0, -7), (74, -16)], "spark", 4.5)
    for x in (-74, 74):
        pen.oval(x, -15, 5, 5, "red")
    pen.path("M-12 10 C-34 8 -50 26 -58 44 L-38 36 L-34 50 L-20 36 L0 34 L20 36 L34 50 L38 36 L58 44 "
             "C50 26 34 8 12 10 Z", look["coat"])  # fmt: skip
    pen.tube([(-6, 26), (-22, 38), (-16, 62)], look["tights"], 8)
    pen.tube([(6, 26), (26, 32), (34, 56)], look["tights"], 8)
    for x, y in ((-14, 64), (36, 58)):
        pen.oval(x + 2, y, 8, 5, "main", turn=30)
    pen.path("M-12 30 C-16 8 -14 -8 0 -10 C14 -8 16 8 12 30 Z", look["coat"])
    pen.path("M-6 -9 L0 12 L6 -9 Z", "paper", line=0.7)
    for one in pen.both():
        arm(one, [(11, -2), (30, 6), (36, -11)], look["coat"], look["skin"], w=8)
    head(pen.at(0, -26), 15, 17, look["skin"])
    pen.path("M-16 -28 C-18 -50 18 -50 16 -28 C6 -36 -6 -36 -16 -28", "ink", shade=0)
    faces.eyes(pen.at(0, -27), look.face, gap=6.5, r=5.4)
    faces.mouth(pen.at(0, -17), look.face, 6)
    for one in pen.at(0, -19).both():
        one.path("M0 -1 C5 -4 10 -2 15 -8 C14 1 6 3 0 1 Z", "ink", line=0.5)


@figure(shirt="ink", skin="paper", cap="red", trousers="ink")
def mime(pen: Pen, look: Settings) -> None:
    """A white-faced mime, both palms flat against something at x -58 that is not there."""
    pen.path("M-24 60 C-28 26 -20 6 0 4 C22 6 30 26 28 60 Z", "paper")
    body: list[Point] = [(-24, 60), (-25, 30), (-16, 8), (2, 4), (20, 8), (29, 30), (28, 60)]
    with pen.inside(body) as inner:
        inner.poly(body, "paper")
        for y in range(10, 64, 12):
            inner.stroke([(-40, y), (0, y + 5), (40, y)], look["shirt"], 5)
    for x in (-12, 16):
        pen.stroke([(x, 8), (x * 1.1, 60)], "red", 4)
    for shoulder, elbow, hand in (((14, 16), (-24, 34), (-52, 22)), ((-12, 12), (-32, 6), (-52, -20))):
        pen.tube([shoulder, elbow, hand], look["shirt"], 11)
        pen.tube([((elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2 + 1), (hand[0] + 6, hand[1] + 2)], "paper", 7)
        x, y = hand
        pen.tube([(x + 1, y + 2), (x + 9, y - 12)], "paper", 5)
        pen.tube([(x - 2, y + 7), (x - 4, y - 22)], "paper", 8)
        pen.oval(x - 1, y + 2, 5, 8, "paper", line=0)
        pen.stroke([(x - 4, y - 4), (x - 5, y - 20)], "ink", 1.2)
    pen.path("M-12 6 L2 14 L16 6 L12 0 L-8 0 Z", "red")
    head(pen.at(0, -20), 21, 23, look["skin"])
    pen.path("M-22 -22 C-26 -46 26 -46 23 -22 C14 -32 -10 -32 -22 -22", "ink", shade=0)
    pen.path("M-30 -34 C-32 -54 26 -60 30 -36 C22 -30 -20 -28 -30 -34", look["cap"])
    pen.stroke([(2, -52), (5, -59)], "ink", 3)
    faces.eyes(pen.at(-4, -19), look.face, gap=8.5, r=6.4)
    for x in (-12, 4):
        pen.stroke([(x, -32), (x, -28)], "ink", 1.8)
        pen.poly([(x - 1.6, -13), (x + 1.6, -13), (x, -6)], "ink", line=0)
    pen.oval(-4, -3, 6, 3, "red", line=0.8)


@figure(dress="main", hair="ember", skin="skin")
def knife_lady(pen: Pen, look: Settings) -> None:
    """A lady with a fan of knives in either raised hand."""
    for one in pen.both():
        for turn in (-34, -12, 10, 32, 54):
            knife(one.at(46, -26, 1.0, turn=turn), "red", 32)
        one.tube([(16, 6), (38, 8), (45, -20)], look["skin"], 9)
        one.oval(46, -25, 7.5, 7, look["skin"])
    pen.path("M-22 -24 C-34 -4 -26 10 -30 22 C-10 16 10 16 30 22 C26 10 34 -4 22 -24 Z", look["hair"])
    pen.path("M-16 6 C-12 0 12 0 16 6 C18 18 12 24 14 32 C26 40 34 50 36 62 L-36 62 C-34 50 -26 40 -14 32 "
             "C-12 24 -18 18 -16 6", look["dress"])  # fmt: skip
    pen.path("M-13 2 Q0 20 13 2 L8 -4 L-8 -4 Z", look["skin"], line=0.8)
    pen.box(0, 30, 28, 6, "spark", r=2)
    for x in (-20, -7, 7, 20):
        pen.star(x, 52 - abs(x) * 0.2, 5, 5, 2.4, "spark", line=0)
    head(pen.at(0, -20), 18, 19, look["skin"], ears=0)
    pen.path("M-20 -14 C-26 -50 26 -50 20 -14 C16 -32 -4 -34 -20 -14", look["hair"])
    pen.path("M-21 -26 Q0 -42 21 -26 L20 -32 Q0 -48 -20 -32 Z", "spark", line=0.9)
    faces.eyes(pen.at(0, -19), look.face, gap=8, r=6)
    pen.oval(13, -9, 1.4, 1.4, "ink", line=0)
    faces.mouth(pen.at(0, -8), look.face, 8)


@figure(coat="ink", skin="skin")
def conjurer(pen: Pen, look: Settings) -> None:
    """A conjurer leaning forward with a saw, from the waist up."""
    pen.path("M-34 60 C-38 24 -26 4 -10 0 L10 0 C26 4 38 24 34 60 Z", look["coat"])
    pen.path("M-10 0 L0 40 L10 0 Z", "paper", line=0.8)
    for y in (16, 26):
        pen.oval(0, y, 1.8, 1.8, "ink", line=0)
    tie_bow(pen.at(0, 4), "red", 11)
    arm(pen, [(-26, 14), (-44, 26), (-30, 42)], look["coat"], "paper", w=13)
    head(pen.at(0, -20), 19, 20, look["skin"])
    pen.path("M-20 -24 C-22 -36 22 -36 20 -24 L16 -30 L-16 -30 Z", "wood", line=0.8)
    faces.eyes(pen.at(0, -20), look.face, gap=8, r=6)
    pen.oval(0, -12, 4.5, 4, "ember", line=0.8)
    faces.mouth(pen.at(0, -3), look.face, 8)
    moustache(pen.at(0, -7), 22, "wood")
    top_hat(pen.at(0, -34, 1.0, turn=-8), look["coat"], "red")
    saw = pen.at(38, 16, turn=28)
    teeth = [(x, 12 if i % 2 else 8) for i, x in enumerate(range(-4, -64, -4))]
    saw.poly([(0, -12), (-62, 2), *reversed(teeth), (0, 10)], "steel")
    saw.box(8, -1, 20, 26, "wood", r=7)
    saw.box(9, -1, 7, 12, "deep", r=3, line=0.7)
    arm(pen, [(26, 14), (52, 30), (46, 20)], look["coat"], "paper", w=13)


@figure(suit="accent", drum="red", skin="skin")
def one_man_band(pen: Pen, look: Settings) -> None:
    """Drum on the back, tuba round the neck, accordion in the hands, cymbals on the knees, baton in the teeth."""
    pen.oval(-22, -2, 46, 46, look["drum"])
    pen.oval(-22, -2, 38, 38, "paper", shade=0.6)
    for i in range(12):
        t = math.radians(30 * i + 10)
        pen.oval(-22 + 42 * math.cos(t), -2 + 42 * math.sin(t), 2.4, 2.4, "spark", line=0.6)
    pen.tube([(-52, -48), (-34, -30)], "wood", 4)
    pen.oval(-55, -50, 8, 8, "spark")
    pen.tube([(22, 14), (46, 22), (48, -14), (40, -34)], "spark", 10)
    pen.path("M30 -30 C22 -48 18 -54 14 -58 L66 -58 C60 -52 54 -42 50 -30 Z", "spark")
    pen.oval(40, -58, 26, 7, "deep")
    for foot, lift in ((-20, -10), (18, 0)):
        pen.tube([(foot * 0.3, 30), (foot * 1.1, 40 + lift), (foot, 56 + lift)], "iron", 11)
        pen.path(f"M{foot - 7} {54 + lift} L{foot + 12} {52 + lift} C{foot + 20} {56 + lift} {foot + 18} {63 + lift} "
                 f"{foot + 14} {63 + lift} L{foot - 7} {63 + lift} Z", "ink")  # fmt: skip
        pen.oval(foot * 1.15, 40 + lift, 4, 12, "spark")
    pen.path("M-18 36 C-22 12 -16 -4 0 -6 C16 -4 22 12 18 36 Z", look["suit"])
    head(pen.at(0, -24), 17, 18, look["skin"])
    pen.path("M-18 -32 L-19 -50 Q0 -56 19 -50 L18 -32 Z", look["drum"])
    pen.box(0, -33, 42, 7, "ink", r=3, shade=0)
    pen.path("M-3 -51 C-10 -66 4 -72 4 -64 C12 -68 10 -54 3 -51 Z", "paper", line=0.9)
    faces.eyes(pen.at(0, -24), look.face, gap=7.5, r=5.8)
    pen.path("M-11 -13 Q0 -8 11 -13 Q10 -3 0 -3 Q-10 -3 -11 -13", "paper", line=0.8)
    pen.tube([(-30, -14), (30, -5)], "paper", 3)
    pen.oval(-30, -14, 4.5, 4.5, "wood")
    for i in range(6):
        pen.box(-20 + 8 * i, 18, 8, 30 + 4 * (i % 2), "main" if i % 2 else "light", r=1, shade=0.3)
    for one in pen.both():
        one.box(27, 18, 11, 40, "dark", r=3)
        one.tube([(16, 2), (38, 4), (34, 20)], look["suit"], 9)
        one.oval(33, 22, 6.5, 6.5, look["skin"])


@figure(suit="main", skin="skin")
def trapeze_artist(pen: Pen, look: Settings) -> None:
    """An acrobat hanging from his bar by one finger, eyes shut, a lit bomb by its neck in his teeth."""
    for x in (-26, 26):
        pen.tube([(x * 1.1, -90), (x, -54)], "light", 3)
    pen.tube([(-32, -54), (32, -54)], "wood", 6)
    pen.tube([(2, -52), (4, -42)], look["skin"], 4)
    pen.tube([(8, 2), (12, -18), (6, -36)], look["skin"], 9)
    pen.oval(6, -39, 6.5, 6, look["skin"])
    pen.tube([(-10, 4), (-34, 0), (-46, 16)], look["skin"], 9)
    for tip in ((-54, 14), (-52, 21), (-46, 25)):
        pen.tube([(-46, 16), tip], look["skin"], 4)
    for x, foot in ((-6, (-24, 60)), (8, (4, 64))):
        pen.tube([(x, 30), (x + 2, 46), foot], look["suit"], 11)
        pen.oval(foot[0], foot[1], 7, 5, "paper", turn=60)
    pen.path("M-14 8 C-10 0 12 -2 16 4 C18 20 14 30 14 38 L-12 38 C-12 30 -16 20 -14 8", look["suit"])
    pen.star(1, 20, 5, 9, 4, "spark", line=0.8)
    head(pen.at(-8, -13), 16, 16, look["skin"])
    pen.path("M-25 -14 C-28 -38 10 -38 9 -14 C0 -24 -10 -24 -25 -14", "wood")
    faces.eyes(pen.at(-8, -12), look.face, gap=7, r=5.6)
    pen.box(-8, -3, 15, 5, "paper", r=1, line=0.9)
    fuse(pen, [(-10, 12), (-8, 4), (-12, -1), (-28, 2), (-36, -8)], 3.4, lit=10)
    pen.box(-10, 13, 10, 8, "iron", r=2)
    pen.oval(-10, 29, 16, 16, "iron")
    pen.arc(-10, 29, 11, 11, 195, 250, "paper", 2.6)
