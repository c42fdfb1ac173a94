"""The card studio: a card is made of the game's words by forms and in YAML, seen at each change, kept."""

import io
import json
import re
import zipfile
from itertools import product
from pathlib import Path

import pypdf
import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from cards import load_game
from cards.languages import LANGS
from tests.axe import violations
from tests.budget import LONG
from tests.program import apart

GAME = "boombit"
NAMES = {"he": "שמיכה רטובה", "ru": "Мокрое Одеяло"}
TELLS = {"he": "שלפו קלף", "ru": "Возьмите карту"}


def field(page: Page, *at: object):
    """The field of a place of the entry."""
    wanted = ",".join(f'"{part}"' if isinstance(part, str) else str(part) for part in at)
    return page.locator(f"[data-at='[{wanted}]']")


def drawn(face: Locator) -> str:
    """The drawing that a face shows."""
    return str(face.evaluate("one => one.shadowRoot.innerHTML"))


def expect_drawn(face: Locator, svg: str, *, other: bool = False) -> None:
    """Wait until a face shows this drawing, or another one."""
    shows = f"([one, svg]) => (one.shadowRoot.innerHTML === svg) === {json.dumps(not other)}"
    face.page.wait_for_function(shows, arg=[face.element_handle(), svg])


def named_card(page: Page, address: str, lang: str):
    """Open the studio with a card that has its names; return its face, once that is what it will be."""
    page.goto(f"{address}{lang}/{GAME}/studio/")
    page.locator(".studio__start button").click()
    for of, name in NAMES.items():
        field(page, "words", of, "name").fill(name)
    expect(page.locator("#studio[data-settled]")).to_be_visible()
    return page.locator(".studio__face").first


@pytest.mark.parametrize("lang", [pytest.param(lang, marks=LONG) for lang in LANGS])
def test_a_card_is_made_seen_mended_and_kept(borrowing, address, lang, tmp_path):
    page = borrowing()
    page.goto(f"{address}{lang}/{GAME}/studio/")
    page.locator(".studio__start button").click()
    for of, name in NAMES.items():
        field(page, "words", of, "name").fill(name)
    field(page, "type").select_option("creep")
    field(page, "abilities", "+").click()
    field(page, "abilities", 0, "trigger").select_option("enter")
    # what stays as it is is not made anew, and whoever is in it still is
    kept = [field(page, "abilities", 0, "trigger").element_handle(), field(page, "numbers", "life").element_handle()]
    field(page, "numbers", "life").focus()
    page.evaluate("([at, to]) => { at.value = to; at.dispatchEvent(new Event('change')) }", [kept[0], "leave"])
    page.evaluate("([at, to]) => { at.value = to; at.dispatchEvent(new Event('change')) }", [kept[0], "enter"])
    field(page, "abilities", 0, "effects", 0).evaluate(
        "one => { one.value = 'draw'; one.dispatchEvent(new Event('change')) }"
    )
    assert [one.evaluate("one => one.isConnected") for one in kept] == [True, True]
    expect(field(page, "numbers", "life")).to_be_focused()
    expect(page.locator(f".studio__text[lang={lang}]")).to_contain_text(TELLS[lang])
    expect(page.locator(".studio__text").last).to_contain_text(TELLS[LANGS[1 - LANGS.index(lang)]])
    expect(page.locator(".studio__face:visible")).to_have_count(2)

    # what would do nothing is not offered; what is wrong is told where it is, from either side
    expect(field(page, "abilities", 0, "trigger").locator("[value=blast]")).to_be_disabled()
    life = field(page, "numbers", "life")
    life.fill("77")
    expect(life).to_have_attribute("aria-invalid", "true")
    expect(page.locator(f"#{life.get_attribute('aria-describedby')}")).to_contain_text("77")
    page.locator(".studio__yaml summary").click()
    yaml = page.locator("#studio-yaml")
    expect(yaml).to_have_value(re.compile("life: 77"))
    yaml.fill(yaml.input_value().replace("77", "2") + "keywords: [block 3]\n")
    expect(life).to_have_value("2")
    expect(page.locator(".studio__keywords li")).to_have_count(1)
    expect(page.locator(".studio__findings li")).to_have_count(0)
    assert violations(page, "#studio") == []

    # it is tried in a deck; a link brings the set elsewhere, and where decks are built it is there already
    page.locator(".studio__try button:enabled").first.click()
    expect(page.locator(".studio__try > span")).to_contain_text(" · ")  # how many, and how long the rest will take
    page.locator(".studio__try button:visible").nth(1).click()
    expect(page.locator(".studio__try li").nth(2)).to_be_visible()
    page.locator(".studio__take button").nth(2).click()
    link = page.locator(".studio__take input[readonly]")
    expect(link).to_be_visible()
    other = page.context.new_page()
    other.goto(link.input_value())
    expect(other.locator(".studio__bar > select").first.locator("option")).to_have_count(2)
    other.locator(".studio__bar button").nth(2).click()
    other.goto(f"{address}{lang}/{GAME}/workshop/")
    expect(other.locator("[data-card=my-card-1]")).to_contain_text(NAMES[lang])
    other.close()

    # the set goes along as a folder, and comes back from it, and is printed
    with page.expect_download() as kept:
        page.locator(".studio__take button").first.click()
    kept.value.save_as(tmp_path / kept.value.suggested_filename)
    page.locator(".studio__take input[type=file]").set_input_files(tmp_path / kept.value.suggested_filename)
    expect(page.locator(".studio__bar > select").first.locator("option")).to_have_count(2)
    page.locator(".studio__bar button").nth(2).click()
    expect(field(page, "words", lang, "name")).to_have_value(NAMES[lang])

    page.locator(".workshop__print .md-button").first.click()
    with page.expect_download() as printed:
        page.locator(".workshop__result a").first.click()
    assert Path(printed.value.path()).read_bytes().startswith(b"%PDF")

    page.reload()
    expect(field(page, "words", lang, "name")).to_have_value(NAMES[lang])
    expect(page.locator(".studio__keywords li")).to_have_count(1)
    assert load_game(GAME).types["creep"].numbers["life"][1] < 77


PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 51 35"><path {} fill="#e5532d" d="M0 0L51 0L20 35Z"/></svg>'
)


@pytest.mark.parametrize("lang", [pytest.param(lang, marks=LONG) for lang in LANGS])
def test_a_picture_of_ones_own_is_on_the_face_kept_and_in_the_link_and_what_is_none_is_refused(
    borrowing, address, lang, tmp_path
):
    page = borrowing()
    face = named_card(page, address, lang)
    bare = drawn(face)
    chosen, said = page.locator(".studio__picture input"), page.locator(".studio__picture [role=status]")
    remove = page.locator(".studio__picture button")
    for name, content in (("bad.png", "none"), ("bad.svg", PICTURE.format('opacity="0.5"'))):
        (tmp_path / name).write_text(content)
        chosen.set_input_files(tmp_path / name)
        expect(said).to_contain_text(f"{name}: ")
        expect(remove).to_be_hidden()
    (tmp_path / "mine.svg").write_text(PICTURE.format(""))
    chosen.set_input_files(tmp_path / "mine.svg")
    expect(said).to_contain_text("mine.svg")
    expect_drawn(face, bare, other=True)
    mine = drawn(face)
    assert violations(page, ".studio__picture") == []

    # whoever has the link has the picture, and it is there after a reload; taken away, the card is as it was
    page.locator(".studio__take button").nth(2).click()
    shown = page.locator(".studio__take input[readonly]")
    expect(shown).to_be_visible()
    link = shown.input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    page.reload()
    page.locator(".studio__start button").click()
    expect_drawn(face, mine)
    remove.click()
    expect_drawn(face, bare)


