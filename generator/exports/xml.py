"""XML for other programs: elements in a line of code each, and only characters that XML allows."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

_NO_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def element(tag: str, *content: ET.Element | str, attributes: Mapping[str, str] | None = None) -> ET.Element:
    """An element that contains other elements, or text."""
    made = ET.Element(tag, {name: _NO_XML.sub("", value) for name, value in (attributes or {}).items()})
    for part in content:
        if isinstance(part, str):
            made.text = _NO_XML.sub("", part)
        else:
            made.append(part)
    return made


def write_xml(path: Path, root: ET.Element) -> None:
    """Write a document, indented."""
    ET.indent(root)
    text = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8", newline="\n")
