"""Messages for a file of the wrong shape: pydantic's errors, by type, in terms that a YAML author understands.

The types and their contexts are part of pydantic's documented interface (its "validation errors" page); its sentences
are not parsed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cards.database.source import Loc, Source
from cards.errors import DataError, FitilError, Said, did_you_mean, in_one
from cards.names import nearest

if TYPE_CHECKING:
    import pydantic
    from pydantic_core import ErrorDetails

ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"
RULE_ID = r"^[a-z0-9]+([.-][a-z0-9]+)*$"
KEYWORD = r"^[a-z]+(-[a-z]+)*( [0-9]{1,2})?$"
SLOT = r"^[a-z]+(_[a-z]+)*$"
VERSION = r"^\d+(\.\d+){0,2}$"
LANG = r"^[a-z]{2}$"
DAY = r"^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$"
_WRITTEN = {
    ID: "as an id is: lower-case Latin words joined by hyphens",
    RULE_ID: "as a rule's id is: lower-case Latin words joined by dots and hyphens",
    KEYWORD: "as a property is: its id, and after a space its number if it has one",
    SLOT: "as a slot is: lower-case Latin words joined by underscores",
    VERSION: "as a version is: up to three numbers joined by dots",
    LANG: "as the code of a language is: two small Latin letters, such as he or ja",
    DAY: "as a day is: year, month and day, such as 2026-11-20",
}
_WRITTEN_CODES = {
    ID: "not-an-id",
    RULE_ID: "not-a-rule-id",
    KEYWORD: "not-a-property",
    SLOT: "not-a-slot-name-here",
    VERSION: "not-a-version",
    LANG: "not-a-language",
    DAY: "not-a-day",
}
_MAPPING = "should be a mapping of keys"
_SHOULD = {
    "string_type": "should be text",
    "int_type": "should be a whole number",
    "int_from_float": "should be a whole number",
    "int_parsing_size": "should be a smaller number",
    "float_type": "should be a number",
    "finite_number": "should be a finite number",
    "bool_type": "should be true or false",
    "tuple_type": "should be a list",
    "list_type": "should be a list",
    "dict_type": _MAPPING,
    "mapping_type": _MAPPING,
    "dataclass_type": _MAPPING,
    "none_required": "should be left out",
    "greater_than": "should be more than {gt}",
    "greater_than_equal": "should be at least {ge}",
    "less_than": "should be less than {lt}",
    "less_than_equal": "should be at most {le}",
    "string_too_short": "should have at least {min_length} characters",
    "string_too_long": "should have at most {max_length} characters",
    "too_short": "should have at least {min_length} entries",
    "too_long": "should have at most {max_length} entries",
}
"""The expected value, by the type of pydantic's error; names in braces are keys of the error's context."""
_CODES = {
    "string_type": "should-be-text",
    **dict.fromkeys(("int_type", "int_from_float"), "should-be-whole"),
    **dict.fromkeys(("tuple_type", "list_type"), "should-be-list"),
    **{kind: "should-be-mapping" for kind, should in _SHOULD.items() if should == _MAPPING},
    "greater_than_equal": "should-be-at-least",
    "less_than_equal": "should-be-at-most",
    "int_parsing_size": "too-large-number",
    "string_too_long": "too-many-letters",
    "float_type": "should-be-number",
    "finite_number": "should-be-number",
    "bool_type": "true-or-false",
    "none_required": "should-be-left-out",
    "greater_than": "should-be-more-than",
    "less_than": "should-be-less-than",
    "string_too_short": "too-few-letters",
    "too_short": "too-few-entries",
    "too_long": "too-many-entries",
}
"""The codes of the messages in other languages."""
_LIMITS = ("ge", "le", "gt", "lt", "min_length", "max_length")
NOT_WRITTEN = {"text": "; a card's text is made from what it does, in every language"}
"""What to say of keys that people expect."""
_LONGEST = 40
"""The largest number of characters of a faulty value to show."""
_QUOTED = re.compile(r"'([^']*)'")


def faults_of(source: Source, error: pydantic.ValidationError, schema: Mapping[str, Any]) -> FitilError:
    """The most informative faults, in file order, as one error; `schema` is the file's JSON Schema."""
    return in_one_error(source, schema, _telling(source, error))


