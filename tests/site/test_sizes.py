"""Cards of several sizes on the site: each picture has the proportions of its card, and its page says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PIL import Image

from cards import Game, load_game
from generator.face import cuts_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def harbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setenv("FITIL_GAMES", str(ROOT / "tests" / "generator" / "games"))
    load_game.cache_clear()
    yield load_game("harbour")
    load_game.cache_clear()


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_faces_have_the_proportions_of_their_cards(lang: str, harbour: Game, hook: Callable[..., ModuleType]) -> None:
    files: dict[str, Path] = {}
    site = SimpleNamespace(games=[harbour], lang=lang, lean=False, add=files.__setitem__)
    hook("pictures.faces").add_faces(site)
    sizes = site.faces["harbour"]
    assert {card: own[0] for card, own in sizes.items()} == {
        "dinghy": (300, 420),
        "galley": (300, 420),
        "fish-quay": (300, 215),
        "island": (300, 288),
        "coin": (300, 300),
    }
    assert {f"harbour/faces/{card}-{width}.webp" for card in sizes for width, _ in sizes[card]} == set(files)
    env = hook("templates").templates(lang)
    page = env.from_string(
        "{% from 'faces.html.jinja' import face with context %}{{ face(card, '../', '9rem', true) }}"
    )
    img = page.render(card=SimpleNamespace(id="fish-quay", round=False), sizes=sizes)
    assert re.findall(r' (width|height)="(\d+)"', img) == [("width", "300"), ("height", "215")]
    assert "disc" not in img
    assert 'class="disc"' in page.render(card=SimpleNamespace(id="coin", round=True), sizes=sizes)
    assert [cuts_of(harbour)[kind].round for kind in ("quay", "coin")] == [False, True]


def test_of_a_disc_nothing_is_seen_beside_it(harbour: Game, hook: Callable[..., ModuleType], tmp_path: Path) -> None:
    files: dict[str, Path] = {}
    site = SimpleNamespace(games=[harbour], lang="ru", lean=False, add=files.__setitem__)
    hook("pictures.faces").add_faces(site)
    social, corners = hook("pictures.social"), []
    for disc in (True, False):
        social._draw(files["harbour/faces/coin-600.webp"], tmp_path / "social.jpg", disc=disc)
        with Image.open(tmp_path / "social.jpg") as shown:
            left, top = (shown.width - shown.height) // 2 + social.MARGIN_PX, social.MARGIN_PX
            corners.append(max(shown.getpixel((left + 4, top + 4))))
    assert corners[0] < 128 < corners[1], "the dim ground, and no white corner"


def test_scripts_are_told_the_usual_size_and_those_that_differ(hook: Callable[..., ModuleType]) -> None:
    told = hook("pages.workshop").shapes({"a": [(300, 419)], "b": [(300, 215)], "c": [(300, 419)]})
    assert told == {"face": (300, 419), "faces": {"b": (300, 215)}, "large": 300}  # a lean site has no larger picture


def test_scripts_are_told_the_width_of_a_larger_picture(hook: Callable[..., ModuleType]) -> None:
    told = hook("pages.workshop").shapes({"a": [(300, 419), (450, 629), (600, 838)]})
    assert told["large"] == 450
