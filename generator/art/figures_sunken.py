"""Things that sank or are fished for: furniture, ledgers, a will, a rod."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import Point, Points, smooth
from generator.art.figures_bombs import fuse
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


@figure(rim="paper", inside="light")
def dinner_plate(pen: Pen, look: Settings) -> None:
    """A plate with a sprig of parsley, seen from the table's edge."""
    pen.oval(0, 0, 66, 20, look["rim"])
    pen.oval(0, -1, 46, 12, look["inside"], line=0.8)
    pen.tube([(40, 2), (56, -8)], "main", 2.6)
    for x, y, r in ((44, -6, 6), (54, -16, 6), (60, -6, 6), (50, 0, 5)):
        pen.oval(x, y, r, r * 0.85, "slime", line=0.8)


@figure(metal="steel")
def spoon(pen: Pen, look: Settings) -> None:
    """A spoon, bowl up."""
    pen.tube([(0, -10), (0, 56)], look["metal"], 6)
    pen.oval(0, -32, 15, 23, look["metal"])
    pen.arc(0, -32, 9, 16, 150, 250, "paper", 3)


@figure(cloth="accent", trim="spark")
def armchair(pen: Pen, look: Settings) -> None:
    """An armchair with a fan of cards left in it."""
    pen.path("M-30 40 L-32 -22 C-32 -50 32 -50 32 -22 L30 40 Z", look["cloth"])
    for x, y in ((-14, -26), (14, -26), (0, -14)):
        pen.oval(x, y, 2.4, 2.4, look["trim"], line=0.5)
    for i, turn in enumerate((-34, -10, 14, 38)):
        card = pen.at(0, 18, turn=turn)
        card.box(0, -16, 15, 24, "paper", r=2)
        card.star(0, -17, 6, 5, 2.6, ("red", "main", "ember", "dark")[i], line=0)
    pen.box(0, 26, 48, 20, look["cloth"], r=5)
    for one in pen.both():
        one.box(34, 18, 17, 46, look["cloth"], r=7)
        one.oval(34, -4, 9.5, 8, look["cloth"])
        one.oval(34, -4, 4, 3.4, look["trim"], line=0.6)


@figure(rod="wood", line="paper")
def fishing(pen: Pen, look: Settings) -> None:
    """A rod bent double from the lower left, its line taut to a hook at the lower right."""
    rod: Points = [(-70, 46), (-50, 4), (-26, -30), (6, -44), (30, -40), (38, -28)]
    pen.stroke([(38, -28), (44, 18)], look["line"], 2)
    pen.tube(rod, look["rod"], 5)
    pen.tube([(-76, 56), (-60, 24)], "red", 9)
    for x, y in ((-50, 4), (-26, -30), (6, -44)):
        pen.oval(x, y + 4, 3.4, 3.4, "steel", line=0.8)
    pen.oval(-52, 18, 10, 10, "steel")
    pen.oval(-52, 18, 4, 4, "iron", line=0.7)
    pen.tube([(-52, 18), (-42, 24)], "iron", 3)
    pen.oval(41.5, -4, 5, 7, "red")
    pen.tube([(44, 16), (44, 28), (37, 30), (36, 23)], "steel", 2.6)


@figure(one="red", two="accent", three="light")
def ledgers(pen: Pen, look: Settings) -> None:
    """A teetering tower of wet ledgers bound with waterweed, dripping."""
    colours = [look["one"], look["two"], look["three"]]
    for i, (x, w, turn) in enumerate(((0, 60, 1), (5, 54, -3), (-4, 58, 3), (-10, 50, -2), (-3, 54, 4), (6, 46, -4),
                                      (1, 50, 3))):  # fmt: skip
        book = pen.at(x, 44 - 14 * i, turn=turn)
        book.box(0, 0, w, 13, colours[i % 3], r=2)
        book.box(3, 0, w - 4, 8, "paper", line=0.7, shade=0.4)
        book.stroke([(-w / 2 + 8, 1.4), (w / 2 - 1, 1.4)], "steel", 1)
    pen.tube([(-24, 52), (-20, 20), (-22, -10), (-14, -46)], "slime", 5)
    pen.tube([(16, 52), (20, 24), (10, -4), (18, -46)], "slime", 5)
    for x, y, turn in ((-24, 10, -60), (-17, -24, 60), (20, 34, 60), (13, -18, -50)):
        pen.at(x, y, turn=turn).path("M0 2 C-7 -4 -5 -14 0 -18 C5 -14 7 -4 0 2", "slime")
    for x, y in ((-32, 30), (32, 6), (28, 48), (-28, -14)):
        pen.at(x, y, 0.14).path("M0 -44 C10 -20 28 -4 28 16 C28 34 16 44 0 44 C-16 44 -28 34 -28 16 C-28 -4 -10 -20 "
                                "0 -44", "light")  # fmt: skip


