"""Every game goes through all that it offers: it is read, told, printed and shown, whatever it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from cards import Game, card_text, game_ids, load_game, plain, read_game, type_line
from cards.database import freeze, game_folders, thaw
from cards.language import aid_outline, messages, needed_messages
from cards.ledger import read_book
from cards.tools import lint
from generator.face import TEMPLATE
from tests.program import fitil

ROOT = Path(__file__).parents[1]
BAZAAR = ROOT / "tests" / "third_game" / "bazaar"
FOLDERS = {**game_folders(), BAZAAR.name: BAZAAR}
PRINTED = [name for name, folder in FOLDERS.items() if (folder / TEMPLATE).exists()]
WITH_PAGES = [name for name in game_ids() if any((ROOT / "site").glob(f"*/docs/{name}/index.md"))]

pytestmark = pytest.mark.usefixtures("bazaar_too")


@pytest.fixture
def bazaar_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands know the game of the tests, too."""
    monkeypatch.setenv("FITIL_GAMES", str(BAZAAR.parent))


def game(name: str) -> Game:
    return load_game(FOLDERS[name])


@pytest.mark.parametrize("name", FOLDERS)
def test_it_is_read_and_kept(name: str) -> None:
    read = read_game(FOLDERS[name])
    assert (read.id, read.folder) == (name, FOLDERS[name])
    assert thaw(freeze(read)) == read
    assert read.title.keys() >= set(read.langs)


@pytest.mark.parametrize("name", FOLDERS)
def test_it_is_clean(name: str) -> None:
    assert [str(finding) for finding in lint(game(name))] == []


@pytest.mark.parametrize("name", FOLDERS)
def test_it_is_listed(name: str) -> None:
    (row,) = json.loads(fitil("games", name, "--format", "json").stdout)
    assert (row["cards"], row["rules"]) == (len(game(name).cards), len(game(name).rules))
    cards = json.loads(fitil("cards", name, "--format", "json").stdout)
    assert [card["id"] for card in cards] == list(game(name).cards)
    assert len(json.loads(fitil("rules", name, "--format", "json").stdout)) == row["rules"]


@pytest.mark.parametrize("name", FOLDERS)
def test_its_cards_are_told_in_every_language(name: str) -> None:
    for lang in game(name).langs if game(name).cards else ():
        say = messages(game(name), lang)
        assert {message for message in needed_messages(game(name)) if not say.has(message)} == set()
        for card in game(name).cards.values():
            said = f"{type_line(game(name), card, lang)} {plain(card_text(game(name), card, lang))}"
            assert not set("{}<>_$") & set(said), f"{card.id}: {said}"
    assert len({tuple(aid_outline(game(name), lang)) for lang in game(name).langs}) == 1


@pytest.mark.parametrize("name", PRINTED)
def test_its_cards_are_printed_in_every_language(name: str, tmp_path: Path) -> None:
    cards = list(game(name).cards)[:3]
    for lang in game(name).langs:
        out = tmp_path / f"{lang}.pdf"
        done = fitil("print", "--game", name, *(f"--card={card}" for card in cards), "--lang", lang, "-o", out)
        assert done.returncode == 0, done.stderr
        said = " ".join(page.extract_text() for page in PdfReader(out).pages)
        assert PdfReader(out).pages and any(letter.isalpha() for letter in said)


@pytest.mark.parametrize("name", WITH_PAGES)
def test_its_pages_tell_its_rules(name: str) -> None:
    told = {tongue.lang for tongue in read_book(name, ROOT / "site").tongues}
    assert told >= set(game(name).langs)
