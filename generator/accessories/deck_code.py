"""A deck in small: its list as plain text, the QR code of that text, and a digest to compare decks by."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from cards import Deck
from generator.display import Box, Segment, Shape

if TYPE_CHECKING:
    from segno import QRCode

QUIET = 4
"""The modules that stay white round a code (ISO/IEC 18004)."""
SCANNED = 25.4 / 50
"""A module's side in mm, or a part of it: 3, 4, 6 and 12 whole pixels of a scan at 150, 200, 300 and 600 dpi."""
_OVERLAP = 0.02


def deck_text(deck: Deck) -> str:
    """The deck as `fitil check -` reads it, by ids: the same in every language, and as short as that goes."""
    lines = [f"Game: {deck.game}", *(f"Hero: {hero}" for hero in deck.heroes)]
    return "\n".join([*lines, *(f"{copies} {card_id}" for card_id, copies in deck.cards.items())])


def digest(deck: Deck) -> str:
    """Eight letters that are the same for decks of the same cards, whoever wrote them down and in what order."""
    lines = [deck.game, *sorted(deck.heroes), "", *(f"{n} {card_id}" for card_id, n in sorted(deck.cards.items()))]
    hashed = blake2b("\n".join(lines).encode(), digest_size=4).hexdigest().upper()
    return f"{hashed[:4]}-{hashed[4:]}"


def qr_code(deck: Deck) -> QRCode | None:
    """The QR code of a deck's text, error level M or better; None for a deck that is too long for any."""
    import segno

    try:
        return segno.make_qr(deck_text(deck), error="m", mode="byte", encoding="iso-8859-1")
    except segno.DataOverflowError:
        return None


def draw_code(code: QRCode, box: Box, color: str = "#000000") -> Shape:
    """The dark modules of a code in the middle of a box, which holds its quiet zone too: one shape, row by row.

    They are as large as scanners see best, where the box is large enough.
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
    """Runs of dark modules, from and to."""
    runs: list[tuple[int, int]] = []
    for at, dark in enumerate(modules):
        if dark and runs and runs[-1][1] == at:
            runs[-1] = runs[-1][0], at + 1
        elif dark:
            runs.append((at, at + 1))
    return runs
