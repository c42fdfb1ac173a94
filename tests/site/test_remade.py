"""What an edit makes anew: what shows it, and nothing else. Counted, as a clock would tell of the machine."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cards import Lang, load_game
from cards.database import game_folders
from tests.site.conftest import load

GAMES = Path(__file__).resolve().parents[1] / "generator" / "games"
GAME, CARDS = "harbour", {"dinghy", "galley", "fish-quay", "island", "coin"}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a small game, to change, beside which there is an empty cache."""
    shutil.copytree(GAMES / GAME, tmp_path / "games" / GAME)
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))
    load_game.cache_clear()
    yield tmp_path / "games" / GAME
    load_game.cache_clear()


@pytest.fixture
def drawn(hook: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch) -> Callable[[Lang], set[str]]:
    """Builds the faces of a language as a new process would; returns the cards whose faces it had to draw."""
    faces = hook("pictures.faces")
    draw: Callable[..., None] = faces._draw

    def build(lang: Lang) -> set[str]:
        made: list[str] = []

        def noted(game: Any, lang: Lang, folders: dict[str, Path]) -> None:
            made.extend(name.partition("/")[2] for name in folders)
            draw(game, lang, folders)

        monkeypatch.setattr(faces, "_draw", noted)
        for known in (load_game, faces.shelf_of):
            known.cache_clear()
        site = SimpleNamespace(games=[load_game(GAME)], lang=lang, add=lambda path, file: None)
        faces.add_faces(site)
        return set(made)

    return build


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_edited_card_is_drawn_anew_and_no_other(game: Path, drawn: Callable[[Lang], set[str]]) -> None:
    assert drawn("ru") == CARDS
    assert drawn("ru") == set()
    change(game / "cards" / "sea.yaml", "oars: 2", "oars: 3")
    assert drawn("ru") == {"dinghy"}
    change(game / "cards" / "sea.yaml", "oars: 3", "oars: 2")
    assert drawn("ru") == set(), "what it was before is still there"


def test_a_card_that_says_the_same_in_two_languages_is_drawn_once(
    game: Path, drawn: Callable[[Lang], set[str]]
) -> None:
    for name in ("cards/sea.yaml", "card-text.ftl", "nouns.yaml"):
        shutil.copy(game / "locale/he" / name, game / "locale/ru" / name)
    drawn("he")
    assert drawn("ru") == {"fish-quay", "island"}, "which begin on the other side"


def test_the_words_of_a_language_are_made_anew_in_that_language_alone(
    game: Path, drawn: Callable[[Lang], set[str]], hook: Callable[..., ModuleType]
) -> None:
    both: tuple[Lang, Lang] = ("he", "ru")
    for lang in both:
        drawn(lang)
    before = {lang: handout_key(hook, lang) for lang in both}
    words = game / "locale" / "ru" / "cards" / "sea.yaml"
    change(words, "name: ", "name: Не ")
    assert {lang: len(drawn(lang)) for lang in both} == {"he": 0, "ru": 1}
    assert [lang for lang in both if handout_key(hook, lang) != before[lang]] == ["ru"]


def handout_key(hook: Callable[..., ModuleType], lang: Lang) -> str:
    """The key of what a game has to take home, but for its decks."""
    handouts = hook("pages.take_home")
    assert game_folders()[GAME]
    return str(handouts._key(handouts.HandoutShelf(load_game(GAME), "cards", None, ()), lang))


def test_a_source_that_is_as_it_was_is_not_looked_at_again(tmp_path: Path) -> None:
    """What packs the page's Python, with two modules of a package and a place for what it found out."""
    pack = load("runtime/pack.py")
    looked: list[str] = []

    def packed(**sources: str) -> dict[str, Any]:
        known = pack.Known(tmp_path / "sources.zip")
        found = {}
        for name, source in sources.items():

            def look(name: str = name, source: str = source) -> Any:
                looked.append(name)
                return pack.imported(source.encode(), f"boats.{name}", f"boats/{name}.py", deep=True)

            found[name] = json.loads(known.of(f"imports {name}", source.encode(), look))
        known.keep()
        return found

    first = packed(oar="from .hull import Plank\n", hull="def mend():\n    import tar\n")
    assert first == {"oar": [["boats"], [["boats.hull", "Plank"]]], "hull": [[], [["tar", ""]]]}
    assert packed(oar="from .hull import Plank\n", hull="import tar\n")["hull"] == [["tar"], [["tar", ""]]]
    assert packed(hull="import tar\n", oar="from .hull import Plank\n")["oar"] == first["oar"]
    assert looked == ["oar", "hull", "hull"]
    packed(oar="from .hull import Plank\n")
    packed(hull="import tar\n")
    assert looked == ["oar", "hull", "hull", "hull"], "what nobody asked for was not kept"
    (tmp_path / "sources.zip").write_bytes(b"PK, and no more")
    packed(hull="import tar\n")
    assert looked[4:] == ["hull"], "what cannot be read is made again"
