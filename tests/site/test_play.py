"""The table in the page: a game of each engine is begun, played, taken back, asked about and taken up again."""

import json
import re
import zlib

import pytest
from playwright.sync_api import expect

from cards import load_deck
from rules_checker.judging import seated
from rules_checker.play import Session
from rules_checker.play.game.course import lesson_of, lesson_words, puzzles_of
from rules_checker.play.game.deal import begin as began
from rules_checker.play.game.positions import choice
from rules_checker.play.view.news import news as told
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.question import offered
from tests.browser import NOTED
from tests.budget import LONG, first
from tests.rules_checker.play.playing import at_table
from tests.site.conftest import KNOWN
from tests.site.playing import FITS, MODES, answers, begin, choose, kept, settled

WAYS = {"he": ("אחורה", "הלאה"), "ru": ("Назад", "Дальше")}
OWN = "<b>Моя</b>"


def leads(page, link):
    """True if a link leads to a rule on a page that is there."""
    address = link.get_attribute("href")
    found = page.request.get(f"{page.url.split('?')[0].removesuffix('/')}/{address}".split("#")[0])
    return found.ok and f" id={address.partition('#')[2]}>" in found.text()


def refused(page, cards):
    """Open one card after the other until one has a reason why it may not be used: the link to its rule."""
    for card in cards.all():
        card.press("Enter")
        expect(page.locator(".play__refused, .play__none").first).to_be_attached()
        if (links := page.locator(".play__dialog .play__refused a")).count():
            return links.first
        page.keyboard.press("Escape")
    raise AssertionError("no card says why it may not be used")


@pytest.mark.parametrize(("lang", "game", "width"), [("ru", "boombit", 390), ("he", "deckbattle", 1280)])
def test_a_game_is_played_by_the_code_of_the_command(table, lang, game, width):
    page = table(lang, game, width)
    starters = page.evaluate(KNOWN)["starters"]
    begin(page, 11, "greedy")
    expect(page.locator(".play__question :focus")).to_have_count(1)  # the keyboard goes on from there
    lit, refusing = page.locator(".play__card.is-lit"), page.locator(".play__card:not(.is-lit)")
    choose(page)
    while not lit.count():
        choose(page)
    before = kept(page, game)
    session = Session.of(began([deck["ref"] for deck in starters[:2]], ["me", "greedy"], 11, MODES[game]))
    for index in json.loads(before["saved"])["answers"]:
        session.answer(index)
    assert session.now.saved() == before["saved"]
    words = words_for(session, lang)
    assert page.locator(".play__options li").count() == len(offered(words, session.engine, session.s))
    asked = words.question(session.question())
    assert asked in page.locator(".play__heard").inner_text()
    assert asked in page.locator(".play__question:not(.play__example) h2").inner_text()
    news = page.locator(".play__news")
    assert news.locator("li").count() == sum(len(chapter.lines) for chapter in told(words, session))
    assert leads(page, news.locator("a").first)
    rule = news.locator("a").first.get_attribute("href")
    news.locator("a").first.press("Enter")  # it is read here, and the game goes on
    expect(page.locator(".play__rule")).to_contain_text(re.compile("[а-яא-ת]{3}"))
    assert page.locator(".play__rule [id]").count() == 0
    assert page.locator(".play__rule + p a").get_attribute("href") == rule
    page.keyboard.press("Escape")
    expect(page.locator(".play__dialog")).to_be_hidden()
    assert page.locator(".play__options button").count() == len(offered(words, session.engine, session.s))

    page.locator(".play__tools button").nth(1).click()
    expect(page.locator(".is-advised")).to_have_count(1)
    assert leads(page, refused(page, refusing))
    page.keyboard.press("Escape")
    assert leads(page, page.locator(".play__log li a").last)

    lit.first.press("Enter")
    page.locator(".play__dialog .md-button--primary").first.click()
    settled(page)
    assert len(answers(page, game)) > len(json.loads(before["saved"])["answers"])
    page.keyboard.press("Control+z")
    settled(page)
    assert kept(page, game) == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    page.locator(".play__go button").first.click()
    settled(page)
    assert kept(page, game) == before
    assert page.evaluate("window.refused || []") == []


