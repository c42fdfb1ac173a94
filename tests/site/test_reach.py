"""Everybody reaches everything: axe finds nothing on any kind of page, and the keyboard alone is enough."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.axe import FEWER, violations
from tests.budget import HE_FIRST, QUARTERS, RU_FIRST, in_turn, share_of

BOTH = pytest.mark.parametrize("lang", ["he", "ru"])

SEEN = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const at = document.activeElement, box = at.getClientRects()[0]
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 20) / 2)
  return {
    name: at.outerHTML.slice(0, 80), link: at.href || at.className,
    inView: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    over: !over || at.contains(over) || over.contains(at) ? "" : over.outerHTML.slice(0, 80),
  }
}"""
"""What has the focus: whether it is on the screen, and what lies over it, once the page is scrolled there."""

RING = """link => {
  const lights = colour => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number)
    const [x, y, z] = [r, g, b].map(v => v / 255).map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    return a < .5 ? null : .2126 * x + .7152 * y + .0722 * z
  }
  const styles = [getComputedStyle(link), getComputedStyle(link, "::after")]
  const ring = styles.find(style => style.outlineStyle !== "none")
  if (!ring) return 0
  const inside = parseFloat(ring.outlineOffset) < 0, colour = lights(ring.outlineColor)
  let ground = null
  for (let e = inside ? link : link.parentElement; e && ground === null; e = e.parentElement) {
    ground = lights(getComputedStyle(e).backgroundColor)
  }
  return (Math.max(colour, ground) + .05) / (Math.min(colour, ground) + .05)
}"""
"""The contrast of a link's focus ring against what it lies on."""
UNSEEN = f"""links => links.filter(link => {{
  link.focus()
  return ({RING})(link) < 3
}}).map(link => link.outerHTML.slice(0, 90))"""
"""The links of which the ring is hardly seen."""


def kinds(pages, lang):
    """The shortest page of every kind, in one order in both languages: of each name among the games, and of others."""
    found = {}
    for path in sorted(pages, key=lambda path: (pages.size(path), path)):
        own, *rest = path.removesuffix("index.html").split("/")
        if own == lang:
            found.setdefault(tuple(rest[1:2]) if len(rest) > 2 else tuple(rest), path.removesuffix("index.html"))
    return [found[kind] for kind in sorted(found)]


@BOTH
@QUARTERS
def test_axe_finds_nothing_on_any_kind_of_page(context, address, pages, lang, share, shares):
    """Wide and on a phone, light and dark, page by page in turn; of twins the one is tried as the other is not."""
    ways = [context(width=w, color_scheme=s).new_page() for w, s in product((1280, 390), ("light", "dark"))]
    found = {}
    for turn, path in enumerate(share_of(kinds(pages, lang), lang, share, shares), start=3 if lang == "ru" else 0):
        page = ways[turn % 4]
        page.goto(address + path)
        page.evaluate(FEWER)
        found |= {(path, rule): nodes for rule, nodes in violations(page)}
    assert found == {}


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_the_keyboard_reaches_only_what_is_seen(context, address, lang, width):
    page = context(width=width).new_page()
    page.goto(f"{address}{lang}/twister/")
    stops = []
    for _ in range(300):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        stop = page.evaluate(SEEN)
        assert stop["inView"], stop
        assert not stop["over"], stop
        stops.append(stop["link"])
    assert "skip" in stops[0] or stops[0].endswith("#main")
    assert any("search-open" in stop for stop in stops)
    assert any("/twister/rules/" in stop for stop in stops)
    assert any("menu-open" in stop for stop in stops) == (width == 390)


