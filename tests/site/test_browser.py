"""The site in a real browser, as a reader meets it."""

import re
from io import BytesIO
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from cards import game_ids
from tests.budget import HE_FIRST, RU_FIRST, in_turn
from tests.site.asking import ask


def test_the_pages_are_set_in_our_font(context, address):
    page = context().new_page()
    page.goto(f"{address}he/")
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('bold 16px FiraGO', 'א'))")
    assert "FiraGO" in page.evaluate("getComputedStyle(document.querySelector('article p')).fontFamily")


def test_the_switch_keeps_the_page_and_the_rule(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/boombit/rules/#block.creep-cap")
    page.click(".language")
    page.wait_for_url(f"{address}he/boombit/rules/#block.creep-cap")
    expect(page.locator("html")).to_have_attribute("lang", "he")
    assert page.locator("[id='block.creep-cap']").bounding_box()["y"] < 400


def test_the_switch_keeps_the_scroll_position(context, address):
    page = context().new_page()
    page.goto(f"{address}he/boombit/rules/")
    page.click(".language")
    page.wait_for_url(f"{address}ru/boombit/rules/")
    page.evaluate("document.getElementById('block.creep-cap').scrollIntoView()")
    page.click(".language")
    page.wait_for_url(re.compile(r"/he/boombit/rules/#block\."))


@pytest.mark.parametrize(
    ("locale", "lang"), [("ru-RU", "ru"), ("he-IL", "he"), ("uk-UA", "he"), ("en-US", "he")], ids=lambda value: value
)
def test_the_root_leads_to_the_language_of_the_reader(context, address, locale, lang):
    page = context(locale=locale).new_page()
    page.goto(address)
    page.wait_for_url(f"{address}{lang}/")


def test_the_root_remembers_the_language_read_last(context, address):
    page = context(locale="he-IL").new_page()
    page.goto(f"{address}ru/boombit/")
    page.goto(address)
    page.wait_for_url(f"{address}ru/")


def test_the_root_works_without_scripts(context, address):
    page = context(java_script_enabled=False).new_page()
    page.goto(address)
    page.wait_for_url(f"{address}he/index.html")
    page.click(".language")
    page.wait_for_url(f"{address}ru/")


@pytest.mark.parametrize(("lang", "said"), [("he", "הדף לא נמצא"), ("ru", "Страница не найдена")])
def test_a_wrong_address_is_answered_in_the_language(context, address, lang, said):
    page = context().new_page()
    answer = page.goto(f"{address}{lang}/boombit/no/such/page/")
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".md-logo img").first).to_have_js_property("complete", True)
    assert page.evaluate("document.querySelector('.md-logo img').naturalWidth") > 0
    page.click("article p > a")
    page.wait_for_url(re.compile(rf"{lang}/$"))
    expect(page.locator(".home-band")).to_be_visible()


def test_a_wrong_address_outside_the_languages_offers_both(context, address):
    page = context().new_page()
    assert page.goto(f"{address}nothing").status == 404
    page.click("a[href*='ru/']")
    page.wait_for_url(f"{address}ru/index.html")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_scheme_follows_the_system_and_the_switch(context, address, scheme):
    page = context(color_scheme=scheme).new_page()

    def ground():
        return sum(map(int, re.findall(r"\d+", page.evaluate("getComputedStyle(document.body).backgroundColor"))[:3]))

    page.goto(f"{address}ru/boombit/")
    assert (ground() > 600) == (scheme == "light")
    page.click("[data-scheme]")
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "slate" if scheme == "light" else "default")
    assert (ground() > 600) == (scheme == "dark")
    page.click(".language")
    page.wait_for_url(f"{address}he/boombit/")
    assert (ground() > 600) == (scheme == "dark"), "the choice holds in the other language"


def test_the_id_of_a_rule_is_shown_on_hover_and_copied(context, address):
    page = context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(f"{address}he/boombit/rules/")
    rule = page.locator("[id='block.creep-cap']")
    name = rule.locator(".rule-id")
    expect(name).to_be_hidden()
    rule.hover()
    expect(name).to_be_visible()
    box = name.bounding_box()  # a locator's click may scroll the rule away from the pointer, which hides its name
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(name).to_have_class(re.compile("copied"))
    assert page.evaluate("navigator.clipboard.readText()") == "block.creep-cap"
    page.mouse.move(0, 0)
    rule.locator(".rule-number").focus()
    expect(name).to_be_visible()


@pytest.mark.parametrize(("width", "lang"), in_turn([1000, 1280, 1600], ["he", "ru"]))
@pytest.mark.parametrize("path", ["boombit/rules/", "cosmic/questions/", "print/"])
def test_the_text_stands_where_it_stays_before_the_contents_beside_it_have_come(context, address, path, lang, width):
    page = context(width=width).new_page()
    page.goto(f"{address}{lang}/{path}")
    assert page.locator("nav.contents").is_visible()
    text = page.locator("main article").bounding_box()
    page.evaluate("document.querySelector('nav.contents').remove()")
    assert page.locator("main article").bounding_box() == text


