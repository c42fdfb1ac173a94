"""Figures made for one joke: the thing only this scene needs."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import Point, smooth
from generator.art.figures_bombs import blast, fuse, gloss, round_bomb, spark
from generator.art.figures_folk import head, moustache
from generator.art.figures_props import crown
from generator.art.figures_workers import gear as cog, hex_nut
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_BLAST = Settings("plain", {"outer": "ember", "inner": "spark", "core": "paper", "tips": 11})
_GOLD = Settings("plain", {"gold": "spark", "gem": "red", "lining": "main"})


@figure()
def king_cord(pen: Pen, look: Settings) -> None:
    """The longest fuse there is: across the whole picture and back, still burning."""
    coil: list[Point] = [(4, -22), (24, -40), (56, -38), (62, -22), (44, -14), (30, -8), (36, 4), (58, 2), (64, 16),
                         (48, 24), (34, 22), (30, 36), (46, 42), (66, 38)]  # fmt: skip
    pen.tube(coil, "light", 4.2)
    bends = smooth(coil)
    for (ax, ay), (bx, by) in zip(bends[::4], bends[2::4], strict=False):
        pen.stroke([(ax, ay), (bx, by)], "wood", 1.2)
    spark(pen, 62, 38, 10)


@figure(body="iron", cloth="red")
def throne_bomb(pen: Pen, look: Settings) -> None:
    """A king of a bomb on his cushion, crowned, bearded, in ermine."""
    pen.blob([(-60, 44), (-40, 34), (40, 34), (60, 44), (52, 56), (0, 60), (-52, 56)], look["cloth"])
    for x in (-60, 60):
        pen.star(x, 46, 8, 7, 4, "spark", line=0.8)
    pen.oval(0, 6, 40, 39, look["body"])
    gloss(pen, 0, 6, 40, 39)
    pen.path("M-41 14 C-30 30 -16 34 0 34 C16 34 30 30 41 14 C46 30 40 46 26 50 L-26 50 C-40 46 -46 30 -41 14", "paper")
    for x, y in ((-32, 32), (-14, 42), (6, 42), (26, 38), (36, 26)):
        pen.path(f"M{x - 2} {y + 4} L{x} {y - 4} L{x + 2} {y + 4} Z", "ink", line=0)
    faces.eyes(pen.at(0, 2), look.face, gap=11, r=9)
    pen.oval(0, 9, 6, 5, "ember", line=0.8)
    moustache(pen.at(0, 16), 26, "paper")
    crown(pen.at(0, -44, 0.62), _GOLD)


@figure(frame="spark")
def mushroom_frame(pen: Pen, look: Settings) -> None:
    """A framed memory of a real explosion, hung askew."""
    tilted = pen.at(0, 0, turn=-7)
    tilted.box(0, 0, 84, 92, look["frame"], r=3)
    tilted.box(0, 0, 64, 72, "light", shade=0.4)
    blast(tilted.at(0, 0, 0.6), _BLAST)


@figure(colour="paper")
def blastwave(pen: Pen, look: Settings) -> None:
    """A shock wave coming from the left, broken at the right."""
    for r, w in ((44, 4.0), (58, 3.0)):
        pen.arc(-44, 0, r, r * 0.95, -58, -16, look["colour"], w)
        pen.arc(-44, 0, r, r * 0.95, 14, 48, look["colour"], w)


@figure()
def window_bit(pen: Pen, look: Settings) -> None:
    """Glass on the ground."""
    for x, turn in ((-30, 20), (-6, 100), (18, -30), (36, 60)):
        pen.at(x, 10, turn=turn).poly([(-12, 8), (2, -14), (12, 6)], "light", line=0.8)


@figure()
def stub_fuse(pen: Pen, look: Settings) -> None:
    """All that is left of a fuse."""
    pen.tube([(0, 0), (10, -14)], "light", 9)
    pen.stroke([(2, -8), (10, -6)], "wood", 2)


@figure()
def limp_fuse(pen: Pen, look: Settings) -> None:
    """A wet fuse hanging over, dripping, a last wisp above its end."""
    fuse(pen, [(0, 0), (6, -18), (24, -22), (34, -6), (34, 10)], 5, lit=0)
    pen.oval(34, 14, 4.5, 5, "ink", line=0)
    pen.stroke([(34, 4), (42, -8), (36, -18), (44, -28)], "accent", 2.6)


@figure(wire="light")
def assembly_lines(pen: Pen, look: Settings) -> None:
    """Dashed lines along which the parts should meet."""
    for y, x0, x1 in ((1, -66, 66), (-32, -40, 60), (37, -56, 44)):
        for x in range(x0, x1, 9):
            pen.stroke([(x, y), (x + 4.5, y)], look["wire"], 1.1)


@figure(body="main")
def bomb_parts(pen: Pen, look: Settings) -> None:
    """A bomb taken apart along its axis; one screw is only a dotted outline."""
    shell = "M18 -38 C-12 -38 -28 -18 -28 0 C-28 18 -12 38 18 38 L24 28 L18 18 L24 8 L18 -2 L24 -14 L18 -26 Z"
    left, right = pen.at(-42, 0), pen.at(46, 0, flip=True)
    left.path(shell, look["body"])
    right.path(shell, look["body"])
    left.arc(4, 0, 23, 26, 190, 240, "paper", 4)
    for one in (left, right):
        for y in (-20, 20):
            one.oval(-4, y, 3.4, 3.4, "ink", line=0)
    cog(pen, 0, 0, 21, "spark", teeth=9)
    faces.eyes(pen.at(0, 2), "happy", gap=6, r=5.5)
    hex_nut(pen, -6, -40, 9)
    fuse(pen, [(26, -44), (38, -50), (48, -42), (62, -46)], 4, lit=0)
    for x, real in ((-52, True), (-24, True), (6, True), (40, False)):
        screw = pen.at(x, 46, 0.3, turn=-90)
        if real:
            screw.path("M-10 -26 L10 -26 L8 26 L0 46 L-8 26 Z", "steel")
            screw.path("M-24 -26 C-24 -50 24 -50 24 -26 Z", "steel")
        else:
            for i in range(-44, 46, 22):
                screw.stroke([(-18, i), (-18, i + 10)], "red", 6)
                screw.stroke([(18, i), (18, i + 10)], "red", 6)
            screw.stroke([(-18, -46), (18, -46)], "red", 6)
            screw.stroke([(-18, 46), (18, 46)], "red", 6)


@figure()
def nail_head(pen: Pen, look: Settings) -> None:
    """A nail that knows what is coming."""
    pen.box(0, 8, 34, 60, "spark", r=3)
    pen.box(0, -24, 66, 13, "steel", r=5)
    faces.face(pen.at(0, 0), look.face, 0.85)
    pen.path("M26 -10 C30 -2 34 2 30 6 C26 8 22 2 26 -10", "paper", line=0.6)


@figure(shirt="red", skin="skin")
def runner(pen: Pen, look: Settings) -> None:
    """Somebody running for his life to the right."""
    pen.tube([(-4, 20), (-22, 28), (-38, 18)], "iron", 11)
    pen.tube([(4, 20), (24, 24), (20, 46), (32, 48)], "iron", 11)
    pen.tube([(-4, -6), (-22, 4), (-34, -8)], look["shirt"], 9)
    pen.path("M-14 24 C-16 2 -8 -12 6 -14 C18 -8 18 12 12 26 Z", look["shirt"])
    head(pen.at(10, -30), 17, 17, look["skin"])
    pen.path("M-6 -34 C-12 -54 14 -60 24 -44 C12 -44 2 -42 -6 -34", "wood")
    pen.tube([(8, -6), (26, -6), (38, -20)], look["shirt"], 9)
    pen.oval(39, -21, 6, 6, look["skin"])
    faces.eyes(pen.at(13, -28), look.face, gap=7, r=6)
    pen.oval(15, -17, 4, 5.5, "deep", line=0.7)


@figure(cloth="accent")
def nightcap(pen: Pen, look: Settings) -> None:
    """A nightcap with a bobble, slipping to the right."""
    pen.path("M-44 10 C-40 -46 20 -52 66 6 C70 18 64 26 60 28 C52 8 44 4 40 10 Q0 -10 -44 10", look["cloth"])
    for a, b in (((-20, -16), (-26, 2)), ((8, -26), (8, 2)), ((34, -16), (28, 4))):
        pen.stroke([a, b], "paper", 6)
    pen.tube([(-44, 10), (0, -1), (40, 10)], "paper", 12)
    pen.oval(60, 32, 12, 12, "paper")


@figure()
def bubble_nose(pen: Pen, look: Settings) -> None:
    """The bubble of somebody sleeping soundly."""
    pen.oval(0, 14, 26, 30, "light", shade=0.5)
    pen.arc(0, 14, 17, 20, 190, 250, "paper", 6)


@figure(fill="accent")
def pipe(pen: Pen, look: Settings) -> None:
    """A pipe along the wall behind, with flanges."""
    pen.tube([(76, 40), (56, 40), (56, -44), (20, -44), (-20, -44), (-76, -44)], look["fill"], 8, curved=False)
    for x, y, w, h in ((56, 4, 14, 5), (20, -44, 5, 14), (-30, -44, 5, 14)):
        pen.box(x, y, w, h, look["fill"], r=1)


@figure()
def pipe_end(pen: Pen, look: Settings) -> None:
    """A pipe under the torch, its seam glowing."""
    pen.box(0, 10, 90, 34, "steel", r=2)
    pen.box(-46, 10, 14, 46, "steel", r=3)
    pen.stroke([(-10, -7), (-6, 2), (-12, 12), (-6, 27)], "ember", 6)
    pen.oval(45, 10, 8, 17, "deep", shade=0)


@figure(fill="slime")
def tuft(pen: Pen, look: Settings) -> None:
    """A tuft of grass."""
    pen.poly([(-40, 20), (-34, -14), (-20, 8), (-8, -34), (4, 6), (18, -28), (24, 8), (38, -8), (40, 20)], look["fill"])


@figure()
def crates(pen: Pen, look: Settings) -> None:
    """Boxes that have been passed: a red seal on every one, a fuse out of one."""
    for x, y in ((-18, 30), (34, 30), (8, -16)):
        pen.box(x, y, 46, 44, "wood", r=1)
        pen.stroke([(x - 18, y + 17), (x + 18, y - 17)], "ink", 1.6)
        pen.star(x, y, 10, 14, 10, "red", line=0.8)
    fuse(pen, [(18, -38), (20, -52), (34, -56), (40, -48)], 4.5, lit=12)


@figure()
def desk(pen: Pen, look: Settings) -> None:
    """A director's desk: a bomb for a paperweight, a red button."""
    pen.box(0, 6, 134, 18, "wood", r=2)
    pen.box(0, -4, 142, 6, "wood", r=2)
    pen.box(50, -10, 16, 6, "iron", r=2)
    pen.path("M43 -13 C43 -22 57 -22 57 -13 Z", "red")
    round_bomb(pen.at(-50, -18, 0.34), "iron")


