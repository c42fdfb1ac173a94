"""PDFs whose small objects lie together and deflated: the links and outlines of a book are a quarter of it otherwise.

Spec: ISO 32000-1, 7.5.7 (object streams) and 7.5.8 (cross-reference streams), which readers know since PDF 1.5.
"""

from __future__ import annotations

import re
import struct
import zlib

_XREF = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*\Z")
_TRAILER = re.compile(rb"trailer\s*<<(.*?)>>\s*startxref", re.DOTALL)
_KEPT = re.compile(rb"/(?:Info|Root)\s+\d+\s+0\s+R|/ID\s*\[.*?\]", re.DOTALL)
_ENTRY = re.compile(rb"(\d{10}) \d{5} ([nf])")
_OBJECT = re.compile(rb"\s*\d+ 0 obj\s(.*?)\s*endobj\s*\Z", re.DOTALL)


def packed(pdf: bytes) -> bytes:
    """The same document with its objects packed; `pdf` is as ReportLab writes it: one table, no update, no password."""
    head, objects, trailer = _read(pdf)
    small = {number: body for number, body in objects.items() if not body.endswith(b"endstream")}
    together, table = len(objects) + 1, len(objects) + 2
    entries = [b"\0" + bytes(6)] * (table + 1)
    entries[0] = struct.pack(">BIH", 0, 0, 0xFFFF)
    written = bytearray(re.sub(rb"\A%PDF-1\.\d", b"%PDF-1.5", head))

    def write(number: int, body: bytes) -> None:
        entries[number] = struct.pack(">BIH", 1, len(written), 0)
        written.extend(b"%d 0 obj\n%s\nendobj\n" % (number, body))

    for number, body in objects.items():
        if number not in small:
            write(number, body)
    places, at = [], 0
    for index, (number, body) in enumerate(small.items()):
        entries[number] = struct.pack(">BIH", 2, together, index)
        places.append(b"%d %d" % (number, at))
        at += len(body) + 1
    listed = b" ".join(places) + b"\n"
    told = b"/Type /ObjStm /N %d /First %d" % (len(small), len(listed))
    write(together, _stream(told, listed + b"\n".join(small.values())))
    begins = len(written)
    entries[table] = struct.pack(">BIH", 1, begins, 0)
    told = b"/Type /XRef /Size %d /W [1 4 2] %s" % (len(entries), b" ".join(_KEPT.findall(trailer)))
    write(table, _stream(told, b"".join(entries)))
    return bytes(written) + b"startxref\n%d\n%%%%EOF\n" % begins


def _read(pdf: bytes) -> tuple[bytes, dict[int, bytes], bytes]:
    """What stands before the first object, the objects by their numbers, and what the trailer says."""
    end, trailer = _XREF.search(pdf), _TRAILER.search(pdf)
    assert end and trailer
    table = int(end[1])
    offsets = [int(at) for at, used in _ENTRY.findall(pdf[table : trailer.start()]) if used == b"n"]
    follows = dict(zip(ordered := sorted(offsets), [*ordered[1:], table], strict=True))
    bodies = [_OBJECT.match(pdf[at : follows[at]]) for at in offsets]
    return pdf[: ordered[0]], {number: body[1] for number, body in enumerate(bodies, 1) if body}, trailer[1]


def _stream(told: bytes, content: bytes) -> bytes:
    deflated = zlib.compress(content)
    return b"<< %s /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream" % (told, len(deflated), deflated)