@RU_FIRST
def test_the_number_of_a_rule_is_in_the_margin_or_in_the_line(context, address, lang):
    for width, outside in ((1280, True), (360, False)):
        page = context(width=width).new_page()
        page.goto(f"{address}{lang}/boombit/rules/")
        rule, number = (page.locator(f"[id='block.creep-cap']{sub}").bounding_box() for sub in ("", " .rule-number"))
        before = (
            number["x"] + number["width"] <= rule["x"] if lang == "ru" else number["x"] >= rule["x"] + rule["width"]
        )
        assert before == outside


@RU_FIRST
def test_on_a_phone_the_sections_are_one_tap_away(context, address, lang):
    page = context(width=390, has_touch=True).new_page()
    page.goto(f"{address}{lang}/twister/rules/")
    contents = page.locator(".at-hand__contents")
    expect(contents.locator("ul").first).to_be_hidden()
    contents.locator("summary").tap()
    entry = contents.locator("li > a").nth(4)
    expect(entry).to_be_in_viewport()
    anchor = entry.get_attribute("href")
    entry.tap()
    expect(contents.locator("ul").first).to_be_hidden()
    expect(page.locator(f"[id='{anchor[1:]}']")).to_be_in_viewport()
    page.goto(f"{address}{lang}/twister/rules/")
    page.locator(".at-hand > a").nth(1).tap()
    page.wait_for_url(f"{address}{lang}/twister/summary/")


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_a_rule_that_is_linked_to_is_below_the_header_and_highlighted(context, address, lang, width):
    page = context(width=width).new_page()
    for game, rule in (("cosmic", "win.five"), ("boombit", "block.creep-cap")):
        page.goto(f"{address}{lang}/{game}/rules/#{rule}")
        found = page.locator(f"[id='{rule}']")
        header = page.locator(".md-header").bounding_box()
        assert found.bounding_box()["y"] >= header["y"] + header["height"]
        expect(found).to_be_in_viewport()
        other = page.locator(".rule:not(:target)").first
        colour = "e => getComputedStyle(e).backgroundColor"
        assert found.evaluate(colour) != other.evaluate(colour)


def test_a_tap_on_the_number_of_a_rule_copies_its_address(context, address):
    page = context(width=390, has_touch=True, permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(f"{address}ru/cosmic/rules/")
    page.locator("[id='win.five'] .rule-number").tap()
    expect(page.locator(".said-now")).to_have_text("Ссылка на правило скопирована")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}ru/cosmic/rules/#win.five"


@pytest.mark.parametrize(("game", "lang"), in_turn(game_ids(), ["he", "ru"]))
def test_a_summary_prints_on_one_sheet(context, address, lang, game):
    page = context(color_scheme="dark").new_page()
    page.goto(f"{address}{lang}/{game}/summary/")
    pdf = PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))
    [sheet] = pdf.pages
    assert [round(float(side) / 72 * 25.4) for side in sheet.mediabox[2:]] == [210, 297]
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.querySelector('article')).color") == "rgb(27, 26, 31)"


@HE_FIRST
def test_pictures_change_with_the_colour_scheme(context, address, lang):
    shown = "all => all.filter(one => one.checkVisibility()).map(one => new URL(one.src).hash)"
    found = {}
    for scheme in ("light", "dark"):
        page = context(width=390, color_scheme=scheme).new_page()
        page.goto(f"{address}{lang}/cosmic/examples/")
        found[scheme] = page.locator(".picture > img").evaluate_all(shown)
    assert len(found["light"]) == len(found["dark"]) > 5
    assert {scheme: set(hashes) for scheme, hashes in found.items()} == {"light": {""}, "dark": {"#dark"}}


def test_the_site_opens_from_disk(context, site):
    page = context(locale="ru-RU").new_page()
    page.goto((site / "index.html").as_uri())
    page.wait_for_url((site / "ru" / "index.html").as_uri())
    page.click("article a[href*='rules']")
    page.wait_for_url((site / "ru" / "boombit" / "rules" / "index.html").as_uri())
    page.click(".language")
    page.wait_for_url((site / "he" / "boombit" / "rules" / "index.html").as_uri())
    assert ask(page, "קריפ").count() > 3


@pytest.mark.parametrize("path", ["he/print/", "ru/twister/pieces/"])
def test_on_a_phone_pictures_reach_equally_far_to_both_edges(context, address, path):
    page = context(390).new_page()
    page.goto(address + path)
    sides = """([figure]) => {
      const {left, right} = figure.getBoundingClientRect()
      return [left, document.documentElement.clientWidth - right]
    }"""
    left, right = page.locator("article > .picture").evaluate_all(sides)
    assert left == pytest.approx(right, abs=1) and left < 10


def test_code_is_read_from_left_to_right_in_any_language(context, address):
    """A comment stands after its value, and a list is in its order, though both are words from right to left."""
    page = context().new_page()
    page.goto(f"{address}he/scenario/")
    code = page.locator("pre code", has_text="title: ").first
    words = code.locator("span:not(:has(span))").filter(has_text=re.compile("[א-ת]"))
    boxes = [words.nth(at).bounding_box() for at in range(5)]
    assert all(a["x"] < b["x"] for a, b in pairwise(boxes) if abs(a["y"] - b["y"]) < 4)
