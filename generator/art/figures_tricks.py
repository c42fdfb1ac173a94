"""Tricks that went as planned and rides that did not: sawn boxes, hats with rabbits, trapdoors, carousels, skates."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import Point, curve, ring
from generator.art.figures_bombs import flame, round_bomb
from generator.art.figures_creatures import imp
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_FIRE = Settings("plain", {"outer": "ember", "inner": "spark"})


def _box_of_stars(pen: Pen, x: float, colour: str) -> None:
    """Half a conjurer's box, 62 long, 44 tall, centred on `x`."""
    pen.box(x, 0, 62, 44, colour, r=2)
    for y in (-19, 19):
        pen.box(x, y, 64, 6, "spark", r=1)
    for dx, dy in ((-18, -5), (0, 5), (18, -5)):
        pen.star(x + dx, dy, 5, 7, 3, "spark", line=0.7)


@figure(box="main", creep="slime")
def sawn_head(pen: Pen, look: Settings) -> None:
    """The front half of somebody sawn in two, walking off to the left and glad of it."""
    for x, foot in ((-12, -26), (14, 8)):
        pen.tube([(x, 18), (x - 6, 32), (foot, 44)], look["creep"], 10)
        pen.oval(foot - 4, 46, 11, 6, look["creep"])
    _box_of_stars(pen, 0, look["box"])
    pen.box(31, 0, 6, 46, "deep", line=0.8)
    top = pen.at(-44, -8)
    for one in top.both():
        one.path("M8 -16 C12 -30 22 -30 25 -40 C33 -26 28 -16 20 -8 Z", "light")
    top.oval(0, 0, 24, 23, look["creep"])
    faces.face(top.at(-3, -1), look.face, 0.9)
    pen.tube([(-26, 10), (-38, 26), (-52, 22)], look["creep"], 7)


@figure(box="main", boot="iron")
def sawn_boots(pen: Pen, look: Settings) -> None:
    """The rear half of somebody sawn in two, running off to the right by itself."""
    pen.box(-31, 0, 6, 46, "deep", line=0.8)
    for points in ([(30, 8), (48, 14), (46, 34)], [(30, 12), (34, 30), (16, 42)]):
        pen.tube(points, "slime", 12)
        x, y = points[-1]
        pen.at(x, y).path("M-8 -8 L8 -8 L9 2 C24 0 24 12 18 12 L-9 12 Z", look["boot"])
    _box_of_stars(pen, 0, look["box"])


@figure(gold="spark", wide=1.0)
def clown_coin(pen: Pen, look: Settings) -> None:
    """A coin with a clown's smirking profile; `wide` squeezes it as it spins."""
    wide = look.number("wide")
    edge = 7 * (1 - abs(wide)) + 3

    def at(points: list[Point] | tuple[Point, ...]) -> list[Point]:
        return [(x * wide, y) for x, y in points]

    pen.poly([(x + edge, y) for x, y in at(ring(0, 0, 46, 46))], "ember")
    pen.poly(at(ring(0, 0, 46, 46)), look["gold"])
    pen.stroke(at(ring(0, 0, 39, 39, 0, 361)), "ink", 1.8, curved=False)
    if abs(wide) < 0.3:
        return
    profile = curve("M-6 -24 C-18 -22 -20 -12 -20 -4 L-24 0 L-20 4 L-24 10 L-18 12 C-18 20 -12 24 -2 24 L4 30 L22 30 "
                    "C18 20 22 14 22 4 C22 -14 12 -26 -6 -24")  # fmt: skip
    pen.blob(at([(8, -20), (20, -24), (28, -14), (30, 0), (24, 14), (12, 12), (8, 0)]), "ember", line=0.9, shade=0)
    pen.poly(at(profile), "paper", line=0.9, shade=0)
    pen.blob(at([(8, -16), (16, -20), (22, -12), (24, 0), (18, 9), (9, 4)]), "ember", line=0.9, shade=0)
    pen.poly(at(((-16, -21), (10, -23), (2, -39))), "main", line=0.9, shade=0)
    pen.poly(at(ring(-24, 0, 6.5, 6.5)), "red", line=0.9, shade=0)
    pen.poly(at(ring(-9, -8, 5.5, 6.5)), "paper", line=0.8, shade=0)
    pen.poly(at(ring(-11, -7, 2.6, 3.2)), "ink", line=0)
    pen.stroke(at(((-15, -19), (-5, -15))), "ink", 2.6)
    pen.stroke(at(((-22, 8), (-10, 12), (2, 4))), "ink", 2.6)