def in_one_error(source: Source, schema: Mapping[str, Any], faults: Sequence[ErrorDetails]) -> FitilError:
    """Faults as one error, in file order; the keys that one mapping lacks are one of them."""
    together = [_missing(source, alike) for alike in _missing_together(faults)]
    return in_file_order([*together, *(fault_of(source, schema, fault) for fault in faults)])


def _missing_together(faults: Iterable[ErrorDetails]) -> Iterator[list[ErrorDetails]]:
    """The keys that one mapping lacks, where it lacks several."""
    places: dict[tuple[Any, ...], list[ErrorDetails]] = {}
    for fault in faults:
        if fault["type"] == "missing" and isinstance(fault["loc"][-1], str):
            places.setdefault(fault["loc"][:-1], []).append(fault)
    return (alike for alike in places.values() if len(alike) > 1)


def _missing(source: Source, faults: Sequence[ErrorDetails]) -> DataError:
    """All the keys that a mapping lacks, as one fault."""
    found = [_data_loc(source.data, fault["loc"]) for fault in faults]
    loc, names = found[0][0], ", ".join(last for _, last in found)
    where = named_part(source.data, loc) if loc else ""
    told = source.error(loc, f"{where + ': ' if where else ''}the keys {names} are missing")
    return told.coded("missing-keys", names=names, **({"where": where} if where else {}))


def in_file_order(found: Iterable[DataError]) -> FitilError:
    """The faults of a file as one error, in the order of the file."""
    by_place: dict[tuple[int, int], DataError] = {}
    for fault in found:  # one for each place: the branches of a union each have their own
        by_place.setdefault((fault.line or 0, fault.column or 0), fault)
    return in_one([by_place[place] for place in sorted(by_place)])


def _telling(source: Source, error: pydantic.ValidationError) -> list[ErrorDetails]:
    """The faults, less those from other branches of a union: a mapping was meant as a mapping, a word as a word."""
    faults = error.errors(include_url=False)
    shallow = ("dataclass_type", "literal_error", "int_type", "string_type")
    flat = [fault["type"] in shallow and isinstance(fault["input"], dict) for fault in faults]
    places = [_data_loc(source.data, fault["loc"])[0] for fault in faults]
    within = [place for place, is_flat in zip(places, flat, strict=True) if not is_flat]
    faults = [
        fault
        for fault, place, is_flat in zip(faults, places, flat, strict=True)
        if not (is_flat and any(one[: len(place)] == place for one in within))
    ]
    if words := [f for f in faults if not (f["type"] == "dataclass_type" and isinstance(f["input"], str | int))]:
        faults = words
    # an unknown key is more informative than the one that is consequently missing
    odd = {f["loc"][:-1] for f in faults if f["type"] == "unexpected_keyword_argument"}
    return [f for f in faults if f["type"] != "missing" or f["loc"][:-1] not in odd]


def fault_of(source: Source, schema: Mapping[str, Any], fault: ErrorDetails) -> DataError:
    """One fault, as Pydantic tells it, with its place in the file."""
    loc, last = _data_loc(source.data, fault["loc"])
    where = named_part(source.data, loc) or Said("the file", "the-file")
    kind, context, value = fault["type"], fault.get("ctx", {}), fault["input"]
    match kind:
        case "unexpected_keyword_argument":
            known = _known_keys(schema, fault["loc"])
            entry = entry_at(source.data, loc)
            instead = NOT_WRITTEN.get(last) or did_you_mean(nearest(last, known))
            told = source.error(loc, f"{entry + ': ' if entry else ''}there is no key {last!r} here{instead}")
            code = "text-is-made" if last in NOT_WRITTEN else "unknown-key"
            return told.coded(code, name=last, nearest=nearest(last, known), where=entry)
        case "missing":
            thing = "one more value" if isinstance(fault["loc"][-1], int) else f"the key {last!r}"
            what = f"{thing} is missing"
            if not loc:
                return source.error(loc, what).coded("missing-key", name=last)
            code = "missing-value" if isinstance(fault["loc"][-1], int) else "missing-key"
            return source.error(loc, f"{where}: {what}").coded(code, where=where, name=last)
        case "literal_error":
            words = _QUOTED.findall(context["expected"])
            near, one_of = nearest(str(value), words), ", ".join(words)
            told = source.error(loc, f"{where}: {value!r} is not one of {one_of}{did_you_mean(near)}")
            return told.coded("not-one-of", where=where, value=str(value), words=one_of, nearest=near)
        case "union_tag_invalid":
            words = _QUOTED.findall(context["expected_tags"])
            near = nearest(context["tag"], words)
            told = source.error(loc, f"{where}: there is no {context['tag']!r}{did_you_mean(near)}")
            return told.coded("no-such-tag", where=where, name=context["tag"], nearest=near)
        case "union_tag_not_found":
            told = source.error(loc, f"{where}: the key {context['discriminator']} is missing")
            return told.coded("missing-key", where=where, name=context["discriminator"].strip("'"))
        case "string_pattern_mismatch":
            what = f"{value!r} is not written {_WRITTEN[context['pattern']]}"
            told = source.error(loc, f"{where}: {what}")
            return told.coded(_WRITTEN_CODES[context["pattern"]], where=where, value=str(value))
        case "string_too_short" | "too_short" if not value:
            return source.error(loc, f"{where}: should not be empty").coded("should-not-be-empty", where=where)
        case _:
            what = f"{_SHOULD.get(kind, fault['msg']).format(**context)}, not {shown(value)}"
            limit = next((context[key] for key in _LIMITS if key in context), 0)
            told = source.error(loc, f"{where}: {what}")
            return told.coded(_CODES.get(kind, "wrong-value"), where=where, value=named(value), limit=limit)


