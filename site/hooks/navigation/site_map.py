"""The site map, by which search engines find every page in every language."""

from __future__ import annotations

import gzip
from html import escape

from cards import Lang
from cards.languages import LANGUAGES

from ..site import Site
from ..steps import on_post_build


@on_post_build()
def map_site(site: Site) -> None:
    """Replace the site map, which is empty, by one of this language's pages if the site's address is known.

    Search engines read it packed, too, and it takes a twentieth of the room.
    """
    for path in site.out.glob("sitemap.xml*"):
        path.unlink()
    if site.extra.address:
        pages = sorted(path.parent.relative_to(site.out).as_posix() for path in site.out.rglob("index.html"))
        text = _site_map(site.extra.address, site.lang, ["" if page == "." else f"{page}/" for page in pages])
        (site.out / "sitemap.xml.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


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
