"""The gallery in a real browser: choosing and sorting cards, with and without scripts."""

import re

import pytest
from playwright.sync_api import expect

from cards import load_game
from cards.ledger import cards_of
from tests.budget import HE_FIRST, RU_FIRST, first, in_turn

IDS = "all => all.map(one => one.id)"


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_every_card_picture_loads(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/gallery/")
    page.evaluate("document.querySelectorAll('.gallery img').forEach(i => { i.loading = 'eager' })")
    page.wait_for_function("() => [...document.querySelectorAll('.gallery img')].every(i => i.complete)")
    widths = page.evaluate("[...document.querySelectorAll('.gallery img')].map(i => i.naturalWidth)")
    assert len(widths) > 50
    assert all(width > 0 for width in widths)


def test_cards_are_chosen_by_what_they_are(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/boombit/gallery/")
    cards, shown = load_game("boombit").cards, page.locator(".gallery > div:visible")
    for name, value in {"team": "mekha", "type": "bomb", "power": "3"}.items():
        page.locator(f".filters [name={name}]").select_option(value)
    expected = [c.id for c in cards.values() if (c.team, c.type, c.numbers.get("power")) == ("mekha", "bomb", 3)]
    expect(page.locator(".filters__shown")).to_contain_text(re.compile(rf" {len(expected)} карт[аы]? из {len(cards)}$"))
    assert sorted(shown.locator("h4").evaluate_all(IDS)) == sorted(expected)
    assert page.locator("article h2:visible, article h3:visible").count() == 2
    assert page.locator("article h2 + p:visible").count() == 1
    # what was chosen is dropped one by one, or all at once
    page.locator(".filters__chosen button", has_text="Сила 3").click()
    assert shown.count() == sum(c.team == "mekha" and c.type == "bomb" for c in cards.values()) > len(expected)
    page.locator(".filters [name=unique]").select_option("yes")
    page.locator(".filters [name=ability]").select_option("attack")
    assert shown.count() == 0
    expect(page.locator(".filters__none")).to_be_visible()
    page.locator(".filters [type=reset]").click()
    expect(shown).to_have_count(len(cards))


@pytest.mark.parametrize(("game", "lang"), in_turn(["deckbattle", "boombit"], ["he", "ru"]))
def test_every_choice_finds_as_many_cards_as_it_says(context, address, lang, game):
    page = context().new_page()
    page.goto(f"{address}{lang}/{game}/gallery/")
    keys = set(page.locator(".filters__facets select").evaluate_all("all => all.map(one => one.name)"))
    assert {"team", "type", "keyword", "life"} <= keys
    assert ("cost" in keys) == (game == "deckbattle")
    page.locator(".filters [name=q]").focus()
    page.wait_for_function("() => document.querySelector('.gallery details:not([open]) p')")
    wrong = page.evaluate(
        """() => [...document.querySelectorAll(".filters__facets select")].flatMap(select =>
          [...select.options].slice(1).filter(option => {
            select.value = option.value
            select.dispatchEvent(new Event("input", {bubbles: true}))
            const shown = document.querySelectorAll(".gallery > div:not([hidden])").length
            select.value = ""
            return shown === 0 || !option.textContent.endsWith(`(${shown})`)
          }).map(option => select.name + " " + option.value))"""
    )
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "query", "found"),
    [("ru", "корова", "cow"), ("ru", "коровы", "cow"), ("ru", "напалмом", "firebird"), ("he", "הפרה", "cow")],
)
def test_words_find_cards_in_any_form(context, address, lang, query, found):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/gallery/")
    page.locator(".filters [name=q]").fill(query)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.gallery > div')].filter(one => !one.hidden).length < 25"
    )
    expect(page.locator(f"[id='{found}']")).to_be_visible()