def test_the_end_says_who_won_and_why_and_offers_another_game(table):
    """A game is taken up before its last answer; it was made with the same code, so the bot does the same."""
    page = table("ru", "deckbattle", script=f"; localStorage['fitil.play.deckbattle'] ||= {json.dumps(nearly_over())}")
    begins, asked = page.locator("form .play__go button"), page.get_by_role("alertdialog")
    begins.focus()
    for leave in ("Escape", "Enter"):  # nothing is thrown away by who has not chosen to
        page.keyboard.press("Enter")
        expect(asked).to_have_accessible_name(re.compile("Начать новую\\?"))
        expect(asked.get_by_role("button", name="Отмена")).to_be_focused()
        page.keyboard.press(leave)
        expect(asked).to_be_hidden()
        expect(begins).to_be_focused()
    expect(page.locator(".play__game")).to_be_hidden()
    page.locator(".play__go button").first.click()
    settled(page)
    choose(page, page.locator(".play__options button").count() - 1)
    heading = page.locator(".play__question:not(.play__example) h2")
    expect(heading).to_contain_text(re.compile("Вы (выиграли|проиграли): .*форт"))
    assert leads(page, heading.locator("a"))
    assert "Сыгран" in page.locator(".play__news").inner_text()
    offered = page.locator(".play__options button")
    again, swapped, *others = offered.all_inner_texts()
    assert (again, swapped) == ("Сыграть ещё раз", "Сыграть ещё раз, поменявшись местами")
    assert others == ["Другие колоды", "Ссылка на партию"]
    for width, height in ((390, 700), (1280, 720), (1280, 800)):  # however much there is to tell, they are in sight
        page.set_viewport_size({"width": width, "height": height})
        expect(offered.last).to_be_in_viewport(ratio=1)
    page.keyboard.press("1")  # a number answers questions, and begins no game
    expect(offered).to_have_count(4)
    offered.nth(1).click()
    settled(page)
    assert kept(page, "deckbattle")["names"] == ["random", "me"]
    strip = page.locator(".play__strip").last
    assert (strip.inner_text().split()[0], strip.get_attribute("data-seat")) == ("Вы", "1")


def test_the_story_is_searched_and_played_again_from_a_line_and_a_game_is_kept_as_a_link(table, context):
    page = table("ru", "boombit", 390)
    begin(page, 11, "greedy")
    for _ in range(4):
        choose(page)
    page.locator(".play__tools button").nth(2).click()
    lines = page.locator(".play__log li:visible")
    whole = lines.count()
    page.locator(".play__log input").fill("БЕРЁТ")
    assert 0 < lines.count() < whole
    assert all("берёт" in text for text in lines.all_inner_texts())
    page.locator(".play__log input").fill("")
    before = answers(page, "boombit")
    page.locator(".play__back-to").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    expect(page.locator(".play__log")).to_be_visible()  # the key was for what is asked alone
    page.locator(".play__back-to").first.click()
    page.get_by_role("alertdialog").get_by_role("button", name="Сыграть заново").click()
    expect(lines).not_to_have_count(whole)  # what was agreed to is heard only when the box has closed
    settled(page)
    assert len(answers(page, "boombit")) < len(before)
    page.keyboard.press("Escape")
    page.locator(".play__more summary").click()
    page.locator(".play__more button").nth(2).click()
    link = page.locator(".play__dialog a").get_attribute("href")
    other = context(width=1280).new_page()
    other.goto(link)
    other.locator(".play__go button").first.click()
    settled(other)
    assert kept(other, "boombit") == kept(page, "boombit")


SEEN = "(one => one.clientHeight >= Math.min(30, one.scrollHeight))(document.querySelector('.play__course'))"
"""True if what is told is in sight: two lines of it, or the only one."""
LESSONS = [
    ("he", "boombit", (360, 640)),
    ("ru", "deckbattle", (1280, 800)),
    ("he", "cosmic", (390, 700)),
    pytest.param("ru", "twister", (360, 640), marks=LONG),
]


def gone_through(page):
    """Go by keyboard through what others have done, where that is shown step by step: how many steps there were."""
    steps = 0
    while page.locator(".play__again").is_visible():
        expect(page.locator(".play__again .md-button--primary")).to_be_focused()
        page.keyboard.press("Enter")
        steps += 1
    return steps


