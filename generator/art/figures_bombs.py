"""Figures that go off: bombs, kegs, dynamite, rockets and the fire they make."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import Points, curve, smooth, star
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


def spark(pen: Pen, x: float, y: float, size: float = 12.0) -> None:
    """The burning end of a fuse."""
    pen.star(x, y, 9, size, size * 0.5, "ember", line=0.8)
    pen.star(x, y, 9, size * 0.66, size * 0.34, "spark", line=0, turn=20)
    pen.oval(x, y, size * 0.2, size * 0.2, "paper", line=0)


def fuse(pen: Pen, points: Points, w: float = 4.0, lit: float = 12.0) -> None:
    """A twisted cord; `lit` is the size of the spark at its end, 0 for none."""
    pen.tube(points, "light", w)
    bends = smooth(points) if len(points) > 2 else list(points)
    for (ax, ay), (bx, by) in zip(bends[::4], bends[2::4], strict=False):
        pen.stroke([(ax - w * 0.3, ay), (bx, by)], "wood", w * 0.3)
    if lit:
        spark(pen, *points[-1], lit)


def gloss(pen: Pen, x: float, y: float, rx: float, ry: float) -> None:
    """The light's reflection on a round body."""
    pen.arc(x, y, rx * 0.74, ry * 0.74, 198, 248, "paper", 4)
    pen.arc(x, y, rx * 0.74, ry * 0.74, 264, 270, "paper", 4)


def round_bomb(pen: Pen, body: str, length: float = 1.0, lit: float = 1.0, shiny: float = 1.0) -> None:
    """A cannon-ball bomb of radius 34 with its neck up to the right."""
    reach = 16 * length
    if length:
        fuse(pen, [(20, -28), (24, -38), (32, -43 - reach * 0.3), (32 + reach, -36)], lit=13 * lit)
    pen.box(18.5, -24.5, 18, 13, body, r=2, turn=37)
    pen.oval(0, 6, 35, 35, body)
    if shiny:
        gloss(pen, 0, 6, 35, 35)


@figure(body="iron", fuse=1.0, lit=1.0)
def bomb(pen: Pen, look: Settings) -> None:
    """The classic; face 'plain' draws none, so that a bomb may be just a bomb."""
    round_bomb(pen, look["body"], look.number("fuse"), look.number("lit"))
    if look.face != "plain":
        faces.face(pen.at(0, 8), look.face, 1.15, ink="ink")


@figure(body="iron", shoe="main", fuse=1.0, stride=1.0, glove="paper")
def bomb_walker(pen: Pen, look: Settings) -> None:
    """A bomb on legs, on its way."""
    s = look.number("stride")
    for x, foot, lift in ((-11, -22 * s, 0), (11, 20 * s, -6 * s)):
        pen.tube([(x, 30), (x + foot * 0.3, 42), (x + foot, 50 + lift)], "iron", 5)
        pen.path(f"M{x + foot - 6} {46 + lift} Q{x + foot + 14} {42 + lift} {x + foot + 15} {55 + lift} "
                 f"L{x + foot - 7} {55 + lift} Z", look["shoe"])  # fmt: skip
    for hand in ([(-30, 10), (-44, 18), (-50, 4)], [(30, 12), (44, 20), (52, 8)]):
        pen.tube(hand, "iron", 5)
        pen.oval(*hand[-1], 6.5, 6.5, look["glove"])
    round_bomb(pen, look["body"], look.number("fuse"))
    if look.face != "plain":
        faces.face(pen.at(4, 8), look.face, 1.1)


@figure(body="iron", inside="ember")
def cracked_bomb(pen: Pen, look: Settings) -> None:
    """A bomb whose top has blown off: little ones are on their way out of the fire."""
    pen.star(0, -2, 13, 46, 28, look["inside"])
    pen.star(0, -2, 13, 36, 22, "spark", line=0, turn=10)
    for x, y, turn in ((-19, -2, -24), (19, -4, 20), (0, -9, 0)):
        small = pen.at(x, y, 0.42, turn=turn)
        round_bomb(small, "main", lit=0.9)
        faces.face(small.at(0, 8), "happy", 1.15)
    pen.path("M-40 6 L-28 16 L-18 4 L-8 15 L2 4 L12 15 L22 4 L30 15 L40 6 C42 34 24 50 0 50 C-24 50 -42 34 -40 6",
             look["body"])  # fmt: skip
    pen.arc(0, 14, 29, 27, 140, 172, "paper", 4)
    lid = pen.at(16, -40, 0.94, turn=24)
    fuse(lid, [(4, -22), (8, -34), (20, -36), (24, -28)], lit=12)
    lid.box(4, -21, 18, 10, look["body"], r=2)
    lid.path("M-40 8 C-40 -26 40 -26 40 8 L30 -1 L20 9 L10 -1 L0 9 L-10 -1 L-20 9 L-30 -1 Z", look["body"])
    lid.arc(0, 8, 31, 21, 205, 245, "paper", 3.4)


