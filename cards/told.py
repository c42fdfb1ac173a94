"""What people read of a run, in one language: the faults of their input, and what commands report.

English is in the code, as the text of an error or of a `Said`. Other languages have a message for its code, in a file
beside the code that says it: `locale/told-<lang>.ftl` of a package, or of a game's own. An error without such a message
is quoted in English, after a few words in the reader's language.
"""

from __future__ import annotations

import errno
import os
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cards.errors import LINKED, MOST_MEANT, PIPED, DataError, DataErrors, FitilError, Said, closed
from cards.languages import LANGUAGES, RTL

if TYPE_CHECKING:
    from cards.language import Messages
    from cards.model import Lang

_ROOT = Path(__file__).parents[1]
_brought: dict[Path, None] = {}
PLACES = (
    "cards/locale/told-{}.ftl",
    "cards/decks/locale/{}.ftl",
    "generator/locale/told-{}.ftl",
    "rules_checker/locale/told-{}.ftl",
    "site/locale/told-{}.ftl",
)
"""The files of messages, from the folder that has the packages; what is not installed is not looked into."""
ISOLATED = "\u2068{}\u2069"
"""A name within a line that is read in the other direction."""
_AGAINST = {True: {"L"}, False: {"R", "AL"}}
"""The letters, by their Unicode direction, that are read against a right-to-left (True) or left-to-right line."""

_NO_FILES = {"-": "standard-input", str(PIPED): "standard-input", str(LINKED): "the-link"}
"""What stands for a file where there is none, with its message."""

_TIMES = " × "
"""What stands between the numbers of a size."""

_IN_NUMBERS = ".,%"
"""What a number alone may have besides its digits: no sign, and nothing that stands between several."""

_UNKNOWN = "unknown-"
"""What begins the code of an unknown name, before its kind; of most kinds there is only a word, and no message."""

_AFTER = ("nearest", "in_games", "known", "see")
"""The params of what follows a message: the nearest right names, or all that there are, or what lists them."""

_run: ContextVar[Lang] = ContextVar("run", default="en")


@contextmanager
def speaking(lang: Lang) -> Iterator[None]:
    """Within this context, what is `told` is told in this language."""
    before = _run.set(lang)
    try:
        yield
    finally:
        _run.reset(before)


def language() -> Lang:
    """The language of the run."""
    return _run.get()


_notes: ContextVar[Callable[[Said, bool], None] | None] = ContextVar("notes", default=None)


@contextmanager
def noting(hear: Callable[[Said, bool], None]) -> Iterator[None]:
    """Within this context, `hear` is told how what people asked for was read, and whether nothing of it is left out."""
    before = _notes.set(hear)
    try:
        yield
    finally:
        _notes.reset(before)


def note(what: Said, *, whole: bool = False) -> None:
    """Say that something was left out, or, of the `whole`, how it was read; nobody hears it outside of a command."""
    if hear := _notes.get():
        hear(what, whole)


def bring(folder: Path) -> None:
    """Look from now on for `told-<lang>.ftl` in this folder too, as for a game's own words; other files come first."""
    _brought[folder] = None


def told(what: FitilError | OSError | Said | str, lang: Lang | None = None) -> str:
    """A fault, without its place, or something said, in `lang`: in the language of the run if that is left out."""
    lang = lang or _run.get()
    if isinstance(what, DataErrors) and lang in LANGUAGES:
        more = len(what.faults) - 1
        return f"{told(what.faults[0], lang)}; {say('more-faults', lang, n=more)}"
    if isinstance(what, OSError):
        reason = _reason(what.strerror or str(what), lang)
        return f"{what.filename}: {reason}" if what.filename else reason
    english = what.message if isinstance(what, DataError) else str(what)
    if lang not in LANGUAGES or not isinstance(what, FitilError | Said):
        return english
    code: str = what.code
    params: dict[str, Any] = {key: value for key, value in what.params.items() if key not in _AFTER}
    if (kind := code.removeprefix(_UNKNOWN)) != code and not has_message(code, lang):
        code, params["kind"], params["what"] = "unknown", Said(kind, f"kind-{kind}"), kind
    if not (found := _messages(code, lang)):
        return english if isinstance(what, Said) else _unknown(what, english, lang)
    if isinstance(why := params.get("reason"), str) and not isinstance(why, Said):
        params["reason"] = _reason(why, lang)
    chosen = found.chooses(code)  # a word that a message chooses by is not shown, and so stays as it is
    visible = _own_words(found, code, params, lang) | {
        key: value if type(value) is str and (key, value) in chosen else _visible(value, lang)
        for key, value in params.items()
    }
    before = f"{visible['where']}: " if params.get("where") else ""
    return f"{before}{found(code, **visible)}{_suggested(what, lang)}"


def _own_words(found: Messages, code: str, params: dict[str, Any], lang: Lang) -> dict[str, str]:
    """What the game that a message is about is called, and what it calls its teams, its starter decks, its `noun`s, and
    the card of a `card_id`.
    """
    if "game" not in params or not ("noun" in params or found.asks(code).difference(params)):
        return {}
    from cards.database import load_game
    from cards.language import forms_of, own_words

    game, one = load_game(params["game"]), params.get("card_id")
    return (
        {"title": game.title.get(lang, game.id)}
        | own_words(game, lang)
        | (forms_of(game, lang, params["noun"], "kind") if "noun" in params else {})
        | ({"card": game.words[lang][one].name if one in game.words.get(lang, {}) else one} if one else {})
    )


