"""Figures of the sawdust: clowns and their car, fleas, thieves in the audience, a general who will not be heard."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.figures_circus import top_hat
from generator.art.figures_folk import head
from generator.art.pen import Pen
from generator.art.registry import Settings, figure


@figure(hair="ember", skin="paper", hat="main", nose="red")
def clown(pen: Pen, look: Settings) -> None:
    """A clown's head: two tufts, a nose, a small hat."""
    for one in pen.both():
        one.blob([(18, -24), (32, -32), (44, -22), (50, -8), (44, 8), (32, 14), (20, 6)], look["hair"])
    pen.oval(0, 0, 30, 31, look["skin"])
    for one in pen.both():
        one.path("M10 -25 L16 -4 L4 -4 Z", "soft", line=0)
    faces.eyes(pen.at(0, -5), look.face, gap=11, r=7.5)
    pen.oval(0, 16, 19, 10, "red", line=0)
    faces.mouth(pen.at(0, 14), look.face, 12)
    pen.oval(0, 4, 8, 7.5, look["nose"])
    pen.oval(-2.5, 1.5, 2, 1.8, "paper", line=0)
    tilted = pen.at(6, -28, turn=12)
    tilted.poly([(-13, 2), (13, 2), (0, -32)], look["hat"])
    tilted.oval(0, -33, 5, 5, "spark")
    tilted.oval(0, -8, 3.4, 3.4, "paper", line=0)


@figure(body="slime", plume="red", helmet="spark", nose="red")
def general(pen: Pen, look: Settings) -> None:
    """A creep of rank in a plumed helmet, shouting orders round a clown's nose on an elastic."""
    pen.path("M-48 60 C-50 30 -34 12 -14 10 L14 10 C34 12 50 30 48 60 Z", "dark")
    for one in pen.both():
        one.oval(36, 20, 16, 8, "spark", turn=20)
        for x in (28, 36, 44):
            one.tube([(x, 24), (x + 2, 33)], "spark", 3, line=0.8)
    for x, y, colour in ((-20, 40, "red"), (-10, 42, "spark"), (-20, 54, "slime")):
        pen.star(x, y, 5, 6.5, 3, colour, line=0.7)
    pen.stroke([(8, 26), (8, 60)], "spark", 3)
    pen.path("M-8 10 L0 22 L8 10 Z", "paper", line=0.8)
    for one in pen.both():
        one.path("M22 -14 C40 -24 50 -20 58 -28 C56 -6 40 2 26 0 Z", look["body"])
    pen.blob([(-32, -8), (-26, -34), (0, -42), (26, -34), (32, -8), (22, 14), (0, 20), (-22, 14)], look["body"])
    faces.eyes(pen.at(0, -16), look.face, gap=11, r=8)
    faces.mouth(pen.at(0, 8), look.face, 12)
    pen.stroke([(-31, -12), (-12, -5)], "ink", 1.6)
    pen.stroke([(31, -12), (12, -5)], "ink", 1.6)
    pen.oval(0, -3, 13, 12, look["nose"])
    pen.arc(0, -3, 8.5, 8, 195, 255, "paper", 3)
    pen.path("M-4 -56 C-20 -82 -54 -74 -58 -46 C-46 -52 -36 -46 -34 -40 C-24 -44 -14 -46 4 -52 Z", look["plume"])
    pen.path("M-34 -28 C-36 -66 36 -66 34 -28 Q0 -42 -34 -28", look["helmet"])
    pen.path("M-38 -27 Q0 -42 38 -27 L36 -20 Q0 -34 -36 -20 Z", "iron")
    pen.star(0, -47, 8, 8, 4, "red", line=0.8)


@figure(hat="ink", body="wood")
def flea(pen: Pen, look: Settings) -> None:
    """A flea in a top hat, leaping to the right."""
    for points in ([(-14, 14), (-34, 2), (-44, 34)], [(-4, 20), (-10, 36), (-26, 44)], [(12, 18), (20, 34), (34, 36)]):
        pen.tube(points, "tan", 5)
    for points in ([(20, 10), (40, 8), (46, -4)], [(22, 2), (38, -6), (40, -20)]):
        pen.tube(points, "tan", 4)
    pen.path("M-42 6 C-40 -26 -6 -26 10 -14 C24 -8 26 20 4 24 C-20 30 -40 24 -42 6", look["body"])
    for x in (-26, -12, 2):
        pen.stroke([(x, -17), (x - 5, 2), (x, 22)], "ink", 1.6)
    pen.oval(22, -10, 20, 20, look["body"])
    faces.face(pen.at(24, -12), look.face, 0.82)
    top_hat(pen.at(20, -28, 0.86, turn=-8), look["hat"], "red")


