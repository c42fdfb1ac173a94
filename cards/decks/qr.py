"""The QR code of a link to a deck, or of any other text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.decks.link import CODE, MARK

if TYPE_CHECKING:
    from segno import QRCode


def qr_code(text: str) -> QRCode | None:
    """The QR code of a text, at error level M or better; None if the text is too long for any.

    The deck of a link goes into it in capitals, for which codes have a shorter way of writing.
    """
    import segno
    from segno.consts import MODE_ALPHANUMERIC, MODE_BYTE

    before, mark, code = text.partition(MARK)
    if checked := CODE.match(code):
        deck, name = checked[0].upper(), code[checked.end() :]
        parts = [(f"{before}{mark}", MODE_BYTE), (deck, MODE_ALPHANUMERIC), *([(name, MODE_BYTE)] if name else [])]
    else:
        parts = [(text, MODE_BYTE)]
    try:
        return segno.make_qr(parts, error="m", encoding="utf-8")  # type: ignore[arg-type]  # it takes segments, too
    except segno.DataOverflowError:
        return None
