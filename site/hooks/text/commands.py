"""Commands, keys and file names: lines break between their words, never after a hyphen inside one, as in `--sheet`.

What stands in a block of its own can be copied by a button.
"""

from __future__ import annotations

import re
from html import escape

from mkdocs.structure.pages import Page

from ..site import Site
from ..steps import on_page_content

LONGEST = 36
"""The length in characters of a word that fits on a phone's line."""

_CODE = re.compile(r"(<code>)([^<]*)(</code>)")
_HYPHENED = re.compile(r"[^\s-]*-\S*")


@on_page_content(needs=["said"], gives=["set"])
def set_commands(html: str, page: Page, site: Site) -> str:
    """Keep such words together, and add the buttons."""
    name, said = escape(site.words.copy), escape(site.words.copied)
    button = (
        f'<button class="copy" type="button" aria-label="{name}" data-copied="{said}" data-search-exclude></button>'
    )
    html = html.replace('<div class="highlight"><pre>', f'<div class="highlight">{button}<pre>')
    return unbroken(html)


def unbroken(html: str) -> str:
    """The HTML with such words kept together."""
    return _CODE.sub(lambda code: code[1] + _HYPHENED.sub(_kept, code[2]) + code[3], html)


def _kept(word: re.Match[str]) -> str:
    return f"<span class=kept>{word[0]}</span>" if len(word[0]) <= LONGEST else word[0]
