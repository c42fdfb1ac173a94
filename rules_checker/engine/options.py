"""What may be chosen in many games: options of questions, flat, and told from others by their type.

A game adds those of its own, and declares each type that it uses, once, in its `Options`: how an option is written,
which with the messages `option-…` makes what people read, and where on the table that lies which it means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from rules_checker.engine.records import SEATS


class Say(NamedTuple):
    """An answer that is a word and nothing else."""

    word: str


YES: Final = Say("yes")
NO: Final = Say("no")
PASS: Final = Say("pass")
ENOUGH: Final = Say("enough")
DONE: Final = Say("done")


class Card(NamedTuple):
    """A card, for whatever is asked about cards."""

    card: int


class Play(NamedTuple):
    """To play a card, from the hand or from wherever it may be played."""

    card: int


class Use(NamedTuple):
    """To use an ability of a card, by its number on the card."""

    card: int
    number: int


class Player(NamedTuple):
    """A player, for whatever is asked about players."""

    player: int


the_card: Final = cache(Card)
to_play: Final = cache(Play)
the_player: Final = cache(Player)
"""The most frequent options, each made only once: making a named tuple takes eight times as long as finding it."""

PositionT = TypeVar("PositionT")
OptionT = TypeVar("OptionT")
Words: TypeAlias = Callable[[PositionT, OptionT], str]
"""An option, in a position, as a scenario writes it."""
Place: TypeAlias = "list[Any] | str | None"
"""Where that lies which an option means: the letter of a player and what leads to it on that side of the view, or the
name of a square of a board; None if it is nowhere."""


class Options(Generic[PositionT]):
    """What may be chosen in a game, each type of options declared once: its first words, how it is written, its place.

    The first words are what its messages are called after, `option-<word>`: `fitil lint` holds the two against each
    other. Those of `actions` may be asked about at any time (`why`), too, and are told with what follows them.
    """

    def __init__(self) -> None:
        self.actions: dict[str, dict[str, str]] = {}
        """The words that actions begin with, and what follows each in its order: what it is called to people, and
        whether it is a `card`, a `number` or any other `word`."""
        self.first: dict[str, type] = {}
        """The first words of all options, `card` for a card's id, each with a type of option that begins so."""
        self.written: dict[type, Words[Any, Any]] = {}
        self.lies: dict[type, Callable[[Any, Any], Place]] = {}

    def of(
        self,
        kind: type[OptionT],
        *actions: str,
        answers: Sequence[str] = (),
        place: Callable[[PositionT, OptionT], Place] | None = None,
    ) -> Callable[[Words[PositionT, OptionT]], Words[PositionT, OptionT]]:
        """Declare a type of options by the function that writes it.

        An action is told as `turn CARD:card ROOM:number END`: what follows its first word is a word if it says nothing
        else. Of an option that only ever answers a question, `answers` has the first word.
        """
        for action in actions:
            verb, *rest = action.split()
            said = [part.partition(":") for part in rest]
            self.actions[verb] = {name: what or "word" for name, _, what in said}
        for verb in (*[action.split()[0] for action in actions], *answers):
            self.first.setdefault(verb, kind)
        if place is not None:
            self.lies[kind] = place

        def register(function: Words[PositionT, OptionT]) -> Words[PositionT, OptionT]:
            self.written[kind] = function
            return function

        return register

    def of_card(
        self, kind: type[OptionT], verb: str = "", *, place: Callable[[PositionT, OptionT], Place] | None = None
    ) -> None:
        """Declare a type of options that are a `card`: after a word that says what is done with it, or else alone."""

        def words(s: PositionT, option: OptionT) -> str:
            there: Any = s
            chosen: Any = option
            name: str = there.defs[chosen.card].id
            return f"{verb} {name}" if verb else name

        actions, answers = ((f"{verb} CARD:card",), ()) if verb else ((), ("card",))
        self.of(kind, *actions, answers=answers, place=place)(words)

    def of_player(self) -> None:
        """Declare that players may be chosen, each as `player b`."""
        self.of(Player, answers=("player",))(_player)

    def says(self, *actions: str, answers: Sequence[str] = ()) -> None:
        """Declare options that are a word and nothing else."""
        self.of(Say, *actions, answers=answers)(_word)

    def in_words(self, s: PositionT, option: Any) -> str:
        """An option as a scenario writes it; raises `KeyError` for one of a type that is not declared."""
        return self.written[option.__class__](s, option)

    def place(self, s: PositionT, option: Any) -> Place:
        """Where that lies which an option means."""
        found = self.lies.get(option.__class__)
        return None if found is None else found(s, option)


def _word(s: object, option: Say) -> str:
    return option.word


def _player(s: object, option: Player) -> str:
    return f"player {SEATS[option.player].lower()}"
