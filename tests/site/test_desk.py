"""The desk: a tournament's lists are dropped, checked, compared and reported in the page as the command does it."""

import io
import json
from pathlib import Path

import pytest
from openpyxl import Workbook
from playwright.sync_api import expect

from cards.languages import LANGS
from tests.archives import zipped
from tests.axe import violations
from tests.budget import first
from tests.cards.decks.test_corpus import MADE
from tests.program import fitil
from tests.site.handed import DECK, ONE, hand_in, listed

COMMAND = "fitil check lists"


CHAT = "12.11.2025, 20:15 - Оля: Громила, 4 Корова\n12.11.2025, 20:16 - Лев: Мадам Тарарам\n3 Ёж\nспасибо!\n"
KINDS = ("docx", "odt", "rtf", "html", "xlsx", "png", "pdf")
HEAP = zipped(
    {
        "Аня.txt": listed("ru"),
        "b/דנה.txt": listed("he", "שחקן: דנה"),
        "__proto__": listed("ru", f"Игрок: {ONE}", "9 Корова"),
        "=1+1\u202e.txt": "3 Роббот",
        "in.zip": zipped({"x.txt": "x"}),
        "bomb.txt": b"\n" * 1_900_000,
        "many.txt": "999999999999 Корова\n" * 3,
        "чат.txt": CHAT.encode("cp1251"),
        "ישן.txt": "שחקן: גיל\nגיבור: הבריון\n4 פרה\n".encode("cp1255"),
        **{f"list.{kind}": MADE[kind](f"Привет!\nИгрок: {kind}\nГромила\n4 Коровва") for kind in KINDS},
        "mail.eml": f"From: Dana <d@x.org>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n{CHAT}",
    }
)


def sheet() -> bytes:
    book, out = Workbook(), io.BytesIO()
    assert book.active is not None
    for row in (("Player: דנה", ""), ("id", "count"), *((card, copies) for card, copies in DECK.cards.items())):
        book.active.append(row)
    book.save(out)
    return out.getvalue()


def saved(page, at):
    with page.expect_download() as download:
        page.locator(".desk__bar button").nth(at).click()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize(("lang", "width", "scheme"), first([("he", 390, "light"), ("ru", 1280, "dark")]))
def test_a_heap_of_lists_is_reported_as_by_the_command(desk, address, lang, width, scheme, tmp_path, monkeypatch):
    page = desk(lang, width, color_scheme=scheme)
    hand_in(page, {"heap.zip": HEAP, "sheet.xlsx": sheet()})
    actions = page.locator(".desk__bar").last
    expect(actions).to_be_visible()
    monkeypatch.setenv("FITIL_ADDRESS", address)
    (tmp_path / "heap.zip").write_bytes(HEAP)
    (tmp_path / "sheet.xlsx").write_bytes(sheet())
    reports = ("--report", "decks.html", "--report", "decks.csv", "--format", "json")
    done = fitil("check", "heap.zip", "sheet.xlsx", "--lang", lang, *reports, cwd=tmp_path)
    rows = json.loads(done.stdout)
    shown = page.locator(".desk__row").evaluate_all("rows => rows.map(row => row.dataset.status)")
    assert sorted(shown) == sorted(row["status"] for row in rows)
    assert set(shown) == {"legal", "illegal", "unreadable"}
    by_name = lambda text: sorted(text.splitlines())  # noqa: E731 - archives are unpacked before they are read
    assert by_name(saved(page, 3).decode()) == by_name((tmp_path / "decks.csv").read_text("utf-8"))
    assert saved(page, 2) == (tmp_path / "decks.html").read_bytes()
    # names are text; the same deck and player are noticed across kinds of lists
    assert page.locator(".desk__row", has_text=ONE).count() == 1
    assert page.evaluate("window.ran") is None
    table = page.locator(".desk__row").filter(has=page.locator(".desk__about", has_text="sheet.xlsx"))
    expect(table.locator(".is-notice")).to_contain_text("דנה.txt")
    actions.locator("input").check()
    expect(page.locator(".desk__row:visible")).to_have_count(len(rows))
    rule = page.locator(".desk__row a").first.get_attribute("href")
    assert page.request.get(page.evaluate("rule => new URL(rule, location).href.split('#')[0]", rule)).ok
    page.emulate_media(media="print")
    expect(page.locator(".desk__second").first).to_be_visible()
    page.emulate_media(media="screen")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    assert page.evaluate("window.refused || []") == []


def test_a_check_can_be_stopped_and_what_was_checked_is_reported(desk):
    stopping = """; new MutationObserver(() => {
      if (document.querySelector(".desk__row")) document.querySelector(".desk__bar button").click()
    }).observe(document, {childList: true, subtree: true})"""
    page = desk("ru", script=stopping)
    hand_in(page, {f"{at}.txt": b"1 x" for at in range(90)})
    expect(page.locator(".desk__said")).to_contain_text("остановлена")
    assert 0 < page.locator(".desk__row").count() < 90


@pytest.mark.parametrize("lang", LANGS)
def test_without_webassembly_the_page_says_so_at_once_and_names_the_command(desk, lang):
    page = desk(lang, script="; delete window.WebAssembly")
    expect(page.locator(".desk__said")).to_contain_text("WebAssembly")
    expect(page.locator(".desk__said code")).to_contain_text(COMMAND)
    expect(page.locator(".desk__drop")).to_be_hidden()


def test_where_a_host_forbids_webassembly_the_page_says_so_when_it_is_needed(desk):
    def without(route):
        found = route.fetch()
        policy = "default-src 'none'; script-src 'self'; connect-src 'self'"
        route.fulfill(response=found, headers={**found.headers, "content-security-policy": policy})

    page = desk("ru")
    page.route("**/worker.js", without)
    hand_in(page, {"a.txt": b"1 x"})
    expect(page.locator(".desk__said code")).to_contain_text(COMMAND)
    expect(page.locator("progress")).to_be_hidden()
