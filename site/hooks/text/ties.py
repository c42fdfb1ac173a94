"""No-break spaces on pages, as on cards: no line break before a dash, or between a number and what it counts.

It runs after the search has taken its words; in the search, attributes, code and tables every space stays a space.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.structure.pages import Page

import generator
from cards.database import files_under
from generator.typesetting import ties

from ..site import Site
from ..steps import on_page_content

_CODE = [__file__, *files_under(Path(generator.__path__[0], "typesetting"), ".py")]
_LABEL = "data-search-exclude"  # a rule's number is beside the text, not part of it
_TAG = re.compile(rf"(<a [^>]*{_LABEL}[^>]*>[^<]*</a>|<!--.*?-->|</?[a-zA-Z][^>]*>)", re.DOTALL)
_NAME = re.compile(r"<(/?)([a-zA-Z][\w-]*)")
_INLINE = frozenset({"a", "abbr", "b", "bdi", "em", "i", "small", "span", "strong", "sub", "sup"})
_NARROW = {"table"}  # a no-break space would widen a column, and the table would no longer fit a phone
_LEFT_ALONE = _NARROW | {"button", "code", "option", "pre", "script", "style", "svg", "textarea", "title"}


@on_page_content(needs=["linked", "whole"], gives=["tied"])
def tie(html: str, page: Page, site: Site) -> str:
    """Tie the words of a page."""
    return site.memory("ties", _CODE).of(html, lambda: tied(html))


def tied(html: str) -> str:
    """The HTML with its text tied, across the borders of links and bold text too."""
    parts = _TAG.split(html)  # text, tag, text …
    paragraph: list[int] = []
    alone = 0
    for at, part in enumerate(parts):
        if at % 2 == 0:
            paragraph += [] if alone else [at]
            continue
        name = _NAME.match(part)
        if name and name[2].lower() in _LEFT_ALONE and not part.endswith("/>"):
            alone += -1 if name[1] else 1
        if name is None or name[2].lower() not in _INLINE or _LABEL in part:
            _tie(parts, paragraph)
            paragraph = []
    _tie(parts, paragraph)
    return "".join(parts)


def _tie(parts: list[str], paragraph: list[int]) -> None:
    """Tie the texts of one paragraph, which are at these indices of `parts`, as a single text."""
    whole = ties("".join(parts[at] for at in paragraph))
    start = 0
    for at in paragraph:
        end = start + len(parts[at])
        parts[at] = whole[start:end]
        start = end
