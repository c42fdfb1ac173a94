"""Pages of many like things share a frame: what the theme puts round a page is made once for all cards of a game.

Such a page is `<game>/<kind>/<id>.md` with the template `framed.html`. The frame comes from a page of its own, which is
never written: marks stand in it for what differs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape

from mkdocs.structure.files import InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from ..site import Site
from ..steps import on_files, on_nav, on_page_content, on_post_page

TEMPLATE = "framed.html"
_OF_PICTURE = re.compile(r'\s*<meta (?:property="og:image:\w+"|name="twitter:card")[^>]*>')
"""What says that the picture is a wide one."""
POSTER = "front-1200.webp"
"""What messengers show of a game (`pictures/fronts.py`); of a card they show its face."""
ABOUT_LETTERS = 150
"""About so long is the description of a page, which search engines and messengers show."""
_FRAME = "cards/~.md"
_TITLE, _ABOUT, _CONTENT = "~title~", "~description~", "<h1>~</h1>"


@on_files(needs=["faces"], gives=["frames", "framed"])
def add_frames(site: Site) -> None:
    """Add the frame of each game with cards, before the pages that it is for."""
    site.frames, site.framed = {}, {}
    for game in site.faces:
        marks = f'---\ntitle: "{_TITLE}"\ndescription: "{_ABOUT}"\nhide: [toc]\n---\n'
        site.add(f"{game}/{_FRAME}", marks, listed=False)


def add(site: Site, path: str, title: str, about: str, content: Callable[[], str]) -> None:
    """Add a page to a frame: `path` is without `.md`; the content is made when other pages have been read."""
    about = " ".join(about.split())
    if len(about) > ABOUT_LETTERS:
        about = about[:ABOUT_LETTERS].rpartition(" ")[0] + " …"
    meta = {"title": title, "description": about or title, "template": TEMPLATE}
    site.add(f"{path}.md", f"---\n{json.dumps(meta, ensure_ascii=False)}\n---\n", listed=False)
    site.framed[f"{path}.md"] = content


@on_nav()
def place_pages(nav: Navigation, site: Site) -> None:
    """Put the pages that the navigation does not list into their game's section of it."""
    for file in site.files.documentation_pages(inclusion=InclusionLevel.is_not_in_nav):
        index = site.files.get_file_from_path(f"{file.src_uri.partition('/')[0]}/index.md")
        if file.page and index and index.page:
            file.page.parent = index.page.parent


@on_page_content(needs=["framed"], gives=["said"])
def make_content(html: str, page: Page, site: Site) -> str:
    """Make the content of a frame's pages, and mark in the frame where it will stand."""
    make = site.framed.get(page.file.src_uri)
    return make() if make else _CONTENT if page.file.src_uri.endswith(f"/{_FRAME}") else html


@on_post_page(needs=["frames"], gives=["filled"])
def put_into_frame(output: str, page: Page, site: Site) -> str:
    """Keep a frame, and put every other page of its game into it."""
    game, _, rest = page.file.src_uri.partition("/")
    if rest == _FRAME:
        site.frames[game] = output
        return ""  # and so nothing is written
    if page.meta.get("template") != TEMPLATE:
        return output
    framed = site.frames[game]
    card = rest.removeprefix("cards/").removesuffix(".md") if rest.startswith("cards/") else ""
    if card:
        framed = _OF_PICTURE.sub("", framed).replace(
            f"{site.lang}/{game}/front/{POSTER}", site.faces[game][card].path(site.lang, game)
        )
    for mark, text in (
        (f"{game}/cards/~/", page.url),
        (_TITLE, escape(str(page.title))),
        (_ABOUT, escape(str(page.meta["description"]))),
        (_CONTENT, page.content or ""),
    ):
        framed = framed.replace(mark, text)
    return framed
