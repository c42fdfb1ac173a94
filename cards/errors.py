"""The package's one tree of errors. Each has its place in the user's files and a one-line message."""

from __future__ import annotations

import copyreg
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from cards.names import nearest

MOST_TOLD = 80
"""Most letters of a name shown in a message."""
MOST_MEANT = 3
"""Most names that a message suggests; more are no guess, and only the first of them are told."""
MOST_LISTED = 16
"""Most names that a message lists as all that there are."""
MOST_FAULTS = 20
"""Most faults of a file reported one by one."""


class Said(str):
    """A sentence for people: English text, the `code` of the same message in other languages, and what goes into it.

    `cards.told` tells it in a language. A param may be a `Said` or a `FitilError` itself, and is then told, too.
    """

    code: str
    params: Mapping[str, Any]

    def __new__(cls, text: str, code: str = "", /, **params: Any) -> Self:
        """The sentence `text`, with its code and params."""
        one = super().__new__(cls, text)
        one.code, one.params = code, params
        return one


def said(error: ValueError) -> Said:
    """What an error says; in other languages too, if it has a code."""
    return Said(str(error), getattr(error, "code", ""), **getattr(error, "params", {}))


class FitilError(ValueError):
    """Input that cannot be used. The command line prints it as one line and exits with 2.

    Its text is English. For readers of other languages `code` names the message in their language, and `params` go into
    it; the code is empty if there is no such message.
    """

    code: str = ""
    params: Mapping[str, Any] = MappingProxyType({})

    def __reduce__(self) -> tuple[Any, ...]:
        """As another process is sent it, or the cache has it: as it is, and not made anew from its text."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]  # typeshed leaves it out

    def coded(self, code: str, **params: Any) -> Self:
        """The same error, with the code of its message and what goes into it."""
        self.code, self.params = code, params
        return self

    def like(self, other: ValueError | Said) -> Self:
        """The same error, told as another one is, or as something said; either may have a code and params."""
        return self.coded(getattr(other, "code", ""), **getattr(other, "params", {}))


class DataError(FitilError):
    """A fault in a file, with its place and a message.

    `line` and `column` count from 1; they are None if the fault concerns the whole file.
    """

    def __init__(self, path: Path | str, message: str, line: int | None = None, column: int | None = None) -> None:
        self.path, self.message, self.line, self.column = str(path), message, line, column
        super().__init__(f"{self.place}: {message}")

    @property
    def place(self) -> str:
        """The file, the line and the column, as far as they are known."""
        return ":".join(str(part) for part in (near(self.path), self.line, self.column) if part is not None)


PIPED, LINKED = Path("standard input"), Path("link")
"""What stands for the file of what is piped into a command, and of a link that was given to it."""


class DataErrors(DataError):  # noqa: N818  # it consists of several
    """Several `faults` of one file, by their lines; as a message of its own, the first and how many more there are."""

    def __init__(self, faults: Sequence[DataError]) -> None:
        first = faults[0]
        super().__init__(first.path, f"{first.message} (and {len(faults) - 1} more)", first.line, first.column)
        self.faults = tuple(faults)

    def told(self) -> Iterator[DataError]:
        """The faults one by one, up to `MOST_FAULTS`; the last one then says how many more there are."""
        yield from self.faults[:MOST_FAULTS]
        if (left := len(self.faults) - MOST_FAULTS) > 0:
            yield DataError(self.path, f"and {left} more faults").coded("more-faults", n=left)


def in_one(faults: Sequence[FitilError]) -> FitilError:
    """The faults of a file as one error, by their lines; a single fault is returned as it is."""
    placed = sorted((fault for fault in faults if isinstance(fault, DataError)), key=lambda fault: fault.line or 0)
    return DataErrors(placed) if len(placed) > 1 else faults[0]


class UnknownName(FitilError):  # noqa: N818  # it reads better where it is raised
    """An unknown name: the `kind` of thing, the `name` asked for, and the `nearest` that exist.

    If none is near, the message says what there is, `known`, or names the command that lists it, `see`. With `meant`
    the nearest are near in meaning, which is surer than letters. `games` says in which game each of them is, where
    there are several. Where a `game` has a word of its own for the kind of thing, the message has that.
    """

    def __init__(
        self,
        kind: str,
        name: str,
        nearest: Iterable[str] = (),
        *,
        known: Iterable[str] = (),
        see: str = "",
        meant: bool = False,
        games: Mapping[str, str] = MappingProxyType({}),
        game: str = "",
    ) -> None:
        self.kind, self.name, self.nearest = kind, name, tuple(nearest)
        self.see, self.meant = see, meant
        there_are = "" if self.nearest else listed(known)
        of = {"in_games": dict(games)} if games else {"known": there_are, "see": see} if see or there_are else {}
        code, own = ("no-such", {"game": game}) if game else ("unknown", {})
        self.coded(f"{code}-{code_of(kind)}", name=short(name), nearest=self.nearest[:MOST_MEANT], **of, **own)
        more = (f"; there are {there_are}" if there_are else "") + (f"; `{see}` lists them" if see else "")
        super().__init__(f"there is no {kind} {short(name)!r}{did_you_mean(self.nearest, games) or more}")


def in_no_game(faults: Mapping[str, UnknownName]) -> UnknownName:
    """The fault of a name that none of several games knows, from the fault of each: the nearest names of them all."""
    first, *_ = faults.values()
    told = {game: fault for game, fault in faults.items() if fault.meant} or faults
    games = {name: game for game, fault in reversed([*told.items()]) for name in fault.nearest}
    known = list(dict.fromkeys(name for fault in told.values() for name in fault.nearest))
    close = () if told is not faults else nearest(first.name, known, most=3)
    return UnknownName(first.kind, first.name, close or known, see=first.see, games=games)


def near(path: Path | str) -> str:
    """A path below the current folder, relative to it; any other path as it is."""
    with suppress(OSError, ValueError):  # the current folder is gone, or the path is outside it
        return str(Path(path).relative_to(Path.cwd())) if Path(path).is_absolute() else str(path)
    return str(path)


def code_of(kind: str) -> str:
    """A kind of thing as part of a code: `card type` is `card-type`."""
    return re.sub(r"\W+", "-", kind)


def numbered(count: int, noun: str, many: str | None = None) -> str:
    """A count with its noun: `1 card`, `2 cards`."""
    return f"{count} {noun if count == 1 else many or f'{noun}s'}"


def counted(count: int, noun: str) -> Said:
    """A count with its noun as `numbered` has it, and with the message `n-<noun>` in other languages."""
    return Said(numbered(count, noun), f"n-{noun}", n=count)


def short(name: str) -> str:
    """A name, shortened for a message."""
    return cut(name, MOST_TOLD)


def cut(text: str, most: int) -> str:
    """A text of at most so many letters; a longer one ends after a whole word, if it has any, and with an ellipsis.

    Quotations that it leaves open are closed behind that.
    """
    if len(text) <= most:
        return text
    words = text[:most].rpartition(" ")[0].rstrip(" ,;:.–—-")
    return closed(f"{words or text[: most - 1]}…")


def closed(text: str) -> str:
    """A text in which no «quotation» is left open: what is quoted around it would seem not to end, either."""
    return text + "»" * max(0, text.count("«") - text.count("»"))


def short_number(number: int) -> int | str:
    """A number as it is, or shortened for a message."""
    return number if abs(number) < 10**MOST_TOLD else short(str(number))


def listed(known: Iterable[str]) -> str:
    """What there is, as a message lists it; empty for nothing, and for too much to be read."""
    names = [*known]
    return ", ".join(names) if len(names) <= MOST_LISTED else ""


def did_you_mean(nearest: Iterable[str], games: Mapping[str, str] = MappingProxyType({})) -> str:
    """The end of a message suggesting the nearest right names, with the game of each if given; empty without names."""
    names = [repr(name) + (f" ({games[name]})" if name in games else "") for name in nearest]
    if len(names) > MOST_MEANT:
        return f"; there are {', '.join(names[:MOST_MEANT])} and {len(names) - MOST_MEANT} more"
    return f"; did you mean {' or '.join(names)}?" if names else ""
