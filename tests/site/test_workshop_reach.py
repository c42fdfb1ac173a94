"""The workshop on a phone and by keyboard: one part at a time, few stops, and one comes back to where one was."""

import pytest
from playwright.sync_api import expect

from cards import load_deck
from tests.site.deckbuilding import GAME, begin, go


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
