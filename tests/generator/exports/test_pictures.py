"""Pictures of cards and pages, in pixels and as SVG: exact sizes, and the same as the print."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from generator.exports.job import MARKER
from generator.render import png as raster
from tests.browser import seen
from tests.budget import first
from tests.generator.exports.exporting import FEW, GAME, LOW, difference, tree


# --- pictures --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "size"),
    [
        ((), (744, 1039)),
        (("--bleed", "3"), (815, 1110)),
        (("--size", "63.5x88.9"), (750, 1050)),
        (("--dpi", "72"), (179, 249)),
    ],
)
def test_pictures_have_exactly_the_pixels_of_their_size(
    options: tuple[str, ...], size: tuple[int, int], made: Callable[..., Path]
) -> None:
    folder = made("png", "--card", "cow=3", "--card", "bruiser", *options)
    assert set(tree(folder)) == {"cow.png", "bruiser.png", "back.png", MARKER}
    for path in folder.glob("*.png"):
        assert Image.open(path).size == size


def test_the_background_bleeds_out_to_the_edge(made: Callable[..., Path]) -> None:
    plain_card, bled = made("png", *FEW, out="plain"), made("png", *FEW, "--bleed", 3, out="bled")
    for name in ("cow.png", "bruiser.png", "back.png"):
        with Image.open(bled / name) as image, Image.open(plain_card / name) as card:
            ground = (0x1B, 0x1A, 0x1F)
            for box in ((0, 0, image.width, 30), (0, 0, 30, image.height), (image.width - 30, 0, *image.size)):
                assert image.crop(box).getcolors() == [(image.crop(box).width * image.crop(box).height, ground)]
            # and inside of it is the card as it is
            inner = image.crop((35, 35, 35 + card.width, 35 + card.height))
            assert difference(inner, card) < 6


def test_a_picture_file_states_its_resolution_and_no_date(made: Callable[..., Path]) -> None:
    with Image.open(made("png", *FEW) / "cow.png") as image:
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)
        assert set(image.info) <= {"dpi"}


def test_pages_are_those_of_the_print(made: Callable[..., Path], tmp_path: Path, print_deck) -> None:
    folder = made("sheets", "boombit/classics", *LOW)
    names = [f"page-{n:02}-{'front' if n % 2 else 'back'}.png" for n in range(1, 13)]
    assert sorted(set(tree(folder)) - {MARKER}) == names
    printed = tmp_path / "deck.pdf"
    print_deck(printed, dpi=72)
    size = (595, 842)  # A4
    raster.take(printed, [raster.Shot.of_page(tmp_path / "page.png", 0, size)])
    with Image.open(folder / names[0]) as page, Image.open(tmp_path / "page.png") as other:
        assert page.size == size
        assert difference(page, other) < 0.5  # the line in the margin


def test_pages_of_another_sheet_have_its_size(made: Callable[..., Path]) -> None:
    folder = made("sheets", *FEW, "--sheet", "tgc-poker")
    assert {Image.open(path).size for path in folder.glob("*.png")} == {(825, 1125)}
    assert len(list(folder.glob("*.png"))) == 10  # five cards, each with its back


# --- SVG -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_drawing_is_self_contained_and_has_its_name(lang: str, made: Callable[..., Path]) -> None:
    folder = made("svg", *FEW, *LOW, lang=lang)
    assert set(tree(folder)) == {"bruiser.svg", "cow.svg", "cluster-bomb.svg", "back.svg", MARKER}
    for path in folder.glob("*.svg"):
        root = ET.parse(path).getroot()
        assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("63mm", "88mm", "0 0 63 88")
        ids = {element.get("id") for element in root.iter()}
        for element in root.iter():
            assert element.tag.partition("}")[2] in {"svg", "defs", "g", "path", "use", "clipPath", "image"}
            href = element.get("href", "data:image/")
            assert href[1:] in ids if href.startswith("#") else href.startswith("data:image/")
    assert ET.parse(folder / "cow.svg").getroot().get("aria-label") == GAME.words[lang]["cow"].name


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_browser_shows_drawings_like_the_pictures(lang: str, made: Callable[..., Path], context) -> None:
    drawings = made("svg", *FEW, lang=lang, out="svg")
    pictures = made("png", *FEW, lang=lang, out="png")
    for name in ("bruiser", "cow", "back"):
        picture = Image.open(pictures / f"{name}.png")
        tab = context(picture.width, picture.height).new_page()
        tab.set_content(
            f"<body style='margin:0'><img src='data:image/svg+xml;base64,{base64_of(drawings / name)}' "
            f"width={picture.width} height={picture.height}>"
        )
        shown = seen(tab)
        tab.close()
        assert difference(shown, picture) < 2.5, name


def base64_of(path: Path) -> str:
    import base64

    return base64.b64encode(path.with_suffix(".svg").read_bytes()).decode()
