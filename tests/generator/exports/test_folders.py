"""Exported folders: safe names, the same bytes again, whole or not at all, and what is refused."""

import os
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cards import Game, load_deck
from generator.exports import KINDS
from generator.exports.file_names import MOST_BYTES, FileNames, safe, safe_folder
from generator.exports.job import MARKER
from generator.face import FaceShelf
from generator.render import png as raster
from tests.budget import first
from tests.generator.exports.exporting import FEW, GAME, LOW, check_saved, corrected, run, saved_object, tree
from tests.program import bare

ROOT = Path(__file__).parents[3]


# --- names -----------------------------------------------------------------------------------------------------------
EVIL = [
    "../../x",
    "..",
    "",
    "CON",
    "con.aux",
    "COM¹",
    "a/b\\c",
    "Ach! Hans, Run!",
    "Fire // Ice",
    "x\u202egnp.exe",
    "\u200fקלף\u200f",
    "кот ",
    " кот.",
    "Кот",
    "й",
    "\x00\n\t",
    "я" * 500,
    "🂡" * 100,
    "<b>&amp;\"'?*|:",
    "$(rm -rf ~)",
    ".hidden",
    "back",
]


def check_name(name: str) -> None:
    assert name
    assert not set(name) & set('/\\<>:"|?*')
    assert all(unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for char in name)
    assert name == name.lstrip(" .").rstrip()
    assert len(name.encode()) <= MOST_BYTES + 1
    assert name.partition(".")[0].strip().upper() not in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT9", "COM¹"}


@given(st.one_of(st.text(), st.sampled_from(EVIL)))
def test_any_text_makes_a_safe_name(text: str) -> None:
    check_name(safe(text))
    assert safe(safe(text)) == safe(text)
    # Cockatrice, which uses this name for the card, looks for exactly this file
    assert corrected(safe(text)) == safe(text)
    assert safe_folder(text) == safe_folder(text).strip(" .") != ""


@given(st.lists(st.one_of(st.text(max_size=3), st.sampled_from(EVIL)), max_size=12))
def test_no_name_is_used_twice_even_where_case_is_ignored(texts: list[str]) -> None:
    names = FileNames("back")
    given = ["back", *(names.of(text) for text in texts)]
    for name in given:
        check_name(name)
    assert len({unicodedata.normalize("NFD", name).casefold() for name in given}) == len(given)


def test_names_of_the_cards_in_the_game_are_kept() -> None:
    for lang in GAME.langs:
        for words in GAME.words[lang].values():
            assert safe(words.name) == words.name.replace("?", "")


