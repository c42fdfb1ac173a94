"""Texts that a person reads: every kind of file, each variant of a message on its line; and no file slips past."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from cards import DataError, load_game
from cards.languages import LANGS
from cards.ledger import SITE
from cards.tools import struck, texts, texts_of
from cards.tools.texts import has_letters, kinds

ROOT = Path(__file__).resolve().parents[3]

MESSAGE = """\
# Комментарий
so-many = В колоде { $n ->
    [one] { $n } карта
   *[other] { $n } карт
 }, а должно быть
 ровно { $all }
 .fix = Уберите { $n ->
    [one] её
   *[other] их
 }
english = cards
"""
WORDS = "# Комментарий\nextra:\n  team: Команда\n  lead: >-\n    Две строки\n    `code` и {n}\n  he: קבוצה\n"
PAGE = "---\ntitle: Имя\ndescription: Опись\n---\n# Имя\n\nПервая строка,\nвторая [ссылка](x.md) и `код`.\n"
HTML = '<p lang="ru">Первый</p>\n<script>var a = "скрипт"</script>\n<!-- заметка -->\n<p>שני</p>\n'


@pytest.mark.parametrize(
    ("name", "content", "found"),
    [
        (
            "ru.ftl",
            MESSAGE,
            [
                (2, "В колоде \n\n… карт,\n а должно быть\nровно …"),
                (2, "В колоде \n… карта,\n\n а должно быть\nровно …"),
                (7, "Уберите \n\nих"),
                (7, "Уберите \nеё"),
            ],
        ),
        ("ru.yaml", WORDS, [(3, "Команда"), (5, "Две строки … и …"), (7, "קבוצה")]),
        ("ru.md", PAGE, [(1, "Имя"), (1, "Опись"), (5, "Имя"), (7, "Первая строка,\nвторая ссылка и xxxxx.")]),
        ("ru.html", HTML, [(1, "Первый"), (4, "שני")]),
    ],
)
def test_a_file_is_read_as_its_kind_is(tmp_path: Path, name: str, content: str, found: list[tuple[int, str]]) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    read = [(text.line, text.said) for text in texts_of(tmp_path / name)]
    assert [(line, " ".join(said.split())) for line, said in read] == [(line, " ".join(s.split())) for line, s in found]
    for text in texts_of(tmp_path / name):  # a word is on the line where it stands in the file
        written = content.splitlines()
        for number, said in enumerate(text.said.splitlines()):
            for word in (word.strip("….,") for word in said.split()):
                if name.endswith(".ftl") and word and word != "а":
                    assert word in written[text.line + number - 1], (word, text)


def test_a_message_is_read_as_it_is_told_in_each_person_and_with_what_it_says(tmp_path: Path) -> None:
    """A verb and what follows it stand in one text, though they are written in different places."""
    (tmp_path / "he.ftl").write_text(
        'keeps = { $who } { IF_YOU($is, "תחזירו", "יחזיר") } ליד את { card }\n'
        "card = { $kind ->\n    [minion] הלוחם\n   *[other] הקלף\n } ״{ $card }״\n",
        encoding="utf-8",
    )
    said = {" ".join(text.said.split()) for text in texts_of(tmp_path / "he.ftl") if text.line == 1}
    assert said == {f"… {verb} ליד את {card} ״…״" for verb in ("תחזירו", "יחזיר") for card in ("הלוחם", "הקלף")}
    assert any(one.said == "תחזירו ליד" for text in said for one in struck(text, "he", None)), "found in what is told"


def test_a_file_that_is_no_yaml_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a: б\n<<<< HEAD\nb: в\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"a\.yaml:[23]:.*invalid YAML"):
        list(texts_of(tmp_path / "a.yaml"))


def test_a_text_is_in_the_languages_whose_letters_it_has(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("- Ёж\n- שלום\n- 'да, שלום'\n- hello\n", encoding="utf-8")
    assert [text.langs for text in texts_of(tmp_path / "a.yaml")] == [("ru",), ("he",), ("he", "ru")]


def test_every_file_with_words_of_ours_is_read_or_listed_with_a_reason() -> None:
    folders = ("cards", "generator", "rules_checker", "site", "tests")
    listed = [
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in (ROOT / folder).rglob("*.*")
        if path.is_file()
    ]
    listed += [path.name for path in ROOT.glob("*.*") if path.is_file()]
    patterns = [one.files.replace("{game}", "*") for one in (*kinds().read, *kinds().unread)]
    speaking = [path for path in listed if _speaks(ROOT / path)]
    assert len(speaking) > 300
    assert [path for path in speaking if not any(fnmatch(path, pattern) for pattern in patterns)] == []
    assert [one.files for one in kinds().unread if not one.why] == []
    idle = [one for one in patterns if not any(fnmatch(path, one) for path in speaking)]
    assert idle == [], "lists files that have no words of ours"


def _speaks(path: Path) -> bool:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:  # a picture, a font
        return False
    return any(has_letters(text, lang) for lang in LANGS)


def test_the_texts_of_a_game_are_read_wherever_they_lie() -> None:
    game = load_game("boombit")
    paths = {text.path.relative_to(ROOT).as_posix() for text in (*texts(game), *texts(game, SITE))}
    assert {
        "cards/games/boombit/game.yaml",
        "cards/games/boombit/decks/classics.yaml",
        "cards/games/boombit/locale/ru/aids.yaml",
        "cards/games/boombit/locale/he/cards/bog.yaml",
        "rules_checker/games/boombit/locale/play-he.ftl",
        "site/ru/docs/boombit/rules.md",
        "site/pictures/boombit/idea.yaml",
    } <= paths
    assert not any("deckbattle" in path or path.endswith("mkdocs.yml") for path in paths)
    shared = {text.path.relative_to(ROOT).as_posix() for text in (*texts(None), *texts(None, SITE))}
    assert {
        "generator/locale/ru.ftl",
        "rules_checker/locale/lab-he.ftl",
        "cards/decks/locale/ru.ftl",
        "site/he/mkdocs.yml",
        "site/ru/making.yaml",
        "site/ru/docs/print.md",
        "site/root/404.html",
        "generator/preview/page/page.html",
    } <= shared
    assert not any("/boombit/" in path for path in shared)


def test_what_a_page_for_all_games_says_of_one_is_a_text_of_that_game(tmp_path: Path) -> None:
    page = tmp_path / "he" / "docs" / "scenario.md"
    page.parent.mkdir(parents=True)
    page.write_text("# לשאול\n\n### היתקלות {#cosmic}\n\nכל הספינות בבית.\n\n## אחר כך {#end}\n\nועוד ספינה.\n")
    game = load_game("cosmic")
    assert [(one.line, one.said) for one in texts(game, tmp_path)] == [(3, "היתקלות"), (5, "כל הספינות בבית.")]
    assert {one.line for one in texts(None, tmp_path)} == {1, 7, 9}
    assert [one.said for text in texts(game, tmp_path) for one in struck(text.said, "he", game.folder)] == ["הספינות"]
