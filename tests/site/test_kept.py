"""Without a signal: a game that is kept in the phone is read, searched and looked up with the server gone."""

import hashlib
import json
import re
from pathlib import Path
from threading import Event

import pytest
from PIL import Image
from playwright.sync_api import expect

from cards import game_ids, load_game
from tests.budget import LONG, first
from tests.site.asking import ask
from tests.site.deckbuilding import go
from tests.site.test_own_page import hand_in, printed_as_by_the_command, unpacked

BOTH = pytest.mark.parametrize("lang", ["he", "ru"])
GAME = "twister"
WITH_DECKS = "deckbattle"


def shortened(host, lang="ru", game=GAME):
    """Have a game's list name neither pictures nor pages of cards, since to keep those takes seconds; return it."""
    path = f"/{lang}/kept/{game}.json"
    listed = json.loads(Path(f"{host.site}{path}").read_text(encoding="utf-8"))
    listed["files"] = {name: its for name, its in listed["files"].items() if not re.search("svg$|webp$|/cards/", name)}
    host.instead[path] = json.dumps(listed).encode()
    return listed


def keep(page):
    says, button = page.locator(".keep__says"), page.locator(".keep button")
    button.click()
    expect(says).to_contain_text(re.compile(r"\d"))
    size = says.text_content()
    button.click()
    expect(says).to_contain_text(
        {"ru": "без связи. Обновится", "he": "בלי קליטה. הוא"}[page.locator("html").get_attribute("lang")]
    )
    return size


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_game_is_kept_after_its_size_is_said(context, host, site, lang):
    page = context(width=390, service_workers="allow").new_page()
    page.goto(f"{host.address}{lang}/{GAME}/")
    assert page.evaluate("caches.keys()") == [], "nothing is kept that nobody has asked for"
    size = float(re.search(r"[\d.,]+", keep(page))[0].replace(",", "."))
    listed = json.loads((site / lang / "kept" / f"{GAME}.json").read_text(encoding="utf-8"))
    assert abs(size - listed["bytes"] / 1e6) < 0.1
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.shutdown()
    host.server_close()
    for name in ("rules", "examples", "glossary"):
        page.goto(f"{host.address}{lang}/{GAME}/{name}/")
        expect(page.locator("h1")).to_be_visible()
    asked = "cache => fetch('.', {cache}).then(() => true, () => false)"
    assert [page.evaluate(asked, cache) for cache in ("default", "no-cache")] == [True, False]  # anew, it is not there
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px FiraGO'))")
    assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).position") == "sticky"
    assert ask(page, {"ru": "яма", "he": "בור"}[lang]).count() > 0
    page.keyboard.press("Escape")
    page.goto(f"{host.address}{lang}/{GAME}/gallery/")
    page.locator(".gallery details:not([open]) summary").first.click()
    expect(page.locator(".gallery details[open] p").first).to_be_visible()
    page.goto(f"{host.address}{lang}/")
    expect(page.locator("h1").first).to_be_visible()


def test_what_has_changed_is_renewed_and_what_is_dropped_is_gone(context, host, site):
    listed = shortened(host)
    page = context(service_workers="allow").new_page()
    page.goto(f"{host.address}ru/{GAME}/")
    keep(page)
    learn = (site / "ru" / GAME / "learn" / "index.html").read_text(encoding="utf-8")
    gone = listed["files"].pop(f"{GAME}/examples/") and f"{GAME}/examples/"
    renewed = learn.replace("<h1", "<p>Новое правило</p><h1", 1).encode()
    listed["files"][f"{GAME}/learn/"] = hashlib.sha256(renewed).hexdigest()[:10]
    host.instead[f"/ru/{GAME}/learn/"] = renewed
    host.instead[f"/ru/kept/{GAME}.json"] = json.dumps(listed).encode()
    page.goto(f"{host.address}ru/cosmic/")
    page.wait_for_function(
        """async ([learn, gone]) => {
          const found = await caches.match(learn)
          return (await found.text()).includes("Новое правило") && !await caches.match(gone)
        }""",
        arg=[f"{host.address}ru/{GAME}/learn/", f"{host.address}ru/{gone}"],
    )
    page.goto(f"{host.address}ru/{GAME}/")
    page.locator(".keep button").click()
    expect(page.locator(".keep__says")).to_have_text("")
    assert page.evaluate("caches.keys()") == []


