"""Card pictures: every card has one, it fills its frame, is always the same, and no two look alike."""

import itertools
import shutil
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
import yaml
from PIL import Image, ImageChops

from cards import DataError, load_game
from generator.art import Drawings, Layer, Library, Palette, PlacedFigure, Scene, library_of, load_scenes, render
from generator.art.backgrounds import background
from generator.art.expressions import EXPRESSIONS
from generator.art.palette import roles
from generator.art.pen import LinePen
from generator.art.record import PaintRecord
from generator.display import Box, Drawing
from generator.face import Look, picture_for, template_of
from generator.face.template import Art
from tests.each import wrong_in
from tests.generator.drawn import drawn

GAMES = sorted((Path(__file__).parents[3] / "cards" / "games").iterdir())
BOOMBIT = Path(__file__).parents[3] / "cards" / "games" / "boombit"
ORANGE = Palette("#7a1f0f", "#e5532d", "#ffd9a0", "#f0a868")
FRAME = (51.0, 35.0)
"""In mm."""
SMALL = (202, 139)
"""The same at a third of the printed size, in pixels."""
FIGURES = library_of(BOOMBIT)
SCENE = Scene(background=(Layer("rays"),), figures=(PlacedFigure("bomb", face="grin"),))


@cache
def cards(game: Path) -> dict[str, str | None]:
    """Every card of a game and its team."""
    found: dict[str, str | None] = {}
    for path in sorted((game / "cards").glob("*.yaml")):
        raw = yaml.safe_load(path.read_text(encoding="utf-8"))
        found |= {card["id"]: raw.get("team") for card in raw["cards"]}
    return found


@cache
def palette(game: Path, team: str | None) -> Palette:
    raw = yaml.safe_load((game / "game.yaml").read_text(encoding="utf-8"))
    colours = raw["teams"][team] if team else raw["neutral"]
    return Palette(*(colours[role] for role in ("dark", "main", "light", "accent")))


def with_figures(folder: Path, *names: str) -> Path:
    """The folder of a game that has these figures of Boomb.it."""
    (folder / "art" / "figures").mkdir(parents=True, exist_ok=True)
    for name in names:
        shutil.copy(BOOMBIT / "art" / "figures" / f"{name}.svg", folder / "art" / "figures")
    return folder


