"""How people ask for rules: what the check says of the phrases, and that the search stands on them."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from cards import game_ids, load_game
from cards.asking import ask
from cards.asking.stems import words
from cards.errors import DataError
from cards.languages import LANGS
from cards.ledger import SITE, read_asked, read_book, read_talk
from tests.site.conftest import load

asked = load("check").asked


@pytest.fixture
def book(tmp_path: Path):
    """The book of a game whose phrases in Russian the test writes; its pages are the real ones."""
    site = tmp_path / "site"
    site.mkdir()
    for lang in LANGS:
        for name in ("asked", "talk"):
            (site / lang / name).mkdir(parents=True)
        for name in ("docs", "mkdocs.yml", "search.yaml"):
            (site / lang / name).symlink_to(SITE / lang / name)
    return read_book("smashup", site)


def said(book, text: str, lang: str = "ru", kind: str = "asked") -> list[str]:
    """What the check says of these phrases or words, but for rules that they leave out."""
    path = book.site / lang / kind / "smashup.yaml"
    path.write_text(text, encoding="utf-8")
    return [f"{found.line}: {found.what}" for found in asked(book) if found.lang == lang and found.code != "not-asked"]


def test_every_rule_is_asked_for_in_every_language() -> None:
    for game in game_ids():
        rules = {rule.id for rule in read_book(game).game.rules.values() if not rule.off_page}
        for lang in LANGS:
            source = read_asked(game, lang)
            assert source and source.data.keys() == rules


def test_few_and_many_phrases_are_told(book) -> None:
    few = "deck.size:\n- раз\n- два\n"
    many = "goal.how:\n" + "".join(f"- вопрос {n}\n" for n in range(9))
    assert said(book, few + many) == ["1: deck.size has 2 phrases, not 3 to 8", "4: goal.how has 9 phrases, not 3 to 8"]


def test_a_phrase_stands_under_one_rule(book) -> None:
    text = "deck.size:\n- Сколько карт?\n- раз\n- два\ngoal.how:\n- сколько карт\n- три\n- четыре\n"
    assert said(book, text) == ["6: goal.how: 'сколько карт' also stands under deck.size"]


def test_a_rules_own_sentence_is_no_question(book) -> None:
    text = "goal.how:\n- Очки лежат на базах. Ваши приспешники\n- раз\n- два\n"
    assert said(book, text) == ["2: goal.how: 'Очки лежат на базах. Ваши приспешники' is the rule's own sentence"]


def test_what_is_no_rule_is_told_with_the_nearest(book) -> None:
    told = "1: there is no rule deck.sise on the pages; did you mean 'deck.size'?"
    assert said(book, "deck.sise:\n- раз\n- два\n- три\n") == [told]


def _found(book, text: str):
    said(book, text)
    return [one for one in asked(book) if one.lang == "ru"]


def test_a_rule_that_is_left_out_is_told(book) -> None:
    found = _found(book, "deck.size:\n- раз\n- два\n- три\n")
    assert "nobody asks for goal.how here" in [one.what for one in found]
    assert "nobody asks for deck.size here" not in [one.what for one in found]


SHAPELESS = ["- раз\n", "deck.size: раз\n", "deck.size:\n- 3\n"]


@pytest.mark.parametrize("text", SHAPELESS)
def test_anything_but_lists_of_texts_is_refused(book, text: str) -> None:
    with pytest.raises(DataError, match=r"smashup\.yaml"):
        said(book, text)


# --- words that those who asked for a rule said -----------------------------------------------------------------------


def test_people_talk_of_nearly_every_rule_in_every_language() -> None:
    for game in game_ids():
        rules = {rule.id for rule in read_book(game).game.rules.values() if not rule.off_page}
        for lang in LANGS:
            source = read_talk(game, lang)
            assert source and source.data.keys() <= rules
            assert len(source.data) > 0.9 * len(rules)


def test_a_word_stands_once_under_a_rule_and_says_something(book) -> None:
    text = "deck.size:\n- колода сорок\n- Сорок или\ngoal.how:\n- сорок\n"
    assert said(book, text, kind="talk") == [
        "3: deck.size: 'сорок' stands there twice",
        "3: deck.size: the search does not hear 'или'",
    ]


def test_people_talk_of_no_rule_that_there_is_not(book) -> None:
    told = "1: there is no rule deck.sise on the pages; did you mean 'deck.size'?"
    assert said(book, "deck.sise:\n- колода\n", kind="talk") == [told]


@pytest.mark.parametrize("text", [*SHAPELESS, "deck.size: []\n", "deck.size: [а, б, в, г]\n"])
def test_anything_but_up_to_three_texts_is_refused(book, text: str) -> None:
    with pytest.raises(DataError, match=r"smashup\.yaml"):
        said(book, text, kind="talk")


def test_a_rule_is_found_by_a_word_that_only_those_who_ask_say() -> None:
    """Of each language a word in the talk of one rule that stands in no phrase and on no page: that rule is first."""
    for lang in LANGS:
        source = read_talk("smashup", lang)
        asked = read_asked("smashup", lang)
        assert source and asked
        pages = " ".join(path.read_text("utf-8") for path in (SITE / lang / "docs" / "smashup").glob("*.md"))
        known = {*words(pages), *words(" ".join(chain.from_iterable(asked.data.values())))}
        talk = Counter(word for texts in source.data.values() for text in texts for word in words(text))
        rule, word = next(
            (rule, word)
            for rule, texts in source.data.items()
            for word in words(texts[-1])
            if talk[word] == 1 and word not in known and len(word) > 5
        )
        found = ask(word, [load_game("smashup")], lang)
        assert rule in [answer.entry.anchor for answer in found.answers[:3]], (rule, word)