def test_an_answer_that_is_not_what_the_list_names_is_never_kept(context, host):
    """A host may answer with its first page, and with 200, where a file is not there yet."""
    listed = shortened(host)
    wrong = next(path for path in listed["files"] if path.startswith("assets/css/"))
    host.instead[f"/ru/{wrong}"] = b"<!doctype html>"
    page = context(service_workers="allow").new_page()
    page.goto(f"{host.address}ru/")
    page.goto(f"{host.address}ru/{GAME}/learn/")
    page.goto(f"{host.address}ru/{GAME}/")
    button = page.locator(".keep button")
    button.click()
    expect(page.locator(".keep__says")).to_contain_text(re.compile(r"\d"))
    button.click()
    expect(page.locator(".keep__says")).to_contain_text("Не сохранилось")
    assert page.evaluate("async url => !await caches.match(url)", f"{host.address}ru/{wrong}")


def test_a_page_that_is_not_kept_is_told_without_a_signal(context, host):
    """In the other language, too, to which every page has a link."""
    shortened(host)
    page = context(width=390, service_workers="allow").new_page()
    page.goto(f"{host.address}ru/{GAME}/")
    keep(page)
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistrations()).filter(one => one.active).length >= 2"
    )
    page.goto(f"{host.address}ru/{GAME}/")
    host.shutdown()
    host.server_close()
    page.locator("a.language").first.click()
    expect(page.locator("h1")).to_have_text("הדף הזה לא נשמר")
    assert page.locator("html").get_attribute("dir") == "rtl"
    page.goto(f"{host.address}ru/cosmic/rules/")
    expect(page.locator("h1")).to_have_text("Эта страница не сохранена")
    page.locator("li a").click()
    expect(page.locator("h1").first).to_be_visible()
    assert page.url == f"{host.address}ru/{GAME}/"


def test_a_game_that_is_dropped_while_it_is_renewed_does_not_come_back(context, host):
    shortened(host)
    page = context(service_workers="allow").new_page()
    page.goto(f"{host.address}ru/{GAME}/")
    keep(page)
    renewing = host.held[f"/ru/kept/{GAME}.json"] = Event()
    with page.expect_request(lambda request: request.url.endswith(f"/kept/{GAME}.json")):
        page.reload()
    page.locator(".keep button").click()
    renewing.set()
    expect(page.locator(".keep__says")).to_have_text("")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("caches.keys()") == []


@pytest.mark.parametrize("tool", first(["workshop", "desk"]))
def test_decks_of_a_kept_game_are_checked_without_a_signal(context, host, tool):
    shortened(host, "ru", WITH_DECKS)
    listed = shortened(host, "he", WITH_DECKS)
    page = context(width=390, service_workers="allow").new_page()
    page.goto(f"{host.address}ru/{WITH_DECKS}/")
    keep(page)
    page.goto(f"{host.address}he/{WITH_DECKS}/")
    size = float(re.search(r"[\d.,]+", keep(page))[0])
    assert abs(size - (listed["bytes"] - sum(listed["shared"].values())) / 1e6) < 0.1  # what languages share is here
    runtime = """async () => {
      const urls = []
      for (const name of await caches.keys()) urls.push(...(await (await caches.open(name)).keys()).map(({url}) => url))
      return urls.filter(url => url.includes("/runtime/")).map(url => url.split("/").at(-1)).sort()
    }"""
    once = sorted(path.rpartition("/")[2] for path in listed["shared"] if "/runtime/" in path)
    assert page.evaluate(runtime) == once
    page.locator(".keep button").click()
    expect(page.locator(".keep__says")).to_have_text("")
    assert page.evaluate(runtime) == once  # the other language has it still
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistrations()).filter(one => one.active).length === 3"
    )
    host.shutdown()
    host.server_close()
    page.goto(f"{host.address}ru/{WITH_DECKS}/{tool}/")
    if tool == "workshop":
        go(page, "deck")
        page.locator(".workshop__bar select").nth(1).select_option(index=1)
        go(page, "verdict")
        page.locator(".workshop__check .md-button").click()
        expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")
    else:
        page.locator(".choose input").first.set_input_files(
            [{"name": "a.txt", "mimeType": "text/plain", "buffer": "3 Чепуха".encode()}]
        )
        expect(page.locator(".desk__row[data-status=unreadable]")).to_have_count(1)
    page.goto(f"{host.address}ru/{WITH_DECKS}/")
    page.locator(".keep button").click()
    expect(page.locator(".keep__says")).to_have_text("")
    assert page.evaluate("caches.keys()") == []


def test_without_a_server_nothing_is_said_to_be_kept(context, host):
    page = context(service_workers="allow").new_page()
    page.goto(f"{host.address}ru/{GAME}/")
    host.shutdown()
    host.server_close()
    page.locator(".keep button").click()
    expect(page.locator(".keep__says")).to_contain_text("Не сохранилось")


