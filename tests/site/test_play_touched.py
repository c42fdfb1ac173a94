"""The table in the page under fingers: what a touch chooses, what it only shows, and what it does not do."""

import pytest
from playwright.sync_api import expect

from cards import load_game
from rules_checker.play.game.course import lesson_of, puzzles_of
from rules_checker.play.page import door
from rules_checker.setup import setup_of
from tests.budget import LONG
from tests.rules_checker.play.playing import against_chance, asked_again, asked_for, at_table, play_until
from tests.site.playing import answers, begin, choose, gone_on, settled, taught_until

HELD = {
    "boombit": ("main", "play", "creep"),
    "smashup": ("play", "play", "minion"),
    "cosmic": ("plan", "play", "attack"),
    "twister": ("act", "walk", "character"),
}
"""What is dragged, by game: at which question, by which option, and the type of the card."""


def test_a_finger_that_comes_before_the_new_options_can_be_seen_chooses_none(table):
    """Time stands still, so that the second tap comes at once, however slow the machine is.

    `page.clock` would stand still for all pages of the browser, in later tests, too.
    """
    stop = "now => { Date.now = () => now }"
    page = table("ru", "boombit", 390)
    begin(page, 11, "random")
    choose(page)
    while page.locator(".play__options button").count() < 3:
        choose(page)
    page.evaluate(stop, 1_900_000_000_000)
    choose(page)
    before, last = answers(page, "boombit"), page.locator(".play__options button").last
    tap = "one => { for (const [name, how] of [['pointerdown', {pointerType: 'touch'}], ['click', {detail: 1}]])" \
          " one.dispatchEvent(new PointerEvent(name, {bubbles: true, cancelable: true, ...how})) }"  # fmt: skip
    last.evaluate(tap)
    settled(page)
    assert answers(page, "boombit") == before
    page.evaluate(stop, 1_900_000_001_000)
    last.evaluate(tap)
    settled(page)
    assert len(answers(page, "boombit")) > len(before)


def test_nobody_is_advised_while_an_answer_is_under_way_and_what_went_wrong_locks_nothing(table):
    page = table("ru", "boombit", 1280)
    begin(page, 11, "random")
    hint = page.locator(".play__tools > button").nth(1)
    expect(hint).to_be_enabled()
    assert page.evaluate("""() => {
      const [, hint] = document.querySelectorAll(".play__tools > button")
      document.querySelector(".play__options button").click()
      return hint.disabled
    }""")
    settled(page)
    expect(hint).to_be_enabled()
    fault = page.locator(".play__said")
    page.evaluate("""() => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (asked, ...more) {
        if (asked?.args?.do === "hint") asked = {...asked, args: {...asked.args, do: "nothing"}}
        post.call(this, asked, ...more)
      }
    }""")
    for leave in (lambda: fault.locator("button").click(), lambda: page.keyboard.press("Escape")):
        hint.click()
        expect(fault).not_to_be_empty()
        told, asked = fault.bounding_box(), page.locator(".play__question:visible").bounding_box()
        assert told["x"] + told["width"] <= asked["x"]
        leave()
        expect(fault).to_be_empty()


def test_a_card_is_dragged_to_where_it_goes_and_nowhere_else(table):
    page = table("ru", "deckbattle", 1280)
    begin(page, 11, "random")
    lit, targets = page.locator(".play__hand .play__card.is-lit"), page.locator(".play__target:not([hidden])")

    def lifted():
        """Take up the first card that has more than one place to go to; tell where it lay."""
        for card in lit.all():
            box = card.bounding_box()
            page.mouse.move(box["x"] + 12, box["y"] + 30)
            page.mouse.down()
            page.mouse.move(box["x"] + 40, box["y"] - 20, steps=2)
            if targets.count():
                return box["x"] + 12, box["y"] + 30
            page.mouse.move(box["x"] + 12, box["y"] + 30)
            page.mouse.up()
        return None

    while not (home := lifted()):
        choose(page)
    before = answers(page, "deckbattle")
    expect(page.locator(".play__ghost.is-dragged")).to_have_count(1)
    page.mouse.move(*home)  # back in the hand it is let go
    page.mouse.up()
    expect(targets).to_have_count(0)
    expect(page.locator(".play__ghost, .play__options .is-among")).to_have_count(0)
    assert answers(page, "deckbattle") == before
    lifted()
    box = targets.first.bounding_box()
    meant = targets.first.get_attribute("data-options").split()
    own = page.locator(".play__card.is-picked").get_attribute("data-options").split()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
    expect(page.locator(".play__target.is-under")).to_have_count(1)
    page.mouse.up()
    settled(page)
    [index] = {*meant} & {*own}
    assert answers(page, "deckbattle")[: len(before) + 1] == [*before, int(index)]
    expect(page.locator(".play__ghost")).to_have_count(0)


