"""The table in the page as it looks: nothing scrolls, cards lie where the rules say, what others do is shown."""

import json
import random
import re

import pytest
from playwright.sync_api import expect

from cards import load_game
from cards.languages import LANGS
from rules_checker.play import Session
from rules_checker.play.game.course import lesson_of, puzzles_of
from rules_checker.play.game.deal import begin as began
from tests.axe import violations
from tests.budget import HE_FIRST, LONG, RU_FIRST, first
from tests.rules_checker.play.playing import against_chance, asked_for, at_table
from tests.site.playing import FITS, MODES, PLAYED, answers, begin, choose, gone_on, settled, step_of, taught_until


def test_what_others_do_is_shown_where_it_happens_until_a_touch_and_not_to_who_wants_no_motion(borrowing, address):
    """A bot's turn of several steps: each is told over the question, and cards move for a moment."""
    found = {}
    for motion in ("no-preference", "reduce"):
        page = borrowing(390, 700)
        page.emulate_media(reduced_motion=motion)
        page.add_init_script(MOVED + PLAYED)
        page.goto(f"{address}ru/deckbattle/play/")
        begin(page, 1, "greedy")
        theirs = page.locator(".play__news .is-other li")
        while theirs.count() < 2:
            page.evaluate("window.earlier = (window.earlier ?? 0) + window.told.length; window.told = []")
            page.locator(".play__options button").last.evaluate("one => one.click()")
            settled(page)
        assert page.locator(".play__happening").inner_text() == ""
        found[motion] = page.evaluate("[window.moved.length, window.earlier + window.told.length]")
        assert page.evaluate("window.moved.every(ms => ms <= 400)")
        if motion == "no-preference":
            whole, touched = told_with_and_without_a_touch(page)
            assert touched < whole
        assert "Бот" in page.locator(".play__heard").inner_text()  # and it is told, either way
        gone_through_again(page)
        page.evaluate("localStorage.clear()")  # or the next would be asked whether to throw this game away
    assert found["reduce"] == [0, 0]
    assert min(found["no-preference"]) > 2


ENDLESS = "; const soon = setTimeout; window.setTimeout = (what, ms, ...more) => ms < 5000 && soon(what, ms, ...more)"
"""Nothing is over because it has been there for long."""
HELD = """() => {
  const [game, held] = [document.querySelector(".play__game"), document.querySelector(".play__happening small")]
  return held || !game.hasAttribute("aria-busy")
}"""


def test_who_hits_a_fortress_stands_there_until_a_key_goes_on(borrowing, address):
    page = borrowing(390, 700)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(PLAYED + ENDLESS)
    page.goto(f"{address}ru/deckbattle/play/")
    begin(page, 1, "greedy")
    held, told = page.locator(".play__happening small"), page.locator(".play__happening")
    for _ in range(60):
        page.locator(".play__options button").last.evaluate("one => one.click()")
        page.wait_for_function(HELD)
        if held.count():
            break
    hit = told.inner_text()
    assert "Нажмите, чтобы идти дальше" in hit and re.search("бастион|форт", hit, re.IGNORECASE), hit
    page.wait_for_timeout(100)
    assert told.inner_text() == hit
    page.keyboard.press("Shift")
    page.wait_for_function("hit => document.querySelector('.play__happening').innerText !== hit", arg=hit)


LYING = "[...document.querySelectorAll('.play__row [data-card]')].map(one => one.title).join()"


SHOWN = """() => {
  const pictures = [...document.querySelectorAll(".play__again .play__of img")]
  const ids = pictures.map(one => one.src.match(/faces\\/(.+?)\\.webp/)[1])
  const pointed = [...document.querySelectorAll(".is-pointed")].map(one => one.dataset.card)
  const there = [...document.querySelectorAll(".play__table .play__row [data-card]")].map(one => one.dataset.card)
  return ids.every(id => !there.includes(id) || pointed.includes(id))
}"""
"""Whether each card that a step is about is marked where it lies."""


