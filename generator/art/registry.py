"""Drawings by name, each with its knobs: what a scene may set, and what it is when the scene says nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from generator.art.palette import ROLES
from generator.art.pen import Pen

Knob = str | float
"""A colour role or a number."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One use of a drawing: its expression and its knobs, defaults filled in."""

    face: str = "plain"
    knobs: Mapping[str, Knob] = field(default_factory=dict)

    def __getitem__(self, knob: str) -> str:
        """A colour knob's role."""
        return str(self.knobs[knob])

    def number(self, knob: str) -> float:
        """A number knob's value."""
        return float(self.knobs[knob])


MOST = 1000.0
"""No number in a scene is larger: a typing slip must not draw for an hour."""

_WHOLE = frozenset({"arms", "count", "dash", "height", "lobes", "pitch", "rays", "step", "teeth", "tips", "width"})
"""Numbers that are counted or divided by: at least 1."""

Drawing = Callable[[Pen, Settings], None]


class Registry:
    """Drawings of one kind (`noun` is for messages). A drawing's name is its function's, with hyphens."""

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self._known: dict[str, tuple[Drawing, Mapping[str, Knob]]] = {}

    def __call__(self, **knobs: Knob) -> Callable[[Drawing], Drawing]:
        """A decorator: `@figure(body="main", fuse=1.0)`."""

        def register(drawing: Drawing) -> Drawing:
            name = getattr(drawing, "__name__", "").rstrip("_").replace("_", "-")
            if name in self._known:
                raise ValueError(f"duplicate {self.noun} {name!r}")
            self._known[name] = (drawing, knobs)
            return drawing

        return register

    @property
    def names(self) -> list[str]:
        """Every known name, sorted."""
        return sorted(self._known)

    def check(self, name: str, knobs: Mapping[str, object]) -> dict[str, Knob]:
        """The knobs as written, once name, knobs and colours are known; else ValueError with the nearest name."""
        if name not in self._known:
            raise ValueError(f"unknown {self.noun} {name!r}{nearest(name, self.names)}")
        defaults = self._known[name][1]
        checked: dict[str, Knob] = {}
        for knob, value in knobs.items():
            if knob not in defaults:
                raise ValueError(f"{self.noun} {name!r} has no knob {knob!r}{nearest(knob, list(defaults))}")
            if isinstance(defaults[knob], str):
                if not isinstance(value, str) or value not in ROLES:
                    hint = nearest(str(value), list(ROLES))
                    raise ValueError(f"{self.noun} {name!r}: unknown colour {value!r}{hint}")
                checked[knob] = value
            elif isinstance(value, bool) or not isinstance(value, int | float):
                raise ValueError(f"{self.noun} {name!r}: {knob} must be a number, not {value!r}")
            elif not (1.0 if knob in _WHOLE else -MOST) <= value <= MOST:
                raise ValueError(f"{self.noun} {name!r}: {knob} is out of range: {value!r}")
            else:
                checked[knob] = float(value)
        return checked

    def draw(self, name: str, pen: Pen, knobs: Mapping[str, Knob], face: str = "plain") -> None:
        """Draw with the pen; the name must be known."""
        drawing, defaults = self._known[name]
        drawing(pen, Settings(face, {**defaults, **knobs}))


def dice(seed: float) -> random.Random:
    """Chance that falls the same way every time: a picture must come out the same."""
    return random.Random(seed)  # noqa: S311 -- not for secrets


def nearest(name: str, known: list[str]) -> str:
    """', did you mean …?' for a message, or what is known when nothing is near."""
    close = get_close_matches(name, known, n=1, cutoff=0.5)
    return f", did you mean {close[0]!r}?" if close else f"; known: {', '.join(sorted(known))}"
