"""What a page asks of cards of one's own: files are taken or refused, pixels wished for, the rest is the command's."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pypdf
import pytest
from PIL import Image

from cards import Game, load_deck
from cards.database import forget_games, game_ids, given_stamp, load_or_make, stamp
from cards.decks import deck_list, parse_deck
from cards.language import plural
from generator.art import pixels
from generator.own import door, pixel_files
from generator.own.bringing import bring
from generator.own.table import read_table
from tests.archives import zipped
from tests.program import apart

TABLE = "Name,Cost,Text,Picture\nBaker,2,Draw **two** :key:.,a.png\nLamp,1,It burns.,\n"
TORN = "Name,Text,Picture\nA,x,a.png\nB,x,b.png\nC,x,c.png\n"
WISHED = {"table": "cards.csv"}


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Ask as a page does whose files are in a folder of this test."""
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("FITIL_GAMES", "")
    monkeypatch.setattr(door, "_home", lambda: tmp_path / "home")
    yield door.ask
    assert pixels._maker.get() is None, "what a page asked for is no more than that: the command has Pillow"


def picture(kind: str, size: tuple[int, int] = (300, 200), **more: Any) -> bytes:
    out = io.BytesIO()
    Image.frombytes("RGB", (3, 2), os.urandom(18)).resize(size).save(out, kind, **more)  # none that is kept already
    return out.getvalue()


def test_a_table_is_found_in_what_was_handed_in_and_what_nobody_reads_is_left(ask: Any, tmp_path: Path) -> None:
    inside = {"my/cards.csv": TABLE.encode(), "my/~$cards.xlsx": b"x", "my/run.exe": b"x", "__MACOSX/cards.csv": b"x"}
    taken = ask("take", "en", {"all.zip": zipped(inside), "deep/er/b.tsv": b"Name\tText\nA\tb\n"})
    both = ["my/cards.csv", "deep/er/b.tsv"]
    assert taken == {"tables": both, "fresh": both, "faults": []}
    assert ask("take", "en", {"c.csv": TABLE.encode()}) == {
        "tables": ["c.csv", *both],
        "fresh": ["c.csv"],
        "faults": [],
    }
    assert not list((tmp_path / "home").rglob("run.exe"))
    assert ask("forget", "en") == {}
    assert ask("take", "en", {})["tables"] == []


@pytest.mark.parametrize(
    ("archive", "told"),
    [
        (lambda: zipped({"cards.csv": b"Name,Text\n" + b"A,x\n" * 5_000_000}), "сжат так сильно"),
        (lambda: zipped({"../cards.csv": TABLE.encode()}), "«../cards.csv» ведёт наружу"),
        (lambda: zipped({"C:\\cards.csv": TABLE.encode()}), "ведёт наружу"),
        (lambda: zipped({"in.zip": zipped({"cards.csv": TABLE.encode()})}), "архив внутри архива"),
        (lambda: b"PK\x03\x04 torn", "повреждён"),
        (lambda: zipped({f"{n}.csv": b"" for n in range(5_001)}), "больше"),
    ],
)
def test_an_archive_that_would_do_harm_is_told_in_a_line(ask: Any, tmp_path: Path, archive: Any, told: str) -> None:
    taken = ask("take", "ru", {"all.zip": archive()})
    assert len(taken["faults"]) == 1 and told in taken["faults"][0]["told"]
    assert taken["tables"] == [] and "\n" not in taken["faults"][0]["told"]
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == []


def test_pixels_are_wished_for_and_then_on_the_card(ask: Any) -> None:
    ask("take", "en", {"cards.csv": TABLE.encode(), "a.png": (given := picture("PNG"))})
    table = ask("table", "en", wished=WISHED)
    assert [column["kind"] for column in table["columns"]] == ["name", "badge", "text", "picture"]
    assert (table["faults"], table["langs"], table["pixels"]) == ([], ["en"], True)
    asked = {"wished": WISHED, "of": "en", "ink": "full", "start": 0, "count": 2}
    ((kept, wish),) = ask("faces", "en", **asked)["wanted"].items()
    width, height = wish["size"]
    assert Path(wish["file"]).read_bytes() == given
    come = picture("JPEG", (width, height))
    first, second = ask("faces", "en", {kept: come}, {kept: width}, **asked)["faces"]
    assert "data:image/jpeg" in first and "data:image" not in second
    made = ask("print", "en", wished=WISHED, options={"lang": "en", "typed": ["print", "cards.csv"]})
    ((_, pdf),) = made["files"].items()
    assert [image.image.size for image in pypdf.PdfReader(io.BytesIO(pdf)).pages[0].images] == [(width, height)]