@BOTH
def test_what_a_game_needs_is_listed(site, lang):
    for game in game_ids():
        listed = json.loads((site / lang / "kept" / f"{game}.json").read_text(encoding="utf-8"))
        files = [Path(site / lang / path / ("index.html" if path.endswith("/") else "")) for path in listed["files"]]
        assert all(path.is_file() for path in files)
        assert sum(path.stat().st_size for path in files) == listed["bytes"]
        pages = {path.relative_to(site / lang / game).as_posix() for path in (site / lang / game).rglob("*.html")}
        assert {f"{game}/{page}".removesuffix("index.html") for page in pages} <= set(listed["files"])
        texts = [path.relative_to(site / lang).as_posix() for path in (site / lang / game).glob("gallery/texts.js")]
        assert {*texts} <= set(listed["files"]) and bool(texts) == bool(load_game(game).cards)
        assert not any(path.endswith(".pdf") for path in listed["files"])
        beside = {path for path in listed["files"] if path.startswith("../")}
        assert beside > {*listed["shared"]}, "what lies beside the languages and has no hash in its address is renewed"
        assert all(path.startswith("../runtime/") for path in listed["shared"])


@BOTH
def test_the_page_for_cards_of_ones_own_is_kept_with_all_that_makes_them(site, lang):
    own, game = (
        json.loads((site / lang / "kept" / f"{name}.json").read_text("utf-8"))["files"] for name in ("own", GAME)
    )
    assert {"own/", "own/own.json.z", "own/cards.zip", "../assets/js/own/own.js"} <= {*own}
    parts = {
        path.rsplit("/", 1)[1].partition("-")[0].partition(".")[0] for path in {*own} - {*game} if "/runtime/" in path
    }
    assert parts == {"own", "pydantic_core", "pixels"}


@BOTH
def test_the_site_can_be_put_on_a_first_screen(site, lang):
    told = json.loads((site / lang / "app.webmanifest").read_text(encoding="utf-8"))
    assert (told["lang"], told["start_url"], told["scope"]) == (lang, "./", "./")
    assert all((site / lang / icon["src"]).is_file() for icon in told["icons"])
    pixels = {icon["sizes"]: icon["src"] for icon in told["icons"] if icon["type"] == "image/png"}
    for sizes, path in {**pixels, "180x180": "assets/img/touch-icon.png"}.items():
        with Image.open(site / lang / path) as image:
            assert f"{image.width}x{image.height}" == sizes
            assert len(image.getcolors(image.width * image.height)) > 5, "the bomb is on it"
    assert pixels


@LONG
def test_cards_of_ones_own_are_made_with_the_server_gone(context, host, site, tmp_path):
    page = context(width=390, service_workers="allow").new_page()
    page.goto(f"{host.address}he/own/")
    keep(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.shutdown()
    host.server_close()
    page.reload()
    sample = site / "he" / "own" / "cards.zip"
    hand_in(page, {"cards.zip": sample.read_bytes()})
    expect(page.locator(".own__cards img")).to_have_count(4)
    page.locator(".own .workshop__more summary").last.click()
    unpacked(sample.read_bytes(), tmp_path)
    printed_as_by_the_command(page, tmp_path)


MEGABYTES = re.compile(r"\d")


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_what_is_kept_is_not_said_to_be_downloaded(context, host, lang):
    shortened(host, lang)
    page = context(width=390, service_workers="allow").new_page()
    offers = {"play": "form .play__go button", "studio": ".studio__start button"}
    for kept in (False, True):
        if kept:
            page.goto(f"{host.address}{lang}/{GAME}/")
            expect(page.locator(".keep button")).to_contain_text({"ru": "по-русски", "he": "בעברית"}[lang])
            keep(page)
        for where, button in offers.items():
            page.goto(f"{host.address}{lang}/{GAME}/{where}/")
            offered = expect(page.locator(button))
            (offered.not_to_contain_text if kept else offered.to_contain_text)(MEGABYTES)


def test_what_has_run_here_is_not_said_to_be_downloaded_again(context, address):
    page = context(width=390).new_page()
    faults = []
    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    page.goto(f"{address}ru/{GAME}/play/")
    lesson = page.locator(".play__go button").nth(1)
    expect(lesson).to_contain_text(MEGABYTES)
    lesson.click()
    expect(page.locator(".play__game:not([aria-busy])")).to_be_visible()
    page.reload()
    expect(page.locator(".play__go button").first).to_have_text("Продолжить начатую партию")
    assert not faults
