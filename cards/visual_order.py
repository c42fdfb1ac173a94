"""A line of text in the order in which it is seen (UAX #9): the stages of python-bidi, which keep track of places.

Lines are broken in the order in which they are read, and each is ordered afterwards.
"""

from __future__ import annotations

from typing import NamedTuple

from bidi import algorithm


class PlacedCharacter(NamedTuple):
    """A character where it is seen; `place` is its index in the line as it is read, an odd `level` is right to left."""

    character: str
    place: int
    level: int


def visual_order(line: str, *, rtl: bool, mirrored: bool = False) -> list[PlacedCharacter]:
    """The characters of a line from left to right, without marks of embedding; `mirrored` turns brackets round."""
    storage = algorithm.get_empty_storage()
    storage["base_level"], storage["base_dir"] = (1, "R") if rtl else (0, "L")
    algorithm.get_embedding_levels(line, storage)
    for index, char in enumerate(storage["chars"]):
        char["index"] = index
    for stage in (
        algorithm.explicit_embed_and_overrides,
        algorithm.resolve_weak_types,
        algorithm.resolve_neutral_types,
        algorithm.resolve_implicit_levels,
        algorithm.reorder_resolved_levels,
        *([algorithm.apply_mirroring] if mirrored else []),
    ):
        stage(storage, False)
    return [PlacedCharacter(char["ch"], char["index"], char["level"]) for char in storage["chars"]]
