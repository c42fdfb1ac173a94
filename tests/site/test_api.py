"""What the site offers programs, and what has changed: JSON as its schemas say, a feed, and a page."""

import json
from types import SimpleNamespace
from xml.etree import ElementTree

import fastjsonschema
import pytest

from cards import DataError, game_ids, load_game, read_game
from cards.decks import starter_refs
from cards.tools.listing import API

TABLES = ("cards", "decks", "rules")
BOTH = pytest.mark.parametrize("lang", ["he", "ru"])
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def tables(site):
    """Every file of the API by game and table."""
    return {
        (game, table): json.loads((site / "api" / game / f"{table}.json").read_text(encoding="utf-8"))
        for game in game_ids()
        for table in TABLES
    }


@pytest.mark.parametrize("table", TABLES)
def test_every_file_is_as_its_schema_says(site, tables, table):
    schema = json.loads((site / "api/schema" / f"{table}.schema.json").read_text(encoding="utf-8"))
    holds = fastjsonschema.compile(schema)
    row = schema["properties"][table]["items"]
    for game in game_ids():
        content = tables[game, table]
        holds(content)
        assert (
            site / "api" / game / content["$schema"]
        ).resolve() == site.resolve() / f"api/schema/{table}.schema.json"
        assert content["api"] == API
        for one in content[table]:
            assert set(one) <= set(row["properties"]), "what is offered is described"


def test_all_cards_decks_and_rules_are_there(tables):
    for game in map(load_game, game_ids()):
        assert {row["id"] for row in tables[game.id, "cards"]["cards"]} == {*game.cards}
        assert {row["id"] for row in tables[game.id, "rules"]["rules"]} == {*game.rules}
        refs = {row["ref"] for row in tables[game.id, "decks"]["decks"]}
        assert refs == {ref for ref in starter_refs() if ref.startswith(f"{game.id}/")}


def test_the_address_of_every_rule_leads_to_it(tables, pages):
    for game in game_ids():
        for row in tables[game, "rules"]["rules"]:
            for lang, place in row["pages"].items():
                path, _, anchor = place.strip("/").partition("#")
                assert anchor == row["id"]
                assert path.startswith(f"{lang}/")
                assert anchor in pages[f"{path.rstrip('/')}/index.html"].ids


# --- what has changed ---


@BOTH
def test_every_ruling_is_on_the_page_of_news_with_its_day(pages, lang):
    page = pages[f"{lang}/changes/index.html"]
    links = {link.attrs["href"] for link in page.all("a")}
    days = set(page.ids)
    for game in map(load_game, game_ids()):
        told = {link.rpartition("#")[2] for link in links if link.startswith(f"../{game.id}/")}
        rulings = [rule for rule in game.rules.values() if rule.kind == "ruling"]
        assert all(rule.since and f"d{rule.since}-{game.id}" in days for rule in rulings)
        shown = [
            rule
            for rule in rulings
            if any(rule.id in html.ids for path, html in pages.items() if path.startswith(f"{lang}/{game.id}/"))
        ]
        assert {rule.id for rule in shown} <= told


@BOTH
def test_the_feed_has_an_entry_for_each_day_of_a_game(site, pages, lang):
    feed = ElementTree.parse(site / lang / "feed.xml").getroot()
    entries = feed.findall(f"{ATOM}entry")
    anchors = [entry.find(f"{ATOM}link").attrib["href"].partition("#")[2] for entry in entries]
    assert set(anchors) <= set(pages[f"{lang}/changes/index.html"].ids)
    assert len({entry.findtext(f"{ATOM}id") for entry in entries}) == len(entries) >= len(game_ids())
    assert feed.findtext(f"{ATOM}updated") == max(entry.findtext(f"{ATOM}updated") for entry in entries)


@BOTH
def test_a_rulings_box_says_since_when_it_stands(pages, lang):
    boxes = pages[f"{lang}/cosmic/questions/index.html"].all("div", "ruling")
    days = pages[f"{lang}/cosmic/questions/index.html"].all("time")
    assert 0 < len(days) <= len(boxes)
    assert {day.attrs["datetime"] for day in days} <= {rule.since for rule in load_game("cosmic").rules.values()}
    assert all({"he": "ב", "ru": "г."}[lang] in day.text and "2026" in day.text for day in days)


def test_what_was_mended_in_a_rule_is_told_on_its_day(hook, game_with_a_change):
    files = SimpleNamespace(documentation_pages=list)
    (news,) = [one for one in hook("pages.changes").of_game(game_with_a_change, "ru", files) if one.mended]
    assert (news.day, news.mended) == ("2027-01-31", [("cosmic/rules/#win.five", "Сказано яснее.")])


@pytest.fixture
def game_with_a_change(tmp_path):
    return read_game(changed(tmp_path, "2027-01-31"))


def test_a_day_that_is_none_is_a_clear_line(tmp_path):
    with pytest.raises(DataError, match=r"rules\.yaml:\d+:\d+: day: .*2026-11-20"):
        read_game(changed(tmp_path, "31.01.2027"))


def changed(folder, day):
    """A copy of a game in which a rule has been mended."""
    game = load_game("cosmic").folder
    for path in game.glob("*.yaml"):
        (folder / "cosmic").mkdir(exist_ok=True)
        text = path.read_text(encoding="utf-8")
        if path.name == "rules.yaml":
            entry = f"  - id: win.five\n    changed: [{{day: '{day}', told: {{he: הובהר., ru: Сказано яснее.}}}}]\n"
            assert "  - id: win.five\n" in text
            text = text.replace("  - id: win.five\n", entry, 1)
        (folder / "cosmic" / path.name).write_text(text, encoding="utf-8")
    return folder / "cosmic"
