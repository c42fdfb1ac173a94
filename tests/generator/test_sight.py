"""The lint of sight: what differs in play and is not told apart without colours is a finding with both names.

That nothing of ours is one, `make check` says, which lints every game.
"""

from dataclasses import replace

import pytest

from cards import load_game
from generator import sight
from generator.display import Box, Face, Shape, ellipse, rounded
from generator.face import FaceShelf, Icon, Ink, Look, template_of


def disc(fill: str, saver: bool, mark: float = 0.0) -> Face:
    """A token in a colour; with ink saved, its outline. A mark is a square so many mm wide."""
    items = [Shape(ellipse(Box(0, 0, 20, 20)), "#ffffff" if saver else fill, "#000000", 0.2)]
    if mark:
        items.append(Shape(rounded(Box(8, 8, mark, mark)), "#000000"))
    return Face(20, 20, tuple(items))


def ways(one: str, other: str, mark: float = 0.0) -> tuple[str, ...]:
    """The ways in which a disc and one of another colour, with a mark, are not told apart."""
    first, second = (
        sight._Seen(name, lambda ink, fill=fill, mark=mark: disc(fill, ink == "saver", mark))
        for name, fill, mark in (("one", one, 0.0), ("other", other, mark))
    )
    return sight._not_told_apart(first.views, second.views)


def test_red_and_green_of_one_lightness_are_one_colour_to_many() -> None:
    assert ways("#c8402f", "#5a7d2a") == ("saver", "grey", "protanopia", "deuteranopia")
    assert ways("#c8402f", "#ffe98a") == ("saver",)
    assert ways("#3366bb", "#5d5d9d") == ("saver", "grey", "protanopia", "tritanopia")


def test_a_sign_tells_apart_if_it_is_seen_at_arms_length() -> None:
    assert ways("#c8402f", "#c8402f", mark=3.0) == ()
    assert ways("#c8402f", "#c8402f", mark=1.5) == sight.WAYS


def test_owners_without_a_sign_are_a_finding_with_both_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("twister")
    template = template_of(game)
    lines = template.layouts["start-line"]
    bare = tuple(element for element in lines.elements or () if not isinstance(element, Icon))
    without = replace(template, layouts={**template.layouts, "start-line": replace(lines, elements=bare)})
    for module in ("generator.face.card_layout", "generator.face.back", "generator.sight"):
        monkeypatch.setattr(f"{module}.template_of", lambda _: without)
    shown = replace(game, cards={name: game.cards[name] for name in ("blue-line", "orange-line")})
    found = [pair for pair in sight._found(shown) if "line" in pair.one]
    assert ("start-line/blue", "start-line/orange") in [(pair.one, pair.other) for pair in found]
    assert all("saver" in pair.ways for pair in found)


@pytest.mark.parametrize("ink", ["full", "grey", "saver"])
def test_squares_have_lines_in_every_ink(ink: Ink) -> None:
    face = FaceShelf(game := load_game("twister"), Look(lang="ru", ink=ink)).of(game.cards["blue-line"])
    row = sight._pixels(face)[0].convert("L").crop((0, 24, 2 * 250, 25))  # through the middle of the squares, 2 px a mm
    light = list(row.tobytes())
    for edge in (25, 50, 75, 100):
        assert min(light[2 * edge - 1 : 2 * edge + 1]) < light[2 * edge + 6] - 15, edge
