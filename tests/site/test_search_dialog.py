"""The dialog of the search in a real browser: answers and what stands under them, other games, keys, the way back."""

import re

import pytest
from playwright.sync_api import expect

from cards import load_game
from cards.asking.question import FoundAnswers, finder_of
from tests.budget import HE_FIRST, RU_FIRST, first, in_turn
from tests.site.asking import ask, leads, queries_of

BOTH = pytest.mark.parametrize("lang", ["he", "ru"])


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_an_answer_is_a_rule_with_what_stands_under_it(context, address, lang, width):
    page = context(width=width).new_page()
    page.goto(f"{address}{lang}/cosmic/")
    ask(page, {"ru": "ничьей", "he": "ותיקו"}[lang])
    found = page.locator(".found").first
    expect(found.locator(".answer")).to_have_attribute("href", re.compile(r"/cosmic/rules/#combat\.tie-defense$"))
    expect(found.locator(".answer__path")).to_contain_text("9.5")
    expect(found.locator(".answer mark").first).to_have_text({"ru": "ничьей", "he": "תיקו"}[lang])
    kinds = found.locator(".under__kind").all_text_contents()
    assert {"ru": {"Вопрос", "Пример"}, "he": {"שאלה", "דוגמה"}}[lang] <= {*kinds}
    picture = found.locator(".answer__picture")
    page.wait_for_function("picture => picture.complete", arg=picture.element_handle())
    assert picture.evaluate("picture => picture.naturalWidth") > 0
    assert found.locator(f".under[href*='{lang}/cosmic/questions/#faq.tie']").count() == 1
    found.locator(".answer").click()
    page.wait_for_url(re.compile(r"#combat\.tie-defense$"))
    expect(page.locator("dialog.search")).to_be_hidden()


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_a_choice_is_offered_where_the_terminal_does(context, address, lang):
    """Between rulings as between rules."""
    page = context().new_page()
    page.goto(f"{address}{lang}/deckbattle/")
    finder = finder_of(load_game("deckbattle"), lang)
    texts = {text: None for name in ("hands", "heard") for text in queries_of(name)[lang]["deckbattle"]}
    found = {text: finder.find(text) for text in texts}
    asked = {text: FoundAnswers(lang, best, (), finder.answered(text, best)) for text, best in found.items() if best}
    doubted = [text for text, told in asked.items() if told.in_doubt]
    sure = [text for text, told in asked.items() if not told.in_doubt]
    assert any("ruling" in [answer.entry.kind for answer in asked[text].answers[:2]] for text in doubted)
    for text in (*doubted, *sure[:2]):
        best = [answer.entry.anchor for answer in asked[text].answers[:2]]
        assert [link.partition("#")[2] for link in leads(ask(page, text))][:2] == best
        choice = page.locator(".either a")
        offered = [link.partition("#")[2] for link in leads(choice)]
        assert (text, offered) == (text, best if text in doubted else [])


@RU_FIRST
def test_pages_are_found_by_what_people_call_them_and_a_named_game_alone_answers(context, address, lang):
    page = context(width=390).new_page()
    page.goto(f"{address}{lang}/")
    told = page.locator(".answers .topic a").first
    called = {
        "ru": ("печать дома", "протекторы", "провести турнир", "памятка"),
        "he": ("הדפסה בבית", "שרוולים לקלפים", "לערוך טורניר", "דף עזר"),
    }[lang]
    for text, at in zip(called, ("print/", "print/#sleeves", "tournament/", "summary/"), strict=True):
        ask(page, text)
        expect(told).to_have_attribute("href", re.compile(f"{re.escape(at)}$"))
    for text, game in {
        "ru": [
            ("замес до скольки очков играют", "smashup"),
            ("вдвоём в космический контакт играть получится?", "cosmic"),
        ],
        "he": [("היתקלות קוסמית כמה מושבות לניצחון", "cosmic"), ("Dungeon Twister כמה נקודות לניצחון", "twister")],
    }[lang]:
        links = leads(ask(page, text))
        assert links and all(f"/{game}/" in link for link in links), links
    nothing = {"ru": "сколько стоит доставка", "he": "מתכון לפנקייקים עם חלב"}[lang]
    ask(page, nothing)
    expect(page.locator(".answers__note")).to_have_text(page.locator("dialog.search").get_attribute("data-unsure"))
    assert page.locator(".either").count() == 0
    assert page.locator(".answer").count() <= 3


@pytest.mark.parametrize(("width", "lang"), in_turn([390, 1280], ["he", "ru"]))
def test_a_game_is_led_to_by_its_name_in_either_language(context, address, lang, width):
    page = context(width).new_page()
    page.goto(f"{address}{lang}/boombit/rules/")
    page.locator("[data-search]:visible").last.click()
    for game_id in ("smashup", "cosmic", "deckbattle", "twister"):
        title = load_game(game_id).title
        for name in (title[lang].partition(" (")[0], title["en"].lower()):
            page.locator(".search__input").fill(name)
            front = page.locator(".answers .topic a").first
            expect(front).to_have_attribute("href", f"{address}{lang}/{game_id}/")
            expect(page.locator(".answers__note")).to_be_empty()


