"""Water, mud and reeds, and the bombs that rise, float, ferment or wait in them."""

from __future__ import annotations

import math

from generator.art import expressions as faces
from generator.art.curves import Point, curve, ring
from generator.art.figures_bombs import fuse, gloss, round_bomb
from generator.art.pen import Pen
from generator.art.registry import Settings, dice, figure


@figure(colour="dark", edge="main", y=0)
def pool(pen: Pen, look: Settings) -> None:
    """Still water from y 0 down across the whole picture, with a bright line along its edge."""
    top: list[Point] = [(x, 2.2 * math.sin(x / 9)) for x in range(-100, 101, 5)]
    pen.poly([*top, (100, 90), (-100, 90)], look["colour"], line=0)
    pen.stroke(top, "ink", 1.6)
    for x, y, w in ((-58, 9, 12), (-20, 14, 9), (30, 8, 14), (58, 18, 9), (-40, 24, 8), (8, 26, 12)):
        pen.stroke([(x - w, y), (x + w, y)], look["edge"], 1.8)


@figure(stem="main", head="wood")
def reeds(pen: Pen, look: Settings) -> None:
    """A clump of bulrushes with their feet at y 50."""
    for x, top, lean in ((-16, -30, -6), (2, -50, 2), (18, -22, 8)):
        pen.tube([(x * 0.5, 50), (x * 0.8, 10), (x + lean, top)], look["stem"], 3.4)
        pen.box(x + lean, top, 9, 26, look["head"], r=4.5, turn=lean)
    for x, y in ((-34, -2), (30, 6), (-8, 8)):
        pen.path(f"M{x * 0.3 - 3} 50 Q{x * 0.4} 20 {x} {y} Q{x * 0.6 + 4} 24 {x * 0.3 + 4} 50 Z", look["stem"])


@figure(leaf="slime", flower="paper", bloom=0)
def lily_pad(pen: Pen, look: Settings) -> None:
    """A water-lily leaf seen from the side, maybe in flower."""
    pen.path("M0 0 L18 -11 C50 -10 58 2 50 8 C36 18 -36 18 -50 8 C-60 0 -44 -12 -8 -12 Z", look["leaf"])
    for x, y in ((-34, 2), (-16, 9), (12, 10), (34, 4)):
        pen.stroke([(0, 0), (x, y)], "ink", 1.1)
    if look.number("bloom"):
        flower = pen.at(-18, -10)
        for turn in (-60, 60, -30, 30, 0):
            flower.at(0, 0, turn=turn).path("M0 2 C-9 -8 -6 -20 0 -24 C6 -20 9 -8 0 2", look["flower"])


@figure(earth="tan", moss="main", chair=0)
def hummock(pen: Pen, look: Settings) -> None:
    """A mossy hummock, its top at y -24; with a face, and with a deckchair and a flag when `chair` is 1."""
    if look.number("chair"):
        pen.tube([(34, -14), (38, -70)], "wood", 3.4)
        pen.path("M38 -70 C50 -76 54 -62 68 -68 L66 -50 C54 -46 50 -56 37 -52 Z", "red")
        pen.tube([(-30, -18), (2, -46)], "wood", 4)
        pen.tube([(-4, -18), (-34, -52)], "wood", 4)
        pen.path("M-34 -52 C-30 -36 -20 -28 2 -46 L-2 -36 C-18 -20 -32 -28 -40 -46 Z", "paper")
        pen.stroke([(-36, -48), (-28, -34), (-16, -31)], "red", 3)
    pen.path("M-70 50 C-66 10 -44 -22 -4 -24 C40 -24 66 10 72 50 Z", look["earth"])
    pen.path("M-66 28 C-60 0 -40 -22 -4 -24 C38 -24 60 -2 68 28 L58 20 L50 30 L40 14 L28 20 L18 4 L4 10 L-8 0 L-20 12 "
             "L-32 6 L-42 22 L-54 16 Z", look["moss"])  # fmt: skip
    for x, y in ((-50, 10), (-24, -10), (24, -12), (50, 8)):
        pen.stroke([(x, y), (x - 2, y - 6)], "ink", 1.6)
        pen.stroke([(x + 4, y), (x + 6, y - 5)], "ink", 1.6)
    if look.face != "plain":
        faces.face(pen.at(0, 22), look.face, 1.2)


