"""The faults of a deck file, reported in each language."""

from pathlib import Path

import pytest

from cards import DataError, FitilError, Lang, UnknownName
from cards.decks import fault_lines, note_lines, read_deck, read_decks
from cards.told import told
from tests.program import bare, fitil

LIST = "Герой: Грамила\n5 Коровва\n2) Робот\n100 Робот\nнет такой 3\n"
TOLD = {
    "ru": [
        "1: нет карты «Грамила»; может быть, «Громила»?",
        "2: нет карты «Коровва»; может быть, «Корова»?",
        "3: «2) Робот»: неясно, это номер строки или число копий; если число копий, напишите так: 2 Робот",
        "4: число копий здесь «100», а должно быть от 1 до 99",
        "5: нет карты «нет такой»",
    ],
    "he": [
        "1: אין קלף בשם ״Грамила״; אולי ״Громила״?",
        "2: אין קלף בשם ״Коровва״; אולי ״Корова״?",
        "3: ״2) Робот״: לא ברור אם זה מספר השורה או מספר העותקים; אם זה מספר העותקים, כתבו כך: 2 Робот",
        "4: 100 הוא לא מספר עותקים אפשרי; כתבו מספר מ-1 עד 99",
        "5: אין קלף בשם ״нет такой״",
    ],
    "en": [
        "1: there is no card 'Грамила'; did you mean 'Громила'?",
        "2: there is no card 'Коровва'; did you mean 'Корова'?",
        "3: the number in '2) Робот' may be the line's or the copies': for the copies write '2 Робот'",
        "4: 100 is not a valid number of copies: write 1 to 99",
        "5: there is no card 'нет такой'",
    ],
}


