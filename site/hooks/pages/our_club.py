"""The page of a club's own, from the folder that `fitil site build --club` names: `cards.tools.club` says what it has.

Its texts are Markdown in which HTML stands for itself, links lead to addresses that are harmless, and pictures are
those of the folder: whoever writes a club's news writes no scripts into the site.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import bidirectional
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from babel.dates import format_date
from markdown import Markdown
from markupsafe import Markup
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from cards import Lang, load_game
from cards.decks import MARK, deck_code
from cards.errors import DataError, FitilError
from cards.told import placed
from cards.tools import ClubFolder, ClubText, read_club
from generator.job import deck_name
from rules_checker.judging import judge, judged_row

from ..site import Site
from ..steps import on_files, on_page_content

PAGE = "our-club.md"
PICTURES = "our-club"
"""The folder of the club's pictures, beside its page."""
_HARMLESS = re.compile(r"(?:https?://|mailto:|tel:|#)[^\s\x00-\x1f]*|(?!//)[^:&\\\s\x00-\x1f]*", re.IGNORECASE)
"""What a link may lead to: a whole address, or one from this page on, in which no scheme can hide."""


@on_files()
def add_page(site: Site) -> None:
    """Add the page, if there is a club, and its pictures."""
    if not site.extra.our_club:
        return
    club = _club(site.extra.our_club)
    about = _in_language(club.about, site.lang)
    said = site.extra.our_club_words
    front = {"title": about.title, "description": said["about"], "search": {"exclude": True}}
    site.add(PAGE, f"---\n{json.dumps(front, ensure_ascii=False)}\n---\n")
    for path in club.pictures:
        site.add(f"{PICTURES}/{path.name}", path)


@on_page_content(gives=["said"])
def tell(html: str, page: Page, site: Site) -> str:
    """Put into the page what the folder says."""
    if page.file.src_uri != PAGE:
        return html
    club, lang = _club(site.extra.our_club), site.lang
    try:
        facts = {
            "about": _shown(_in_language(club.about, lang), club),
            "news": [_shown(one, club) | _day(one, lang) for one in _news(club.news, lang)],
            "dates": [
                {"iso": f"{one.day}", "day": format_date(one.day, "full", lang), "time": one.time, "what": one.what}
                for one in club.dates
                if one.lang in (None, lang)
            ],
            "decks": [_deck(path, lang) for path in club.decks],
        }
    except FitilError as error:
        raise PluginError(placed(error)) from None
    template = site.templates.get_template("our_club.html.jinja")
    return str(template.render(facts, words=site.extra.our_club_words))


@cache
def _club(folder: str) -> ClubFolder:
    try:
        return read_club(Path(folder))
    except FitilError as error:
        raise PluginError(placed(error)) from None


def _in_language(texts: tuple[ClubText, ...], lang: Lang) -> ClubText:
    """That of the texts which is in a language, or else in none of its own, or the first."""
    return min(texts, key=lambda one: (one.lang != lang, one.lang is not None))


def _news(texts: tuple[ClubText, ...], lang: Lang) -> list[ClubText]:
    """The news told in a language: that in no language of its own gives way to one of its name that is in this."""
    own = {one.name for one in texts if one.lang == lang}
    return [one for one in texts if one.lang == lang or (one.lang is None and one.name not in own)]


def _day(one: ClubText, lang: Lang) -> dict[str, str]:
    assert one.day
    return {"iso": f"{one.day}", "day": format_date(one.day, "long", lang)}


def _deck(path: Path, lang: Lang) -> dict[str, Any]:
    """A list: the deck, whether it is legal, and what opens it in the workshop. Raises `FitilError` if it is none."""
    judged = judge(str(path))
    deck = judged.read.whole()
    game, row = load_game(deck.game), judged_row(judged, lang)
    name = deck_name(deck, lang)
    return {
        "name": name,
        "game": {"id": game.id, "title": game.title[lang]},
        "legal": row["status"] == "legal",
        "wrong": [one["message"] for one in row["violations"] if one["severity"] == "error"],
        "link": f"../{game.id}/workshop/{MARK}{deck_code(deck, name)}" if game.deck_rules else "",
        "cards": [
            {"id": card, "name": game.words[lang][card].name, "copies": copies}
            for card, copies in (*dict.fromkeys(deck.apart, 1).items(), *deck.cards.items())
        ],
    }


# --- Markdown --------------------------------------------------------------------------------------------------------


def _shown(one: ClubText, club: ClubFolder) -> dict[str, Any]:
    html = markdown(one, {path.name for path in club.pictures})
    shown = Markup(html)  # noqa: S704 - Markdown made it; HTML in the text is escaped
    return {"title": one.title, "html": shown, "dir": _direction(f"{one.title} {one.text}")}


def _direction(text: str) -> str:
    """The direction in which most letters of a text run: it may be told on pages of another."""
    runs = Counter(map(bidirectional, text))
    return "rtl" if runs["R"] + runs["AL"] > runs["L"] else "ltr"


def markdown(one: ClubText, pictures: set[str]) -> str:
    """A text as HTML: what is HTML in it stands for itself. Raises `DataError` for a picture that is not there."""
    made = Markdown(extensions=["tables", "sane_lists"])
    made.treeprocessors.register(_Addresses(one, pictures), "fitil-club", 0)
    made.preprocessors.deregister("html_block")
    made.inlinePatterns.deregister("html")
    return str(made.convert(one.text))


class _Addresses:
    """The step of Markdown that makes links and pictures harmless, over the elements that it has made."""

    def __init__(self, one: ClubText, pictures: set[str]) -> None:
        self.one, self.pictures = one, pictures

    def run(self, root: Element) -> None:
        """Take the addresses from links that may do harm, and lead pictures to their folder (Markdown calls this)."""
        for link in root.iter("a"):
            if not _HARMLESS.fullmatch(unquote(link.get("href", ""))):
                del link.attrib["href"]
            link.set("rel", "noopener nofollow")
        above = 2 if self.one.day else 0  # the page has a title over all its news, and each has its own
        for level in range(6, 0, -1):
            for heading in root.iter(f"h{level}"):
                heading.tag = f"h{min(6, level + above)}"
        for picture in root.iter("img"):
            name = unquote(picture.get("src", "")).removeprefix("../").removeprefix("pictures/")
            if name not in self.pictures:
                said = f"there is no picture pictures/{name}"
                raise DataError(self.one.path, said).coded("club-picture", name=name)
            picture.set("src", f"../{PICTURES}/{name}")
            picture.set("loading", "lazy")
