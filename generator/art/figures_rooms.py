"""Rooms and stairs behind the figures: walls, windows, shafts and curtains."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import Point, curve
from generator.art.figures_bombs import fuse, gloss
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


@figure(brick="main", plaster="light")
def cut_wall(pen: Pen, look: Settings) -> None:
    """A wall cut through from top to bottom, a jagged hole in it at the middle."""
    shape = [(-12, -70), (12, -70), (12, 70), (-12, 70)]
    with pen.inside(shape) as inner:
        inner.poly(shape, "dark", shade=0)
        for row in range(-7, 8):
            for x in (-9, 9) if row % 2 else (0,):
                inner.box(x, row * 10, 15 if row % 2 else 22, 8, look["brick"], r=1, line=0.6, shade=0)
    for one in pen.both():
        one.box(14, 0, 5, 150, look["plaster"], line=0.8)
    pen.poly([(-18, 2), (-8, -8), (2, -5), (10, -10), (19, 0), (12, 9), (2, 6), (-8, 11)], "deep", line=0.8, shade=0)


@figure(step="dark", rail="iron")
def stairs(pen: Pen, look: Settings) -> None:
    """A flight of stairs coming up from the lower left."""
    points: list[Point] = [(-110, 70)]
    for i in range(6):
        points += [(-100 + 20 * i, 56 - 6 * i), (-80 + 20 * i, 56 - 6 * i)]
    pen.poly([*points, (110, 26), (110, 70)], look["step"])
    for i in range(3):
        pen.tube([(-66 + 20 * i, 44 - 6 * i), (-66 + 20 * i, 4 - 6 * i)], look["rail"], 3)
    pen.tube([(-100, 14), (-10, -12)], "wood", 6)


@figure(frame="wood", glass="dark")
def frost_window(pen: Pen, look: Settings) -> None:
    """A window with snow on its sill."""
    pen.box(0, 0, 70, 92, look["frame"], r=2)
    for x in (-16, 16):
        for y in (-21, 21):
            pen.box(x, y, 27, 36, look["glass"], line=0.8, shade=0)
            pen.poly([(x - 13, y + 18), (x + 13, y + 18), (x + 13, y + 6), (x - 4, y + 10)], "light", line=0)
    pen.path("M-44 52 C-40 38 -20 42 -8 40 C10 34 36 38 44 52 Z", "paper")


@figure(frame="paper", sky="ink")
def night_window(pen: Pen, look: Settings) -> None:
    """A window, a moon in it."""
    pen.box(0, 0, 76, 84, look["frame"], r=2)
    pen.box(0, 0, 64, 72, look["sky"], line=0.8, shade=0)
    pen.oval(4, -8, 19, 19, "spark", line=0)
    pen.oval(-4, -13, 16, 16, look["sky"], line=0)
    for x, y in ((-20, 18), (18, 24), (-22, -22)):
        pen.star(x, y, 4, 5, 1.6, "spark", line=0)
    pen.stroke([(0, -36), (0, 36)], "ink", 3)


@figure(wall="light", dado="red", ceiling="paper")
def next_room(pen: Pen, look: Settings) -> None:
    """The flat behind the wall at x 0, another family's wallpaper and two floors of it."""
    pen.box(80, 0, 160, 160, look["wall"], line=0)
    for row in range(-4, 5):
        for column in range(5):
            x = 14 + 15 * column + 7 * (row % 2)
            pen.star(x, row * 12, 5, 3.4, 1.6, "accent", line=0)
    pen.box(80, 4, 160, 7, "wood")


@figure(cloth="main", trim="spark")
def opera_curtain(pen: Pen, look: Settings) -> None:
    """A stage curtain drawn to both sides."""
    for one in pen.both():
        one.path("M84 -60 L84 60 L56 60 C58 30 44 20 52 -10 C40 -20 34 -34 30 -60 Z", look["cloth"])
        for x in (58, 68):
            one.stroke([(x, -50), (x + 2, -10), (x + 4, 52)], "dark", 2)
        one.box(58, -4, 22, 6, look["trim"], r=3, turn=-20)
    for x in range(-64, 65, 32):
        pen.path(f"M{x - 16} -60 L{x + 16} -60 C{x + 14} -36 {x - 14} -36 {x - 16} -60", look["cloth"])
        pen.stroke([(x - 12, -43), (x, -40), (x + 12, -43)], look["trim"], 2.4)


@figure(colour="paper")
def shout(pen: Pen, look: Settings) -> None:
    """Noise leaving to the left."""
    for r in (10, 22, 34):
        pen.arc(16, 0, r, r * 1.2, 140, 220, look["colour"], 5)


