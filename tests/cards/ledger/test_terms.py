"""The term base: every game has one, its forms are known, and each term has a heading in every language."""

import shutil
from pathlib import Path

import pytest

from cards import GAMES, DataError, game_ids
from cards.ledger import load_terms

HEADS = "terms:\n  - {id: one, en: one, he: {sg: אחד}, ru: {nom: один}}\n"


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_its_terms_in_every_language(game):
    terms = load_terms(game)
    assert len([term for term in terms if not term.common]) > 30
    for term in terms:
        assert set(term.forms) == {"he", "ru"}
        for lang in term.forms:
            assert term.heading(lang).strip() == term.heading(lang) != ""
            assert term.heading(lang) not in term.avoid


@pytest.fixture
def game(tmp_path: Path) -> Path:
    shutil.copytree(GAMES / "cosmic", tmp_path / "cosmic")
    return tmp_path / "cosmic" / "terms.yaml"


def test_the_heading_is_the_printed_form_or_else_the_dictionary_form(game):
    game.write_text(
        "terms:\n"
        "  - {id: a, en: a, kind: keyword, he: {heading: ראש, inf: לראש}, ru: {heading: ГЛАВА, inf: главить}}\n"
        "  - {id: b, en: b, he: {pl: רבים}, ru: {pl_nom: многие}}\n"
        "  - {id: c, en: c, kind: verb, he: {imp: קחו, inf: לקחת}, ru: {imp: возьмите, inf: взять}, common: true}\n",
        encoding="utf-8",
    )
    found = {term.id: (term.heading("he"), term.heading("ru")) for term in load_terms("cosmic", game.parents[1])}
    assert found == {"a": ("ראש", "ГЛАВА"), "b": ("רבים", "многие"), "c": ("לקחת", "взять")}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEADS + "  - {id: one, en: two, he: {sg: שניים}, ru: {nom: два}}\n", r"terms\.yaml:3:.*duplicate term 'one'"),
        (HEADS.replace("nom:", "acc:"), r"terms\.yaml:2:.*no form to head"),
        (HEADS.replace("nom:", "nominative:"), r"terms\.yaml:2:"),
        (HEADS.replace("sg:", "nom:"), r"terms\.yaml:2:"),
        (HEADS.replace("en: one, ", ""), r"terms\.yaml:2:.*'en' is missing"),
        (HEADS.replace("en: one", "en: one, kind: werb"), r"terms\.yaml:2:.*werb"),
    ],
)
def test_a_faulty_term_is_reported_with_its_line(game, text, said):
    game.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=said):
        load_terms("cosmic", game.parents[1])