@LONG
@pytest.mark.parametrize("lang", LANGS)
def test_nobody_is_shut_out_with_a_card_at_work_an_error_and_a_picture(borrowing, address, lang, tmp_path):
    page = borrowing()
    page.emulate_media(reduced_motion="reduce")
    face = named_card(page, address, lang)
    field(page, "abilities", "+").click()
    (tmp_path / "mine.svg").write_text(PICTURE.format(""))
    bare = drawn(face)
    page.locator(".studio__picture input").set_input_files(tmp_path / "mine.svg")
    expect_drawn(face, bare, other=True)
    page.locator(".studio__yaml summary").click()
    field(page, "numbers", "life").fill("77")

    # what is wrong is said when it appears, by the list, once; and the field says it to whoever comes to it
    said = page.locator(".studio__seen [role=status]")
    expect(said.locator("li")).to_contain_text("77")
    expect(field(page, "numbers", "life")).to_have_attribute("aria-invalid", "true")
    expect(field(page, "numbers", "life")).to_have_accessible_description(re.compile("77"))
    expect(field(page, "numbers", "life")).not_to_have_accessible_name(re.compile("77"))
    said.evaluate(
        "one => new MutationObserver(() => { window.again = true }).observe(one, {childList: true, subtree: true})"
    )
    change = page.locator("#studio").get_attribute("data-settled")
    field(page, "words", lang, "flavour").fill("…")
    expect(page.locator(f"#studio[data-settled]:not([data-settled='{change}'])")).to_be_visible()
    assert not page.evaluate("window.again")
    for width, scheme in product((390, 1280), ("light", "dark")):
        page.set_viewport_size({"width": width, "height": 844})
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], (width, scheme)


def painted(kind: str) -> bytes:
    """A picture of a kind that a card may have."""
    if kind == "svg":
        return PICTURE.format("").encode()
    made = io.BytesIO()
    Image.radial_gradient("L").resize((900, 640)).convert("RGB").save(made, kind)
    return made.getvalue()


def printed_both_ways(page: Page, folder: Path) -> tuple[bytes, bytes]:
    """The PDF that the studio makes of its set, and the one that its command makes of the set taken into a folder."""
    with page.expect_download() as kept:
        page.locator(".studio__take button").first.click()
    with zipfile.ZipFile(kept.value.path()) as archive:
        archive.extractall(folder)
    expect(page.locator("#studio[data-settled]")).to_be_visible()  # until then the page may move what is pressed
    page.locator(".workshop__print .md-button").first.click()
    expect(page.locator(".workshop__result")).to_contain_text(".pdf")  # a fault that is told instead is shown
    with page.expect_download() as printed:
        page.locator(".workshop__result a").first.click()
    done = apart(*page.locator(".workshop__command code").inner_text().split()[1:], cwd=folder)
    assert done.returncode == 0, done.stderr
    (wanted,) = (folder / "output").glob("*.pdf")
    return Path(printed.value.path()).read_bytes(), wanted.read_bytes()


@LONG
@pytest.mark.parametrize(("kind", "lang"), [("svg", "he"), ("png", "ru"), ("jpeg", "he"), ("webp", "ru")])
def test_a_picture_of_ones_own_is_printed_as_the_command_prints_the_folder(borrowing, address, kind, lang, tmp_path):
    page = borrowing()
    face = named_card(page, address, lang)
    bare = drawn(face)
    (tmp_path / f"mine.{kind}").write_bytes(painted(kind))
    page.locator(".studio__picture input").set_input_files(tmp_path / f"mine.{kind}")
    expect_drawn(face, bare, other=True)
    expect(page.locator(".studio__sized")).to_be_visible(visible=kind != "svg")
    raw, wanted = printed_both_ways(page, tmp_path)

    # the browser brings pixels to their size in its own way; their number is the command's
    sizes = [
        sorted(one.image.size for sheet in pypdf.PdfReader(io.BytesIO(of)).pages for one in sheet.images)
        for of in (raw, wanted)
    ]
    assert sizes[0] == sizes[1] and bool(sizes[0]) == (kind != "svg")
    assert all(min(size) > 100 for size in sizes[0])
    assert (raw == wanted) == (kind == "svg")


