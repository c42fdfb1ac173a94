"""The yard below the windows: its animals, its weather, and what is thrown, dropped or left there."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import ring, smooth
from generator.art.figures_bombs import fuse
from generator.art.figures_workers import gear as cog
from generator.art.pen import Pen
from generator.art.registry import Settings, dice, figure


@figure(body="steel", helmet="wood", neck="slime")
def war_pigeon(pen: Pen, look: Settings) -> None:
    """A puffed-up pigeon flying right in a leather helmet and goggles, claws just opened."""
    pen.path("M-30 6 L-66 -6 L-58 6 L-72 10 L-58 16 L-66 26 L-28 24 Z", look["body"])
    pen.path("M-6 -6 C-16 -34 -44 -50 -60 -50 C-56 -42 -54 -40 -50 -38 C-56 -36 -58 -36 -60 -36 C-52 -24 -50 -24 "
             "-46 -24 C-50 -20 -50 -20 -52 -18 C-42 -8 -30 2 -16 8 Z", "iron")  # fmt: skip
    for x in (-4, 12):
        pen.tube([(x, 34), (x - 2, 44)], "ember", 3.6)
        for turn in (-40, 0, 40):
            pen.at(x - 2, 44, turn=turn).tube([(0, 0), (0, 8)], "ember", 2.6)
    pen.blob([(-38, 14), (-24, -8), (0, -18), (26, -16), (42, 4), (36, 28), (10, 40), (-18, 36)], look["body"])
    pen.path("M6 -18 C14 -8 36 -8 44 -14 L46 0 C34 8 10 6 2 -8 Z", look["neck"], line=0.8)
    pen.path("M10 2 C-8 -30 -30 -46 -46 -62 C-44 -50 -42 -48 -40 -46 C-48 -48 -50 -48 -52 -48 C-46 -34 -42 -32 -38 -30 "
             "C-42 -28 -44 -28 -46 -28 C-38 -8 -24 14 2 22 C14 24 18 12 10 2", "light")  # fmt: skip
    for a, b in (((-30, -38), (-10, -10)), ((-34, -22), (-14, 0))):
        pen.stroke([a, b], "ink", 1.4)
    pen.oval(26, -28, 20, 19, look["body"])
    pen.path("M44 -30 C58 -30 66 -22 64 -16 C58 -18 50 -18 43 -19 Z", "spark")
    pen.path("M4 -26 C2 -54 46 -58 48 -34 C36 -38 22 -36 18 -14 C10 -12 6 -16 4 -26", look["helmet"])
    pen.path("M8 -22 C4 -12 10 -4 18 -6 L18 -16 Z", look["helmet"], line=0.9)
    pen.stroke([(4, -34), (24, -40), (46, -40)], "ink", 3.4)
    for x in (24, 42):
        pen.oval(x, -30, 10.5, 10.5, "iron")
        pen.oval(x, -30, 8, 8, "light", shade=0)
    faces.eyes(pen.at(33, -27), look.face, gap=9, r=6)


@figure(fur="accent", stripe="dark", crown=1)
def alley_cat(pen: Pen, look: Settings) -> None:
    """A one-eared bandaged cat sprawled like a king, a fish's skeleton for a crown."""
    pen.tube([(44, 22), (68, 18), (72, -6), (60, -18), (66, -28)], look["fur"], 9)
    body = smooth([(-36, 34), (-32, 6), (-6, -8), (26, -6), (52, 8), (58, 28), (44, 36)], closed=True)
    with pen.inside(body) as inner:
        inner.poly(body, look["fur"])
        for x in (4, 20, 36):
            inner.path(f"M{x} -20 Q{x + 6} 0 {x + 2} 12 L{x + 8} 12 Q{x + 12} -2 {x + 8} -20 Z", look["stripe"], line=0)
        inner.blob([(-30, 40), (-20, 16), (4, 22), (10, 40)], "light", line=0)
    for turn in (30, -35):
        pen.at(28, 18, turn=turn).box(0, 0, 24, 7, "paper", r=2, line=0.8)
    pen.tube([(40, 28), (56, 38), (70, 34)], look["fur"], 13)
    pen.oval(72, 33, 8, 9, look["fur"])
    pen.tube([(-10, 20), (-8, 36), (10, 38)], look["fur"], 11)
    pen.tube([(-38, 20), (-56, 34), (-34, 38)], look["fur"], 11)
    pen.poly([(-52, -20), (-58, -48), (-34, -36)], look["fur"])
    pen.poly([(-50, -26), (-53, -39), (-42, -34)], "red", line=0, shade=0)
    pen.poly([(-18, -34), (-12, -42), (-8, -34), (-2, -38), (-4, -22)], look["fur"])
    pen.blob([(-58, -10), (-52, -30), (-28, -38), (-4, -30), (2, -10), (-14, 8), (-42, 8)], look["fur"])
    pen.poly([(-58, -16), (-6, -34), (-2, -26), (-58, -6)], "paper", line=0.8)
    pen.stroke([(-40, -21), (-38, -14)], "ink", 1.2)
    faces.eyes(pen.at(-28, -9), look.face, gap=11, r=8)
    pen.poly([(-32, -2), (-24, -2), (-28, 3)], "red", line=0.7)
    pen.stroke([(-38, 4), (-33, 7), (-28, 3), (-23, 7), (-16, 2)], "ink", 2)
    for side in (-1, 1):
        for y in (-1, 4):
            pen.stroke([(-28 + 18 * side, y), (-28 + 34 * side, y - 3 + (y > 0) * 5)], "ink", 1.4)
    if look.number("crown"):
        fish_bones(pen.at(-26, -42, 0.56, turn=-14), Settings("plain", {"bone": "paper"}))


