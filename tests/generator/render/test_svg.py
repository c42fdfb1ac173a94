"""SVG: exactly what is on the display list, the same every time, readable without this program."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from cards import Game
from cards.database import kept_file
from generator.diagrams import CSS, draw, load_diagram
from generator.diagrams.canvas import ROLES
from generator.display import Box, Drawing, Face, Picture, Pixels, Shape, rounded
from generator.face import Look, lay_out
from generator.render import Defs, PdfSheets, svg
from generator.render.svg import path_data
from tests.browser import seen

ROOT = Path(__file__).parents[3]
FUSE = ROOT / "site" / "pictures" / "boombit" / "bomb-timeline.yaml"
XLINK = "{http://www.w3.org/1999/xlink}href"


def card_face(game: Game, lang: str, card: str = "cow") -> Face:
    look = Look(lang=lang, dpi=100)
    return lay_out(game, game.cards[card], look)


def check(text: str) -> ET.Element:
    """Parse a drawing, and assert that it loads and runs nothing."""
    root = ET.fromstring(text)
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert element.tag.partition("}")[2] in {"svg", "defs", "g", "path", "use", "clipPath", "image"}
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            if name in ("href", XLINK):
                assert value[1:] in ids if value.startswith("#") else value.startswith("data:image/")
            assert all(used in ids for used in re.findall(r"url\(#([^)]*)\)", value))
    return root


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_the_drawing_of_a_card_is_self_contained(game: Game, lang: str) -> None:
    root = check(svg(card_face(game, lang)))
    assert root.get("viewBox") == "0 0 63 88"
    assert root.find(".//{*}image") is None
    assert len(root.findall(".//{*}clipPath/{*}use")) > 5  # the shadows of the drawing


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_the_drawing_of_a_picture_is_self_contained(lang: str) -> None:
    check(svg(draw(load_diagram(FUSE), lang), colors=CSS))


def test_the_same_face_gives_the_same_text(game: Game) -> None:
    assert svg(card_face(game, "ru")) == svg(card_face(game, "ru"))


def test_a_rounded_picture_is_clipped(tmp_path: Path) -> None:
    red = BytesIO()
    Image.new("RGB", (2, 2), "red").save(red, "PNG")
    file = kept_file(tmp_path / "red.png", red.getvalue)
    text = svg(Face(20, 20, (Picture(Box(2, 3, 10, 10), Pixels(file), 2), Picture(Box(2, 3, 5, 5), Pixels(file)))))
    round_one, plain = check(text).findall("{*}image")
    assert round_one.get("clip-path", "").startswith("url(#")
    assert plain.get("clip-path") is None
    assert path_data(rounded(Box(2, 3, 10, 10), 2)) in text


SOLID = "m 300 0 l 300 400 l 0 400 l -250 200 l 40 90 l -60 45 l -77 30 l h"
"""What is filled, clips its light side and is outlined, as the figures of cards are."""


def test_what_is_drawn_again_in_its_place_needs_no_place_and_no_paint_that_others_share() -> None:
    path = f"q 1 0 0 1 500 600 cm 0 0 {SOLID}"
    light = "1 0 0 rg q 1 0 0 1 -50 -50 cm " + f"0 0 {SOLID} f* Q Q"
    ops = f"0 0 1 rg {path} f* Q {path} W* n {light} 0 0 0 RG 40 w 1 J 1 j {path} S Q"
    text = svg(Face(20, 20, (Picture(Box(0, 0, 20, 20), Drawing.of(2000, 2000, ops)),)))
    root = check(text)
    assert text.count("l0 400l-300 0") == 1, "its steps are written once"
    uses = [{name: value for name, value in use.items() if name != "href"} for use in root.iter() if "use" in use.tag]
    for wanted in ({}, {"fill": "#0000ff"}, {"fill": "#ff0000", "x": "-50", "y": "-50"}, {"stroke": "#000000"}):
        uses.remove(wanted)
    assert not uses


def test_pictures_can_be_files_beside_it() -> None:
    photo = Picture(Box(2, 3, 10, 10), Pixels(Path("photo.jpg")))
    text = svg(Face(20, 20, (photo,)), href=lambda picture: f"art/{picture.path.name}")
    assert 'href="art/photo.jpg"' in text
    assert "data:" not in text


def test_words_are_drawn_and_never_markup(tmp_path: Path) -> None:
    path = tmp_path / "evil.yaml"
    said = "<script>alert(1)</script>"
    path.write_text(f"size: [100, 30]\nscene: [{{draw: text, box: [0, 0, 100, 30], text: {{he: {said}, ru: {said}}}}}]")
    text = svg(draw(load_diagram(path), "he"), attributes={"aria-label": f'"{said}'})
    assert "script" not in text.replace("&lt;script&gt;", "").replace("&lt;/script&gt;", "")
    check(text)


def test_colours_can_be_those_of_a_page() -> None:
    face = Face(10, 10, (Shape(rounded(Box(0, 0, 5, 5)), ROLES["ink"], ROLES["good"], 0.5),))
    text = svg(face, colors=CSS)
    assert f'fill="var(--d-ink,{ROLES["ink"]})"' in text
    assert f'stroke="var(--d-good,{ROLES["good"]})"' in text


def test_drawings_on_a_page_share_the_outlines_of_letters(game: Game) -> None:
    defs = Defs()
    faces = [card_face(game, "ru"), card_face(game, "ru", "robot")]
    shared = [svg(face, defs=defs) for face in faces]
    assert all("<defs" not in text for text in shared)
    whole = defs.markup() + "".join(shared)
    check(f"<svg xmlns='http://www.w3.org/2000/svg'>{whole}</svg>")
    assert len(whole) < sum(len(svg(face)) for face in faces)


def test_a_card_shown_in_several_drawings_on_a_page_has_its_picture_there_once(game: Game) -> None:
    card = next(card for card in game.cards.values() if isinstance(_art(game, card.id).of, Drawing))
    art = _art(game, card.id)
    small = replace(art, box=Box(1, 2, art.box.w / 3, art.box.h / 3))
    faces = [Face(63, 88, (art,)), Face(30, 30, (small,))]
    defs = Defs.of(faces)
    drawn = [svg(face, defs=defs) for face in faces]
    assert all(len(one) < 600 for one in drawn)
    assert len(defs.markup()) < 1.2 * len(svg(faces[0]))
    alone = Defs.of(faces[:1])
    assert len(svg(faces[0], defs=alone)) > 2 * sum(map(len, drawn))


def _art(game: Game, card_id: str) -> Picture:
    face = lay_out(game, game.cards[card_id], Look(lang="ru"))
    return next(item for item in face.items if isinstance(item, Picture))


def test_rounding_errors_do_not_add_up() -> None:
    points = [(0.004 * at, 0.006 * at) for at in range(1, 1000)]
    outline = (("M", points[0]), *(("L", point) for point in points[1:]))
    x, y = 0.0, 0.0
    for verb, numbers in re.findall(r"([Mlhv])([^Mlhv]*)", path_data(outline)):
        values = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        if verb == "M":
            x, y = values
        else:
            x += sum(values[::2] if verb == "l" else values) if verb != "v" else 0
            y += sum(values[1::2] if verb == "l" else values) if verb != "h" else 0
    assert (x, y) == pytest.approx(points[-1], abs=0.011)


@pytest.mark.parametrize(("lang", "referring"), [("he", True), ("ru", True), ("he", False)])
def test_a_browser_shows_what_is_printed(game: Game, lang: str, referring: bool, tmp_path: Path, context) -> None:
    face = card_face(game, lang, "mister-boom")
    pdf = PdfSheets(tmp_path / "face.pdf", face.width, face.height, title="face", lang=lang)
    pdf.draw(face.items)
    pdf.end_page()
    pdf.save()
    page = pypdfium2.PdfDocument(tmp_path / "face.pdf")[0]
    # twice as fine, then averaged: pdfium snaps edges to whole pixels
    printed = page.render(scale=2 * 630 / page.get_width()).to_pil().convert("RGB")
    tab = context(630, 880).new_page()
    text = svg(face, attributes={"width": "630", "height": "880"}, referring=referring)
    assert ("<use" in text) == referring
    tab.set_content(f"<body style='margin:0'>{text}")
    shown = seen(tab)
    tab.close()
    difference = ImageChops.difference(printed.resize(shown.size, Image.Resampling.BOX), shown)
    assert max(ImageStat.Stat(difference).mean) < 3