def shown(value: object) -> str:
    """A faulty value as JSON, cut if it is long."""
    return _cut(json.dumps(value, ensure_ascii=False))


def named(value: object) -> str | tuple[str]:
    """A faulty value for messages in other languages: a text goes into the quotation marks of the language."""
    return (_cut(value),) if isinstance(value, str) else shown(value)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "…"


def named_part(data: Any, loc: Loc) -> str:
    """What a place in a file is called: the id of the entry that it is in, if that has one, and its last key."""
    key = next((part for part in reversed(loc) if isinstance(part, str)), "")
    entry = entry_at(data, loc)
    return f"{entry}: {key}" if entry and key not in ("cards", "rules") else entry or key


def entry_at(data: Any, loc: Loc) -> str:
    """The id of the outermost entry of a list in which a place lies; empty if there is none with a right id."""
    for part in loc:
        if isinstance(data, dict) and isinstance(part, str):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int) and part < len(data):
            data = data[part]
            if isinstance(data, dict) and re.fullmatch(ID, str(data.get("id", ""))):
                return str(data["id"])
        else:
            break
    return ""


def _data_loc(data: Any, loc: tuple[str | int, ...]) -> tuple[Loc, str]:
    """Pydantic's location without the names of union branches, and its last part, which names a missing key."""
    kept: list[str | int] = []
    for part in loc:
        inside = part in data if isinstance(data, dict) else isinstance(data, list) and part in range(len(data))
        if inside:
            data = data[part]
            kept.append(part)
    return tuple(kept), str(loc[-1]) if loc else ""


def _known_keys(schema: Mapping[str, Any], loc: tuple[str | int, ...]) -> list[str]:
    """The keys that are allowed in place of the unknown one at the end of `loc`.

    Pydantic's error does not name them, but its JSON Schema does.
    """
    defs, here = schema.get("$defs", {}), schema
    for part in loc[:-1]:
        here = _resolve(_step(here, part), defs)
    return sorted(here.get("properties", {}))


def _step(schema: Mapping[str, Any], part: str | int) -> dict[str, Any]:
    """Take one step into a schema: by a key, an index, or pydantic's name for a branch of a union."""
    if isinstance(part, int):
        return dict(schema.get("items", {}))
    if part in schema.get("properties", {}):
        return dict(schema["properties"][part])
    if part in (mapping := schema.get("discriminator", {}).get("mapping", {})):
        return {"$ref": mapping[part]}
    for branch in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        if str(branch.get("$ref", "")).endswith(f"/{part}") or part in branch.get("discriminator", {}).get(
            "mapping", {}
        ):
            return _step(branch, part) if "discriminator" in branch else dict(branch)
    patterns = list(schema.get("patternProperties", {}).values())  # a mapping whose keys must match a pattern
    return dict(schema.get("additionalProperties") or (patterns[0] if patterns else schema))


def _resolve(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Mapping[str, Any]:
    while ref := schema.get("$ref"):
        schema = defs[ref.rsplit("/", 1)[1]]
    arms = [arm for arm in schema.get("anyOf", ()) if arm.get("type") != "null"]
    return _resolve(arms[0], defs) if len(arms) == 1 else schema
