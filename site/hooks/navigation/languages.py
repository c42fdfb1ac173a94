"""The link to the same page in the other languages.

It is a plain link, written with the page, so it works without scripts, under any sub-path and from disk. `fitil site
check` ensures that every page and anchor exists in every language.
"""

from __future__ import annotations

from typing import Any

from mkdocs.structure.pages import Page

from cards import Lang
from cards.languages import LANGUAGES

from ..site import Site
from ..steps import on_page_context, on_template_context


@on_page_context()
def lead_to_twins(context: dict[str, Any], page: Page, site: Site) -> dict[str, Any]:
    """Give the header the page's address in each other language."""
    return {"twins": _twins(site.lang, context["base_url"], page.url)}


@on_template_context()
def lead_from_nowhere(name: str, site: Site) -> dict[str, Any]:
    """Make the links of the 404 page relative, since the site's address is not known when it is built."""
    return {"base_url": ".", "twins": _twins(site.lang, ".", "")} if name == "404.html" else {}


def _twins(here: Lang, base: str, url: str) -> list[dict[str, str]]:
    return [
        {"lang": lang, "name": language.own_name, "link": f"{base}/../{lang}/{url.removeprefix('./')}"}
        for lang, language in LANGUAGES.items()
        if lang != here
    ]