def with_scene(folder: Path, text: str) -> Path:
    with_figures(folder, "bomb", "hedgehog")
    scenes = folder / "art" / "scenes"
    scenes.mkdir(parents=True, exist_ok=True)
    (scenes / "cards.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def small() -> dict[str, Image.Image]:
    """Every picture of Boomb.it in its team's colours, at a third of the printed size."""
    scenes = load_scenes(BOOMBIT)
    return {
        card: drawn(render(scenes[card], palette(BOOMBIT, team), FRAME, FIGURES), SMALL)
        for card, team in cards(BOOMBIT).items()
    }


# scenes


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_card_has_a_scene_or_a_plan_and_every_scene_a_card(game: Path) -> None:
    found = load_game(game.name).cards
    pictured = {card.id for card in found.values() if template_of(load_game(game.name)).shows_art(card.type)}
    planned = {card.id for card in found.values() if card.plan}  # a tile's plan is drawn as it is
    assert planned.isdisjoint(load_scenes(game))
    assert set(load_scenes(game)) | planned == pictured <= set(cards(game))


def test_a_game_without_scenes_has_none(tmp_path: Path) -> None:
    assert load_scenes(tmp_path) == {}


@pytest.mark.parametrize(
    ("figures", "message"),
    [
        ("[{figure: hedgehgo}]", "did you mean 'hedgehog'"),
        ("[{figure: bomb, face: angri}]", "did you mean 'angry'"),
        ("[{figure: sparks, set: {inenr: 1}}]", "did you mean 'inner'"),
        ("[{figure: bomb, set: {body: drak}}]", "did you mean 'dark'"),
        ("[{figure: bomb, set: {bdoy: dark}}]", "did you mean 'body'"),
        ("[{figure: sparks, set: {count: many}}]", "count must be a number"),
        ("[{figure: bomb, sclae: 2}]", "did you mean 'scale'"),
        ("[{figure: bomb, scale: 0}]", "scale must be from"),
        ("[{figure: bomb, at: 3}]", "at must be"),
        ("[{figure: sparks, set: {count: 0}}]", "out of range"),
        ("[]", "needs a background and figures"),
        ("bomb", "expected a list"),
    ],
)
def test_a_bad_figure_is_reported_with_file_card_and_nearest_name(tmp_path: Path, figures: str, message: str) -> None:
    folder = with_scene(tmp_path, f"just-a-bomb:\n  background: [rays]\n  figures: {figures}\n")
    with pytest.raises(ValueError, match=message) as error:
        load_scenes(folder)
    assert "cards.yaml" in str(error.value)
    assert "just-a-bomb" in str(error.value)


@pytest.mark.parametrize(
    "text",
    ["a: [1", "- a", "a: 3", "a: {background: [{ryas: {}}], figures: [{figure: bomb}]}", "a: &b [*b]", "a: 1\na: 2"],
)
def test_bad_yaml_is_refused_with_its_path(tmp_path: Path, text: str) -> None:
    with pytest.raises(ValueError, match=r"cards\.yaml"):
        load_scenes(with_scene(tmp_path, text))


# drawing


@pytest.mark.parametrize("size", [FRAME, (55, 40), (0.01, 0.01), (3.7, 9.1), (30, 4)])
def test_the_drawing_fills_exactly_the_frame_asked_for(size: tuple[float, float]) -> None:
    drawing = render(SCENE, ORANGE, size, FIGURES)
    assert (drawing.width / 100, drawing.height / 100) == size


@pytest.mark.parametrize("size", [(0, 35), (51, -1), (0.001, 1)])
def test_a_frame_without_area_is_refused(size: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="at least"):
        render(SCENE, ORANGE, size, FIGURES)


def test_the_same_scene_gives_the_same_drawing() -> None:
    for scene in list(load_scenes(BOOMBIT).values())[::7]:
        assert render(scene, ORANGE, FRAME, FIGURES) == render(scene, ORANGE, FRAME, FIGURES)


def test_a_team_changes_the_colours_and_nothing_else() -> None:
    blue = Palette("#0f2f45", "#2a84ad", "#cfe8f2", "#5f9f95")
    one, other = (render(SCENE, colours, FRAME, FIGURES).operators for colours in (ORANGE, blue))
    assert one != other
    assert uncoloured(one) == uncoloured(other)


def uncoloured(operators: str) -> list[str]:
    return [line for line in operators.splitlines() if not line.endswith((" rg", " RG"))]


def test_in_grey_every_colour_is_grey() -> None:
    operators = render(SCENE, ORANGE, FRAME, FIGURES).in_grey().operators
    colours = [line.split()[:3] for line in operators.splitlines() if line.endswith((" rg", " RG"))]
    assert len(colours) > 10
    assert all(red == green == blue for red, green, blue in colours)


def test_saving_ink_means_black_and_white_only() -> None:
    operators = render(SCENE, ORANGE, FRAME, FIGURES, style="lines").operators
    colours = {tuple(line.split()[:3]) for line in operators.splitlines() if line.endswith((" rg", " RG"))}
    assert colours == {("0", "0", "0"), ("1", "1", "1")}


def test_every_figure_draws_something_in_the_frame() -> None:
    ground = Scene(background=(Layer("plain"),), figures=())
    empty = render(ground, ORANGE, (29, 20), FIGURES).operators

    def draws(name: str, expression: str) -> None:
        with_it = replace(ground, behind=(PlacedFigure(name, scale=0.8, face=expression),))
        assert len(render(with_it, ORANGE, (29, 20), FIGURES).operators) > len(empty)

    assert wrong_in(itertools.product(FIGURES.names, list(EXPRESSIONS)[::4]), draws) == []


@pytest.mark.parametrize("name", background.names)
def test_every_background_draws(name: str) -> None:
    drawing = render(Scene(background=(Layer(name),), figures=()), ORANGE, (29, 20), FIGURES)
    assert len(drawing.operators.splitlines()) > 3


def test_a_palette_is_four_hex_colours() -> None:
    with pytest.raises(ValueError, match="accent"):
        Palette("#000000", "#000000", "#000000", "red")


def test_no_two_cards_look_alike_even_in_grey(small: dict[str, Image.Image]) -> None:
    # Mean difference of brightness (0..255) over a 16 x 16 thumbnail: what is left across a table, on a black printer.
    # The nearest pair is about 24 apart, half of all pairs are over 58.
    tiny = {card: image.convert("L").resize((16, 16), Image.Resampling.BOX).tobytes() for card, image in small.items()}
    near = [
        (one, other)
        for one, other in itertools.combinations(tiny, 2)
        if sum(abs(a - b) for a, b in zip(tiny[one], tiny[other], strict=True)) / 256 < 18
    ]
    assert near == []


def test_the_subject_stands_out_in_grey(small: dict[str, Image.Image]) -> None:
    # Where the subject covers the background, brightness changes by 40 of 255 or more over a tenth of the card;
    # fireworks, all thin lines, are the least with 0.12.
    scenes = load_scenes(BOOMBIT)
    faint = {}
    for card, team in cards(BOOMBIT).items():
        colours = palette(BOOMBIT, team)
        whole = small[card].convert("L")
        bare = drawn(render(replace(scenes[card], figures=(), front=()), colours, FRAME, FIGURES), SMALL).convert("L")
        changed = ImageChops.difference(whole, bare).point(lambda v: 255 if v >= 40 else 0)
        share = changed.histogram()[255] / (SMALL[0] * SMALL[1])
        if share < 0.1:
            faint[card] = round(share, 3)
    assert faint == {}


def test_every_picture_of_the_game_is_small() -> None:
    """As they are printed."""
    game = load_game("boombit")
    template = template_of(game)
    sizes = []
    for card in game.cards.values():
        elements = template.of_type(card.type).card
        (box,) = (Box(*element.box) for element in elements if isinstance(element, Art))
        drawing = picture_for(game, card, box, Look(lang="he"))
        assert isinstance(drawing, Drawing)
        sizes.append(len(drawing.deflated))
    assert max(sizes) < 12_000
    assert sum(sizes) / len(sizes) < 4_800


# what is kept


@pytest.fixture
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))


