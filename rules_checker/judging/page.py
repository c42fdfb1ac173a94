"""Pages that stand alone: whatever comes in is only ever text, and a policy lets nothing run or load."""

from __future__ import annotations

import base64
import hashlib
from xml.etree.ElementTree import Element, SubElement, tostring

from cards import Lang
from cards.languages import RTL


def stand_alone(lang: Lang, title: str, style: str) -> tuple[Element, Element]:
    """A page in a language with a style sheet of its own, and its empty body."""
    root = Element("html", {"lang": lang, "dir": way(lang)})
    hashed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    head = SubElement(root, "head")
    SubElement(head, "meta", {"charset": "utf-8"})
    policy = f"default-src 'none'; style-src 'sha256-{hashed}'; base-uri 'none'; form-action 'none'"
    SubElement(head, "meta", {"http-equiv": "Content-Security-Policy", "content": policy})
    SubElement(head, "meta", {"name": "viewport", "content": "width=device-width"})
    SubElement(head, "title").text = title
    SubElement(head, "style").text = style
    return root, SubElement(root, "body")


def written(root: Element) -> bytes:
    """The page as it is written into a file."""
    page: bytes = tostring(root, encoding="utf-8", method="html")
    return b"<!doctype html>\n" + page + b"\n"


def way(lang: Lang) -> str:
    """The direction of a language, as HTML calls it."""
    return "rtl" if lang in RTL else "ltr"