@figure(body="wood", band="iron", cushion="main")
def keg(pen: Pen, look: Settings) -> None:
    """A powder keg standing up, its fuse from the bung."""
    fuse(pen, [(14, -36), (24, -50), (38, -46), (46, -56)], lit=12)
    shape = "M-28 -38 Q0 -46 28 -38 C42 -14 42 22 28 46 Q0 54 -28 46 C-42 22 -42 -14 -28 -38"
    with pen.inside(curve(shape)) as inner:
        inner.path(shape, look["body"])
        for x in (-20, -7, 7, 20):
            inner.stroke([(x * 0.8, -50), (x * 1.35, 4), (x * 0.8, 56)], "ink", 1.1)
        for y in (-26, 34):
            inner.path(f"M-50 {y - 6} Q0 {y + 4} 50 {y - 6} L50 {y + 4} Q0 {y + 14} -50 {y + 4} Z", look["band"])
        inner.stroke([(-30, -16), (-32, 4), (-30, 20)], "paper", 2.4)
    pen.oval(0, -39, 27, 6.5, look["body"])
    # A drop of fire on the side says what is in it without a letter.
    pen.oval(0, 6, 15, 15, "light", shade=0)
    flame(pen.at(0, 8, 0.23), Settings("plain", {"outer": "ember", "inner": "spark"}))


@figure(stick="red", band="iron", count=3, fuse=1.0)
def dynamite(pen: Pen, look: Settings) -> None:
    """Sticks of dynamite in a band."""
    count = int(look.number("count"))
    if look.number("fuse"):
        fuse(pen, [(0, -40), (4, -52), (16, -56), (22, -48)], lit=12)
    for i in range(count):
        x = (i - (count - 1) / 2) * 18
        lift = -abs(x) * 0.12
        pen.box(x, 4 - lift, 19, 82, look["stick"], r=3)
        pen.oval(x, -37 - lift, 9.5, 4, "light")
        pen.stroke([(x - 5, -26 - lift), (x - 5, 36)], "light", 1.8)
    for y in (-14, 20):
        pen.box(0, y, 18 * count + 5, 9, look["band"], r=2)


@figure(body="steel", fin="main", nose="red", flame=1.0)
def missile(pen: Pen, look: Settings) -> None:
    """A missile flying right, its eye in front."""
    if look.number("flame"):
        flame(pen.at(-62, 0, 0.5, turn=-90), Settings("plain", {"outer": "ember", "inner": "spark"}))
    for side in (-1, 1):
        pen.poly([(-44, 9 * side), (-52, 27 * side), (-34, 27 * side), (-18, 11 * side)], look["fin"])
    pen.path("M-46 -15 L16 -15 C36 -15 50 -7 54 0 C50 7 36 15 16 15 L-46 15 Z", look["body"])
    pen.path("M30 -13 C42 -11 51 -5 54 0 C51 5 42 11 30 13 Q26 0 30 -13", look["nose"])
    pen.box(-46, 0, 8, 24, "iron", r=2)
    pen.stroke([(-34, -9), (4, -9)], "paper", 2.5)
    if look.face != "plain":
        faces.eyes(pen.at(12, 0), look.face, gap=8.5, r=7.5)
        pen.at(13, 9, 0.6).stroke([(-8, 0), (0, 3), (9, -2)], "ink", 3)


