"""The pages of cards, teams and starter decks, and the cards under the rules."""

import html
import posixpath
import re
from itertools import combinations, pairwise
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from cards import card_text, load_deck, load_game, plain, starter_refs
from cards.decks import MARK, read_deck
from cards.ledger import cards_of
from generator.typesetting.text import LRM
from rules_checker.judging import together_row
from tests.site.asking import ask

BOTH = pytest.mark.parametrize("lang", ["he", "ru"])
GAMES = pytest.mark.parametrize("game_id", ["boombit", "deckbattle"])


def read(article: str) -> str:
    """The text of HTML as a reader sees it."""
    return " ".join(html.unescape(re.sub("<[^>]*>", "", article)).replace("\u00a0", " ").replace("\u00ad", "").split())


@BOTH
@GAMES
def test_every_card_has_a_page_with_its_text_its_numbers_and_its_neighbours(framed, lang, game_id):
    game = load_game(game_id)
    order, decks = list(game.cards), [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game_id}/")]
    for at, card_id in enumerate(order):
        article = framed[f"{lang}/{game_id}/cards/{card_id}/index.html"]
        said, card = read(article), game.cards[card_id]
        [heading] = re.findall('<h1 id="card">(.*?)</h1>', article)
        assert read(heading) == game.words[lang][card_id].name
        text = plain(card_text(game, card, lang)).replace(LRM, "")  # the page isolates what it keeps in order
        assert " ".join(text.split()) in said
        assert f'href="../{order[at - 1]}/" rel="prev"' in article
        assert f'href="../{order[(at + 1) % len(order)]}/" rel="next"' in article
        assert all(re.search(rf">{value}<", article) for value in card.numbers.values()), card_id
        assert all(f"#{game.keywords[keyword.id].rule}" in article for keyword in card.keywords), card_id
        for deck in decks:
            inside = card_id in (*deck.cards, *deck.apart)
            assert (f'decks/{deck.ref.partition("/")[2]}/"' in article) == inside, (card_id, deck.ref)
        assert f"fitil print --game {game_id} --card {card_id} --lang {lang}" in said


def test_no_link_of_these_pages_is_dead(framed, pages, site):
    anchors = {path: set(page.ids) for path, page in pages.items()}
    dead = []
    for path, article in framed.items():
        links = re.findall(r'(?:href|src|data-face)="([^"]*)"', article)
        assert len(links) > 5, path
        for link in links:
            parts = urlsplit(html.unescape(link))
            there = posixpath.normpath(posixpath.join(posixpath.dirname(path), parts.path)) if parts.path else path
            there = f"{there}/index.html" if parts.path.endswith("/") else there
            known = None if f"#{parts.fragment}".startswith(MARK) else anchors.get(there)  # a deck, for the workshop
            if not (site / there).is_file() or (known is not None and parts.fragment and parts.fragment not in known):
                dead.append((path, link))
    assert dead == []


def test_a_card_leads_to_its_examples_its_rules_and_its_company(framed):
    cow = framed["ru/boombit/cards/cow/index.html"]
    assert "examples/#ex.partial-block" in cow
    assert "rules/#property.waiting" in cow
    assert "в ваш первый ход эту карту" in read(cow)
    doctor = framed["he/boombit/cards/doctor-nut/index.html"]
    assert doctor.index('id="with"') < doctor.index("cards/titanium-plating/")


def test_no_mark_of_the_frame_is_left(site, framed):
    assert not list(site.glob("*/*/cards/~"))
    for path in framed:
        page = (site / path).read_text(encoding="utf-8")
        assert not re.search(r"~title~|~description~|/~/|<h1>~", page), path
        assert re.search(r'<meta name=description property=og:description content="?[^">]{3,170}"?>', page), path


@BOTH
def test_a_card_page_has_its_title_its_twin_and_the_navigation_of_its_game(pages, lang):
    other = "ru" if lang == "he" else "he"
    path = next(path for path in pages if path.startswith(f"{lang}/boombit/cards/"))
    card = path.split("/")[3]
    name = load_game("boombit").words[lang][card].name
    page = pages[path]
    assert page.all("title")[0].text.startswith(f"{name} - Boomb.it")
    [twin] = page.all("a", "language")
    assert twin.attrs["href"].endswith(f"../{other}/boombit/cards/{card}/")
    [active] = page.all("li", "md-tabs__item--active")
    assert "Boomb.it" in active.text
    assert "../../rules/" in [link.attrs.get("href") for link in page.all("a")]
    faces = [img for img in page.all("img") if img.around[-1].has("sheet__face")]
    assert [(face.attrs["alt"], "loading" in face.attrs) for face in faces] == [(name, False)]


@BOTH
@GAMES
def test_every_team_and_starter_deck_has_a_page_with_all_its_cards(framed, site, lang, game_id):
    game = load_game(game_id)
    for team in {card.team or "free" for card in game.cards.values()}:
        article = framed[f"{lang}/{game_id}/teams/{team}/index.html"]
        for card in game.cards.values():
            assert (f'href="../../cards/{card.id}/"' in article) == ((card.team or "free") == team)
    for ref in starter_refs():
        deck = load_deck(ref)
        if deck.game != game_id:
            continue
        name = ref.partition("/")[2]
        article = framed[f"{lang}/{game_id}/decks/{name}/index.html"]
        assert " ".join(deck.plan[lang].split()) in read(article)
        for card_id, copies in deck.cards.items():
            assert f"{copies} × {game.words[lang][card_id].name}" in read(article)
        assert 'class="curve"' in article
        assert f'href="../../print/#{name}">' in article


