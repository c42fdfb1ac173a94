"""A game at the table in words: its questions, options and things, as its file `locale/play-<lang>.ftl` says them.

The file of a game's package has these messages; what it leaves out may be in `rules_checker/locale`.

- `table-<key>` says what the view of a position has under a key (see `table`); what has no message is not shown;
- `cell-<type>` says what is to be seen of a card of a type that lies there, and `.state` what tells it from another
  of its name;
- `ask-<kind>` is the question of a kind, `option-<verb>` an option that begins with this word (`.refused`, if it is
  told that it cannot be chosen), `option-card` one that is a card only; `option-<verb>-<kind>` is the same in answer
  to a question of a kind, if there is such a message; all are told whose card in play they mean: `$whose` is the
  number of a seat, or -1, `$who` its name, `$seat` its letter, `$own` is yes, no or nobody;
- `word-<word>` is what the engine calls a thing that is no card;
- `feature-<name>` is what counts in a position, for hints, or `.whole` the sentence that there is more or less of it
  (`$sign`, and by how much, `$n`, or 0); of those that are much the same, which have the name of one of them as
  `.like`, only one is told;
- `figure-<key>` is what the number of a key means that is drawn on a card: `$n` of `$of`, and `$by` how much more that
  is than is printed (also as `$sign` and `$size`);
- `numbers-<type>` are the numbers of a card in hand, told beside its name, and `.played` those beside playing it;
- `automatic` is who plays a seat that the rules play by themselves;
- `end-<rule>` is why the game is over, by the rule that ended it, with `-` for `.`; `$side` says whether the reader
  has `won`, has `lost`, or neither.

A question is told what it is `about` in the view and the `$rule` by which it is asked (with `-` for `.`), an option
what the view says of it besides its words.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cards import FitilError, Game, Lang, Messages, card_courses, card_text, messages, plain, type_line
from cards.database import of_games
from cards.files import read_text
from rules_checker.engine import SEATS
from rules_checker.judging import ANYBODY, LOCALE, Seating, card_name, seated
from rules_checker.play.game.record import GameRecord
from rules_checker.play.game.session import Session
from rules_checker.setup import own_file

_WORD = re.compile(r"^word-([\w-]+) =", re.M)
_COPY = re.compile(r"(?P<words>.+?)(?: #(?P<copy>\d+))?")

Argument = int | float | str


@lru_cache(maxsize=20_000, typed=True)  # from one question to the next, most of a table is told as it was
def _formatted(file: Messages, message: str, attribute: str | None, /, **arguments: Argument) -> str:
    return file(message, attribute, **arguments)


class Phrasebook:
    """What is said of a game while it is played, in one language."""

    def __init__(self, game: Game, lang: Lang, automatic: Collection[int] = (), seating: Seating = ANYBODY) -> None:
        """Read the words of a game told in this seating, in which the rules themselves play the seats `automatic`."""
        path = own_file(game.id, f"locale/play-{lang}.ftl")
        if path is None:
            raise FitilError(f"the game {game.id!r} has no words in {lang!r} to be played in").coded(
                "no-words-to-play", game=game.id, lang=lang
            )
        self.game, self.lang, self.path = game, lang, path
        self.automatic, self.seating = automatic, seating
        self._files = _messages(path, lang), _messages(LOCALE / f"play-{lang}.ftl", lang)
        self.drawn: dict[Hashable, Any] = {}
        """What has been drawn with these words, by what it was drawn of: from move to move most of a board stays."""

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """Format a message of the game, else of all games; raises `DataError` if neither has it."""
        own, shared = self._files
        return _formatted(own if own.has(message) else shared, message, None, **arguments)

    def part(self, message: str, attribute: str, /, **arguments: Argument) -> str:
        """Format an attribute of a message of the game; empty if there is none."""
        own, _ = self._files
        return _formatted(own, message, attribute, **arguments) if own.has(message, attribute) else ""

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if the game, or all games, have such a message."""
        own, shared = self._files
        return own.has(message, attribute) or shared.has(message, attribute)

    def seat(self, player: int) -> str:
        """A player's name."""
        return str(self.sitting(player)["who"])

    def sitting(self, player: int, key: str = "player") -> dict[str, Argument]:
        """A player's number as an argument, `player` or named after another `key`, with what `seated` adds to it."""
        found: dict[str, Argument] = {key: player, **seated(player, self.lang, key, self.seating)}
        if player in self.automatic:
            for name in found:
                _, who, form = name.rpartition("who")
                if who:
                    found[name] = self.part("automatic", form.removeprefix("_")) or self("automatic")
        return found

    def thing(self, name: str) -> str:
        """A card's name, or what the engine's word for another thing means."""
        if name not in self.game.cards and self.has(f"word-{name}"):
            return self(f"word-{name}")
        return card_name(self.game, name, self.lang) if name in self.game.cards else name

    def kind(self, name: str) -> str:
        """The type of a card; empty for any other thing."""
        return self.game.cards[name].type if name in self.game.cards else ""

    def nothing(self, name: str) -> str:
        """That nothing can be done just now with a card, or on a square of a board, by its name."""
        message = f"no-reasons-{self.kind(name) or 'square'}"
        return self(message if self.has(message) else "no-reasons")

    def question(self, asked: Mapping[str, Any]) -> str:
        """The question in a view, with the card on whose behalf is asked."""
        about = asked.get("about", {})
        said: dict[str, Argument] = {"rule": asked.get("rule", "").replace(".", "-")}
        for key, value in about.items():
            said |= arguments_of(self, key, value)
        text = self(f"ask-{asked['kind']}" if self.has(f"ask-{asked['kind']}") else "ask", **said)
        text = self("ask-of", question=text, card=said["source"]) if "source" in about else text
        turn = asked.get("meanwhile")
        if turn is None:
            return text
        return self("ask-meanwhile", question=text, **self.sitting(turn))

    def because(self, asked: Mapping[str, Any]) -> str:
        """The sentence of a card that asks the question in a view, or all of its text; empty if none does."""
        about = asked.get("about", {})
        if about.get("source") not in self.game.cards or not ("ability" in about or about.get("whole")):
            return ""
        return self.says(about["source"], None if about.get("whole") else about["ability"])

    def says(self, card_id: str, ability: int | None = None) -> str:
        """What a card does, or one of its abilities, by its number."""
        if ("says", card_id) not in self.drawn:
            card = self.game.cards[card_id]
            self.drawn["says", card_id] = card_text(self.game, card, self.lang)[-len(card.abilities) :]
        text = self.drawn["says", card_id]
        return plain(text if ability is None else [text[ability]])

    def course(self, option: Mapping[str, Any]) -> str:
        """What a card gives a choice from, as an option in a view means it; empty if that is none printed on it."""
        card = self.game.cards.get(option.get("source", ""))
        if card is None or "course" not in option or "choice" not in option:
            return ""
        told: str = card_courses(self.game, card, self.lang)[option["choice"]][option["course"]]
        return told.removesuffix(".")

    def numbers(self, card_id: str, attribute: str | None = None) -> str:
        """The numbers of a card, as they are told beside its name, or in an `attribute` of that; often empty."""
        own, _ = self._files
        message = f"numbers-{self.kind(card_id)}"
        if not own.has(message, attribute):
            return ""
        return own(message, attribute, **self.game.cards[card_id].numbers)

    def option(
        self,
        words: str,
        player: int,
        owner: int | None = None,
        more: Mapping[str, Any] = MappingProxyType({}),
        *,
        refused: bool = False,
        asked: str = "",
    ) -> str:
        """An option of `player`; `owner` has the card in play that it means, `more` is told besides.

        It answers a question of the kind `asked`, if that is known.

        Of `more`, `of` is the player whose card is meant, where the option's words do not name that card.
        """
        read = _COPY.fullmatch(words)
        assert read
        verb, *rest = read["words"].split()
        named = verb in self.game.cards and not rest
        if named and not self.has(f"option-{verb}"):  # a place may be called as a card is
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
        if "of" in more:
            owner = SEATS.index(more["of"])
        said["own"] = "nobody" if owner is None else "yes" if owner == player else "no"
        said |= {"whose": -1} if owner is None else {**self.sitting(owner), "whose": owner}
        said |= {"costs": 0, "of_power": 0, "left": -1}
        for key, value in more.items():
            said |= arguments_of(self, key, value)
            said |= {f"{key}_kind": self.kind(value)} if isinstance(value, str) else {}
        bare = self.part(f"option-{verb}", "refused", **said) if refused else ""
        message = f"option-{verb}-{asked}"
        text = bare or self.course(more) or self(message if self.has(message) else f"option-{verb}", **said)
        text = self("option-of", option=text, card=said["by"]) if "by" in more else text
        return f"{text} ({read['copy']})" if read["copy"] else text

    def vocabulary(self) -> list[str]:
        """The engine's words for things that are no cards."""
        return _WORD.findall(read_text(self.path))


