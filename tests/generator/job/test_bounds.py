"""Limits of a print: too large a request is refused in one line before any work, and no input is waited for in vain."""

import errno
import json
import os
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer

from cards import DataError, FitilError, load_deck
from cards.files import read_bytes, read_text
from cards.model import MOST_CARDS
from cards.whole_file import check_writable, write_whole
from generator.display import Box, Face
from generator.face import Look, picture_for
from generator.job import check_apart, note, select
from generator.job.manifest import read_manifest
from generator.options import a_length
from generator.paper import Slip, impose, load_sheet, paper_name, parse_paper, with_options
from generator.render import load_inks, whole_folder
from tests.generator.drawn import with_picture
from tests.program import fitil

HERO = "Hero: Громила\n"


def refuse_to_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("generator.art.render")
    monkeypatch.setattr(module, "render", lambda *_, **__: pytest.fail("a picture was drawn"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--card", "scapegoat=99"] * 200, "19,800 cards are too many for one print of at most 10,000"),
        (["boombit/classics", "--card", "scapegoat=99", "--copies", "99"], "cards are too many for one print"),
        (
            ["boombit/classics", "--paper", "2000x2000", "--size", "5x5"],
            "10,000 cards of 5 × 5 mm on a page are more than",
        ),
        (["boombit/classics", "--icc", "/dev/zero"], "/dev/zero: is larger than the limit of 20 MB"),
        (["boombit/classics", "--since", "/dev/zero"], "/dev/zero: is larger than the limit"),
        (["/dev/zero"], "/dev/zero: is larger than the limit"),
        (["boombit/classics", "--bleed", "1e300"], "is not between 0 and 20"),
        (["boombit/classics", "--paper", "1e300x5"], "is not a printable size"),
        (["boombit/classics", "--sheet", "zzz"], "there is no sheet 'zzz'; `fitil sheets` lists them"),
        (["boombit/classics", "--paper", "legl"], "there is no paper 'legl'; did you mean 'legal'?"),
        (["boombit/classics", "--since", "no-such-revision"], "revision of boombit: not a valid object name"),
        (["boombit/classics", "-o", "-"], "name a .pdf file with -o"),
        (["boombit/classics", "-o", "pipe.pdf"], "pipe.pdf: is a device or a pipe"),
        (["--card", "cow=" + "9" * 5000], "print 1 to 99 copies of a card"),
        (["boombit/classics", "--since", ""], "'' is neither an earlier print nor a git revision"),
        (["boombit/classics", "--sheet", ""], "there is no sheet ''"),
        (["boombit/classics", "--size", ""], "'' is not a valid size"),
        (["boombit/classics", "--game", "x"], "there is no game 'x'"),
        (["pipe.pdf"], "pipe.pdf: is a pipe with no data"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_too_much_is_one_line_and_nothing_is_drawn(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        import_module("generator.art.render"), "render", lambda *_, **__: pytest.fail("a picture was drawn")
    )
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path.parent / f"{tmp_path.name}-cache"))
    os.mkfifo(tmp_path / "pipe.pdf")
    done = fitil("print", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert message in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["pipe.pdf"]


def test_pictures_of_too_many_pixels_are_refused_before_they_are_drawn(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(
        import_module("generator.art.render"), "render", lambda *_, **__: pytest.fail("a picture was drawn")
    )
    for words in (["sheets", "--dpi", "1200"], ["png", "--dpi", "1200", "--size", "2000x2000"]):
        done = fitil("export", *words, "boombit/classics", cwd=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "choose a lower --dpi" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_pixels_that_people_bring_are_not_blown_up_without_end(tmp_path: Path) -> None:
    game = with_picture(tmp_path)
    with pytest.raises(FitilError, match="choose a lower --dpi or --size"):
        picture_for(game, game.cards["cow"], Box(0, 0, 45.9, 32.9), Look(lang="he", dpi=2000))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HERO + "99 scapegoat\n" * 102, r":103: holds more than 10,000 cards"),
        ("a:\n" * 40_001, "has more than 40,000 lines"),
        ("x" * 1001, ":1: a line of 1,001 characters"),
        ("[" * 500_000, ":1: a line of 500,000 characters"),
        ('{"a":' * 100_000, "nested too deeply"),
    ],
)
def test_the_length_of_a_list_is_limited(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(text)
    with pytest.raises(DataError, match=message):
        load_deck(str(path))


def test_the_most_cards_allowed_are_printed() -> None:
    assert len(select(cards=["scapegoat=99"] * 101, copies=1).cards) == 9999 <= MOST_CARDS


@pytest.mark.parametrize("copies", ["-5", "0", "1e300", "true", '"3"', "Infinity", "NaN", "1000000000", "1" * 5000])
def test_a_manifest_not_written_by_a_print_is_refused(copies: str, tmp_path: Path) -> None:
    path = tmp_path / "print.json"
    whole = '{"fitil": 2, "lang": "ru", "cards": {"boombit/cow": {"copies": COPIES, "face": "x"}}}'
    path.write_text(whole.replace("COPIES", copies))
    with pytest.raises(DataError):
        read_manifest(path)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"cards": ' * 100_000, "[]", "null", '{"fitil": 2, "cards": []}'])
def test_json_other_than_a_manifest_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "print.json"
    path.write_text(text)
    with pytest.raises(DataError, match="is not a print manifest"):
        read_manifest(path)


@pytest.mark.parametrize("card", ["cow", "/", "a/b/c", "boombit/\u202ecow", "x/" + "y" * 1000])
def test_a_manifest_without_valid_card_names_is_refused(card: str, tmp_path: Path) -> None:
    path = tmp_path / "print.json"
    path.write_text(json.dumps({"fitil": 2, "lang": "ru", "cards": {card: {"copies": 1, "face": "x"}}}))
    with pytest.raises(DataError, match="is not a manifest that `fitil print` wrote"):
        read_manifest(path)


def test_a_pipe_is_read_while_somebody_writes(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(DataError, match="is a pipe with no data"):
        read_text(pipe)
    with pytest.raises(DataError, match="is a pipe with no data"):
        load_inks(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # so that the writer need not wait for one
    writer = os.open(pipe, os.O_WRONLY)
    os.write(writer, b"4 cow")
    os.close(writer)
    assert read_bytes(pipe) == b"4 cow"
    os.close(reader)


def test_the_clip_of_each_place_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    sheet = with_options(load_sheet("a4"), card=(10, 10), bleed=1)
    grid = type(sheet.grid((10, 10)))
    real = grid.clip
    monkeypatch.setattr(grid, "clip", lambda *words: asked.append(1) or real(*words))
    face = Face(10, 10, ())
    pages = list(impose([Slip("x", face, face)] * 5000, sheet))
    assert len(pages) > 10
    assert len(asked) <= 2 * pages[0].grid.n_up


# --- files that are written -------------------------------------------------------------------------------------------


def test_two_prints_at_once_do_not_clash(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    wrong: list[BaseException] = []

    def one(data: bytes) -> None:
        try:
            for _ in range(40):
                check_writable(path)
                write_whole(path, data)
        except BaseException as error:  # whatever it is
            wrong.append(error)

    threads = [threading.Thread(target=one, args=[bytes([letter]) * 100_000]) for letter in b"abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert len(set(path.read_bytes())) == 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_reported_with_the_folder_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "mine"
    with (
        pytest.raises(FitilError, match=rf"^{out}: cannot be written: No space left on device$"),
        whole_folder(out, ".ours", "ours"),
    ):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert not list(tmp_path.iterdir())


def test_two_exports_at_once_leave_one_whole_folder(tmp_path: Path) -> None:
    out = tmp_path / "out"
    for _ in range(2):  # into a new place, and over an old one
        with whole_folder(out, ".ours", "ours") as first:
            (first / "a").touch()
            with whole_folder(out, ".ours", "ours") as second:
                (second / "b").touch()
        assert sorted(path.name for path in out.iterdir()) == [".ours", "a"]
        assert list(tmp_path.iterdir()) == [out]


def test_what_a_killed_run_has_left_is_deleted_after_a_day(tmp_path: Path) -> None:
    """Only what is ours: not a folder of somebody else's whose name looks like it."""
    out = tmp_path / "out"
    left, recent, other = (tmp_path / f".out-{name}" for name in ("abcdefg1", "abcdefg2", "holidays"))
    for folder in (left, recent, other):
        folder.mkdir()
        (folder / ("notes" if folder is other else ".ours")).touch()
    for file in (left / ".ours", other / "notes", other, left):
        os.utime(file, (0, 0))
    with whole_folder(out, ".ours", "ours") as fresh:
        (fresh / "a").touch()
    assert sorted(tmp_path.iterdir()) == sorted([out, recent, other])


def test_a_link_leads_to_the_file_that_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "deck.pdf"
    link.symlink_to("there/real.pdf")
    done = fitil("print", "--card", "cow", "-o", "deck.pdf", cwd=tmp_path)
    assert done.returncode == 0
    assert link.is_symlink()
    assert sorted(path.name for path in (tmp_path / "there").iterdir()) == ["real.json", "real.pdf"]
    assert read_manifest(link).copies == {"boombit/cow": 1}


def test_a_full_disk_is_one_line_and_no_part_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FitilError, match=r"deck\.pdf: cannot be written: No space left on device"):
        write_whole(tmp_path / "deck.pdf", b"%PDF")
    assert list(tmp_path.iterdir()) == []


# --- an earlier print -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("since", ["deck.pdf", "deck.json", "./deck.pdf", "link.pdf"])
def test_the_print_that_is_compared_with_is_not_overwritten(since: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deck.json").touch()
    Path("link.pdf").symlink_to("deck.pdf")
    with pytest.raises(DataError, match="not overwritten"):
        check_apart(since, Path("deck.pdf"))
    check_apart(since, Path("other.pdf"))
    check_apart("HEAD~3", Path("deck.pdf"))


def test_a_print_of_what_has_changed_is_another_file(tmp_path: Path) -> None:
    assert fitil("print", "--card", "cow", "--lang", "ru", cwd=tmp_path).returncode == 0
    whole = tmp_path / "output" / "boombit-cards-ru-a4.pdf"
    before = whole.read_bytes()
    done = fitil("print", "--card", "cow=2", "--lang", "ru", "--since", whole, cwd=tmp_path)
    assert done.stdout.startswith(f"{Path('output/boombit-cards-ru-a4-changes.pdf')}: 1 карта, 2 страницы")
    assert whole.read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["/home/me/secret/deck.txt"], "deck.txt"),
        (["boombit/classics", "--since", "/home/me/old.pdf"], "boombit/classics --since old.pdf"),
        (["--icc=/home/me/press.icc"], "--icc=press.icc"),
        (["..\\me\\deck.txt", "C:\\Users\\me\\deck.txt"], "deck.txt deck.txt"),
        (["~/deck.txt", "decks/mine.txt"], "deck.txt decks/mine.txt"),
        (["-o", "/home/me/x.pdf", "-o/home/me/x.pdf", "--out=/home/me/x.pdf", "a.txt"], "a.txt"),
        (["--card", "cow=3"], "--card cow=3"),
    ],
)
def test_a_margin_shows_no_private_path(typed: list[str], told: str) -> None:
    assert note(select(cards=["cow"]), ["print", *typed]).endswith(f"· fitil print {told}")


# --- numbers and papers as people type them ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "mm"),
    [
        ("1,5", 1.5),
        ("−4", -4),
        ("-0.5", -0.5),
        (" 2 ", 2),
        ("3 mm", 3),
        ("3мм", 3),
        ("1/8in", 3.175),
        ('2 1/2"', 63.5),
        ("-0.1 in", -2.54),
        (".5 дюйма", 12.7),
        ("1 אינץ׳", 25.4),
        ("1,2 см", 12),
    ],
)
def test_a_length_may_have_a_decimal_comma_and_a_unit(typed: str, mm: float) -> None:
    assert a_length(typed) == pytest.approx(mm)


@pytest.mark.parametrize("typed", ["", "in", "1/0in", "2 3in", "3 m", "x", "nan", "--4"])
def test_what_is_no_length_is_refused(typed: str) -> None:
    with pytest.raises(typer.BadParameter):
        a_length(typed)


@pytest.mark.parametrize(
    ("typed", "size"),
    [
        ("A3", (297, 420)),
        ("а4", (210, 297)),  # in Cyrillic
        ("legal", (215.9, 355.6)),
        ("a5-landscape", (210, 148)),
        ("210х297", (210, 297)),  # in Cyrillic
        ("63,5×88,9 мм", (63.5, 88.9)),
        ("330x480mm", (330, 480)),
        ("13x19in", (330.2, 482.6)),
        ('2.5" x 3.5"', (63.5, 88.9)),
        ("2.5inx3.5in", (63.5, 88.9)),
        ("63мм х 3,5 дюйма", (63, 88.9)),
    ],
)
def test_a_paper_has_a_name_or_a_size(typed: str, size: tuple[float, float]) -> None:
    assert parse_paper(typed) == size


def test_a_paper_is_called_as_people_write_it() -> None:
    typed = ["a4", " А4 ", "a5-landscape", "sra3", "letter", "super-b", "210x297"]
    assert [*map(paper_name, typed)] == ["A4", "A4", "A5", "SRA3", "Letter", "Super B", ""]


@pytest.mark.parametrize("typed", ["", "x", "a", "a99", "nanxnan", "infx5", "4x4", "10x10x10", "9" * 5000])
def test_anything_else_is_not_a_paper(typed: str) -> None:
    with pytest.raises(FitilError) as refused:
        parse_paper(typed)
    assert len(str(refused.value)) < 200


def test_a_box_can_be_for_one_card(tmp_path: Path) -> None:
    done = fitil("box", "boombit/classics", "--cards", "1", "--thickness", "0,4", "-o", "box.pdf", cwd=tmp_path)
    assert done.stdout.startswith("box.pdf: a box for 1 card, ")


def test_a_pasted_list_is_named_pasted(tmp_path: Path) -> None:
    done = fitil("print", "-", "--lang", "ru", cwd=tmp_path, stdin="2 cow")
    assert done.stdout.startswith(str(Path("output/boombit-pasted-ru-a4.pdf")))
