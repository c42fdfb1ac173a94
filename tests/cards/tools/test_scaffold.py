"""`fitil new`: it writes a sound game, or refuses and changes nothing."""

import shutil
from pathlib import Path

import pytest

from cards import GAMES, FitilError, game_ids, load_deck, load_game, read_game
from cards.database import GameFile, parts_of, read, read_yaml
from cards.database.schema import RulesFile
from cards.told import told
from cards.tools import sense
from cards.tools.scaffold import new_card, new_deck, new_game
from tests.program import bare, fitil

NEW = "card-of-a-test"
NAMES = {"he": "קלף של בדיקה", "ru": "Карта для Проверки"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "boombit"
    shutil.copytree(GAMES / "boombit", copy, ignore=shutil.ignore_patterns("art"))
    return copy


@pytest.mark.parametrize("kind", ["hero", "bomb", "creep", "deed", "circumstance", "modification"])
@pytest.mark.parametrize("team", ["mekha", None])
def test_a_new_card_is_in_the_game_with_its_names(folder: Path, kind: str, team: str | None) -> None:
    written = new_card(read_game(folder), NEW, kind, team, NAMES)
    game = read_game(folder)
    card = game.cards[NEW]
    assert (card.type, card.team) == (kind, team)
    assert {lang: game.words[lang][NEW].name for lang in game.langs} == NAMES
    assert [path.name for path in written] == [f"{team or 'free'}.yaml"] * 3
    assert card.abilities


@pytest.mark.parametrize(
    ("card_id", "kind", "team", "names", "message"),
    [
        ("Wet Blanket", "creep", None, NAMES, "is not a valid id"),
        ("../evil", "creep", None, NAMES, "is not a valid id"),
        (NEW, "crep", None, NAMES, "did you mean 'creep'"),
        (NEW, "creep", "mecha", NAMES, "did you mean 'mekha'"),
        (NEW, "creep", None, {"he": "שם"}, "--ru is missing"),
        ("cow", "creep", None, NAMES, "duplicate card id 'cow'"),
        (NEW, "creep", None, {**NAMES, "ru": "Корова"}, "the card 'cow' already has the name"),
        (NEW, "creep", None, {**NAMES, "ru": "Одея\nло"}, "is not a valid name"),
        (NEW, "creep", None, {**NAMES, "ru": "\x1b[31mОдеяло"}, "is not a valid name"),
        (NEW, "creep", None, {**NAMES, "he": "\u202eשמיכה"}, "is not a valid name"),
        (NEW, "creep", None, {**NAMES, "he": "שמיכה\udcd7"}, "is not a valid name"),
        (NEW, "creep", None, {"he": NAMES["ru"], "ru": NAMES["he"]}, "--he: the name '.*' has no Hebrew letter"),
        ("wet" * 99, "creep", None, NAMES, "is not a valid id"),
    ],
)
def test_a_bad_card_changes_nothing(
    folder: Path, card_id: str, kind: str, team: str | None, names: dict[str, str], message: str
) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(FitilError, match=message):
        new_card(read_game(folder), card_id, kind, team, names)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("game", "said"),
    [("boombit", "--hero ringmaster"), ("smashup", "fitil share smashup/"), ("deckbattle", "fitil share deckbattle/")],
)
def test_a_new_deck_of_no_card_says_what_to_name_or_where_to_see_one(game, said, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    for lang in ("he", "ru"):
        done = fitil("new", "deck", "mine.yaml", "--game", game, "--lang", lang)
        assert (done.returncode, said in bare(done.stderr)) == (2, True), done.stderr
    assert not (tmp_path / "mine.yaml").exists()


def test_a_new_deck_is_read_and_lists_the_cards_of_its_hero(tmp_path: Path) -> None:
    path = new_deck(tmp_path / "mine.yaml", load_game("boombit"), "bruiser")
    assert load_deck(str(path)).apart == ("bruiser",)
    text = path.read_text(encoding="utf-8")
    assert "# cluster-bomb: 1" in text
    assert "cow" in text
    assert "# robot: 1" not in text
    with pytest.raises(FitilError, match="not overwritten"):
        new_deck(path, load_game("boombit"), "bruiser")
    with pytest.raises(FitilError, match="did you mean 'bruiser'"):
        new_deck(tmp_path / "other.yaml", load_game("boombit"), "bruser")
    with pytest.raises(FitilError, match=r"use a name such as mine\.yaml"):
        new_deck(tmp_path / "mine.txt", load_game("boombit"), "bruiser")
    with pytest.raises(FitilError) as fault:
        new_deck(tmp_path / "other.yaml", load_game("boombit"), "cow")
    said = {"he": "אין כאן גיבור בשם ״פרה״; יש ", "ru": "нет героя «פרה»; есть "}
    assert all(bare(told(fault.value, lang)).startswith(begins) for lang, begins in said.items())


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_the_cards_of_a_new_deck_are_named_in_a_language_with_their_numbers_and_limits(
    lang: str, tmp_path: Path
) -> None:
    game = load_game("boombit")
    path = new_deck(tmp_path / "mine.yaml", game, "bruiser", lang)
    (line,) = (line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("  # cow: 1 "))
    cow = game.cards["cow"]
    assert game.deck_rules
    most = min(limit.most for limit in game.deck_rules.limits if limit.takes(cow))
    said = {"he": f"קריפ, נפוץ, חיים {cow.numbers['life']}, עד {most} עותקים",
            "ru": f"крип, обычная, жизни {cow.numbers['life']}, не больше {most} копий"}  # fmt: skip
    assert line.endswith(f"# {game.words[lang]['cow'].name}: {said[lang]}")


@pytest.mark.parametrize(
    ("lang", "said"), [("he", "# בדיוק 45 קלפים: הסירו #"), ("ru", "# Карт нужно ровно 45: уберите #")]
)
def test_a_new_deck_says_in_a_language_what_to_do_with_it(lang: str, said: str, tmp_path: Path) -> None:
    """The command at the end of that line can be copied: there is no mark in it that nobody sees."""
    path = new_deck(tmp_path / "mine.yaml", load_game("boombit"), "bruiser", lang)
    (line,) = (line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# "))
    assert line.startswith(said)
    assert line.endswith(" fitil check mine.yaml")


def test_the_files_of_a_new_game_name_schemas_that_are_there(tmp_path: Path) -> None:
    for path in new_game(tmp_path / "checkers", "Checkers"):
        head = path.read_text(encoding="utf-8").splitlines()[0]
        assert Path(head.partition("$schema=")[2]).is_file()


def test_a_new_game_has_a_title_in_each_language(tmp_path: Path) -> None:
    head, _ = new_game(tmp_path / "checkers", "Checkers", {"ru": "Шашки", "he": ""})
    assert read(read_yaml(head), GameFile).title == {"he": "Checkers", "ru": "Шашки", "en": "Checkers"}
    with pytest.raises(FitilError, match="is not a valid name"):
        new_game(tmp_path / "chess", "Chess", {"he": "a\nb"})


def test_a_new_game_has_the_two_files_that_every_game_has(tmp_path: Path) -> None:
    head, rules = new_game(tmp_path / "checkers", "Checkers")
    assert read(read_yaml(head), GameFile).title["en"] == "Checkers"
    assert read(read_yaml(rules), RulesFile).rules
    assert read_game(tmp_path / "checkers").cards == {}
    with pytest.raises(FitilError, match="the game already exists"):
        new_game(tmp_path / "checkers", "Checkers")
    with pytest.raises(FitilError, match="is not a valid id"):
        new_game(tmp_path / "Bad Name", "Bad")
    with pytest.raises(FitilError, match="is not a valid name"):
        new_game(tmp_path / "draughts", " ")
    assert [path.name for path in tmp_path.iterdir()] == ["checkers"]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_new_card_of_each_type_begins_with_words_that_lint_accepts(game_id: str, tmp_path: Path) -> None:
    """Rooms, too, which begin with the plan of a printed one, in whose place they may lie."""
    game = load_game(game_id)
    for kind in game.types:
        model = next((card for card in game.cards.values() if card.type == kind), None)
        if model is None:
            continue
        own = tmp_path / kind
        new_card(game, NEW, kind, model.team, NAMES, own=own)
        more = read_game(game.folder, [*parts_of(game.folder), own])
        assert [*sense.of_card(more, more.cards[NEW])] == []
        assert bool(more.cards[NEW].abilities) == any(
            one.abilities and (not one.onto or game.types[kind].attaches is True)
            for one in game.cards.values()
            if one.type == kind
        )
