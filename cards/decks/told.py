"""The faults of a deck's file, in the reader's language.

In English this is an error's own text; in other languages, the message of its code in `locale/<lang>.ftl`. An error
without such a message is quoted in English, after a sentence in the reader's language that the file cannot be read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cards.errors import DataError, DataErrors, FitilError, in_one
from cards.languages import LANGS, LANGUAGES, preferred
from cards.model import Lang

if TYPE_CHECKING:
    from cards.language import Messages

_LOCALE = Path(__file__).parent / "locale"


def told(error: FitilError, lang: Lang) -> str:
    """The message of an error in `lang`, without its place."""
    said = error.message if isinstance(error, DataError) else str(error)
    if lang not in LANGUAGES:
        return said
    say = _messages(lang)
    if not say.has(error.code):
        return say("unreadable", reason=said)
    params = {key: _visible(value, lang) for key, value in error.params.items()}
    message = say(error.code, **params)
    return f"{message}; {say('nearest', names=params['nearest'])}" if params.get("nearest") else message


def fault_lines(faults: Sequence[FitilError], lang: Lang) -> Iterator[str]:
    """Yield the faults of a deck's file, a line each with place and message; after the first few, only their number."""
    whole = in_one(faults)
    for fault in whole.told() if isinstance(whole, DataErrors) else faults:
        yield f"{fault.place}: {told(fault, lang)}" if isinstance(fault, DataError) else told(fault, lang)


@contextmanager
def told_in(lang: Lang | None) -> Iterator[None]:
    """Say the faults of decks that are raised in this context in a language, the user's own if it is None."""
    chosen = lang or preferred(("en", *LANGS))
    try:
        yield
    except FitilError as error:
        if chosen not in LANGUAGES:
            raise
        faults = error.faults if isinstance(error, DataErrors) else (error,)
        raise in_one([_in(fault, chosen) for fault in faults]) from None


def _in(error: FitilError, lang: Lang) -> FitilError:
    """The error with its message in `lang`, if that has one."""
    if not has_message(error.code, lang):
        return error
    if isinstance(error, DataError):
        return DataError(error.path, told(error, lang), error.line, error.column)
    return FitilError(told(error, lang))


def name_label(lang: Lang) -> str:
    """What stands before a deck's name in a list that is written in `lang`; lists are read with it, too."""
    return _messages(lang)("list-name")


def has_message(code: str, lang: Lang) -> bool:
    """True if there is a message for this code in `lang`."""
    return _messages(lang).has(code)


@cache
def _messages(lang: Lang) -> Messages:
    from cards.language import Messages  # slow to import, and only faults need it

    return Messages(_LOCALE / f"{lang}.ftl", lang)


def _visible(value: Any, lang: Lang) -> Any:
    """A message's argument: names are quoted and joined, and direction marks are removed."""
    if isinstance(value, tuple):
        quoted = [LANGUAGES[lang].quotes.replace("…", _visible(name, lang)) for name in value]
        return _messages(lang)("or", first=", ".join(quoted[:-1]), rest=quoted[-1]) if quoted[1:] else "".join(quoted)
    if isinstance(value, str):
        return "".join(ch if unicodedata.category(ch)[0] != "C" else " " for ch in value).strip()
    return value
