"""What happened step by step: what comes several times one after another is one step."""

from typing import Any

import pytest

from cards import Lang
from rules_checker.play import state, words_for
from rules_checker.play.view import steps as view_steps
from tests.rules_checker.play.page import reader as page
from tests.rules_checker.play.playing import LANGS

LEAVES = {"he": "יוצאת מ", "ru": "улетает с"}
INVITES = {"he": "מזמין את", "ru": "приглашает"}
RETURNS = {"he": "חוזרת אל", "ru": "возвращается на"}


class Steps:
    """The steps since a person's last answer, kept as the page keeps them."""

    def __init__(self, state: dict[str, Any], lang: str) -> None:
        self.state, self.lang, self.kept = state, lang, list[Any]()

    def answer(self, index: int | None = None) -> list[list[str]]:
        """Answer as the lesson has it, or otherwise; the lines of the steps that come of it."""
        self.kept.clear()
        index = self.state["course"]["due"] if index is None else index
        self._add(page.ask("answer", self.lang, index=index, count=self.state["count"]))
        while "waiting" in self.state:
            self._add(page.ask("go", self.lang, count=self.state["count"]))
        return [step["lines"] for step in self.kept]

    def _add(self, state: dict[str, Any]) -> None:
        self.state = state
        for at, step in enumerate(state["moments"]):
            more = self.kept.pop() if step.get("more") else None
            assert not more or (at == 0 and more["lines"] != step["lines"])
            self.kept.append({"table": state["table"]} | step)


@LANGS
def test_ships_that_leave_one_by_one_are_one_step_with_the_table_after_the_last(lang: str) -> None:
    steps = Steps(page.ask("lesson", lang, game="cosmic"), lang)
    found: list[list[str]] = []
    while not any(len(lines) > 1 and LEAVES[lang] in lines[0] for lines in found):
        found = steps.answer()
    leaving = [at for at, lines in enumerate(found) if LEAVES[lang] in lines[0]]
    assert len(leaving) == 1, "two ships of the ally"
    planets = next(seat for seat in steps.kept[leaving[0]]["table"]["seats"] if seat["seat"] == 2)["rows"][0]["cells"]
    assert [camp["figures"][0]["text"] for cell in planets[:3] for camp in cell["camps"]] == ["3", "3", "4"]


@LANGS
def test_the_same_line_in_one_step_is_told_once_with_how_often(lang: str) -> None:
    steps = Steps(page.ask("lesson", lang, game="cosmic"), lang)
    returns: list[list[str]] = []
    while not returns:
        returns = [lines for lines in steps.answer() if RETURNS[lang] in lines[0]]
    assert [line.endswith("(×2)") for lines in returns for line in lines] == [True]


@LANGS
def test_what_nobody_is_to_miss_is_held(lang: str) -> None:
    """Who wins an encounter; but not who is invited to it."""
    steps = Steps(page.ask("lesson", lang, game="cosmic"), lang)
    wins, held = {"he": "מנצח", "ru": "обеждает"}[lang], list[bool]()
    while not held:
        steps.answer()
        held = [step.get("held", False) for step in steps.kept if any(wins in line for line in step["lines"])]
        assert not any(step.get("held") for step in steps.kept if INVITES[lang] in step["lines"][0])
    assert held == [True]


def test_the_steps_of_an_answer_begin_anew_with_the_next() -> None:
    steps = Steps(page.ask("lesson", "ru", game="cosmic"), "ru")
    while not any(LEAVES["ru"] in line for lines in steps.answer() for line in lines):
        pass
    assert steps.answer() == [[line] for line in steps.state["moments"][0]["lines"]]
    assert "more" not in steps.state["moments"][0], "one's own second ship"


@LANGS
def test_what_is_one_sentence_in_the_story_is_one_step(lang: Lang) -> None:
    """Who sets out, where to, and that they stop there are three answers of a bot."""
    steps = Steps(page.ask("lesson", lang, game="twister"), lang)
    found: list[list[str]] = []
    while sum("d6" in line for lines in found for line in lines) != 1:
        found = steps.answer()
    (walked,) = (lines for lines in found if any("d6" in line for line in lines))
    assert len(walked) == 1 and "c4" in walked[0]


def test_whoever_comes_back_after_much_is_shown_the_last_of_it_and_reads_all(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(page.ask("lesson", "ru", game="twister"), "ru")
    for _ in range(4):
        steps.answer()
    session = page.session()
    words = words_for(session, "ru")
    whole = state(words, session, 0)
    assert len(whole["moments"]) > 3
    monkeypatch.setattr(view_steps, "MOST_STEPS", 3)
    assert state(words, session, 0) == {**whole, "moments": whole["moments"][-3:]}
