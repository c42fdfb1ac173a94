"""Pages are tied as the cards are: a line ends neither before a dash, nor between a number and what it counts.

It runs when the search has taken its words: there, in attributes, code and tables, every space stays a space.
"""

from __future__ import annotations

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from generator.typesetting import ties

_LABEL = "data-search-exclude"  # a rule's number stands beside the text, and is no part of it
_TAG = re.compile(rf"(<a [^>]*{_LABEL}[^>]*>[^<]*</a>|<!--.*?-->|</?[a-zA-Z][^>]*>)", re.DOTALL)
_NAME = re.compile(r"<(/?)([a-zA-Z][\w-]*)")
_INLINE = frozenset({"a", "abbr", "b", "bdi", "em", "i", "small", "span", "strong", "sub", "sup"})
_NARROW = {"table"}  # a tie would widen a column, and the table would no longer fit a phone
_LEFT_ALONE = _NARROW | {"button", "code", "option", "pre", "script", "style", "svg", "textarea", "title"}


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Ties the words of a page."""
    return tied(html)


def tied(html: str) -> str:
    """The HTML with its text tied, over the borders of links and of what is set bold too."""
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
    """Ties the texts of one paragraph, which are these `parts`, as one text."""
    whole = ties("".join(parts[at] for at in paragraph))
    start = 0
    for at in paragraph:
        end = start + len(parts[at])
        parts[at] = whole[start:end]
        start = end
