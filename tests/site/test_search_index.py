"""What the search is given of the pages, as files: each rule, question, term and card, and what cites it."""

import gzip
import re

import pytest

from cards import load_game
from tests.site.asking import index

BOTH = pytest.mark.parametrize("lang", ["he", "ru"])


@BOTH
def test_the_search_has_every_rule_question_term_and_card(pages, site, lang):
    found = shelves(site, lang)
    for path, html in pages.items():
        if not path.startswith(f"{lang}/") or "404" in path:
            continue
        url = path.removeprefix(f"{lang}/").removesuffix("index.html")
        for rule in html.all("p", "rule"):
            entry = found[f"{url}#{rule.attrs['id']}"]
            assert entry["kind"] == "rule"
            assert re.fullmatch(r"\d+\.\d+", entry["number"])
            assert entry["text"]
        for term in html.all("p", "term"):
            assert found[f"{url}#{term.attrs['id']}"]["kind"] == "term"
    for card in load_game("boombit").cards:
        assert found[f"boombit/cards/{card}/#"]["kind"] == "card"
        assert (site / lang / found[f"boombit/cards/{card}/#"]["picture"]).exists()
    assert not any("boombit/gallery/#" in place for place in found if found[place]["kind"] == "card")
    assert all(entry["text"] or entry["picture"] for entry in found.values()), "a bare heading answers nothing"
    assert not any("block.partial-loses-life" in entry["text"] for entry in found.values())


@BOTH
def test_the_search_knows_what_cites_a_rule(site, lang):
    found = shelves(site, lang)
    question, example = found["cosmic/questions/#faq.tie"], found["cosmic/examples/#ex.sum"]
    assert "cosmic/rules/#combat.tie-defense" in question["cites"]
    assert "cosmic/rules/#combat.tie-defense" in example["cites"]
    assert example["picture"] == "pictures/cosmic/sum.svg"
    assert (site / lang / example["picture"]).read_text(encoding="utf-8").startswith("<svg ")
    assert found["boombit/rules/#bomb.timeline"]["picture"] == "pictures/boombit/bomb-timeline.svg"
    assert found["boombit/questions/#gap.hand-limit"]["kind"] == "ruling"
    # a link lifts what people ask for, other than itself, and leaves no mark in the text
    cited = [found[to] for entry in found.values() for to in entry["cites"]]
    assert all(to["kind"] in ("rule", "ruling") or to["asked"] for to in cited)
    assert not any(place in entry["cites"] for place, entry in found.items())
    assert not any(re.search("[\ue000-\uf8ff]", entry["heading"] + entry["text"]) for entry in found.values())


@BOTH
def test_a_games_part_of_the_search_is_light(site, lang):
    for path in (site / lang / "search").glob("*.js"):
        assert len(gzip.compress(path.read_bytes())) < 120_000, path.name  # with how people ask for each rule


def shelves(site, lang):
    """The entries of all games by their places, each with the places of what it cites."""
    found = {}
    for path in sorted((site / lang / "search").glob("*.js")):
        shelf = index(path.read_text(encoding="utf-8"))
        rows = zip(*shelf["entries"].values(), strict=True)
        entries = [dict(zip(shelf["entries"], row, strict=True)) for row in rows]
        places = [f"{shelf['pages'][entry['page']][1]}#{entry['anchor']}" for entry in entries]
        for entry, place in zip(entries, places, strict=True):
            found[place] = entry | {"cites": [places[to] for to in entry["links"]]}
    return found


def test_the_pages_for_card_makers_are_not_among_the_answers_of_the_search(site):
    for lang in ("he", "ru"):
        assert "verb-draw" not in (site / lang / "search" / "boombit.js").read_text(encoding="utf-8")