def placed(fault: FitilError, lang: Lang | None = None) -> str:
    """A fault with its place in front of it, if it has one."""
    if not isinstance(fault, DataError):
        return told(fault, lang)
    lang = lang or _run.get()
    if fault.place == str(LINKED) and lang in LANGUAGES:
        return told(fault, lang)  # which speaks of the link itself
    return f"{located(fault.place, lang)}: {told(fault, lang)}"


def located(place: str, lang: Lang) -> str:
    """A place in a file, or what stands for a file where there is none, which is told in words."""
    name, mark, rest = place.partition(":")
    code = _NO_FILES.get(name) if lang in LANGUAGES else None
    return f"{say(code, lang)}{mark}{rest}" if code else place


def each(error: FitilError) -> Iterator[FitilError]:
    """Yield the faults that an error consists of, up to a number; the last one says how many more there are."""
    yield from error.told() if isinstance(error, DataErrors) else (error,)


def has_message(code: str, lang: Lang) -> bool:
    """True if there is a message for this code in `lang`."""
    return _messages(code, lang) is not None


def say(code: str, lang: Lang, /, **params: Any) -> str:
    """A message that has no English, as of a name for something in lists that are written in `lang`."""
    found = _messages(code, lang)
    assert found, code
    return found(code, **params)


def _messages(code: str, lang: Lang) -> Messages | None:
    """The messages that have one of this code; None if there is none."""
    if not code or lang not in LANGUAGES:
        return None
    ours = (_ROOT / place.format(lang) for place in PLACES)
    files = (*ours, *(folder / f"told-{lang}.ftl" for folder in _brought))
    return next((found for path in files if path.exists() and (found := _read(path, lang)).has(code)), None)


@cache
def _read(path: Path, lang: Lang) -> Messages:
    from cards.language import Messages  # slow to import, and English needs none

    return Messages(path, lang)


def _unknown(error: FitilError, english: str, lang: Lang) -> str:
    return say("unreadable" if isinstance(error, DataError) else "failed", lang, reason=english)


def _suggested(what: FitilError | Said, lang: Lang) -> str:
    """What ends a message: the nearest right names, each with its game if several are asked, or what lists them all."""
    games = what.params.get("in_games", {})
    names = tuple(Said(name, "name-of-game", name=(name,), game=games[name]) if name in games else name
                  for name in tuple(what.params.get("nearest", ()))[:MOST_MEANT])  # fmt: skip
    if names:
        return f"; {say('nearest', lang, names=_visible(names, lang))}"
    more = [key for key in _AFTER[2:] if what.params.get(key)]
    return "".join(f"; {say(key, lang, names=_visible(what.params[key], lang))}" for key in more)


def _visible(value: Any, lang: Lang) -> Any:
    """A message's argument: marks are removed, other scripts isolated; a tuple is quoted names to choose from, a list
    is joined by commas.
    """
    if isinstance(value, FitilError):
        return placed(value, lang)
    if isinstance(value, Said) and value.code:
        return told(value, lang)
    if isinstance(value, Mapping):  # a name in every language that it has
        return _visible(value[lang] if lang in value else next(iter(value.values())), lang)
    if isinstance(value, tuple):
        quotes = LANGUAGES[lang].quotes
        quoted = [told(name, lang) if isinstance(name, Said) else quotes.replace("…", _visible(name, lang))
                  for name in value]  # fmt: skip
        return say("or", lang, first=", ".join(quoted[:-1]), rest=quoted[-1]) if quoted[1:] else "".join(quoted)
    if isinstance(value, list):
        return ", ".join(str(_visible(one, lang)) for one in value) or "–"
    if isinstance(value, str):
        if _TIMES in value and all(side.replace(".", "", 1).isdecimal() for side in value.split(_TIMES)):
            value = value.replace(".", LANGUAGES[lang].point)
        value = value.replace(ISOLATED[0], "").replace(ISOLATED[-1], "")  # of a message within a message
        seen = closed("".join(ch if unicodedata.category(ch)[0] != "C" else " " for ch in value).strip())
        return ISOLATED.format(seen) if _is_against(seen, lang) else seen
    if isinstance(value, int | float) and value < 0 and lang in RTL:
        return ISOLATED.format(f"{value:g}")
    return value


def _is_against(seen: str, lang: Lang) -> bool:
    """True if a text is read against the line around it: it has letters of the other direction, or, in a right-to-left
    line, it is a sum, a size, a row of numbers or one with a sign, which would run from right to left there.
    """
    directions = {unicodedata.bidirectional(ch) for ch in seen}
    if lang in RTL and not directions & {"L", "R", "AL"}:
        return "EN" in directions and any(not ch.isdecimal() and ch not in _IN_NUMBERS for ch in seen)
    return bool(directions & _AGAINST[lang in RTL])


def _reason(english: str, lang: Lang) -> str:
    """What the system says of a file, in `lang`: by its number, as its own words are of its own language."""
    name = next((name for number, name in errno.errorcode.items() if os.strerror(number) == english), None)
    if name is None or lang not in LANGUAGES:
        return english
    found = _messages(f"errno-{name}", lang)
    return found(f"errno-{name}") if found else say("errno", lang, name=name)
