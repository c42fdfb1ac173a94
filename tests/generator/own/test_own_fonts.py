"""Fonts of one's own beside a table: letters that ours lack, or the whole text; and fonts that no PDF may have."""

import io
import json
import zipfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pypdf
import pypdfium2
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation

from cards import read_game
from cards.database import forget_games
from generator.accessories.request import BoxRequest, make_boxes
from generator.display import LEAST_DPI, GlyphRun, icon_names, one_job
from generator.exports import KINDS
from generator.exports.job import ExportJob, export
from generator.face import Look as FaceLook, lay_out
from generator.job import select
from generator.own import door, folder_of, read_table
from generator.typesetting import REGULAR, Styled, breaks_of, shape_line, use_fonts
from generator.typesetting.own_fonts import own_fonts
from generator.typesetting.wordless import wordless_breaks
from tests.program import apart

STRANGE = "\uabc0\uabc1"
"""Letters of Manipuri, which no font of ours has."""
SQUARE_ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path d="M0 0H{0}V{0}H0Z"/></svg>'
ROWS = f"Name,Cost,Text\n{STRANGE},2,Draw {STRANGE} two.\n"


def square(pen: Any, side: int) -> Any:
    pen.moveTo((50, 0))
    for point in ((50, side), (side, side), (side, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen


def a_font(letters: str = STRANGE, *, cff: bool = False, rights: int = 0, features: str = "") -> bytes:
    """A font of squares, one larger than the other."""
    names = {ord(letter): f"g{at}" for at, letter in enumerate(letters)}
    order = [".notdef", *names.values(), "both"]
    built = FontBuilder(1000, isTTF=not cff)
    built.setupGlyphOrder(order)
    built.setupCharacterMap(names)
    if cff:
        shapes = {name: square(T2CharStringPen(600, None), 300 + at).getCharString() for at, name in enumerate(order)}
        built.setupCFF("Tiny", {}, shapes, {})
    else:
        built.setupGlyf({name: square(TTGlyphPen(None), 300 + at).glyph() for at, name in enumerate(order)})
    built.setupHorizontalMetrics(dict.fromkeys(order, (600, 50)))
    built.setupHorizontalHeader(ascent=800, descent=-200)
    built.setupNameTable({"familyName": "Tiny", "styleName": "Regular", "psName": "Tiny"})
    built.setupOS2(fsType=rights)
    built.setupPost()
    if features:
        built.addOpenTypeFeatures(features)
    out = io.BytesIO()
    built.save(out)
    return out.getvalue()


@pytest.fixture(autouse=True)
def _ours_again() -> Iterator[None]:
    with one_job():
        yield


def beside(folder: Path, name: str, data: bytes, rows: str = ROWS) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(data)
    (folder / "cards.csv").write_text(rows, encoding="utf-8")


def text_of(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    text: str = document[0].get_textpage().get_text_range()
    document.close()
    return text


@pytest.mark.parametrize(("name", "cff"), [("fonts/tiny.ttf", False), ("tiny.otf", True)])
def test_a_font_beside_a_table_draws_letters_that_ours_lack(tmp_path: Path, name: str, cff: bool) -> None:
    beside(tmp_path, name, a_font(cff=cff))
    done = apart("print", "cards.csv", "--no-backs", "--keep", "kept", "-o", "a.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert text_of(tmp_path / "a.pdf").count(STRANGE) == 2
    page: Any = pypdf.PdfReader(tmp_path / "a.pdf").pages[0]
    fonts = page["/Resources"]["/Font"].values()
    assert all("/FontFile2" in font.get_object()["/FontDescriptor"] for font in fonts)
    assert [path.name for path in (tmp_path / "kept/cards/fonts").iterdir()] == [Path(name).name]
    again = apart("print", "cards", "--no-backs", "--no-cover", "-o", "b.pdf", cwd=tmp_path, FITIL_GAMES="kept")
    assert again.returncode == 0 and text_of(tmp_path / "b.pdf").count(STRANGE) == 2


def test_a_font_that_has_no_letter_of_a_table_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "tiny.otf").write_bytes(a_font(cff=True))
    assert own_fonts(tmp_path / "tiny.otf", "Baker") == []
    assert len(own_fonts(tmp_path / "tiny.otf", f"Baker {STRANGE}")) == 1


INDIAN = "\u0928\u092e\u0938\u094d\u0924\u0947"
"""A word of Hindi: the font of our cards has its letters, and not the forms in which they are joined."""


def test_letters_that_ours_cannot_join_are_told_at_their_cell_and_drawn_by_a_font_that_can(tmp_path: Path) -> None:
    beside(tmp_path, "other", b"", f"Name,Text\n{INDIAN},x\n")
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", cwd=tmp_path)
    (line,) = done.stderr.splitlines()
    assert (done.returncode, "A2: no font has \u0928 (U+0928)" in line, "and 3 more" in line) == (1, True, True)
    beside(tmp_path, "fonts/any.ttf", a_font("".join(dict.fromkeys(INDIAN))), f"Name,Text\n{INDIAN},x\n")
    done = apart("print", "cards.csv", "--no-backs", "-o", "b.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert INDIAN in text_of(tmp_path / "b.pdf")


def varied() -> bytes:
    """A font whose squares grow by 200 units from its least to its greatest weight."""
    built = TTFont(io.BytesIO(a_font()))
    builder = FontBuilder(font=built)
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    grown = [(0, 0), (0, 200), (200, 200), (200, 0), *((0, 0),) * 4]
    names = built.getGlyphOrder()
    builder.setupGvar({name: [TupleVariation({"wght": (0, 1, 1)}, list(grown))] for name in names})
    out = io.BytesIO()
    built.save(out)
    return out.getvalue()


def test_a_font_that_varies_is_a_regular_and_a_bold_one(tmp_path: Path) -> None:
    beside(tmp_path, "fonts/tiny.ttf", varied(), f"Name,Text\n{STRANGE},**{STRANGE}** x {STRANGE}\n")
    regular, bold = own_fonts(tmp_path / "fonts/tiny.ttf", STRANGE)
    assert (regular.bold, bold.bold) == (False, True)
    fonts = [TTFont(io.BytesIO(one.data)) for one in (regular, bold)]
    sides = [font["glyf"][font.getBestCmap()[ord(STRANGE[0])]].yMax for font in fonts]
    assert sides == [301, 301 + 200 * 3 // 5]  # 700 lies three fifths between 400 and 900
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert text_of(tmp_path / "a.pdf").count(STRANGE) == 3
    page: Any = pypdf.PdfReader(tmp_path / "a.pdf").pages[0]
    assert sum("own" in str(font.get_object()["/BaseFont"]) for font in page["/Resources"]["/Font"].values()) == 2


def test_a_letter_that_no_font_has_is_told_once_at_its_cell(tmp_path: Path) -> None:
    beside(tmp_path, "fonts/tiny.ttf", a_font(STRANGE[0]))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        f"fitil: cards.csv:2: A2: no font has {STRANGE[1]} (U+ABC1): put one that has into fonts, beside the table"
    ]
    assert "U+ABC1" not in done.stdout


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("a.ttf", a_font(rights=2), "its makers forbid to embed it"),
        ("a.ttf", a_font(rights=0x100), "its makers forbid to embed it"),
        ("a.woff2", b"wOF2....", "packed for web pages"),
        ("a.ttc", b"ttcf....", "holds several fonts"),
        ("a.ttf", b"MZ no font", "is no font"),
        ("a.ttf", a_font()[:300], "is a damaged font"),
        ("a.ttf", b"\0\1\0\0" + b"\xff" * 400, "is a damaged font"),
    ],
)
def test_what_no_pdf_may_have_is_told_in_a_line(tmp_path: Path, name: str, data: bytes, told: str) -> None:
    beside(tmp_path, f"fonts/{name}", data)
    done = apart("print", "cards.csv", "--keep", "kept", "-o", "a.pdf", cwd=tmp_path)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"fitil: fonts/{name}: ") and told in line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cards.csv", "fonts"]


def test_fonts_of_more_bytes_and_more_fonts_than_a_game_has_are_refused(tmp_path: Path) -> None:
    beside(tmp_path, "fonts/a.ttf", b"")
    with (tmp_path / "fonts/a.ttf").open("wb") as file:
        file.truncate(200_000_000)
    done = apart("print", "cards.csv", cwd=tmp_path)
    assert (done.returncode, "larger than the limit of 50 MB" in done.stderr) == (2, True)
    for at in range(13):
        (tmp_path / f"fonts/{at}.ttf").write_bytes(b"")
    done = apart("print", "cards.csv", cwd=tmp_path)
    assert (done.returncode, "14 fonts, where a game has 12 at most" in done.stderr) == (2, True)


def test_a_font_called_as_a_style_is_for_all_of_it_and_its_ligatures_are_copied(tmp_path: Path) -> None:
    letters = "Draw two."
    ligature = "feature liga { sub g2 g3 by both; } liga;"  # of a and w
    font = a_font("".join(dict.fromkeys(letters)), features=ligature)
    beside(tmp_path, "fonts/regular.ttf", font, "Name,Text\nA,Draw two.\n")
    done = apart("print", "cards.csv", "--no-backs", "--keep", "kept", "-o", "a.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    template = (tmp_path / "kept/cards/template.yaml").read_text("utf-8")
    body = "\n".join(line for line in template.splitlines() if not line.startswith("#"))
    assert json.loads(body)["fonts"] == {"regular": "regular"}
    assert "Draw two." in text_of(tmp_path / "a.pdf")
    (tmp_path / "words").write_text(letters)
    use_fonts([tmp_path / "fonts/regular.ttf"], [tmp_path / "words"], {"regular": "regular"})
    (run,) = shape_line([Styled("Draw", REGULAR)], "ltr")
    assert run.font.startswith("own-") and len(run.glyphs) == 3


def test_a_style_whose_font_is_not_there_is_told(tmp_path: Path) -> None:
    beside(tmp_path, "fonts/regular.ttf", a_font())
    assert apart("print", "cards.csv", "--keep", "kept", "-o", "a.pdf", cwd=tmp_path).returncode in (0, 1)
    (tmp_path / "kept/cards/fonts/regular.ttf").rename(tmp_path / "kept/cards/fonts/regal.ttf")
    done = apart("print", "cards", "-o", "b.pdf", cwd=tmp_path, FITIL_GAMES="kept")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "template.yaml" in done.stderr and "'regular'" in done.stderr and "'regal'" in done.stderr


def test_a_page_takes_fonts_and_prints_the_bytes_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("home", "there"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("FITIL_GAMES", "")
    monkeypatch.setattr(door, "_home", lambda: tmp_path / "home")
    beside(tmp_path / "there", "fonts/tiny.otf", font := a_font(cff=True))
    typed = ["print", "cards.csv", "--lang", "en"]
    assert apart(*typed, cwd=tmp_path / "there").returncode == 0
    (wanted,) = (tmp_path / "there/output").glob("*.pdf")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("cards.csv", ROWS)
        archive.writestr("fonts/tiny.otf", font)
    assert door.ask("take", "en", {"all.zip": packed.getvalue()})["faults"] == []
    assert door.ask("table", "en", wished={"table": "cards.csv"})["faults"] == []
    made = door.ask("print", "en", wished={"table": "cards.csv"}, options={"lang": "en", "typed": typed})
    assert made["files"] == {wanted.name: wanted.read_bytes()} and made["findings"] == []


@pytest.mark.parametrize(
    ("said", "broken"),
    [
        ("カードを2枚、引く。", "カー|ド|を|2|枚、|引|く。"),
        ("「市民」なら", "「市|民」|な|ら"),
        ("การ์ดเกมนี้สนุก", "การ์ดเกม|นี้|สนุก"),
        ("한국어", "한국어"),
        ("Wort", "Wort"),
    ],
)
def test_lines_end_where_a_script_without_spaces_has_it(said: str, broken: str) -> None:
    cuts = (0, *wordless_breaks(said), len(said))
    parts = "|".join(said[start:end] for start, end in pairwise(cuts))
    assert parts == broken
    places = breaks_of([Styled(said, REGULAR)])
    assert len(places.ends) == parts.count("|") + 1 and not any(places.hyphens)


@pytest.fixture
def made(tmp_path: Path) -> dict[str, Path]:
    """The games of two tables whose fonts and icons have one name and are not alike."""
    made = {}
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        side = 400 if name == "one" else 8
        (tmp_path / name / "flour.svg").write_text(SQUARE_ICON.format(side))
        font = a_font("Draw", features="" if name == "one" else "feature liga { sub g2 g3 by both; } liga;")
        beside(tmp_path / name, "regular.ttf", font, "Name,Text\nDraw,Draw :flour:\n")
        made[name] = folder_of(read_table(tmp_path / name / "cards.csv"), tmp_path / f"made-{name}").folder
    return made


def test_two_tables_with_fonts_and_icons_of_one_name_are_each_drawn_in_its_own(made: dict[str, Path]) -> None:

    def drawn(name: str) -> tuple[Any, ...]:
        game = read_game(made[name])
        return lay_out(game, game.cards["card-1"], FaceLook(lang="en")).items

    alone = {}
    for name in made:
        with one_job():
            alone[name] = drawn(name)
        assert "flour" not in icon_names()
    fonts = [
        {item.font for item in items if isinstance(item, GlyphRun)} - {"FiraGO-regular"} for items in alone.values()
    ]
    assert all(fonts) and fonts[0].isdisjoint(fonts[1])
    assert [drawn(name) for name in ("one", "two", "one")] == [alone[name] for name in ("one", "two", "one")]


def test_of_two_tables_that_are_exported_one_after_the_other_each_has_its_own(
    made: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exported(name: str, to: str) -> bytes:
        monkeypatch.setenv("FITIL_GAMES", str(made[name].parent))
        forget_games()
        look, out = FaceLook(lang="en", dpi=LEAST_DPI), tmp_path / to
        export(
            KINDS["png"], ExportJob(selection=select(["cards"]), look=look, out=out, name="cards", title="", note="")
        )
        assert "flour" not in icon_names()
        make_boxes(BoxRequest(deck="cards", lang="en", cards=30, out=tmp_path / "box.pdf"))
        assert "flour" not in icon_names() and b"+own-" in (tmp_path / "box.pdf").read_bytes()
        return b"".join(path.read_bytes() for path in (*sorted(out.rglob("*.png")), tmp_path / "box.pdf"))

    one, two, again = (exported(name, str(at)) for at, name in enumerate(("one", "two", "one")))
    assert one == again != two
    forget_games()
