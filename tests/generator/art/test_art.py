"""Card pictures: every card has one, it is the size asked for, it comes out the same, and none looks like another."""

from __future__ import annotations

import errno
import itertools
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import yaml
from PIL import Image, ImageChops

from cards import load_game
from cards.database import contents, kept_file, store, trouble
from generator.art import (
    Layer,
    Palette,
    PlacedFigure,
    Scene,
    load_scenes,
    picture,
    render,
)
from generator.art.backgrounds import background
from generator.art.expressions import EXPRESSIONS
from generator.art.figures import figure
from generator.art.palette import roles
from generator.art.pen import LinePen
from generator.display import Box
from generator.face import Look, picture_for, template_of
from generator.face.template import Art

GAMES = sorted((Path(__file__).parents[3] / "cards" / "games").iterdir())
BOOMBIT = Path(__file__).parents[3] / "cards" / "games" / "boombit"
ORANGE = Palette("#7a1f0f", "#e5532d", "#ffd9a0", "#f0a868")
SIZE = (602, 413)
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


def with_scene(folder: Path, text: str) -> Path:
    scenes = folder / "art" / "scenes"
    scenes.mkdir(parents=True, exist_ok=True)
    (scenes / "cards.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def small() -> dict[str, Image.Image]:
    """Every picture of Boomb.it in its team's colours, at a third of the printed size."""
    scenes = load_scenes(BOOMBIT)
    return {card: render(scenes[card], palette(BOOMBIT, team), (202, 138)) for card, team in cards(BOOMBIT).items()}


# scenes


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_card_has_a_scene_and_every_scene_a_card(game: Path) -> None:
    assert set(load_scenes(game)) == set(cards(game))


def test_a_game_without_scenes_has_none(tmp_path: Path) -> None:
    assert load_scenes(tmp_path) == {}


@pytest.mark.parametrize(
    ("figures", "message"),
    [
        ("[{figure: hedgehgo}]", "did you mean 'hedgehog'"),
        ("[{figure: bomb, face: angri}]", "did you mean 'angry'"),
        ("[{figure: bomb, set: {fues: 1}}]", "did you mean 'fuse'"),
        ("[{figure: bomb, set: {body: drak}}]", "did you mean 'dark'"),
        ("[{figure: bomb, set: {fuse: long}}]", "fuse must be a number"),
        ("[{figure: bomb, sclae: 2}]", "did you mean 'scale'"),
        ("[{figure: bomb, scale: 0}]", "scale must be from"),
        ("[{figure: bomb, at: 3}]", "at must be"),
        ("[{figure: gear, set: {teeth: 0}}]", "out of range"),
        ("[]", "needs a background and figures"),
        ("bomb", "expected a list"),
    ],
)
def test_a_bad_figure_names_the_file_the_card_and_the_nearest(tmp_path: Path, figures: str, message: str) -> None:
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


@pytest.mark.parametrize("size", [SIZE, (650, 472), (1, 1), (37, 91), (300, 40)])
def test_the_picture_has_exactly_the_size_asked_for(size: tuple[int, int]) -> None:
    image = render(SCENE, ORANGE, size)
    assert (image.size, image.mode) == (size, "RGB")


def test_the_same_scene_gives_the_same_pixels() -> None:
    for scene in list(load_scenes(BOOMBIT).values())[::7]:
        assert render(scene, ORANGE, SIZE).tobytes() == render(scene, ORANGE, SIZE).tobytes()


def test_a_team_changes_the_colours() -> None:
    blue = Palette("#0f2f45", "#2a84ad", "#cfe8f2", "#5f9f95")
    assert render(SCENE, ORANGE, (60, 40)).tobytes() != render(SCENE, blue, (60, 40)).tobytes()


@pytest.mark.parametrize("name", figure.names)
def test_every_figure_draws_something_in_the_frame(name: str) -> None:
    ground = Scene(background=(Layer("plain"),), figures=())
    empty = render(ground, ORANGE, (145, 100))
    for expression in list(EXPRESSIONS)[::4]:
        drawn = render(replace(ground, figures=(PlacedFigure(name, scale=0.8, face=expression),)), ORANGE, (145, 100))
        assert ImageChops.difference(empty, drawn).getbbox() is not None


@pytest.mark.parametrize("name", background.names)
def test_every_background_draws(name: str) -> None:
    render(Scene(background=(Layer(name),), figures=()), ORANGE, (73, 50))


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
        bare = render(replace(scenes[card], figures=(), front=()), colours, (202, 138)).convert("L")
        changed = ImageChops.difference(whole, bare).point(lambda v: 255 if v >= 40 else 0)
        share = changed.histogram()[255] / (202 * 138)
        if share < 0.1:
            faint[card] = round(share, 3)
    assert faint == {}


# files


def made(folder: Path, card: str = "bomb", scene: Scene | None = SCENE, size: tuple[int, int] = SIZE) -> Path:
    drawing = picture(card, game_folder=folder, scene=scene, palette=ORANGE, size=size, cache_dir=folder / "cache")
    return kept_file(drawing.path, drawing.draw)


def test_a_picture_is_a_small_whole_file_of_that_size(tmp_path: Path) -> None:
    path = made(tmp_path)
    with Image.open(path) as image:
        image.load()
        assert image.size == SIZE
    assert path.stat().st_size < 25_000
    assert list(path.parent.iterdir()) == [path]


def test_every_picture_of_the_game_is_small() -> None:
    """As they are printed: what was drawn already is in the cache."""
    game = load_game("boombit")
    template = template_of(game)
    sizes = []
    for card in game.cards.values():
        elements = template.starting if game.types[card.type].starting else template.card
        (box,) = (Box(*element.box) for element in elements if isinstance(element, Art))
        sizes.append(len(contents(picture_for(game, card, box, Look(lang="he"))) or b""))
    assert min(sizes) > 1_000
    assert max(sizes) < 27_000
    assert sum(sizes) / len(sizes) < 18_000


def test_the_cache_keeps_the_file_until_something_changes(tmp_path: Path) -> None:
    first = made(tmp_path)
    stamp, data = first.stat().st_mtime_ns, first.read_bytes()
    assert made(tmp_path) == first
    assert first.stat().st_mtime_ns == stamp
    assert made(tmp_path, scene=replace(SCENE, halo="light")) != first
    assert made(tmp_path, size=(601, 413)) != first
    first.unlink()
    assert made(tmp_path).read_bytes() == data


def test_what_cannot_be_written_is_held_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = contents(made(tmp_path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    other = tmp_path / "full"
    other.mkdir()
    monkeypatch.setattr(store, "_trouble", [])
    monkeypatch.setattr(Path, "replace", full)
    path = made(other)
    assert contents(path) == whole
    assert list(path.parent.iterdir()) == []
    assert "No space left" in (trouble() or "")


@pytest.mark.parametrize(
    "spoil",
    [lambda b: b[:3000], lambda b: b"", lambda b: b[:9], lambda b: b[:500] + bytes(20) + b[520:], lambda b: b + b" "],
)
def test_a_spoilt_picture_is_made_anew(tmp_path: Path, spoil) -> None:
    path = made(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(spoil(whole))
    assert contents(path) is None
    assert made(tmp_path) == path
    assert path.read_bytes() == whole


@pytest.mark.parametrize("suffix", ["png", "jpg", "jpeg", "webp"])
def test_a_hand_made_picture_replaces_the_scene(tmp_path: Path, suffix: str) -> None:
    (tmp_path / "art").mkdir()
    hand_made = Image.new("RGB", (900, 300), "#00ff00")
    hand_made.paste("#ff00ff", (0, 0, 200, 300))  # cropped away: the middle is kept
    hand_made.save(tmp_path / "art" / f"bomb.{suffix}")
    with Image.open(made(tmp_path)) as image:
        assert image.size == SIZE
        red, green, blue = image.convert("RGB").resize((1, 1)).getpixel((0, 0))
    assert green > 240
    assert red < 15
    assert blue < 15


def test_a_transparent_picture_stands_on_the_light_colour(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGBA", (60, 40), (0, 0, 0, 0)).save(tmp_path / "art" / "bomb.png")
    with Image.open(made(tmp_path)) as image:
        assert image.convert("RGB").getpixel((300, 200)) == pytest.approx((255, 217, 160), abs=3)


@pytest.mark.parametrize("data", [b"a bomb, in words\n", b"", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_file_that_is_no_picture_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "bomb.png").write_bytes(data)
    with pytest.raises(ValueError, match=r"bomb\.png: not a picture that can be read$"):
        made(tmp_path)


def test_a_cut_off_picture_is_refused(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    path = tmp_path / "art" / "bomb.jpg"
    render(SCENE, ORANGE, SIZE).save(path)
    path.write_bytes(path.read_bytes()[:4000])
    with pytest.raises(ValueError, match=r"bomb\.jpg"):
        made(tmp_path)


@pytest.mark.parametrize("size", [(8000, 6000), (20000, 20000)])
def test_an_absurdly_large_picture_is_refused(tmp_path: Path, size: tuple[int, int]) -> None:
    (tmp_path / "art").mkdir()
    Image.new("1", size).save(tmp_path / "art" / "bomb.png")
    with pytest.raises(ValueError, match="40 megapixels"):
        made(tmp_path)


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGB", (60, 40)).save(tmp_path / "outside.png")
    (tmp_path / "art" / "bomb.png").symlink_to(tmp_path / "outside.png")
    with pytest.raises(ValueError, match="leaves the art folder"):
        made(tmp_path)
    (tmp_path / "art" / "bomb.png").unlink()
    (tmp_path / "art" / "bomb.png").symlink_to(tmp_path / "art" / "bomb.png")
    with pytest.raises(ValueError, match=r"bomb\.png"):
        made(tmp_path)


def test_a_card_with_neither_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="'bomb' has neither"):
        made(tmp_path, scene=None)


def test_a_card_id_is_not_a_path(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a file name"):
        made(tmp_path, card="../bomb")


def test_what_is_thin_is_two_lines_where_ink_is_saved() -> None:
    """A fuse or a streamer on a small figure: white between its edges, not solid black."""
    for scale in (0.3, 0.6, 1.0):
        image = Image.new("RGB", (400, 100), "white")
        pen = LinePen(image, roles(ORANGE), (8, 0, 0, 8, 200, 50), 9).at(0, 0, scale=scale)
        pen.tube([(-40, 0), (40, 0)], "light", 2.6, curved=False)
        column = [image.getpixel((200, y)) for y in range(100)]
        runs = [(colour, len(list(same))) for colour, same in itertools.groupby(column)]
        assert [colour for colour, _ in runs] == [(255,) * 3, (0,) * 3, (255,) * 3, (0,) * 3, (255,) * 3]
        pen.tube([(-40, 0), (40, 0)], "ink", 2.6, curved=False)
        assert image.getpixel((200, 50)) == (0, 0, 0)
