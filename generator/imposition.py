"""Faces → pages: which face lies in which slot, fronts and backs in turn, so that a duplex printer just prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.display import Face
from generator.geometry import Box
from generator.sheets import Sheet


@dataclass(frozen=True, slots=True)
class Placed:
    """A face and the trim box it fills."""

    face: Face
    box: Box


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper."""

    side: str
    placed: tuple[Placed, ...]


def impose(faces: Sequence[Face], back: Face | None, sheet: Sheet) -> Iterator[Page]:
    """The pages of a job: each front followed by its back page, if there are backs."""
    slots = sheet.slots()
    for start in range(0, len(faces), sheet.n_up):
        chunk = faces[start : start + sheet.n_up]
        placed = tuple(Placed(face, slot) for face, slot in zip(chunk, slots, strict=False))
        yield Page("front", placed)
        if back:
            yield Page("back", tuple(Placed(back, sheet.behind(place.box)) for place in placed))
