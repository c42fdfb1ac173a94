"""What has changed: a page and a feed, from the days in `rules.yaml`: of new rulings, and of mended rules.

A card that was mended is told with the version of its game (`revised`). A ruling's box says since when it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from html import escape
from typing import Any

from babel.dates import format_date
from markdown import markdown
from markupsafe import Markup
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from cards import Game, Lang, Rule, game_ids, load_game
from cards.ledger import parse_page, rule_pages

from ..site import Site
from ..steps import on_files, on_page_content

PAGE, FEED = "changes", "feed.xml"

_RULING = re.compile(r'<h[2-4] id="(?P<id>gap\.[^"]+)"|(?P<title><p class="admonition-title">)(?P<name>[^<]*)(?=</p>)')
_BLOCKS_AND_LINKS = re.compile(r"</?(?:p|a|h[1-6])\b[^>]*>")
_ATTRIBUTES = re.compile(r"\s*\{[:#][^}]*\}\s*$")


@dataclass(frozen=True, slots=True)
class DayNews:
    """A game's news of one day: new rulings and mended rules, each as its link and what is said of it, in HTML."""

    day: str
    game: Game
    rulings: list[tuple[str, Markup]] = field(default_factory=list)
    mended: list[tuple[str, Markup]] = field(default_factory=list)


@on_files()
def add_page_and_feed(site: Site) -> None:
    """Add the page and the feed."""
    lang, games, address = site.lang, site.games, site.extra.address
    news = sorted(
        (one for game in games for one in of_game(game, lang, site.files)), key=lambda one: one.day, reverse=True
    )
    errata = [(game, card) for game in games for card in game.cards.values() if card.revised]
    facts: dict[str, Any] = {
        "lang": lang,
        "words": site.extra.changes,
        "news": news,
        "errata": errata,
        "told": lambda day: told_day(day, lang),
        "name": site.config.site_name,
        "root": f"{address}{lang}/" if address else "",
        "feed": FEED,
    }
    page, feed = (site.templates.get_template(name).render(facts) for name in ("changes.md.jinja", "feed.xml.jinja"))
    site.add(f"{PAGE}.md", page.lstrip())
    site.add(FEED, feed.lstrip())


@on_page_content(gives=["said"])
def date_rulings(html: str, page: Page, site: Site) -> str:
    """Tell in the box of each ruling since when it stands."""
    game = page.file.src_uri.partition("/")[0]
    if game not in game_ids() or "gap." not in html:
        return html
    rules, lang, word = load_game(game).rules, site.lang, site.extra.changes["since"]
    at: Rule | None = None

    def dated(found: re.Match[str]) -> str:
        nonlocal at
        if found["id"]:
            at = rules.get(found["id"])
            return found[0]
        if at is None or at.since is None:
            return found[0]
        day = f'<time datetime="{at.since}">{told_day(at.since, lang)}</time>'
        at = None
        return f'{found["title"]}{found["name"]} <span class="since" data-search-exclude="1">{word} {day}</span>'

    return _RULING.sub(dated, html)


def of_game(game: Game, lang: Lang, files: Files) -> Iterator[DayNews]:
    """A game's news, by day."""
    titles, places = _titles(game, files), rule_pages(game.id, lang)
    found: dict[str, DayNews] = {}
    for rule in game.rules.values():
        if rule.id not in places:
            continue
        link = places[rule.id].removeprefix(f"/{lang}/")
        if rule.since:
            news = found.setdefault(rule.since, DayNews(rule.since, game))
            news.rulings.append((link, _set(titles.get(rule.id, rule.id))))
        for day, told in rule.changed:
            found.setdefault(day, DayNews(day, game)).mended.append((link, _set(told[lang])))
    yield from found.values()


def _set(text: str) -> Markup:
    """A line of Markdown as HTML that may stand in a link: its emphasis without its own links."""
    return Markup(_BLOCKS_AND_LINKS.sub("", markdown(text)))  # noqa: S704 - our own pages, never a user's


def _titles(game: Game, files: Files) -> dict[str, str]:
    """The headings of a game's pages, by their anchors: of a ruling, its question."""
    return {
        block.id: _ATTRIBUTES.sub("", block.text).lstrip("# ")
        for page in files.documentation_pages()
        if page.src_uri.startswith(f"{game.id}/")
        for block in parse_page(page.content_string).anchors
        if block.id and block.kind == "heading"
    }


def told_day(day: str, lang: Lang) -> str:
    """A day as people write it in a language."""
    return escape(format_date(date.fromisoformat(day), "long", locale=lang))
