"""The templates beside this file, for the hooks that make pages: `extra.templates`."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from mkdocs.config.defaults import MkDocsConfig

from generator.typesetting import with_soft_hyphens


def on_config(config: MkDocsConfig) -> None:
    """Give the hooks the templates: what goes into them is escaped, and must be there."""
    made = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["narrow"] = lambda name: with_soft_hyphens(name, config.theme["language"])
    config.extra["templates"] = made
