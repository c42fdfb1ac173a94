"""Cards of one's own are in every command as the game's are, checked as those are; an installed copy never changes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cards import GAMES
from tests.program import Done, apart as fitil

ROOT = Path(__file__).parents[3]
CARD = """\
game: boombit
team: bog
set: perish-1
cards:
  - id: peat-mole
    type: creep
    rarity: common
    numbers: {life: 2}
    abilities:
      - trigger: enter
        effects:
          - {do: draw}
"""
NAMES = {"he": "חפרפרת כבול", "ru": "Торфяной Крот"}
SCENE = """\
peat-mole:
  background:
    - rays: {first: main, second: mid}
  figures:
    - {figure: FIGURE, at: [0, 0]}
"""
SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">'
    '<path d="M-40-40h80v80h-80z" fill="#d8322a"/></svg>'
)
SCENARIO = """\
title: A card of one's own stands in play
game: boombit
rules: [block.several-creeps]
A: {hero: bruiser, deck: [cow], in_play: [peat-mole]}
B: {hero: doctor-nut, deck: [cow]}
start: {turn: A, at: bomb-review}
expect:
  A: {in_play: [peat-mole]}
"""
FILES = {
    "cards/mine.yaml": CARD,
    **{f"locale/{lang}/cards/mine.yaml": f"peat-mole: {{name: {name}}}\n" for lang, name in NAMES.items()},
    "decks/moles.yaml": "game: boombit\nhero: auntie-grudge\ncards: {peat-mole: 3, cow: 2}\n",
}


def installed_fitil(installed: Path, *arguments: object, cwd: Path, **environment: str) -> Done:
    """Run a command of an installed copy."""
    paths = {"PYTHONPATH": str(installed), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "fitil", *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, "PYTHONUTF8": "1", **paths, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with the cards of `FILES` in `my`."""
    for name, text in FILES.items():
        path = tmp_path / "my" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def ids(done: Done) -> set[str]:
    assert done.stderr == ""
    return {row["id"] for row in json.loads(done.stdout)}


def test_cards_of_ones_own_are_added_for_as_long_as_they_are_asked_for(home: Path) -> None:
    listing = "cards", "boombit", "--format", "json"
    alone = ids(fitil(*listing, cwd=home))
    assert "peat-mole" not in alone
    for done in (
        fitil(*listing, "--cards", "my", cwd=home),
        fitil("--cards", "my", *listing, cwd=home),
        fitil(*listing, cwd=home, FITIL_CARDS="my"),
    ):
        assert ids(done) == alone | {"peat-mole"}
    (home / "my/cards/mine.yaml").write_text(CARD.replace("{do: draw}", "{do: draw, amount: 2}"), encoding="utf-8")
    rows = {row["id"]: row for row in json.loads(fitil(*listing, "--cards", "my", cwd=home).stdout)}
    assert "2" in rows["peat-mole"]["text"]["ru"], "what is cached is read again when a file of one's own changes"
    assert ids(fitil(*listing, cwd=home)) == alone


def test_their_decks_are_checked_played_and_printed_with_pictures_of_ones_own(home: Path) -> None:
    figures = home / "my/art/figures"
    figures.mkdir(parents=True)
    (figures / "own-square.svg").write_text(SQUARE, encoding="utf-8")
    scenes = home / "my/art/scenes"
    scenes.mkdir()
    (scenes / "mine.yaml").write_text(SCENE.replace("FIGURE", "own-square"), encoding="utf-8")
    own = {"cwd": home, "FITIL_CARDS": "my"}
    rows = json.loads(fitil("decks", "boombit", "--format", "json", **own).stdout)
    assert {row["ref"]: row["cards"] for row in rows}["boombit/moles"] == {"peat-mole": 3, "cow": 2}
    (home / "list.txt").write_text("Герой: Баба Тина\n3 Торфяной Крот\n2 Корова\n", encoding="utf-8")
    for deck in ("boombit/moles", "list.txt"):
        (verdict,) = json.loads(fitil("check", deck, "--format", "json", **own).stdout)
        assert [found["rule"] for found in verdict["violations"]] == ["deck.size"]
    played = fitil("simulate", "boombit/moles", "boombit/classics", "--games", "2", "--format", "json", **own)
    assert json.loads(played.stdout)["games"] == 2
    printed = fitil("print", "boombit/moles", "--lang", "ru", "-o", "moles.pdf", **own)
    assert (printed.returncode, (home / "moles.pdf").exists()) == (0, True), printed.stderr
    (home / "one.yaml").write_text(SCENARIO, encoding="utf-8")
    assert fitil("scenario", "one.yaml", **own).returncode == 0
    (home / "one.yaml").write_text(SCENARIO.replace("[cow], in_play: [peat-mole]", "[cow]"), encoding="utf-8")
    assert fitil("scenario", "one.yaml", **own).returncode == 1