@RU_FIRST
def test_what_was_chosen_is_in_the_address_and_stays_in_the_other_language(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/boombit/gallery/?type=creep&sort=life")
    shown = page.locator(".gallery > div:visible")
    expect(page.locator(".gallery--sorted")).to_be_visible()  # what the cards are has come
    lives = [load_game("boombit").cards[name].numbers["life"] for name in shown.locator("h4").evaluate_all(IDS)]
    assert lives == sorted(lives)
    assert len(lives) == sum(card.type == "creep" for card in load_game("boombit").cards.values())
    expect(page.locator(".filters [name=type]")).to_have_value("creep")
    page.locator(".filters [name=team]").select_option("bog")
    assert {*page.url.partition("?")[2].split("&")} == {"type=creep", "sort=life", "team=bog"}
    chosen = shown.locator("h4").evaluate_all(IDS)
    page.click(".language")
    page.wait_for_url(re.compile(f"/{'ru' if lang == 'he' else 'he'}/boombit/gallery/\\?.*team=bog"))
    assert {*shown.locator("h4").evaluate_all(IDS)} == {*chosen}
    page.go_back()
    expect(shown).to_have_count(len(chosen))


def test_a_rule_leads_to_its_cards_in_the_gallery(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/boombit/rules/")
    page.locator("[id='ability.exit'] + .rule-cards a").click()
    page.wait_for_url(re.compile(r"gallery/\?rule=ability\.exit"))
    shown, concerned = page.locator(".gallery > div:visible"), cards_of(load_game("boombit"))["ability.exit"]
    expect(shown).to_have_count(len(concerned))
    expect(page.locator(".filters__shown")).to_contain_text(f" {len(concerned)} карт")
    assert {*shown.locator("h4").evaluate_all(IDS)} == {*concerned}
    page.locator(".filters__chosen button").click()
    expect(shown).to_have_count(len(load_game("boombit").cards))


@pytest.mark.parametrize(("game", "lang"), in_turn(["boombit", "cosmic"], ["he", "ru"]))
def test_a_face_and_its_name_are_one_link_to_the_card(context, address, lang, game):
    """Alone in its group, as the first of a colour is in the second game, or among others."""
    page = context(width=390, has_touch=True).new_page()
    page.goto(f"{address}{lang}/{game}/gallery/")
    first = page.locator(".gallery > div").first
    card = first.locator("h4").get_attribute("id")
    link = first.locator(f"a[href$='/cards/{card}/']")
    expect(link).to_have_count(1)
    expect(link).to_have_accessible_name(load_game(game).words[lang][card].name)
    first.locator("img").tap()
    page.wait_for_url(f"**/{lang}/{game}/cards/{card}/")


@HE_FIRST
def test_on_a_phone_the_choices_are_folded_and_cards_in_sight(context, address, lang):
    page = context(width=390, has_touch=True).new_page()
    page.goto(f"{address}{lang}/boombit/gallery/")
    facets, more = page.locator(".filters__facets"), page.locator(".filters__more")
    expect(facets).to_be_hidden()
    assert page.locator(".gallery img").first.bounding_box()["y"] < 750
    expect(more).to_have_attribute("aria-expanded", "false")
    more.tap()
    expect(facets).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    facets.locator("[name=rarity]").select_option("rare")
    expect(more).to_contain_text("1")


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_nothing_of_the_gallery_moves_while_it_loads(context, address, lang, width):
    page = context(width=width).new_page()
    page.route("**/*.woff2", lambda route: route.abort())  # another font moves the text of any page
    page.add_init_script(
        """window.moved = 0
        new PerformanceObserver(list => list.getEntries().forEach(shift => { moved += shift.value }))
          .observe({type: "layout-shift", buffered: true})"""
    )
    for game in ("boombit", "twister"):
        page.goto(f"{address}{lang}/{game}/gallery/")
        page.wait_for_function(
            "() => [...document.querySelectorAll('.gallery img')].slice(0, 4).every(img => img.complete)"
        )
        assert page.evaluate("moved") < 0.002, game


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_what_unfolds_under_a_card_comes_where_room_was_kept_for_it(context, address, lang, width):
    """A script makes it, so that the page is seen before; nothing moves then."""
    page, held = context(width=width).new_page(), {}
    page.route("**/assets/js/all.*.js", lambda route: held.update(script=route))
    page.goto(f"{address}{lang}/boombit/gallery/", wait_until="commit")
    page.locator("footer").wait_for()
    page.wait_for_function("() => [...document.querySelectorAll('link[rel=stylesheet]')].every(one => one.sheet)")
    page.evaluate("() => document.fonts.ready")
    high = "all => all.slice(0, 6).map(one => one.getBoundingClientRect().height)"
    cards, parts = page.locator(".gallery > div"), page.locator(".gallery summary")
    before = cards.evaluate_all(high)
    assert len(before) == 6
    assert parts.count() == page.locator(".gallery > div:only-child").count(), "only those that stand open"
    held["script"].continue_()
    expect(parts).to_have_count(cards.count())
    assert cards.evaluate_all(high) == before


def test_what_cards_say_is_loaded_when_a_reader_asks_for_it(context, address):
    page, loaded = context().new_page(), []
    page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    page.goto(f"{address}ru/boombit/gallery/", wait_until="load")
    card = page.locator(".gallery > div", has=page.locator("[id=firebird]"))
    assert "texts.js" not in loaded
    assert card.locator("details p").count() == 0
    card.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(card.locator("details p").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(card.locator("details p").first).to_be_hidden()
    page.locator(".filters [name=q]").fill("напалмом")
    expect(page.locator("[id=bruiser]")).to_be_hidden()
    assert loaded.count("texts.js") == 1


def test_a_gallery_opened_from_disk_has_what_cards_say(context, site):
    page = context().new_page()
    page.goto((site / "he/boombit/gallery/index.html").as_uri())
    page.locator(".gallery summary").first.click()
    expect(page.locator(".gallery details[open] p").first).to_be_visible()
    page.goto((site / "ru/boombit/gallery/index.html").as_uri() + "?find=напалмом")
    expect(page.locator("[id=firebird]")).to_be_visible()
    expect(page.locator("[id=bruiser]")).to_be_hidden()


def test_where_what_cards_say_does_not_come_there_are_their_pages_and_names(context, address):
    page = context().new_page()
    page.route("**/texts.js", lambda route: route.abort())
    page.goto(f"{address}ru/boombit/gallery/?team=mekha&rarity=rare")
    of_team = [card for card in load_game("boombit").cards.values() if card.team == "mekha"]
    expect(page.locator(".gallery > div:visible")).to_have_count(len(of_team))
    page.locator(".filters [type=reset]").click()
    page.locator(".filters [name=q]").fill("громила")
    expect(page.locator("[id=firebird]")).to_be_hidden()
    page.locator(".gallery > div:visible summary").first.click()
    page.wait_for_url("**/cards/bruiser/")


@pytest.mark.parametrize(("game", "lang"), in_turn(["boombit", "smashup"], ["he", "ru"]))
def test_a_phone_loads_the_faces_that_are_near_and_no_letters_that_are_not_seen(context, address, lang, game):
    page, loaded = context(width=390).new_page(), []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{address}{lang}/{game}/gallery/")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.gallery img')].slice(0, 4).every(img => img.complete)"
    )
    assert 0 < sum("/faces/" in url for url in loaded) < 16
    assert not any("figit" in url for url in loaded), "what is said in italics is far below, or not open"
    last = page.locator(".gallery img").last
    last.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('.gallery img')].at(-1).complete")


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_a_link_to_a_card_leads_to_it_and_reading_on_moves_nothing(context, address, lang, width):
    """Cards out of sight keep about the room that they take: those of each shape, theirs."""
    page = context(width=width).new_page()
    for game, card in (("boombit", "approved-bomb"), ("twister", "orange-thief-standee")):
        page.goto(f"{address}{lang}/{game}/gallery/#{card}")
        box = page.locator(f"[id='{card}']").bounding_box()
        assert 0 < box["y"] < page.viewport_size["height"]
    high = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('.gallery > div:not(:only-child)')]
          const kept = all.map(card => parseFloat(getComputedStyle(card).containIntrinsicBlockSize.split(' ').at(-1)))
          const pads = parseFloat(getComputedStyle(all[0]).paddingBlock) * 2
          const taken = all.map(card => { card.style.contentVisibility = 'visible'; return card.clientHeight - pads })
          return taken.map((one, at) => one - kept[at])
        }"""
    )
    assert max(map(abs, high)) < 100
    assert abs(sum(high)) / len(high) < 20


def test_without_scripts_the_gallery_is_a_plain_list(context, address):
    page = context(java_script_enabled=False).new_page()
    page.goto(f"{address}he/boombit/gallery/")
    assert page.locator(".gallery > div:visible").count() == len(load_game("boombit").cards)
    expect(page.locator(".filters")).to_be_hidden()
    expect(page.locator(".gallery summary:visible")).to_have_count(0)  # what they say stands on their pages
    page.locator(".gallery h4 a").nth(3).click()
    expect(page.locator(".sheet__text")).to_be_visible()
