"""A game that is played by a program: a record that never changes; an answer makes the next one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from cards import FitilError, Game, Lang, UnknownName, load_game, nearest
from rules_checker.record.replay import load, moment, save
from rules_checker.record.story import tell_story
from rules_checker.setup import compile_cards, load_engine


class Question(NamedTuple):
    """What a player is asked: the seat from 0, the kind of question, the `rule` that gives the choice, the options.

    Options are in the words of scenario files (`play cow`), no two alike; their order is that of their numbers.
    """

    player: int
    kind: str
    rule: str
    options: tuple[str, ...]


class Playthrough:
    """A game as setup, seed and answers so far. It does not change: `answer` returns the game after one more answer.

    The same game, setup, seed and answers always give the same position, on every machine.
    """

    def __init__(self, game: Game, setup: Any, seed: int, answers: tuple[int, ...], position: Any) -> None:
        self.game, self.setup, self.seed, self.answers = game, setup, seed, answers
        self._engine = load_engine(game.id)
        self._at = position

    @property
    def seats(self) -> int:
        """The number of players, 1 to 6."""
        return self._engine.seats(self.setup)

    @cached_property
    def question(self) -> Question | None:
        """What is asked now; None once the game is over."""
        ask = self._at.ask
        return ask and Question(ask.player, ask.kind, ask.rule, tuple(self._engine.options(self._at)))

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, more than one for a joint victory, none for a draw; None while it is played."""
        return None if self.question else self._engine.standing(self._at).winners

    def answer(self, option: int | str) -> Playthrough:
        """The game after the current question is answered, by an option's number from 0 or by its words.

        Raises `FitilError` for what is not offered, and after the end. This game stays as it is.
        """
        asked = self.question
        if asked is None:
            raise FitilError("the game is over: nobody is asked anything").coded("nobody-asked")
        index = asked.options.index(option) if option in asked.options else option
        if isinstance(index, bool | str) or not 0 <= index < len(asked.options):
            offered = nearest(str(option), asked.options) or asked.options
            raise FitilError(f"{option!r} is not offered; there is {', '.join(offered)}").coded(
                "unmet-not-offered", action=str(option), offered=", ".join(offered)
            )
        log, s = self._at.log, self._at.clone()
        s.log = [*log]
        self._engine.answer(s, index)
        return Playthrough(self.game, self.setup, self.seed, (*self.answers, index), s)

    def view(self, player: int) -> Mapping[str, Any]:
        """What a player may know, as plain data: what the page's table shows that seat, and what bots are given."""
        if not 0 <= player < self.seats:
            raise UnknownName("seat", str(player), tuple(map(str, range(self.seats))))
        return self._engine.view(self._at, player)

    def story(self, lang: Lang = "en", player: int | None = None) -> tuple[str, ...]:
        """What has happened, a sentence each, as a player may know it, or as anybody may who sees no hand."""
        chapters = tell_story(self.game, self._at.log, lang, player)
        return tuple(line.text for chapter in chapters for line in chapter.lines)

    def saved(self) -> str:
        """The game as the text of a file, for `fitil.replay`, `fitil play --resume` and `fitil replay`."""
        return save(self.game, self.setup, self.seed, self.answers, self._engine.outcome(self._at))


def new_playthrough(game: Game, setup: Any, seed: int) -> Playthrough:
    """A game at its first question."""
    engine = load_engine(game.id)
    start = engine.position(compile_cards(game), setup)
    return Playthrough(game, setup, seed, (), engine.new_game(start, seed, log=True))


def replayed(path: Path) -> Playthrough:
    """A saved game at its last answer; raises `DataError` if it does not fit today's rules and cards."""
    found = load(path)
    return Playthrough(load_game(found.game), found.setup, found.seed, found.answers, moment(found).position)
