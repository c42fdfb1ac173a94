import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from rapidfuzz import fuzz, process

from cards import load_game, nearest, normalise
from cards.database import forget_games
from cards.decks.names import called
from cards.decks.names.called import name_index, stem_index
from cards.decks.names.stems import stems
from cards.names import _possible as possible, is_name, is_prose

ALIKE = [
    ("Козёл Отпущения", "козел отпущения"),
    ("КОЗЁЛ  ОТПУЩЕНИЯ", " козёл отпущения "),
    (unicodedata.normalize("NFD", "Козёл Отпущения"), "Козёл Отпущения"),
    (unicodedata.normalize("NFD", "Конвейер"), "Конвейер"),
    ("קִיפּוֹד", "קיפוד"),
    ("מסמרי 9 אינץ׳", "מסמרי 9 אינץ'"),
    ("ד״ר בורג", 'ד"ר בורג'),
    ("ד״ר בורג", "ד”ר בורג"),
    ("היפנו־אדרנלין", "היפנו-אדרנלין"),
    ("Жар–птица", "жар-птица"),
    ("\u200fפרה\u200e", "פרה"),
    ("Царь\u00adфитиль", "Царьфитиль"),
    ("Просто\u00a0Бомба", "просто бомба"),
    ("Steadfast-Bomb", "steadfast-bomb"),
]
DIFFERENT = [("Конвейер", "Конвеиер"), ("Ёж", "Ежи"), ("קיפוד", "קיפודים"), ("robot", "reboot")]


@pytest.mark.parametrize("one, other", ALIKE)
def test_spellings_of_one_name_are_equal(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize("one, other", DIFFERENT)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


@given(st.text(st.characters(whitelist_categories=("Ll", "Lu", "Lo", "Nd", "Mn", "Pd"), max_codepoint=0x6FF)))
def test_normalising_twice_changes_nothing(name: str) -> None:
    assert normalise(normalise(name)) == normalise(name)


KNOWN = ["cow", "cockroach-battalion", "robot", "reboot", "Малхолланд, Главный Инженер Мекхи", "Сапёр", "Перезагрузка"]


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("cov", ("cow",)),
        ("Сапёрр", ("Сапёр",)),
        ("малхоланд", ("Малхолланд, Главный Инженер Мекхи",)),
        ("reboto", ("reboot",)),
        ("инж", ()),
        ("главный", ("Малхолланд, Главный Инженер Мекхи",)),
        ("мой главный робот", ("Малхолланд, Главный Инженер Мекхи",)),
        ("two cows here", ("cow",)),
        ("zzzzzz", ()),
        ("", ()),
    ],
)
def test_only_likely_names_are_offered(typed: str, offered: tuple[str, ...]) -> None:
    assert nearest(typed, KNOWN) == offered


def test_a_short_word_is_part_of_names_that_have_it_whole() -> None:
    assert nearest("мина", ["Мины", "Магнитная Мина", "Мина-трясина"]) == ("Магнитная Мина", "Мина-трясина")


def test_a_short_name_is_no_part_of_a_long_one_whose_words_are_not_like_it() -> None:
    assert nearest("כלב שמירה", ["פרה", "חבלן"]) == ()
    assert nearest("сторожевой рок", ["Рог", "Сапёр"]) == ("Рог",)


def test_of_what_is_meant_as_a_whole_names_that_are_like_its_midst_are_not_near() -> None:
    assert nearest("--nosuch", ["--ink", "--on", "--second"], whole=True) == ()
    assert nearest("Пират", ["Изжога Факира"], whole=True) == ()
    assert nearest("flour", ["forbidden", "flower"], whole=True) == ("flower",)
    assert nearest("кластерн", ["Кластерная Бомба"], whole=True) == ("Кластерная Бомба",)


def test_no_more_names_are_offered_than_asked_for() -> None:
    assert len(nearest("бомба", ["Бомба А", "Бомба Б", "Бомба В"], most=2)) == 2


def test_names_are_looked_up_as_cards_have_them_now(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They are kept between starts: asked in turn with a card renamed and as it was, both times twice."""
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path))
    game = load_game("boombit")
    words = {lang: {**said, "cow": replace(said["cow"], name="Zebra")} for lang, said in game.words.items()}
    renamed = replace(game, words=words)
    try:
        for now in (game, renamed, renamed, game, game):
            forget_games()
            monkeypatch.setattr(called, "load_game", lambda _, now=now: now)
            assert ("zebra" in name_index("boombit")) == (now is renamed)
            assert (stems("zebras") in stem_index("boombit")) == (now is renamed)
    finally:
        forget_games()


ALL_NAMES = sorted(name_index("boombit"))


def test_a_word_that_is_typed_twice_counts_once_beforehand_as_it_does_in_the_scorer() -> None:
    assert fuzz.WRatio("mime mime", "kettlebell-auntie") >= 50
    assert "kettlebell-auntie" in possible("mime mime", ALL_NAMES, 50)


@pytest.mark.parametrize(
    "name",
    [" ", "\n", "\u200b", "Чай\u202eник", "\0Чай", "\aЧай", "Чай\u200bник", "Чай\nник", "Чай\udcd7", "\u0e02\u200b"],
)
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    assert not is_name(name)


def test_marks_of_direction_stand_in_a_text_and_nothing_turns_it() -> None:
    assert is_prose("ב-\u200eBoomb.it\u200f\nשורה") and is_name("4 Чайник") and is_name("ערב טוב!")
    assert is_name("ขนม\u200bปัง") and is_name("نانوا\u200cیی")
    assert not is_prose("Чай\u202eник") and not is_prose("Чай\0ник") and not is_prose("\u2066Чай")
    assert not is_prose("Чай\udcd7")  # of the command line, what is no text


@given(st.data(), st.sampled_from([50, 64, 80]))
def test_only_names_that_cannot_be_meant_are_left_out_beforehand(data, least):
    words = " ".join(data.draw(st.lists(st.sampled_from(ALL_NAMES), min_size=1, max_size=2)))
    at = data.draw(st.integers(0, len(words)))
    typed = words[:at] + data.draw(st.text("abcабвשלום -'", max_size=6)) + words[at + data.draw(st.integers(0, 12)) :]
    for scorer in (fuzz.WRatio, fuzz.ratio):
        near = process.extract(typed, ALL_NAMES, scorer=scorer, processor=normalise, limit=9, score_cutoff=least)
        assert {name for name, _, _ in near} <= {*possible(typed, ALL_NAMES, least)}
