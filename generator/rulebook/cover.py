"""A rulebook's cover: the game's name, in its colours, and a picture that shows its idea."""

from __future__ import annotations

import math

from cards import Team
from generator.diagrams import set_words
from generator.display import Box, Face, Item, Shape, burst, icon, moved, polygon, rounded
from generator.flow import PageStyle
from generator.typesetting import BOLD, Style, Styled, TextBlock, tied

_MARGIN = 13.0
_RAYS = 18
_LIGHT = Style(color="light")


def cover(
    look: PageStyle, team: Team, *, title: str, subtitle: str, line: str, small: str, picture: Face | None
) -> Face:
    """The first page: title and subtitle, the picture (or the game's emblem) in the middle, small print at the foot."""
    width, height = look.width, look.height
    middle = width / 2, height * 0.56
    items: list[Item] = [Shape(rounded(Box(0, 0, width, height)), team.dark)]
    items += _rays(middle, math.hypot(width, height), team.main)
    items.append(Shape(rounded(Box(0, 0, width, 56)), team.dark))
    items.append(Shape(rounded(Box(0, 56, width, 1.6)), team.accent))
    items.append(Shape(rounded(Box(0, height - 36, width, 36)), team.dark))
    inner = width - 2 * _MARGIN
    head, foot = Box(_MARGIN, 8, inner, 42), Box(_MARGIN, height - 32, inner, 26)
    items += set_words(
        look.base,
        [TextBlock((Styled(title, BOLD),)), TextBlock((Styled(subtitle, _LIGHT),), scale=0.46)],
        head,
        (38, 20),
        team,
    )
    items += _middle(team, middle, inner, picture)
    items += set_words(
        look.base,
        [TextBlock(tied([Styled(line, BOLD)])), TextBlock(tied([Styled(small, _LIGHT)]), scale=0.72)],
        foot,
        (10.4, 8),
        team,
    )
    return Face(width, height, tuple(items))


def _middle(team: Team, middle: tuple[float, float], inner: float, picture: Face | None) -> list[Item]:
    x, y = middle
    if picture is None:
        box = Box(x - 30, y - 30, 60, 60)
        roles = {"dark": team.dark, "main": team.main, "light": team.light, "accent": team.accent}
        return [
            Shape(burst((x, y), 46, 18, 0.84), team.light, team.dark, 1.2),
            *icon(team.emblem, box, team.dark, roles),
        ]
    pad = 4.0
    scale = min((inner - 2 * pad) / picture.width, 96 / picture.height)
    w, h = picture.width * scale, picture.height * scale
    box = Box(x - w / 2 - pad, y - h / 2 - pad, w + 2 * pad, h + 2 * pad)
    frame = [Shape(rounded(box, 3), "#ffffff", team.dark, 1.4)]
    return [*frame, *moved(picture.items, scale, x - w / 2, y - h / 2)]


def _rays(middle: tuple[float, float], reach: float, color: str) -> list[Item]:
    x, y = middle
    turns = [2 * math.pi * ray / _RAYS for ray in range(_RAYS)]
    half = math.pi / _RAYS / 2
    ends = [[(x + reach * math.sin(t), y - reach * math.cos(t)) for t in (turn - half, turn + half)] for turn in turns]
    return [Shape(polygon([(x, y), *end]), color) for end in ends]
