"""Changed texts as stickers: what is printed, in which size, what no sticker mends, and what is remembered."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pypdfium2
import pytest

from cards import GAMES, load_game
from generator.job.manifest import read_manifest
from tests.generator.job.pages import text
from tests.program import Done, bare, fitil

Change = Callable[[str, str, str], None]
"""Changes, in the entry of a card, what a pattern finds."""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """A game that can be changed: Clash of Decks, read again after each change."""
    folder = tmp_path / "games/deckbattle"
    shutil.copytree(GAMES / "deckbattle", folder)
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path)
    load_game.cache_clear()

    def change(card: str, old: str, new: str) -> None:
        path = folder / "cards/ash.yaml"
        said = path.read_text(encoding="utf-8")
        changed = re.sub(rf"(id: {card}\n(?:    .*\n)*?    .*){old}", rf"\g<1>{new}", said, count=1)
        assert changed != said
        path.write_text(changed, encoding="utf-8")
        load_game.cache_clear()

    yield change
    load_game.cache_clear()


def asked(*more: str, lang: str = "ru") -> Done:
    cards = [word for card in ("boom=2", "brute", "troll") for word in ("--card", card)]
    return fitil("print", "--game", "deckbattle", *cards, "--lang", lang, *more)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_changed_text_is_printed_for_each_copy_and_what_no_sticker_mends_is_named(game: Change, lang: str) -> None:
    assert asked("-o", "old.pdf", lang=lang).returncode == 0
    game("boom", "amount: 2", "amount: 7")
    game("troll", "attack: 4", "attack: 6")
    game("brute", "rarity: common", 'rarity: common\n    revised: "1.1"')  # its mark and fine print alone
    names = {card: load_game("deckbattle").words[lang][card].name for card in ("boom", "brute", "troll")}
    done = asked("--since", "old.pdf", "--stickers", "-o", "new.pdf", lang=lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert names["troll"] in done.stdout
    assert not {names["boom"], names["brute"]} & {*map(str.strip, done.stdout.splitlines())}
    said = text(Path("new.pdf"))
    assert len(re.findall(r"\b7\b", said)) == 2, "a sticker for each copy"
    if lang == "ru":  # PDFs tell letters of Hebrew from left to right
        assert said.count(names["boom"]) == 2
        assert names["troll"] not in said
    # what is had from now on: the new texts on old cards
    old, new = read_manifest(Path("old.pdf")), read_manifest(Path("new.pdf"))
    assert new.copies == old.copies
    assert {card for card in old.faces if new.faces[card] != old.faces[card]} == {"deckbattle/boom", "deckbattle/brute"}
    again = asked("--since", "new.pdf", "--stickers", "-o", "again.pdf", lang=lang)
    assert (again.returncode, Path("again.pdf").exists()) == (0, False)
    assert names["troll"] in again.stdout


def test_a_sticker_is_as_large_as_the_text_box_of_its_card(game: Change) -> None:
    asked("-o", "old.pdf")
    game("boom", "amount: 2", "amount: 7")
    asked("--since", "old.pdf", "--stickers", "-o", "new.pdf")
    template = (GAMES / "deckbattle/template.yaml").read_text(encoding="utf-8")
    (width, height) = map(float, re.findall(r"draw: rules, box: \[[\d.]+, [\d.]+, ([\d.]+), ([\d.]+)\]", template)[0])
    with pypdfium2.PdfDocument("new.pdf") as document:
        page = document[0].render(scale=300 / 72).to_pil().convert("L")
    px = 300 / 25.4
    column = [y / px for y in range(page.height) if page.getpixel((round(20 * px), y)) < 90]
    row = [x / px for x in range(page.width) if page.getpixel((x, round((column[0] + 3) * px))) < 90]
    edges = [at for at, before in zip(row, [-1.0, *row], strict=False) if at - before > 1]
    assert edges[0] == pytest.approx(12, abs=0.3)
    assert min(abs(at - 12 - width - 1) for at in edges) < 0.3, "half a millimetre wider on each side"
    assert min(abs(at - column[0] - height - 1) for at in column) < 0.3


def test_that_nothing_has_changed_is_said_and_nothing_is_written(game: Change) -> None:
    asked("-o", "old.pdf")
    done = asked("--since", "old.pdf", "--stickers", "-o", "new.pdf")
    assert (done.returncode, done.stdout) == (0, "ничего не изменилось, печатать нечего\n")
    assert not [*Path().glob("new.*")]


def test_what_stickers_cannot_be_is_one_line(game: Change) -> None:
    asked("-o", "old.pdf")
    for more, said in (
        (["--stickers"], "для --stickers нужен и --since"),
        (["--since", "old.pdf", "--stickers", "--fill", "spares"], "--fill — для целых карт"),
        (["--since", "old.pdf", "--stickers", "--sheet", "card"], "нужны листы бумаги"),
    ):
        done = asked(*more, "-o", "new.pdf")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert said in bare(done.stderr)
    game("boom", "amount: 2", "amount: 7")
    manifest = json.loads(Path("old.json").read_text())
    for card in manifest["cards"].values():
        del card["parts"]  # as an earlier Fitil wrote it
    Path("old.json").write_text(json.dumps(manifest))
    done = asked("--since", "old.pdf", "--stickers", "-o", "new.pdf")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "без --stickers" in done.stderr
    assert not [*Path().glob("new.*")]
