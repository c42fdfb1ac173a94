"""The file of a template, read: what extends something is as that, and every fault has its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cards import DataError, UnknownName, nearest
from cards.database import Loc, Place, Source, read, read_yaml
from cards.errors import DataErrors, Said, in_one
from generator.display import icon_names
from generator.face.template import COMPARED, FACTS, ROLES, USUAL, Template

_LISTS = ("card", "back", "small", "aid", "token")
_NESTED = {"layouts": ("elements", "back", "small"), "tables": ("elements",)}
"""The keys of lists of elements: of the template itself, and of each entry of these parts of it."""
_PROPERTIES = {"back": ("team",), "aid": ("aid",), "token": ("token",)}
"""What an icon may be of besides an icon's own name, in a list of elements; in all others, of a card's `_OF_CARD`."""
_OF_CARD = ("type", "team", "rarity", "subtype")
_ANY: dict[str, Any] = {"draw": "art", "box": [0, 0, 0, 0]}
"""Stands for an element that extends nothing, so that no other fault follows from that."""


def read_template(path: Path, types: Sequence[str] | None = None) -> Template:
    """Read a template whose layouts are for these `types` of cards (for any, if that is None).

    Raises `DataError` for its faults, all at once.
    """
    source = read_yaml(path)
    faults: list[DataError] = []
    if isinstance(source.data, dict):
        faults += _twice(source, "token", list(_named_tokens(source.data)))
        elements = dict(_elements(source.data))
        faults += _twice(source, "element", [(loc, element["id"]) for loc, element in elements.items() if _id(element)])
        faults += _layout_faults(source, types)
        source = _with_all_said(source, elements, faults)
        faults += _icon_faults(source)
        faults += _color_faults(source)
        faults += _condition_faults(source)
        faults += _faults_off(source)
    try:
        template = read(source, Template)
    except DataError as error:
        faults += error.faults if isinstance(error, DataErrors) else (error,)
    if faults:
        raise in_one(faults)
    return template


_BOX_AND_SIZE = 6
_HAIR = 0.01
_HEX = re.compile("#[0-9a-fA-F]{6}")
_COLORS: tuple[str, ...] = (
    "fill",
    "fill_to",
    "stroke",
    "color",
    "burst",
    "badge_fill",
    "badge_color",
    "title_color",
    "hairline",
)
_COLORS += ("keyword_color", "reminder_color", "ground", "mat", "back_mat")
"""The keys of colours, of elements and of layouts."""


def _elements(data: Mapping[str, Any]) -> Iterator[tuple[Loc, dict[str, Any]]]:
    """Every element of a template, with its place."""
    lists: list[tuple[Loc, Any]] = [((key,), data.get(key)) for key in _LISTS]
    for part, keys in _NESTED.items():
        entries = data.get(part)
        for name, entry in entries.items() if isinstance(entries, dict) else ():
            lists += [((part, name, key), entry.get(key)) for key in keys if isinstance(entry, dict)]
    for loc, found in lists:
        for at, element in enumerate(found if isinstance(found, list) else ()):
            if isinstance(element, dict):
                yield (*loc, at), element


def _id(element: Mapping[str, Any]) -> str | None:
    name = element.get("id")
    return name if isinstance(name, str) else None


def _named_tokens(data: Mapping[str, Any]) -> Iterator[tuple[Loc, str]]:
    tokens = data.get("tokens")
    for at, token in enumerate(tokens if isinstance(tokens, list) else ()):
        if isinstance(token, dict) and (name := _id(token)):
            yield ("tokens", at), name


def _twice(source: Source, kind: str, named: Sequence[tuple[Loc, str]]) -> Iterator[DataError]:
    """The faults of things that have the name of another of their kind."""
    seen: dict[str, int] = {}
    for loc, name in named:
        line, _ = source.place(loc)
        if name in seen:
            said = f"the {kind} {name!r} is there already, in line {seen[name]}"
            fault = source.error((*loc, "id"), said)
            yield fault.coded("called-twice", kind=Said(kind, f"kind-{kind}"), name=name, line=seen[name])
        seen.setdefault(name, line)


def _layout_faults(source: Source, types: Sequence[str] | None) -> Iterator[DataError]:
    """The faults of layouts of no type, and of those that extend nothing, or themselves."""
    found = source.data.get("layouts")
    layouts = found if isinstance(found, dict) else {}
    known = [USUAL, *(name for name in layouts if types is None or name in types)]
    for name in layouts:
        if types is not None and name not in types:
            yield _unknown(source, ("layouts", name), "card type", name, types)

    def base(name: str) -> str | None:
        layout = layouts.get(name)
        return layout.get("extends") if isinstance(layout, dict) else None

    for name in layouts:
        if isinstance(other := base(name), str):
            loc = ("layouts", name, "extends")
            if other not in (*layouts, USUAL):
                yield _unknown(source, loc, "layout", other, known)
            elif _is_circle(name, base):
                yield source.error(loc, f"{name!r} extends itself").coded("extends-itself", name=name)


def _with_all_said(source: Source, elements: Mapping[Loc, dict[str, Any]], faults: list[DataError]) -> Source:
    """The file as it would be if each element said itself what it has from the one that it extends."""
    named = {name: loc for loc, element in reversed([*elements.items()]) if (name := _id(element))}
    places = dict(source.places)
    whole: dict[Loc, dict[str, Any]] = {}

    def base(name: str) -> str | None:
        found = elements[named[name]].get("extends") if name in named else None
        return found if isinstance(found, str) else None

    def said(loc: Loc) -> dict[str, Any]:
        if loc not in whole:
            whole[loc] = own = elements[loc]
            if isinstance(other := own.get("extends"), str):
                whole[loc] = _ANY
                here = (*loc, "extends")
                if other not in named:
                    faults.append(_unknown(source, here, "element", other, tuple(named)))
                elif _is_circle(other, base):
                    faults.append(source.error(here, f"{other!r} extends itself").coded("extends-itself", name=other))
                else:
                    more = {key: value for key, value in said(named[other]).items() if key not in ("id", *own)}
                    _place_alike(places, named[other], loc, more)
                    whole[loc] = {**more, **own}
        return whole[loc]

    def in_full(data: Any, loc: Loc) -> Any:
        if loc in elements:
            return said(loc)
        if isinstance(data, dict):
            return {key: in_full(value, (*loc, key)) for key, value in data.items()}
        return [in_full(value, (*loc, at)) for at, value in enumerate(data)] if isinstance(data, list) else data

    return replace(source, data=in_full(source.data, ()), places=places)


def _faults_off(source: Source) -> Iterator[DataError]:
    """The faults of words on the faces of cards that stand beyond their edge; pictures and panels may bleed."""
    for loc, element in _elements(source.data):
        if loc[0] not in ("card", "layouts") or loc[-2] not in ("card", "elements"):
            continue
        layout = source.data["layouts"][loc[1]] if loc[0] == "layouts" else source.data
        numbers = [*(element.get("box") or ()), *(_size_of(source.data, layout) or ())]
        if element.get("draw") not in ("label", "rules") or len(numbers) != _BOX_AND_SIZE:
            continue
        if all(isinstance(one, int | float) for one in numbers):
            x, y, w, h, wide, high = numbers
            sides = ((wide, high), (high, wide))  # a card may lie
            if min(x, y) < 0 or all(x + w > across + _HAIR or y + h > down + _HAIR for across, down in sides):
                said = f"the box leaves the card, which is {wide:g} x {high:g} mm"
                yield source.error((*loc, "box"), said).coded("box-off-card", width=f"{wide:g}", height=f"{high:g}")


def _size_of(data: Mapping[str, Any], layout: Mapping[str, Any]) -> Any:
    """The size that a layout says, or has from what it extends."""
    for _ in range(len(data.get("layouts") or ()) + 1):  # one that extends itself is told elsewhere
        if "size" in layout or not isinstance(layout.get("extends"), str):
            break
        layout = (data.get("layouts") or {}).get(layout["extends"]) or data
    return layout.get("size", data.get("size"))


def _icon_faults(source: Source) -> Iterator[DataError]:
    """The faults of icons that there are none of, each told once, where it is said.

    What an icon is of on a sheet for the table may stand in the words of that sheet, as `encounter.icon`.
    """
    told: set[tuple[Place, str]] = set()
    for loc, element in _elements(source.data):
        name = element.get("of")
        if element.get("draw") not in ("icon", "row") or not isinstance(name, str) or "." in name:
            continue
        known = sorted(icon_names())
        if element["draw"] == "icon":
            known += _PROPERTIES.get(str(loc[-2]), _OF_CARD)
        here = (*loc, "of")
        if name not in known and (source.place(here), name) not in told:
            told.add((source.place(here), name))
            yield _unknown(source, here, "icon", name, known)
    for here, name in _other_icons(source.data):
        if name not in icon_names():
            yield _unknown(source, here, "icon", name, sorted(icon_names()))


def _color_faults(source: Source) -> Iterator[DataError]:
    """The faults of colours that there are none of."""
    own = source.data.get("colors")
    known = (*ROLES, *(own if isinstance(own, dict) else ()))
    said: list[tuple[Loc, Any]] = [(("colors", name), value) for name, value in _items(own)]
    entries = [((), source.data), *((("layouts", at), one) for at, one in _items(source.data.get("layouts")))]
    for loc, entry in [*entries, *_elements(source.data)]:
        said += [((*loc, key), entry.get(key)) for key in _COLORS] if isinstance(entry, dict) else []
    for loc, color in said:
        if isinstance(color, str) and color not in known and not _HEX.fullmatch(color):
            yield _unknown(source, loc, "colour", color, known)


def _condition_faults(source: Source) -> Iterator[DataError]:
    """The faults of conditions that are none, so that they never hold; what is compared, a card's face tells."""
    for loc, element in _elements(source.data):
        for at, fact in _items(element.get("when")):
            for one in str(fact).split(" or "):
                name = one.removeprefix("not ")
                if name not in FACTS and not name.startswith(("labels.", "type=")) and not re.fullmatch(COMPARED, name):
                    yield _unknown(source, (*loc, "when", at), "condition", name, (*FACTS, "labels.", "type="))


