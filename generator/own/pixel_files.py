"""Files of pixels as they are written: how large a picture is, and whether its file is whole. No pixel is decoded."""

from __future__ import annotations

import re
import struct
import zlib

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""The markers of a JPEG that its size stands behind."""
_SCAN, _END = 0xDA, 0xD9
_BARE = frozenset({0x01, *range(0xD0, 0xD8)})
"""The markers that nothing belongs to."""
_AFTER_SCAN = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")


def size_of(data: bytes) -> tuple[int, int] | None:
    """The width and height that the head of a PNG, a JPEG or a WebP says; None for anything else."""
    try:
        if data.startswith(_PNG):
            return struct.unpack(">II", data[16:24])
        if _is_webp(data):
            return _of_webp(data)
        return _of_jpeg(data) if data.startswith(_JPEG) else None
    except (struct.error, IndexError):  # it ends too early
        return None


def is_whole(data: bytes) -> bool:
    """True of a PNG, a JPEG or a WebP that is there to its end, and whose parts are as they were written."""
    try:
        if data.startswith(_PNG):
            return _is_whole_png(data)
        return len(data) >= 8 + struct.unpack("<I", data[4:8])[0] if _is_webp(data) else _is_whole_jpeg(data)
    except (struct.error, IndexError):
        return False


def _is_webp(data: bytes) -> bool:
    return data.startswith(b"RIFF") and data[8:12] == b"WEBP"


def _of_webp(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        (bits,) = struct.unpack("<I", data[21:25])
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _of_jpeg(data: bytes) -> tuple[int, int]:
    at = 2
    while data[at + 1] not in _FRAMES:
        at += 1 if data[at + 1] == 0xFF else 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height


def _is_whole_png(data: bytes) -> bool:
    at = len(_PNG)
    while True:
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, end = data[at + 4 : at + 8], at + 8 + length
        if zlib.crc32(data[at + 4 : end]) != struct.unpack(">I", data[end : end + 4])[0]:
            return False
        if kind == b"IEND":
            return True
        at = end + 4


def _is_whole_jpeg(data: bytes) -> bool:
    at = 2
    while True:
        marker = data[at + 1]
        if data[at] != 0xFF:
            return False
        if marker == _END:
            return True
        if marker == 0xFF or marker in _BARE:
            at += 1 if marker == 0xFF else 2
            continue
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
        if marker == _SCAN:
            after = _AFTER_SCAN.search(data, at)
            if after is None:
                return False
            at = after.start()
