"""A deck in compact form: its list as plain text, and the QR code of that text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards import Deck
from generator.display import Box, Segment, Shape

if TYPE_CHECKING:
    from segno import QRCode

QUIET = 4
"""The width of the white border around a code, in modules (ISO/IEC 18004)."""
SCANNED = 25.4 / 50
"""A module's side in mm is a multiple of this: 3, 4, 6 or 12 whole pixels of a scan at 150, 200, 300 or 600 dpi."""
_OVERLAP = 0.02


def deck_text(deck: Deck) -> str:
    """The deck as `fitil check -` reads it, by ids: the same in every language, and as short as possible."""
    lines = [f"Game: {deck.game}", *(f"{slot.title()}: {one}" for slot, cards in deck.slots.items() for one in cards)]
    return "\n".join([*lines, *(f"{copies} {card_id}" for card_id, copies in deck.cards.items())])


def draw_code(code: QRCode, box: Box, color: str = "#000000") -> Shape:
    """Draw the dark modules of a code as one shape, centred in a box that holds its white border too.

    If the box is large enough, modules have a size that scanners read best (`SCANNED`).
    """
    across = len(code.matrix) + 2 * QUIET
    side = box.w / across
    if side >= SCANNED:
        side = side // SCANNED * SCANNED
    left, top = (start + (box.w - across * side) / 2 for start in (box.x, box.y))
    segments: list[Segment] = []
    for row, modules in enumerate(code.matrix):
        y0, y1 = top + (row + QUIET) * side, top + (row + QUIET + 1) * side + _OVERLAP
        for start, end in _runs(modules):
            x0, x1 = left + (start + QUIET) * side, left + (end + QUIET) * side
            segments += [("M", (x0, y0)), ("L", (x1, y0)), ("L", (x1, y1)), ("L", (x0, y1)), ("Z", ())]
    return Shape(tuple(segments), color)


def _runs(modules: bytearray) -> list[tuple[int, int]]:
    """The runs of dark modules in a row: the index of the first and the one after the last."""
    runs: list[tuple[int, int]] = []
    for at, dark in enumerate(modules):
        if dark and runs and runs[-1][1] == at:
            runs[-1] = runs[-1][0], at + 1
        elif dark:
            runs.append((at, at + 1))
    return runs
