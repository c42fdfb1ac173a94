"""The link to the same page in the other languages.

It is a plain link, written with the page, so it works without scripts, under any sub-path and from disk. `fitil site
check` ensures that every page and anchor exists in every language.
"""

from __future__ import annotations

from html import escape
from typing import Any

from mkdocs.structure.pages import Page

from cards import Lang
from cards.languages import LANGUAGES

from ..site import Site
from ..steps import on_page_context, on_post_build, on_template_context


@on_page_context()
def lead_to_twins(context: dict[str, Any], page: Page, site: Site) -> dict[str, Any]:
    """Give the header the page's address in each other language."""
    return {"twins": _twins(site.lang, context["base_url"], page.url)}


@on_template_context()
def lead_from_nowhere(name: str, site: Site) -> dict[str, Any]:
    """Make the links of the 404 page relative, since the site's address is not known when it is built."""
    return {"base_url": ".", "twins": _twins(site.lang, ".", "")} if name == "404.html" else {}


@on_post_build()
def map_site(site: Site) -> None:
    """Replace the site map, which is empty, by one of this language's pages if the site's address is known."""
    for path in site.out.glob("sitemap.xml*"):
        path.unlink()
    if site.extra.address:
        pages = sorted(path.parent.relative_to(site.out).as_posix() for path in site.out.rglob("index.html"))
        text = _site_map(site.extra.address, site.lang, ["" if page == "." else f"{page}/" for page in pages])
        (site.out / "sitemap.xml").write_text(text, encoding="utf-8")


def _site_map(root: str, here: Lang, pages: list[str]) -> str:
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


def _twins(here: Lang, base: str, url: str) -> list[dict[str, str]]:
    return [
        {"lang": lang, "name": language.own_name, "link": f"{base}/../{lang}/{url.removeprefix('./')}"}
        for lang, language in LANGUAGES.items()
        if lang != here
    ]
