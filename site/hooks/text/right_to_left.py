"""Right-to-left pages: ranges, sums and signed numbers are isolated, so that `1–3` does not read as 3–1."""

from __future__ import annotations

import re

from mkdocs.structure.pages import Page

from cards.languages import RTL

from ..site import Site
from ..steps import on_page_content

SHORT = 24
"""The length in characters that fits on a phone's line: a shorter sum is not broken, which would reverse its parts."""

_NUMBER = r"(?:\d+(?:[.,]\d+)?%?|\b[A-Z]\b)"
_MARKS = "\u200e\u200f"
_SPACE = rf"[ \u00a0\u202f{_MARKS}]*"
_SIGN = r"(?<![\w־-])[+−–-]"
_TERM = rf"(?:[+−-]?{_NUMBER}|\([\d\s+−–×*/-]+\))"
_ARITHMETIC = re.compile(
    rf"[{_MARKS}]*(?:"
    rf"(?:{_SIGN})?(?<!\w){_TERM}(?:{_SPACE}(?:[-–—−+×*/÷=<>≤≥→]|&lt;=?|&gt;=?){_SPACE}{_TERM})+(?!\w)"
    rf"|{_SIGN}{_NUMBER}(?!\w))[{_MARKS}]*"
)
_TAG = re.compile(r"<(?P<end>/?)(?P<name>[a-zA-Z][\w-]*)[^>]*?(?P<empty>/?)>")
_LEFT_ALONE = frozenset({"bdi", "code", "pre", "script", "style", "svg", "title"})


@on_page_content(needs=["said"], gives=["set"])
def isolate(html: str, page: Page, site: Site) -> str:
    """Isolate them in a page of a right-to-left language."""
    return site.memory("isolated", [__file__]).of(html, lambda: isolated(html)) if site.lang in RTL else html


def isolated(html: str) -> str:
    """The HTML with every range, sum and signed number in its text inside a `<bdi dir="ltr">`."""
    out, at, inside = [], 0, 0
    for tag in _TAG.finditer(html):
        text = html[at : tag.start()]
        out += [text if inside else _ARITHMETIC.sub(_isolate, text), tag[0]]
        at = tag.end()
        if tag["name"].lower() in _LEFT_ALONE and not tag["empty"]:
            inside += -1 if tag["end"] else 1
    return "".join([*out, html[at:] if inside else _ARITHMETIC.sub(_isolate, html[at:])])


def _isolate(found: re.Match[str]) -> str:
    """Isolate a match, without direction marks around it: all between two of them would run from left to right."""
    text = re.sub(f"[{_MARKS}]", "", found[0])
    return f'<bdi dir="ltr"{" class=short" if len(text) <= SHORT else ""}>{text}</bdi>'
