"""Every page, opened in a real browser: nothing is missing or refused, no other host is asked, nothing is too wide."""

from dataclasses import dataclass, field

import pytest

from tests.browser import NOTED, patience_ms
from tests.budget import EIGHTHS, share_of
from tests.site.asking import ask

LANGS = pytest.mark.parametrize("lang", ["he", "ru"], scope="module")
WIDTHS = (1280, 360)
TOO_WIDE = """() => {
  document.querySelectorAll("details").forEach(d => { d.open = true })
  const wide = [...document.querySelectorAll("article *, header *, footer *")].filter(e => {
    const box = e.getBoundingClientRect()
    return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1)
      && getComputedStyle(e).visibility !== "hidden" && !e.closest("pre, svg, .wide, .said")
  }).map(e => e.outerHTML.slice(0, 90))
  return document.documentElement.scrollWidth > innerWidth ? ["the page itself", ...wide] : wide
}"""


@dataclass
class Visits:
    """What was noticed while every page was open: the addresses asked for, and each page's faults by kind."""

    asked: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    refused: dict[str, list[str]] = field(default_factory=dict)
    too_wide: dict[tuple[str, int], list[str]] = field(default_factory=dict)


@pytest.fixture(scope="module")
def visits(browser, address, read_pages, lang, share, shares) -> Visits:
    """A share of a language's pages, each opened once and seen at both widths, first at that of the page before."""
    found = Visits()
    page = browser.new_page()
    page.set_default_timeout(patience_ms())
    page.add_init_script(NOTED)
    page.on("request", lambda request: found.asked.append(request.url))
    page.on("response", lambda response: found.failed.append(response.url) if response.status >= 400 else None)
    page.on("pageerror", lambda error: found.errors.append(str(error)))
    own = [path for path in read_pages if path.startswith(lang)]
    for number, path in enumerate(share_of(own, lang, share, shares)):
        page.goto(address + path)
        for width in WIDTHS[:: (-1) ** number]:
            page.set_viewport_size({"width": width, "height": 800})
            if wide := page.evaluate(TOO_WIDE):
                found.too_wide[path, width] = wide
        if refused := page.evaluate("window.refused || []"):
            found.refused[path] = refused
    ask(page, "1")
    page.close()
    return found


@LANGS
@EIGHTHS
def test_nothing_is_missing_and_no_script_fails(visits):
    assert any(url.endswith(".woff2") for url in visits.asked)
    assert any("/search/" in url for url in visits.asked)
    assert visits.failed == []
    assert visits.errors == []


@LANGS
@EIGHTHS
def test_no_other_host_is_asked_for_anything(visits, address):
    own = address, "data:", f"blob:{address.removesuffix('below/')}"
    assert [url for url in visits.asked if not url.startswith(own)] == []


@LANGS
@EIGHTHS
def test_no_page_is_wider_than_the_screen(visits):
    assert visits.too_wide == {}


@LANGS
@EIGHTHS
def test_no_page_is_refused_anything_by_its_policy(visits):
    assert visits.refused == {}


@LANGS
@pytest.mark.parametrize("width", WIDTHS)
def test_a_page_that_is_not_there_obeys_too_and_is_not_too_wide(context, address, lang, width):
    page = context(width=width).new_page()
    page.add_init_script(NOTED)
    page.goto(f"{address}{lang}/no/such/page")
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("window.refused || []") == []
