"""Unions of records in which a key tells the kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any


@dataclass(frozen=True, slots=True)
class ToldBy:
    """In the annotation of a union of records, the `key` whose value says which of them it is.

    It is Pydantic's discriminator for modules that must be importable without Pydantic.
    """

    key: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        """The union's schema, when Pydantic asks for it."""
        import pydantic

        return handler(Annotated[source, pydantic.Field(discriminator=self.key)])
