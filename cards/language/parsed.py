"""A Fluent file as plain data, which the store keeps: nearly all messages are then said without Fluent's packages.

Plain are text, words and small numbers that are given, choices by them, other messages, and `IF_YOU`. What needs
more, such as a format of numbers or a fault, raises `NotPlain`: the library says that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from cards.database import load_or_make, stamp
from cards.files import read_text
from cards.languages import LANGS, LANGUAGES
from cards.model import Lang

Part: TypeAlias = "str | tuple[Any, ...]"
"""Text; or `(GIVEN, argument)`, `(MESSAGE, id)`, `(CHOICE, argument, ((key, pattern), …), usual pattern)`,
`(YOU, pattern, second person, third)`; or `()`, whatever is not plain.
"""
Pattern: TypeAlias = tuple[Part, ...]
GIVEN, MESSAGE, CHOICE, YOU = range(4)
NUMBERS = 1000
"""Numbers of less, whatever their sign, are written without a mark between their figures, and their plural is kept."""
LONGEST = 2500
"""The library refuses longer parts."""
_ROOT = Path(__file__).parents[2]


class NotPlain(Exception):  # noqa: N818  # it is no fault
    """What is asked for is left to the library."""


class ParsedMessage(NamedTuple):
    """A message: its value, if it has one, and its attributes."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


def parsed(path: Path) -> Mapping[str, ParsedMessage]:
    """The messages of a file, by id; raises `DataError` if it cannot be read."""
    inside = path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else str(path)
    name = f"messages-{path.stem}-{blake2b(inside.encode(), digest_size=8).hexdigest()}"
    key = stamp([path, Path(__file__)]) if path.exists() else ""
    return load_or_make(name, key, lambda: dict(_entries(read_text(path))))


def parse_all() -> None:
    """Have the store keep every file that comes with the program."""
    from cards.packages import PACKAGES

    for package in PACKAGES:
        for path in _ROOT.glob(f"{package}/**/*.ftl"):
            parsed(path)
    for lang in LANGS:
        plurals(lang)


def plainly(pattern: Pattern, given: Mapping[str, Any], entries: Mapping[str, ParsedMessage], lang: Lang) -> str:
    """The text of a pattern; raises `NotPlain` if it has parts, or is given arguments, that are not plain."""
    try:
        text = _said(pattern, given, entries, lang)
    except RecursionError:
        raise NotPlain from None
    if len(text) > LONGEST:
        raise NotPlain
    return text


def _said(pattern: Pattern, given: Mapping[str, Any], entries: Mapping[str, ParsedMessage], lang: Lang) -> str:
    said: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
            continue
        match part:
            case (0, name):
                value = given.get(name)
                said.append(_decimal(value, lang) if type(value) is float else str(_plain(given, name)))
            case (1, name):
                if not (entry := entries.get(name)) or entry.value is None:
                    raise NotPlain
                said.append(_said(entry.value, given, entries, lang))
            case (2, name, variants, usual):
                value = _plain(given, name)
                plural = None if isinstance(value, str) else plurals(lang)[abs(value)]
                chosen = next((found for key, found in variants if key in (value, plural)), usual)
                said.append(_said(chosen, given, entries, lang))
            case (3, *persons):
                who, second, third = (_said(person, given, entries, lang) for person in persons)
                said.append(second if who == "you" else third)
            case _:
                raise NotPlain
    return "".join(said)


def _plain(given: Mapping[str, Any], name: str) -> str | int:
    """An argument, if it is a word or a small number."""
    value = given.get(name)
    if isinstance(value, str) or (type(value) is int and -NUMBERS < value < NUMBERS):
        return value
    raise NotPlain


def _decimal(value: float, lang: Lang) -> str:
    """A small number with at most three decimals, as the library writes it. To choose by one is not plain."""
    if lang not in LANGUAGES or not (abs(value) < NUMBERS and round(value, 3) == value):
        raise NotPlain
    return f"{value:.3f}".rstrip("0").rstrip(".").replace(".", LANGUAGES[lang].point)


@cache
def plurals(lang: Lang) -> Sequence[str]:
    """The plural category of each small number."""

    def made() -> tuple[str, ...]:
        from babel import Locale

        return tuple(map(Locale.parse(lang).plural_form, range(NUMBERS)))

    package = find_spec("babel")
    return load_or_make(f"plurals-{lang}", stamp([package.origin] if package and package.origin else []), made)


# --- with Fluent's parser ---


def _entries(text: str) -> Iterator[tuple[str, ParsedMessage]]:
    from fluent.syntax import FluentParser, ast

    for entry in reversed(FluentParser(with_spans=False).parse(text).body):  # the first of a name counts
        if isinstance(entry, ast.Message):
            attributes = {attribute.id.name: _pattern(attribute.value) for attribute in entry.attributes}
            yield entry.id.name, ParsedMessage(_pattern(entry.value) if entry.value else None, attributes)


def _pattern(node: Any) -> Pattern:
    """The parts of a pattern of the library's, or of an expression."""
    return tuple(map(_part, getattr(node, "elements", (node,))))


def _part(node: Any) -> Part:
    from fluent.syntax import ast

    match node:
        case ast.TextElement():
            return str(node.value)
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.Placeable():
            return _part(node.expression)
        case ast.VariableReference():
            return GIVEN, node.id.name
        case ast.MessageReference(attribute=None):
            return MESSAGE, node.id.name
        case ast.SelectExpression(selector=ast.VariableReference(id=chosen)):
            variants = tuple((_key(one.key), _pattern(one.value)) for one in node.variants)
            usual = next(_pattern(one.value) for one in node.variants if one.default)
            return CHOICE, chosen.name, variants, usual
        case ast.FunctionReference(id=ast.Identifier(name="IF_YOU")) if _only_persons(node.arguments):
            return YOU, *map(_pattern, node.arguments.positional)
    return ()


def _only_persons(arguments: Any) -> bool:
    return len(arguments.positional) == 3 and not arguments.named


def _key(node: Any) -> str | float:
    """What a variant is chosen by: a word or plural category, or a number."""
    return str(node.name) if hasattr(node, "name") else float(node.value)
