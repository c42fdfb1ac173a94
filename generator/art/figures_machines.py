"""Figures of metal: robots, engines and whatever else is screwed together."""

from __future__ import annotations

from generator.art import expressions as faces
from generator.art.curves import curve
from generator.art.figures_bombs import flame, round_bomb
from generator.art.figures_workers import gear as cog, hex_nut, spanner
from generator.art.pen import Pen
from generator.art.registry import Settings, figure

_FIRE = Settings("plain", {"outer": "ember", "inner": "spark"})


@figure(body="main", head="accent", joint="steel")
def robot(pen: Pen, look: Settings) -> None:
    """A boxy robot tightening its own arm, which has come off."""
    for x in (-13, 13):
        pen.tube([(x, 30), (x, 46)], look["joint"], 7)
        pen.path(f"M{x - 10} 54 C{x - 10} 42 {x + 10} 42 {x + 10} 54 Z", look["body"])
    pen.tube([(-24, -2), (-34, 0)], look["joint"], 7)
    for dx, dy in ((-40, -8), (-43, 2), (-39, 10)):
        pen.stroke([(dx + 2, dy * 0.6 + 1), (dx - 4, dy)], "spark", 2)
    loose = pen.at(-50, 14, turn=16)
    loose.tube([(0, -16), (0, 10)], look["joint"], 7)
    loose.path("M-9 10 L9 10 L9 24 L4 24 L4 16 L-4 16 L-4 24 L-9 24 Z", look["body"])
    pen.box(0, 12, 52, 42, look["body"], r=5)
    pen.box(0, 12, 32, 24, "light", r=2, shade=0.5)
    pen.arc(-6, 16, 8, 8, 180, 330, "ink", 1.6)
    pen.stroke([(-6, 16), (-1, 9)], "red", 2)
    for x, colour in ((8, "red"), (8, "spark")):
        pen.oval(x, 7 if colour == "red" else 17, 3.2, 3.2, colour, line=0.7)
    pen.tube([(24, -2), (42, 6), (44, -8)], look["joint"], 7)
    spanner(pen.at(46, 8, 0.9, turn=14), "spark", 40)
    pen.oval(44, -6, 7, 7, look["body"])
    pen.box(0, -12, 14, 8, look["joint"])
    pen.tube([(0, -44), (0, -54)], look["joint"], 3)
    pen.oval(0, -57, 5, 5, "red")
    for one in pen.both():
        one.box(29, -28, 8, 14, look["joint"], r=2)
    pen.box(0, -29, 52, 32, look["head"], r=7)
    faces.eyes(pen.at(0, -30), look.face, gap=11, r=8, white="light")
    pen.box(0, -18, 24, 6, "ink", r=1, line=0)
    for x in (-8, -3, 2, 7):
        pen.box(x, -18, 3, 4, "light", line=0)


@figure(body="main", arm="iron", parcel="wood")
def drone(pen: Pen, look: Settings) -> None:
    """A four-rotor drone with a parcel that ticks."""
    for x, y in ((-46, -26), (46, -26), (-30, -34), (30, -34)):
        pen.tube([(0, -18), (x, y + 6)], look["arm"], 5)
        pen.oval(x, y, 24 if abs(x) > 40 else 16, 4.6, "light", shade=0)
        pen.box(x, y + 4, 6, 9, look["arm"], r=2)
    for one in pen.both():
        one.tube([(14, -2), (20, 12), (13, 14)], look["arm"], 4)
    pen.box(0, 28, 44, 34, look["parcel"], r=1)
    pen.box(0, 28, 8, 34, "light", line=0.7)
    pen.stroke([(-21, 17), (21, 17)], "ink", 1.2)
    round_bomb(pen.at(-12, 33, 0.17), "ink", shiny=0)
    pen.path("M-30 -14 C-28 -34 28 -34 30 -14 C28 4 -28 4 -30 -14", look["body"])
    faces.eyes(pen.at(0, -13), look.face, gap=11, r=8.5)
    pen.stroke([(-22, -22), (-12, -27)], "paper", 2.4)


