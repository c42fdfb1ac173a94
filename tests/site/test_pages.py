"""The pages as files: links, languages, rules and cards, read without a browser."""

import gzip
import json
import posixpath
import re
import zlib
from base64 import b64decode
from collections import Counter
from urllib.parse import unquote, urlsplit

import pytest

from cards import card_text, game_ids, load_game, plain
from cards.ledger import load_terms
from cards.tools import dictionary
from generator.art.expressions import EXPRESSIONS
from generator.face import samples_of
from generator.typesetting.text import LRM
from tests.budget import LONG
from tests.site.conftest import Html

LANGS = {"he": "rtl", "ru": "ltr"}
BOTH = pytest.mark.parametrize("lang", LANGS)
NOTICE = {"he": "לא רשמי", "ru": "неофициальный"}


def words(text: str) -> str:
    """A text without direction marks: a page isolates what they keep in order."""
    return " ".join(text.replace(LRM, "").split())


def rule_ids(pages, lang):
    return {
        path[3:]: [e.attrs["id"] for e in html.all("p", "rule")]
        for path, html in pages.items()
        if path.startswith(lang)
    }


@BOTH
@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_every_kind_of_page(checker, read_pages, lang, game):
    names = {
        path.removeprefix(f"{lang}/{game}/").strip("/") or "index"
        for path in read_pages
        if path.startswith(f"{lang}/{game}/")
    }
    assert set(checker.PAGES) <= names
    assert all((made in names) == bool(load_game(game).cards) for made in ("gallery", "words", "figures"))


@BOTH
def test_every_game_has_a_tab_and_its_pages_in_order(pages, read_pages, lang):
    others = [path for path in read_pages if path.startswith(lang) and path.count("/") == 2]
    # the page of what has changed is reached from the footer
    others = [path for path in others if path.split("/")[1] not in (*game_ids(), "changes")]
    assert f"{lang}/print/" in others
    for path, html in pages.items():
        if path.startswith(f"{lang}/"):
            tabs = [words(link.text) for link in html.all("a", "md-tabs__link")]
            assert len(tabs) == 1 + len(game_ids()) + len(others), path
            assert len(set(tabs)) == len(tabs)
    links = pages[f"{lang}/twister/rules/index.html"].all("a")
    nav = [link for link in links if any(one.has("menu") for one in link.around) and not link.has("menu__game")]
    hrefs = [link.attrs["href"] for link in nav if not link.attrs["href"].startswith("../..")]
    names = ("learn", "rules", "summary", "questions", "examples", "pieces", "glossary", "gallery", "studio")
    names += ("play", "print", "words", "figures")
    assert hrefs == ["../", *("./" if name == "rules" else f"../{name}/" for name in names)]


@BOTH
def test_the_first_page_shows_every_game(pages, lang):
    html = pages[f"{lang}/index.html"]
    cards = html.all("li", "game")
    assert len(cards) == len(game_ids())
    for game, card in zip(game_ids(), cards, strict=True):
        title = load_game(game).title
        assert title[lang] in card.text
        assert title["en"] in card.text  # by which whoever owns it knows it
        *_, line, ways = [e for e in html.all("p") if card in e.around]
        assert 20 < len(words(line.text)) < 100
        inside = [e.attrs["href"] for e in html.all("a") if card in e.around]
        assert {f"{game}/", f"{game}/learn/", f"{game}/rules/", f"{game}/summary/"} <= set(inside)
        assert ways.text.strip()


@BOTH
@pytest.mark.parametrize("game", game_ids())
def test_a_glossary_is_in_alphabetical_order_with_names_in_the_other_language(pages, hook, lang, game):
    html = pages[f"{lang}/{game}/glossary/index.html"]
    runs: list[list[str]] = [[]]
    for element in html.elements:
        if element.tag in ("h2", "h3"):
            runs.append([])
        if element.has("term"):
            runs[-1].append(element.text)
    key = hook("text.glossary").alphabetic
    for run in runs:
        assert [key(text) for text in run] == sorted(key(text) for text in run)
    terms = {f"term.{term.id}": term for term in load_terms(game)}
    other = "ru" if lang == "he" else "he"
    others = html.all("span", "term-other")
    assert len(others) == len(html.all("p", "term")) > 30
    for word in others:
        entry = word.around[-1].attrs["id"]
        assert (word.text, word.attrs["lang"]) == (terms[entry].heading(other), other)