@figure(tip="accent", case="spark")
def bullet(pen: Pen, look: Settings) -> None:
    """A bullet flying right with a simple mind."""
    pen.path("M-46 -20 L-8 -20 L-8 20 L-46 20 Z", look["case"])
    pen.box(-45, 0, 9, 46, look["case"], r=2)
    pen.path("M-10 -20 L4 -20 C30 -18 48 -8 52 0 C48 8 30 18 4 20 L-10 20 Z", look["tip"])
    pen.stroke([(-34, -13), (-14, -13)], "paper", 3.4)
    faces.face(pen.at(14, -2), look.face, 0.85)


@figure(body="iron", horn="main", heart="red")
def mine(pen: Pen, look: Settings) -> None:
    """A sea mine with contact horns."""
    for i in range(10):
        spike = pen.at(0, 0, turn=36 * i)
        spike.box(0, -39, 12, 12, "steel", r=2)
        spike.oval(0, -46, 6, 5, look["horn"])
    pen.oval(0, 0, 36, 36, look["body"])
    for x, y in ((-24, 18), (24, 18), (-26, -16), (26, -16), (0, -30)):
        pen.oval(x, y, 2.2, 2.2, "ink", line=0)
    gloss(pen, 0, 0, 36, 36)
    faces.face(pen.at(0, 2), look.face, 1.15)


@figure(bell="accent", rim="main", dial="paper")
def alarm_clock(pen: Pen, look: Settings) -> None:
    """A twin-bell alarm clock with its face asleep, or not."""
    for one in pen.both():
        one.tube([(18, 34), (27, 46)], "iron", 6)
        one.at(24, -34, turn=32).path("M-17 6 C-17 -15 17 -15 17 6 Z", look["bell"])
        one.stroke([(15, -24), (20, -30)], "ink", 3)
    pen.tube([(0, -36), (0, -47)], "iron", 3.4)
    pen.box(0, -48, 12, 7, "iron", r=3)
    pen.oval(0, 4, 38, 38, look["rim"])
    pen.oval(0, 4, 29, 29, look["dial"], shade=0.6)
    for i in range(12):
        tick = pen.at(0, 4, turn=30 * i)
        tick.stroke([(0, -26), (0, -22)], "ink", 2.4 if i % 3 == 0 else 1.2)
    faces.face(pen.at(0, 4), look.face, 0.95)


@figure(box="main", ribbon="spark", lid="accent")
def gift(pen: Pen, look: Settings) -> None:
    """A gift box, lid ajar; eyes shine inside and the bow's end burns."""
    pen.box(0, 22, 66, 48, look["box"], r=2)
    pen.box(0, -6, 62, 14, "ink", line=0.6)
    if look.face != "plain":
        faces.eyes(pen.at(0, -4), look.face, gap=12, r=7, white="spark")
    pen.box(0, 24, 14, 44, look["ribbon"], shade=0.6)
    lid = pen.at(2, -20, turn=-9)
    fuse(lid, [(6, -12), (18, -28), (30, -24), (36, -34)], lit=12)
    lid.box(0, 0, 76, 16, look["lid"], r=2)
    lid.box(0, 0, 14, 16, look["ribbon"], shade=0.6)
    for one in lid.both():
        one.path("M1 -8 C8 -28 32 -28 27 -14 C24 -7 10 -8 1 -8", look["ribbon"])
        one.oval(18, -16, 5, 3, "ember", line=0.6)
    lid.oval(0, -10, 6, 5, look["ribbon"])


@figure(cone="red", stripe="light")
def popper(pen: Pen, look: Settings) -> None:
    """A paper popper pointing up, its string below; what flies out is placed apart."""
    pen.tube([(0, 42), (6, 50), (-2, 56)], "light", 2.4)
    shape = [(-26, -22), (26, -22), (4, 46), (-4, 46)]
    with pen.inside(shape) as inner:
        inner.poly(shape, look["cone"])
        for y in (-8, 14, 34):
            inner.poly([(-40, y + 10), (40, y - 10), (40, y), (-40, y + 20)], look["stripe"], line=0)
    pen.oval(0, -22, 27, 8, "deep")
    pen.star(0, -24, 9, 15, 8, "spark", line=0)


@figure(body="main", cap="spark")
def firework(pen: Pen, look: Settings) -> None:
    """A firework rocket on a stick, going up."""
    pen.tube([(0, 10), (0, 52)], "wood", 3.4)
    pen.box(0, 0, 22, 40, look["body"], r=2)
    for y in (-6, 8):
        pen.poly([(-11, y + 5), (11, y - 4), (11, y + 1), (-11, y + 10)], "light", line=0.5)
    pen.poly([(-16, -18), (16, -18), (0, -46)], look["cap"])


