"""Annotations of records that must be importable without Pydantic: what it is to check when it reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from cards.records import dataclass


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


@dataclass(frozen=True, slots=True)
class Between:
    """In the annotation of a number, the `least` and the `most` that it may be; of fractions, only finite ones."""

    least: float
    most: float

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        """The number's schema, when Pydantic asks for it."""
        import pydantic

        finite = False if source is float else None
        return handler(Annotated[source, pydantic.Field(ge=self.least, le=self.most, allow_inf_nan=finite)])


@dataclass(frozen=True, slots=True)
class WrittenText:
    """In the annotation of a text, the `pattern` that it has from its first letter to its last."""

    pattern: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        """The text's schema, when Pydantic asks for it."""
        import pydantic

        return handler(Annotated[source, pydantic.StringConstraints(pattern=self.pattern)])


@dataclass(frozen=True, slots=True)
class Letters:
    """In the annotation of a text, the `least` and the `most` letters that it may have."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        """The text's schema, when Pydantic asks for it."""
        import pydantic

        return handler(Annotated[source, pydantic.StringConstraints(min_length=self.least, max_length=self.most)])
