"""What all messages keep to, in both languages: forms for every number, letters and quotation marks of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest
import yaml
from bidi import get_display
from fluent.syntax import FluentParser, ast

from cards.database import game_ids, load_game
from cards.language import Messages
from cards.tools.texts import PUT_IN, texts_of

ROOT = Path(__file__).resolve().parents[1]
WORD = re.compile(r" [а-яёא-ת]{3,}")
NEEDED = {"ru": {"one"}, "he": {"two", "2"}}
"""The keys of which a number before a word has one beside the usual: 21 is one in Russian, Hebrew has a dual."""
LATIN_SEAT = re.compile(r"(?:[Ии]грок[а-я]*|[Уу] игрока|שחקן|לשחקן|השחקן) [A-F](?![\w-])")
TYPED = re.compile(r'(?<![=\w])"(?=\S)[^"\n]*[а-яёא-ת][^"\n]*(?<=\S)"')
OPPONENT = re.compile(r"(?<![א-ת])(?:[במש]?היריב|ליריב)(?![א-ת])|противник")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OF_TABLE = re.compile(r"(?:column-(?!setting)|table-|cell-)[\w-]+ = .*")
"""A message about a table of cards, all of which its page tells; `column-setting` is of what was typed."""
TOLD = ("**/ru.ftl", "**/play-ru.ftl", "**/deck-ru.ftl")
WITHIN = ("camp", "state")
CAPITAL = re.compile(r"(?:^|_)who$")
MIDST = re.compile(r"[^\s.?!:]\s*$")
"""What comes before the midst of a sentence."""
BARE = re.compile(r"(?<![а-яё-])(?:с (?=[сзшж][бвгджзклмнпрстфхцчшщ])|в (?=[вф][бвгджзклмнпрстфхцчшщ]))", re.IGNORECASE)
"""A Russian preposition that is hard to say before the word after it."""
TO_YOU = re.compile(
    r"(?<![а-яё])(?:[Вв]ы|[Вв]ам|[Вв]ас|[Вв]аш[а-яё]*)(?![а-яё])|של(?:ך|כם)(?![א-ת])|[א-ת]{3,}תם(?![א-ת])"
)
SAID_AGAIN = re.compile(r"(?:нельзя|אי אפשר)|[«״][^»״]+[»״]:", re.IGNORECASE)
"""What a reason begins with that stands before it already: that it cannot be, or the card that is asked about."""
QUOTED = re.compile(r"(?<![א-ת])״|״(?![א-ת])")
"""A Hebrew quotation mark that is no mark of an abbreviation: names stand in such marks, which are not told apart."""
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
UNDECLINED = re.compile(
    r"(?<![а-яё])(?:без|в|вместо|для|за|из|к|на|о|от|перед|по|под|после|при|против|с|у) «\{ ?\$(?!text|named)"
)
"""A Russian preposition before a name in quotation marks, which is not declined: a word for the thing stands between.

