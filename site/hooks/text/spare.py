"""What only the build reads is left out of a page as it is written, and so is white space that nobody sees."""

from __future__ import annotations

import re

from mkdocs.structure.pages import Page

from ..site import Site
from ..steps import on_post_page

_AS_IT_IS = re.compile(r"(<(pre|textarea)\b.*?</\2>)", re.DOTALL)
_UNREAD = re.compile(r' data-search-exclude(?:="1"|=1)?(?=[ >])')
_BREAK = re.compile(r"\s*\n\s*")


@on_post_page()
def leave_out(output: str, page: Page, site: Site) -> str:
    """Leave out what is for the search of the build alone, and all of a break in a line but the break."""
    parts = _AS_IT_IS.split(_UNREAD.sub("", output))
    parts[::3] = [_BREAK.sub("\n", part) for part in parts[::3]]
    return "".join(part for at, part in enumerate(parts) if at % 3 != 2)
