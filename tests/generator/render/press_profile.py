"""A CMYK profile of a made-up press, for tests: ICC.1:2001-04 (version 2.4) `prtr`, lut8 tables both ways.

Its inks simply subtract light, and its black is not quite black, so that some screen colours are out of gamut.
"""

import struct
from collections.abc import Iterator
from itertools import product

WHITE = (0.9642, 1.0, 0.8249)


def lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """CIE L*a*b* (D50) of linear light by a plain sRGB matrix adapted to D50."""
    x = 0.4361 * red + 0.3851 * green + 0.1431 * blue
    y = 0.2225 * red + 0.7169 * green + 0.0606 * blue
    z = 0.0139 * red + 0.0971 * green + 0.7141 * blue
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / WHITE[0], y, z / WHITE[2]))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def light(lightness: float, a: float, b: float) -> tuple[float, float, float]:
    """The linear light of a colour, clipped to the valid range."""
    fy = (lightness + 16) / 116
    fx, fz = fy + a / 500, fy - b / 200
    x, y, z = (
        white * (f**3 if f**3 > 0.008856 else (f - 16 / 116) / 7.787)
        for f, white in zip((fx, fy, fz), WHITE, strict=True)
    )
    red = 3.1339 * x - 1.6169 * y - 0.4906 * z
    green = -0.9788 * x + 1.9161 * y + 0.0335 * z
    blue = 0.0719 * x - 0.2290 * y + 1.4052 * z
    return tuple(min(1.0, max(0.0, part)) for part in (red, green, blue))  # type: ignore[return-value]


def _inks(lightness: float, a: float, b: float) -> Iterator[int]:
    """The inks after full grey component replacement: the part common to all three becomes black."""
    parts = [1 - part ** (1 / 2.2) for part in light(lightness, a, b)]
    black = min(parts)
    yield from (round(255 * (part - black) / (1 - black)) if black < 1 else 0 for part in parts)
    yield round(255 * black)


def _seen(cyan: float, magenta: float, yellow: float, black: float) -> Iterator[int]:
    paper = 0.06  # the light that the blackest black reflects
    parts = [max(paper, (1 - ink) * (1 - black)) ** 2.2 for ink in (cyan, magenta, yellow)]
    lightness, a, b = lab(*parts)
    yield from (round(255 * lightness / 100), round(a + 128), round(b + 128))


def _lut8(inputs: int, outputs: int, grid: int, table: bytes) -> bytes:
    identity = bytes(range(256))
    matrix = struct.pack(">9i", *(65536 if at % 4 == 0 else 0 for at in range(9)))
    return b"mft1\0\0\0\0" + bytes([inputs, outputs, grid, 0]) + matrix + identity * inputs + table + identity * outputs


def profile() -> bytes:
    """The profile's bytes."""
    steps, fine = [at / 4 for at in range(5)], [at / 8 for at in range(9)]
    a2b = bytes(part for node in product(steps, repeat=4) for part in _seen(*node))
    b2a = bytes(
        part for ll, aa, bb in product(fine, repeat=3) for part in _inks(100 * ll, 255 * aa - 128, 255 * bb - 128)
    )
    name = b"Fitil's press of the tests"
    tags = {
        b"desc": b"desc\0\0\0\0" + struct.pack(">I", len(name) + 1) + name + b"\0" + bytes(4 + 4 + 2 + 1 + 67),
        b"cprt": b"text\0\0\0\0CC0\0",
        b"wtpt": b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(65536 * part) for part in WHITE)),
        b"A2B0": _lut8(4, 3, 5, a2b),
        b"B2A0": _lut8(3, 4, 9, b2a),
    }
    at, directory, body = 128 + 4 + 12 * len(tags), b"", b""
    for key, data in tags.items():
        padded = data + bytes(-len(data) % 4)
        directory += key + struct.pack(">II", at + len(body), len(data))
        body += padded
    size = at + len(body)
    head = struct.pack(">I4sI4s4s4s", size, b"\0\0\0\0", 0x02400000, b"prtr", b"CMYK", b"Lab ")
    head += struct.pack(">6H", 2000, 1, 1, 0, 0, 0) + b"acsp" + bytes(28) + struct.pack(">3i", 63190, 65536, 54061)
    return head + bytes(128 - len(head)) + struct.pack(">I", len(tags)) + directory + body
