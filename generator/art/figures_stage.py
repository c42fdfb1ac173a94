"""Things of the circus and the stage: cannon, curtains, tents, hats with a false bottom, and the boards themselves."""

from __future__ import annotations

import math
from itertools import pairwise

from generator.art import expressions as faces
from generator.art.curves import Point, Points, curve, smooth
from generator.art.figures_bombs import flame, fuse, spark
from generator.art.figures_circus import knife
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_FIRE = Settings("plain", {"outer": "ember", "inner": "spark"})


def dashes(pen: Pen, points: Points, colour: str, w: float, step: int = 7) -> None:
    """A dashed curve through the points."""
    path = smooth(points)
    for i in range(0, len(path) - step // 2, step):
        pen.stroke(path[i : i + step // 2 + 1], colour, w, curved=False)


@figure(cloth="red", fold="main", trim="spark", gap=26)
def curtains(pen: Pen, look: Settings) -> None:
    """Stage curtains over the whole picture, parted `gap` units to either side of the middle, a scalloped pelmet."""
    gap = look.number("gap")
    for one in pen.both():
        one.path(f"M86 -60 L{gap * 0.4} -60 C{gap * 0.6} -20 {gap * 0.9} 0 {gap + 4} 12 "
                 f"C{gap - 2} 28 {gap} 44 {gap + 2} 60 L86 60 Z", look["cloth"])  # fmt: skip
        for i in range(4):
            x = gap + 10 + 13 * i
            one.path(f"M{x - 12 + 2 * i} -60 C{x - 6} -20 {x} 0 {x} 12 C{x - 4} 30 {x - 2} 46 {x - 2} 60 L{x + 4} 60 "
                     f"C{x + 3} 30 {x + 6} 10 {x + 4} 4 C{x} -20 {x - 4} -40 {x - 5 + 2 * i} -60 Z",
                     look["fold"], line=0)  # fmt: skip
        one.path(f"M{gap + 1} 8 L86 2 L86 10 L{gap + 2} 16 Z", look["trim"], line=0.8, shade=0)
    for x in range(-84, 90, 24):
        pen.path(f"M{x - 12} -60 L{x + 12} -60 L{x + 12} -40 C{x + 8} -30 {x - 8} -30 {x - 12} -40 Z", look["fold"])
        pen.arc(x, -42, 12, 9, 10, 170, look["trim"], 2.6)


@figure(wood="wood", gap="ink", y=20)
def boards(pen: Pen, look: Settings) -> None:
    """Stage boards from `y` down, running away from us."""
    y = look.number("y")
    pen.poly([(-160, y), (160, y), (160, 70), (-160, 70)], look["wood"], shade=0)
    for x in range(-120, 121, 15):
        pen.stroke([(x, y), (x * 1.7, 70)], look["gap"], 0.9)
        pen.dot(x * 1.12 + 3, y + 5, 0.7, look["gap"])


@figure(colour="light", wide=34, top=6)
def spotlight(pen: Pen, look: Settings) -> None:
    """A cone of light from the origin down to a pool at y 84."""
    wide, top = look.number("wide"), look.number("top")
    pen.poly([(-top, 0), (top, 0), (wide, 84), (-wide, 84)], look["colour"], line=0)
    pen.oval(0, 84, wide, wide * 0.24, look["colour"], line=0)


@figure(one="spark", two="main", three="paper")
def bunting(pen: Pen, look: Settings) -> None:
    """A string of flags across the top, sagging to the origin."""
    line: list[Point] = [(-84, -16), (-42, -4), (0, 0), (42, -4), (84, -16)]
    path = smooth(line)
    for i, (x, y) in enumerate(path[2:-1:5]):
        pen.poly([(x - 6, y), (x + 6, y), (x, y + 14)], look[("one", "two", "three")[i % 3]], line=0.8, shade=0.4)
    pen.stroke(path, "ink", 1.4, curved=False)


@figure(one="spark", two="paper", three="main", w=11)
def kerchiefs(pen: Pen, look: Settings) -> None:
    """A string of knotted kerchiefs from the origin, down and away to the right."""
    chain: list[Point] = [(0, 0), (8, 20), (-5, 40), (6, 60), (-8, 80), (-30, 88), (-54, 82), (-78, 90)]
    w = look.number("w")
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(chain)):
        nx, ny = (by - ay) / 20 * w * 0.6, (ax - bx) / 20 * w * 0.6
        mx, my = (ax + bx) / 2, (ay + by) / 2
        pen.blob([(ax, ay), (mx + nx, my + ny), (bx, by), (mx - nx, my - ny)], look[("one", "two", "three")[i % 3]])
        pen.stroke([(ax, ay), (mx + nx * 0.3, my + ny * 0.3)], "ink", 1.2)
    for x, y in chain[1:]:
        pen.oval(x, y, 3, 3, "red", line=0.8)


@figure(case="wood", trim="spark", inside="deep")
def false_case(pen: Pen, look: Settings) -> None:
    """A suitcase whose bottom has dropped open; the handle is at (0, -34)."""
    pen.tube([(-12, -24), (-12, -34), (12, -34), (12, -24)], "iron", 5)
    pen.poly([(-38, 22), (38, 22), (46, 44), (-30, 48)], look["inside"], shade=0)
    pen.poly([(-40, 22), (-30, 50), (-36, 58), (-48, 26)], look["case"])
    pen.box(0, 0, 84, 48, look["case"], r=4)
    for x in (-24, 24):
        pen.box(x, 0, 8, 48, "tan", shade=0.4)
        pen.box(x, -12, 12, 8, look["trim"], r=1, line=0.8)
    for one in pen.both():
        one.poly([(42, -24), (30, -24), (42, -10)], look["trim"], line=0.8)
    pen.star(0, 2, 5, 12, 5, look["trim"], line=0.8)


@figure(quill="red", fire="ember")
def feather(pen: Pen, look: Settings) -> None:
    """A burning feather, tip up."""
    pen.path("M0 46 C-24 26 -24 -8 -8 -26 C-8 -16 -4 -14 -2 -18 C-6 -32 2 -44 10 -52 C10 -40 18 -34 16 -22 "
             "C20 -26 22 -28 22 -32 C30 -6 22 26 0 46", look["fire"], shade=0)  # fmt: skip
    pen.path("M0 42 C-12 24 -12 2 -2 -6 C0 2 4 2 6 -10 C16 4 12 26 0 42", "spark", line=0)
    pen.stroke([(0, 56), (1, 20), (4, -20)], look["quill"], 2.4)


@figure(crust="tan", cream="paper", fuse=1.0)
def cream_pie(pen: Pen, look: Settings) -> None:
    """A pie coming straight at you, a fuse for its candle, cream in all directions."""
    splash: list[Point] = []
    for i, far in enumerate((58, 40, 66, 42, 54, 40, 62, 44, 52, 38, 68, 42, 56, 40, 60, 44)):
        t = 2 * math.pi * i / 16 + 0.2
        splash += [(far * 1.08 * math.cos(t + a), far * 0.9 * math.sin(t + a)) for a in (-0.09, 0.09)]
    pen.blob(splash, look["cream"])
    if look.number("fuse"):
        fuse(pen, [(6, -22), (4, -42), (14, -52), (24, -48)], 5.5, lit=13)
    rim = [((34 + 2.6 * math.cos(16 * t)) * math.cos(t), (34 + 2.6 * math.cos(16 * t)) * math.sin(t))
           for t in (2 * math.pi * i / 96 for i in range(96))]  # fmt: skip
    pen.poly(rim, look["crust"])
    pen.oval(0, 0, 28, 28, look["cream"], shade=0.8)
    for x, y in ((-19, 12), (19, 12), (-20, -10), (20, -10), (0, 22), (0, -22)):
        pen.oval(x, y, 6.5, 6, "light", line=0.7)
    faces.face(pen.at(0, -1), look.face, 0.82)


@figure(colour="red")
def cherry(pen: Pen, look: Settings) -> None:
    """A cherry with a will of its own, its stalk behind."""
    pen.tube([(-8, -24), (-22, -44), (-44, -50)], "slime", 4)
    pen.oval(0, 4, 32, 31, look["colour"])
    pen.arc(0, 4, 23, 22, 195, 250, "paper", 4)
    faces.face(pen.at(5, 4), look.face, 1.0)


@figure(body="main", band="spark", wheel="wood")
def cannon(pen: Pen, look: Settings) -> None:
    """A circus cannon aimed up to the right; its muzzle is near (50, -40)."""
    barrel = pen.at(0, 0, turn=-38)
    barrel.oval(-50, 0, 7, 7, look["band"])
    barrel.path("M-38 -24 C-54 -14 -54 14 -38 24 L56 17 L56 -17 Z", look["body"])
    for x, half in ((-26, 24), (14, 21)):
        barrel.box(x, 0, 9, 2 * half, look["band"], r=2)
    barrel.star(-6, 0, 5, 12, 5.4, "paper", line=0.8)
    barrel.box(57, 0, 12, 44, look["band"], r=3)
    barrel.oval(62, 0, 6, 17, "deep", shade=0)
    pen.oval(-14, 28, 27, 27, look["wheel"])
    pen.oval(-14, 28, 19, 19, "deep", shade=0)
    for i in range(4):
        pen.at(-14, 28, turn=45 * i).box(0, 0, 5, 40, look["wheel"], line=0.8)
    pen.oval(-14, 28, 7, 7, look["band"])


@figure(colour="dark", w=2.6)
def boomerang_path(pen: Pen, look: Settings) -> None:
    """A dashed flight that thinks better of it: out to the right and back, an arrow at its end."""
    dashes(pen, [(26, -30), (48, -34), (62, -20), (58, 2), (40, 16), (14, 14), (-6, 2)],
           look["colour"], look.number("w"))  # fmt: skip
    pen.poly([(-18, -6), (0, -6), (-6, 9)], look["colour"], line=0)


@figure(body="steel", cap="iron")
def pepper_pot(pen: Pen, look: Settings) -> None:
    """An empty pepper pot on its side, a few grains before it."""
    pen.path("M-40 -20 L14 -26 L14 26 L-40 20 Z", look["body"])
    pen.path("M12 -28 C48 -26 48 26 12 28 Z", look["cap"])
    for x, y in ((28, -10), (34, 0), (28, 10)):
        pen.oval(x, y, 2.4, 2.4, "ink", line=0)
    pen.path("M-22 -8 C-10 -14 6 -4 4 8 C-6 2 -16 6 -22 -8", "red", line=0.8)
    for x, y in ((52, 20), (62, 24), (70, 18), (58, 12)):
        pen.dot(x, y, 2.4, "ink")


@figure(flower="red")
def rose(pen: Pen, look: Settings) -> None:
    """A cut rose lying with its head to the right."""
    pen.tube([(-50, 10), (-10, 4), (20, 0)], "slime", 5)
    pen.path("M-30 6 C-30 -12 -14 -16 -8 -14 C-8 0 -18 6 -30 6", "slime", line=0.8)
    pen.oval(32, -2, 21, 19, look["flower"])
    pen.arc(32, -2, 12, 10, 20, 300, "ink", 2.6)
    pen.arc(34, -2, 5, 4, 180, 420, "ink", 2.4)


@figure(colour="spark")
def bow_tie(pen: Pen, look: Settings) -> None:
    """A bow tie to hang on anything."""
    for one in pen.both():
        one.path("M2 -8 L46 -30 Q54 0 46 30 L2 8 Z", look["colour"])
        one.stroke([(12, -4), (30, -10)], "ink", 2)
    pen.oval(0, 0, 12, 14, look["colour"])


@figure(box="main", star="spark", cap="red")
def jack_box(pen: Pen, look: Settings) -> None:
    """A box that has opened: on a zigzag spring, the devil of a bomb in a jester's cap."""
    pen.poly([(-34, 16), (-60, -14), (-54, -20), (-26, 10)], look["box"])
    pen.poly([(-34, 16), (34, 16), (28, 6), (-28, 6)], "deep", shade=0)
    spring = [(-12 if i % 2 else 12, 20 - 5.4 * i) for i in range(7)]
    pen.tube(spring, "steel", 4.5, curved=False)
    top = pen.at(2, -34, 0.78)
    top.star(0, 38, 12, 30, 20, "paper")
    for one, lit in ((top, 1), (top.at(0, 0, flip=True), 0)):
        one.path("M2 -34 C26 -58 60 -50 66 -18 C52 -34 40 -28 34 -6 Z", look["cap"] if lit else look["star"])
        if lit:
            spark(one, 68, -14, 15)
        else:
            one.oval(67, -14, 8, 8, look["star"])
    top.path("M-14 -24 C-18 -56 -8 -72 0 -78 C8 -72 18 -56 14 -24 Z", look["box"])
    top.oval(0, -78, 7, 7, look["star"])
    top.oval(0, 6, 36, 35, "iron")
    for one in top.both():
        one.path("M16 -26 C18 -38 26 -42 34 -46 C36 -36 34 -26 28 -20 Z", "red")
    top.path("M-35 -8 C-20 -26 20 -26 35 -8 L33 -16 C20 -34 -20 -34 -33 -16 Z", look["star"], line=0.8)
    faces.face(top.at(0, 8), look.face, 1.2)
    top.oval(0, 13, 6.5, 6, "red")
    pen.box(0, 36, 72, 44, look["box"], r=2)
    pen.box(0, 17, 78, 8, look["star"], r=2)
    pen.star(0, 38, 5, 17, 7.4, look["star"])
    pen.tube([(36, 36), (48, 36), (48, 48)], "iron", 5, curved=False)
    pen.oval(48, 49, 5, 5, "red")


@figure(wood="wood", band="iron", plank="spark", tilt=16)
def seesaw(pen: Pen, look: Settings) -> None:
    """A plank over a barrel on its side, the left end down."""
    pen.oval(0, 24, 27, 27, look["wood"])
    pen.oval(0, 24, 20, 20, "tan", shade=0.5)
    for x in (-9, 0, 9):
        pen.stroke([(x, 6 + abs(x) * 0.3), (x, 42 - abs(x) * 0.3)], "ink", 1.4)
    plank = pen.at(0, -5, turn=-look.number("tilt"))
    plank.box(0, 0, 134, 10, look["plank"], r=3)
    for x in (-58, 58):
        plank.box(x, 0, 8, 13, "red", r=2)


@figure(fill="steel")
def fuse_nail(pen: Pen, look: Settings) -> None:
    """The nail of the programme: as tall as the picture, its point in the boards, a fuse on its head."""
    fuse(pen, [(2, -52), (4, -64), (18, -70), (28, -62)], 4.5, lit=14)
    pen.path("M-16 -46 L16 -46 L14 46 L0 66 L-14 46 Z", look["fill"])
    pen.stroke([(-9, -38), (-8, 30)], "paper", 3.4)
    pen.path("M-36 -50 C-36 -58 36 -58 36 -50 C36 -42 20 -40 16 -36 L-16 -36 C-20 -40 -36 -42 -36 -50", look["fill"])
    faces.face(pen.at(0, -12), look.face, 0.92)


@figure(wood="wood", hole="deep")
def cracked_boards(pen: Pen, look: Settings) -> None:
    """A hole stove in a floor, splinters standing up round it."""
    pen.star(0, 0, 11, 50, 26, look["hole"])
    for x, y, turn in ((-44, -4, -38), (-28, 8, -16), (-14, 12, -8), (16, 12, 12), (32, 7, 26), (46, -4, 44)):
        pen.at(x, y, turn=turn).poly([(-7, 10), (-5, -18), (0, -12), (4, -28), (8, 10)], look["wood"])


@figure(cloth="paper", edge="red")
def torn_banner(pen: Pen, look: Settings) -> None:
    """A banner across the top, torn in two about the origin."""
    for one, jags in ((pen, (8, 16, 6, 14, 10)), (pen.at(0, 0, flip=True), (14, 6, 15, 8, 16))):
        tear = [(jag, -13 + 6.5 * i + jag * 0.4) for i, jag in enumerate(jags)]
        one.poly([*tear, (58, 8), (84, 2), (84, -24), (58, -18)], look["cloth"])
        one.stroke([(20, -3), (84, -18)], look["edge"], 2.4)
        one.stroke([(20, 13), (84, -2)], look["edge"], 2.4)
        for x in (32, 46, 60, 74):
            one.star(x, 12 - x * 0.22 - 3, 5, 5.5, 2.5, look["edge"], line=0)


@figure(rim="iron", glass="light", handle="wood")
def magnifier(pen: Pen, look: Settings) -> None:
    """A huge round glass, its handle down to the right."""
    pen.tube([(34, 34), (64, 58)], look["handle"], 13)
    pen.tube([(34, 34), (42, 40)], "spark", 9)
    pen.oval(0, 0, 50, 50, look["rim"])
    pen.oval(0, 0, 43, 43, look["glass"], shade=0.6)
    pen.arc(0, 0, 38, 38, 192, 236, "paper", 4)


@figure(ring="iron", front=1, back=1)
def fire_ring(pen: Pen, look: Settings) -> None:
    """A burning hoop on a stand, seen aslant."""
    for turn in range(-150, 200, 30):
        t = math.radians(turn)
        flame(pen.at(24 * math.cos(t), -8 + 36 * math.sin(t), 0.3, turn=turn * 0.9 + 90).at(0, -34), _FIRE)
    pen.tube([(0, 30), (0, 52)], look["ring"], 5)
    pen.tube([(-14, 53), (14, 53)], look["ring"], 6)
    pen.arc(0, -8, 22, 35, 0, 360, "ink", 7)
    pen.arc(0, -8, 22, 35, 0, 360, "ember", 4)


@figure(bench="wood", leg="iron")
def spectators(pen: Pen, look: Settings) -> None:
    """A theatre bench with four of the audience holding on to it."""
    people = ((-45, "main", "tan"), (-15, "slime", "skin"), (15, "red", "skin"), (45, "steel", "tan"))
    pen.box(0, -4, 128, 14, look["bench"], r=2)
    for x, shirt, skin in people:
        pen.path(f"M{x - 12} 12 C{x - 14} -10 {x - 8} -16 {x} -16 C{x + 8} -16 {x + 14} -10 {x + 12} 12 Z", shirt)
        pen.oval(x, -25, 11, 11.5, skin)
        pen.path(f"M{x - 11} -26 C{x - 12} -42 {x + 12} -42 {x + 11} -26 C{x + 4} -33 {x - 4} -33 {x - 11} -26",
                 "ink" if shirt != "red" else "spark", shade=0)  # fmt: skip
        faces.eyes(pen.at(x, -23), look.face, gap=4.8, r=4.2)
        faces.mouth(pen.at(x, -17), look.face, 3.6)
    pen.box(0, 12, 136, 10, look["bench"], r=2)
    for x, shirt, _ in people:
        for side in (-5, 5):
            pen.tube([(x + side, 10), (x + side * 1.2, 32)], "iron", 5)
            pen.oval(x + side * 1.3 + 1, 34, 5, 3.4, "ink", line=0)
        pen.tube([(x - 9, -4), (x - 12, 8)], shirt, 5)
    for x in (-60, 60):
        pen.tube([(x, 16), (x, 34)], look["leg"], 5)


@figure(outer="ember", inner="spark", core="paper")
def flat_blast(pen: Pen, look: Settings) -> None:
    """A blast cloud that has met a wall at x 40 and is flattened on it."""
    for size, colour in ((1.0, look["outer"]), (0.74, look["inner"]), (0.44, look["core"])):
        points: list[Point] = []
        for i in range(14):
            t = math.radians(62 + 236 * i / 13)
            r = (58 if i % 2 else 38) * size
            points.append((min(40.0, 4 + r * math.cos(t) * 1.05), r * math.sin(t) * 0.92))
        tall = 54 * size
        near = 40 - 7 * size
        edge = [(40, tall), (near, tall * 0.84), *points, (near, -tall * 0.84), (40, -tall)]
        pen.poly(edge, colour, line=1.0 if size == 1.0 else 0, shade=0)


@figure(wood="wood", ring="red", mark="paper")
def knife_wheel(pen: Pen, look: Settings) -> None:
    """A target wheel with somebody's outline in knives, and nobody in it."""
    pen.oval(0, 0, 52, 52, look["ring"])
    pen.oval(0, 0, 45, 45, look["wood"])
    for x in (-28, -10, 10, 28):
        reach = math.sqrt(45 * 45 - x * x) - 2
        pen.stroke([(x, -reach), (x, reach)], "ink", 1.1)
    for t in range(0, 360, 45):
        pen.oval(48.5 * math.cos(math.radians(t)), 48.5 * math.sin(math.radians(t)), 2.4, 2.4, look["mark"], line=0)
    outline = "M0 -34 C9 -34 11 -26 9 -19 L30 -26 L32 -17 L12 -4 L20 32 L10 34 L0 10 L-10 34 L-20 32 L-12 -4 L-32 -17 "\
              "L-30 -26 L-9 -19 C-11 -26 -9 -34 0 -34"  # fmt: skip
    pen.poly(curve(outline), look["mark"], line=0.6, shade=0)
    for x, y, turn in ((-15, -32, 20), (15, -32, -20), (-37, -20, 70), (37, -20, -70), (-21, 2, 50), (21, 2, -50),
                       (-25, 22, 70), (25, 22, -70), (0, 24, 0)):  # fmt: skip
        knife(pen.at(x, y, 0.5, turn=turn + 180).at(0, 16), "dark", 26)
