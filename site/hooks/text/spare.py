"""What only the build reads is left out of a page as it is written, and what no browser needs.

That is white space that nobody sees, and the quotation marks round a value that is one word or none: of a page of
rules they are a twenty-fifth.
"""

from __future__ import annotations

import re

from mkdocs.structure.pages import Page

from ..site import Site
from ..steps import on_post_page

_AS_IT_IS = re.compile(r"(<(pre|textarea|script)\b.*?</\2>)", re.DOTALL)
_UNREAD = re.compile(r' data-search-exclude(?:="1"|=1)?(?=[ >])')
_QUOTED = re.compile(r"""="([^\s"'=<>`]+)"(?=\s[^<>]*>|>)""")
_EMPTY = re.compile(r"""=""(?=\s[^<>]*>|/?>)""")
_BREAK = re.compile(r"\s*\n\s*")


@on_post_page(needs=["filled"])
def leave_out(output: str, page: Page, site: Site) -> str:
    """Leave out what is for the search of the build alone, all of a break in a line but the break, and the marks."""
    return site.memory("spare", [__file__]).of(output, lambda: _left(output))


def _left(output: str) -> str:
    return shortened(_UNREAD.sub("", output)).replace("&para;", "¶")


def shortened(html: str) -> str:
    """The same HTML without spare white space and quotation marks."""
    parts = _AS_IT_IS.split(html)
    parts[::3] = [_QUOTED.sub(r"=\1", _EMPTY.sub("", _BREAK.sub("\n", part))) for part in parts[::3]]
    return "".join(part for at, part in enumerate(parts) if at % 3 != 2)
