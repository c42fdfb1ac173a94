"""The page of `fitil preview` in a real browser, as an author of cards sees it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cards import normalise
from cards.languages import LANGS
from tests.budget import first, in_turn

BOTH = pytest.mark.parametrize("lang", first(LANGS))
CARDS = "cards/classics.yaml"
FITS = "[document.documentElement.scrollWidth <= innerWidth, innerWidth]"
POWER = r"(id: firecracker.*?power: )\d"


def card(page: Any, card_id: str) -> Any:
    return page.locator(f'.card[data-id="{card_id}"]')


def face(page: Any, card_id: str) -> str:
    """The address of the face that a card shows."""
    expect(card(page, card_id).locator("img")).to_have_attribute("src", re.compile("/face/"))
    return str(card(page, card_id).locator("img").get_attribute("src"))


def names(lang: str) -> str:
    return f"locale/{lang}/cards/classics.yaml"


# --- what is saved appears ------------------------------------------------------------------------------------------


@BOTH
def test_a_changed_number_appears_and_says_so(preview: Any, open_page: Callable[..., Any], lang: str) -> None:
    page, other_tab = open_page(f"?lang={lang}"), open_page("?lang=ru&ink=grey")
    before, theirs, untouched = face(page, "firecracker"), face(other_tab, "firecracker"), face(page, "bruiser")
    with preview.saved(CARDS, POWER, r"\g<1>9"):
        expect(card(page, "firecracker").locator("img")).not_to_have_attribute("src", before)
        expect(card(other_tab, "firecracker").locator("img")).not_to_have_attribute("src", theirs)
        expect(page.locator("#news")).to_contain_text(preview.game.words[lang]["firecracker"].name)
        assert face(page, "bruiser") == untouched
        page.get_by_role("checkbox", name={"he": "רק מה שהשתנה", "ru": "Только изменённые"}[lang]).check()
        assert page.locator(".card:visible").count() == 1
        card(page, "firecracker").get_by_role("button").click()
        large = page.locator(".closer__face")
        now = large.get_attribute("src")
        page.get_by_role("checkbox", name={"he": "כפי שהיה", "ru": "Как было"}[lang]).check()
        expect(large).to_have_attribute("src", before)
        page.keyboard.press("Escape")
        assert face(page, "firecracker") == now
    expect(card(page, "firecracker").locator("img")).to_have_attribute("src", before)


@BOTH
def test_a_broken_file_is_reported_with_its_line_until_it_is_fixed(
    preview: Any, open_page: Callable[..., Any], lang: str
) -> None:
    page = open_page(f"?lang={lang}")
    before, cards = face(page, "firecracker"), page.locator(".card").count()
    with preview.saved(CARDS, r"(id: firecracker\n    type: )bomb", r"\g<1>bmob"):
        banner = page.get_by_role("alert").first
        expect(banner).to_be_visible()
        line = preview.file(CARDS).read_text(encoding="utf-8").split("bmob")[0].count("\n") + 1
        expect(banner).to_contain_text(f"cards/games/boombit/{CARDS}:{line}:5")
        expect(banner).to_contain_text(re.compile({"he": "אולי .*bomb", "ru": "может быть.*bomb"}[lang]))
        expect(banner.locator(".line--here")).to_contain_text("type: bmob")
        assert page.locator(".card").count() == cards
        assert face(page, "firecracker") == before
        assert page.title().startswith("✗")
    expect(page.locator("#faults")).to_be_hidden()
    assert not page.title().startswith("✗")


def test_text_that_does_not_fit_is_marked_on_the_card_and_listed(preview: Any, open_page: Callable[..., Any]) -> None:
    page = open_page("?lang=ru")
    expect(page.locator("#count-findings")).to_be_hidden()
    with preview.saved(names("ru"), r"(firecracker:.*?name: )[^\n]+", rf"\g<1>{'Оченьдлинноеслово' * 4} 𒀀"):
        marks = card(page, "firecracker").locator(".card__findings")
        expect(marks).to_contain_text("не помещается в своё место")
        expect(marks).to_contain_text("U+12000")
        expect(page.locator("#count-findings")).to_have_text("1")
        page.get_by_role("checkbox", name="Только с замечаниями").check()
        assert page.locator(".card:visible").count() == 1
        page.get_by_role("link", name=re.compile("Замечания")).click()
        row = page.locator("#findings li", has_text="U+12000")
        expect(row).to_contain_text(f"cards/games/boombit/{names('ru')}:")
        row.get_by_role("button").click()
        expect(page.locator(".closer")).to_contain_text("U+12000")
        page.keyboard.press("Escape")
    expect(row).to_have_count(0)
    page.route(re.compile(r"/findings\?"), lambda route: route.fulfill(json=[]))
    page.reload()
    expect(page.locator("#findings")).to_contain_text("Замечаний нет")


def test_the_server_may_go_and_come_back(start: Callable[..., Any], copy: Path, context: Callable[..., Any]) -> None:
    page = context().new_page()
    with start(copy, "--port", "0") as first:
        page.goto(f"{first.address}?lang=he")
        page.wait_for_selector("#state[data-state=live]", state="attached")
        shown = face(page, "firecracker").partition("?")[0]
        first.stop()
        expect(page.locator("#state")).to_have_text("אין קשר. הפעילו שוב את fitil preview")
        with start(copy, "--port", str(first.port)):
            page.wait_for_selector("#state[data-state=live]", state="attached")
            assert face(page, "firecracker").partition("?")[0] == shown


# --- what the reader chooses ----------------------------------------------------------------------------------------


SEARCHES = {
    "cluster-bomb": {"cluster-bomb"},
    "кластерн": {"cluster-bomb"},
    "פצצת מצרר": {"cluster-bomb"},
    "КЛАССИКА  герой": {"bruiser"},
    "גיבור classics": {"bruiser"},
    "нет такой карты": set(),
}


@BOTH
def test_cards_are_found_in_both_languages(open_page: Callable[..., Any], lang: str) -> None:
    page = open_page(f"?lang={lang}")
    for typed, found in SEARCHES.items():
        page.get_by_role("searchbox").fill("")
        page.get_by_role("searchbox").blur()
        page.keyboard.press("/")
        page.keyboard.type(typed)
        expect(page.get_by_role("searchbox")).to_have_value(typed)
        shown = page.locator(".card:visible")
        ids = {shown.nth(at).get_attribute("data-id") for at in range(min(shown.count(), 9))}
        assert found <= ids, typed
        assert bool(found) == bool(ids), typed
        assert page.locator(".empty:visible").count() == (not found), typed
        expect(page.locator("#count-shown")).to_contain_text(str(shown.count()))


def test_a_name_is_normalised_as_in_the_database(open_page: Callable[..., Any]) -> None:
    page = open_page()
    told = ["Ёж и  ёлка", "פִּצְצָה", 'רו״ח "x"', "Кот–Йод", "ＡＢＣ\u200f", "Straße", "ים"]
    ours = page.evaluate(
        "async (all) => { const w = await import('/own/words.js'); return all.map(w.normalise) }", told
    )
    assert [one.replace("ß", "ss") for one in ours] == [normalise(one) for one in told]


def test_the_language_is_switched_in_place(open_page: Callable[..., Any]) -> None:
    page = open_page("?lang=ru")
    before = face(page, "firecracker")
    page.get_by_role("searchbox").fill("bruiser")
    page.get_by_role("radio", name="עברית").check()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "he")
    expect(page.locator("#state")).to_have_text("עוקב אחרי הקבצים")
    expect(card(page, "firecracker").locator("img")).not_to_have_attribute("src", before)
    assert page.get_by_role("searchbox").input_value() == "bruiser"
    assert page.locator(".card:visible").count() == 1
    expect(page.locator("#news")).to_be_hidden()  # nothing was saved
    russian = re.compile("[а-яё]", re.I)
    said = page.locator("header, .tools:visible").all_inner_texts()
    assert [text for text in said if russian.search(text.replace("Русский", ""))] == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "he")
    page.get_by_role("checkbox", name="עם השפה השנייה").check()
    page.get_by_role("radio", name="חיסכון").check()
    expect(page).to_have_url(re.compile("(?=.*second=ru).*ink=saver"))
    expect(page.locator(".card--waiting")).to_have_count(0)


def test_a_choice_is_taken_only_once_it_can_be_kept(preview: Any, context: Callable[..., Any]) -> None:
    page, held = context(width=1280, height=900).new_page(), []

    def hold(route: Any) -> None:
        held.append(route)

    page.route("**/events*", hold)
    page.goto(f"{preview.address}?lang=he")
    tick = page.locator("#look input[name=second]")
    where = tick.bounding_box()
    page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(tick).not_to_be_checked()  # which languages there are is not yet told
    held[0].continue_()
    page.get_by_role("checkbox", name="עם השפה השנייה").check()
    expect(page).to_have_url(re.compile("second=ru"))
    page.close()


def test_sheets_are_shown_as_they_are_printed(preview: Any, open_page: Callable[..., Any]) -> None:
    page = open_page("?lang=ru#sheets")
    page.get_by_role("combobox", name="Что печатать").select_option("deck:boombit/classics")
    expect(page.locator(".page")).to_have_count(6)
    expect(page.locator("#count-pages")).to_have_text("Карт: 20 · Страниц: 6")
    expect(page.locator("#command code")).to_have_text("fitil print boombit/classics --lang ru")
    page.get_by_label("С рубашками").uncheck()
    expect(page.locator(".page")).to_have_count(3)
    page.get_by_label("Корректурные линии").check()
    page.get_by_role("combobox", name="Лист", exact=True).select_option("a4-bleed")
    expect(page.locator("#command code")).to_have_text(
        "fitil print boombit/classics --lang ru --sheet a4-bleed --no-backs --proof"
    )
    # an image keeps the old drawing until the new one is ready, but its link changes at once
    pages = "[...document.querySelectorAll('.page a')]"
    page.wait_for_function(
        f"() => {pages}.slice(0, 2)"
        ".every(({href, firstChild: image}) => image.src === href && image.complete && image.naturalWidth)"
    )
    addresses = f"{pages}.map(a => a.href)"
    before = page.evaluate(addresses)
    with preview.saved(CARDS, r"(id: cluster-bomb.*?power: )\d", r"\g<1>7"):
        page.wait_for_function(f"(was) => {addresses}.some((now, at) => now !== was[at])", arg=before)
        after = page.evaluate(addresses)
        assert 0 < sum(one != other for one, other in zip(before, after, strict=True)) < len(before)
    page.get_by_role("combobox", name="Лист", exact=True).select_option("a4-mini")
    expect(page.locator(".page").or_(page.locator("#problem:visible")).first).to_be_visible()


# --- for whom, and how safely ---------------------------------------------------------------------------------------


def test_names_are_text_and_never_markup(preview: Any, open_page: Callable[..., Any]) -> None:
    evil = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    page = open_page("?lang=ru")
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    scripts = page.locator("script").count()
    with preview.saved(names("ru"), r"(firecracker:.*?name: )[^\n]+", rf"\g<1>'{evil}'"):
        expect(card(page, "firecracker").locator(".card__name bdi")).to_have_text(evil)
        expect(page.locator("#news")).to_contain_text(evil)
        card(page, "firecracker").get_by_role("button").click()
        expect(page.locator("#closer-name")).to_have_text(evil)
        expect(page.locator(".closer__text")).to_contain_text(evil)
        page.keyboard.press("Escape")
        with preview.saved("decks/classics.yaml", r"(ru: )[^\n,}]+", rf"\g<1>'{evil}'"):
            page.goto(f"{preview.address}?lang=ru#sheets")
            expect(page.locator("option", has_text=evil)).to_have_count(1)
        with preview.saved(CARDS, r"(id: cluster-bomb\n    type: )bomb", rf'\g<1>"{evil}"'):
            expect(page.locator("#faults")).to_contain_text(evil)
        assert page.locator("script").count() == scripts
        assert page.locator("[onerror], img[src=x]").count() == 0


def test_the_address_is_never_markup_either(open_page: Callable[..., Any], preview: Any) -> None:
    assert preview.ask("/?lang=%22%3E%3Cscript%3E")[0] == 400
    page = open_page("?lang=ru&second=he#cards%22%3E%3Cscript%3E")
    assert page.locator("script").count() == 3  # the page's own: its words, its languages, its program


def test_no_other_host_is_asked_for_anything(open_page: Callable[..., Any], preview: Any) -> None:
    page = open_page("?lang=he")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector("#state[data-state=live]", state="attached")
    card(page, "cow").get_by_role("button").click()
    page.wait_for_selector(".places")
    page.keyboard.press("Escape")
    for view in ("sheets", "findings"):
        page.goto(f"{preview.address}?lang=he#{view}")
        page.wait_for_load_state("load")
    page.wait_for_selector("#findings li")
    assert any("/font/" in url for url in asked)
    assert any("/face/" in url for url in asked)
    assert [url for url in asked if not url.startswith(preview.address)] == []


def test_everything_can_be_done_with_the_keyboard(open_page: Callable[..., Any]) -> None:
    page = open_page("?lang=he")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="לקלפים")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    button = page.locator(".card button").first
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    first = page.locator("#closer-name").inner_text()
    page.keyboard.press("ArrowLeft")  # onwards, in Hebrew
    expect(page.locator("#closer-name")).not_to_have_text(first)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#closer-name")).to_have_text(first)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".card button").nth(1)).to_be_focused()
    names_of_controls = page.evaluate(
        "[...document.querySelectorAll('input, select, button')].filter(e => e.checkVisibility() && !e.labels?.length"
        " && !e.textContent.trim() && !e.getAttribute('aria-label')).map(e => e.outerHTML)"
    )
    assert names_of_controls == []


@pytest.mark.parametrize(("view", "lang"), in_turn(["cards", "sheets", "figures", "findings"], LANGS))
def test_no_view_is_wider_than_the_screen(preview: Any, open_page: Callable[..., Any], lang: str, view: str) -> None:
    page = open_page(f"?lang={lang}#{view}", width=320)
    ready = {"sheets": ".page img[src]", "figures": ".sample img[src]", "findings": "#findings li"}
    page.wait_for_selector(ready.get(view, ".card img[src]"))
    for width in (320, 360, 768):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(FITS) == [True, width]
        if view == "cards":
            card(page, "cow").get_by_role("button").click()
            page.wait_for_selector(".places")
            box = page.locator(".closer").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
            assert page.evaluate("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('.closer'))")
            page.keyboard.press("Escape")
    if view == "cards":
        with preview.saved(CARDS, r"type: bomb\n", "type: bombb\n"):
            expect(page.locator("#faults")).to_be_visible()
            for width in (320, 360, 768):
                page.set_viewport_size({"width": width, "height": 900})
                assert page.evaluate("[document.documentElement.scrollWidth <= innerWidth, innerWidth]") == [
                    True,
                    width,
                ]
        expect(page.locator("#faults")).to_be_hidden()


def test_the_page_is_dark_if_the_system_is(open_page: Callable[..., Any]) -> None:
    grounds = [
        open_page(color_scheme=scheme).evaluate("getComputedStyle(document.documentElement).backgroundColor")
        for scheme in ("light", "dark")
    ]
    lightness = [sum(map(int, re.findall(r"\d+", ground)[:3])) for ground in grounds]
    assert lightness[0] > 600 > 300 > lightness[1]


def test_all_that_a_scene_may_name_is_shown_by_its_name_as_it_is_drawn_now(
    preview: Any, open_page: Callable[..., Any]
) -> None:
    page = open_page("?lang=ru#figures")
    popper = page.locator('#figures .sample[data-name="popper"]')
    expect(popper).to_contain_text("cone: red")
    expect(popper.locator("img")).to_have_attribute("src", re.compile("/sample/"))
    before = popper.locator("img").get_attribute("src")
    expect(page.locator("#figures h3")).to_have_count(6)
    page.get_by_role("searchbox", name="Имя фигуры").fill("grin")
    expect(page.locator("#figures .sample:visible")).to_have_count(1)
    page.get_by_role("searchbox", name="Имя фигуры").fill("popp")
    with preview.saved("art/figures/popper.svg", "k-cone red", "k-cone ember"):
        expect(popper).to_contain_text("cone: ember")
        assert popper.locator("img").get_attribute("src") != before
    expect(popper).to_contain_text("cone: red")