@LONG
def test_a_picture_that_no_card_has_stays_for_a_day_for_another_tab(borrowing, address, tmp_path):
    page = borrowing()
    face = named_card(page, address, "ru")
    bare = drawn(face)
    (tmp_path / "mine.svg").write_text(PICTURE.format(""))
    page.locator(".studio__picture input").set_input_files(tmp_path / "mine.svg")
    expect_drawn(face, bare, other=True)
    mine = drawn(face)
    page.locator(".studio__picture button").click()
    expect_drawn(face, bare)

    other = page.context.new_page()
    kept = f"() => Object.keys(JSON.parse(localStorage.getItem('fitil.studio.{GAME}.pictures'))).length"
    other.goto(page.url)
    assert other.evaluate(kept) == 1
    page.locator(".studio__bar").first.locator("button").nth(3).click()  # undo
    page.reload()
    page.locator(".studio__start button").click()
    expect_drawn(face, mine)

    # nobody can take it back after that
    page.locator(".studio__picture button").click()
    expect_drawn(face, bare)
    for days in (0, 2):
        other.add_init_script(f"{{ const now = Date.now; Date.now = () => now() + {days * 86_400_000} }}")
        other.reload()
        expect(other.locator(".studio__picture")).to_be_visible()
        assert other.evaluate(kept) == (0 if days else 1)


# a picture is chosen, and something else is done before it has been read
CHOSEN = """([text, name]) => {
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  const input = document.querySelector(".studio__picture input")
  input.files = files.files
  input.dispatchEvent(new Event("change"))
}"""


@LONG
def test_a_picture_that_is_read_late_is_of_the_card_and_the_moment_that_it_was_chosen_for(borrowing, address):
    page = borrowing()
    named_card(page, address, "ru")
    said = page.locator(".studio__picture [role=status]")
    kept = f"JSON.parse(localStorage.getItem('fitil.studio.{GAME}')).cards.map(({{picture}}) => picture ?? '')"
    first, second = PICTURE.format(""), PICTURE.format("").replace("20 35", "40 35")

    # of two the last one stays, and what is taken away at once stays away
    page.evaluate(f"both => both.forEach({CHOSEN})", [[first, "one.svg"], [second, "two.svg"]])
    expect(said).to_contain_text("two.svg")
    (two,) = page.evaluate(kept)
    page.evaluate(CHOSEN, [first, "one.svg"])
    page.evaluate("document.querySelector('.studio__picture button').click()")
    page.evaluate(CHOSEN, [PICTURE.format('opacity="0.5"'), "bad.svg"])
    expect(said).to_contain_text("bad.svg")
    assert page.evaluate(kept) == [""]

    # it comes to its own card, though another is at hand by then
    page.evaluate(
        f"chosen => {{ ({CHOSEN})(chosen); document.querySelectorAll('.studio__bar button')[0].click() }}",
        [second, "two.svg"],
    )
    page.wait_for_function(f"two => {kept}.join() === `${{two}},`", arg=two)
    expect(said).to_be_empty()  # nothing has been said of this card's picture

    # and what was said of a picture is said no longer when the card has another, or none
    undo = page.locator(".studio__bar").first.locator("button").nth(3)
    page.evaluate(CHOSEN, [first, "one.svg"])
    expect(said).to_contain_text("one.svg")
    undo.click()
    expect(said).to_be_empty()


