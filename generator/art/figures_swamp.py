"""Creatures of the swamp: frogs, leeches, mosquitoes and a toad of rank."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import ring
from generator.art.figures_bombs import gloss
from generator.art.figures_folk import arm
from generator.art.figures_props import crown
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_GOLD = Settings("plain", {"gold": "spark", "gem": "red", "lining": "red"})


def webbed(pen: Pen, fill: str) -> None:
    """A webbed foot about the origin, toes down."""
    pen.path("M-4 -7 L4 -7 L15 6 L8 5 L4 10 L0 5 L-5 10 L-8 5 L-15 6 Z", fill)


@figure(body="slime", belly="light", whistle=0)
def frog(pen: Pen, look: Settings) -> None:
    """A frog sitting upright; with `whistle` 1 it purses its lips and has seen nothing."""
    for one in pen.both():
        one.oval(27, 26, 17, 14, look["body"], turn=-24)
        webbed(one.at(30, 42, 0.9), look["body"])
    pen.blob([(-26, 2), (-26, 28), (0, 40), (26, 28), (26, 2), (0, -10)], look["body"])
    pen.oval(0, 23, 15, 14, look["belly"], line=0)
    for one in pen.both():
        one.tube([(16, 12), (18, 34)], look["body"], 8)
        webbed(one.at(17, 42, 0.7), look["body"])
        one.oval(19, -28, 14, 14, look["body"])
    pen.blob([(-38, -4), (-33, -20), (0, -27), (33, -20), (38, -4), (20, 13), (-20, 13)], look["body"])
    faces.eyes(pen.at(0, -26), look.face, gap=19, r=10)
    for one in pen.both():
        one.oval(3, -9, 1.4, 1.2, "ink", line=0)
        one.oval(28, -2, 4, 3, "ember", line=0)
    if look.number("whistle"):
        pen.oval(10, 3, 5, 5.5, "ink", line=0)
        for a, b in (((19, 0), (25, -3)), ((20, 5), (27, 6))):
            pen.stroke([a, b], "ink", 2)
    else:
        faces.mouth(pen.at(0, 1), look.face, 15)


@figure(body="dark", spot="main")
def tadpole(pen: Pen, look: Settings) -> None:
    """All brow: an enormous wrinkled head in tiny glasses on a tail that can hardly bear it."""
    pen.path("M-10 22 C-4 34 14 38 10 46 C6 54 -8 50 -12 58 C-2 64 26 60 26 46 C26 34 12 30 10 20 Z", look["spot"])
    pen.blob([(-50, -14), (-42, -44), (0, -58), (42, -44), (50, -14), (30, 18), (0, 28), (-30, 18)], look["body"])
    gloss(pen, -2, -18, 50, 40)
    for y, w, sag in ((-42, 18, -5), (-34, 25, -5), (-26, 30, -5), (-18, 24, -4)):
        pen.stroke([(-w, y), (-w / 2, y + sag), (0, y), (w / 2, y + sag), (w, y)], "ink", 2.4)
    for left, y, r in ((34, -30, 4), (41, -14, 3), (-36, -6, 3.4)):
        pen.oval(left, y, r, r * 0.8, look["spot"], line=0)
    for x in (-10.5, 10.5):
        pen.oval(x, 0, 10, 9, "light", line=0, shade=0)
    faces.eyes(pen.at(0, 2), look.face, gap=10.5, r=6)
    for x in (-10.5, 10.5):
        pen.arc(x, 0, 10, 9, 0, 360, "spark", 2.4)
    pen.stroke([(-2, -1), (2, -1)], "spark", 2.4)
    faces.mouth(pen.at(0, 15), look.face, 7, ink="light")


@figure(body="iron", coat="paper", gum="red")
def leech(pen: Pen, look: Settings) -> None:
    """A plump leech in a doctor's coat, its mouth a ring of teeth, a napkin tucked in its collar."""
    pen.path("M-26 58 C-40 40 -30 14 -30 -10 C-30 -44 -8 -58 8 -58 C30 -58 40 -36 36 -14 C34 10 42 36 28 58 Z",
             look["body"])  # fmt: skip
    for y in (-46, 6):
        pen.stroke([(-24, y + 2), (4, y + 8), (30, y)], "ink", 1.6)
    pen.path("M-34 58 C-40 34 -36 18 -31 6 C-10 18 18 18 37 4 C40 20 42 38 34 58 Z", look["coat"])
    pen.path("M-31 6 C-20 12 -12 14 -8 14 L2 34 L16 13 C24 11 32 8 37 4 L30 22 L4 44 L-24 24 Z", look["coat"])
    pen.stroke([(2, 44), (2, 58)], "ink", 1.6)
    pen.tube([(-26, 9), (-16, 36), (8, 42), (26, 30), (32, 8)], "main", 4)
    pen.oval(-15, 38, 8, 8, "steel")
    pen.oval(-15, 38, 3, 3, "iron", line=0)
    pen.poly([(-14, 4), (20, 4), (14, 30), (3, 37), (-9, 30)], "paper")
    for x, y in ((-6, 12), (6, 12), (0, 21), (11, 21)):
        pen.box(x, y, 6, 6, look["gum"], line=0)
    arm(pen, [(34, 20), (52, 20), (54, 0)], look["coat"], look["body"], w=12)
    arm(pen, [(-34, 22), (-52, 30), (-42, 44)], look["coat"], look["body"], w=12)
    pen.oval(3, -14, 22, 21, look["gum"])
    pen.oval(3, -13, 16, 15, "deep", shade=0)
    for i in range(11):
        pen.at(3, -13, turn=360 * i / 11).poly([(-4.4, -17), (4.4, -17), (0, -8)], "paper", line=0.6, shade=0)
    faces.eyes(pen.at(4, -42), look.face, gap=10, r=8)


