"""How a stretch of text is set: in which font, in whose colour, how large and how high; or the icon in its place."""

from __future__ import annotations

from typing import Literal, NamedTuple

FontName = Literal["regular", "bold", "italic", "bolditalic", "mono"]
_BOLDER: dict[FontName, FontName] = {"regular": "bold", "italic": "bolditalic"}
_SLANTED: dict[FontName, FontName] = {"regular": "italic", "bold": "bolditalic"}


class Style(NamedTuple):
    """A font, the role of a colour, a size as a multiple of the text's, and how far it is raised, in em of the text.

    Where an `icon` is named, it is drawn in place of the text. A tuple, as it is a part of the keys of caches: its hash
    and its equality are Python's own.
    """

    font: FontName = "regular"
    color: str | None = None
    scale: float = 1.0
    rise: float = 0.0
    icon: str | None = None

    @property
    def role(self) -> str:
        """What its colour is called among those that a text is given: `icon` or the font's name, if it names none."""
        return self.color or ("icon" if self.icon else self.font)

    def bolder(self) -> Style:
        """The same in bold, where the font has that."""
        return self._replace(font=_BOLDER.get(self.font, self.font))

    def slanted(self) -> Style:
        """The same in italics, where the font has them."""
        return self._replace(font=_SLANTED.get(self.font, self.font))


REGULAR = Style()
BOLD = Style("bold")
ITALIC = Style("italic")
BOLD_ITALIC = Style("bolditalic")
MONO = Style("mono")
