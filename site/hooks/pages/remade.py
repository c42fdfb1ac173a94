"""A PDF that a page makes of another one: what the two have in common lies on the host once.

The streams of a booklet are those of the plain pages (`generator/rulebook/booklet.py`): seven eighths of its bytes and
more. `assets/js/workshop/remade.js` reads what is left.
"""

from __future__ import annotations

import json
import re
import zlib

_STREAM = re.compile(rb"stream\n(.*?)endstream", re.DOTALL)
_SHORT = 64
"""The length from which a stream is looked for in the other file."""


def left(wanted: bytes, other: bytes) -> bytes:
    """What `wanted` has and `other` has not, deflated: a line of JSON, `[[own, from, length], …]`, then what is own.

    The file is so many of its own bytes, then `length` of the other file, from `from` on; and so on, step by step.
    """
    steps, own, at = list[tuple[int, int, int]](), bytearray(), 0
    for stream in _STREAM.finditer(wanted):
        found = other.find(stream[1]) if len(stream[1]) >= _SHORT else -1
        if found >= 0:
            steps.append((stream.start(1) - at, found, len(stream[1])))
            own += wanted[at : stream.start(1)]
            at = stream.end(1)
    steps.append((len(wanted) - at, 0, 0))
    return zlib.compress(json.dumps(steps, separators=(",", ":")).encode() + b"\n" + own + wanted[at:], 9)
