"""What is pressed twice in haste is done once, in workshop and studio; and nothing waits for what has come."""

import pytest
from playwright.sync_api import Page, expect

from cards import load_game
from cards.languages import LANGS
from tests.budget import first
from tests.site.deckbuilding import GAME, go

BOTH = pytest.mark.parametrize("lang", first(LANGS))


COMING = {"he": "טוענים", "ru": "Загруж"}
EMPTY = {"he": "עוד אין קלפים בחפיסה.", "ru": "В колоде пока нет карт."}


def listed(lang: str) -> str:
    words = load_game(GAME).words[lang]
    return "\n".join([words["bruiser"].name, f"4 {words['cow'].name}", f"3 {words['hedgehog'].name}"])


def pasted(page: Page, text: str) -> None:
    go(page, "deck")
    # what a list comes to moves its box away from a tap, or what opens it under one
    page.locator(".workshop__paste").evaluate("paste => { paste.open = true }")
    page.locator(".workshop__paste textarea").fill(text)


def checked(page: Page) -> None:
    go(page, "verdict")
    page.locator(".workshop__check .md-button").click()


def decks(page: Page) -> int:
    return page.locator("#deck .workshop__bar select").first.locator("option").count()


@BOTH
def test_an_empty_deck_that_is_checked_is_told_to_be_empty(workshop, lang):
    page, held, holding = workshop(lang, own=True), [], [True]
    # others have come by then, and are told
    page.route("**/std.zip.z", lambda route: held.append(route) if holding else route.continue_())
    checked(page)
    verdict = page.locator(".workshop__verdict")
    expect(verdict).to_have_attribute("data-status", "empty")
    expect(verdict).to_contain_text(COMING[lang])
    holding.clear()
    for route in held:
        route.continue_()
    expect(verdict).to_have_text(EMPTY[lang])


@BOTH
def test_whoever_checks_before_a_pasted_list_was_read_has_it_read(workshop, lang):
    page = workshop(lang)
    pasted(page, listed(lang))
    checked(page)
    go(page, "deck")
    expect(page.locator(".workshop__list li")).to_have_count(3)
    expect(page.locator(".workshop__paste textarea")).to_have_value("")
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "illegal")
    assert decks(page) == 2


@BOTH
def test_two_quick_presses_in_the_workshop_are_one(workshop, lang):
    page = workshop(lang)
    pasted(page, listed(lang))
    page.locator(".workshop__paste button").dblclick()
    expect(page.locator(".workshop__list li")).to_have_count(3)
    assert decks(page) == 2
    pasted(page, listed(lang))
    page.locator(".workshop__paste button").click()  # late, the same is no other deck
    expect(page.locator(".workshop__paste textarea")).to_have_value("")
    assert decks(page) == 2
    new, drop = (page.locator("#deck .workshop__bar").first.locator("button").nth(at) for at in (0, 1))
    new.dblclick()
    assert decks(page) == 3
    drop.dblclick()
    assert decks(page) == 2
    undo = page.locator(".workshop__undo")
    undo.dblclick()
    assert decks(page) == 2, "what is taken back is taken back again at each press"


@BOTH
def test_a_file_that_is_taken_by_two_quick_presses_is_one(workshop, borrowing, address, lang):
    page = workshop(lang)
    pasted(page, listed(lang))
    page.locator(".workshop__paste button").click()
    expect(page.locator(".workshop__list li")).to_have_count(3)
    studio = borrowing()
    studio.goto(f"{address}{lang}/{GAME}/studio/")
    expect(studio.locator(".studio__bar option")).to_have_count(1)
    for shown, buttons in (
        (page, [page.locator("#share .workshop__bar").last.locator("button").last, page.locator("#print button").last]),
        (studio, [studio.locator(".studio__take .studio__bar button").first]),
    ):
        files = []
        shown.on("download", lambda one, files=files: files.append(one.suggested_filename))
        for at, button in enumerate(buttons, 1):
            with shown.expect_download():
                button.evaluate("pressed => [0, 1].forEach(() => pressed.click())")
            shown.wait_for_timeout(1200)  # a second file would mostly come by then, and the same is another again
            assert len(files) == at, files


@BOTH
def test_two_quick_presses_in_the_studio_are_one(borrowing, address, lang):
    page = borrowing()
    page.goto(f"{address}{lang}/{GAME}/studio/")
    cards, buttons = page.locator(".studio__bar option"), page.locator(".studio__bar button")
    expect(cards).to_have_count(1)
    for at, count in ((0, 2), (1, 3), (2, 2)):  # a new one, a copy, away with it
        buttons.nth(at).dblclick()
        expect(cards).to_have_count(count)
    assert len({*cards.all_inner_texts()}) == 2, "those without a name are told apart"
