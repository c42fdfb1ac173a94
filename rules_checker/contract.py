"""What a game's own class says beside what is asked of it: for those who have no mypy, which knows more.

A function that cannot be called as it will be is a finding, a name that nobody asks for if it is nearly one that is,
and a value of another kind. A state that begins without saying how many sit at the table is one, too.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cards import Finding, did_you_mean, nearest
from cards.errors import Said


def breaches(asked: type, own: Any, path: Path) -> Iterator[Finding]:
    """A finding for each thing that a game's class, of which `own` is one, says otherwise than its base `asked` has it.

    `path` is the module of the class, the place of what has none of its own.
    """
    known = {name: value for name, value in vars(asked).items() if not name.startswith("_")}
    allowed = (*known, *asked.__annotations__)
    for name in (name for kind in type(own).__mro__ if kind not in asked.__mro__ for name in vars(kind)):
        here = getattr(own, name)
        if name in known and inspect.isfunction(known[name]):
            if told := _uncalled(name, known[name], here):
                yield Finding(*_place(here, path), "engine-signature", told)
        elif name in known and not isinstance(here, _KINDS.get(type(known[name]), object)):
            what = f"{name} is {type(here).__name__}, and should be {type(known[name]).__name__}"
            kinds = {"found": type(here).__name__, "asked": type(known[name]).__name__}
            yield Finding(path, 1, "engine-kind", Said(what, "engine-kind", name=name, **kinds))
        elif not name.startswith("_") and (near := nearest(name, allowed)) and name not in allowed:
            said = Said(
                f"nobody asks an engine for {name}{did_you_mean(near)}", "engine-unasked", name=name, nearest=near
            )
            yield Finding(*_place(here, path), "engine-unasked", said)


_KINDS: dict[type, type | tuple[type, ...]] = {tuple: (tuple, list), int: int, str: str}
"""What stands for a value of a kind."""


def _uncalled(name: str, asked: Any, own: Any) -> Said | None:
    """Why a function cannot be called as the one that is asked for; None if it can."""
    if not callable(own):
        return Said(f"{name} is no function", "engine-no-function", name=name)
    _, *wanted = inspect.signature(asked).parameters.values()
    given = [one for one in wanted if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    named = {one.name: None for one in wanted if one.kind is one.KEYWORD_ONLY}
    try:
        has = inspect.signature(own)
        has.bind(*given, **named)
    except TypeError:
        shape = ", ".join([*(one.name for one in given), *(["*"] if named else []), *named])
        what = f"{name}{_shape(own)} is not called so, but as {name}({shape})"
        return Said(what, "engine-signature", name=name, own=f"{name}{_shape(own)}", asked=f"{name}({shape})")
    return None


def _shape(function: Any) -> str:
    return f"({', '.join(inspect.signature(function).parameters)})"


def _place(function: Any, path: Path) -> tuple[Path, int]:
    """Where a function is written; line 1 of the module for what is compiled, or no function."""
    code = getattr(inspect.unwrap(getattr(function, "__func__", function)), "__code__", None)
    return (Path(code.co_filename), code.co_firstlineno) if code else (path, 1)


def seatless(tree: ast.AST, path: Path) -> Iterator[Finding]:
    """A finding for each state that begins without the number of its players."""
    for call in ast.walk(tree):
        begins = isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "begin"
        if begins and isinstance(call, ast.Call) and not (call.args or call.keywords):
            what = Said("a state begins for so many players, as in s.begin(2)", "engine-seats")
            yield Finding(path, call.lineno, "engine-seats", what)