@BOTH
def test_rulings_are_marked_as_ours(pages, lang):
    for game in game_ids():
        boxes = pages[f"{lang}/{game}/questions/index.html"].all("div", "ruling")
        assert len(boxes) == len([rule for rule in load_game(game).rules.values() if rule.kind == "ruling"])


@BOTH
def test_pages_are_tied_and_what_is_searched_is_not(pages, site, lang):
    alone = {"button", "code", "option", "pre", "script", "style", "svg", "table", "textarea", "title"}
    loose = re.compile(r"(?<=\d) (?=[а-яёא-ת])|(?<=\w) (?=[—–])")
    read = [
        (path, text)
        for path, html in pages.items()
        if path.startswith(f"{lang}/boombit/")
        for text, around in html.texts
        if any(e.tag == "article" for e in around) and not any(e.tag in alone for e in around)
    ]
    assert [(path, text) for path, text in read if loose.search(text)] == []
    assert sum("\u00a0" in text for _, text in read) > 300
    assert "\u00a0" not in (site / lang / "search/boombit.js").read_text(encoding="utf-8")


def test_no_stamp_is_shown(site):
    for path in site.rglob("*.html"):
        assert "agrees=" not in path.read_text(encoding="utf-8"), path


@BOTH
def test_language_and_direction(pages, lang):
    for path, html in pages.items():
        if path.startswith(f"{lang}/"):
            assert html.all("html")[0].attrs["lang"] == lang, path
            assert html.all("body")[0].attrs["dir"] == LANGS[lang], path


def test_both_languages_have_the_same_pages(pages):
    he, ru = ({path[3:] for path in pages if path.startswith(lang)} for lang in LANGS)
    assert he == ru


def test_no_link_or_anchor_is_dead(pages, site):
    links = [
        (path, link)
        for path, html in pages.items()
        for element in html.elements
        for name in ("href", "src", "srcset")
        for link in re.split(r"\s+\d+w,?\s*", element.attrs.get(name, ""))
        if link and not link.startswith("data:")
    ]
    assert len(links) > 300
    assert [(path, link, fault) for path, link in links if (fault := dead(pages, site, path, link))] == []


def dead(pages, site, path, link):
    """Why a link is dead; None if it is good."""
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
    opens_a_deck = parts.fragment.startswith("deck=")
    if parts.fragment and not opens_a_deck and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return "no such anchor"
    return None


def told(site, gallery):
    """What the cards of a gallery say apart from its page, as parsed, by card."""
    script = (site / gallery / "texts.js").read_text(encoding="utf-8")
    texts, *_ = json.loads(script.strip().replace("fitil.gallery.tell(", "[", 1).removesuffix(")") + "]")
    found = {card: Html() for card in texts}
    for card, html in found.items():
        html.feed(f"<div>{texts[card]}</div>")
    return found


@BOTH
def test_no_link_in_what_cards_say_is_dead(pages, site, lang):
    for folder in sorted(
        {path.parent.relative_to(site).as_posix() for path in site.glob(f"{lang}/*/gallery/texts.js")}
    ):
        said = told(site, folder)
        links = [link.attrs["href"] for html in said.values() for link in html.all("a")]
        assert [link for link in links if dead(pages, site, f"{folder}/index.html", link)] == []
        names = {e.attrs["id"] for e in pages[f"{folder}/index.html"].all("h4")}
        assert said.keys() <= names and len(said) > len(names) / 2


