"""Larger things that make a place: furniture, windows, gravestones, what is left of houses."""

from __future__ import annotations

from generator.art.figures_bombs import round_bomb
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


@figure(stone="steel", mark="iron")
def tombstone(pen: Pen, look: Settings) -> None:
    """A headstone with a bomb carved in it."""
    pen.path("M-30 50 L-30 -14 C-30 -54 30 -54 30 -14 L30 50 Z", look["stone"])
    round_bomb(pen.at(0, -4, 0.4), look["mark"], lit=0, shiny=0)
    pen.stroke([(-18, 26), (18, 26)], look["mark"], 3)
    pen.stroke([(-12, 35), (12, 35)], look["mark"], 3)


@figure(wood="wood", trim="spark")
def coffin(pen: Pen, look: Settings) -> None:
    """A coffin, upright, leaning open."""
    shape = "M-16 -52 L16 -52 L30 -24 L18 52 L-18 52 L-30 -24 Z"
    pen.path(shape, look["wood"])
    pen.path("M-12 -45 L12 -45 L24 -22 L14 45 L-14 45 L-24 -22 Z", look["wood"], line=0.7)
    round_bomb(pen.at(0, -14, 0.34), "iron", lit=0, shiny=0)
    for y in (14, 26):
        pen.box(0, y, 16, 5, look["trim"], r=2, line=0.7)


@figure(frame="paper", glass="light", hole="deep")
def window(pen: Pen, look: Settings) -> None:
    """A window with a star-shaped hole."""
    pen.box(0, 0, 80, 92, look["frame"])
    for x, y in ((-18, -22), (18, -22), (-18, 22), (18, 22)):
        pen.box(x, y, 32, 38, look["glass"], shade=0.5)
    pen.star(14, -18, 9, 27, 11, look["hole"], line=0.9)
    for a, b in (((-2, 2), (-26, 34)), ((28, 4), (34, 34)), ((-8, -24), (-34, -34))):
        pen.stroke([a, b], "ink", 1.6)
    pen.box(0, 50, 92, 9, look["frame"])


@figure(wood="wood", trim="spark")
def wardrobe(pen: Pen, look: Settings) -> None:
    """A wardrobe that has come down on one side."""
    pen.box(0, 0, 62, 92, look["wood"], r=1)
    pen.box(0, -46, 72, 10, look["wood"], r=2)
    pen.box(-15, 2, 26, 74, look["wood"], line=0.8)
    pen.at(26, 4, turn=-13).box(-8, 0, 27, 76, look["wood"])
    pen.oval(-6, 4, 2.4, 2.4, look["trim"], line=0.6)
    pen.oval(10, 6, 2.4, 2.4, look["trim"], line=0.6)


@figure(case="red", drawer="main", part="steel")
def toolbox(pen: Pen, look: Settings) -> None:
    """A cabinet of drawers, the lowest pulled out and overflowing."""
    pen.box(0, 0, 64, 96, look["case"], r=3)
    for y in (-34, -12, 10):
        pen.box(0, y, 54, 18, look["drawer"], r=2)
        pen.box(0, y, 16, 4, look["part"], r=2, line=0.7)
    pen.box(0, 33, 54, 22, "deep", line=0.8)
    for x, r in ((-14, 9), (2, 11), (17, 8)):
        pen.oval(x, 28, r, r, look["part"])
        pen.oval(x, 28, r * 0.4, r * 0.4, "ink", line=0)
    pen.path("M-30 32 L30 32 L36 52 L-36 52 Z", look["drawer"])
    pen.box(0, 42, 18, 5, look["part"], r=2, line=0.7)


@figure(pole="main", stripe="paper")
def sentry_box(pen: Pen, look: Settings) -> None:
    """A striped sentry box."""
    pen.poly([(-40, -34), (0, -58), (40, -34)], look["pole"])
    shape = [(-36, -34), (36, -34), (36, 56), (-36, 56)]
    with pen.inside(shape) as inner:
        inner.poly(shape, look["pole"], shade=0)
        for y in range(-60, 120, 28):
            inner.poly([(-50, y + 16), (50, y - 16), (50, y - 2), (-50, y + 30)], look["stripe"], line=0)
    pen.path("M-24 56 L-24 -10 C-24 -34 24 -34 24 -10 L24 56 Z", "deep", shade=0)


@figure(wall="main", roof="dark")
def ruin(pen: Pen, look: Settings) -> None:
    """What used to be a house."""
    pen.poly([(-48, 50), (-48, -8), (-40, 0), (-34, -20), (-24, -6), (-16, -30), (-8, 4), (0, 16), (8, 10), (14, 26),
              (24, 18), (30, 34), (40, 28), (46, 50)], look["wall"])  # fmt: skip
    pen.box(-30, 18, 14, 18, "deep", line=0.8)
    pen.poly([(-50, -6), (-52, -16), (-14, -44), (-8, -36), (-40, -8)], look["roof"])
    pen.path("M2 50 L2 30 C2 22 16 22 16 30 L16 50 Z", "deep", line=0.8)
    for x, y in ((30, 46), (44, 48), (-2, 47), (54, 50)):
        pen.box(x, y, 11, 7, look["wall"], turn=x * 3)


@figure(post="iron", glow="spark")
def lamp(pen: Pen, look: Settings) -> None:
    """A street lamp and its cone of light."""
    pen.poly([(-8, -34), (8, -34), (40, 60), (-40, 60)], look["glow"], line=0)
    pen.tube([(-30, 60), (-30, -44), (-16, -52), (0, -48)], look["post"], 5)
    pen.path("M-14 -36 C-12 -50 12 -50 14 -36 Z", look["post"])
    pen.oval(0, -36, 7, 4, "paper", line=0.7)


@figure(wire="steel", handle="red")
def cart(pen: Pen, look: Settings) -> None:
    """A shopping cart rolling right; its basket's rim is at y -14."""
    pen.tube([(-64, -34), (-48, -34), (-26, 34), (42, 34)], look["wire"], 4, curved=False)
    pen.tube([(-70, -34), (-54, -34)], look["handle"], 8)
    basket = [(-44, -14), (56, -14), (46, 22), (-32, 22)]
    with pen.inside(basket) as inner:
        inner.poly(basket, "iron", shade=0)
        for x in range(-40, 60, 12):
            inner.stroke([(x, -20), (x + 2, 30)], look["wire"], 2.6)
        for y in (-6, 4, 14):
            inner.stroke([(-60, y), (70, y)], look["wire"], 2.6)
    pen.tube([(-46, -14), (58, -14)], look["wire"], 4)
    for x in (-20, 36):
        pen.oval(x, 45, 8, 8, "ink", shade=0)
        pen.oval(x, 45, 3, 3, "steel", line=0)
