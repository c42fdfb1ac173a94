"""The templates of the pages that features make: those in `pages/`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from babel import Locale
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cards import Lang
from generator.typesetting import with_soft_hyphens

FOLDER = Path(__file__).parent / "pages"
AS_IT_IS = {"json.dumps_kwargs": {"ensure_ascii": False, "sort_keys": True}}
"""The policy of an environment in whose JSON letters stand for themselves."""


def templates(lang: Lang) -> Environment:
    """Return the templates for a language: what goes into them is escaped, and must be there."""
    made = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.policies |= AS_IT_IS
    made.filters["filled"] = lambda said, **values: filled(said, lang, **values)
    made.filters["narrow"] = lambda name: with_soft_hyphens(name, lang)
    return made


def filled(said: str | Mapping[str, str], lang: str, n: int, **values: str | int) -> str:
    """A sentence of `extra` with these values in its places; one with forms is said in that of the number `n`.

    `assets/js/workshop/said.js` does the same.
    """
    if not isinstance(said, str):
        said = said.get(Locale(lang).plural_form(n), said["other"])
    for name, value in {"n": n, **values}.items():
        said = said.replace(f"{{{name}}}", str(value))
    return said
