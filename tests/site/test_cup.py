"""A tournament at the desk goes on in the command, in another tab and elsewhere; whatever goes wrong is put right."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cards import load_deck
from cards.decks import fingerprint
from tests.axe import violations
from tests.budget import first
from tests.program import fitil
from tests.site.conftest import KNOWN
from tests.site.handed import DECK, GAME, ONE, hand_in, listed

NAMES = ["דנה", "Аня", "Олег", ONE, "Pat"]


def begun(page, names=NAMES):
    page.locator(".cup__main").click()
    pairs = page.locator(".cup__stage + .cup__bar > button:first-child")
    expect(pairs).to_be_disabled()  # as long as nobody plays, the first thing is to have some
    expect(page.locator(".cup__main")).to_have_text([page.locator(".cup__entered .cup__bar button").first.inner_text()])
    page.locator(".cup textarea").fill("\n".join(names))
    page.locator(".cup__entered > .cup__bar button").first.click()
    expect(page.locator(".cup__players li")).to_have_count(len(names))
    expect(pairs.and_(page.locator(".cup__main"))).to_be_enabled()


def paired(page):
    """Begin a tournament with its first round; return the words of the page."""
    begun(page)
    words = page.evaluate(KNOWN)["words"]
    page.get_by_role("button", name=words["cup_pair"], exact=True).click()
    expect(page.locator(".cup__tables li")).to_have_count(3)
    return words


def tapped(page):
    """Tap the first of the results at every table that is still open."""
    while page.locator(".cup__tables li:not(.is-done)").count():
        left = page.locator(".cup__tables li:not(.is-done)").count()
        page.locator(".cup__tables li:not(.is-done) .cup__scores button").first.click()
        expect(page.locator(".cup__tables li:not(.is-done)")).to_have_count(left - 1)


def taken(page, label):
    with page.expect_download() as download:
        page.get_by_role("button", name=label, exact=True).click()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize(("lang", "width"), first([("he", 390), ("ru", 1280)]))
def test_a_tournament_of_the_page_goes_on_in_the_command(desk, lang, width, tmp_path):
    page = desk(lang, width)
    words = paired(page)
    tapped(page)
    # a refused name is told, and nothing changes
    page.locator(".cup__entered > summary").click()
    page.locator(".cup textarea").fill("аня")
    page.locator(".cup__entered > .cup__bar button").first.click()
    expect(page.locator(".cup__said")).to_contain_text("Аня")
    # a penalty, and a deck; of two that were handed in one says which it is
    anya = page.locator(".cup__players > li", has_text="Аня")
    anya.get_by_role("button", name=f"{words['cup_penalty']}: Аня", exact=True).click()
    anya.locator("input").first.fill("1")
    anya.get_by_role("button", name=f"{words['cup_give']}: Аня", exact=True).click()
    expect(anya.locator("small")).to_contain_text("1")
    for offer, ref in ((OFFER, f"{GAME}/classics"), (".cup__which [aria-pressed=false]", f"{GAME}/mekha")):
        hand_in(page, {f"{ref}/Аня.txt": listed(lang, "Игрок: аня", deck=load_deck(ref)).encode()})
        page.locator(offer).click()
        expect(anya.locator(".desk__code")).to_have_text(fingerprint(load_deck(ref)))
    path = tmp_path / "cup.jsonl"
    path.write_bytes(taken(page, words["cup_save"]))
    shown = page.locator(".cup__wide tbody tr").evaluate_all("rows => rows.map((row) => row.cells[1].textContent)")
    done = fitil("tournament", "standings", "cup.jsonl", "--format", "json", "--lang", lang, cwd=tmp_path)
    assert [row["player"] for row in json.loads(done.stdout)] == shown
    wall = taken(page, words["cup_wall"])
    assert fitil("tournament", "print", "cup.jsonl", "-o", "wall.html", "--lang", lang, cwd=tmp_path).returncode == 0
    assert (tmp_path / "wall.html").read_bytes() == wall
    # what the command adds, the page takes up
    assert fitil("tournament", "pair", "cup.jsonl", "--lang", lang, cwd=tmp_path).returncode == 0
    page.locator(".cup input[type=file]").set_input_files(path)
    expect(page.locator(".cup__tables li.is-done")).to_have_count(1)
    # a result of the first round was wrong
    page.get_by_role("combobox", name=words["cup_round"], exact=True).select_option(index=0)
    expect(page.locator(".cup__tables li.is-done")).to_have_count(3)
    page.locator(".cup__scores button[aria-pressed=false]").first.click()
    expect(page.locator(".cup__players small", has_text=re.compile("2–0|0–2"))).to_have_count(2)
    assert page.evaluate("window.ran") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    assert page.evaluate("window.refused || []") == []


OFFER = ".cup__entered > .cup__bar span button"


@pytest.mark.parametrize("lang", first(["ru", "he"]))
def test_two_lists_of_one_player_lock_nobody_out_and_what_is_taken_out_comes_back(desk, lang):
    page = desk(lang)
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.locator(".cup__main").click()
    decks = {"1/Аня.txt": "classics", "2/АНЯ.txt": "mekha", "Олег.txt": "mekha"}
    hand_in(page, {name: listed(lang, deck=load_deck(f"{GAME}/{ref}")).encode() for name, ref in decks.items()})
    expect(page.locator(".cup__which button")).to_have_count(2)
    page.locator(OFFER).click()  # whoever handed in one
    expect(page.locator(".cup__players bdi")).to_have_text(["Олег"])
    page.locator(".cup__which button").last.click()
    expect(page.locator(".cup__players .desk__code")).to_have_text([fingerprint(load_deck(f"{GAME}/mekha"))] * 2)
    words = page.evaluate(KNOWN)["words"]
    back = page.get_by_role("button", name=words["bring_back"], exact=True)
    for taken, left in ((page.locator(".desk__out").nth(1), 2), (page.get_by_role("button", name=words["clear"]), 0)):
        taken.click()
        expect(page.locator(".desk__row")).to_have_count(left)
        expect(page.locator(".cup__which")).to_have_count(0)
        back.click()
        expect(page.locator(".desk__row")).to_have_count(3)
    page.get_by_role("button", name=words["cup_forget"], exact=True).click()
    page.get_by_role("button", name=words["cup_return"], exact=True).click()
    expect(page.locator(".cup__players li")).to_have_count(2)


@pytest.mark.parametrize(("lang", "width"), first([("ru", 390), ("he", 1280)]))
def test_a_file_that_went_on_elsewhere_is_shown_beside_ours_and_both_go_on(desk, lang, width, tmp_path):
    page = desk(lang, width)
    words = paired(page)
    path = tmp_path / "cup.jsonl"
    path.write_bytes(taken(page, words["cup_save"]))
    page.locator(".cup__scores").first.get_by_role("button").first.click()
    expect(page.locator(".cup__tables li.is-done")).to_have_count(2)
    for table, score in (("2", "0-2"), ("1", "0-2")):
        assert fitil("tournament", "result", "cup.jsonl", table, score, cwd=tmp_path).returncode == 0
        page.locator(".cup input[type=file]").set_input_files(path)
        told = page.locator(".cup__fork li")
        expect(told).to_have_count(2)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if table == "2":
            assert violations(page) == []
            page.get_by_role("button", name=words["cup_fork_join"], exact=True).click()
            expect(page.locator(".cup__tables li.is-done")).to_have_count(3)
            expect(page.locator(".cup__fork")).to_have_count(0)
    # of a table with two results people say which it is: what is here stays until they do
    expect(page.locator(".cup__fork strong")).to_contain_text("1")
    expect(page.get_by_role("button", name=words["cup_fork_join"], exact=True)).to_have_count(0)
    page.get_by_role("button", name=words["cup_fork_leave"], exact=True).click()
    expect(page.locator(".cup__fork")).to_have_count(0)
    expect(page.locator(".cup__tables li.is-done")).to_have_count(3)


@pytest.mark.parametrize(("lang", "width"), first([("he", 390), ("ru", 1280)]))
def test_an_evening_is_put_right_in_the_page(desk, lang, width, tmp_path):
    page = desk(lang, width)
    words = paired(page)
    pairs = page.locator(".cup__pair")
    press = lambda label: page.get_by_role("button", name=words[label], exact=True).click()  # noqa: E731
    answers: list[str] = []
    page.on("dialog", lambda dialog: (answers.append(dialog.message), dialog.accept()))
    # who is late is offered the free seat, and nobody else moves
    before = pairs.all_text_contents()
    page.locator(".cup__entered > summary").click()
    page.locator(".cup textarea").fill("Late")
    press("cup_add")
    expect(pairs.last).to_contain_text("Late")
    assert pairs.all_text_contents()[:-1] == before[:-1] and len(answers) == 1
    # two swap their seats, with a reason, and it is told below the tables
    first_two = [pair.locator("bdi").first.text_content() for pair in pairs.all()[:2]]
    page.locator(".cup__reseat > summary").click()
    for chooser, name in zip(page.locator(".cup__reseat select").all(), first_two, strict=True):
        chooser.select_option(name)
    press("cup_swap")
    expect(page.locator(".cup__said")).not_to_be_empty()  # no reason was given
    page.locator(".cup__reseat input").fill("x & y")
    press("cup_swap")
    expect(page.locator(".cup__notes li")).to_have_count(1)
    expect(page.locator(".cup__notes li")).to_contain_text("x & y")
    assert [pair.locator("bdi").first.text_content() for pair in pairs.all()[:2]] == first_two[::-1]
    # both lose
    page.locator(".cup__scores select").first.select_option(index=page.locator(".cup__scores select").first.locator(
        "option").count() - 1)  # fmt: skip
    expect(page.locator(".cup__tables li.is-done")).to_have_count(1)
    # another name, a round sat out, other settings
    late = page.locator(".cup__players > li", has_text="Late")
    late.locator(".cup__more > summary").click()
    late.locator(".cup__more input").fill("Later")
    late.get_by_role("button", name=words["cup_rename"], exact=True).click()
    expect(pairs.last).to_contain_text("Later")
    late = page.locator(".cup__players > li", has_text="Later")
    late.locator(".cup__more > summary").click()
    late.locator(".cup__more select").select_option("draw")
    late.get_by_role("button", name=words["cup_sit"], exact=True).click()
    expect(late.locator("small")).to_be_visible()
    page.locator(".cup__resettle > summary").click()
    page.locator(".cup__resettle input[type=number]").first.fill("2")
    press("cup_change")
    expect(page.locator(".cup__stage")).to_contain_text("2")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # the command reads it all, and what was done last is taken back
    path = tmp_path / "cup.jsonl"
    path.write_bytes(taken(page, words["cup_save"]))
    shown = json.loads(fitil("tournament", "show", "cup.jsonl", "--format", "json", cwd=tmp_path).stdout)
    assert (shown["rounds"], shown["pairings"][0][0]["both_lost"]) == (2, True)
    assert {row["player"]: row["sits_out"] for row in shown["players"]}["Later"] == "draw"
    undo = page.locator(".cup__bar button", has_text=words["cup_undo"].split("{")[0].strip())
    undo.click()
    expect(page.locator(".cup__stage")).to_contain_text("3")
    tapped(page)
    press("cup_pair")
    expect(page.locator(".cup__tables li", has_text="Later")).to_contain_text(words["cup_bye_asked"])
    assert page.evaluate("window.refused || []") == []


def test_of_two_tabs_the_second_sees_what_the_first_has_written(desk):
    page = desk("ru")
    begun(page)
    key = "Object.keys(localStorage).find((name) => name.startsWith('fitil-cup'))"
    before = page.evaluate(f"localStorage[{key}]")
    page.get_by_role("button", name="Следующий тур", exact=True).click()
    expect(page.locator(".cup__tables li")).to_have_count(3)
    page.evaluate(f"text => {{ localStorage[{key}] = text }}", before)  # as another tab would
    page.locator(".cup__scores button").first.click()
    expect(page.locator(".cup__said")).to_contain_text("другой вкладке")
    assert page.evaluate(f"localStorage[{key}]") == before
    expect(page.locator(".cup__tables")).to_have_count(0)
    page.reload()
    page.locator(".cup__main").click()
    expect(page.locator(".cup__players li")).to_have_count(len(NAMES))


# --- two taps ---------------------------------------------------------------------------------------------------------

TOLD = """; window.told = new Set(); new MutationObserver(() => {
  const said = document.querySelector(".cup__said")?.textContent
  if (said) window.told.add(said)
}).observe(document, {childList: true, subtree: true, characterData: true})"""
"""A script for a page: it notes all that the tournament says, however soon it says something else."""
KEPT = "localStorage[Object.keys(localStorage).find((name) => /^fitil-cup-[a-z]+$/.test(name))]"


def ordered(page):
    """What the tournament's file says that was ordered, whenever it was."""
    return [json.loads(line) | {"at": ""} for line in page.evaluate(KEPT).splitlines()]


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_of_two_quick_taps_on_a_button_the_second_does_nothing(desk, lang):
    page = desk(lang, 390, script=TOLD)
    saves: list[str] = []
    page.on("download", lambda download: saves.append(download.suggested_filename))
    page.on("dialog", lambda dialog: dialog.accept())
    words = page.evaluate(KNOWN)["words"]

    def button(label):
        return page.get_by_role("button", name=label, exact=True)

    undo = page.locator(".cup__bar button", has_text=words["cup_undo"].split("{")[0].strip())
    players, done = page.locator(".cup__players > li"), page.locator(".cup__tables li.is-done")
    anya = players.filter(has=page.locator("bdi", has_text="Аня"))
    page.locator(".cup__main").dblclick()
    page.locator(".cup textarea").fill("\n".join(NAMES))
    button(words["cup_add"]).dblclick()
    expect(players).to_have_count(len(NAMES))
    button(words["cup_pair"]).dblclick()
    expect(page.locator(".cup__tables li")).to_have_count(3)
    button(words["cup_clock"]).dblclick()
    expect(page.locator(".cup__clock")).not_to_be_empty()
    for table in (1, 2):
        page.locator(".cup__tables li:not(.is-done) .cup__scores button").first.dblclick()
        expect(done).to_have_count(1 + table)
    undo.dblclick()
    expect(done).to_have_count(2)
    page.locator(".cup__tables li:not(.is-done) .cup__scores button").first.dblclick()
    expect(done).to_have_count(3)
    page.locator(".cup__entered > summary").click()
    button(f"{words['cup_penalty']}: Аня").dblclick()
    anya.locator(".cup__penalty input").first.fill("1")
    button(f"{words['cup_give']}: Аня").dblclick()
    expect(anya.locator("small")).to_be_visible()
    button(f"{words['cup_drop']}: Аня").dblclick()
    button(f"{words['cup_back']}: Аня").dblclick()
    expect(button(f"{words['cup_drop']}: Аня")).to_be_visible()
    page.locator(".cup textarea").fill("Late")
    button(words["cup_add"]).dblclick()
    expect(players).to_have_count(len(NAMES) + 1)
    for label in ("cup_judge", "cup_save"):
        with page.expect_download():
            button(words[label]).dblclick()
    button(words["cup_forget"]).dblclick()
    button(words["cup_return"]).dblclick()
    expect(players).to_have_count(len(NAMES) + 1)
    said = ordered(page)
    assert [one for one, after in pairwise(said) if one == after] == []
    assert set(page.evaluate("[...window.told]")) <= {words["cup_wait"]}
    assert len(saves) == 2
    # in a heap of lists what then stands below the finger stays, too
    hand_in(page, {f"{at}.txt": listed(lang).encode() for at in range(3)})
    expect(page.locator(".desk__bar").last).to_be_visible()
    page.locator(".desk__out").first.dblclick()
    expect(page.locator(".desk__lost")).to_be_visible()
    button(words["bring_back"]).click()
    expect(page.locator(".desk__row")).to_have_count(3)


