"""Drafts: a picture that is not drawn yet is replaced by its alternative text (only `fitil site build --draft`)."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from cards.ledger import picture_folder

PICTURES = Path(__file__).resolve().parent.parent / "pictures"

_PICTURE = re.compile(r"!\[([^\]]*)\]\(pictures/([\w-]+)\.svg\)")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Replace pictures that are not drawn yet by their alternative text."""
    folder = PICTURES / picture_folder(page.file.src_uri)

    def words(picture: re.Match[str]) -> str:
        return picture[0] if config.strict or (folder / f"{picture[2]}.yaml").exists() else f"*[{picture[1]}]*"

    return _PICTURE.sub(words, markdown)