@figure(bone="paper")
def fish_bones(pen: Pen, look: Settings) -> None:
    """What is left of a fish, its head to the right."""
    pen.tube([(-40, 0), (30, 0)], look["bone"], 4)
    for x, reach in ((-24, 12), (-10, 17), (4, 20), (18, 18)):
        pen.tube([(x - 4, -reach), (x, 0), (x - 4, reach)], look["bone"], 4, curved=False)
    pen.poly([(-38, 0), (-58, -16), (-52, 0), (-58, 16)], look["bone"])
    pen.path("M26 -20 C44 -20 56 -6 58 2 C52 14 40 18 26 18 Q34 0 26 -20", look["bone"])
    pen.oval(40, -4, 5, 5, "ink", line=0)


@figure(rind="slime", stripe="dark")
def watermelon(pen: Pen, look: Settings) -> None:
    """A huge striped watermelon with a wedge cut out: inside there is clockwork."""
    shape = ring(0, 0, 60, 44)
    with pen.inside(shape) as inner:
        inner.poly(shape, look["rind"], shade=1.2)
        for x in (-54, -30, 30, 54):
            stripe = [(x * 0.5 - 3, -50), (x * 1.02 - 6, -18), (x * 0.9 - 4, 0), (x * 1.02 - 6, 20), (x * 0.5 - 3, 50),
                      (x * 0.5 + 5, 50), (x * 1.02 + 6, 16), (x * 1.05 + 5, 0), (x * 1.02 + 6, -20),
                      (x * 0.5 + 5, -50)]  # fmt: skip
            inner.blob(stripe, look["stripe"], line=0)
    pen.arc(0, 0, 50, 35, 200, 240, "paper", 4)
    pen.tube([(-2, -42), (-6, -52), (-16, -54)], look["stripe"], 5)
    hole = [(-26, -26), (34, -20), (4, 28)]
    pen.poly([(-34, -32), (43, -25), (4, 38)], "paper", shade=0)
    with pen.inside(hole) as inner:
        inner.poly(hole, "deep", shade=0)
        cog(inner, -6, -14, 15, "spark", teeth=9, hole="deep")
        cog(inner, 18, -8, 12, "accent", teeth=8, hole="deep")
        cog(inner, 3, 10, 11, "steel", teeth=8, hole="deep")


@figure(blade="steel", flesh="red", rind="slime")
def wedge_knife(pen: Pen, look: Settings) -> None:
    """A wedge of watermelon on the tip of a big knife, which comes from the upper right."""
    pen.path("M-4 4 L44 -44 C54 -44 54 -36 50 -32 L8 10 Z", look["blade"])
    pen.tube([(50, -42), (72, -64)], "wood", 9)
    pen.poly([(-26, -16), (22, -12), (-4, 34)], look["flesh"])
    pen.path("M-30 -22 Q0 -28 28 -18 L22 -8 Q0 -16 -25 -12 Z", look["rind"])
    for x, y in ((-10, -2), (4, -2), (-4, 10), (-4, 20)):
        pen.oval(x, y, 1.8, 2.8, "ink", line=0)


@figure(metal="iron")
def dynamite_grill(pen: Pen, look: Settings) -> None:
    """A charcoal grill with skewers of dynamite across it."""
    for x in (-26, 26):
        pen.tube([(x * 0.8, 14), (x, 44)], look["metal"], 4)
    pen.poly([(-38, -6), (38, -6), (32, 18), (-32, 18)], look["metal"])
    for x in (-24, -8, 8, 24):
        pen.oval(x, 6, 3.4, 3.4, "ember", line=0.6)
    for i, x in enumerate((-27, -9, 9, 27)):
        skewer = pen.at(x, -6, turn=8 * (i - 1.5))
        skewer.tube([(0, 12), (0, -26)], "steel", 2.4)
        for y in (-18, -5):
            skewer.box(0, y, 11, 12, "red", r=2)
        skewer.oval(0, -11.5, 6, 2.6, "light", line=0.7)


