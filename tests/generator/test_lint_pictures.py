"""`fitil lint` tells of pictures that nobody will ever see: of a kind that is not read, or of no card."""

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cards import Game, game_ids, load_game
from generator.art import EXPRESSIONS, ROLES, background, called, computed, hand_made, library_of, lint_words
from generator.lint import lint
from tests.program import fitil

BAZAAR = Path(__file__).parents[1] / "third_game" / "bazaar"


@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("lamp-stall.heic", "unusable-picture", "of a kind that is not read"),
        ("lamp-stal.png", "unused-picture", "did you mean 'lamp-stall'?"),
    ],
)
def test_a_picture_that_is_never_shown_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game_of_tests: Callable[[Path], Game],
    name: str,
    code: str,
    told: str,
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / name).write_bytes(b"")
    (tmp_path / "art" / ".DS_Store").write_bytes(b"")
    bazaar = game_of_tests(BAZAAR)
    monkeypatch.setattr(import_module("generator.art.hand_made"), "parts_of", lambda _: [tmp_path])
    found = [one for one in lint(bazaar) if one.path == tmp_path / "art" / name]
    assert [(one.code, told in one.what) for one in found] == [(code, True)]
    assert hand_made("lamp-stall", bazaar.folder) is None


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "locale/ru/card-text.ftl",
            "заработайте",
            "заработайте <icon coyn></icon>",
            ("card-text.ftl:13: ", "coyn", "coin"),
        ),
        ("locale/ru/nouns.yaml", "  rumour:", "  rumours:", ("nouns.yaml: ", "rumour", "rumours")),
        ("game.yaml", "{icon: scales", '{"icon": "scalez"', ("game.yaml:10: ", "scalez", "scales")),
        ("game.yaml", "emblem: scales", "emblem: scalez", ("game.yaml:14: ", "scalez", "scales")),
    ],
)
def test_words_that_cannot_be_set_are_one_line_of_lint_and_of_a_print(
    tmp_path: Path, game_of_tests: Callable[[Path], Game], file: str, old: str, new: str, told: tuple[str, ...]
) -> None:
    shutil.copytree(BAZAAR, tmp_path / "games" / "bazaar", ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "games" / "bazaar" / file
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    game_of_tests(tmp_path / "games" / "bazaar")
    printed = fitil("print", "--game", "bazaar", "--set", "first-market", "--lang", "ru", "-o", tmp_path / "a.pdf")
    for done in (printed, fitil("lint", "bazaar")):
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert all(word in done.stderr for word in told), done.stderr
    assert not (tmp_path / "a.pdf").exists()


def test_everything_that_a_scene_may_name_has_a_word_of_its_own_in_every_language() -> None:
    common = {"faces": set(EXPRESSIONS), "colours": set(ROLES), "backgrounds": set(background.names)}
    every = {knob for kind in (background, computed) for name in kind.names for knob in kind.knobs(name)}
    for game in map(load_game, game_ids()):
        assert [str(found) for found in lint_words(game)] == []
        for lang in game.langs:
            words = called(game, lang)
            assert {kind: set(words[kind]) for kind in common} == common
            assert set(words["figures"]) == set(library_of(game.folder).names) and every <= set(words["settings"])
            for kind in ("figures", "backgrounds", "faces", "colours"):
                assert len(set(words[kind].values())) == len(words[kind])


def test_a_figure_without_a_word_cannot_be_added(tmp_path: Path, game_of_tests: Callable[[Path], Game]) -> None:
    folder = tmp_path / "games" / "bazaar"
    shutil.copytree(BAZAAR, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "art" / "figures").mkdir(parents=True)
    page = 'xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120"'
    drawn = f'<svg {page}><path class="k-{{}} main" d="M0 0L9 0L9 9Z"/></svg>'
    for name, knob in (("cup", "spout"), ("lamp-stall", "hat")):  # that of a card is called as the card is
        (folder / "art" / "figures" / f"{name}.svg").write_text(drawn.format(knob), "utf-8")
    bazaar = game_of_tests(folder)
    told = [(found.lang, found.path.name, found.what.split()[-1]) for found in lint_words(bazaar)]
    assert told == [(lang, "cup.svg", what) for lang in bazaar.langs for what in ("'cup'", "'spout'")]
    for lang in bazaar.langs:
        path = folder / "locale" / lang / "figures.yaml"
        path.write_text("figures: {cup: чаша}\nsettings: {spout: носик}\n", "utf-8")
    assert list(lint_words(bazaar)) == []
    path.write_text("figures: {cup: чаша, cap: колпак}\nsettings: {spout: носик}\n", "utf-8")
    (odd,) = lint_words(bazaar)
    assert "did you mean 'cup'" in str(odd) and odd.path == path