@pytest.mark.parametrize("lang", TOLD)
def test_all_faults_of_a_list_are_reported_in_every_language(lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    lines = [bare(line) for line in fault_lines(read_deck(str(path)).faults, lang)]
    assert lines == [f"{path}:{line}" for line in TOLD[lang]]


def test_marks_that_reverse_a_line_are_left_out() -> None:
    error = UnknownName("card", "\u202eкорова\x1b[31m\u2066", ())
    assert told(error, "ru") == "нет карты «корова [31m»"


def test_a_fault_without_a_message_is_reported_in_english_after_an_introduction() -> None:
    error: FitilError = DataError("deck.yaml", "there is no key 'cads' here", 3)
    assert told(error, "ru") == "файл не читается: there is no key 'cads' here"
    assert told(error, "en") == "there is no key 'cads' here"


@pytest.mark.parametrize(
    ("text", "ru", "he"),
    [
        ("cards: {cow: two}", "3:9: cow: нужно целое число, а здесь «two»", "3:9: cow: צריך מספר שלם, וכאן ״two״"),
        (
            "cardz: {cow: 2}",
            "3:1: ключа «cardz» здесь не бывает; может быть, «cards»?",
            "3:1: המפתח ״cardz״ לא מוכר כאן; אולי ״cards״?",
        ),
        (
            "cards:\n  cow: 2\n   robot: 3",
            "5:4: отступ здесь 3 пробела, а в строке 4 — 2 пробела; сделайте их одинаковыми",
            "5:4: ההזחה כאן היא 3 רווחים, ובשורה 4 היא שני רווחים; יישרו את השורות",
        ),
    ],
)
def test_the_shape_of_a_deck_file_is_told_in_the_language_asked_by_whatever_reads_it(
    text: str, ru: str, he: str, tmp_path: Path
) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(f"game: boombit\nhero: bruiser\n{text}\n", encoding="utf-8")
    for lang, said in (("ru", ru), ("he", he)):
        for command in (["check", str(path)], ["print", str(path)], ["export", "png", str(path)]):
            assert f"{path}:{said}" in bare(fitil(*command, "--lang", lang).stderr)


CHAT = "12.11.2025, 20:15 - Оля: Привет!\n12.11.2025, 20:15 - Оля: Громила\n4 Корова\nПод вопросом:\n1 Робот\n"
NOTES = {
    "ru": [
        "не прочитано, это не карты: «Привет!» (строка 1)",
        "не засчитано (отложено, не взято, вычеркнуто или скрыто): «1 Робот» (строка 5)",
    ],
    "he": ["לא נקרא כקלפים: ״Привет!״ (שורה 1)", "לא נספר כחלק מהחפיסה: ״1 Робот״ (שורה 5)"],
    "en": ["not read as cards: 1: Привет!", "not counted, as it stands aside: 5: 1 Робот"],
}


@pytest.mark.parametrize("lang", NOTES)
def test_what_is_no_card_in_a_list_is_told_by_what_judges_it(lang: Lang, tmp_path: Path) -> None:
    (tmp_path / "chat.txt").write_text(CHAT, encoding="utf-8")
    (read,) = read_decks(str(tmp_path / "chat.txt"))
    assert [bare(note) for note in note_lines(read, lang)] == NOTES[lang]
    done = fitil("check", "chat.txt", "--lang", lang, cwd=tmp_path)
    assert all(note in bare(done.stdout) for note in NOTES[lang])


@pytest.mark.parametrize(
    ("text", "passed", "aside"),
    [
        ("Громила\n4 Корова\n3 Ёж\n\nЗапас:\n1 Робот\nВзнос 300 р\n", [7], [6]),
        ("Громила\n4 Корова\n3 Ёж\n\nЗапас:\n1 Робот\nТел. 8 912 345 67 89\n2 Мегабомба\nСпасибо!\n", [7, 9], [6, 8]),
        ("Bruiser\n4 cow\n3 hedgehog\n\nMaybe:\n1 robot\nEntry fee $10\nthanks\n", [7, 8], [6]),
        ("הבריון\n4 פרה\n3 קיפוד\n\nאולי:\n1 רובוט\nדמי השתתפות 30 ש״ח\n", [7], [6]),
    ],
)
def test_what_stands_aside_and_holds_no_card_is_told_as_passed_over(
    text: str, passed: list[int], aside: list[int], tmp_path: Path
) -> None:
    (tmp_path / "list.txt").write_text(text, encoding="utf-8")
    lines = [*note_lines(read_deck(str(tmp_path / "list.txt")), "en")]
    found = [[int(one.split(":")[0]) for one in line.partition(": ")[2].split(", ")] for line in lines]
    assert [line.partition(":")[0] for line in lines] == ["not read as cards", "not counted, as it stands aside"]
    assert found == [passed, aside]


def test_of_many_lines_that_are_not_read_only_the_first_are_told(tmp_path: Path) -> None:
    talk = "".join(f"Ну вот, я и говорю им, что так не пойдёт, {'да ' * at}вот!\n" for at in range(20))
    (tmp_path / "chat.txt").write_text(f"{talk}Громила\n4 Корова\n", encoding="utf-8")
    (read,) = read_decks(str(tmp_path / "chat.txt"))
    (note,) = note_lines(read, "ru")
    assert len(read.unread) == 20
    assert note.endswith(", и ещё 14 строк")


FORM = "Имя;Команда;Список\nОля;Лисы;Громила, 4 Корова, 2 Робот\nМарк;;Мадам Тарарам, 3 Хлопушка, 1 Корова\n"


def test_the_columns_of_a_form_are_told(tmp_path: Path) -> None:
    for head, notes in {
        FORM: [
            "список взят из столбца «Список»",
            "имя игрока взято из столбца «Имя»",
            "название команды взято из столбца «Команда»",
        ],
        FORM.replace("Имя;", "№;"): [
            "список взят из столбца «Список»",
            "ни один столбец не говорит, чей это список; озаглавьте столбец с именами «Игрок»",
            "название команды взято из столбца «Команда»",
        ],
    }.items():
        (tmp_path / "form.csv").write_text(head, encoding="utf-8")
        first, second = read_decks(str(tmp_path / "form.csv"))
        assert list(note_lines(first, "ru")) == notes
        assert list(note_lines(second, "ru")) == []


def test_where_one_deck_is_wanted_a_file_of_several_is_refused(tmp_path: Path) -> None:
    (tmp_path / "form.csv").write_text(FORM, encoding="utf-8")
    for lang, said in (
        ("ru", "в файле 2 колоды; оставьте в нём только нужную"),
        ("he", "בקובץ שתי חפיסות; השאירו בו רק את הדרושה"),
    ):
        done = fitil("insight", "form.csv", "--lang", lang, cwd=tmp_path)
        assert (done.returncode, said in bare(done.stderr)) == (2, True)


ADDED_UP = "Герой: Громила\n2 Корова\nБомбы (5)\n4 Хлопушка\n1 Корова\nИтого: 9\n"
REMARKS = {
    "ru": ["сложены количества, написанные порознь: Корова — 2 + 1 = 3", "в строке 6 сказано 9, а карт здесь 7"],
    "he": ["כמויות שנכתבו בנפרד חוברו: פרה – 2 + 1 = 3", "בשורה 6 כתוב 9, אבל מספר הקלפים כאן הוא 7"],
    "en": ["on several lines, and added up: Cow: 2 + 1 = 3", "line 6 says 9, and there are 7 cards"],
}


@pytest.mark.parametrize("lang", REMARKS)
def test_a_card_on_two_lines_and_a_sum_that_is_wrong_are_told_and_change_nothing(lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(ADDED_UP, encoding="utf-8")
    read = read_deck(str(path))
    assert read.deck is not None
    assert (read.faults, read.deck.cards["cow"]) == ((), 3)
    assert [bare(line) for line in note_lines(read, lang)] == REMARKS[lang]


def test_a_sum_of_a_type_below_all_cards_is_compared_with_those_of_that_type(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("Громила\n4 Корова\n2 Хлопушка\nБомбы: 3\n", encoding="utf-8")
    assert list(note_lines(read_deck(str(path)), "ru")) == ["в строке 4 сказано 3, а карт здесь 2"]


def test_a_faction_on_two_lines_is_added_up_once(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("Инопланетяне\nИнопланетяне\n", encoding="utf-8")
    told = " ".join(bare(line) for line in note_lines(read_deck(str(path)), "ru"))
    assert told.count("Инопланетяне") == 1 and "20 + 20 = 40" in told


@pytest.mark.parametrize(
    "text",
    [
        "Громила\n2 Корова\nСайд\n1 Корова\n",  # in the deck, and aside
        "Тролль\nБарон\nТролль\n",  # a line for each copy
        "Бомбы (4)\n4 Хлопушка\nКрипы (3)\n3 Корова\nИтого 7\n",
        "Громила\n4 Корова\n3 Ёж\nВсего 8 карт с героем\n",
        "Громила\n4 Корова\n2 Хлопушка\n1 Изолента\nБомбы: 2\nКрипы: 4\nПоддержка: 1\n",
        "Bruiser\n4 Cow\n2 Firecracker\nBombs: 2\nCreeps: 4\n",
        "הבריון\n4 פרה\n2 קפצון\nפצצות: 2\nקריפים: 4\n",
    ],
)
def test_what_is_no_repetition_and_a_sum_that_is_right_are_not_told(text: str, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text, encoding="utf-8")
    assert read_deck(str(path)).remarks == ()


@pytest.mark.parametrize(("said", "told_at"), [("", True), ("Что отмечено, то беру:\n", False)])
def test_empty_boxes_among_ticked_ones_are_told(said: str, told_at: bool, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{said}Громила\n[x] 4 Корова\n[ ] 2 Ёж\n", encoding="utf-8")
    read = read_deck(str(path))
    assert [remark.code for remark in read.remarks] == (["unticked"] if told_at else [])
    assert read.deck is not None
    assert ("hedgehog" in read.deck.cards) == told_at


def test_a_hero_that_other_words_name_is_to_be_written_without_a_number(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    for line, write in (("Deck: Громила", "Громила"), ("Deck: Корова", "1 Корова")):
        path.write_text(f"{line}\n4 Робот\n3 Ёж\n", encoding="utf-8")
        said = [bare(one) for one in fault_lines(read_deck(str(path)).faults, "ru")]
        assert said == [f"{path}:1: «{line}» — и заголовок, и карта; если это карта, напишите так: {write}"]


@pytest.mark.parametrize(("heads", "named"), [("Есть;Надо", "«Есть» или «Надо»"), ("Макс;Взял", "«Макс» или «Взял»")])
def test_of_columns_that_may_be_the_decks_each_is_named(heads: str, named: str, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text(f"Карта;{heads}\nГромила;1;1\nКорова;4;2\nЁж;4;3\nПуля;1;2\n", encoding="utf-8")
    [line] = fault_lines(read_deck(str(path)).faults, "ru")
    assert f"непонятно, в каком столбце число копий в колоде: {named};" in bare(line)
