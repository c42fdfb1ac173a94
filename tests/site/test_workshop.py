"""The workshop: a deck is built, checked, mended and kept in the page, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from cards import load_deck, load_game
from cards.languages import LANGS
from tests.budget import first
from tests.site.deckbuilding import GAME, begin, card, go, served

BOTH = pytest.mark.parametrize("lang", first(LANGS))


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
    page.locator(".workshop__all button").click()  # one press for both
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")
    page.keyboard.press("Control+z")
    expect(broken).to_be_visible()
    page.reload()
    expect(tile).to_have_class(re.compile("is-over"))  # kept on this device
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("window.refused || []") == []


def test_what_mends_all_at_once_adds_no_cards_that_were_not_offered(workshop):
    page = workshop("ru")
    names = {card_id: words.name for card_id, words in load_game(GAME).words["ru"].items()}
    go(page, "deck")
    page.locator(".workshop__paste summary").click()
    listed = {"bruiser": 1, "cow": 6, "hedgehog": 5, "bullet": 10}
    text = "\n".join(f"{copies} {names[card_id]}" for card_id, copies in listed.items())
    page.locator(".workshop__paste textarea").fill(text)
    page.locator(".workshop__paste button").click()
    verdict = page.locator(".workshop__verdict")
    expect(page.locator(".workshop__list li")).to_have_count(4)
    go(page, "verdict")
    if (start := page.locator(".workshop__check .md-button")).is_visible():
        start.click()
    expect(verdict).to_have_attribute("data-status", "illegal")
    page.locator(".workshop__all button").click()
    expect(page.locator(".workshop__violations li")).to_have_count(1)
    expect(page.locator(".workshop__violations .workshop__fix")).to_have_count(1)  # how to fill it is offered now
    expect(verdict).to_have_attribute("data-status", "illegal")
    go(page, "deck")
    expect(page.locator(".workshop__list li")).to_have_count(4)
    expect(page.locator(".workshop__size")).to_contain_text("12 карт")


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


SAID_ANEW = """async button => {
  const [whole, verdict] = [document.getElementById("workshop"), document.querySelector(".workshop__check")]
  const seen = [], rows = [...verdict.querySelectorAll(".workshop__violations li")]
  const all = {childList: true, characterData: true, subtree: true}
  new MutationObserver(found => seen.push(...found)).observe(whole, all)
  const told = new Promise(told => new MutationObserver(told).observe(verdict, all))
  button.click()
  await told
  await new Promise(next => setTimeout(next))
  return [seen.length, rows.filter(row => row.isConnected).length]
}"""
"""Presses a button; how many places of the page then say something else, and how many of its violations stay."""


def test_a_change_says_anew_only_what_has_changed(workshop):
    """Or all of the page is laid out anew, and the verdict waits for that."""
    page = workshop("ru")
    begin(page, "ru")
    wrong = page.locator(".workshop__violations li.is-error")
    for card_id in ("cow", "cow", "hedgehog"):
        card(page, "ru", card_id).locator("button").last.click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "illegal")
    expect(wrong.first).to_be_visible()
    places, stay = page.evaluate(f"({SAID_ANEW})(document.querySelector('[data-card=hedgehog] button:last-of-type'))")
    assert places < 20 and stay


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


def test_a_pasted_list_is_read_and_its_slips_are_told_as_text(workshop):
    page = workshop("ru")
    page.locator(".workshop__paste summary").click()
    name = load_game(GAME).words["he"]["steadfast-bomb"].name
    page.locator(".workshop__paste textarea").fill(f"3 {name}\n2 <img src=x onerror='window.ran=1'>\n1 __proto__")
    page.locator(".workshop__paste .workshop__fix").click()
    # where it was pasted there is no file: a slip is told after its line
    expect(page.locator(".workshop__said li")).to_have_text(
        [re.compile("^строка 2: .*<img"), re.compile("^строка 3: ")]
    )
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
    page = workshop("ru")
    told = page.evaluate(
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
        address + served(page, "assets/js/workshop/runtime.js"),
    )
    assert told == [[1, 3], [None, None, 3]]


@BOTH
def test_a_sentence_with_a_number_is_said_as_python_says_it(workshop, hook, lang):
    forms = {"he": "אחד|שני|{n} של {all}", "ru": "{n} карта|{n} карты|{n} карт|{n} карты из {all}"}[lang].split("|")
    word = dict(zip({"he": ("one", "two"), "ru": ("one", "few", "many")}[lang] + ("other",), forms, strict=True))
    told = workshop(lang).evaluate(
        "([word, numbers]) => numbers.map(n => fitil.said.fill(word, {n, all: 130}))", [word, [*range(130)]]
    )
    assert told == [hook("templates").filled(word, lang, n, all=130) for n in range(130)]
    assert len({re.sub(r"\d+", "", said) for said in told}) == 3
