"""YAML files as plain data, with the place of each value.

Stricter than YAML in general, because people write these files: no aliases (they can explode), no tags, no duplicate
keys, no dates, and only `true` and `false` are booleans (so the key `on` is a string).
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from cards.database.source import Loc, Place, Source
from cards.errors import DataError, short
from cards.files import read_text

MAX_DEPTH = 40
_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?([0-9]+\.[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?")
_QUOTE_INSIDE = re.compile(r"""^[^"'#]*:\s+"[^"\\]*"(?=[^\s,\]}#])""")
"""A value between double quotes that goes on after the second one."""
_KEY_ALONE = re.compile(r"( *)[\w-]+")
_INDENT = re.compile(r"[ -]*")
"""The spaces before the key of a line, a list's hyphen counted as one."""
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}
SAFE_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, if the wheel has it, is ten times as fast


def read_yaml(path: Path) -> Source:
    """Read one YAML document; raises `DataError` with line and column for anything wrong with it.

    Its data is for reading only: files of the same contents share it.
    """
    text = read_text(path)
    known = _parsed(text)
    return Source(path, *known) if known else parse_yaml(text, path)


@lru_cache(maxsize=1024)  # who changes a file of a game has all its others read again, and so has a copy of it
def _parsed(text: str) -> tuple[Any, dict[Loc, Place]] | None:
    """The data of a document and the places in it; None for one with which something is wrong."""
    try:
        source = parse_yaml(text, Path())
    except DataError:
        return None
    return source.data, source.places


def plain_yaml(text: str | bytes) -> Any:
    """The data of a YAML document, quickly and without its places; raises `yaml.YAMLError`."""
    loader = SAFE_LOADER(text)
    try:
        return loader.get_single_data()
    finally:
        loader.dispose()


def parse_yaml(text: str, path: Path) -> Source:
    """Parse YAML `text`; `path` is used only in messages."""
    places: dict[Loc, Place] = {}
    try:
        events = iter(yaml.parse(text, Loader=SAFE_LOADER))
        next(events)  # stream start
        if isinstance(next(events), yaml.StreamEndEvent):  # else document start
            raise DataError(path, "contains only comments").coded("only-comments")
        data = _value(events, next(events), (), path, places)
        next(events)  # document end
        if not isinstance(rest := next(events), yaml.StreamEndEvent):
            told = "contains a second document; only one per file is allowed"
            raise _fault(path, rest, told).coded("second-document")
    except yaml.YAMLError as error:
        if isinstance(error, yaml.MarkedYAMLError) and (slip := _slip(error, text)):
            code, params, what, *at = slip
            raise DataError(path, what, *at).coded(code, **params) from None
        mark = getattr(error, "problem_mark", None)
        why = getattr(error, "problem", None) or getattr(error, "reason", None) or "cannot be read"
        line, column = (mark.line + 1, mark.column + 1) if mark else _odd_place(text)
        raise DataError(path, f"invalid YAML: {why}", line, column).coded("bad-yaml", reason=str(why)) from None
    return Source(path, data, places)


def _value(events: Any, event: Any, loc: Loc, path: Path, places: dict[Loc, Place]) -> Any:
    places[loc] = _place(event)
    _bare(event, path)
    if len(loc) > MAX_DEPTH:
        raise _fault(path, event, "is nested too deeply").coded("too-deep")
    if isinstance(event, yaml.ScalarEvent):
        return event.value if event.style else _scalar(event.value)
    if isinstance(event, yaml.SequenceStartEvent):
        items: list[Any] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            items.append(_value(events, event, (*loc, len(items)), path, places))
        return items
    mapping: dict[str, Any] = {}
    while not isinstance(key := next(events), yaml.MappingEndEvent):
        if not isinstance(key, yaml.ScalarEvent):
            raise _fault(path, key, "a key must be a plain string").coded("plain-key")
        _bare(key, path)
        if key.value in mapping:
            raise _fault(path, key, f"duplicate key {key.value!r}").coded("duplicate-key", name=short(key.value))
        mapping[key.value] = _value(events, next(events), (*loc, key.value), path, places)
        places[(*loc, key.value)] = _place(key)
    return mapping


def _bare(event: Any, path: Path) -> None:
    """Raise `DataError` for an alias, an anchor or a tag."""
    if isinstance(event, yaml.AliasEvent) or event.anchor:
        raise _fault(path, event, "anchors and aliases (& and *) are not supported; write the value out").coded(
            "no-aliases"
        )
    if event.tag and event.tag != "!":
        raise _fault(path, event, f"the tag {event.tag} is not supported").coded("no-tags", name=event.tag)


def _scalar(text: str) -> Any:
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text) if len(text) < 20 else text
    return float(text) if _FLOAT.fullmatch(text) else text


