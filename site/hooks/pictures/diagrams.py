"""Explanatory pictures: `![what it says](pictures/fuse.svg)` in a paragraph of its own becomes an inline drawing.

It is drawn from `site/pictures/<game>/fuse.yaml` (`<page>/fuse.yaml` for a page that belongs to no game) in the page's
language and in colours of its style sheet; a page holds the outlines of letters once, for all its pictures. What cards
show is in files that browsers load after the page, one for all pages. Screen readers read the alternative text. The
search shows a picture with its answer, from a file of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from cards import GAMES, FitilError, Lang, did_you_mean, nearest
from cards.database import files_under, key_of, load_or_make
from cards.ledger import picture_folder
from cards.told import placed

from ..site import SITE, Site, code_of
from ..steps import on_page_content, on_page_markdown

if TYPE_CHECKING:
    from generator.display import Drawing, Face

PICTURES = SITE / "pictures"
ART = "pictures/art"
"""The folder, below that of a language, of the pictures of cards."""
REM_PER_MM = 0.21
"""The scale of a picture on a wide screen, at which its lettering is about as large as the text."""

_IN_MARKDOWN = re.compile(r"(?<=\]\()(?:\.\./)?pictures/([\w-]+)\.svg(?=\))")
_ALONE = re.compile(r'<p>\s*<img alt="(?P<alt>[^"]*)" src="picture:(?P<name>[\w-]+)"\s*/?>\s*</p>')
_LEFT = re.compile(r'"picture:([\w-]+)"')


@on_page_markdown(needs=["drawable"])
def readdress(markdown: str, page: Page, site: Site) -> str:
    """Give pictures an address for which MkDocs does not look for a file."""
    folder = picture_folder(page.file.src_uri)
    for match in _IN_MARKDOWN.finditer(markdown):
        if not (PICTURES / folder / f"{match[1]}.yaml").exists():
            known = sorted(path.stem for path in (PICTURES / folder).glob("*.yaml"))
            line = markdown.count("\n", 0, match.start()) + 1
            raise PluginError(
                f"{page.file.src_uri}:{line} (without its front matter): there is no picture"
                f" site/pictures/{folder}/{match[1]}.yaml{did_you_mean(nearest(match[1], known))}"
            )
    return _IN_MARKDOWN.sub(r"picture:\1", markdown)


@on_page_content(gives=["said"])
def draw_pictures(html: str, page: Page, site: Site) -> str:
    """Draw the pictures of a page."""
    if "picture:" not in html:
        return html
    of = picture_folder(page.file.src_uri)
    drawings = _drawings(page, of, tuple(match["name"] for match in _ALONE.finditer(html)), site.lang)

    def drawn(match: re.Match[str]) -> str:
        if not match["alt"].strip():
            raise PluginError(f"{page.file.src_uri}: the picture {match['name']} has no alternative text")
        alone = f"pictures/{of}/{match['name']}.svg"
        figure, whole = drawings[match["name"]]
        if not site.has(alone):
            site.add(alone, whole)
        named = f'aria-label="{match["alt"]}" data-picture="{get_relative_url(alone, page.url)}"'
        return f'<figure class="picture" role="img" {named}>{figure}</figure>'

    for path, (_, whole) in drawings.items():
        if path.startswith(f"{ART}/") and not site.has(path):
            site.add(path, whole)
    html = _ALONE.sub(drawn, html)
    if left := _LEFT.search(html):
        raise PluginError(f"{page.file.src_uri}: the picture {left[1]} is not in a paragraph of its own")
    return drawings[""][0] + html


def _drawings(page: Page, of: str, names: tuple[str, ...], lang: Lang) -> dict[str, tuple[str, str]]:
    """For each picture its drawing on the page and the one in a file; under "" what the page's drawings share.

    The pictures of cards are there under the paths of their files. All are cached until a picture or what draws it
    changes.
    """
    paths = [PICTURES / of / f"{name}.yaml" for name in names]
    key = key_of(paths, facts=(names, _drawn_with(of)))
    return load_or_make(
        f"site-pictures-{lang}-{page.file.src_uri.replace('/', '-')}", key, lambda: _draw(paths, lang, page.url)
    )


@cache
def _drawn_with(of: str) -> str:
    """A stamp of the game whose cards a picture may show, and of all code that draws."""
    code = "generator.diagrams", "generator.diagrams.*", "generator.render.*", "cards.language.grammar.*"
    return key_of(files_under(GAMES / of), code=code, facts=code_of(__file__))


def _draw(paths: Sequence[Path], lang: Lang, url: str) -> dict[str, tuple[str, str]]:
    from generator.diagrams import CSS
    from generator.render import Defs, drawing_name, drawing_svg, svg

    art: dict[str, tuple[str, str]] = {}

    def kept(drawing: Drawing) -> str:
        path = f"{ART}/{drawing_name(drawing)}.svg"
        if path not in art:
            art[path] = "", drawing_svg(drawing)
        return get_relative_url(path, url)

    faces = {path.stem: _face(path, lang) for path in paths}
    defs = Defs.of(faces.values())
    hidden = {"aria-hidden": "true", "focusable": "false"}
    drawn = {
        name: (svg(face, colors=CSS, art=kept, defs=defs, attributes={"width": _width(face), **hidden}), svg(face))
        for name, face in faces.items()
    }
    return {**drawn, **art, "": (defs.sprite(), "")}


def _width(face: Face) -> str:
    return f"{face.width * REM_PER_MM:.1f}rem"


@cache
def _face(path: Path, lang: Lang) -> Face:
    from generator.diagrams import draw, load_diagram

    try:
        return draw(load_diagram(path), lang)
    except FitilError as error:
        raise PluginError(placed(error)) from None
