"""Files of tables as a page reads them, which has no YAML: those that are written as ours are, line by line.

A line has a key and its value, or a key alone and under it, indented, an entry each; a value is a word, a number, a
list in brackets, or numbers by name in braces. Of any other line it is told that `fitil check` may read it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cards import DataError, did_you_mean, nearest
from cards.database import Loc, Place, Source

KEYS: dict[str, type] = {
    "game": str,
    "mode": str,
    "players": int,
    "options": dict,
    "decks": list,
    "choices": list,
    "pieces": list,
    "laid": dict,
    "apart": list,
}
"""The keys of such a file, and what each has."""
_COMMENT = re.compile(r"(^|\s)#.*$")
_TOP = re.compile(r"([\w-]+):(?: +(\S.*))?")
_ENTRY = re.compile(r"- +(\S.*)")
_NAMED = re.compile(r"([^\s:][^:]*): +(\S.*)")


def read_lines(text: str, path: Path) -> Source:
    """Read a table; raises `DataError` with the line that cannot be read, or what is missing."""
    data: dict[str, Any] = {}
    places: dict[Loc, Place] = {(): (1, 1)}
    key = ""
    for number, written in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", written).rstrip()
        if not line:
            continue
        if top := _TOP.fullmatch(line):
            key, value = top[1], _value(top[2])
            if key not in KEYS or key in data:
                raise _odd_key(path, key, number)
            data[key] = KEYS[key]() if top[2] is None else value
        elif not key or not line.startswith(" ") or not _add(data[key], line.strip(), key, number, places):
            raise _elsewhere(path, number)
        places.setdefault((key,), (number, 1))
        if not _fits(data[key], KEYS[key]):
            raise _elsewhere(path, number)
        if isinstance(data[key], list):
            places.update({(key, at): (number, 1) for at in range(len(data[key])) if (key, at) not in places})
    for key in ("game", "mode"):
        if key not in data:
            raise DataError(path, f"the key {key!r} is missing", 1, 1).coded("missing-key", name=key)
    return Source(path, data, places)


def _add(known: Any, entry: str, key: str, number: int, places: dict[Loc, Place]) -> bool:
    """Add an entry under its key, and its place; False if none like it can be there."""
    if isinstance(known, list) and (one := _ENTRY.fullmatch(entry)):
        named = _NAMED.fullmatch(one[1])
        known.append({_word(named[1]): _value(named[2])} if named else _value(one[1]))
        return True
    if isinstance(known, dict) and (two := _NAMED.fullmatch(entry)) and (name := _word(two[1])) not in known:
        known[name] = _value(two[2])
        places[(key, name)] = (number, 1)
        return True
    return False


def _value(text: str | None) -> Any:
    """A value as it is written on a line; None for one that is not."""
    if text is None:
        return None
    inside = text[1:-1].strip()
    parts = [part.strip() for part in inside.split(",")] if inside else []
    if text.startswith("[") and text.endswith("]"):
        return [_word(part) for part in parts]
    if text.startswith("{") and text.endswith("}"):
        named = [_NAMED.fullmatch(part) for part in parts]
        return {_word(one[1]): _plain(one[2]) for one in named if one} if all(named) else None
    return _plain(text)


def _plain(text: str) -> int | str:
    """A number or a word."""
    return int(text) if re.fullmatch(r"[-+]?[0-9]{1,9}", text) else _word(text)


def _word(text: str) -> str:
    """A word without the quotes that may be around it."""
    text = text.strip()
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text


def _fits(value: Any, kind: type) -> bool:
    """True of a value of the right kind, and so is what it holds: names, lists of names, numbers."""
    if type(value) is not kind:
        return False
    if isinstance(value, dict):
        return all(type(one) is int for one in value.values()) or all(_fits(one, list) for one in value.values())
    if isinstance(value, list):
        return all(isinstance(one, str) or (isinstance(one, dict) and len(one) == 1) for one in value)
    return True


def _odd_key(path: Path, key: str, number: int) -> DataError:
    if key in KEYS:
        return DataError(path, f"duplicate key {key!r}", number, 1).coded("duplicate-key", name=key)
    near = nearest(key, KEYS)
    told = f"there is no key {key!r} here{did_you_mean(near)}"
    return DataError(path, told, number, 1).coded("unknown-key", name=key, nearest=near)


def _elsewhere(path: Path, number: int) -> DataError:
    told = "a page does not read this line; `fitil check` may"
    return DataError(path, told, number, 1).coded("line-elsewhere")
