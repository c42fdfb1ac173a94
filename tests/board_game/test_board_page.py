"""A board in the page: our scripts and styles in a real browser, answered by our Python without a runtime around it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import BrowserContext, Page, Route, expect

from cards import Game
from cards.languages import RTL
from rules_checker.play.page import door
from tests.axe import violations
from tests.budget import first

SITE = Path(__file__).parents[2] / "site"
RUNTIME = """export class Runtime extends EventTarget {
  state = "ready"
  facts = {}
  bytes = 0
  ask = async (what, args) => ({out: JSON.parse(await answer(JSON.stringify(args)))})
}
export class Newest {}
"""
PAGE = """<!doctype html><html lang="{lang}" dir="{dir}"><title>{lang}</title>
<link rel="stylesheet" href="../../../assets/css/theme.css"><link rel="stylesheet" href="../../../assets/css/play.css">
<main class="md-typeset"><div id="play" class="play"></div></main>
<script type="module" src="../../../assets/js/play/play.js"></script></html>"""
Opened = Callable[..., Page]


def facts(lang: str, way: str) -> dict[str, Any]:
    class Loader(yaml.SafeLoader):
        pass

    Loader.add_multi_constructor("!", lambda *_: None)
    words = yaml.load((SITE / lang / "mkdocs.yml").read_text(encoding="utf-8"), Loader)["extra"]["play"]
    mode = {"id": f"race/{way}", "name": "1", "decks": [0, 0], "cards": None, "seats": [2, 2]}
    none: dict[str, Any] = {"cards": [], "slots": {}, "starters": [], "examples": {}, "rules": {}, "runtime": None}
    return {
        **none,
        "game": "race",
        "lang": lang,
        "words": words,
        "modes": [mode],
        "bots": ["random"],
        "seats": ["A", "B"],
        "face": [1, 1],
        "faces": {},
    }


@pytest.fixture
def opened(race: Game, context: Callable[..., BrowserContext]) -> Opened:
    """Open the table of the game in a language, and begin a game of two persons."""

    way = ["race"]

    def serve(route: Route) -> None:
        path = route.request.url.partition("localhost/")[2]
        lang = path[:2]
        if path.endswith("workshop/runtime.js"):
            route.fulfill(body=RUNTIME, content_type="text/javascript")
        elif path.startswith("assets/"):
            route.fulfill(path=SITE / path)
        elif path.endswith("game.json.z"):
            route.fulfill(body=zlib.compress(json.dumps(facts(lang, way[0])).encode()))
        else:
            direction = "rtl" if lang in RTL else "ltr"
            route.fulfill(body=PAGE.format(lang=lang, dir=direction), content_type="text/html; charset=utf-8")

    def answer(asked: str) -> str:
        args = json.loads(asked)
        args.pop("files", None)
        return json.dumps(door.ask(args.pop("do"), args.pop("lang"), **args))

    def opening(lang: str, opponent: str = "me", mode: str = "race", **options: Any) -> Page:
        way[0] = mode
        page = context(**options).new_page()
        page.expose_function("answer", answer)
        page.route("**/*", serve)
        page.goto(f"http://localhost/{lang}/race/play/")
        page.locator(".play__begin label:not([hidden]) select").last.select_option(opponent)
        page.locator(".play__begin input").fill("5")
        page.locator("form .play__go button").click()
        look(page)
        expect(page.locator(".play__board")).to_be_visible()
        return page

    return opening


def look(page: Page) -> None:
    """Lift the curtain between two persons, if there is one."""
    expect(page.locator(".play__options button")).not_to_have_count(0)
    if page.locator(".play__game.is-covered").count():
        page.locator(".play__options button").click()


def square(page: Page, name: str) -> Any:
    return page.locator(f".play__board [data-square={name}]")


def across(page: Page, name: str) -> float:
    return float(square(page, name).bounding_box()["x"])


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_board_lies_the_same_way_round_in_every_language_and_is_told(opened: Opened, lang: str) -> None:
    page = opened(lang)
    grid = page.get_by_role("grid", name={"he": "המסלול", "ru": "Дорожка"}[lang])
    expect(grid.get_by_role("row")).to_have_count(3)
    expect(grid.get_by_role("gridcell")).to_have_count(11)
    assert across(page, "a1") < across(page, "b1") < across(page, "d1")
    assert grid.inner_text().split()[:4] == ["a", "b", "c", "d"]
    said = {"he": "a1: חץ ימינה, רץ א׳. ", "ru": "a1: стрелка вправо, бегун А. "}[lang]
    assert square(page, "a1").get_attribute("aria-label").startswith(said)
    turned = square(page, "a1").locator(".play__tile").evaluate("one => getComputedStyle(one).transform")
    assert turned.startswith("matrix(0, 1, -1, 0")  # a quarter clockwise


def test_axe_finds_nothing_on_a_board(opened: Opened) -> None:
    page = opened("he", width=390)
    assert page.locator(".play__board[role=grid] > [role=row] > [role=gridcell]").count()
    assert violations(page, ".play__board") == []


def test_arrow_keys_go_from_square_to_square_over_holes_and_enter_takes_what_may_be_done(opened: Opened) -> None:
    page = opened("he")
    square(page, "a1").focus()
    for key, name in (("Right", "b1"), ("Down", "b3"), ("Left", "a3"), ("Up", "a2"), ("Right", "c2"), ("Right", "d2")):
        page.keyboard.press(f"Arrow{key}")
        expect(square(page, name)).to_be_focused()
    assert page.locator(".play__board [tabindex='0']").get_attribute("data-square") == "d2"  # the way back by Tab
    page.keyboard.press("ArrowRight")
    expect(square(page, "d2")).to_be_focused()  # the edge
    turned = square(page, "d2").locator(".play__tile").get_attribute("class")
    page.keyboard.press("Enter")  # the only option there: its arrow is turned
    look(page)
    assert square(page, "d2").locator(".play__tile").get_attribute("class") != turned


def test_of_several_options_about_a_square_one_is_chosen_there(opened: Opened) -> None:
    page = opened("ru", width=390)
    expect(square(page, "b1")).to_have_attribute("aria-label", "b1: стрелка влево. 2 варианта с этой клеткой")
    square(page, "b1").click()
    choices = page.get_by_role("dialog").locator(".md-button")
    assert choices.all_inner_texts() == ["Бежать на b1", "Повернуть стрелку на b1"]
    choices.first.click()
    look(page)
    expect(square(page, "b1").locator(".play__token")).to_have_text("А")
    expect(square(page, "a1").locator(".play__token")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_plays_on_the_board_stays_on_its_square(opened: Opened) -> None:
    page = opened("ru", "random")
    square(page, "c3").focus()
    turn = page.locator(".play__fact").first
    before = turn.inner_text()
    page.keyboard.press("Enter")
    expect(turn).not_to_have_text(before)
    expect(page.locator(".play__game:not([aria-busy])")).to_be_visible()
    expect(square(page, "c3")).to_be_focused()


# --- what lies between squares, and a board in parts ----------------------------------------------------------------


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    found = page.locator(selector).bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def inside(page: Page, name: str) -> bool:
    """True of a square that the window onto the board shows."""
    left, top, right, bottom = box(page, ".play__window")
    x, y, x2, y2 = box(page, f".play__board [data-square={name}]")
    return left - 1 <= x and top - 1 <= y and x2 <= right + 1 and y2 <= bottom + 1


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_lines_lie_between_the_squares_that_have_them(opened: Opened, lang: str) -> None:
    page = opened(lang, mode="fields")
    _, top, right, bottom = box(page, ".play__board [data-square=b1]")
    gate = box(page, ".play__part[data-part='1,1'] .is-barred.is-above")
    assert (gate[0] + gate[2]) / 2 == pytest.approx(right, abs=2)
    assert (gate[1], gate[3]) == (pytest.approx(top, abs=2), pytest.approx(bottom, abs=2))
    hedges = box(page, ".play__part[data-part='1,1'] .is-solid.is-above")
    assert hedges[0] == pytest.approx(box(page, ".play__board [data-square=a1]")[0], abs=2)
    said = {"he": "משוכה מלמעלה, פשפש מימין", "ru": "изгородь сверху, калитка справа"}[lang]
    assert said in square(page, "b1").get_attribute("aria-label")
    part = page.get_by_role("grid", name={"he": "שדה 1", "ru": "поле 1"}[lang])
    expect(part.get_by_role("gridcell")).to_have_count(5)


def test_the_part_at_hand_is_large_and_another_is_opened_on_the_map_or_by_going_there(opened: Opened) -> None:
    page = opened("ru", mode="fields", width=390, height=700)
    assert page.locator(".play__way[aria-pressed=true]").get_attribute("aria-label") == "поле 2. 6 клеток на выбор"
    assert inside(page, "d3") and not inside(page, "a3")
    page.get_by_role("button", name="поле 1").click()
    expect(page.get_by_role("button", name="поле 1")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => !document.querySelector('.play__parts').getAnimations().length")
    assert inside(page, "a3") and not inside(page, "d3")
    square(page, "a3").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(square(page, "d3")).to_be_focused()
    page.wait_for_function("() => !document.querySelector('.play__parts').getAnimations().length")
    assert inside(page, "d3")
    assert violations(page, ".play__board") == []


def test_a_part_is_seen_to_turn(opened: Opened) -> None:
    page = opened("ru", "random", mode="fields")
    page.evaluate(TURNS)
    part = page.locator(".play__part").nth(1)
    before = part.get_attribute("data-turn")
    square(page, "c1").click()
    expect(part).not_to_have_attribute("data-turn", before)
    page.wait_for_function("() => window.turns.length")
    assert page.evaluate("window.turns[0]") == ["3,1", "rotate(-90deg)"]


TURNS = """() => {
window.turns = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  if (this.matches(".play__part")) window.turns.push([this.dataset.part, frames[0].transform])
  return animate.call(this, frames, how)
}}
"""


def test_where_a_way_leads_is_shown_at_a_tap_and_gone_at_the_next(opened: Opened) -> None:
    page = opened("ru", mode="fields")
    square(page, "b1").click()
    ahead = page.locator("[data-ahead]")
    assert ahead.evaluate_all("all => all.map(one => [one.dataset.square, one.dataset.ahead])") == [
        ["a1", "2"],
        ["b1", "1"],
    ]
    expect(page.locator(".play__options .is-among")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(ahead).to_have_count(0)
    square(page, "b1").click()
    square(page, "b1").click()
    look(page)
    expect(square(page, "b1").locator(".play__token")).to_have_text("А")