Words of a list and headings are quoted as they are."""
ACCUSED = re.compile(r"[а-яё](?<!мож)(?:[её]те|[ий]те|[иая]ть|[её]т) «\{ ?\$(?!text|name)")
"""A Russian verb before such a name: «используете «Вспышка очереди»»; what is called or renamed is quoted as it is."""
UNMARKED = re.compile(r"(?:^|[א-ת\u200f])[^א-תA-Za-z\u200e]*(?<!-)--[a-z][a-z-]*")
"""An option that a right-to-left line shows as `all--`: neither a mark nor Latin letters lead to it."""

MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")
TYPED_AS_IS = re.compile(
    r"`[^`א-ת]*`|\{[^{}א-ת]*:[^{}א-ת]*\}|\[[^\[\]א-ת]*[,:][^\[\]א-ת]*\]|…[._/][A-Za-z]\w*|[A-Za-z][\w./-]*[/=:_.-]…"
    r"|(?:--[a-z][a-z-]*|fitil(?: [a-z]+)+) …|\w+\('[^א-ת]*\)"
)
"""What people type as it stands, with what is put into it: a command, an option with its value, a path, some YAML."""


def files(lang: str, *patterns: str) -> list[Path]:
    """The message files of the packages in a language, or those of these patterns."""
    usual = (f"**/{lang}.ftl", f"**/*-{lang}.ftl", f"**/locale/{lang}/*.ftl")
    found = {path for room in ("cards", "generator", "rules_checker", "site") for one in patterns or usual
             for path in (ROOT / room).glob(one)}  # fmt: skip
    return sorted(found)


@cache
def entries(source: str) -> tuple[ast.Message, ...]:
    """The messages of a file."""
    return tuple(entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message))


def numbers_without_forms(source: str, lang: str) -> Iterator[tuple[str, str]]:
    """The messages in which a number stands before a word that does not have all its forms; and the words after it."""
    for entry in entries(source):
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            yield from ((entry.id.name, word) for word in _wrong(pattern, lang)) if pattern else ()


def _wrong(pattern: ast.Pattern, lang: str) -> Iterator[str]:
    for element in pattern.elements:
        put = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(put, ast.SelectExpression):
            continue
        name = _name(put.selector)
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in put.variants}
        usual = next(one for one in put.variants if one.default)
        elements = usual.value.elements
        for number, after in pairwise(elements):
            said = isinstance(number, ast.Placeable) and _name(number.expression) == name
            worded = said and isinstance(after, ast.TextElement) and WORD.match(after.value)
            if worded and keys.isdisjoint(NEEDED[lang]):
                yield after.value.strip()
        for variant in put.variants:
            yield from _wrong(variant.value, lang)


def _name(put: object) -> str:
    return put.id.name if isinstance(put, ast.VariableReference) else ""


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_number_before_a_word_has_all_its_forms(lang: str) -> None:
    wrong = {}
    for path in files(lang):
        numeral = lang == "he" and path.name == "card-text.ftl"  # cards print 2 as a numeral
        if not numeral and (found := list(numbers_without_forms(path.read_text(encoding="utf-8"), lang))):
            wrong[path.relative_to(ROOT).as_posix()] = found
    assert wrong == {}


def test_a_missing_form_is_seen() -> None:
    russian = "a = { $n ->\n    [1] карту\n   *[other] { $n } карт\n }\n"
    hebrew = "a = { $n ->\n    [one] קלף\n   *[other] { $n } קלפים\n }\n"
    assert list(numbers_without_forms(russian, "ru")) == [("a", "карт")]
    assert list(numbers_without_forms(hebrew, "he")) == [("a", "קלפים")]


def names_inside(source: str) -> Iterator[tuple[str, str]]:
    """The messages in which a player's name with a capital stands within a sentence, and what stands before it.

    What a player has on a card, and what tells it from another, is said within the words for it.
    """
    for entry in entries(source):
        parts = [(entry.value, ""), *((one.value, "…" if one.id.name in WITHIN else "") for one in entry.attributes)]
        yield from ((entry.id.name, before) for pattern, start in parts for before in _inside(pattern, start))


def _inside(pattern: ast.Pattern | None, before: str) -> Iterator[str]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            before += element.value
            continue
        put = element.expression
        if isinstance(put, ast.SelectExpression):
            for variant in put.variants:
                yield from _inside(variant.value, before)
        elif CAPITAL.search(_name(put)) and MIDST.search(before):
            yield before.strip()
        before += "…"


def test_a_name_within_a_sentence_has_no_capital() -> None:
    assert len(files("ru", *TOLD)) > 15
    wrong = {path.relative_to(ROOT).as_posix(): found for path in files("ru", *TOLD)
             if (found := list(names_inside(path.read_text(encoding="utf-8"))))}  # fmt: skip
    assert wrong == {}
    assert list(names_inside("a = База\n .camp = { $who }: сила { $n }\n")) == [("a", "…")]
    assert list(names_inside("a = Корабль { $who }\nb = { $n }. { $who } ходит\n")) == [("a", "Корабль")]


def reasons_in(source: str) -> Iterator[str]:
    """How the reasons of a game begin, a card put into them being its name."""
    for entry in entries(source):
        if entry.id.name.startswith("why-") and entry.value:
            parts = entry.value.elements
            yield "".join(part.value if isinstance(part, ast.TextElement) else "…" for part in parts)


def test_no_name_in_the_nominative_stands_after_a_preposition() -> None:
    """Such as «вместо «Хищник»»: it is «вместо карты «Хищник»»."""
    wrong = [line for path in files("ru") for line in path.read_text(encoding="utf-8").splitlines()
             if UNDECLINED.search(line)]  # fmt: skip
    assert wrong == []
    assert UNDECLINED.search("swap = «{ $into }» вместо «{ $out }»")


def test_no_name_in_the_nominative_is_what_something_is_done_to() -> None:
    lines = [line for path in files("ru") for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if ACCUSED.search(line)] == []
    for old in ("[1] Используете «{ $usable }»?", "на которую можно сыграть «{ $card }»", "и подбирает «{ $other }»"):
        assert ACCUSED.search(old)


def test_a_reason_has_no_colon_after_the_one_before_it() -> None:
    """It is read after «Нельзя:»."""
    games = files("ru", "games/*/locale/ru.ftl")
    assert len(games) >= 5
    assert [one for path in games for one in reasons_in(path.read_text(encoding="utf-8")) if ":" in one] == []
    assert [*reasons_in("why-a = ещё рано: { $n }")] == ["ещё рано: …"]


def said_in(path: Path) -> Iterator[str]:
    """What a file says, a player put into it being the letter of a file."""
    for text in texts_of(path):
        yield " ".join(text.said.split())


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_seats_have_letters_of_the_language_and_values_its_quotation_marks(lang: str) -> None:
    source = {path: path.read_text(encoding="utf-8") for path in files(lang)}
    letters = {path.name: found for path, text in source.items()
               if (found := LATIN_SEAT.findall(re.sub(r"\{ \$player \}", "B", text)))}  # fmt: skip
    assert letters == {}
    assert [said for path in source for said in said_in(path) if TYPED.search(said)] == []
    for wrong in ("У игрока B нет расы", "לשחקן B אין צבע"):
        assert LATIN_SEAT.search(wrong)
    assert TYPED.search('и здесь "мир"') and not TYPED.search("«мир» и ״עולם״")


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_no_page_tells_the_options_of_a_terminal(lang: str) -> None:
    """What is said at the table, in lessons and of a table that is laid, is read on pages, too."""
    own = (f"games/*/locale/{name}{lang}.ftl" for name in ("", "play-", "lesson-", "deck-"))
    pages = files(lang, *own, f"locale/play-{lang}.ftl")
    assert len(pages) > 20
    words = [text.said for text in texts_of(ROOT / "site" / lang / "mkdocs.yml")]
    assert [said for said in (*chain(*map(said_in, pages)), *words) if OPTION.search(said)] == []
    assert OPTION.search("укажите --rounds") and PUT_IN


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_what_is_told_of_a_table_names_no_option_as_a_page_tells_it_too(lang: str) -> None:
    source = (ROOT / f"generator/locale/told-{lang}.ftl").read_text(encoding="utf-8")
    told = [line for line in source.splitlines() if OF_TABLE.match(line)]
    assert len(told) > 30
    assert [line for line in told if OPTION.search(line)] == []
    assert OPTION.search(OF_TABLE.match("column-x = нет места: `--column ЗАГОЛОВОК=ignore`").string)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_commands_and_keys_stand_in_messages_as_they_are_typed(lang: str) -> None:
    """Half of them stood in backticks, which a terminal and a page show; pictures' words alone are read as Markdown."""
    paths = files(lang, f"**/told-{lang}.ftl", f"**/deck-{lang}.ftl", f"rules_checker/locale/*{lang}.ftl")
    assert len(paths) > 8
    assert [said for path in paths for said in said_in(path) if "`" in said] == []