def test_a_newcomer_goes_through_what_the_bot_did_until_that_is_enough(table):
    page = table("ru", "deckbattle", 390, played="")
    begin(page, 11, "greedy")
    again, asked = page.locator(".play__again"), page.locator(".play__question:not(.play__example) h2")

    def after_the_bot():
        while not again.is_visible():
            choose(page)
        expect(asked).to_be_hidden()

    after_the_bot()
    held = answers(page, "deckbattle")
    for _ in range(int(again.locator(".play__step").inner_text().split()[-1]) - 1):
        expect(again.locator(".play__unpick")).to_be_visible()
        page.keyboard.press("Enter")
    expect(again.locator(".play__unpick")).to_be_hidden()  # the last step leads to the game where the others led on
    page.keyboard.press("Enter")
    expect(again).to_be_hidden()
    expect(asked).to_be_visible()
    assert answers(page, "deckbattle") == held  # kept when it was chosen, whatever of it had been shown
    assert page.evaluate("document.activeElement.closest('.play__options, .play__asked') !== null")
    for _ in range(2):  # once may be by mistake
        after_the_bot()
        again.locator(".play__unpick").click()
        expect(asked).to_be_visible()
    given, mine = len(answers(page, "deckbattle")), 0
    while len(answers(page, "deckbattle")) == given + mine:  # until the bot has answered, too
        choose(page)
        mine += 1
        expect(again).to_be_hidden()
    page.reload()
    page.locator(".play__go button").first.click()
    settled(page)
    expect(asked).to_be_visible()
    assert page.evaluate("localStorage['fitil.played.deckbattle']") == ""


@RU_FIRST
def test_a_lesson_marks_one_planet_and_goes_through_a_fight_of_ones_own_in_its_room(table, lang):
    """Others have answered in one's own turn; ships of one of them that leave one by one are one step."""
    page = table(lang, "cosmic", 390)
    page.locator(".play__begin .md-button--primary:visible").click()
    settled(page)
    again = page.locator(".play__again")
    steps = [step for step in lesson_of("cosmic").steps if step.player == 0 and not step.by_itself]
    found = {}
    for step in steps[: next(at for at, step in enumerate(steps) if step.told.tell == "again")]:
        planets = page.locator(".play__row .play__card:is(.is-pointed, .is-lit)[data-card^=planet]")
        assert planets.count() == any(one.startswith("planet") for one in step.told.look)
        choose(page, step.index)  # from the list, which stays open where there is little room
        if again.is_visible():
            assert page.evaluate(FITS) == []
            assert again.locator(".play__chapters").evaluate("one => one.clientWidth > innerWidth / 2"), (
                "beside two cards"
            )
            expect(again.locator(".play__keys button").last).to_be_in_viewport(ratio=1)
            found[step.told.tell] = int(again.locator(".play__step").inner_text().split()[-1])
            again.locator(".play__unpick").click()
    expect(page.locator(".play__question:not(.play__example) h2")).to_be_visible()
    assert found == {"alien": 4, "invite": 3, "plan": 7}


def test_a_blow_at_the_bots_fortress_does_not_mark_ones_own(table):
    """Both players hold that card, and only one's own is to be seen."""
    spell = step_of("deckbattle", "spell")
    page = taught_until(table, "ru", "deckbattle", spell)
    choose(page, spell.index)
    again = page.locator(".play__again")
    while "бастион бота" not in again.locator(".play__chapters").inner_text().lower():
        again.locator(".play__keys button").last.click()
    expect(again.locator(".play__of img")).to_have_count(2)
    expect(page.locator(".play__hand [data-card=fortress]")).to_be_visible()
    assert page.locator(".is-pointed").evaluate_all("ones => ones.map(one => one.dataset.card)") == ["zombie"]


def test_a_room_that_somebody_turns_is_marked_and_in_sight(table):
    """Whoever turns it is elsewhere, as it is the room's pair."""
    wand = step_of("twister", "wand")
    page = taught_until(table, "ru", "twister", wand)
    choose(page, wand.index)
    again = page.locator(".play__again")
    while "поворачивает" not in again.locator(".play__chapters").inner_text():
        again.locator(".play__keys button").last.click()
    room = page.locator(".play__part.is-pointed")
    expect(room).to_have_attribute("data-laid", "laundry")
    shown = page.locator(f'.play__way[data-part="{room.get_attribute("data-part")}"]')
    expect(shown).to_have_attribute("aria-pressed", "true")


CUT = """() => {
  const news = document.querySelector(".play__news")
  const {top, bottom, height} = news.getBoundingClientRect()
  const lines = [...news.querySelectorAll("h3, p, li")].map(one => one.getBoundingClientRect())
  const across = at => lines.filter(one => one.top < at - 1.5 && one.bottom > at + 1.5).length
  return [height && lines.length, across(top) + across(bottom), news.scrollHeight > height + 1]
}"""
"""Of the news: how many lines are there, how many of them are cut, and whether some are out of sight."""