@figure(body="red")
def receiver(pen: Pen, look: Settings) -> None:
    """An old telephone receiver on its curly wire."""
    pen.tube([(-30, 26), (-34, 38), (-24, 44), (-30, 54), (-18, 58)], "iron", 3)
    pen.tube([(-28, 12), (-16, -12), (16, -12), (28, 12)], look["body"], 15)
    for one in pen.both():
        one.at(30, 14, turn=-24).box(0, 0, 25, 18, look["body"], r=5)
    pen.arc(0, 12, 24, 28, 215, 260, "paper", 3)


@figure(paper="paper", seal="red")
def last_will(pen: Pen, look: Settings) -> None:
    """A dripping rolled-out will pegged to a line, weeping ink; the line is at y -44."""
    pen.path("M-34 -40 L34 -40 C30 -10 36 14 32 36 C12 30 -10 44 -32 36 C-36 14 -30 -10 -34 -40", look["paper"])
    for y, w in ((-26, 22), (-16, 18), (-6, 23), (4, 14)):
        pen.stroke([(-w, y), (-w / 2, y - 3), (0, y), (w / 2, y - 3), (w, y)], "iron", 2.2)
    pen.tube([(-36, 38), (-10, 45), (14, 36), (36, 39)], look["paper"], 9)
    pen.oval(20, 20, 10, 10, look["seal"])
    pen.star(20, 20, 6, 5, 2.6, "ember", line=0)
    pen.path("M-14 4 C-10 14 -16 18 -14 30 C-13 38 -20 42 -22 36 C-24 28 -16 14 -14 4", "iron", line=0.7)
    for x in (-26, 26):
        pen.box(x, -44, 6, 18, "wood", r=1)
    for x, y in ((-28, 54), (6, 52), (30, 56)):
        pen.oval(x, y, 3, 4.4, "light", line=0.8)


@figure(wood="wood", dial="paper")
def time_clock(pen: Pen, look: Settings) -> None:
    """A time clock for punching in: a blank dial, a slot and a card."""
    pen.box(4, 44, 18, 30, "light", r=1)
    for y in (48, 54):
        pen.stroke([(0, y), (9, y)], "iron", 1.6)
    pen.box(0, 0, 60, 84, look["wood"], r=5)
    pen.box(0, -44, 68, 10, look["wood"], r=3)
    pen.oval(0, -12, 23, 23, look["dial"], shade=0.5)
    for i in range(12):
        pen.at(0, -12, turn=30 * i).stroke([(0, -19), (0, -16)], "ink", 1.8)
    pen.stroke([(0, -12), (0, -25)], "ink", 2.8)
    pen.stroke([(0, -12), (9, -7)], "red", 2.8)
    pen.box(4, 28, 34, 10, "deep", r=2, line=0.8)
    pen.oval(-22, 28, 5, 5, "red")


@figure(line="paper")
def washing_line(pen: Pen, look: Settings) -> None:
    """A washing line sagging across the picture."""
    pen.tube([(-60, -4), (-14, 3), (60, -6)], look["line"], 2.2)


@figure(paper="paper")
def paper_sheet(pen: Pen, look: Settings) -> None:
    """A soaked blank sheet."""
    pen.path("M-36 -46 Q0 -38 36 -48 Q30 0 38 44 Q0 52 -38 44 Q-30 0 -36 -46", look["paper"])
    pen.stroke([(-20, -18), (-4, -14), (18, -20)], "soft", 3)
    pen.stroke([(-20, 14), (0, 18), (16, 12)], "soft", 3)


@figure(cloth="accent")
def pillow(pen: Pen, look: Settings) -> None:
    """A striped pillow, none too dry."""
    pen.blob([(-48, -26), (0, -32), (48, -26), (52, 0), (46, 30), (0, 26), (-46, 30), (-52, 0)], look["cloth"])
    for x in (-26, 0, 26):
        pen.stroke([(x, -24), (x * 1.06, 0), (x, 22)], "light", 4)