def _slip(error: yaml.MarkedYAMLError, text: str) -> tuple[str, dict[str, int], str, int, int] | None:
    """One of the slips that people make: its code and what goes into that message, the same in plain words, its
    line and column; None for anything else.
    """
    mark, begun, problem = error.problem_mark, error.context_mark, str(error.problem)
    lines = text.splitlines()
    if mark is None or not lines:
        return None
    at = min(mark.line, len(lines) - 1)
    for number in range(at, max(-1, at - 2), -1):  # the parser may notice only on the next line
        if quoted := _QUOTE_INSIDE.search(lines[number]):
            what = 'a " inside a text between "…": write ״, or put the text between \'…\''
            return "quote-inside", {}, what, number + 1, quoted.end()
    if "found a tab character" in problem or lines[at].lstrip(" ").startswith("\t"):
        return "tab", {}, "a tab: indent with spaces", mark.line + 1, mark.column + 1
    if "end of stream" in problem and begun:
        return "quote-open", {}, "the quote that opens here is never closed", begun.line + 1, begun.column + 1
    if "mapping values are not allowed" in problem:
        if (key := _KEY_ALONE.fullmatch(lines[at][: mark.column])) and at:
            above = _INDENT.match(lines[at - 1])
            here, there = key.end(1), above.end() if above else 0
            if here == there:
                return "no-colon", {}, "no colon here: write `key: value`", at, there + 1
            what = f"indented by {_spaces(here)}, but the line above by {_spaces(there)}"
            return "indented", {"n": here, "line": at, "by": there}, what, mark.line + 1, here + 1
        return "colon-inside", {}, "a colon in a text: put the whole text in quotes", mark.line + 1, mark.column + 1
    if begun and "parsing a block" in str(error.context) and mark.column != begun.column:
        by, line = _level(lines[begun.line : at], mark.column, begun.column)
        what = f"indented by {_spaces(mark.column)}, but line {begun.line + line} by {_spaces(by)}"
        params = {"n": mark.column, "line": begun.line + line, "by": by}
        return "indented", params, what, mark.line + 1, mark.column + 1
    return None


def _level(lines: list[str], here: int, begun: int) -> tuple[int, int]:
    """The indentation of these lines nearest to `here`, the deeper of two; and the number of the last line with it."""
    levels = {begun: 1}
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            levels |= dict.fromkeys((len(line) - len(line.lstrip()), len(line) - len(line.lstrip(" -"))), number)
    levels.pop(here, None)
    return min(levels.items(), key=lambda level: (abs(level[0] - here), -level[0]), default=(begun, 1))


def _spaces(count: int) -> str:
    return f"{count} space{'' if count == 1 else 's'}"


def _odd_place(text: str) -> Place | tuple[None, None]:
    """The line and column of the first character that YAML does not allow, which its reader does not report."""
    found = yaml.reader.Reader.NON_PRINTABLE.search(text)
    if not found:
        return None, None
    before = text[: found.start()]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _place(event: Any) -> Place:
    return event.start_mark.line + 1, event.start_mark.column + 1


def _fault(path: Path, event: Any, message: str) -> DataError:
    return DataError(path, message, *_place(event))
