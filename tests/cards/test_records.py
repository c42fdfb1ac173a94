"""Our dataclasses are those of the standard library, in all that can be seen of them."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Any

import pytest

from cards import records

DECORATORS = [records.dataclass, dataclasses.dataclass]
KINDS = [
    {},
    {"slots": True},
    {"frozen": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "kw_only": True},
    {"frozen": True, "slots": True, "eq": False},
]


def classes(decorator: Callable[..., Any], **kind: Any) -> tuple[Any, Any, Any]:
    """A class of each kind: one with defaults and a check, one that inherits from it, one without arguments."""

    class Base:
        """A base."""

        a: int
        b: list[int] = field(default_factory=list, compare=False)
        c: str = "c"
        d: str = field(default="d", repr=False)

        def __post_init__(self) -> None:
            if self.a < 0:
                raise ValueError("a is negative")

    base = decorator(**kind)(Base)

    class More(base):
        e: int = 5

        def __repr__(self) -> str:
            return "its own"

    class Empty:
        """Nothing that is given."""

        f: int = field(default=6, init=False)
        g: list[int] = field(default_factory=list, init=False)

    return base, decorator(**kind)(More), decorator(**kind)(Empty)


def told(work: Callable[[], object]) -> object:
    """What comes of something: a value, or the kind of its fault."""
    try:
        return repr(work())
    except (TypeError, ValueError, AttributeError, FrozenInstanceError) as fault:
        return type(fault)


def seen(decorator: Callable[..., Any], kind: dict[str, Any]) -> list[object]:
    """Everything that is seen of classes of a kind."""
    base, more, empty = classes(decorator, **kind)
    one = base(a=1, b=[2])
    return [
        told(lambda: (one, more(a=1), empty(), one.d, more(a=1, e=6).e, empty().f, empty().g)),
        told(lambda: base(1)),
        told(lambda: base(1, [], "x", "y")),
        told(lambda: base(a=-1)),
        told(base),
        told(lambda: base(a=1, z=2)),
        told(lambda: (one == base(a=1), one == base(a=2), one == more(a=1), one == 1, one != base(a=1, b=[3]))),
        told(lambda: (empty() == empty(), type(empty()).__hash__ is None)),
        told(lambda: hash(one) == hash(base(a=1, b=[7]))),
        told(lambda: len({base(a=1), base(a=1), more(a=1)})),
        told(lambda: setattr(one, "a", 2)),
        told(lambda: delattr(base(a=1), "a")),
        told(lambda: (replace(one, a=3), [(each.name, each.kw_only) for each in fields(more)])),
        told(lambda: replace(one, a=-3)),
        told(lambda: (dataclasses.asdict(one), base.__match_args__, base.__doc__, hasattr(one, "__dict__"))),
    ]


@pytest.mark.parametrize("few", [records.FEW, 0, 1])
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_class_is_as_the_library_makes_it(kind: dict[str, Any], few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "FEW", few)
    ours, theirs = (seen(decorator, kind) for decorator in DECORATORS)
    assert ours == theirs


@records.dataclass(frozen=True, slots=True)
class Kept:
    """A record at a place where a store can find it."""

    one: int
    many: tuple[int, ...] = ()


def test_only_a_class_of_many_instances_is_compiled() -> None:
    raw = pickle.dumps(Kept(1, (2, 3)), protocol=5)
    short = Kept.__init__
    read = [pickle.loads(raw) for _ in range(2 * records.FEW)]
    assert {(one.one, one.many) for one in read} == {(1, (2, 3))}
    assert Kept.__init__ is short
    assert [Kept(at).one for at in range(2 * records.FEW)] == [*range(2 * records.FEW)]
    assert Kept.__init__ is not short