@figure(colour="accent", glow="slime")
def gas_bubble(pen: Pen, look: Settings) -> None:
    """An enormous bubble of two colours, a lit fuse for its tail at the lower right."""
    fuse(pen, [(28, 34), (44, 40), (40, 52), (58, 56)], 4.5, lit=13)
    shape = ring(0, 0, 48, 46)
    with pen.inside(shape) as inner:
        inner.poly(shape, look["colour"], shade=1.4)
        inner.blob([(-60, 20), (-30, 8), (-6, 24), (20, 10), (60, 26), (50, 60), (-50, 60)], look["glow"], line=0)
        inner.blob([(-44, -2), (-28, -12), (-14, 0), (-30, 6)], look["glow"], line=0)
        inner.blob([(16, -20), (30, -26), (38, -12), (24, -8)], look["glow"], line=0)
    gloss(pen, 0, 0, 52, 50)
    if look.face != "plain":
        faces.face(pen.at(0, 4), look.face, 1.5)


@figure(cap="pale", spot="slime", stem="paper")
def toadstool_bomb(pen: Pen, look: Settings) -> None:
    """A pale toadstool with a lit fuse on its cap, smiling sweetly."""
    fuse(pen, [(2, -40), (6, -54), (22, -56), (26, -46)], 4.5, lit=13)
    pen.path("M-22 -4 C-16 14 -26 30 -30 44 C-14 54 14 54 30 44 C26 30 16 14 22 -4 Z", look["stem"])
    pen.path("M-24 4 C-10 10 10 10 24 4 L27 14 L18 11 L10 17 L0 12 L-10 17 L-18 11 L-27 14 Z", look["stem"])
    pen.path("M-54 0 C-54 -58 54 -58 54 0 C30 12 -30 12 -54 0", look["cap"])
    for x, y, r in ((-34, -16, 7), (-8, -34, 8), (26, -28, 6), (40, -8, 5), (12, -12, 5)):
        pen.oval(x, y, r, r * 0.85, look["spot"], line=0.6)
    pen.stroke([(-42, -8), (-36, -26)], "paper", 4)
    faces.face(pen.at(0, 27), look.face, 0.95)
    for one in pen.both():
        one.oval(19, 36, 5, 3.4, "ember", line=0)


@figure(earth="tan", grass="slime")
def compost(pen: Pen, look: Settings) -> None:
    """A heap of compost as round as a bomb, its fuse a seedling; what was buried in it sticks out."""
    fuse(pen, [(0, -34), (-2, -48), (6, -60), (14, -54)], 4, lit=12)
    for turn, x in ((-66, -3), (66, 0)):
        pen.at(x, -42, turn=turn).path("M0 2 C-12 -8 -10 -24 0 -32 C10 -24 12 -8 0 2", look["grass"])
    boot = pen.at(40, -2, turn=24)
    boot.path("M-14 -10 L8 -10 L10 -26 C20 -36 32 -28 30 -16 L28 12 L-14 12 Z", "accent")
    boot.box(31, -7, 7, 42, "iron", r=2)
    for y in (-10, 0, 10):
        boot.stroke([(33, y), (36, y)], "paper", 1.4)
    shape = ring(0, 10, 44, 42)
    with pen.inside(shape) as inner:
        inner.poly(shape, look["earth"], shade=0)
        for y, colour in ((-34, "wood"), (-12, "dark"), (8, "tan"), (28, "deep")):
            inner.poly([*[(x, y + 3 * math.sin(x / 5 + y)) for x in range(-50, 51, 4)], (50, 70), (-50, 70)], colour)
        chance = dice(5)
        for i in range(18):
            at = (chance.uniform(-38, 38), chance.uniform(-26, 46))
            colour = ("slime", "light", "ember", "accent")[i % 4]
            inner.oval(*at, chance.uniform(2, 3.6), 2, colour, line=0.5, turn=chance.uniform(0, 180))
    gloss(pen, 0, 10, 46, 44)
    for x, flip in ((-27, False), (-6, True)):
        pen.at(x, -20, 1.0, flip=flip).path("M-7 6 C-12 -8 -12 -18 -6 -26 C-4 -14 2 -8 7 6 Z", "light")
    if look.face != "plain":
        faces.face(pen.at(0, 14), look.face, 1.15)


@figure(top="red", under="paper")
def float_bomb(pen: Pen, look: Settings) -> None:
    """A bomb painted like a fishing float, a brick still tied round its waist; it stands in water at y 40."""
    pen.tube([(0, 40), (0, 62)], "wood", 6)
    shape = ring(0, 4, 38, 38)
    fuse(pen, [(0, -38), (2, -52), (16, -58), (24, -50)], 5, lit=13)
    pen.box(0, -36, 16, 12, "iron", r=2)
    with pen.inside(shape) as inner:
        inner.poly(shape, look["under"])
        inner.path("M-60 -60 L60 -60 L60 0 Q0 14 -60 0 Z", look["top"], line=1.0)
    gloss(pen, 0, 4, 38, 38)
    pen.tube([(-36, 20), (0, 31), (36, 20)], "tan", 5)
    pen.tube([(34, 21), (50, 16), (52, 28)], "tan", 4)
    pen.box(54, 38, 30, 18, "ember", r=1, turn=14)
    pen.stroke([(46, 32), (44, 42)], "tan", 4)
    faces.face(pen.at(0, 4), look.face, 1.15)


