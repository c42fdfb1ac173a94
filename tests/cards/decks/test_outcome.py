"""What came of a list is told with the names of the reader's language, and with how many there are in the end."""

from pathlib import Path

import pytest

from cards import Lang
from cards.database import load_game
from cards.decks import fault_lines, note_lines, parse_deck, read_deck
from cards.decks.names.in_languages import in_languages
from tests.program import bare

RUSSIAN = "Герой: Громила\n3 Корова\n2 Мим\n4 Пуля\n4 Ёж\n3 Наёмник\n"
HEBREW = "גיבור: הבריון\n3 פרה\n2 פנטומימאי\n4 קליע\n4 קיפוד\n3 שכיר חרב\n"
ENGLISH = "Hero: Bruiser\n3 cow\n2 mime\n4 bullet\n4 hedgehog\n3 mercenary\n"
CORRECTED = {
    "ru": "исправлено, как сказано в строке 7: −2 Корова (стало 1), +2 Робот (стало 2); всего в колоде 16 карт",
    "he": "תוקן לפי שורה 7: −2 פרה (עכשיו 1), +2 רובוט (עכשיו 2); בסך הכול 16 קלפים",
    "en": "corrected as line 7 says: −2 Cow (now 1), +2 Robot (now 2); 16 cards in all",
}
CHANGED = {
    "ru": [
        "прочитано как стартовая колода «Огонь и праздник»",
        "изменено, как написано: −2 Корова (стало 1), +2 Робот (стало 2); всего в колоде 45 карт",
    ],
    "he": [
        "נקרא כחפיסה המוכנה ״אש וחגיגה״",
        "שונה לפי מה שנכתב: −2 פרה (עכשיו 1), +2 רובוט (עכשיו 2); בסך הכול 45 קלפים",
    ],
}


def notes(text: str, lang: Lang) -> list[str]:
    """What is noted of a list."""
    return [bare(line) for line in note_lines(parse_deck(text.encode(), Path("list.txt")), lang)]


@pytest.mark.parametrize("lang", CORRECTED)
@pytest.mark.parametrize(
    "text",
    [
        f"{RUSSIAN}Ой, минус 2 коровы, плюс 2 робота\n",
        f"{HEBREW}סליחה, במקום 2 פרה 2 רובוט\n",
        f"{ENGLISH}Sorry, minus 2 cows, plus 2 robots instead\n",
    ],
)
def test_what_was_corrected_is_told_in_the_readers_language_with_what_came_of_it(text: str, lang: Lang) -> None:
    assert CORRECTED[lang] in notes(text, lang)


@pytest.mark.parametrize("lang", CHANGED)
@pytest.mark.parametrize(
    "text",
    [
        "Играю готовой «Огонь и праздник», но −2 Корова, +2 Робот\n",
        "אני משחק עם אש וחגיגה, במקום 2 פרה 2 רובוט\n",
        "I play Огонь и праздник, but -2 cow +2 robot\n",
    ],
)
def test_a_ready_made_deck_and_its_changes_are_told_in_the_readers_language(text: str, lang: Lang) -> None:
    assert notes(text, lang) == CHANGED[lang]


def test_only_the_last_of_several_corrections_says_how_many_cards_there_are() -> None:
    told_of = notes(f"{RUSSIAN}Ой, минус 1 корова\nПлюс 1 робот\n", "ru")
    assert [line for line in told_of if "всего" in line] == told_of[-1:]


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        (
            "Bruiser\nfour cluster bombs and two cows, three twin charges\n",
            "en",
            "4 Cluster Bomb, 2 Cow, 3 Twin Charge",
        ),
        ("Громила\nчетыре кластерные бомбы и две коровы, три двойных заряда\n", "he", "״פרה״ × 2, ״מטען כפול״ × 3"),
        ("גיבור הבריון\nארבע פצצות מצרר ושתי פרות, שלושה מטענים כפולים\n", "ru", "«Корова» × 2, «Двойной Заряд» × 3"),
        (f"{RUSSIAN}2 Кластерня Бомба\n", "he", "נקרא כך: ״פצצת מצרר״ × 2"),
        (f"{HEBREW}2 רובט\n", "ru", "רובט → Робот"),
        (f"{HEBREW}1 פרה\n", "ru", "Корова — 3 + 1 = 4"),
        (f"{RUSSIAN}Робот 3→2\n", "en", "Robot 3 → 2; 18 cards in all"),
    ],
)
def test_how_names_were_read_is_told_by_those_of_the_readers_language(text: str, lang: Lang, said: str) -> None:
    assert said in " ".join(notes(text, lang))


def test_what_is_to_be_written_into_a_list_is_told_in_the_words_of_the_list(tmp_path: Path) -> None:
    for text, write in (
        (f"{ENGLISH}And my friend has two cows too\n", "2 Cow"),
        (f"{RUSSIAN}У друга тоже две коровы, кстати\n", "2 Корова"),
    ):
        path = tmp_path / "list.txt"
        path.write_text(text, encoding="utf-8")
        for lang in ("en", "ru", "he"):
            (line,) = fault_lines(read_deck(str(path)).faults, lang)
            assert write in bare(line)


def test_a_card_and_a_team_have_names_in_every_language() -> None:
    names = in_languages(load_game("boombit"), "Корова")
    assert names == {"he": "פרה", "ru": "Корова", "en": "Cow"}
    assert in_languages(load_game("boombit"), "Мегабомба") is None
    assert in_languages(load_game("smashup"), "Пираты") == {"he": "פיראטים", "ru": "Пираты", "en": "Pirates"}
