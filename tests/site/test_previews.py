"""Previews: what a link leads to, shown beside it, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.budget import HE_FIRST, RU_FIRST, first

TIE = "article a[href*='#combat.tie-defense']"


@HE_FIRST
def test_pointing_at_a_link_shows_the_rule(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/cosmic/questions/")
    link = page.locator(TIE).first
    link.hover()
    preview = page.locator(".preview")
    expect(preview).to_contain_text({"ru": "побеждает защитник", "he": "ההגנה ניצחה"}[lang])
    expect(preview.locator(".preview__path")).to_contain_text("9.5")
    at = preview.bounding_box()
    assert 0 <= at["x"] <= 1280 - at["width"]
    assert 0 <= at["y"] <= 800 - at["height"]
    preview.hover()  # it stays while one reads it
    expect(preview).to_be_visible()
    page.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    page.mouse.move(2, 2)
    link.hover()
    expect(preview).to_be_visible()
    page.mouse.move(2, 2)
    expect(preview).to_be_hidden()


def test_the_keyboard_shows_a_preview_and_a_screen_reader_is_told(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/cosmic/questions/")
    page.keyboard.press("Tab")  # from here on the focus is the keyboard's
    link = page.locator(TIE).first
    link.focus()
    preview = page.locator(".preview")
    expect(preview).to_be_visible()
    expect(link).to_have_attribute("aria-describedby", "preview")
    expect(link).to_have_accessible_description(re.compile("побеждает защитник"))
    page.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    expect(link).to_be_focused()
    assert link.get_attribute("aria-describedby") is None
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#combat.tie-defense$"))


@RU_FIRST
def test_on_a_phone_the_first_tap_shows_and_the_second_follows(context, address, lang):
    page = context(width=390, has_touch=True).new_page()
    page.goto(f"{address}{lang}/cosmic/questions/")
    link = page.locator(TIE).first
    link.tap()
    preview = page.locator(".preview")
    expect(preview).to_be_visible()
    assert "#combat" not in page.url
    page.locator("h1").tap()
    expect(preview).to_be_hidden()
    link.tap()
    expect(preview).to_be_visible()
    link.tap()
    page.wait_for_url(re.compile("#combat.tie-defense$"))


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_word_of_the_glossary_shows_its_meaning(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/questions/")
    page.locator("article a.word[href$='#term.creep']").first.hover()
    expect(page.locator(".preview__heading")).to_have_text({"ru": "Крип", "he": "קריפ"}[lang])


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_card_shows_its_face(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/examples/")
    page.locator("article a.word[href$='/cards/cow/']").first.hover()
    face = page.locator(".preview__face")
    expect(face).to_be_visible()
    page.wait_for_function("face => face.complete && face.naturalWidth > 0", arg=face.element_handle())


def test_previews_load_nothing_before_they_are_asked_for(context, address):
    asked = []
    page = context().new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}ru/cosmic/questions/")
    assert not any("/search/" in url for url in asked)
    page.locator(TIE).first.hover()
    expect(page.locator(".preview")).to_be_visible()
    assert [url.rsplit("/", 1)[1] for url in asked if "/search/" in url] == ["cosmic.js"]


def test_a_preview_comes_from_disk_too(context, site):
    page = context().new_page()
    page.goto((site / "ru/cosmic/questions/index.html").as_uri())
    page.locator(TIE).first.hover()
    expect(page.locator(".preview")).to_contain_text("побеждает защитник")


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_card_is_shown_wherever_its_name_leads_to_it(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/words/")
    link = page.locator("article .found-on a").first
    link.hover()
    expect(page.locator(".preview__heading")).to_have_text(link.inner_text())
    expect(page.locator(".preview__face")).to_be_visible()