@figure(coat="main", metal="steel", hat="dark")
def sentry(pen: Pen, look: Settings) -> None:
    """A wind-up tin soldier, stiff as his rifle, a key in the back."""
    pen.tube([(16, 4), (36, 0)], "spark", 4)
    for y in (-8, 8):
        pen.oval(42, y, 8, 8, "spark")
        pen.oval(42, y, 3, 3, "ink", line=0)
    pen.box(0, 60, 60, 10, "wood", r=3)
    for x in (-9, 9):
        pen.box(x, 40, 14, 32, look["hat"], r=1)
        pen.box(x, 52, 17, 10, "ink", r=2)
    pen.box(0, 8, 42, 40, look["coat"], r=6)
    for one in pen.both():
        one.stroke([(16, -8), (-4, 24)], "paper", 4)
        one.box(24, -7, 14, 8, "spark", r=3)
    for y in (-2, 8, 18):
        pen.oval(0, y, 2.4, 2.4, "spark", line=0.5)
    pen.tube([(-32, -62), (-30, 36)], "wood", 6)
    pen.stroke([(-32.5, -60), (-33, -82)], "steel", 3)
    pen.tube([(-32, -60), (-31, -20)], "iron", 4)
    pen.tube([(-25, -4), (-34, 10), (-30, 22)], look["coat"], 10)
    pen.oval(-30, 22, 6.5, 6.5, "paper")
    pen.tube([(25, -4), (27, 24)], look["coat"], 10)
    pen.oval(27, 26, 6.5, 6.5, "paper")
    pen.box(0, -26, 34, 28, look["metal"], r=9)
    for one in pen.both():
        one.oval(14, -20, 3.6, 2.6, "red", line=0)
        one.oval(17, -27, 3, 3, "iron", line=0.7)
    faces.eyes(pen.at(0, -27), look.face, gap=7.5, r=5.8)
    pen.box(0, -16, 13, 4, "ink", line=0)
    pen.path("M-18 -36 L-20 -70 L20 -70 L18 -36 Z", look["hat"])
    pen.oval(0, -70, 20, 5, look["hat"])
    pen.path("M-20 -36 L20 -36 L16 -31 L-16 -31 Z", "ink")
    cog(pen, 0, -54, 9, "spark", teeth=8)
    pen.path("M-4 -70 C-12 -88 12 -88 4 -70 Z", "red")


@figure(frame="main", head="steel", trim="accent")
def steam_hammer(pen: Pen, look: Settings) -> None:
    """A steam hammer: an arch, a piston and a block that falls."""
    for one in pen.both():
        one.path("M22 -44 L40 -44 L52 52 L32 52 Z", look["frame"])
        for y in (-30, -6, 18, 42):
            one.oval(34 + y * 0.07, y, 2.4, 2.4, look["trim"], line=0.6)
        one.tube([(40, -50), (58, -46), (56, -28)], "iron", 6)
    pen.box(0, -48, 92, 18, look["frame"], r=4)
    pen.box(0, -62, 32, 22, look["trim"], r=4)
    pen.oval(0, -48, 8, 8, "light", shade=0.4)
    pen.stroke([(0, -48), (5, -52)], "red", 2)
    pen.box(0, -28, 12, 28, "steel")
    pen.box(0, -4, 50, 30, look["head"], r=3)
    pen.box(0, 8, 56, 9, "iron", r=2)
    faces.eyes(pen.at(0, -7), look.face, gap=11, r=7)


