"""The page's part of what is asked at the table: it keeps the record, and what was shown to whom, as the page does."""

from typing import Any

from cards import Lang
from rules_checker.play.game.record import GameRecord
from rules_checker.play.game.session import Session
from rules_checker.play.page import door

BEGINS = ("begin", "resume", "lesson", "puzzle", "again")


class Page:
    """A page with a game on it, as `site/assets/js/play/record.js` has it."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.seen: dict[str, int] = {}
        self.stories: dict[int, list[Any]] = {}

    def request(self, do: str, **asked: Any) -> dict[str, Any]:
        """What is sent with what is asked."""
        if do in BEGINS and do != "again":
            return asked
        return {"record": self.state["record"], "viewer": self.state["viewer"], "seen": dict(self.seen)} | asked

    def ask(self, do: str, lang: Lang, **asked: Any) -> dict[str, Any]:
        """Ask, and keep what is shown."""
        return self.show(do, lang, door.ask(do, lang, **self.request(do, **asked)))

    def show(self, do: str, lang: Lang, found: dict[str, Any]) -> dict[str, Any]:
        """Keep a state that was told; with it come the whole story, and what its record says."""
        if "record" not in found:
            return found
        self.state, viewer = found, found["viewer"]
        if do in BEGINS:
            self.stories.clear()
            self.seen = {str(seat): found["seen"] for seat in range(len(found["record"]["names"]))}
        self.seen = {seat: min(most, found["seen"]) for seat, most in self.seen.items()}
        if "story" not in found:
            return found
        story = found["story"]
        if story["before"] > len(self.stories.get(viewer, ())):
            story = door.ask("look", lang, record=found["record"], viewer=viewer)["story"]
        self.seen[str(viewer)] = found["seen"]
        self.stories[viewer] = [*self.stories.get(viewer, [])[: story["before"]], *story["chapters"]]
        return found | found["record"] | {"story": self.stories[viewer]}

    def session(self) -> Session:
        """The game that is shown, as the person at the screen has it."""
        return door._session(self.state["record"], self.state["viewer"])

    def record(self) -> GameRecord:
        """The game that is shown."""
        return self.session().record


_page = Page()
ask, session, record = _page.ask, _page.session, _page.record
