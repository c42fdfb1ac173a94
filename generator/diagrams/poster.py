"""A game's poster, for its tile, its first page and what messengers show: rays in its colours, and its own picture.

The picture is `site/pictures/<game>/front.yaml`; a game without one shows its emblem.
"""

from __future__ import annotations

from collections.abc import Sequence

from cards import Lang, Team
from generator.display import Box, Face, Item, Shape, burst, icon, mixed, moved, rays, rounded
from generator.flow import RolePalette
from generator.typesetting import BOLD, Direction, Style, Styled, TextBlock, TextStyle, direction, fit, place, tied

FRONT = "front"
"""The name of the picture with which a game presents itself."""
WIDTH, HEIGHT = 120.0, 63.0
"""The size of a poster in mm: that of 1200 × 630 pixels, which messengers and networks ask for."""
_RAYS, _EDGE, _FUSE = 20, 4.0, 1.6
_WORDS = 0.46
"""The share of the width that words take."""
_LIGHT = Style(color="light")


def poster(team: Team, lang: Lang, picture: Face | None, words: Sequence[str] = ()) -> Face:
    """A poster, with words beside the picture if there are any: a title, a line, and whose it is."""
    whole = Box(0, 0, WIDTH, HEIGHT)
    base = direction(lang)
    room = Box(0, 0, WIDTH, HEIGHT - _FUSE)
    if words:
        side = WIDTH * _WORDS
        room = Box(side if base == "ltr" else 0, 0, WIDTH - side, HEIGHT - _FUSE)
    items: list[Item] = [Shape(rounded(whole), team.dark)]
    beam = mixed(team.dark, team.main, 0.45)
    reach = Box(room.centre[0] - WIDTH, -WIDTH / 2, 2 * WIDTH, WIDTH + HEIGHT)
    items += [Shape(ray, beam) for ray in rays(reach, _RAYS)]
    items += _picture(team, room.inset(_EDGE), picture)
    if words:
        items += _panel(team, base, Box(0 if room.x else room.w, 0, WIDTH - room.w, HEIGHT), words)
    items.append(Shape(rounded(Box(0, HEIGHT - _FUSE, WIDTH, _FUSE)), team.accent))
    return Face(WIDTH, HEIGHT, tuple(items), findings=picture.findings if picture else ())


def set_words(base: Direction, blocks: list[TextBlock], box: Box, sizes: tuple[float, float], team: Team) -> list[Item]:
    """Paragraphs in white and the team's light, vertically centred in a box, at a size between the two given in pt."""
    style = TextStyle(*sizes, leading=1.14, min_leading=1.05, gap_em=0.7)
    fitted = fit(blocks, box.w, box.h, style)
    runs, _ = place(fitted, blocks, box, style, base=base, colors=RolePalette({"light": team.light}, "#ffffff"))
    return runs


def _picture(team: Team, room: Box, picture: Face | None) -> list[Item]:
    x, y = room.centre
    if picture is None:
        r = min(room.w, room.h) / 2
        box = Box(x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2)
        roles = {"dark": team.dark, "main": team.main, "light": team.light, "accent": team.accent}
        bang = Shape(burst((x, y), r, 18, 0.84), team.light, team.dark, 0.8)
        return [bang, *icon(team.emblem, box, team.dark, roles)]
    scale = min(room.w / picture.width, room.h / picture.height)
    return list(moved(picture.items, scale, x - picture.width * scale / 2, y - picture.height * scale / 2))


def _panel(team: Team, base: Direction, box: Box, words: Sequence[str]) -> list[Item]:
    title, *rest = words
    blocks = [TextBlock((Styled(title, BOLD),)), *(TextBlock(tied([Styled(word, _LIGHT)]), scale=0.5) for word in rest)]
    return [Shape(rounded(box), team.dark), *set_words(base, blocks, box.inset(5.0), (24, 11), team)]