@pytest.mark.parametrize("game", [pytest.param(one, marks=() if one == "smashup" else LONG) for one in HELD])
def test_what_is_dragged_is_played_on_what_it_is_dropped_on(table, game):
    """A card of the hand, or who stands on a board; what is asked next is answered by where it was dropped."""
    kind, verb, of = HELD[game]
    cards, session = load_game(game).cards, against_chance(game, 3)

    def can():
        found = [one.split() for one in options(session)] if session.s.ask.kind == kind else []
        return [at for at, one in enumerate(found) if one[0] == verb and cards[one[1]].type == of]

    play_until(session, can)
    page = gone_on(table, "ru", session, session.record.names)
    page.set_viewport_size({"width": 1280, "height": 800})
    given, option = list(session.record.answers), can()[0]
    held, place = (
        f'.play__hand [data-card="{options(session)[option].split()[1]}"].is-lit',
        page.locator(".play__table"),
    )
    meant = [option]
    if game == "twister":
        square = session.question()["options"][option]["square"]
        held = f'[data-square="{square}"].is-lit'
    elif game == "smashup":
        session.answer(option)
        meant.append(1)
        place = page.locator(f'[data-site="{options(session)[1]}"] .play__meter')
    lifted(page, page.locator(held).first)
    if game == "twister":
        place = page.locator('[data-ahead="1"]').last
        session.answer(option)
        meant.append(options(session).index(f"square {place.get_attribute('data-square')}"))
    dropped(page, place)
    settled(page)
    assert answers(page, game)[: len(given) + len(meant)] == [*given, *meant]
    expect(page.locator(".play__ghost")).to_have_count(0)


def options(session):
    return [one["words"] for one in session.question()["options"]]


def lifted(page, thing):
    box = thing.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12, steps=2)
    expect(page.locator(".play__ghost.is-dragged")).to_have_count(1)


def dropped(page, place):
    box = place.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()


def test_numbers_say_what_they_are_where_a_finger_asks(table):
    page = table("ru", "boombit", 390)
    begin(page, 11, "random")
    choose(page)
    page.locator(".play__strip").last.locator("ul").click(position={"x": 5, "y": 5})
    expect(page.locator(".play__legend")).to_contain_text("жизн")
    assert page.locator(".play__dialog h2").inner_text() == page.locator(".play__strip h2 span").last.inner_text()
    page.keyboard.press("Escape")
    page.locator(".play__facts li").last.click()
    expect(page.locator(".play__legend small").last).to_contain_text("сыграть")


def test_who_touches_what_a_spell_would_hit_is_asked_first(table):
    """A creature that one option is about, and a spell with it: the touch shows that option, another one takes it."""
    number, index = next(
        (course.number, index)
        for course in puzzles_of("deckbattle")
        for index in alone(door.ask("puzzle", "ru", game="deckbattle", number=course.number))
    )
    page = table("ru", "deckbattle", 390)
    page.locator(".play__begin summary").first.click()
    page.locator(".play__puzzles button").nth(number - 1).click()
    settled(page)
    page.locator(f'.play__table .play__card[data-options="{index}"]').first.click()
    option = page.locator(".play__options .is-among")
    expect(option).to_have_count(1)
    page.locator(".play__unpick:visible").click()
    expect(option).to_have_count(0)
    page.locator(f'.play__table .play__card[data-options="{index}"]').first.click()
    told = page.locator(".play__log h3").count(), page.locator(".play__log li").count()
    option.locator("button").click()
    settled(page)
    assert told != (page.locator(".play__log h3").count(), page.locator(".play__log li").count())


