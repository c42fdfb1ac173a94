"""A club on phones: a table drawn by the page's own table from what a server tells, and an evening."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rules_checker.club.club import Club
from rules_checker.club.cup import Cup
from rules_checker.club.evening import CLUB, begin
from rules_checker.club.keys import HOST, ONLOOKERS
from rules_checker.club.table import Clock
from rules_checker.tournament import TournamentBook, read_book
from tests.axe import violations
from tests.browser import NOTED
from tests.budget import LONG
from tests.rules_checker.club.serving import served
from tests.rules_checker.club.tables import club_at
from tests.site.playing import FITS, PLAYED

LANGS = "he", "ru", "he"
QUESTION = ".play__question:not(.play__again) .play__asked h2"
AT = "2026-11-26T17:00:00Z"


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return club_at(tmp_path / "club.db")


@pytest.fixture
def cup(club: Club, tmp_path: Path) -> Cup:
    book = TournamentBook()
    book.add({"do": "new", "name": "Кубок", "seed": 3}, AT)
    for name in ("Аня", "Борис", "גלית", "דן"):
        book.add({"do": "register", "player": name}, AT)
    (tmp_path / "cup.jsonl").write_bytes(book.raw)
    return Cup(club.store, tmp_path / "cup.jsonl", club.now)


@pytest.fixture
def port(club: Club, cup: Cup, site: Path) -> Iterator[int]:
    with served(club, site, cup) as found:
        yield found


@pytest.fixture
def phone(context: Any, club: Club, port: int) -> Callable[..., Any]:
    """Open the address of a place, as its QR code has it, on a phone of its own."""

    def opened(room: str, seat: str, lang: str, width: int = 390) -> Any:
        page = context(width=width, height=844, locale=lang).new_page()
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(NOTED + PLAYED)
        page.goto(f"http://127.0.0.1:{port}/at/{club.address(room, seat)}")
        return page

    return opened


def choose(page: Any, at: int = 0) -> None:
    page.locator(".play__options button").nth(at).evaluate("button => button.click()")


@LONG
def test_three_phones_choose_at_once_one_is_cut_off_and_back_and_what_was_chosen_is_taken_back(
    club: Club, phone: Callable[..., Any]
) -> None:
    from playwright.sync_api import expect

    room = club.begin(begin("cosmic", "", [], ["me"] * 3, seed=7), Clock("chess", 1800))
    pages = [phone(room, str(seat), lang) for seat, lang in enumerate(LANGS)]
    onlooker = phone(room, ONLOOKERS, "ru", width=1280)
    for page, lang in zip(pages, LANGS, strict=True):
        expect(page.locator(".play__options button")).to_have_count(2)  # an alien each, in secret, at once
        assert page.evaluate("document.documentElement.lang") == lang
        assert page.locator(".play__clocks > span").count() == 3
        assert page.evaluate(FITS) == []
    expect(onlooker.locator(QUESTION)).to_contain_text("Ждём")
    assert onlooker.locator(".play__hand .play__card").count() == 0
    aliens = [page.locator(QUESTION).inner_text() for page in pages]
    choose(pages[0])
    expect(pages[0].locator(".play__options button")).to_have_count(0)
    pages[1].context.set_offline(True)
    choose(pages[2])
    expect(pages[2].locator(".play__options button")).to_have_count(0)
    pages[1].context.set_offline(False)
    pages[1].goto(pages[1].url)  # it comes back to where it was
    expect(pages[1].locator(".play__options button")).to_have_count(2)
    choose(pages[1])
    for page, alien in zip(pages, aliens, strict=True):
        expect(page.locator(QUESTION)).not_to_have_text(alien)  # all know that all have chosen
    table = club.table(room)
    assert table.record.answers[:3] == (0, 0, 0)
    (asked,) = table.waits
    own = pages[asked]
    expect(own.locator(QUESTION)).not_to_have_text(aliens[asked])
    question = own.locator(QUESTION).inner_text()
    choose(own)
    expect(own.locator(QUESTION)).not_to_have_text(question)
    own.locator(".play__tools button").first.click()
    for page in (page for page in pages if page != own):
        page.locator(".play__club button").first.click()
        expect(page.locator(".play__club button")).to_have_count(0)  # it has been told that the server knows
    expect(own.locator(QUESTION)).to_have_text(question)
    assert club.table(room).undone == 1
    for page in (*pages, onlooker):
        assert page.evaluate("window.refused") is None
    assert violations(pages[1], ".play__top") == []


@LONG
def test_an_evening_is_led_and_a_round_is_reported_from_phones(
    club: Club, cup: Cup, phone: Callable[..., Any], tmp_path: Path
) -> None:
    from playwright.sync_api import expect

    organiser = phone(CLUB, HOST, "ru", width=1280)
    organiser.locator(".club__begin button").click()
    expect(organiser.locator(".club__code svg")).to_have_count(3)  # two seats, and those who look on
    lead = phone(cup.room, HOST, "ru", width=1280)
    lead.locator(".club__bar button").first.click()
    expect(lead.locator(".club__tables select")).to_have_count(2)
    first, other = read_book(tmp_path / "cup.jsonl").held.rounds[0].pairings[0].sides()[0]
    at = {name: f"p{number}" for number, name in cup.players().items()}
    players = [phone(cup.room, at[str(name)], lang) for name, lang in ((first, "he"), (other, "ru"))]
    for page, score in zip(players, ("2–0", "0–2"), strict=True):
        expect(page.locator(".club__scores button").first).to_contain_text("2–0")  # one's own is first
        page.locator(".club__scores button", has_text=score).click()
    expect(lead.locator(".club__tables select").first).to_have_value("\u20662–0\u2069")
    for page in players:
        expect(page.locator(".club__scores")).to_have_count(0)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for page in (organiser, lead, *players):
        assert page.evaluate("window.refused") is None
        assert violations(page, ".club") == []
