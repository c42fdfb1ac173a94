"""The look of faces: language, ink and resolution. Everything that changes a face is here."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Literal

from cards import Lang
from generator.display import DPI

Ink = Literal["full", "saver", "grey"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One way to draw faces.

    `second` is a language that stands small beside the first. `ink`: `saver` leaves the paper white and draws lines,
    `grey` turns every colour into its lightness. `dpi` is the resolution of the pictures.
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
        """The look of faces that are printed `scale` times as large: their pictures keep the resolution asked for.

        Smaller ones keep theirs, and with it the pictures that are made already.
        """
        return replace(self, dpi=math.ceil(self.dpi * scale)) if scale > 1 else self
