"""Drafts: a picture that is not drawn yet is replaced by its alternative text (only `fitil site build --draft`)."""

from __future__ import annotations

import re

from mkdocs.structure.pages import Page

from cards.ledger import picture_folder, pictures_of

from ..site import SITE, Site
from ..steps import on_page_markdown

_PICTURE = re.compile(r"!\[([^\]]*)\]\(pictures/([\w-]+)\.svg\)")


@on_page_markdown(gives=["drawable"])
def replace_pictures(markdown: str, page: Page, site: Site) -> str:
    """Replace pictures that are not drawn yet by their alternative text."""
    folder = pictures_of(picture_folder(page.file.src_uri), SITE)

    def words(picture: re.Match[str]) -> str:
        return picture[0] if site.config.strict or (folder / f"{picture[2]}.yaml").exists() else f"*[{picture[1]}]*"

    return _PICTURE.sub(words, markdown)