@figure(card="tan", skin="skin", sleeve="red")
def fanning_hand(pen: Pen, look: Settings) -> None:
    """A hand from the right fanning with a piece of cardboard."""
    pen.tube([(64, 30), (20, 10)], look["sleeve"], 16)
    pen.poly([(-38, -24), (0, -34), (14, 8), (-26, 20)], look["card"])
    for x in (-26, -16, -6):
        pen.stroke([(x - 6, -20), (x + 8, 10)], "ink", 1.2)
    pen.oval(14, 7, 11, 10, look["skin"])
    for y in (0, 7, 14):
        pen.tube([(10, y), (0, y - 1)], look["skin"], 5)


@figure(body="ink", keys="paper")
def grand_piano(pen: Pen, look: Settings) -> None:
    """A grand piano falling upside down, a lit fuse where its pedal was."""
    for x, turn in ((-44, -8), (34, 8), (-2, 0)):
        leg = pen.at(x, -18, turn=turn)
        leg.path("M-5 6 L-3 -30 L3 -30 L5 6 Z", look["body"])
        leg.oval(0, -32, 5, 5, "spark")
    fuse(pen, [(14, -16), (14, -40), (22, -52), (34, -50)], 4, lit=13)
    pen.path("M-60 -18 L60 -18 C66 -2 62 10 52 14 C30 18 16 34 -10 34 L-60 34 Z", look["body"])
    pen.stroke([(-52, -10), (48, -10)], "soft", 3)
    pen.path("M-60 34 L-10 34 C16 34 30 18 52 14 L66 52 L-28 58 Z", "wood")
    pen.stroke([(-20, 50), (54, 44)], "spark", 2)
    pen.box(-62, 12, 20, 30, look["keys"], turn=0)
    for y in (2.0, 7.0, 12.0, 17.0, 22.0):
        pen.stroke([(-72, y), (-52, y)], "ink", 1.2)
    for y in (4.5, 14.5, 19.5):
        pen.box(-58, y, 12, 3, "ink", line=0)
    pen.box(-62, -5, 24, 6, look["body"], r=1)
    pen.box(-62, 29, 24, 6, look["body"], r=1)


@figure(disc="spark", ray="ember")
def sun_face(pen: Pen, look: Settings) -> None:
    """A sun with a face."""
    for i in range(14):
        ray = pen.at(0, 0, turn=360 * i / 14)
        ray.poly([(-6, -36), (6, -36), (0, -54 if i % 2 else -48)], look["ray"])
    pen.oval(0, 0, 35, 35, look["disc"])
    for one in pen.both():
        one.oval(21, 8, 6, 4, "ember", line=0)
    faces.face(pen.at(0, 2), look.face, 1.15)


@figure(felt="ink", band="red")
def bowler(pen: Pen, look: Settings) -> None:
    """A bowler hat."""
    pen.path("M-32 14 C-34 -42 34 -42 32 14 Z", look["felt"])
    pen.path("M-32 4 L32 4 L32 14 L-32 14 Z", look["band"], line=0.8)
    pen.path("M-52 8 Q0 22 52 8 Q54 20 32 24 Q0 30 -32 24 Q-54 20 -52 8", look["felt"])
    pen.stroke([(-18, -12), (-8, -22)], "soft", 4)


@figure(bin="steel", bag="iron")
def dustbin(pen: Pen, look: Settings) -> None:
    """An overflowing dustbin, its rim at y -20."""
    pen.at(34, 40, turn=70).box(0, 0, 56, 8, look["bin"], r=3)
    pen.path("M-40 -20 L40 -20 L32 50 L-32 50 Z", look["bin"])
    for x in (-24, -8, 8, 24):
        pen.stroke([(x, -12), (x * 0.85, 46)], "ink", 2)
    pen.box(0, -20, 92, 9, look["bin"], r=4)
    pen.box(0, 26, 72, 5, look["bin"], line=0.8)


@figure(ice="light", pin="spark")
def hail_grenade(pen: Pen, look: Settings) -> None:
    """A hailstone in the shape of a grenade, with its pin."""
    pen.oval(26, -36, 12, 12, look["pin"])
    pen.oval(26, -36, 7, 7, "deep", line=0.8, shade=0)
    pen.box(0, -34, 22, 14, "steel", r=2)
    pen.path("M-8 -42 L12 -42 C26 -40 34 -20 36 -4 L28 -2 C26 -18 20 -28 8 -32 Z", "steel")
    shape = ring(0, 10, 32, 38)
    with pen.inside(shape) as inner:
        inner.poly(shape, look["ice"])
        for i in (-18, 0, 18):
            inner.stroke([(i, -40), (i * 1.3, 10), (i, 60)], "accent", 3)
            inner.stroke([(-40, 10 + i * 1.1), (40, 10 + i * 1.1)], "accent", 3)
    pen.arc(0, 10, 23, 28, 195, 245, "paper", 6)


