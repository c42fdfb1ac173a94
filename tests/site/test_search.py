"""The search: what it finds of what people ask, and its dialog in a real browser."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cards import load_game
from cards.asking import keys, respelt, words
from cards.asking.question import Asked, finder_of
from cards.database import read_yaml
from cards.languages import LANGS
from cards.ledger import SITE, load_terms
from cards.makers import weigh
from tests.browser import patience_ms
from tests.budget import first, in_turn
from tests.site.asking import ANYTHING, ask

HERE = Path(__file__).parent
PLACES = (weigh.HERE, HERE)
"""Where the tables are that weights are learnt from, and those that nothing is."""
TABLES = {
    name: {path.stem: read_yaml(path).data for place in PLACES for path in (place / name).glob("*.yaml")}
    for name in ("queries", "spoken", "unseen", "hands", "fresh", "later", "heard", "strangers", "guests", "seams")
}
QUERIES = TABLES["queries"]
SHARES = {
    "queries": {"he": (0.90, 0.99), "ru": (0.89, 0.99)},
    "spoken": {"he": (0.87, 0.97), "ru": (0.77, 0.96)},
    "unseen": {"he": (0.83, 0.97), "ru": (0.83, 0.97)},
    "hands": {"he": (0.77, 0.97), "ru": (0.72, 0.93)},
    "fresh": {"he": (0.75, 0.95), "ru": (0.74, 0.97)},
    "later": {"he": (0.80, 0.98), "ru": (0.81, 0.96)},
    "heard": {"he": (0.80, 0.97), "ru": (0.76, 0.96)},
    "strangers": {"he": (0.81, 0.96), "ru": (0.82, 0.97)},
    "guests": {"he": (0.75, 0.95), "ru": (0.74, 0.95)},
    "seams": {"he": (0.75, 0.9), "ru": (0.65, 0.85)},
}
"""The shares of a table's queries whose right rule must be the first answer, and among the first five. Weights are not
learnt from those of `strangers`, `guests` and `seams`."""
FEWEST = {
    "queries": 150,
    "spoken": 80,
    "unseen": 130,
    "hands": 150,
    "fresh": 120,
    "later": 58,
    "heard": 170,
    "strangers": 175,
    "guests": 180,
    "seams": 20,
}
UNANSWERED = {path.stem: read_yaml(path).data for path in (Path(__file__).parent / "unanswered").glob("*.yaml")}
"""What nothing answers, in any game."""
BOTH = pytest.mark.parametrize("lang", ["he", "ru"])

FIND = """async ([game, queries]) => {
  const needed = ["respelt", "manner"].map(name => fitil.shelf.script(`assets/js/${name}.js`))
  const [shelf] = await Promise.all([fitil.shelf.shelf(game), ...needed])
  await fitil.shelf.script("assets/js/finding.js")
  const finder = new fitil.finding.Finder(shelf)
  return queries.map(query => finder.find(query).answers.slice(0, 5).map(answer => answer.entry.anchor))
}"""
KNOWN = FIND.replace(
    "finder.find(query).answers.slice(0, 5).map(answer => answer.entry.anchor)",
    """{
    const rules = finder.find(query).answers.filter(({entry}) => finder.entries.includes(entry))
    return finder.answered(finder.spelling.meant(query), rules)
  }""",
)
"""Whether a rule answers each of these queries."""


@pytest.fixture(scope="module")
def find(browser, address):
    """The anchors of the first five answers to each of these queries."""
    pages = {}

    def first_five(lang, game, queries):
        if lang not in pages:
            pages[lang] = browser.new_page()
            pages[lang].set_default_timeout(patience_ms())
            pages[lang].goto(f"{address}{lang}/")
        return pages[lang].evaluate(FIND, [game, queries])

    yield first_five
    for page in pages.values():
        page.close()


@BOTH
@pytest.mark.parametrize("name", TABLES)
def test_what_players_ask_is_answered_by_the_rule_itself(find, lang, name):
    least_first, least_in_five = SHARES[name][lang]
    table = [
        (query, [right] if isinstance(right, str) else right, answers)
        for game, asked in TABLES[name][lang].items()
        for (query, right), answers in zip(asked.items(), find(lang, game, list(asked)), strict=True)
    ]
    assert len(table) >= FEWEST[name]
    lost = [
        f"{query}: {right[0]}, not {found[0] if found else None}"
        for query, right, found in table
        if not {*right} & {*found}
    ]
    first = [query for query, right, found in table if found and found[0] in right]
    said = f"first {len(first)}, in five {len(table) - len(lost)} of {len(table)}; lost: {lost}"
    assert len(first) / len(table) >= least_first, said
    assert 1 - len(lost) / len(table) >= least_in_five, said


@BOTH
@pytest.mark.parametrize("game", first(sorted(QUERIES["ru"])))
def test_the_terminal_answers_as_the_page_does(find, lang, game):
    """Rule for rule, whatever is asked; only the page finds cards and sections beside the rules."""
    asked = [*ANYTHING, *(text for table in TABLES.values() for text in table[lang][game])]
    finder = finder_of(load_game(game), lang)
    rules = {entry.anchor for entry in finder.shelf.entries if entry.answers}
    for text, found in zip(asked, find(lang, game, asked), strict=True):
        page = [anchor for anchor in found if anchor in rules]
        told = [answer.entry.anchor for answer in finder.find(text)]
        assert (text, page) == (text, told[: len(page)])
        assert len(found) == 5 or page == told


@pytest.mark.parametrize(("game", "lang"), in_turn(sorted(QUERIES["ru"]), LANGS))
def test_the_terminal_knows_as_the_page_does_what_nothing_answers(browser, address, game, lang):
    asked = [*UNANSWERED[lang]["held"], *TABLES["seams"][lang][game], *TABLES["heard"][lang][game]][:60]
    page = browser.new_page()
    page.set_default_timeout(patience_ms())
    page.goto(f"{address}{lang}/")
    finder = finder_of(load_game(game), lang)
    told = [finder.answered(text, finder.find(text)) for text in asked]
    assert page.evaluate(KNOWN, [game, asked]) == told
    page.close()


@BOTH
def test_the_queries_name_rules_of_the_pages(site, lang):
    for game, asked in [asked for table in TABLES.values() for asked in table[lang].items()]:
        own = site / lang / game
        texts = [path.read_text(encoding="utf-8") for path in (own / "index.html", *sorted(own.glob("*/index.html")))]
        known = {anchor for text in texts for anchor in re.findall(r" id=([\w.-]+)", text)}
        for query, right in asked.items():
            assert {*([right] if isinstance(right, str) else right)} <= known, query


@pytest.mark.parametrize(
    ("lang", "game", "slip", "meant"),
    [
        ("ru", "deckbattle", "лишинй урон", "лишний урон"),
        ("ru", "deckbattle", "изишек", "излишек"),
        ("ru", "boombit", "шрапнелль", "шрапнель"),
        ("ru", "twister", "гоблим", "гоблин"),
        ("he", "twister", "גובליןן", "גובלין"),
        ("he", "boombit", "נפאלם", "נפלם"),
    ],
)
def test_one_slip_of_the_finger_is_forgiven(find, lang, game, slip, meant):
    [mistyped], [typed] = find(lang, game, [slip]), find(lang, game, [meant])
    assert typed
    assert mistyped[0] in typed


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("ru", "crjkmrj rfhn d rjkjlt", "сколько карт в колоде"),
        ("ru", "skolko kart v kolode", "сколько карт в колоде"),
        ("ru", "krip umer", "крип умер"),
        ("ru", "פצצה", "бомба"),
        ("he", "fnv ekpho cjphxv", "כמה קלפים בחפיסה"),
        ("he", "ptzatza mitpotzetzet", "פצצה מתפוצצת"),
        ("he", "бомба", "פצצה"),
    ],
)
def test_what_was_typed_in_other_letters_is_understood(find, lang, typed, meant):
    [found], [right] = find(lang, "boombit", [typed]), find(lang, "boombit", [meant])
    assert right and found[0] in right


@BOTH
def test_every_wrong_name_of_the_term_base_finds_what_the_right_one_does(find, lang):
    """A word of its own that the game's texts lack is taken for the term's name."""
    script = re.compile("[א-ת]" if lang == "he" else "[а-яё]")
    for game in QUERIES[lang]:
        wrong = {
            (word, term.heading(lang)): None
            for term in load_terms(game)
            for word in term.avoid
            if script.search(word) and " " not in word and " " not in term.heading(lang) and not term.common
        }
        answers = find(lang, game, [word for word, _ in wrong])
        assert [word for (word, _), found in zip(wrong, answers, strict=True) if not found] == []


@BOTH
def test_the_terminal_reads_words_as_the_page_does(context, address, lang):
    """`cards.asking`: the same words, stems and sounds, and the same keys of keyboards."""
    page = context().new_page()
    page.goto(f"{address}{lang}/")
    asked = [text for table in TABLES.values() for game in table[lang].values() for text in game]
    asked += ["Boomb.it ד״ר", "bombu vzryvayut shchit", *[row.upper() for row in respelt.KEYS.values()]]
    told = sorted({word for text in asked for word in words(text)})
    said = page.evaluate(
        """async ([asked, told, lang]) => {
          await fitil.shelf.script("assets/js/respelt.js")
          const {words, respelt} = fitil
          return [
            asked.map(words.words), told.map(words.keys), told.map(respelt.heard), told.map(respelt.inRussian),
            asked.map(text => respelt.onKeys(text, lang)),
          ]
        }""",
        [asked, told, lang],
    )
    assert said[0] == [words(text) for text in asked]
    assert said[1] == [[[*key] for key in keys(word)] for word in told]
    assert said[2] == [respelt.heard(word) for word in told]
    assert said[3] == [respelt.in_russian(word) for word in told]
    assert said[4] == [respelt.on_keys(text, lang) for text in asked]


def test_words_that_ask_say_nothing(find):
    for lang, plain, asking in (
        ("ru", "союзник корабли", "а сколько же можно кораблей союзник"),
        ("he", "בעלי ברית", "אז מה זה בעלי ברית"),
    ):
        [one], [other] = find(lang, "cosmic", [plain]), find(lang, "cosmic", [asking])
        assert {*one} & {*other}
    assert find("ru", "cosmic", ["что и как", "ничего"]) == [[], []]
    [tie] = find("ru", "cosmic", ["ничья"])
    assert tie[0] == "combat.tie-defense"


def test_what_the_wrong_keyboard_wrote_is_read_as_it_was_meant(find):
    for lang, typed, meant in (("ru", "ybxmz", "ничья"), ("he", ",heu", "תיקו")):
        [one], [other] = find(lang, "cosmic", [typed]), find(lang, "cosmic", [meant])
        assert one == other != []


def test_an_anchor_is_found_by_its_own_name(find):
    for lang in ("he", "ru"):
        [found] = find(lang, "boombit", ["block.creep-cap"])
        assert found[0] == "block.creep-cap"


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
    texts = {text: None for name in ("hands", "heard") for text in TABLES[name][lang]["deckbattle"]}
    found = {text: finder.find(text) for text in texts}
    asked = {text: Asked(lang, best, (), finder.answered(text, best)) for text, best in found.items() if best}
    doubted = [text for text, told in asked.items() if told.in_doubt]
    sure = [text for text, told in asked.items() if not told.in_doubt]
    assert any("ruling" in [answer.entry.kind for answer in asked[text].answers[:2]] for text in doubted)
    for text in (*doubted, *sure[:2]):
        best = [answer.entry.anchor for answer in asked[text].answers[:2]]
        assert [link.get_attribute("href").partition("#")[2] for link in ask(page, text).all()][:2] == best
        choice = page.locator(".either a")
        offered = [link.get_attribute("href").partition("#")[2] for link in choice.all()]
        assert (text, offered) == (text, best if text in doubted else [])


@BOTH
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
        links = [link.get_attribute("href") for link in ask(page, text).all()]
        assert links and all(f"/{game}/" in link for link in links), links
    nothing = {"ru": "сколько стоит доставка", "he": "מתכון לפנקייקים עם חלב"}[lang]
    ask(page, nothing)
    expect(page.locator(".answers__note")).to_have_text(page.locator("dialog.search").get_attribute("data-unsure"))
    assert page.locator(".either").count() == 0
    assert page.locator(".answer").count() <= 3


@BOTH
def test_what_people_call_pages_are_pages(site, lang):
    patterns = read_yaml(SITE / lang / "pages.yaml").data
    pages = {f"{path.parent.relative_to(site / lang).as_posix()}/" for path in (site / lang).rglob("index.html")}
    for pattern in patterns:
        page, _, anchor = pattern.partition("#")
        found = [one for one in pages if fnmatchcase(one, page)]
        assert found, pattern
        assert not anchor or f"id={anchor}" in (site / lang / found[0] / "index.html").read_text("utf-8"), pattern


@BOTH
@pytest.mark.parametrize("width", [390, 1280])
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


@BOTH
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
        links = [link.get_attribute("href") for link in ask(page, "карта").all()]
        assert all(f"/{game}/" in link for link in links)
        page.click("dialog.search [data-game='']")
        page.wait_for_function("() => document.querySelector(\".answer[href*='/cosmic/']\")")
        own = [f"/{game}/" in link.get_attribute("href") for link in page.locator(".answer").all()]
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
        f"{kind}-src 'self'" + (" 'unsafe-inline'" if kind == "script" else "")
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