@pytest.mark.parametrize(
    ("table", "files", "sheets"),
    [
        ("Name,Text,Back\nA,x,r.png\nB,y,art/g.jpg\nC,z,key\n", {"r.png": "PNG", "art/g.jpg": "JPEG"}, 2),
        ("Name,Text\nA,x\nB,y\n", {"back.png": "PNG"}, 1),
    ],
)
def test_backs_come_by_a_column_or_as_one_picture_for_all(
    ask: Any, table: str, files: dict[str, str], sheets: int
) -> None:
    given = {name: picture(kind) for name, kind in files.items()}
    ask("take", "en", {"all.zip": zipped({"cards.csv": table.encode(), **given})})
    read = ask("table", "en", wished=WISHED)
    assert (read["faults"], read["pixels"]) == ([], True)
    asked = {"wished": WISHED, "options": {"lang": "en", "typed": ["print", "cards.csv"]}}
    wanted = ask("print", "en", **asked)["wanted"]
    assert {Path(wish["file"]).read_bytes() for wish in wanted.values()} == {*given.values()}
    come = {kept: picture("JPEG", tuple(wish["size"])) for kept, wish in wanted.items()}
    made = ask("print", "en", come, {kept: wish["size"][0] for kept, wish in wanted.items()}, **asked)
    ((_, pdf),) = made["files"].items()
    front, back = pypdf.PdfReader(io.BytesIO(pdf)).pages
    assert (len(front.images), len(back.images), made["findings"]) == (0, sheets, [])
    assert {one.image.size for one in back.images} == {tuple(wish["size"]) for wish in wanted.values()}


FADED = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><defs><linearGradient id="g">
<stop offset="0" stop-color="#c02020"/><stop offset="1" stop-color="#2020c0"/></linearGradient></defs>
<rect width="30" height="20" fill="url(#g)" opacity=".9"/><text x="2" y="9" stroke-dasharray="1 2">A</text></svg>"""


def test_a_drawing_that_no_vector_says_is_drawn_by_the_pages_browser(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    drawing = f"{FADED}<!-- {token_hex()} -->"  # or it is in the cache from the last run of this test
    files = {"cards.csv": TABLE.replace("a.png", "a.svg"), "a.svg": drawing}
    ask("take", "en", {name: data.encode() for name, data in files.items()})
    table = ask("table", "en", wished=WISHED)
    assert (table["faults"], table["pixels"]) == ([], True)
    assert [line for line in table["told"] if "a.svg" in line and "printed as pixels" in line]
    asked = {"wished": WISHED, "of": "en", "ink": "full", "start": 0, "count": 1}
    ((kept, wish),) = ask("faces", "en", **asked)["wanted"].items()
    assert wish["drawing"] and Path(wish["file"]).read_text() == drawing
    (face,) = ask("faces", "en", {kept: picture("JPEG", tuple(wish["size"]))}, {kept: wish["size"][0]}, **asked)[
        "faces"
    ]
    assert "data:image/jpeg" in face


@pytest.mark.parametrize(
    ("drawing", "told"),
    [
        (FADED.replace("</text>", ""), "C2: a.svg is a damaged drawing"),
        (FADED.replace("</svg>", '<image href="b.png"/></svg>'), "C2: a.svg asks for another file, 'b.png'"),
        ("GIF89a", "C2: a.svg is a damaged drawing"),
    ],
)
def test_a_drawing_that_cannot_be_is_told_at_its_cell_in_a_page_too(
    ask: Any, monkeypatch: pytest.MonkeyPatch, drawing: str, told: str
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    files = {"cards.csv": "Name,Text,Picture\nA,x,a.svg\n", "a.svg": drawing}
    ask("take", "en", {name: data.encode() for name, data in files.items()})
    (fault,) = ask("table", "en", wished=WISHED)["faults"]
    assert told in fault["told"]


def test_lines_come_as_lightness_and_are_kept_as_a_png(ask: Any) -> None:
    ask("take", "en", {"cards.csv": TABLE.encode(), "a.png": picture("PNG")})
    asked = {"wished": WISHED, "of": "en", "ink": "saver", "start": 0, "count": 1}
    ((kept, wish),) = ask("faces", "en", **asked)["wanted"].items()
    width, height = wish["size"]
    assert wish["style"] == "lines"
    ask("faces", "en", {kept: b"\x80" * width * height}, {kept: width}, **asked)
    with Image.open(io.BytesIO(pixels_of(kept))) as image:
        assert (image.size, image.convert("L").getextrema()) == ((width, height), (128, 128))


def pixels_of(kept: str) -> bytes:
    from cards.database import store

    found = store.contents(Path(kept))
    assert found
    return found


def test_a_chosen_look_and_column_print_the_bytes_of_the_command(ask: Any, tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text(TABLE.replace("a.png", ""))
    typed = ["print", "cards.csv", "--lang", "en", "--ink", "grey", "--look", "square", "--column", "Cost=label"]
    assert apart(*typed, cwd=tmp_path).returncode == 0
    (wanted,) = (tmp_path / "output").glob("*.pdf")
    ask("take", "en", {"cards.csv": TABLE.replace("a.png", "").encode()})
    wished = {**WISHED, "look": "square", "columns": ["Cost=label"]}
    made = ask("print", "en", wished=wished, options={"lang": "en", "ink": "grey", "typed": typed})
    assert made.get("files") == {wanted.name: wanted.read_bytes()}


def test_a_table_that_was_mended_is_shown_as_it_is_now(ask: Any) -> None:
    asked = {"wished": WISHED, "of": "en", "ink": "full", "start": 0, "count": 9}
    seen = []
    for table in ("Name,Text\nBaker,One.\n", "Name,Text\nBaker,Two :kez:.\nLamp,Three.\n"):
        ask("take", "en", {"cards.csv": table.encode()})
        (fault,) = ask("table", "en", wished=WISHED)["faults"] or [{"told": ""}]
        made = ask("print", "en", wished=WISHED, options={"lang": "en"})
        text = pypdf.PdfReader(io.BytesIO(*made["files"].values())).pages[0].extract_text()
        seen.append((fault["told"][:3], len(ask("faces", "en", **asked)["faces"]), made["cards"], "Three." in text))
    assert seen == [("", 1, 1, False), ("B2:", 2, 2, True)]


@pytest.mark.parametrize(
    ("kind", "more"),
    [("PNG", {}), ("JPEG", {}), ("JPEG", {"progressive": True}), ("WEBP", {}), ("WEBP", {"lossless": 1})],
)
def test_how_large_a_picture_is_its_head_says(kind: str, more: dict[str, Any]) -> None:
    data = picture(kind, (321, 123), **more)
    assert pixel_files.size_of(data) == (321, 123)
    assert [pixel_files.size_of(data[:end]) for end in (0, 3, 12, 20)] == [None] * 4


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_torn_picture_is_told_at_its_cell_by_the_page_too(ask: Any, kind: str) -> None:
    noise = io.BytesIO()
    more = {"progressive": True, "exif": Image.Exif()} if kind == "JPEG" else {}
    Image.effect_noise((300, 200), 80).convert("RGB").save(noise, kind, **more)
    whole = noise.getvalue()
    torn = [whole[:at] for at in (len(whole) * 2 // 3, len(whole) - 3)]
    files = {"a.png": whole + b"more", "b.png": torn[0], "c.png": torn[1], "cards.csv": TORN.encode()}
    if kind == "PNG":  # its parts have sums
        files["c.png"] = whole[:900] + b"torn" + whole[904:]
    ask("take", "en", files)
    told = [fault["told"] for fault in ask("table", "en", wished=WISHED)["faults"]]
    assert told == [
        f"{cell}: {name}: not a picture that can be read" for cell, name in (("C3", "b.png"), ("C4", "c.png"))
    ]


def test_what_is_stamped_beforehand_is_not_what_was_brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a page would show a table as it was before it was mended."""
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("FITIL_STAMP", "given")
    monkeypatch.setenv("FITIL_GAMES", os.pathsep.join([str(tmp_path / "own"), str(tmp_path / "more")]))
    path = tmp_path / "more" / "game.yaml"
    path.parent.mkdir()
    for said in ("one", "other"):
        path.write_text(json.dumps(said))
        assert load_or_make("game-x", stamp(iter([path])), lambda: json.loads(path.read_text())) == said
    assert (given_stamp(), given_stamp([path]), str(stamp([tmp_path / "cache"]))) == ("given", "", "given")


