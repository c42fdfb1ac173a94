"""The table may be asked anything twice: the second time changes nothing, and is no fault."""

from __future__ import annotations

from typing import Any

import pytest

from rules_checker.play.page import door
from rules_checker.setup import engine_ids

OFTEN = 40
"""So many requests of a game."""


class Twice:
    """A page that asks for everything twice, as one does whose button is touched twice."""

    def __init__(self, **begun: Any) -> None:
        self.state = door.ask(lang="ru", **begun)

    def ask(self, do: str, **asked: Any) -> None:
        self.state = door.ask(do, "ru", **asked)
        again = door.ask(do, "ru", **asked)
        for key in ("count", "story", "question", "waiting", "options", "over", "curtain", "names", "saved"):
            assert again.get(key) == self.state.get(key), f"{key} after {do} {asked}"

    def play_on(self) -> None:
        """Do what is due: look, have a bot answer, or take the first option that costs nothing."""
        if "curtain" in self.state:
            self.ask("look")
        elif "waiting" in self.state:
            self.ask("go", count=self.state["count"])
        else:
            due = self.state.get("course", {}).get("due")
            self.ask("answer", count=self.state["count"], index=self.state["focus"] if due is None else due)


@pytest.mark.parametrize("game", engine_ids())
def test_each_request_of_a_lesson_twice_is_as_once(game: str) -> None:
    page = Twice(do="lesson", game=game)
    for _ in range(OFTEN):
        if "over" not in page.state:
            page.play_on()


def test_two_persons_at_one_screen_may_touch_everything_twice() -> None:
    page = Twice(do="begin", decks=("boombit/classics", "boombit/mekha"), names=["me", "me"], seed=3)
    for _ in range(OFTEN):
        page.play_on()
