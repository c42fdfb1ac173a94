"""A game at the table in words: its questions, options and things, as its file `locale/play-<lang>.ftl` says them.

The file of a game's package has these messages; what it leaves out may be in `rules_checker/locale`.

- `table-<key>` says what the view of a position has under a key (see `table`); what has no message is not shown;
- `cell-<type>` says what is to be seen of a card of a type that lies there;
- `ask-<kind>` is the question of a kind, `option-<verb>` an option that begins with this word, `option-card` one that
  is a card only;
- `word-<word>` is what the engine calls a thing that is no card;
- `feature-<name>` is what counts in a position, for hints;
- `mode-<name>` is a mode of the game, where one is chosen from a list.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cards import FitilError, Game, Lang, Messages, card_text, messages, plain, type_line
from cards.files import read_text
from rules_checker.engines import own_file
from rules_checker.messages import LOCALE, card_name, phrases
from rules_checker.setups import SEATS

_WORD = re.compile(r"^word-([\w-]+) =", re.M)
_COPY = re.compile(r"(?P<words>.+?)(?: #(?P<copy>\d+))?")

Argument = int | float | str


class Words:
    """What is said of a game while it is played, in one language."""

    def __init__(self, game: Game, lang: Lang) -> None:
        path = own_file(game.id, f"locale/play-{lang}.ftl")
        if path is None:
            raise FitilError(f"the game {game.id!r} has no words in {lang!r} to be played in")
        self.game, self.lang, self.path = game, lang, path
        self._files = _messages(path, lang), _messages(LOCALE / f"play-{lang}.ftl", lang)

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """Format a message of the game, else of all games; raises `DataError` if neither has it."""
        own, shared = self._files
        return (own if own.has(message) else shared)(message, None, **arguments)

    def part(self, message: str, attribute: str, /, **arguments: Argument) -> str:
        """Format an attribute of a message of the game; empty if there is none."""
        own, _ = self._files
        return own(message, attribute, **arguments) if own.has(message, attribute) else ""

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if the game, or all games, have such a message."""
        return any(file.has(message, attribute) for file in self._files)

    def seat(self, player: int) -> str:
        """A player's name."""
        return phrases(self.lang)("seat", player=player)

    def thing(self, name: str) -> str:
        """A card's name, or what the engine's word for another thing means."""
        if name not in self.game.cards and self.has(f"word-{name}"):
            return self(f"word-{name}")
        return card_name(self.game, name, self.lang) if name in self.game.cards else name

    def kind(self, name: str) -> str:
        """The type of a card; empty for any other thing."""
        return self.game.cards[name].type if name in self.game.cards else ""

    def question(self, kind: str) -> str:
        """The question of a kind, or what stands for those that have no words of their own."""
        return self(f"ask-{kind}" if self.has(f"ask-{kind}") else "ask")

    def option(self, words: str, player: int, owner: int | None = None) -> str:
        """An option of `player`; `owner` has the card in play that it means."""
        told = _COPY.fullmatch(words)
        assert told
        verb, *rest = told["words"].split()
        if verb in self.game.cards and not rest:
            verb, rest = "card", [verb]
        said: dict[str, Argument] = {"card": "", "card_kind": "", "to": "", "to_kind": "", "n": 0, "word": ""}
        for part in rest:
            if part in self.game.cards:
                key = "to" if said["card"] else "card"
                said |= {key: self.thing(part), f"{key}_kind": self.kind(part)}
            elif part.isdecimal():
                said["n"] = int(part)
            elif part.upper() in SEATS:
                owner = SEATS.index(part.upper())
            else:
                said["word"] = part
        said["whose"] = "nobody" if owner is None else "mine" if owner == player else "theirs"
        text = self(f"option-{verb}", **said)
        return f"{text} ({told['copy']})" if told["copy"] else text

    def vocabulary(self) -> list[str]:
        """The engine's words for things that are no cards."""
        return _WORD.findall(read_text(self.path))


class Printed(NamedTuple):
    """What a card says: its name, its type and numbers, and the paragraphs of its text."""

    name: str
    facts: tuple[str, ...]
    text: tuple[str, ...]


def printed(words: Words, card_id: str) -> Printed:
    """A card as it is printed."""
    game, lang = words.game, words.lang
    found, say = game.cards[card_id], messages(game, lang)

    def called(number: str) -> str:
        told = next((file for file in (say, words) if file.has(f"number-{number}")), None)
        return number if told is None else told(f"number-{number}")

    numbers = [f"{called(number)}: {n}" for number, n in found.numbers.items()]
    text = plain(card_text(game, found, lang)).splitlines()
    return Printed(words.thing(card_id), (type_line(game, found, lang), *numbers), tuple(text))


def told(words: Words, key: str, value: Any) -> dict[str, Argument]:
    """A value in a view as arguments of a message: itself under `key`, and of a list also the number, `<key>_n`."""
    match value:
        case bool() | None:
            return {key: {True: "yes", False: "no", None: "none"}[value]}
        case int():
            return {key: value}
        case str() if len(value) == 1 and value in SEATS:
            return {key: SEATS.index(value)}
        case str():
            return {key: words.thing(value)}
        case list():
            return {key: ", ".join(words.thing(one) for one in value if isinstance(one, str)), f"{key}_n": len(value)}
    return {}


@cache
def _messages(path: Path, lang: Lang) -> Messages:
    return Messages(path, lang)
