"""A game's words in one language: its Fluent messages and its nouns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from cards.database import files_under, load_or_make, stamp
from cards.errors import DataError
from cards.files import read_text
from cards.language.grammar import Lexicon, NounPhrase, Phrase, grammar_of, inflect
from cards.model import Game, Lang

NOUNS = "nouns.yaml"
"""The file of a game's nouns and adjectives, in each folder `locale/<lang>`."""
USUAL = Path(__file__).parent / "usual"
"""The words for a game that has none of its own, which may be printed all the same."""
_CODE = Path(__file__).parents[1]
_ENTRY = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*\n?(?:^(?![a-zA-Z#-]).*\n?)*", re.MULTILINE)
"""A message or term of a Fluent file: its lines up to the next one's, or to a comment."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_NO_ARGUMENT = "Unknown external: "
"""What Fluent says of an argument that a message asks for, and that nobody gives it."""


class NoMessage(DataError):  # noqa: N818  # it reads better where it is raised
    """A message that a text needs is missing from the file."""

    def __init__(self, path: Path, message: str, attribute: str | None) -> None:
        super().__init__(path, f"there is no message {message!r}" + (f" with .{attribute}" if attribute else ""))
        self.wanted = f"{message}.{attribute}" if attribute else message


def _without(path: Path, message: str, argument: str, given: Iterable[str]) -> DataError:
    """The fault of a message that asks for what it is not given."""
    asked, has = f"${argument}", ", ".join(f"${name}" for name in given) or "nothing"
    return DataError(path, f"message {message!r} is not given {asked}, but {has}").coded(
        "message-not-given", name=message, asked=asked, given=has
    )


@lru_cache(maxsize=32)
def _parsed(text: str) -> Any:
    """Fluent's resource of a text: of a game that is read again, most files are as they were."""
    return FluentResource(text)


def _if_you(*said: Any) -> Any:
    """A word in the person of its subject: the second form if that is the reader, `you`, else the third."""
    who, second, third = said
    return second if who == "you" else third


def _bundle(lang: Lang) -> FluentBundle:
    return FluentBundle([lang], use_isolating=False, functions={"IF_YOU": _if_you})


class Messages:
    """The messages of a file in one language. Call it with a message's id to format that message.

    Besides Fluent's own functions they have `IF_YOU($is, "you take", "takes")`.
    """

    def __init__(self, path: Path, lang: Lang) -> None:
        self.path = path
        self._bundle = _bundle(lang)
        self._bundle.add_resource(_parsed(read_text(path)))

    def __call__(self, message: str, /, attribute: str | None = None, **arguments: Any) -> str:
        """Format a message, or an attribute of it, on one line; raises `DataError` if it is missing or faulty."""
        entry = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        pattern = entry and (entry.attributes.get(attribute) if attribute else entry.value)
        if not pattern:
            raise NoMessage(self.path, message, attribute)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and str(errors[0]).startswith(_NO_ARGUMENT):
            raise _without(self.path, message, str(errors[0]).removeprefix(_NO_ARGUMENT), arguments)
        if errors or isinstance(text, FluentNone):
            raise DataError(self.path, f"message {message!r}: {errors[0] if errors else 'has no text'}").coded(
                "message-fails", name=message
            )
        return " ".join(text.replace("\n", " ").split(" ")).replace("  ", " ")

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if the message exists, with this attribute if one is given."""
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def attributes(self, message: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple(self._bundle.get_message(message).attributes)


class FewMessages(Messages):
    """The messages of a file of which a run needs few: each is parsed when it is first asked for."""

    def __init__(self, path: Path, lang: Lang) -> None:
        self.path = path
        self._bundle = _bundle(lang)
        self._left = {found["id"]: found[0] for found in _ENTRY.finditer(read_text(path))}

    def __call__(self, message: str, /, attribute: str | None = None, **arguments: Any) -> str:
        """Format a message, as `Messages` does."""
        self._bring(message)
        return super().__call__(message, attribute, **arguments)

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if the message exists, with this attribute if one is given."""
        self._bring(message)
        return super().has(message, attribute)

    def _bring(self, message: str) -> None:
        """Parse a message or term, and all that it may name."""
        if entry := self._left.pop(message, ""):
            self._bundle.add_resource(_parsed(entry))
            for name in _NAME.findall(entry):
                self._bring(name)


@cache
def _read_messages(folder: Path, lang: Lang) -> Messages:
    return Messages(folder / "locale" / lang / "card-text.ftl", lang)


def lexicon(game: Game, lang: Lang) -> Lexicon:
    """The game's nouns and adjectives in `lang`."""
    return _read_lexicon(game.folder, lang)


@cache
def _read_lexicon(folder: Path, lang: Lang) -> Lexicon:
    own = [Path(path) for path in files_under(folder / "locale" / lang, NOUNS)]
    path = own[0] if own else USUAL / f"{lang}.yaml"
    made_from = stamp([path, *files_under(_CODE / "language", ".py"), _CODE / "model/lexicon.py"])
    return load_or_make(f"lexicon-{folder.name}-{lang}", made_from, lambda: _checked_lexicon(path, lang))


def _checked_lexicon(path: Path, lang: Lang) -> Lexicon:
    from cards.database import read_yaml, schema  # slow to import, and not needed for a cached one

    source = read_yaml(path)
    words = schema.read(source, Lexicon)
    each = len(grammar_of(lang).cases)
    for name, noun in words.nouns.items():
        for number, forms in (("sg", noun.sg), ("pl", noun.pl)):
            if len(forms) != each and (number == "sg" or forms):
                raise source.error(("nouns", name, number), f"{name}: {len(forms)} forms, not {each}").coded(
                    "number-of-forms", where=name, n=len(forms), each=each
                )
    return words


def inflected(game: Game, lang: Lang, phrase: NounPhrase) -> Phrase:
    """The phrase in all its forms; raises `DataError` if the lexicon lacks a word."""
    try:
        return inflect(lang, _read_lexicon(game.folder, lang), phrase)
    except KeyError as error:
        raise missing_word(game, lang, error.args[0]) from None
    except IndexError:
        raise DataError(nouns_path(game, lang), f"{phrase.noun}: a form is missing").coded(
            "missing-form", name=phrase.noun
        ) from None


def nouns_path(game: Game, lang: Lang) -> Path:
    """The file of the game's nouns and adjectives."""
    return game.folder / "locale" / lang / NOUNS


def missing_word(game: Game, lang: Lang, name: str) -> DataError:
    """The error that the game has no noun or adjective of this name."""
    return DataError(nouns_path(game, lang), f"there is no word for {name!r}").coded("no-noun", name=name)


def reread_words(folder: Path, langs: Iterable[Lang]) -> None:
    """Read the words of the game in `folder` again; if a file is faulty, raise its error and keep the old words."""
    for lang in langs:
        _read_messages.__wrapped__(folder, lang)
        _read_lexicon.__wrapped__(folder, lang)
    _read_messages.cache_clear()
    _read_lexicon.cache_clear()


def messages(game: Game, lang: Lang) -> Messages:
    """The game's messages in `lang`."""
    return _read_messages(game.folder, lang)


def count(game: Game, noun: str, n: int, lang: Lang) -> str:
    """A number with a card type, or another noun of the game: «2 бомбы», `2 פצצות`."""
    phrase = NounPhrase(noun=noun, quantity=n, digit=True)
    return inflected(game, lang, phrase).forms["nom"]


def plural(game: Game, noun: str, lang: Lang) -> str:
    """A noun of the game in the plural, capitalised for a heading: «Бомбы», `פצצות`."""
    words = inflected(game, lang, NounPhrase(noun=noun, quantity="plural")).forms["nom"]
    return words[0].upper() + words[1:]