@figure(coat="wood", cap="dark", skin="skin")
def pickpocket(pen: Pen, look: Settings) -> None:
    """A hunched thief: two hands show how empty the pockets are, two more are at work."""
    pen.tube([(30, 4), (56, 2), (54, -22)], look["coat"], 11)
    pen.tube([(-30, 4), (-56, 2), (-54, -18)], look["coat"], 11)
    for turn in (-30, -8, 14, 36):
        card = pen.at(54, -26, turn=turn)
        card.box(0, -16, 16, 26, "paper", r=2)
        card.star(0, -18, 4, 6, 3, "red", line=0)
    pen.oval(54, -25, 7, 7, look["skin"])
    pen.stroke([(-54, -24), (-62, -10), (-56, 8), (-62, 18)], "spark", 2)
    pen.oval(-54, -40, 13, 13, "spark")
    pen.oval(-54, -40, 9, 9, "paper", shade=0.4)
    pen.stroke([(-54, -46), (-54, -40), (-50, -38)], "ink", 1.8, curved=False)
    pen.oval(-54, -24, 7, 7, look["skin"])
    for one in pen.both():
        one.path("M4 50 L24 50 L24 57 C32 57 34 63 30 64 L4 64 Z", "ink")
        one.path("M2 20 L26 22 L24 54 L4 54 Z", "iron")
    pen.path(
        "M-40 46 C-54 20 -46 -20 -14 -28 L14 -28 C46 -20 54 20 40 46 L18 50 L10 14 L-10 14 L-18 50 Z", look["coat"]
    )
    pen.path("M-10 14 L10 14 L14 32 L-14 32 Z", "iron")
    for x, y, turn in ((-30, 12, -12), (32, 4, 10)):
        pen.box(x, y, 12, 13, "accent", r=1, line=0.8, turn=turn)
        pen.at(x, y, turn=turn).stroke([(-6, -6), (-3, -3)], "paper", 1.4)
    for one in pen.both():
        one.path("M8 26 L22 28 C28 40 22 46 18 46 C12 44 8 36 8 26", "paper")
        one.tube([(34, 8), (40, 26), (22, 34)], look["coat"], 11)
        one.oval(19, 36, 6.5, 6, look["skin"])
    head(pen.at(0, -26), 18, 18, look["skin"])
    pen.path("M-20 -24 L20 -24 L18 -34 L-18 -34 Z", "ink", line=0)
    faces.eyes(pen.at(0, -27), look.face, gap=8, r=6)
    pen.oval(0, -19, 5, 4.4, "ember", line=0.8)
    faces.mouth(pen.at(0, -12), look.face, 8)
    pen.path("M-20 -12 L0 -4 L20 -12 L26 4 L0 8 L-26 4 Z", look["coat"])
    pen.path("M-24 -34 C-22 -54 22 -56 24 -34 C34 -32 36 -26 30 -26 Q0 -38 -30 -27 Q-32 -32 -24 -34", look["cap"])


@figure(body="spark", trim="red", glass="deep")
def clown_car(pen: Pen, look: Settings) -> None:
    """A car much smaller than its passengers; its windows are dark holes at (-22, -14) and (18, -14)."""
    pen.path(
        "M-58 30 C-62 6 -50 0 -44 -4 C-40 -38 -20 -44 0 -44 C22 -44 38 -36 42 -6 C56 -2 64 8 60 30 Z", look["body"]
    )
    for x in (-20, 19):
        pen.path(f"M{x - 16} -6 C{x - 14} -30 {x + 14} -34 {x + 15} -6 Z", look["glass"], shade=0)
    pen.stroke([(0, -6), (0, 30)], "ink", 1.8)
    pen.box(0, 28, 124, 8, look["trim"], r=4)
    for one in pen.both():
        one.oval(34, 34, 17, 17, "ink", shade=0)
        one.oval(34, 34, 9, 9, "paper")
        one.star(34, 34, 5, 6, 2.6, "red", line=0)
        one.oval(56, 10, 6.5, 7.5, "paper")
    pen.star(-20, 11, 5, 10, 4.4, look["trim"], line=0.8)
    pen.star(20, 11, 5, 10, 4.4, look["trim"], line=0.8)


@figure(shoe="red", sole="paper", sock="spark", leg=50)
def clown_shoe(pen: Pen, look: Settings) -> None:
    """An enormous shoe pointing right, its leg going up from (-26, -20)."""
    pen.tube([(-28, -look.number("leg")), (-28, -14)], look["sock"], 17)
    pen.path("M-42 20 L-42 -10 C-34 -16 -20 -16 -16 -8 C0 -6 4 -10 16 -14 C44 -20 62 0 58 20 Z", look["shoe"])
    pen.oval(34, -4, 13, 8, "paper", line=0, turn=-8)
    pen.path("M-44 18 L60 18 C62 28 56 30 50 30 L-44 30 Z", look["sole"])
    pen.stroke([(-14, -2), (-2, 4)], "ink", 2.4)
    pen.stroke([(-6, -6), (4, 0)], "ink", 2.4)


@figure(brass="spark")
def trombone(pen: Pen, look: Settings) -> None:
    """A trombone, its bell up to the right."""
    pen.tube([(-40, 18), (30, 18), (34, 8), (30, -2), (-30, -2)], look["brass"], 5, curved=False)
    pen.tube([(-30, -2), (-36, -10), (-30, -18), (26, -18)], look["brass"], 5)
    pen.path("M20 -22 C38 -22 48 -30 54 -42 L60 4 C52 -8 40 -14 20 -14 Z", look["brass"])
    pen.oval(57, -19, 6, 23, "deep", turn=-6)
