"""An SVG file that somebody supplies as a card's picture is printed as a browser shows it, or refused with its line."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cards import DataError, load_game
from generator.art import DrawnStyle, Palette
from generator.art.brought import drawing_of
from generator.display import Box, Drawing, Face, Picture
from generator.face import Look, picture_for
from generator.render import svg
from tests.browser import seen
from tests.generator.drawn import drawn, with_picture

ORANGE = Palette("#7a1f0f", "#e5532d", "#ffd9a0", "#f0a868")
FRAME = (48.0, 32.0)
SOMEBODYS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 80">
  <defs><clipPath id="half"><rect x="0" y="0" width="50" height="60"/></clipPath></defs>
  <rect x="-10" y="-10" width="120" height="80" fill="#2a84ad"/>
  <g transform="translate(50 30) rotate(20)" style="stroke:#17161b;stroke-width:3">
    <circle r="22" fill="rgb(255, 208, 52)"/>
    <path d="M-30 0 L0 -26 L30 0" fill="none" stroke-linecap="square"/>
    <path d="M-30 10 L0 -16 L30 10" fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#d8322a"/>
  </g>
  <path d="M60 5 h40 v40 h-40 z M70 15 h20 v20 h-20 z" fill="green" fill-rule="evenodd"/>
  <path d="M60 40 h40 v30 h-40 z M70 45 h20 v20 h-20 z" fill="purple"/>
  <circle cx="40" cy="20" r="18" fill="white" clip-path="url(#half)"/>
</svg>
"""


def drawing(text: str, style: DrawnStyle = "colour", size: tuple[float, float] = FRAME) -> Drawing:
    return drawing_of(text.encode(), Path("cow.svg"), ORANGE, size, style)


def test_it_is_printed_as_a_browser_shows_it(context) -> None:
    """Colours however they are written, transforms, clips, both rules of filling, ends and joins of lines."""
    tab = context(960, 640).new_page()
    page = Face(*FRAME, (Picture(Box(0, 0, *FRAME), drawing(SOMEBODYS)),))
    shown = []
    for text in (SOMEBODYS, svg(page)):
        sized = text.replace("<svg ", '<svg width="960" height="640" ', 1)
        tab.set_content(f"<body style='margin:0'>{sized}")
        shown.append(seen(tab))
    tab.close()
    for ours in (drawn(drawing(SOMEBODYS), (960, 640)), shown[1]):
        difference = ImageChops.difference(ours, shown[0])
        assert max(ImageStat.Stat(difference).mean) < 1
        blocks = difference.convert("L").resize((60, 40), Image.Resampling.BOX)
        assert blocks.getextrema()[1] < 40


def test_it_covers_the_frame_and_is_cropped_about_its_centre() -> None:
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 10"><rect width="100" height="10" fill="red"/></svg>'
    )
    image = drawn(drawing(text, size=(10, 10)), (50, 50))
    assert image.getcolors() == [(2500, (255, 0, 0))]


def test_what_it_leaves_bare_is_light() -> None:
    image = drawn(drawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>'), (48, 32))
    assert image.getcolors() == [(48 * 32, (255, 217, 160))]


def test_it_follows_the_ink() -> None:
    full, grey, lines = (
        drawn(one, (240, 160))
        for one in (drawing(SOMEBODYS), drawing(SOMEBODYS).in_grey(), drawing(SOMEBODYS, "lines"))
    )
    for image in (grey, lines):
        assert all(max(color) - min(color) <= 1 for _, color in image.getcolors(100_000))
    assert ImageStat.Stat(ImageChops.difference(full.convert("L"), grey.convert("L"))).mean[0] < 1
    assert ImageStat.Stat(lines.convert("L")).mean[0] > 200  # mostly white


@pytest.mark.parametrize(
    ("inside", "message"),
    [
        ('<circle r="3" fill="blurple"/>', "blurple"),
        ('<circle r="3" opacity="0.5"/>', "choose a lighter colour"),
        ('<circle r="3" fill="url(#g)"/>', "gradients"),
        ("<script>alert(1)</script>", "does not run anything"),
        ('<image href="https://example.com/a.png"/>', "nothing outside its file"),
    ],
)
def test_what_cannot_be_printed_as_it_looks_names_its_line(inside: str, message: str) -> None:
    with pytest.raises(DataError, match=message) as error:
        drawing(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">\n  {inside}\n</svg>')
    assert "cow.svg:2:" in str(error.value)


def test_a_card_takes_the_file_of_its_name(tmp_path: Path) -> None:
    game = with_picture(tmp_path)
    (tmp_path / "art" / "cow.svg").write_text(SOMEBODYS)
    found = picture_for(game, game.cards["cow"], Box(0, 0, *FRAME), Look(lang="he"))
    team = game.palette(game.cards["cow"])
    palette = Palette(team.dark, team.main, team.light, team.accent)
    assert found == drawing_of(SOMEBODYS.encode(), Path("cow.svg"), palette, FRAME, "colour")
    (tmp_path / "art" / "cow.svg").write_text(SOMEBODYS.replace("purple", "orange"))
    assert picture_for(game, game.cards["cow"], Box(0, 0, *FRAME), Look(lang="he")) != found
    assert load_game("boombit").cards["cow"] == game.cards["cow"]