def test_the_preview_shows_and_watches_them(home: Path) -> None:
    program = (
        "from cards import GAMES; from generator.preview.database import Database; from generator.preview.watch import "
        "folders; database = Database(GAMES / 'boombit'); database.refresh(); print(database.findings, "
        "'peat-mole' in database.game.cards, 'boombit/moles' in database.decks, folders(GAMES / 'boombit')[1].name)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=home,
        env={**os.environ, "FITIL_CARDS": "my"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout == "() True True my\n", done.stderr


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("cards/mine.yaml", CARD.replace("game: boombit\n", ""), "my/cards/mine.yaml:1:1: the key 'game' is missing"),
        (
            "cards/mine.yaml",
            CARD.replace("game: boombit", "game: bombit"),
            "my/cards/mine.yaml:1:1: there is no game 'bombit'",
        ),
        (
            "cards/mine.yaml",
            CARD.replace("peat-mole", "cow"),
            "my/cards/mine.yaml:5:5: duplicate card id 'cow', first at ",
        ),
        ("cards/mine.yaml", CARD.replace("do: draw", "do: drow"), "my/cards/mine.yaml:12:"),
        (
            "cards/two.yaml",
            CARD.replace("boombit", "cosmic"),
            "my/cards/two.yaml:1:1: the cards of a folder are for one game",
        ),
        ("locale/ru/cards/mine.yaml", "peat-mole: {name: Корова}\n", "my/locale/ru/cards/mine.yaml:1:"),
        (
            "locale/ru/cards/mine.yaml",
            'peat-mole: {name: "Кр\\u202eот"}\n',
            "my/locale/ru/cards/mine.yaml:1:13: 'Кр\\u202eот' is not a valid name",
        ),
        (
            "locale/ru/cards/mine.yaml",
            'peat-mole: {name: Крот, flavour: "Кр\\u202eот"}\n',
            "my/locale/ru/cards/mine.yaml:1:25: the text has characters that cannot be seen",
        ),
        ("locale/ru/cards/mine.yaml", "{}\n", "my/locale/ru/cards/mine.yaml: the card 'peat-mole' has no name here"),
        (
            "decks/classics.yaml",
            FILES["decks/moles.yaml"],
            "my/decks/classics.yaml: boombit already has a deck 'classics'",
        ),
        ("words.yaml", "verb: {}\n", "my/words.yaml: cannot stand in a folder of cards"),
    ],
)
def test_faults_are_told_where_they_stand(home: Path, name: str, text: str, told: str) -> None:
    (home / "my" / name).write_text(text, encoding="utf-8")
    done = fitil("decks", "--cards", "my", cwd=home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"fitil: {told}"), done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("link", ["cards/other.yaml", "art", "locale/ru/cards/other.yaml"])
def test_nothing_leads_out_of_the_folder(home: Path, link: str) -> None:
    (home / "secret").mkdir()
    (home / "my" / link).symlink_to(home / "secret")
    done = fitil("cards", "--cards", "my", cwd=home)
    assert (done.returncode, done.stderr.partition(";")[0]) == (
        2,
        f"fitil: my/{link}: is a link that leads out of the folder",
    )