@LONG
def test_figures_are_placed_by_hand_and_by_keys_and_printed_as_the_command_prints_the_folder(
    borrowing, address, tmp_path
):
    page = borrowing()
    face = named_card(page, address, "he")
    bare = drawn(face)
    page.locator(".studio__scene > summary").click()
    for n in (0, 3):
        page.locator(".studio__gallery button").nth(n).click()
    figure = page.locator(".studio__figure").nth(1)
    expect(figure).to_have_attribute("aria-pressed", "true")
    expect_drawn(face, bare, other=True)
    assert violations(page, "#studio") == []

    # it is dragged, and then moved, turned and mirrored by keys: the fields say where it is
    x, turn = page.locator("[data-key=x]"), page.locator("[data-key=turn]")
    figure.scroll_into_view_if_needed()
    box = figure.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 40, middle[1], steps=3)
    page.mouse.up()
    expect(x).to_have_value(re.compile(r"^[1-9]"))
    dragged = float(x.input_value())
    figure.focus()
    for key in ("ArrowRight", "BracketRight", "m"):
        page.keyboard.press(key)
    expect(x).to_have_value(f"{dragged + 2:g}")
    expect(turn).to_have_value("5")
    expect(page.locator("[data-key=flip]")).to_be_checked()

    here, wanted = printed_both_ways(page, tmp_path)
    assert here == wanted
    expect(page.locator(".studio__take button.md-button--primary")).to_have_text("הכנת PDF")

    # and where decks are built the card looks so, too; a page has Python of its own there, which keeps the card in use
    expect(page.locator("#studio[data-settled]")).to_be_visible()
    paths = drawn(face).count("<path")
    other = page.context.new_page()
    other.goto(f"{address}he/{GAME}/workshop/")
    other.locator("button.md-button--primary:visible").first.click()
    expect(other.locator("img[data-own]")).to_have_attribute("src", re.compile(f"^(?:.*?%3Cpath){{{paths}}}"))


def kept_sets(page: Page) -> list[tuple[str, list[str]]]:
    """The sets on the device: the name of each, and its cards' names in Russian."""
    kept = page.evaluate(f"JSON.parse(localStorage.getItem('fitil.studio.{GAME}'))")
    cards = [kept["cards"] if n == kept["setAt"] else one["all"] for n, one in enumerate(kept["sets"])]
    named = [[card["words"].get("ru", {}).get("name", "") for card in some] for some in cards]
    return list(zip((one["name"] for one in kept["sets"]), named, strict=True))


@LONG
def test_there_are_several_sets_which_are_named_chosen_dropped_and_taken_back(borrowing, address):
    page = borrowing()
    page.goto(f"{address}ru/{GAME}/studio/")
    # the cards of somebody who had one set, before there were several
    old = '{"at": 0, "cards": [{"entry": {"id": "my-card-1", "type": "creep"}, "words": {"ru": {"name": "Старая"}}}]}'
    page.evaluate("([key, old]) => localStorage.setItem(key, old)", [f"fitil.studio.{GAME}", old])
    page.reload()
    name = field(page, "words", "ru", "name")
    expect(name).to_have_value("Старая")
    page.locator(".studio__sets > summary").click()
    new, drop = page.locator(".studio__sets button").all()
    new.click()
    expect(name).to_have_value("")
    name.fill("Новая")
    page.locator(".studio__sets input").fill("Второй")
    which = page.locator(".studio__sets select")
    expect(which.locator("option")).to_have_text(["Набор 1", "Второй"])
    assert kept_sets(page) == [("", ["Старая"]), ("Второй", ["Новая"])]
    assert violations(page, ".studio__sets") == []

    which.select_option(index=0)
    expect(name).to_have_value("Старая")
    page.reload()
    expect(name).to_have_value("Старая")
    page.locator(".studio__sets > summary").click()
    drop.click()
    expect(page.locator(".studio__sets [role=status]")).not_to_be_empty()
    expect(name).to_have_value("Новая")
    assert kept_sets(page) == [("Второй", ["Новая"])]
    page.locator(".studio__bar").first.locator("button").nth(3).click()  # undo
    expect(name).to_have_value("Старая")
    assert kept_sets(page) == [("", ["Старая"]), ("Второй", ["Новая"])]


def touched(page: Page, *steps: tuple[str, list[tuple[float, float]]]) -> None:
    """Touch the page with fingers, as a touch screen does: each step is a kind of event and where the fingers are."""
    device = page.context.new_cdp_session(page)
    for kind, fingers in steps:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@LONG