@figure(cloth="iron")
def flat_cap(pen: Pen, look: Settings) -> None:
    """A grandfather's flat cap."""
    pen.path("M-44 12 C-46 -28 34 -36 42 -4 L44 10 Z", look["cloth"])
    pen.path("M42 -2 C60 0 68 10 62 18 L-44 14 C-46 8 -40 4 42 -2", look["cloth"])
    pen.oval(-2, -22, 5, 4, look["cloth"])
    pen.stroke([(-26, -10), (-14, -16)], "paper", 3)


@figure(gold="spark", inside="light")
def gilt_frame(pen: Pen, look: Settings) -> None:
    """A gilt portrait frame, oval inside."""
    pen.box(0, 0, 116, 94, look["gold"], r=5)
    pen.box(0, 0, 104, 82, "wood", r=4, line=0.8)
    pen.oval(0, 0, 50, 39, look["inside"], shade=0)
    for x in (-50, 50):
        for y in (-39, 39):
            pen.star(x, y, 8, 7, 4, look["gold"], line=0.8)


@figure(cloth="red", trim="spark")
def prince_cape(pen: Pen, look: Settings) -> None:
    """A prince's cape and a feathered cap, to be worn by a frog."""
    for one in pen.both():
        one.path("M4 8 C22 8 40 24 46 46 L30 46 C26 28 18 18 2 16 Z", look["cloth"])
    pen.oval(0, 13, 6, 6, look["trim"])
    pen.path("M-24 -42 C-20 -62 22 -62 26 -42 Q0 -50 -24 -42", look["cloth"])
    pen.path("M14 -52 C24 -78 50 -74 52 -62 C38 -64 30 -54 22 -46 Z", "paper")


@figure(mould="accent", tuft="light", wig="paper")
def noble_bomb(pen: Pen, look: Settings) -> None:
    """A bomb under fluffy mould, in a powdered wig and monocle, a glass of wine raised."""
    fuzz: list[Point] = []
    for i in range(22):
        a = 2 * math.pi * i / 22
        for share, r in ((0.0, 38), (0.5, 45)):
            t = a + share * 2 * math.pi / 22
            fuzz.append((r * math.cos(t), 10 + r * math.sin(t)))
    pen.tube([(30, 22), (46, 24), (54, 6)], "iron", 5)
    fuse(pen, [(26, -40), (36, -52), (48, -46), (54, -54)], 4, lit=11)
    pen.poly(smooth(fuzz, closed=True), look["mould"])
    for x, y, r in ((-28, 34, 8), (-12, 44, 6), (22, 38, 9), (34, 14, 6), (-38, 14, 6), (4, 34, 5), (30, -8, 5)):
        pen.oval(x, y, r, r * 0.8, look["tuft"] if r > 5 else "slime", line=0.6)
    faces.eyes(pen.at(0, 8), look.face, gap=12, r=9)
    pen.arc(12, 5, 13, 13, 0, 360, "spark", 3)
    pen.stroke([(22, 14), (28, 30), (20, 44)], "spark", 1.8)
    faces.mouth(pen.at(-2, 26), look.face, 10)
    for one in pen.both():
        for y in (-14, 2, 18):
            one.oval(39, y, 10, 9, look["wig"])
            one.arc(39, y, 5, 4, 0, 270, "ink", 1.6)
    pen.path("M-40 -12 C-50 -44 -22 -58 -8 -46 C0 -58 34 -58 40 -36 C48 -28 44 -16 38 -12 C24 -28 -22 -28 -40 -12",
             look["wig"])  # fmt: skip
    for x, y in ((-24, -34), (-2, -38), (22, -36)):
        pen.arc(x, y, 8, 6, 20, 260, "ink", 1.8)
    glass = pen.at(56, -14, turn=10)
    glass.tube([(0, 12), (0, 30)], "light", 2.6)
    glass.box(0, 31, 18, 4, "light", r=2)
    glass.path("M-13 -18 L13 -18 C14 2 8 12 0 12 C-8 12 -14 2 -13 -18", "paper", shade=0.5)
    glass.path("M-12 -8 Q0 -4 12 -8 C12 4 7 10 0 10 C-7 10 -12 4 -12 -8", "red", line=0.6, shade=0)
    pen.oval(54, 6, 7, 6.5, "paper")
