"""Things of the home and the counter: what is pickled, wound up, saved for, signed or swept."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import curve
from generator.art.figures_bombs import flame, fuse, gloss, round_bomb, spark
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_FIRE = Settings("plain", {"outer": "ember", "inner": "spark"})


@figure(glass="pale", cloth="red", brine="accent", pickle="slime")
def pickle_jar(pen: Pen, look: Settings) -> None:
    """A jar of cucumbers under pressure: the lid bulges, a knotted kerchief holds it, and a fuse comes through."""
    fuse(pen, [(2, -50), (4, -60), (16, -64), (24, -56)], 4, lit=12)
    shape = curve("M-30 -26 L30 -26 C40 -18 42 -12 42 0 L42 46 C42 54 36 56 28 56 L-28 56 C-36 56 -42 54 -42 46 L-42 0 "
                  "C-42 -12 -40 -18 -30 -26 Z")  # fmt: skip
    with pen.inside(shape) as inner:
        inner.poly(shape, look["glass"], shade=0)
        inner.box(0, 26, 100, 76, look["brine"], line=0.8, shade=0)
        inner.tube([(-44, -2), (-20, -10), (8, -4), (40, -14)], look["pickle"], 2.4)
        for x, y, turn in ((-27, 22, 6), (27, 26, -8), (0, 18, 2)):
            stick = inner.at(x, y, turn=turn)
            stick.box(0, 0, 24, 64, look["pickle"], r=12)
            for dx, dy in ((-6, -22), (5, -25), (-6, 14), (6, 20), (0, 27)):
                stick.oval(dx, dy, 1.8, 1.8, "light", line=0.5, shade=0)
        for at in ((-34, 50), (14, 55), (40, 52)):
            inner.at(*at).path("M-9 6 C-10 -4 -3 -4 0 -13 C3 -4 10 -4 9 6 Z", "paper", line=0.8)
    faces.face(pen.at(0, 12), look.face, 0.72)
    faces.eyes(pen.at(-28, 14), "worried", gap=5, r=4.4)
    faces.eyes(pen.at(27, 18), "worried", gap=5, r=4.4)
    pen.stroke([(-36, -6), (-37, 40)], "paper", 4)
    pen.path("M-34 -28 C-32 -60 32 -60 34 -28 Z", "steel")
    pen.path("M-38 -22 C-40 -44 -22 -50 -2 -51 C24 -50 40 -42 38 -22 C30 -18 24 -26 16 -20 C8 -14 -6 -26 -14 -20 "
             "C-22 -14 -32 -18 -38 -22", look["cloth"])  # fmt: skip
    for x, y in ((-24, -34), (-8, -42), (10, -42), (24, -34), (0, -30), (-28, -24), (28, -25)):
        pen.oval(x, y, 2.4, 2.2, "paper", line=0)
    pen.tube([(-36, -22), (0, -16), (36, -22)], look["cloth"], 6)
    pen.path("M30 -22 L50 -34 L48 -24 L58 -18 L48 -14 L52 -4 L32 -16 Z", look["cloth"])
    pen.oval(34, -20, 6, 5.5, look["cloth"])


@figure(thread="paper")
def doily(pen: Pen, look: Settings) -> None:
    """A lace doily."""
    for i in range(18):
        a = 2 * math.pi * i / 18
        pen.oval(56 * math.cos(a), 13 * math.sin(a), 9, 5, look["thread"])
    pen.oval(0, 0, 56, 14, look["thread"], line=0.7)
    for i in range(14):
        a = 2 * math.pi * i / 14
        pen.oval(44 * math.cos(a), 9.5 * math.sin(a), 3, 1.4, "soft", line=0)


@figure(clay="skin", spot="red")
def piggy(pen: Pen, look: Settings) -> None:
    """A smug piggy bank, its curly tail a burning fuse, cracks running from the slot."""
    fuse(pen, [(-44, -4), (-58, -8), (-60, -22), (-50, -22), (-54, -10), (-66, -16), (-68, -30)], 4, lit=13)
    for x in (-28, -12, 14, 30):
        pen.box(x, 38, 13, 20, look["clay"], r=3)
    pen.blob([(-48, 6), (-38, -22), (-8, -32), (26, -26), (46, -4), (44, 22), (16, 38), (-28, 36)], look["clay"])
    gloss(pen, -4, 2, 46, 34)
    pen.stroke([(-16, -27), (10, -28)], "ink", 5)
    for points in ([(-8, -26), (-12, -14), (-4, -6), (-10, 6), (-2, 16)], [(4, -26), (10, -14), (4, -8)],
                   [(-4, -6), (6, 0)], [(-10, 6), (-20, 10), (-18, 18)]):  # fmt: skip
        pen.stroke(points, "ink", 2.2, curved=False)
    snout = pen.at(30, -2)
    for one in snout.both():
        one.path("M8 -18 C10 -34 24 -36 28 -30 C28 -20 20 -14 14 -12 Z", look["clay"])
    snout.oval(0, 0, 27, 25, look["clay"])
    faces.eyes(snout.at(0, -6), look.face, gap=10, r=7.5)
    snout.oval(0, 6, 12, 9, look["clay"])
    for one in snout.both():
        one.oval(4.4, 6, 2.2, 3.2, "ink", line=0)
        one.oval(18, 6, 4, 3, look["spot"], line=0)
    faces.mouth(snout.at(0, 18), look.face, 9)


@figure(head="iron", stick="wood")
def mallet(pen: Pen, look: Settings) -> None:
    """A hammer standing on its handle."""
    pen.tube([(0, -24), (0, 52)], look["stick"], 9)
    pen.path("M-32 -42 L-14 -44 L16 -44 L30 -48 L30 -20 L16 -24 L-14 -24 L-32 -26 Z", look["head"])
    pen.stroke([(-24, -37), (10, -39)], "paper", 3)


@figure(wood="wood", roof="dark", dial="paper")
def cuckoo_clock(pen: Pen, look: Settings) -> None:
    """A cuckoo clock with a blank dial and, on a spring, a bomb that looks out instead of the cuckoo."""
    for x, y in ((-14, 58), (12, 50)):
        pen.stroke([(x, 34), (x, y)], "spark", 1.8)
        pen.path(f"M{x - 4} {y - 8} L{x + 4} {y - 8} L{x + 5} {y + 6} L{x - 5} {y + 6} Z", "wood")
    pen.path("M-32 -16 L32 -16 L32 38 L-32 38 Z", look["wood"])
    for one in pen.both():
        one.path("M22 38 C34 38 40 28 36 18 C30 22 24 28 22 38", "slime")
    pen.poly([(-46, -10), (0, -54), (46, -10), (40, -2), (0, -38), (-40, -2)], look["roof"])
    pen.box(0, -18, 20, 22, "deep", r=8, shade=0)
    pen.oval(0, 14, 23, 23, look["dial"], shade=0.5)
    for i in range(12):
        pen.at(0, 14, turn=30 * i).stroke([(0, -20), (0, -17)], "ink", 2.2 if i % 3 == 0 else 1.2)
    pen.oval(0, 14, 3, 3, "ink", line=0)
    pen.stroke([(0, 14), (6, 3)], "ink", 3)
    pen.tube([(4, -18), (14, -26), (12, -14), (24, -24), (22, -12), (36, -22)], "steel", 2.4)
    bird = pen.at(46, -26, 0.4)
    round_bomb(bird, "iron")
    faces.face(bird.at(4, 8), look.face, 1.3)


@figure(wool="red", cuff="paper", sleeve="main")
def mitten(pen: Pen, look: Settings) -> None:
    """A mitten reaching to the left, thumb up; the sleeve comes from the right."""
    pen.box(56, 4, 56, 34, look["sleeve"], r=2)
    pen.box(30, 4, 15, 40, look["cuff"], r=5)
    pen.path("M26 -14 C0 -20 -34 -16 -36 2 C-36 20 0 26 26 20 Z", look["wool"])
    pen.path("M14 -14 C8 -34 -10 -36 -12 -26 C-12 -18 -4 -14 4 -10", look["wool"])
    for x, y in ((-18, 2), (-2, 4), (13, 2)):
        pen.star(x, y, 6, 6, 2, "paper", line=0)


@figure(brush="spark", body="iron", trim="main")
def robot_vacuum(pen: Pen, look: Settings) -> None:
    """A flat robot vacuum with a dented lid and one sad eye, its brush still turning."""
    for i in range(7):
        a = math.radians(-10 + 190 * i / 6)
        pen.tube([(-34, 22), (-34 + 38 * math.cos(a), 22 + 19 * math.sin(a))], look["brush"], 2.6)
    pen.path("M-60 0 L-60 16 C-40 42 40 42 60 16 L60 0 Z", look["trim"])
    pen.oval(0, 0, 60, 24, look["body"])
    pen.oval(0, -3, 46, 16, look["body"], line=0.8)
    pen.path("M14 -14 L24 -6 L34 -12 L30 0 L38 4 L22 4 L16 -4 Z", "deep", line=0.8, shade=0)
    pen.oval(-14, 18, 18, 15, "iron")
    shown = pen.at(-14, 19, 1.25)
    shown.oval(0, 0, 11, 10, "light", line=0.9, shade=0)
    shown.oval(-1, 3, 5, 5, "ink", line=0)
    shown.oval(-3, 1, 1.6, 1.6, "paper", line=0)
    shown.path("M-13 -12 L13 -6 L12 -1 L-12 -4 Z", "iron", line=0.8, shade=0)
    pen.oval(36, 20, 4, 3.4, "red")
    spark(pen, 26, -6, 7)


@figure(brick="main", plank="wood")
def rubble_heap(pen: Pen, look: Settings) -> None:
    """A heap of broken wall and furniture, its foot at y 30."""
    pen.box(-22, -30, 76, 10, look["plank"], r=1, turn=-32)
    pen.box(30, -26, 60, 9, look["plank"], r=1, turn=48)
    pen.tube([(-6, -14), (2, -40), (-6, -34), (6, -58), (-2, -52), (8, -66)], "steel", 2.6, curved=False)
    for x, y, w, h, turn in ((-34, 8, 34, 20, 12), (36, 8, 36, 20, -10), (2, 0, 40, 22, 4), (-14, -18, 26, 15, -18),
                             (20, -18, 24, 14, 22), (-54, 22, 24, 14, -6), (56, 22, 22, 13, 14)):  # fmt: skip
        pen.box(x, y, w, h, look["brick"], r=2, turn=turn)
    pen.path("M-2 -18 C6 -34 40 -30 38 -12 L30 -2 L4 -4 Z", "red")
    pen.oval(18, -18, 2, 2, "spark", line=0.5)


@figure(metal="steel", body="red")
def knife_bomb(pen: Pen, look: Settings) -> None:
    """A bomb that opens like a pocket knife: corkscrew, scissors, screwdriver, file and a burning fuse."""
    screw, shears, driver, saw = (pen.at(0, 8, turn=turn).at(0, -30) for turn in (-72, -38, 0, 72))
    screw.tube([(0, 6), (0, -10), (-6, -16), (6, -22), (-6, -28), (6, -34), (0, -44)], look["metal"], 4)
    for one in shears.at(0, -6).both():
        one.at(0, -6, turn=12).path("M-3 8 L3 8 L4 -34 L-2 -38 Z", look["metal"])
    shears.oval(0, -10, 2.4, 2.4, "ink", line=0)
    driver.path("M-5 8 L5 8 L4 -28 L7 -36 L7 -44 L-7 -44 L-7 -36 L-4 -28 Z", look["metal"])
    saw.poly([(-7, 8), (-7, -44), (0, -50), (7, -40), (3, -36), (7, -30), (3, -26), (7, -20), (3, -16), (7, -10),
              (3, -6), (7, 0), (7, 8)], look["metal"])  # fmt: skip
    fuse(pen, [(22, -18), (34, -36), (30, -48), (44, -56)], 5, lit=13)
    pen.oval(0, 12, 37, 36, look["body"])
    pen.arc(0, 12, 37, 36, 180, 360, "ink", 6)
    gloss(pen, 0, 14, 36, 34)
    for x, y in ((-28, -2), (28, -2), (0, 42)):
        pen.oval(x, y, 3.6, 3.6, "steel", line=0.8)
    if look.face != "plain":
        faces.face(pen.at(0, 12), look.face, 1.15)


@figure(shirt="light", tie="red", straw="spark")
def scarecrow_clerk(pen: Pen, look: Settings) -> None:
    """A straw scarecrow in an office tie, arms spread, one sleeve on fire, still smiling."""
    pen.tube([(0, 20), (0, 62)], "wood", 7)
    flame(pen.at(60, -28, 0.5), _FIRE)
    flame(pen.at(44, -26, 0.36), _FIRE)
    for one in pen.both():
        for turn in (60, 78, 96, 114, 130):
            one.at(60, -4, turn=turn).poly([(-2, 0), (2, 0), (0, -18)], look["straw"], line=0.8)
    pen.path("M-62 -10 L-20 -12 L20 -12 L62 -10 L62 4 L26 8 L24 40 L-24 40 L-26 8 L-62 4 Z", look["shirt"])
    for x in (-18, -6, 6, 18):
        pen.poly([(x - 6, 38), (x + 6, 38), (x, 52)], look["straw"], line=0.8)
    for one in pen.both():
        one.box(58, -3, 7, 16, "accent", line=0.8)
    pen.path("M-12 -13 L0 0 L12 -13 L16 -6 L0 6 L-16 -6 Z", "paper")
    pen.path("M-5 0 L5 0 L4 6 L9 30 L0 40 L-9 30 L-4 6 Z", look["tie"])
    pen.box(-16, 16, 12, 12, look["shirt"], line=0.8)
    pen.path("M-22 -30 C-26 -54 26 -54 22 -30 C24 -14 12 -9 0 -9 C-12 -9 -24 -14 -22 -30", "accent")
    for x, turn in ((-20, -100), (-22, -80), (20, 100), (22, 80)):
        pen.at(x, -30, turn=turn).poly([(-2.5, 0), (2.5, 0), (0, -14)], look["straw"], line=0.8)
    faces.face(pen.at(0, -29), look.face, 0.95)
    for x in (-10, 0, 10):
        pen.stroke([(x, -21), (x, -15)], "ink", 1.4)
    pen.path("M-24 -44 L-14 -68 Q4 -74 18 -66 L24 -44 Z", "wood")
    pen.path("M-42 -44 Q0 -36 42 -44 Q40 -37 0 -36 Q-40 -37 -42 -44", look["straw"])
    pen.box(1, -48, 46, 6, look["tie"], line=0.8)


@figure(wood="wood", wheel="iron")
def junk_cart(pen: Pen, look: Settings) -> None:
    """A hand cart piled with irons, springs, clocks and a bomb; its shaft is at the left."""
    pen.tube([(-86, 2), (-50, 16)], look["wood"], 5)
    pen.box(-6, -26, 40, 30, "steel", r=3, turn=-14)
    pen.box(-10, -27, 24, 16, "deep", line=0.7, turn=-14)
    pen.tube([(8, -40), (14, -54), (8, -52), (18, -64)], "steel", 2.6, curved=False)
    clock = pen.at(34, -14, 0.5, turn=14)
    for one in clock.both():
        one.at(24, -34, turn=32).path("M-17 6 C-17 -15 17 -15 17 6 Z", "spark")
    clock.oval(0, 4, 38, 38, "red")
    clock.oval(0, 4, 28, 28, "paper", shade=0)
    clock.stroke([(0, 4), (0, -14)], "ink", 5)
    clock.stroke([(0, 4), (14, 10)], "ink", 5)
    round_bomb(pen.at(4, -8, 0.5), "iron")
    for points in ([(-46, 4), (-40, -4), (-48, -10), (-38, -16), (-48, -22), (-38, -28), (-44, -36)],):
        pen.tube(points, "steel", 3, curved=False)
    iron = pen.at(-30, 2)
    iron.tube([(-12, -10), (-8, -20), (10, -20), (12, -10)], "red", 4)
    iron.path("M-22 8 C-18 -10 0 -12 18 -10 L22 8 Z", "accent")
    pen.path("M-58 6 L58 6 L52 34 L-52 34 Z", look["wood"])
    pen.stroke([(-54, 20), (54, 20)], "ink", 1.6)
    for x in (-30, 30):
        pen.oval(x, 40, 15, 15, look["wheel"])
        pen.oval(x, 40, 9, 9, "steel", line=0.8)
        pen.oval(x, 40, 2.6, 2.6, "ink", line=0)


@figure(paper="paper", seal="red")
def long_contract(pen: Pen, look: Settings) -> None:
    """An endless contract unrolling to the right and round again, all wavy lines; its top is held at (-40, -40)."""
    pen.path("M-46 -44 L-8 -46 C-4 -20 0 4 26 14 C50 22 64 30 60 48 L24 54 C22 44 4 42 -16 30 C-40 14 -44 -14 -46 -44",
             look["paper"])  # fmt: skip
    for i in range(9):
        t = i / 8
        x, y = -28 + 58 * t**1.5, -34 + 74 * t**0.85
        line = pen.at(x, y, turn=-4 + 26 * t)
        line.stroke([(-13, 0), (-6, -2), (0, 0), (6, -2), (13, 0)], "iron", 2)
    pen.tube([(22, 54), (62, 48)], look["paper"], 11)
    pen.oval(62, 48, 4, 6, "light", line=0.8)
    pen.star(44, 34, 10, 10, 7, look["seal"], line=0.8)


@figure(meat="tan", fat="light", core="iron")
def meat_spit(pen: Pen, look: Settings) -> None:
    """A turning spit: a stack of meat, half carved away from the lit bomb shell inside."""
    fuse(pen, [(4, -44), (6, -56), (18, -58), (24, -50)], 4, lit=12)
    pen.tube([(0, -52), (0, 58)], "steel", 4)
    pen.path("M-30 -42 C-40 -30 -34 -16 -36 -4 C-34 10 -26 22 -20 38 L20 38 C26 22 34 10 36 -4 C34 -16 40 -30 30 -42 Z",
             look["meat"])  # fmt: skip
    for y, w in ((-34, 33), (-24, 35), (-14, 34), (-4, 35), (6, 33), (16, 29), (26, 24)):
        pen.stroke([(-w, y), (-w / 3, y + 4), (w / 3, y + 1), (w, y + 3)], "ink", 1.5)
        pen.stroke([(-w * 0.7, y + 5), (-w * 0.3, y + 7)], look["fat"], 2.2)
    pen.path("M-2 -28 C-18 -16 -18 16 -2 26 C14 30 26 14 26 -2 C26 -18 14 -30 -2 -28", look["core"])
    pen.arc(6, -2, 14, 20, 190, 240, "paper", 3.4)
    pen.box(0, 42, 52, 7, "steel", r=2)
    pen.box(0, 54, 34, 8, "iron", r=2)


@figure(glass="paper", wine="red")
def broken_goblet(pen: Pen, look: Settings) -> None:
    """A wine glass in the act of shattering."""
    pen.tube([(0, 8), (0, 40)], look["glass"], 3.4)
    pen.box(0, 42, 30, 5, look["glass"], r=2)
    pen.path("M-20 -14 L-10 -22 L-4 -10 L6 -24 L12 -12 L20 -18 C20 0 12 12 0 12 C-12 12 -20 0 -20 -14", look["glass"])
    pen.path("M-17 -4 Q0 0 17 -4 C15 6 9 10 0 10 C-9 10 -15 6 -17 -4", look["wine"], line=0.6, shade=0)
    for x, y, turn in ((-22, -34, 20), (2, -44, 70), (22, -38, -30), (-34, -16, 50), (34, -14, -60)):
        pen.at(x, y, turn=turn).poly([(-6, 4), (0, -9), (6, 3)], look["glass"], line=0.8)
