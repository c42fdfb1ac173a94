"""Pictures of the display list: drawings, which stay shapes on paper, and the pixels that people bring."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

from cards import FitilError
from cards.database import store
from cards.records import dataclass
from generator.display.colors import grey, paint
from generator.display.geometry import Box

_COLOUR = re.compile(r"([\d.]+) ([\d.]+) ([\d.]+) (rg|RG)\b")


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes and clips in a frame: the operators of a PDF page (ISO 32000-1, Annex A), deflated.

    The frame is `width` by `height`, in 1/100 mm from its top left corner, y downwards, and clips what is drawn. The
    operators used are `m l c h re` (whole numbers; a path begins at 0 0), `f f* B B* S`, `W W*` (with `n` or `f*`),
    `q Q`, `cm` (to move by whole steps), `rg RG w J j M d`.
    """

    width: int
    height: int
    deflated: bytes

    @classmethod
    def of(cls, width: int, height: int, operators: str) -> Drawing:
        """Make a drawing of these operators."""
        return cls(width, height, zlib.compress(operators.encode("ascii"), 9))

    @property
    def operators(self) -> str:
        """The operators, a line for each mark."""
        return zlib.decompress(self.deflated).decode("ascii")

    def in_grey(self) -> Drawing:
        """The same shapes in greys as light as their colours."""

        def greyed(found: re.Match[str]) -> str:
            parts = bytes(round(255 * float(part)) for part in found.groups()[:3])
            said = paint(bytes.fromhex(grey(f"#{parts.hex()}")[1:]))
            return said.upper() if found[4] == "RG" else said

        return Drawing.of(self.width, self.height, _COLOUR.sub(greyed, self.operators))

    @property
    def is_there(self) -> bool:
        """Always true, as no part of it is stored elsewhere."""
        return True


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture file in the cache."""

    path: Path

    @property
    def is_there(self) -> bool:
        """True if the file has not been deleted or corrupted since it was made."""
        return store.contents(self.path) is not None

    def contents(self) -> bytes:
        """The bytes of the file, PNG or JPEG; raises `FitilError` if they are gone."""
        if (found := store.contents(self.path)) is None:
            raise FitilError(f"{self.path}: a picture was just cleared from the cache; run the command again").coded(
                "picture-cleared", path=str(self.path)
            )
        return found


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture filling a box whose corners are rounded by `corner` mm."""

    box: Box
    of: Drawing | Pixels
    corner: float = 0.0
