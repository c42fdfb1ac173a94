"""`fitil print` at the terminal: bad input is one clear line, exit 2, and nothing written."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pypdf
import pytest

from cards import game_ids, load_deck, load_game, starter_refs
from generator.face import template_of
from generator.job import printing, select
from generator.job.selection import card_ids
from generator.request import PrintRequest, carry_out
from tests.program import fitil

ROOT = Path(__file__).parents[3]
ON_A4 = {
    (63, 88): 9, (96, 68): 8, (88, 126): 4, (52, 52): 15, (18, 18): 130,
    (125, 125): 2, (16, 16): 176, (20, 20): 117, (25, 25): 70, (25, 250): 8,
    (22, 22): 117, (22, 10): 252, (24, 92): 24, (186, 262): 1,
}  # fmt: skip
"""How many cards of each size are on a page."""
DECK = "game: boombit\nhero: bruiser\ncards: {cow: 2}\n"


def test_a_deck_is_printed_to_the_named_file(tmp_path: Path) -> None:
    done = fitil("print", "boombit/classics", "--lang", "ru", "-o", "new/folder/deck.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "new/folder/deck.pdf").read_bytes().startswith(b"%PDF")
    assert done.stdout.splitlines() == [
        f"{Path('new/folder/deck.pdf')}: 46 карт, 12 страниц",
        f"{Path('new/folder/deck.json')}: запись о том, что напечатано; "
        "по ней --since потом допечатает только изменения",
        "6 листов бумаги",
        "на последнем листе свободно 8 мест; их можно занять ключом --fill aids, tokens или spares",
    ]


@pytest.mark.parametrize(
    ("asked", "fillers"),
    [
        (["boombit/classics", "--aids"], "tokens или spares"),
        (["boombit/classics", "--tokens"], "aids или spares"),
        (["smashup"], "spares"),  # all of it, with the rest of what the game has
        (["deckbattle/deck1"], "aids или spares"),  # of a game without tokens
    ],
)
def test_only_what_the_game_has_and_the_print_has_not_is_offered_for_free_places(
    asked: list[str], fillers: str, tmp_path: Path
) -> None:
    said = fitil("print", *asked, "--dpi", "72", "--lang", "ru", "-o", "a.pdf", cwd=tmp_path).stdout.splitlines()[-1]
    assert said.startswith("на последнем листе свобод")
    assert said.partition("--fill ")[2] == fillers


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if load_game(game_id).cards])
def test_the_name_of_a_game_prints_all_of_it(game_id: str, tmp_path: Path) -> None:
    game = load_game(game_id)
    decks = [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game_id}/")]
    whole = Counter(card for deck in decks for card in card_ids(deck))
    whole.update(card.id for card in game.pieces)
    if not decks:  # nobody brings one: all copies of each card, and no other side by itself
        others = game.reverses
        whole = Counter({card.id: card.copies for card in game.cards.values() if card.id not in others})
    assert Counter(card.id for _, card in select([game_id]).cards) == whole
    asked = PrintRequest(decks=[game_id], lang="ru", dpi=72, out=tmp_path / "all.pdf", backs=False, cover=False)
    apart, shared = (carry_out(replace(asked, apart=one)).printed for one in (True, False))
    faces = printing.one_sided(select([game_id]))
    assert apart.cards == shared.cards > len(faces)  # the player aids
    tables = "tables.yaml" in {path.name for path in (game.folder / "locale" / "ru").iterdir()}
    template = template_of(game)
    sizes = Counter(template.of_type(card.type).size for _, card in faces)
    for token in template.tokens:
        side = token.size or template.token_size
        sizes[side, side] += token.copies
    sizes[template.size] += apart.cards - sum(sizes.values())
    assert apart.sheets == sum(-(-count // ON_A4[size]) for size, count in sizes.items()) + tables
    assert shared.sheets <= apart.sheets
    assert shared.sheets <= {"cosmic": 26, "twister": 11}.get(game_id, apart.sheets), "cosmic's area alone takes 22"


def test_a_game_is_no_deck_where_only_some_of_its_cards_are_asked_for(tmp_path: Path) -> None:
    done = fitil("print", "--set", "starter", "deckbattle", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "'deckbattle' is a game, not a deck: for some of its cards write --game deckbattle" in done.stderr


def test_what_may_be_printed_whole_is_meant_before_any_deck_by_a_name_like_its_own(tmp_path: Path) -> None:
    done = fitil("print", "deckbatle", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.rstrip().endswith("no deck 'deckbatle'; did you mean 'deckbattle'?")
    done = fitil("print", "clasics", cwd=tmp_path)
    assert "'boombit/classics'" in done.stderr


@pytest.mark.parametrize(
    ("options", "pages"),
    [
        (["--sheet", "a4-sleeves"], 1),
        (["--sheet", "letter-sleeves", "--backs"], 2),
        (["--sheet", "a4", "--no-backs"], 1),
        (["--sheet", "a4-sleeves", "--backs", "--fill", "spares"], 2),
    ],
)
def test_backs_are_printed_as_asked_and_otherwise_as_the_sheet_does(
    options: list[str], pages: int, tmp_path: Path
) -> None:
    (tmp_path / "small.yaml").write_text(DECK)
    done = fitil("print", "small.yaml", *options, "-o", "small.pdf", cwd=tmp_path)
    assert done.returncode == 0
    assert len(pypdf.PdfReader(tmp_path / "small.pdf").pages) == pages


@pytest.mark.parametrize(("locale", "lang"), [("he_IL.UTF-8", "he"), ("ru_RU.UTF-8", "ru"), ("C", "he")])
def test_without_a_language_the_systems_is_taken(
    locale: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", locale)
    monkeypatch.delenv("LANGUAGE", raising=False)
    (tmp_path / "small.yaml").write_text(DECK)
    assert fitil("print", "small.yaml", cwd=tmp_path).returncode == 0
    name = f"boombit-small-{lang}-a4"
    assert sorted(path.name for path in (tmp_path / "output").iterdir()) == [f"{name}.json", f"{name}.pdf"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.yaml"], "nowhere.yaml: no such file"),
        (["boombit/clasics"], "did you mean 'boombit/classics'"),
        (["boombit/cow"], "'cow' is a card, not a deck: `fitil print --game boombit --card cow` prints it"),
        (["boombit/../../secret"], "boombit/../../secret: no such file, and no such starter deck"),
        (["empty.yaml"], "empty.yaml: is empty"),
        (["."], "is a folder"),
        ([""], "the deck's name is empty"),
        (["boombit/classics", "--lang", "fr"], "there is no language 'fr'"),
        (["boombit/classics", "--sheet", "a44"], "did you mean 'a4'"),
        (["--tokens", "--fill", "aids"], "--fill fills places that cards leave free"),
        (["boombit/classics", "--fill", "cats"], "--fill"),
        (["boombit/classics", "-o", "deck.doc"], "only .pdf files are written"),
        (["boombit/classics", "-o", "folder.pdf"], "folder.pdf: is a folder"),
        (["boombit/classics", "-o", "empty.yaml/deck.pdf"], "empty.yaml/deck.pdf: cannot be written: "),
        (["boombit/classics", "-o", "saved.pdf"], "saved.json: is not a print manifest"),
        (["boombit/classics", "--bleed", "nan"], "'nan' is not a number"),
        (["boombit/classics", "--pages", "3"], "No such option"),
        ([], "nothing to print: name a deck"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").touch()
    (tmp_path / "folder.pdf").mkdir()
    (tmp_path / "saved.json").write_text('{"fitil": 1, "game": "boombit", "answers": []}')
    before = sorted(tmp_path.rglob("*"))
    done = fitil("print", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert sorted(tmp_path.rglob("*")) == before
    assert "answers" in (tmp_path / "saved.json").read_text()


def test_a_deck_is_printed_even_without_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "file"))
    done = fitil("print", "boombit/classics", "--dpi", "72", "-o", "deck.pdf", cwd=tmp_path)
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "deck.pdf: 46 cards on 12 pages")
    assert done.stderr == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deck.json", "deck.pdf", "file"]


def test_in_a_system_of_neither_language_the_one_of_the_cards_is_told(tmp_path: Path) -> None:
    said = "the cards are in Hebrew: --lang ru for Russian"
    asked = ("print", "deckbattle/deck1", "--dpi", "72", "-o", "a.pdf")
    assert said in fitil(*asked, cwd=tmp_path).stdout.splitlines()
    for words in (("--lang", "he"), ("--second", "ru")):
        assert said not in fitil(*asked, *words, cwd=tmp_path).stdout
