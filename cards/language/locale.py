"""A game's words in one language: its Fluent messages and its nouns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from cards.database import Remembering, files_under, load_or_make, stamp, with_games
from cards.errors import DataError, did_you_mean
from cards.files import read_text
from cards.language.grammar import Lexicon, NounPhrase, Phrase, grammar_of, inflect
from cards.language.parsed import NotPlain, Pattern, parsed, plainly
from cards.languages import LANGUAGES
from cards.model import Game, Lang
from cards.names import nearest

NOUNS = "nouns.yaml"
"""The file of a game's nouns and adjectives, in each folder `locale/<lang>`."""
USUAL = Path(__file__).parent / "usual"
"""The words for a game that has none of its own, which may be printed all the same."""
_CODE = Path(__file__).parents[1]
_NO_ARGUMENT = "Unknown external: "
"""What Fluent says of an argument that a message asks for, and that nobody gives it."""
_WORDS = Remembering()
"""What follows from the words of games: forgotten with them, and when they are read again."""
of_words = _WORDS.kept
with_games(_WORDS.forget)
_LONGEST_NUMBER = 10**15
"""Numbers from here on, such as the largest seed, are written as they are: the library fails on them."""


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


def _if_you(*said: Any) -> Any:
    """A word in the person of its subject: the second form if that is the reader, `you`, else the third."""
    who, second, third = said
    return second if who == "you" else third


class Messages:
    """The messages of a file in one language. Call it with a message's id to format that message.

    Besides Fluent's own functions they have `IF_YOU($is, "you take", "takes")`. Raises `DataError` for no such file.
    """

    def __init__(self, path: Path, lang: Lang) -> None:
        self.path = path
        self.lang = lang
        self._entries = parsed(path)

    def __call__(self, message: str, /, attribute: str | None = None, **arguments: Any) -> str:
        """Format a message, or an attribute of it, on one line; raises `DataError` if it is missing or faulty."""
        if not (pattern := self._pattern(message, attribute)):
            raise NoMessage(self.path, message, attribute)
        try:
            text = plainly(pattern, arguments, self._entries, self.lang)
        except NotPlain:
            text = self._by_library(message, attribute, arguments)
        said = " ".join(text.replace("\n", " ").split(" ")).replace("  ", " ")
        return LANGUAGES[self.lang].nested(said) if self.lang in LANGUAGES else said

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if the message exists, with this attribute if one is given."""
        return message in self._entries and (attribute is None or attribute in self._entries[message].attributes)

    def attributes(self, message: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple(self._entries[message].attributes)

    def asks(self, message: str) -> frozenset[str]:
        """The names of the arguments that a message puts into its text or chooses by, as far as they are plain."""
        entry = self._entries.get(message)
        return frozenset(name for name, _ in _asked(entry.value or ())) if entry else frozenset()

    def chooses(self, message: str) -> frozenset[tuple[str, str]]:
        """The arguments by which a message chooses, each with a word that it knows of it, as far as it is plain."""
        entry = self._entries.get(message)
        return frozenset((name, key) for name, key in _asked(entry.value or ()) if key) if entry else frozenset()

    def _pattern(self, message: str, attribute: str | None) -> Pattern | None:
        entry = self._entries.get(message)
        return entry and (entry.attributes.get(attribute) if attribute else entry.value)

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, and few messages need it

        bundle = FluentBundle([self.lang], use_isolating=False, functions={"IF_YOU": _if_you})
        bundle.add_resource(FluentResource(read_text(self.path)))
        return bundle

    def _by_library(self, message: str, attribute: str | None, arguments: dict[str, Any]) -> str:
        """The text of a message, whatever it has in it, or its fault."""
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        said = {key: str(value) if _too_long(value) else value for key, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors and str(errors[0]).startswith(_NO_ARGUMENT):
            raise _without(self.path, message, str(errors[0]).removeprefix(_NO_ARGUMENT), arguments)
        if errors or not isinstance(text, str):
            raise DataError(self.path, f"message {message!r}: {errors[0] if errors else 'has no text'}").coded(
                "message-fails", name=message
            )
        return text


def _too_long(value: object) -> bool:
    return isinstance(value, int) and abs(value) >= _LONGEST_NUMBER


def _asked(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """The arguments in a pattern, also in its choices; each with nothing, and with every word that is chosen by."""
    for part in pattern:
        match part:
            case (0, str(name)):
                yield name, ""
            case (2, str(name), variants, usual):
                yield name, ""
                yield from ((name, str(key)) for key, _ in variants)
                for chosen in (*(found for _, found in variants), usual):
                    yield from _asked(chosen)
            case (3, *persons):
                for person in persons:
                    yield from _asked(person)


@of_words()
def _read_messages(folder: Path, lang: Lang) -> Messages:
    return Messages(folder / "locale" / lang / "card-text.ftl", lang)


def lexicon(game: Game, lang: Lang) -> Lexicon:
    """The game's nouns and adjectives in `lang`."""
    return read_lexicon(game.folder, lang)