@pytest.fixture
def evil(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game with cards of the worst names; none of its faces is cached."""
    named = dict(zip(GAME.cards, EVIL, strict=False))
    words = {
        lang: {card: replace(w, name=named.get(card, w.name)) for card, w in GAME.words[lang].items()}
        for lang in GAME.langs
    }
    game = replace(GAME, words=words)
    monkeypatch.setattr("generator.job.selection.load_game", lambda name: game)
    monkeypatch.setattr(FaceShelf, "open", classmethod(lambda cls, game, look: cls(game, look)))
    monkeypatch.setattr(FaceShelf, "keep", lambda self: None)
    return game


@pytest.mark.parametrize("kind", KINDS)
def test_cards_of_any_name_stay_in_the_folder(kind: str, evil: Game, tmp_path: Path) -> None:
    cards = [word for card in list(evil.cards)[: len(EVIL)] for word in ("--card", card)]
    out = tmp_path / "there" / "out"
    status, _, err = run(kind, *cards, "--game", "boombit", "--lang", "ru", *LOW, "-o", out)
    assert status in (0, 1), err  # 1: such names are findings
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert [path.name for path in out.parent.iterdir()] == ["out"]
    files = [path for path in out.rglob("*") if path.is_file()]
    assert len(files) >= (2 if kind == "sheets" else len(EVIL) if kind != "tts" else 4)
    for path in files:
        if path.name != MARKER:
            check_name(path.stem)
    for path in out.rglob("*.xml"):
        ET.parse(path)
    if kind == "images":
        cards_xml = ET.parse(out / "boombit-cards-ru.xml").getroot()
        for card in cards_xml.findall("cards/card"):
            assert (out / "perish-1" / f"{corrected(card.findtext('name', ''))}.png").is_file()


# --- folders ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_cards_give_the_same_bytes_over_an_older_export(kind: str, made: Callable[..., Path]) -> None:
    first = tree(made(kind, *FEW, *LOW))
    assert tree(made(kind, *FEW, *LOW)) == first
    assert set(first[MARKER].decode().split("\n")[:-1]) == set(first) - {MARKER}


@pytest.mark.parametrize("kind", first(["tts", "images"]))
def test_the_same_cards_give_the_same_bytes_in_another_process(kind: str, tmp_path: Path) -> None:
    trees = []
    for seed in ("1", "2"):
        words = [kind, "boombit/classics", "--lang", "he", *LOW, "-o", tmp_path / "out"]
        command = [sys.executable, ROOT / "fitil.py", "export", *words]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC{seed}"})
        trees.append(tree(tmp_path / "out"))
    assert trees[0] == trees[1]


def test_an_older_export_is_replaced_as_a_whole(made: Callable[..., Path]) -> None:
    made("png", *FEW, *LOW)
    assert set(tree(made("svg", "--card", "cow", *LOW))) == {"cow.svg", "back.svg", MARKER}


@pytest.mark.parametrize("ours", [False, True])
def test_a_folder_with_other_files_is_left_alone(ours: bool, made: Callable[..., Path], tmp_path: Path) -> None:
    folder = made("png", *FEW, *LOW) if ours else tmp_path / "out"
    folder.mkdir(exist_ok=True)
    (folder / "diary.txt").write_text("dear diary")
    before = tree(tmp_path)
    status, out, err = run("png", "--card", "cow", "--lang", "ru", *LOW, "-o", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "назовите пустую или новую" in err
    assert tree(tmp_path) == before


def test_files_that_a_file_manager_leaves_do_not_count_as_other_files(made: Callable[..., Path]) -> None:
    (made("png", *FEW, *LOW) / ".DS_Store").touch()
    assert set(tree(made("png", "--card", "cow", *LOW))) == {"cow.png", "back.png", MARKER}


def test_an_export_that_fails_half_way_changes_nothing(
    made: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made("png", *FEW, *LOW)
    before = tree(tmp_path)

    def fail(self: object, shot: raster.Shot) -> None:
        shot.path.write_bytes(b"half")
        raise OSError(28, "No space left on device", str(shot.path))

    monkeypatch.setattr(raster._Document, "write", fail)
    for out in (folder, tmp_path / "new" / "folder"):
        status, _, err = run("png", "--card", "cow", "--lang", "ru", *LOW, "-o", out)
        assert (status, err.count("\n")) == (2, 1)
        assert "на диске нет места" in err
    assert tree(tmp_path) == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("zzz", "boombit/classics"), "нет экспорта вида «zzz»"),
        (("pgn", "boombit/classics"), "может быть, «png»"),
        (("png",), "назовите колоду"),
        (("png", "boombit/clasics"), "может быть, «boombit/classics»"),
        (("png", "boombit/classics", "--lang", "fr"), "there is no language 'fr'"),
        (("png", "--team", "mecha"), "может быть, «mekha»"),
        (("png", "--card", "caw"), "может быть, «cow»"),
        (("png", "boombit/classics", "--size", "wide"), "«wide» — не размер"),
        (("png", "boombit/classics", "--dpi", "10"), "--dpi"),
        (("png", "--card", "cow", "--dpi", "1200", "--size", "2000x2000"), "уменьшите --dpi"),
        (("png", "boombit/classics", "--url-base", "https://x"), "--url-base не для png, а только для tts"),
        (("tts", "boombit/classics", "--bleed", "3"), "--bleed не для tts, а только для png"),
        (("tts", "boombit/classics", "--url-base", "file:///x"), "не адрес в сети"),
        (("tts", "boombit/classics", "--url-base", "https://"), "не адрес в сети"),
        (("png", "boombit/classics", "--bleed", "nan"), "«nan» — не число"),
        (("png", "boombit/classics", "-o", "loop"), "loop — ссылка в никуда"),
        (("sheets", "boombit/classics", "--sheet", "a44"), "может быть, «a4»"),
        (("mpc", "boombit/classics", "--sheet", "a4"), "по одной карте на страницу, а на этом листе их 9"),
        (("tgc", "boombit/classics", "--sheet", "broad.yaml"), "на картах 70 × 120 мм, с широкими полями"),
        (("png", "boombit/classics", "-o", "file"), "file — это файл, а нужна папка"),
        (("png", "boombit/classics", "-o", "file/below"), "file/below: записать не удалось"),
        (("png", "boombit/classics", "-o", "."), "уже лежит что-то другое"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(
    words: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("loop").symlink_to("loop")
    Path("broad.yaml").write_text("extends: card\npaper: [76, 126]\ncard: [70, 120]\n")
    before = tree(tmp_path)
    status, out, err = run(*words, *(() if "--lang" in words else ("--lang", "ru")))
    assert (status, out, err.count("\n")) == (2, "", 1), err
    assert message in err
    assert tree(tmp_path) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broad.yaml", "file", "loop"]


def test_without_a_folder_the_export_is_in_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, _ = run("svg", "--card", "cow", "--lang", "he", *LOW)
    assert (status, bare(out)) == (0, "output/boombit-cards-he-svg: ציורים: קלף אחד, גב אחד\n")
    assert (tmp_path / "output/boombit-cards-he-svg/cow.svg").exists()


def test_games_have_a_folder_each_but_share_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(GAME, id="other")
    monkeypatch.setattr("generator.job.selection.load_game", {"boombit": GAME, "other": other}.__getitem__)
    monkeypatch.setattr(
        "generator.job.selection.load_deck",
        lambda ref: replace(load_deck("boombit/classics"), game=ref.partition("/")[0]),
    )
    monkeypatch.setattr(FaceShelf, "open", classmethod(lambda cls, game, look: cls(GAME, look)))
    words = ("boombit/x", "other/x", "--lang", "ru", *LOW)
    assert run("png", *words, "-o", tmp_path / "png")[0] == 0
    faces = {game: len(list((tmp_path / "png").glob(f"{game}/*.png"))) for game in ("boombit", "other")}
    assert set(faces.values()) == {len(load_deck("boombit/classics").cards) + 2}  # and the hero and the back
    assert run("tts", *words, "-o", tmp_path / "tts")[0] == 0
    saved = saved_object(tmp_path / "tts")
    check_saved(saved)
    assert [set(deck["CustomDeck"]) for deck in saved["ObjectStates"] if deck["Name"] == "DeckCustom"] == [{"1"}, {"2"}]


def test_findings_are_reported_and_the_status_is_1(evil: Game, tmp_path: Path) -> None:
    long = next(card for card, name in zip(evil.cards, EVIL, strict=False) if len(name) == 500)
    status, _, err = run("png", "--card", long, "--game", "boombit", "--lang", "ru", *LOW, "-o", tmp_path / "out")
    assert status == 1
    assert "название не помещается" in err
    assert (tmp_path / "out" / "back.png").exists()
