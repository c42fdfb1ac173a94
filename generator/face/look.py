"""The look of faces: language, ink and resolution. Every setting that changes a face is here."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Literal

from cards import Lang
from cards.records import dataclass
from generator.display import DPI

TEMPLATE = "template.yaml"
"""The file of a game's template, in the folder of the game."""
OF_TEAM = "--"
"""What stands between the type and the team in the name of a back in a team's colours; no id has it."""

Ink = Literal["full", "saver", "grey"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One way to draw faces.

    `second` is a language in small type beside the first. Of the inks, `saver` leaves the paper white and draws lines,
    and `grey` turns every colour into its lightness. `dpi` is the resolution of pictures made of pixels.
    """

    lang: Lang
    second: Lang | None = None
    ink: Ink = "full"
    dpi: int = DPI

    @property
    def langs(self) -> str:
        """The language, or both (`he+ru`), as manifests name them."""
        return f"{self.lang}+{self.second}" if self.second else self.lang

    def enlarged(self, scale: float) -> Look:
        """The look for faces printed `scale` times as large, whose pictures then have the resolution asked for.

        Faces that are printed smaller use the pictures as they are, which may be in the cache already.
        """
        return replace(self, dpi=math.ceil(self.dpi * scale)) if scale > 1 else self
