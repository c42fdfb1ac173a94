"""Cards of several sizes on the site: each picture has the proportions of its card, and its page says so."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from cards import Game, load_game
from generator.face import cuts_of

ROOT = Path(__file__).resolve().parents[2]
FACES = ("a", 419, "faces/"), ("b", 215, "faces/"), ("c", 419, "../../faces/x/")


@pytest.fixture
def harbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setenv("FITIL_GAMES", str(ROOT / "tests" / "generator" / "games"))
    load_game.cache_clear()
    yield load_game("harbour")
    load_game.cache_clear()


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_faces_have_the_proportions_of_their_cards(lang: str, harbour: Game, hook: Callable[..., ModuleType]) -> None:
    files: dict[str, Path] = {}
    site = SimpleNamespace(games=[harbour], lang=lang, add=files.__setitem__)
    hook("pictures.faces").add_faces(site)
    sizes = site.faces["harbour"]
    assert {card: (face.width, face.height) for card, face in sizes.items()} == {
        "dinghy": (480, 671),
        "galley": (480, 671),
        "fish-quay": (480, 344),
        "island": (480, 461),
        "coin": (480, 480),
    }
    assert {f"harbour/{face.address}" for face in sizes.values() if not face.everywhere} == set(files)
    env = hook("templates").templates(lang)
    page = env.from_string("{% from 'faces.html.jinja' import face with context %}{{ face(card, '../', true) }}")
    img = page.render(card=SimpleNamespace(id="fish-quay", round=False), sizes=sizes)
    assert re.findall(r' (width|height)="(\d+)"', img) == [("width", "480"), ("height", "344")]
    assert "disc" not in img
    assert 'class="disc"' in page.render(card=SimpleNamespace(id="coin", round=True), sizes=sizes)
    assert [cuts_of(harbour)[kind].round for kind in ("quay", "coin")] == [False, True]


def test_scripts_are_told_the_usual_size_and_those_that_differ(hook: Callable[..., ModuleType]) -> None:
    pictured = hook("given").Pictured
    faces = {card: pictured(300, high, f"{there}{card}.webp", Path()) for card, high, there in FACES}
    told = hook("pages.workshop").shapes(faces)
    assert told == {"face": (300, 419), "faces": {"b": (300, 215)}, "apart": {"c": "../../faces/x/c.webp"}}
    assert faces["a"].path("he", "x") == "he/x/faces/a.webp"
    assert faces["c"].path("he", "x") == "faces/x/c.webp"