@figure(colour="iron")
def storm_cloud(pen: Pen, look: Settings) -> None:
    """A big angry cloud."""
    pen.blob([(-66, 12), (-68, -8), (-50, -18), (-42, -34), (-16, -32), (2, -46), (26, -32), (46, -34), (52, -16),
              (70, -6), (64, 14), (36, 20), (8, 16), (-20, 22), (-44, 16)], look["colour"])  # fmt: skip
    faces.face(pen.at(0, -10), look.face, 1.3, white="spark")


@figure(cloth="red", other="paper")
def torn_umbrella(pen: Pen, look: Settings) -> None:
    """An umbrella with holes, two ribs sticking out."""
    pen.tube([(0, -30), (0, 44), (8, 52), (16, 44)], "wood", 4)
    pen.path("M-58 10 C-50 -52 50 -52 58 10 C48 0 40 0 34 8 L26 -4 L20 10 C14 0 6 2 0 10 L-8 -6 L-16 12 C-24 2 -32 2 "
             "-36 8 C-42 0 -50 2 -58 10", look["cloth"])  # fmt: skip
    pen.path("M-20 8 C-20 -20 -8 -36 0 -36 C8 -36 20 -20 20 8 L14 2 L8 6 L-8 -6 L-16 12 Z", look["other"], line=0.8)
    for x, y, r in ((-34, -14, 8), (34, -16, 7), (6, -12, 6)):
        pen.star(x, y, 7, r * 1.3, r * 0.8, "deep", line=0.8)
    pen.stroke([(58, 10), (66, 2)], "steel", 2.4)
    pen.stroke([(-58, 10), (-64, 18)], "steel", 2.4)
    pen.tube([(0, -36), (0, -44)], "steel", 3)


@figure(earth="dark", edge="mid")
def crater(pen: Pen, look: Settings) -> None:
    """A smoking crater, seen from its rim."""
    pen.blob([(-60, 4), (-46, -10), (-30, -6), (-14, -14), (8, -8), (28, -14), (44, -6), (60, 2), (46, 16), (0, 20),
              (-46, 16)], look["edge"])  # fmt: skip
    pen.oval(0, 3, 42, 9, look["earth"], line=0.8, shade=0)
    for x, y, w, turn in ((-52, 12, 14, 20), (50, 14, 12, -20), (-22, 18, 10, 8), (24, 19, 12, 0)):
        pen.box(x, y, w, 8, look["edge"], r=1, turn=turn)


@figure(colour="ink")
def seeds(pen: Pen, look: Settings) -> None:
    """Melon seeds flying out like shrapnel, each with its streak."""
    for i, (x, y) in enumerate(((-58, -34), (-34, -44), (-6, -46), (20, -44), (-62, -6), (8, 36), (-30, 40), (62, 22),
                                (-56, 30), (34, 42), (56, 4))):  # fmt: skip
        a = math.degrees(math.atan2(y, x))
        seed = pen.at(x, y, turn=a)
        seed.stroke([(-16, 0), (-7, 0)], "red", 1.6)
        seed.oval(0, 0, 5 if i % 2 else 4, 2.8, look["colour"], line=0.6)


@figure(colour="paper")
def fall_lines(pen: Pen, look: Settings) -> None:
    """Lines of falling, and three snapped ropes above."""
    for x, top, bottom in ((-26, -22, 4), (-12, -30, -6), (24, -34, -12), (40, -28, 0), (50, -18, 10)):
        pen.stroke([(x, top), (x, bottom)], look["colour"], 2.6)
    for x, bottom in ((-4, -4), (16, -10), (34, -6)):
        pen.tube([(x, -40), (x + 3, -24), (x - 2, bottom)], "tan", 3)
        for dx in (-4, 0, 4):
            pen.stroke([(x - 2, bottom), (x - 2 + dx, bottom + 6)], "tan", 1.6)


@figure(stalk="spark", edge="tan")
def wheat(pen: Pen, look: Settings) -> None:
    """A row of wheat across the picture."""
    for i in range(25):
        x = -78 + 6.5 * i
        lean = 3 if i % 3 else -4
        pen.stroke([(x, 30), (x, 6), (x + lean, -10)], look["edge"], 2)
        pen.oval(x + lean, -14, 3, 8, look["stalk"], line=0.7, turn=lean * 3)


@figure(colour="paper", count=26, seed=8)
def snow(pen: Pen, look: Settings) -> None:
    """Snow over the whole picture."""
    chance = dice(look.number("seed"))
    for _ in range(int(look.number("count"))):
        pen.oval(chance.uniform(-70, 70), chance.uniform(-48, 48), 1.7, 1.7, look["colour"], line=0.4, shade=0)
