"""Decks that are whole teams: named in any way, whole or not, shared or not; in a game made for it."""

from pathlib import Path

import pytest

from cards import Deck, Game, load_deck, load_game
from cards.database import forget_games
from cards.decks import deck_list, read_deck, read_decks
from cards.decks.deck import parse_text
from rules_checker.judging.deck import check, check_match
from rules_checker.judging.messages import fix, message
from rules_checker.judging.right_size import size_change
from tests.program import fitil

BAND = {"violin": 3, "double-bass": 1, "horn": 2, "tuba": 2}


@pytest.fixture(autouse=True)
def orchestra(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game, available to every command by its name."""
    monkeypatch.setenv("FITIL_GAMES", str(Path(__file__).parent / "games"))
    forget_games()
    return load_game("orchestra")


def band(**cards: int) -> Deck:
    """A deck of these cards, by their ids with underscores."""
    return Deck(ref="band", game="orchestra", cards={name.replace("_", "-"): n for name, n in cards.items()})


def breaches(deck: Deck) -> list[tuple[str, str]]:
    """The rules that a deck breaks, each with the code of its message."""
    return [(found.rule, found.code) for found in check(load_game("orchestra"), deck).violations]


@pytest.mark.parametrize(
    "text", ["game: orchestra\nsections: [strings, brass]\n", "game: orchestra\nsections: [Струнные, כלי נשיפה]\n"]
)
def test_a_file_names_its_teams_in_any_language(text: str, tmp_path: Path) -> None:
    path = tmp_path / "band.yaml"
    path.write_text(text, encoding="utf-8")
    assert load_deck(str(path)).cards == BAND


@pytest.mark.parametrize(
    "text",
    [
        "game: orchestra\nСтрунные\nМедные\n",
        "игра: orchestra\nСтрунные + медные\n",
        "משחק: orchestra\nכלי מיתר, כלי נשיפה\n",
        "game: orchestra\nСекции: Струнные, медные\n",
        "משחק: orchestra\nקבוצות כלים: כלי מיתר; כלי נשיפה\n",
        "game: orchestra\nСекции: Струнные, медные\n",
        "משחק: orchestra\nקבוצות כלים: כלי מיתר; כלי נשיפה\n",
        "game: orchestra\n3 Скрипка\nКонтрабас\nbrass\n",
    ],
)
def test_a_pasted_list_names_teams_or_cards(text: str) -> None:
    assert parse_text(text, Path("pasted.txt"), "pasted.txt").whole().cards == BAND


@pytest.mark.parametrize(
    "answers",
    [
        'Имя,Группы\nОля,"Струнные, Медные"\nИра,"Медные, Струнные"\n',
        'Имя,Группы\nОля,"Струнные\nМедные"\nИра,"Медные\nСтрунные"\n',
        "Имя,Первая группа,Вторая группа\nОля,Струнные,Медные\nИра,Медные,Струнные\n",
        "שם,קבוצה ראשונה,קבוצה שנייה\nאורה,כלי מיתר,כלי נשיפה\nעירית,כלי נשיפה,כלי מיתר\n",
    ],
)
def test_a_form_asks_for_teams_in_one_column_or_in_several(answers: str, tmp_path: Path) -> None:
    """A table of answers with whole teams in its cells is a list of each row's player."""
    (tmp_path / "form.csv").write_text(answers, encoding="utf-8")
    found = [one.whole() for one in read_decks(str(tmp_path / "form.csv"))]
    assert [deck.cards for deck in found] == [BAND, BAND]


def test_two_teams_are_a_deck_by_their_ids() -> None:
    deck = load_deck("orchestra/strings+brass")
    assert (deck.cards, deck.ref, deck.path) == (BAND, "orchestra/strings+brass", None)
    assert deck.name["ru"] == "Струнные + Медные"


def test_what_lies_on_the_table_is_no_part_of_a_team() -> None:
    assert load_deck("orchestra/drums").cards == {"snare": 4}


@pytest.mark.parametrize(("lang", "lines"), [("ru", "Струнные\nМедные\n"), ("he", "כלי מיתר\nכלי נשיפה\n")])
def test_a_list_of_whole_teams_is_their_names(lang: str, lines: str) -> None:
    assert deck_list(load_deck("orchestra/strings+brass"), lang) == lines  # type: ignore[arg-type]  # a language
    again = parse_text(f"game: orchestra\n{lines}", Path("pasted.txt"), "pasted.txt").whole()
    assert again.cards == BAND


def test_a_list_that_lacks_a_card_names_cards() -> None:
    assert deck_list(band(violin=3, horn=2, tuba=2), "ru").splitlines()[0] == "3 Скрипка"


def test_an_unknown_team_is_told_with_the_nearest(tmp_path: Path) -> None:
    path = tmp_path / "band.yaml"
    path.write_text("game: orchestra\nsections:\n  - strings\n  - bras\n", encoding="utf-8")
    (fault,) = read_deck(str(path)).faults
    assert f"{path}:4" in str(fault)
    assert "'bras'; did you mean 'brass'" in str(fault)


def test_two_whole_teams_are_legal() -> None:
    assert breaches(load_deck("orchestra/strings+brass")) == []


@pytest.mark.parametrize(
    ("ref", "found"),
    [
        ("orchestra/strings+strings", [("band.twice", "team-twice")]),
        ("orchestra/strings", [("band.two", "too-few-teams")]),
        ("orchestra/strings+brass+drums", [("band.two", "too-many-teams")]),
    ],
)
def test_so_many_teams_and_none_twice(ref: str, found: list[tuple[str, str]]) -> None:
    assert breaches(load_deck(ref)) == found


def test_every_card_is_there_as_often_as_it_is_printed() -> None:
    deck = band(violin=2, double_bass=2, horn=2, tuba=2)
    assert breaches(deck) == [("band.whole", "team-lacks"), ("band.whole", "team-beyond")]
    lacks, beyond = (found.params for found in check(load_game("orchestra"), deck).violations)
    assert (lacks["missing"], lacks["n"], beyond["card"], beyond["n"]) == ({"violin": 1}, 1, "double-bass", 1)


def test_a_team_that_lacks_several_cards_is_told_of_in_one_sentence(orchestra: Game) -> None:
    (size, lacks) = check(orchestra, band(violin=1, horn=2, tuba=2)).violations
    assert lacks.params["missing"] == {"violin": 2, "double-bass": 1}
    assert fix(orchestra, lacks, "ru") == "Добавьте 2 × «Скрипка», 1 × «Контрабас»"
    assert fix(orchestra, size, "ru") == "После остальных исправлений карт будет столько, сколько нужно"


def test_the_fix_of_a_deck_that_lacks_a_card_is_that_card(orchestra: Game) -> None:
    assert size_change(orchestra, band(violin=3, double_bass=1, horn=1, tuba=2)) == {"horn": 1}
    assert size_change(orchestra, band(violin=3, double_bass=1, horn=3, tuba=2)) == {"horn": -1}


def test_a_team_is_in_one_deck_of_a_table_unless_there_are_two_copies_of_the_game() -> None:
    one, two = load_deck("orchestra/strings+brass"), load_deck("orchestra/brass+drums")
    (found,) = check_match([one, two]).violations
    assert (found.rule, found.code, found.severity, found.params) == (
        "band.shared",
        "team-shared",
        "warning",
        {"part": "brass", "n": 2, "boxes": 1},
    )


def test_the_words_are_those_of_the_game(orchestra: Game) -> None:
    (found,) = check(orchestra, load_deck("orchestra/strings+brass+drums")).violations
    assert message(orchestra, found, "ru") == "В колоде 3 секции, а должно быть 2"
    assert fix(orchestra, found, "ru") == "Уберите 1 на выбор: Струнные, Медные, Ударные"
    assert "קבוצות כלים" in message(orchestra, found, "he")


def test_a_command_takes_teams_as_a_deck() -> None:
    ran = fitil("check", "orchestra/strings+brass", "--lang", "ru")
    assert (ran.returncode, "допустимая колода" in ran.stdout) == (0, True)
    wrong = fitil("check", "orchestra/strings+bras", "--lang", "he")
    assert wrong.returncode == 2
    assert "brass" in wrong.stderr
