"""What to print: chosen cards, what changed since an earlier print, and bad options."""

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from cards import FitilError, UnknownName
from generator.job import Manifest, select
from generator.job.manifest import change, read_manifest
from tests.generator.job.pages import GAME, text
from tests.program import fitil

ROOT = Path(__file__).parents[3]


def test_a_manifest_of_another_format_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(json.dumps({"fitil": 1, "lang": "ru", "cards": {"boombit/cow": {"copies": 1, "face": "a"}}}))
    with pytest.raises(FitilError, match=r"format 1, this one reads 2\): name the git revision"):
        read_manifest(path)
    for name in (3, "a\x1b[2J", "b" * 201):  # a name is shown in the terminal
        cards = {"boombit/cow": {"copies": 1, "face": "a", "name": name}}
        path.write_text(json.dumps({"fitil": 2, "lang": "ru", "cards": cards}))
        with pytest.raises(FitilError, match="is not a manifest that `fitil print` wrote"):
            read_manifest(path)


def counts(**asked) -> Counter[str]:
    return Counter(card.id for _, card in select(**asked).cards)


def test_teams_sets_and_single_cards_are_printed_as_often_as_asked() -> None:
    mekha = [card.id for card in GAME.cards.values() if card.team == "mekha"]
    assert counts(teams=["mekha"]) == Counter(mekha)
    assert counts(teams=["free"], game="boombit") == Counter(
        card.id for card in GAME.cards.values() if card.team is None
    )
    for game, team, names in (("boombit", "mekha", ["МЕКХА", "מקהא"]), ("cosmic", "green", ["зеленый уровень"])):
        assert all(counts(teams=[name]) == counts(teams=[team], game=game) for name in names)
    assert counts(sets=["perish-1"]) == Counter(list(GAME.cards))
    assert counts(cards=["cow=3", "Громила", "אדון בום ×2"]) == {"cow": 3, "bruiser": 1, "mister-boom": 2}
    assert counts(decks=["boombit/classics"], cards=["cow"], copies=2)["cow"] == 2 * (
        1 + counts(decks=["boombit/classics"])["cow"]
    )


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({}, "nothing to print: name a deck"),
        ({"cards": ["caw"]}, "there is no card 'caw'; did you mean 'cow' (boombit)"),
        ({"cards": ["vorteks"]}, "did you mean 'vortex' (deckbattle)"),
        ({"cards": ["cow=0"]}, "print 1 to 99 copies"),
        ({"teams": ["mecha"]}, "did you mean 'mekha'"),
        ({"teams": ["эльфы"], "game": "smashup"}, "no team 'эльфы'; there are Инопланетяне, Волшебники, "),
        ({"teams": ["nosuch"], "game": "smashup"}, "no team 'nosuch'; there are aliens, wizards, "),
        ({"teams": ["free"], "game": "smashup"}, "smashup has no cards of no team"),
        ({"cards": ["cow", "Разбойник=2"]}, "of different games: cow (boombit), Разбойник (deckbattle)"),
        ({"cards": ["cow", "nosuch"]}, "there is no card 'nosuch'"),
        ({"decks": ["boombit/nosuch"]}, "no deck 'boombit/nosuch'; `fitil decks boombit` lists them"),
        ({"decks": ["boombit/clasics"]}, "did you mean 'boombit/classics'"),
        ({"sets": ["perish"]}, "did you mean 'perish-1'"),
        ({"game": "bombit", "teams": ["mekha"]}, "did you mean 'boombit'"),
    ],
)
def test_an_unknown_name_is_reported_with_the_nearest(asked: dict, message: str) -> None:
    with pytest.raises((FitilError, UnknownName), match=re.escape(message)):
        select(**asked)


def manifest(lang: str | None = "ru", **cards: tuple[int, str]) -> Manifest:
    return Manifest(lang, {c: n for c, (n, _) in cards.items()}, {c: face for c, (_, face) in cards.items()})


def test_a_change_consists_of_what_to_print_and_what_to_take_out() -> None:
    before = manifest(same=(4, "a"), mended=(3, "a"), fewer=(4, "a"), more=(1, "a"), gone=(2, "a"))
    now = manifest(same=(4, "a"), mended=(3, "b"), fewer=(1, "a"), more=(3, "a"), new=(2, "a"))
    found = change(before, now)
    assert found.add == {"mended": 3, "more": 2, "new": 2}
    assert found.remove == {"mended": 3, "fewer": 3, "gone": 2}


def test_a_print_in_another_language_cannot_be_compared_with() -> None:
    with pytest.raises(FitilError, match="is in he, this one in ru"):
        change(manifest("he"), manifest("ru"))