@figure(body="accent", slime="slime", dark="dark")
def reactor(pen: Pen, look: Settings) -> None:
    """A patched vessel with a leak that was planned."""
    pen.tube([(-30, 10), (-52, 10), (-52, 34)], "iron", 10, curved=False)
    pen.tube([(30, -14), (50, -14), (50, -44)], "iron", 10, curved=False)
    pen.box(50, -46, 18, 7, "iron", r=2)
    pen.box(-52, 36, 18, 7, "iron", r=2)
    pen.path("M-34 -26 C-34 -56 34 -56 34 -26 L34 42 L-34 42 Z", look["body"])
    for y in (-24, 38):
        pen.box(0, y, 76, 8, "iron", r=2)
        for x in (-30, -10, 10, 30):
            pen.oval(x, y, 2, 2, "steel", line=0)
    pen.oval(0, 4, 23, 23, "spark")
    for turn in (0, 120, 240):
        pen.at(0, 4, turn=turn).path("M-3.2 -5.5 L-9.5 -16.5 Q0 -22 9.5 -16.5 L3.2 -5.5 Q0 -7 -3.2 -5.5", "ink",
                                     line=0)  # fmt: skip
    pen.oval(0, 4, 3.6, 3.6, "ink", line=0)
    pen.path("M14 -48 C26 -44 36 -36 35 -20 C34 -8 30 -6 28 -14 C26 -22 22 -18 21 -10 C19 -2 14 -6 15 -16 "
             "C15 -28 8 -40 14 -48", look["slime"])  # fmt: skip
    pen.path("M-57 40 L-47 40 L-46 54 L-58 54 Z", look["slime"], line=0.8)
    pen.stroke([(-27, -34), (-18, -44)], "paper", 3)


@figure(body="steel", pole="red", tip="paper")
def magnet(pen: Pen, look: Settings) -> None:
    """A horseshoe magnet, poles down."""
    arch = "M-36 40 L-36 -8 C-36 -52 36 -52 36 -8 L36 40 L16 40 L16 -6 C16 -26 -16 -26 -16 -6 L-16 40 Z"
    with pen.inside(curve(arch)) as inner:
        inner.path(arch, look["pole"])
        for x in (-26, 26):
            inner.box(x, 32, 24, 18, look["tip"], shade=0.5)
    pen.arc(0, -8, 30, 30, 190, 240, "paper", 3.6)


@figure(fill="steel", hole="ink", teeth=9)
def gear(pen: Pen, look: Settings) -> None:
    """A cog."""
    cog(pen, 0, 0, 48, look["fill"], teeth=int(look.number("teeth")), hole=look["hole"])
    pen.arc(0, 0, 25, 25, 190, 250, "paper", 4)


@figure(fill="steel")
def nut(pen: Pen, look: Settings) -> None:
    """A hexagonal nut."""
    hex_nut(pen, 0, 0, 46, look["fill"])


@figure(fill="steel")
def wrench(pen: Pen, look: Settings) -> None:
    """A spanner standing on its handle."""
    spanner(pen.at(0, 48, 1.2), look["fill"], 70)


@figure(fill="steel")
def screw(pen: Pen, look: Settings) -> None:
    """A screw, point down."""
    pen.path("M-9 -26 L9 -26 L8 26 L0 46 L-8 26 Z", look["fill"])
    for y in (-16, -4, 8, 20):
        pen.stroke([(-12, y + 4), (12, y - 3)], "ink", 2.4)
    pen.path("M-24 -26 C-24 -50 24 -50 24 -26 Z", look["fill"])
    pen.stroke([(0, -44), (0, -36)], "ink", 4)


@figure(pot="iron", metal="ember", glow="spark")
def crucible(pen: Pen, look: Settings) -> None:
    """A ladle of molten metal tipped to the left, pouring."""
    pen.path("M-40 -16 C-52 -8 -56 10 -56 64 L-38 64 C-38 20 -38 6 -28 -2 Z", look["metal"])
    pen.path("M-40 -8 C-48 0 -50 12 -50 64 L-45 64 C-45 20 -44 4 -34 -2 Z", look["glow"], line=0)
    for x in (-36, 36):
        pen.tube([(x, -18), (x * 0.6, -46), (0, -54)], "steel", 5)
    pen.oval(0, -55, 7, 7, "steel")
    tilted = pen.at(0, 0, turn=-14)
    tilted.path("M-42 -20 L42 -20 C42 20 26 38 0 38 C-26 38 -42 20 -42 -20", look["pot"])
    tilted.oval(0, -20, 43, 12, look["pot"])
    tilted.oval(0, -19, 36, 8.5, look["metal"], line=0.8)
    tilted.oval(-4, -19, 24, 4.6, look["glow"], line=0)
    tilted.path("M-44 -24 L-34 -12 L-28 -20 Z", look["metal"], line=0)
    if look.face != "plain":
        faces.face(tilted.at(0, 8), look.face, 1.0)


