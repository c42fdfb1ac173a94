"""What the log tells of an encounter."""

import pytest

from cards.languages import LANGS
from cards.ledger import scenarios
from rules_checker.play.page.example import steps
from rules_checker.record import tell_story
from rules_checker.record.scenario import play


def told(example: str, lang: str) -> list[str]:
    """The lines of the log of a worked example."""
    found = steps(scenarios("cosmic") / "examples" / f"{example}.yaml", lang)
    return [line["text"] for step in found for chapter in step["story"] for line in chapter["lines"]]


@pytest.mark.parametrize("lang", LANGS)
def test_a_morph_is_told_of_as_what_it_copies_before_anything_comes_of_that(lang: str) -> None:
    attack = {"he": "עכשיו הוא תקיפה 13", "ru": "теперь это атака 13"}[lang]
    lines = told("morph-attack", lang)
    [at] = [number for number, line in enumerate(lines) if line.endswith(attack)]
    assert "13" in lines[at - 1], "the card that it copies has been turned over"
    assert "16" in lines[at + 1], "and only then the totals are told"
    negotiate = {"he": "עכשיו הוא משא ומתן", "ru": "теперь это переговоры"}[lang]
    assert [line for line in told("morph-negotiate", lang) if line.endswith(negotiate)]
    now = {"he": "עכשיו הוא", "ru": "теперь это"}[lang]
    assert not [line for line in told("morph-morph", lang) if now in line]


def seen_by(viewer: int, scenario: str) -> str:
    """The whole log of a scenario as one of its players is told it, in Russian."""
    played = play(scenarios("cosmic") / scenario)
    chapters = tell_story(played.game, played.table.log, "ru", viewer)
    return "\n".join(line.text for chapter in chapters for line in chapter.lines)


def test_whoever_pays_a_compensation_is_told_with_which_cards_as_whoever_gets_it_is() -> None:
    of_all = "combat/compensation-of-all-there-is.yaml"
    card = "«"
    told = [line for viewer in range(3) for line in seen_by(viewer, of_all).splitlines() if "Компенсация" in line]
    assert [card in line for line in told] == [True, True, False]


def test_who_has_won_but_has_no_card_for_a_second_encounter_is_told_so() -> None:
    assert "второго контакта не будет" in seen_by(0, "turn/no-card-for-a-second-encounter.yaml")
    assert "второго контакта" not in seen_by(0, "turn/second-encounter.yaml")


def test_whoever_wants_no_second_encounter_is_told_so_and_four_colonies_win_by_their_own_rule() -> None:
    assert "отказывается от второго контакта" in seen_by(1, "deals/colony-for-cards.yaml")
    log = play(scenarios("cosmic") / "win" / "four-planets.yaml").table.log
    assert [rule for what, rule, _ in log if what == "wins"] == ["four.win"]


def test_what_a_power_does_is_told_by_its_own_rule() -> None:
    log = play(scenarios("cosmic") / "powers" / "as-it-says.yaml").table.log
    assert {rule for what, rule, _ in log if what in ("uses-power", "returns")} == {"gap.as-it-says"}