@pytest.mark.parametrize(("lang", "game", "size"), LESSONS)
def test_the_first_game_is_a_lesson_that_says_what_to_do_and_what_not(table, lang, game, size):
    """By keyboard alone, as a reader without a mouse plays it; nothing scrolls, and what is told is in sight."""
    page = table(lang, game, size[0])
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    page.locator(".play__begin .md-button--primary:visible").focus()
    page.keyboard.press("Enter")
    settled(page)
    course = lesson_of(game)
    told, aside = page.locator(".play__course > p"), page.locator(".play__aside")
    words, seen = lesson_words(game, lang), 0
    for at, step in enumerate(step for step in course.steps if step.player == 0 and not step.by_itself):
        expect(told).to_contain_text(words(step.told.tell))
        assert page.evaluate(FITS) == []
        assert page.evaluate(SEEN)
        assert leads(page, told.locator("a"))
        if at == 1:
            page.keyboard.press("1" if step.index else "2")
            expect(aside.locator("button")).to_be_visible()
            assert len(answers(page, game)) < len(course.answers)
            expect(told).to_contain_text(words(step.told.tell))
        if step.told.look:
            expect(page.locator(".is-pointed").last).to_be_in_viewport()
        if step.index < 10:
            page.keyboard.press(str(step.index + 1)[-1])  # 0 is the tenth
        else:
            choose(page, step.index)
        settled(page)
        seen += gone_through(page)
    assert seen  # in each lesson others play, too
    expect(told).to_contain_text(words(course.end.tell))
    assert answers(page, game) == list(course.answers)
    page.keyboard.press("1")
    settled(page)
    expect(page.locator(".play__course")).to_be_hidden()
    assert page.evaluate("window.refused || []") == []


@pytest.mark.parametrize(("lang", "game", "number"), first([("ru", "deckbattle", 3), ("he", "boombit", 2)]))
def test_a_solved_position_stands_alone_until_it_is_played_on_and_is_ticked_among_all(table, lang, game, number):
    page = table(lang, game, 390)
    page.locator(".play__begin summary").first.click()
    entry = page.locator(".play__puzzles button").nth(number - 1)
    name = entry.get_attribute("aria-label")
    entry.click()
    settled(page)
    course = puzzles_of(game)[number - 1]
    offered, heading = page.locator(".play__aside button"), page.locator(".play__question:not(.play__example) h2")
    for answer in course.answers[len(course.before) :]:
        assert heading.is_visible()
        choose(page, answer)
    over = page.locator(".play__question.is-over").count() > 0
    expect(offered).to_have_count(1 if over else 2)  # what is over is not played on
    assert "נקודת המפנה" not in page.locator(".play__news").inner_text()
    assert "Перелом" not in page.locator(".play__news").inner_text()
    if not over:
        expect(heading).to_be_hidden()
        expect(offered.first).to_be_focused()
        offered.last.click()
        expect(heading).to_be_visible()
    page.locator(".play__more summary").click()
    page.locator(".play__more button").last.click()
    assert page.locator(".play__puzzles .is-solved").all_inner_texts() == [str(number)]
    page.locator(".play__puzzles button").nth(number).click()
    settled(page)
    assert page.locator(".play__log .is-new").count() == 0  # of another position nothing has happened yet
    page.go_back()
    assert entry.get_attribute("aria-label") != name


def test_a_position_is_solved_before_the_bot_goes_on(table):
    """The answer that solves it ends the turn."""
    page = table("ru", "boombit", 390)
    page.locator(".play__begin summary").first.click()
    page.locator(".play__puzzles button").nth(12).click()
    settled(page)
    course = puzzles_of("boombit")[12]
    for answer in course.answers[len(course.before) :]:
        choose(page, answer)
    expect(page.locator(".play__told-now")).to_contain_text("решена")
    told = page.locator(".play__log .is-new").count()
    page.locator(".play__aside button").last.click()
    settled(page)
    expect(page.locator(".play__question:not(.play__example) h2")).to_be_visible()
    expect(page.locator(".play__options button").first).to_be_attached()
    assert page.locator(".play__log li").last.inner_text()
    assert told and "Бот" in page.locator(".play__news").inner_text()


