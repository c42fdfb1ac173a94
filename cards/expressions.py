"""Regular expressions that are compiled when they are first used.

To compile all of those that read lists takes a quarter of a second, and of a list half of them are used.
"""

from __future__ import annotations

import re
from typing import Any, cast

_METHODS = ("search", "match", "fullmatch", "finditer", "findall", "sub", "subn", "split")


class LateExpression:
    """An expression that is not compiled yet; once it is, its methods are those of the compiled one."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern, self.flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        """What only a compiled expression has: it is compiled, and its methods are this one's from then on."""
        compiled = re.compile(self.pattern, self.flags)
        vars(self).update((method, getattr(compiled, method)) for method in _METHODS)
        return getattr(compiled, name)


def expression(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """The same as `re.compile`, but later: for those whose methods are called, and that nothing is compared with."""
    return cast("re.Pattern[str]", LateExpression(pattern, flags))