def test_what_would_do_nothing_is_not_done_by_one_touch(table):
    def idle(at):
        return any(one.get("idle") and one["words"].startswith("play") for one in at.question()["options"])

    session = asked_for("boombit", "main", idle, ["boombit/balagan-sleeve", "boombit/bog-compost"])
    page = gone_on(table, "ru", session, ["me", "random"])
    before = answers(page, "boombit")
    card = next(one["words"].split()[1] for one in session.question()["options"] if one.get("idle"))
    page.locator(f".play__hand [data-card={card}]").first.click(position={"x": 6, "y": 40})
    expect(page.locator(".play__options .is-among")).to_contain_text("ничего не произойдёт")
    assert answers(page, "boombit") == before
    page.locator(".play__options .is-among button").click()
    settled(page)
    assert len(answers(page, "boombit")) > len(before)


def test_a_turn_in_which_more_can_be_done_is_ended_only_by_who_means_it(table):
    def wasting(at):
        return any(one.get("wastes") for one in at.question()["options"])

    session = begun("twister/beginner", wasting)
    at = next(at for at, one in enumerate(session.question()["options"]) if one.get("wastes"))
    page = gone_on(table, "ru", session, ["me", "random"])
    before, sure = answers(page, "twister"), page.locator(".play__sure")
    choice = page.locator(".play__options button").nth(at)
    if not choice.is_visible():
        page.locator(".play__all").click()
    choice.click()
    expect(sure).to_contain_text("осталось очков действия")
    page.keyboard.press("Escape")
    expect(sure).to_be_hidden()
    assert answers(page, "twister") == before
    page.locator(".play__more summary").click()
    page.go_back()  # which closes the menu, and nothing else
    expect(page.locator(".play__more[open]")).to_have_count(0)
    expect(page.locator(".play__game")).to_be_visible()
    choice.click()
    sure.get_by_role("button", name="Да").click()
    page.wait_for_function(
        "n => JSON.parse(JSON.parse(localStorage.getItem('fitil.play.twister')).saved).answers.length > n",
        arg=len(before),
    )


def begun(mode, there):
    """A session of a mode that needs no decks, played by chance until a person is asked what is looked for."""
    game, setup = setup_of([], mode)
    return play_until(session := at_table(game, setup, 5, ("me", "random")), lambda: there(session))


def alone(state):
    """The options that are all that can be done with a card that lies there, and are about another one, too."""
    rows = [row for lane in state["table"]["lanes"] for row in lane["sides"]]
    about = [cell.get("options", []) for row in rows for cell in row["cells"]]
    return [one[0] for one in about if len(one) == 1 and len(state["options"][one[0]]["cards"]) > 1]


def hold(pressed, opened):
    """Begin to press until that has opened something; the finger is still there."""
    pressed.evaluate("() => { window.holds = true }")
    pressed.dispatch_event("pointerdown", {"button": 0, "bubbles": True})
    expect(opened).to_be_visible()
    opened.evaluate("() => { window.holds = false }")


def test_the_finger_that_opens_a_card_plays_nothing_and_the_way_back_leaves_the_table(table):
    page = table("he", "boombit", 390)
    begin(page, 11, "random")
    while not page.locator(".play__hand .is-lit").count():
        choose(page)
    before = answers(page, "boombit")
    offered = page.locator(".play__dialog .md-button").first
    hold(page.locator(".play__hand .is-lit").first, offered)
    offered.dispatch_event("click", {"detail": 1, "bubbles": True})  # the finger leaves what lies under it now
    expect(offered).to_be_visible()
    assert answers(page, "boombit") == before
    page.go_back()
    expect(offered).to_be_hidden()
    expect(page.locator(".play__game")).to_be_visible()
    story = page.locator(".play__tools").get_by_role("button", name="מהלך המשחק")
    story.click()
    expect(page.locator(".play__game.is-telling")).to_have_count(1)
    page.go_back()
    expect(page.locator(".play__game.is-telling")).to_have_count(0)
    expect(page.locator(".play__game")).to_be_visible()
    page.go_back()
    expect(page.locator(".play__game")).to_be_hidden()
    page.locator(".play__go button").first.click()
    settled(page)
    assert answers(page, "boombit") == before