@pytest.mark.parametrize(("lang", "game"), first([("he", "deckbattle"), ("ru", "boombit")]))
def test_who_has_missed_a_position_is_shown_what_was_done_and_how_it_is_solved(table, lang, game):
    number, steps = next((course.number, len(course.steps)) for course in puzzles_of(game) if not course.steps[0].index)
    page = table(lang, game, 390)
    page.locator(".play__begin summary").first.click()
    page.locator(".play__puzzles button").nth(number - 1).click()
    settled(page)
    offered = page.locator(".play__aside button")
    while not offered.count():
        choose(page, page.locator(".play__options button").count() - 1)
    if page.locator(".play__news .is-other li").count() > 1:
        expect(page.locator(".play__steps")).to_be_visible()
    offered.nth(1).click()
    expect(page.locator(".play__again")).to_be_visible()
    assert gone_through(page) >= steps
    expect(offered).to_have_count(4)
    assert page.evaluate(FITS) == []


def nearly_over():
    """What a page keeps of a game of which a person still has to give the last answer: to end their turn."""
    for seed in range(99):
        session = Session.of(began(["deckbattle/deck1", "deckbattle/deck2"], ["me", "random"], seed))
        last = 0
        while session.asked is not None:
            last = last if session.bots_turn else len(session.record.answers)
            session.answer(choice(session.now) if session.bots_turn else len(session.s.ask.options) - 1)
        answers = session.record.answers[:last]
        if last and len(session.record.answers) - last < 12:
            before = at_table(session.record.game, session.record.setup, seed, ("me", "random"), answers=answers)
            return json.dumps({"saved": before.now.saved(), "names": ["me", "random"]})
    raise AssertionError("no game ends so")


def test_two_persons_at_one_screen_do_not_see_each_others_cards(table):
    stale = "; localStorage['fitil.play.deckbattle'] ||= JSON.stringify({saved: '{\"fitil\": 1}', names: ['me', 'me']})"
    page = table("ru", "deckbattle", script=kept_deck("deckbattle", "deckbattle/deck3") + stale)
    page.locator(".play__go button").first.click()
    expect(page.locator(".play__said")).to_contain_text("не продолжить")
    begin(page, 4, "me", OWN)
    while not page.locator(".play__game.is-covered").count():
        choose(page, page.locator(".play__options button").count() - 1)
    expect(page.locator(".play__card:visible")).to_have_count(0)
    assert page.locator(".play__options").inner_text() == "Показать карты"
    choose(page)
    expect(page.locator(".play__card").first).to_be_visible()
    deck = json.loads(kept(page, "deckbattle")["saved"])["decks"][0]
    assert sorted(deck) == sorted(load_deck("deckbattle/deck3").cards)


BROUGHT_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"
"""What happens to a page that the browser has kept as it was, as somebody goes back to it."""


@pytest.mark.parametrize(("lang", "game"), [("ru", "smashup"), ("he", "twister")])
def test_whoever_comes_to_a_game_of_two_persons_is_shown_nobodys_hand(table, lang, game):
    """By loading it again, in another tab, back from another page, or as the other's turn is taken back."""
    page = table(lang, game)
    begin(page, 4, "me")

    def covered(page):
        settled(page)
        expect(page.locator(".play__game.is-covered")).to_be_visible()
        for part in (".play__card", ".play__top *", ".play__log"):
            expect(page.locator(f"{part}:visible")).to_have_count(0)
        assert page.locator(".play__options button").count() == 1
        page.keyboard.press("Control+z")
        choose(page)
        expect(page.locator(".play__card:visible").first).to_be_visible()
        return page

    def taken_up(page):
        page.locator(".play__go button").first.click()
        return covered(page)

    covered(page)
    while not page.locator(".play__game.is-covered").count():
        choose(page, page.locator(".play__options button").count() - 1)
    page.reload()
    taken_up(page)
    page.evaluate(BROUGHT_BACK)
    covered(page)
    page.locator(".play__tools button").first.click()
    covered(page)
    page.go_back()
    taken_up(page)
    other = taken_up(table(lang, game))
    choose(other)
    expect(page.locator(".play__said")).not_to_be_empty()
    expect(page.locator(".play__game")).to_be_hidden()
    page.locator(".play__said button").first.click()
    covered(page)


