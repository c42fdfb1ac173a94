"""The link to the same page in the other languages.

It is a plain link, written with the page, so it works without scripts, under any sub-path and from disk. `fitil site
check` ensures that every page and anchor exists in every language.
"""

from __future__ import annotations

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
    """Delete the site map, which is empty, as the site's address is unknown."""
    for path in Path(config.site_dir).glob("sitemap.xml*"):
        path.unlink()


def _twins(config: MkDocsConfig, base: str, url: str) -> list[dict[str, str]]:
    here = config.theme["language"]
    return [
        {"lang": lang, "name": language.own_name, "link": f"{base}/../{lang}/{url.removeprefix('./')}"}
        for lang, language in LANGUAGES.items()
        if lang != here
    ]
