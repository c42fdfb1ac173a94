"""The base of everything that is read from YAML."""

from __future__ import annotations

from typing import Any, ClassVar


class Record:
    """The base of all that is read from YAML; a key that the class does not have is a fault."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}
