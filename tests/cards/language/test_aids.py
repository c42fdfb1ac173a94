"""Player aids as data: the same sections in every language, rules that exist, properties in the cards' own words."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cards import DataError, game_ids, load_game, messages, plain, read_game
from cards.language import aid_outline, aids_path, keyword_sections, load_aids
from cards.tools import lint

GAMES = [game for game in map(load_game, game_ids()) if aids_path(game, game.langs[0]).exists()]
SPOILT = "locale/he/aids.yaml"


def findings(folder: Path) -> list[str]:
    return [str(found) for found in lint(read_game(folder)) if "aids.yaml" in str(found)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_languages_agree(game: object) -> None:
    outlines = [list(aid_outline(game, lang).items()) for lang in game.langs]
    assert outlines[0]
    assert all(outline == outlines[0] for outline in outlines)


def test_the_parts_of_a_turn_are_numbered_in_order() -> None:
    game = load_game("boombit")
    turn = next(aid for aid in load_aids(game, "ru") if aid.id == "turn")
    assert [section.number for section in turn.sections] == [1, 2, 3, 4, 5, 6, None]
    assert turn.sections[2].title == "Рассмотрение бомб"
    keywords = [
        run.text for section in turn.sections for p in section.paragraphs for run in p if run.style == "keyword"
    ]
    assert keywords == ["СКОРОСТЬ", "АТАКА", "ХОД", "АКТИВАЦИЯ"]


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_abilities_and_properties_have_the_names_on_the_cards(lang: str) -> None:
    game = load_game("boombit")
    say = messages(game, lang)
    names = {say(f"ability-{kind}") for kind in ("enter", "blast", "attack", "turn", "activation")} | {say("price")}
    properties = {say(f"keyword-{name}", x="X") for name in game.keywords}
    names |= properties | {name.removesuffix(" X").removesuffix(" НА") for name in properties}
    bold = {
        run.text
        for aid in load_aids(game, lang)
        for section in aid.sections
        for paragraph in section.paragraphs
        for run in paragraph
        if run.style == "keyword"
    }
    assert bold <= names


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_every_property_with_a_reminder_is_explained_once_in_the_words_of_the_cards(lang: str) -> None:
    game = load_game("boombit")
    say = messages(game, lang)
    sections = keyword_sections(game, lang)
    assert len(sections) == 12  # the type line's CIRCULATION has no reminder
    by_title = {section.title: plain(section.paragraphs) for section in sections}
    assert by_title[say("keyword-master")] == say("keyword-master", "reminder")
    block = {"ru": "БЛОК X", "he": "חסימה X"}[lang]
    assert by_title[block].count("X") == 1


def test_a_section_that_one_language_lacks_is_a_finding(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(SPOILT, "id: attack", "id: assault")
    (first, second, *more) = findings(folder)
    assert "turn.assault differs from he" in first + second
    assert "turn.attack differs from he" in first + second
    assert not more


def test_other_rules_in_one_language_are_a_finding(spoilt_game: Callable[..., Path]) -> None:
    assert "turn.start" in findings(spoilt_game(SPOILT, "rules: [turn.start]", "rules: [turn.end]"))[0]


def test_a_rule_that_does_not_exist_is_a_fault_with_its_line(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(SPOILT, "rules: [turn.start]", "rules: [turn.begin]")
    with pytest.raises(DataError, match=r"aids\.yaml:\d+.*there is no rule 'turn\.begin'"):
        load_aids(read_game(folder), "he")


def test_an_unknown_key_is_a_fault_with_the_nearest_right_one(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(SPOILT, "title: התור\n", "titel: התור\n")
    with pytest.raises(DataError, match=r"aids\.yaml:7.*'titel'.*did you mean 'title'"):
        load_aids(read_game(folder), "he")


def test_a_duplicate_section_is_a_fault(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(SPOILT, "id: draw", "id: start")
    with pytest.raises(DataError, match="duplicate section 'start' in 'turn'"):
        load_aids(read_game(folder), "he")
