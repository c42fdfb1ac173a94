"""Many things looked at in one test: a test for each costs the runner more than the look."""

from collections.abc import Callable, Iterable
from typing import Any


def wrong_in(many: Iterable[Any], look: Callable[..., object]) -> list[str]:
    """What is wrong with each of many: its name, then what an assertion or another exception of `look` says.

    Things in tuples are given to it one by one.
    """
    found = []
    for one in many:
        given = one if isinstance(one, tuple) else (one,)
        try:
            look(*given)
        except Exception as error:  # whatever is wrong with one, the others are looked at
            found.append(f"{' '.join(str(part)[-80:] for part in given)}: {type(error).__name__}: {error}")
    return found
