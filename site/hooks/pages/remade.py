"""PDFs that a page makes of others: what they have in common lies on the host once.

The streams of a booklet are those of the plain pages (`generator/rulebook/booklet.py`): seven eighths of its bytes and
more. `assets/js/workshop/remade.js` reads what is left.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping

FILE = "left.z"
"""What all that is made so of the files of a folder has besides."""
_STREAM = re.compile(rb"stream\n(.*?)endstream", re.DOTALL)
_SHORT = 64
"""The length from which a stream is looked for in the other file."""


def left(made: Mapping[str, tuple[bytes, bytes]]) -> bytes:
    """What files have that others have not, by the names of the files, deflated: a line of JSON, then their own bytes.

    The line has steps by name, `[[at, own, from, copied], …]`: the file is `own` bytes of those after the line, from
    the `at`th on, then `copied` ones of the other file, from `from` on; and so on, step by step.
    """
    own = bytearray()
    steps = {name: _steps(wanted, other, own) for name, (wanted, other) in made.items()}
    return zlib.compress(json.dumps(steps, separators=(",", ":")).encode() + b"\n" + own, 9)


def _steps(wanted: bytes, other: bytes, own: bytearray) -> list[tuple[int, int, int, int]]:
    steps, at = list[tuple[int, int, int, int]](), 0
    for stream in _STREAM.finditer(wanted):
        found = other.find(stream[1]) if len(stream[1]) >= _SHORT else -1
        if found >= 0:
            steps.append((len(own), stream.start(1) - at, found, len(stream[1])))
            own += wanted[at : stream.start(1)]
            at = stream.end(1)
    steps.append((len(own), len(wanted) - at, 0, 0))
    own += wanted[at:]
    return steps