@figure(wood="wood", hole="ink", lid="tan")
def trapdoor(pen: Pen, look: Settings) -> None:
    """An open hatch in the boards, its lid thrown back."""
    pen.poly([(-52, -14), (52, -14), (46, -60), (-46, -60)], look["lid"])
    for x in (-32, -11, 11, 32):
        pen.stroke([(x, -14), (x * 0.88, -60)], "ink", 1.2)
    for y in (-24, -50):
        pen.poly([(-46, y - 4), (46, y - 4), (46, y + 4), (-46, y + 4)], "iron")
    pen.poly([(-52, -14), (52, -14), (68, 30), (-68, 30)], look["hole"])
    pen.poly([(-46, -8), (46, -8), (52, 6), (-52, 6)], look["wood"], line=0.8, shade=0)


@figure(front="wood")
def trapdoor_lip(pen: Pen, look: Settings) -> None:
    """The near edge of the hatch, over whatever sticks out of it."""
    pen.poly([(-68, 30), (68, 30), (72, 42), (-72, 42)], look["front"])


@figure(skin="skin", sleeve="main", arm=60)
def waving_hand(pen: Pen, look: Settings) -> None:
    """A hand waving goodbye, its arm from below."""
    pen.tube([(4, look.number("arm")), (0, 18)], look["sleeve"], 18)
    pen.box(0, 20, 26, 9, "paper", r=3)
    for tip in ((-22, -24), (-8, -36), (7, -36), (20, -26)):
        pen.tube([(tip[0] * 0.4, 0), tip], look["skin"], 9)
    pen.tube([(10, 8), (26, -2)], look["skin"], 9)
    pen.oval(0, 2, 14, 13, look["skin"])
    pen.path("M-10 -8 L10 -8 L10 4 L-10 4 Z", look["skin"], line=0)


@figure(cord="paper", hole="ink")
def holed_net(pen: Pen, look: Settings) -> None:
    """A safety net across the picture, with a hole in the shape of the man it should have caught."""
    for i in range(-12, 13):
        pen.stroke([(i * 8, -8), (i * 13, 26)], look["cord"], 1.3)
    for y in (-8, -1, 7, 16, 26):
        pen.stroke([(-90, y), (0, y + 3), (90, y)], look["cord"], 1.3)
    pen.tube([(-90, -10), (0, -7), (90, -10)], "red", 3)
    hole = curve("M0 -6 C8 -6 10 0 7 4 L26 0 L28 6 L12 11 L10 15 L24 24 L16 28 L0 18 L-16 28 L-24 24 L-10 15 L-12 11 "
                 "L-28 6 L-26 0 L-7 4 C-10 0 -8 -6 0 -6")  # fmt: skip
    pen.poly(hole, look["hole"], line=0)
    pen.stroke([*hole, hole[0]], look["cord"], 1.8, curved=False)


@figure(fur="paper", hat="ink", band="red")
def hat_rabbit(pen: Pen, look: Settings) -> None:
    """A rabbit half out of a top hat on its side: one paw to its lips, the other behind its back with a bomb."""
    round_bomb(pen.at(36, -18, 0.5, turn=10), "iron", lit=1.2)
    pen.path("M-62 -22 C-70 -8 -70 26 -62 40 L-12 36 L-12 -18 Z", look["hat"])
    pen.oval(-63, 9, 9, 31, look["hat"])
    pen.poly([(-28, -19), (-14, -18), (-14, 36), (-28, 37)], look["band"])
    pen.oval(-8, 9, 17, 44, look["hat"])
    pen.oval(-4, 9, 11, 33, "deep", shade=0)
    pen.stroke([(-52, -14), (-34, -12)], "soft", 2.6)
    pen.path("M-8 34 C-16 12 -6 -4 14 -2 C34 0 38 20 32 44 C18 50 0 46 -8 34", look["fur"])
    pen.oval(18, 28, 12, 13, "light", line=0)
    pen.tube([(30, 10), (44, 12), (40, -2)], look["fur"], 9)
    for x, turn in ((6, -14), (20, 16)):
        ear = pen.at(x, -34, turn=turn)
        ear.path("M-7 4 C-12 -18 -8 -40 0 -44 C8 -40 12 -18 7 4 Z", look["fur"])
        ear.path("M-3 0 C-6 -16 -4 -32 0 -35 C4 -32 6 -16 3 0 Z", "soft", line=0)
    pen.blob([(-10, -12), (-4, -30), (13, -37), (30, -30), (36, -12), (27, 2), (13, 6), (-2, 2)], look["fur"])
    faces.eyes(pen.at(11, -17), look.face, gap=8.5, r=6.8)
    pen.path("M7 -9 L15 -9 L11 -4 Z", "red", line=0.8)
    pen.stroke([(5, 0), (11, -3), (17, 0)], "ink", 2)
    for side in (-1, 1):
        pen.stroke([(11 + 10 * side, -6), (11 + 26 * side, -9)], "ink", 1.2)
        pen.stroke([(11 + 10 * side, -3), (11 + 25 * side, 0)], "ink", 1.2)
    pen.tube([(-4, 26), (-10, 14), (6, 8)], look["fur"], 9)
    pen.tube([(6, 8), (10, -6)], look["fur"], 5.5)


