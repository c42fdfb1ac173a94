"""The pages that matter most in Firefox and in WebKit: `make long` runs these tests, `make test` has Chromium's.

Firefox is driven by its own protocol (Marionette), which also tells what its console holds, refusals of a page's policy
included; WebKitGTK's MiniBrowser, on a display of its own, by WebDriver. A browser that is not there fails its tests:
`tests/long.py` leaves out what this machine lacks.
"""

from __future__ import annotations

import shutil
import subprocess
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Protocol
from zipfile import ZipFile

import pytest

from cards import game_ids, load_game
from cards.languages import LANGS
from rules_checker.setup.engines import engine_ids
from tests.browser import NOTED, patience_s
from tests.program import apart

NARROW, WIDE = 500, 1280
"""Window widths in pixels: the least that both browsers make, and a desk's."""
PAGES = (
    "",
    "print/",
    "own/",
    *(f"{game}/{page}" for game in game_ids() for page in ("", "rules/", "questions/")),
    *(f"{game}/cards/" for game in game_ids() if load_game(game).cards),
    *(f"{game}/{page}/" for game in engine_ids() for page in ("workshop", "studio", "play", "desk")),
)
OVERFLOW = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Browser(Protocol):
    """What the tests do with a browser."""

    def open(self, address: str, width: int) -> None:
        """Show a page in a window of this width, once it has loaded."""

    def run(self, script: str, *given: object) -> Any:
        """Run a function's body in the page, and return what it returns."""

    def complaints(self) -> list[str]:
        """What the browser has objected to since it was last asked: errors, and what a policy refused."""


class Firefox:
    """Firefox without windows."""

    def __init__(self, driver: Any) -> None:
        self._driver, self._known = driver, 0
        driver.timeout.page_load = driver.timeout.script = patience_s()

    def open(self, address: str, width: int) -> None:
        self.run("return document.fonts.ready.then(() => null)")  # to leave before they are here would be a complaint
        self._driver.set_window_rect(width=width, height=800)
        self._driver.navigate(address)

    def run(self, script: str, *given: object) -> Any:
        return self._driver.execute_script(script, script_args=given, sandbox=None)

    def complaints(self) -> list[str]:
        with self._driver.using_context("chrome"):
            said = self._driver.execute_script("return Services.console.getMessageArray().map(one => one.message)")
        fresh, self._known = said[self._known :], len(said)
        return [one for one in fresh if one.startswith("[JavaScript Error") and "127.0.0.1" in one]


class WebKit:
    """WebKitGTK's own small browser, by WebDriver. A page's objections are noted by a script in it."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver
        driver.set_page_load_timeout(patience_s())
        driver.set_script_timeout(patience_s())

    def open(self, address: str, width: int) -> None:
        self._driver.set_window_size(width, 800)
        self._driver.get(address)
        self.run(f'{NOTED}\naddEventListener("error", event => (window.refused ||= []).push(event.message))')

    def run(self, script: str, *given: object) -> Any:
        return self._driver.execute_script(script, *given)

    def complaints(self) -> list[str]:
        found: list[str] = self.run("return window.refused || []")
        return found


@contextmanager
def firefox() -> Iterator[Firefox]:
    from marionette_driver.marionette import Marionette

    program = shutil.which("firefox-esr") or shutil.which("firefox")
    with TemporaryDirectory() as logs:  # not os.devnull: a log that is there is removed first
        driver = Marionette(bin=program, headless=True, gecko_log=logs)
        driver.start_session()
        try:
            yield Firefox(driver)
        finally:
            driver.quit(in_app=True)


@contextmanager
def webkit() -> Iterator[WebKit]:
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
    options.add_argument("--automation")
    driver_path = shutil.which("WebKitWebDriver")
    with display() as shown:
        driver = webdriver.WebKitGTK(options=options, service=Service(driver_path, env={"DISPLAY": shown}))
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody sees: its name."""
    with subprocess.Popen(["Xvfb", "-displayfd", "1", "-nolisten", "tcp"], stdout=subprocess.PIPE, text=True) as screen:
        assert screen.stdout
        try:
            yield f":{screen.stdout.readline().strip()}"
        finally:
            screen.terminate()


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with ExitStack() as open_until_done:
        yield open_until_done.enter_context({"firefox": firefox, "webkit": webkit}[request.param]())