def test_no_sentence_of_what_has_happened_is_cut_where_there_is_little_room(table):
    page = table("ru", "cosmic", 390)
    page.set_viewport_size({"width": 390, "height": 700})
    begin(page, 11, "greedy")
    found = []
    for _ in range(12):
        page.locator(".play__options button").first.evaluate("one => one.click()")
        settled(page)
        found.append(page.evaluate(CUT))
    assert all(lines for lines, _, _ in found) and any(more for _, _, more in found)
    assert [cut for _, cut, _ in found] == [0] * len(found)


def gone_through_again(page):
    """What was told is gone through at one's own pace, with the table of each step, and ends at the same question."""
    asked, again = page.locator(".play__question:not(.play__example) h2"), page.locator(".play__again")
    question, now = asked.inner_text(), page.evaluate(LYING)
    way = page.locator(".play__steps")
    assert way.inner_text() == way.get_attribute("title")  # it is named until it has been used
    way.click()
    expect(asked).to_be_hidden()
    assert page.evaluate(SHOWN)
    steps = [again.locator(".play__chapters").inner_text()]
    tables, pictures = {page.evaluate(LYING)}, []
    count = again.locator(".play__step")
    for at in range(1, int(count.inner_text().split()[-1])):
        again.locator(".play__keys button").last.click()
        assert count.inner_text().split()[1] == str(at + 1)
        steps.append(again.locator(".play__chapters").inner_text())
        assert page.evaluate(SHOWN)
        pictures.append(again.locator(".play__of img").count())
        tables.add(page.evaluate(LYING))
    told = page.locator(".play__log .is-new").all_text_contents()
    assert [line.strip() for line in "\n".join(steps).splitlines() if line] == [one.split("\u00a0§")[0] for one in told]
    assert len(tables) > 1 and any(pictures)
    again.locator(".play__keys").get_by_role("button", name="К игре", exact=True).click()
    assert way.inner_text() == ""
    assert (asked.inner_text(), page.evaluate(LYING)) == (question, now)


def told_with_and_without_a_touch(page):
    """How many steps were told of the last answer, and of the same one, taken back, to who touches at the first."""
    before = page.evaluate("window.told.splice(0)")
    page.keyboard.press("Control+z")
    settled(page)
    page.evaluate("window.touches = true")
    page.locator(".play__options button").last.evaluate("one => one.click()")
    settled(page)
    told = page.evaluate("window.told.length")
    page.evaluate("told => { window.told.push(...told) }", before)
    return len(before), told


MOVED = """
window.moved = []
window.told = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  if (this.matches(".play__card")) window.moved.push(how.duration)
  return animate.call(this, frames, how)
}
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const told = document.querySelector(".play__happening")?.textContent
  if (!told || told === window.told.at(-1)) return
  window.told.push(told)
  if (window.touches) dispatchEvent(new PointerEvent("pointerdown"))
}).observe(document.body, {subtree: true, childList: true}))
"""


WIDTHS = [(390, 700), (360, 640), (1280, 800)]


SHORT_AND_LONG = [
    pytest.param(game, LANGS[(at + turn) % 2], *length, marks=LONG if turn else ())
    for at, game in enumerate(MODES)
    for turn, length in enumerate([(9, 3), (24, 6)])
]
"""A game's first turns in one language, and more of them in the other."""


@pytest.mark.parametrize(("game", "lang", "turns", "looks"), SHORT_AND_LONG)
def test_nothing_scrolls_in_play_and_axe_finds_nothing(table, lang, game, turns, looks):
    """Through a game against a bot, at every size: the page is as large as the window, with all its cards.

    axe looks at each size once, light or dark; in `make long` at each in both.
    """
    page = table(lang, game, 390)
    begin(page, 7, "greedy")
    turn, checked = 0, set()
    while page.locator(".play__number").count() and turn < turns:
        page.set_viewport_size(dict(zip(("width", "height"), WIDTHS[turn % 3], strict=True)))
        assert page.evaluate(FITS) == []
        dark = turn % 2
        if len(checked) < looks and (turn % 3, dark) not in checked:
            page.evaluate("dark => document.documentElement.dataset.mdColorScheme = dark ? 'slate' : 'default'", dark)
            assert violations(page) == []
            checked.add((turn % 3, dark))
        page.keyboard.press(str(1 + turn % min(9, page.locator(".play__number").count())))
        settled(page)
        turn += 1
    assert len(checked) == looks
    assert page.evaluate("window.refused || []") == []