@figure(coat="iron", wing="light", tie="red", skin="accent", baton=0)
def mosquito(pen: Pen, look: Settings) -> None:
    """A mosquito in tails, nose in the air, singing to the right; the one with the `baton` conducts."""
    for turn in (26, 58):
        wing = pen.at(-8, -4, turn=turn)
        wing.path("M0 0 C-18 -30 -58 -40 -62 -22 C-64 -6 -30 6 0 4 Z", look["wing"], shade=0.5)
        wing.stroke([(-6, -3), (-30, -16), (-50, -20)], "ink", 1.2)
    for x in (-6, 8):
        pen.tube([(0, 18), (x + 8, 32), (x, 52)], "ink", 2.6, line=0)
    pen.path("M-10 14 C-16 30 -22 44 -28 56 C-10 50 2 36 8 18 Z", look["skin"])
    for t in (0.35, 0.65):
        pen.stroke([(-11 - 14 * t, 16 + 36 * t), (7 - 22 * t, 20 + 30 * t)], "ink", 2)
    pen.path("M-14 30 L-14 -6 C-8 -14 10 -14 14 -6 L16 18 C8 24 2 24 -2 20 L-8 44 Z", look["coat"])
    pen.path("M2 -10 L14 -6 L14 14 Q8 8 2 -10", "paper", line=0.7, shade=0)
    pen.path("M7 -28 L50 -56 L16 -19 Z", "ink")
    pen.oval(3, -23, 17, 16, look["skin"])
    faces.eyes(pen.at(6, -27), look.face, gap=7.5, r=6.5)
    pen.oval(11, -13, 5.5, 6.5, "deep", line=0.8, shade=0)
    pen.oval(11.5, -10, 3.4, 2.6, "red", line=0)
    pen.poly([(8, -5), (0, -10), (0, 0), (16, -10), (16, 0)], look["tie"], line=0.7)
    if look.number("baton"):
        for points, x, y in (([(6, 0), (24, 2), (34, -14)], 34, -14), ([(-6, 0), (-22, 8), (-34, -4)], -34, -4)):
            pen.tube(points, look["coat"], 4)
            pen.oval(x, y, 3.6, 3.6, "paper")
        pen.tube([(30, -8), (46, -36)], "light", 3)
        pen.oval(47, -38, 4, 5, "red", turn=30)
    else:
        pen.tube([(-2, 0), (8, 12), (20, 6)], look["coat"], 4)
        pen.oval(20, 6, 3.6, 3.6, "paper")