@figure(wood="wood", quilt="accent", other="light")
def bomb_bed(pen: Pen, look: Settings) -> None:
    """Three bombs under one blanket in sleeping masks, cotton wool on their fuses, the biggest in a nightcap."""
    pen.path("M-72 30 L-72 -14 C-44 -38 44 -38 72 -14 L72 30 Z", look["wood"])
    for x, y, size, turn, mask, mouth in ((-45, 4, 0.62, -16, "red", "asleep"), (46, 2, 0.66, 14, "main", "asleep"),
                                          (0, -12, 0.88, 4, "spark", "blissful")):  # fmt: skip
        pen.blob([(x - 25, 6), (x - 22, -12), (x, -16), (x + 22, -12), (x + 25, 6), (x, 14)], "paper")
        one = pen.at(x, y, size, turn=turn)
        if size < 0.8:
            fuse(one, [(18, -30), (26, -44), (38, -48)], 4, lit=0)
            for dx, dy in ((34, -44), (44, -50), (40, -40)):
                one.oval(dx, dy, 9, 8, "paper")
        one.oval(0, 0, 34, 34, "iron")
        gloss(one, 0, 0, 34, 34)
        one.path("M-34 -8 C-20 -18 20 -18 34 -8 L32 10 C18 19 6 13 0 6 C-6 13 -18 19 -32 10 Z", mask)
        for side in one.both():
            side.arc(16, -2, 8, 6, 20, 160, "ink", 2.8)
        faces.mouth(one.at(0, 21), mouth, 9)
        if size > 0.8:
            one.path("M-34 -10 C-34 -54 10 -62 52 -34 C56 -26 54 -20 50 -18 C44 -26 38 -26 33 -12 Q0 -26 -34 -10",
                     "red")  # fmt: skip
            for a, b in (((-18, -36), (-22, -16)), ((6, -44), (6, -20)), ((28, -38), (24, -16))):
                one.stroke([a, b], "paper", 5)
            one.tube([(-34, -10), (0, -18), (34, -10)], "paper", 9)
            one.oval(52, -14, 9, 9, "paper")
    shape = curve("M-76 18 C-54 12 -22 24 0 18 C22 12 54 24 76 18 L78 60 L-78 60 Z")
    with pen.inside(shape) as inner:
        inner.poly(shape, look["quilt"])
        for row in range(3):
            for column in range(7):
                if (row + column) % 2:
                    inner.box(-72 + 24 * column, 28 + 16 * row, 24, 16, look["other"], line=0.6, shade=0)
    pen.path("M-76 16 C-54 10 -22 22 0 16 C22 10 54 22 76 16 L76 25 C54 31 22 19 0 25 C-22 31 -54 19 -76 25 Z", "paper")
    for one in pen.both():
        one.box(77, 30, 9, 58, look["wood"], r=3)
        one.oval(77, 0, 7, 7, look["wood"])


@figure(wall="light", rail="iron")
def balcony(pen: Pen, look: Settings) -> None:
    """A tiny balcony; its floor is at y 30, its rail in front."""
    pen.box(0, -18, 60, 84, "wood", r=2)
    pen.box(0, -16, 48, 76, "spark", line=0.8, shade=0)
    pen.poly([(-58, 30), (58, 30), (50, 44), (-50, 44)], look["wall"])
    for one in pen.both():
        one.path("M30 44 L46 44 C40 50 34 54 32 62 Z", look["wall"])


@figure(rail="iron")
def balcony_rail(pen: Pen, look: Settings) -> None:
    """The rail of a balcony, its foot at y 30."""
    for x in range(-54, 55, 12):
        pen.tube([(x, 4), (x, 30)], look["rail"], 3)
    pen.tube([(-58, 2), (58, 2)], look["rail"], 5)


@figure(wall="soft", frame="paper", glass="dark", hands=1)
def flat_windows(pen: Pen, look: Settings) -> None:
    """A column of windows; two pairs of empty hands reach out of the top one when `hands` is 1."""
    for y in (-34, 6, 46):
        pen.box(0, y, 32, 30, look["frame"], r=1)
        pen.box(0, y, 24, 22, look["glass"], line=0.8, shade=0)
        pen.stroke([(0, y - 11), (0, y + 11)], "ink", 2.4)
        pen.box(0, y + 17, 40, 6, look["frame"], r=1)
    if look.number("hands"):
        for x, sleeve, y in ((-10, "red", -30), (4, "red", -28), (-4, "main", -40), (10, "main", -38)):
            pen.tube([(x, y), (x + 22, y + 6), (x + 34, y + 2)], sleeve, 7)
            for turn in (50, 80, 110):
                pen.at(x + 35, y + 2, turn=turn).tube([(0, 0), (0, -8)], "skin", 3)
            pen.oval(x + 35, y + 2, 4.6, 4.4, "skin")