def test_styles_refer_to_no_other_host(site):
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
    assert len(told) > 600
    for game in game_ids():
        of_game = [rule for path, rules in he.items() if path.startswith(f"{game}/") for rule in rules]
        ledger = load_game(game).rules.values()
        assert sorted(of_game) == sorted(rule.id for rule in ledger if rule.kind != "ruling" and not rule.off_page)


@BOTH
@pytest.mark.parametrize("game", game_ids())
def test_rules_are_numbered_by_section_and_link_to_themselves(pages, lang, game):
    html = pages[f"{lang}/{game}/rules/index.html"]
    links = html.all("a", "rule-number")
    assert [link.attrs["href"] for link in links] == [f"#{rule.attrs['id']}" for rule in html.all("p", "rule")]
    assert links[0].text.endswith(".1")
    section = number = 0
    for element in html.elements:
        if element.has("section-number"):
            section, number = section + 1, 0
            assert element.text == str(section)
        if element.has("rule-number"):
            number += 1
            assert element.text == f"{section}.{number}"
    assert section == len(html.all("span", "section-number")) > 5


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
def test_the_gallery_has_each_card_once_with_its_text(pages, site, lang):
    game, said = load_game("boombit"), told(site, f"{lang}/boombit/gallery")
    html = pages[f"{lang}/boombit/gallery/index.html"]
    names = {e.attrs["id"]: e for e in html.all("h4")}
    assert sorted(names) == sorted(game.cards)
    faces = [e for name in names.values() for e in html.all("img") if name in e.around]
    assert {e.attrs["loading"] for e in faces} == {"lazy"}, "what is seen first are words, which no face is to delay"
    for card_id, name in names.items():
        group, figure = name.around[-2:]
        card = game.cards[card_id]
        assert name.text == game.words[lang][card_id].name
        assert group.attrs["data-team"] == (card.team or "free")
        assert group.attrs["data-type"] == card.type
        text = said[card_id].elements[0].text if card_id in said else figure.text
        assert words(plain(card_text(game, card, lang))) in words(text)
        for number in card.numbers.values():
            assert f" {number}" in figure.text
        [picture] = [e for e in html.all("img") if figure in e.around]
        assert re.fullmatch(rf"\.\./(\.\./\.\./faces/{game.id}|faces)/{card_id}\.webp", picture.attrs["src"])
        [link] = [e for e in html.all("a") if name in e.around]
        assert link.attrs["href"] == f"../cards/{card_id}/"
        assert int(picture.attrs["height"]) > int(picture.attrs["width"]) > 0


@LONG
@BOTH
def test_pictures_are_small_files(site, lang):
    """A phone fetches the faces that are near while scrolling: under 35 kB each."""
    sizes = [path.stat().st_size for path in (site / lang / "boombit" / "faces").glob("*.webp")]
    assert len(sizes) == len(load_game("boombit").cards)
    assert sum(sizes) / len(sizes) < 35_000


def test_ranges_and_sums_are_isolated_in_hebrew(pages):
    """In a right-to-left line a bare `1–3` reads as 3–1, and `→` points backwards."""
    bare = re.compile(r"(?<!\w)\d+\s*[-–—<>≤≥+×=]\s*\d|→")
    isolated = 0
    for path, html in pages.items():
        for text, around in html.texts if path.startswith("he/") else ():
            tags = {e.tag for e in around}
            if "article" in tags and not tags & {"code", "pre", "script", "style", "svg"} and bare.search(text):
                assert around[-1].tag == "bdi" and around[-1].attrs.get("dir") == "ltr", (path, text)
                isolated += 1
    assert isolated > 40, "the pages have ranges; this test looks past them"


@BOTH
def test_links_to_different_rules_are_called_differently(pages, lang):
    """A screen reader lists links without the text around them."""
    for path, html in pages.items():
        called: dict[str, set[str]] = {}
        for link in html.all("a") if path.startswith(f"{lang}/") else ():
            own = link.attrs.get("href", "").partition("#")
            rule = own[2] and any(around.tag == "article" for around in link.around)
            if rule and not any(map(link.has, ("word", "headerlink", "rule-number"))):
                called.setdefault(link.attrs.get("aria-label", link.text.strip()), set()).add(link.attrs["href"])
        assert "" not in called, path
        alike = {name: targets for name, targets in called.items() if len(targets) > 1}
        assert alike == {}, path


