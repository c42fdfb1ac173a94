"""A table that is laid out on the page of the game: a form and its file, checked as by the command, and played."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cards import load_game
from rules_checker.judging import judge, judged_row

GAME = load_game("twister")
HANDICAP = (GAME.folder / "prepared" / "handicap.yaml").read_text(encoding="utf-8")
WIDTH = {"he": 390, "ru": 1280}


def opened(table: Callable[..., Page], lang: str) -> Page:
    page: Page = table(lang, "twister", WIDTH[lang])
    page.locator(".play__lay > summary").click()
    expect(page.locator(".play__verdict")).not_to_be_empty()
    return page


def field(page: Page, card: str) -> Locator:
    """The control of a card in the form."""
    return page.locator(f'.play__lay [name="{card}"]')


@pytest.mark.parametrize("lang", WIDTH)
def test_a_fault_is_told_beside_its_field_as_the_command_tells_it(
    table: Callable[..., Page], lang: str, tmp_path: Path
) -> None:
    page = opened(table, lang)
    play = page.locator(".play__lay .md-button--primary")
    expect(play).to_be_enabled()  # the table that ships
    field(page, "orange-rope").select_option("garden")
    expect(page.locator(".play__wrong li")).to_have_count(1)
    expect(play).to_be_disabled()
    file = page.locator(".play__lay textarea")
    (path := tmp_path / "table.yaml").write_text(file.input_value(), encoding="utf-8")
    (found,) = judged_row(judge(str(path)), lang)["violations"]
    beside = page.locator("div:has(> .play__wrong > li)")
    expect(beside).to_contain_text(found["message"])
    expect(beside).to_contain_text(found["fix"])
    expect(beside.get_by_role("link", name=found["rule"])).to_have_count(1)
    assert GAME.words[lang][found["params"]["card"]].name in beside.locator("label").inner_text()
    field(page, "orange-rope").select_option("laundry")
    expect(play).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", WIDTH)
def test_a_pasted_file_fills_the_form_and_is_played(table: Callable[..., Page], lang: str) -> None:
    page = opened(table, lang)
    file = page.locator(".play__lay textarea")
    file.fill("game: twister\nmoad: duel\n")
    expect(page.locator(".play__lay > .play__wrong li")).to_have_count(1)
    expect(page.locator(".play__lay > .play__wrong li")).to_contain_text("mode")
    expect(page.locator(".play__lay .md-button--primary")).to_be_disabled()
    file.fill(HANDICAP)
    expect(field(page, "blue-mekanork")).to_have_value("apart")
    expect(field(page, "blue-combat-5")).to_be_checked()
    page.locator(".play__lay .md-button--primary").click()
    expect(page.locator(".play__game")).to_be_visible()
    saved = json.loads(page.evaluate("localStorage['fitil.play.twister']"))["saved"]
    assert list(json.loads(saved)["table"]["laid"])[:2] == ["garden", "attic"] and "blue-mekanork" not in saved


def test_a_table_is_a_link_that_opens_it_again(table: Callable[..., Page]) -> None:
    page = opened(table, "ru")
    field(page, "blue-troll").select_option(index=0)
    expect(page.locator(".play__lay .play__wrong li")).not_to_have_count(0)
    page.locator(".play__lay .play__go button").last.click()
    address = page.locator(".play__linked a").get_attribute("href")
    assert address and "#table=" in address
    page.goto("about:blank")
    page.goto(address)
    expect(field(page, "blue-troll")).to_have_value("")
    expect(page.locator(".play__lay .play__wrong li")).not_to_have_count(0)


def test_a_game_that_is_begun_from_no_table_has_no_form(table: Callable[..., Page]) -> None:
    expect(table("ru", "boombit").locator(".play__lay")).to_have_count(0)