def _other_icons(data: Mapping[str, Any]) -> Iterator[tuple[Loc, str]]:
    """The icons that a template names outside its elements, with their places."""
    lists = [((part, at), one) for part in ("number_marks", "tokens") for at, one in _items(data.get(part))]
    named: list[tuple[Loc, Any]] = [((*loc, "icon"), one.get("icon")) for loc, one in lists if isinstance(one, dict)]
    for part in ("rarity_icons", "subtype_icons"):
        named += [((part, at), name) for at, name in _items(data.get(part))]
    return ((loc, name) for loc, name in named if isinstance(name, str))


def _items(data: Any) -> list[tuple[Any, Any]]:
    return [*data.items()] if isinstance(data, dict) else [*enumerate(data)] if isinstance(data, list) else []


def _place_alike(places: dict[Loc, Place], there: Loc, here: Loc, keys: Mapping[str, Any]) -> None:
    """Give what stands under these keys `there` the same places in the file when it is read `here`."""
    size = len(there)
    for loc, place in [*places.items()]:
        if loc[:size] == there and loc[size : size + 1] and loc[size] in keys:
            places[(*here, *loc[size:])] = place


def _is_circle(name: str, base: Callable[[str], str | None]) -> bool:
    """True if what `name` extends leads back to it."""
    seen = {name}
    at = base(name)
    while at is not None and at not in seen:
        seen.add(at)
        at = base(at)
    return at == name


def _unknown(source: Source, loc: Loc, kind: str, name: str, known: Sequence[str]) -> DataError:
    unknown = UnknownName(kind, name, nearest(name, known), known=known)
    return source.error(loc, str(unknown)).like(unknown)