def until(true: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    end = monotonic() + patience_s()
    while not true():
        assert monotonic() < end, what
        sleep(0.05)


@pytest.mark.parametrize("width", [NARROW, WIDE])
@pytest.mark.parametrize("lang", LANGS)
def test_pages_fit_their_window_and_nothing_is_refused(browser: Browser, address: str, lang: str, width: int) -> None:
    wrong = []
    for page in PAGES:
        browser.open(f"{address}{lang}/{page}", width)
        heading = browser.run("return document.querySelector('h1')?.textContent.trim()")
        too_wide = browser.run(OVERFLOW)
        wrong += [f"{page}: {fault}" for fault in browser.complaints()]
        wrong += [f"{page}: {too_wide} px too wide"] if too_wide > 0 else []
        wrong += [] if heading else [f"{page}: no heading"]
    assert wrong == []


@pytest.mark.parametrize(("lang", "asked"), [("he", "קלפים ביד"), ("ru", "карты в руке")])
def test_rules_are_found(browser: Browser, address: str, lang: str, asked: str) -> None:
    browser.open(f"{address}{lang}/{engine_ids()[0]}/rules/", WIDE)
    browser.run(
        """const box = document.querySelector("dialog.search input")
        document.querySelector("dialog.search").showModal()
        box.value = arguments[0]
        box.dispatchEvent(new Event("input", {bubbles: true}))""",
        asked,
    )
    until(lambda: browser.run("return document.querySelectorAll('dialog.search .answers a').length"), "no answers")
    assert browser.complaints() == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_deck_is_judged_by_the_referee_in_the_page(browser: Browser, address: str, lang: str) -> None:
    browser.open(f"{address}{lang}/{engine_ids()[0]}/workshop/", WIDE)
    until(lambda: browser.run("return document.querySelector('.workshop__check .md-button')"), "no workshop")
    browser.run(
        """const decks = document.querySelectorAll(".workshop__bar select")[1]
        decks.selectedIndex = decks.options.length - 1
        decks.dispatchEvent(new Event("change", {bubbles: true}))
        document.querySelector(".workshop__check .md-button").click()"""
    )
    until(
        lambda: browser.run("return document.querySelector('.workshop__verdict')?.dataset.status === 'legal'"),
        "no verdict",
    )
    assert browser.complaints() == []


@pytest.mark.parametrize(("game", "lang"), [*zip(engine_ids(), cycle(LANGS), strict=False)])
def test_a_game_is_played(browser: Browser, address: str, lang: str, game: str) -> None:
    browser.open(f"{address}{lang}/{game}/play/", WIDE)
    until(lambda: browser.run("return document.querySelector('form .play__go button')"), "no table")
    browser.run("document.querySelector('form .play__go button').click()")
    for _ in range(5):
        until(
            lambda: browser.run(
                "document.querySelector('.play__again:not([hidden]) .play__unpick')?.click();"
                "return document.querySelector('.play__game:not([aria-busy]) .play__options button')"
            ),
            "no question",
        )
        browser.run("document.querySelector('.play__options button').click()")
    assert browser.complaints() == []


CAUGHT = """const made = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    const reader = new FileReader()
    reader.onload = () => { window.made = reader.result.split(",")[1] }
    if (blob.type === "application/pdf") reader.readAsDataURL(blob)
    return made.call(URL, blob)
  }"""
"""A script: the PDF that a page makes is, as base64, in `window.made`."""


def kept(browser: Browser, lang: str) -> None:
    """Press the button that keeps a page for when there is no net, once for its size and once more, and wait."""
    for said in (r"\\d", {"he": "בלי קליטה. הוא", "ru": "без связи. Обновится"}[lang]):
        until(lambda: browser.run("return document.querySelector('.keep:not([hidden]) button:enabled')"), "no button")
        browser.run("document.querySelector('.keep button').click()")
        says = f"return RegExp('{said}').test(document.querySelector('.keep__says').textContent)"
        until(partial(browser.run, says), said)
    browser.run("navigator.serviceWorker.ready.then(() => { window.ready = true })")
    until(lambda: browser.run("return window.ready"), "nothing serves what is kept")


@pytest.mark.parametrize(("lang", "width", "net"), [("he", NARROW, False), ("ru", WIDE, True)])
def test_cards_of_ones_own_are_made_as_by_the_command_with_a_net_and_without(
    browser: Browser, host: Any, site: Path, tmp_path: Path, lang: str, width: int, *, net: bool
) -> None:
    browser.open(f"{host.address}{lang}/own/", width)
    if not net:
        kept(browser, lang)
        host.shutdown()
        host.server_close()
        browser.open(f"{host.address}{lang}/own/", width)
    browser.run(CAUGHT)
    sample = "[...document.querySelectorAll('.own .desk__drop button')].at(-1)"
    until(lambda: browser.run(f"return {sample}"), "no place for a table")
    browser.run(f"{sample}.click()")
    until(lambda: browser.run("return document.querySelectorAll('.own__cards img').length === 4"), "no cards")
    browser.run("document.querySelector('.own__paper .md-button--primary').click()")
    until(lambda: browser.run("return window.made"), "no PDF")
    with ZipFile(site / lang / "own" / "cards.zip") as archive:
        archive.extractall(tmp_path)
    typed = browser.run("return document.querySelector('.own .workshop__command code').textContent").split()
    assert apart(*typed[1:], cwd=tmp_path).stderr == ""
    (wanted,) = (tmp_path / "output").glob("*.pdf")
    assert b64decode(browser.run("return window.made")) == wanted.read_bytes()
    assert browser.run(OVERFLOW) <= 0
    assert browser.complaints() == []


FIELD = """const field = (...at) => document.querySelector(`[data-at='${JSON.stringify(at)}']`)
  const tell = (one, value, event = "input") => {
    one.value = value
    one.dispatchEvent(new Event(event, {bubbles: true}))
  }
"""
"""A script: `field` finds a field of the studio's form, `tell` writes something into it."""


@pytest.mark.parametrize(("lang", "width", "net"), [("he", WIDE, True), ("ru", NARROW, False)])
def test_a_card_is_made_of_words_and_a_figure_with_a_net_and_without(
    browser: Browser, host: Any, lang: str, width: int, *, net: bool
) -> None:
    page = f"{host.address}{lang}/{engine_ids()[0]}/studio/"
    browser.open(page, width)
    if not net:
        kept(browser, lang)
        host.shutdown()
        host.server_close()
        browser.open(page, width)

    def so(true: str, what: str) -> None:
        until(lambda: browser.run(f"{FIELD} return {true}"), what)

    def do(script: str) -> None:
        browser.run(f"{FIELD} {script}")

    so("document.querySelector('.studio__start button')", "no button")
    do("document.querySelector('.studio__start button').click()")
    so("document.querySelector('#studio[data-settled]')", "nothing is known of the card")
    do("tell(field('words', 'he', 'name'), 'שמיכה'); tell(field('words', 'ru', 'name'), 'Одеяло')")
    do("field('abilities', '+')?.click()")
    so("document.querySelectorAll('.studio__face:not([hidden])').length === 2", "no faces")
    so("document.querySelector('.studio__text[lang=he]').textContent", "no text")
    do("document.querySelector('.studio__scene > summary').click()")
    so("document.querySelector('.studio__gallery button img:not([hidden])')", "no figures")
    do("document.querySelector('.studio__gallery button').click()")
    so("document.querySelector('.studio__staged').shadowRoot.querySelector('path')", "nothing on the stage")
    do("""document.querySelector(".studio__figure").dispatchEvent(
      new KeyboardEvent("keydown", {code: "ArrowRight", key: "ArrowRight", bubbles: true}))""")
    so("document.querySelector('[data-key=x]').value === '2'", "the figure stays where it was")
    do("tell(document.querySelector('[data-at*=numbers]'), '999')")
    so("document.querySelector('.studio__findings li[data-stops=true]')", "what cannot be is not told")
    do("tell(document.querySelector('[data-at*=numbers]'), '1')")
    so("!document.querySelector('.studio__findings li[data-stops=true]')", "what can be is still refused")
    assert browser.run(OVERFLOW) <= 0
    assert browser.complaints() == []