def kept_deck(game, ref):
    """A script that keeps a deck in the workshop, as a reader would."""
    deck = {"name": OWN, "cards": dict(load_deck(ref).cards), "slots": {}}
    return f"; localStorage['fitil.workshop.{game}'] = {json.dumps(json.dumps({'at': 0, 'decks': [deck]}))}"


def test_a_deck_of_the_workshop_is_offered_and_without_webassembly_the_page_says_so(table):
    page = table("ru", "boombit", script=f"{kept_deck('boombit', 'boombit/classics')}; delete window.WebAssembly")
    expect(page.locator(".play__said")).to_contain_text("WebAssembly")
    expect(page.locator(".play__begin form")).to_be_hidden()
    assert page.locator(".play__begin optgroup option").all_inner_texts().count(OWN) == 2


SENT = """;
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (...sent) {
  if (JSON.stringify(sent).includes("begin")) window.sent = sent
  return post.apply(this, sent)
}
"""
LABELS = {
    "ru": ["Сколько игроков", "Ваша колода", "Колода игрока Б", "За игрока Б играет", "Колода игрока В"],
    "he": ["מספר השחקנים", "החפיסה שלכם", "החפיסה של שחקן ב׳", "שחקן ב׳ הוא", "החפיסה של שחקן ג׳"],
}


@pytest.mark.parametrize(("lang", "width"), first([("ru", 1280), ("he", 390), ("ru", 390), ("he", 1280)]))
def test_a_game_for_several_begins_with_a_person_or_a_bot_on_each_seat(context, address, lang, width):
    page = context(width=width).new_page()
    page.add_init_script(NOTED + SENT)
    mode = {"id": "", "name": "", "decks": [2, 4], "cards": None, "seats": [2, 4]}

    def for_four(route):
        found = json.loads(zlib.decompress(route.fetch().body()))
        letters = [seated(seat, lang)["seat"] for seat in range(4)]
        told = json.dumps({**found, "modes": [mode], "seats": letters}).encode()
        route.fulfill(body=zlib.compress(told))

    page.route("**/play/game.json.z", for_four)
    page.goto(f"{address}{lang}/boombit/play/")
    shown = page.locator(".play__begin label:not([hidden])")
    expect(shown).to_have_count(5)  # how many, two decks, the opponent, the number of the deal
    page.locator("label:not([hidden]) select").first.select_option("3")
    expect(shown).to_have_count(7)
    assert page.locator(".play__begin label:not([hidden]) > span").all_inner_texts()[:5] == LABELS[lang]
    selects = page.locator(".play__begin label:not([hidden]) select")
    selects.nth(3).select_option("me")
    selects.nth(5).select_option("random")
    inside = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert inside and page.evaluate("window.refused || []") == []
    page.locator("form .play__go button").click()
    page.wait_for_function("() => window.sent")
    sent = page.evaluate("JSON.stringify(window.sent)").replace("\\", "")
    assert '"names":["me","me","random"]' in sent
    assert len({*re.findall(r"boombit/[\w-]+", sent)}) == 3


@pytest.mark.parametrize(("lang", "game"), first([("he", "boombit"), ("ru", "deckbattle")]))
def test_an_example_of_the_rule_pages_is_stepped_through_on_the_table(borrowing, address, lang, game):
    page = borrowing(390)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(NOTED)
    page.goto(f"{address}{lang}/{game}/examples/")
    page.locator(".example-play a").first.click()
    where = page.locator(".play__example")
    expect(where).to_be_visible()
    expect(page.locator(".play__begin")).to_be_hidden()
    back, onward = (where.get_by_role("button", name=name, exact=True) for name in WAYS[lang])
    expect(back).to_be_disabled()
    before = page.locator(".play__table").inner_html()
    while onward.is_enabled():
        onward.click()
    assert page.locator(".play__table").inner_html() != before
    assert leads(page, where.locator("li a").first)
    while back.is_enabled():
        back.click()
    assert page.locator(".play__table").inner_html() == before
    assert leads(page, where.locator("p a").first)
    page.locator(".play__card").first.press("Enter")
    expect(page.locator(".play__dialog .play__printed").first).to_be_visible()
    assert page.evaluate("window.refused || []") == []