@pytest.mark.parametrize(("lang", "width"), first([("he", 390), ("ru", 1280)]))
def test_cards_and_lanes_lie_as_in_the_pictures_of_the_rules(table, lang, width):
    """The leftmost card of the hand is on the left, and the reader's creatures are on the left of the bridge."""
    page = table(lang, "deckbattle", width)
    begin(page, 11, "greedy")
    for _ in range(3):
        choose(page)
    session = Session.of(began(["deckbattle/deck1", "deckbattle/deck2"], ["me", "greedy"], 11, MODES["deckbattle"]))
    for index in answers(page, "deckbattle"):
        session.answer(index)
    hand = page.locator(".play__hand .play__card").evaluate_all(AT)
    assert [one["card"] for one in sorted(hand, key=lambda one: one["left"])] == session.view()["sides"]["A"]["hand"]
    for lane in page.locator(".play__lane").all():
        bridge = lane.locator(".play__between .play__card").evaluate_all(AT)[0]["left"]
        near, far = (lane.locator(f".{side} .play__card").evaluate_all(AT) for side in ("is-near", "is-far"))
        assert all(one["left"] < bridge for one in near) and all(one["left"] > bridge for one in far)
        assert [one["left"] for one in near] == sorted((one["left"] for one in near), reverse=True)
        assert [one["left"] for one in far] == sorted(one["left"] for one in far)


AT = "all => all.map(one => ({card: one.dataset.card, left: one.getBoundingClientRect().left}))"


def smashup_at(found):
    """What a page keeps of a game of Smash Up in which a person is asked where `found` is true of the view."""
    for seed in range(60):
        course, rng = puzzles_of("smashup")[seed % 30], random.Random(seed)
        session = at_table(load_game("smashup"), course.setup, seed, ("me", "me"))
        while session.asked is not None and len(session.record.answers) < 700:
            session.look()
            if session.asked == 0 and found(session.view()):
                kept = {"saved": session.now.saved(), "names": ["me", "greedy"]}
                return f"; localStorage['fitil.play.smashup'] ||= {json.dumps(json.dumps(kept))}"
            count = len(session.question()["options"])
            session.answer(rng.randrange(count) if rng.random() < 0.3 else rng.randrange(max(1, count - 1)))
    raise AssertionError("no game comes there")


@pytest.mark.parametrize(("lang", "does"), [("he", "להשליך את"), ("ru", "Сбросить карту")])
def test_a_card_that_is_held_tells_what_is_asked_and_what_would_be_done(table, lang, does):
    page = table(lang, "smashup", 390, smashup_at(lambda view: view["question"]["kind"] == "limit"))
    page.locator(".play__go button").first.click()
    settled(page)
    asked = page.locator(".play__question:not(.play__example) h2").inner_text().partition("\u00a0")[0]
    page.locator(".play__hand .is-lit").first.dispatch_event("contextmenu")
    held = page.locator(".play__sheet")
    expect(held.locator(".md-button").first).to_contain_text(does)
    expect(held).to_contain_text(asked)


BADGES = """() => [...document.querySelectorAll(".play__camps li:has(.play__figures) + li")].flatMap((over) => {
  const badge = over.previousElementSibling.querySelector(".play__figures b").getBoundingClientRect()
  const {left, right} = over.getBoundingClientRect()
  const middle = (badge.left + badge.right) / 2
  return badge.width ? [middle < left || middle > right] : []
})"""
"""Of each card at the open base that another lies upon, whether the number on it is on the part that is seen."""


@HE_FIRST
def test_where_many_stand_each_number_is_on_its_own_card(table, lang):
    def crowded(view):
        found = [[one["owner"] for one in base["minions"]] for base in view["bases"]]
        return view["question"]["kind"] == "play" and any(one.count(seat) > 5 for one in found for seat in "AB")

    page = table(lang, "smashup", 390, smashup_at(crowded))
    page.locator(".play__go button").first.click()
    settled(page)
    found = page.evaluate(BADGES)
    assert len(found) > 4 and all(found)