@RU_FIRST
def test_the_menu_is_opened_walked_and_closed_by_keyboard(context, address, lang):
    page = context(width=390).new_page()
    page.goto(f"{address}{lang}/cosmic/rules/")
    button, menu = page.locator(".menu-open"), page.locator("#menu")
    expect(menu).to_be_hidden()
    button.focus()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    box = menu.bounding_box()
    assert (box["x"] == 0) == (lang == "ru"), "it comes from where its button is"
    page.keyboard.press("Tab")
    expect(page.locator(".menu__close")).to_be_focused()
    expect(page.locator(".menu [aria-current]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".menu [href$='../learn/']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/cosmic/learn/$"))
    expect(menu).to_be_hidden()


def test_the_first_stop_leads_past_the_navigation(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/cosmic/rules/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('article') !== null")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_is_seen_on_every_ground_of_the_first_page(context, address, scheme):
    page = context(color_scheme=scheme).new_page()
    page.goto(f"{address}he/")
    page.keyboard.press("Tab")  # from here on the focus is the keyboard's
    links = page.locator("a[href]:visible:not([tabindex='-1']), button:visible")
    assert links.count() > 10
    assert links.evaluate_all(UNSEEN) == []


def test_a_wide_table_is_scrolled_by_keyboard(context, address):
    page = context(width=360).new_page()
    page.goto(f"{address}ru/deckbattle/pieces/")
    wide = page.locator(".wide[tabindex='0']").first
    wide.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("wide => wide.scrollLeft > 0", arg=wide.element_handle())


@pytest.mark.parametrize(("width", "lang"), in_turn([320, 390], ["he", "ru"]))
def test_a_title_is_cut_at_its_own_end(context, address, lang, width):
    page = context(width=width).new_page()
    page.goto(f"{address}{lang}/twister/")
    title = page.locator(".topic__game")
    assert title.evaluate("title => getComputedStyle(title).direction") == "ltr"
    expect(title).to_be_in_viewport(ratio=1)
    page.goto(f"{address}{lang}/cosmic/rules/")  # the longest: it takes two lines
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth && title.offsetHeight <= 40")
    ways = page.locator(".md-footer__title .md-ellipsis")  # to the last page and the next
    assert ways.evaluate_all("ways => ways.length && ways.every((way) => way.scrollWidth <= way.clientWidth)")


@HE_FIRST
def test_the_mark_of_a_heading_stays_on_the_headings_line(context, address, lang):
    page = context(width=390).new_page()
    page.goto(f"{address}{lang}/cosmic/questions/")
    alone = """marks => marks.filter(mark => {
      const text = document.createRange(), at = mark.getBoundingClientRect()
      text.setStart(mark.parentElement, 0)
      text.setEndBefore(mark)
      return [...text.getClientRects()].every(line => line.bottom <= at.top || line.top >= at.bottom)
    }).map(mark => mark.parentElement.textContent)"""
    marks = page.locator("article :is(h1, h2, h3) > .headerlink")
    assert marks.count() > 10
    assert marks.evaluate_all(alone) == []


@RU_FIRST
def test_the_text_starts_at_one_place_on_all_pages_of_a_game_that_are_read(context, address, lang):
    page = context(width=1280).new_page()
    starts = set()
    for name in ("rules", "questions", "examples", "glossary"):
        page.goto(f"{address}{lang}/cosmic/{name}/")
        assert page.locator(".md-tabs__item").evaluate_all("all => new Set(all.map(one => one.offsetTop)).size") == 1
        box = page.locator("article h1").bounding_box()
        starts.add(round(box["x"] if lang == "ru" else box["x"] + box["width"]))
    assert len(starts) == 1


@BOTH
def test_links_to_rulings_and_examples_are_told_apart_by_name(pages, lang):
    called = {}
    for link in pages[f"{lang}/boombit/rules/index.html"].all("a"):
        if link.attrs.get("href", "").startswith(("../questions/#", "../examples/#")):
            called.setdefault(link.attrs.get("aria-label") or link.text, set()).add(link.attrs["href"])
    assert len(called) > 20
    assert {name: to for name, to in called.items() if len(to) > 1} == {}