@of_words()
def read_lexicon(folder: Path, lang: Lang) -> Lexicon:
    """The same of the game in a folder."""
    own = [Path(path) for path in files_under(folder / "locale" / lang, NOUNS)]
    if not own and lang not in LANGUAGES:  # whose cards are of one's own, and told in no words of a game
        return Lexicon(cases=(), nouns={}, adjectives={}, pronouns={}, owners={}, teams={}, zones={})
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
        return inflect(lang, read_lexicon(game.folder, lang), phrase)
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
    """The error that the game has no noun or adjective of this name, with the nearest that it has."""
    path = nouns_path(game, lang)
    words = read_lexicon(game.folder, lang) if path.exists() else None
    near = nearest(name, [*words.nouns, *words.adjectives]) if words else ()
    return DataError(path, f"there is no word for {name!r}{did_you_mean(near)}").coded(
        "no-noun", name=name, nearest=near
    )


def reread_words(folder: Path, langs: Iterable[Lang]) -> None:
    """Read the words of the game in `folder` again; if a file is faulty, raise its error and keep the old words."""
    for lang in langs:
        _read_messages.__wrapped__(folder, lang)
        read_lexicon.__wrapped__(folder, lang)
    _WORDS.forget()


def messages(game: Game, lang: Lang) -> Messages:
    """The game's messages in `lang`."""
    return _read_messages(game.folder, lang)


def count(game: Game, noun: str, n: int, lang: Lang) -> str:
    """A number with a card type, or another noun of the game: «2 бомбы», `2 פצצות`."""
    phrase = NounPhrase(noun=noun, quantity=n, digit=True)
    return inflected(game, lang, phrase).forms["nom"]


def plural(game: Game, noun: str, lang: Lang) -> str:
    """A noun of the game in the plural, capitalised for a heading: «Бомбы», `פצצות`.

    A type of cards that has a name and no noun, as in a game that a table has become, is called by that name.
    """
    if (said := messages(game, lang)).has(name := f"type-{noun}") and noun not in lexicon(game, lang).nouns:
        return said(name)
    words = inflected(game, lang, NounPhrase(noun=noun, quantity="plural")).forms["nom"]
    return words[0].upper() + words[1:]


def kind_words(game: Game, kinds: Mapping[str, int], lang: Lang) -> list[str]:
    """Types of cards as in a list, one of which there is only one in the singular: «расы», «варп»; a name as it is."""
    say, nouns = messages(game, lang), lexicon(game, lang).nouns
    return [
        say(name)
        if say.has(name := f"type-{kind}") and kind not in nouns
        else inflected(game, lang, NounPhrase(noun=kind, quantity=1 if n == 1 else "plural")).forms["nom"]
        for kind, n in kinds.items()
    ]
