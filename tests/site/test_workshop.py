"""The workshop: a deck is built, checked, mended, printed and kept in the page, in both languages and on a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect
from pypdf import PdfReader

from cards import Deck, load_deck, load_game
from cards.decks import deck_link
from cards.languages import LANGS
from generator.request import PrintRequest, carry_out
from rules_checker.judging.insight import sample_hand
from rules_checker.judging.insight_told import differences_row, insight_row
from rules_checker.lab.versus import Versus
from tests.browser import NOTED
from tests.budget import first
from tests.program import fitil
from tests.site.test_reach import AXE, FEWER

BOTH = pytest.mark.parametrize("lang", first(LANGS))
GAME = "boombit"


@pytest.fixture
def workshop(context, borrowing, address):
    """Open the workshop of a language, `width` pixels wide; with Python of its own, or borrowed."""

    def opened(lang, width=1280, script="", *, own=False):
        page = context(width=width).new_page() if own else borrowing(width)
        page.add_init_script(NOTED + script)
        page.goto(f"{address}{lang}/{GAME}/workshop/")
        expect(page.locator(".workshop__card").first).to_be_visible()
        return page

    return opened


def go(page, part):
    """Go to a part of the workshop: on a phone one is shown at a time."""
    tab = page.locator(f".workshop__tabs [aria-controls={part}]")
    if tab.is_visible():
        tab.click()


def begin(page, lang, deck="classics"):
    """Begin with a starter deck, and have it checked."""
    name = load_deck(f"{GAME}/{deck}").name[lang]
    go(page, "deck")
    page.locator(".workshop__bar select").nth(1).select_option(label=name)
    go(page, "verdict")
    page.locator(".workshop__check .md-button").click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")


def card(page, lang, card_id):
    return page.locator(f".workshop__card[data-card='{card_id}']")


@pytest.mark.parametrize(("lang", "width"), first([("he", 1280), ("ru", 390)]))
def test_a_deck_is_checked_and_mended_as_it_is_built(workshop, lang, width):
    page = workshop(lang, width, own=True)
    begin(page, lang)
    game = load_game(GAME)
    deck = load_deck(f"{GAME}/classics")
    most = next(card for card in deck.cards if deck.cards[card] >= 3)
    tile = card(page, lang, most)
    go(page, "choose")
    for _ in range(5 - deck.cards[most]):
        tile.locator("button").last.click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "illegal")
    expect(tile).to_have_class(re.compile("is-over"))
    broken = page.locator(".workshop__violations li").filter(has_text=game.words[lang][most].name).last
    rule = broken.locator("a").get_attribute("href")
    assert re.search(rf"{lang}/{GAME}/\w+/#[\w.-]+$", rule)
    assert page.request.get(f"{page.url.removesuffix('/')}/{rule}".split("#")[0]).ok
    go(page, "verdict")
    broken.locator(".workshop__fix").press("Enter")
    expect(page.locator(".workshop__check :focus")).to_have_count(1)  # the keyboard goes on from there
    row = page.locator(".workshop__list li").filter(has_text=game.words[lang][most].name)
    go(page, "deck")
    for at, counts in ((-1, "5"), (0, "4")):  # in the deck's own list it stays on its button
        row.locator("button").nth(at).press("Enter")
        expect(row.locator("b")).to_have_text(counts)
        expect(row.locator("button").nth(at)).to_be_focused()
    expect(tile).not_to_have_class(re.compile("is-over"))
    page.keyboard.press("Control+z")
    expect(tile).to_have_class(re.compile("is-over"))
    go(page, "verdict")
    page.locator(".workshop__violations .workshop__fix").first.click()  # for the size: what is too many goes first
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")
    expect(page.locator(".workshop__violations .workshop__fix")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(broken).to_be_visible()
    page.reload()
    expect(tile).to_have_class(re.compile("is-over"))  # kept on this device
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("window.refused || []") == []


@BOTH
def test_another_tab_of_the_workshop_has_the_same_decks_at_once(workshop, lang):
    """Or the tab that writes last would lose what was done in the other."""
    one = workshop(lang)
    other = one.context.new_page()
    other.goto(one.url)
    added = [*load_deck(f"{GAME}/mekha").cards][:2]
    for page, card_id in zip((one, other), added, strict=True):
        card(page, lang, card_id).locator("button").last.click()
    size = {"he": "שני קלפים", "ru": "2 карты"}[lang]
    for page in (one, other):
        for card_id in added:
            expect(card(page, lang, card_id).locator("output")).to_have_text("1")
        expect(page.locator(".workshop__size")).to_contain_text(size)
    expect(one.locator(".workshop__elsewhere")).not_to_be_empty()
    one.reload()
    expect(one.locator(".workshop__size")).to_contain_text(size)


def test_the_keyboard_comes_to_the_decks_own_list_once_and_walks_in_it_by_arrows(workshop):
    page = workshop("he")
    page.locator(".workshop__bar select").nth(1).select_option(index=1)
    buttons = page.locator(".workshop__list button")
    assert buttons.count() > 20
    expect(page.locator(".workshop__list button[tabindex='0']")).to_have_count(1)
    buttons.first.focus()
    for key, at in (("ArrowDown", 2), ("ArrowLeft", 3), ("ArrowRight", 2), ("End", -1), ("Home", 0)):
        page.keyboard.press(key)
        expect(buttons.nth(at)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".workshop__list :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(buttons.first).to_be_focused()


def test_what_was_checked_is_checked_again_where_the_page_was_left(workshop):
    page = workshop("ru", 390)
    begin(page, "ru")
    expect(page.locator(".workshop__verdict")).to_be_focused()  # the button is gone
    go(page, "choose")
    link = page.locator(".workshop__name").nth(30)
    link.scroll_into_view_if_needed()
    left = page.evaluate("scrollY")
    assert left > 1000
    link.click()
    page.wait_for_url("**/cards/**")
    page.go_back()
    page.wait_for_function("left => Math.abs(scrollY - left) < 200", arg=left)
    page.reload()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")
    page.wait_for_function("left => Math.abs(scrollY - left) < 200", arg=left)


def test_on_a_phone_the_cards_come_first_and_a_bar_leads_to_all_else(workshop):
    page = workshop("he", 390)
    assert page.locator(".workshop__card").first.bounding_box()["y"] < 400
    page.evaluate("scrollTo({top: 3000, behavior: 'instant'})")
    bar = page.locator(".workshop__tabs").bounding_box()
    assert bar["y"] > 0 and bar["y"] + bar["height"] <= 96  # with the header above it
    go(page, "deck")
    expect(page.locator(".workshop__choose")).to_be_hidden()
    name = load_deck(f"{GAME}/classics").name["he"]
    page.locator(".workshop__bar select").nth(1).select_option(label=name)
    expect(page.locator(".workshop__tabs [aria-selected=true]")).to_contain_text("45/45")
    go(page, "choose")
    assert abs(page.evaluate("scrollY") - 3000) < 100  # where it was left
    page.set_viewport_size({"width": 1280, "height": 800})
    for part in (".workshop__choose", ".workshop__deck", ".workshop__check"):
        expect(page.locator(part)).to_be_visible()
    expect(page.locator(".workshop__tabs")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_keyboard_comes_to_the_check_in_twelve_stops(workshop, width):
    page = workshop("ru", width)
    check = page.locator(".workshop__check .md-button")
    if width == 390:
        page.locator(".workshop__tabs [tabindex='0']").focus()
        for _ in range(2):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".workshop__tabs :focus")).to_have_attribute("aria-controls", "verdict")
        page.reload()  # where one was is shown again
        expect(check).to_be_visible()
    for key in ("Tab", "Enter", *["Tab"] * 11):  # over what all pages begin with
        page.keyboard.press(key)
        if check.evaluate("one => one === document.activeElement"):
            break
    expect(check).to_be_focused()


def test_what_mends_a_deck_stays_while_it_is_pressed_and_the_same_deck_is_checked_again(workshop):
    counted = """;
    window.Worker = class extends window.Worker {
      constructor(...given) {
        super(...given)
        this.addEventListener("message", ({data}) => { window.answered = data.id ?? window.answered })
      }
      postMessage(question) {
        window.asked = question.id
        super.postMessage(question)
      }
    }"""
    page = workshop("ru", script=counted)
    begin(page, "ru")
    card(page, "ru", "cow").locator("button").last.click()
    page.locator(".workshop__violations .workshop__fix").first.hover()
    page.mouse.down()
    keys = "['KeyZ', 'KeyY'].forEach(code => dispatchEvent(new KeyboardEvent('keydown', {code, ctrlKey: true})))"
    page.evaluate(keys)
    page.wait_for_function("() => window.answered === window.asked")
    page.mouse.up()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")


def test_of_a_deck_with_too_many_cards_what_was_added_last_is_taken_out(workshop):
    page = workshop("ru")
    begin(page, "ru", "mekha")
    have = load_deck(f"{GAME}/mekha").cards
    added = next(
        one.id
        for one in load_game(GAME).cards.values()
        if one.team == "mekha" and one.type == "creep" and one.id in have
    )
    tile = card(page, "ru", added)
    tile.locator("button").last.click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "illegal")
    page.locator(".workshop__violations .workshop__fix").first.click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")
    expect(tile.locator("output")).to_have_text(str(have[added]))


@pytest.mark.parametrize("lang", first(LANGS[::-1]))
def test_without_a_hero_the_page_offers_those_that_fit(workshop, lang):
    page = workshop(lang)
    begin(page, lang)
    [hero] = load_deck(f"{GAME}/classics").apart
    card(page, lang, hero).locator("button").nth(1).click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "illegal")
    page.locator(".workshop__fix").filter(has_text=load_game(GAME).words[lang][hero].name).click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")


@BOTH
def test_the_pdf_is_that_of_the_command_beside_it(workshop, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = workshop(lang)
    begin(page, lang, "mekha")
    page.locator(".workshop__options select").nth(2).select_option("letter")
    page.locator(".workshop__options select").nth(4).select_option("grey")
    page.locator(".workshop__print .md-button").first.click()
    with page.expect_download() as download:
        page.locator(".workshop__result a").first.click()
    with page.expect_download() as listed:
        page.locator(".workshop__command button").last.click()
    listed.value.save_as(listed.value.suggested_filename)
    fitil, *typed = page.locator(".workshop__command code").inner_text().split()
    assert fitil == "fitil"
    assert typed == ["print", listed.value.suggested_filename, "--lang", lang, "--sheet", "letter", "--ink", "grey"]
    asked = PrintRequest(decks=[typed[1]], lang=lang, sheet="letter", ink="grey", typed=typed)
    made = carry_out(asked).printed.path
    assert made
    assert Path(download.value.path()).read_bytes() == made.read_bytes()
    assert load_deck(f"{GAME}/mekha").name[lang] in (PdfReader(made).metadata or {})["/Title"], "not the file's name"


@pytest.mark.parametrize("lang", first(LANGS[::-1]))
def test_the_box_the_registration_sheet_and_tokens_are_those_of_the_command_beside_them(
    workshop, lang, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    page = workshop(lang)
    begin(page, lang, "mekha")
    with page.expect_download() as listed:
        page.locator(".workshop__command button").last.click()
    listed.value.save_as(listed.value.suggested_filename)
    for kind, options in (("box", 3), ("registration", 3), ("tokens", 4)):
        page.locator(f".workshop__what [value={kind}]").check()
        expect(page.locator(".workshop__options label:not([hidden])")).to_have_count(options)
        if kind == "box":
            page.locator(".workshop__options input:visible").check()
        if kind == "tokens":  # they are of no deck, so there need not be one
            page.locator(".workshop__bar button").first.click()
            expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "empty")
            page.locator(".workshop__options select:visible").last.select_option("outlines")
        page.locator(".workshop__print .md-button").first.click()
        with page.expect_download() as download:
            page.locator(f".workshop__result a[download*={kind}]").click()
        typed = page.locator(".workshop__command code").inner_text().removeprefix("fitil ").split()
        assert fitil(*typed, "-o", "made.pdf").returncode == 0
        assert Path(download.value.path()).read_bytes() == Path("made.pdf").read_bytes()
    assert typed == ["print", "--tokens", "--game", GAME, "--lang", lang, "--marks", "outlines"]
    page.goto(page.url.replace(GAME, "deckbattle"))
    expect(page.locator(".workshop__what input")).to_have_count(3)  # a game without tokens


def test_a_pasted_list_is_read_and_its_slips_are_told_as_text(workshop):
    page = workshop("ru")
    page.locator(".workshop__paste summary").click()
    name = load_game(GAME).words["he"]["steadfast-bomb"].name
    page.locator(".workshop__paste textarea").fill(f"3 {name}\n2 <img src=x onerror='window.ran=1'>\n1 __proto__")
    page.locator(".workshop__paste .workshop__fix").click()
    expect(page.locator(".workshop__said li")).to_have_count(2)
    assert "<img" in page.locator(".workshop__said").inner_text()
    expect(card(page, "ru", "steadfast-bomb").locator("output")).to_have_text("3")
    assert page.evaluate("window.ran") is None
    assert page.evaluate("window.refused || []") == []


def test_without_webassembly_the_page_says_so_and_still_edits(workshop):
    page = workshop("ru", script="; delete window.WebAssembly")
    expect(page.locator(".workshop__verdict")).to_contain_text("WebAssembly")
    expect(page.locator(".workshop__check .md-button")).to_be_hidden()
    card(page, "ru", "steadfast-bomb").locator("button").last.click()
    expect(page.locator(".workshop__size")).to_contain_text("1")


def test_cards_are_found_by_text_and_filters(workshop):
    page = workshop("he")
    all_cards = page.locator(".workshop__card")
    total = all_cards.count()
    page.locator(".workshop__filters select").nth(1).select_option("hero")
    shown = page.locator(".workshop__card:not([hidden])")
    assert 0 < shown.count() < total
    page.locator(".workshop__filters select").nth(1).select_option("")
    page.locator(".workshop__filters input[type=search]").fill(load_game(GAME).words["ru"]["steadfast-bomb"].name)
    expect(shown).to_have_count(1)


def test_what_was_kept_wrongly_does_no_harm(workshop):
    kept = '{"at": 9, "decks": [{"name": 5, "cards": {"__proto__": 3, "steadfast-bomb": 1e9, "x": 2}, "slots": 7}]}'
    page = workshop("ru", script=f"; localStorage.setItem('fitil.workshop.{GAME}', {kept!r})")
    expect(card(page, "ru", "steadfast-bomb").locator("output")).to_have_text("99")


def test_of_questions_that_come_faster_than_answers_the_newest_alone_is_asked(workshop, address):
    told = workshop("ru").evaluate(
        """async script => {
          const {Newest} = await import(script)
          const [asked, answers] = [[], []]
          const runtime = {ask: (what, n) => new Promise(told => { asked.push(n); answers.push(() => told({out: n})) })}
          const moment = () => new Promise(told => setTimeout(told))
          const newest = new Newest(runtime, "check")
          const told = [newest.ask(1)]
          await moment()
          told.push(newest.ask(2), newest.ask(3))
          await moment()
          while (answers.length) { answers.shift()(); await moment() }
          return [asked, await Promise.all(told)]
        }""",
        f"{address}ru/assets/js/workshop/runtime.js",
    )
    assert told == [[1, 3], [None, None, 3]]


# --- links -----------------------------------------------------------------------------------------------------------


@BOTH
def test_a_sentence_with_a_number_is_said_as_python_says_it(workshop, address, hook, lang):
    forms = {"he": "אחד|שני|{n} של {all}", "ru": "{n} карта|{n} карты|{n} карт|{n} карты из {all}"}[lang].split("|")
    word = dict(zip({"he": ("one", "two"), "ru": ("one", "few", "many")}[lang] + ("other",), forms, strict=True))
    told = workshop(lang).evaluate(
        """async ([script, word, numbers]) => {
          const {fill} = await import(script)
          return numbers.map(n => fill(word, {n, all: 130}))
        }""",
        [f"{address}{lang}/assets/js/workshop/said.js", word, [*range(130)]],
    )
    assert told == [hook("templates").filled(word, lang, n, all=130) for n in range(130)]
    assert len({re.sub(r"\d+", "", said) for said in told}) == 3


def test_the_page_reads_and_writes_links_as_python_does(workshop, address):
    table = json.loads((Path(__file__).parents[1] / "cards/decks/links.json").read_text())
    page = workshop("ru")
    told = page.evaluate(
        """async ([script, table]) => {
          const {deckCode, readCode} = await import(script)
          return {written: table.written.map(({deck}) => deckCode(deck.game, deck)),
            read: [...table.written, ...table.read].map(({code}) => readCode(code)),
            refused: table.refused.map(({code}) => readCode(code))}
        }""",
        [f"{address}ru/assets/js/workshop/link.js", table],
    )
    assert told["written"] == [row["code"] for row in table["written"]]
    assert told["read"] == [row["deck"] for row in [*table["written"], *table["read"]]]
    assert told["refused"] == [
        {key: row[key] for key in ("wrong", "version") if key in row} for row in table["refused"]
    ]


def opened(page, link):
    """Follow a link to a deck; what the page says of it."""
    page.goto(link)
    expect(page.locator(".workshop__opened")).not_to_be_empty()
    return page.locator(".workshop__opened").inner_text()


@pytest.mark.parametrize(("lang", "locale", "width"), first([("he", "he-IL", 390), ("ru", "ru-RU", 1280)]))
def test_a_link_opens_in_the_readers_language_beside_the_decks_that_were_there(context, address, lang, locale, width):
    page = context(width=width, locale=locale).new_page()
    page.add_init_script(NOTED)
    deck = load_deck(f"{GAME}/classics")
    named = "<img src=x onerror='window.ran=1'>"
    assert named in opened(page, deck_link(deck, address, f"{named}\u202e"))
    assert page.url == f"{address}{lang}/{GAME}/workshop/"
    expect(page.locator(".workshop__size")).to_contain_text(f"{deck.size}")
    expect(page.locator(".workshop__bar select").first.locator("option")).to_have_count(2)
    assert deck_link(deck, address, named) == page.locator(".workshop__share input").input_value()
    opened(page, deck_link(deck, address, named))
    expect(page.locator(".workshop__bar select").first.locator("option")).to_have_count(2)  # not a third
    strange = Deck(ref="", game=GAME, cards={"no-such-card": 2, "cow": 3})
    assert "no-such-card" in opened(page, deck_link(strange, address))
    expect(card(page, lang, "cow").locator("output")).to_have_text("3")
    whole = deck_link(deck, address)
    for broken in (whole[:-9], f"{address}#deck=2/later", f"{address}#deck=1/{'x' * 300_000}", f"{address}#deck=%zz"):
        page.goto("about:blank")
        opened(page, broken)
        expect(page.locator(".workshop__bar select").first.locator("option")).to_have_count(3)
        assert page.url == f"{address}{lang}/{GAME}/workshop/"
    other = load_deck("deckbattle/deck1")
    page.goto("about:blank")
    opened(page, f"{address}{lang}/{GAME}/workshop/#{deck_link(other, '').partition('#')[2]}")
    assert page.url == f"{address}{lang}/deckbattle/workshop/"
    assert page.evaluate("window.ran") is None
    assert page.evaluate("window.refused || []") == []


def test_the_page_draws_the_links_qr_code(workshop, tmp_path):
    page = workshop("he")
    begin(page, "he")
    page.locator(".workshop__share button", has_text="QR").click()
    page.locator(".workshop__qr svg").screenshot(path=tmp_path / "code.png")
    (seen,) = zxingcpp.read_barcodes(Image.open(tmp_path / "code.png"))
    assert load_deck(seen.text).cards == load_deck(f"{GAME}/classics").cards


# --- what is known of a deck -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), first([("he", 390), ("ru", 1280)]))
def test_the_page_tells_what_the_command_tells_of_a_deck(workshop, lang, width):
    page = workshop(lang, width)
    begin(page, lang)
    deck, game = load_deck(f"{GAME}/classics"), load_game(GAME)
    row = insight_row(game, deck, lang)
    lines = page.locator(".workshop__odds li")
    hand = row["opening"]
    expect(lines).to_have_text([hand["told"], *(group["told"] for group in hand["groups"]), hand["every"]["told"]])
    expect(page.locator(".workshop__told")).to_have_text([curve["told"] for curve in row["curves"]])
    go(page, "insight")
    shown = page.locator(".workshop__hand img")
    names = [game.words[lang][card_id].name for card_id in hand["sample"]["cards"]]
    assert [shown.nth(at).get_attribute("alt") for at in range(shown.count())] == names
    again = [game.words[lang][card_id].name for card_id in sample_hand(deck, hand["cards"], 2)]
    page.locator(".workshop__insight button").first.click()
    expect(shown.first).to_have_attribute("alt", again[0])
    other = load_deck(f"{GAME}/mekha")
    page.locator(".workshop__insight select").first.select_option(label=other.name[lang])
    told = [one["told"] for one in differences_row(game, deck, other, lang)]
    expect(page.locator(".workshop__differ li")).to_have_count(len(told))
    assert sorted(page.locator(".workshop__differ li").all_inner_texts()) == sorted(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(color_scheme="dark" if lang == "he" else "light")
    go(page, "share")
    page.locator(".workshop__share button", has_text="QR").click()
    expect(page.locator(".workshop__qr svg")).to_be_visible()
    page.evaluate(FEWER)
    page.evaluate(AXE)
    assert page.evaluate("axe.run({resultTypes: ['violations']})")["violations"] == []


@pytest.mark.parametrize(("lang", "width"), first([("ru", 1280), ("he", 390)]))
def test_a_deck_plays_another_in_the_page_until_it_is_stopped(workshop, lang, width):
    """The games of `fitil simulate`, so that the first few have its winners."""
    page = workshop(lang, width)
    begin(page, lang)
    go(page, "insight")
    games = page.locator(".workshop__games")
    name = load_deck(f"{GAME}/mekha").name[lang]
    games.locator("select").select_option(label=name)
    games.locator("button").first.click()
    expect(games.locator("progress")).not_to_have_attribute("value", re.compile("^[01]$"))
    games.locator("button").nth(1).click()
    expect(games.locator("li")).to_have_count(3)
    played = games.locator("progress").evaluate("progress => progress.value")
    assert 2 <= played < 100
    versus = Versus(load_deck(f"{GAME}/classics"), load_deck(f"{GAME}/mekha"))
    versus.play(played)
    assert games.locator("li").all_inner_texts() == list(versus.lines(lang, name))
    go(page, "choose")
    card(page, lang, "cow").locator("button").last.click()
    expect(games.locator("li")).to_have_count(0)  # they were of another deck
    assert page.evaluate("window.refused || []") == []