@figure()
def press(pen: Pen, look: Settings) -> None:
    """The stamping press over the line."""
    pen.box(0, -30, 20, 60, "steel")
    pen.box(0, -46, 90, 26, "main", r=3)
    pen.box(0, 2, 66, 16, "iron", r=3)
    for x in (-26, 26):
        pen.star(x, -46, 6, 7, 5, "spark", line=0.7)


@figure()
def straps(pen: Pen, look: Settings) -> None:
    """Straps over a bomb that hold it to whatever is below."""
    for x in (-18, 16):
        pen.tube([(x - 2, 46), (x * 1.5, 20), (x * 1.4, -6), (x * 0.7, -30)], "spark", 6)
    pen.box(-27, 12, 11, 9, "steel", r=2, turn=-8)


@figure(cloth="accent", skin="skin")
def stretched_legs(pen: Pen, look: Settings) -> None:
    """A creep's body straining up out of boots that will not move."""
    for side in (-1, 1):
        pen.tube([(8 * side, 4), (24 * side, 18), (52 * side if side < 0 else 16, 40)], look["cloth"], 11)
    pen.blob([(-26, -8), (-22, -34), (0, -42), (22, -34), (26, -8), (18, 12), (-18, 12)], look["cloth"])
    for one in pen.both():
        one.path("M8 -36 C12 -50 24 -50 26 -58 C34 -44 28 -34 20 -28 Z", "light")
        one.tube([(22, -6), (40, -18), (46, -36)], look["cloth"], 7)
        one.oval(46, -38, 6, 6, look["cloth"])
    faces.face(pen.at(0, -16), "worried" if look.face == "plain" else look.face, 0.95)