@figure(mud="tan", gum="wood", throat="deep", spike="steel")
def mud_mouth(pen: Pen, look: Settings) -> None:
    """A wide toothless mouth in the mud, mine horns round its lips, two sleepy eyes above."""
    for i in range(13):
        a = math.radians(150 + 240 * i / 12)
        x, y = 62 * math.cos(a), 4 + 34 * math.sin(a)
        horn = pen.at(x, y, turn=math.degrees(math.atan2(y - 4, x)) + 90)
        horn.poly([(-6, 6), (-5, -8), (5, -8), (6, 6)], look["spike"])
        horn.oval(0, -10, 5.5, 5, "red")
    pen.oval(0, 6, 66, 36, look["mud"])
    pen.oval(0, 10, 52, 26, look["gum"])
    pen.oval(0, 12, 46, 21, look["throat"], shade=0)
    pen.path("M-26 28 C-18 16 18 16 26 28 Q0 36 -26 28", "red", line=0.8)
    for one in pen.both():
        one.oval(42, -34, 16, 15, look["mud"])
    faces.eyes(pen.at(0, -32), look.face, gap=42, r=11)


@figure(pot="iron", stew="red")
def cauldron(pen: Pen, look: Settings) -> None:
    """A three-legged cauldron of stew; the ladle's handle burns, and two guests sit in it with napkins on."""
    fuse(pen, [(26, -22), (38, -44), (52, -50), (60, -42)], 5, lit=13)
    for x, turn in ((-30, 14), (30, -14), (0, 0)):
        pen.at(x, 44, turn=turn).path("M-6 -10 L6 -10 L4 14 L-4 14 Z", look["pot"])
    for one in pen.both():
        one.tube([(44, -8), (58, -8), (56, 8)], "steel", 4)
    pen.oval(0, -18, 44, 13, look["pot"])
    pen.oval(0, -17, 38, 9.5, look["stew"], line=0.8, shade=0)
    for x, body, expression in ((-17, "accent", "sad"), (11, "slime", look.face)):
        guest = pen.at(x, -20, 0.42)
        for one in guest.both():
            one.path("M8 -30 C12 -48 26 -46 28 -56 C38 -40 32 -28 22 -18 Z", "light")
        guest.path("M-32 14 C-36 -46 36 -46 32 14 Z", body)
        faces.eyes(guest.at(0, -6), expression, gap=11, r=10)
    pen.path("M-50 -16 C-30 2 30 2 50 -16 C58 28 34 48 0 48 C-34 48 -58 28 -50 -16", look["pot"])
    pen.path("M-50 -16 C-30 2 30 2 50 -16 L49 -8 C30 10 -30 10 -49 -8 Z", "steel")
    pen.stroke([(-36, 10), (-30, 28)], "paper", 4)
    for x in (-17, 12):
        pen.path(f"M{x - 9} -2 L{x + 9} -2 L{x + 6} 18 L{x} 22 L{x - 7} 16 Z", "paper")
        pen.oval(x - 1, 10, 3, 2.6, look["stew"], line=0)
    for x, y, r in ((-36, -18, 4), (36, -20, 3)):
        pen.oval(x, y, r, r, "ember", line=0.6)


@figure(jelly="slime", shine="light")
def spawn_egg(pen: Pen, look: Settings) -> None:
    """A jelly egg, its top cracked open and lifted; the toy inside waves hello."""
    for points, turn in (((14, -52), 16),):
        lid = pen.at(*points, turn=turn)
        lid.path("M-36 10 C-34 -22 34 -22 36 10 L26 2 L18 12 L8 2 L-2 12 L-12 2 L-22 12 L-28 4 Z", look["jelly"])
        lid.arc(0, 10, 28, 20, 205, 245, "paper", 4)
    shape = curve("M-42 -10 L-30 -20 L-20 -8 L-8 -20 L2 -8 L14 -20 L22 -8 L32 -18 L42 -10 C50 24 32 54 0 54 "
                  "C-32 54 -50 24 -42 -10 Z")  # fmt: skip
    pen.poly(shape, look["jelly"])
    pen.oval(1, 20, 31, 27, look["shine"], line=0.6)
    toy = pen.at(-2, 12, 0.6)
    for arm in ([(-28, 10), (-42, 2), (-46, -18)], [(28, 12), (40, 20), (36, 32)]):
        toy.tube(arm, "iron", 5)
        toy.oval(*arm[-1], 7, 7, "paper")
    round_bomb(toy, "iron")
    faces.face(toy.at(0, 8), look.face, 1.2)
    pen.arc(0, 18, 38, 32, 150, 205, "paper", 4)
    for x, y, r in ((-30, 40, 3), (26, 42, 4), (34, 28, 2.4)):
        pen.oval(x, y, r, r, "paper", line=0)


