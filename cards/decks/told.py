"""What is wrong with a deck's file, in the reader's language.

English is what an error says itself; in other languages it is the message of its code in `locale/<lang>.ftl`. What has
no code there is told in English, after words in the reader's language that the file cannot be read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cards.errors import DataError, DataErrors, FitilError, in_one
from cards.language import Messages
from cards.languages import LANGUAGES
from cards.model import Lang

_LOCALE = Path(__file__).parent / "locale"


def told(error: FitilError, lang: Lang) -> str:
    """What is wrong, in `lang`, without its place."""
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
    """The faults of a deck's file, a line each, as far as anyone will read: where it stands, and what is wrong."""
    whole = in_one(faults)
    for fault in whole.told() if isinstance(whole, DataErrors) else faults:
        yield f"{fault.place}: {told(fault, lang)}" if isinstance(fault, DataError) else told(fault, lang)


def has_message(code: str, lang: Lang) -> bool:
    """True if an error of this code can be told in `lang`."""
    return _messages(lang).has(code)


@cache
def _messages(lang: Lang) -> Messages:
    return Messages(_LOCALE / f"{lang}.ftl", lang)


def _visible(value: Any, lang: Lang) -> Any:
    """A message's argument: names quoted and joined, and without the marks that turn a line about."""
    if isinstance(value, tuple):
        quoted = [LANGUAGES[lang].quotes.replace("…", _visible(name, lang)) for name in value]
        return _messages(lang)("or", first=", ".join(quoted[:-1]), rest=quoted[-1]) if quoted[1:] else "".join(quoted)
    if isinstance(value, str):
        return "".join(ch if unicodedata.category(ch)[0] != "C" else " " for ch in value).strip()
    return value
