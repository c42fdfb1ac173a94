"""The page for cards of one's own: a table is dropped with its pictures, told where it is amiss, shown and printed."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pikepdf
import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.axe import violations
from tests.browser import NOTED
from tests.budget import LONG
from tests.generator.own.test_door import FADED
from tests.generator.own.test_own_fonts import STRANGE, a_font
from tests.program import apart
from tests.site.conftest import inflated

DISC = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 42"><circle cx="15" cy="21" r="9" fill="{}"/></svg>'


@pytest.fixture
def own(borrowing, address):
    """Open the page in a language, `width` pixels wide; whatever was handed in by another test is gone."""

    def opened(lang, width=1280, script=""):
        page = borrowing(width)
        page.add_init_script(NOTED + script)
        page.goto(f"{address}{lang}/own/")
        expect(page.locator(".own .desk__drop")).to_be_visible()
        return page

    return opened


def hand_in(page, files):
    given = [{"name": name, "mimeType": "application/octet-stream", "buffer": raw} for name, raw in files.items()]
    page.locator(".own .choose input").first.set_input_files(given)


def unpacked(raw, folder):
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        archive.extractall(folder)


def printed_as_by_the_command(page, folder):
    """Make the PDF of what was handed in, which lies in the folder, too, and hold it against the command's."""
    page.locator(".own__paper .md-button--primary").first.click()
    with page.expect_download() as download:
        page.locator(".own .workshop__result a[download]").click()
    done = apart(*page.locator(".own .workshop__command code").inner_text().split()[1:], cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    (wanted,) = (folder / "output").glob("*.pdf")
    assert download.value.suggested_filename == wanted.name
    assert Path(download.value.path()).read_bytes() == wanted.read_bytes()
    return wanted


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_the_sample_is_a_table_without_a_fault(site, lang, tmp_path):
    unpacked((site / lang / "own" / "cards.zip").read_bytes(), tmp_path)
    done = apart("print", "cards.csv", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    facts = inflated(site / lang / "own" / "own.json.z")
    assert facts["lang"] == lang and "a4" in facts["sheets"]


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_each_step_has_a_picture_in_the_page_s_language_and_in_english(site, lang):
    folder = site / lang / "own"
    for step in ("table-{}.svg", "cards-{}.webp", "paper-{}.webp"):
        own, english = (folder / step.format(one) for one in (lang, "en"))
        assert own.stat().st_size < 30_000 and own.read_bytes() != english.read_bytes()
    words, english = (inflated(folder / f"{name}.json.z") for name in ("own", "en"))
    assert english["lang"] == "en" and set(words["words"]) - set(english["words"]) <= {"keep", "needs_scripts"}


@LONG
@pytest.mark.parametrize(("lang", "width", "scheme"), [("he", 390, "dark"), ("ru", 1280, "light")])
def test_a_dropped_table_is_shown_and_printed_as_by_the_command(own, lang, width, scheme, site, tmp_path):
    page = own(lang, width)
    page.emulate_media(color_scheme=scheme)
    asked = []
    page.on("request", lambda request: asked.append(request.method))
    sample = site / lang / "own" / "cards.zip"
    hand_in(page, {"cards.zip": sample.read_bytes()})
    expect(page.locator(".own__cards img")).to_have_count(4)
    assert (
        page.locator(".own__cards img").evaluate_all(
            "all => Promise.all(all.map(one => one.decode().then(() => one.naturalWidth > 50)))"
        )
        == [True] * 4
    )
    page.locator(".own__table select").first.select_option("tarot")
    expect(page.locator(".own .workshop__command code")).to_contain_text("--look tarot")
    more = page.locator(".own .workshop__more").last
    if width < 960:
        more.locator("summary").press("Enter")  # what is tapped may move until the cards are there in their new look
    expect(more).to_have_attribute("open", "")
    page.locator(".own__paper select").filter(has=page.locator("option[value=grey]")).select_option("grey")
    unpacked(sample.read_bytes(), tmp_path)
    printed_as_by_the_command(page, tmp_path)
    assert (violations(page), page.evaluate("window.refused ?? []")) == ([], [])
    assert {*asked} <= {"GET"}


@LONG
def test_a_font_and_backs_handed_in_with_a_table_are_the_bytes_of_the_command_in_two_languages(own, tmp_path):
    said = f"{STRANGE},خبز,Draw {STRANGE} การ์ดเกมนี้สนุก การ์ดเกมนี้สนุก การ์ดเกมนี้สนุก two."
    table = f"name_fr,name_ar,text_fr,Back\n{said},\nPain,فرن,x,moon.svg\n"
    files = {"cards.csv": table.encode(), "fonts/tiny.otf": a_font(cff=True)}
    files |= {name: DISC.format(ink).encode() for name, ink in (("back.svg", "#112233"), ("moon.svg", "#445566"))}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    page = own("ru", 1280)
    hand_in(page, {"cards.zip": packed.getvalue()})
    expect(page.locator(".own__cards img")).to_have_count(2)
    second = page.locator(".own__paper select").filter(has=page.locator("option", has_text="арабский")).last
    second.select_option("ar")
    unpacked(packed.getvalue(), tmp_path)
    made = printed_as_by_the_command(page, tmp_path)
    with pikepdf.open(made) as printed:
        drawn = b"".join(one.read_bytes() for one in printed.objects if isinstance(one, pikepdf.Stream))
    assert all(ink in drawn for ink in (b".067 .133 .2 rg", b".267 .333 .4 rg"))


@LONG
def test_what_is_amiss_is_told_at_its_cell_and_pixels_are_on_the_card(own):
    page = own("ru")
    dot = io.BytesIO()
    Image.new("RGB", (600, 400), "#c02020").save(dot, "PNG")
    table = "Name,Cost,Picture,Text\nBaker,2,a.png,Draw :kez:.\n<b>Lamp</b>,1,../b.png,It burns.\n"
    hand_in(page, {"my.csv": table.encode(), "a.png": dot.getvalue()})
    told = page.locator(".own__faults li")
    expect(told).to_have_count(3)
    assert "D2: нет значка :kez:" in told.nth(1).inner_text()
    expect(page.locator(".own__cards img")).to_have_count(2)
    assert page.locator(".own__cards img").last.get_attribute("alt") == "<b>Lamp</b>"
    red = page.locator(".own__cards img").first.evaluate(
        """async image => {
          await image.decode()
          const canvas = new OffscreenCanvas(60, 84), context = canvas.getContext("2d")
          context.drawImage(image, 0, 0, 60, 84)
          return [...context.getImageData(30, 25, 1, 1).data]
        }"""
    )
    assert red[0] > 150 and red[1] < 90
    hand_in(page, {"my.csv": table.replace(":kez:", ":key:").replace("../b.png", "").encode()})
    expect(told).to_have_count(1)
    hand_in(page, {"evil.zip": b"PK torn"})
    expect(told.first).to_contain_text("evil.zip")


SEEN = """async ([image, places]) => {
  await image.decode()
  const canvas = new OffscreenCanvas(63, 88), context = canvas.getContext("2d")
  context.drawImage(image, 0, 0, 63, 88)
  return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
}"""


@LONG
@pytest.mark.parametrize(
    "root", ['viewBox="0 0 30 20"', 'width="7.9375mm" height="5.291667mm"', 'style="width:9px" viewBox="0 0 30 20"']
)
def test_a_drawing_with_a_gradient_and_opacity_is_on_the_card_and_on_paper(own, root):
    page = own("ru")
    hand_in(
        page,
        {"my.csv": b"Name,Text,Picture\nA,x,a.svg\n", "a.svg": FADED.replace('viewBox="0 0 30 20"', root).encode()},
    )
    image = page.locator(".own__cards img")
    expect(image).to_have_count(1)
    left, right = page.evaluate(SEEN, [image.element_handle(), [[9, 30], [54, 30]]])
    assert left[0] > 150 > 90 > left[2] and right[2] > 150 > 90 > right[0], (left, right)
    assert page.evaluate("window.refused ?? []") == []
    page.locator(".own__paper .md-button--primary").first.click()
    with page.expect_download() as download:
        page.locator(".own .workshop__result a[download]").click()
    assert b"/DCTDecode" in Path(download.value.path()).read_bytes()


FOREIGN = """() => document.querySelector("main").innerText.split("\\n").filter((line) => /[А-яא-ת]/.test(line))"""


@LONG
@pytest.mark.parametrize(("lang", "width", "called"), [("he", 390, "עברית"), ("ru", 1280, "русский")])
def test_the_page_is_all_in_english_for_whoever_asks_for_it_and_back_again(own, lang, width, called):
    page = own(lang, width)
    before = page.locator("h1").inner_text()
    page.get_by_text("In English").click()
    expect(page.locator("h1")).to_have_text("Your own game")
    expect(page.get_by_text("A table to begin with")).to_be_visible()
    assert page.evaluate(FOREIGN) == [called]
    assert page.locator("#own-english td").first.evaluate("cell => getComputedStyle(cell).textAlign") == "left"
    page.get_by_text("Try it here").click()
    expect(page.locator(".own__cards img").first).to_be_visible()
    assert page.evaluate(FOREIGN) == [called]
    assert violations(page, "main") == []
    page.get_by_text(called).click()
    expect(page.locator("h1")).to_have_text(before)
    expect(page.locator("#own-english")).to_be_hidden()
