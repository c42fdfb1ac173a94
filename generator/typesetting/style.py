"""The style of a stretch of text: its font, colour, size and rise, or the icon drawn in its place."""

from __future__ import annotations

from typing import Literal, NamedTuple

FontRole = Literal["regular", "bold", "italic", "bolditalic", "mono"]
"""What a game may have a font of its own for."""
FontName = Literal["regular", "bold", "italic", "bolditalic", "mono", "sheet"]
"""The `sheet` is what stands around cards, which is drawn in our fonts, whatever a game has."""
_BOLDER: dict[FontName, FontName] = {"regular": "bold", "italic": "bolditalic"}
_SLANTED: dict[FontName, FontName] = {"regular": "italic", "bold": "bolditalic"}


class Style(NamedTuple):
    """A font, the role of a colour, a size as a multiple of the text's, and how far it is raised, in em of the text.

    If an `icon` is named, it is drawn in place of the text. Styles are part of cache keys, hence a tuple, whose hash
    and equality are built in.
    """

    font: FontName = "regular"
    color: str | None = None
    scale: float = 1.0
    rise: float = 0.0
    icon: str | None = None

    @property
    def role(self) -> str:
        """The key of its colour among those given for a text: `color`, or else `icon` or the name of the font."""
        return self.color or ("icon" if self.icon else self.font)

    def bolder(self) -> Style:
        """The same style in bold, if the font has one."""
        return self._replace(font=_BOLDER.get(self.font, self.font))

    def slanted(self) -> Style:
        """The same style in italics, if the font has them."""
        return self._replace(font=_SLANTED.get(self.font, self.font))


REGULAR = Style()
BOLD = Style("bold")
ITALIC = Style("italic")
BOLD_ITALIC = Style("bolditalic")
MONO = Style("mono")
SHEET = Style("sheet")
