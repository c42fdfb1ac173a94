"""Dataclasses that cost little to define: a run defines a hundred, and makes instances of few.

The standard library compiles six functions for a frozen class. Here five are closures, and so is `__init__` until a few
instances have been made: then it is compiled. In all else a class is what the library makes, but
that the library's own frozen classes cannot inherit from it: what games extend is defined with the library.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from copy import copy
from operator import attrgetter
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]
FEW = 20
"""To compile `__init__` takes as long as to make this many instances without."""


def _dataclass(
    cls: Any = None, /, *, frozen: bool = False, slots: bool = False, kw_only: bool = False, eq: bool = True
) -> Any:
    """Make a class a dataclass: with or without options, as the library's decorator of this name is used."""

    def made(plain: Any) -> Any:
        library = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)
        whole: Any = library(plain)
        own = vars(plain)
        for name, method in _methods(whole, frozen=frozen, slots=slots, eq=eq).items():
            if name not in own or (name == "__hash__" and own[name] is None):  # what has `__eq__` has no hash either
                setattr(whole, name, method)
        return whole

    return made if cls is None else made(cls)


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = _dataclass


def _methods(cls: Any, *, frozen: bool, slots: bool, eq: bool) -> dict[str, Any]:
    """What the library would compile, by name."""
    fields = dataclasses.fields(cls)
    names = tuple(field.name for field in fields)
    shown = tuple(field.name for field in fields if field.repr)
    compared = _values(tuple(field.name for field in fields if field.compare))
    in_order = tuple(field.name for field in fields if not field.kw_only)
    assign = object.__setattr__ if frozen else setattr
    left = FEW if all(field.init for field in fields) else 0

    def init(self: Any, /, *given: Any, **named: Any) -> None:
        nonlocal left
        left -= 1
        values = {**dict(zip(in_order, given, strict=False)), **named}
        for field in fields if len(values) == len(given) + len(named) else ():
            if field.name not in values and field.default is not dataclasses.MISSING:
                values[field.name] = field.default
            elif field.name not in values and field.default_factory is not dataclasses.MISSING:
                values[field.name] = field.default_factory()
        if left < 0 or values.keys() != set(names):  # what is given is wrong: the library says so
            cls.__init__ = _compiled_init(cls, frozen=frozen, slots=slots)
            cls.__init__(self, *given, **named)
            return
        for name in names:
            assign(self, name, values[name])
        if hasattr(cls, "__post_init__"):
            self.__post_init__()

    def told(self: Any) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    def equal(self: Any, other: object) -> Any:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: Any) -> int:
        return hash(compared(self))

    def set_(self: Any, name: str, value: object) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    def read(self: Any, state: Sequence[Any]) -> None:
        for name, value in zip(names, state, strict=False):
            object.__setattr__(self, name, value)

    methods: dict[str, Any] = {"__init__": init, "__repr__": told}
    if eq:
        methods |= {"__eq__": equal, "__hash__": hashed if frozen else None}
    if frozen:
        methods |= {"__setattr__": set_, "__delattr__": delete}
    if frozen and slots:
        kept = _values(names)
        methods |= {"__getstate__": lambda self: list(kept(self)), "__setstate__": read}
    return methods


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What returns the values of fields, as a tuple also of one or none."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda one: tuple(getattr(one, name) for name in names)


def _compiled_init(cls: Any, *, frozen: bool, slots: bool) -> Any:
    """The `__init__` that the library compiles for a class of the same fields."""
    fields = dataclasses.fields(cls)
    body: dict[str, Any] = {field.name: copy(field) for field in fields}
    body |= {"__annotations__": {field.name: field.type for field in fields}, "__doc__": cls.__doc__ or cls.__name__}
    if hasattr(cls, "__post_init__"):
        body["__post_init__"] = None  # it is called if there is one
    twin: Any = dataclasses.dataclass(frozen=frozen, slots=slots, repr=False, eq=False)(type(cls.__name__, (), body))
    twin.__init__.__qualname__ = f"{cls.__qualname__}.__init__"
    return twin.__init__
