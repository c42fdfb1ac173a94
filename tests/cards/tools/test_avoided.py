"""Words that the term base avoids: each is found in every form, no right word is, and what is spared is right."""

import shutil
from pathlib import Path

import pytest

from cards import GAMES, DataError, game_ids, load_game, read_game
from cards.ledger import load_terms
from cards.tools import lint, lint_shared, struck
from cards.tools.avoided import WORD, avoided, avoided_words
from cards.tools.inflection import heard_as, phrase
from cards.tools.wording import spared

BOOMBIT, DECKBATTLE, SMASHUP, COSMIC, TWISTER = (
    GAMES / name for name in ("boombit", "deckbattle", "smashup", "cosmic", "twister")
)
SPOKEN = [(name, lang) for name in game_ids() for lang in ("he", "ru")]


def said(text: str, lang: str, game: Path | None) -> list[tuple[str, str]]:
    """The words to strike out of a text, and the names to write instead."""
    return [(one.said, one.write) for one in struck(text, lang, game)]


@pytest.mark.parametrize(
    ("text", "lang", "game", "found"),
    [
        ("Стартовыми колодами играют так.", "ru", DECKBATTLE, "Стартовыми колодами"),
        ("Стартовыми колодами играют так.", "ru", BOOMBIT, None),
        ("Две готовые колоды.", "ru", BOOMBIT, "готовые колоды"),
        ("Две готовые колоды.", "ru", DECKBATTLE, None),
        ("Ваше королевство и его линии", "ru", DECKBATTLE, "королевство"),
        ("Три **карточки** в\nруке", "ru", None, "карточки"),
        ("Колода готова.", "ru", BOOMBIT, None),
        ("שחקו בחפיסות המוכנות", "he", DECKBATTLE, "בחפיסות המוכנות"),
        ("שחקו בחפיסות המוכנות", "he", BOOMBIT, None),
        ("100 תורות", "he", DECKBATTLE, "תורות"),
        ("100 תורים, ובתורו", "he", DECKBATTLE, None),
        ("להטיל לחש קסם", "he", DECKBATTLE, "קסם"),
        ("להטיל לחש-קסם, ואת לחש הקסם", "he", DECKBATTLE, None),
        # an article that is heard and not written; a word that is spared, but not here
        ("שתי נקודות ניצחון במקום השני (עוצמה 4)", "he", SMASHUP, "במקום השני"),
        ("והמקום הראשון יכול להיות שלכם", "he", SMASHUP, "הראשון"),
        ("בתור הראשון", "he", SMASHUP, None),
        ("הקלפים מונחים הפוכים", "he", COSMIC, "הפוכים"),
        ("לא שולחים? הדף נשאר הפוך.", "he", COSMIC, "הפוך"),
        ("סובבו בכיוון הפוך", "he", COSMIC, None),
        # passives, reflexives and nouns of a verb
        ("ההשלכה נטרפת לחבילה חדשה", "he", COSMIC, "נטרפת"),
        ("בריחה: 1, גובלין: 2", "he", TWISTER, "בריחה"),
        ("הטרול מתרפא בעצמו", "he", TWISTER, "מתרפא"),
        ("הטרול מחלים", "he", TWISTER, None),
        # verbs that lose a letter of their root
        ("הגובלין הולך אל a14", "he", TWISTER, "הולך"),
        ("מה שלא נוצל הולך לאיבוד", "he", TWISTER, None),
        # verbs of every pattern, in the present and the future
        ("הבוט מפנה את שער העל-חלל", "he", COSMIC, "מפנה"),
        ("אל איזה כוכב תפנו?", "he", COSMIC, "תפנו"),
        ("שואלים את כולם ביחד ומגלים ביחד", "he", None, "ומגלים"),
        ("הדמות מגלה חדר", "he", TWISTER, None),
        ("разыгрывается карта", "ru", SMASHUP, "разыгрывается"),
        # whoever plays is a player, though one takes part in a fight; an aid says access as the rules do
        ("כל משתתף שולף חמישה קלפים", "he", BOOMBIT, "משתתף"),
        ("מינימום ומקסימום משתתפים", "he", None, "משתתפים"),
        ("בעל ברית משתתף בחלליות שלו", "he", COSMIC, None),
        ("ייפצעו כל המשתתפות", "he", TWISTER, None),
        ("Каждый участник берёт карту", "ru", BOOMBIT, "участник"),
        ("Ранены будут все участники боя", "ru", TWISTER, None),
        ("לדמות שלכם יש מעבר ישיר אליו", "he", TWISTER, "מעבר ישיר"),
        ("Если у персонажа есть к ней прямой переход.", "ru", TWISTER, "прямой переход"),
        ("Если у персонажа есть к ней прямой доступ.", "ru", TWISTER, None),
        ("Розыгрыш карт", "ru", SMASHUP, None),
    ],
)
def test_an_avoided_word_is_found_in_its_game_in_any_form(
    text: str, lang: str, game: Path | None, found: str | None
) -> None:
    assert [one for one, write in said(text, lang, game) if "(" in write] == ([found] if found else [])