@figure(body="paper", beard="steel", nose="ember")
def puffball(pen: Pen, look: Settings) -> None:
    """A grandfather of a puffball in the middle of a sneeze, spores shooting out of the top of his head."""
    pen.path("M-16 -36 C-14 -54 -30 -66 -48 -112 L48 -112 C30 -66 14 -54 16 -36 Z", "accent")
    for x, y in ((-8, -46), (6, -54), (-14, -64), (14, -66), (0, -62)):
        pen.oval(x, y, 2.6, 2.6, "paper", line=0)
    for one in pen.both():
        one.path("M4 44 L20 44 C28 46 28 56 22 56 L2 56 Z", "wood")
    pen.path("M-20 -36 C-44 -32 -50 -8 -48 8 C-46 34 -26 50 0 50 C26 50 46 34 48 8 C50 -8 44 -32 20 -36 L27 -48 "
             "L12 -42 L6 -34 L-4 -40 L-12 -34 L-16 -43 L-28 -46 Z", look["body"])  # fmt: skip
    for x, y, r in ((-36, -8, 4), (-32, 10, 3), (36, -8, 4), (40, 12, 3), (-24, -24, 4), (26, -24, 3), (0, -24, 3)):
        pen.oval(x, y, r, r * 0.8, "light", line=0.5, shade=0)
    pen.path("M-36 8 C-38 32 -22 38 -24 52 C-12 48 -8 58 0 64 C8 58 12 48 24 52 C22 38 38 32 36 8 C22 16 -22 16 -36 8",
             look["beard"])  # fmt: skip
    for x in (-18, -6, 6, 18):
        pen.stroke([(x, 38), (x * 0.8, 50)], "ink", 1.4)
    pen.oval(0, 28, 13, 12, "deep", shade=0)
    pen.oval(0, 34, 8, 4, "red", line=0)
    for one in pen.both():
        one.path("M0 14 C10 4 30 8 38 18 C26 24 8 24 0 18 Z", look["beard"], line=0.9)
        one.path("M6 -13 C14 -22 24 -22 32 -16 C26 -14 14 -12 8 -9 Z", look["beard"], line=0.8)
        one.stroke([(8, -8), (22, -2), (8, 4)], "ink", 3.4, curved=False)
    pen.oval(0, 8, 8, 7, look["nose"])


@figure(outer="accent", inner="light")
def wisp(pen: Pen, look: Settings) -> None:
    """A will-o'-the-wisp who knows the way: its arm is an arrow to the right."""
    pen.path("M22 2 L66 -6 L63 -22 L96 2 L68 26 L66 12 L22 22 Z", look["outer"])
    pen.stroke([(34, 7), (68, 1)], "paper", 3)
    pen.path("M0 52 C-40 52 -46 14 -26 -10 C-24 4 -18 6 -15 4 C-24 -22 -6 -40 10 -58 C8 -34 20 -28 26 -14 "
             "C28 -22 28 -26 26 -32 C48 -4 44 52 0 52", look["outer"])  # fmt: skip
    pen.path("M0 48 C-28 48 -32 24 -18 8 C-14 16 -8 16 -8 10 C-10 -6 0 -16 6 -24 C8 -8 26 8 24 26 C22 40 14 48 0 48",
             look["inner"], line=0)  # fmt: skip
    faces.face(pen.at(0, 20), look.face, 1.15)
    pen.tube([(-26, 30), (-44, 34), (-36, 44)], look["outer"], 8)


@figure(body="main", belly="light", dress="red")
def toad_queen(pen: Pen, look: Settings) -> None:
    """An immense toad in a ruff and a tiny crown, one flipper held out to the right to be kissed."""
    for one in pen.both():
        one.oval(44, 36, 26, 18, look["body"], turn=-14)
        webbed(one.at(48, 52, 1.2), look["body"])
    pen.blob([(-54, 30), (-46, -2), (-24, -18), (24, -18), (46, -2), (54, 30), (34, 52), (-34, 52)], look["body"])
    pen.path("M-30 6 Q0 18 30 6 C44 30 30 50 0 52 C-30 50 -44 30 -30 6", look["belly"], line=0)
    for x, y, r in ((-42, 10, 4), (-46, 24, 3), (42, 28, 4), (-38, -2, 2.6), (-56, 34, 3), (58, 34, 3)):
        pen.oval(x, y, r, r, "slime", line=0.6)
    pen.tube([(40, 2), (62, 8), (82, -8)], look["body"], 13)
    webbed(pen.at(88, -8, 0.9, turn=-70), look["body"])
    pen.tube([(-40, 2), (-54, 20), (-34, 28)], look["body"], 13)
    for i in range(11):
        x = -45 + 9 * i
        pen.oval(x, -7 + 7 * (1 - (x / 45) ** 2), 8, 9.5, "paper")
    for one in pen.both():
        one.oval(23, -46, 15, 15, look["body"])
    pen.blob([(-44, -22), (-38, -40), (0, -48), (38, -40), (44, -22), (24, -4), (-24, -4)], look["body"])
    faces.eyes(pen.at(0, -44), look.face, gap=23, r=11)
    for one in pen.both():
        one.stroke([(12, -50), (22, -55), (34, -51)], "accent", 4)
        one.oval(32, -24, 6, 4, "ember", line=0)
        one.oval(4, -31, 1.8, 1.4, "ink", line=0)
    pen.path("M-28 -22 C-14 -16 -6 -22 0 -18 C6 -22 14 -16 28 -22 C20 -8 -20 -8 -28 -22", "red", line=0.9)
    pen.stroke([(-24, -19), (0, -14), (24, -19)], "ink", 1.8)
    crown(pen.at(4, -58, 0.34, turn=10), _GOLD)