@figure(belt="iron", frame="main", wheel="steel")
def conveyor(pen: Pen, look: Settings) -> None:
    """A conveyor belt, its top at y 0, 140 units long."""
    for x in (-52, 52):
        pen.poly([(x - 7, 18), (x + 7, 18), (x + 12, 52), (x - 12, 52)], look["frame"])
    pen.box(0, 12, 156, 24, look["belt"], r=12)
    for x in range(-62, 63, 31):
        pen.oval(x, 12, 7.6, 7.6, look["wheel"])
        pen.oval(x, 12, 2.2, 2.2, "ink", line=0)
    for x in range(-70, 71, 14):
        pen.stroke([(x, 0.5), (x, 3.2)], "steel", 1.6)


@figure(cab="main", body="slime", trim="spark")
def truck(pen: Pen, look: Settings) -> None:
    """A refuse truck facing left, its hopper at the back a mouth full of teeth."""
    pen.path("M-18 -36 L44 -42 L50 -20 L38 32 L-18 32 Z", look["body"])
    for x in (-4, 12, 27):
        pen.stroke([(x, -34), (x, 26)], "ink", 1.5)
    pen.path("M38 -44 C60 -48 70 -34 66 -22 L48 -12 L36 -22 Z", look["body"])
    pen.path("M34 34 L40 4 L64 14 C66 28 60 36 52 38 Z", look["body"])
    pen.path("M48 -14 L66 -22 L62 14 L42 4 Z", "deep", line=0.8, shade=0)
    pen.poly([(47, -13), (52, -5), (55, -16), (60, -8), (66, -22)], "paper", line=0.7, shade=0)
    pen.poly([(42, 4), (47, -2), (51, 8), (57, 1), (63, 14)], "paper", line=0.7, shade=0)
    pen.path("M-60 34 L-60 6 L-48 -22 L-20 -22 L-20 34 Z", look["cab"])
    pen.path("M-54 4 L-45 -15 L-26 -15 L-26 4 Z", "light", shade=0.5)
    if look.face != "plain":
        faces.eyes(pen.at(-39, -3), look.face, gap=7.5, r=6)
    pen.oval(-57, 18, 4, 5, "spark")
    pen.box(-38, 31, 48, 7, look["trim"], r=2)
    pen.box(12, 31, 48, 7, "iron", r=2)
    for x in (-40, 4, 32):
        pen.oval(x, 40, 13, 13, "ink", shade=0)
        pen.oval(x, 40, 6, 6, "steel")


@figure(lamp="red", base="iron")
def siren(pen: Pen, look: Settings) -> None:
    """A flashing siren."""
    pen.path("M-28 30 L-28 -10 C-28 -46 28 -46 28 -10 L28 30 Z", look["lamp"])
    pen.path("M-12 30 L-12 -4 C-12 -20 12 -20 12 -4 L12 30 Z", "spark", line=0.8, shade=0)
    pen.stroke([(-20, -4), (-16, -22), (-8, -29)], "paper", 4)
    pen.box(0, 34, 70, 14, look["base"], r=4)
    if look.face != "plain":
        faces.face(pen.at(0, 4), look.face, 0.9)


@figure(body="steel", nose="main", band="spark")
def booster(pen: Pen, look: Settings) -> None:
    """A rocket engine flying right, fire behind."""
    flame(pen.at(-66, 0, 0.66, turn=-90), _FIRE)
    pen.path("M-44 -18 L-30 -10 L-30 10 L-44 18 Z", "iron")
    pen.path("M-32 -16 L24 -16 C40 -14 48 -6 50 0 C48 6 40 14 24 16 L-32 16 Z", look["body"])
    pen.path("M24 -16 C40 -14 48 -6 50 0 C48 6 40 14 24 16 Q18 0 24 -16", look["nose"])
    for x in (-22, 8):
        pen.box(x, 0, 8, 36, look["band"], r=2)
    pen.stroke([(-12, -10), (0, -10)], "paper", 3)