def test_a_tap_as_soon_as_the_first_is_answered_does_nothing_and_other_buttons_are_heard(desk):
    page = desk("ru", 390, script=f"{TOLD}; performance.now = () => 1000")  # no time goes by
    words = paired(page)
    # whoever does two things with the keyboard, one at once after the other, has done two
    for group in page.locator(".cup__scores").all():
        group.locator("button").first.press("Enter")
    expect(page.locator(".cup__tables li.is-done")).to_have_count(3)
    other = page.locator(".cup__scores").first.locator("button").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    box = other.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".cup__bar button", has_text=words["cup_undo"].split("{")[0].strip()).click()
    expect(other).to_have_attribute("aria-pressed", "false")
    assert [one["do"] for one in ordered(page)][-4:] == ["result", "result", "result", "undo"]
    told = set(page.evaluate("[...window.told]")) - {words["cup_wait"]}
    assert len(told) == 1 and "(было: 2–0)" in told.pop()
    page.locator("[name=redo]").click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[name=redo]")).to_be_hidden()


def test_a_refusal_is_seen_by_whoever_has_scrolled_past_where_it_stands(desk):
    page = desk("ru", 390)
    begun(page)
    page.locator(".cup textarea").fill("Аня")
    add = page.locator(".cup__entered > .cup__bar button").first
    add.evaluate("button => scrollTo({top: button.getBoundingClientRect().top + scrollY - 100, behavior: 'instant'})")
    expect(page.locator(".cup__said")).not_to_be_in_viewport()
    add.click()
    expect(page.locator(".cup__said")).to_contain_text("Аня")
    expect(page.locator(".cup__said")).to_be_in_viewport()


