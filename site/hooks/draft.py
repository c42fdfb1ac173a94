"""Drafts: where a picture is not drawn yet stands what it will say. Only `fitil site build --draft` gets this far."""

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
    """Puts the alternative text of undrawn pictures in their place."""
    folder = PICTURES / picture_folder(page.file.src_uri)

    def words(picture: re.Match[str]) -> str:
        return picture[0] if config.strict or (folder / f"{picture[2]}.yaml").exists() else f"*[{picture[1]}]*"

    return _PICTURE.sub(words, markdown)