def test_options_are_marked_in_lines_that_run_from_right_to_left() -> None:
    """An option is at a left-to-right mark; what is put into a message is marked by the program."""
    assert [said for path in files("he") for said in said_in(path) if UNMARKED.search(said)] == []
    for wrong in ("קלף מגיע עם --cards", "--column …: כתבו", "--look, --column ו---keep הם לטבלה", "\u200f(--all)"):
        assert UNMARKED.search(wrong)
    for right in (
        "עם \u200e--cards",
        "\u200f\u200e--fill תופסת",
        "fitil new card --cards …",
        "\u200e--sheet … --paper …\u200e",
    ):
        assert not UNMARKED.search(right)


def torn_apart(said: str) -> list[str]:
    """What is typed as it stands and is not seen so in a right-to-left line."""
    isolated = said.replace(PUT_IN, "\u2068ab-cd\u2069")
    seen = MARKS.sub("", get_display(isolated, base_dir="R"))
    typed = TYPED_AS_IS.findall(MARKS.sub("", said))
    return [one for one in typed if one.replace(PUT_IN, "ab-cd") not in seen]


def test_what_is_typed_is_seen_in_its_order_in_a_right_to_left_line() -> None:
    """Left-to-right marks stand on both sides of it, where neither end is a letter of its own."""
    assert [torn for path in files("he") for said in said_in(path) if (torn := torn_apart(said))] == []
    for wrong in ("העתיקו את ….json", "\u200f\u200e--ink …: הדיו", "אין תמונה pictures/…", "למשל {at: [1, 1]}"):
        assert torn_apart(wrong), wrong
    assert torn_apart("העתיקו את \u200e….json ואת \u200e{at: [1, 1]}\u200e, או \u200e--ink …\u200e: כך") == []