@BOTH
def test_two_teams_that_are_a_deck_have_a_page_that_opens_the_deck_in_the_workshop(framed, lang):
    game = load_game("smashup")
    for pair in combinations(game.teams, 2):
        article, deck = (
            framed[f"{lang}/smashup/pairs/{'-'.join(pair)}/index.html"],
            load_deck(f"smashup/{'+'.join(pair)}"),
        )
        assert {card: f'href="../../cards/{card}/"' in article for card in game.cards} == {
            card: card in deck.cards for card in game.cards
        }
        assert all(f"{copies} × {game.words[lang][card].name}" in read(article) for card, copies in deck.cards.items())
        assert all(line in read(article) for line in together_row(game, deck, lang)["lines"])
        [link] = re.findall(r'href="\.\./\.\./workshop/([^"]*)"', article)
        assert (
            read_deck(f"https://cards.example/{lang}/smashup/workshop/{html.unescape(link)}").whole().cards
            == deck.cards
        )
        assert all(f"pairs/{'-'.join(pair)}/" in framed[f"{lang}/smashup/teams/{team}/index.html"] for team in pair)


@BOTH
def test_the_list_on_a_decks_page_reads_back_as_the_deck(framed, tmp_path, lang):
    for ref in starter_refs():
        game, _, name = ref.partition("/")
        listing = re.search(r'<code dir="auto">(.*?)</code>', framed[f"{lang}/{game}/decks/{name}/index.html"], re.S)
        file = tmp_path / "list.txt"
        file.write_text(html.unescape(re.sub("<[^>]*>", "", listing[1])), encoding="utf-8")
        found, deck = read_deck(str(file)).whole(), load_deck(ref)
        assert (found.game, dict(found.cards), dict(found.slots)) == (game, dict(deck.cards), dict(deck.slots))


@BOTH
@GAMES
def test_a_card_or_a_starter_deck_opens_in_the_workshop_to_be_printed_there(framed, lang, game_id):
    game = load_game(game_id)

    def opened(page):
        links = re.findall(r'href="(\.\./\.\./workshop/#[^"]*)"', framed[f"{lang}/{game_id}/{page}/index.html"])
        return [read_deck(f"https://cards.example/{html.unescape(link)}").whole() for link in links]

    for card in game.cards.values():
        decks = opened(f"cards/{card.id}")
        assert [[*deck.cards.items(), *deck.apart] for deck in decks] == (
            [] if game.types[card.type].piece_rule else [[card.id if game.deck_rules.slot_of(card) else (card.id, 1)]]
        )
    for ref in (ref for ref in starter_refs() if ref.startswith(f"{game_id}/")):
        deck = load_deck(ref)
        [found] = opened(f"decks/{ref.partition('/')[2]}")
        assert (dict(found.cards), dict(found.slots)) == (dict(deck.cards), dict(deck.slots))


@BOTH
@GAMES
def test_a_rule_names_its_cards_or_leads_to_them(pages, lang, game_id):
    concerned, told = cards_of(load_game(game_id)), 0
    for page in (page for path, page in pages.items() if path.startswith(f"{lang}/{game_id}/")):
        links: dict[int, list[str]] = {}
        for link in page.all("a"):
            if (under := link.around[-1]).has("rule-cards"):
                links.setdefault(id(under), []).append(link.attrs["href"])
        for rule, under in pairwise(page.all("p")):
            if not rule.has("rule"):
                continue
            cards, found = concerned.get(rule.attrs["id"], []), links.get(id(under), [])
            if [link.split("/")[-2] for link in found] != cards:
                assert [link.rpartition("/")[2] for link in found] == [f"?rule={rule.attrs['id']}"]
                assert str(len(cards)) in under.text
            told += bool(cards)
    assert told > 5


@BOTH
def test_a_cards_name_finds_its_page(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/")
    name = load_game("boombit").words[lang]["undertaker"].name
    expect(ask(page, name).first).to_have_attribute("href", re.compile("boombit/cards/undertaker/$"))


@BOTH
def test_the_face_in_the_other_language_is_a_tap_away(context, address, lang):
    other = "ru" if lang == "he" else "he"
    page = context(width=390, has_touch=True).new_page()
    page.goto(f"{address}{lang}/boombit/cards/cow/")
    words = load_game("boombit").words
    face, button = page.locator(".sheet__face img"), page.locator(".sheet__other")
    here = button.text_content()
    button.tap()
    expect(face).to_have_attribute("alt", words[other]["cow"].name)
    expect(face).to_have_attribute("lang", other)
    page.wait_for_function("at => document.querySelector('.sheet__face img').currentSrc.includes(at)", arg=f"/{other}/")
    assert button.text_content() != here
    button.tap()
    expect(face).to_have_attribute("alt", words[lang]["cow"].name)
    page.click(".language")
    page.wait_for_url(f"{address}{other}/boombit/cards/cow/")


@BOTH
def test_a_screen_reader_is_told_a_card_in_order(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/cards/cow/")
    tree = page.locator("article").aria_snapshot()
    name = load_game("boombit").words[lang]["cow"].name
    parts = [f'img "{name}"', f'heading "{name}" [level=1]', "- term:", "[level=2]"]
    assert [tree.index(part) for part in parts] == sorted(tree.index(part) for part in parts)


@BOTH
def test_on_a_phone_too_the_neighbours_of_a_deck_stand_on_either_side(context, address, lang):
    page = context(width=390).new_page()
    page.goto(f"{address}{lang}/boombit/decks/balagan-parade/")
    before, _, after = (link.bounding_box() for link in page.locator(".turns a").all())
    assert before["y"] == after["y"]
    assert (before["x"] < after["x"]) == (lang == "ru")
