"""Names of links: where several say the same on a page, such as «подробнее», each names what it leads to, too.

That is the target's heading, or a rule's number and what it stands under.

A screen reader lists the links of a page without the text around them. Eyes need nothing more: the name is a label.
It runs when all pages have been read, since a link may lead to any of them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape
from urllib.parse import urljoin

from jinja2 import Environment
from mkdocs.structure.toc import AnchorLink

from ..site import Site
from ..steps import on_env

_LINK = re.compile(r'<a (?![^>]*aria-label)(?P<attrs>[^>]*?href="(?P<to>[^"]*)"[^>]*)>(?P<inside>.*?)</a>', re.DOTALL)
_TAG = re.compile(r"<[^>]*>")


@on_env(needs=["read"])
def name_links(env: Environment, site: Site) -> None:
    """Name the links of all pages."""
    pages = [file.page for file in site.files.documentation_pages() if file.page and file.page.content]
    titles = {urljoin(page.url, heading.url): heading.title for page in pages for heading in _headings(list(page.toc))}
    for read in site.read.values():
        for url, (_, entries) in read.items():
            titles |= {f"{url}#{one.anchor}": f"{one.number} {one.heading}" for one in entries if one.number}
    for page in pages:
        page.content = named(page.content or "", page.url, titles)


def named(html: str, url: str, titles: Mapping[str, str]) -> str:
    """Name the links of the page at this URL that say what another says, yet lead elsewhere; titles are by URL."""
    targets = defaultdict(set)
    for link in _LINK.finditer(html):
        targets[_said(link)].add(link["to"])

    def name(link: re.Match[str]) -> str:
        said = _said(link)
        if not said or len(targets[said]) < 2:
            return link[0]
        title = titles.get(urljoin(url, link["to"]))
        if title is None or title == said:
            return link[0]
        return f'<a {link["attrs"]} aria-label="{said}: {escape(title)}">{link["inside"]}</a>'

    return _LINK.sub(name, html)


def _said(link: re.Match[str]) -> str:
    """What a link says, as it is heard; empty if it is only a picture."""
    return " ".join(_TAG.sub("", link["inside"]).split())


def _headings(found: list[AnchorLink]) -> Iterator[AnchorLink]:
    for heading in found:
        yield heading
        yield from _headings(heading.children)
