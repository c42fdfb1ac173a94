"""The table in the page when an answer comes twice or late, and when a game is kept elsewhere, half, or nowhere."""

import base64
import json
import zlib

import pytest
from playwright.sync_api import expect

from tests.budget import LONG, first
from tests.rules_checker.play.playing import alone
from tests.site.playing import MODES, answers, begin, choose, kept, settled

COMES_TWICE = """() => {
  const post = Worker.prototype.postMessage
  window.sent = 0
  Worker.prototype.postMessage = function (asked, ...more) {
    if (asked?.args?.do === "answer") window.sent++
    post.call(this, asked, ...more)
  }
}"""


@pytest.mark.parametrize("game", [pytest.param(one, marks=() if one == "boombit" else LONG) for one in MODES])
def test_whoever_touches_twice_or_while_an_answer_is_under_way_answers_once(table, game):
    """By a double click, and by clicks without a pause on whatever can be clicked; then the game goes on."""
    page = table("ru", game, 1280)
    begin(page, 11, "random")
    page.evaluate(COMES_TWICE)
    given = len(answers(page, game))
    touch = """() => {
      for (const one of document.querySelectorAll(".play__options button")) for (let n = 0; n < 3; n++) one.click()
    }"""
    twice = [lambda: page.evaluate(touch), page.locator(".play__options button").first.dblclick]
    for n, touched in enumerate(twice * 4):
        if kept(page, game) is None:  # it is over, and what is offered is another one
            break
        before = page.evaluate("window.sent")
        touched()
        settled(page)
        expect(page.locator(".play__said")).to_be_empty()
        assert n % 2 or page.evaluate("window.sent") == before + 1, "one answer to one question"
        given += 1
    assert kept(page, game) is None or len(answers(page, game)) >= given


def test_an_answer_to_an_older_question_is_told_in_a_sentence_and_the_game_goes_on(table):
    page = table("ru", "deckbattle", 1280)
    begin(page, 11, "random")
    choose(page)
    page.evaluate("""() => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (asked, ...more) {
        if (asked?.args?.do === "answer") asked = {...asked, args: {...asked.args, count: 0}}
        Worker.prototype.postMessage = post
        post.call(this, asked, ...more)
      }
    }""")
    before = answers(page, "deckbattle")
    choose(page)
    expect(page.locator(".play__said")).to_have_text(
        "На этот вопрос уже ответили: партия продолжается с того, на чём стоит."
    )
    assert answers(page, "deckbattle") == before
    choose(page)
    expect(page.locator(".play__said")).to_be_empty()
    assert len(answers(page, "deckbattle")) > len(before)


def test_where_there_is_no_room_to_keep_the_game_that_is_said_and_it_goes_on(table):
    full = "; Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    page = table("ru", "deckbattle", 1280, full)
    begin(page, 11, "random")
    expect(page.locator(".play__said")).to_contain_text("не осталось места")
    page.locator(".play__said button").click()
    choose(page)
    expect(page.locator(".play__options button").first).to_be_visible()


@pytest.mark.parametrize("kept", [
    '{"saved": "{\\"fitil\\": 1, \\"ga',
    '{"saved": 5, "names": ["me"]}',
    '{"saved": "{\\"fitil\\": 0}", "names": ["me", "random"]}',
])  # fmt: skip
def test_a_game_that_was_half_written_or_is_an_earlier_versions_is_told_to_be_lost(table, kept):
    page = table("ru", "deckbattle", 1280, f"; localStorage['fitil.play.deckbattle'] ||= {json.dumps(kept)}")
    page.locator(".play__go button").first.click()
    expect(page.locator(".play__said")).to_contain_text("не продолжить")
    begin(page, 4, "random")
    assert answers(page, "deckbattle") is not None


@pytest.mark.parametrize(("lang", "told"), first([
    ("he", "אי אפשר להמשיך את המשחק שהתחיל. זה משחק שמור של משחק אחר: קרב החפיסות."),
    ("ru", "Начатую партию не продолжить. Это партия другой игры: «Битва колод»."),
]))  # fmt: skip
def test_a_link_to_a_game_of_another_game_is_told_by_name_and_what_is_kept_here_stays(table, lang, told):
    page = table(lang, "boombit", 1280)
    begin(page, 11, "random")
    before = answers(page, "boombit")
    link = {"saved": alone().now.saved(), "names": ["me", "random"]}
    mark = base64.urlsafe_b64encode(zlib.compress(json.dumps(link).encode(), wbits=-15)).decode().rstrip("=")
    page.goto(f"{page.url.partition('#')[0]}?linked#game={mark}")
    page.locator(".play__go button").first.click()
    expect(page.locator(".play__said")).to_have_text(told)
    page.locator(".play__go button").first.click()
    settled(page)
    expect(page.locator(".play__said")).to_be_empty()
    assert answers(page, "boombit") == before


def test_a_number_of_a_deal_that_is_none_is_told_in_the_pages_language(table):
    page = table("he", "boombit", 1280)
    number = page.locator(".play__begin form input")
    for text, told in (("7а", "מספר החלוקה הוא מספר שלם, עד 38 ספרות."), ("7", ""), ("", "")):
        number.fill(text)
        assert number.evaluate("one => one.validationMessage") == told


def test_of_two_tabs_with_one_game_the_other_says_so_and_goes_on_where_it_has_come_to(table):
    here, there = table("ru", "boombit", 1280), table("ru", "boombit", 1280)
    expect(there.locator(".play__go button").first).to_be_hidden()
    begin(here, 11, "random")
    there.locator(".play__go button").first.click()
    settled(there)
    for one, other in ((here, there), (there, here)):
        choose(one)
        notice = other.locator(".play__said")
        expect(notice).to_contain_text("в другой вкладке")
        gone = answers(one, "boombit")
        if one is here:  # an answer to the older question is none; or one says that it goes on here
            other.locator(".play__options button").first.click()
        else:
            notice.get_by_role("button", name="Продолжить здесь").click()
        expect(notice).to_be_empty()
        settled(other)
        assert answers(other, "boombit") == gone, "nothing is lost, and nothing was answered that was not seen"
        expect(one.locator(".play__said")).to_be_empty()
    assert len(answers(here, "boombit")) > len(gone) - 1
