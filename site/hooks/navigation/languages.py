"""The link to the same page in the other languages.

It is a plain link, written with the page, so it works without scripts, under any sub-path and from disk. `fitil site
check` ensures that every page and anchor exists in every language.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from cards.languages import LANGUAGES


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Give the header the page's address in each other language."""
    return context | {"twins": _twins(config, context["base_url"], page.url)}


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Make the links of the 404 page relative, since the site's address is not known when it is built."""
    if template_name == "404.html":
        return context | {
            "base_url": ".",
            "twins": _twins(config, ".", ""),
        }
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Replace the site map, which is empty, by one of this language's pages if the site's address is known."""
    site, root = Path(config.site_dir), config.extra["address"]
    for path in site.glob("sitemap.xml*"):
        path.unlink()
    if root:
        pages = sorted(path.parent.relative_to(site).as_posix() for path in site.rglob("index.html"))
        text = _site_map(root, config.theme["language"], ["" if page == "." else f"{page}/" for page in pages])
        (site / "sitemap.xml").write_text(text, encoding="utf-8")


def _site_map(root: str, here: str, pages: list[str]) -> str:
    """The pages of a language, each with its twins, for search engines."""
    lines = ["<?xml version='1.0' encoding='UTF-8'?>"]
    lines.append(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    )
    for page in pages:
        at = {lang: escape(f"{root}{lang}/{page}") for lang in LANGUAGES}
        twins = (f'<xhtml:link rel="alternate" hreflang="{lang}" href="{href}"/>' for lang, href in at.items())
        lines.append(f"<url><loc>{at[here]}</loc>{''.join(twins)}</url>")
    return "\n".join([*lines, "</urlset>", ""])


def _twins(config: MkDocsConfig, base: str, url: str) -> list[dict[str, str]]:
    here = config.theme["language"]
    return [
        {"lang": lang, "name": language.own_name, "link": f"{base}/../{lang}/{url.removeprefix('./')}"}
        for lang, language in LANGUAGES.items()
        if lang != here
    ]