@figure(mud="tan", back="wood", dark="deep")
def gloop(pen: Pen, look: Settings) -> None:
    """A colossal crown of mud frozen in mid-splash, a ball of mud on every tip."""
    pen.oval(0, 44, 96, 16, look["mud"])
    for x, top in ((-40, -30), (-20, -42), (0, -36), (20, -46), (40, -30)):
        tip = x * 1.12
        pen.path(f"M{x - 10} -8 Q{tip - 2} {top + 14} {tip - 2} {top} L{tip + 2} {top} "
                 f"Q{tip + 2} {top + 14} {x + 10} -8 Z", look["back"])  # fmt: skip
        pen.oval(tip, top - 3, 5, 5, look["back"])
    pen.oval(0, -10, 59, 15, look["dark"], shade=0)
    pen.path("M-60 -14 C-58 12 -46 26 -74 44 C-40 54 40 54 74 44 C46 26 58 12 60 -14 C44 10 -44 10 -60 -14",
             look["mud"])  # fmt: skip
    for x, y, tip, top in ((-49, -6, -77, -34), (-34, 1, -46, -16), (-12, 4, -15, -10), (13, 4, 17, -14),
                           (35, 1, 49, -20), (49, -6, 78, -30)):  # fmt: skip
        pen.path(f"M{x - 10} {y + 8} Q{x * 0.9 + tip * 0.1 - 4} {y - 4} {tip - 2.4} {top} L{tip + 2.4} {top} "
                 f"Q{x * 0.9 + tip * 0.1 + 5} {y - 2} {x + 10} {y + 8} Z", look["mud"])  # fmt: skip
        pen.poly([(x - 8, y + 1), (x + 8, y + 1), (x + 12, y + 13), (x - 12, y + 13)], look["mud"], line=0)
        pen.oval(tip, top - 3, 6, 6, look["mud"])
        pen.oval(tip - 2, top - 5, 1.6, 1.6, "light", line=0)
    pen.path("M-50 6 C-34 18 34 18 50 6 C46 22 30 30 0 30 C-30 30 -46 22 -50 6", look["mud"], line=0, shade=0)
    for points in ([(-48, 12), (-46, 24), (-54, 36)], [(-26, 18), (-26, 32)], [(40, 16), (40, 28), (48, 38)]):
        pen.stroke(points, "light", 2.6)
    for x, y, r in ((-60, -46, 5), (62, -44, 4), (-8, -54, 3.4), (78, -46, 3), (32, -58, 4)):
        pen.oval(x, y, r, r * 1.1, look["mud"])


@figure(mud="tan", dark="deep", light="wood")
def ripples(pen: Pen, look: Settings) -> None:
    """One perfect set of rings on mud, and the last inch of a burning fuse going under."""
    for rx, ry, colour in ((62, 36, look["dark"]), (52, 30, look["light"]), (36, 20, look["dark"]),
                           (27, 14.5, look["mud"]), (14, 6.5, look["dark"])):  # fmt: skip
        pen.oval(0, 6, rx, ry, colour, shade=0)
    for rx, ry in ((57, 33), (32, 17)):
        pen.arc(0, 6, rx, ry, 195, 250, "light", 2.4)
    fuse(pen, [(0, 7), (1, -10), (-3, -22), (3, -34)], 6, lit=15)


@figure(mud="wood", light="light")
def mud_flat(pen: Pen, look: Settings) -> None:
    """Level streaks on a wide field of mud."""
    for x, y, w in ((-52, -26, 14), (-10, -30, 20), (44, -25, 16), (-60, 34, 12), (56, 36, 14), (60, 2, 8), (-62, 6, 7),
                    (0, 44, 18), (-34, 46, 8)):  # fmt: skip
        pen.stroke([(x - w, y), (x + w, y)], look["mud"], 2)