def test_one_finger_drags_a_figure_two_size_and_turn_it_and_a_double_click_places_one(borrowing, address):
    page = borrowing(390)
    named_card(page, address, "he")
    page.locator(".studio__scene > summary").click()
    page.locator(".studio__gallery button").first.dblclick()
    figure = page.locator(".studio__figure")
    expect(figure).to_have_count(1)
    x, size, turn = (page.locator(f"[data-key={key}]") for key in ("x", "size", "turn"))
    page.evaluate("document.querySelector('.studio__stage').scrollIntoView({block: 'center'})")
    before = page.evaluate("scrollY")
    box = figure.bounding_box()
    assert box
    at, on = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    drag = [("touchMove", [(at + 6 * n, on - 8 * n)]) for n in range(1, 6)]
    touched(page, ("touchStart", [(at, on)]), *drag, ("touchEnd", []))
    expect(x).to_have_value(re.compile(r"^[1-9]"))
    expect(size).to_have_value("80")

    # a second finger comes, both part and go round each other, and one leaves before the other
    box = figure.bounding_box()
    assert box
    at, on = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pinch = [("touchMove", [(at - 10 - 5 * n, on - 5 * n), (at + 10 + 5 * n, on + 5 * n)]) for n in range(1, 5)]
    ends = [(at - 30, on - 20)]
    starts = [("touchStart", [(at - 10, on)]), ("touchStart", [(at - 10, on), (at + 10, on)])]
    touched(page, *starts, *pinch, ("touchEnd", ends), ("touchEnd", []))
    expect(turn).to_have_value(re.compile(r"^[1-9]"))
    assert float(size.input_value()) > 120
    assert page.evaluate("scrollY") == before
    expect(figure).to_have_count(1)


LINK = """async cards => {
  let deep = []
  for (let n = 0; n < 3000; n++) deep = [deep]
  const all = cards.map(card => ({...card, entry: card.entry ?? {id: "deep", type: "creep", abilities: deep}}))
  const text = new Blob([JSON.stringify({game: "boombit", cards: all})]).stream()
  const packed = await new Response(text.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer()
  const code = [...new Uint8Array(packed)].map(one => String.fromCharCode(one)).join("")
  location.hash = `cards=${btoa(code).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`
}"""
ODD = {
    "entry": {"id": 5, "type": {}, "abilities": "x", "numbers": 7, "keywords": {}, "subtypes": 5},
    "words": {"ru": 5, "he": {"name": {}}},
    "scene": {"background": [5], "figures": [{"figure": {}, "at": 5}]},
}


@LONG
@pytest.mark.parametrize("lang", LANGS)
def test_whatever_a_link_or_yaml_has_the_cards_that_were_here_stay(borrowing, address, lang):
    page = borrowing(390)
    named_card(page, address, lang)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.locator(".studio__yaml summary").click()
    yaml, said = page.locator("#studio-yaml"), page.locator(".studio__findings li")
    sound = yaml.input_value()
    for odd in ("id: [1]\n", f"{sound}subtypes: 5\n", "a: " + "[" * 3000, "x" * 1_000_000):
        yaml.fill(odd)
        expect(said.first).to_be_visible()
    yaml.fill(sound)
    expect(said).to_have_count(0)

    status, which = page.locator(".studio__take [role=status]").first, page.locator(".studio__bar > select").first
    for hash_ in ("A" * 1_000_000, "%%%"):
        page.evaluate("hash => { location.hash = `cards=${hash}` }", hash_)
        expect(status).not_to_be_empty()
        expect(which.locator("option")).to_have_count(1)
    page.evaluate(LINK, [{"words": {}}, ODD])
    expect(which.locator("option")).to_have_count(2)  # what no card can be so deep is none
    page.reload()
    expect(which.locator("option").first).to_have_text(NAMES[lang])
    assert page.url.endswith("/studio/") and faults == []