@figure(one="main", two="paper", flag="spark")
def burst_tent(pen: Pen, look: Settings) -> None:
    """A circus tent at the moment it gives up: the seams fly apart, the fire shows."""
    pen.star(0, -8, 15, 66, 40, "ember")
    pen.star(0, -8, 15, 50, 30, "spark", line=0, turn=10)
    for i, (turn, x) in enumerate(((-46, -12), (-22, -6), (2, 0), (26, 6), (50, 12))):
        strip = pen.at(x, 24, turn=turn)
        strip.path("M-11 8 L-17 -34 C-14 -44 -10 -50 -14 -60 L0 -52 L13 -62 C10 -50 14 -44 17 -34 L11 8 Z",
                   look["two"] if i % 2 else look["one"])  # fmt: skip
    shape: list[Point] = [
        (-48, 58),
        (-44, 8),
        (-30, 18),
        (-18, 2),
        (-6, 16),
        (8, 0),
        (20, 17),
        (32, 4),
        (44, 12),
        (48, 58),
    ]
    with pen.inside(shape) as inner:
        inner.poly(shape, look["one"], shade=0)
        for i in range(-2, 3):
            inner.poly([(i * 21 - 5, -6), (i * 21 + 5, -6), (i * 23 + 6, 64), (i * 23 - 6, 64)], look["two"], line=0)
    pen.path("M-14 58 C-12 36 -6 28 0 22 C6 28 12 36 14 58 Z", "deep", shade=0)
    faces.eyes(pen.at(0, 48), look.face, gap=5.5, r=5)


@figure(fill="paper", stripe="red")
def club(pen: Pen, look: Settings) -> None:
    """A juggler's club, thick end up."""
    pen.tube([(0, 10), (0, 44)], "ink", 5)
    pen.oval(0, 46, 6, 5, look["stripe"])
    pen.path("M-5 14 C-8 -4 -20 -18 -14 -38 C-10 -50 10 -50 14 -38 C20 -18 8 -4 5 14 Z", look["fill"])
    pen.path("M-17 -24 Q0 -16 17 -24 L16 -14 Q0 -6 -15 -14 Z", look["stripe"], line=0.8)


@figure(wood="wood")
def ladder(pen: Pen, look: Settings) -> None:
    """A ladder."""
    for y in range(-46, 54, 16):
        pen.tube([(-14, y), (14, y)], look["wood"], 4)
    for x in (-15, 15):
        pen.tube([(x, -58), (x, 58)], look["wood"], 5)


@figure(hide="steel", nail="paper")
def elephant_leg(pen: Pen, look: Settings) -> None:
    """An elephant's leg, sole down, from somewhere above."""
    pen.path("M-20 -58 C-18 -20 -22 10 -27 40 C-28 50 28 50 27 40 C22 10 18 -20 20 -58 Z", look["hide"])
    for y in (-20, -4, 10):
        pen.stroke([(-14, y), (0, y + 4), (12, y)], "ink", 1.6)
    for x in (-17, -6, 6, 17):
        pen.path(f"M{x - 6} 45 C{x - 5} 32 {x + 5} 32 {x + 6} 45 Z", look["nail"], line=0.8)


