"""How people ask for rules: what the check says of the phrases, and that the search stands on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards import game_ids
from cards.errors import DataError
from cards.languages import LANGS
from cards.ledger import SITE, read_asked, read_book
from tests.site.conftest import load

asked = load("check").asked


@pytest.fixture
def book(tmp_path: Path):
    """The book of a game whose phrases in Russian the test writes; its pages are the real ones."""
    site = tmp_path / "site"
    site.mkdir()
    for lang in LANGS:
        (site / lang / "asked").mkdir(parents=True)
        for name in ("docs", "mkdocs.yml"):
            (site / lang / name).symlink_to(SITE / lang / name)
    return read_book("smashup", site)


def said(book, text: str, lang: str = "ru") -> list[str]:
    """What the check says of these phrases, but for rules that they leave out."""
    path = book.site / lang / "asked" / "smashup.yaml"
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
    assert said(book, few + many) == [
        "1: deck.size has 2 phrases, not 3 to 8",
        "4: goal.how has 9 phrases, not 3 to 8",
    ]


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


@pytest.mark.parametrize("text", ["- раз\n", "deck.size: раз\n", "deck.size:\n- 3\n"])
def test_anything_but_lists_of_texts_is_refused(book, text: str) -> None:
    with pytest.raises(DataError, match=r"smashup\.yaml"):
        said(book, text)