HIDDEN = """() => [...document.querySelectorAll(".play__rows .play__card")].flatMap((card) => {
  card.classList.add("is-picked", "is-lit")
  const wrong = [...document.querySelectorAll(".play__rows .play__figures b")].filter((badge) => {
    const {left, right, top, bottom} = badge.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const seen = [[x, y], [left + 3, y], [right - 3, y]].map((at) => document.elementFromPoint(...at))
    return !seen.every((one) => badge.closest("button").contains(one))
  })
  card.classList.remove("is-picked", "is-lit")
  return wrong.map((badge) => `${badge.closest("button").title} beside ${card.title}`)
})"""
"""The numbers of cards in rows that another card covers, whichever of them is picked."""
OUTSIDE = """all => all.flatMap((one) => {
  const [{left, right, top, bottom}, room] = [one, one.closest(".play__row")].map((of) => of.getBoundingClientRect())
  return left < -1 || right > innerWidth + 1 || top < room.top - 1 || bottom > room.bottom + 1 ? [one.outerHTML] : []
})"""


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_no_number_lies_under_a_neighbour_and_what_is_under_a_card_stays_in_its_row(table, lang):
    def crowded(session):
        lying = session.view()["sides"]["A"]["in_play"]
        return len(lying) > 3 and any(one["mods"] for one in lying)

    session = asked_for("boombit", "main", crowded)
    page = gone_on(table, lang, session, session.record.names)
    assert page.locator(".play__rows .play__figures b").count() > 3
    assert page.evaluate(HIDDEN) == []
    under = page.locator(".play__rows .play__under")
    assert under.count() and under.evaluate_all(OUTSIDE) == []


def test_the_place_that_is_told_of_is_in_sight_and_marked(table):
    """In the lesson another base is opened before the next step tells of one."""
    page = table("he", "smashup", 390)
    page.locator(".play__go button:visible").first.click()
    settled(page)
    course = lesson_of("smashup")
    page.locator('[data-site="rooftop"] .play__open').click()
    choose(page, course.steps[0].index)
    opened = page.locator('.play__site:has([aria-expanded="true"])')
    assert opened.get_attribute("data-site") == course.steps[1].told.look[-1]
    expect(page.locator(".play__at .is-pointed")).to_have_attribute("data-card", course.steps[1].told.look[-1])


def test_what_went_wrong_is_read_over_the_table(table):
    page = table("he", "deckbattle", 390)
    begin(page, 7, "random")
    seen = """() => {
      const said = document.querySelector(".play__said")
      said.textContent = "!"
      const {left, top, width, height} = said.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === said
    }"""
    assert page.evaluate(seen)
    choose(page)
    expect(page.locator(".play__said")).to_have_text("")


@pytest.mark.long
def test_after_a_game_to_which_nobody_brings_a_deck_no_decks_are_offered(table):
    session, rng = against_chance("twister", 5), random.Random(5)
    while session.asked is not None:
        session.answer(rng.randrange(len(session.s.ask.options)))
    record, last = session.record, session.last.after
    page = gone_on(table, "ru", Session.of(record.upto(last)), record.names)
    page.locator(".play__options button").nth(record.answers[last]).evaluate("one => one.click()")
    settled(page)
    expect(page.locator(".play__options button").filter(has_text="Новая партия")).to_have_count(1)
    expect(page.locator(".play__options button").filter(has_text="колоды")).to_have_count(0)


ROWS = """one => Object.values(Object.groupBy(one.children, item => Math.round(item.getBoundingClientRect().top)))
  .map(row => row.length)"""
"""How many of what is told of a player, or of the game, stand in each row."""
TOUCH = """one => [...one.querySelectorAll("li")].flatMap(item => {
  const [{top, bottom}, frame] = [item.firstElementChild, one].map(it => it.getBoundingClientRect())
  return top < frame.top + 2 || bottom > frame.bottom - 2 ? [item.textContent] : []
})"""
"""What touches the frame of the strip that it is in."""


def test_what_is_told_of_a_player_and_the_game_is_in_even_rows_clear_of_the_frame(table):
    page = table("ru", "smashup", 390)
    begin(page, 5, "greedy")
    for _ in range(6):
        choose(page)
        assert page.locator(".play__strip").evaluate_all(f"all => all.flatMap({TOUCH})") == []
        for rows in page.locator(".play__facts, .play__strip ul").evaluate_all(f"all => all.map({ROWS})"):
            assert len(rows) == 1 or min(rows) > 1, rows
    dot = page.locator(".play__strip li").first.evaluate("one => getComputedStyle(one, '::after').content")
    assert "·" in dot, "between the names of two factions"


def test_discs_that_may_be_chosen_are_lighter_than_the_others_of_their_fan(table):
    page = table("he", "twister", 390)
    begin(page, 5, "greedy")
    looks = page.locator(".play__rows .play__card > .is-disc").evaluate_all(
        "all => all.map(one => [one.parentElement.matches('.is-lit'), getComputedStyle(one).filter])"
    )
    assert {lit for lit, _ in looks} == {True, False}
    assert all((look == "none") is lit for lit, look in looks)
