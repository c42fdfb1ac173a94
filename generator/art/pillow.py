"""Pixels that people supply, read, cropped and encoded by Pillow."""

from __future__ import annotations

import io
import warnings
from pathlib import Path

from PIL import Image, ImageDraw, ImageFile, ImageFilter, ImageOps

from cards import FitilError
from generator.art.hand_made import MOST, check_size, no_picture
from generator.art.palette import Palette, Style, rgb

COLOURS = 64
"""The number of shades in a picture of lines."""


def check(path: Path, data: bytes) -> None:
    """Raise `FitilError` for what is no picture, is torn, or has too many pixels, which are not decoded then."""
    _opened(path, data, rough=True)


def made(path: Path, data: bytes, _kept: Path, *, palette: Palette, size: tuple[int, int], style: Style) -> bytes:
    """A picture cropped around its centre to `size` in pixels, as the bytes of a file."""
    return _encoded(_cropped(_opened(path, data), size, palette), style)


def _opened(path: Path, data: bytes, *, rough: bool = False) -> Image.Image:
    formats = ("PNG", "JPEG", "WEBP")
    try:
        with warnings.catch_warnings():
            # Pillow's own warning about large pictures comes too late; we have our own limit
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            head = Image.open(io.BytesIO(data), formats=formats)
            check_size(path, head.width, head.height)
            head.verify()
            image = Image.open(io.BytesIO(data), formats=formats)
            if rough:  # of a JPEG an eighth of the pixels tells that it is whole
                image.draft("RGB", (1, 1))
            image.load()
    except Image.DecompressionBombError as error:
        told = FitilError(f"{path}: more than {MOST} megapixels")
        raise told.coded("art-more-pixels", most=MOST) from error
    except FitilError:
        raise
    except (OSError, SyntaxError, EOFError, ValueError) as error:  # the last of a text that is too large unpacked
        raise no_picture(path) from error
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
    ImageFile.MAXBLOCK = max(ImageFile.MAXBLOCK, 4 * image.width * image.height)  # else what is full of detail fails
    image.save(out, "JPEG", quality=90, subsampling=0, optimize=True)
    return out.getvalue()