@pytest.mark.parametrize(("name", "lang"), SPOKEN)
def test_every_avoided_word_is_found_in_each_of_its_forms(name: str, lang: str) -> None:
    """But what is the name of something else is no avoided word; the term base of another game may have it."""
    game = GAMES / name
    names = {
        form.strip().casefold()
        for term in load_terms(name)
        for key, forms in term.forms[lang].items()
        for form in forms.split("/")
        if key != "gender"
    } | {card.name.casefold() for card in load_game(name).words[lang].values()}
    kinds = {word: term.kind for term in reversed(load_terms(name)) for word in term.avoid}
    sought = 0
    for word in avoided_words(lang, game):
        words = tuple(WORD.findall(word))
        if names & heard_as(word, lang) or word != word.casefold() or " ".join(words) != word:
            continue
        first, *rest = phrase(words, lang, verb=kinds[word] == "verb")
        for form in sorted(first)[:60]:
            text = " ".join(
                [form, *(min(others & {one.casefold()}) for others, one in zip(rest, words[1:], strict=True))]
            )
            hits = {one.word for one in avoided(f"… {text} …", lang, game)}
            sought += 1
            assert word in hits or names & (heard_as(text, lang) | heard_as(form, lang)) or form.endswith("׳"), (
                word,
                text,
            )
    assert sought > 400


@pytest.mark.parametrize(("name", "lang"), SPOKEN)
def test_no_name_of_the_term_base_is_found(name: str, lang: str) -> None:
    for term in load_terms(name):
        for key, form in term.forms[lang].items():
            if key != "gender":
                assert [one.word for one in avoided(f"… {form} …", lang, GAMES / name)] == [], term.id


def test_names_and_jokes_are_free(tmp_path: Path) -> None:
    assert list(struck("Держит удар. И суп.", "ru", DECKBATTLE, free=True)) == []
    assert [one.said for one in struck("Держит удар. И суп.", "ru", DECKBATTLE)] == ["удар"]


def test_a_keyword_in_capitals_is_meant_in_capitals() -> None:
    assert said("Открывать после ухода гостей", "ru", BOOMBIT) == []
    assert [one for one, _ in said("способность УХОД", "ru", BOOMBIT)] == ["УХОД"]


def test_the_name_of_a_card_is_no_avoided_word() -> None:
    assert said("«Бомба в Трёх Экземплярах» и «Маэстро Двойное Дно»", "ru", BOOMBIT) == []


def test_a_word_is_spared_within_what_the_file_says() -> None:
    assert said("первому параллельно первое", "ru", DECKBATTLE) == []
    assert [one for one, _ in said("Атакуют параллельно.", "ru", DECKBATTLE)] == ["параллельно"]


@pytest.mark.parametrize(("name", "lang"), SPOKEN)
def test_what_is_spared_is_avoided_by_some_term(name: str, lang: str) -> None:
    assert {one.word for one in spared(lang, GAMES / name)} <= avoided_words(lang, GAMES / name) | avoided_words(lang)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DECKBATTLE, tmp_path / "deckbattle"))


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("{words: [королевств], means: x}", r"spared\.yaml:2:.*no term avoids 'королевств'.*королевство"),
        ("{words: [королевство], means: x, within: '('}", r"spared\.yaml:2:.*within: not a valid regular expression"),
        ("{words: [], means: x}", r"spared\.yaml:2:.*words"),
    ],
)
def test_a_faulty_entry_is_reported_with_its_line(game: Path, entry: str, fault: str) -> None:
    path = game / "locale" / "ru" / "spared.yaml"
    path.write_text(f"spared:\n  - {entry}\n", encoding="utf-8")
    with pytest.raises(DataError, match=fault):
        list(struck("", "ru", game))
        list(struck("королевство", "ru", game))


@pytest.mark.parametrize(
    ("file", "old", "new", "line_of", "what"),
    [
        ("locale/ru/aids.yaml", "title: Бой", "title: Бой и прекон", "прекон", "прекон"),
        ("locale/ru/card-text.ftl", "подписи", "подписи", "", ""),
        ("decks/deck1.yaml", "Барон даёт", "Монстр даёт", "Монстр", "Монстр"),
        ("locale/ru/tables.yaml", "Колода ИИ", "Прикуп ИИ", "Прикуп", "Прикуп"),
        ("game.yaml", "ru: Стартовый набор", "ru: Стартовая коробка", "Стартовая", "Стартовая коробка"),
    ],
)
def test_the_lint_reads_every_file_of_a_game(
    game: Path, file: str, old: str, new: str, line_of: str, what: str
) -> None:
    path = game / file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    lines = [
        number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line_of and line_of in line
    ]
    found = [(one.line, one.what) for one in lint(read_game(game)) if one.code == "wording" and one.path == path]
    before = [(one.line, one.what) for one in lint(load_game("deckbattle")) if one.path.name == path.name]
    if what:
        assert (lines[0], f"found {what!r}") in found
    else:
        assert {one for one in found if one not in before} == set()


def test_the_programs_own_texts_are_clean() -> None:
    """Those that belong to no game; other tests read those of games and of the site."""
    assert [str(one) for one in lint_shared()] == []