def test_what_both_sides_read_of_a_game_does_not_say_whose_opponent() -> None:
    """The log has two readers; a refusal has one, and a word for who does something is told each in another way."""
    for path in (path for lang in ("he", "ru") for path in files(lang, f"games/*/locale/{lang}.ftl")):
        told = re.sub(r"(?ms)^(?:why-|#).*?(?=^\S|\Z)", "", path.read_text(encoding="utf-8"))
        assert OPPONENT.findall(re.sub(r'"[^"]*"', "", told)) == [], path
    assert OPPONENT.search("תוקף, אבל ליריב אין קריפים") and not OPPONENT.search("אין יצור יריב בנתיב")


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_reason_does_not_begin_with_what_was_said_before_it(lang: str) -> None:
    """Before it stand the action, which names its card, and that it cannot be."""
    games = files(lang, f"games/*/locale/{lang}.ftl")
    reasons = [said for path in games for said in reasons_in(path.read_text(encoding="utf-8"))]
    assert len(reasons) > 100
    assert [said for said in reasons if SAID_AGAIN.match(said)] == []
    for wrong in ("אי אפשר לעצור כאן", "«Санитарный день»: для этого сейчас не тот момент"):
        assert SAID_AGAIN.match(wrong)


def test_a_preposition_before_two_consonants_has_its_vowel() -> None:
    """What a message puts together of words is read whole: of «с» and «своей планеты» comes «со своей планеты»."""
    said = [text for path in files("ru") for text in said_in(path)]
    assert len(said) > 3000 and [text for text in said if BARE.search(text)] == []
    assert BARE.search("корабль улетает с своей планеты") and BARE.search("в втором туре")
    assert not BARE.search("со своей планеты") and not BARE.search("с силой")


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_how_a_game_ended_is_told_to_those_who_were_not_at_the_table(lang: str) -> None:
    """A report of many games says it of them, and so has a form that speaks to nobody."""
    wrong = {}
    for path in files(lang, f"games/*/locale/play-{lang}.ftl"):
        own = Messages(path, lang)
        ends = {entry.id.name: own(entry.id.name, side="neither") for entry in entries(path.read_text(encoding="utf-8"))
                if entry.id.name.startswith("end-")}  # fmt: skip
        assert ends
        wrong |= {f"{path.parts[-3]} {name}": said for name, said in ends.items() if TO_YOU.search(said)}
    assert wrong == {}
    for old in ("вы пережили последний ход ИИ", "ваш форт пал", "המצודה שלכם נפלה", "שרדתם את התור האחרון"):
        assert TO_YOU.search(old)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_cards_name_and_an_aids_title_are_in_letters_of_their_language(lang: str) -> None:
    named = [
        (card.id, game.words[lang][card.id].name) for game in map(load_game, game_ids()) for card in game.cards.values()
    ]
    titles = [(path.parts[-4], text) for path in files(lang, f"games/*/locale/{lang}/aids.yaml")
              for text in re.findall(r"title: (.*)", path.read_text(encoding="utf-8"))]  # fmt: skip
    assert len(named) > 400 and len(titles) > 60
    assert [one for one in [*named, *titles] if LATIN_WORD.search(one[1])] == []
    assert [one for one in named if lang == "he" and QUOTED.search(one[1])] == []
    assert QUOTED.search("שלט ״מאז 1956״") and not QUOTED.search("ד״ר בורג, יו״ר")
    assert LATIN_WORD.search("Ловкач Filch") and not LATIN_WORD.search("Блок X")


@pytest.mark.parametrize(("lang", "form"), [("he", "sg"), ("ru", "nom")])
def test_a_figure_of_what_a_game_has_a_term_for_is_called_by_it(lang: str, form: str) -> None:
    """The studio lists figures beside cards and rules: the wizard of one is the wizard of the other."""
    held = 0
    for path in files(lang, f"games/*/locale/{lang}/figures.yaml"):
        figures = yaml.safe_load(path.read_text(encoding="utf-8"))["figures"]
        terms = yaml.safe_load((path.parents[2] / "terms.yaml").read_text(encoding="utf-8"))["terms"]
        called = {term["id"]: name for term in terms if (name := term[lang].get(form))}
        assert {name: said for name, said in figures.items() if called.get(name, "") not in said} == {}, path
        held += len(called.keys() & figures.keys())
    assert held > 15