@BOTH
@pytest.mark.parametrize("game", [game for game in game_ids() if load_game(game).cards])
def test_card_makers_have_a_page_of_every_word_with_what_it_prints_and_cards_that_have_it(pages, lang, game):
    html, loaded = pages[f"{lang}/{game}/words/index.html"], load_game(game)
    entries = list(dictionary.entries(loaded))
    anchors = {heading.attrs["id"] for heading in html.all("h3")}
    assert anchors == {f"{entry.kind}-{entry.name}" for entry in entries}
    printed = {(one.attrs["lang"], words(one.text)) for one in html.all("p", "printed")}
    told = {(of, words(text)) for e in entries if e.example for of, text in e.example.printed.items() if text}
    assert printed == told
    linked = {a.attrs["href"].split("/")[2] for a in html.all("a") if a.attrs["href"].startswith("../cards/")}
    assert linked <= set(loaded.cards) and {entry.example.card for entry in entries if entry.example} <= linked


@BOTH
def test_card_makers_have_a_page_of_all_that_a_scene_may_name_each_drawn(pages, site, lang):
    html = pages[f"{lang}/boombit/figures/index.html"]
    game = load_game("boombit")
    named = {item.attrs["id"] for item in html.all("li", "sample")}
    assert named == {f"{one.group}-{one.name}" for one in samples_of(game)}
    assert {name.partition("-")[2] for name in named if name.startswith("face-")} == set(EXPRESSIONS)
    scripts = {site / lang / group.attrs["data-drawn"] for group in html.all("ul", "samples")}
    told = [script.read_text(encoding="utf-8") for script in scripts]
    packed = [text.removeprefix('fitil.drawn.tell("').removesuffix('")\n') for text in told]
    drawn = [json.loads(zlib.decompress(b64decode(one))) for one in packed]
    assert {name for group in drawn for name in group} == named
    assert all(drawing.startswith("<svg ") for group in drawn for drawing in group.values())


def waited_for(pages, site, path):
    """The files that a page loads whether or not they are seen: itself, its style sheets, scripts and fonts."""
    named = [e.attrs["href"] for e in pages[path].all("link") if e.attrs.get("rel") in ("stylesheet", "preload")]
    named += [e.attrs["src"] for e in pages[path].all("script") if "src" in e.attrs]
    return [site / path, *(site / posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in named)]


@BOTH
def test_a_page_is_light_before_its_pictures(pages, site, lang):
    """What a host sends of it, compressed."""

    def sent(path):
        data = path.read_bytes()
        return len(data if path.suffix == ".woff2" else gzip.compress(data))

    own = [path for path in pages if path.startswith(f"{lang}/")]
    for path in sorted(own, key=lambda path: (site / path).stat().st_size)[-8:]:
        assert sum(map(sent, waited_for(pages, site, path))) < 200_000, path


@BOTH
@pytest.mark.parametrize(
    ("kind", "most"), [("", 156_000), ("rules/", 312_000), ("gallery/", 200_000), ("learn/", 200_000)]
)
def test_a_page_is_light_on_a_host_that_does_not_compress(pages, site, lang, kind, most):
    """In bytes, and in files to ask for: a phone sees nothing before the page and its style sheet are there."""
    for path in [f"{lang}/index.html"] if not kind else [f"{lang}/{game}/{kind}index.html" for game in game_ids()]:
        files = waited_for(pages, site, path)
        assert sum(file.stat().st_size for file in files) < most, path
        assert [file.suffix for file in files].count(".css") == 1, path
        assert len(files) == 6, "itself, a style sheet, two fonts, and two scripts of which one is waited for"