@figure(box="wood", bar="iron")
def plunger(pen: Pen, look: Settings) -> None:
    """A blasting box with its T handle up."""
    pen.tube([(0, -6), (0, -36)], look["bar"], 5)
    pen.tube([(-20, -38), (20, -38)], look["bar"], 8)
    pen.box(0, 20, 58, 50, look["box"], r=2)
    pen.box(0, -4, 64, 9, "wood", r=2)
    pen.star(0, 22, 10, 17, 10, "spark", line=0.7)
    pen.star(0, 22, 10, 9, 5, "red", line=0, turn=18)


@figure(outer="ember", inner="spark")
def flame(pen: Pen, look: Settings) -> None:
    """A tongue of fire standing on the origin's lower side."""
    pen.path("M0 44 C-34 44 -38 12 -22 -8 C-20 4 -14 6 -12 4 C-18 -18 -6 -34 6 -48 C4 -30 14 -24 20 -12 "
             "C22 -18 22 -22 21 -26 C38 -2 38 44 0 44", look["outer"], shade=0)  # fmt: skip
    pen.path("M0 42 C-18 42 -20 24 -10 12 C-8 18 -4 18 -3 14 C-6 0 0 -8 4 -14 C6 0 20 10 17 26 C16 36 10 42 0 42",
             look["inner"], line=0)  # fmt: skip


@figure(outer="ember", inner="spark", core="paper", tips=14)
def blast(pen: Pen, look: Settings) -> None:
    """A jagged comic explosion."""
    tips = int(look.number("tips"))
    uneven = [(x * (1.12 if i % 4 == 0 else 1.0), y * (1.12 if i % 4 == 0 else 1.0))
              for i, (x, y) in enumerate(star(0, 0, tips, 46, 30))]  # fmt: skip
    pen.poly(uneven, look["outer"], shade=0)
    pen.star(0, 0, tips, 34, 20, look["inner"], line=0, turn=8)
    pen.star(0, 0, tips, 18, 11, look["core"], line=0)


@figure(colour="spark", rays=14, gap=9)
def salute(pen: Pen, look: Settings) -> None:
    """A firework's flower in the sky."""
    count = int(look.number("rays"))
    for i in range(count):
        a = 2 * math.pi * i / count
        for start, end, w in ((look.number("gap"), 26, 2.4), (32, 40, 3.2)):
            pen.stroke([(start * math.cos(a), start * math.sin(a)), (end * math.cos(a), end * math.sin(a))],
                       look["colour"], w)  # fmt: skip
        pen.oval(47 * math.cos(a), 47 * math.sin(a), 3, 3, look["colour"], line=0)


@figure(cap="ember", stem="soft", under="deep")
def mushroom_cloud(pen: Pen, look: Settings) -> None:
    """What is left on the horizon."""
    pen.path("M-26 50 C-10 34 -8 10 -14 -4 L14 -4 C8 10 10 34 26 50 Z", look["stem"])
    pen.path("M-5 48 C-2 30 -2 14 -4 2 L4 2 C2 14 3 30 8 48 Z", "spark", line=0)
    pen.path("M-28 14 Q0 24 28 14 Q34 6 22 5 Q0 10 -22 5 Q-34 6 -28 14", look["stem"])
    pen.path("M-34 4 C-54 4 -56 -18 -42 -22 C-46 -40 -26 -48 -16 -40 C-10 -56 14 -56 20 -42 C32 -50 48 -38 42 -24 "
             "C58 -18 54 4 36 4 C28 10 18 8 14 2 C6 8 -6 8 -12 2 C-18 9 -28 10 -34 4", look["cap"])  # fmt: skip
    pen.blob([(-24, -10), (-14, -26), (4, -30), (20, -24), (26, -10), (10, -4), (-10, -4)], "spark", line=0)
    for x, y, r, start in ((-26, -14, 13, 120), (-4, -28, 13, 190), (26, -18, 12, 230), (6, -8, 10, 40)):
        pen.arc(x, y, r, r, start, start + 130, look["under"], 2.2)
