"""The Content-Security-Policy: every page has a strict one and obeys it, whatever a reader does there."""

import base64
import hashlib
import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser import NOTED
from tests.budget import HE_FIRST
from tests.site.asking import ask


def policy(html):
    [said] = [e.attrs["content"] for e in html.all("meta") if e.attrs.get("http-equiv") == "Content-Security-Policy"]
    return {name: sources for name, *sources in (part.split() for part in said.split(";"))}


def test_every_page_forbids_what_it_does_not_hold_itself(pages):
    for path, html in pages.items():
        allowed = policy(html)
        assert allowed["default-src"] == ["'none'"], path
        assert allowed["style-src"] == ["'self'"], path
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*"} & {one for all_ in allowed.values() for one in all_}, path
        before = html.elements[: next(n for n, e in enumerate(html.elements) if "http-equiv" in e.attrs)]
        assert {e.tag for e in before} <= {"html", "head", "meta"}, "what stands before a policy is not held by it"


def test_no_page_asks_a_browser_to_fetch_what_its_policy_forbids(pages):
    """Firefox fetches the page after this one if it is named in the head, and reports that it was refused."""
    for path, html in pages.items():
        relations = {link.attrs["rel"] for link in html.all("link")}
        assert not relations & {"next", "prefetch", "prerender", "dns-prefetch", "preconnect"}, path


def test_nothing_is_written_inline(pages):
    for path, html in pages.items():
        inline = [e for e in html.all("script") if "src" not in e.attrs]
        hashes = [f"'sha256-{base64.b64encode(hashlib.sha256(e.text.encode()).digest()).decode()}'" for e in inline]
        assert policy(html)["script-src"] == ["'self'", *hashes], path
        assert not inline or path.endswith("404.html")
        assert html.all("style") == [], path
        odd = [
            (e.tag, name) for e in html.elements for name in e.attrs if name == "style" or re.match("on[a-z]+$", name)
        ]
        assert odd == [], path


@HE_FIRST
def test_what_a_reader_does_is_not_refused(context, address, lang):
    page = context().new_page()
    page.add_init_script(NOTED)
    asked = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).netloc))
    page.goto(f"{address}{lang}/cosmic/questions/")
    page.locator("article a[href*='#combat.tie-defense']").first.hover()
    expect(page.locator(".preview")).to_be_visible()
    page.click("[data-scheme]")
    ask(page, {"ru": "ничья", "he": "תיקו"}[lang])
    expect(page.locator(".answer__picture").first).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 800})
    page.click(".menu-open")
    expect(page.locator("#menu")).to_be_visible()
    assert page.evaluate("window.refused || []") == []
    assert set(asked) == {urlsplit(address).netloc}


def test_what_is_forbidden_does_not_run(context, address):
    page = context().new_page()
    page.route(
        "**/cosmic/",
        lambda route: route.fulfill(
            body=route.fetch()
            .text()
            .replace("<article", "<script>window.ran = 1</script><p style='color:red'></p><article"),
            content_type="text/html; charset=utf-8",
        ),
    )
    page.add_init_script(NOTED)
    page.goto(f"{address}ru/cosmic/")
    assert page.evaluate("window.ran") is None
    assert len(page.evaluate("window.refused")) == 2