def test_different_prints_are_different_files(tmp_path: Path) -> None:
    for more in ([], ["--ink", "saver"], ["--second", "he"], ["--copies", "2"], ["--size", "44x67"]):
        assert fitil("print", "--card", "cow", "--lang", "ru", *more, cwd=tmp_path).returncode == 0
    assert {path.stem for path in (tmp_path / "output").glob("*.pdf")} == {
        "boombit-cards-ru-a4",
        "boombit-cards-ru-a4-saver",
        "boombit-cards-ru+he-a4",
        "boombit-cards-ru-a4-x2",
        "boombit-cards-ru-a4-44x67",
    }


def test_only_what_changed_since_a_print_is_printed(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("Hero: bruiser\n3 cow\n2 cluster-bomb\n")
    assert fitil("print", deck, "--lang", "ru", "-o", tmp_path / "old.pdf").returncode == 0
    deck.write_text("Hero: bruiser\n4 cow\n1 robot\n")
    done = fitil("print", deck, "--lang", "ru", "-o", tmp_path / "new.pdf", "--since", tmp_path / "old.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    assert "new.pdf: 2 карты, 3 страницы" in done.stdout  # the last one lists what to take out
    assert f"2 × {GAME.words['ru']['cluster-bomb'].name}" in done.stdout
    said = text(tmp_path / "new.pdf")
    assert GAME.words["ru"]["robot"].name in said
    assert GAME.words["ru"]["bruiser"].name not in said
    # the new manifest covers the whole deck, so that the next print can be compared with it
    assert read_manifest(tmp_path / "new.pdf").copies == {"boombit/bruiser": 1, "boombit/cow": 4, "boombit/robot": 1}
    again = fitil("print", deck, "--lang", "ru", "-o", tmp_path / "none.pdf", "--since", tmp_path / "new.pdf")
    assert "ничего не изменилось" in again.stdout
    assert not (tmp_path / "none.pdf").exists()


def test_what_changed_since_a_git_revision_is_printed(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for folder in ("cards", "generator", "rules_checker"):
        shutil.copytree(ROOT / folder, clone / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for program in ("fitil.py", "commands.py"):
        shutil.copy(ROOT / program, clone)
    git = ["git", "-C", str(clone), "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"]):
        subprocess.run([*git, *words], check=True)
    bombs = clone / "cards/games/boombit/cards/classics.yaml"
    said = bombs.read_text()
    mended = re.sub(r"(id: cluster-bomb\n(?:.*\n)*?    numbers: \{power: )\d", r"\g<1>7", said, count=1)
    assert mended != said
    bombs.write_text(mended)
    wanted = ["print", "boombit/classics", "--lang", "ru", "--since", "HEAD", "-o", str(tmp_path / "mended.pdf")]
    command = [sys.executable, str(clone / "fitil.py"), *wanted]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=clone)
    assert done.returncode == 0, done.stderr
    assert "mended.pdf: 4 карты" in done.stdout
    assert set(json.loads((tmp_path / "mended.json").read_text())["cards"]) > {"boombit/cluster-bomb"}
    assert text(tmp_path / "mended.pdf").count(GAME.words["ru"]["cluster-bomb"].name) == 4 + 1  # and on the last page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["boombit/classics", "--since", "nowhere.pdf"], "nowhere.pdf: no such file"),
        (["boombit/classics", "--since", "alone.pdf"], "alone.pdf: has no print manifest beside it, alone.json"),
        (["boombit/classics", "--since", "no-such-revision"], "neither an earlier print nor a git revision"),
        (["boombit/classics", "--since", "--output=x"], "is not a git revision"),
        (["boombit/classics", "--since", "junk.json"], "is not a print manifest"),
        (["boombit/classics", "--size", "wide"], "is not a valid size"),
        (["boombit/classics", "--paper", "50x50"], "does not fit on paper"),
        (["boombit/classics", "--bleed", "-1"], "--bleed"),
        (["boombit/classics", "--marks", "dots"], "--marks"),
        (["boombit/classics", "--lang", "ru", "--second", "ru"], "второй язык — тот же, что и первый"),
        (["boombit/classics", "--copies", "0"], "--copies"),
        (["--team", "nobody"], "there is no team 'nobody'"),
    ],
)
def test_bad_options_are_one_line_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "junk.json").write_text('{"cards": 3}')
    (tmp_path / "alone.pdf").touch()
    before = sorted(tmp_path.rglob("*"))
    done = fitil("print", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert message in done.stderr
    assert sorted(tmp_path.rglob("*")) == before