@pytest.mark.usefixtures("_own_cache")
def test_a_drawing_is_made_once_until_something_that_it_depends_on_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def noted(scene: Scene, *arguments: object, **options: object) -> Drawing:
        made.append(scene)
        return render(scene, *arguments, **options)

    monkeypatch.setattr(import_module("generator.art.render"), "render", noted)

    def another_run(scene: Scene = SCENE, palette: Palette = ORANGE, size: tuple[float, float] = FRAME) -> Drawing:
        drawings = Drawings("bombs", "colour")
        found = drawings.of("bomb", scene, palette, size, FIGURES)
        drawings.keep()
        return found

    first = another_run()
    assert (another_run(), len(made)) == (first, 1)
    assert another_run(scene=replace(SCENE, halo="light")) != first
    assert another_run(palette=replace(ORANGE, main="#123456")) != first
    assert another_run(size=(50.99, 35.0)) != first
    assert (another_run(), len(made)) == (first, 5)
    monkeypatch.setattr("generator.art.drawings.code", lambda: "another pen")
    assert (another_run(), len(made)) == (first, 6)


@pytest.mark.usefixtures("_own_cache")
def test_a_redrawn_figure_redraws_the_pictures_that_it_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def noted(scene: Scene, *arguments: object, **options: object) -> Drawing:
        made.append(scene)
        return render(scene, *arguments, **options)

    monkeypatch.setattr(import_module("generator.art.render"), "render", noted)
    other = replace(SCENE, figures=(PlacedFigure("hedgehog"), PlacedFigure("smoke")))

    def another_run() -> list[Drawing]:
        drawings, figures = Drawings("bombs", "colour"), Library(tmp_path)
        found = [drawings.of(name, scene, ORANGE, FRAME, figures) for name, scene in (("a", SCENE), ("b", other))]
        drawings.keep()
        return found

    with_figures(tmp_path, "bomb", "hedgehog")
    before = another_run()
    path = tmp_path / "art" / "figures" / "bomb.svg"
    path.write_text(path.read_text(encoding="utf-8").replace("k-body iron", "k-body steel"), encoding="utf-8")
    after = another_run()
    assert made == [SCENE, other, SCENE]
    assert (after[0] != before[0], after[1] == before[1]) == (True, True)
    path.write_text("<svg>", encoding="utf-8")
    with pytest.raises(DataError, match=r"bomb\.svg:1:"):
        another_run()
    path.unlink()
    with pytest.raises(ValueError, match="unknown figure 'bomb'"):
        another_run()


@pytest.mark.usefixtures("_own_cache")
@pytest.mark.parametrize("spoil", [lambda b: b[:300], lambda b: b"", lambda b: b[:50] + bytes(20) + b[70:]])
def test_corrupt_drawings_are_made_again(tmp_path: Path, spoil) -> None:
    first = Drawings("bombs", "colour")
    whole = first.of("bomb", SCENE, ORANGE, FRAME, FIGURES)
    first.keep()
    (kept,) = (tmp_path / "cache" / "store").iterdir()
    kept.write_bytes(spoil(kept.read_bytes()))
    assert Drawings("bombs", "colour").of("bomb", SCENE, ORANGE, FRAME, FIGURES) == whole


def test_a_card_with_neither_scene_nor_picture_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("boombit")
    nameless = replace(game.cards["cow"], id="mooncow")
    with pytest.raises(DataError, match="'mooncow' has neither"):
        picture_for(game, nameless, Box(0, 0, *FRAME), Look(lang="he"))


def test_thin_shapes_are_drawn_as_two_lines_when_ink_is_saved() -> None:
    """A fuse or a streamer on a small figure is white between its edges, not solid black."""
    for scale in (0.3, 0.6, 1.0):
        record = PaintRecord(1000, 250)
        record.ground((255, 255, 255))
        pen = LinePen(record, roles(ORANGE), (20, 0, 0, 20, 500, 125), 22).at(0, 0, scale=scale)
        pen.tube([(-40, 0), (40, 0)], "light", 2.6, curved=False)
        image = drawn(Drawing.of(1000, 250, record.text()), (1000, 250))
        column = [image.getpixel((500, y))[0] // 86 for y in range(250)]
        runs = [shade for shade, _ in itertools.groupby(column)]
        assert [shade for shade in runs if shade != 1] == [2, 0, 2, 0, 2]
        pen.tube([(-40, 0), (40, 0)], "ink", 2.6, curved=False)
        assert drawn(Drawing.of(1000, 250, record.text()), (1000, 250)).getpixel((500, 125)) == (0, 0, 0)
