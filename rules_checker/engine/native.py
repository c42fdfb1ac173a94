"""What the compiler is told about classes and numbers; where nothing is compiled, and once it is, this says nothing.

So the engine needs nothing but the standard library, compiled or not (`make compiled`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: bool) -> Any:
        """Leave a class as it is."""
        return lambda marked: marked


__all__ = ["i64", "mypyc_attr"]