@pytest.mark.parametrize("lang", first(["ru", "he"]))
def test_a_file_that_is_older_than_what_is_here_is_opened_if_one_asks_for_it(desk, lang, tmp_path):
    page = desk(lang)
    words = paired(page)
    path = tmp_path / "cup.jsonl"
    path.write_bytes(taken(page, words["cup_save"]))
    page.locator(".cup input[type=file]").set_input_files(path)
    expect(page.locator(".cup__said")).to_have_text(words["cup_same"])
    page.locator(".cup__scores").first.get_by_role("button").first.click()
    done = page.locator(".cup__tables li.is-done")
    expect(done).to_have_count(2)
    page.locator(".cup input[type=file]").set_input_files(path)
    expect(page.locator(".cup__said")).to_contain_text(words["cup_older"])
    expect(done).to_have_count(2)
    page.locator(".cup__said button").click()
    expect(done).to_have_count(1)  # the bye alone


def test_a_name_that_is_typed_twice_keeps_nobody_out(desk):
    page = desk("ru")
    page.locator(".cup__main").click()
    page.locator(".cup textarea").fill("Аня\nОлег\nАня\nВера")
    page.locator(".cup__entered > .cup__bar button").first.click()
    expect(page.locator(".cup__players bdi")).to_have_text(["Аня", "Олег", "Вера"])
    expect(page.locator(".cup__said")).to_contain_text("Аня")