def test_a_figure_does_not_take_the_name_of_another(home: Path) -> None:
    taken = next(iter(sorted((GAMES / "boombit/art/figures").glob("*.svg"))))
    figures = home / "my/art/figures"
    figures.mkdir(parents=True)
    (figures / taken.name).write_text(SQUARE, encoding="utf-8")
    done = fitil("print", "--card", "cow", "--cards", "my", "-o", "cow.pdf", cwd=home)
    assert done.returncode == 2
    assert f"my/art/figures/{taken.name}: the game already has a figure" in done.stderr


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = fitil("cards", "--cards", "mine", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "fitil: mine: no such folder; `fitil new card --cards mine …` starts one\n"


NEW = ("new", "card", "peat-mole", "--type", "creep", "--team", "bog", "--he", NAMES["he"], "--ru", NAMES["ru"])


def test_a_card_and_a_picture_are_begun_in_a_folder_of_ones_own(tmp_path: Path) -> None:
    added = fitil(*NEW, "--cards", "my", cwd=tmp_path)
    assert added.returncode == 0
    command = "fitil print --cards my --game boombit --card peat-mole"
    last = added.stdout.splitlines()[-1]
    assert last == f"next: write in my/cards/bog.yaml what the card does, and `{command}` prints it"
    assert (
        fitil(*(word.replace("peat-mole", "peat-vole") for word in NEW), "--cards", "my", cwd=tmp_path).returncode == 2
    )
    second = "new", "card", "bog-vole", "--type", "bomb", "--he", "נברן", "--ru", "Полёвка"
    assert fitil(*second, cwd=tmp_path, FITIL_CARDS="my").returncode == 0
    for card in ("peat-mole", "bog-vole"):
        assert fitil("new", "picture", card, "--cards", "my", cwd=tmp_path).returncode == 0
    printed = fitil("print", "--card", "peat-mole", "--card", "bog-vole", "--cards", "my", "-o", "a.pdf", cwd=tmp_path)
    assert printed.returncode == 0, printed.stderr
    for name, told in (("boombit/peat-mole", command), ("peat-mole", "fitil print --cards my --card peat-mole")):
        refused = fitil("print", name, cwd=tmp_path)
        assert refused.stderr == f"fitil: 'peat-mole' is a card, not a deck: `{told}` prints it\n", "if it is forgotten"
        assert refused.returncode == 2
    refused = fitil("print", "boombit/peat-mole", "--cards", "my", cwd=tmp_path)
    assert "`fitil print --game boombit --card peat-mole --cards my` prints it" in refused.stderr
    assert sorted(str(path.relative_to(tmp_path)) for path in (tmp_path / "my").rglob("*.*")) == [
        "my/art/figures/bog-vole.svg",
        "my/art/figures/peat-mole.svg",
        "my/art/scenes/bog.yaml",
        "my/art/scenes/free.yaml",
        "my/cards/bog.yaml",
        "my/cards/free.yaml",
        "my/locale/he/cards/bog.yaml",
        "my/locale/he/cards/free.yaml",
        "my/locale/ru/cards/bog.yaml",
        "my/locale/ru/cards/free.yaml",
    ]


def test_several_folders_are_added_and_one_that_is_forgotten_is_named(tmp_path: Path) -> None:
    for card, folder in (("peat-mole", "my"), ("mire-mole", "more")):
        told = [word.replace("peat-mole", card).replace("Торфяной", card).replace("כבול", card) for word in NEW]
        assert fitil(*told, "--cards", folder, cwd=tmp_path).returncode == 0
    both = fitil("cards", "boombit", "--format", "json", "--cards", "my", "--cards", "more", cwd=tmp_path)
    assert {"peat-mole", "mire-mole"} <= ids(both)
    for name in ("mire-mole", "mire-mole Крот"):
        done = fitil("print", "--card", name, "--lang", "en", "--cards", "my", cwd=tmp_path)
        assert done.returncode == 2
        assert done.stderr == f"fitil: there is no card {name!r}; `fitil cards --cards more` lists them\n"


def test_a_card_without_a_picture_is_printed_and_told(home: Path) -> None:
    done = fitil("print", "--card", "peat-mole", "--cards", "my", "--lang", "ru", "-o", "mole.pdf", cwd=home)
    assert (done.returncode, (home / "mole.pdf").exists()) == (0, True)
    told = "картинки нет; чтобы начать её, выполните fitil new picture peat-mole --cards my"
    assert done.stderr == f"fitil: boombit/peat-mole [ru]: {told}\n"


def test_a_folder_with_cards_of_another_game_takes_none_of_this(home: Path) -> None:
    names = "--he", "צפרדע", "--ru", "Лягушка"
    frog = "new", "card", "frog", "--game", "deckbattle", "--type", "creature", "--team", "ash", *names
    done = fitil(*frog, "--cards", "my", cwd=home)
    told = "my has cards of boombit, and a folder holds those of one game: name another one for deckbattle"
    assert (done.returncode, done.stderr) == (2, f"fitil: {told}\n")


@pytest.mark.parametrize("name", ["Торфяной Крот", "peat mole", "חפרפרת כבול"])
def test_a_picture_is_begun_for_a_card_by_any_name(home: Path, name: str) -> None:
    done = fitil("new", "picture", name, "--cards", "my", cwd=home)
    assert done.returncode == 0, done.stderr
    assert (home / "my/art/figures/peat-mole.svg").exists()


def test_nothing_is_written_into_an_installed_copy(tmp_path: Path) -> None:
    installed = tmp_path / "lib"
    for name in ("cards", "generator", "rules_checker"):
        shutil.copytree(ROOT / name, installed / name, ignore=shutil.ignore_patterns("__pycache__"))
    for program in ("fitil.py", "commands.py"):
        shutil.copy(ROOT / program, installed)
    before = {path: path.stat().st_mtime_ns for path in installed.rglob("*")}
    for command, way in {
        NEW: "--cards FOLDER",
        ("new", "picture", "cow"): "--cards",
        ("new", "game", "checkers", "--title", "Checkers"): "FITIL_GAMES",
    }.items():
        done = installed_fitil(installed, *command, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"fitil: Fitil is installed in {near_of(installed, tmp_path)}"), done.stderr
        assert way in done.stderr
        assert done.stderr.count("\n") == 1
    assert installed_fitil(installed, *NEW, "--cards", "my", cwd=tmp_path).returncode == 0
    into = "--cards", installed / "cards/games/boombit"
    assert installed_fitil(installed, *NEW[:2], "x", *NEW[3:], *into, cwd=tmp_path).returncode == 2
    game = "new", "game", "checkers", "--title", "Checkers"
    made = installed_fitil(installed, *game, cwd=tmp_path, FITIL_GAMES="games")
    assert (made.returncode, (tmp_path / "games/checkers/game.yaml").exists()) == (0, True)
    assert {path: path.stat().st_mtime_ns for path in installed.rglob("*")} == before


def near_of(path: Path, folder: Path) -> str:
    """A path as messages name it."""
    return str(path.relative_to(folder))
