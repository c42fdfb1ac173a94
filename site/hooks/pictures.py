"""Explanatory pictures: `![what it says](pictures/fuse.svg)` in a paragraph of its own becomes an inline drawing.

It is drawn from `site/pictures/<game>/fuse.yaml` (`<page>/fuse.yaml` for a page that belongs to no game) in the page's
language and in colours of its style sheet; a page holds the outlines of letters once, for all its pictures. Screen
readers read the alternative text. The search shows a picture with its answer, from a file of
its own.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from cards import FitilError, Lang, did_you_mean, nearest
from cards.ledger import picture_folder

# the generator is imported where it is used: while MkDocs loads hooks, this folder hides packages of the same name
if TYPE_CHECKING:
    from generator.display import Face
    from generator.render import Defs

PICTURES = Path(__file__).resolve().parent.parent / "pictures"
REM_PER_MM = 0.21
"""The scale of a picture on a wide screen, at which its lettering is about as large as the text."""

_IN_MARKDOWN = re.compile(r"(?<=\]\()(?:\.\./)?pictures/([\w-]+)\.svg(?=\))")
_ALONE = re.compile(r'<p>\s*<img alt="(?P<alt>[^"]*)" src="picture:(?P<name>[\w-]+)"\s*/?>\s*</p>')
_LEFT = re.compile(r'"picture:([\w-]+)"')


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
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


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Draw the pictures of a page."""
    if "picture:" not in html:
        return html
    from generator.render import Defs, svg

    lang: Lang = config.theme["language"]
    of = picture_folder(page.file.src_uri)
    folder = PICTURES / of
    defs = Defs.of(_face(folder / f"{match['name']}.yaml", lang) for match in _ALONE.finditer(html))

    def drawn(match: re.Match[str]) -> str:
        if not match["alt"].strip():
            raise PluginError(f"{page.file.src_uri}: the picture {match['name']} has no alternative text")
        face = _face(folder / f"{match['name']}.yaml", lang)
        alone = f"pictures/{of}/{match['name']}.svg"
        if files.get_file_from_path(alone) is None:
            files.append(File.generated(config, alone, content=svg(face)))
        return _figure(face, match["alt"], defs, get_relative_url(alone, page.url))

    html = _ALONE.sub(drawn, html)
    if left := _LEFT.search(html):
        raise PluginError(f"{page.file.src_uri}: the picture {left[1]} is not in a paragraph of its own")
    return defs.sprite() + html


def _figure(face: Face, alt: str, defs: Defs, alone: str) -> str:
    """Return the figure, whose picture the file at `alone` holds too; its alternative text is HTML already."""
    from generator.diagrams import CSS
    from generator.render import svg

    width = f"{face.width * REM_PER_MM:.1f}rem"
    drawing = svg(face, colors=CSS, defs=defs, attributes={"width": width, "aria-hidden": "true", "focusable": "false"})
    named = f'aria-label="{alt}" data-picture="{alone}"'
    return f'<figure class="picture" role="img" {named}>{drawing}</figure>'


@cache
def _face(path: Path, lang: Lang) -> Face:
    from generator.diagrams import draw, load_diagram

    try:
        return draw(load_diagram(path), lang)
    except FitilError as error:
        raise PluginError(str(error)) from None