def test_who_was_renamed_is_known_by_the_list_of_before_and_who_left_is_struck_out_among_the_places(desk):
    page = desk("ru", 390)
    words = paired(page)
    anya = page.locator(".cup__players > li", has_text="Аня")
    page.locator(".cup__entered > summary").click()
    hand_in(page, {"Аня.txt": listed("ru", "Игрок: Аня").encode()})
    page.locator(OFFER).click()
    expect(anya.locator(".desk__code")).to_have_text(fingerprint(DECK))
    anya.locator(".cup__more > summary").click()
    anya.locator(".cup__more input").fill("Вера")
    anya.get_by_role("button", name=words["cup_rename"], exact=True).click()
    vera = page.locator(".cup__players > li", has_text="Вера")
    expect(page.locator(OFFER)).to_have_count(0)
    expect(page.locator(".cup__entered")).to_contain_text(words["cup_none_new"])
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name=words["clear"]).click()
    hand_in(page, {"Аня.txt": listed("ru", "Игрок: Аня", deck=load_deck(f"{GAME}/mekha")).encode()})
    page.locator(OFFER).click()
    expect(vera.locator(".desk__code")).to_have_text(fingerprint(load_deck(f"{GAME}/mekha")))
    expect(page.locator(".cup__players > li")).to_have_count(len(NAMES))
    vera.get_by_role("button", name=f"{words['cup_drop']}: Вера", exact=True).click()
    expect(page.locator(".cup__wide s")).to_have_text(["Вера"])
    assert violations(page) == []
