"""The pages as files: links, languages, rules and cards, read without a browser."""

from __future__ import annotations

import json
import posixpath
import re
from collections import Counter
from urllib.parse import unquote, urlsplit

import pytest

from cards import card_text, load_game, plain

LANGS = {"he": "rtl", "ru": "ltr"}
BOTH = pytest.mark.parametrize("lang", LANGS)
NOTICE = {"he": "לא רשמי", "ru": "неофициальный"}


def words(text: str) -> str:
    return " ".join(text.split())


def rule_ids(pages, lang):
    return {
        path[3:]: [e.attrs["id"] for e in html.all("p", "rule")]
        for path, html in pages.items()
        if path.startswith(lang)
    }


def test_there_is_something_to_read(read_pages):
    assert len(read_pages) >= 14
    assert "he/boombit/gallery/" in read_pages


@BOTH
def test_language_and_direction(pages, lang):
    for path, html in pages.items():
        if path.startswith(f"{lang}/"):
            assert html.all("html")[0].attrs["lang"] == lang, path
            assert html.all("body")[0].attrs["dir"] == LANGS[lang], path


def test_both_languages_have_the_same_pages(pages):
    he, ru = ({path[3:] for path in pages if path.startswith(lang)} for lang in LANGS)
    assert he == ru


def test_every_link_and_anchor_leads_somewhere(pages, site):
    links = [
        (path, link)
        for path, html in pages.items()
        for element in html.elements
        for name in ("href", "src", "srcset")
        for link in re.split(r"\s+\d+w,?\s*", element.attrs.get(name, ""))
        if link and not link.startswith("data:")
    ]
    assert len(links) > 1000
    assert [(path, link, fault) for path, link in links if (fault := dead(pages, site, path, link))] == []


def dead(pages, site, path, link):
    """Why a link leads nowhere; None if it is good."""
    if link.startswith("javascript:"):
        return None
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or link.startswith("/"):
        return "not relative"
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path))) if parts.path else path
    if (site / target).is_dir():
        target = posixpath.normpath(f"{target}/index.html")
    if not (site / target).is_file():
        return "no such file"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return "no such anchor"
    return None


def test_styles_name_no_other_host(site):
    for path in site.rglob("*.css"):
        for link in re.findall(r"url\(\s*[\"']?([^\"')]+)|@import\s+[\"']([^\"']+)", path.read_text(encoding="utf-8")):
            address = "".join(link)
            assert not re.match(r"(?:https?:)?//", address), path
            if not address.startswith(("data:", "#")):
                assert (path.parent / address).is_file(), (path, address)


def test_ids_are_unique_on_a_page(pages):
    for path, html in pages.items():
        assert [name for name, n in Counter(html.ids).items() if n > 1] == [], path


def test_rules_are_the_same_in_both_languages_and_in_the_ledger(pages):
    he, ru = (rule_ids(pages, lang) for lang in LANGS)
    assert he == ru
    told = [rule for rules in he.values() for rule in rules]
    assert len(told) > 250
    assert len(set(told)) == len(told)
    assert set(told) <= load_game("boombit").rules.keys()


@BOTH
def test_rules_are_numbered_by_section_and_link_to_themselves(pages, lang):
    html = pages[f"{lang}/boombit/rules/index.html"]
    links = html.all("a", "rule-number")
    assert [link.attrs["href"] for link in links] == [f"#{rule.attrs['id']}" for rule in html.all("p", "rule")]
    assert links[0].text == "1.1"
    section = number = 0
    for element in html.elements:
        if element.has("section-number"):
            section, number = section + 1, 0
            assert element.text == str(section)
        if element.has("rule-number"):
            number += 1
            assert element.text == f"{section}.{number}"
    assert section == len(html.all("span", "section-number")) > 20


@pytest.mark.parametrize(("lang", "name"), [("he", "קישור לחוק"), ("ru", "Ссылка на правило")])
def test_a_rules_link_says_what_it_is_in_the_language(pages, lang, name):
    for link in pages[f"{lang}/boombit/rules/index.html"].all("a", "rule-number"):
        assert link.attrs["aria-label"] == f"{link.text} {name} {link.attrs['href'][1:]}"


def test_the_language_switch_leads_to_the_same_page(pages, read_pages):
    for address in read_pages:
        lang, _, rest = address.partition("/")
        other = "ru" if lang == "he" else "he"
        [switch] = pages[f"{address}index.html"].all("a", "language")
        base = posixpath.normpath(posixpath.join(address, switch.attrs["href"])).rstrip("/")
        assert base == f"{other}/{rest}".rstrip("/")
        assert switch.attrs["hreflang"] == switch.attrs["lang"] == other


@BOTH
def test_every_page_says_that_it_is_unofficial(pages, lang):
    for path, html in pages.items():
        if path.startswith(f"{lang}/"):
            [notice] = html.all("div", "md-copyright")
            assert NOTICE[lang] in notice.text, path


@BOTH
def test_the_gallery_has_each_card_once_with_its_text(pages, lang):
    game = load_game("boombit")
    html = pages[f"{lang}/boombit/gallery/index.html"]
    figures = html.all("figure", "card")
    names = {e.attrs["id"]: e for e in html.all("h4")}
    assert sorted(names) == sorted(game.cards)
    assert len(figures) == len(game.cards)
    for card_id, name in names.items():
        figure = next(e for e in name.around if e.tag == "figure")
        card = game.cards[card_id]
        assert name.text == game.words[lang][card_id].name
        assert figure.attrs["data-team"] == (card.team or "free")
        assert figure.attrs["data-type"] == card.type
        assert words(plain(card_text(game, card, lang))) in words(figure.text)
        for number in card.numbers.values():
            assert f" {number}" in figure.text
        [picture] = [e for e in html.all("img") if figure in e.around]
        assert picture.attrs["alt"] == game.words[lang][card_id].name
        assert picture.attrs["src"].startswith(f"../faces/{card_id}-")
        assert picture.attrs["loading"] == "lazy"
        assert int(picture.attrs["height"]) > int(picture.attrs["width"]) > 0


@BOTH
def test_pictures_are_light(site, lang):
    """A phone fetches the small size as it scrolls: under 25 kB a card, and under 70 kB with the large one."""
    sizes = sorted(path.stat().st_size for path in (site / lang / "boombit" / "faces").iterdir())
    cards = len(load_game("boombit").cards)
    assert len(sizes) == 2 * cards
    assert sum(sizes[:cards]) / cards < 25_000
    assert sum(sizes) / cards < 70_000


def test_ranges_and_arrows_are_isolated_in_hebrew(pages):
    """In a right-to-left line a bare `1–3` reads as 3–1."""
    bare = re.compile(r"\d\s*[-–—]\s*\d|\d\s*[<>]=?\s*\d|[→←≤≥]|\d\s*\+\s*\d")
    isolated = 0
    for path, html in pages.items():
        for text, around in html.texts if path.startswith("he/") else ():
            tags = {e.tag for e in around}
            if "article" in tags and not tags & {"code", "pre", "script", "style"} and bare.search(text):
                assert around[-1].tag == "bdi" and around[-1].attrs.get("dir") == "ltr", (path, text)
                isolated += 1
    assert isolated, "the pages have ranges; this test looks past them"


@BOTH
def test_search_knows_rules_and_cards_but_not_their_ids(site, lang):
    docs = json.loads((site / lang / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    locations = {doc["location"] for doc in docs}
    assert {f"boombit/gallery/#{card}" for card in load_game("boombit").cards} <= locations
    assert "boombit/rules/#blocking" in locations
    assert not any("block.partial-loses-life" in doc["text"] for doc in docs)
