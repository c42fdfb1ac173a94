"""A card's picture as a file: rendered or hand-made, encoded once, found again by its content."""

from __future__ import annotations

import io
import json
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Literal

import PIL
from PIL import Image, ImageDraw, ImageFilter, ImageOps

from generator.art.palette import Palette, rgb
from generator.art.render import render
from generator.art.scene import Scene

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
"""What a hand-made picture `art/<card id>` may end with, in the order they are looked for."""

MOST_PIXELS = 40_000_000
"""A hand-made picture with more pixels is refused before it is decoded."""
_MOST = f"{MOST_PIXELS // 1_000_000} megapixels"

MOST_BYTES = 100_000_000
"""A hand-made picture with a larger file is refused before it is read."""

COLOURS = (64, 32)
"""Colours in an encoded scene: the first number, unless the file then takes more than `ENOUGH` bytes a pixel.

Over the first edition's 59 cards at 602 x 413 px: 64-colour PNG 18 kB and 44 dB, 32-colour 16 kB and 39 dB, JPEG at
quality 80 55 kB and 34 dB (flat fields and hard edges are what JPEG is worst at).
"""

ENOUGH = 0.1
"""25 kB for a picture of 51 x 35 mm at 300 dpi."""


Style = Literal["colour", "grey", "lines"]
"""`lines` is line art: black on white, without grounds."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that can be made: its cached file, and the function that makes the bytes of that file."""

    path: Path
    draw: Callable[[], bytes]


def picture(
    card_id: str,
    *,
    game_folder: Path,
    scene: Scene | None,
    palette: Palette,
    size: tuple[int, int],
    cache_dir: Path,
    style: Style = "colour",
) -> Drawing:
    """The card's picture, exactly `size` = (width, height) in pixels.

    `game_folder/art/<card_id>` (.png, .jpg, .jpeg, .webp) is used when it exists, cropped about its centre to the
    aspect (JPEG in the cache); otherwise the scene is rendered (PNG). The file's name is a hash of all that the
    picture depends on. ValueError, naming the path or the card, here or from `draw`: not a picture, too large, a link
    that leaves the art folder, neither picture nor scene, a size that is not positive.
    """
    if Path(card_id).name != card_id:
        raise ValueError(f"card id {card_id!r} is not a file name")
    if min(size) < 1:
        raise ValueError(f"a picture must be at least 1 x 1 px, not {size[0]} x {size[1]}")
    own = hand_made(card_id, game_folder)
    if own is not None:
        data = _bytes(own, game_folder)
        path = cache_dir / f"{_hash(data, palette, size, style)}{'.png' if style == 'lines' else '.jpg'}"
        return Drawing(path, lambda: _encoded(_cropped(_opened(own, data), size, palette), style))
    if scene is None:
        raise ValueError(f"card {card_id!r} has neither a scene nor a picture in {game_folder / 'art'}")
    path = cache_dir / f"{_hash(json.dumps(asdict(scene), sort_keys=True).encode(), palette, size, style)}.png"
    return Drawing(path, lambda: _png(_in_style(render(scene, palette, size, lines=style == "lines"), style)))


def hand_made(card_id: str, game_folder: Path) -> Path | None:
    """The hand-made picture of a card, or None."""
    for suffix in SUFFIXES:
        path = game_folder / "art" / f"{card_id}{suffix}"
        if path.exists() or path.is_symlink():
            return path
    return None


def _bytes(path: Path, game_folder: Path) -> bytes:
    try:
        real = path.resolve(strict=True)
    except (OSError, RuntimeError) as error:  # RuntimeError: a link to itself
        raise ValueError(f"{path}: cannot be read: {error}") from error
    if not real.is_relative_to((game_folder / "art").resolve()):
        raise ValueError(f"{path}: a link that leaves the art folder")
    if not real.is_file():
        raise ValueError(f"{path}: not a file")
    if real.stat().st_size > MOST_BYTES:
        raise ValueError(f"{path}: larger than {MOST_BYTES // 1_000_000} MB")
    return real.read_bytes()


def _opened(path: Path, data: bytes) -> Image.Image:
    formats = ("PNG", "JPEG", "WEBP")
    try:
        with warnings.catch_warnings():
            # Pillow's own warning for large pictures comes late; the limit here is ours.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            head = Image.open(io.BytesIO(data), formats=formats)
            if head.width * head.height > MOST_PIXELS:
                raise ValueError(f"{path}: {head.width} x {head.height} px is more than {_MOST}")
            head.verify()
            image = Image.open(io.BytesIO(data), formats=formats)
            image.load()
    except Image.DecompressionBombError as error:
        raise ValueError(f"{path}: more than {_MOST}: {error}") from error
    except (OSError, SyntaxError, EOFError) as error:
        raise ValueError(f"{path}: not a picture that can be read") from error
    return image


def _cropped(image: Image.Image, size: tuple[int, int], palette: Palette) -> Image.Image:
    upright = ImageOps.exif_transpose(image)
    if upright.has_transparency_data:
        upright = upright.convert("RGBA")
        ground = Image.new("RGBA", upright.size, (*rgb(palette.light), 255))
        upright = Image.alpha_composite(ground, upright)
    return ImageOps.fit(upright.convert("RGB"), size, Image.Resampling.LANCZOS)


def _in_style(image: Image.Image, style: Style) -> Image.Image:
    return image if style == "colour" else image.convert("L").convert("RGB")


def _traced(image: Image.Image) -> Image.Image:
    """A photograph or painting as lines: where its lightness changes fast, black on white."""
    smooth = ImageOps.autocontrast(image.convert("L")).filter(ImageFilter.MedianFilter(5))
    edges = ImageOps.invert(smooth.filter(ImageFilter.FIND_EDGES)).point(lambda v: min(255, max(0, (v - 150) * 3)))
    ImageDraw.Draw(edges).rectangle(
        (0, 0, edges.width - 1, edges.height - 1), outline=255, width=2
    )  # the frame is no edge
    return edges.convert("RGB")


def _encoded(image: Image.Image, style: Style) -> bytes:
    """A hand-made picture as the bytes of its file."""
    return _png(_traced(image)) if style == "lines" else _jpeg(_in_style(image, style))


def _png(image: Image.Image) -> bytes:
    data = b""
    for colours in COLOURS:
        out = io.BytesIO()
        few = image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(out, "PNG", optimize=True)
        data = out.getvalue()
        if len(data) <= ENOUGH * image.width * image.height:
            break
    return data


def _jpeg(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "JPEG", quality=90, subsampling=0, optimize=True)
    return out.getvalue()


def _hash(content: bytes, palette: Palette, size: tuple[int, int], style: Style) -> str:
    hashed = blake2b(digest_size=16)
    for part in (content, json.dumps([asdict(palette), *size, style]).encode(), _code()):
        hashed.update(len(part).to_bytes(8, "big") + part)
    return hashed.hexdigest()


@cache
def _code() -> bytes:
    """The package's own source and the library that draws: a changed figure is a changed picture."""
    hashed = blake2b(PIL.__version__.encode(), digest_size=16)
    for path in sorted(Path(__file__).parent.glob("*.py")):
        hashed.update(path.name.encode() + b"\0" + path.read_bytes())
    return hashed.digest()
