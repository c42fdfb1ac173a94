"""`fitil new picture`: a card without a picture gets one that prints, and an artist something to draw over."""

import re
import shutil
from pathlib import Path

import pytest

import generator.lint
from cards import GAMES, FitilError, Game, read_game
from cards.tools.sketch import new_picture
from generator.art import Library, load_scenes
from generator.art.figure import read_figure
from generator.art.palette import PREVIEW, ROLES, roles

TEMPLATE = GAMES.parent / "tools" / "figure.svg"


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Boomb.it, whose cow has no picture yet."""
    folder = tmp_path / "boombit"
    shutil.copytree(GAMES / "boombit", folder)
    path = folder / "art" / "scenes" / "free.yaml"
    text, times = re.subn(r"\ncow:\n(?:  .*\n)+", "\n", path.read_text(encoding="utf-8"))
    assert times == 1
    path.write_text(text, encoding="utf-8")
    (folder / "art" / "figures" / "cow.svg").unlink(missing_ok=True)
    return read_game(folder)


def test_a_picture_is_started_that_can_be_printed(game: Game) -> None:
    art = game.folder / "art"
    before = (art / "scenes" / "free.yaml").read_text(encoding="utf-8")
    assert new_picture(game, "cow") == [art / "scenes" / "free.yaml", art / "figures" / "cow.svg"]
    assert (art / "scenes" / "free.yaml").read_text(encoding="utf-8").startswith(before.rstrip("\n"))
    assert [one.figure for one in load_scenes(game.folder, Library(game.folder))["cow"].placed] == ["cow"]
    assert Library(game.folder).figure("cow").title == "cow"


def test_a_figure_that_is_there_is_left_as_it_is(game: Game) -> None:
    figure = game.folder / "art" / "figures" / "cow.svg"
    figure.write_text("mine", encoding="utf-8")
    assert new_picture(game, "cow") == [game.folder / "art" / "scenes" / "free.yaml"]
    assert figure.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("card", "said"), [("bruiser", r"classics\.yaml:\d+:1: bruiser has a scene already"), ("cwo", "did you mean 'cow'")]
)
def test_what_cannot_be_started_is_refused_and_nothing_is_written(game: Game, card: str, said: str) -> None:
    before = {path: path.read_bytes() for path in (game.folder / "art").rglob("*") if path.is_file()}
    with pytest.raises(FitilError, match=said):
        new_picture(game, card)
    assert {path: path.read_bytes() for path in (game.folder / "art").rglob("*") if path.is_file()} == before


def test_a_picture_brought_by_hand_is_not_hidden_behind_a_scene(game: Game) -> None:
    (game.folder / "art" / "cow.png").write_bytes(b"pixels")
    with pytest.raises(FitilError, match="has a picture already"):
        new_picture(game, "cow")


def test_the_first_scene_of_a_game_has_a_file_of_its_own(game: Game) -> None:
    shutil.rmtree(game.folder / "art")
    new_picture(game, "cow")
    assert list(load_scenes(game.folder, Library(game.folder))) == ["cow"]


def test_the_figure_to_draw_over_shows_every_colour_as_figures_do() -> None:
    text = TEMPLATE.read_text(encoding="utf-8")
    shown = {role: "#{:02x}{:02x}{:02x}".format(*rgb) for role, rgb in roles(PREVIEW).items()}
    assert dict(re.findall(r"\.([a-z]+) \{ fill: (#\w+)", text)) == shown
    assert {role: shown[role] for role in ROLES} == shown
    assert dict(re.findall(r"\.line-([a-z]+) \{ stroke: (#\w+)", text)).items() <= shown.items()
    assert len(read_figure(text.encode(), TEMPLATE).marks) == 5


def test_what_is_unused_or_unusable_is_found(game: Game) -> None:
    new_picture(game, "cow")
    art = game.folder / "art"
    (art / "figures" / "spare.svg").write_text(TEMPLATE.read_text(encoding="utf-8"), encoding="utf-8")
    (art / "figures" / "cow.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\n<text/></svg>", encoding="utf-8"
    )
    scenes = art / "scenes" / "free.yaml"
    scenes.write_text(
        scenes.read_text(encoding="utf-8") + "\nkow:\n  background: [plain]\n  figures: [{figure: cow}]\n"
    )
    found = [str(one).replace(f"{art}/", "") for one in generator.lint._art(game)]
    assert len(found) == 3
    assert re.fullmatch(
        r"scenes/free\.yaml:\d+: there is no card 'kow'; did you mean 'cow'\?; remove the scene", found[0]
    )
    assert "figures/cow.svg:2: text: turn the text into paths (in Inkscape: Path > Object to Path)" in found
    assert "figures/spare.svg:1: no scene places the figure 'spare'; place or remove it" in found
