"""Plain data read as a record by what its annotations say, where there is no Pydantic: in a reader's page.

It knows the kinds of values that the shapes of `cards.database.card_entry` have, and tells faults as Pydantic does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from cards.database.annotations import Between, Letters, WrittenText
from cards.database.faults import in_one_error
from cards.database.source import Loc, Source

T = TypeVar("T")
_PLAIN = {str: "string_type", int: "int_type", bool: "bool_type"}
"""The types of values, and what Pydantic calls it if a value is of another."""


def read_lightly(source: Source, shape: type[T], at: Loc) -> T:
    """Read the value at a place of a file as a record of this shape; raises `DataError` for its faults."""
    data = source.data
    for part in at:
        data = data[part]
    if found := list(_of_record(shape, data, at)):
        known = _keys(shape)
        for part in reversed(at):
            known = {"items": known} if isinstance(part, int) else {"properties": {part: known}}
        raise in_one_error(source, known, cast(Any, found))
    made: T = _made(shape, data)
    return made


@cache
def _hints(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


@cache
def _needed(shape: Any) -> frozenset[str]:
    every: tuple[Field[Any], ...] = fields(shape)
    return frozenset(one.name for one in every if one.default is MISSING and one.default_factory is MISSING)


def _keys(shape: Any) -> dict[str, Any]:
    """The keys of a record and of those within it, as a JSON Schema has them."""
    kinds = {name: _one(hint) for name, hint in _hints(shape).items()}
    return {"properties": {name: _keys(kind) if _is_record(kind) else {} for name, kind in kinds.items()}}


def _is_record(kind: Any) -> bool:
    return hasattr(kind, "__dataclass_fields__")


def _made(shape: Any, data: Mapping[str, Any]) -> Any:
    """A record of data that has no fault; a list is a tuple there."""
    values: dict[str, Any] = {}
    for name, value in data.items():
        kind = _one(_hints(shape)[name])
        inner = value is not None and _is_record(kind)
        values[name] = _made(kind, value) if inner else tuple(value) if isinstance(value, list) else value
    return shape(**values)


def _one(kind: Any) -> Any:
    """A hint without the None that may stand there, too."""
    return next(one for one in get_args(kind) if one is not NoneType) if _is_union(kind) else kind


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _of_record(shape: Any, data: object, at: Loc) -> Iterator[dict[str, Any]]:
    """The faults of a record's data, as Pydantic tells them."""
    if not isinstance(data, dict):
        yield _fault("dataclass_type", at, data)
        return
    for name, value in data.items():
        if name in _hints(shape):
            yield from _of_value(_hints(shape)[name], value, (*at, name))
        else:
            yield _fault("unexpected_keyword_argument", (*at, name), value)
    for name in _hints(shape):
        if name in _needed(shape) and name not in data:
            yield _fault("missing", (*at, name), data)


def _of_value(hint: Any, value: Any, at: Loc) -> Iterator[dict[str, Any]]:
    if value is None and _is_union(hint):
        return
    kind = _one(hint)
    origin = get_origin(kind)
    if origin is Annotated:
        plain, rule = get_args(kind)
        yield from list(_of_value(plain, value, at)) or _broken(rule, value, at)
    elif origin is tuple:
        if not isinstance(value, list):
            yield _fault("tuple_type", at, value)
        for index, item in enumerate(value if isinstance(value, list) else ()):
            yield from _of_value(get_args(kind)[0], item, (*at, index))
    elif origin is Mapping:
        if not isinstance(value, dict):
            yield _fault("mapping_type", at, value)
        for key, item in value.items() if isinstance(value, dict) else ():
            yield from _of_value(get_args(kind)[1], item, (*at, key))
    elif kind in _PLAIN and type(value) is not kind:
        yield _fault(_PLAIN[kind], at, value)
    elif _is_record(kind):
        yield from _of_record(kind, value, at)


def _broken(rule: Any, value: Any, at: Loc) -> Iterator[dict[str, Any]]:
    """The rule of an annotation, if a value of its type breaks it."""
    match rule:
        case WrittenText(pattern) if not re.search(pattern, value):
            yield _fault("string_pattern_mismatch", at, value, pattern=pattern)
        case Letters(least, _) if len(value) < least:
            yield _fault("string_too_short", at, value, min_length=least)
        case Letters(_, most) if len(value) > most:
            yield _fault("string_too_long", at, value, max_length=most)
        case Between(least, _) if value < least:
            yield _fault("greater_than_equal", at, value, ge=round(least))
        case Between(_, most) if value > most:
            yield _fault("less_than_equal", at, value, le=round(most))


def _fault(kind: str, at: Loc, value: object, **context: Any) -> dict[str, Any]:
    return {"type": kind, "loc": at, "input": value, "ctx": context, "msg": kind}
