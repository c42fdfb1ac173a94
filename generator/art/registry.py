"""Drawings by name, each with its knobs: the values that a scene may set, and their defaults."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import field
from difflib import get_close_matches
from typing import Any

from cards import FitilError
from cards.errors import short
from cards.records import dataclass
from generator.art.palette import ROLES, nearest_role
from generator.art.pen import Pen

Knob = str | float
"""A colour role or a number."""


@dataclass(frozen=True, slots=True)
class DrawingUse:
    """One use of a drawing: its expression and its knobs, with defaults filled in."""

    face: str = "plain"
    knobs: Mapping[str, Knob] = field(default_factory=dict)

    def __getitem__(self, knob: str) -> str:
        """The role of a colour knob."""
        return str(self.knobs[knob])

    def number(self, knob: str) -> float:
        """The value of a number knob."""
        return float(self.knobs[knob])


MOST = 1000.0
"""The largest number in a scene, so that a typing error does not draw for an hour."""

_WHOLE = frozenset({"arms", "count", "dash", "height", "lobes", "pitch", "rays", "step", "teeth", "tips", "width"})
"""Knobs that are counts or divisors, and so at least 1."""

Drawing = Callable[[Pen, DrawingUse], None]


class Registry:
    """The drawings of one kind (`noun` is for messages). A drawing has the name of its function, with hyphens."""

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self._known: dict[str, tuple[Drawing, Mapping[str, Knob]]] = {}

    def __call__(self, **knobs: Knob) -> Callable[[Drawing], Drawing]:
        """Make a decorator that registers a drawing: `@figure(body="main", fuse=1.0)`."""

        def register(drawing: Drawing) -> Drawing:
            name = getattr(drawing, "__name__", "").rstrip("_").replace("_", "-")
            if name in self._known:
                raise ValueError(f"duplicate {self.noun} {name!r}")
            self._known[name] = (drawing, knobs)
            return drawing

        return register

    @property
    def names(self) -> list[str]:
        """All known names, sorted."""
        return sorted(self._known)

    def knobs(self, name: str) -> Mapping[str, Knob]:
        """What can be set of a drawing, with the defaults; the name must be known."""
        return self._known[name][1]

    def check(self, name: str, knobs: Mapping[str, object]) -> dict[str, Knob]:
        """The knobs as written, if all is known; else raises `ValueError` with the nearest name."""
        if name not in self._known:
            raise unknown(f"unknown {self.noun} {name!r}", name, self.names, f"scene-unknown-{self.noun}")
        defaults = self._known[name][1]
        checked: dict[str, Knob] = {}
        for knob, value in knobs.items():
            if knob not in defaults:
                raise unknown(f"{self.noun} {name!r} has no knob {knob!r}", knob, defaults, "scene-no-knob", of=name)
            if isinstance(defaults[knob], str):
                if not isinstance(value, str) or value not in ROLES:
                    raise odd_colour(value, f"{self.noun} {name!r}", name)
                checked[knob] = value
            elif isinstance(value, bool) or not isinstance(value, int | float):
                raise not_number(f"{self.noun} {name!r}", name, knob, value)
            elif not (1.0 if knob in _WHOLE else -MOST) <= value <= MOST:
                told = f"{self.noun} {name!r}: {knob} is out of range: {value!r}"
                raise FitilError(told).coded("scene-out-of-range", of=name, name=knob, value=str(value))
            else:
                checked[knob] = float(value)
        return checked

    def draw(self, name: str, pen: Pen, knobs: Mapping[str, Knob], face: str = "plain") -> None:
        """Draw with the pen; the name must be known."""
        drawing, defaults = self._known[name]
        drawing(pen, DrawingUse(face, {**defaults, **knobs}))


def dice(seed: float) -> random.Random:
    """Repeatable random numbers, as a picture must be the same every time."""
    return random.Random(seed)


FEW = 24
"""The most names that are listed instead of an unknown one that none is like."""


def unknown(told: str, name: str, known: Iterable[str], code: str, **params: Any) -> FitilError:
    """The fault of an unknown name, with the nearest known one; without any, with all of them, or where to see them."""
    names = sorted(known)
    near: dict[str, Any]
    if close := get_close_matches(name, names, n=1, cutoff=0.68):
        told, near = f"{told}, did you mean {close[0]!r}?", {"nearest": tuple(close)}
    elif len(names) <= FEW:
        told, near = f"{told}; known: {', '.join(names)}", {"known": names}
    else:
        told, near = f"{told}; `fitil preview` shows all there are", {"see": "fitil preview"}
    return FitilError(told).coded(code, name=short(name), **params, **near)


def odd_colour(value: object, where: str, of: str) -> FitilError:
    """The fault of a colour that is not a role, with the role nearest to it in letters or as a colour."""
    told = f"{where}: unknown colour {value!r}"
    with suppress(ValueError):
        if not get_close_matches(str(value), ROLES, n=1, cutoff=0.75):
            role = nearest_role(str(value))[0]
            told += f"; the nearest of a team's colours is {role!r}"
            return FitilError(told).coded("scene-colour", name=short(str(value)), of=of, nearest=(role,))
    return unknown(told, str(value), ROLES, "scene-colour", of=of)


def not_number(where: str, of: str, name: str, value: object) -> FitilError:
    """The fault of something else where a number stands."""
    told = f"{where}: {name} must be a number, not {value!r}"
    return FitilError(told).coded("scene-not-number", of=of, name=name, value=short(str(value)))