def words_for(session: Session, lang: Lang) -> Phrasebook:
    """The words of a session's game, which know the seats that the rules play by themselves."""
    return _words(session.record.upto(0), session.seating, lang)


@of_games(16)  # they remember what they have drawn
def _words(begun: GameRecord, seating: Seating, lang: Lang) -> Phrasebook:
    return Phrasebook(begun.game, lang, begun.automatic, seating)


class CardSaying(NamedTuple):
    """What a card says: its name, its type and numbers, and the paragraphs of its text."""

    name: str
    facts: tuple[str, ...]
    text: tuple[str, ...]


def printed(words: Phrasebook, card_id: str) -> CardSaying:
    """A card as it is printed."""
    game, lang = words.game, words.lang
    found, say = game.cards[card_id], messages(game, lang)

    def called(number: str) -> str:
        told = next((file for file in (say, words) if file.has(f"number-{number}")), None)
        return number if told is None else told(f"number-{number}")

    numbers = [f"{called(number)}: {n}" for number, n in found.numbers.items()]
    text = plain(card_text(game, found, lang)).splitlines()
    return CardSaying(words.thing(card_id), (type_line(game, found, lang), *numbers), tuple(text))


def card_row(words: Phrasebook, card_id: str) -> dict[str, Any]:
    """A card as a page's table knows it: as it is printed, and the slot of a deck that it belongs in."""
    told, rules = printed(words, card_id), words.game.deck_rules
    return {
        "id": card_id,
        "name": told.name,
        "facts": told.facts,
        "text": told.text,
        "slot": rules.slot_of(words.game.cards[card_id]) if rules else None,
    }


def arguments_of(words: Phrasebook, key: str, value: Any) -> dict[str, Argument]:
    """A value in a view as arguments of a message: itself under `key`, and of a list also the number, `<key>_n`."""
    match value:
        case bool() | None:
            return {key: {True: "yes", False: "no", None: "none"}[value]}
        case int():
            return {key: value}
        case str() if len(value) == 1 and value in SEATS:
            player = SEATS.index(value)
            return {**words.sitting(player, key), f"{key}_auto": "yes" if player in words.automatic else "no"}
        case str():
            return {key: words.thing(value)}
        case list():
            return {key: ", ".join(words.thing(one) for one in value if isinstance(one, str)), f"{key}_n": len(value)}
    return {}


@of_games()
def _messages(path: Path, lang: Lang) -> Messages:
    return Messages(path, lang)
