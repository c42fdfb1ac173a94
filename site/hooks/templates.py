"""The templates of the pages that features make: those in `pages/`."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cards import Lang
from generator.typesetting import with_soft_hyphens

FOLDER = Path(__file__).parent / "pages"


def templates(lang: Lang) -> Environment:
    """Return the templates for a language: what goes into them is escaped, and must be there."""
    made = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["narrow"] = lambda name: with_soft_hyphens(name, lang)
    return made