@figure(skin="skin")
def sore_finger(pen: Pen, look: Settings) -> None:
    """A hand that has just learned something, its finger bandaged and throbbing."""
    pen.box(-44, -26, 40, 42, "dark", r=2, turn=35)
    pen.path("M-34 -26 C-16 -34 6 -22 10 -4 C10 14 -14 20 -28 8 Z", look["skin"])
    pen.tube([(2, 2), (34, 22)], look["skin"], 13)
    pen.tube([(18, 12), (38, 24)], "paper", 16)
    for t in (22, 30):
        pen.stroke([(t + 4, t * 0.6 - 8), (t - 6, t * 0.6 + 8)], "ink", 1.6)
    pen.star(42, 27, 8, 9, 4, "red", line=0.8)
    for y in (8, 17):
        pen.tube([(-8, y - 2), (-20, y - 6)], look["skin"], 9)


@figure(stick="red")
def wired_bomb(pen: Pen, look: Settings) -> None:
    """Dynamite with a clock and three wires of which one is right."""
    for x in (-20, 0, 20):
        pen.box(x, 12, 21, 76, look["stick"], r=3)
        pen.oval(x, -26, 10.5, 4.5, "light")
    pen.box(0, 34, 68, 9, "iron", r=2)
    pen.box(0, 8, 50, 32, "iron", r=4)
    pen.oval(0, 8, 12, 12, "paper", shade=0.4)
    pen.stroke([(0, 8), (0, 0)], "ink", 2.4)
    pen.stroke([(0, 8), (6, 10)], "red", 2.4)
    for points, colour in (([(-16, -8), (-34, -34), (-50, -22), (-24, -2)], "spark"),
                           ([(-4, -8), (-10, -44), (12, -52), (8, -28)], "paper"),
                           ([(14, -8), (26, -44), (40, -30), (26, -24)], "slime")):  # fmt: skip
        pen.tube(points, colour, 4)