@figure(one="main", two="paper", trim="spark")
def carousel(pen: Pen, look: Settings) -> None:
    """A merry-go-round with creeps for horses, leaning into the spin."""
    pen.poly([(-56, 50), (56, 50), (50, 60), (-50, 60)], "iron")
    pen.oval(0, 48, 60, 12, look["trim"])
    pen.oval(0, 45, 54, 9, look["one"])
    pen.box(0, 6, 16, 80, look["trim"], r=2)
    for y in range(-24, 48, 14):
        pen.poly([(-8, y + 8), (8, y), (8, y + 6), (-8, y + 14)], "red", line=0)
    for x, y, turn, body in ((-36, 22, 10, "slime"), (36, 16, 10, "accent")):
        pen.tube([(x, -30), (x + 2, 48)], "steel", 4)
        imp(pen.at(x, y, 0.46, turn=turn), Settings("blissful" if x < 0 else "mad",
                                              {"body": body, "horn": "light", "belly": "paper"}))  # fmt: skip
        pen.oval(x + 8, y + 4, 3.4, 3.4, body)
    for i in range(8):
        left, right = -64 + 16 * i, -48 + 16 * i
        pen.path(f"M{left * 0.1} -64 L{left} -34 C{left + 2} -24 {right - 2} -24 {right} -34 L{right * 0.1} -64 Z",
                 look["two"] if i % 2 else look["one"], shade=0.3)  # fmt: skip
    pen.oval(0, -66, 9, 7, look["trim"])
    pen.path("M0 -72 L0 -88 L18 -82 L0 -77 Z", "red")


@figure(boot="main", wheel="spark", glove="red", punch=1)
def rocket_skate(pen: Pen, look: Settings) -> None:
    """A roller skate going right: a rocket behind, a boxing glove on a spring out of the toe."""
    if look.number("punch"):
        pen.tube([(42 + 5 * i, 14 if i % 2 else 2) for i in range(6)], "steel", 3.6, curved=False)
        glove = pen.at(82, 8, 0.95, turn=90)
        glove.path("M-14 12 C-22 -12 -10 -24 6 -22 C20 -20 22 2 12 12 Z", look["glove"])
        glove.path("M-14 0 C-24 -6 -20 -18 -11 -15 C-6 -12 -7 -4 -7 2", look["glove"], line=0.8)
        glove.box(-1, 14, 24, 7, "paper", r=2)
    flame(pen.at(-66, -2, 0.7, turn=-92).at(0, -44), _FIRE)
    pen.path("M-22 -52 L8 -54 C8 -34 14 -22 30 -18 C46 -14 50 2 48 18 L-24 18 C-28 -4 -26 -30 -22 -52", look["boot"])
    pen.path("M26 -18 C44 -14 50 2 48 18 L24 18 C22 4 22 -8 26 -18", "paper")
    pen.box(-7, -51, 36, 10, "paper", r=4, turn=-4)
    for x, y in ((6, -34), (9, -23), (16, -14)):
        pen.stroke([(x - 7, y - 2), (x + 4, y + 3)], "paper", 3)
    pen.star(-10, -12, 5, 9, 4, "spark", line=0.8)
    rocket = pen.at(-34, -2)
    rocket.path("M-28 -13 L8 -13 C22 -12 28 -6 32 0 C28 6 22 12 8 13 L-28 13 Z", "steel")
    rocket.path("M14 -12 C24 -10 29 -5 32 0 C29 5 24 10 14 12 Q10 0 14 -12", "red")
    rocket.box(-29, 0, 8, 22, "iron", r=2)
    for x in (-14, 4):
        rocket.box(x, 0, 7, 32, "wood", r=2)
    pen.path("M-32 18 L54 18 C58 26 54 30 48 30 L-28 30 C-34 30 -36 24 -32 18", "iron")
    for x in (-18, 34):
        pen.oval(x, 42, 16, 16, look["wheel"])
        pen.oval(x, 42, 6.5, 6.5, "iron")
        pen.arc(x, 42, 11, 11, 190, 250, "paper", 2.6)


@figure(cord="ink")
def tight_rope(pen: Pen, look: Settings) -> None:
    """A rope across the picture, still quivering where somebody has just left it."""
    for one in pen.both():
        one.tube([(90, -6), (30, 0), (0, 5)], "spark", 3)
        one.poly([(58, 40), (66, -14), (72, -14), (76, 40)], "wood")
        one.box(69, -15, 20, 6, "red", r=2)
    for y in (-6, 12):
        pen.arc(0, y, 16, 4, 200 if y < 0 else 20, 340 if y < 0 else 160, look["cord"], 1.8)


@figure(colour="light")
def air_wall(pen: Pen, look: Settings) -> None:
    """A wall of nothing at x 0: only its shine shows."""
    pen.poly([(-1, -60), (1, -60), (1, 60), (-1, 60)], look["colour"], line=0)
    for x, y, length in ((9, -34, 14), (14, -26, 8), (-18, 40, 12), (-10, 42, 7)):
        pen.stroke([(x, y), (x + length * 0.5, y - length)], look["colour"], 2)