def test_what_a_page_asks_of_own_cards_leaves_the_games_as_they_were(ask: Any) -> None:
    pasted = deck_list(load_deck("boombit/classics"), "ru").encode()
    before = parse_deck(pasted, Path("my.txt"))
    ask("take", "ru", {"cards.csv": TABLE.encode()})
    assert [one["name"] for one in ask("table", "ru", wished=WISHED)["list"]] == ["Baker", "Lamp"]
    assert "cards" not in game_ids()
    assert parse_deck(pasted, Path("my.txt")) == before
    assert before.deck


@pytest.mark.parametrize("table", [TABLE, "Имя,Тип\nПекарь,Монстр\nЛампа,Чары\n"])
def test_beside_the_game_of_a_table_lists_are_read_as_ever(
    table: str, tmp_path: Path, game_of_tests: Callable[[Path], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FITIL_GAMES", "")  # so that what is brought is put back
    (tmp_path / "cards.csv").write_text(table, encoding="utf-8")
    bring(read_table(tmp_path / "cards.csv"), keep=tmp_path / "kept")
    game = game_of_tests(tmp_path / "kept" / "cards")
    forget_games()
    assert plural(game, next(iter(game.types)), game.langs[0]) in {"—", "Монстр"}
    pasted = deck_list(load_deck("boombit/classics"), "ru").encode()
    read = parse_deck(pasted, Path("my.txt"))
    assert (read.deck and read.deck.cards, read.faults) == (load_deck("boombit/classics").cards, ())
