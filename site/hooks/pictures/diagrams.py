"""Explanatory pictures: `![what it says](pictures/fuse.svg)` in a paragraph of its own becomes a drawing in a file.

It is drawn from `site/pictures/<game>/fuse.yaml` (`<page>/fuse.yaml` for a page that belongs to no game) in the page's
language and in the game's colours. Browsers load it when a reader comes near, so that a page is light before anything
of it is seen. It is there twice, of which the style sheet shows one: `fuse.svg#dark` has the colours of the dark
scheme. Screen readers read the alternative text. The search shows a picture with its answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from cards import FitilError, Lang, did_you_mean, game_ids, load_game, nearest
from cards.database import game_folders, key_of, load_or_make
from cards.ledger import picture_folder, pictures_of
from cards.told import placed

from ..site import SITE, Site, code_of, shown_in
from ..steps import on_page_content, on_page_markdown

if TYPE_CHECKING:
    from generator.display import Face

PX_PER_MM = 4.2
"""The scale of a picture on a wide screen, at which its lettering is about as large as the text."""
OF_GAME = "dark", "main", "light", "accent"
"""Those that are a game's own."""

_DARK = "dark"
"""What stands after `#` in the address of a picture in the dark scheme."""
_IN_MARKDOWN = re.compile(r"(?<=\]\()(?:\.\./)?pictures/([\w-]+)\.svg(?=\))")
_ALONE = re.compile(r'<p>\s*<img alt="(?P<alt>[^"]*)" src="picture:(?P<name>[\w-]+)"\s*/?>\s*</p>')
_LEFT = re.compile(r'"picture:([\w-]+)"')


@on_page_markdown(needs=["drawable"])
def readdress(markdown: str, page: Page, site: Site) -> str:
    """Give pictures an address for which MkDocs does not look for a file."""
    folder = picture_folder(page.file.src_uri)
    for match in _IN_MARKDOWN.finditer(markdown):
        if not (pictures_of(folder, SITE) / f"{match[1]}.yaml").exists():
            known = sorted(path.stem for path in pictures_of(folder, SITE).glob("*.yaml"))
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
        path = f"pictures/{of}/{match['name']}.svg"
        size, drawing = drawings[match["name"]]
        if not site.has(path):
            site.add(path, drawing)
        address = get_relative_url(path, page.url)
        light, dark = (f'<img src="{address}{part}" {size} loading="lazy" alt="">' for part in ("", f"#{_DARK}"))
        named = f'aria-label="{match["alt"]}" data-picture="{address}"'
        return f'<figure class="picture" role="img" {named}>{light}{dark}</figure>'

    html = _ALONE.sub(drawn, html)
    if left := _LEFT.search(html):
        raise PluginError(f"{page.file.src_uri}: the picture {left[1]} is not in a paragraph of its own")
    return html


def _drawings(page: Page, of: str, names: tuple[str, ...], lang: Lang) -> dict[str, tuple[str, str]]:
    """For each picture its size as attributes and its drawing, cached until a picture or what draws it changes."""
    paths = [pictures_of(of, SITE) / f"{name}.yaml" for name in names]
    key = key_of(paths, facts=(names, _drawn_with(of, lang)))
    return load_or_make(
        f"site-pictures-{lang}-{page.file.src_uri.replace('/', '-')}", key, lambda: _draw(paths, of, lang)
    )


@cache
def _drawn_with(of: str, lang: Lang) -> str:
    """A stamp of the game whose cards a picture may show, and of all code that draws."""
    code = "generator.diagrams", "generator.diagrams.*", "generator.render.*", "cards.language.grammar.*"
    folder = game_folders().get(of)
    return key_of(shown_in(lang, folder) if folder else (), code=code, facts=code_of(__file__))


def _draw(paths: Sequence[Path], of: str, lang: Lang) -> dict[str, tuple[str, str]]:
    from generator.diagrams import CSS
    from generator.render import svg

    style, found = _style(of), dict[str, tuple[str, str]]()
    for path in paths:
        face = _face(path, lang)
        width = 2 * round(face.width * PX_PER_MM / 2)
        size = f'width="{width}" height="{width * face.height / face.width:.0f}"'
        found[path.stem] = size, svg(face, colors=CSS, attributes={"id": _DARK}).replace(">", f">{style}", 1)
    return found


def _style(of: str) -> str:
    """The colours of a game, and those of the dark scheme for whoever asks for `#dark`."""
    from generator.diagrams import DARK

    team = load_game(of).colours if of in game_ids() else None
    own = {role: str(getattr(team, role)) for role in OF_GAME if team}
    return f"<style>:root{_set(own)}:root:target{_set(DARK)}</style>"


def _set(values: Mapping[str, str]) -> str:
    return "{" + "".join(f"--d-{role}:{value};" for role, value in values.items()) + "}"


@cache
def _face(path: Path, lang: Lang) -> Face:
    from generator.diagrams import draw, load_diagram

    try:
        return draw(load_diagram(path), lang)
    except FitilError as error:
        raise PluginError(placed(error)) from None
