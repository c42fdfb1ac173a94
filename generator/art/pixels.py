"""Pixels that people supply: read, cropped to the card's frame, encoded once, and cached by their content."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from cards import FitilError
from generator.art.hand_made import bytes_of
from generator.art.palette import Palette, Style, rgb

MOST_PIXELS = 40_000_000
"""The most pixels of a hand-made picture; one with more is refused before it is decoded."""
_MOST = f"{MOST_PIXELS // 1_000_000} megapixels"

COLOURS = 64
"""The number of shades in a picture of lines."""
_CODE = 1
"""To be changed when the result for the same file changes."""


def pixels_of(
    path: Path, game_folder: Path, *, palette: Palette, size: tuple[int, int], style: Style, cache_dir: Path
) -> tuple[Path, Callable[[], bytes]]:
    """A hand-made picture cropped around its centre to `size` = (width, height) in pixels.

    Returns its path in the cache, which is a hash of all that it depends on, and a function that makes the bytes of
    that file: a JPEG, or a PNG of lines. Both raise `ValueError`, naming the path, for a file that is not a picture or
    is too large, or a link out of the art folder.
    """
    data = bytes_of(path, game_folder)
    key = blake2b(repr((palette.light, size, style, _CODE)).encode() + data, digest_size=16).hexdigest()
    kept = cache_dir / f"{key}{'.png' if style == 'lines' else '.jpg'}"
    return kept, lambda: _encoded(_cropped(_opened(path, data), size, palette), style)


def check_pixels(path: Path) -> None:
    """Raise `FitilError` for a file that is no picture, or has too many pixels; they are not decoded for that."""
    _opened(path, path.read_bytes(), whole=False)


def _opened(path: Path, data: bytes, *, whole: bool = True) -> Image.Image:
    formats = ("PNG", "JPEG", "WEBP")
    try:
        with warnings.catch_warnings():
            # Pillow's own warning about large pictures comes too late; we have our own limit
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            head = Image.open(io.BytesIO(data), formats=formats)
            if head.width * head.height > MOST_PIXELS:
                raise FitilError(f"{path}: {head.width} x {head.height} px is more than {_MOST}").coded(
                    "art-too-many-pixels", width=head.width, height=head.height, most=MOST_PIXELS // 1_000_000
                )
            head.verify()
            if not whole:
                return head
            image = Image.open(io.BytesIO(data), formats=formats)
            image.load()
    except Image.DecompressionBombError as error:
        told = FitilError(f"{path}: more than {_MOST}")
        raise told.coded("art-more-pixels", most=MOST_PIXELS // 1_000_000) from error
    except FitilError:
        raise
    except (OSError, SyntaxError, EOFError, ValueError) as error:  # the last of a text that is too large unpacked
        raise FitilError(f"{path}: not a picture that can be read").coded("unusable-art") from error
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
    """A photograph or painting as lines: black on white where its lightness changes rapidly."""
    smooth = ImageOps.autocontrast(image.convert("L")).filter(ImageFilter.MedianFilter(5))
    edges = ImageOps.invert(smooth.filter(ImageFilter.FIND_EDGES)).point(lambda v: min(255, max(0, (v - 150) * 3)))
    ImageDraw.Draw(edges).rectangle(
        (0, 0, edges.width - 1, edges.height - 1), outline=255, width=2
    )  # the frame does not count as an edge
    return edges.convert("RGB")


def _encoded(image: Image.Image, style: Style) -> bytes:
    """A hand-made picture as the bytes of its file."""
    return _png(_traced(image)) if style == "lines" else _jpeg(_in_style(image, style))


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    few = image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def _jpeg(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "JPEG", quality=90, subsampling=0, optimize=True)
    return out.getvalue()
