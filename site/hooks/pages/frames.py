"""Pages of many like things share a frame: what the theme puts round a page is made once for all cards of a game.

Such a page is `<game>/<kind>/<id>.md` with the template `framed.html`. The frame comes from a page of its own, which is
never written: marks stand in it for what differs.
"""

from __future__ import annotations

from html import escape

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

TEMPLATE = "framed.html"
SOCIAL = "social.jpg"
"""What messengers show of a game, and of a card: `hooks/fronts.py`, `hooks/social.py`."""
_FRAME = "cards/~.md"
_TITLE, _ABOUT, _CONTENT = "~title~", "~description~", "<h1>~</h1>"


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the frame of each game with cards, before the pages that it is for."""
    config.extra["frames"] = {}
    for game in config.extra["faces"]:
        marks = f'---\ntitle: "{_TITLE}"\ndescription: "{_ABOUT}"\nhide: [toc]\n---\n'
        files.append(File.generated(config, f"{game}/{_FRAME}", content=marks, inclusion=InclusionLevel.NOT_IN_NAV))


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> None:
    """Put the pages that the navigation does not list into their game's section of it."""
    for file in files.documentation_pages(inclusion=InclusionLevel.is_not_in_nav):
        index = files.get_file_from_path(f"{file.src_uri.partition('/')[0]}/index.md")
        if file.page and index and index.page:
            file.page.parent = index.page.parent


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str | None:
    """Mark where the content of a frame's pages will stand."""
    return _CONTENT if page.file.src_uri.endswith(f"/{_FRAME}") else None


@event_priority(-100)  # when a frame is whole
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str | None:
    """Keep a frame, and put every other page of its game into it."""
    game, _, rest = page.file.src_uri.partition("/")
    if rest == _FRAME:
        config.extra["frames"][game] = output
        return ""  # and so nothing is written
    if page.meta.get("template") != TEMPLATE:
        return None
    framed: str = config.extra["frames"][game]
    own = [(f"{game}/front/{SOCIAL}", f"{page.url}{SOCIAL}")] if rest.startswith("cards/") else []
    for mark, text in (
        *own,
        (f"{game}/cards/~/", page.url),
        (_TITLE, escape(str(page.title))),
        (_ABOUT, escape(str(page.meta["description"]))),
        (_CONTENT, page.content or ""),
    ):
        framed = framed.replace(mark, text)
    return framed
