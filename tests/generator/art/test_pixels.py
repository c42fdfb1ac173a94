"""A picture of pixels that somebody supplies for a card: drawn in the size that is asked for, kept, or refused."""

import errno
from pathlib import Path

import pytest
from PIL import Image

from cards import GAMES
from cards.database import contents, kept_file, store, trouble
from generator.art import Layer, Palette, PlacedFigure, Scene, hand_made, library_of, pillow, pixels_of, render
from tests.generator.drawn import drawn

ORANGE = Palette("#7a1f0f", "#e5532d", "#ffd9a0", "#f0a868")
PIXELS = (602, 413)


def made(folder: Path, card: str = "bomb", size: tuple[int, int] = PIXELS) -> Path:
    found = hand_made(card, folder)
    assert found
    kept, draw = pixels_of(found, folder, palette=ORANGE, size=size, style="colour", cache_dir=folder / "cache")
    return kept_file(kept, draw)


def brought(folder: Path) -> Path:
    """A picture that a user has put beside the scenes."""
    (folder / "art").mkdir(exist_ok=True)
    image = Image.new("RGB", (90, 60), "#ff8220")
    image.paste("#1b1a1f", (20, 20, 50, 40))
    image.save(folder / "art" / "bomb.png")
    return folder


def test_a_picture_is_a_whole_file_of_that_size(tmp_path: Path) -> None:
    path = made(brought(tmp_path))
    with Image.open(path) as image:
        image.load()
        assert image.size == PIXELS
    assert list(path.parent.iterdir()) == [path]


def test_the_cache_keeps_the_file_until_something_changes(tmp_path: Path) -> None:
    first = made(brought(tmp_path))
    stamp, data = first.stat().st_mtime_ns, first.read_bytes()
    assert made(tmp_path) == first
    assert first.stat().st_mtime_ns == stamp
    assert made(tmp_path, size=(601, 413)) != first
    first.unlink()
    assert made(tmp_path).read_bytes() == data
    Image.new("RGB", (90, 60), "white").save(tmp_path / "art" / "bomb.png")
    assert made(tmp_path) != first


def test_a_picture_that_cannot_be_written_is_held_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = contents(made(brought(tmp_path)))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    other = tmp_path / "full"
    other.mkdir()
    brought(other)
    monkeypatch.setattr(store, "_trouble", [])
    monkeypatch.setattr(Path, "replace", full)
    path = made(other)
    assert contents(path) == whole
    assert list(path.parent.iterdir()) == []
    assert "No space left" in (trouble() or "")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda b: b[:3000],
        lambda b: b"",
        lambda b: b[:9],
        lambda b: b[:500] + bytes([b[500] ^ 1]) + b[501:],
        lambda b: b + b" ",
    ],
)
def test_a_corrupt_picture_is_made_again(tmp_path: Path, spoil) -> None:
    path = made(brought(tmp_path))
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
        assert image.size == PIXELS
        red, green, blue = image.convert("RGB").resize((1, 1)).getpixel((0, 0))
    assert green > 240
    assert red < 15
    assert blue < 15


def test_a_transparent_picture_has_the_light_colour_behind_it(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGBA", (60, 40), (0, 0, 0, 0)).save(tmp_path / "art" / "bomb.png")
    with Image.open(made(tmp_path)) as image:
        assert image.convert("RGB").getpixel((300, 200)) == pytest.approx((255, 217, 160), abs=3)


@pytest.mark.parametrize("data", [b"a bomb, in words\n", b"", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_file_that_is_not_a_picture_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "bomb.png").write_bytes(data)
    with pytest.raises(ValueError, match=r"bomb\.png: not a picture that can be read$"):
        made(tmp_path)


def test_a_cut_off_picture_is_refused(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    path = tmp_path / "art" / "bomb.jpg"
    scene = Scene(background=(Layer("rays"),), figures=(PlacedFigure("bomb", face="grin"),))
    drawn(render(scene, ORANGE, (51.0, 35.0), library_of(GAMES / "boombit")), PIXELS).save(path)
    path.write_bytes(path.read_bytes()[:4000])
    with pytest.raises(ValueError, match=r"bomb\.jpg"):
        made(tmp_path)


@pytest.mark.parametrize("size", [(8000, 6000), (20000, 20000)])
def test_an_absurdly_large_picture_is_refused(tmp_path: Path, size: tuple[int, int]) -> None:
    (tmp_path / "art").mkdir()
    Image.new("1", size).save(tmp_path / "art" / "bomb.png")
    with pytest.raises(ValueError, match="40 megapixels"):
        made(tmp_path)


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGB", (60, 40)).save(tmp_path / "outside.png")
    (tmp_path / "art" / "bomb.png").symlink_to(tmp_path / "outside.png")
    with pytest.raises(ValueError, match="leaves the art folder"):
        made(tmp_path)
    (tmp_path / "art" / "bomb.png").unlink()
    (tmp_path / "art" / "bomb.png").symlink_to(tmp_path / "art" / "bomb.png")
    with pytest.raises(ValueError, match=r"bomb\.png"):
        made(tmp_path)


def test_a_picture_full_of_detail_is_written() -> None:
    noise = Image.effect_noise((300, 300), 200)
    assert len(pillow._jpeg(Image.merge("RGB", [noise, noise.rotate(90), noise.rotate(180)]))) > 300 * 300
