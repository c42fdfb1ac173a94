"""What the positions of an engine keep, by name: its class's slots, which a compiled class has under another name."""

from functools import cache


def names_of(position: type) -> tuple[str, ...]:
    """All that positions of a class keep, those of the class itself first."""
    return tuple(dict.fromkeys(name for kind in position.__mro__ for name in _told(kind)))


@cache
def own_names_of(position: type) -> tuple[str, ...]:
    """What the class itself adds to what the kernel keeps of every game."""
    (kernel,) = (kind for kind in position.__mro__ if kind.__module__ == "rules_checker.engine.kernel")
    return tuple(name for name in names_of(position) if name not in names_of(kernel))


def _told(kind: type) -> tuple[str, ...]:
    return tuple(vars(kind).get("__slots__") or vars(kind).get("__mypyc_attrs__") or ())