@figure(body="ink", beak="spark", hat="dark")
def crow(pen: Pen, look: Settings) -> None:
    """A crow facing left in a mourner's hat."""
    for x in (-2, 10):
        pen.tube([(x, 30), (x - 2, 50), (x - 10, 52)], "ember", 3)
    pen.path("M-24 -14 C-30 16 -16 36 6 36 C22 36 34 30 60 44 C54 26 40 4 20 -14 Z", look["body"])
    pen.path("M2 0 C22 0 38 12 46 32 C26 30 8 24 2 0", "iron", line=0.8)
    pen.oval(-8, -18, 21, 19, look["body"])
    pen.path("M-24 -18 C-40 -18 -54 -8 -58 -2 C-46 -2 -32 -2 -22 -6 Z", look["beak"])
    pen.stroke([(-50, -5), (-26, -10)], "ink", 1.4)
    faces.eyes(pen.at(-10, -20), look.face, gap=8, r=6.5)
    pen.box(-6, -36, 48, 6, look["hat"], r=3, turn=-6)
    pen.poly([(-22, -38), (-22, -62), (8, -65), (12, -41)], look["hat"])
    pen.poly([(-22, -45), (11, -48), (12, -41), (-22, -38)], "accent", line=0.7, shade=0)


@figure(house="accent", body="light")
def pond_snail(pen: Pen, look: Settings) -> None:
    """A snail going right, in no hurry."""
    pen.path("M-56 34 C-30 18 10 20 28 16 C26 -2 34 -14 44 -10 C58 -6 56 14 50 24 C44 34 30 36 -56 34", look["body"])
    for x, y in ((38, -34), (54, -30)):
        pen.tube([(44, -8), (x, y)], look["body"], 3.4)
        pen.oval(x, y, 6.5, 6.5, "paper", shade=0)
        pen.oval(x + 1.5, y - 1, 3, 3, "ink", line=0)
    pen.oval(-6, 2, 30, 28, look["house"])
    for r in (20, 11):
        pen.poly(ring(-5, 4, r, r * 0.95), "main" if r > 15 else look["house"], line=0.9, shade=0)
    pen.arc(42, 8, 8, 6, 20, 130, "ink", 2)


@figure(colour="light", edge="accent")
def full_moon(pen: Pen, look: Settings) -> None:
    """An enormous moon."""
    pen.oval(0, 0, 47, 47, look["edge"], line=0, shade=0)
    pen.oval(0, 0, 42, 42, look["colour"], line=0, shade=0)
    for x, y, r in ((-18, -14, 9), (14, 8, 12), (-8, 22, 6), (20, -22, 5)):
        pen.oval(x, y, r, r * 0.9, look["edge"], line=0)


@figure(stem="main", head="wood")
def reed_perch(pen: Pen, look: Settings) -> None:
    """A bulrush bent level under its load, from the left edge to the right."""
    pen.tube([(-70, 8), (-40, -2), (0, -4), (34, 2), (52, 12)], look["stem"], 5)
    pen.at(58, 16, turn=26).box(0, 0, 34, 11, look["head"], r=5.5)
    for x, turn in ((-56, 160), (12, 190)):
        pen.at(x, -2, turn=turn).path("M-4 0 Q-8 -18 2 -34 Q8 -16 4 0 Z", look["stem"])