def test_a_card_is_chosen_where_it_lies_then_the_place_it_goes_to(table):
    page = table("he", "deckbattle", 390)
    begin(page, 11, "random")
    card = page.locator(".play__hand .play__card.is-lit").first
    name = card.get_attribute("data-card")
    shown = {"x": 6, "y": 40}  # the next card lies on the rest of it
    card.click(position=shown)
    expect(page.locator(".play__target:visible")).to_have_count(2)
    card.click(position=shown)  # and it is let go
    expect(page.locator(".play__target:visible")).to_have_count(0)
    page.locator(".play__hand .play__card.is-lit").nth(1).click(position=shown)
    page.locator(f".play__hand [data-card={name}]").click(position=shown)  # another one instead of it
    expect(page.locator(".play__hand .is-picked")).to_have_attribute("data-card", name)
    page.locator(".play__target:visible").last.click()
    settled(page)
    expect(page.locator(f".play__lane:last-child .is-near [data-card={name}]")).to_be_visible()
    unlit = page.locator(".play__hand .play__card:not(.is-lit)").first
    unlit.click(button="right", position=shown)
    expect(page.locator(".play__dialog .play__large")).to_be_visible()


def test_an_answer_that_names_a_card_is_held_to_read_the_card(table):
    page = table("he", "deckbattle", 390)
    begin(page, 11, "random")
    given = answers(page, "deckbattle")
    page.locator(".play__all").click()
    answer = page.locator(".play__options button:has(img)").first
    box = answer.bounding_box()
    page.evaluate("window.holds = true")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator(".play__dialog .play__large")).to_be_visible()
    page.mouse.up()
    assert answers(page, "deckbattle") == given
    offered = page.locator(".play__dialog .md-button")
    assert offered.inner_text() in answer.inner_text()
    offered.click()
    settled(page)
    assert answers(page, "deckbattle")[: len(given) + 1] != given


def test_on_a_board_who_is_held_is_read_and_a_square_says_what_it_takes_to_come_there(table):
    page = taught_until(table, "ru", "twister", own()[2])
    assert page.locator(".play__part .play__mark").all_inner_texts() == list("123456")
    thief, dialog = page.locator('.play__square:has([data-thing="blue-thief"])'), page.locator(".play__sheet")
    given = answers(page, "twister")
    hold(thief, dialog.locator(".play__large"))
    page.keyboard.press("Escape")
    thief.dispatch_event("click", {"detail": 1, "bubbles": True})  # the finger leaves, and picks nobody
    expect(page.locator("[data-ahead]")).to_have_count(0)
    thief.click()
    page.locator('[data-square="a12"]').click()
    expect(dialog).to_contain_text("сюда сейчас не дойти")
    page.keyboard.press("Escape")
    assert answers(page, "twister") == given
    choose(page, own()[2].index)  # to move her, by the list
    page.locator('[data-square="a12"]').click()
    expect(dialog).to_contain_text("открытого пути на a12 нет")
    page.keyboard.press("Escape")


