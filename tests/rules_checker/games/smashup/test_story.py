"""What the log tells, with the rule behind each line."""

import pytest

from cards.languages import LANGS
from cards.ledger import scenarios
from rules_checker.record import tell_story
from rules_checker.record.scenario import PlayedScenario, play


def _played(scenario: str) -> PlayedScenario:
    return play(scenarios("smashup") / scenario)


@pytest.mark.parametrize(
    ("scenario", "what", "rule"),
    [
        ("scoring/an-action-goes-too.yaml", "falls-off", "gap.action-attached-to-base"),
        ("playing/into-the-void.yaml", "no-target", "play.without-target"),
        ("words/goes-home.yaml", "goes-home", "term.discard-owner"),
    ],
)
def test_a_line_cites_the_rule_that_made_it(scenario: str, what: str, rule: str) -> None:
    """An action swept with its base, one that has no target, and a borrowed minion that goes to its owner's pile."""
    assert (what, rule) in [(told, why) for told, why, _ in _played(scenario).table.log]


@pytest.mark.parametrize("lang", LANGS)
def test_a_borrowed_minion_goes_to_its_owner_and_an_action_without_a_target_is_told_as_that(lang: str) -> None:
    wanted = {"he": ("אל הבעלים", "אין כאן מטרה"), "ru": ("возвращается к владельцу", "нет цели")}[lang]
    for scenario, words in zip(("words/goes-home.yaml", "playing/into-the-void.yaml"), wanted, strict=True):
        played = _played(scenario)
        chapters = tell_story(played.game, played.table.log, lang)
        assert [line for chapter in chapters for line in chapter.lines if words in line.text]
