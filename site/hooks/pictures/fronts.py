"""The faces of the games: a poster each, for tiles, first pages and messengers, and a style sheet with their colours.

The poster's picture is `site/pictures/<game>/front.yaml`. Colours are the game's own (`game.yaml`), brought as near to
black or white as words on the page's grounds need to be legible.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from mkdocs.structure.pages import Page

from cards import Game, Lang, Team, game_ids, load_game
from cards.database import files_under, kept_folder, key_of, own_files
from cards.ledger import pictures_of
from generator.display import contrast, luminance, mixed

from ..site import SITE, Site, code_of, shown_in
from ..steps import on_files, on_page_context

WIDTHS = (640, 1200)
"""The widths of a poster in pixels; the widest is 1200 × 630, as messengers ask for."""
POSTER, SOCIAL = f"front-{max(WIDTHS)}.webp", "social.jpg"
"""What messengers show of a page: the poster of its game, or that of the site, with its name on it."""
QUALITY = 82
CONTRAST = 4.6
"""The least contrast of words to any ground under them (WCAG asks for 4.5)."""
HOUSE = Team(dark="#1b1a1f", main="#7a1f0f", light="#ffd9a0", accent="#e5532d", emblem="bomb")
"""The colours of pages that belong to no game."""
CREAM = "#fbf6ea"
LIGHT, DARK = ("#fdf9ef", "#fffdf7", "#f3ead5"), ("#1b1a1f", "#25232b", "#2a2731")
"""The grounds under words, as in `assets/css/theme.css`: of the page, of boxes, of code."""


@on_files(needs=["tiles"], gives=["assets"])
def add_posters(site: Site) -> None:
    """Add the posters of the games that have pages in this language, that of the site, and the colours.

    That of the site is for messengers alone: it is there if pages can name it, as the site's address is known.
    """
    for game in map(load_game, (tile.id for tile in site.tiles)):
        for path in sorted(_posters(game, game.colours, (), site.lang).iterdir()):
            site.add(f"{game.id}/front/{path.name}", path)
    if site.tiles and site.extra.address:
        words = site.config.site_name, site.config.site_description or ""
        folder = _posters(load_game(site.tiles[0].id), HOUSE, words, site.lang)
        site.add(f"assets/img/{SOCIAL}", folder / SOCIAL)
    rules = "".join(_css(game, site.title(game)) for game in site.games)
    site.add("assets/css/games.css", rules)


@on_page_context()
def show(context: dict[str, Any], page: Page, site: Site) -> dict[str, Any]:
    """Give the head of a page its address and its picture for messengers, if the site's address is known.

    Its twin in the other language is named by the site map, which is packed: in the head of every page it would take a
    host's room for what no reader sees.
    """
    game = page.file.src_uri.partition("/")[0]
    picture = f"{game}/front/{POSTER}" if game in game_ids() else f"assets/img/{SOCIAL}"
    root, here = site.extra.address, site.lang
    at = f"{root}{here}/"
    return {"social": f"{at}{picture}", "address": f"{at}{page.url.removeprefix('./')}"} if root else {}


def _posters(game: Game, team: Team, words: tuple[str, ...], lang: Lang) -> Path:
    """The cached folder with a game's poster in each width or, with words on it, as messengers show it."""
    used = [*shown_in(lang, game.folder), *own_files(game.folder), *files_under(pictures_of(game.id, SITE))]
    code = "generator.diagrams", "generator.diagrams.*", "generator.job", "cards.language.grammar.*"
    key = key_of(used, code=code, facts=(team, words, *code_of(__file__)))
    name = f"fronts-{game.id}-{lang}" if team != HOUSE else f"fronts-house-{lang}"
    return kept_folder(name, key, lambda folder: _draw(game, team, words, lang, folder))


def _draw(game: Game, team: Team, words: tuple[str, ...], lang: Lang, folder: Path) -> None:
    from generator.diagrams import FRONT, draw, load_diagram, poster
    from generator.job import rasterised
    from generator.render import PdfSheets

    path = pictures_of(game.id, SITE) / f"{FRONT}.yaml"
    picture = draw(load_diagram(path), lang) if path.exists() else None
    face = poster(team, lang, picture, words)
    with tempfile.TemporaryDirectory() as work:
        pdf = PdfSheets(Path(work) / "front.pdf", face.width, face.height, title=game.id, lang=lang)
        pdf.draw(face.items)
        pdf.end_page()
        pdf.save()
        [shot] = rasterised((Path(work) / "front.pdf").read_bytes(), max(WIDTHS))
    shown = shot.convert("RGB")
    sizes = [(width, round(width * face.height / face.width)) for width in WIDTHS]  # pdfium rounds the height up
    if words:
        shown.resize(sizes[-1]).save(folder / SOCIAL, "JPEG", quality=QUALITY, optimize=True)
    for size in sizes if not words else ():
        shown.resize(size).save(folder / f"front-{size[0]}.webp", "WEBP", quality=QUALITY)


# --- colours ---


def _css(game: Game, title: str) -> str:
    """The variables of whatever is about a game, and those of the theme on its pages, in light and in dark."""
    team, here = game.colours, f'[data-game="{game.id}"]'
    own = {f"game-{role}": getattr(team, role) for role in ("dark", "main", "light", "accent")}
    head = legible(team.dark, (CREAM,), 9)
    return (
        f"{here}{_set({**own, 'game-title': json.dumps(title, ensure_ascii=False)})}\n"
        f"{here}[data-md-color-scheme]{_set({'md-primary-fg-color': head, **shades(team, dark=False)})}\n"
        f'@media screen{{{here}[data-md-color-scheme="slate"]{_set(shades(team, dark=True))}}}\n'
    )


def _set(variables: dict[str, str]) -> str:
    return "{" + "".join(f"--{name}:{value};" for name, value in variables.items()) + "}"


def shades(team: Team, *, dark: bool) -> dict[str, str]:
    """The theme's variables on the page's light or dark grounds, one of which is the glow of what was looked for."""
    paper = DARK[0] if dark else LIGHT[0]
    glow = mixed(paper, team.main, 0.24) if dark else mixed(paper, team.light, 0.5)
    grounds = (*(DARK if dark else LIGHT), glow)
    link = legible(team.main, grounds, CONTRAST)
    strong = legible(team.light if dark else team.dark, grounds, CONTRAST)
    return {
        "fire": team.main,
        "fire-dark": legible(team.main, (CREAM,), CONTRAST),
        "glow": glow,
        "number": link,
        "md-typeset-a-color": link,
        "md-accent-fg-color": strong,
    }


def legible(color: str, grounds: tuple[str, ...], least: float) -> str:
    """The colour, or the nearest to it towards black or white that has at least this contrast to every ground."""
    away = "#000000" if sum(map(luminance, grounds)) / len(grounds) > 0.18 else "#ffffff"
    shades = (mixed(color, away, step / 40) for step in range(41))
    return next((shade for shade in shades if all(contrast(shade, ground) >= least for ground in grounds)), away)
