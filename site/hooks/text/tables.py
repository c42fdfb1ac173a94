"""Tables: one that is wider than the page is scrolled in a frame of its own; a corner without words heads nothing."""

from __future__ import annotations

import re

from mkdocs.structure.pages import Page

from ..site import Site
from ..steps import on_page_content

_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_CELL = r"<td\1></td>"
_EMPTY_HEAD = re.compile(r"<th([^>]*)>\s*</th>")


@on_page_content(needs=["said"], gives=["set"])
def frame(html: str, page: Page, site: Site) -> str:
    """Frame the tables of a page."""
    return framed(html)


def framed(html: str) -> str:
    """The HTML with its tables framed, and their empty headings as plain cells."""
    return _TABLE.sub(
        lambda table: f'<div class="wide"><div class="wide__inside">{_EMPTY_HEAD.sub(_CELL, table[0])}</div></div>',
        html,
    )