@HE_FIRST
def test_without_an_answer_the_games_topics_are_offered(context, address, lang):
    page = context().new_page()
    page.goto(f"{address}{lang}/cosmic/")
    ask(page, "qwxzv")
    page.locator(".answers .topic").first.wait_for()
    topics = finder_of(load_game("cosmic"), lang).shelf.topics
    numbered = [f"{n}. {topic}" for n, topic in enumerate(topics, 1)]
    assert page.locator(".answers .topic").all_text_contents() == numbered
    page.locator(".answers .topic a").first.click()
    page.wait_for_url(re.compile("/cosmic/rules/#"))


def test_a_sum_in_an_answer_runs_from_left_to_right(context, address):
    page = context(width=390).new_page()
    page.goto(f"{address}he/cosmic/")
    sides = page.evaluate(
        """() => {
          const into = document.body.appendChild(document.createElement("p"))
          fitil.shelf.write(into, "סכום \\u206610 + 3 = 13\\u2069 ועוד")
          const sum = into.querySelector("bdi").firstChild, range = document.createRange()
          return [[0, 2], [9, 11]].map(([from, to]) => {
            range.setStart(sum, from); range.setEnd(sum, to)
            return [range.toString(), range.getBoundingClientRect().left]
          })
        }"""
    )
    (ten, left), (thirteen, right) = sides
    assert (ten, thirteen) == ("10", "13")
    assert left < right
    cut = page.evaluate("fitil.shelf.cut('א'.repeat(20) + ' \\u206610 + 3 = 13\\u2069 סוף', 0, 26)")
    assert cut.count("\u2066") == cut.count("\u2069")


def test_the_game_at_hand_answers_and_the_others_on_request(context, address):
    page = context().new_page()
    for game in ("twister", "smashup"):
        page.goto(f"{address}ru/{game}/rules/")
        links = leads(ask(page, "карта"))
        assert all(f"/{game}/" in link for link in links)
        page.click("dialog.search [data-game='']")
        page.wait_for_function("() => document.querySelector(\".answer[href*='/cosmic/']\")")
        own = [f"/{game}/" in link for link in leads(page.locator(".answer"))]
        assert own[0] and own == sorted(own, reverse=True)
        page.keyboard.press("Escape")


def test_what_this_game_does_not_know_is_asked_of_the_others(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/cosmic/")
    ask(page, "гоблин")
    page.wait_for_function("() => document.querySelector(\".answer[href*='/twister/']\")")
    expect(page.locator("dialog.search [data-game='']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("width", first([390, 1280]))
def test_going_back_from_an_answer_returns_to_the_answers(context, address, width):
    page = context(width=width).new_page()
    page.goto(f"{address}ru/boombit/")
    ask(page, "частичный блок")
    page.click("dialog.search [data-game='']")
    page.wait_for_url(re.compile(r"\?q=.*&in="))
    page.locator(".answer[href$='#block.partial-loses-life']").first.click()
    page.wait_for_url(re.compile("#block.partial-loses-life$"))
    page.go_back()
    page.locator(".answer").first.wait_for()
    expect(page.locator(".search__input")).to_have_value("частичный блок")
    expect(page.locator("dialog.search [data-game='']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.search")).to_be_hidden()
    page.wait_for_url(lambda url: "?" not in url)


def test_the_search_is_reached_and_left_by_keyboard(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/cosmic/")
    button = page.locator(".search-open")
    for _ in range(40):
        page.keyboard.press("Tab")
        expect(page.locator("dialog.search")).to_be_hidden()
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".search__input")).to_be_focused()
    page.keyboard.type("щщщщ")
    expect(page.locator(".answers__note")).to_contain_text("Не нашлось")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("/")
    expect(page.locator(".search__input")).to_be_focused()
    ask(page, "союзник")
    expect(page.locator(".answers__count")).to_contain_text(f" {page.locator('.answer').count()} ответ")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".answer").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".found a").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#"))


def test_the_search_needs_no_inline_style_or_script(context, address):
    policy = "; ".join(
        f"{kind}-src 'self'" + {"script": " 'unsafe-inline'", "img": " data:"}.get(kind, "")
        for kind in ("default", "script", "style", "img", "font", "connect")
    )
    page = context().new_page()
    page.route(
        "**/cosmic/",
        lambda route: route.fulfill(
            response=route.fetch(),
            headers={"content-type": "text/html; charset=utf-8", "content-security-policy": policy},
        ),
    )
    page.goto(f"{address}ru/cosmic/")
    refused = []
    page.on(
        "console", lambda message: refused.append(message.text) if "Content Security Policy" in message.text else None
    )
    ask(page, "ничья")
    assert page.locator("dialog.search [style]").count() == 0
    assert refused == []