def test_squares_two_actions_away_say_so_and_a_fight_is_where_the_table_looks(table):
    page = taught_until(table, "ru", "twister", own()[7])
    page.locator('.play__square:has([data-thing="blue-warrior"])').click()
    page.locator('[data-ahead="2"]').first.click()
    expect(page.locator(".play__sheet")).to_contain_text("за 2 перемещения")
    page.keyboard.press("Escape")
    page.locator(".play__unpick:visible").click()
    on_until(page, 7, 9)
    pair = page.locator(".play__square:has(.is-pair)")
    token, square = (one.bounding_box()["width"] for one in (pair.locator(".play__token").first, pair))
    assert token > 0.6 * square
    on_until(page, 9, 12)
    expect(page.locator(".play__asked h2")).to_contain_text("У вас 4 + карта, у бота 1 + карта")
    fighters = page.locator(".play__square.is-pointed")
    assert fighters.evaluate_all("all => all.map(one => one.dataset.square)") == ["e14", "e15"]
    expect(fighters.first).to_be_in_viewport()


def test_squares_that_only_a_jump_reaches_say_so_and_nobody_jumps_who_only_taps_there(table):
    page = taught_until(table, "he", "twister", own()[22])
    page.locator('.play__square:has([data-thing="blue-thief"])').click()
    expect(page.locator('[data-ahead="1"][data-square="d7"]')).to_be_visible()
    given = answers(page, "twister")
    page.locator('[data-ahead="1+"]').first.press("Enter")
    sheet = page.locator(".play__sheet")
    expect(sheet).to_contain_text("בפעולה אחת")
    assert sheet.locator(".play__has li").all_inner_texts() == ["לקפוץ מעל d6"]
    assert answers(page, "twister") == given


def own():
    """The reader's answers in the lesson."""
    return [step for step in lesson_of("twister").steps if step.player == 0]


def on_until(page, now, then):
    for step in own()[now:then]:
        choose(page, step.index)
        if page.locator(".play__again").is_visible():
            page.keyboard.press("Escape")
            expect(page.locator(".play__again")).to_be_hidden()


def test_what_one_always_passes_is_asked_no_more_until_one_wants_it(table):
    session, then = asked_again()
    page = gone_on(table, "ru", session, session.record.names)
    passing, heading = page.locator(".play__passing"), page.locator(".play__asked h2")
    always, again = (passing.get_by_role("button", name=name) for name in ("Пропускать такие", "Спрашивать снова"))
    expect(again).to_have_count(0)
    first = heading.inner_text()
    always.click()
    expect(passing).to_contain_text("пропущено: 1")
    expect(heading).not_to_have_text(first)
    settled(page)
    given, known = answers(page, "cosmic"), list(then.record.answers)
    assert given[: len(known)] == known and len(given) > len(known), "the record has it like any answer"
    again.click()
    expect(again).to_have_count(0)
    page.get_by_title("Отменить", exact=True).click()
    settled(page)
    assert answers(page, "cosmic") == known, "whoever goes back is asked again"
    expect(always).to_be_visible()
    always.click()
    page.get_by_title("Отменить", exact=True).click()
    settled(page)
    expect(again).to_have_count(0)


def test_two_taps_on_the_button_of_the_list_answer_nothing_though_the_list_comes_to_lie_there(table):
    """At once, they open it; one after the other, they close it again."""
    page = table("ru", "smashup", 390)
    begin(page, 11, "random")
    choose(page)
    opens = page.locator(".play__all")
    expect(opens).to_be_visible()
    box, before = opens.bounding_box(), answers(page, "smashup")
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(*at)
    expect(opens).to_have_attribute("aria-expanded", "true")
    there = page.evaluate("at => document.elementFromPoint(...at).closest('button, li, section').className", at)
    assert there != "play__all", "another thing has come to lie there"
    opens.click()
    for opened in ("true", "false"):
        page.mouse.click(*at)
        expect(opens).to_have_attribute("aria-expanded", opened)
    assert answers(page, "smashup") == before


def test_a_double_click_on_a_card_picks_it_and_a_click_more_lets_it_go(table):
    page = table("ru", "deckbattle", 1280)
    begin(page, 11, "random")
    card, picked = page.locator(".play__hand .play__card.is-lit").first, page.locator(".play__question.is-narrowed")
    before = answers(page, "deckbattle")
    card.dblclick()
    expect(picked).to_be_visible()
    card.click()
    expect(picked).to_have_count(0)
    assert answers(page, "deckbattle") == before
