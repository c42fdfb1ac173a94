"""The first page has a template of its own, with a band of cards; its text stays plain Markdown."""

from __future__ import annotations

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> None:
    """Gives the first page its template and the whole width."""
    if page.is_homepage:
        page.meta["template"] = "home.html"
        page.meta["hide"] = ["navigation", "toc"]