@figure(case="main", button="red", ring="light")
def power_button(pen: Pen, look: Settings) -> None:
    """A big button on a plate, with the sign for on and off."""
    pen.box(0, 0, 96, 96, look["case"], r=14)
    for x, y in ((-39, -39), (39, -39), (-39, 39), (39, 39)):
        pen.oval(x, y, 3.6, 3.6, "steel", line=0.7)
    pen.oval(0, 0, 41, 41, look["ring"])
    pen.oval(0, 2, 33, 33, look["button"])
    pen.arc(0, 3, 17, 17, -55, 235, "paper", 6)
    pen.stroke([(0, -19), (0, 1)], "paper", 6)


@figure(plug="iron", wire="red", prong="spark")
def plug(pen: Pen, look: Settings) -> None:
    """A live plug rearing to the right like a snake."""
    pen.tube([(-70, 40), (-46, 44), (-44, 20), (-64, 6), (-50, -12), (-16, 0)], look["wire"], 8)
    for y in (-9, 9):
        pen.box(36, y, 18, 6, look["prong"], r=1)
    pen.path("M-18 -12 L6 -20 L28 -20 L28 20 L6 20 L-18 12 Z", look["plug"])
    faces.eyes(pen.at(10, 1), look.face, gap=8, r=7)


@figure(plate="steel", edge="main")
def plating(pen: Pen, look: Settings) -> None:
    """A breastplate of riveted sheets."""
    pen.path("M-44 -36 L-18 -44 L-12 -34 L12 -34 L18 -44 L44 -36 L40 6 C36 34 20 46 0 52 C-20 46 -36 34 -40 6 Z",
             look["edge"])  # fmt: skip
    pen.path("M-36 -30 L-20 -35 L-14 -26 L-3 -26 L-3 6 L-34 2 Z", look["plate"])
    pen.path("M36 -30 L20 -35 L14 -26 L3 -26 L3 6 L34 2 Z", look["plate"])
    pen.path("M-33 9 L-3 13 L-3 43 C-18 37 -30 28 -33 9", look["plate"])
    pen.path("M33 9 L3 13 L3 43 C18 37 30 28 33 9", look["plate"])
    for x, y in ((-30, -25), (-8, -20), (-28, -3), (-8, 1), (-27, 15), (-8, 19), (-9, 36)):
        pen.oval(x, y, 2.2, 2.2, "iron", line=0)
        pen.oval(-x, y, 2.2, 2.2, "iron", line=0)


@figure(boot="main", sole="red", trim="spark")
def magnet_boot(pen: Pen, look: Settings) -> None:
    """A boot with a horseshoe magnet for a sole, toe right; it stands at y 50."""
    for x in (-22, 26):
        pen.path(f"M{x - 16} 24 L{x + 16} 24 L{x + 16} 50 L{x + 7} 50 L{x + 7} 36 C{x + 5} 30 {x - 5} 30 {x - 7} 36 "
                 f"L{x - 7} 50 L{x - 16} 50 Z", look["sole"])  # fmt: skip
        for side in (-11.5, 11.5):
            pen.box(x + side, 46, 9, 8, "paper", shade=0)
    pen.path("M-34 -44 L2 -44 L4 -10 C18 -10 44 -6 44 18 L44 26 L-36 26 Z", look["boot"])
    pen.box(-16, -42, 44, 10, look["trim"], r=3)
    pen.box(-15, -18, 40, 7, "iron", r=1)
    pen.box(0, -18, 9, 10, look["trim"], r=1)
    pen.box(4, 24, 82, 8, "iron", r=2)
    pen.stroke([(-25, -30), (-25, -4)], "paper", 3.4)