@figure(thread="slime", cap="accent")
def mycelium(pen: Pen, look: Settings) -> None:
    """A glowing web of threads under one small mushroom, which stands at the origin's top, y -40."""
    nodes: list[Point] = [(-54, -2), (-22, 8), (14, -4), (50, 2), (-40, 34), (-4, 38), (32, 32), (62, 40)]
    for pair in ("01", "12", "23", "04", "14", "15", "25", "26", "36", "37", "45", "56", "67"):
        a, b = nodes[int(pair[0])], nodes[int(pair[1])]
        (ax, ay), (bx, by) = a, b
        middle = ((ax + bx) / 2 + (by - ay) * 0.16, (ay + by) / 2 - (bx - ax) * 0.16)
        pen.tube([a, middle, b], look["thread"], 2.2, line=0.7)
    for x, y in nodes[1:3]:
        pen.tube([(0, -26), (x * 0.6, (y - 26) / 2), (x, y)], look["thread"], 3, line=0.8)
    pen.tube([(0, -26), (2, 4), (-4, 38)], look["thread"], 3, line=0.8)
    for x, y in nodes:
        pen.oval(x, y, 4, 4, look["thread"], line=0.8)
    pen.path("M-6 -42 C-4 -34 -8 -30 -8 -24 L8 -24 C8 -30 4 -34 6 -42 Z", "paper")
    pen.path("M-18 -40 C-18 -58 18 -58 18 -40 Q0 -34 -18 -40", look["cap"])
    for x, y in ((-8, -45), (4, -49), (10, -43)):
        pen.oval(x, y, 2.4, 2, "paper", line=0)


@figure(grass="slime", soil="dark", sky="light")
def sod(pen: Pen, look: Settings) -> None:
    """Sky, grass and the cut edge of the soil across the whole picture; the turf's top is at y -4."""
    pen.box(0, -30, 200, 52, look["sky"], line=0)
    top: list[Point] = [(-100, -4), (100, -4)]
    teeth: list[Point] = [(100 - 5 * i, 8 if i % 2 else 3) for i in range(41)]
    pen.poly([*top, *teeth], look["grass"], shade=0)
    for x, y, r in ((-60, 20, 4), (-26, 28, 3), (62, 24, 4), (30, 30, 3), (-64, 56, 5), (66, 60, 4), (-30, 64, 3)):
        pen.oval(x, y, r * 1.4, r, look["soil"], line=0.7)


@figure(colour="light")
def splash(pen: Pen, look: Settings) -> None:
    """Water thrown up round something that has just come out of it at the origin."""
    for one in pen.both():
        one.path("M-4 16 C10 10 14 -4 22 -26 C28 -12 32 -6 40 -22 C44 -8 50 -6 58 -12 C58 0 72 4 70 16 Z",
                 look["colour"], line=0.9)  # fmt: skip
        one.oval(34, -36, 4, 5, look["colour"], line=0.8)
        one.oval(56, -26, 3, 4, look["colour"], line=0.8)
    pen.path("M-72 14 C-40 4 -20 16 0 10 C20 16 40 4 72 14 C50 26 -50 26 -72 14", look["colour"], line=0.9)


@figure(mud="tan", gum="wood")
def mud_lip(pen: Pen, look: Settings) -> None:
    """The lower lip of the mud mouth: what is being swallowed goes behind it."""
    pen.poly([*ring(0, 10, 54, 27, 12, 168), *reversed(ring(0, 12, 46, 21, 12, 168))], look["gum"], line=0.9, shade=0)
    for x, y in ((-46, 24), (46, 26)):
        pen.oval(x, y, 5, 3.4, look["mud"], line=0.7)


@figure(leaf="main")
def weeds(pen: Pen, look: Settings) -> None:
    """Waterweed waving from the bottom at y 50."""
    for x, top in ((-20, -34), (0, -56), (20, -20)):
        pen.tube([(x, 54), (x - 8, 30), (x + 8, 6), (x - 6, (top - 6) / 2), (x + 4, top)], look["leaf"], 7)


@figure(colour="accent", other="paper", count=26, seed=3, reach=62)
def spores(pen: Pen, look: Settings) -> None:
    """Spores blown in every direction, most of them up."""
    chance = dice(look.number("seed"))
    for i in range(int(look.number("count"))):
        a = math.radians(chance.uniform(-186, 6))
        r = look.number("reach") * chance.uniform(0.45, 1.0)
        size = chance.uniform(1.8, 5)
        colour = look["colour" if i % 3 else "other"]
        pen.oval(r * 1.1 * math.cos(a), r * 0.5 * math.sin(a), size, size, colour, line=0.8)
